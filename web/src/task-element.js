// <am-task>: a question that the reader answers, with a verdict and its reason for every answer.
//
// The build writes one with its data inside; a page that draws tasks makes one and sets `data`. Whoever listens to
// "am-checked" hears of each answer: its detail is {key, answer, right, tries, missed}.
// @ts-check

import { render } from "lit-html";
import { loadHouseWords } from "./house-words.js";
import { intentOf, nextOf } from "./keys.js";
import * as progress from "./progress.js";
import * as tasks from "./task-state.js";
import { missingText, progressText, taskView } from "./task-view.js";
import * as say from "./task-words.js";

/** @import { createEngine } from "./engine.js" */
/** @import { ProgressStore } from "./progress.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Hint, State, TaskData, Verdict } from "./task-state.js" */
/** @import { Actions } from "./task-view.js" */
/** @import { CardId } from "./types.js" */
/** @import { Words } from "./words.js" */

/** @typedef {{request: Record<string, unknown>, use: (answer: any) => void}} Asking a question to the engine, kept until it is answered */

let count = 0;

export class TaskElement extends HTMLElement {
  /** What the page's elements share. @type {{engine: ReturnType<typeof createEngine>, settings: SettingsStore, progress: ProgressStore}} */
  static shared;

  /** @type {State} */
  #state = /** @type {any} */ (null);
  /** @type {Words} */
  #words = /** @type {any} */ (null);
  #uid = `am-task-${++count}`;
  #box = document.createElement("div");
  #live = document.createElement("div");
  /** @type {Asking | null} */
  #asking = null;
  /** A question the engine failed on, for when it is started again. @type {Asking | null} */
  #unanswered = null;
  /** The card that Tab reaches. @type {CardId | null} */
  #stop = null;
  /** @type {(() => void)[]} */
  #undo = [];

  /** The task, where the build wrote none. @param {TaskData} data */
  set data(data) {
    this.#asking = this.#unanswered = this.#stop = null;
    this.#state = tasks.startState(data);
    if (this.isConnected) this.connectedCallback();
  }

  /** @returns {State} */
  get state() {
    return this.#state;
  }

  connectedCallback() {
    this.disconnectedCallback();
    if (!this.#prepare()) return;
    const { engine, settings, progress: store } = TaskElement.shared;
    this.#box.addEventListener("keydown", this.#onKey);
    this.#box.addEventListener("focusin", this.#onFocus);
    this.#undo.push(
      () => this.#box.removeEventListener("keydown", this.#onKey),
      () => this.#box.removeEventListener("focusin", this.#onFocus),
      engine.onChange(() => this.#draw()),
      settings.onChange(() => this.#draw()),
      store.onChange(() => this.#draw()),
    );
    this.#draw();
  }

  disconnectedCallback() {
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** Reads what the build wrote; false leaves the written task as it is. */
  #prepare() {
    const words = say.taskWordsOfPage(this.dataset.lang ?? null);
    const text = this.querySelector("script.am-answers")?.textContent;
    if (!words || !(this.#state || text)) return false;
    this.#state ??= tasks.startState(JSON.parse(/** @type {string} */ (text)));
    this.#words = words;
    if (this.#state.data.task.picture.rules !== "standard" && !words.hasHouse) {
      // House rules have words of their own.
      loadHouseWords(words.folder).then(() => this.isConnected && this.connectedCallback(), () => {});
      return false;
    }
    this.#box.className = "am-alive";
    this.#live.className = "am-sr";
    this.#live.setAttribute("aria-live", "polite");
    this.append(this.#box, this.#live);
    this.dataset.alive = "";
    return true;
  }

  // Changes ---------------------------------------------------------------------------------------

  /** @param {State} state */
  #become(state) {
    this.#state = state;
    this.#draw();
  }

  /** @param {Asking} asking */
  async #send(asking) {
    const { engine } = TaskElement.shared;
    this.#asking = asking;
    this.#unanswered = null;
    this.#draw();
    if (engine.state !== "ready") this.#say(this.#words.text("engine-loading", { percent: 0 }));
    try {
      const answer = await engine.ask(asking.request);
      if (this.#asking !== asking) return;
      if (answer.error) throw new Error(answer.error.code);
      this.#asking = null;
      asking.use(answer);
    } catch {
      if (this.#asking !== asking) return;
      this.#asking = null;
      this.#unanswered = asking;
      this.#say(this.#words.text("task-engine-failed"));
    }
    this.toggleAttribute("data-failed", this.#unanswered !== null);
    this.#draw();
  }

  /** @type {Actions} */
  #act = {
    choose: (part) => this.#become(tasks.choose(this.#state, part)),
    check: () => {
      const state = tasks.lacking(this.#state);
      this.#become(state);
      if (state.lacking) {
        const missing = tasks.cardsMissing(state);
        this.#say(missing === null ? this.#words.text("task-choose-first") : missingText(this.#words, missing));
        return;
      }
      const answer = tasks.answerOf(state);
      this.#send({ request: { ...state.data.ask, ask: "check", answer }, use: (verdict) => this.#judge(answer, verdict) });
    },
    hint: () => {
      const n = tasks.nextHint(this.#state);
      if (n === null) this.#say(this.#words.text("task-hints-over"));
      else this.#send({ request: { ...this.#state.data.ask, ask: "hint", n }, use: (hint) => this.#help(hint) });
    },
    next: () => {
      // The address leads there; the focus goes along.
      setTimeout(() => /** @type {HTMLElement | null} */ (this.#next()?.querySelector(".am-task"))?.focus({ preventScroll: true }));
    },
    retry: () => {
      TaskElement.shared.engine.retry();
      if (this.#unanswered) this.#send(this.#unanswered);
    },
  };

  /** What was just said comes into sight, the page moving no more than it must. @param {string} what */
  #show(what) {
    this.#box.querySelector(what)?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} answer @param {Verdict} verdict */
  #judge(answer, verdict) {
    const before = this.#state;
    this.#become(tasks.judged(before, answer, verdict));
    this.#show(".am-verdict");
    this.#keep(before);
    const { data, missed, tries } = this.#state;
    const { task, id, lesson, total } = data;
    const told = say.verdictTexts(this.#words, task, id, answer, verdict, this.#view());
    const done = lesson ? progress.doneOf(TaskElement.shared.progress.current, lesson).length : 0;
    if (verdict.right && lesson && total) told.push(progressText(this.#words, done, total));
    this.#say(told.join(" "));
    const detail = { key: data.key ?? null, answer, right: verdict.right, tries, missed };
    this.dispatchEvent(new CustomEvent("am-checked", { bubbles: true, detail }));
  }

  /** @param {Hint} hint */
  #help(hint) {
    const before = this.#state;
    this.#become(tasks.hinted(before, hint));
    this.#show(".am-hints > :last-child");
    this.#keep(before);
    const { data } = this.#state;
    const view = this.#view();
    const rule = hint.hint.code === "hint-rule" ? this.#words.clause(hint.hint.clause) : "";
    const why = hint.verdict ? say.whyText(this.#words, hint.verdict.why, view) : "";
    const told = [`${this.#words.text("task-hint", { n: hint.n, total: data.task.hints })}.`, say.hintText(this.#words, data.task, hint, view), rule, why];
    this.#say(told.filter(Boolean).join(" "));
  }

  /** What the reader has done, and what is to be practised again. @param {State} before */
  #keep(before) {
    const { data, solved, missed } = this.#state;
    const { progress: store } = TaskElement.shared;
    const { lesson, key } = data;
    // A teacher who shows a task to others has neither done nor missed it.
    if (document.documentElement.dataset.projector !== undefined) return;
    if (key && missed && !before.missed) store.change((now, today) => progress.withMissed(now, key, today));
    if (!solved || before.solved) return;
    if (lesson) store.change((now) => progress.withDone(now, lesson, data.id));
    if (key && !missed) store.change((now, today) => progress.withRecalled(now, key, today));
  }

  /** Shows all hints that are left, the answer too, to look at: this is neither a try nor a miss. */
  async reveal() {
    const { engine } = TaskElement.shared;
    for (let n = tasks.nextHint(this.#state); n !== null; n = tasks.nextHint(this.#state)) {
      const { missed } = this.#state;
      const hint = await engine.ask({ ...this.#state.data.ask, ask: "hint", n });
      if (hint.error || n !== tasks.nextHint(this.#state)) return;
      this.#become({ ...tasks.hinted(this.#state, hint), missed });
    }
  }

  // Drawing ---------------------------------------------------------------------------------------

  #draw() {
    if (!this.#state || !this.#words) return;
    const { engine, settings, progress: store } = TaskElement.shared;
    const next = this.#next();
    render(
      taskView({
        task: this.#state.data.task,
        you: this.#view().you,
        state: this.#state,
        words: this.#words,
        settings: settings.current,
        progress: store,
        engine,
        asking: this.#asking !== null,
        failed: this.#unanswered !== null,
        next: next ? `#${next.id}` : null,
        uid: this.#uid,
        tabStop: (cards) => (this.#stop && cards.includes(this.#stop) ? this.#stop : cards[0]),
        act: this.#act,
      }),
      this.#box,
    );
  }

  /** The next task that the build wrote into the page. @returns {Element | null} */
  #next() {
    const all = [...document.querySelectorAll("am-task[id]")];
    const here = all.indexOf(this);
    return here < 0 ? null : (all[here + 1] ?? null);
  }

  #view() {
    const { task, you } = this.#state.data;
    return { you: tasks.youOf(task, you), inWords: true };
  }

  /** Says it even when it is what was said last, which would be no change to hear. @param {string} text */
  #say(text) {
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }

  // Keys ------------------------------------------------------------------------------------------

  /** @param {FocusEvent} event */
  #onFocus = ({ target }) => {
    if (!/** @type {any} */ (navigator).connection?.saveData) TaskElement.shared.engine.start();
    const card = /** @type {HTMLElement} */ (target).closest("button[data-card]");
    const id = /** @type {HTMLElement | null} */ (card)?.dataset.card ?? null;
    if (!id || id === this.#stop) return;
    this.#stop = id;
    this.#draw();
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const group = target.closest("[data-rove]");
    if (!group || event.ctrlKey || event.altKey || event.metaKey) return;
    const intent = intentOf(event, true);
    const cards = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button[data-card]")]);
    const to = goal(cards, cards.indexOf(target), intent);
    if (!intent || to === null) return;
    event.preventDefault();
    event.stopPropagation(); // the theme would open its search at an S
    to?.focus();
  };
}

/**
 * The card a key leads to; undefined when there is none, null when the key is none for cards.
 *
 * @param {HTMLElement[]} cards
 * @param {number} here
 * @param {ReturnType<typeof intentOf>} intent
 */
function goal(cards, here, intent) {
  const of = (/** @type {HTMLElement} */ { dataset: { card = "" } }) => card;
  switch (intent?.do) {
    case "along":
      return cards.at((here + intent.cards) % cards.length);
    case "move":
      return cards.at((here + intent.steps) % cards.length);
    case "first":
      return cards[0];
    case "last":
      return cards.at(-1);
    case "suit":
      return nextOf(cards, here, (card) => of(card)[1] === intent.suit);
    case "rank":
      return nextOf(cards, here, (card) => of(card)[0] === intent.rank);
    default:
      return null;
  }
}
