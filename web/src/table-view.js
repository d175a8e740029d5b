// What the page "our table" looks like: templates from a state. They decide nothing and call `act` for everything.
// @ts-check

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import * as table from "./table-state.js";
import * as say from "./table-words.js";

/** @import { Point, Problem, State, TableOption } from "./table-state.js" */
/** @import { Words } from "./words.js" */
/** @import { createEngine } from "./engine.js" */

/**
 * @typedef {object} View all that is needed to draw
 * @property {State} state
 * @property {Words} words
 * @property {ReturnType<typeof createEngine>} engine
 * @property {boolean} asking whether an answer is awaited
 * @property {boolean} failed whether it did not come
 * @property {"" | "kept" | "refused" | "new" | "foreign"} keeping what becomes of the table on this device; new: it came by a
 *   link and none is kept, foreign: another one is
 * @property {"" | "copied" | "failed"} copied
 * @property {string | null} address of the table that is shown; null where nobody else could use it
 * @property {string} uid makes ids of the page unique
 * @property {Actions} act
 */

/**
 * @typedef {object} Actions
 * @property {(rules: string) => void} start from a table as a whole
 * @property {(name: string, value: string) => void} choose
 * @property {() => void} showText
 * @property {() => void} print
 * @property {() => void} copyLink
 * @property {() => void} keep
 * @property {() => void} retry
 */

/** @param {View} view */
export function tableView(view) {
  const { words, state, uid } = view;
  return html`
    <section class="t-form" aria-labelledby="${uid}-form">
      <h2 id="${uid}-form">${words.text("table-options")}</h2>
      ${found(view)} ${presets(view)}
      <div class="t-choices">${state.answer.options.map((option) => choice(view, option))}</div>
      ${bar(view)}
    </section>
    <section class="t-text" aria-labelledby="${uid}-text" aria-busy=${view.asking}>
      <h2 id="${uid}-text" tabindex="-1">${words.text("table-text")}</h2>
      ${actions(view)}
      <div class="t-rules">${rules(view)}</div>
      ${view.address ? html`<p class="t-from">${words.text("table-printed-from", { address: view.address })}</p>` : nothing}
    </section>
  `;
}

// The choices ------------------------------------------------------------------------------------

/** What could not be used of a link or of what was kept. @param {View} view */
function found({ words, state }) {
  const problems = table.problemsFound(state);
  if (!problems.length) return nothing;
  return html`<div class="t-problem" data-found>
    <p>${words.text("table-found-problems", { count: problems.length })}</p>
    <ul>
      ${problems.map((problem) => html`<li>${words.fault(problem.code, problem.data)}</li>`)}
    </ul>
  </div>`;
}

/** @param {View} view */
function presets({ words, state, act }) {
  const now = table.textNow(state);
  return html`<fieldset class="t-presets">
    <legend>${words.text("table-presets")}</legend>
    ${state.data.presets.map(
      ({ name, rules }) => html`<button type="button" data-preset=${name} aria-pressed=${now === rules} @click=${() => act.start(rules)}>
        ${words.text(`preset-${name}`)}
      </button>`,
    )}
  </fieldset>`;
}

/** @param {View} view @param {TableOption} option */
function choice(view, option) {
  const { words, state, uid } = view;
  const { name } = option;
  const [label, changed, problems] = [say.optionLabel(words, name), table.isChanged(state, name), table.problemsAt(state, name)];
  const id = `${uid}-${name}`;
  return html`<fieldset class="t-choice" data-option=${name} ?data-changed=${changed} ?data-problem=${problems.length > 0} ?disabled=${table.isUnread(state)} aria-describedby="${id}-says">
    <legend>${label}${changed ? html` <span class="t-mark">${words.text("table-changed")}</span>` : nothing}</legend>
    <div class="t-values">${option.lowest === null ? option.values.map((value) => radio(view, option, value)) : number(view, option)}</div>
    <div class="t-says" id="${id}-says">
      ${problems.map((problem) => trouble(view, problem))} ${told(view, option)}
      ${table.isIdle(state, name) ? html`<p class="t-idle">${words.text("table-idle")}</p>` : nothing}
    </div>
    <a class="t-more" href="${state.data.house}#option-${name}" aria-label="${words.text("table-more")}: ${label}">${words.text("table-more")}</a>
  </fieldset>`;
}

/** What the chosen value does; nothing where it is none the option can have. @param {View} view @param {TableOption} option */
function told({ words, state }, { name }) {
  if (table.problemsAt(state, name).some(({ data }) => data.options.length === 1)) return nothing;
  return html`<p>${say.effect(words, name, state.chosen[name])}</p>`;
}

/** @param {View} view @param {Problem} problem */
function trouble({ words, state }, problem) {
  const falling = table.fallsBack(problem);
  return html`<div class="t-problem">
    <p>${words.fault(problem.code, problem.data)}</p>
    ${falling === null ? nothing : html`<p>${say.fallbackSentence(words, problem, table.optionOf(state, falling))}</p>`}
  </div>`;
}

/** @param {View} view @param {TableOption} option @param {string} value */
function radio({ words, state, uid, act }, { name, base }, value) {
  return html`<label
    ><input
      type="radio"
      name="${uid}-${name}"
      value=${value}
      .checked=${live(state.chosen[name] === value)}
      @change=${() => act.choose(name, value)}
    /><span>${say.valueLabel(words, name, value)}${value === base ? html` <span class="t-base">(${words.text("table-base")})</span>` : nothing}</span></label
  >`;
}

/**
 * A number of the reader's own; where the base value is none, a choice between the two.
 *
 * @param {View} view @param {TableOption} option
 */
function number(view, option) {
  const { words, state, uid, act } = view;
  const { name, base } = option;
  const chosen = state.chosen[name];
  const given = table.isNumber(chosen);
  const wrong = table.problemsAt(state, name).length > 0;
  const field = html`<input
    type="number"
    step="1"
    min=${option.lowest ?? nothing}
    max=${option.highest ?? nothing}
    aria-label="${say.optionLabel(words, name)}: ${words.text("table-number")}"
    aria-describedby="${uid}-${name}-says"
    aria-invalid=${wrong ? "true" : nothing}
    .value=${given ? chosen : ""}
    @change=${(/** @type {Event} */ event) => {
      const input = /** @type {HTMLInputElement} */ (event.currentTarget);
      act.choose(name, written(input));
      // Without `live`, which would take away what is being typed when the page is drawn anew.
      if (!input.value && table.isNumber(base)) input.value = base;
    }}
  />`;
  if (table.isNumber(base)) {
    return html`<span class="t-number">${field}<span class="t-base">(${words.text("table-base")}: ${base})</span></span>`;
  }
  const start = String(state.answer.numbers.lowest_bid);
  return html`${radio(view, option, base)}<span class="t-number"
      ><label
        ><input type="radio" name="${uid}-${name}" value="" .checked=${live(given)} @change=${() => act.choose(name, start)} /><span
          >${words.text("table-number")}</span
        ></label
      >${field}</span
    >`;
}

/** What stands in a field: what the browser takes for no number is passed on as a value there is not. @param {HTMLInputElement} input */
const written = (input) => (input.validity.badInput ? "?" : input.value);

// Where the reader is ----------------------------------------------------------------------------

/** At the bottom of the screen while the choices are in view. @param {View} view */
function bar(view) {
  const { words, state, act } = view;
  return html`<div class="t-bar">
    ${table.isUnread(state) ? nothing : html`<p>${say.differsSentence(words, table.differences(state))}</p>`}
    <button type="button" class="t-button" data-do="show" @click=${act.showText}>${words.text("table-text")}</button>
    ${engineLine(view)}
  </div>`;
}

/** What the engine is at, where the reader has reason to know. @param {View} view */
function engineLine({ words, engine, asking, failed, act }) {
  const { state, progress, failure } = engine;
  if (failed) {
    const why = failure && words.has(failure.code) ? words.text(failure.code, { file: String(failure.data.file ?? "") }) : nothing;
    return html`<div class="t-engine" data-failed>
      <span>${words.text("table-failed")} ${why}</span>
      <button type="button" class="t-button" data-do="retry" @click=${act.retry}>${words.text("engine-retry")}</button>
    </div>`;
  }
  if (!asking || state === "ready") return nothing;
  const percent = progress.total ? Math.round((100 * progress.loaded) / progress.total) : 0;
  const label = words.text("table-loading", { percent });
  return html`<div class="t-engine">
    <span>${label}</span>
    ${progress.total ? html`<span class="t-muted">${words.text("engine-size", { mb: Math.round(progress.total / 1e6) })}</span>` : nothing}
    <progress max="100" value=${percent} aria-label=${label}></progress>
  </div>`;
}

/** @param {View} view */
function actions({ words, state, keeping, copied, act }) {
  const atBase = table.textNow(state) === table.BASE;
  const told = { copied: "table-link-copied", failed: "table-copy-failed", "": "" }[copied];
  const kept = { kept: "table-kept", refused: "table-not-kept", foreign: "table-from-link", new: "", "": "" }[keeping];
  return html`
    <div class="t-actions">
      <button type="button" class="t-button" data-do="print" @click=${act.print}>${words.text("table-print")}</button>
      <button type="button" class="t-button" data-do="copy" @click=${act.copyLink}>${words.text("table-copy-link")}</button>
      <button
        type="button"
        class="t-button"
        data-do="reset"
        aria-disabled=${atBase ? "true" : nothing}
        @click=${() => !atBase && act.start(table.BASE)}
      >
        ${words.text("table-reset")}
      </button>
      ${keeping === "foreign" || keeping === "new"
        ? html`<button type="button" class="t-button" data-do="keep" @click=${act.keep}>${words.text("table-keep")}</button>`
        : nothing}
    </div>
    <p class="t-status" tabindex="-1">
      ${told ? html`<span data-copied=${copied}>${words.text(told)}</span>` : nothing}
      ${kept ? html`<span data-keeping=${keeping}>${words.text(kept)}</span>` : nothing}
    </p>
  `;
}

// The rules as played: the same elements as scripts/table_fence.py writes ---------------------------

/** @param {View} view */
function rules(view) {
  const { words, state } = view;
  const { answer } = state;
  const changed = answer.chapters.some(({ points }) => points.some((point) => point.changed));
  return html`
    <p class="t-summary">${say.summary(words, answer)}</p>
    ${changed ? html`<p class="t-key"><span class="t-sign" aria-hidden="true">◆</span> ${words.text("table-changed")}</p>` : nothing}
    <div class="t-chapters">
      ${answer.chapters.map(
        ({ id, points }) => html`<section class="t-chapter">
          <h3>${words.text(`chapter-${id}`)}</h3>
          <ul>
            ${points.map((item) => point(view, item))}
          </ul>
        </section>`,
      )}
    </div>
  `;
}

/** @param {View} view @param {Point} item */
function point({ words, state }, item) {
  const page = item.clause.startsWith("option-") ? state.data.house : state.data.rules;
  return html`<li data-point=${item.id} ?data-changed=${item.changed}>
    ${item.changed ? html`<span class="t-sign" aria-hidden="true">◆</span><span class="t-sr">${words.text("table-changed")}: </span>` : nothing}<span
      class="t-sentence"
      >${say.pointSentence(words, item)}</span
    >
    <a class="am-clause" href="${page}#${item.clause}">(${words.clause(item.clause)})</a>
  </li>`;
}
