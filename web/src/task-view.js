// What a task looks like: templates from a state. They decide nothing and call `act` for everything.
// @ts-check

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { backs, face, inText, named } from "./card-view.js";
import { cardsOf, suitOf, suitsOf, SUITS } from "./cards.js";
import { suitSign } from "./icons.js";
import { sideOf } from "./sides.js";
import * as progress from "./progress.js";
import * as tasks from "./task-state.js";
import * as say from "./task-words.js";

/** @import { CardId, Reason, Seat, SuitId } from "./types.js" */
/** @import { Hint, Picture, State, Task } from "./task-state.js" */
/** @import { ProgressStore } from "./progress.js" */
/** @import { Settings } from "./settings.js" */
/** @import { Words } from "./words.js" */
/** @import { createEngine } from "./engine.js" */

/**
 * @typedef {object} Seen a picture, and how it is looked at
 * @property {Task} task
 * @property {Words} words
 * @property {Settings} settings
 * @property {Seat} you
 */

/**
 * @typedef {Seen & {
 *   state: State,
 *   progress: ProgressStore,
 *   engine: ReturnType<typeof createEngine>,
 *   asking: boolean,
 *   failed: boolean,
 *   next: string | null,
 *   uid: string,
 *   tabStop: (cards: CardId[]) => CardId | undefined,
 *   act: Actions,
 * }} View all that is needed to draw; next: the address of the next task of the page
 */

/**
 * @typedef {object} Actions
 * @property {(part: string) => void} choose
 * @property {() => void} check
 * @property {() => void} hint
 * @property {() => void} next
 * @property {() => void} retry
 */

/** @param {Seen} seen @returns {say.View} */
const viewOf = ({ you, settings }) => ({ you, letters: settings.letters, inWords: settings.words });

/** @param {Seen} seen @param {Seat} seat */
const who = ({ you, words }, seat) => words.who(seat, you);

/** @param {View} view */
export function taskView(view) {
  const { task, words, settings, state, uid } = view;
  return html`
    <div
      class="am-table am-task"
      role="region"
      tabindex="-1"
      aria-label=${headText(view)}
      aria-busy=${view.asking}
      data-form=${task.form}
      ?data-four=${settings.fourColours}
      ?data-words=${settings.words}
      ?data-solved=${state.solved}
      data-players=${task.picture.players}
    >
      ${head(view)}
      <p class="am-question" id="${uid}-question">${say.questionText(words, task, viewOf(view))}</p>
      ${picture(view, hand(view))} ${controls(view)} ${engineLine(view)} ${verdict(view)} ${hints(view)}
    </div>
  `;
}

/** @param {View} view */
function headText({ words, state: { data } }) {
  const { number, total } = data;
  return number && total ? words.text("task-number", { n: number, total }) : words.text("task-number-only");
}

/** @param {View} view */
function head(view) {
  const { words, state } = view;
  return html`<p class="am-task-head">${headText(view)} ${isDone(view) || state.solved ? html`<span class="am-badge" data-done>${words.text("task-done")}</span>` : nothing}</p>`;
}

/** @param {View} view */
const isDone = ({ progress: store, state: { data } }) => Boolean(data.lesson) && progress.doneOf(store.current, data.lesson ?? "").includes(data.id);

// The picture -----------------------------------------------------------------------------------

/**
 * What may be seen of the deal.
 *
 * @param {Seen} seen
 * @param {unknown} [own] what stands for the hand whose cards are chosen from
 */
export function picture(seen, own) {
  const { task } = seen;
  const { hands } = task.picture;
  const chosenFrom = own ? tasks.seatOfChoices(task) : null;
  return html`
    ${facts(seen)} ${sheet(seen)} ${table(seen)}
    <div class="am-open" ?data-several=${hands.filter((dotted) => dotted !== null).length > 1}>
      ${hands.map((dotted, seat) => (seat === chosenFrom ? own : dotted === null ? nothing : openHand(seen, seat, dotted)))}
    </div>
  `;
}

/** @param {Seen} seen */
function facts(seen) {
  const { words, task } = seen;
  const { picture: shown } = task;
  const { contract, trump, called, lead } = shown;
  const made = contract !== null;
  const taken = made || shown.taken.some(Boolean);
  const all = [
    made ? fact(words.text("fact-contract"), html`<b>${words.call(String(contract))}</b> · ${words.side(task.picture, seen.you)}`) : nothing,
    trump ? fact(words.text("fact-trump"), trump === "-" ? words.text("fact-no-trump") : suitName(words, /** @type {SuitId} */ (trump))) : nothing,
    lead ? fact(words.text("task-lead"), html`<b>${inText(seen, [lead])}</b>`) : nothing,
    called ? fact(words.text("fact-called"), html`<b>${inText(seen, [called])}</b>${shown.partner === null ? "" : ` (${who(seen, shown.partner)})`}`) : nothing,
    taken && trump !== null ? fact(words.text("fact-tricks"), tricksTaken(seen)) : nothing,
    shown.kitty && cardsOf(shown.kitty).length ? fact(words.text("fact-kitty"), inText(seen, cardsOf(shown.kitty))) : nothing,
    shown.discards && cardsOf(shown.discards).length ? fact(words.text("fact-discards"), inText(seen, cardsOf(shown.discards))) : nothing,
  ].filter((each) => each !== nothing);
  return all.length ? html`<dl class="am-facts">${all}</dl>` : nothing;
}

/** @param {string} name @param {unknown} value */
const fact = (name, value) => html`<div class="am-fact"><dt>${name}</dt> <dd>${value}</dd></div>`;

/** @param {Words} words @param {SuitId} suit */
const suitName = (words, suit) => html`<span class="am-trump" data-suit=${suit}>${suitSign(suit)}</span> ${words.suit(suit)}`;

/** @param {Seen} seen */
function tricksTaken(seen) {
  const { taken, extra } = seen.task.picture;
  return html`${taken.map(
    (tricks, seat) => html`${seat ? " · " : ""}<span class="am-whole">${who(seen, seat)} <b>${tricks}</b></span>`,
  )}${extra ? html` · ${seen.words.text("fact-kitty")} <b>${extra}</b>` : nothing}`;
}

/** The running totals before the deal, and its scores. @param {Seen} seen */
function sheet(seen) {
  const { words, task } = seen;
  const { totals, scores } = task.picture;
  if (!totals) return nothing;
  const heads = ["sheet-player", "sheet-before", ...(scores ? ["sheet-deal"] : [])];
  return html`<table class="am-sheet">
    <thead><tr>${heads.map((id) => html`<th scope="col">${words.text(id)}</th>`)}</tr></thead>
    <tbody>
      ${totals.map(
        (points, seat) => html`<tr>
          <th scope="row">${who(seen, seat)}</th>
          <td>${words.total(points)}</td>
          ${scores ? html`<td>${words.signed(scores[seat])}</td>` : nothing}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Whether cards are being played, or calls made, so that the table has something on it. @param {Picture} shown */
const hasTable = ({ trick, contract, seat, trump, totals }) => trick.length > 0 || (contract === null && !totals) || (seat !== null && trump !== null);

/** @param {Seen} seen */
function table(seen) {
  const { words, task } = seen;
  const { picture: shown } = task;
  if (!hasTable(shown)) return nothing;
  const isAuction = shown.contract === null && !shown.trick.length;
  const told = isAuction ? shown.calls.map(([seat, call]) => [seat, words.call(call)]) : shown.trick.map(([seat, card]) => [seat, words.card(card)]);
  const list = told.map(([seat, text]) => `${who(seen, Number(seat))}: ${text}`).join("; ");
  const label = isAuction ? words.text("task-calls", { calls: list || words.text("fact-none") }) : list ? words.text("task-trick", { cards: list }) : words.text("task-trick-none");
  return html`
    ${isAuction || !shown.trick.length ? nothing : html`<p class="am-hint">${ledText(seen)}</p>`}
    <div class="am-centre" role="group" aria-label=${label}>
      ${shown.hands.map((_, seat) => html`<div class="am-slot" data-side=${sideOf(shown.players, seat)} data-seat=${seat}>${slot(seen, seat, isAuction)}</div>`)}
      <div class="am-middle">${words.text(isAuction ? "stepper-auction" : "task-clockwise")}</div>
    </div>
  `;
}

/** Who led, and what: cards round a table do not tell. @param {Seen} seen */
function ledText({ words, task, settings, you }) {
  return say.leadText(words, task.picture.trick[0], { you, letters: settings.letters, inWords: settings.words });
}

/** @param {Seen} seen @param {Seat} seat @param {boolean} isAuction */
function slot(seen, seat, isAuction) {
  const { words, task } = seen;
  const { trick, seat: eyes, calls, hands, counts } = task.picture;
  const hidden = hands[seat] === null && !isAuction && counts[seat] > 0;
  const name = html`<span class="am-slot-name">${who(seen, seat)} ${badges(seen, seat)}</span>`;
  const held = hidden ? html`<span class="am-held">${backs(seen, counts[seat], 1)} <span aria-hidden="true">${counts[seat]}</span></span>` : nothing;
  const card = trick.find(([player]) => player === seat)?.[1];
  const waits = seat === eyes && !card;
  const lies = isAuction
    ? html`<span class="am-calls">${calls.filter(([caller]) => caller === seat).map(([, call]) => html`<span class="am-call" data-call=${call}>${words.call(call)}</span>`)}</span>`
    : card
      ? face(seen, card)
      : waits
        ? html`<span class="am-gap" role="img" aria-label=${words.text("trick-place", { seat: who(seen, seat) })}>?</span>`
        : nothing;
  return html`${name}${lies}${held}`;
}

/** @param {Seen} seen @param {Seat} seat */
function badges({ words, task: { picture: shown } }, seat) {
  const badge = (/** @type {string} */ id) => html`<span class="am-badge" ?data-plain=${id === "badge-dealer"}>${words.text(id)}</span> `;
  const isAuction = shown.contract === null && !shown.trick.length;
  return html`${isAuction && shown.dealer === seat ? badge("badge-dealer") : nothing}${shown.declarer === seat && shown.contract !== null
    ? badge("badge-declarer")
    : nothing}${shown.partner === seat ? badge("badge-partner") : nothing}`;
}

/** A hand that is only looked at. @param {Seen} seen @param {Seat} seat @param {string} dotted */
function openHand(seen, seat, dotted) {
  return html`<div class="am-hand" role="group" aria-label=${handLabel(seen, seat)} data-seat=${seat}>
    ${seatName(seen, seat)}
    <div class="am-cards">
      ${suitsOf(dotted)
        .filter(({ cards }) => cards.length)
        .map(({ suit, cards }) => html`<div class="am-run" data-suit=${suit}>${cards.map((card) => face(seen, card))}</div>`)}
    </div>
  </div>`;
}

/** @param {Seen} seen @param {Seat} seat */
function handLabel({ words, task, you }, seat) {
  const whose = words.text("hand-of", { seat: words.player(seat), seatYou: seat === you ? "yes" : "no" });
  return `${whose}, ${words.text("hand-size", { count: task.picture.counts[seat] })}`;
}

/** @param {Seen} seen @param {Seat} seat */
const seatName = (seen, seat) => html`<div class="am-seat"><span class="am-seat-name">${who(seen, seat)}</span> ${badges(seen, seat)}</div>`;

// The answer ------------------------------------------------------------------------------------

/** The hand in which the cards to choose lie; nothing where they lie in none. @param {View} view */
function hand(view) {
  const { task } = view;
  const seat = tasks.seatOfChoices(task);
  if (seat === null) return undefined;
  return html`<div class="am-hand" data-acts data-seat=${seat}>
    ${seatName(view, seat)} ${cardChoices(view, suitsOf(task.picture.hands[seat]), handLabel(view, seat))}
  </div>`;
}

/** @param {View} view */
function controls(view) {
  const { task, words } = view;
  const isCards = ["cards", "card", "exactly"].includes(task.form);
  if (isCards) {
    if (tasks.seatOfChoices(task) !== null) return buttons(view);
    const runs = [...SUITS, /** @type {const} */ ("X")].map((suit) => ({ suit, cards: task.choices.filter((card) => suitOf(card) === suit) }));
    const options = words.text("task-options");
    return html`<p class="am-hint" aria-hidden="true">${options}</p>
      <div class="am-hand" data-acts>${cardChoices(view, runs, options)}</div>
      ${buttons(view)}`;
  }
  return html`
    <fieldset class="am-options" data-form=${task.form}>
      <legend class="am-sr">${say.questionText(words, task, viewOf(view))}</legend>
      ${tasks.choicesOf(task).map((part) => option(view, part))}
    </fieldset>
    ${buttons(view)}
  `;
}

/** @param {View} view @param {{suit: SuitId, cards: CardId[]}[]} suits @param {string} label */
function cardChoices(view, suits, label) {
  const { words, uid } = view;
  const cards = suits.flatMap((suit) => suit.cards);
  return html`
    <div class="am-cards" role="group" aria-label=${label} aria-describedby="${uid}-keys" data-rove>
      ${suits.filter((suit) => suit.cards.length).map((suit) => html`<div class="am-run" data-suit=${suit.suit}>${suit.cards.map((card) => cardChoice(view, cards, card))}</div>`)}
    </div>
    <p class="am-keys" id="${uid}-keys">${words.text("task-keys")}</p>
  `;
}

/** @param {View} view @param {CardId[]} cards @param {CardId} card */
function cardChoice(view, cards, card) {
  return html`<button
    type="button"
    class="am-card"
    data-card=${card}
    data-suit=${suitOf(card)}
    tabindex=${view.tabStop(cards) === card ? 0 : -1}
    aria-pressed=${view.state.chosen.includes(card)}
    @click=${() => view.act.choose(card)}
  >
    ${named(view, card)}
  </button>`;
}

/** @param {View} view @param {string} part */
function option(view, part) {
  const { task, words, state, uid, act } = view;
  return html`<label class="am-option"
    ><input
      type=${tasks.takesSeveral(task) ? "checkbox" : "radio"}
      name="${uid}-answer"
      value=${part}
      .checked=${live(state.chosen.includes(part))}
      @change=${() => act.choose(part)}
    /><span>${say.choiceText(words, task, part, viewOf(view))}</span></label
  >`;
}

/** @param {View} view */
function buttons(view) {
  const { task, words, state, act, asking } = view;
  const missing = tasks.cardsMissing(state);
  const next = tasks.nextHint(state);
  return html`
    <div class="am-row am-answer">
      <button type="button" class="am-button" data-primary data-do="check" @click=${act.check}>${words.text("task-check")}</button>
      <button type="button" class="am-button" data-do="hint" aria-disabled=${next === null ? "true" : nothing} @click=${act.hint}>
        ${next === null ? words.text("task-hints-over") : words.text("task-hint", { n: next, total: task.hints })}
      </button>
      ${missing === null ? nothing : html`<span class="am-hint">${missingText(words, missing)}</span>`}
      ${state.lacking === "none" ? html`<span class="am-hint">${words.text("task-choose-first")}</span>` : nothing}
      ${asking ? html`<span class="am-waiting" aria-hidden="true"></span>` : nothing}
    </div>
  `;
}

/** @param {Words} words @param {number} missing */
export const missingText = (words, missing) =>
  missing < 0 ? words.text("task-choose-fewer", { count: -missing }) : words.text("task-choose-cards", { count: missing });

// What is said ----------------------------------------------------------------------------------

/** @param {View} view */
function hints(view) {
  const { state } = view;
  if (!state.hints.length) return nothing;
  return html`<ol class="am-hints">
    ${state.hints.map((each) => html`<li class="am-box" data-kind="hint">${hint(view, each)}</li>`)}
  </ol>`;
}

/** @param {View} view @param {Hint} each */
function hint(view, each) {
  const { task, words } = view;
  const text = say.hintText(words, task, each, viewOf(view));
  const isRule = each.hint.code === "hint-rule";
  return html`<b>${words.text("task-hint", { n: each.n, total: task.hints })}.</b> ${colored(view, text, each.hint)}
    ${isRule ? clauseLink(view, each.hint.clause) : nothing}
    ${each.verdict ? html`${reason(view, each.verdict.why)} ${clauseLink(view, each.verdict.why.clause, true)}` : nothing}`;
}

/** @param {View} view */
function verdict(view) {
  const { task, words, state, progress: store, next, act } = view;
  if (!state.said) return nothing;
  const { answer, verdict: given } = state.said;
  const { data } = state;
  const outcome = say.outcomeOf(task, given);
  const mistake = say.mistakeText(words, data.id, answer);
  const cards = ["cards", "card", "exactly"].includes(task.form) && answer;
  const answered = words.text("task-your-answer", { answer: say.answerText(words, task, answer, viewOf(view)) });
  const done = data.lesson ? progress.doneOf(store.current, data.lesson).length : 0;
  return html`<div class="am-box am-verdict" data-kind=${outcome}>
    <p><b class="am-outcome">${words.text(`verdict-${outcome}`)}</b> <span class="am-muted">${cards ? withCards(view, answered, tasks.partsOf(answer)) : answered}</span></p>
    ${mistake ? html`<p>${mistake}</p>` : nothing}
    <p>${reason(view, given.why)} ${clauseLink(view, given.why.clause, true)}</p>
    ${given.events.length
      ? html`<p>${words.text("verdict-led")}</p>
          <ul class="am-led">
            ${given.events.map((event) => html`<li>${say.eventText(words, event, viewOf(view))} ${clauseLink(view, event.clause)}</li>`)}
          </ul>`
      : nothing}
    ${state.missed && !given.right && data.key && data.practice ? html`<p class="am-muted"><a class="am-clause" href=${data.practice}>${words.text("task-practice")}</a></p>` : nothing}
    ${given.right && (data.lesson || next)
      ? html`<p class="am-row">
          ${data.lesson && data.total ? html`<span class="am-count">${progressText(words, done, data.total)}</span>` : nothing}
          ${next ? html`<a class="am-button" data-do="next" href=${next} @click=${act.next}>${words.text("task-next")}</a>` : nothing}
        </p>`
      : nothing}
  </div>`;
}

/** @param {Words} words @param {number} done @param {number} total */
export const progressText = (words, done, total) =>
  done >= total ? words.text("task-progress-all", { total }) : words.text("task-progress", { done, total });

/** Why, with cards in their colours. @param {View} view @param {Reason} why */
const reason = (view, why) => colored(view, say.whyText(view.words, why, viewOf(view)), why);

/** A sentence in which listed cards have their colours. @param {View} view @param {string} text @param {Reason} of */
const colored = (view, text, { data }) => withCards(view, text, data.cards ?? (Array.isArray(data.answer) ? data.answer : []));

/** @param {View} view @param {string} text @param {CardId[]} cards */
function withCards(view, text, cards) {
  if (!cards.length || view.settings.words) return text;
  const listed = view.words.cards(cards, viewOf(view));
  const [before, after] = text.split(listed);
  return after === undefined ? text : html`${before}${inText(view, cards)}${after}`;
}

/** @param {View} view @param {string} clause @param {boolean} [isRule] */
function clauseLink({ words, state: { data } }, clause, isRule = false) {
  // House rules have a page of their own, beside the rules.
  const page = clause.startsWith("option-") ? data.rules.replace(/rules\.html$/, "house-rules.html") : data.rules;
  const name = words.clause(clause);
  return html`<a class="am-clause" href="${page}#${clause}">${isRule ? words.text("rule-link", { clause: name }) : name}</a>`;
}

/** @param {View} view what the engine is at, where the reader has reason to know */
function engineLine({ words, engine, asking, failed, act }) {
  const { state, progress: bytes, failure } = engine;
  if (failed) {
    const why = failure && words.has(failure.code) ? words.text(failure.code, { file: String(failure.data.file ?? "") }) : nothing;
    return html`<div class="am-engine" data-failed>
      <span>${words.text("task-engine-failed")} ${why}</span>
      <button type="button" class="am-button" data-do="retry" @click=${act.retry}>${words.text("engine-retry")}</button>
    </div>`;
  }
  if (!asking || state === "ready") return nothing;
  const percent = bytes.total ? Math.round((100 * bytes.loaded) / bytes.total) : 0;
  const label = words.text("engine-loading", { percent });
  return html`<div class="am-engine">
    <span>${label}</span>
    ${bytes.total ? html`<span class="am-muted">${words.text("engine-size", { mb: Math.round(bytes.total / 1e6) })}</span>` : nothing}
    <progress max="100" value=${percent} aria-label=${label}></progress>
  </div>`;
}
