// What the page's own script prints: JSON in ([language, asks]…), JSON out (a text an ask).
// An ask is {message, args}, or {said, you}: an event or refusal of the engine and the reader's seat.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { taskWordsOfPage } from "../../web/src/task-words.js";

globalThis.self = globalThis; // what a classic script of a page calls the global object
const { built, cases } = JSON.parse(readFileSync(0, "utf8"));
const printed = cases.map(([lang, asks]) => {
  if (!globalThis.amerikanerWords?.[lang]) {
    for (const file of [`${lang}.js`, `${lang}.house.js`, `${lang}.lessons.js`]) runInThisContext(readFileSync(`${built}/${file}`, "utf8"));
  }
  const words = taskWordsOfPage(lang);
  return asks.map(({ message, args, said, you }) => (message ? words.text(message, args) : words.sentence(said, { you })));
});
process.stdout.write(JSON.stringify(printed));
