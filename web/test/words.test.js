// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Words } from "../src/words.js";

const FOLDERS = ["no", "en", "pt", "es", "ru"];
const words = Object.fromEntries(
  FOLDERS.map((folder) => [folder, new Words(readFileSync(new URL(`../../docs/${folder}/ui.ftl`, import.meta.url), "utf8"), folder)]),
);
const { en, no, ru } = words;
const read = (/** @type {string} */ file) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");
const withHouse = (/** @type {string} */ folder) => new Words(read(`${folder}/ui.ftl`), folder, read(`${folder}/house.ftl`));
const nobody = { you: null };

test("an event is a sentence about a player, or about the reader", () => {
  const event = { id: "lead-call", clause: "call-card", data: { seat: 2, lead: "4H", called: "AH" } };
  assert.equal(en.sentence(event, nobody), "Emil leads the four of hearts and calls the ace of hearts.");
  assert.equal(en.sentence(event, { you: 2 }), "You lead the four of hearts and call the ace of hearts.");
});

test("a refusal names the cards that prove it, in the order of the language", () => {
  const reason = { code: "must-follow", clause: "play-follow", data: { seat: 1, cards: ["TH", "8H"], suit: "H" } };
  assert.equal(en.sentence(reason, nobody), "Leo holds 10♥\uFE0E 8♥\uFE0E and must follow suit.");
  assert.equal(no.sentence(reason, nobody), "Leo har ♥\uFE0E10 ♥\uFE0E8 på hånden og må følge farge.");
});

test("cards take the form their place in the sentence asks for", () => {
  assert.equal(ru.card("QS"), "дама пик");
  assert.equal(ru.card("QS", "obj"), "даму пик");
  assert.equal(ru.card("9D", "with"), "девяткой бубен");
});

test("a reader may have local letters, or words instead of signs", () => {
  assert.equal(ru.compact("KC", { letters: "local" }), "К♣\uFE0E");
  assert.equal(ru.compact("KC"), "K♣\uFE0E");
  assert.equal(en.index("TD", { letters: "local" }), "10");
  assert.equal(en.cards(["TH", "8H", "2H"], { inWords: true }), "ten of hearts, eight of hearts and two of hearts");
});

test("points carry a sign, and nought none", () => {
  const score = (/** @type {number} */ points) => en.sentence({ id: "score", clause: "score-made", data: { seat: 0, points } }, nobody);
  assert.deepEqual([7, -7, 0].map(score), ["Nora scores +7.", "Nora scores −7.", "Nora scores 0."]);
});

test("a bid of Amerikaner is not a number", () => {
  const won = { id: "auction-won", clause: "bid-end", data: { seat: 1, bid: "A" } };
  assert.equal(en.sentence(won, nobody), "Leo wins the auction with Amerikaner.");
});

test("faults without words of their own say their code", () => {
  assert.match(en.fault("link-damaged"), /link is damaged/);
  assert.match(en.fault("bad-step"), /bad-step/);
});

test("house rules have words of their own, which a page may do without", () => {
  const event = { id: "kitty-open", clause: "option-open-kitty", data: { cards: ["TH", "1X"] } };
  assert.equal(en.sentence(event, nobody), "event-kitty-open");
  const all = withHouse("en");
  assert.deepEqual([en.hasHouse, all.hasHouse], [false, true]);
  assert.match(all.sentence(event, nobody), /10♥\uFE0E ★/);
  for (const folder of FOLDERS) {
    const texts = ["", "obj", "with", "lead", "call"].map((role) => withHouse(folder).card("2X", /** @type {any} */ (role)));
    for (const text of texts) assert.doesNotMatch(text, /joker\.|2/);
  }
});

test("what is wrong with a table names the house rules", () => {
  const data = { options: ["players", "jokers"], players: 4 };
  const said = withHouse("en").fault("jokers-not-for-players", data);
  assert.match(said, new RegExp(withHouse("en").text("option-jokers")));
  assert.doesNotMatch(said, /\{|undefined/);
});

test("an unknown message comes back as its id", () => {
  assert.equal(en.text("no-such-message"), "no-such-message");
});

test("every language has a sentence for every event, reason and clause of English", () => {
  const ids = readFileSync(new URL("../../docs/en/ui.ftl", import.meta.url), "utf8").match(/^(event|reason|clause|error)-[\w-]+/gm) ?? [];
  assert.ok(ids.length > 80);
  for (const folder of FOLDERS) for (const id of ids) assert.ok(words[folder].has(id), `${folder}: ${id}`);
});
