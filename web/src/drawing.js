// What is asked of the engine for drawn tasks.
// @ts-check

import { BASE, keyOf } from "./practice-state.js";

/** @import { createEngine } from "./engine.js" */
/** @import { Draw, Fault } from "./practice-state.js" */
/** @import { Task } from "./task-state.js" */
/** @typedef {ReturnType<typeof createEngine>} Engine */

/**
 * @typedef {object} Drawn
 * @property {Draw} draw what it was drawn by
 * @property {string} key its name in the list of what to practise again
 * @property {Record<string, unknown>} ask the fields of a question to the engine about it
 * @property {Task} task
 */

/** What the engine did not take: a table of another version, say. */
export class DrawError extends Error {}

/**
 * The first task that can be drawn.
 *
 * @param {Engine} engine
 * @param {Draw[]} draws in order of preference
 * @returns {Promise<{drawn: Drawn | null, impossible: string[]}>} impossible: kinds that the table's rules give no task of
 * @throws {DrawError} where a request is at fault; rejects with an `EngineError` where the engine is
 */
export async function drawFirst(engine, draws) {
  /** @type {string[]} */
  const impossible = [];
  for (const draw of draws) {
    const { rules, ...fields } = draw;
    const answer = await engine.ask({ ask: "draw", ...fields, ...(rules === BASE ? {} : { rules }) });
    if (answer.error?.code === "impossible-task") impossible.push(draw.kind);
    else if (answer.error) throw new DrawError(answer.error.code);
    else return { drawn: { draw, key: keyOf(draw), ask: answer.ask, task: answer.task }, impossible };
  }
  return { drawn: null, impossible };
}

/**
 * The rules of a table as they are played, and what of its text cannot be used.
 *
 * @param {Engine} engine
 * @param {string} rules may hold anything
 * @returns {Promise<{rules: string, faults: Fault[]}>}
 */
export async function readRules(engine, rules) {
  if (rules === BASE) return { rules, faults: [] };
  // Half a surrogate pair, as rubbish may hold, is no text the engine takes.
  const answer = await engine.ask({ ask: "table", rules: rules.replace(/\p{Surrogate}/gu, "\ufffd") });
  if (answer.error) throw new DrawError(answer.error.code);
  return { rules: answer.rules, faults: answer.problems };
}
