// <am-practice>: drawn tasks one after the other, what is to be practised again, and progress as a file.
// @ts-check

import { render } from "lit-html";
import { DrawError, drawFirst, readRules } from "./drawing.js";
import { copyLink, writeAddress } from "./page-address.js";
import * as practice from "./practice-state.js";
import { practiceView } from "./practice-view.js";
import { dueOn, formatProgress } from "./progress.js";
import { enliven, freshSeed } from "./set-element.js";

/** @import { Engine } from "./drawing.js" */
/** @import { KeptTable } from "./kept-table.js" */
/** @import { Fault, Run, TaskSet } from "./practice-state.js" */
/** @import { Actions, PracticeData, View } from "./practice-view.js" */
/** @import { ProgressStore } from "./progress.js" */
/** @import { TaskData } from "./task-state.js" */
/** @import { TaskElement } from "./task-element.js" */
/** @import { Words } from "./words.js" */

/** The run of a window, so that a page loaded again goes on where it was. */
const KEY = "amerikaner-run";
/** Letters of a file that may be progress; a longer one is none. */
const LARGEST = 2_000_000;

let count = 0;

export class PracticeElement extends HTMLElement {
  /** What the page's elements share. @type {{engine: Engine, progress: ProgressStore, kept: KeptTable}} */
  static shared;

  /** @type {PracticeData} */
  #data = /** @type {any} */ (null);
  /** @type {Words} */
  #words = /** @type {any} */ (null);
  #uid = `p-${++count}`;
  #box = document.createElement("div");
  #live = document.createElement("div");
  /** @type {practice.Choice} */
  #choice = /** @type {any} */ (null);
  #faulty = false;
  /** @type {View["found"]} */
  #found = null;
  /** @type {Run | null} */
  #run = null;
  /** @type {TaskData | null} */
  #task = null;
  /** @type {practice.Outcome | null} */
  #outcome = null;
  /** @type {View["lacking"]} */
  #lacking = null;
  /** @type {string[]} */
  #impossible = [];
  #copied = "";
  #taken = "";
  /** One's own table, and how it is played: without what of it cannot be. @type {{text: string, rules: string} | null} */
  #own = null;
  /** What is awaited of the engine; what came of anything else is of no account. @type {object | null} */
  #asking = null;
  /** What failed, to be done again. @type {() => void} */
  #again = () => {};
  /** @type {(() => void)[]} */
  #undo = [];

  connectedCallback() {
    if (!this.#data && !this.#prepare()) return;
    const { engine, progress } = PracticeElement.shared;
    /** @type {(target: EventTarget, type: string, listener: (event: any) => void) => void} */
    const listen = (target, type, listener) => {
      target.addEventListener(type, listener);
      this.#undo.push(() => target.removeEventListener(type, listener));
    };
    listen(this.#box, "am-checked", () => this.#heard());
    listen(globalThis, "hashchange", () => this.#follow());
    for (const type of ["storage", "pageshow"]) {
      listen(globalThis, type, () => {
        progress.reload();
        this.#draw();
      });
    }
    this.#undo.push(engine.onChange(() => this.#draw()));
    this.#undo.push(progress.onChange(() => this.#draw()));
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

  // The address -----------------------------------------------------------------------------------

  /** The set of the address, where it names one. */
  #follow() {
    const read = practice.readSet(location.hash, this.#data.limits, freshSeed());
    if (!read) return;
    const { set, faults } = read;
    if (this.#run?.set && practice.formatSet(this.#run.set) === practice.formatSet(set) && !faults.length) return;
    this.#choice = practice.choiceOf(set);
    this.#enter(set, { faults, resumed: true });
  }

  /**
   * Starts the tasks of a set, unless there is something wrong with it.
   *
   * @param {TaskSet} set @param {{faults?: Fault[], resumed?: boolean}} [how] resumed: where this window was with it
   */
  #enter(set, { faults = [], resumed = false } = {}) {
    this.#stop();
    if (set.rules === practice.BASE) {
      if (faults.length) this.#tellFound(set, faults);
      else this.#begin(startOf(set, resumed));
      return;
    }
    const { engine, kept } = PracticeElement.shared;
    this.#await(async (current) => {
      const { rules, faults: more } = await readRules(engine, set.rules);
      if (!current()) return;
      // One's own table may have faults: its page tells them.
      const own = set.rules === kept.read();
      if (own) this.#own = { text: set.rules, rules };
      const all = [...faults, ...(own ? [] : more)];
      const played = { ...set, rules };
      this.#lacking = null;
      if (all.length) this.#tellFound(played, all);
      else this.#begin(startOf(played, resumed));
    });
  }

  /** What cannot be used of an address; the nearest to it is offered. @param {TaskSet} set @param {Fault[]} faults */
  #tellFound(set, faults) {
    this.#found = { set, faults };
    this.#choice = practice.choiceOf(set);
    this.#draw();
    this.#focus("[data-found]");
  }

  // A row of tasks --------------------------------------------------------------------------------

  #stop() {
    this.#asking = null;
    this.#run = this.#task = this.#outcome = this.#lacking = this.#found = null;
    this.#impossible = [];
    this.#copied = "";
  }

  /** @param {Run} run */
  #begin(run) {
    this.#stop();
    this.#run = run;
    if (run.set) writeAddress(practice.formatSet(run.set));
    this.#go();
  }

  /** Draws the task that is to be shown, or says that it was the last. */
  #go() {
    const run = /** @type {Run} */ (this.#run);
    this.#outcome = null;
    this.#copied = "";
    if (run.set) writeSession(practice.formatRun(run, practice.formatSet(run.set)));
    if (practice.isOver(run)) {
      this.#task = this.#lacking = null;
      this.#draw();
      this.#focus(".p-run h2");
      return;
    }
    this.#await(async (current) => {
      try {
        const { drawn, impossible } = await drawFirst(PracticeElement.shared.engine, practice.drawsNow(run, this.#data.limits.kinds));
        if (!current()) return;
        this.#impossible = [...new Set([...this.#impossible, ...impossible])];
        const total = practice.lengthOf(run) || undefined;
        const { rules } = this.#data.pages;
        this.#task = drawn && { id: drawn.key, key: drawn.key, ask: drawn.ask, task: drawn.task, rules, lesson: null, practice: null, ...(total ? { number: run.at, total } : {}) };
        this.#lacking = drawn ? null : "impossible";
      } catch (error) {
        if (!(error instanceof DrawError) || !current()) throw error;
        this.#task = null;
        this.#lacking = "gone";
      }
      this.#draw();
      this.#focus(this.#task ? "am-task .am-task" : ".p-run h2");
    });
  }

  /**
   * Does something with the engine; what it failed on can be done again.
   *
   * @param {(current: () => boolean) => Promise<void>} work current: whether its result is still awaited
   */
  async #await(work) {
    const asking = {};
    this.#asking = asking;
    this.#again = () => this.#await(work);
    const current = () => this.#asking === asking;
    this.#lacking = "drawing";
    this.#draw();
    if (PracticeElement.shared.engine.state !== "ready") this.#say(this.#words.text("engine-loading", { percent: 0 }));
    try {
      await work(current);
    } catch {
      if (!current()) return;
      this.#lacking = "failed";
      this.#draw();
      this.#say(this.#words.text("practice-failed"));
    }
  }

  /** An answer was given. */
  #heard() {
    const { state } = /** @type {TaskElement} */ (this.#box.querySelector("am-task"));
    this.#outcome = state.solved || state.missed ? practice.outcomeOf(state) : null;
    this.#draw();
  }

  /** The next task; the projector calls it, too. */
  next() {
    if (!this.#run || practice.isOver(this.#run) || (this.#lacking && this.#lacking !== "gone")) return;
    const element = /** @type {TaskElement | null} */ (this.#box.querySelector("am-task"));
    const outcome = element?.state ? practice.outcomeOf(element.state) : "skipped";
    this.#run = practice.advance(this.#run, outcome);
    this.#go();
  }

  /** @type {Actions} */
  #act = {
    choose: (change) => {
      this.#choice = { ...this.#choice, ...change };
      this.#faulty = false;
      this.#draw();
    },
    newSeed: () => this.#act.choose({ seed: String(freshSeed()) }),
    start: () => {
      const set = practice.setOf(this.#choice, this.#data.limits);
      this.#faulty = set === null;
      if (set) this.#enter(set);
      else {
        this.#draw();
        this.#focus('[data-field="seed"] input');
      }
    },
    takeNearest: () => {
      if (this.#found) this.#begin(practice.startRun(this.#found.set));
    },
    next: () => this.next(),
    again: () => {
      if (this.#run?.set) this.#begin(practice.startRun(this.#run.set));
    },
    fresh: () => {
      if (!this.#run?.set) return;
      const set = { ...this.#run.set, seed: freshSeed() };
      this.#choice = { ...this.#choice, seed: String(set.seed) };
      this.#begin(practice.startRun(set));
    },
    leave: () => {
      this.#stop();
      this.#draw();
      this.#focus(".p-choose h2");
    },
    copy: async () => {
      if (!this.#run?.set) return;
      writeAddress(practice.formatSet(this.#run.set));
      this.#copied = this.#words.text((await copyLink(location.href)) ? "practice-copied" : "practice-copy-failed");
      this.#draw();
      this.#say(this.#copied);
    },
    retry: () => {
      PracticeElement.shared.engine.retry();
      this.#again();
    },
    review: () => {
      const { progress } = PracticeElement.shared;
      const draws = dueOn(progress.current, progress.today).map(({ key }) => practice.drawOf(key));
      this.#begin(practice.startReview(/** @type {practice.Draw[]} */ (draws.filter(Boolean))));
    },
    forget: (key) => PracticeElement.shared.progress.change((now) => ({ ...now, review: now.review.filter((entry) => entry.key !== key) })),
    save: () => {
      const { progress } = PracticeElement.shared;
      progress.reload();
      const url = URL.createObjectURL(new Blob([formatProgress(progress.current)], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href: url, download: `amerikaner-${progress.today}.json` }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    },
    read: async (input) => {
      const [file] = input.files ?? [];
      if (!file) return;
      const { progress } = PracticeElement.shared;
      const text = file.size > LARGEST ? "" : await file.text().catch(() => "");
      const trouble = progress.takeIn(text);
      input.value = ""; // so that the same file can be chosen again
      const done = Object.values(progress.current.lessons).flat().length;
      this.#taken = trouble ? this.#words.text(`progress-file-${trouble}`) : this.#words.text("progress-taken", { done, review: progress.current.review.length });
      this.#draw();
    },
  };

  // Drawing ---------------------------------------------------------------------------------------

  #draw() {
    if (!this.#data) return;
    const { engine, progress } = PracticeElement.shared;
    const focused = this.#box.contains(document.activeElement);
    render(
      practiceView({
        data: this.#data,
        words: this.#words,
        engine,
        lang: this.dataset.lang ?? "",
        uid: this.#uid,
        choice: this.#choice,
        faulty: this.#faulty,
        kept: this.#kept(),
        found: this.#found,
        run: this.#run,
        task: this.#task,
        outcome: this.#outcome,
        lacking: this.#lacking,
        impossible: this.#impossible,
        copied: this.#copied,
        progress: progress.current,
        trouble: progress.trouble,
        today: progress.today,
        taken: this.#taken,
        act: this.#act,
      }),
      this.#box,
    );
    // The button with the focus is gone: the heading of what took its place has it.
    if (focused && !this.#box.contains(document.activeElement)) this.#focus(":is(.p-choose, .p-run) h2");
  }

  /** The table on this device, as the set that is shown names it. */
  #kept() {
    const text = PracticeElement.shared.kept.read();
    const { set } = this.#run ?? this.#found ?? {};
    return this.#own && this.#own.text === text && this.#own.rules === set?.rules ? set.rules : text;
  }

  /** @param {string} selector */
  #focus(selector) {
    const element = /** @type {HTMLElement | null} */ (this.#box.querySelector(selector));
    // On a projector the keys belong to its own buttons.
    if (!element || document.documentElement.dataset.projector !== undefined) return;
    element.focus({ preventScroll: true });
    const top = (element.closest(".p-run") ?? element).getBoundingClientRect().top;
    if (top < 0 || top > innerHeight / 2) (element.closest(".p-run") ?? element).scrollIntoView({ block: "start" });
  }

  /** Says it even when it is what was said last, which would be no change to hear. @param {string} text */
  #say(text) {
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }
}

/** @param {TaskSet} set @param {boolean} resumed whether to go on where this window was with it */
const startOf = (set, resumed) => (resumed ? practice.readRun(readSession(), set) : null) ?? practice.startRun(set);

/** Without storage a run lasts as long as its page. */
function readSession() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} text */
function writeSession(text) {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then it is not taken up again.
  }
}
