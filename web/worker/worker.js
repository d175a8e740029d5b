// The worker that holds the engine: boots Pyodide from posted files, then answers requests as JSON text.
//
// In:  {boot: "snapshot" | "library", build} and the files of that way, each as {file, contents}: bytes, or the compiled runtime;
//      then any number of {id, request: "<JSON>"}.
// Out: {ready: true}, {id, answer: "<JSON>"}, {failed: {code, data}} when the engine is lost,
//      {id, failed: {code, data}} when one request could not be answered and the engine lives on.
// @ts-check
import { INSIDE, files } from "./doors.js";
import { fromSnapshot } from "./snapshot.js";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide";
import lock from "engine-lock";

/** Files as the packer names them. */
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const SNAPSHOT = "snapshot.bin";
const WHEEL = lock.packages.amerikaner.file_name;

/** Files that have come or will. @type {Map<string, Expected>} */
const coming = new Map();

/** Answers a request, JSON text both ways. @type {((request: string) => string) | undefined} */
let answerJson;

/** What went wrong, short enough to be shown: of a traceback the line that names the exception. @param {unknown} error */
function detail(error) {
  const lines = String(/** @type {any} */ (error)?.message ?? error).trim().split("\n");
  return (lines.findLast((line) => /^[\w.]+: /.test(line)) ?? lines[lines.length - 1]).slice(0, 300);
}

/** @typedef {{contents: Promise<any>, come: (contents: unknown) => void}} Expected */

/** @param {string} file @returns {Expected} */
function expected(file) {
  const known = coming.get(file);
  if (known) return known;
  let come = (/** @type {unknown} */ _) => {};
  const expectation = { contents: new Promise((resolve) => (come = resolve)), come };
  coming.set(file, expectation);
  return expectation;
}

/** @param {string} file @returns {Promise<Uint8Array<ArrayBuffer>>} */
const bytesOf = async (file) => new Uint8Array(await expected(file).contents);

/**
 * Lets Pyodide have the runtime that is compiled already.
 *
 * @returns {Promise<never>} rejects when it cannot be made to run: Pyodide only logs that, and loadPyodide never settles
 */
function giveRuntime() {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        const module = await expected(WASM).contents;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/** @param {"snapshot" | "library"} way */
async function boot(way) {
  const fresh = way === "library";
  const options = {
    indexURL: INSIDE,
    stdLibURL: INSIDE + LIBRARY,
    packageBaseUrl: INSIDE,
    lockFileContents: lock,
    createPyodideModule,
    ...(fresh ? {} : fromSnapshot(bytesOf(SNAPSHOT), createPyodideModule)),
  };
  // Pyodide asks for all these; the runtime it gets otherwise, and a snapshot has its library inside.
  files.set(WASM, Promise.resolve(new Uint8Array()));
  files.set(LIBRARY, fresh ? bytesOf(LIBRARY) : Promise.resolve(new Uint8Array()));
  const pyodide = await Promise.race([loadPyodide(/** @type {any} */ (options)), giveRuntime()]);
  if (fresh) {
    const wheel = `/engine/${WHEEL}`;
    pyodide.FS.mkdirTree("/engine");
    pyodide.FS.writeFile(wheel, await bytesOf(WHEEL));
    pyodide.pyimport("sys").path.append(wheel);
  }
  files.clear();
  coming.clear();
  answerJson = pyodide.pyimport("amerikaner.service").answer_json;
  // Chance would go on from the snapshot, for everybody alike.
  pyodide.pyimport("random").seed();
  // The first answer costs several times the later ones; better now than when a reader waits for it.
  answerJson?.('{"ask":"deal","dealer":0,"seed":1}');
}

addEventListener("message", async ({ data }) => {
  if (data.file) {
    expected(data.file).come(data.contents);
    return;
  }
  if (data.boot) {
    if (data.build !== BUILD) {
      postMessage({ failed: { code: "engine-file-broken", data: { file: "engine-worker.js" } } });
      return;
    }
    try {
      await boot(data.boot);
      postMessage({ ready: true });
    } catch (error) {
      postMessage({ failed: { code: "engine-boot", data: { detail: detail(error) } } });
    }
    return;
  }
  try {
    postMessage({ id: data.id, answer: answerJson?.(data.request) });
  } catch (error) {
    // A Python exception leaves the interpreter whole; anything else is the interpreter itself.
    const failed = { code: "engine-fault", data: { detail: detail(error) } };
    if (/** @type {any} */ (error)?.constructor?.name === "PythonError") postMessage({ id: data.id, failed });
    else postMessage({ failed: { ...failed, code: "engine-died" } });
  }
});
