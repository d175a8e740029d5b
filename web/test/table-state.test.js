// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptTable } from "../src/kept-table.js";
import * as table from "../src/table-state.js";

/** @import { Problem, TableAnswer, TableData, TableOption } from "../src/table-state.js" */

// Three options of the shape the engine has; what it says of them is made up, these functions only pass it on.

/** @type {TableOption[]} */
const OPTIONS = [
  { name: "players", value: "4", base: "4", values: ["4", "3", "5"], lowest: null, highest: null, changed: false, idle: false },
  { name: "grand", value: "no", base: "no", values: ["no", "yes"], lowest: null, highest: null, changed: false, idle: false },
  { name: "target", value: "52", base: "52", values: ["52"], lowest: 1, highest: 999, changed: false, idle: false },
];

/** @param {Record<string, string>} values @param {Problem[]} [problems] @returns {TableAnswer} */
const answer = (values, problems = []) => ({
  rules: "as played",
  options: OPTIONS.map((option) => {
    const value = values[option.name] ?? option.base;
    const falls = problems.some(({ data }) => data.options.at(-1) === option.name);
    return { ...option, value, changed: value !== option.base && !falls, idle: option.name === "grand" && values.idle === "yes" };
  }),
  problems,
  numbers: {},
  chapters: [],
});

/** @type {TableData} */
const DATA = {
  answers: { standard: answer({}), "players=5": answer({ players: "5" }) },
  presets: [{ name: "five", rules: "players=5" }],
  rules: "rules.html",
  house: "house-rules.html",
};

const CLASH = { code: "clash", clause: "option-grand", data: { options: ["players", "grand"] } };
const start = () => table.startState(DATA);

test("the base game is there from the start", () => {
  const state = start();
  assert.deepEqual(state.chosen, { players: "4", grand: "no", target: "52" });
  assert.equal(table.textNow(state), "standard");
  assert.equal(table.differences(state), 0);
});

test("what is chosen goes into the text in the engine's order, what is as in the base game does not", () => {
  let state = table.choose(start(), "target", "100");
  state = table.choose(state, "players", "3");
  assert.equal(table.textNow(state), "players=3,target=100");
  assert.equal(table.differences(state), 2);
  assert.equal(state.answered, false);
  assert.equal(table.textNow(table.choose(state, "target", "52")), "players=3");
  assert.equal(table.textNow(table.choose(state, "target", "")), "players=3");
});

test("a table to start from is answered at once and takes the place of all that was chosen", () => {
  const state = table.enter(table.choose(start(), "grand", "yes"), "players=5", "reader");
  assert.equal(state.answered, true);
  assert.deepEqual(state.chosen, { players: "5", grand: "no", target: "52" });
});

test("an answer to a table that is no longer asked for changes nothing", () => {
  const state = table.choose(start(), "players", "3");
  assert.equal(table.answered(state, "players=3,grand=yes", answer({})), state);
});

test("what cannot be combined stays as it was chosen, and the problem is found at both", () => {
  const asked = table.choose(table.choose(start(), "players", "3"), "grand", "yes");
  const state = table.answered(asked, asked.text, answer({ players: "3", grand: "yes" }, [CLASH]));
  assert.deepEqual(state.chosen, { players: "3", grand: "yes", target: "52" });
  assert.deepEqual(table.problemsAt(state, "players"), [CLASH]);
  assert.deepEqual(table.problemsAt(state, "grand"), [CLASH]);
  assert.deepEqual(table.problemsAt(state, "target"), []);
  assert.equal(table.fallsBack(CLASH), "grand");
  assert.equal(table.isChanged(asked, "grand"), true);
  assert.equal(table.isChanged(state, "grand"), false, "it is played as in the base game");
  assert.equal(table.differences(state), 1);
  assert.deepEqual(table.problemsFound(state), [], "the reader sees it where it was set");
  assert.equal(table.textNow(state), "players=3,grand=yes");
});

test("a number out of range stays in its field, though the base value counts", () => {
  const range = { code: "out-of-range", clause: "option-target", data: { options: ["target"], option: "target", value: "5000", lowest: 1, highest: 999 } };
  const asked = table.choose(start(), "target", "5000");
  const state = table.answered(asked, asked.text, answer({}, [range]));
  assert.equal(state.chosen.target, "5000");
  assert.deepEqual(table.problemsAt(state, "target"), [range]);
});

test("a link's faults are told until the reader sets something, and are gone from the text then", () => {
  const unknown = { code: "unknown-option", clause: null, data: { options: [], option: "foo=1" } };
  const value = { code: "unknown-value", clause: "option-players", data: { options: ["players"], option: "players", value: "7" } };
  const entered = table.enter(start(), "players=7,grand=yes,foo=1", "link");
  assert.equal(table.textNow(entered), "players=7,grand=yes,foo=1", "not read yet, so not changed either");
  const state = table.answered(entered, entered.text, answer({ grand: "yes" }, [value, unknown]));
  assert.deepEqual(table.problemsFound(state), [value, unknown]);
  assert.equal(table.fallsBack(unknown), null);
  assert.equal(state.chosen.players, "4", "a control shows no value there is not");
  const next = table.choose(state, "target", "60");
  assert.equal(table.textNow(next), "grand=yes,target=60");
  assert.deepEqual(table.problemsFound(table.answered(next, next.text, answer({ grand: "yes", target: "60" }))), []);
});

test("until a link is read nothing can be changed; what the reader sets can be, engine or not", () => {
  assert.equal(table.isUnread(table.enter(start(), "grand=yes", "link")), true);
  assert.equal(table.isUnread(table.enter(start(), "grand=yes", "kept")), true);
  assert.equal(table.isUnread(table.enter(start(), "players=5", "link")), false);
  assert.equal(table.isUnread(table.choose(start(), "grand", "yes")), false);
});

test("without an engine the base game is shown, and what is chosen stays", () => {
  const state = table.unanswered(table.choose(start(), "grand", "yes"));
  assert.equal(state.answer, DATA.answers.standard);
  assert.equal(state.chosen.grand, "yes");
  assert.equal(table.textNow(state), "grand=yes");
});

test("without effect is what the answer says so of, and no other", () => {
  const asked = table.choose(start(), "grand", "yes");
  assert.equal(table.isIdle(asked, "grand"), false);
  assert.equal(table.isIdle(table.answered(asked, asked.text, answer({ grand: "yes", idle: "yes" })), "grand"), true);
});

for (const text of ["standard", "players=5,all-pass=pass-round", "foo=1&h=2", "правила=да", "a b%"]) {
  test(`a text goes into the address and comes back: ${text}`, () => {
    assert.equal(table.readTable(table.formatTable(text)), text);
  });
}

test("a table in the address is readable as it stands", () => {
  assert.equal(table.formatTable("players=5,all-pass=pass-round"), "#t=players=5,all-pass=pass-round");
});

test("what a messenger made of an address is read too, and a damaged one as it stands", () => {
  assert.equal(table.readTable("#t=players%3D5%2Cgrand%3Dyes"), "players=5,grand=yes");
  assert.equal(table.readTable("#t=grand=%zz"), "grand=%zz");
});

for (const hash of ["", "#", "#table-kept", "#h=seven-hearts&s=3", "#t=", "#target"]) {
  test(`an address without a table: ${hash}`, () => assert.equal(table.readTable(hash), null));
}

/** @param {Map<string, string>} kept */
const storage = (kept) => ({
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
  removeItem: (/** @type {string} */ key) => void kept.delete(key),
});

test("a table is kept, read and forgotten", () => {
  const kept = new Map();
  const store = new KeptTable(() => storage(kept));
  assert.equal(store.read(), null);
  assert.equal(store.keep("grand=yes"), true);
  assert.deepEqual([...kept], [["amerikaner-table", "grand=yes"]]);
  assert.equal(store.read(), "grand=yes");
  assert.equal(store.keep(null), true);
  assert.equal(store.read(), null);
});

test("a browser that keeps nothing is no error, and says so", () => {
  const store = new KeptTable(() => {
    throw new Error("SecurityError");
  });
  assert.equal(store.read(), null);
  assert.equal(store.keep("grand=yes"), false);
});
