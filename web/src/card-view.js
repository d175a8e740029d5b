// Cards as they look, face up and face down; the same elements as in a hand that is stepped through.
// @ts-check

import { html, nothing } from "lit-html";
import { isJoker, suitOf } from "./cards.js";
import { suitSign } from "./icons.js";

/** @import { CardId } from "./types.js" */
/** @import { Settings } from "./settings.js" */
/** @import { Words } from "./words.js" */
/** @typedef {{words: Words, settings: Settings}} Look what decides how cards are drawn */

/** @param {Look} look @param {CardId} card */
const inside = ({ words, settings }, card) =>
  settings.words
    ? html`<span class="am-name">${words.card(card)}</span>`
    : html`${isJoker(card) ? nothing : html`<span class="am-rank">${words.index(card, { letters: settings.letters })}</span>`}${suitSign(suitOf(card))}`;

/**
 * A card that is looked at.
 *
 * @param {Look} look
 * @param {CardId} card
 * @param {{played?: boolean, winner?: boolean, turning?: boolean, latest?: boolean}} [marks]
 */
export const face = (look, card, { played = false, winner = false, turning = false, latest = false } = {}) => html`<span
  class="am-card"
  role="img"
  aria-label=${look.words.card(card)}
  data-card=${card}
  data-suit=${suitOf(card)}
  ?data-played=${played}
  ?data-winner=${winner}
  ?data-turning=${turning}
  ?data-latest=${latest}
  >${inside(look, card)}</span
>`;

/** What a button holds: the face to the eye, the name to the ear. @param {Look} look @param {CardId} card @param {string} [name] */
export const named = (look, card, name = look.words.card(card)) =>
  html`<span class="am-face" aria-hidden="true">${inside(look, card)}</span><span class="am-sr">${name}</span>`;

/** Cards face down: so many in a row, or one for all of them. @param {Look} look @param {number} count @param {number} [drawn] */
export const backs = ({ words }, count, drawn = count) => html`<span class="am-backs" role="img" aria-label="${words.text("card-back")}: ${count}"
  >${Array.from({ length: drawn }, () => html`<span class="am-back"></span>`)}</span
>`;

/** Cards within a text: signs to the eye, names to the ear. @param {Look} look @param {CardId[]} cards */
export const inText = ({ words, settings }, cards) => {
  const style = { letters: settings.letters, inWords: settings.words };
  const inWords = words.cards(cards, { inWords: true });
  if (settings.words) return inWords;
  const signs = cards.map((card, n) => html`${n ? " " : ""}<span class="am-inline" data-suit=${suitOf(card)}>${words.compact(card, style)}</span>`);
  return html`<span aria-hidden="true">${signs}</span><span class="am-sr">${inWords}</span>`;
};
