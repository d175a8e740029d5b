// The table that a reader keeps on this device: the text of its rules, such as `players=5,grand=yes`.
// @ts-check

const KEY = "amerikaner-table";

/** Storage that is forbidden or full costs the reader nothing but the memory. */
export class KeptTable {
  #storage;

  /** @param {() => Pick<Storage, "getItem" | "setItem" | "removeItem">} storage may throw, as `localStorage` itself does */
  constructor(storage) {
    this.#storage = storage;
  }

  /** The text as it is kept, whatever it says; null where none is. @returns {string | null} */
  read() {
    try {
      return this.#storage().getItem(KEY) || null;
    } catch {
      return null;
    }
  }

  /**
   * @param {string | null} text null forgets what was kept
   * @returns {boolean} whether the browser did it
   */
  keep(text) {
    try {
      if (text === null) this.#storage().removeItem(KEY);
      else this.#storage().setItem(KEY, text);
      return true;
    } catch {
      return false;
    }
  }
}
