// Where a reader stands with a task: what is chosen, what was said of it, which hints were shown. Pure functions.
// @ts-check

import { cardsOf } from "./cards.js";

/** @import { CardId, GameEvent, Reason, Seat } from "./types.js" */

/** @typedef {"cards" | "card" | "exactly" | "seat" | "yes-no" | "number" | "players"} Form */

/**
 * @typedef {object} Picture all that may be shown with a task
 * @property {number} players
 * @property {string} rules "standard", or what differs
 * @property {Seat | null} seat whose cards are seen, where it is one player's question
 * @property {Seat} dealer
 * @property {(string | null)[]} hands dotted; null for a hidden one
 * @property {number[]} counts cards in each hand
 * @property {string | null} kitty
 * @property {string | null} discards
 * @property {[Seat, string][]} calls
 * @property {Seat | null} declarer
 * @property {number | "A" | null} contract
 * @property {string | null} trump a suit, - for none, null where it is not known
 * @property {CardId | null} called
 * @property {Seat | null} partner
 * @property {CardId | null} lead the card that is asked about
 * @property {[Seat, CardId][]} trick
 * @property {number[]} taken
 * @property {number} extra tricks of the side that are the kitty
 * @property {number | null} side tricks of the bidder's side
 * @property {number[] | null} totals before the deal
 * @property {number[] | null} scores of the deal, where they are part of the question
 * @property {number} target
 */

/**
 * @typedef {object} Task as the engine puts it; it never holds its answer
 * @property {string} kind
 * @property {Reason} question
 * @property {Form} form
 * @property {string[]} choices what an answer is made of
 * @property {number | null} count how many of them, where the form is "exactly"
 * @property {number} hints how many there are; the last one is the answer
 * @property {Picture} picture
 */

/**
 * @typedef {object} TaskData what the build wrote into the element, or a page set
 * @property {string} id
 * @property {Record<string, unknown>} ask the fields of a question to the engine about this task
 * @property {Task} task
 * @property {string} rules address of the rules page
 * @property {Seat} [you] the reader's seat, see `youOf`
 * @property {string | null} [lesson] the lesson in which it is done
 * @property {string | null} [key] its name in the list of what to practise again; null keeps no list
 * @property {string | null} [practice] address of the page that shows that list
 * @property {number} [number] its place in the page, from 1
 * @property {number} [total]
 */

/**
 * @typedef {object} Verdict
 * @property {boolean} right
 * @property {"refused" | "wrong" | "allowed" | "led"} verdict
 * @property {Reason} why
 * @property {GameEvent[]} events what the answer led to
 */

/** @typedef {{n: number, of: number, hint: Reason, verdict?: Verdict}} Hint the last one tells why, too */

/**
 * @typedef {object} State
 * @property {TaskData} data
 * @property {string[]} chosen in the order of the choices; [""] is the choice of nobody, where the game goes on
 * @property {{answer: string, verdict: Verdict} | null} said about the answer last checked
 * @property {"none" | "few" | "many" | null} lacking why the last press of "check" was no answer
 * @property {Hint[]} hints shown so far
 * @property {number} tries
 * @property {boolean} solved
 * @property {boolean} missed whether a wrong answer, or the answer itself, came before the right one
 */

/** The seat of a reader whom the task gives none: south, as on every page. @type {Seat} */
const SOUTH = 2;

/** Who is "you" in a task: whose cards are seen, unless a page says otherwise. @param {Task} task @param {Seat} [you] @returns {Seat} */
export const youOf = ({ picture }, you) => you ?? picture.seat ?? SOUTH;

/** What stands for "the game goes on" among players to choose. */
export const GOES_ON = "";

/** @param {TaskData} data @returns {State} */
export const startState = (data) => ({ data, chosen: [], said: null, lacking: null, hints: [], tries: 0, solved: false, missed: false });

/** Whether several choices make an answer. @param {Task} task */
export const takesSeveral = ({ form }) => ["cards", "exactly", "players"].includes(form);

/** What can be chosen, in order. @param {Task} task @returns {string[]} */
export const choicesOf = ({ form, choices }) => (form === "players" ? [...choices, GOES_ON] : choices);

/**
 * Chooses a part of the answer, or takes it back where several make one.
 *
 * @param {State} state
 * @param {string} part
 * @returns {State}
 */
export function choose(state, part) {
  const { task } = state.data;
  if (!takesSeveral(task)) return { ...state, chosen: [part], lacking: null };
  const has = state.chosen.includes(part);
  // Nobody is no company for somebody.
  const others = state.chosen.filter((other) => other !== part && (part === GOES_ON) === (other === GOES_ON));
  const chosen = has ? others : [...others, part];
  return { ...state, chosen: choicesOf(task).filter((choice) => chosen.includes(choice)), lacking: null };
}

/** How many cards are still to choose; below zero: too many. Null where it is not a matter of number. @param {State} state */
export function cardsMissing({ data: { task }, chosen }) {
  return task.form === "exactly" ? (task.count ?? 0) - chosen.length : null;
}

/** Why what is chosen is no answer yet. @param {State} state @returns {State["lacking"]} */
export function lackingIn(state) {
  const { task } = state.data;
  const missing = cardsMissing(state);
  if (missing !== null) return missing > 0 ? "few" : missing < 0 ? "many" : null;
  // To choose none of the cards is an answer.
  return state.chosen.length === 0 && task.form !== "cards" ? "none" : null;
}

/** The answer as the engine reads it. @param {State} state */
export const answerOf = ({ chosen }) => chosen.filter((part) => part !== GOES_ON).join(" ");

/** @param {string} answer @returns {string[]} its parts */
export const partsOf = (answer) => (answer ? answer.split(" ") : []);

/** @param {State} state @returns {State} */
export const lacking = (state) => ({ ...state, lacking: lackingIn(state) });

/**
 * @param {State} state
 * @param {string} answer
 * @param {Verdict} verdict
 * @returns {State}
 */
export function judged(state, answer, verdict) {
  return {
    ...state,
    said: { answer, verdict },
    lacking: null,
    tries: state.tries + 1,
    solved: state.solved || verdict.right,
    missed: state.missed || (!state.solved && !verdict.right),
  };
}

/** The number of the next hint; null when all are shown. @param {State} state */
export const nextHint = ({ data: { task }, hints }) => (hints.length < task.hints ? hints.length + 1 : null);

/** @param {State} state @param {Hint} hint @returns {State} */
export function hinted(state, hint) {
  if (hint.n !== nextHint(state)) return state;
  const told = hint.n === state.data.task.hints;
  return { ...state, hints: [...state.hints, hint], missed: state.missed || (told && !state.solved) };
}

/** Whose hand the cards to choose from lie in; null where they are in none. @param {Task} task @returns {Seat | null} */
export function seatOfChoices({ form, choices, picture }) {
  if (!["cards", "card", "exactly"].includes(form)) return null;
  const seat = picture.hands.findIndex((dotted) => dotted !== null && choices.every((card) => cardsOf(dotted).includes(card)));
  return seat < 0 ? null : seat;
}
