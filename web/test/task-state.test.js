// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import * as tasks from "../src/task-state.js";

/** @import { Form, Hint, Picture, TaskData, Verdict } from "../src/task-state.js" */

// What the engine says is made up here: these functions only pass it on.

/** @type {Picture} */
const PICTURE = {
  players: 4, rules: "standard", seat: 1, dealer: 0, hands: [null, "AK..2.", null, null], counts: [3, 3, 3, 3], kitty: null, discards: null, calls: [],
  declarer: 2, contract: 6, trump: "H", called: "AH", partner: null, lead: null, trick: [], taken: [0, 0, 0, 0], extra: 0, side: null,
  totals: null, scores: null, target: 52,
};

/** @param {Form} form @param {string[]} choices @param {number | null} [count] @returns {TaskData} */
const data = (form, choices, count = null) => ({
  id: "t-1",
  ask: { kind: "k", record: "r", step: 3 },
  task: { kind: "k", question: { code: "task-k", clause: "c", data: {} }, form, choices, count, hints: 3, picture: PICTURE },
  rules: "rules.html",
});

/** @param {boolean} right @returns {Verdict} */
const verdict = (right) => ({ right, verdict: right ? "allowed" : "wrong", why: { code: "why-x", clause: "c", data: {} }, events: [] });

/** @param {number} n @returns {Hint} */
const hint = (n) => ({ n, of: 3, hint: { code: "hint-x", clause: "c", data: {} } });

/** @param {TaskData} of @param {string[]} parts */
const chosen = (of, ...parts) => parts.reduce(tasks.choose, tasks.startState(of));

const CARDS = ["AS", "KS", "2D"];

test("several cards are chosen, in the order of the choices, and taken back", () => {
  const state = chosen(data("cards", CARDS), "2D", "AS");
  assert.deepEqual(state.chosen, ["AS", "2D"]);
  assert.equal(tasks.answerOf(state), "AS 2D");
  assert.equal(tasks.answerOf(tasks.choose(state, "AS")), "2D");
});

test("no card at all is an answer where any number will do", () => {
  const state = tasks.startState(data("cards", CARDS));
  assert.equal(tasks.lackingIn(state), null);
  assert.equal(tasks.answerOf(state), "");
  assert.deepEqual(tasks.partsOf(""), []);
});

for (const [form, choices] of /** @type {[Form, string[]][]} */ ([["card", CARDS], ["seat", ["0", "1", "-"]], ["yes-no", ["yes", "no"]], ["number", ["-7", "0", "7"]]])) {
  test(`one choice takes the place of the other: ${form}`, () => {
    const start = tasks.startState(data(form, choices));
    assert.equal(tasks.lackingIn(start), "none");
    const state = chosen(data(form, choices), choices[0], choices[1]);
    assert.equal(tasks.answerOf(state), choices[1]);
    assert.equal(tasks.lackingIn(state), null);
    assert.deepEqual(tasks.choicesOf(start.data.task), choices);
  });
}

test("just so many cards, neither fewer nor more", () => {
  const of = data("exactly", CARDS, 2);
  assert.deepEqual([chosen(of, "AS"), chosen(of, "AS", "KS"), chosen(of, ...CARDS)].map((state) => [tasks.cardsMissing(state), tasks.lackingIn(state)]), [
    [1, "few"],
    [0, null],
    [-1, "many"],
  ]);
  assert.equal(tasks.lacking(chosen(of, "AS")).lacking, "few");
});

test("players, or that the game goes on, but not both", () => {
  const of = data("players", ["0", "1", "2", "3"]);
  assert.deepEqual(tasks.choicesOf(of.task), ["0", "1", "2", "3", tasks.GOES_ON]);
  assert.equal(tasks.lackingIn(chosen(of)), "none");
  assert.equal(tasks.answerOf(chosen(of, "2", "0")), "0 2");
  const goesOn = chosen(of, "2", "0", tasks.GOES_ON);
  assert.deepEqual(goesOn.chosen, [tasks.GOES_ON]);
  assert.equal(tasks.answerOf(goesOn), "");
  assert.equal(tasks.lackingIn(goesOn), null);
  assert.deepEqual(tasks.choose(goesOn, "3").chosen, ["3"]);
  assert.deepEqual(tasks.choose(goesOn, tasks.GOES_ON).chosen, []);
});

test("what was said stays until the next answer is checked", () => {
  let state = tasks.judged(chosen(data("card", CARDS), "AS"), "AS", verdict(false));
  state = tasks.choose(state, "KS");
  assert.equal(state.said?.answer, "AS");
  state = tasks.judged(state, "KS", verdict(true));
  assert.deepEqual([state.said?.answer, state.tries, state.solved, state.missed], ["KS", 2, true, true]);
});

test("right at once is not missed, and stays solved whatever is tried afterwards", () => {
  let state = tasks.judged(chosen(data("card", CARDS), "AS"), "AS", verdict(true));
  assert.deepEqual([state.solved, state.missed], [true, false]);
  state = tasks.judged(state, "KS", verdict(false));
  assert.deepEqual([state.solved, state.missed, state.said?.verdict.right], [true, false, false]);
});

test("hints come in order, each once, and only the answer makes a task missed", () => {
  let state = tasks.startState(data("card", CARDS));
  assert.equal(tasks.nextHint(state), 1);
  assert.equal(tasks.hinted(state, hint(2)), state);
  state = tasks.hinted(tasks.hinted(state, hint(1)), hint(2));
  assert.deepEqual([state.hints.map(({ n }) => n), state.missed, tasks.nextHint(state)], [[1, 2], false, 3]);
  assert.equal(tasks.hinted(state, hint(2)), state);
  state = tasks.hinted(state, hint(3));
  assert.deepEqual([state.missed, tasks.nextHint(state)], [true, null]);
});

test("the answer read after the right one was given is no miss", () => {
  let state = tasks.judged(chosen(data("card", CARDS), "AS"), "AS", verdict(true));
  for (const n of [1, 2, 3]) state = tasks.hinted(state, hint(n));
  assert.equal(state.missed, false);
});

test("the hand in which all choices lie", () => {
  assert.equal(tasks.seatOfChoices(data("cards", CARDS).task), 1);
  assert.equal(tasks.seatOfChoices(data("cards", [...CARDS, "QH"]).task), null);
  assert.equal(tasks.seatOfChoices(data("seat", ["0", "1"]).task), null);
});

test("the reader is who the page says, else whose cards are seen, else south", () => {
  const { task } = data("cards", CARDS);
  assert.equal(tasks.youOf(task), 1);
  assert.equal(tasks.youOf(task, 0), 0);
  assert.equal(tasks.youOf({ ...task, picture: { ...PICTURE, seat: null } }), 2);
});
