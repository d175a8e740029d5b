// Firefox gives pages by double click no storage in common; docs/assets/js/kept-together.js does.
// @ts-check

/**
 * Does something as soon as the page's storage holds what other pages keep: at once, where pages share it.
 *
 * @param {() => void} start
 */
export function whenKept(start) {
  const { amerikanerKept } = /** @type {{amerikanerKept?: Promise<unknown>}} */ (/** @type {unknown} */ (globalThis));
  if (amerikanerKept) amerikanerKept.then(start);
  else start();
}
