// The worker that holds the engine: boots Pyodide from posted bytes, then answers requests as JSON text.
//
// In:  {boot: {"<file>": ["<base64 of gzip>", ...]}}, then any number of {id, request: "<JSON>"}.
// Out: {ready: true}, {id, answer: "<JSON>"}, {failed: {code, data}} when the engine is lost,
//      {id, failed: {code, data}} when one request could not be answered and the engine lives on.
// @ts-check
import { INSIDE, files } from "./doors.js";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide";
import lock from "engine-lock";

/** Library and wheel as the packer names them. */
const LIBRARY = "python_stdlib.zip";
const WHEEL = lock.packages.amerikaner.file_name;

/** Answers a request, JSON text both ways. @type {((request: string) => string) | undefined} */
let answerJson;

/** @param {string} code @param {Record<string, string>} data */
const failure = (code, data) => Object.assign(new Error(code), { code, data });

/** What went wrong, short enough to be shown: of a traceback the line that names the exception. @param {unknown} error */
function detail(error) {
  const lines = String(/** @type {any} */ (error)?.message ?? error).trim().split("\n");
  return (lines.findLast((line) => /^[\w.]+: /.test(line)) ?? lines[lines.length - 1]).slice(0, 300);
}

/** @param {string} text base64 */
function bytesOf(text) {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < characters.length; index++) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

/**
 * Unpacks a posted file wholly before Pyodide asks for it: inside Pyodide a broken stream would only be logged.
 *
 * @param {string} file
 * @param {string[]} parts
 */
async function unpack(file, parts) {
  try {
    const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (new Response(bytesOf(parts.join(""))).body);
    const stream = packed.pipeThrough(new DecompressionStream("gzip"));
    files.set(file, new Uint8Array(await new Response(stream).arrayBuffer()));
  } catch {
    throw failure("engine-file-broken", { file });
  }
}

/**
 * A promise that rejects when the wasm cannot be made to run. Pyodide only logs that, and loadPyodide never settles.
 *
 * @returns {Promise<never>}
 */
function wasmFailure() {
  return new Promise((_, reject) => {
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await instantiate.call(WebAssembly, source, imports);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/** @param {Record<string, string[]>} payload */
async function boot(payload) {
  await Promise.all(Object.entries(payload).map(([file, parts]) => unpack(file, parts)));
  for (const file of ["pyodide.asm.wasm", LIBRARY, WHEEL]) {
    if (!files.has(file)) throw failure("engine-file-missing", { file });
  }
  const options = {
    indexURL: INSIDE,
    stdLibURL: INSIDE + LIBRARY,
    packageBaseUrl: INSIDE,
    lockFileContents: lock,
    createPyodideModule,
  };
  const pyodide = await Promise.race([loadPyodide(/** @type {any} */ (options)), wasmFailure()]);
  const wheel = `/engine/${WHEEL}`;
  pyodide.FS.mkdirTree("/engine");
  pyodide.FS.writeFile(wheel, /** @type {Uint8Array} */ (files.get(WHEEL)));
  files.clear();
  pyodide.pyimport("sys").path.append(wheel);
  answerJson = pyodide.pyimport("amerikaner.service").answer_json;
  // The first answer costs several times the later ones; better now than when a reader waits for it.
  answerJson?.('{"ask":"deal","dealer":0,"seed":1}');
}

addEventListener("message", async ({ data }) => {
  if (data.boot) {
    try {
      await boot(data.boot);
      postMessage({ ready: true });
    } catch (error) {
      const { code = "engine-boot", data = { detail: detail(error) } } = /** @type {any} */ (error);
      postMessage({ failed: { code, data } });
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
