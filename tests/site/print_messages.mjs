// Messages as the page's script prints them: JSON in (the folder of words; [language, message, arguments]…), JSON out.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { wordsOfPage } from "../../web/src/words.js";

globalThis.self = globalThis; // what a classic script of a page calls the global object
const { built, cases } = JSON.parse(readFileSync(0, "utf8"));
const printed = cases.map(([lang, message, args]) => {
  if (!globalThis.amerikanerWords?.[lang]) runInThisContext(readFileSync(`${built}/${lang}.js`, "utf8"));
  return wordsOfPage(lang).text(message, args);
});
process.stdout.write(JSON.stringify(printed));
