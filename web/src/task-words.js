// What is said of tasks. The build says the same in Python (scripts/task_words.py), and a test compares the sentences.
// @ts-check

import { GOES_ON, partsOf } from "./task-state.js";
import { Words } from "./words.js";

/** @import { Data, GameEvent, Reason, Seat, CardId } from "./types.js" */
/** @import { Hint, Task, Verdict } from "./task-state.js" */
/** @import { Style } from "./words.js" */
/** @typedef {{you: Seat | null} & Style} View who is "you", and how cards are written */

const ROLES = /** @type {const} */ (["obj", "with", "lead", "call"]);

/**
 * The words of a page with tasks, from what its scripts left behind; null when they did not load.
 *
 * @param {string | null} folder
 * @returns {Words | null}
 */
export function taskWordsOfPage(folder) {
  /** @type {Record<string, Record<string, string> | undefined>} */
  const { amerikanerWords: all = {}, amerikanerHouseWords: house = {}, amerikanerLessonWords: lessons = {} } = /** @type {any} */ (globalThis);
  const name = folder ?? Object.keys(all)[0];
  return name && all[name] && lessons[name] ? new Words(`${all[name]}\n${lessons[name]}`, name, house[name]) : null;
}

/**
 * Arguments of a message, with those that only tasks have.
 *
 * @param {Words} words @param {Data} data @param {View} view
 * @returns {Record<string, string | number>}
 */
function argsOf(words, data, view) {
  const { better, players, total, best, ...rest } = data;
  const args = words.args(rest, view);
  if (better !== undefined) {
    args.better = words.card(better);
    for (const role of ROLES) args[`better${role[0].toUpperCase()}${role.slice(1)}`] = words.card(better, role);
  }
  if (players !== undefined) args.players = namesOf(words, players, view);
  if (total !== undefined) args.total = words.total(total);
  if (best !== undefined) args.best = words.total(best);
  return args;
}

/** Players in running text, the reader first. @param {Words} words @param {string[]} seats @param {View} view */
const namesOf = (words, seats, view) =>
  words.list([...seats].sort((a, b) => Number(Number(b) === view.you) - Number(Number(a) === view.you)).map((seat) => words.who(Number(seat), view.you)));

/** @param {Words} words @param {Task} task @param {View} view */
export const questionText = (words, { question }, view) => words.text(question.code, argsOf(words, question.data, view));

/** Why an answer is right or wrong: what the rules refuse has its reason elsewhere. @param {Words} words @param {Reason} why @param {View} view */
export const whyText = (words, { code, data }, view) => words.text(code.startsWith("why-") ? code : `reason-${code}`, argsOf(words, data, view));

/** Who led to the trick on the table. @param {Words} words @param {[Seat, CardId]} led @param {View} view */
export const leadText = (words, [seat, card], view) =>
  words.sentence({ id: card.endsWith("X") ? "joker-led" : "lead", clause: "", data: { seat, card } }, view);

/** @param {Words} words @param {GameEvent} event @param {View} view */
export const eventText = (words, event, view) => words.sentence(event, view);

/** A hint; the last one is the answer. @param {Words} words @param {Task} task @param {Hint} hint @param {View} view */
export function hintText(words, task, { hint }, view) {
  const { answer, ...data } = hint.data;
  const args = argsOf(words, data, view);
  if (answer !== undefined) args.answer = answerText(words, task, answer.join(" "), view);
  return words.text(hint.code, args);
}

/**
 * What an answer comes to, as its head says it. Allowed: but not what was asked for. Only a card is refused: who says that
 * somebody may do what the rules refuse is wrong.
 *
 * @param {Task} task @param {Verdict} verdict @returns {"right" | "wrong" | "refused" | "allowed"}
 */
export function outcomeOf({ form }, { right, verdict }) {
  if (right) return "right";
  if (verdict === "led") return "allowed";
  return verdict === "refused" && ["cards", "card", "exactly"].includes(form) ? "refused" : "wrong";
}

/** A choice by itself, as its button says it. @param {Words} words @param {Task} task @param {string} part @param {View} view */
export function choiceText(words, task, part, view) {
  if (task.form === "yes-no") return words.text(`task-${part}`);
  if (task.form === "number") return numberText(words, task, part);
  if (task.form === "seat" || task.form === "players") {
    if (part === "-") return words.text("task-nobody");
    return part === GOES_ON ? words.text("task-goes-on") : words.who(Number(part), view.you);
  }
  return words.card(part);
}

/** Points have a sign, counts none. @param {Words} words @param {Task} task @param {string} part */
const numberText = (words, { choices }, part) => (choices.some((choice) => choice.startsWith("-")) ? words.signed(Number(part)) : part);

/** An answer within a sentence. @param {Words} words @param {Task} task @param {string} answer @param {View} view */
export function answerText(words, task, answer, view) {
  const parts = partsOf(answer);
  if (task.form === "yes-no") return words.text(`task-${answer}.answer`);
  if (task.form === "number") return numberText(words, task, answer);
  if (answer === "-") return words.text("task-nobody.answer");
  if (task.form === "players" && !parts.length) return words.text("task-goes-on.answer");
  if (task.form === "seat" || task.form === "players") return namesOf(words, parts, view);
  return parts.length ? words.cards(parts, view) : words.text("task-no-card");
}

/** The mistake that an answer is known for. @param {Words} words @param {string} id of the task @param {string} answer */
export function mistakeText(words, id, answer) {
  const message = `mistake-${id}-${partsOf(answer).join("_")}`;
  return words.has(message) ? words.text(message) : null;
}

/**
 * All that is said of an answer, in order.
 *
 * @param {Words} words @param {Task} task @param {string} id @param {string} answer @param {Verdict} verdict @param {View} view
 * @returns {string[]}
 */
export function verdictTexts(words, task, id, answer, verdict, view) {
  const mistake = mistakeText(words, id, answer);
  const led = verdict.events.map((event) => eventText(words, event, view));
  return [
    words.text(`verdict-${outcomeOf(task, verdict)}`),
    words.text("task-your-answer", { answer: answerText(words, task, answer, view) }),
    ...(mistake ? [mistake] : []),
    whyText(words, verdict.why, view),
    ...(led.length ? [words.text("verdict-led"), ...led] : []),
  ];
}
