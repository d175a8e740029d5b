// Ids of cards and hands as the engine writes them, and their order on the table.
// @ts-check

/** @import { CardId, SuitId } from "./types.js" */

/** Order of the engine's dotted hands; the jokers' part is there only when a hand holds some. */
const DOTTED = /** @type {const} */ (["S", "H", "D", "C"]);

/** What stands for a suit in a joker. */
const JOKER = "X";

/** Order on the table: colours alternate. */
export const SUITS = /** @type {const} */ (["S", "H", "C", "D"]);

/** High to low. */
export const RANKS = "AKQJT98765432";

/** @param {CardId} card @returns {SuitId} */
export const suitOf = (card) => /** @type {SuitId} */ (card[1]);

/** @param {CardId} card */
export const isJoker = (card) => card[1] === JOKER;

/** @param {CardId} card */
export const rankOf = (card) => card[0];

/**
 * The cards of a dotted hand by suit, each suit high to low, in the order of the table: jokers last.
 *
 * @param {string | null} dotted
 * @returns {{suit: SuitId, cards: CardId[]}[]} always four, and the jokers where there are some
 */
export function suitsOf(dotted) {
  const ranks = (dotted ?? "...").split(".");
  const suits = /** @type {SuitId[]} */ (ranks[DOTTED.length] ? [...SUITS, JOKER] : SUITS);
  return suits.map((suit) => ({
    suit,
    cards: [...(ranks[[...DOTTED, JOKER].indexOf(suit)] ?? "")].map((rank) => rank + suit),
  }));
}

/** @param {string | null} dotted @returns {CardId[]} */
export const cardsOf = (dotted) => suitsOf(dotted).flatMap(({ cards }) => cards);

/** @param {CardId[]} cards @returns {string} the canonical dotted form */
export function dottedOf(cards) {
  const parts = DOTTED.map((suit) => [...RANKS].filter((rank) => cards.includes(rank + suit)).join(""));
  const jokers = cards.filter(isJoker).map(rankOf).sort().join("");
  return (jokers ? [...parts, jokers] : parts).join(".");
}
