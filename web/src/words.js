// Words for what the engine answers, from a language's Fluent messages.
//
// The build says the same in Python from the same file: the rules that make arguments from data are one and the
// same, and a test compares the sentences.
// @ts-check

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { isJoker, rankOf, suitOf } from "./cards.js";

/** @import { CardId, Data, GameEvent, Reason, Seat, Sheet, SuitId } from "./types.js" */
/** @typedef {"" | "obj" | "with" | "lead" | "call"} Role the part a card plays in its sentence */
/** @typedef {{letters?: "standard" | "local", inWords?: boolean}} Style how a reader likes cards written */

const SEATS = new Set(["seat", "winner", "declarer", "partner", "dealer", "owner", "caller"]);
const CARDS = new Set(["card", "called", "lead"]);
const ROLES = /** @type {const} */ (["obj", "with", "lead", "call"]);

// The selector keeps browsers from drawing the suits as coloured pictures.
const SYMBOLS = { S: "♠\uFE0E", H: "♥\uFE0E", D: "♦\uFE0E", C: "♣\uFE0E", X: "★" };

/** @param {SuitId} suit */
export const symbolOf = (suit) => SYMBOLS[suit];

export class Words {
  #bundle;

  /**
   * @param {string} ftl the messages of a language
   * @param {string} folder the language's folder: no en pt es ru
   * @param {string} [house] those of its house rules, which most pages do without
   */
  constructor(ftl, folder, house) {
    // Plural forms hang on it: plain "pt" would be Brazilian and make zero singular.
    this.locale = /^theme-language = (\S+)$/m.exec(ftl)?.[1] ?? folder;
    this.folder = folder;
    this.hasHouse = house !== undefined;
    this.#bundle = new FluentBundle(this.locale, { useIsolating: false });
    for (const text of [ftl, house]) if (text) this.#bundle.addResource(new FluentResource(text));
  }

  /** @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /**
   * A message; an id without one comes back as it is, which is ugly but tells.
   *
   * @param {string} id a message, or message.attribute
   * @param {Record<string, string | number>} [args]
   * @returns {string}
   */
  text(id, args = {}) {
    const [name, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  /** @param {Seat} seat */
  player(seat) {
    return this.text(`player-${seat}`);
  }

  /** The name of who sits there, the reader's own seat told as such. @param {Seat} seat @param {Seat | null} you */
  who(seat, you) {
    return seat === you ? this.text("player-you") : this.player(seat);
  }

  /** The bidder, and the partner once known. @param {{declarer: Seat | null, partner: Seat | null}} side @param {Seat | null} you */
  side({ declarer, partner }, you) {
    const bidder = this.who(/** @type {Seat} */ (declarer), you);
    return partner === null ? bidder : this.text("fact-side-both", { a: bidder, b: this.who(partner, you) });
  }

  /** @param {string} call a number, A, R (a redeal is claimed) or - */
  call(call) {
    const named = new Map([["A", "stepper-amerikaner"], ["R", "stepper-claim"], ["-", "stepper-pass"]]);
    const id = named.get(call);
    return id ? this.text(id) : call;
  }

  /** @param {SuitId} suit @param {"" | "none"} [form] */
  suit(suit, form = "") {
    return this.text(form ? `suit.${form}` : "suit", { suit });
  }

  /** A card in full words. @param {CardId} card @param {Role} [role] */
  card(card, role = "") {
    if (isJoker(card)) return this.text(role ? `joker.${role}` : "joker");
    const rank = rankOf(card);
    const args = { rank: /\d/.test(rank) ? `n${rank}` : rank, suit: suitOf(card) };
    return this.text(role ? `card.${role}` : "card", args);
  }

  /** What stands in the corner of a card, which a joker has not. @param {CardId} card @param {Style} [style] */
  index(card, { letters = "standard" } = {}) {
    const rank = rankOf(card);
    if (isJoker(card)) return "";
    if (rank === "T") return "10";
    const place = "AKQJ".indexOf(rank);
    if (place < 0) return rank;
    return this.text(letters === "local" ? "card-letters-local" : "card-letters").split(/\s+/)[place] ?? rank;
  }

  /** A card as index and symbol. @param {CardId} card @param {Style} [style] */
  compact(card, style = {}) {
    if (style.inWords) return this.card(card);
    if (isJoker(card)) return symbolOf("X");
    return this.text("card-compact", { index: this.index(card, style), symbol: symbolOf(suitOf(card)) });
  }

  /** @param {CardId[]} cards @param {Style} [style] */
  cards(cards, style = {}) {
    if (style.inWords) return this.list(cards.map((card) => this.card(card)));
    return cards.map((card) => this.compact(card, style)).join(" ");
  }

  /** "a, b and c". @param {string[]} items @returns {string} */
  list(items) {
    if (items.length < 2) return items[0] ?? "";
    const most = items.slice(0, -1).reduce((a, b) => this.text("list-more", { a, b }));
    return this.text("list-last", { a: most, b: items[items.length - 1] });
  }

  /** A running total: a minus where it is below zero. @param {number} points */
  total(points) {
    return this.signed(points).replace("+", "");
  }

  /** A number of points with its sign. @param {number} points */
  signed(points) {
    if (points === 0) return "0";
    return (points > 0 ? "+" : "−") + Math.abs(points);
  }

  /**
   * Arguments of a message from the data of an event or reason.
   *
   * @param {Data} data
   * @param {{you: Seat | null} & Style} view
   * @returns {Record<string, string | number>}
   */
  args(data, { you, ...style }) {
    /** @type {Record<string, string | number>} */
    const args = {};
    for (const [name, value] of Object.entries(data)) {
      if (value === null || value === undefined) continue;
      if (SEATS.has(name)) {
        args[name] = this.player(value);
        args[`${name}You`] = value === you ? "yes" : "no";
      } else if (CARDS.has(name)) {
        args[name] = this.card(value);
        for (const role of ROLES) args[name + role[0].toUpperCase() + role.slice(1)] = this.card(value, role);
      } else if (name === "cards") {
        args.cards = this.cards(value, style);
        args.cardsCount = value.length;
      } else if (name === "suit") {
        args.suit = this.suit(value);
        args.suitNone = this.suit(value, "none");
      } else if (name === "bid") {
        args.bid = value;
        args.bidAmerikaner = value === "A" ? "yes" : "no";
      } else if (name === "points") {
        args.points = Math.abs(value);
        args.signed = this.signed(value);
      } else if (typeof value === "number" || typeof value === "string") {
        args[name] = value;
      }
    }
    return args;
  }

  /**
   * The sentence of an event or of a refusal.
   *
   * @param {GameEvent | Reason} said
   * @param {{you: Seat | null} & Style} view who is "you"
   */
  sentence(said, view) {
    const id = "id" in said ? `event-${said.id}` : `reason-${said.code}`;
    return this.text(id, this.args(said.data, view));
  }

  /** The sentence of a warning: what is allowed, but hardly meant. @param {Reason} warning @param {{you: Seat | null} & Style} view */
  warning(warning, view) {
    return this.text(`warning-${warning.code}`, this.args(warning.data, view));
  }

  /**
   * Who has won the game, or that it goes on; the reader is named first.
   *
   * @param {Sheet} sheet
   * @param {{you: Seat | null}} view
   */
  sheet({ winners, after, target }, { you }) {
    if (!winners.length) return this.text("sheet-goes-on", { target });
    if (winners.length === 1) return this.text("sheet-won", this.args({ winner: winners[0], points: after[winners[0]] }, { you }));
    const youFirst = [...winners].sort((a, b) => Number(b === you) - Number(a === you));
    const names = youFirst.map((seat) => (seat === you ? this.text("player-you") : this.player(seat)));
    return this.text("sheet-shared", { players: this.list(names) });
  }

  /** The sentence of a fault, such as a damaged link, or of what is wrong with a table. @param {string} code @param {Data} [data] */
  fault(code, data = {}) {
    const found = [`error-${code}`, `problem-${code}`].find((id) => this.has(id));
    if (!found) return this.text("error-other", { code });
    const args = this.args(data, { you: null });
    // The first of two house rules stands, the second has to go; the last one named is the one at fault.
    const names = (data.options ?? []).map((/** @type {string} */ name) => this.text(`option-${name}`));
    const [firstName = "", secondName = ""] = names;
    return this.text(found, { ...args, optionName: names.at(-1) ?? "", firstName, secondName });
  }

  /** @param {string} clause */
  clause(clause) {
    return this.text(`clause-${clause}`);
  }
}

/**
 * The words of a language, from what its scripts left behind; null when they did not load.
 *
 * @param {string | null} folder
 * @returns {Words | null}
 */
export function wordsOfPage(folder) {
  /** @type {Record<string, Record<string, string> | undefined>} */
  const { amerikanerWords: all = {}, amerikanerHouseWords: house = {} } = /** @type {any} */ (globalThis);
  const name = folder ?? Object.keys(all)[0];
  return name && all[name] ? new Words(all[name], name, house[name]) : null;
}
