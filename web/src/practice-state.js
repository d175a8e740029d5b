// Sets of drawn tasks: the address that names one, which task comes when, and how far a reader is. Pure functions.
//
// A set is a kind, a level, a seed and a number, maybe at a table with rules of its own: `#q=winner.1.4711.20&t=players=5`.
// The engine draws the tasks; here it is only decided with which seed, so that an address gives the same tasks everywhere.
// @ts-check

/** @import { Review } from "./progress.js" */

/**
 * @typedef {object} TaskSet
 * @property {string} kind one of the engine's, or MIX
 * @property {number} level
 * @property {number} seed
 * @property {number} number how many tasks; ENDLESS for no end
 * @property {string} rules of the table, or BASE
 */

/**
 * @typedef {object} Limits what there is, as the build heard it from the engine
 * @property {string[]} kinds
 * @property {{lowest: number, highest: number}} levels
 * @property {number} seeds the highest
 * @property {{lowest: number, highest: number, usual: number}} numbers
 */

/** @typedef {Omit<TaskSet, "seed"> & {seed: string}} Choice a set as it is being chosen; the seed as it is typed */
/** @typedef {{kind: string, level: number, seed: number, rules: string}} Draw what the engine is asked for */
/** @typedef {{code: string, data: Record<string, any>}} Fault a part of an address that cannot be used */
/** @typedef {"first" | "missed" | "skipped"} Outcome first: right at the first try; skipped: no answer was given */

/**
 * @typedef {object} Run a row of tasks under way
 * @property {TaskSet | null} set
 * @property {Draw[] | null} review the tasks to practise again, where it is not a set
 * @property {number} at the task that is shown, from 1
 * @property {Outcome[]} outcomes of the tasks before it
 */

/** All kinds in turn. */
export const MIX = "mix";
/** The rules of the base game. */
export const BASE = "standard";
/** As a number of tasks. */
export const ENDLESS = 0;

const FIELD = "q=";
const TABLE = "&t=";
/** Seeds of tasks that belong to a set: set 7 draws with 7001, 7002 and so on. */
const SPAN = 1000;
/** Letters of something unusable that are shown. */
const SHOWN = 40;

// Address ---------------------------------------------------------------------------------------

/** @param {TaskSet} set @returns {string} the address, with # */
export function formatSet(set) {
  const table = set.rules === BASE ? "" : TABLE + encodeURIComponent(set.rules).replaceAll("%3D", "=").replaceAll("%2C", ",");
  return `#${FIELD}${encodeURIComponent(codeOf(set))}${table}`;
}

/** What names a set in short, on paper too. @param {TaskSet} set */
export const codeOf = ({ kind, level, seed, number }) => [kind, level, seed, number].join(".");

/**
 * The set in an address, and what of it cannot be used; null for an address that names none, such as an anchor.
 *
 * What cannot be used is replaced by the nearest that there is. The table is not judged here: the engine reads it.
 *
 * @param {string} hash with or without #
 * @param {Limits} limits
 * @param {number} fresh seed of a set for an address that names none
 * @returns {{set: TaskSet, faults: Fault[]} | null}
 */
export function readSet(hash, limits, fresh) {
  const text = hash.replace(/^#/, "");
  if (!text.startsWith(FIELD)) return null;
  const [named, table] = divided(text.slice(FIELD.length), TABLE);
  const parts = decoded(named).split(".");
  /** @type {Fault[]} */
  const faults = parts.length === 4 && parts.every(Boolean) ? [] : [{ code: "bad-link", data: {} }];
  const [kind = "", level = "", seed = "", number = ""] = parts;
  const { kinds, levels, seeds, numbers } = limits;
  /** @type {(code: string, value: string, data?: Record<string, number>) => void} */
  const blame = (code, value, data = {}) => {
    if (value) faults.push({ code, data: { value: value.slice(0, SHOWN), ...data } });
  };
  const set = {
    kind: nearestKind(kind, kinds),
    level: nearestNumber(level, levels, levels.lowest),
    seed: nearestNumber(seed, { lowest: 0, highest: seeds }, fresh),
    number: nearestNumber(number, numbers, numbers.usual),
    rules: (table === null ? "" : decoded(table)) || BASE,
  };
  if (set.kind !== kind) blame("bad-kind", kind);
  if (!isNumber(level, levels)) blame("bad-level", level, levels);
  if (!isNumber(seed, { lowest: 0, highest: seeds })) blame("bad-seed", seed, { highest: seeds });
  if (!isNumber(number, numbers)) blame("bad-number", number, { highest: numbers.highest });
  return { set, faults };
}

/** @param {string} text @param {string} by @returns {[string, string | null]} */
function divided(text, by) {
  const at = text.indexOf(by);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + by.length)];
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What is chosen as a set; null where the seed is none.
 *
 * @param {Choice} choice @param {Limits} limits
 * @returns {TaskSet | null}
 */
export function setOf(choice, { seeds }) {
  const seed = choice.seed.trim();
  return isNumber(seed, { lowest: 0, highest: seeds }) ? { ...choice, seed: Number(seed) } : null;
}

/** @param {TaskSet} set @returns {Choice} */
export const choiceOf = (set) => ({ ...set, seed: String(set.seed) });

/** @param {string} text @param {{lowest: number, highest: number}} range */
const isNumber = (text, { lowest, highest }) => /^\d{1,16}$/.test(text) && Number(text) >= lowest && Number(text) <= highest;

/** @param {string} text @param {{lowest: number, highest: number}} range @param {number} otherwise where the text is no number at all */
function nearestNumber(text, { lowest, highest }, otherwise) {
  const number = /^-?\d+$/.test(text) ? Number(text) : otherwise;
  return Math.min(highest, Math.max(lowest, number));
}

/** The kind that needs the fewest changes of letters; the mix where nothing is alike. @param {string} text @param {string[]} kinds */
export function nearestKind(text, kinds) {
  const all = [MIX, ...kinds];
  if (all.includes(text)) return text;
  const given = text.toLowerCase().slice(0, SHOWN);
  const near = all.map((kind) => ({ kind, changes: changesBetween(given, kind) })).sort((a, b) => a.changes - b.changes)[0];
  return near.changes < Math.max(given.length, near.kind.length) ? near.kind : MIX;
}

/** Letters to put in, take out or change. @param {string} a @param {string} b */
function changesBetween(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1]));
    }
    row = next;
  }
  return row[b.length];
}

// Which task comes when -------------------------------------------------------------------------

/**
 * What the engine is asked for as a task of a set: the first of these that the table's rules give a task of.
 *
 * @param {TaskSet} set
 * @param {number} place from 1
 * @param {string[]} kinds all there are
 * @returns {Draw[]}
 */
export function drawsAt({ kind, level, seed, rules }, place, kinds) {
  const drawn = { level, seed: seed * SPAN + place, rules };
  if (kind !== MIX) return [{ kind, ...drawn }];
  const round = Math.floor((place - 1) / kinds.length);
  const order = mixed(kinds, seed, round);
  const first = (place - 1) % kinds.length;
  return [...order.slice(first), ...order.slice(0, first)].map((each) => ({ kind: each, ...drawn }));
}

/** Every kind once, in an order that the seed and the round decide. @param {string[]} kinds @param {number} seed @param {number} round */
function mixed(kinds, seed, round) {
  const order = [...kinds];
  let state = (seed % 2 ** 32) ^ Math.imul(round + 1, 0x9e3779b9);
  for (let i = order.length - 1; i > 0; i--) {
    // The generator "mulberry32": the same numbers in every browser.
    state = (state + 0x6d2b79f5) | 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    const j = ((mix ^ (mix >>> 14)) >>> 0) % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** A seed that is short enough to be read out. @param {() => number} random from 0 up to 1 */
export const freshSeed = (random) => 1 + Math.floor(random() * 9999);

// What is to be practised again -----------------------------------------------------------------

/** The name of a drawn task in the list of what to practise again. @param {Draw} draw */
export const keyOf = ({ kind, level, seed, rules }) => [kind, level, seed, ...(rules === BASE ? [] : [rules])].join(".");

/** The drawn task of a name; null for another's, such as a lesson's. @param {string} key @returns {Draw | null} */
export function drawOf(key) {
  const found = /^([a-z-]+)\.(\d)\.(\d{1,16})(?:\.(.+))?$/s.exec(key);
  return found && { kind: found[1], level: Number(found[2]), seed: Number(found[3]), rules: found[4] ?? BASE };
}

/** @param {Review[]} review @param {string} today @returns {{count: number, first: string} | null} what is not due yet */
export function laterThan(review, today) {
  const days = review.map(({ due }) => due).filter((due) => due > today).sort();
  return days.length ? { count: days.length, first: days[0] } : null;
}

// A row of tasks --------------------------------------------------------------------------------

/** @param {TaskSet} set @returns {Run} */
export const startRun = (set) => ({ set, review: null, at: 1, outcomes: [] });

/** @param {Draw[]} draws @returns {Run} */
export const startReview = (draws) => ({ set: null, review: draws, at: 1, outcomes: [] });

/** How many tasks there are; ENDLESS where there is no end. @param {Run} run */
export const lengthOf = ({ set, review }) => review?.length ?? set?.number ?? ENDLESS;

/** @param {Run} run */
export const isOver = (run) => lengthOf(run) !== ENDLESS && run.at > lengthOf(run);

/** @param {Run} run */
export const isLast = (run) => run.at === lengthOf(run);

/** What the engine is asked for as the task that is shown, in order of preference. @param {Run} run @param {string[]} kinds @returns {Draw[]} */
export function drawsNow({ set, review, at }, kinds) {
  if (review) return review.slice(at - 1, at);
  return set ? drawsAt(set, at, kinds) : [];
}

/** The next task. @param {Run} run @param {Outcome} outcome of the one that was shown @returns {Run} */
export const advance = (run, outcome) => ({ ...run, at: run.at + 1, outcomes: [...run.outcomes, outcome] });

/** What came of a task so far. @param {{solved: boolean, missed: boolean, tries: number}} task @returns {Outcome} */
export function outcomeOf({ solved, missed, tries }) {
  if (solved && !missed) return "first";
  return missed || tries > 0 ? "missed" : "skipped";
}

/** @param {Outcome[]} outcomes @returns {{right: number, done: number}} those right at the first try, among those answered */
export function scoreOf(outcomes) {
  const done = outcomes.filter((outcome) => outcome !== "skipped");
  return { right: done.filter((outcome) => outcome === "first").length, done: done.length };
}

/** A run as it is kept while a window is open. @param {Run} run @param {string} address of its set */
export const formatRun = ({ at, outcomes }, address) => JSON.stringify({ address, at, outcomes });

/**
 * How far a reader was with a set; null where nothing usable was kept.
 *
 * @param {string | null} text
 * @param {TaskSet} set
 * @returns {Run | null}
 */
export function readRun(text, set) {
  /** @type {any} */
  let kept;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  const known = ["first", "missed", "skipped"];
  const usable =
    kept?.address === formatSet(set) &&
    Array.isArray(kept.outcomes) &&
    kept.outcomes.every((/** @type {any} */ outcome) => known.includes(outcome)) &&
    kept.at === kept.outcomes.length + 1 &&
    (set.number === ENDLESS || kept.at <= set.number + 1);
  return usable ? { set, review: null, at: kept.at, outcomes: kept.outcomes } : null;
}
