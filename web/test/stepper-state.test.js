// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsOf, dottedOf, suitsOf } from "../src/cards.js";
import * as stepper from "../src/stepper-state.js";

/** @import { Answer, HandData, Reason, Step } from "../src/types.js" */

// A hand of the size a test can be read with: two cards each, two tricks, two lines that part at the last card of the
// first trick. What the engine says is made up; these functions only pass it on.

/** @type {Reason} */
const FOLLOW = { code: "must-follow", clause: "play-follow", data: { seat: 3, cards: ["4H"], suit: "H" } };

/** @type {Step} */
const EMPTY = {
  n: 0, phase: "auction", action: null, seat: null, events: [], to_act: 1, hands: ["A.A..", "K.K..", "Q.Q..", "J.4.."],
  kitty: "..2.", discards: null, calls: [], declarer: null, highest: null, contract: null, trump: null, called: null,
  partner: null, trick: null, taken: [0, 0, 0, 0], side: 0, extra: 0, needed: null, reachable: null, scores: null,
  kitty_open: false, shown: null, pass_round: false,
  options: [],
};

/** @param {Partial<Step>[]} steps @param {string} link @returns {Answer} */
const answer = (steps, link) => ({
  record: `record ${link}`, link, rules: "standard", players: 4, hand_size: 2, dealer: 0, scores: null, tricks: [0, 0, 0, 0], result: null,
  steps: steps.map((step, n) => ({ ...EMPTY, ...step, n })),
});

/** @type {Partial<Step>[]} */
const SHARED = [
  { options: [{ action: "pass", reason: null }, { action: "bid 2", reason: null }, { action: "bid 1", reason: { code: "below-lowest", clause: "bid-minimum", data: { lowest: 2 } } }] },
  { action: "bid 2", phase: "discard", contract: 2, declarer: 1, to_act: 1, needed: 2, events: [{ id: "kitty", clause: "kitty-take", data: { seat: 1, count: 1 } }], hands: ["A.A..", "K.K.2.", "Q.Q..", "J.4.."] },
  { action: "discard ..2.", phase: "opening", contract: 2, declarer: 1, to_act: 1, needed: 2, discards: "..2.", options: [{ action: "open KH", card: "KH", reason: null }, { action: "open KS", card: "KS", reason: { code: "no-card-to-call", clause: "call-none", data: { suit: "S" } } }] },
  { action: "open KH AH", phase: "play", contract: 2, declarer: 1, to_act: 2, needed: 2, trick: { no: 1, cards: [[1, "KH"]], winner: null } },
  { action: "play QH", phase: "play", contract: 2, declarer: 1, to_act: 3, needed: 2, trick: { no: 1, cards: [[1, "KH"], [2, "QH"]], winner: null }, options: [{ action: "play JS", card: "JS", reason: FOLLOW }, { action: "play 4H", card: "4H", reason: null }] },
];

/** @type {Partial<Step>[]} */
const MADE = [
  ...SHARED,
  { action: "play 4H", phase: "play", contract: 2, declarer: 1, to_act: 0, trick: { no: 1, cards: [[1, "KH"], [2, "QH"], [3, "4H"]], winner: null } },
  { action: "play AH", phase: "play", contract: 2, declarer: 1, partner: 0, to_act: 0, trick: { no: 1, cards: [[1, "KH"], [2, "QH"], [3, "4H"], [0, "AH"]], winner: 0 } },
  { action: "play AS", phase: "over", contract: 2, declarer: 1, partner: 0, to_act: null, trick: { no: 2, cards: [[0, "AS"]], winner: null } },
];

/** @type {Partial<Step>[]} */
const LOST = [...SHARED, { action: "play 5H", phase: "play", contract: 2, declarer: 1, to_act: 0, trick: { no: 1, cards: [[3, "5H"]], winner: null } }];

/** @type {HandData} */
const DATA = {
  lines: [
    { id: "made", title: "Made", answer: answer(MADE, "m"), notes: { 0: "the deal", 7: "the end" } },
    { id: "lost", title: "Lost", answer: answer(LOST, "l"), notes: {} },
  ],
  turning: { step: 5, cards: { made: "4H", lost: "5H" } },
  rules: "rules.html",
};

const start = () => stepper.startState(DATA, { hand: "small", you: 1 });
const at = (/** @type {number} */ n) => stepper.goTo(start(), n);

/** An answer that leaves the record after step 4. */
const BRANCH = answer([...SHARED, { ...MADE[5], action: "play 3H" }, { ...MADE[6], action: "play 2H" }, { ...MADE[6], action: "play AC" }], "b");

test("cards are read by suit in the order of the table and written in the engine's", () => {
  assert.deepEqual(suitsOf("T8..KQ.AJ").map(({ suit, cards }) => suit + cards.length), ["S2", "H0", "C2", "D2"]);
  assert.deepEqual(cardsOf("T8..KQ.A"), ["TS", "8S", "AC", "KD", "QD"]);
  assert.equal(dottedOf(["2S", "AC", "TS"]), "T2...A");
  assert.deepEqual(cardsOf("T8..K.A.13"), ["TS", "8S", "AC", "KD", "1X", "3X"]);
  assert.equal(dottedOf(["3X", "AC", "1X"]), "...A.13");
});

test("steps stay within the hand", () => {
  assert.equal(stepper.move(start(), -1).at, 0);
  assert.equal(stepper.goTo(start(), 99).at, 7);
  assert.equal(stepper.move(at(3), 1).at, 4);
});

test("a note belongs to its step", () => {
  assert.equal(stepper.noteOf(start()), "the deal");
  assert.equal(stepper.noteOf(at(3)), null);
});

test("playing ends at the last step and begins again from there", () => {
  const nearEnd = stepper.play(at(6), true);
  assert.equal(nearEnd.playing, true);
  const ended = stepper.move(nearEnd, 1);
  assert.deepEqual([ended.at, ended.playing], [7, false]);
  const again = stepper.play(ended, true);
  assert.deepEqual([again.at, again.playing], [0, true]);
});

test("the other line keeps a step they share, else shows where they part", () => {
  assert.equal(stepper.toLine(at(3), "lost").at, 3);
  assert.equal(stepper.toLine(at(7), "lost").at, 5);
  assert.equal(stepper.toLine(at(3), "made").line, "made");
});

test("the card on which the lines part is marked just before and while it lies there", () => {
  assert.deepEqual(stepper.turningCards(at(3)), []);
  assert.deepEqual(stepper.turningCards(at(4)), ["4H", "5H"]);
  assert.deepEqual(stepper.turningCards(at(5)), ["4H"]);
  assert.deepEqual(stepper.turningCards(at(7)), []);
});

test("a refused card needs no engine: reason, card and proof are known", () => {
  const { state, ask } = stepper.press(at(4), "JS");
  assert.equal(ask, undefined);
  assert.equal(state.at, 4);
  assert.deepEqual(state.said, { kind: "refused", reason: FOLLOW, card: "JS" });
  assert.deepEqual(stepper.proof(state), ["4H"]);
  assert.equal(stepper.move(state, 1).said, null);
});

test("the record's own card is a step on", () => {
  const { state, ask } = stepper.press(at(4), "4H");
  assert.deepEqual([state.at, ask, state.branch], [5, undefined, null]);
});

test("another allowed card is for the engine", () => {
  const { state, ask, card } = stepper.press(stepper.toLine(at(4), "lost"), "4H");
  assert.deepEqual([state.at, ask, card], [4, "play 4H", "4H"]);
});

test("calls are refused, step on, or are asked for", () => {
  const refused = stepper.attempt(start(), "bid 1").state.said;
  assert.equal(refused?.kind === "refused" && refused.reason.code, "below-lowest");
  assert.equal(stepper.attempt(start(), "bid 2").state.at, 1);
  assert.equal(stepper.attempt(start(), "pass").ask, "pass");
});

test("discards are chosen one by one, given back, and laid away together", () => {
  const one = stepper.press(at(1), "KS").state;
  assert.deepEqual(stepper.press(one, "KS").state.discards, []);
  assert.equal(stepper.discardsNeeded(one), 1);
  assert.equal(stepper.layAway(one).ask, "discard K...");
  assert.equal(stepper.layAway(stepper.press(at(1), "2D").state).state.at, 2);
  assert.deepEqual(stepper.move(one, 1).discards, []);
});

test("discards that are allowed but hardly meant are laid away when pressed again", () => {
  const chosen = stepper.press(at(1), "KS").state;
  const warned = stepper.warn(chosen, { code: "leaves-no-call", clause: "call-none", data: {} });
  assert.deepEqual([stepper.layAway(chosen).why, stepper.layAway(warned).why], [true, false]);
  assert.equal(stepper.press(warned, "KH").state.said, null);
});

test("a lead waits for its called card, unless it is refused", () => {
  assert.equal(stepper.press(at(2), "KS").state.said?.kind, "refused");
  const led = stepper.press(at(2), "KH").state;
  assert.equal(led.lead, "KH");
  assert.equal(stepper.press(led, "KH").state.lead, null);
  assert.equal(stepper.callCard(led, "AH").state.at, 3);
  assert.equal(stepper.callCard(led, "QH").ask, "open KH QH");
});

test("at Amerikaner a lead calls nothing", () => {
  const alone = answer([...SHARED.slice(0, 2), { ...SHARED[2], contract: "A" }], "a");
  const state = stepper.startState({ ...DATA, lines: [{ ...DATA.lines[0], answer: alone }] }, { hand: "small", you: null });
  assert.equal(stepper.press(stepper.goTo(state, 2), "KH").ask, "open KH");
});

test("why and which", () => {
  assert.equal(stepper.tellWhy(at(4), "JS").said?.kind, "refused");
  assert.deepEqual(stepper.tellWhy(at(4), "4H").said, { kind: "allowed", card: "4H" });
  assert.deepEqual(stepper.tellAllowed(at(4)).said, { kind: "list", cards: ["4H"] });
});

test("a branch knows where it left the record, and the way back", () => {
  const state = stepper.toBranch(at(4), BRANCH, 5);
  assert.deepEqual([state.at, state.branch?.left, stepper.lastOf(state)], [5, 4, 7]);
  assert.equal(stepper.isOffRecord(state), true);
  assert.equal(stepper.placeOf(state).link, "b");
  const back = stepper.backToHand(stepper.goTo(state, 7));
  assert.deepEqual([back.at, back.branch], [4, null]);
  assert.equal(stepper.backToHand(stepper.goTo(state, 2)).at, 2);
});

test("an answer that does not leave the record is no branch", () => {
  assert.equal(stepper.toBranch(at(2), answer(SHARED, "s"), 4).branch, null);
});

test("the last action is taken back by trying the one before it again", () => {
  assert.deepEqual(stepper.beforeLast(stepper.toBranch(at(4), BRANCH, 7)), { step: 5, action: "play 2H" });
  const short = { ...BRANCH, steps: BRANCH.steps.slice(0, 6) };
  assert.equal(stepper.beforeLast(stepper.toBranch(at(4), short, 5)), null);
});

test("notes and the line's mark end where the record is left", () => {
  const state = stepper.goTo(stepper.toBranch(at(4), BRANCH, 5), 7);
  assert.equal(stepper.noteOf(state), null);
  assert.deepEqual(stepper.turningCards(state), []);
});

test("a line chosen from a branch is shown where the branch left it", () => {
  const state = stepper.toLine(stepper.toBranch(at(4), BRANCH, 7), "made");
  assert.deepEqual([state.at, state.branch, state.line], [4, null, "made"]);
});

test("in a seat one sees that hand, and the discards if one laid them away", () => {
  const sitting = stepper.sit(at(4), 2);
  assert.deepEqual([0, 1, 2, 3].map((seat) => stepper.sees(sitting, seat)), [false, false, true, false]);
  assert.equal(stepper.actor(sitting), null);
  assert.equal(stepper.seesDiscards(sitting), false);
  assert.equal(stepper.seesDiscards(stepper.sit(at(4), 1)), true);
  const open = stepper.sit(sitting, null);
  assert.deepEqual([open.open, open.you, stepper.actor(open)], [true, 2, 3]);
});

test("tricks are told as far as the step has come", () => {
  assert.deepEqual(stepper.tricksOf(at(4)).map(({ no, first, winner }) => [no, first, winner]), [[1, 3, null], [2, 7, null]]);
  assert.deepEqual(stepper.tricksOf(at(6))[0], { no: 1, first: 3, winner: 0, side: true, current: true });
  assert.deepEqual(stepper.stepGroups(at(0)).map(({ trick, steps }) => [trick, steps.length]), [[null, 3], [1, 4], [2, 1]]);
  assert.equal(stepper.goalOf(at(6)), 2);
});

const address = { hand: "small", line: "made", step: 3, link: null, rules: null, broken: false };

test("an address leads to its step, and one of another hand nowhere", () => {
  assert.deepEqual([stepper.enter(start(), address).state.at], [3]);
  assert.equal(stepper.enter(at(2), { ...address, hand: "other" }).state.at, 2);
  assert.equal(stepper.enter(start(), { ...address, line: "lost" }).state.line, "lost");
});

for (const [what, change, problem] of /** @type {const} */ ([
  ["a step beyond the end", { step: 8 }, "unknown-step"],
  ["a step that is no number", { step: null, broken: true }, "unknown-step"],
  ["a line that does not exist", { line: "third" }, "unknown-line"],
])) {
  test(`${what} gives the hand from its start`, () => {
    const { state } = stepper.enter(at(2), { ...address, ...change });
    assert.deepEqual([state.at, state.problem], [0, problem]);
    assert.equal(stepper.move(state, 1).problem, null);
  });
}

test("a link is asked for first and then leads to its step", () => {
  const { state, link, step } = stepper.enter(start(), { ...address, link: "b", step: 6 });
  assert.deepEqual([link, step, state.at], ["b", 6, 0]);
  const there = stepper.enterLink(state, BRANCH, step);
  assert.deepEqual([there.at, there.branch?.left], [6, 4]);
  assert.equal(stepper.enterLink(state, BRANCH, null).at, 7);
});

test("a link alone leads to the end of its deal, and to the line whose deal it is", () => {
  const { state, link } = stepper.enter(start(), { hand: null, line: null, step: null, link: "l", rules: null, broken: false });
  assert.equal(link, "l");
  const there = stepper.enterLink(state, DATA.lines[1].answer, null);
  assert.deepEqual([there.line, there.at, there.branch], ["lost", 5, null]);
});

test("a link to a step it does not have, or to another deal, gives the hand from its start", () => {
  const late = stepper.enterLink(start(), BRANCH, 8);
  assert.deepEqual([late.at, late.branch, late.problem], [0, null, "unknown-step"]);
  const other = stepper.enterLink(start(), { ...BRANCH, dealer: 2 }, 1);
  assert.deepEqual([other.at, other.problem], [0, "link-damaged"]);
});

test("an example starts where it says, and an address without a step leads there", () => {
  const example = stepper.startState({ ...DATA, at: 4 }, { hand: "small", you: 1 });
  assert.equal(example.at, 4);
  const address = { hand: "small", line: null, step: null, link: null, rules: null, broken: false };
  assert.equal(stepper.enter(stepper.goTo(example, 6), address).state.at, 4);
  assert.equal(stepper.enter(at(6), address).state.at, 0);
});

test("the score sheet is seen once the record's own deal is scored", () => {
  const sheet = { before: [1, 2, 3, 4], scores: [0, 2, 2, 0], after: [1, 4, 5, 4], winners: [], target: 52 };
  const made = answer([...MADE.slice(0, 7), { ...MADE[7], scores: [0, 2, 2, 0] }], "m");
  const data = { ...DATA, lines: [{ ...DATA.lines[0], answer: made, sheet }] };
  const begun = stepper.startState(data, { hand: "small", you: 1 });
  assert.equal(stepper.sheetOf(begun), null);
  assert.equal(stepper.sheetOf(stepper.goTo(begun, 7)), sheet);
  const branch = answer([...SHARED, { ...MADE[5], action: "play 3H", scores: [0, 2, 2, 0] }], "b");
  assert.equal(stepper.sheetOf(stepper.toBranch(begun, branch, 5)), null);
});

// Other tables ----------------------------------------------------------------------------------

/** @param {Partial<Step>[]} steps @param {Partial<Answer>} [more] @returns {HandData} */
const oneLine = (steps, more = {}) => ({ ...DATA, turning: null, lines: [{ ...DATA.lines[0], answer: { ...answer(steps, "o"), ...more } }] });

const begin = (/** @type {HandData} */ data) => stepper.startState(data, { hand: "small", you: 2 });

test("a hand that was shown and an open kitty are seen from every seat", () => {
  const data = oneLine([{}, { action: "claim", phase: "over", to_act: null, shown: [1, "K.K.."], kitty_open: true }]);
  const sitting = stepper.sit(begin(data), 2);
  const claimed = stepper.goTo(sitting, 1);
  assert.deepEqual([0, 1, 2, 3].map((seat) => stepper.sees(sitting, seat)), [false, false, true, false]);
  assert.deepEqual([0, 1, 2, 3].map((seat) => stepper.sees(claimed, seat)), [false, true, true, false]);
  assert.deepEqual([sitting, claimed].map(stepper.seesKitty), [false, true]);
});

test("an all-pass deal is no auction, though nobody has a contract", () => {
  const state = begin(oneLine([{}, { action: "pass", phase: "play", pass_round: true }]));
  assert.deepEqual([0, 1].map((n) => stepper.isAuction(stepper.stepOf(stepper.goTo(state, n)))), [true, false]);
  assert.equal(stepper.goalOf(state), null);
  assert.deepEqual(stepper.tricksOf(state).map(({ no }) => no), [1, 2]);
});

test("a kitty that counts as a trick is part of what the contract asks for", () => {
  const state = begin(oneLine([{}, { contract: 3, needed: 2, side: 1, extra: 1 }, { contract: 3, needed: 0, side: 3, extra: 1 }]));
  assert.equal(stepper.goalOf(stepper.goTo(state, 2)), 3);
});

const FREE = [
  { phase: /** @type {const} */ ("opening"), contract: 2, declarer: 1, options: [{ action: "open KH", card: "KH", reason: null, trumps: ["H", "S", "-"] }] },
  { action: "open KH AH S", phase: /** @type {const} */ ("play"), contract: 2, declarer: 1, trump: /** @type {const} */ ("S") },
];

test("where trumps are free they are chosen after lead and call", () => {
  const led = stepper.press(begin(oneLine(FREE)), "KH").state;
  const other = stepper.callCard(led, "QH");
  assert.deepEqual([other.ask, other.state.called], ["open KH QH", null]);
  assert.equal(other.then?.(other.state).called, "QH");
  // The record's own call needs no engine.
  const { state, ask } = stepper.callCard(led, "AH");
  assert.deepEqual([ask, state.called, state.at], [undefined, "AH", 0]);
  assert.equal(stepper.nameTrump(state, "S").state.at, 1);
  assert.deepEqual(["H", "-"].map((trump) => stepper.nameTrump(state, trump).ask), ["open KH AH", "open KH AH -"]);
  assert.deepEqual([stepper.press(state, "KH").state, stepper.move(state, 1)].map(({ called }) => called), [null, null]);
});

/** The small hand by other rules: another deal event, other scores at the end. @param {Partial<Answer>} more */
const byRules = (more) => {
  const steps = MADE.map((step, n) => (n === 0 ? { ...step, events: [{ id: "kitty-open", clause: "option-open-kitty", data: {} }] } : n === 7 ? { ...step, scores: [2, 4, 0, 0] } : step));
  return { ...answer(steps, "t"), rules: "open-kitty=yes", ...more };
};
const TABLE = { rules: "open-kitty=yes", problems: [], answer: byRules({ differs: [0, 7] }) };

test("by a table's rules the record stays at its step, and so on the way back", () => {
  const state = stepper.toTable(at(5), TABLE);
  assert.deepEqual([state.at, stepper.answerOf(state).link, stepper.differs(state)], [5, "t", false]);
  assert.deepEqual(stepper.placeOf(state), { hand: "small", line: "made", step: 5, link: null, rules: "open-kitty=yes" });
  assert.equal(stepper.differs(stepper.goTo(state, 7)), true);
  const back = stepper.toLine(state, "made");
  assert.deepEqual([back.at, back.table], [5, null]);
});

test("a step that goes another way has no explanation, and the record's score sheet is not the table's", () => {
  const state = stepper.toTable(at(0), TABLE);
  assert.equal(stepper.noteOf(state), null);
  assert.equal(stepper.sheetOf(stepper.goTo(state, 7)), null);
  assert.deepEqual(stepper.turningCards(stepper.goTo(state, 4)), []);
});

test("what the table's rules refuse ends the record there and says why", () => {
  const reason = { code: "below-lowest", clause: "option-lowest-bid", data: { lowest: 3 } };
  const cut = { ...byRules({ differs: [] }), error: { code: "illegal-action", data: { action: "bid 2", step: 0, reason } } };
  const state = stepper.toTable(at(6), { ...TABLE, answer: { ...cut, steps: cut.steps.slice(0, 1) } });
  assert.deepEqual([state.at, stepper.stopOf(state)], [0, reason]);
  assert.equal(stepper.stopOf(stepper.toLine(state, "made")), null);
});

test("the reader leaves the table's record as any other", () => {
  const state = stepper.toBranch(stepper.toTable(at(4), TABLE), BRANCH, 5);
  assert.deepEqual([state.branch?.left, stepper.isOffRecord(state), stepper.differs(state)], [4, true, false]);
  const { link, rules } = stepper.placeOf(state);
  assert.deepEqual([link, rules], ["b", "open-kitty=yes"]);
  assert.equal(stepper.answerOf(stepper.backToHand(state)).link, "t");
});

test("a table is offered where it deals the same cards and plays otherwise", () => {
  const fits = (/** @type {string} */ rules) => stepper.mightFit(start(), rules);
  assert.deepEqual(["grand=yes,target=100", "rubbish"].map(fits), [true, true]);
  assert.deepEqual(["standard", "players=5", "kitty=none,grand=yes", "players=3,jokers=dud"].map(fits), [false, false, false, false]);
  const five = begin(oneLine(MADE, { rules: "players=5,jokers=dud" }));
  assert.deepEqual(["players=5,jokers=dud,grand=yes", "players=5,grand=yes"].map((rules) => stepper.mightFit(five, rules)), [true, false]);
});

test("lines of one deal by two tables keep the step, and the steps that differ are told", () => {
  const data = { ...DATA, turning: { step: 0, cards: {} }, lines: [DATA.lines[0], { ...DATA.lines[1], answer: byRules({}) }] };
  const off = stepper.goTo(begin(data), 6);
  const on = stepper.toLine(off, "lost");
  assert.deepEqual([on.at, stepper.differs(on), [...stepper.differing(on)]], [6, false, [0, 7]]);
  assert.equal(stepper.differs(stepper.goTo(off, 7)), true);
  assert.deepEqual(stepper.turningCards(stepper.goTo(on, 0)), []);
  // Two ways to play by the same rules are no such difference.
  assert.equal(stepper.differing(start()).size, 0);
});

test("an address may name the rules of a table", () => {
  const { state, rules, link } = stepper.enter(at(2), { ...address, rules: "grand=yes" });
  assert.deepEqual([rules, link, state.at], ["grand=yes", null, 0]);
  assert.equal(stepper.enterStep(stepper.toTable(state, TABLE), 3).at, 3);
  assert.equal(stepper.enterStep(state, 9).problem, "unknown-step");
});
