// What the page says of tasks: JSON in ([language, asks]…), JSON out (texts an ask).
// An ask is {id, task, you, hints, checks: [[answer, verdict]…]}.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { choicesOf } from "../../web/src/task-state.js";
import * as say from "../../web/src/task-words.js";

globalThis.self = globalThis; // what a classic script of a page calls the global object
const { built, cases } = JSON.parse(readFileSync(0, "utf8"));

const printed = cases.map(([lang, asks]) => {
  for (const file of [`${lang}.js`, `${lang}.house.js`, `${lang}.lessons.js`]) runInThisContext(readFileSync(`${built}/${file}`, "utf8"));
  const words = say.taskWordsOfPage(lang);
  return asks.map(({ id, task, you, hints, checks }) => [
    say.questionText(words, task, { you }),
    ...choicesOf(task).map((part) => say.choiceText(words, task, part, { you })),
    ...hints.map((hint) => say.hintText(words, task, hint, { you })),
    ...checks.flatMap(([answer, verdict]) => say.verdictTexts(words, task, id, answer, verdict, { you })),
  ]);
});
process.stdout.write(JSON.stringify(printed));
