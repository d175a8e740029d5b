// The words of house rules: a file of its own, for the pages and moments that need it.
// @ts-check

import { insertScript } from "./engine.js";

const script = /** @type {HTMLScriptElement | null} */ (globalThis.document?.currentScript ?? null);

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/**
 * Loads them once, by http and by file:// alike; one that did not come may be asked for again.
 *
 * @param {string} folder the language's folder
 * @returns {Promise<void>} rejects when they do not come
 */
export function loadHouseWords(folder) {
  const url = new URL(`words/${folder}.house.js`, script?.src ?? location.href).href;
  const load = coming.get(folder) ?? insertScript(url);
  coming.set(folder, load);
  load.catch(() => coming.delete(folder));
  return load;
}
