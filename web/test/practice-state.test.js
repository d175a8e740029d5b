// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import * as practice from "../src/practice-state.js";

/** @import { Limits, TaskSet } from "../src/practice-state.js" */

/** @type {Limits} */
const LIMITS = {
  kinds: ["winner", "playable", "play", "may-bid", "points"],
  levels: { lowest: 1, highest: 3 },
  seeds: 9_007_199_254_739,
  numbers: { lowest: 0, highest: 40, usual: 10 },
};
/** @type {TaskSet} */
const SET = { kind: "winner", level: 2, seed: 4711, number: 20, rules: "standard" };
const read = (/** @type {string} */ hash) => practice.readSet(hash, LIMITS, 77);
const codes = (/** @type {string} */ hash) => read(hash)?.faults.map(({ code }) => code);

test("an address names a set, and a set has one address", () => {
  assert.equal(practice.formatSet(SET), "#q=winner.2.4711.20");
  assert.deepEqual(read("#q=winner.2.4711.20"), { set: SET, faults: [] });
  const table = { ...SET, kind: practice.MIX, number: practice.ENDLESS, rules: "players=5,grand=yes" };
  assert.equal(practice.formatSet(table), "#q=mix.2.4711.0&t=players=5,grand=yes");
  for (const set of [SET, table, { ...SET, rules: "å&t=%,#" }]) assert.deepEqual(read(practice.formatSet(set)), { set, faults: [] });
});

test("an address that names no set is none", () => {
  for (const hash of ["", "#", "#practice", "#t=players=5", "#h=seven-hearts"]) assert.equal(read(hash), null, hash);
});

test("what cannot be used is told, and the nearest stands in", () => {
  assert.deepEqual(read("#q=winer.2.4711.20"), { set: SET, faults: [{ code: "bad-kind", data: { value: "winer" } }] });
  assert.deepEqual(read("#q=winner.9.4711.20"), {
    set: { ...SET, level: 3 },
    faults: [{ code: "bad-level", data: { value: "9", lowest: 1, highest: 3 } }],
  });
  assert.deepEqual(read("#q=winner.2.4711.400"), {
    set: { ...SET, number: 40 },
    faults: [{ code: "bad-number", data: { value: "400", highest: 40 } }],
  });
  assert.equal(read("#q=winner.2.99999999999999999.20")?.set.seed, LIMITS.seeds);
  assert.equal(read("#q=winner.2.-5.20")?.set.seed, 0);
  assert.equal(read("#q=winner.2.abc.20")?.set.seed, 77);
  assert.deepEqual(codes("#q=winner.2.abc.20"), ["bad-seed"]);
  assert.deepEqual(codes("#q=nonsense.0.1e3.x"), ["bad-kind", "bad-level", "bad-seed", "bad-number"]);
});

test("a damaged address says so, and keeps what can be read of it", () => {
  for (const hash of ["#q=", "#q=winner", "#q=winner.2.4711", "#q=winner.2.4711.20.1", "#q=winner..4711.20", "#q=%E0%A4.1.2.3"]) {
    assert.ok(codes(hash)?.length, hash);
  }
  assert.deepEqual(codes("#q="), ["bad-link"]);
  assert.deepEqual(read("#q=")?.set, { kind: "mix", level: 1, seed: 77, number: 10, rules: "standard" });
  assert.deepEqual(read("#q=winner.2.4711")?.set, { ...SET, number: 10 });
  // A broken table is the engine's to judge.
  assert.deepEqual(read("#q=winner.2.4711.20&t=%E0%A4")?.set.rules, "%E0%A4");
  assert.ok(Number(String(read(`#q=${"x".repeat(5000)}.1.1.1`)?.faults[0].data.value).length) <= 40);
});

test("the nearest kind is the one with the fewest letters to change", () => {
  const nearest = (/** @type {string} */ text) => practice.nearestKind(text, LIMITS.kinds);
  assert.equal(nearest("Winner"), "winner");
  assert.equal(nearest("maybid"), "may-bid");
  assert.equal(nearest("point"), "points");
  assert.equal(nearest("playble"), "playable");
  assert.equal(nearest("qqqqqq"), "mix");
});

test("a set gives each of its tasks a seed of its own", () => {
  assert.deepEqual(practice.drawsAt(SET, 1, LIMITS.kinds), [{ kind: "winner", level: 2, seed: 4_711_001, rules: "standard" }]);
  assert.deepEqual(practice.drawsAt(SET, 20, LIMITS.kinds)[0].seed, 4_711_020);
  assert.ok(Number.isSafeInteger(practice.drawsAt({ ...SET, seed: LIMITS.seeds }, 40, LIMITS.kinds)[0].seed));
});

test("a mix has every kind once in each round, in an order of its own, and the same every time", () => {
  const mix = { ...SET, kind: practice.MIX };
  const row = (/** @type {number} */ seed) => Array.from({ length: 10 }, (_, n) => practice.drawsAt({ ...mix, seed }, n + 1, LIMITS.kinds)[0].kind);
  for (const seed of [0, 1, 4711, LIMITS.seeds]) {
    assert.deepEqual(row(seed).slice(0, 5).sort(), [...LIMITS.kinds].sort());
    assert.deepEqual(row(seed).slice(5).sort(), [...LIMITS.kinds].sort());
    assert.deepEqual(row(seed), row(seed));
  }
  assert.deepEqual(row(4711), ["points", "may-bid", "winner", "play", "playable", "may-bid", "points", "winner", "play", "playable"]);
  assert.ok(new Set(Array.from({ length: 20 }, (_, seed) => row(seed).join(" "))).size > 10);
  // Where the first gives no task at a table, the others follow.
  const draws = practice.drawsAt(mix, 2, LIMITS.kinds);
  assert.deepEqual(draws.map(({ kind }) => kind).sort(), [...LIMITS.kinds].sort());
  assert.equal(new Set(draws.map(({ seed }) => seed)).size, 1);
});

test("what is chosen is a set where its seed is one", () => {
  const choice = practice.choiceOf(SET);
  assert.equal(choice.seed, "4711");
  assert.deepEqual(practice.setOf({ ...choice, seed: " 4711 " }, LIMITS), SET);
  for (const seed of ["", "x", "-1", "1.5", "9007199254740"]) assert.equal(practice.setOf({ ...choice, seed }, LIMITS), null, seed);
});

test("a fresh seed is short", () => {
  assert.equal(practice.freshSeed(() => 0), 1);
  assert.equal(practice.freshSeed(() => 0.99999), 9999);
});

test("a drawn task has a name in the list, a lesson's is no drawn one", () => {
  const draw = { kind: "may-bid", level: 3, seed: 4_711_001, rules: "standard" };
  assert.equal(practice.keyOf(draw), "may-bid.3.4711001");
  const own = { ...draw, rules: "players=5,grand=yes" };
  assert.equal(practice.keyOf(own), "may-bid.3.4711001.players=5,grand=yes");
  for (const each of [draw, own]) assert.deepEqual(practice.drawOf(practice.keyOf(each)), each);
  for (const key of ["follow-1", "may-bid", "may-bid.3", "may-bid.3.x", ""]) assert.equal(practice.drawOf(key), null, key);
});

test("what is not due yet is counted, with its first day", () => {
  const review = ["2026-01-03", "2026-01-01", "2026-01-02"].map((due, n) => ({ key: `k${n}`, box: 1, due }));
  assert.deepEqual(practice.laterThan(review, "2026-01-01"), { count: 2, first: "2026-01-02" });
  assert.equal(practice.laterThan(review, "2026-01-03"), null);
});

test("a run goes to its end, and counts what was right at the first try", () => {
  let run = practice.startRun({ ...SET, number: 3 });
  assert.deepEqual(practice.drawsNow(run, LIMITS.kinds), practice.drawsAt(SET, 1, LIMITS.kinds));
  for (const outcome of /** @type {const} */ (["first", "missed", "skipped"])) {
    assert.equal(practice.isOver(run), false);
    run = practice.advance(run, outcome);
  }
  assert.equal(practice.isOver(run), true);
  assert.deepEqual(practice.scoreOf(run.outcomes), { right: 1, done: 2 });
});

test("a run without end has none", () => {
  let run = practice.startRun({ ...SET, number: practice.ENDLESS });
  for (let n = 0; n < 100; n++) run = practice.advance(run, "first");
  assert.equal(practice.isOver(run), false);
  assert.equal(practice.isLast(run), false);
  assert.equal(practice.drawsNow(run, LIMITS.kinds)[0].seed, 4_711_101);
});

test("what is practised again comes one after the other", () => {
  const draws = [1, 2].map((seed) => ({ kind: "winner", level: 1, seed, rules: "standard" }));
  const run = practice.startReview(draws);
  assert.deepEqual(practice.drawsNow(run, LIMITS.kinds), [draws[0]]);
  const next = practice.advance(run, "first");
  assert.ok(practice.isLast(next));
  assert.deepEqual(practice.drawsNow(next, LIMITS.kinds), [draws[1]]);
});

test("an outcome says whether a task was right at the first try", () => {
  assert.equal(practice.outcomeOf({ solved: true, missed: false, tries: 1 }), "first");
  assert.equal(practice.outcomeOf({ solved: true, missed: true, tries: 2 }), "missed");
  assert.equal(practice.outcomeOf({ solved: false, missed: true, tries: 0 }), "missed");
  assert.equal(practice.outcomeOf({ solved: false, missed: false, tries: 0 }), "skipped");
});

test("a run is taken up again where its set is the same", () => {
  const run = practice.advance(practice.startRun(SET), "missed");
  const text = practice.formatRun(run, practice.formatSet(SET));
  assert.deepEqual(practice.readRun(text, SET), run);
  assert.equal(practice.readRun(text, { ...SET, seed: 1 }), null);
  for (const rubbish of [null, "", "{", "null", '{"address":"#q=winner.2.4711.20","at":9,"outcomes":[]}', '{"address":"#q=winner.2.4711.20","at":2,"outcomes":["x"]}']) {
    assert.equal(practice.readRun(rubbish, SET), null);
  }
});
