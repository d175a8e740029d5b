// What the browser's words say to what the engine answers: JSON in ([folder, answer]…), JSON out (sentences).
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { wordsOfPage } from "../../web/src/words.js";

globalThis.self = globalThis; // what a classic script of a page calls the global object
const { built, cases } = JSON.parse(readFileSync(0, "utf8"));
const said = cases.map(({ lang, you, items }) => {
  if (!globalThis.amerikanerWords?.[lang]) runInThisContext(readFileSync(`${built}/${lang}.js`, "utf8"));
  const words = wordsOfPage(lang);
  return items.map((item) => words.sentence(item, { you }));
});
process.stdout.write(JSON.stringify(said));
