// What the page "our table" knows: what is chosen, and what the engine answered to it. No drawing, and no rule: which
// values there are, what cannot be combined and what is played is all in the answer.
// @ts-check

/** @import { Data } from "./types.js" */

/**
 * @typedef {object} TableOption
 * @property {string} name as in a table's text
 * @property {string} value as asked
 * @property {string} base
 * @property {string[]} values the base value first
 * @property {number | null} lowest the lowest number that may be set besides; null where none may
 * @property {number | null} highest
 * @property {boolean} changed
 * @property {boolean} idle set, but without effect at this table
 */

/** @typedef {{code: string, clause: string | null, data: Data}} Problem `data.options` names those at fault; of two, the second falls back */
/** @typedef {{id: string, clause: string, data: Data, changed: boolean}} Point a rule as it is played */

/**
 * @typedef {object} TableAnswer the engine's answer to `table`
 * @property {string} rules what is played
 * @property {TableOption[]} options
 * @property {Problem[]} problems
 * @property {Record<string, number>} numbers
 * @property {{id: string, points: Point[]}[]} chapters
 */

/**
 * @typedef {object} TableData what the build wrote into the element
 * @property {Record<string, TableAnswer>} answers those to the presets, by text
 * @property {{name: string, rules: string}[]} presets
 * @property {string} rules address of the rules page
 * @property {string} house address of the page of house rules
 */

/**
 * @typedef {object} State
 * @property {TableData} data
 * @property {string} text of the table asked for; out of a link it may hold anything
 * @property {Record<string, string>} chosen by option, as the controls show it
 * @property {"base" | "link" | "kept" | "reader"} source where the text comes from
 * @property {TableAnswer} answer the one to show
 * @property {boolean} answered whether it is the answer to the text
 */

/** The text of the base game. */
export const BASE = "standard";

/** @param {TableData} data @returns {State} */
export function startState(data) {
  const answer = data.answers[BASE];
  return { data, text: BASE, chosen: chosenIn(answer), source: "base", answer, answered: true };
}

/**
 * Another table as a whole: out of a link, out of what was kept, or one to start from.
 *
 * @param {State} state
 * @param {string} text
 * @param {State["source"]} source
 * @returns {State}
 */
export function enter(state, text, source) {
  const next = { ...state, text, source, answered: false };
  const known = Object.hasOwn(state.data.answers, text) ? state.data.answers[text] : null;
  return known ? answered(next, text, known) : next;
}

/**
 * One option set by the reader. Everything else stays as it was chosen, whether it can be played or not.
 *
 * @param {State} state
 * @param {string} name
 * @param {string} value nothing stands for the base value
 * @returns {State}
 */
export function choose(state, name, value) {
  const { base } = optionOf(state, name);
  const chosen = { ...state.chosen, [name]: value || base };
  return { ...enter(state, textOf(state, chosen), "reader"), chosen };
}

/**
 * The engine's answer; one to a table that is no longer asked for changes nothing.
 *
 * @param {State} state
 * @param {string} text that was asked about
 * @param {TableAnswer} answer
 * @returns {State}
 */
export function answered(state, text, answer) {
  if (text !== state.text) return state;
  return { ...state, chosen: chosenIn(answer), answer, answered: true };
}

/** Without an answer the page shows the base game; what is chosen stays. @param {State} state @returns {State} */
export function unanswered(state) {
  return { ...state, answer: state.data.answers[BASE], answered: false };
}

/**
 * What the controls show of an answer: also a number out of range, but no value that there is not.
 *
 * @param {TableAnswer} answer
 */
function chosenIn({ options, problems }) {
  return Object.fromEntries(
    options.map(({ name, value, lowest }) => {
      const wrong = problems.find(({ data }) => data.option === name && isNumber(data.value));
      return [name, wrong && lowest !== null ? wrong.data.value : value];
    }),
  );
}

/** Whether a value is a number of the reader's own. @param {unknown} value */
export const isNumber = (value) => /^-?\d+$/.test(String(value));

/** @param {State} state @param {string} name */
export function optionOf({ answer }, name) {
  return /** @type {TableOption} */ (answer.options.find((option) => option.name === name));
}

/**
 * Whether the table of a link, or the one kept, has not been read yet. Until then nobody knows what is chosen there, so
 * that nothing can be changed without losing it.
 *
 * @param {State} state
 */
export function isUnread({ source, answered }) {
  return !answered && source !== "reader";
}

/** The text to share and to keep. @param {State} state */
export function textNow(state) {
  return isUnread(state) ? state.text : textOf(state);
}

/** The text of what is chosen: what differs from the base game. @param {State} state @param {State["chosen"]} [chosen] */
function textOf({ answer, chosen: now }, chosen = now) {
  const changes = answer.options.filter(({ name, base }) => chosen[name] !== base);
  return changes.map(({ name }) => `${name}=${chosen[name]}`).join(",") || BASE;
}

/** How many options differ from the base game. @param {State} state */
export function differences(state) {
  return state.answer.options.filter(({ name }) => isChanged(state, name)).length;
}

/** Whether an option differs from the base game: as it is played, and until that is known as it is chosen. @param {State} state @param {string} name */
export function isChanged(state, name) {
  const { base, changed } = optionOf(state, name);
  return state.answered ? changed : state.chosen[name] !== base;
}

/** Whether an option is set to what has no effect at this table. @param {State} state @param {string} name */
export function isIdle(state, name) {
  return state.answered && optionOf(state, name).idle;
}

/** What the answer finds wrong with an option. @param {State} state @param {string} name @returns {Problem[]} */
export function problemsAt({ answer, answered }, name) {
  return answered ? answer.problems.filter(({ data }) => data.options.includes(name)) : [];
}

/** What could not be used of a link or of what was kept; nothing once the reader has set something. @param {State} state */
export function problemsFound({ answer, answered, source }) {
  return answered && source !== "reader" ? answer.problems : [];
}

/** The option that counts as in the base game as long as a problem lasts; null where it concerns none. @param {Problem} problem */
export function fallsBack({ data }) {
  return /** @type {string | undefined} */ (data.options.at(-1)) ?? null;
}

// Address ---------------------------------------------------------------------------------------

const FIELD = "t=";

/**
 * The table in an address; null for an address that names none.
 *
 * @param {string} hash with or without #
 * @returns {string | null}
 */
export function readTable(hash) {
  const text = hash.replace(/^#/, "");
  if (!text.startsWith(FIELD)) return null;
  // Everything that follows belongs to it, so that nothing of a damaged link is passed over in silence.
  const given = text.slice(FIELD.length);
  try {
    return decodeURIComponent(given) || null;
  } catch {
    return given;
  }
}

/** @param {string} text @returns {string} the address, with # */
export function formatTable(text) {
  // The signs of a table's text may stand in an address as they are; encoding guards against anything else.
  return `#${FIELD}${encodeURIComponent(text).replaceAll("%3D", "=").replaceAll("%2C", ",")}`;
}
