// A task on paper: its picture as rows of text, what there is to tick, and its answer.
// @ts-check

import { cardsOf, suitOf, suitsOf } from "./cards.js";
import { choicesOf, GOES_ON, partsOf, seatOfChoices, takesSeveral } from "./task-state.js";
import { answerText, choiceText, leadText, whyText } from "./task-words.js";
import { symbolOf } from "./words.js";

/** @import { CardId, Reason, Seat, SuitId } from "./types.js" */
/** @import { Picture, Task } from "./task-state.js" */
/** @import { View } from "./task-words.js" */
/** @import { Words } from "./words.js" */

/** @typedef {{name: string, text: string}} Row */
/** @typedef {{text: string, suit: SuitId | null}} Box something to tick */

/**
 * @typedef {object} Solution
 * @property {string[]} answers that are right
 * @property {boolean} complete whether there is no other
 * @property {Reason} why the first one is
 */

const SEPARATOR = " · ";
const CARD_FORMS = ["cards", "card", "exactly"];

/**
 * All that may be seen of the deal.
 *
 * @param {Words} words @param {Task} task @param {View} view
 * @returns {Row[]}
 */
export function rowsOf(words, task, view) {
  const { picture } = task;
  const { contract, trump, lead, called, kitty, discards, trick, totals, scores } = picture;
  /** @type {Row[]} */
  const rows = [];
  /** @type {(id: string, text: string) => void} */
  const add = (id, text) => {
    rows.push({ name: words.text(id), text });
  };
  /** @param {(seat: Seat) => string | number} told */
  const each = (told) => picture.counts.map((_, seat) => `${words.who(seat, view.you)} ${told(seat)}`).join(SEPARATOR);
  const compact = (/** @type {CardId[]} */ cards) => words.cards(cards, { letters: view.letters });
  if (contract === null && !trick.length && !totals) add("stepper-auction", auctionText(words, picture, view));
  if (contract !== null) add("fact-contract", `${words.call(String(contract))}${SEPARATOR}${words.side(picture, view.you)}`);
  if (trump) add("fact-trump", trump === "-" ? words.text("fact-no-trump") : `${symbolOf(/** @type {SuitId} */ (trump))} ${words.suit(/** @type {SuitId} */ (trump))}`);
  if (lead) add("task-lead", compact([lead]));
  if (called) add("fact-called", compact([called]));
  if (contract !== null || picture.taken.some(Boolean)) add("fact-tricks", each((seat) => picture.taken[seat]) + (picture.extra ? `${SEPARATOR}${words.text("fact-kitty")} ${picture.extra}` : ""));
  if (kitty && cardsOf(kitty).length) add("fact-kitty", compact(cardsOf(kitty)));
  if (discards && cardsOf(discards).length) add("fact-discards", compact(cardsOf(discards)));
  if (trick.length) add("worksheet-table", `${leadText(words, trick[0], view)} ` + trick.map(([seat, card]) => `${words.who(seat, view.you)} ${compact([card])}`).join(SEPARATOR));
  if (totals) add("sheet-before", each((seat) => words.total(totals[seat])));
  if (scores) add("sheet-deal", each((seat) => words.signed(scores[seat])));
  picture.hands.forEach((dotted, seat) => {
    if (dotted === null || seat === seatOfChoices(task)) return;
    const name = words.text("hand-of", { seat: words.player(seat), seatYou: seat === view.you ? "yes" : "no" });
    rows.push({ name, text: handText(words, dotted, view) });
  });
  return rows;
}

/** @param {Words} words @param {Picture} picture @param {View} view */
function auctionText(words, { dealer, calls }, view) {
  const told = calls.map(([seat, call]) => `${words.who(seat, view.you)}: ${words.call(call)}`);
  return [`${words.text("badge-dealer")}: ${words.who(dealer, view.you)}`, ...(told.length ? told : [words.text("fact-none")])].join(SEPARATOR);
}

/** A hand suit by suit: "♠ K 9 8 · ♥ 8 6". @param {Words} words @param {string} dotted @param {View} view */
function handText(words, dotted, { letters }) {
  const runs = suitsOf(dotted).filter(({ cards }) => cards.length);
  const run = (/** @type {{suit: SuitId, cards: CardId[]}} */ { suit, cards }) =>
    suit === "X" ? words.cards(cards, { letters }) : [symbolOf(suit), ...cards.map((card) => words.index(card, { letters }))].join(" ");
  return runs.map(run).join(SEPARATOR);
}

/** How many boxes are to be ticked, in words. @param {Words} words @param {Task} task */
export function howMany(words, task) {
  if (task.form === "exactly") return words.text("worksheet-choose-count", { count: task.count ?? 0 });
  return words.text(takesSeveral(task) ? "worksheet-choose-all" : "worksheet-choose-one");
}

/** What there is to tick; cards in runs of a suit. @param {Words} words @param {Task} task @param {View} view @returns {Box[][]} */
export function boxesOf(words, task, view) {
  if (!CARD_FORMS.includes(task.form)) {
    return [choicesOf(task).map((part) => ({ text: choiceText(words, task, part, view), suit: null }))];
  }
  const suits = [...new Set(task.choices.map(suitOf))];
  return suits.map((suit) =>
    task.choices.filter((card) => suitOf(card) === suit).map((card) => ({ text: words.compact(card, { letters: view.letters }), suit })),
  );
}

/** The answer, and why where there is one only. @param {Words} words @param {Task} task @param {Solution} solution @param {View} view @returns {{answer: string, why: string}} */
export function solutionText(words, task, { answers, complete, why }, view) {
  const [first] = answers;
  const parts = partsOf(first);
  const alone = !CARD_FORMS.includes(task.form) && parts.length < 2;
  const answer = alone ? choiceText(words, task, parts[0] ?? GOES_ON, view) : answerText(words, task, first, view);
  if (!complete) return { answer: words.text("worksheet-for-example", { answer }), why: whyText(words, why, view) };
  if (answers.length === 1) return { answer, why: whyText(words, why, view) };
  const any = words.cards(answers.flatMap(partsOf), { letters: view.letters });
  return { answer: words.text("worksheet-any-of", { answer: any }), why: "" };
}
