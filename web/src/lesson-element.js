// <am-lesson>: how far a reader is with a lesson, on its page and in the list of lessons.
// @ts-check

import { html, nothing, render } from "lit-html";
import { doneOf } from "./progress.js";
import { progressText } from "./task-view.js";
import { taskWordsOfPage } from "./task-words.js";

/** @import { ProgressStore } from "./progress.js" */

export class LessonElement extends HTMLElement {
  /** What the page's elements share. @type {{progress: ProgressStore}} */
  static shared;

  /** @type {(() => void)[]} */
  #undo = [];

  connectedCallback() {
    const { progress: store } = LessonElement.shared;
    const again = () => store.reload();
    // Another window may have gone on, or this page may come back from the browser's memory.
    for (const type of ["storage", "pageshow"]) {
      globalThis.addEventListener(type, again);
      this.#undo.push(() => globalThis.removeEventListener(type, again));
    }
    this.#undo.push(store.onChange(() => this.#draw()));
    this.#draw();
  }

  disconnectedCallback() {
    for (const undo of this.#undo.splice(0)) undo();
  }

  #draw() {
    const { lesson, tasks, lang } = this.dataset;
    const words = taskWordsOfPage(lang ?? null);
    if (!words) return;
    const { progress: store } = LessonElement.shared;
    const total = Number(tasks);
    const done = lesson ? doneOf(store.current, lesson).length : 0;
    this.toggleAttribute("data-done", Boolean(lesson) && done >= total);
    const line = lesson && (done || this.dataset.quiet === undefined) ? html`<span class="am-count">${progressText(words, done, total)}</span>` : nothing;
    const trouble = store.trouble && this.dataset.quiet === undefined ? html`<span class="am-box" role="status" data-kind="problem">${words.text(`progress-${store.trouble}`)}</span>` : nothing;
    render(html`${line}${trouble}`, this);
  }
}
