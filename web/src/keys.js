// Keys of the stepper: which of them means what. The element does it.
// @ts-check

import { RANKS } from "./cards.js";

/**
 * @typedef {{do: "move", steps: number} | {do: "first"} | {do: "last"} | {do: "play"} | {do: "list"} | {do: "why"}
 *   | {do: "along", cards: number} | {do: "suit", suit: string} | {do: "rank", rank: string}} Intent
 */

/** @type {Record<string, Intent>} */
const ANYWHERE = {
  ArrowLeft: { do: "move", steps: -1 },
  ArrowRight: { do: "move", steps: 1 },
  Home: { do: "first" },
  End: { do: "last" },
  " ": { do: "play" },
  m: { do: "list" },
  w: { do: "why" },
};

/**
 * What a key asks for.
 *
 * @param {{key: string, code?: string}} event
 * @param {boolean} inHand whether a card has the focus
 * @returns {Intent | null}
 */
export function intentOf({ key, code = "" }, inHand) {
  // On a Cyrillic keyboard the letter key gives another letter, but it lies in the same place.
  const isLatin = key.length > 1 || /[\x20-\x7e]/.test(key);
  const name = isLatin ? key : code.replace(/^Key/, "");
  const letter = name.length === 1 ? name.toLowerCase() : name;
  if (inHand) {
    if (letter === "ArrowUp") return { do: "along", cards: -1 };
    if (letter === "ArrowDown") return { do: "along", cards: 1 };
    const upper = letter.toUpperCase();
    if ("SHDCX".includes(upper)) return { do: "suit", suit: upper };
    const rank = upper === "1" || upper === "0" ? "T" : upper;
    if (RANKS.includes(rank)) return { do: "rank", rank };
  }
  return ANYWHERE[letter] ?? null;
}

/**
 * The next thing of a list after the one at `from` that fits, going round; undefined when none does.
 *
 * @template T
 * @param {T[]} list
 * @param {number} from
 * @param {(thing: T) => boolean} fits
 * @returns {T | undefined}
 */
export function nextOf(list, from, fits) {
  return [...list.slice(from + 1), ...list.slice(0, from + 1)].find(fits);
}
