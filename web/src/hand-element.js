// <am-hand>: a worked hand that can be stepped through and left at any step.
// @ts-check

import { render } from "lit-html";
import { readAddress, writeAddress } from "./address.js";
import { cardsOf } from "./cards.js";
import { handView, toldDifference, toldProblems } from "./hand-view.js";
import { loadHouseWords } from "./house-words.js";
import { KeptTable } from "./kept-table.js";
import { intentOf, nextOf } from "./keys.js";
import * as stepper from "./stepper-state.js";
import { wordsOfPage } from "./words.js";

/** @import { Address } from "./address.js" */
/** @import { createEngine } from "./engine.js" */
/** @import { Actions } from "./hand-view.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Change, State } from "./stepper-state.js" */
/** @import { Answer, CardId, HandData } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * @typedef {object} Asking a question to the engine, kept until it is answered or the reader moves on
 * @property {Record<string, unknown>} request
 * @property {CardId | null} card
 * @property {(answer: any) => State | Asking} use what becomes of the answer; or what to ask next
 */

/** Milliseconds a step stays while playing: some to look, and some a letter to read. */
const PACE = { slow: [2200, 50], normal: [1500, 28], fast: [600, 12] };

const kept = new KeptTable(() => localStorage);

/** Steps after which a reader is taken to be interested, so that the engine may load. */
const INTEREST = 6;

let count = 0;

export class HandElement extends HTMLElement {
  /** What all hands of a page share. @type {{engine: ReturnType<typeof createEngine>, settings: SettingsStore}} */
  static shared;

  /** @type {State} */
  #state = /** @type {any} */ (null);
  /** @type {Words} */
  #words = /** @type {any} */ (null);
  /** The rules the reader keeps, where this deal might be played by them. @type {string | null} */
  #kept = null;
  #tableless = false;
  #uid = `am-${++count}`;
  #box = document.createElement("div");
  #live = document.createElement("div");
  /** @type {Asking | null} */
  #asking = null;
  /** A question the engine failed on, for when it is started again. @type {Asking | null} */
  #unanswered = null;
  /** @type {"" | "copied" | "failed"} */
  #copied = "";
  #listed = false;
  #moves = 0;
  /** Whether the place goes into the address: not before the reader does something. */
  #placed = false;
  /** The card that Tab reaches in each group. @type {Map<string, CardId>} */
  #stops = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;
  /** @type {(() => void)[]} */
  #undo = [];

  connectedCallback() {
    if (!this.#state && !this.#prepare()) return;
    const { engine, settings } = HandElement.shared;
    /** @type {(target: EventTarget, type: string, listener: (event: any) => void) => void} */
    const listen = (target, type, listener) => {
      target.addEventListener(type, listener);
      this.#undo.push(() => target.removeEventListener(type, listener));
    };
    listen(this.#box, "keydown", this.#onKey);
    listen(this.#box, "focusin", this.#onFocus);
    listen(globalThis, "hashchange", () => this.#enter(location.hash));
    // The table is set on another page, maybe in another window.
    for (const type of ["storage", "pageshow"]) listen(globalThis, type, () => this.#offerTable());
    this.#undo.push(engine.onChange(() => this.#draw()));
    this.#undo.push(settings.onChange(() => this.#draw()));
    this.#draw();
    this.#enter(location.hash);
    this.#offerTable();
  }

  disconnectedCallback() {
    clearTimeout(this.#clock);
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** Reads what the build wrote; false leaves the written steps as they are. */
  #prepare() {
    const words = wordsOfPage(this.dataset.lang ?? null);
    const text = this.querySelector("script.am-answers")?.textContent;
    if (!words || !text) return false;
    /** @type {HandData} */
    const data = JSON.parse(text);
    this.#words = words;
    if (data.lines.some(({ answer }) => !this.#hasWords(answer))) {
      this.#fetchWords().then(() => this.isConnected && this.connectedCallback(), () => {});
      return false;
    }
    const you = this.dataset.seat ? Number(this.dataset.seat) : null;
    this.#state = stepper.startState(data, { hand: this.dataset.hand ?? "", you });
    this.#box.className = "am-alive";
    this.#live.className = "am-sr";
    this.#live.setAttribute("aria-live", "polite");
    this.append(this.#box, this.#live);
    this.dataset.alive = "";
    return true;
  }

  /** Whether an answer can be told: house rules have words of their own. @param {Answer} answer */
  #hasWords({ rules = "standard" }) {
    return rules === "standard" || this.#words.hasHouse;
  }

  async #fetchWords() {
    if (this.#words.hasHouse) return;
    await loadHouseWords(this.#words.folder);
    this.#words = wordsOfPage(this.#words.folder) ?? this.#words;
  }

  /** A reader who keeps a table may see the deal by its rules, if it has as many players and the same pack. */
  #offerTable() {
    const rules = kept.read();
    this.#tableless = !rules && this.#words.hasHouse;
    const fits = rules && this.dataset.compact === undefined && stepper.mightFit(this.#state, rules);
    this.#kept = null;
    if (!fits) this.#draw();
    else {
      this.#fetchWords().then(() => {
        this.#kept = rules;
        this.#draw();
      }, () => {});
    }
  }

  // Changes ---------------------------------------------------------------------------------------

  /** @param {State} state @param {{quiet?: boolean}} [how] quiet: no place in the address, nothing said aloud */
  #become(state, { quiet = false } = {}) {
    const before = this.#state;
    if (state === before) return;
    const moved = ["at", "branch", "table", "line"].some((name) => state[/** @type {keyof State} */ (name)] !== before[/** @type {keyof State} */ (name)]);
    this.#state = state;
    this.#copied = "";
    if (moved) this.#asking = this.#unanswered = null;
    if (!quiet) this.#placed = true;
    if (this.#placed && !this.#asking && !state.problem) writeAddress(stepper.placeOf(state));
    this.#draw();
    if (!quiet) this.#announce(before, moved);
    this.#pace();
    const tries = state.said !== null || state.lead !== null || state.discards.length > 0;
    if (tries || (moved && !quiet && ++this.#moves === INTEREST)) this.#warmUp();
  }

  /** @param {Change} change */
  #try({ state, ask, card = null, why = false, then }) {
    this.#become(state);
    if (ask === undefined) return;
    const question = { record: stepper.answerOf(state).record, step: state.at, action: ask };
    const refuse = (/** @type {any} */ { reason }) => stepper.refuse(this.#state, reason, card);
    const use = (/** @type {any} */ answer) => (answer.legal ? stepper.toBranch(this.#state, answer, answer.step) : refuse(answer));
    const tryIt = () => this.#send({ request: { ask: "try", ...question }, card, use });
    if (!why && !then) tryIt();
    else {
      const request = { ask: "why", ...question };
      this.#send({
        request,
        card,
        use: (answer) => {
          if (!answer.legal) return refuse(answer);
          if (then) return then(this.#state);
          if (answer.warning) return stepper.warn(this.#state, answer.warning);
          tryIt();
          return this.#state;
        },
      });
    }
  }

  /** @param {Asking} asking */
  async #send(asking) {
    this.#asking = asking;
    this.#unanswered = null;
    this.#draw();
    if (HandElement.shared.engine.state !== "ready") this.#say(this.#words.text("engine-loading", { percent: 0 }));
    try {
      const answer = await HandElement.shared.engine.ask(asking.request);
      const { ask } = asking.request;
      if (ask === "table" || !this.#hasWords(answer)) await this.#fetchWords();
      if (this.#asking !== asking) return;
      this.#asking = null;
      // A record that another table's rules refuse somewhere is shown up to there.
      const failed = answer.error && !(ask === "under" && answer.steps);
      const next = failed ? this.#withProblem(asking, answer.error.code) : asking.use(answer);
      if ("request" in next) this.#send(next);
      else this.#become(next);
    } catch (error) {
      if (this.#asking !== asking) return;
      this.#asking = null;
      this.#unanswered = asking;
      if (HandElement.shared.engine.state === "failed") this.#say(this.#words.text("engine-failed"));
      else this.#become({ ...this.#state, problem: /** @type {any} */ (error).code ?? "engine" });
    }
    this.#draw();
  }

  /** @param {Asking} asking @param {string} code @returns {State} */
  #withProblem(asking, code) {
    return asking.request.link ? stepper.fromStart(this.#state, code) : { ...this.#state, problem: code };
  }

  /** @param {string} hash */
  #enter(hash) {
    const address = readAddress(hash);
    if (!address || !this.#isMine(address)) return;
    const { state, link, rules, step } = stepper.enter(this.#state, address);
    this.#placed &&= !link && !rules;
    this.#become(state, { quiet: true });
    if (state.problem) this.#say(this.#words.fault(state.problem));
    /** @type {(link: string, table?: State["table"]) => Asking} */
    const toLink = (link, table = null) => ({
      request: { ask: "replay", link },
      card: null,
      use: (answer) => stepper.enterLink({ ...this.#state, table }, answer, step),
    });
    if (rules) this.#send(this.#toTable(rules, (now) => (link ? toLink(link, now.table) : stepper.enterStep(now, step))));
    else if (link) this.#send(toLink(link));
  }

  /**
   * The record by a table's rules. What is wrong with them is told, and the rest is played.
   *
   * @param {string} text as it is kept or came by the address
   * @param {(state: State) => State | Asking} [then]
   * @returns {Asking}
   */
  #toTable(text, then = (state) => state) {
    const { record } = stepper.lineOf(this.#state).answer;
    return {
      request: { ask: "table", rules: text },
      card: null,
      use: ({ rules, problems }) => ({
        request: { ask: "under", record, rules },
        card: null,
        use: (answer) => then(stepper.toTable(this.#state, { rules, problems, answer })),
      }),
    };
  }

  /** @param {Address} address */
  #isMine({ hand, line }) {
    if (!hand) return document.querySelector("am-hand") === this;
    // Another example of the page may show the hand's other lines.
    const hasLine = line === null || this.#state.data.lines.some(({ id }) => id === line);
    return hand === this.#state.hand && (hasLine || this.dataset.compact === undefined);
  }

  #pace() {
    clearTimeout(this.#clock);
    if (!this.#state.playing) return;
    const { events } = stepper.stepOf(this.#state);
    const text = events.map((event) => this.#words.sentence(event, { you: this.#state.you })).join(" ");
    const [look, letter] = PACE[HandElement.shared.settings.current.speed];
    const wait = look + letter * (text.length + (stepper.noteOf(this.#state)?.length ?? 0));
    this.#clock = setTimeout(() => this.#become(stepper.move(this.#state, 1)), wait);
  }

  /** Loads the engine while nothing else is to do. */
  #warmUp() {
    if (/** @type {any} */ (navigator).connection?.saveData) return;
    const start = () => HandElement.shared.engine.start();
    if ("requestIdleCallback" in globalThis) requestIdleCallback(start);
    else setTimeout(start, 500);
  }

  /** @type {Actions} */
  #act = {
    goTo: (at) => this.#become({ ...stepper.goTo(this.#state, at), playing: false }),
    move: (steps) => this.#become({ ...stepper.move(this.#state, steps), playing: false }),
    togglePlay: () => this.#become(stepper.play(this.#state, !this.#state.playing)),
    toLine: (line) => this.#become(stepper.toLine(this.#state, line)),
    toggleTable: () => {
      if (this.#state.table) this.#act.toLine(this.#state.line);
      else if (this.#kept) this.#send(this.#toTable(this.#kept));
    },
    press: (card) => this.#try(stepper.press(this.#state, card)),
    call: (action) => this.#try(stepper.attempt(this.#state, action)),
    callCard: (card) => this.#try(stepper.callCard(this.#state, card)),
    nameTrump: (trump) => this.#try(stepper.nameTrump(this.#state, trump)),
    layAway: () => this.#try(stepper.layAway(this.#state)),
    backToHand: () => this.#become(stepper.backToHand(this.#state)),
    takeBack: () => {
      const last = stepper.beforeLast(this.#state);
      if (!last) this.#act.backToHand();
      else {
        const { record } = stepper.answerOf(this.#state);
        const use = (/** @type {Answer & {step: number}} */ answer) => stepper.toBranch(this.#state, answer, answer.step);
        this.#send({ request: { ask: "try", record, ...last }, card: null, use });
      }
    },
    sit: (seat) => this.#become(stepper.sit(this.#state, seat)),
    set: (change) => {
      HandElement.shared.settings.change(change);
      this.#pace();
    },
    retry: () => {
      const { engine } = HandElement.shared;
      engine.retry();
      if (this.#unanswered) this.#send(this.#unanswered);
    },
    copyLink: async () => {
      writeAddress(stepper.placeOf(this.#state));
      this.#placed = true;
      try {
        await navigator.clipboard.writeText(location.href);
        this.#copied = "copied";
      } catch {
        this.#copied = "failed";
      }
      this.#draw();
      this.#say(this.#words.text(this.#copied === "copied" ? "stepper-link-copied" : "stepper-copy-failed"));
    },
    list: (open) => {
      this.#listed = open;
      this.#draw();
    },
  };

  // Drawing ---------------------------------------------------------------------------------------

  #draw() {
    if (!this.#state) return;
    const focused = this.#box.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
    const wasCard = Boolean(focused?.closest("[data-rove], [data-trump]"));
    const byKey = focused?.matches(":focus-visible") ?? false;
    render(
      handView({
        state: this.#state,
        words: this.#words,
        settings: HandElement.shared.settings.current,
        settingsKept: HandElement.shared.settings.kept,
        engine: HandElement.shared.engine,
        asking: this.#asking !== null,
        failed: this.#unanswered !== null,
        asked: this.#asking?.card ?? null,
        copied: this.#copied,
        listed: this.#listed,
        compact: this.dataset.compact !== undefined,
        kept: this.#kept,
        tableless: this.#tableless,
        uid: this.#uid,
        tabStop: this.#tabStop,
        act: this.#act,
      }),
      this.#box,
    );
    if (focused && !this.#box.contains(document.activeElement)) this.#refocus(wasCard, byKey);
  }

  /**
   * The card or button with the focus is gone: it goes to the trumps to choose from, to the next hand, or to the one
   * primary button. The page moves only for those who use keys.
   *
   * @param {boolean} wasCard
   * @param {boolean} byKey
   */
  #refocus(wasCard, byKey) {
    const card = wasCard && this.#box.querySelector('[data-rove] [tabindex="0"]');
    const trump = this.#box.querySelector("[data-trump]");
    const target = /** @type {HTMLElement} */ (trump || card || this.#box.querySelector('[data-do="next"]'));
    target.focus({ preventScroll: true });
    if (byKey) target.scrollIntoView({ block: "nearest" });
  }

  /** @type {(group: string, cards: CardId[]) => CardId | undefined} */
  #tabStop = (group, cards) => {
    const card = this.#stops.get(group);
    return card && cards.includes(card) ? card : cards[0];
  };

  /** Says it even when it is what was said last, which would be no change to hear. @param {string} text */
  #say(text) {
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }

  /** @param {State} before @param {boolean} moved */
  #announce(before, moved) {
    const state = this.#state;
    const words = this.#words;
    const view = { you: state.you, inWords: true };
    if (state.problem) this.#say(words.fault(state.problem));
    else if (state.said && state.said !== before.said) {
      const { said } = state;
      if (said.kind === "warned") this.#say(words.warning(said.reason, view));
      else if (said.kind === "refused") this.#say(`${words.text("not-allowed")} ${words.sentence(said.reason, view)}`);
      else if (said.kind === "allowed") this.#say(`${words.card(said.card)}: ${words.text("allowed")}`);
      else this.#say(words.text("allowed-cards", { cards: words.cards(said.cards, view) }));
    } else if (state.called && state.called !== before.called) {
      this.#say(words.text("stepper-choose-trump", words.args({ card: state.lead }, view)));
    } else if (state.lead && state.lead !== before.lead) {
      this.#say(words.text("stepper-choose-called", words.args({ card: state.lead }, view)));
    } else if (moved) {
      const others = state.table !== before.table || state.line !== before.line;
      const told = others ? [...toldProblems(words, state), ...toldDifference(words, state)] : [];
      const stop = stepper.stopOf(state);
      if (stop) told.push(`${words.text("stepper-table-stops")} ${words.sentence(stop, view)}`);
      this.#say([...told, ...stepper.stepOf(state).events.map((event) => words.sentence(event, view))].join(" "));
    }
  }

  // Keys ------------------------------------------------------------------------------------------

  /** @param {FocusEvent} event */
  #onFocus = ({ target }) => {
    const card = /** @type {HTMLElement} */ (target).closest("[data-card]");
    const group = card?.closest("[data-rove]");
    if (!card || !group) return;
    const { rove = "" } = /** @type {HTMLElement} */ (group).dataset;
    const id = /** @type {HTMLElement} */ (card).dataset.card ?? "";
    if (this.#stops.get(rove) === id) return;
    this.#stops.set(rove, id);
    this.#draw();
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest("input, select, textarea")) return;
    const group = /** @type {HTMLElement | null} */ (target.closest("[data-rove]"));
    const intent = intentOf(event, group !== null);
    if (!intent || (intent.do === "play" && target.closest("button, a, summary"))) return;
    event.preventDefault();
    event.stopPropagation(); // the theme would open its search at an S
    if (intent.do === "move") this.#act.move(intent.steps);
    else if (intent.do === "first") this.#act.goTo(0);
    else if (intent.do === "last") this.#act.goTo(stepper.lastOf(this.#state));
    else if (intent.do === "play") this.#act.togglePlay();
    else if (intent.do === "list") this.#tellAllowed();
    else if (intent.do === "why") this.#tellWhy(target, group);
    else if (group) this.#walk(group, target, intent);
  };

  /**
   * @param {HTMLElement} group
   * @param {HTMLElement} from
   * @param {{do: "along", cards: number} | {do: "suit", suit: string} | {do: "rank", rank: string}} intent
   */
  #walk(group, from, intent) {
    const cards = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button[data-card]")]);
    const here = cards.indexOf(from);
    const to =
      intent.do === "along"
        ? cards.at((here + intent.cards) % cards.length)
        : nextOf(cards, here, ({ dataset: { card = "" } }) => (intent.do === "suit" ? card[1] === intent.suit : card[0] === intent.rank));
    to?.focus();
  }

  #tellAllowed() {
    if (stepper.actor(this.#state) !== null) this.#become(stepper.tellAllowed(this.#state));
  }

  /** @param {HTMLElement} target @param {HTMLElement | null} group */
  #tellWhy(target, group) {
    const seat = stepper.actor(this.#state);
    const rove = `hand-${seat}`;
    if (seat === null || (group && group.dataset.rove !== rove)) return;
    const cards = cardsOf(stepper.stepOf(this.#state).hands[seat]);
    const card = target.dataset.card ?? this.#tabStop(rove, cards);
    if (card && stepper.stepOf(this.#state).options.some((option) => option.card === card)) this.#become(stepper.tellWhy(this.#state, card));
  }
}
