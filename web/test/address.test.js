// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { formatAddress, readAddress } from "../src/address.js";

test("a place is written and read back", () => {
  const place = { hand: "seven-hearts", line: "lost", step: 22, link: "1d8c_A2xHL-b6" };
  assert.equal(formatAddress(place), "#h=seven-hearts&l=lost&s=22&d=1d8c_A2xHL-b6");
  assert.deepEqual(readAddress(formatAddress(place)), { ...place, rules: null, broken: false });
});

test("the rules of a table go along", () => {
  const place = { hand: "a", line: "b", step: 4, link: "1d8c", rules: "players=5,all-pass=pass-round" };
  assert.deepEqual(readAddress(formatAddress(place)), { ...place, broken: false });
  // By themselves they are the address of the table's own page.
  assert.equal(readAddress("#t=players=5"), null);
});

test("without a branch there is no link", () => {
  assert.equal(formatAddress({ hand: "a", line: "b", step: 0, link: null }), "#h=a&l=b&s=0");
  assert.equal(readAddress("#h=a&l=b&s=0")?.link, null);
});

test("anchors of the page are not addresses", () => {
  for (const hash of ["", "#", "#play-follow", "#__search", "#a=b"]) assert.equal(readAddress(hash), null);
});

test("parts may be missing", () => {
  const nothing = { hand: null, line: null, step: null, link: null, rules: null, broken: false };
  assert.deepEqual(readAddress("#h=a"), { ...nothing, hand: "a" });
  assert.deepEqual(readAddress("#d=1abc"), { ...nothing, link: "1abc" });
  assert.deepEqual(readAddress("#s=-3"), { ...nothing, broken: true });
});

for (const step of ["x", "-1", "1.5", "", "99999", "1e3", " 1"]) {
  test(`a step that is no number is broken: "${step}"`, () => {
    assert.equal(readAddress(`#h=a&s=${step}`)?.broken, true);
  });
}

test("a half percent sign is no error", () => {
  assert.equal(readAddress("#h=a&l=%E0%A4%A&s=1")?.step, 1);
});
