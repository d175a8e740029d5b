// <am-worksheet>: a sheet of drawn tasks to print, with its answers, and the link that opens it as a quiz.
// @ts-check

import { render } from "lit-html";
import { DrawError, drawFirst, readRules } from "./drawing.js";
import { copyLink, writeAddress } from "./page-address.js";
import * as practice from "./practice-state.js";
import { enliven, freshSeed } from "./set-element.js";
import { worksheetView } from "./worksheet-view.js";

/** @import { Drawn, Engine } from "./drawing.js" */
/** @import { KeptTable } from "./kept-table.js" */
/** @import { Fault, TaskSet } from "./practice-state.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Actions, Sheet, View, WorksheetData } from "./worksheet-view.js" */
/** @import { Solution } from "./worksheet-words.js" */
/** @import { Words } from "./words.js" */

let count = 0;

export class WorksheetElement extends HTMLElement {
  /** What the page's elements share. @type {{engine: Engine, settings: SettingsStore, kept: KeptTable}} */
  static shared;

  /** @type {WorksheetData} */
  #data = /** @type {any} */ (null);
  /** @type {Words} */
  #words = /** @type {any} */ (null);
  #uid = `w-${++count}`;
  #box = document.createElement("div");
  #live = document.createElement("div");
  /** @type {practice.Choice} */
  #choice = /** @type {any} */ (null);
  #faulty = false;
  /** @type {View["found"]} */
  #found = null;
  /** @type {Sheet | null} */
  #sheet = null;
  /** @type {View["lacking"]} */
  #lacking = null;
  #at = 0;
  #total = 0;
  #answers = true;
  #copied = "";
  /** The set that is being drawn; what came of another is of no account. @type {object | null} */
  #asking = null;
  /** What failed, to be done again. @type {() => void} */
  #again = () => {};
  /** @type {(() => void)[]} */
  #undo = [];

  connectedCallback() {
    if (!this.#data && !this.#prepare()) return;
    const { engine, settings } = WorksheetElement.shared;
    const follow = () => this.#follow();
    globalThis.addEventListener("hashchange", follow);
    this.#undo.push(
      () => globalThis.removeEventListener("hashchange", follow),
      engine.onChange(() => this.#draw()),
      settings.onChange(() => this.#draw()),
    );
    this.#draw();
    this.#follow();
  }

  disconnectedCallback() {
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** Reads what the build wrote; false leaves the written text as it is. */
  #prepare() {
    const alive = enliven(this, this.#box, this.#live);
    if (!alive) return false;
    ({ words: this.#words, data: this.#data, choice: this.#choice } = alive);
    return true;
  }

  /** The sheet of the address, where it names one. */
  #follow() {
    const read = practice.readSet(location.hash, this.#data.limits, freshSeed());
    if (!read || (this.#sheet && practice.formatSet(this.#sheet.set) === location.hash)) return;
    this.#choice = practice.choiceOf(read.set);
    this.#build(read.set, read.faults);
  }

  // Making a sheet --------------------------------------------------------------------------------

  /**
   * Draws the tasks of a sheet, unless there is something wrong with it.
   *
   * @param {TaskSet} set
   * @param {Fault[]} [faults] of the address
   */
  async #build(set, faults = []) {
    const { engine, kept } = WorksheetElement.shared;
    const asking = {};
    const current = () => this.#asking === asking;
    this.#asking = asking;
    this.#again = () => this.#build(set, faults);
    this.#sheet = this.#found = null;
    this.#copied = "";
    if (faults.length && set.rules === practice.BASE) {
      this.#tellFound(set, faults);
      return;
    }
    this.#lacking = "drawing";
    [this.#at, this.#total] = [1, set.number];
    this.#draw();
    if (engine.state !== "ready") this.#say(this.#words.text("engine-loading", { percent: 0 }));
    try {
      const { rules, faults: more } = await readRules(engine, set.rules);
      if (!current()) return;
      const all = [...faults, ...(set.rules === kept.read() ? [] : more)];
      const played = { ...set, rules };
      if (all.length) this.#tellFound(played, all);
      else await this.#fill(played, current);
    } catch {
      if (!current()) return;
      this.#lacking = "failed";
      this.#draw();
      this.#say(this.#words.text("practice-failed"));
    }
  }

  /** @param {TaskSet} set @param {() => boolean} current whether the sheet is still awaited */
  async #fill(set, current) {
    /** @type {Sheet} */
    const sheet = { set, items: [], impossible: [] };
    for (let place = 1; place <= set.number; place++) {
      this.#at = place;
      this.#draw();
      const { engine } = WorksheetElement.shared;
      const { drawn, impossible } = await drawFirst(engine, practice.drawsAt(set, place, this.#data.limits.kinds));
      if (!current()) return;
      sheet.impossible = [...new Set([...sheet.impossible, ...impossible])];
      if (!drawn) break; // no other task of the kind can be drawn, either
      sheet.items.push({ drawn, solution: await solve(engine, drawn) });
      if (!current()) return;
    }
    this.#sheet = sheet;
    this.#lacking = null;
    writeAddress(practice.formatSet(set));
    this.#draw();
    if (!sheet.items.length) return;
    this.#say(this.#words.text("worksheet-ready", { total: sheet.items.length }));
    const title = /** @type {HTMLElement} */ (this.#box.querySelector(".w-questions h2"));
    title.focus({ preventScroll: true });
    this.#box.querySelector(".w-bar")?.scrollIntoView({ block: "start" });
  }

  /** @param {TaskSet} set @param {Fault[]} faults */
  #tellFound(set, faults) {
    this.#found = { set, faults };
    this.#choice = practice.choiceOf(set);
    this.#lacking = null;
    this.#draw();
    /** @type {HTMLElement | null} */ (this.#box.querySelector("[data-found]"))?.focus();
  }

  /** @type {Actions} */
  #act = {
    choose: (change) => {
      this.#choice = { ...this.#choice, ...change };
      this.#faulty = false;
      this.#draw();
    },
    newSeed: () => this.#act.choose({ seed: String(freshSeed()) }),
    build: () => {
      const set = practice.setOf(this.#choice, this.#data.limits);
      this.#faulty = set === null;
      if (set) this.#build(set);
      else {
        this.#draw();
        /** @type {HTMLElement} */ (this.#box.querySelector('[data-field="seed"] input')).focus();
      }
    },
    takeNearest: () => {
      if (this.#found) this.#build(this.#found.set);
    },
    withAnswers: (answers) => {
      this.#answers = answers;
      this.#draw();
    },
    print: () => globalThis.print(),
    copy: async () => {
      const copied = await copyLink(new URL(this.#quiz(), location.href).href);
      this.#copied = this.#words.text(copied ? "practice-copied" : "practice-copy-failed");
      this.#draw();
      this.#say(this.#copied);
    },
    retry: () => {
      WorksheetElement.shared.engine.retry();
      this.#again();
    },
  };

  /** The same tasks on the practice page. */
  #quiz() {
    return this.#sheet ? this.#data.pages.practice + practice.formatSet(this.#sheet.set) : "";
  }

  // Drawing ---------------------------------------------------------------------------------------

  #draw() {
    if (!this.#data) return;
    const { engine, settings, kept } = WorksheetElement.shared;
    const focused = this.#box.contains(document.activeElement);
    render(
      worksheetView({
        data: this.#data,
        words: this.#words,
        settings: settings.current,
        engine,
        uid: this.#uid,
        choice: this.#choice,
        faulty: this.#faulty,
        kept: kept.read(),
        found: this.#found,
        sheet: this.#sheet,
        lacking: this.#lacking,
        at: this.#at,
        total: this.#total,
        answers: this.#answers,
        copied: this.#copied,
        quiz: this.#quiz(),
        // A file of one's own is no address to anybody else.
        address: location.protocol === "file:" ? null : new URL(this.#quiz(), location.href).href,
        act: this.#act,
      }),
      this.#box,
    );
    if (focused && !this.#box.contains(document.activeElement)) /** @type {HTMLElement | null} */ (this.#box.querySelector('[data-do="build"]'))?.focus();
  }

  /** Says it even when it is what was said last, which would be no change to hear. @param {string} text */
  #say(text) {
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }
}

/**
 * The answers that are right, as far as they can be asked one by one, and why the first is.
 *
 * @param {Engine} engine
 * @param {Drawn} drawn
 * @returns {Promise<Solution>}
 */
async function solve(engine, { ask, task }) {
  const last = await engine.ask({ ...ask, ask: "hint", n: task.hints });
  if (last.error) throw new DrawError(last.error.code);
  const { answer } = last.hint.data;
  const { why } = last.verdict;
  if (task.form !== "card") return { answers: [answer.join(" ")], complete: task.form !== "exactly", why };
  const verdicts = await Promise.all(task.choices.map((choice) => engine.ask({ ...ask, ask: "check", answer: choice })));
  return { answers: task.choices.filter((_, n) => verdicts[n].right), complete: true, why };
}
