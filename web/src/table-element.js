// <am-table>: the players and house rules of a reader's own table, and the rules as they are played there.
// @ts-check

import { render } from "lit-html";
import * as table from "./table-state.js";
import { tableView } from "./table-view.js";
import * as say from "./table-words.js";
import { wordsOfPage } from "./words.js";

/** @import { createEngine } from "./engine.js" */
/** @import { KeptTable } from "./kept-table.js" */
/** @import { Actions, View } from "./table-view.js" */
/** @import { State } from "./table-state.js" */
/** @import { Words } from "./words.js" */

let count = 0;

export class TableElement extends HTMLElement {
  /** What the page's elements share. @type {{engine: ReturnType<typeof createEngine>, kept: KeptTable}} */
  static shared;

  /** @type {State} */
  #state = /** @type {any} */ (null);
  /** @type {Words} */
  #words = /** @type {any} */ (null);
  #uid = `t-${++count}`;
  #box = document.createElement("div");
  #live = document.createElement("div");
  /** The text the engine is asked about. @type {string | null} */
  #asking = null;
  #failed = false;
  /** Whether the browser did not keep what it was given. */
  #refused = false;
  /** @type {"" | "copied" | "failed"} */
  #copied = "";
  #warm = false;
  /** @type {(() => void)[]} */
  #undo = [];

  connectedCallback() {
    if (!this.#state && !this.#prepare()) return;
    const { engine, kept } = TableElement.shared;
    /** @type {(target: EventTarget, type: string, listener: (event: any) => void) => void} */
    const listen = (target, type, listener) => {
      target.addEventListener(type, listener);
      this.#undo.push(() => target.removeEventListener(type, listener));
    };
    listen(this.#box, "focusin", () => this.#warmUp());
    listen(globalThis, "hashchange", () => this.#follow());
    this.#undo.push(engine.onChange(() => this.#draw()));
    this.#draw();
    const own = kept.read();
    if (!this.#follow() && own) this.#enter(own, "kept");
  }

  disconnectedCallback() {
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** Reads what the build wrote; false leaves the written table as it is. */
  #prepare() {
    const words = wordsOfPage(this.dataset.lang ?? null);
    const text = this.querySelector("script.am-answers")?.textContent;
    if (!words?.hasHouse || !text) return false;
    this.#words = words;
    this.#state = table.startState(JSON.parse(text));
    this.#live.className = "t-sr";
    this.#live.setAttribute("aria-live", "polite");
    this.querySelector(".t-written")?.remove();
    this.append(this.#box, this.#live);
    this.dataset.alive = "";
    return true;
  }

  // Changes ---------------------------------------------------------------------------------------

  /** The table of the address, where it names one. @returns {boolean} */
  #follow() {
    const text = table.readTable(location.hash);
    if (text === null) return false;
    if (text !== this.#state.text) this.#enter(text, "link");
    return true;
  }

  /** A table that the reader has not set here: it is shown, and neither kept nor written anew. @param {string} text @param {"link" | "kept"} source */
  #enter(text, source) {
    this.#become(table.enter(this.#state, text, source));
  }

  /** What the reader has set: kept, and in the address. @param {State} state */
  #set(state) {
    this.#keep(table.textNow(state));
    this.#become(state);
  }

  /** @param {string} text */
  #keep(text) {
    this.#refused = !TableElement.shared.kept.keep(text === table.BASE ? null : text);
    writeAddress(text);
  }

  /** @param {State} state */
  #become(state) {
    const before = this.#state;
    this.#state = state;
    this.#copied = "";
    this.#failed = false;
    this.#asking = null;
    this.#draw();
    if (state.answered) this.#tell(before);
    else this.#ask();
  }

  async #ask() {
    const { text } = this.#state;
    const { engine } = TableElement.shared;
    this.#asking = text;
    this.#failed = false;
    this.#draw();
    if (engine.state !== "ready") this.#say(this.#words.text("table-loading", { percent: 0 }));
    try {
      // Half a surrogate pair, as rubbish may hold, is no text the engine takes.
      const answer = await engine.ask({ ask: "table", rules: text.replace(/\p{Surrogate}/gu, "\ufffd") });
      if (this.#asking !== text) return;
      if (answer.error) throw new Error(answer.error.code);
      this.#asking = null;
      const before = this.#state;
      this.#state = table.answered(before, text, answer);
      this.#draw();
      this.#tell(before);
    } catch {
      if (this.#asking !== text) return;
      this.#asking = null;
      this.#failed = true;
      this.#state = table.unanswered(this.#state);
      this.#draw();
      this.#say(this.#words.text("table-failed"));
    }
  }

  /** Loads the engine while nothing else is to do, for a reader who has come to the choices. */
  #warmUp() {
    if (this.#warm || /** @type {any} */ (navigator).connection?.saveData) return;
    this.#warm = true;
    const start = () => TableElement.shared.engine.start();
    if ("requestIdleCallback" in globalThis) requestIdleCallback(start);
    else setTimeout(start, 500);
  }

  /** @type {Actions} */
  #act = {
    start: (rules) => this.#set(table.enter(this.#state, rules, "reader")),
    choose: (name, value) => this.#set(table.choose(this.#state, name, value)),
    showText: () => /** @type {HTMLElement} */ (this.#box.querySelector(".t-text h2")).focus(),
    print: () => globalThis.print(),
    copyLink: async () => {
      writeAddress(table.textNow(this.#state));
      try {
        await navigator.clipboard.writeText(location.href);
        this.#copied = "copied";
      } catch {
        this.#copied = "failed";
      }
      this.#draw();
      this.#say(this.#words.text(this.#copied === "copied" ? "table-link-copied" : "table-copy-failed"));
    },
    keep: () => {
      this.#keep(table.textNow(this.#state));
      this.#state = { ...this.#state, source: "reader" };
      this.#draw();
    },
    retry: () => {
      TableElement.shared.engine.retry();
      this.#ask();
    },
  };

  // Drawing ---------------------------------------------------------------------------------------

  #draw() {
    if (!this.#state) return;
    const focused = this.#box.contains(document.activeElement);
    render(
      tableView({
        state: this.#state,
        words: this.#words,
        engine: TableElement.shared.engine,
        asking: this.#asking !== null,
        failed: this.#failed,
        keeping: this.#keeping(),
        copied: this.#copied,
        address: this.#address(),
        uid: this.#uid,
        act: this.#act,
      }),
      this.#box,
    );
    // The button with the focus is gone: what it did is said there.
    if (focused && !this.#box.contains(document.activeElement)) /** @type {HTMLElement} */ (this.#box.querySelector(".t-status")).focus();
  }

  /** For paper; a file of one's own is no address to anybody else. */
  #address() {
    if (location.protocol === "file:" || !this.#state.answered) return null;
    const [page] = location.href.split("#");
    const text = table.textNow(this.#state);
    return text === table.BASE ? page : page + table.formatTable(text);
  }

  /** @returns {View["keeping"]} */
  #keeping() {
    if (this.#refused) return "refused";
    const text = table.textNow(this.#state);
    const kept = TableElement.shared.kept.read();
    if ((kept ?? table.BASE) === text) return kept === null ? "" : "kept";
    if (this.#state.source !== "link" || !this.#state.answered) return "";
    return kept === null ? "new" : "foreign";
  }

  /** What an answer brings: what is wrong that was not before, and what is played. @param {State} before */
  #tell(before) {
    const words = this.#words;
    if (this.#state.source !== "reader" && !this.#state.answer.problems.length) return;
    const known = before.answer.problems.map((problem) => words.fault(problem.code, problem.data));
    const problems = this.#state.answer.problems.filter((problem) => !known.includes(words.fault(problem.code, problem.data)));
    const told = problems.flatMap((problem) => {
      const falling = table.fallsBack(problem);
      return [words.fault(problem.code, problem.data), ...(falling ? [say.fallbackSentence(words, problem, table.optionOf(this.#state, falling))] : [])];
    });
    this.#say([...told, say.summary(words, this.#state.answer), say.differsSentence(words, table.differences(this.#state))].join(" "));
  }

  /** Says it even when it is what was said last, which would be no change to hear. @param {string} text */
  #say(text) {
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }
}

/** @param {string} text */
function writeAddress(text) {
  const hash = table.formatTable(text);
  if (location.hash === hash) return;
  try {
    history.replaceState(history.state, "", hash);
  } catch {
    // Browsers refuse when it is called very often; the next change writes again.
  }
}
