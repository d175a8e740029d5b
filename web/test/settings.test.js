// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS, SettingsStore, validSettings } from "../src/settings.js";

/** @param {Record<string, string>} kept */
const storage = (kept) => ({
  getItem: (/** @type {string} */ key) => kept[key] ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void (kept[key] = value),
});

test("what was set is there again on the next page", () => {
  const kept = {};
  new SettingsStore(() => storage(kept)).change({ fourColours: true, speed: "slow" });
  assert.deepEqual(new SettingsStore(() => storage(kept)).current, { ...DEFAULTS, fourColours: true, speed: "slow" });
});

for (const rubbish of ["", "{", "null", "7", "[]", '"x"', '{"speed":"warp","letters":7,"fourColours":"yes"}', '{"__proto__":{"words":true}}']) {
  test(`rubbish in the storage gives the defaults: ${rubbish}`, () => {
    const store = new SettingsStore(() => storage({ "amerikaner-settings": rubbish }));
    assert.deepEqual(store.current, DEFAULTS);
    assert.equal(store.kept, true);
  });
}

test("one bad value does not cost the others", () => {
  assert.deepEqual(validSettings({ speed: "fast", words: 1, other: true }), { ...DEFAULTS, speed: "fast" });
});

test("forbidden storage gives the defaults and changes last as long as the page", () => {
  const store = new SettingsStore(() => {
    throw new Error("SecurityError");
  });
  assert.deepEqual(store.current, DEFAULTS);
  store.change({ words: true });
  assert.equal(store.current.words, true);
  assert.equal(store.kept, false);
});

test("full storage is no error, and listeners hear", () => {
  const store = new SettingsStore(() => ({
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  }));
  /** @type {string[]} */
  const heard = [];
  const stop = store.onChange(({ speed }) => heard.push(speed));
  store.change({ speed: "fast" });
  stop();
  store.change({ speed: "slow" });
  assert.deepEqual(heard, ["fast"]);
  assert.equal(store.kept, false);
});
