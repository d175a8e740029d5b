// How a reader likes the cards and the pace; kept in the browser where that may be.
// @ts-check

const KEY = "amerikaner-settings";

/**
 * @typedef {object} Settings
 * @property {"standard" | "local"} letters letters on the court cards
 * @property {boolean} fourColours
 * @property {boolean} words cards written in words
 * @property {"slow" | "normal" | "fast"} speed
 */

/** @type {Settings} */
export const DEFAULTS = Object.freeze({ letters: "standard", fourColours: false, words: false, speed: "normal" });

/** @type {{[name in keyof Settings]: Settings[name][]}} */
const ALLOWED = {
  letters: ["standard", "local"],
  fourColours: [true, false],
  words: [true, false],
  speed: ["slow", "normal", "fast"],
};

/**
 * Settings out of anything: what is not understood gets its default.
 *
 * @param {unknown} raw
 * @returns {Settings}
 */
export function validSettings(raw) {
  const given = /** @type {Record<string, any>} */ (typeof raw === "object" && raw !== null ? raw : {});
  return /** @type {Settings} */ (
    Object.fromEntries(
      Object.entries(DEFAULTS).map(([name, standard]) => {
        const allowed = /** @type {unknown[]} */ (ALLOWED[/** @type {keyof Settings} */ (name)]);
        return [name, Object.hasOwn(given, name) && allowed.includes(given[name]) ? given[name] : standard];
      }),
    )
  );
}

/**
 * The settings of a page, shared by its widgets. Storage that is forbidden, full or holds rubbish costs the reader
 * nothing but the memory.
 */
export class SettingsStore {
  #storage;
  /** Whether the browser keeps what is set; it may turn out later that it does not. */
  kept = true;
  /** @type {Set<(settings: Settings) => void>} */
  #listeners = new Set();

  /** @param {() => Pick<Storage, "getItem" | "setItem">} storage may throw, as `localStorage` itself does */
  constructor(storage) {
    this.#storage = storage;
    this.current = this.#read();
  }

  /** @returns {Settings} */
  #read() {
    /** @type {string | null} */
    let text = null;
    try {
      text = this.#storage().getItem(KEY);
    } catch {
      this.kept = false;
    }
    try {
      return validSettings(JSON.parse(text ?? "null"));
    } catch {
      return validSettings(null);
    }
  }

  /** @param {Partial<Settings>} change */
  change(change) {
    this.current = validSettings({ ...this.current, ...change });
    try {
      this.#storage().setItem(KEY, JSON.stringify(this.current));
      this.kept = true;
    } catch {
      this.kept = false; // they last as long as the page
    }
    for (const listener of this.#listeners) listener(this.current);
  }

  /** @param {(settings: Settings) => void} listener @returns {() => void} ends it */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
