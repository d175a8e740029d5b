// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import * as progress from "../src/progress.js";

const KEY = "amerikaner-progress";
const TODAY = "2026-02-27";

/** @param {Record<string, string>} kept */
const shelf = (kept) => ({
  getItem: (/** @type {string} */ key) => kept[key] ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void (kept[key] = value),
});

/** @param {Record<string, string>} kept */
const storeOf = (kept, today = TODAY) => new progress.ProgressStore(() => shelf(kept), () => today);

/** @type {(box: number, due: string) => progress.Progress} */
const reviewing = (box, due) => ({ ...progress.emptyProgress(), review: [{ key: "a", box, due }] });

// Boxes -----------------------------------------------------------------------------------------

test("what was missed is due tomorrow, and once only", () => {
  let now = progress.withMissed(progress.emptyProgress(), "a", TODAY);
  assert.deepEqual(now.review, [{ key: "a", box: 1, due: "2026-02-28" }]);
  assert.deepEqual(progress.dueOn(now, TODAY), []);
  now = progress.withMissed(now, "a", "2026-02-28");
  assert.deepEqual(now.review, [{ key: "a", box: 1, due: "2026-03-01" }]);
});

test("right when due goes through all boxes and out", () => {
  let [now, day] = [progress.withMissed(progress.emptyProgress(), "a", TODAY), TODAY];
  for (const days of progress.DAYS) {
    assert.equal(progress.withRecalled(now, "a", day), now, "not before it is due");
    day = progress.dayAfter(day, days);
    assert.equal(progress.dueOn(now, day).length, 1);
    now = progress.withRecalled(now, "a", day);
  }
  assert.deepEqual(now.review, []);
});

test("wrong goes back to the first box from any other", () => {
  for (const box of [1, 2, 3, 4, 5]) {
    assert.deepEqual(progress.withMissed(reviewing(box, TODAY), "a", TODAY).review, [{ key: "a", box: 1, due: "2026-02-28" }]);
  }
});

test("a task that was never missed is not practised again", () => {
  const now = progress.emptyProgress();
  assert.equal(progress.withRecalled(now, "a", TODAY), now);
});

test("the longest waiting comes first", () => {
  const review = ["2026-02-27", "2026-02-20", "2026-03-01"].map((due, n) => ({ key: String(n), box: 1, due }));
  const due = progress.dueOn({ ...progress.emptyProgress(), review }, TODAY);
  assert.deepEqual(due.map(({ key }) => key), ["1", "0"]);
});

test("days run over months and years", () => {
  assert.equal(progress.dayAfter("2028-02-28", 1), "2028-02-29");
  assert.equal(progress.dayAfter("2026-12-31", 16), "2027-01-16");
  assert.equal(progress.dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});

// Lessons ---------------------------------------------------------------------------------------

test("a task is done once, and a lesson can be begun anew", () => {
  let now = progress.withDone(progress.withDone(progress.emptyProgress(), "trick", "t1"), "trick", "t2");
  assert.equal(progress.withDone(now, "trick", "t1"), now);
  assert.deepEqual(progress.doneOf(now, "trick"), ["t1", "t2"]);
  now = progress.withDone(now, "trump", "x");
  assert.deepEqual(progress.withoutLesson(now, "trick").lessons, { trump: ["x"] });
});

test("names of objects are names like others", () => {
  const now = progress.withDone(progress.emptyProgress(), "__proto__", "constructor");
  assert.deepEqual(progress.doneOf(now, "constructor"), []);
  assert.deepEqual(progress.doneOf(progress.readProgress(progress.formatProgress(now)).progress, "__proto__"), ["constructor"]);
});

// Reading ---------------------------------------------------------------------------------------

const GOOD = { version: 1, lessons: { trick: ["a"] }, review: [{ key: "a", box: 5, due: "2026-02-28" }] };

for (const rubbish of [
  "",
  "{",
  "null",
  "7",
  "[]",
  '{"version":"1"}',
  '{"version":0,"lessons":{},"review":[]}',
  JSON.stringify({ ...GOOD, version: undefined }),
  JSON.stringify({ ...GOOD, lessons: [] }),
  JSON.stringify({ ...GOOD, lessons: { trick: "a" } }),
  JSON.stringify({ ...GOOD, lessons: { trick: [1] } }),
  JSON.stringify({ ...GOOD, review: {} }),
  JSON.stringify({ ...GOOD, review: [null] }),
  JSON.stringify({ ...GOOD, review: [{ ...GOOD.review[0], box: 6 }] }),
  JSON.stringify({ ...GOOD, review: [{ ...GOOD.review[0], box: 1.5 }] }),
  JSON.stringify({ ...GOOD, review: [{ ...GOOD.review[0], due: "2026-02-30" }] }),
  JSON.stringify({ ...GOOD, review: [{ ...GOOD.review[0], due: "tomorrow" }] }),
  JSON.stringify({ ...GOOD, review: [GOOD.review[0], GOOD.review[0]] }),
]) {
  test(`damaged: ${rubbish}`, () => {
    assert.deepEqual(progress.readProgress(rubbish), { progress: progress.emptyProgress(), trouble: "damaged" });
    const kept = { [KEY]: rubbish };
    const store = storeOf(kept);
    assert.equal(store.trouble, "damaged");
    assert.deepEqual(kept, { [KEY]: rubbish, [`${KEY}-kept-1`]: rubbish });
    store.change((now) => progress.withDone(now, "trick", "a"));
    assert.equal(/** @type {any} */ (kept)[`${KEY}-kept-1`], rubbish);
    assert.deepEqual(storeOf(kept).current.lessons, { trick: ["a"] });
    assert.equal(storeOf(kept).trouble, null);
    assert.deepEqual(store.aside(), [rubbish]);
  });
}

test("what is newer is laid aside and not taken for damaged", () => {
  const newer = JSON.stringify({ version: 2, course: "?" });
  const kept = { [KEY]: newer };
  assert.equal(storeOf(kept).trouble, "newer");
  assert.deepEqual(kept, { [KEY]: newer, [`${KEY}-kept-1`]: newer });
});

test("each damaged text is laid aside once, the older ones stay", () => {
  const kept = { [KEY]: "{", [`${KEY}-kept-1`]: "older" };
  storeOf(kept);
  storeOf(kept);
  assert.deepEqual(kept, { [KEY]: "{", [`${KEY}-kept-1`]: "older", [`${KEY}-kept-2`]: "{" });
});

test("what cannot be laid aside is not overwritten", () => {
  const kept = { [KEY]: "{" };
  const full = {
    ...shelf(kept),
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (key !== KEY) throw new Error("QuotaExceededError");
      shelf(kept).setItem(key, value);
    },
  };
  const store = new progress.ProgressStore(() => full, () => TODAY);
  store.change((now) => progress.withDone(now, "trick", "a"));
  assert.deepEqual(kept, { [KEY]: "{" });
  assert.equal(store.trouble, "not-kept");
  assert.deepEqual(store.current.lessons, { trick: ["a"] });
});

test("fields that this version does not know are carried along", () => {
  const kept = { [KEY]: JSON.stringify({ ...GOOD, more: 7 }) };
  storeOf(kept).change((now) => progress.withDone(now, "trick", "b"));
  assert.equal(JSON.parse(kept[KEY]).more, 7);
});

// Keeping ---------------------------------------------------------------------------------------

test("what was done is there again on the next page, and in another window", () => {
  const kept = {};
  const [one, other] = [storeOf(kept), storeOf(kept)];
  one.change((now) => progress.withDone(now, "trick", "a"));
  other.change((now) => progress.withDone(now, "trick", "b"));
  one.reload();
  assert.deepEqual(one.current.lessons, { trick: ["a", "b"] });
  assert.deepEqual(storeOf(kept).current, one.current);
});

test("forbidden storage: it is said, and done lasts as long as the page", () => {
  const store = new progress.ProgressStore(() => {
    throw new Error("SecurityError");
  });
  store.change((now) => progress.withDone(now, "trick", "a"));
  assert.equal(store.trouble, "not-kept");
  assert.deepEqual(store.current.lessons, { trick: ["a"] });
  assert.deepEqual(store.aside(), []);
});

test("listeners hear of changes, and not of what changes nothing", () => {
  const store = storeOf({});
  let heard = 0;
  const stop = store.onChange(() => heard++);
  store.change((now) => progress.withDone(now, "trick", "a"));
  store.change((now) => progress.withDone(now, "trick", "a"));
  assert.equal(heard, 1);
  stop();
  store.change((now) => progress.withDone(now, "trick", "b"));
  assert.equal(heard, 1);
});

test("progress goes out as a file and comes in elsewhere, beside what is there", () => {
  const [here, there] = [storeOf({}), storeOf({})];
  here.change((now) => progress.withMissed(progress.withDone(now, "trick", "a"), "a", "2026-02-20"));
  there.change((now) => progress.withMissed(progress.withDone(now, "trick", "b"), "a", TODAY));
  assert.equal(there.takeIn(progress.formatProgress(here.current)), null);
  assert.deepEqual(there.current.lessons, { trick: ["b", "a"] });
  assert.deepEqual(there.current.review, [{ key: "a", box: 1, due: "2026-02-21" }]);
});

test("a file that is damaged or newer changes nothing", () => {
  const store = storeOf({});
  store.change((now) => progress.withDone(now, "trick", "a"));
  const before = store.current;
  assert.equal(store.takeIn("{}"), "damaged");
  assert.equal(store.takeIn('{"version":3}'), "newer");
  assert.equal(store.current, before);
  assert.equal(store.trouble, null);
});
