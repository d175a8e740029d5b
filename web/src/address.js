// The place in a hand, in the page's address: `#h=seven-hearts&l=lost&s=22`, with a branch also `&d=<link>`,
// under other rules than its own also `&t=<rules>`.
// @ts-check

/**
 * @typedef {object} Address
 * @property {string | null} hand name of the hand; null means the first of the page
 * @property {string | null} line
 * @property {number | null} step null where none is named
 * @property {string | null} link the whole deal of a branch; then `step` counts in it
 * @property {string | null} rules those of a table, where the hand is shown under them
 * @property {boolean} broken whether the step is not a number
 */

/**
 * Reads an address; null for one that is none of ours, such as an anchor of the page.
 *
 * @param {string} hash with or without #
 * @returns {Address | null}
 */
export function readAddress(hash) {
  const text = hash.replace(/^#/, "");
  if (!text.includes("=")) return null;
  const fields = new URLSearchParams(text);
  if (!["h", "l", "s", "d"].some((name) => fields.has(name))) return null;
  const step = fields.get("s");
  return {
    hand: fields.get("h") || null,
    line: fields.get("l"),
    step: step !== null && /^\d{1,4}$/.test(step) ? Number(step) : null,
    link: fields.get("d"),
    rules: fields.get("t") || null,
    broken: step !== null && !/^\d{1,4}$/.test(step),
  };
}

/**
 * @param {{hand: string, line: string, step: number, link?: string | null, rules?: string | null}} place
 * @returns {string} the address, with #
 */
export function formatAddress({ hand, line, step, link, rules }) {
  // Ids and links are URL-safe as they are; encoding guards against hands named otherwise.
  const fields = [`h=${encodeURIComponent(hand)}`, `l=${encodeURIComponent(line)}`, `s=${step}`];
  if (link) fields.push(`d=${encodeURIComponent(link)}`);
  if (rules) fields.push(`t=${encodeURIComponent(rules)}`);
  return `#${fields.join("&")}`;
}

/**
 * Puts a place into the address without a new entry in the history; works on file:// too.
 *
 * @param {Parameters<typeof formatAddress>[0]} place
 */
export function writeAddress(place) {
  const hash = formatAddress(place);
  if (location.hash === hash) return;
  try {
    history.replaceState(history.state, "", hash);
  } catch {
    // Browsers refuse when it is called very often; the next step writes again.
  }
}
