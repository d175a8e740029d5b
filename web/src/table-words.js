// What the page "our table" says of the engine's answers. The build says the same in Python (scripts/table_fence.py),
// and a test compares the sentences.
// @ts-check

import { isNumber } from "./table-state.js";

/** @import { Words } from "./words.js" */
/** @import { Point, Problem, TableAnswer, TableOption } from "./table-state.js" */

/** What a number does: the message and the argument that carries it. @type {Record<string, [string, string]>} */
const NUMBER_EFFECTS = { "lowest-bid": ["effect-lowest-bid-number", "lowest"], target: ["effect-target", "target"] };

/** @param {Words} words @param {string} name of an option */
export const optionLabel = (words, name) => words.text(`option-${name}`);

/** @param {Words} words @param {string} name of an option @param {string} value */
export const valueLabel = (words, name, value) => (isNumber(value) && name in NUMBER_EFFECTS ? value : words.text(`value-${name}-${value}`));

/** What a value does. @param {Words} words @param {string} name of an option @param {string} value */
export function effect(words, name, value) {
  if (!isNumber(value) || !(name in NUMBER_EFFECTS)) return words.text(`effect-${name}-${value}`);
  const [message, argument] = NUMBER_EFFECTS[name];
  return words.text(message, { [argument]: Number(value) });
}

/** What counts meanwhile. @param {Words} words @param {Problem} problem @param {TableOption} option the one that falls back */
export function fallbackSentence(words, { data }, { name, base }) {
  const message = data.options.length > 1 ? "table-problem-fallback" : "table-problem-counts";
  return words.text(message, { optionName: optionLabel(words, name), value: valueLabel(words, name, base) });
}

/** A rule as it is played. @param {Words} words @param {Point} point */
export const pointSentence = (words, { id, data }) => words.text(`rule-${id}`, words.args(data, { you: null }));

/** The table in one line. @param {Words} words @param {TableAnswer} answer */
export const summary = (words, { numbers }) =>
  words.text("table-summary", {
    players: numbers.players,
    hand: numbers.hand_size,
    kitty: numbers.kitty_size,
    tricks: numbers.tricks,
    lowest: numbers.lowest_bid,
  });

/** How many options are set to something else than the base game. @param {Words} words @param {number} count */
export const differsSentence = (words, count) => (count ? words.text("table-differs", { count }) : words.text("table-empty"));
