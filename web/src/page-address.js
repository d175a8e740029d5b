// The address of the page that is open, and links to it.
// @ts-check

/** @param {string} text @returns {Promise<boolean>} whether it was copied */
export async function copyLink(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Without a new entry in the history; works on file:// too. @param {string} hash */
export function writeAddress(hash) {
  if (location.hash === hash) return;
  try {
    history.replaceState(history.state, "", hash);
  } catch {
    // Browsers refuse when it is called very often; the next one writes again.
  }
}
