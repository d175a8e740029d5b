// What a reader has done and what is to be practised again; kept on this device, and as a file to carry elsewhere.
//
// What is practised again lies in five Leitner boxes: right on the day it is due goes one box on, wrong goes back to
// the first. Stored data that is damaged or of a newer version is laid aside as it is, and said; nothing is lost.
// @ts-check

const KEY = "amerikaner-progress";
const ASIDE = `${KEY}-kept-`;
const VERSION = 1;

/** Days until a task of each box is due. */
export const DAYS = [1, 2, 4, 8, 16];

/** @typedef {{key: string, box: number, due: string}} Review a task to practise again; due: YYYY-MM-DD */
/**
 * @typedef {object} Progress
 * @property {number} version
 * @property {Record<string, string[]>} lessons ids of the tasks done, by lesson
 * @property {Review[]} review
 */
/** @typedef {"damaged" | "newer" | "not-kept"} Trouble not-kept: the browser keeps nothing, or has no room */

/** @returns {Progress} */
export const emptyProgress = () => ({ version: VERSION, lessons: {}, review: [] });

// Days ------------------------------------------------------------------------------------------

/** The day of the reader's own calendar. @param {Date} date */
export function dayOf(date) {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, n) => String(part).padStart(n ? 2 : 4, "0")).join("-");
}

/** @param {string} day @param {number} days */
export function dayAfter(day, days) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** @param {unknown} text */
function isDay(text) {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// Reading ---------------------------------------------------------------------------------------

/**
 * Progress as it was stored or comes from a file.
 *
 * @param {string} text
 * @returns {{progress: Progress, trouble: "damaged" | "newer" | null}} empty progress where there is trouble
 */
export function readProgress(text) {
  /** @type {any} */
  let raw;
  try {
    raw = JSON.parse(text);
  } catch {
    raw = null;
  }
  if (Number.isInteger(raw?.version) && raw.version > VERSION) return { progress: emptyProgress(), trouble: "newer" };
  if (!isProgress(raw)) return { progress: emptyProgress(), trouble: "damaged" };
  return { progress: raw, trouble: null };
}

/** @param {any} raw */
function isProgress(raw) {
  return (
    raw?.version === VERSION &&
    isRecord(raw.lessons) &&
    Object.values(raw.lessons).every((tasks) => Array.isArray(tasks) && tasks.every(isName)) &&
    Array.isArray(raw.review) &&
    raw.review.every((/** @type {any} */ entry) => isRecord(entry) && isName(entry.key) && isBox(entry.box) && isDay(entry.due)) &&
    new Set(raw.review.map((/** @type {Review} */ { key }) => key)).size === raw.review.length
  );
}

/** @param {unknown} thing */
const isRecord = (thing) => typeof thing === "object" && thing !== null && !Array.isArray(thing);

/** @param {unknown} name */
const isName = (name) => typeof name === "string" && name !== "";

/** @param {unknown} box */
const isBox = (box) => Number.isInteger(box) && Number(box) >= 1 && Number(box) <= DAYS.length;

/** @param {Progress} progress @returns {string} the text of a file */
export const formatProgress = (progress) => `${JSON.stringify(progress, null, 2)}\n`;

/**
 * Two readings of one reader's progress as one: done is done, and what is to be practised stands where it is due first.
 *
 * @param {Progress} mine
 * @param {Progress} other
 * @returns {Progress}
 */
export function mergeProgress(mine, other) {
  const ids = new Set([...Object.keys(mine.lessons), ...Object.keys(other.lessons)]);
  const lessons = [...ids].map((id) => [id, [...new Set([...doneOf(mine, id), ...doneOf(other, id)])]]);
  /** @type {Map<string, Review>} */
  const review = new Map(mine.review.map((entry) => [entry.key, entry]));
  for (const entry of other.review) {
    const own = review.get(entry.key);
    if (!own || entry.due < own.due) review.set(entry.key, entry);
  }
  return { ...mine, lessons: Object.fromEntries(lessons), review: [...review.values()] };
}

// What a reader has done ------------------------------------------------------------------------

/** @param {Progress} progress @param {string} lesson @returns {string[]} tasks done */
export const doneOf = ({ lessons }, lesson) => (Object.hasOwn(lessons, lesson) ? lessons[lesson] : []);

/** @param {Progress} progress @param {string} lesson @param {string} task @returns {Progress} */
export function withDone(progress, lesson, task) {
  const done = doneOf(progress, lesson);
  if (done.includes(task)) return progress;
  return { ...progress, lessons: { ...progress.lessons, [lesson]: [...done, task] } };
}

/** A lesson to do once more. @param {Progress} progress @param {string} lesson @returns {Progress} */
export function withoutLesson(progress, lesson) {
  const { [lesson]: _, ...lessons } = progress.lessons;
  return { ...progress, lessons };
}

/** A task missed: to be practised from the first box on. @param {Progress} progress @param {string} key @param {string} today @returns {Progress} */
export function withMissed(progress, key, today) {
  const entry = { key, box: 1, due: dayAfter(today, DAYS[0]) };
  return { ...progress, review: [...progress.review.filter((other) => other.key !== key), entry] };
}

/**
 * A task done at once: one that was due goes a box on, and from the last box out; one not due stays where it is.
 *
 * @param {Progress} progress @param {string} key @param {string} today @returns {Progress}
 */
export function withRecalled(progress, key, today) {
  const entry = progress.review.find((other) => other.key === key);
  if (!entry || entry.due > today) return progress;
  const others = progress.review.filter((other) => other.key !== key);
  if (entry.box === DAYS.length) return { ...progress, review: others };
  const next = { key, box: entry.box + 1, due: dayAfter(today, DAYS[entry.box]) };
  return { ...progress, review: [...others, next] };
}

/** What is due, the longest waiting first. @param {Progress} progress @param {string} today @returns {Review[]} */
export const dueOn = ({ review }, today) => review.filter(({ due }) => due <= today).sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));

// Keeping ---------------------------------------------------------------------------------------

/** @typedef {Pick<Storage, "getItem" | "setItem">} Shelf */

/** The progress of a page, shared by its elements, and with other windows through the storage. */
export class ProgressStore {
  #shelf;
  #today;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** What the storage held when it was last read; undefined before that. @type {string | null | undefined} */
  #stored;

  /** @type {Progress} */
  current = emptyProgress();
  /** What has to be said about what was stored. @type {Trouble | null} */
  trouble = null;

  /**
   * @param {() => Shelf} shelf may throw, as `localStorage` itself does
   * @param {() => string} [today]
   */
  constructor(shelf, today = () => dayOf(new Date())) {
    this.#shelf = shelf;
    this.#today = today;
    this.reload();
  }

  get today() {
    return this.#today();
  }

  /** Reads what another window may have stored. */
  reload() {
    /** @type {string | null} */
    let text;
    try {
      text = this.#shelf().getItem(KEY);
    } catch {
      this.trouble = "not-kept";
      return;
    }
    if (text === this.#stored) return;
    this.#stored = text;
    if (text === null) {
      this.current = emptyProgress();
    } else {
      const { progress, trouble } = readProgress(text);
      this.current = progress;
      if (trouble) this.trouble = this.#layAside(text) ? trouble : "not-kept";
    }
    this.#tell();
  }

  /**
   * Keeps a text that cannot be used, once, under a name of its own.
   *
   * @param {string} text
   * @returns {boolean} whether it lies there safely
   */
  #layAside(text) {
    try {
      const shelf = this.#shelf();
      for (let n = 1; ; n++) {
        const there = shelf.getItem(ASIDE + n);
        if (there === text) return true;
        if (there !== null) continue;
        shelf.setItem(ASIDE + n, text);
        return shelf.getItem(ASIDE + n) === text;
      }
    } catch {
      return false;
    }
  }

  /** What was laid aside, oldest first. @returns {string[]} */
  aside() {
    const found = [];
    try {
      const shelf = this.#shelf();
      for (let n = 1, text = shelf.getItem(ASIDE + n); text !== null; text = shelf.getItem(ASIDE + ++n)) found.push(text);
    } catch {
      // Then there is nothing to show.
    }
    return found;
  }

  /** @param {(progress: Progress, today: string) => Progress} change one of the functions above */
  change(change) {
    this.reload();
    const next = change(this.current, this.#today());
    if (next === this.current) return;
    this.current = next;
    this.#keep(JSON.stringify(next));
    this.#tell();
  }

  /** Writes, unless that would overwrite what could not be laid aside. @param {string} text */
  #keep(text) {
    if (typeof this.#stored === "string" && readProgress(this.#stored).trouble && !this.#layAside(this.#stored)) return;
    try {
      this.#shelf().setItem(KEY, text);
      this.#stored = text;
    } catch {
      this.trouble = "not-kept";
    }
  }

  /**
   * Takes in a file that was exported here or elsewhere; what is here already stays.
   *
   * @param {string} text
   * @returns {"damaged" | "newer" | null} why it was not taken
   */
  takeIn(text) {
    const { progress, trouble } = readProgress(text);
    if (!trouble) this.change((current) => mergeProgress(current, progress));
    return trouble;
  }

  /** @param {() => void} listener @returns {() => void} ends it */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}
