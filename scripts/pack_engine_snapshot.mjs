// Take a snapshot of Python's memory with the engine imported and warm: starting from it, nothing is imported.
//
// The same inputs give the same bytes: clock and chance of this machine are shut out while it is made.
// @ts-check
import nodeCrypto from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { fromSnapshot, writeSnapshot } from "../web/worker/snapshot.js";
import { bootPyodide, python, root } from "./pack_engine_pyodide.mjs";

const PAGE = 65536;

/** Size of the memory with which a fresh runtime starts; Pyodide restores no larger one. */
const MEMORY = 480 * PAGE;

/** What else a runtime takes from where it runs: name of the program (here the path of a script), environment. */
const HERE = { _sysExecutable: "python", env: { LANG: "C", PYTHONHASHSEED: "0" } };
const ELSEWHERE = { _sysExecutable: "another/".repeat(30), env: { LANG: "another-language".repeat(9), TZ: "another" } };

/**
 * @template T
 * @param {number} number all that clock and chance give
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withoutClockAndChance(number, work) {
  const { now } = Date;
  const { randomFillSync } = nodeCrypto;
  const monotonic = performance.now;
  Date.now = () => 315532800000 + number;
  performance.now = () => number;
  nodeCrypto.randomFillSync = (/** @type {any} */ bytes) => bytes.fill(number);
  try {
    return await work();
  } finally {
    Date.now = now;
    performance.now = monotonic;
    nodeCrypto.randomFillSync = randomFillSync;
  }
}

/**
 * The memory of a runtime in which Python has not started.
 *
 * @param {string} library
 * @param {object} place what the runtime is told about where it runs
 * @param {number} number all that clock and chance give
 */
async function freshMemory(library, place, number) {
  /** @type {Uint8Array | undefined} */
  let memory;
  const stop = new Error("stop");
  const pyodide = {
    ...place,
    _loadSnapshot: new Uint8Array(MEMORY),
    createPyodideModule: async (/** @type {any} */ settings) => {
      memory = (await createPyodideModule(settings)).HEAPU8.slice();
      throw stop;
    },
  };
  await withoutClockAndChance(number, () => bootPyodide({ library, pyodide })).catch((error) => {
    if (error !== stop) throw error;
  });
  return /** @type {Uint8Array} */ (memory);
}

/** Fills what is free below the end of the heap with zeros, which cost nothing when packed. @param {any} module */
function clearFreeMemory(module) {
  const end = module._sbrk(0);
  const blocks = [];
  for (let size = 1 << 20; size >= 16; size /= 2) {
    for (let block = module._malloc(size); ; block = module._malloc(size)) {
      module.HEAPU8.fill(0, block, block + size);
      blocks.push(block);
      if (block + size > end) break;
    }
  }
  for (const block of blocks) module._free(block);
}

/**
 * How many whole pages at the start of a memory are the same in fresh ones, in bytes.
 *
 * @param {Uint8Array} memory
 * @param {Uint8Array[]} fresh
 */
function constants(memory, fresh) {
  const changed = memory.findIndex((byte, place) => fresh.some((other) => other[place] !== byte));
  return changed - (changed % PAGE);
}

/**
 * Boots, imports the engine and every module in reach, lets the engine answer the session, and takes the memory.
 *
 * @param {string} build folder of the build
 * @param {string} library archive of the reduced library
 * @param {{file: string}} wheel the compiled engine in the folder `build`/wheel
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function takeSnapshot(build, library, wheel) {
  const session = await readFile(join(root, "scripts", "pack_engine_session.py"));
  const engine = await readFile(join(build, "wheel", wheel.file));
  const fresh = [await freshMemory(library, HERE, 1), await freshMemory(library, ELSEWHERE, 254)];
  return withoutClockAndChance(1, async () => {
    const pyodide = await bootPyodide({ library, pyodide: { ...HERE, _makeSnapshot: true } });
    // Nothing of this machine's folders: their paths and dates would stay in the memory.
    for (const [path, bytes] of /** @type {const} */ ([[`/engine/${wheel.file}`, engine], ["/session/pack_engine_session.py", session]])) {
      pyodide.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      pyodide.FS.writeFile(path, new Uint8Array(bytes));
    }
    python(
      pyodide,
      `
import sys
sys.path += ["/engine/${wheel.file}", "/session"]
import pack_engine_session
pack_engine_session.warm()
pack_engine_session.forget()
None`,
    );
    const { _module: module } = /** @type {any} */ (pyodide);
    clearFreeMemory(module);
    if (module.HEAPU8.length !== MEMORY) throw new Error(`the engine fills ${module.HEAPU8.length} bytes, more than a snapshot may`);
    const taken = /** @type {any} */ (pyodide).makeMemorySnapshot();
    const header = taken.slice(0, taken.length - MEMORY);
    const memory = taken.subarray(header.length);
    // Below the stack lie the static data, above it the heap; what the stack has left behind is of no use.
    return writeSnapshot(header, memory, [
      [constants(memory, fresh), module._emscripten_stack_get_end()],
      [module._emscripten_stack_get_current(), module._sbrk(0)],
    ]);
  });
}

/**
 * What the engine answers in the session when it goes on from a snapshot.
 *
 * @param {string} snapshot file
 * @returns {Promise<string>} as JSON
 */
export async function answersFrom(snapshot) {
  const bytes = new Uint8Array(await readFile(snapshot));
  const pyodide = await bootPyodide({ pyodide: fromSnapshot(bytes, createPyodideModule) });
  pyodide.FS.writeFile("/pack_engine_session.py", await readFile(join(root, "scripts", "pack_engine_session.py")));
  const answers = python(
    pyodide,
    `
import json, sys
sys.path.append("/")
import pack_engine_session as session
json.dumps(session.answers())`,
  );
  return JSON.stringify(answers);
}
