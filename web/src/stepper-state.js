// Where a reader is in a hand, and what their doing changes: plain data, plain functions, no page, no rules.
//
// What is allowed, what happened and who wins is read from the engine's answers. A change that needs the engine comes
// back as `ask`: the action to try at the step shown.
// @ts-check

import { cardsOf, dottedOf, suitOf } from "./cards.js";

/** @import { Address } from "./address.js" */
/** @import { Answer, CardId, Data, HandData, Line, Reason, Seat, Step } from "./types.js" */

/**
 * @typedef {{kind: "refused", reason: Reason, card: CardId | null}
 *   | {kind: "warned", reason: Reason}
 *   | {kind: "allowed", card: CardId}
 *   | {kind: "list", cards: CardId[]}} Said what the reader was told at this step
 */

/**
 * @typedef {object} Table the record as another table would play it
 * @property {string} rules
 * @property {{code: string, data: Data}[]} problems of what the reader keeps as rules; they are played without it
 * @property {Answer} answer
 */

/**
 * @typedef {object} State
 * @property {HandData} data
 * @property {string} hand name of the hand
 * @property {string} line id of the line shown, or left by the branch
 * @property {number} at step shown
 * @property {Table | null} table
 * @property {{answer: Answer, left: number} | null} branch play off the record; `left` is the last step they share
 * @property {boolean} playing
 * @property {Seat | null} you the reader's seat
 * @property {boolean} open whether all hands are shown, or the reader's alone
 * @property {Said | null} said
 * @property {CardId[]} discards chosen so far
 * @property {CardId | null} lead chosen, still without a called card
 * @property {CardId | null} called chosen with the lead, where trumps are still to be chosen
 * @property {string | null} problem code of a fault in the address or an answer
 */

/**
 * @typedef {{state: State, ask?: string, card?: CardId | null, why?: boolean, then?: (state: State) => State}} Change
 *   `why`: ask for warnings first; `then`: only ask whether it is allowed, and go on so
 */

/** What belongs to one step and goes when the reader moves on. @type {Pick<State, "said" | "discards" | "lead" | "called" | "problem">} */
const FRESH = { said: null, discards: [], lead: null, called: null, problem: null };

/**
 * @param {HandData} data
 * @param {{hand: string, you: Seat | null}} where
 * @returns {State}
 */
export function startState(data, { hand, you }) {
  return {
    data,
    hand,
    line: data.lines[0].id,
    at: data.at ?? 0,
    table: null,
    branch: null,
    playing: false,
    you,
    open: true,
    ...FRESH,
  };
}

// Reading ---------------------------------------------------------------------------------------

/** @param {State} state @returns {Line} */
export const lineOf = (state) => /** @type {Line} */ (state.data.lines.find(({ id }) => id === state.line));

/** The record, by its own rules or by those of the table. @param {State} state */
export const recordOf = (state) => state.table?.answer ?? lineOf(state).answer;

/** @param {State} state */
export const answerOf = (state) => state.branch?.answer ?? recordOf(state);

/** @param {State} state @returns {Step} */
export const stepOf = (state) => answerOf(state).steps[state.at];

/** @param {State} state */
export const lastOf = (state) => answerOf(state).steps.length - 1;

/** Whether the step shown is one the reader made. @param {State} state */
export const isOffRecord = (state) => state.branch !== null && state.at > state.branch.left;

/** The explanation of the step shown, which only the record has. @param {State} state */
export function noteOf(state) {
  const untold = isOffRecord(state) || (state.table && differing(state).has(state.at));
  return untold ? null : (lineOf(state).notes[String(state.at)] ?? null);
}

/** The score sheet, once the record's deal is scored. @param {State} state */
export const sheetOf = (state) => (!state.branch && !state.table && stepOf(state).scores ? (lineOf(state).sheet ?? null) : null);

/** Whether the reader sees a hand. @param {State} state @param {Seat} seat */
export const sees = (state, seat) => state.open || seat === state.you || stepOf(state).shown?.[0] === seat;

/** Whether the reader sees the kitty. @param {State} state */
export const seesKitty = (state) => state.open || stepOf(state).kitty_open;

/** Whether the table is still at the calls. @param {Step} step */
export const isAuction = (step) => step.contract === null && !step.pass_round && !step.trick;

/** Whether the reader sees what the bidder laid away. @param {State} state */
export const seesDiscards = (state) => state.open || (state.you !== null && state.you === stepOf(state).declarer);

/** The seat whose cards or calls the reader may try now. @param {State} state @returns {Seat | null} */
export function actor(state) {
  const seat = stepOf(state).to_act;
  return seat !== null && sees(state, seat) ? seat : null;
}

/** Cards that may be played or led now. @param {State} state @returns {CardId[]} */
export function allowedCards(state) {
  const step = stepOf(state);
  if (step.phase === "discard" && step.to_act !== null) return cardsOf(step.hands[step.to_act]);
  return step.options.flatMap(({ card, reason }) => (card && !reason ? [card] : []));
}

/** Why a card of the hand to play is refused; null when it is not. @param {State} state @param {CardId} card */
export const whyNot = (state, card) => stepOf(state).options.find((option) => option.card === card)?.reason ?? null;

/** Cards that prove the refusal shown. @param {State} state @returns {CardId[]} */
export function proof(state) {
  const { said } = state;
  if (said?.kind !== "refused") return [];
  const { cards, card } = said.reason.data;
  return [...(cards ?? []), ...(card ? [card] : [])].filter((each) => each !== said.card);
}

/** The card on which the lines part, where the step shown holds it or is about to. @param {State} state */
export function turningCards(state) {
  const { turning } = state.data;
  if (!turning || state.table || isOffRecord(state)) return [];
  if (state.at === turning.step - 1) return Object.values(turning.cards);
  const card = turning.cards[state.line];
  const onTable = stepOf(state).trick?.cards.some(([, played]) => played === card);
  return state.at >= turning.step && onTable ? [card] : [];
}

/**
 * The steps that go another way than the same deal by other rules: the record's own beside the table's, or those of
 * the line beside it. Lines by the same rules are two ways to play, which is no such difference.
 *
 * @param {State} state
 * @returns {Set<number>}
 */
export function differing(state) {
  if (state.table) return new Set(state.table.answer.differs);
  const own = lineOf(state).answer;
  const other = state.data.lines.find(({ answer }) => answer.rules !== own.rules)?.answer;
  if (!other) return new Set();
  const told = (/** @type {Step | undefined} */ step) => JSON.stringify([step?.action, step?.events, step?.scores]);
  return new Set(own.steps.filter((step, n) => told(step) !== told(other.steps[n])).map(({ n }) => n));
}

/** Whether the step shown is one of those. @param {State} state */
export const differs = (state) => !isOffRecord(state) && differing(state).has(state.at);

/** House rules that say what is dealt to whom: other rules fit the same deal only where they agree on these. */
const DEALT = ["players", "kitty", "strip-twos", "jokers"];

/**
 * Whether the deal may be played by other rules, and they are others; in the end the engine tells.
 *
 * @param {State} state
 * @param {string} rules
 */
export function mightFit({ data }, rules) {
  const dealt = (/** @type {string} */ text) => text.split(",").filter((part) => DEALT.includes(part.split("=")[0])).join();
  return data.lines.some(({ answer }) => answer.rules !== rules && dealt(answer.rules) === dealt(rules));
}

/** Why the table's rules let the record go no further, at its last step. @param {State} state @returns {Reason | null} */
export function stopOf(state) {
  const { error } = state.table?.answer ?? {};
  return error && !state.branch && state.at === lastOf(state) ? error.data.reason : null;
}

/** Cards the bidder has to lay away. @param {State} state */
export function discardsNeeded(state) {
  const kitty = stepOf(state).events.find(({ id }) => id === "kitty" || id === "kitty-open-taken");
  return /** @type {number} */ (kitty?.data.count ?? 0);
}

/** Tricks the contract asks for, null while there is none. @param {State} state */
export function goalOf(state) {
  const first = answerOf(state).steps.find(({ needed }) => needed !== null);
  return first ? /** @type {number} */ (first.needed) + first.side : null;
}

/**
 * The tricks as far as the step shown knows them.
 *
 * @param {State} state
 * @returns {{no: number, first: number | null, winner: Seat | null, side: boolean, current: boolean}[]}
 *   `first` is the step of the first card, null where nobody has led yet
 */
export function tricksOf(state) {
  const { steps, hand_size: length } = answerOf(state);
  const now = steps[state.at];
  return Array.from({ length }, (_, index) => {
    const no = index + 1;
    const first = steps.find(({ trick }) => trick?.no === no)?.n ?? null;
    const winner = steps.slice(0, state.at + 1).find(({ trick }) => trick?.no === no && trick.winner !== null)?.trick?.winner;
    return {
      no,
      first,
      winner: winner ?? null,
      side: winner !== undefined && winner !== null && (winner === now.declarer || winner === now.partner),
      current: now.trick?.no === no,
    };
  });
}

/**
 * The steps by trick; what comes before the first trick is the group of null.
 *
 * @param {State} state
 * @returns {{trick: number | null, steps: Step[]}[]}
 */
export function stepGroups(state) {
  /** @type {{trick: number | null, steps: Step[]}[]} */
  const groups = [];
  for (const step of answerOf(state).steps) {
    const trick = step.trick?.no ?? null;
    const group = groups.at(-1);
    if (group && group.trick === trick) group.steps.push(step);
    else groups.push({ trick, steps: [step] });
  }
  return groups;
}

/** @param {State} state what goes into the address */
export function placeOf(state) {
  const { hand, line, at: step, branch, table } = state;
  return { hand, line, step, link: branch?.answer.link ?? null, rules: table?.rules ?? null };
}

// Moving ----------------------------------------------------------------------------------------

/** @param {State} state @param {number} at @returns {State} */
export function goTo(state, at) {
  const target = Math.max(0, Math.min(at, lastOf(state)));
  if (target === state.at) return state;
  return { ...state, ...FRESH, at: target, playing: state.playing && target < lastOf(state) };
}

/** @param {State} state @param {number} steps */
export const move = (state, steps) => goTo(state, state.at + steps);

/**
 * Shows a line: at the same step up to where they play differently, else at the step at which they do.
 *
 * @param {State} state
 * @param {string} line
 * @returns {State}
 */
export function toLine(state, line) {
  if (line === state.line && !state.branch && !state.table) return state;
  return atSameStep(state, { line, table: null });
}

/** @param {State} state @param {Partial<State>} change @returns {State} */
function atSameStep(state, change) {
  const next = { ...state, ...FRESH, ...change, branch: null, playing: false };
  const shared = state.branch ? Math.min(state.branch.left, state.at) : state.at;
  return { ...next, at: Math.min(shared, lastShared(recordOf(state), recordOf(next)) + 1, lastOf(next)) };
}

/**
 * Shows the record as a table's rules make of it.
 *
 * @param {State} state
 * @param {Table} table
 * @returns {State}
 */
export const toTable = (state, table) => atSameStep(state, { table });

/** @param {State} state @param {boolean} playing @returns {State} from the start again when at the end */
export function play(state, playing) {
  if (playing && state.at === lastOf(state)) return { ...goTo(state, 0), playing: lastOf(state) > 0 };
  return { ...state, playing };
}

/** @param {State} state @param {Seat | null} seat null shows all hands @returns {State} */
export function sit(state, seat) {
  if (seat === null) return { ...state, open: true };
  return { ...state, ...FRESH, open: false, you: seat };
}

// Trying ----------------------------------------------------------------------------------------

/**
 * The reader does something for the seat to act. The options of the step know most refusals; the record's own action
 * is a step on; the rest is for the engine.
 *
 * @param {State} state
 * @param {string} action
 * @param {CardId | null} [card] the card pressed for it
 * @returns {Change}
 */
export function attempt(state, action, card = null) {
  const reason = stepOf(state).options.find((option) => option.action === action)?.reason;
  if (reason) return { state: refuse(state, reason, card) };
  if (answerOf(state).steps[state.at + 1]?.action === action) return { state: { ...move(state, 1), playing: false } };
  return { state: { ...state, playing: false, said: null, problem: null }, ask: action, card };
}

/** The reader presses a card of the hand that is to act. @param {State} state @param {CardId} card @returns {Change} */
export function press(state, card) {
  const step = stepOf(state);
  if (step.phase === "discard") return { state: toggleDiscard(state, card) };
  if (step.phase !== "opening") return attempt(state, `play ${card}`, card);
  const reason = whyNot(state, card);
  if (reason) return { state: refuse({ ...state, lead: null }, reason, card) };
  if (step.contract === "A") return attempt(state, `open ${card}`, card);
  return { state: { ...state, playing: false, said: null, problem: null, called: null, lead: state.lead === card ? null : card } };
}

/** The suits that may be trumps with the lead that is chosen, the suit led first; - for none. @param {State} state */
export const trumpsOf = (state) => stepOf(state).options.find(({ card }) => card === state.lead)?.trumps ?? [];

/** The reader calls a card for the lead that is chosen; where trumps are free, these are next. @param {State} state @param {CardId} card @returns {Change} */
export function callCard(state, card) {
  const call = `open ${state.lead} ${card}`;
  if (trumpsOf(state).length < 2) return attempt(state, call, card);
  const then = (/** @type {State} */ now) => ({ ...now, playing: false, said: null, problem: null, called: card });
  if (answerOf(state).steps[state.at + 1]?.action?.startsWith(call)) return { state: then(state) };
  return { state: { ...state, playing: false, said: null, problem: null }, ask: call, card, then };
}

/** The reader names trumps for lead and call. @param {State} state @param {string} trump a suit, or - @returns {Change} */
export function nameTrump(state, trump) {
  const { lead, called } = state;
  const usual = lead !== null && trump === suitOf(lead);
  return attempt(state, `open ${lead} ${called}${usual ? "" : ` ${trump}`}`, called);
}

/** The reader lays the chosen cards away; after a warning, all the same. @param {State} state @returns {Change} */
export function layAway(state) {
  return { ...attempt(state, `discard ${dottedOf(state.discards)}`), why: state.said?.kind !== "warned" };
}

/** @param {State} state @param {Reason} reason @returns {State} */
export const warn = (state, reason) => ({ ...state, said: { kind: "warned", reason } });

/** @param {State} state @param {CardId} card @returns {State} */
function toggleDiscard(state, card) {
  const chosen = state.discards.includes(card);
  const discards = chosen ? state.discards.filter((each) => each !== card) : [...state.discards, card];
  return { ...state, playing: false, said: null, problem: null, discards };
}

/** @param {State} state @param {Reason} reason @param {CardId | null} [card] @returns {State} */
export function refuse(state, reason, card = null) {
  return { ...state, playing: false, problem: null, said: { kind: "refused", reason, card } };
}

/** The reader asks why a card may not be played. @param {State} state @param {CardId} card @returns {State} */
export function tellWhy(state, card) {
  const reason = whyNot(state, card);
  return reason ? refuse(state, reason, card) : { ...state, playing: false, said: { kind: "allowed", card } };
}

/** The reader asks what may be played. @param {State} state @returns {State} */
export function tellAllowed(state) {
  const cards = allowedCards(state);
  return cards.length ? { ...state, playing: false, said: { kind: "list", cards } } : state;
}

// Off the record --------------------------------------------------------------------------------

/** The last step two answers share. @param {Answer} a @param {Answer} b */
function lastShared(a, b) {
  const parts = a.steps.findIndex(({ action }, n) => b.steps[n]?.action !== action);
  return (parts < 0 ? a.steps.length : parts) - 1;
}

/** @param {Answer} a @param {Answer} b */
function isSameDeal(a, b) {
  const [one, two] = [a.steps[0], b.steps[0]];
  return a.dealer === b.dealer && one.kitty === two.kitty && one.hands.join() === two.hands.join();
}

/**
 * Shows an answer of the engine instead of the record, or the record where the answer does not leave it.
 *
 * @param {State} state
 * @param {Answer} answer
 * @param {number} at
 * @returns {State}
 */
export function toBranch(state, answer, at) {
  const left = lastShared(answer, recordOf(state));
  const branch = left < answer.steps.length - 1 ? { answer, left } : null;
  return { ...state, ...FRESH, playing: false, branch, at };
}

/** Back to the step where the reader left the record. @param {State} state @returns {State} */
export function backToHand(state) {
  if (!state.branch) return state;
  return { ...state, ...FRESH, playing: false, branch: null, at: Math.min(state.branch.left, state.at) };
}

/**
 * What to try to take the last action of a branch back: the one before it, once more.
 *
 * @param {State} state
 * @returns {{step: number, action: string} | null} null where that leads back to the record
 */
export function beforeLast(state) {
  if (!state.branch) return null;
  const { answer, left } = state.branch;
  const last = answer.steps.length - 2;
  const action = answer.steps[last]?.action;
  return last > left && action ? { step: last - 1, action } : null;
}

// The address -----------------------------------------------------------------------------------

/** @param {State} state @param {string} problem @returns {State} the hand from its start */
export function fromStart(state, problem) {
  return { ...state, ...FRESH, playing: false, table: null, branch: null, at: 0, problem };
}

/**
 * Goes where an address says.
 *
 * @param {State} state
 * @param {Address} address
 * @returns {{state: State, link?: string | null, rules?: string | null, step?: number | null}}
 *   a link and rules must be asked for first
 */
export function enter(state, address) {
  if (address.hand !== null && address.hand !== state.hand) return { state };
  const begun = { ...state, ...FRESH, playing: false, table: null, branch: null, at: 0, line: state.data.lines[0].id };
  const line = address.line ?? begun.line;
  if (!state.data.lines.some(({ id }) => id === line)) return { state: fromStart(begun, "unknown-line") };
  const there = { ...begun, line };
  if (address.broken) return { state: fromStart(there, "unknown-step") };
  const { link, rules, step } = address;
  if (link || rules) return { state: there, link, rules, step };
  const at = step ?? state.data.at ?? 0;
  return { state: at > lastOf(there) ? fromStart(there, "unknown-step") : { ...there, at } };
}

/**
 * Goes to a step of what is shown.
 *
 * @param {State} state
 * @param {number | null | undefined} step
 * @returns {State}
 */
export function enterStep(state, step) {
  const at = step ?? state.at;
  return at > lastOf(state) ? fromStart(state, "unknown-step") : { ...state, at };
}

/**
 * Shows the deal of a link, which the engine has replayed.
 *
 * @param {State} state
 * @param {Answer} answer
 * @param {number | null | undefined} step
 * @returns {State}
 */
export function enterLink(state, answer, step) {
  if (!isSameDeal(answer, recordOf(state))) return fromStart(state, "link-damaged");
  const last = answer.steps.length - 1;
  const own = state.data.lines.find((line) => line.answer.link === answer.link);
  if (own && !state.table) state = { ...state, line: own.id };
  return (step ?? last) > last ? fromStart(state, "unknown-step") : toBranch(state, answer, step ?? last);
}
