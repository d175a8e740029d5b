// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { intentOf, nextOf } from "../src/keys.js";

test("arrows, Home and End step, in a hand too", () => {
  for (const inHand of [false, true]) {
    assert.deepEqual(intentOf({ key: "ArrowRight" }, inHand), { do: "move", steps: 1 });
    assert.deepEqual(intentOf({ key: "Home" }, inHand), { do: "first" });
    assert.deepEqual(intentOf({ key: "End" }, inHand), { do: "last" });
  }
});

test("suits and ranks jump only inside a hand", () => {
  assert.deepEqual(intentOf({ key: "h" }, true), { do: "suit", suit: "H" });
  assert.deepEqual(intentOf({ key: "Q" }, true), { do: "rank", rank: "Q" });
  assert.deepEqual(intentOf({ key: "x" }, true), { do: "suit", suit: "X" });
  for (const key of ["h", "x"]) assert.equal(intentOf({ key }, false), null);
});

test("ten has three keys", () => {
  for (const key of ["t", "1", "0"]) assert.deepEqual(intentOf({ key }, true), { do: "rank", rank: "T" });
});

test("on a Cyrillic keyboard the place of the key counts", () => {
  assert.deepEqual(intentOf({ key: "ы", code: "KeyS" }, true), { do: "suit", suit: "S" });
  assert.deepEqual(intentOf({ key: "ь", code: "KeyM" }, false), { do: "list" });
});

test("keys without a meaning are left alone", () => {
  for (const key of ["Tab", "Enter", "Escape", "z", "F5", "Dead", "PageDown"]) assert.equal(intentOf({ key }, true), null);
});

test("the next that fits, going round", () => {
  const isEven = (/** @type {number} */ n) => n % 2 === 0;
  assert.equal(nextOf([2, 3, 4, 5], 0, isEven), 4);
  assert.equal(nextOf([2, 3, 4, 5], 2, isEven), 2);
  assert.equal(nextOf([1, 4], 1, isEven), 4);
  assert.equal(nextOf([1, 3], 0, isEven), undefined);
});
