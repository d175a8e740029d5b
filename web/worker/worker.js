// The worker that holds the engine: boots Pyodide from posted bytes, then answers requests as JSON text.
//
// In:  {file, text, last} with pieces of a packed file, in order, base64 of gzip; {boot: "snapshot" | "library"} when all
//      files of that way are posted; then any number of {id, request: "<JSON>"}.
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

/** Files that are being unpacked, from their first piece on. @type {Map<string, Unpacking>} */
const unpacking = new Map();

/** The runtime, compiled while other files are still on their way. @type {Promise<WebAssembly.Module>} */
let compiled;

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

/** @typedef {{pieces: WritableStreamDefaultWriter<BufferSource>, bytes: Promise<Uint8Array<ArrayBuffer>>}} Unpacking */

/**
 * Unpacks a file wholly before Pyodide asks for it: inside Pyodide a broken stream would only be logged.
 *
 * @param {string} file
 * @returns {Unpacking}
 */
function unpack(file) {
  const gzip = new DecompressionStream("gzip");
  const bytes = new Response(gzip.readable).arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => Promise.reject(failure("engine-file-broken", { file })),
  );
  if (file === WASM) {
    compiled = bytes.then((runtime) => WebAssembly.compile(runtime));
    compiled.catch(() => {}); // looked at when it is needed
  }
  bytes.catch(() => {});
  return { pieces: gzip.writable.getWriter(), bytes };
}

/** @param {{file: string, text: string, last: boolean}} piece */
function receive({ file, text, last }) {
  if (!unpacking.has(file)) unpacking.set(file, unpack(file));
  const { pieces } = /** @type {Unpacking} */ (unpacking.get(file));
  // A piece that cannot be unpacked ends the other side of the stream, which tells.
  const quiet = () => {};
  try {
    pieces.write(bytesOf(text)).catch(quiet);
    if (last) pieces.close().catch(quiet);
  } catch (error) {
    pieces.abort(error).catch(quiet);
  }
}

/** @param {string} file @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function unpacked(file) {
  const { bytes } = unpacking.get(file) ?? {};
  if (!bytes) throw failure("engine-file-missing", { file });
  return bytes;
}

/**
 * Lets Pyodide have the runtime that is compiled already.
 *
 * @returns {Promise<never>} rejects when it cannot be made to run: Pyodide only logs that, and loadPyodide never settles
 */
function giveRuntime() {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        const module = await compiled;
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
  await unpacked(WASM);
  const fresh = way === "library";
  const options = {
    indexURL: INSIDE,
    stdLibURL: INSIDE + LIBRARY,
    packageBaseUrl: INSIDE,
    lockFileContents: lock,
    createPyodideModule,
    ...(fresh ? {} : fromSnapshot(await unpacked(SNAPSHOT), createPyodideModule)),
  };
  // Pyodide asks for all these; the runtime it gets otherwise, and a snapshot has its library inside.
  files.set(WASM, new Uint8Array());
  files.set(LIBRARY, fresh ? await unpacked(LIBRARY) : new Uint8Array());
  const pyodide = await Promise.race([loadPyodide(/** @type {any} */ (options)), giveRuntime()]);
  if (fresh) {
    const wheel = `/engine/${WHEEL}`;
    pyodide.FS.mkdirTree("/engine");
    pyodide.FS.writeFile(wheel, await unpacked(WHEEL));
    pyodide.pyimport("sys").path.append(wheel);
  }
  files.clear();
  unpacking.clear();
  answerJson = pyodide.pyimport("amerikaner.service").answer_json;
  // Chance would go on from the snapshot, for everybody alike.
  pyodide.pyimport("random").seed();
  // The first answer costs several times the later ones; better now than when a reader waits for it.
  answerJson?.('{"ask":"deal","dealer":0,"seed":1}');
}

addEventListener("message", async ({ data }) => {
  if (data.file) {
    receive(data);
    return;
  }
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
