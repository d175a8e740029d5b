// Who has won the game, in the browser's words: JSON in (folder, language, reader, sheets), JSON out (sentences).
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { wordsOfPage } from "../../web/src/words.js";

globalThis.self = globalThis; // what a classic script of a page calls the global object
const { built, lang, you, sheets } = JSON.parse(readFileSync(0, "utf8"));
runInThisContext(readFileSync(`${built}/${lang}.js`, "utf8"));
const words = wordsOfPage(lang);
process.stdout.write(JSON.stringify(sheets.map((sheet) => words.sheet(sheet, { you }))));
