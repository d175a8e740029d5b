// Answer requests by the packed engine:
// node tests/pyodide/answer_requests.mjs [FOLDER] [--library] < requests.jsonl > answers.jsonl
//
// One request a line, one answer a line in the same order, both as the bytes that the engine reads and writes. FOLDER
// holds the packed files. Python starts from the snapshot, or with --library as where loading is slow; from what it
// started, each time it did, goes to stderr as JSON. When the engine fails, its failure goes there too, and the exit
// status is 1.
// @ts-check
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createEngine } from "../../web/src/engine.js";
import { BlobWorker, scriptsIn } from "./browser_worker.mjs";

const packed = fileURLToPath(new URL("../../docs/assets/built/engine", import.meta.url));
const { values, positionals } = parseArgs({ options: { library: { type: "boolean" } }, allowPositionals: true });
const [folder = packed] = positionals;

let hours = 0;
/** By a clock that stands still everything comes at once, by one that runs nothing does. */
const now = () => (values.library ? ++hours * 3_600_000 : 0);

/** @type {string[]} */
const started = [];

/** The worker that the engine uses, to be asked past `engine.ask`, which reads and writes objects instead of text. */
let worker = /** @type {BlobWorker | undefined} */ (undefined);

class KnownWorker extends BlobWorker {
  /** @param {any} data */
  async postMessage(data) {
    if (data.boot) {
      worker = this;
      started.push(data.boot);
    }
    await super.postMessage(data);
  }
}

const engine = createEngine({
  baseUrl: "",
  Worker: /** @type {any} */ (KnownWorker),
  loadScript: scriptsIn(folder),
  now,
});
await new Promise((resolve) => {
  engine.onChange(({ state }) => state !== "loading" && resolve(undefined));
  engine.start();
});
console.error(JSON.stringify(started));
if (!worker || engine.failure) {
  console.error(JSON.stringify(engine.failure));
  process.exit(1);
}
const answers = [];
for (const [id, request] of (await text(process.stdin)).split("\n").entries()) {
  if (request === "") continue;
  worker.postMessage({ id, request });
  const [{ data }] = await once(worker, "message");
  if (data.failed) {
    console.error(JSON.stringify(data.failed));
    process.exit(1);
  }
  answers.push(`${data.answer}\n`);
}
process.stdout.write(answers.join(""), () => process.exit(0));
