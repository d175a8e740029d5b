// What the page "our table" says of answers of the engine: JSON in ([language, answers]…), JSON out (texts an answer).
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import * as say from "../../web/src/table-words.js";
import { wordsOfPage } from "../../web/src/words.js";

globalThis.self = globalThis; // what a classic script of a page calls the global object
const { built, cases } = JSON.parse(readFileSync(0, "utf8"));

/** @param {ReturnType<typeof wordsOfPage>} words @param {any} answer */
const textsOf = (words, answer) => ({
  summary: say.summary(words, answer),
  options: answer.options.map(({ name, value, values }) => [
    say.optionLabel(words, name),
    ...[...values, value].map((each) => [say.valueLabel(words, name, each), say.effect(words, name, each)]),
  ]),
  points: answer.chapters.flatMap(({ points }) => points.map((point) => say.pointSentence(words, point))),
  problems: answer.problems.map((problem) => {
    const falling = answer.options.find(({ name }) => name === problem.data.options.at(-1));
    return [words.fault(problem.code, problem.data), falling ? say.fallbackSentence(words, problem, falling) : ""];
  }),
});

const printed = cases.map(([lang, answers]) => {
  for (const file of [`${lang}.js`, `${lang}.house.js`]) runInThisContext(readFileSync(`${built}/${file}`, "utf8"));
  const words = wordsOfPage(lang);
  return answers.map((answer) => textsOf(words, answer));
});
process.stdout.write(JSON.stringify(printed));
