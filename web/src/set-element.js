// How an element of drawn tasks comes alive: what practice and worksheets do alike.
// @ts-check

import * as practice from "./practice-state.js";
import { taskWordsOfPage } from "./task-words.js";

/** A seed that nobody has chosen. */
export const freshSeed = () => practice.freshSeed(Math.random);

/**
 * Reads what the build wrote into an element and puts its box in the place of the written text.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} box what the element is drawn into
 * @param {HTMLElement} live what it says aloud
 * @returns {{words: import("./words.js").Words, data: any, choice: import("./practice-state.js").Choice} | null} null leaves the written text as it is
 */
export function enliven(element, box, live) {
  const words = taskWordsOfPage(element.dataset.lang ?? null);
  const text = element.querySelector("script.am-answers")?.textContent;
  if (!words || !text) return null;
  const data = JSON.parse(text);
  const { kinds, levels, numbers } = data.limits;
  const choice = practice.choiceOf({ kind: kinds[0], level: levels.lowest, number: numbers.usual, seed: freshSeed(), rules: practice.BASE });
  live.className = "p-sr";
  live.setAttribute("aria-live", "polite");
  element.querySelector(".p-written")?.remove();
  element.append(box, live);
  element.dataset.alive = "";
  return { words, data, choice };
}
