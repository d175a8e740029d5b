// What a hand looks like: templates from a state. They decide nothing and call `act` for everything.
// @ts-check

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { backs, face, named } from "./card-view.js";
import { cardsOf, isJoker, RANKS, suitOf, suitsOf, SUITS } from "./cards.js";
import { controlSign, suitSign } from "./icons.js";
import { sideOf } from "./sides.js";
import * as stepper from "./stepper-state.js";

/** @import { CardId, GameEvent, Reason, Seat, Step, SuitId } from "./types.js" */
/** @import { State } from "./stepper-state.js" */
/** @import { Settings } from "./settings.js" */
/** @import { Words } from "./words.js" */
/** @import { createEngine } from "./engine.js" */

/**
 * @typedef {object} View all that is needed to draw
 * @property {State} state
 * @property {Words} words
 * @property {Settings} settings
 * @property {boolean} settingsKept whether the browser keeps them
 * @property {ReturnType<typeof createEngine>} engine
 * @property {boolean} asking whether an answer is awaited
 * @property {boolean} failed whether a question went unanswered
 * @property {CardId | null} asked the card pressed for it
 * @property {"" | "copied" | "failed"} copied
 * @property {boolean} listed whether the list of steps is open
 * @property {boolean} compact whether it is an example within a text: only what belongs to the step
 * @property {string | null} kept rules of the reader's own table, where the deal might be played by them
 * @property {boolean} tableless whether the reader has yet to set a table, and this is a hand with house rules
 * @property {string} uid makes ids of the page unique
 * @property {(group: string, cards: CardId[]) => CardId | undefined} tabStop the card of a group that Tab reaches
 * @property {Actions} act
 */

/**
 * @typedef {object} Actions
 * @property {(at: number) => void} goTo
 * @property {(steps: number) => void} move
 * @property {() => void} togglePlay
 * @property {(line: string) => void} toLine
 * @property {() => void} toggleTable
 * @property {(card: CardId) => void} press
 * @property {(action: string) => void} call
 * @property {(card: CardId) => void} callCard
 * @property {(trump: string) => void} nameTrump
 * @property {() => void} layAway
 * @property {() => void} backToHand
 * @property {() => void} takeBack
 * @property {(seat: Seat | null) => void} sit
 * @property {(change: Partial<Settings>) => void} set
 * @property {() => void} retry
 * @property {() => void} copyLink
 * @property {(open: boolean) => void} list
 */

const COMPASS = ["north", "east", "south", "west"];

/** @param {View} view */
const seatsOf = ({ state }) => stepper.stepOf(state).hands.map((_, seat) => seat);

/** @param {View} view */
export function handView(view) {
  const { words, settings, state, uid } = view;
  return html`
    <div
      class="am-table"
      role="region"
      tabindex="-1"
      aria-label=${words.text("stepper-region")}
      aria-describedby=${view.compact ? nothing : `${uid}-keys`}
      aria-busy=${view.asking}
      ?data-four=${settings.fourColours}
      ?data-words=${settings.words}
      ?data-branch=${state.branch !== null}
      ?data-compact=${view.compact}
      data-at=${state.at}
      data-line=${state.line}
      data-phase=${stepper.stepOf(state).phase}
      data-players=${seatsOf(view).length}
    >
      ${lines(view)} ${facts(view)}
      <div class="am-board">
        ${centre(view)} ${said(view)}
        ${seatsOf(view).map((seat) => hand(view, seat))}
      </div>
      ${controls(view)} ${view.compact ? nothing : foot(view)}
    </div>
  `;
}

/** @param {View} view @param {Seat} seat */
const who = ({ words, state }, seat) => words.who(seat, state.you);

/** @param {View} view */
const style = ({ settings }) => ({ letters: settings.letters, inWords: settings.words });

/**
 * Cards within a text. @param {View} view @param {CardId[]} cards
 */
const inText = (view, cards) =>
  view.settings.words
    ? view.words.cards(cards, style(view))
    : cards.map((card, n) => html`${n ? " " : ""}<span class="am-inline" data-suit=${suitOf(card)}>${view.words.compact(card, style(view))}</span>`);

// Above -----------------------------------------------------------------------------------------

/** @param {View} view */
function lines({ words, state, kept, act }) {
  const several = state.data.lines.length > 1;
  const table = kept !== null || state.table !== null;
  if (!several && !table) return nothing;
  return html`
    <div class="am-lines" role=${several ? "group" : nothing} aria-label=${several ? words.text("stepper-lines") : nothing}>
      ${several
        ? state.data.lines.map(
            ({ id, title }) => html`
              <button type="button" aria-pressed=${id === state.line && !state.branch && !state.table} data-line=${id} @click=${() => act.toLine(id)}>
                ${title}
              </button>
            `,
          )
        : nothing}
      ${table ? html`<button type="button" data-do="table" aria-pressed=${state.table !== null} @click=${act.toggleTable}>${words.text("stepper-table")}</button>` : nothing}
    </div>
  `;
}

/** @param {View} view */
function facts(view) {
  const { words, state } = view;
  const step = stepper.stepOf(state);
  const none = html`<span class="am-muted">${words.text("fact-none")}</span>`;
  return html`
    <dl class="am-facts">
      ${contract(view, step, none)}
      ${step.called
        ? fact(words.text("fact-called"), html`<b>${inText(view, [step.called])}</b>${step.partner === null ? "" : ` (${who(view, step.partner)})`}`)
        : nothing}
      ${step.contract === null && !step.pass_round ? nothing : fact(words.text("fact-tricks"), tricksTaken(view, step))}
      ${step.kitty_open && (step.trick || !step.kitty) ? fact(words.text("fact-kitty"), inText(view, cardsOf(stepper.answerOf(state).steps[0].kitty))) : nothing}
      ${step.discards && stepper.seesDiscards(state)
        ? fact(words.text("fact-discards"), inText(view, cardsOf(step.discards)))
        : nothing}
      ${step.scores
        ? fact(
            words.text("fact-scores"),
            step.scores.map((points, seat) => html`${seat ? " · " : ""}<span class="am-whole">${who(view, seat)} <b>${words.signed(points)}</b></span>`),
            "scores",
          )
        : nothing}
    </dl>
  `;
}

/** What is played for. @param {View} view @param {Step} step @param {unknown} none */
function contract(view, step, none) {
  const { words, state } = view;
  if (step.pass_round) return fact(words.text("fact-all-pass"), words.text("fact-no-trump"));
  if (step.contract === null) {
    return fact(words.text("fact-highest"), step.highest ? html`<b>${words.call(step.highest[1])}</b> · ${who(view, step.highest[0])}` : none);
  }
  return html`${fact(words.text("fact-contract"), html`<b>${words.call(String(step.contract))}</b> · ${words.side(step, state.you)}`)}
  ${fact(words.text("fact-trump"), trump(view, step) ?? none)}`;
}

/** @param {string} name @param {unknown} value @param {string} [kind] */
const fact = (name, value, kind = "") => html`<div class="am-fact" data-fact=${kind}><dt>${name}</dt> <dd>${value}</dd></div>`;

/** @param {View} view @param {Step} step */
function trump({ words }, step) {
  if (step.trump) return suitName(words, step.trump);
  return step.contract === "A" || step.called ? words.text("fact-no-trump") : null;
}

/** @param {Words} words @param {SuitId} suit */
const suitName = (words, suit) => html`<span class="am-trump" data-suit=${suit}>${suitSign(suit)}</span> ${words.suit(suit)}`;

/** @param {View} view @param {Step} step */
function tricksTaken(view, step) {
  const { words, state } = view;
  const others = step.taken
    .map((taken, seat) => ({ taken, seat }))
    .filter(({ seat }) => seat !== step.declarer && seat !== step.partner);
  const goal = stepper.goalOf(state) ?? "";
  const side = html`${words.side(step, state.you)} <b>${words.text("fact-side", { taken: step.side, needed: goal })}</b>${step.extra ? html` <span class="am-muted">${words.text("fact-extra")}</span>` : ""} · `;
  return html`${step.pass_round ? nothing : side}${others.map(
    ({ taken, seat }, n) => html`${n ? " · " : ""}<span class="am-whole">${who(view, seat)} <b>${taken}</b></span>`,
  )}`;
}

// The middle ------------------------------------------------------------------------------------

/** @param {View} view */
function centre(view) {
  const { words, state } = view;
  const step = stepper.stepOf(state);
  const { trick } = step;
  const label = trick
    ? words.text("trick-list", { n: trick.no, cards: trick.cards.map(([seat, card]) => `${who(view, seat)}: ${words.card(card)}`).join("; ") })
    : words.text(stepper.isAuction(step) ? "fact-highest" : "trick-empty");
  return html`
    <div class="am-centre" role="group" aria-label=${label} ?data-idle=${!trick && !stepper.isAuction(step)}>
      ${seatsOf(view).map((seat) => html`<div class="am-slot" data-side=${sideOf(seatsOf(view).length, seat)}>${slot(view, step, seat)}</div>`)}
      <div class="am-middle">${middle(view, step)}</div>
    </div>
  `;
}

/** @param {View} view @param {Step} step @param {Seat} seat */
function slot(view, step, seat) {
  const { words, state } = view;
  const name = html`<span class="am-slot-name">${who(view, seat)}</span>`;
  const waiting = html`<span class="am-gap" role="img" aria-label=${words.text("trick-place", { seat: who(view, seat) })}>?</span>`;
  if (stepper.isAuction(step)) {
    const calls = step.calls.filter(([caller]) => caller === seat);
    return html`${name}<span class="am-calls">
        ${calls.map(([, call]) => html`<span class="am-call" data-call=${call}>${words.call(call)}</span>`)}
        ${step.to_act === seat ? waiting : nothing}
      </span>`;
  }
  const card = step.trick?.cards.find(([player]) => player === seat)?.[1];
  if (!card) return html`${name}${step.to_act === seat && step.phase === "play" ? waiting : html`<span class="am-gap" data-empty></span>`}`;
  const marks = {
    played: true,
    winner: step.trick?.winner === seat,
    turning: stepper.turningCards(state).includes(card),
    latest: step.seat === seat,
  };
  return html`${name}${repeat([card], (id) => `${step.trick?.no}${id}`, (id) => face(view, id, marks))}`;
}

/** @param {View} view @param {Step} step */
function middle(view, step) {
  const { words, state } = view;
  if (step.trick) return words.text("trick-number", { n: step.trick.no });
  const kitty = cardsOf(step.kitty);
  if (kitty.length) {
    return html`<span>${words.text("fact-kitty")}</span>
      <span class="am-kitty">${stepper.seesKitty(state) ? kitty.map((card) => face(view, card)) : backs(view, kitty.length)}</span>`;
  }
  return step.phase === "over" ? nothing : words.text("trick-empty");
}

// Hands -----------------------------------------------------------------------------------------

/** @param {View} view @param {Seat} seat */
function hand(view, seat) {
  const { words, state } = view;
  const step = stepper.stepOf(state);
  const cards = cardsOf(step.hands[seat]);
  const seen = stepper.sees(state, seat);
  const acts = stepper.actor(state) === seat && step.phase !== "auction";
  const you = seat === state.you;
  return html`
    <div
      class="am-hand"
      role="group"
      aria-label="${words.text("hand-of", { seat: words.player(seat), seatYou: you ? "yes" : "no" })}, ${words.text("hand-size", { count: cards.length })}"
      data-seat=${seat}
      data-side=${sideOf(seatsOf(view).length, seat)}
      data-rove=${acts ? `hand-${seat}` : nothing}
      ?data-acts=${step.to_act === seat}
      ?data-you=${you}
    >
      <div class="am-seat">
        <span class="am-seat-name">${who(view, seat)}</span>
        ${step.hands.length === COMPASS.length ? html`<span class="am-muted">${words.text(COMPASS[seat])}</span>` : nothing}
        ${badges(view, step, seat)}
      </div>
      <div class="am-cards">
        ${seen
          ? suitsOf(step.hands[seat])
              .filter((suit) => suit.cards.length)
              .map(
                (suit) => html`<div class="am-run" data-suit=${suit.suit}>
                  ${repeat(
                    suit.cards,
                    (card) => card,
                    (card) => (acts ? choice(view, `hand-${seat}`, cards, card) : face(view, card, { turning: step.to_act === seat && stepper.turningCards(state).includes(card) })),
                  )}
                </div>`,
              )
          : cards.length
            ? html`${backs(view, cards.length)} <span class="am-muted">${words.text("hand-size", { count: cards.length })}</span>`
            : nothing}
      </div>
    </div>
  `;
}

/** @param {View} view @param {Step} step @param {Seat} seat */
function badges({ words, state }, step, seat) {
  const turn = step.phase === "auction" ? "badge-turn-call" : "badge-turn";
  return html`
    ${step.to_act === seat ? html`<span class="am-turn">${words.text(turn)}</span>` : nothing}
    ${step.declarer === seat ? html`<span class="am-badge">${words.text("badge-declarer")}</span>` : nothing}
    ${step.partner === seat ? html`<span class="am-badge">${words.text("badge-partner")}</span>` : nothing}
    ${step.n === 0 && stepper.answerOf(state).dealer === seat ? html`<span class="am-badge" data-plain>${words.text("badge-dealer")}</span>` : nothing}
  `;
}

/**
 * A card that can be pressed, allowed or not: pressing one that is not is how one learns why.
 *
 * @param {View} view
 * @param {string} group
 * @param {CardId[]} cards of the group
 * @param {CardId} card
 */
function choice(view, group, cards, card) {
  const { words, state, act } = view;
  const step = stepper.stepOf(state);
  const discarding = step.phase === "discard";
  const refused = stepper.whyNot(state, card) !== null;
  const name = words.card(card);
  const proves = stepper.proof(state).includes(card);
  const label = discarding ? name : words.text(refused ? "card-not-allowed" : "card-allowed", { card: name });
  const chosen = state.discards.includes(card) || state.lead === card;
  return html`<button
    type="button"
    class="am-card"
    data-card=${card}
    data-suit=${suitOf(card)}
    tabindex=${view.tabStop(group, cards) === card ? 0 : -1}
    aria-disabled=${refused ? "true" : nothing}
    aria-pressed=${discarding || step.phase === "opening" ? chosen : nothing}
    ?data-refused=${state.said?.kind === "refused" && state.said.card === card}
    ?data-proof=${proves}
    ?data-shown=${state.said?.kind === "list" && state.said.cards.includes(card)}
    ?data-asked=${view.asked === card}
    ?data-turning=${stepper.turningCards(state).includes(card)}
    @click=${() => act.press(card)}
  >
    ${named(view, card, proves ? `${label}, ${words.text("card-proof")}` : label)}
  </button>`;
}

// Words -----------------------------------------------------------------------------------------

/** @param {View} view */
function said(view) {
  const { words, state, act } = view;
  const step = stepper.stepOf(state);
  const note = stepper.noteOf(state);
  const redealt = step.events.some(({ id }) => id === "all-pass" || id === "no-call");
  return html`
    <div class="am-words">
      ${state.problem ? html`<div class="am-box" data-kind="problem">${words.fault(state.problem)}</div>` : nothing}
      ${verdict(view)}
      ${state.branch
        ? html`<div class="am-box" data-kind="branch">
            <span>${words.text(step.hands.length === COMPASS.length ? "stepper-off-record" : "stepper-off-record-all")}</span>
            <span class="am-row">
              <button type="button" class="am-button" data-do="back" @click=${act.backToHand}>${words.text("stepper-back")}</button>
              <button type="button" class="am-button" data-do="undo" @click=${act.takeBack}>${words.text("stepper-undo")}</button>
            </span>
          </div>`
        : nothing}
      <div class="am-events">${step.events.map((event) => html`<p>${sentence(view, event)} ${clauseLink(view, event.clause)}</p>`)}</div>
      ${outlook(view, step)} ${sheet(view)} ${byTable(view)}
      ${note ? explanation(view, note) : nothing}
      ${stepper.turningCards(state).length && state.at === state.data.turning?.step ? html`<p class="am-turning"><span class="am-fork" aria-hidden="true"></span>${words.text("stepper-turning-point")}</p>` : nothing}
      ${redealt ? html`<p>${words.text("stepper-redeal")}</p>` : nothing}
      ${trial(view)}
    </div>
  `;
}

/** @param {View} view @param {GameEvent | Reason} saying */
const plainSentence = (view, saying) => view.words.sentence(saying, { you: view.state.you, ...style(view) });

/** A sentence in which cards have their colours. @param {View} view @param {GameEvent | Reason} saying */
function sentence(view, saying) {
  const text = plainSentence(view, saying);
  const { cards } = saying.data;
  if (!cards) return text;
  const listed = view.words.cards(cards, style(view));
  const [before, after] = text.split(listed);
  return after === undefined ? text : html`${before}${inText(view, cards)}${after}`;
}

/** @param {View} view @param {string} clause @param {string} [wording] */
const clauseLink = ({ words, state }, clause, wording = words.clause(clause)) =>
  html`<a class="am-clause" href="${pageOf(state.data.rules, clause)}#${clause}">${wording}</a>`;

/** House rules have a page of their own, beside the rules. @param {string} rules @param {string} clause */
const pageOf = (rules, clause) => (clause.startsWith("option-") ? besideRules(rules, "house-rules") : rules);

/** @param {string} rules address of the rules page @param {string} page */
const besideRules = (rules, page) => rules.replace(/rules\.html$/, `${page}.html`);

/**
 * How much goes another way by the rules of the table, or of the line beside it; nothing where there are no such rules.
 *
 * @param {Words} words
 * @param {State} state
 * @returns {string[]}
 */
export function toldDifference(words, state) {
  const { table } = state;
  const { size: count } = stepper.differing(state);
  if (count) return [words.text("stepper-table-differs", { count })];
  return table && !table.answer.error && !table.problems.length ? [words.text("stepper-table-same")] : [];
}

/** What is wrong with the table's rules. @param {Words} words @param {State} state @returns {string[]} */
export const toldProblems = (words, { table }) => (table?.problems ?? []).map(({ code, data }) => words.fault(code, data));

/** @param {View} view what marks a step */
const differsText = ({ words, state }) => words.text(state.table ? "stepper-step-differs" : "stepper-line-differs");

/** What the rules of the reader's table make of the deal. @param {View} view */
function byTable(view) {
  const { words, state } = view;
  const stop = stepper.stopOf(state);
  const mark = html`<p class="am-turning"><span class="am-fork" aria-hidden="true"></span>${differsText(view)}</p>`;
  const told = [...toldProblems(words, state), ...toldDifference(words, state)];
  return html`
    ${stepper.differs(state) ? mark : nothing}
    ${state.table && told.length ? html`<div class="am-box" data-kind="table">${told.map((text) => html`<p>${text}</p>`)}</div>` : nothing}
    ${stop
      ? html`<div class="am-box" data-kind="refused">
          <b>${words.text("stepper-table-stops")}</b> ${sentence(view, stop)}
          ${clauseLink(view, stop.clause, words.text("rule-link", { clause: words.clause(stop.clause) }))}
        </div>`
      : nothing}
  `;
}

/** Why this step. It speaks of all hands, so a reader who sits in a seat opens it on purpose. @param {View} view @param {string} note */
function explanation({ words, state }, note) {
  if (state.open) return html`<div class="am-note" role="note" aria-label=${words.text("stepper-explanation")}>${note}</div>`;
  return html`<details class="am-fold am-note">
    <summary>${words.text("stepper-explanation")}</summary>
    ${note}
  </details>`;
}

/** The running totals before and after the deal. @param {View} view */
function sheet(view) {
  const { words, state } = view;
  const kept = stepper.sheetOf(state);
  if (!kept) return nothing;
  const heads = ["sheet-player", "sheet-before", "sheet-deal", "sheet-after"];
  return html`
    <table class="am-sheet">
      <thead><tr>${heads.map((id) => html`<th scope="col">${words.text(id)}</th>`)}</tr></thead>
      <tbody>
        ${kept.scores.map(
          (points, seat) => html`<tr>
            <th scope="row">${who(view, seat)}</th>
            <td>${words.total(kept.before[seat])}</td>
            <td>${words.signed(points)}</td>
            <td>${words.total(kept.after[seat])}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.sheet(kept, { you: state.you })}</p>
  `;
}

/** How the contract stands after a trick. @param {View} view @param {Step} step */
function outlook({ words }, step) {
  if (step.phase !== "play" || step.needed === null || !step.trick || step.trick.winner === null) return nothing;
  return html`<p class="am-hint">${step.reachable ? words.text("tricks-needed", { count: step.needed }) : words.text("tricks-short")}</p>`;
}

/** @param {View} view what the reader was told about the card or call just tried */
function verdict(view) {
  const { words, state } = view;
  const { said } = state;
  if (!said) return nothing;
  if (said.kind === "allowed") return html`<div class="am-box" data-kind="allowed"><b>${inText(view, [said.card])}</b> ${words.text("allowed")}</div>`;
  if (said.kind === "list") {
    return html`<div class="am-box" data-kind="allowed">${words.text("allowed-cards", { cards: words.cards(said.cards, style(view)) })}</div>`;
  }
  if (said.kind === "warned") {
    return html`<div class="am-box" data-kind="warned">
      ${words.warning(said.reason, { you: state.you, ...style(view) })} ${clauseLink(view, said.reason.clause)}
    </div>`;
  }
  return html`
    <div class="am-box" data-kind="refused">
      <b>${words.text("not-allowed")}</b> ${sentence(view, said.reason)}
      ${clauseLink(view, said.reason.clause, words.text("rule-link", { clause: words.clause(said.reason.clause) }))}
    </div>
  `;
}

/** @type {Record<string, string>} */
const CALLS = { pass: "-", claim: "R" };

/** @param {View} view what the reader can try at this step */
function trial(view) {
  const { words, state, act } = view;
  const step = stepper.stepOf(state);
  if (stepper.actor(state) === null) {
    // Off the record nobody plays a hidden hand, so the way on is to show it.
    const stuck = state.branch && step.to_act !== null && state.at === stepper.lastOf(state);
    return stuck ? html`<div class="am-trial"><button type="button" class="am-button" @click=${() => act.sit(null)}>${words.text("stepper-sit-none")}</button></div>` : nothing;
  }
  if (step.phase === "auction") {
    return html`
      <div class="am-trial" role="group" aria-label=${words.text("stepper-try-call")}>
        <span class="am-hint">${words.text("stepper-try-call")}</span>
        <span class="am-row">
          ${step.options.map(
            ({ action, reason }) => html`<button
              type="button"
              class="am-button"
              data-action=${action}
              aria-disabled=${reason ? "true" : nothing}
              @click=${() => act.call(action)}
            >
              ${words.call(CALLS[action] ?? action.slice("bid ".length))}
            </button>`,
          )}
        </span>
      </div>
    `;
  }
  if (step.phase === "discard") {
    const count = Math.max(0, stepper.discardsNeeded(state) - state.discards.length);
    return html`
      <div class="am-trial">
        <span class="am-hint">${words.text("stepper-try-discard", { count })}</span>
        ${state.discards.length
          ? html`<button type="button" class="am-button" data-do="discard" @click=${act.layAway}>${words.text("stepper-discard-button")}</button>`
          : nothing}
      </div>
    `;
  }
  if (step.phase === "opening" && state.lead) return state.called ? trumps(view, state.lead, state.called) : picker(view, state.lead);
  return html`<p class="am-hint">${words.text(step.phase === "opening" && step.contract !== "A" ? "stepper-try-lead" : "stepper-try-card")}</p>`;
}

/** The pack, to call a card from: the suit led first. @param {View} view @param {CardId} lead */
function picker(view, lead) {
  const { words, state, act } = view;
  const question = words.text("stepper-choose-called", words.args({ card: lead }, { you: state.you }));
  const suits = [suitOf(lead), ...SUITS.filter((suit) => suit !== suitOf(lead))];
  const all = suits.flatMap((suit) => [...RANKS].map((rank) => rank + suit));
  return html`
    <div class="am-trial" role="group" aria-label=${question} data-rove="pick">
      <span class="am-hint">${question}</span>
      ${suits.map(
        (suit) => html`<div class="am-run" data-suit=${suit} ?data-led=${suit === suitOf(lead)}>
          ${[...RANKS].map((rank) => {
            const card = rank + suit;
            return html`<button
              type="button"
              class="am-card"
              data-card=${card}
              data-suit=${suit}
              tabindex=${view.tabStop("pick", all) === card ? 0 : -1}
              ?data-refused=${state.said?.kind === "refused" && state.said.card === card}
              ?data-asked=${view.asked === card}
              @click=${() => act.callCard(card)}
            >
              ${named(view, card, words.card(card))}
            </button>`;
          })}
        </div>`,
      )}
    </div>
  `;
}

/** What may be trumps with the lead and the called card. @param {View} view @param {CardId} lead @param {CardId} called */
function trumps(view, lead, called) {
  const { words, state, act } = view;
  const question = words.text("stepper-choose-trump", words.args({ card: lead }, { you: state.you }));
  return html`
    <div class="am-trial" role="group" aria-label=${question}>
      <span class="am-hint">${words.text("fact-called")} <b>${inText(view, [called])}</b>. ${question}</span>
      <span class="am-row">
        ${stepper.trumpsOf(state).map(
          (trump) => html`<button type="button" class="am-button" data-trump=${trump} @click=${() => act.nameTrump(trump)}>
            ${trump === "-" ? words.text("fact-no-trump") : suitName(words, /** @type {SuitId} */ (trump))}
          </button>`,
        )}
      </span>
    </div>
  `;
}

// Below -----------------------------------------------------------------------------------------

/** @param {View} view */
function controls(view) {
  const { words, state, act } = view;
  const last = stepper.lastOf(state);
  const [atStart, atEnd] = [state.at === 0, state.at === last];
  /** @param {"first" | "previous" | "next" | "last"} name @param {boolean} idle @param {() => void} go */
  const button = (name, idle, go) => html`<button
    type="button"
    class="am-control"
    data-do=${name}
    aria-label=${words.text(`stepper-${name}`)}
    title=${words.text(`stepper-${name}`)}
    aria-disabled=${idle ? "true" : nothing}
    @click=${go}
  >
    ${controlSign(name)}
  </button>`;
  return html`
    <div class="am-controls">
      <progress class="am-progress" max=${last} value=${state.at} aria-label=${words.text("stepper-progress", { n: state.at, last })}></progress>
      <div class="am-row">
        ${button("first", atStart, () => act.goTo(0))} ${button("previous", atStart, () => act.move(-1))}
        <button type="button" class="am-control" data-do="next" data-primary aria-disabled=${atEnd ? "true" : nothing} @click=${() => act.move(1)}>
          <span>${words.text("stepper-next")}</span>${controlSign("next")}
        </button>
        ${button("last", atEnd, () => act.goTo(last))}
        <button
          type="button"
          class="am-control"
          data-do="play"
          aria-label=${words.text(state.playing ? "stepper-pause" : "stepper-play")}
          title=${words.text(state.playing ? "stepper-pause" : "stepper-play")}
          @click=${act.togglePlay}
        >
          ${controlSign(state.playing ? "pause" : "play")}
        </button>
        <span class="am-count">${words.text("stepper-progress", { n: state.at, last })}</span>
        ${engineLine(view)}
      </div>
    </div>
  `;
}

/** @param {View} view what the engine is at, where the reader has reason to know */
function engineLine({ words, engine, asking, failed, act }) {
  const { state, progress, failure } = engine;
  if (state === "loading") {
    const percent = progress.total ? Math.round((100 * progress.loaded) / progress.total) : 0;
    return html`<div class="am-engine">
      <span>${words.text("engine-loading", { percent })}</span>
      ${progress.total ? html`<span class="am-muted">${words.text("engine-size", { mb: Math.round(progress.total / 1e6) })}</span>` : nothing}
      <progress max="100" value=${percent} aria-label=${words.text("engine-loading", { percent })}></progress>
    </div>`;
  }
  if (state === "failed" && failure && (asking || failed)) {
    const { code } = failure;
    return html`<div class="am-engine" data-failed>
      <span>${words.text("engine-failed")} ${words.has(code) ? words.text(code, { file: String(failure.data.file ?? "") }) : nothing}</span>
      <button type="button" class="am-button" data-do="retry" @click=${act.retry}>${words.text("engine-retry")}</button>
    </div>`;
  }
  return nothing;
}

/** @param {View} view */
function foot(view) {
  const { words, settings, state, uid, act, copied } = view;
  const withJokers = stepper.answerOf(state).steps[0].hands.some((dotted) => cardsOf(dotted).some(isJoker));
  return html`
    <div class="am-foot">
      ${chips(view)}
      <div class="am-row">
        <span class="am-label" aria-hidden="true">${words.text("stepper-seats")}</span>
        <span class="am-segments" role="group" aria-label=${words.text("stepper-seats")}>
          <button type="button" data-do="show-all" aria-pressed=${state.open} @click=${() => act.sit(null)}>${words.text("stepper-sit-none")}</button>
          ${seatsOf(view).map(
            (seat) => html`<button
              type="button"
              data-do="sit-${seat}"
              aria-pressed=${!state.open && state.you === seat}
              aria-label="${words.text("stepper-sit")}: ${who(view, seat)}"
              @click=${() => act.sit(seat)}
            >
              ${who(view, seat)}
            </button>`,
          )}
        </span>
        <span class="am-row am-share">
          ${copied ? html`<span class="am-muted">${words.text(copied === "copied" ? "stepper-link-copied" : "stepper-copy-failed")}</span>` : nothing}
          <button type="button" class="am-button" data-do="copy" @click=${act.copyLink}>${words.text("stepper-copy-link")}</button>
        </span>
      </div>
      ${view.tableless
        ? html`<p class="am-hint">${words.text("stepper-table")}: <a class="am-clause" href=${besideRules(state.data.rules, "table")}>${words.text("stepper-table-none")}</a></p>`
        : nothing}
      <details class="am-fold" data-fold="steps" @toggle=${(/** @type {Event} */ event) => act.list(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
        <summary>${words.text("stepper-steps")}</summary>
        ${view.listed ? list(view) : nothing}
      </details>
      <details class="am-fold" data-fold="settings">
        <summary>${words.text("stepper-settings")}</summary>
        <div class="am-settings">
          <fieldset>
            <legend>${words.text("stepper-letters")}</legend>
            ${/** @type {const} */ (["standard", "local"]).map(
              (letters) => html`<label
                ><input
                  type="radio"
                  name="${uid}-letters"
                  .checked=${live(settings.letters === letters)}
                  @change=${() => act.set({ letters })}
                />${words.text(`stepper-letters-${letters}`)}</label
              >`,
            )}
          </fieldset>
          <label><input type="checkbox" data-set="fourColours" .checked=${live(settings.fourColours)} @change=${() => act.set({ fourColours: !settings.fourColours })} />${words.text("stepper-four-colours")}</label>
          <label><input type="checkbox" data-set="words" .checked=${live(settings.words)} @change=${() => act.set({ words: !settings.words })} />${words.text("stepper-words")}</label>
          <label
            >${words.text("stepper-speed")}
            <select
              data-set="speed"
              .value=${live(settings.speed)}
              @change=${(/** @type {Event} */ event) => act.set({ speed: /** @type {any} */ (event.currentTarget).value })}
            >
              ${["slow", "normal", "fast"].map((speed) => html`<option value=${speed} ?selected=${speed === settings.speed}>${words.text(`stepper-speed-${speed}`)}</option>`)}
            </select></label
          >
        </div>
        ${view.settingsKept ? nothing : html`<p class="am-hint" data-not-kept>${words.text("stepper-settings-not-kept")}</p>`}
        <p class="am-hint" id="${uid}-keys">${words.text("stepper-keys")}${withJokers ? ` ${words.text("stepper-keys-joker")}` : ""}</p>
      </details>
    </div>
  `;
}

/** @param {View} view */
function chips({ words, state, act }) {
  const tricks = stepper.tricksOf(state);
  const before = stepper.stepOf(state).trick === null;
  return html`
    <div class="am-chips" role="group" aria-label=${words.text("fact-tricks")}>
      <button type="button" class="am-chip" data-trick="0" data-auction aria-current=${before ? "step" : nothing} @click=${() => act.goTo(0)}>
        ${words.text("stepper-auction")}
      </button>
      ${tricks.map(
        ({ no, first, winner, side, current }) => html`<button
          type="button"
          class="am-chip"
          data-trick=${no}
          data-won=${winner === null ? nothing : side ? "side" : "defence"}
          aria-label="${words.text("trick-number", { n: no })}${winner === null ? "" : `: ${words.player(winner)}`}"
          aria-current=${current ? "step" : nothing}
          aria-disabled=${first === null ? "true" : nothing}
          @click=${() => first !== null && act.goTo(first)}
        >
          ${no}
        </button>`,
      )}
    </div>
  `;
}

/** @param {View} view */
function list(view) {
  const { words, state, act } = view;
  const { turning } = state.data;
  const others = stepper.differing(state);
  /** @param {Step} step */
  const mark = (step) => (state.branch && step.n > state.branch.left ? "" : others.has(step.n) ? "differs" : !state.table && turning?.step === step.n ? "turning" : "");
  return html`<ol class="am-steps">
    ${stepper.stepGroups(state).map(
      ({ trick, steps }) => html`<li>
        <span class="am-label">${trick === null ? words.text("stepper-auction") : words.text("trick-number", { n: trick })}</span>
        <ol>
          ${steps.map(
            (step) => html`<li>
              <button
                type="button"
                data-step=${step.n}
                aria-current=${step.n === state.at ? "step" : nothing}
                ?data-turning=${mark(step) !== ""}
                @click=${() => act.goTo(step.n)}
              >
                ${mark(step) === "differs" ? html`<span class="am-sr">${differsText(view)}:</span> ` : nothing}${step.events.map((event) => plainSentence(view, event)).join(" ")}
              </button>
            </li>`,
          )}
        </ol>
      </li>`,
    )}
  </ol>`;
}
