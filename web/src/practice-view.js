// What the practice page looks like: templates from a state. They decide nothing and call `act` for everything.
// @ts-check

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import * as practice from "./practice-state.js";
import { dueOn } from "./progress.js";
import { faultBox, kindText, setForm, setText, waiting } from "./set-view.js";

/** @import { Choice, Fault, Limits, Run, TaskSet } from "./practice-state.js" */
/** @import { Progress, Trouble } from "./progress.js" */
/** @import { TaskData } from "./task-state.js" */
/** @import { Words } from "./words.js" */
/** @import { Engine } from "./drawing.js" */

/** @typedef {{limits: Limits, pages: Record<string, string>, lessons: Record<string, {href: string, title: string}>}} PracticeData what the build wrote into the element */

/**
 * @typedef {object} View all that is needed to draw
 * @property {PracticeData} data
 * @property {Words} words
 * @property {Engine} engine
 * @property {string} lang
 * @property {string} uid
 * @property {Choice} choice
 * @property {boolean} faulty whether a set was asked for with a seed that is none
 * @property {string | null} kept
 * @property {{set: TaskSet, faults: Fault[]} | null} found what an address names, where not all of it can be used
 * @property {Run | null} run
 * @property {TaskData | null} task the one that is shown
 * @property {practice.Outcome | null} outcome of the task that is shown, so far
 * @property {"drawing" | "failed" | "impossible" | "gone" | null} lacking why there is none
 * @property {string[]} impossible kinds that the table gives no task of
 * @property {string} copied what is said of copying the link
 * @property {Progress} progress
 * @property {Trouble | null} trouble
 * @property {string} today
 * @property {string} taken what is said of a file that was read
 * @property {Actions} act
 */

/**
 * @typedef {object} Actions
 * @property {(change: Partial<Choice>) => void} choose
 * @property {() => void} newSeed
 * @property {() => void} start
 * @property {() => void} takeNearest
 * @property {() => void} next
 * @property {() => void} again
 * @property {() => void} fresh
 * @property {() => void} leave
 * @property {() => void} copy
 * @property {() => void} retry
 * @property {() => void} review
 * @property {(key: string) => void} forget
 * @property {() => void} save
 * @property {(input: HTMLInputElement) => void} read
 */

const NUMBERS = [5, 10, 20, 40, practice.ENDLESS];

/** @param {View} view */
export function practiceView(view) {
  return html`${view.run ? run(view, view.run) : choosing(view)} ${review(view)} ${file(view)}`;
}

// Choosing --------------------------------------------------------------------------------------

/** @param {View} view */
function choosing(view) {
  const { words, uid, data, found, act, lacking } = view;
  return html`
    <section class="p-choose" aria-labelledby="${uid}-choose">
      <h2 id="${uid}-choose" tabindex="-1">${words.text("practice-choose")}</h2>
      ${found ? faultBox({ words, ...found, kept: view.kept, take: act.takeNearest }) : nothing}
      ${lacking === "drawing" || lacking === "failed" ? wait(view) : nothing}
      <div class="p-form">
        ${setForm({ ...view, limits: data.limits, numbers: NUMBERS, tablePage: data.pages.table, choose: act.choose, newSeed: act.newSeed })}
      </div>
      <p class="p-row"><button type="button" data-do="start" data-primary @click=${act.start}>${words.text("practice-start")}</button></p>
    </section>
  `;
}

/** @param {View} view */
const wait = ({ words, engine, lacking, act }) => waiting({ words, engine, failed: lacking === "failed", doing: words.text("practice-drawing"), retry: act.retry });

// A row of tasks --------------------------------------------------------------------------------

/** @param {View} view @param {Run} row */
function run(view, row) {
  const { words, uid } = view;
  const over = practice.isOver(row);
  const title = over ? words.text(row.review ? "review-over" : "practice-over") : row.set ? setText(words, row.set, view.kept) : words.text("review-title");
  return html`
    <section class="p-run" aria-labelledby="${uid}-run" ?data-over=${over}>
      <div class="p-head">
        <h2 id="${uid}-run" tabindex="-1">${title}</h2>
        <p class="p-score">${over ? nothing : place(words, row)} ${score(view, row)}</p>
      </div>
      ${over ? nothing : shown(view)} ${skipped(view)} ${over ? after(view, row) : buttons(view, row)}
    </section>
  `;
}

/** @param {Words} words @param {Run} row */
const place = (words, row) => html`<span data-place>${words.text("practice-place", { n: row.at, total: practice.lengthOf(row) })}</span>`;

/** @param {View} view @param {Run} row */
function score({ words, outcome }, row) {
  const now = outcome === "first" || outcome === "missed" ? [outcome] : [];
  const { right, done } = practice.scoreOf([...row.outcomes, ...now]);
  return done ? html`<span data-score>${words.text("practice-score", { right, done })}</span>` : nothing;
}

/** @param {View} view */
function shown(view) {
  const { words, task, lacking, impossible, lang } = view;
  if (lacking === "impossible") {
    return html`<div class="p-problem">${impossible.map((kind) => html`<p>${words.text("practice-impossible", { kind: words.text(`kind-${kind}`) })}</p>`)}</div>`;
  }
  if (lacking === "gone") return html`<div class="p-problem"><p>${words.text("review-gone")}</p></div>`;
  return html`${task ? html`<am-task data-lang=${lang} .data=${guard([task], () => task)}></am-task>` : nothing}
  ${lacking ? wait(view) : nothing}`;
}

/** Kinds that the table leaves out of a mix. @param {View} view */
function skipped({ words, impossible, lacking }) {
  if (!impossible.length || lacking === "impossible") return nothing;
  return html`<div class="p-note">${impossible.map((kind) => html`<p>${words.text("practice-impossible-mix", { kind: words.text(`kind-${kind}`) })}</p>`)}</div>`;
}

/** @param {View} view @param {Run} row */
function buttons({ words, outcome, lacking, act, copied }, row) {
  const stuck = lacking === "impossible" || lacking === "drawing" || lacking === "failed";
  const solved = outcome === "first" || outcome === "missed";
  const label = practice.isLast(row) ? "practice-finish" : solved || lacking ? "practice-next" : "practice-skip";
  return html`
    <p class="p-row">
      ${stuck ? nothing : html`<button type="button" data-do="next" ?data-primary=${solved} @click=${act.next}>${words.text(label)}</button>`}
      <button type="button" data-do="leave" @click=${act.leave}>${words.text("practice-change")}</button>
      ${row.set ? html`<button type="button" data-do="copy" @click=${act.copy}>${words.text("practice-copy")}</button>` : nothing}
      ${stuck ? nothing : html`<button type="button" data-projector-open title=${words.text("projector-open-help")}>${words.text("projector-open")}</button>`}
      <span class="p-muted" data-copied>${copied}</span>
    </p>
  `;
}

/** @param {View} view @param {Run} row */
function after({ words, act, copied }, row) {
  return html`
    <p class="p-row">
      ${row.set
        ? html`<button type="button" data-do="fresh" data-primary @click=${act.fresh}>${words.text("practice-new")}</button>
            <button type="button" data-do="again" @click=${act.again}>${words.text("practice-again")}</button>`
        : nothing}
      <button type="button" data-do="leave" @click=${act.leave}>${words.text("practice-change")}</button>
      ${row.set ? html`<button type="button" data-do="copy" @click=${act.copy}>${words.text("practice-copy")}</button>` : nothing}
      <span class="p-muted" data-copied>${copied}</span>
    </p>
  `;
}

// What was missed -------------------------------------------------------------------------------

/** @param {View} view */
function review(view) {
  const { words, uid, progress, trouble, today, act } = view;
  const due = dueOn(progress, today);
  const drawn = due.filter(({ key }) => practice.drawOf(key));
  const later = practice.laterThan(progress.review, today);
  return html`
    <section class="p-review" aria-labelledby="${uid}-review">
      <h2 id="${uid}-review" tabindex="-1">${words.text("review-title")}</h2>
      ${trouble ? html`<p class="p-problem" data-trouble=${trouble}>${words.text(`progress-${trouble}`)}</p>` : nothing}
      ${progress.review.length ? html`<p data-due=${due.length}>${words.text("review-due", { count: due.length })}</p>` : html`<p>${words.text("review-none")}</p>`}
      ${due.length
        ? html`<ul class="p-due">
            ${grouped(words, drawn).map(([text, count]) => html`<li>${text}${count > 1 ? ` (${count})` : nothing}</li>`)}
            ${due.filter(({ key }) => !practice.drawOf(key)).map(({ key }) => html`<li>${lessonTask(view, key)}</li>`)}
          </ul>`
        : nothing}
      ${drawn.length ? html`<p class="p-row"><button type="button" data-do="review" @click=${act.review}>${words.text("review-start")}</button></p>` : nothing}
      ${later ? html`<p class="p-muted">${words.text("review-later", { count: later.count, date: dayText(words, later.first) })}</p>` : nothing}
    </section>
  `;
}

/** Drawn tasks by kind and level. @param {Words} words @param {{key: string}[]} drawn @returns {[string, number][]} */
function grouped(words, drawn) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { key } of drawn) {
    const text = kindText(words, /** @type {practice.Draw} */ (practice.drawOf(key)));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts];
}

/** @param {View} view @param {string} key */
function lessonTask({ words, data: { lessons }, act }, key) {
  const lesson = Object.hasOwn(lessons, key) ? lessons[key] : null;
  if (lesson) return html`<a href=${lesson.href}>${words.text("review-lesson", { lesson: lesson.title })}</a>`;
  return html`${words.text("review-gone")} <button type="button" data-do="forget" @click=${() => act.forget(key)}>${words.text("review-forget")}</button>`;
}

/** A day without its year. @param {Words} words @param {string} day YYYY-MM-DD */
function dayText({ locale }, day) {
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

// Progress as a file ----------------------------------------------------------------------------

/** @param {View} view */
function file({ words, uid, taken, act }) {
  return html`
    <section class="p-file" aria-labelledby="${uid}-file">
      <h2 id="${uid}-file">${words.text("progress-title")}</h2>
      <p>${words.text("progress-about")}</p>
      <p class="p-row">
        <button type="button" data-do="save" @click=${act.save}>${words.text("progress-export")}</button>
        <label class="p-open"
          ><input type="file" accept=".json,application/json" @change=${(/** @type {any} */ event) => act.read(event.target)} /><span
            >${words.text("progress-import")}</span
          ></label
        >
      </p>
      <p class="p-status" role="status">${taken}</p>
    </section>
  `;
}
