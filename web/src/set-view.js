// What the pages of drawn tasks share: the choice of a set, what is wrong with an address, and what the engine is at.
// @ts-check

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { BASE, ENDLESS, MIX } from "./practice-state.js";

/** @import { Choice, Fault, Limits, TaskSet } from "./practice-state.js" */
/** @import { Words } from "./words.js" */
/** @import { createEngine } from "./engine.js" */

/**
 * @typedef {object} SetView
 * @property {Words} words
 * @property {Limits} limits
 * @property {Choice} choice
 * @property {number[]} numbers of tasks to choose from
 * @property {string | null} kept rules of the table on this device
 * @property {boolean} faulty whether the seed that is typed is none
 * @property {string} tablePage
 * @property {string} uid
 * @property {(change: Partial<Choice>) => void} choose
 * @property {() => void} newSeed
 */

/** @param {SetView} view */
export function setForm({ words, limits, choice, numbers, kept, faulty, tablePage, uid, choose, newSeed }) {
  const { lowest, highest } = limits.levels;
  const levels = Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);
  const counts = [...new Set([...numbers, choice.number])].sort((a, b) => (a || Infinity) - (b || Infinity));
  return html`
    <div class="p-field" data-field="kind">
      <label for="${uid}-kind">${words.text("practice-kind")}</label>
      <select id="${uid}-kind" .value=${live(choice.kind)} @change=${(/** @type {any} */ event) => choose({ kind: event.target.value })}>
        ${[MIX, ...limits.kinds].map((kind) => html`<option value=${kind} ?selected=${kind === choice.kind}>${words.text(`kind-${kind}`)}</option>`)}
      </select>
    </div>
    <fieldset class="p-field" data-field="level">
      <legend>${words.text("practice-level")}</legend>
      <div class="p-radios">
        ${levels.map(
          (level) => html`<label
            ><input type="radio" name="${uid}-level" value=${level} .checked=${live(level === choice.level)} @change=${() => choose({ level })} /><span
              >${words.text(`level-${level}`)}</span
            ></label
          >`,
        )}
      </div>
    </fieldset>
    <div class="p-field" data-field="number">
      <label for="${uid}-number">${words.text("practice-number")}</label>
      <select id="${uid}-number" .value=${live(String(choice.number))} @change=${(/** @type {any} */ event) => choose({ number: Number(event.target.value) })}>
        ${counts.map((number) => html`<option value=${number} ?selected=${number === choice.number}>${numberText(words, number)}</option>`)}
      </select>
    </div>
    <div class="p-field" data-field="seed">
      <label for="${uid}-seed">${words.text("practice-seed")}</label>
      <span class="p-seed">
        <input
          id="${uid}-seed"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="16"
          aria-describedby="${uid}-seed-help"
          aria-invalid=${faulty ? "true" : nothing}
          .value=${live(choice.seed)}
          @input=${(/** @type {any} */ event) => choose({ seed: event.target.value })}
        />
        <button type="button" data-do="seed" @click=${newSeed}>${words.text("practice-new-seed")}</button>
      </span>
      <span class="p-help" id="${uid}-seed-help" ?data-problem=${faulty}
        >${faulty ? faultText(words, { code: "bad-seed", data: { value: choice.seed, highest: limits.seeds } }) : words.text("practice-seed-help")}</span
      >
    </div>
    <div class="p-field" data-field="rules">${rulesField({ words, choice, kept, tablePage, uid, choose })}</div>
  `;
}

/** @param {Pick<SetView, "words" | "choice" | "kept" | "tablePage" | "uid" | "choose">} view */
function rulesField({ words, choice, kept, tablePage, uid, choose }) {
  const tables = [BASE, ...(kept ? [kept] : [])];
  if (!tables.includes(choice.rules)) tables.push(choice.rules);
  const link = html`<a href=${tablePage}>${words.text("practice-table-link")}</a>`;
  if (tables.length === 1) return html`<span class="p-label">${words.text("practice-rules")}</span> <span>${words.text("practice-rules-base")} · ${link}</span>`;
  return html`
    <label for="${uid}-rules">${words.text("practice-rules")}</label>
    <select id="${uid}-rules" .value=${live(choice.rules)} @change=${(/** @type {any} */ event) => choose({ rules: event.target.value })}>
      ${tables.map((rules) => html`<option value=${rules} ?selected=${rules === choice.rules}>${rulesText(words, rules, kept)}</option>`)}
    </select>
  `;
}

/** @param {Words} words @param {string} rules @param {string | null} kept */
export const rulesText = (words, rules, kept) => words.text(`practice-rules-${rules === BASE ? "base" : rules === kept ? "kept" : "link"}`);

/** @param {Words} words @param {number} number */
const numberText = (words, number) => (number === ENDLESS ? words.text("practice-number-endless") : String(number));

/** Kind and level. @param {Words} words @param {{kind: string, level: number}} set */
export const kindText = (words, { kind, level }) => `${words.text(`kind-${kind}`)} · ${words.text(`level-${level}`)}`;

/** A set in short. @param {Words} words @param {TaskSet} set @param {string | null} kept */
export function setText(words, set, kept) {
  const parts = [kindText(words, set), numberText(words, set.number), ...(set.rules === BASE ? [] : [rulesText(words, set.rules, kept)])];
  return parts.join(" · ");
}

/** A fault of an address, or of a table that it names. @param {Words} words @param {Fault} fault */
export const faultText = (words, { code, data }) => (words.has(`practice-${code}`) ? words.text(`practice-${code}`, data) : words.fault(code, data));

/**
 * What is wrong with an address, and the nearest that there is.
 *
 * @param {{words: Words, faults: Fault[], set: TaskSet, kept: string | null, take: () => void}} view
 */
export function faultBox({ words, faults, set, kept, take }) {
  return html`<div class="p-problem" data-found tabindex="-1">
    <p>${words.text("practice-found-problem", { count: faults.length })}</p>
    <ul>
      ${faults.map((fault) => html`<li>${faultText(words, fault)}</li>`)}
    </ul>
    <p>${words.text("practice-nearest", { tasks: setText(words, set, kept) })}</p>
    <button type="button" data-do="nearest" data-primary @click=${take}>${words.text("practice-take-nearest")}</button>
  </div>`;
}

/**
 * What the engine is at while something is awaited of it, or that it failed.
 *
 * @param {{words: Words, engine: ReturnType<typeof createEngine>, failed: boolean, doing: string, retry: () => void}} view doing: said once it runs
 */
export function waiting({ words, engine, failed, doing, retry }) {
  const { state, progress: bytes, failure } = engine;
  if (failed) {
    const why = failure && words.has(failure.code) ? words.text(failure.code, { file: String(failure.data.file ?? "") }) : nothing;
    return html`<div class="p-engine" data-failed>
      <span>${words.text("practice-failed")} ${why}</span>
      <button type="button" data-do="retry" @click=${retry}>${words.text("engine-retry")}</button>
    </div>`;
  }
  if (state === "ready") return html`<div class="p-engine"><span>${doing}</span></div>`;
  const percent = bytes.total ? Math.round((100 * bytes.loaded) / bytes.total) : 0;
  const label = words.text("engine-loading", { percent });
  return html`<div class="p-engine">
    <span>${label}</span>
    ${bytes.total ? html`<span class="p-muted">${words.text("engine-size", { mb: Math.round(bytes.total / 1e6) })}</span>` : nothing}
    <progress max="100" value=${percent} aria-label=${label}></progress>
  </div>`;
}
