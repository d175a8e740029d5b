// The part of a browser that the packed engine needs, under Node: scripts that run by address, workers from a Blob.
// With it the packed files run as they are, byte for byte, through web/src/engine.js.
// @ts-check
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { Worker as Thread } from "node:worker_threads";

globalThis.self = /** @type {any} */ (globalThis);

/** What makes a thread of Node look like a classic worker, before the script runs. */
const PRELUDE = `
const { parentPort, workerData } = require("node:worker_threads");
const { runInThisContext } = require("node:vm");
globalThis.self = globalThis;
globalThis.WorkerGlobalScope = Object;
globalThis.location = new URL("blob:null/worker");
globalThis.importScripts = () => {};
globalThis.postMessage = (data) => parentPort.postMessage(data);
globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }));
globalThis.process = undefined; // by this Pyodide knows Node
runInThisContext(workerData);
`;

/** A classic worker from a Blob URL. */
export class BlobWorker extends EventTarget {
  /** @type {Promise<Thread>} */
  #thread;

  /** @param {string} url */
  constructor(url) {
    super();
    this.#thread = this.#run(url);
  }

  /** @param {string} url */
  async #run(url) {
    const source = await (await fetch(url)).text();
    const thread = new Thread(PRELUDE, { eval: true, workerData: source });
    thread.on("message", (data) => this.dispatchEvent(new MessageEvent("message", { data })));
    thread.on("error", ({ message }) => this.dispatchEvent(Object.assign(new Event("error"), { message })));
    return thread;
  }

  /** @param {unknown} data */
  async postMessage(data) {
    (await this.#thread).postMessage(data);
  }

  async terminate() {
    await (await this.#thread).terminate();
  }
}

/**
 * How a page at `folder` would run a script; like a page's it does not fail by what the script does.
 *
 * @param {string} folder
 */
export const scriptsIn = (folder) => async (/** @type {string} */ url) => {
  const script = await readFile(join(folder, url.split("?")[0]), "utf8");
  try {
    runInThisContext(script);
  } catch {
    // a page tells its window
  }
};
