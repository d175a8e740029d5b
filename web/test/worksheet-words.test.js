// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../src/words.js";
import { boxesOf, howMany, rowsOf, solutionText } from "../src/worksheet-words.js";

/** @import { Picture, Task } from "../src/task-state.js" */

// The messages a sheet needs, each saying no more than what it is called.
const IDS = ["stepper-auction", "fact-contract", "fact-trump", "fact-no-trump", "task-lead", "fact-called", "fact-tricks", "fact-kitty", "fact-discards"];
const MORE = ["worksheet-table", "sheet-before", "sheet-deal", "fact-none", "badge-dealer", "stepper-pass", "stepper-amerikaner", "player-you", "task-nobody"];
const FORMS = ["worksheet-choose-all", "worksheet-choose-one", "task-yes", "task-no", "task-goes-on"];
const FTL = `theme-language = en
${[...IDS, ...MORE, ...FORMS].map((id) => `${id} = ${id}`).join("\n")}
player-0 = Nora
player-1 = Leo
player-2 = Emil
player-3 = Anna
hand-of = { $seat }/{ $seatYou }
suit = suit { $suit }
fact-side-both = { $a }+{ $b }
list-last = { $a } and { $b }
list-more = { $a }, { $b }
card-letters = A K Q J
card-letters-local = E R D B
card-compact = { $index }{ $symbol }
worksheet-choose-count = tick { $count }
worksheet-any-of = any of { $answer }
worksheet-for-example = say { $answer }
why-played = because of { $card }
card = { $rank }/{ $suit }
    .obj = x
    .with = x
    .lead = x
    .call = x
`;
const words = new Words(FTL, "en");
const view = /** @type {const} */ ({ you: 2, letters: "standard" });
const plain = (/** @type {string} */ text) => text.replaceAll("\uFE0E", "");

/** @type {Picture} */
const PICTURE = {
  players: 4,
  rules: "standard",
  seat: 2,
  dealer: 3,
  hands: [null, null, "K94.T..", null],
  counts: [4, 4, 4, 4],
  kitty: null,
  discards: "2...3",
  calls: [],
  declarer: 2,
  contract: 7,
  trump: "H",
  called: "AH",
  partner: null,
  lead: null,
  trick: [[0, "TS"], [1, "2S"]],
  taken: [3, 1, 2, 2],
  extra: 0,
  side: 3,
  totals: null,
  scores: null,
  target: 52,
};
/** @type {(task: Partial<Task>, picture?: Partial<Picture>) => Task} */
const taskOf = (task, picture = {}) => ({
  kind: "playable",
  question: { code: "task-playable", clause: "play-follow", data: {} },
  form: "cards",
  choices: ["KS", "9S", "4S", "TH"],
  count: null,
  hints: 2,
  ...task,
  picture: { ...PICTURE, ...picture },
});
const rows = (/** @type {Task} */ task) => rowsOf(words, task, view).map(({ name, text }) => plain(`${name}: ${text}`));
const boxes = (/** @type {Task} */ task) => boxesOf(words, task, view).map((run) => run.map(({ text }) => plain(text)).join(" "));

test("a moment of play is told in rows; the hand that is ticked is not told twice", () => {
  assert.deepEqual(rows(taskOf({})), [
    "fact-contract: 7 · player-you",
    "fact-trump: ♥ suit H",
    "fact-called: A♥",
    "fact-tricks: Nora 3 · Leo 1 · player-you 2 · Anna 2",
    "fact-discards: 2♠ 3♣",
    "worksheet-table: event-lead Nora 10♠ · Leo 2♠",
  ]);
  assert.deepEqual(boxes(taskOf({})), ["K♠ 9♠ 4♠", "10♥"]);
  assert.equal(howMany(words, taskOf({})), "worksheet-choose-all");
});

test("an auction is told from the dealer on", () => {
  const bare = { contract: null, declarer: null, trump: null, called: null, trick: [], discards: null, taken: [0, 0, 0, 0], hands: [null, null, null, null] };
  const task = taskOf({ form: "seat", choices: ["0", "1", "2", "3", "-"] }, { ...bare, calls: [[0, "6"], [1, "-"], [2, "A"]] });
  assert.deepEqual(rows(task), ["stepper-auction: badge-dealer: Anna · Nora: 6 · Leo: stepper-pass · player-you: stepper-amerikaner"]);
  assert.deepEqual(boxes(task), ["Nora Leo player-you Anna task-nobody"]);
  assert.equal(howMany(words, task), "worksheet-choose-one");
  assert.deepEqual(rows(taskOf({}, bare)), ["stepper-auction: badge-dealer: Anna · fact-none"]);
});

test("hands lie suit by suit, in the reader's letters, jokers by themselves", () => {
  const task = taskOf({ form: "seat", choices: ["0", "1"] }, { hands: ["AT.K..5.12", null, "Q...", null], trick: [], lead: "4H", trump: "-" });
  assert.ok(rows(task).includes("Nora/no: ♠ A 10 · ♥ K · ♣ 5 · ★ ★"));
  assert.ok(rows(task).includes("Emil/yes: ♠ Q"));
  assert.ok(rows(task).includes("task-lead: 4♥"));
  assert.ok(rows(task).includes("fact-trump: fact-no-trump"));
  const local = rowsOf(words, task, { you: null, letters: "local" }).map(({ text }) => plain(text));
  assert.ok(local.includes("♠ E 10 · ♥ R · ♣ 5 · ★ ★"));
});

test("sums have the totals before and the scores of the deal", () => {
  const task = taskOf({ form: "players", choices: ["0", "1", "2", "3"] }, { totals: [40, -3, 51, 0], scores: [7, -7, 1, 0], trick: [] });
  assert.ok(rows(task).includes("sheet-before: Nora 40 · Leo −3 · player-you 51 · Anna 0"));
  assert.ok(rows(task).includes("sheet-deal: Nora +7 · Leo −7 · player-you +1 · Anna 0"));
  assert.deepEqual(boxes(task), ["Nora Leo player-you Anna task-goes-on"]);
});

test("so many cards are to be ticked as are laid away", () => {
  assert.equal(howMany(words, taskOf({ form: "exactly", count: 4 })), "tick 4");
});

test("an answer says whether there are others", () => {
  const why = { code: "why-played", clause: "play-follow", data: { card: "KS" } };
  const told = (/** @type {Task} */ task, /** @type {string[]} */ answers, complete = true) => {
    const { answer, why: because } = solutionText(words, task, { answers, complete, why }, view);
    return plain(`${answer} | ${because}`);
  };
  assert.equal(told(taskOf({}), ["KS 9S"]), "K♠ 9♠ | because of K/S");
  assert.equal(told(taskOf({ form: "card" }), ["KS", "9S"]), "any of K♠ 9♠ | ");
  assert.equal(told(taskOf({ form: "exactly" }), ["KS 9S"], false), "say K♠ 9♠ | because of K/S");
  assert.equal(told(taskOf({ form: "yes-no", choices: ["yes", "no"] }), ["yes"]), "task-yes | because of K/S");
  assert.equal(told(taskOf({ form: "players", choices: ["0", "2"] }), [""]), "task-goes-on | because of K/S");
  assert.equal(told(taskOf({ form: "players", choices: ["0", "2"] }), ["0 2"]), "player-you and Nora | because of K/S");
  assert.equal(told(taskOf({ form: "number", choices: ["-7", "7"] }), ["-7"]), "−7 | because of K/S");
});
