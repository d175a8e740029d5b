// Ids of cards and hands as the engine writes them, and their order on the table.
// @ts-check

/** @import { CardId, SuitId } from "./types.js" */

/** Order of the engine's dotted hands. */
const DOTTED = /** @type {const} */ (["S", "H", "D", "C"]);

/** Order on the table: colours alternate. */
export const SUITS = /** @type {const} */ (["S", "H", "C", "D"]);

/** High to low. */
export const RANKS = "AKQJT98765432";

/** @param {CardId} card @returns {SuitId} */
export const suitOf = (card) => /** @type {SuitId} */ (card[1]);

/** @param {CardId} card */
export const rankOf = (card) => card[0];

/**
 * The cards of a dotted hand by suit, each suit high to low, in the order of the table.
 *
 * @param {string | null} dotted
 * @returns {{suit: SuitId, cards: CardId[]}[]} always four
 */
export function suitsOf(dotted) {
  const ranks = (dotted ?? "...").split(".");
  return SUITS.map((suit) => ({
    suit,
    cards: [...(ranks[DOTTED.indexOf(suit)] ?? "")].map((rank) => rank + suit),
  }));
}

/** @param {string | null} dotted @returns {CardId[]} */
export const cardsOf = (dotted) => suitsOf(dotted).flatMap(({ cards }) => cards);

/** @param {CardId[]} cards @returns {string} the canonical dotted form */
export function dottedOf(cards) {
  return DOTTED.map((suit) => [...RANKS].filter((rank) => cards.includes(rank + suit)).join("")).join(".");
}
