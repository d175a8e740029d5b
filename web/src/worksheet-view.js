// What the worksheet page looks like: templates from a state. They decide nothing and call `act` for everything.
// @ts-check

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { BASE, codeOf } from "./practice-state.js";
import { faultBox, kindText, rulesText, setForm, waiting } from "./set-view.js";
import { youOf } from "./task-state.js";
import { questionText } from "./task-words.js";
import { boxesOf, howMany, rowsOf, solutionText } from "./worksheet-words.js";

/** @import { Drawn, Engine } from "./drawing.js" */
/** @import { Choice, Fault, Limits, TaskSet } from "./practice-state.js" */
/** @import { Settings } from "./settings.js" */
/** @import { Solution } from "./worksheet-words.js" */
/** @import { View as Reading } from "./task-words.js" */
/** @import { Words } from "./words.js" */

/** @typedef {{limits: Limits, pages: Record<string, string>}} WorksheetData what the build wrote into the element */
/** @typedef {{drawn: Drawn, solution: Solution}} Item */
/** @typedef {{set: TaskSet, items: Item[], impossible: string[]}} Sheet */

/**
 * @typedef {object} View all that is needed to draw
 * @property {WorksheetData} data
 * @property {Words} words
 * @property {Settings} settings
 * @property {Engine} engine
 * @property {string} uid
 * @property {Choice} choice
 * @property {boolean} faulty whether a sheet was asked for with a seed that is none
 * @property {string | null} kept
 * @property {{set: TaskSet, faults: Fault[]} | null} found what an address names, where not all of it can be used
 * @property {Sheet | null} sheet
 * @property {"drawing" | "failed" | null} lacking
 * @property {number} at the task that is being drawn
 * @property {number} total
 * @property {boolean} answers whether they are printed too
 * @property {string} copied what is said of copying the link
 * @property {string} quiz address of the same tasks on the practice page
 * @property {string | null} address the same for paper; null where nobody else could use it
 * @property {Actions} act
 */

/**
 * @typedef {object} Actions
 * @property {(change: Partial<Choice>) => void} choose
 * @property {() => void} newSeed
 * @property {() => void} build
 * @property {() => void} takeNearest
 * @property {(answers: boolean) => void} withAnswers
 * @property {() => void} print
 * @property {() => void} copy
 * @property {() => void} retry
 */

const NUMBERS = [5, 10, 20, 30, 40];

/** @param {View} view */
export function worksheetView(view) {
  const { words, uid, data, found, act, lacking, sheet } = view;
  return html`
    <section class="p-choose" aria-labelledby="${uid}-choose">
      <h2 id="${uid}-choose">${words.text("worksheet-choose")}</h2>
      ${found ? faultBox({ words, ...found, kept: view.kept, take: act.takeNearest }) : nothing}
      <div class="p-form">
        ${setForm({ ...view, limits: data.limits, numbers: NUMBERS, tablePage: data.pages.table, choose: act.choose, newSeed: act.newSeed })}
      </div>
      <p class="p-row"><button type="button" data-do="build" data-primary @click=${act.build}>${words.text("worksheet-build")}</button></p>
      ${lacking ? waiting({ words, engine: view.engine, failed: lacking === "failed", doing: words.text("worksheet-drawing", { n: view.at, total: view.total }), retry: act.retry }) : nothing}
    </section>
    ${sheet ? paper(view, sheet) : nothing}
  `;
}

/** @param {View} view @param {Sheet} sheet */
function paper(view, sheet) {
  const { words, impossible } = { words: view.words, impossible: sheet.impossible };
  const id = sheet.items.length ? "practice-impossible-mix" : "practice-impossible";
  return html`
    ${impossible.length ? html`<div class="p-problem">${impossible.map((kind) => html`<p>${words.text(id, { kind: words.text(`kind-${kind}`) })}</p>`)}</div>` : nothing}
    ${sheet.items.length ? html`${bar(view)} ${questions(view, sheet)} ${answers(view, sheet)}` : nothing}
  `;
}

/** @param {View} view */
function bar({ words, quiz, copied, answers: printed, act }) {
  return html`
    <div class="p-row w-bar">
      <button type="button" data-do="print" data-primary @click=${act.print}>${words.text("worksheet-print")}</button>
      <label><input type="checkbox" .checked=${live(printed)} @change=${(/** @type {any} */ event) => act.withAnswers(event.target.checked)} /><span>${words.text("worksheet-with-answers")}</span></label>
      <a data-do="quiz" href=${quiz}>${words.text("worksheet-quiz")}</a>
      <button type="button" data-do="copy" @click=${act.copy}>${words.text("worksheet-copy")}</button>
      <span class="p-muted" data-copied>${copied}</span>
    </div>
  `;
}

/** Whose eyes see a task, and how cards are written. @param {View} view @param {Item} item @returns {Reading} */
const reading = ({ settings }, { drawn }) => ({ you: youOf(drawn.task), letters: settings.letters });

/** @param {View} view @param {Sheet} sheet */
function questions(view, sheet) {
  const { words, uid, address } = view;
  const { set, items } = sheet;
  const rules = set.rules === BASE ? "" : ` · ${rulesText(words, set.rules, view.kept)}`;
  return html`
    <section class="w-paper w-questions" aria-labelledby="${uid}-sheet">
      <h2 id="${uid}-sheet" tabindex="-1">${words.text("worksheet-title")}</h2>
      <p class="w-about">${kindText(words, set)}${rules}</p>
      <p class="w-lines"><span>${words.text("worksheet-name")}</span> <span>${words.text("worksheet-date")}</span></p>
      <div class="w-tasks">${items.map((item, n) => question(view, item, n + 1))}</div>
      <p class="w-foot">${words.text("worksheet-code", { code: codeText(set) })}${address ? html`<br />${words.text("worksheet-screen", { address })}` : nothing}</p>
    </section>
  `;
}

/** What the sheet can be made of again. @param {TaskSet} set */
const codeText = (set) => codeOf(set) + (set.rules === BASE ? "" : ` · ${set.rules}`);

/** @param {View} view @param {Item} item @param {number} n */
function question(view, item, n) {
  const { words } = view;
  const { task } = item.drawn;
  const how = reading(view, item);
  return html`
    <section class="w-task" data-kind=${task.kind} data-key=${item.drawn.key}>
      <h3>${words.text("worksheet-task", { n })}</h3>
      <p class="w-question">${questionText(words, task, how)}</p>
      <dl class="w-rows">
        ${rowsOf(words, task, how).map(({ name, text }) => html`<div><dt>${name}</dt> <dd>${text}</dd></div>`)}
      </dl>
      <p class="w-how">${howMany(words, task)}</p>
      <div class="w-boxes">
        ${boxesOf(words, task, how).map((run) => html`<div>${run.map(({ text, suit }) => html`<span class="w-box" data-suit=${suit ?? nothing}>${text}</span> `)}</div>`)}
      </div>
    </section>
  `;
}

/** @param {View} view @param {Sheet} sheet */
function answers(view, sheet) {
  const { words, uid, data, answers: printed } = view;
  return html`
    <section class="w-paper w-answers" aria-labelledby="${uid}-answers" ?data-screen=${!printed}>
      <h2 id="${uid}-answers">${words.text("worksheet-answers")}</h2>
      <p class="w-about">${kindText(words, sheet.set)} · ${words.text("worksheet-code", { code: codeText(sheet.set) })}</p>
      <ol>
        ${sheet.items.map((item) => {
          const { answer, why } = solutionText(words, item.drawn.task, item.solution, reading(view, item));
          const { clause } = item.solution.why;
          const page = clause.startsWith("option-") ? data.pages["house-rules"] : data.pages.rules;
          return html`<li><b>${answer}.</b> ${why} <a class="am-clause" href="${page}#${clause}">(${words.clause(clause)})</a></li>`;
        })}
      </ol>
    </section>
  `;
}
