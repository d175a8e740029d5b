// The page's side of the Python engine: loads the packed files, keeps the worker, asks it.
//
// Over http the files are fetched and unpacked as they come. By file:// nothing can be fetched, so there they are classic
// scripts and the worker is made from a Blob URL, which works in every browser; they also serve where a server does not
// have the others. Python starts from a snapshot of its memory, which is quick, or from its library, which is less to
// load: the page measures while it loads, and takes the library too when a snapshot fails.
// @ts-check
import { unpacker as unpacking } from "./unpacker.js";

/**
 * @typedef {{code: string, data: Record<string, unknown>}} Failure
 *   `engine-unsupported` {missing}: the browser lacks something;
 *   `engine-file-missing` {file}, `engine-file-broken` {file}: a packed file did not come, or came damaged;
 *   `engine-boot` {detail}: Python did not start; `engine-timeout` {phase: "load" | "boot" | "answer"};
 *   `engine-died` {detail}: it stopped while at work; `engine-fault` {detail}: one request failed, the engine lives on
 * @typedef {"off" | "loading" | "ready" | "failed"} EngineState
 * @typedef {{loaded: number, total: number}} Progress bytes; equal while Python starts
 * @typedef {"snapshot" | "library"} Way what Python starts from
 * @typedef {"bytes" | "script"} Form how a file is loaded: by fetch, gzip, or as a classic script
 * @typedef {{file: string, part: string, form: Form, way: Way | null, bytes: number}} PackedFile `part`: what it holds, or
 *   a piece of; `way`: which needs it, or both
 * @typedef {{load: number, boot: number, answer: number}} Limits milliseconds for one file, the start, one answer
 */

// On file:// the theme's search puts a replacement in window.Worker that starts no worker from a Blob URL.
const PageWorker = globalThis.Worker;

const MANIFEST = "engine-manifest.js";
const WORKER = "engine-worker.js";

/** The part that is compiled. */
const RUNTIME = "pyodide.asm.wasm";

/** Bytes after which the speed is known, when so many are to be loaded at all events. */
const ENOUGH = 300_000;

/** Milliseconds that a start from the snapshot is quicker than one from the library, once both are loaded; or more. */
const SNAPSHOT_SAVES = 1000;

/** @type {Limits} */
const LIMITS = { load: 120_000, boot: 60_000, answer: 30_000 };

/** A failure as an error, as `ask` rejects with it. */
export class EngineError extends Error {
  /** @param {Failure} failure */
  constructor({ code, data }) {
    super(code);
    this.name = "EngineError";
    this.code = code;
    this.data = data;
  }
}

/**
 * The engine of a page. One is enough for all widgets of the page: it takes some 230 MB.
 *
 * @param {object} options
 * @param {string} options.baseUrl folder of the packed files, with a slash at the end
 * @param {Partial<Limits>} [options.limits]
 * @param {typeof globalThis.Worker} [options.Worker]
 * @param {(url: string) => Promise<void>} [options.loadScript] runs a classic script; rejects when it does not come
 * @param {(url: string) => Promise<Response>} [options.fetch]
 * @param {(urls: string[]) => void} [options.prefetch] loads files for the next visit, behind all else
 * @param {() => number} [options.now] the time in milliseconds
 */
export function createEngine(options) {
  return new Engine(options);
}

/**
 * The one engine of a page, whichever of its scripts asks first.
 *
 * @param {string} baseUrl folder of the packed files
 * @returns {Engine}
 */
export function pageEngine(baseUrl) {
  const page = /** @type {any} */ (globalThis);
  page.amerikanerEngine ??= createEngine({ baseUrl });
  return page.amerikanerEngine;
}

/** Made by `createEngine`. */
export class Engine {
  /** @type {EngineState} */
  state = "off";
  /** @type {Progress} */
  progress = { loaded: 0, total: 0 };
  /** Why the state is "failed". @type {Failure | null} */
  failure = null;

  #baseUrl;
  #limits;
  #Worker;
  #loadScript;
  #fetch;
  #prefetch;
  #now;
  /** @type {Set<(engine: Engine) => void>} */
  #listeners = new Set();
  /** Requests without an answer, oldest first. @type {Map<number, Pending>} */
  #pending = new Map();
  #lastId = 0;
  /** @type {Worker | null} */
  #worker = null;
  /** At work until all files are loaded. @type {Worker | null} */
  #unpacker = null;
  /** Files that came before the worker. @type {{file: string, contents: any}[]} */
  #unpacked = [];
  /** Addresses of scripts that the page has made. @type {string[]} */
  #urls = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watch;
  /** Starts without the reader's asking that are left; an answer restores them. */
  #retriesLeft = 1;
  /** What Python starts from; the library for good when a snapshot has failed. @type {Way} */
  #way = "snapshot";
  #snapshotFailed = false;
  /** @type {Form} */
  #form;
  /** Files of the snapshot that this visit does without. @type {string[]} */
  #forNextVisit = [];
  /** Number of the current start: what an earlier one still does is of no account. */
  #turn = 0;

  /** @param {Parameters<typeof createEngine>[0]} options */
  constructor({ baseUrl, limits, Worker = PageWorker, loadScript = insertScript, fetch = (url) => globalThis.fetch(url), prefetch = prefetchFiles, now = () => performance.now() }) {
    this.#baseUrl = baseUrl;
    this.#limits = { ...LIMITS, ...limits };
    this.#Worker = Worker;
    this.#loadScript = loadScript;
    this.#fetch = fetch;
    this.#form = formAt(baseUrl);
    this.#prefetch = prefetch;
    this.#now = now;
  }

  /** Starts loading, unless that has been done. */
  start() {
    if (this.state === "off") this.#boot(false);
  }

  /** Starts again after a failure. */
  retry() {
    if (this.state !== "failed") return;
    this.#retriesLeft = 1;
    this.#form = formAt(this.#baseUrl);
    this.#boot(isFileFailure(this.failure));
  }

  /**
   * Asks the engine, which is started when it is off.
   *
   * @param {object} request a request of the service
   * @returns {Promise<any>} the answer of the service, which may be `{error}`; rejects with an `EngineError`
   */
  ask(request) {
    return new Promise((resolve, reject) => {
      if (this.failure) {
        reject(new EngineError(this.failure));
        return;
      }
      const id = ++this.#lastId;
      this.#pending.set(id, { request: JSON.stringify(request), resolve, reject });
      if (this.state === "ready") this.#send(id);
      else this.start();
    });
  }

  /**
   * Calls a function at every change of state or progress.
   *
   * @param {(engine: Engine) => void} listener
   * @returns {() => void} ends that
   */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param {EngineState} state @param {Partial<{progress: Progress, failure: Failure | null}>} [news] */
  #become(state, { progress = this.progress, failure = null } = {}) {
    this.state = state;
    this.progress = progress;
    this.failure = failure;
    for (const listener of this.#listeners) listener(this);
  }

  /** @param {boolean} afresh whether a cached file must not be used */
  async #boot(afresh) {
    const turn = ++this.#turn;
    this.#become("loading", { progress: { loaded: 0, total: 0 } });
    try {
      await this.#load(afresh, () => turn === this.#turn);
    } catch (error) {
      if (turn === this.#turn) this.#fail(failureOf(error));
    }
  }

  /**
   * Loads the packed files; each goes to be unpacked as it comes. Meanwhile the worker begins to start Python, and waits
   * for what it needs.
   *
   * @param {boolean} afresh
   * @param {() => boolean} current whether this start is still the one that counts
   */
  async #load(afresh, current) {
    const lacking = ["DecompressionStream", "WebAssembly", "Blob"].find((name) => !(name in globalThis));
    if (lacking || !this.#Worker) throw new EngineError({ code: "engine-unsupported", data: { missing: lacking ?? "Worker" } });
    const query = afresh ? `?again=${Date.now()}` : "";
    this.#startUnpacker();
    if (this.#form === "bytes") this.#startWorker(this.#baseUrl + WORKER + query);
    const { build, value } = await this.#loadScriptOf(MANIFEST, query);
    /** @type {PackedFile[]} */
    const left = value.filter((/** @type {PackedFile} */ { form }) => form === this.#form);
    const weight = (/** @type {Way | null} */ way) => sum(left.filter((file) => file.way === way).map(({ bytes }) => bytes));
    const lastOfPart = new Map(left.map(({ part, file }) => [part, file]));

    this.#way = this.#snapshotFailed ? "library" : "snapshot";
    let chosen = this.#snapshotFailed || this.#baseUrl.startsWith("file:");
    let tellChosen = () => {};
    const choice = new Promise((/** @type {(_?: undefined) => void} */ resolve) => (tellChosen = resolve));
    if (chosen) tellChosen();

    const enough = Math.min(ENOUGH, weight(null));
    const begun = this.#now();
    const progress = { loaded: 0, asked: 0 };
    const tell = (/** @type {number} */ bytes) => {
      progress.loaded += bytes;
      if (!chosen && progress.loaded >= enough) {
        this.#way = this.#choose(weight, progress.loaded / (this.#now() - begun));
        const without = left.filter(({ way }) => way === "snapshot" && way !== this.#way);
        this.#forNextVisit = without.map(({ file }) => this.#baseUrl + file);
        chosen = true;
        tellChosen();
      }
      const total = progress.asked + weight(null) + weight(this.#way);
      this.#become("loading", { progress: { loaded: progress.loaded, total } });
    };

    /** Scripts asked for, in order; what they hold is unpacked in order too. @type {Asked[]} */
    const coming = [];
    const ask = () => {
      const index = left.findIndex(({ way }) => !way || (chosen && way === this.#way));
      if (index < 0) return undefined;
      /** @type {Asked} */
      const asked = left.splice(index, 1)[0];
      progress.asked += asked.bytes;
      if (asked.form === "script") coming.push(asked);
      return asked;
    };
    const unpackNext = () => {
      for (let first = coming[0]; first?.piece !== undefined; first = coming[0]) {
        this.#unpack(first.part, first.piece, first.file === lastOfPart.get(first.part));
        coming.shift();
      }
    };
    const loadAll = async () => {
      for (let asked = ask(); asked && current(); asked = ask()) {
        const { file, part, form, bytes } = asked;
        if (form === "bytes") {
          await this.#fetchFile(file, query, (piece, last) => {
            if (!current()) return;
            tell(piece.length); // it is handed over by the next line
            this.#unpack(part, piece, last);
          });
        } else {
          asked.piece = await this.#loadPiece(file, query, build);
          if (!current()) return;
          unpackNext();
          tell(bytes);
        }
      }
    };
    const begin = async () => {
      if (!this.#worker) {
        const source = `(${await this.#loadPiece(WORKER, query, build)})("${build}")`;
        if (!current()) return;
        this.#startWorker(this.#urlOf(source));
      }
      await choice;
      if (!current()) return;
      this.#worker?.postMessage({ boot: this.#way, build });
      await loadAll(); // two at once: one alone would wait a round trip for each
    };
    tell(0);
    await Promise.all([loadAll(), begin()]);
    if (!current() || this.state !== "loading") return;
    this.#expect("boot");
  }

  /**
   * What Python starts from: that with which it runs sooner, at the speed until now. By file:// only a busy machine makes
   * that look slow, and then the snapshot saves the more, so there is no choice.
   *
   * @param {(way: Way) => number} weight bytes that are left to load
   * @param {number} speed bytes a millisecond
   * @returns {Way}
   */
  #choose(weight, speed) {
    return weight("snapshot") / speed <= weight("library") / speed + SNAPSHOT_SAVES ? "snapshot" : "library";
  }

  /**
   * Fetches a packed file.
   *
   * @param {string} file
   * @param {string} query
   * @param {(piece: Uint8Array<ArrayBuffer>, last: boolean) => void} take
   */
  async #fetchFile(file, query, take) {
    const { ok, body } = await this.#inTime(file, this.#fetch(this.#baseUrl + file + query), missing);
    if (!ok || !body) throw missing(file);
    const reader = body.getReader();
    const takeAll = async () => {
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
        take(/** @type {Uint8Array<ArrayBuffer>} */ (value), false);
      }
      take(new Uint8Array(), true);
    };
    await this.#inTime(file, takeAll(), broken);
  }

  /**
   * What a packed script holds.
   *
   * @param {string} file
   * @param {string} query
   * @param {string} build of which it must be
   */
  async #loadPiece(file, query, build) {
    const put = await this.#loadScriptOf(file, query);
    if (put.build !== build) throw broken(file);
    return put.value;
  }

  /**
   * Loads a packed script, which hands over what it holds by calling `amerikanerPack.put`.
   *
   * @param {string} file
   * @param {string} query
   * @returns {Promise<{build: string, value: any}>}
   */
  async #loadScriptOf(file, query) {
    await this.#inTime(file, this.#loadScript(this.#baseUrl + file + query), missing);
    const put = received.get(file);
    received.delete(file);
    // A script that is cut off or is something else loads without an error, but does not come to its call.
    if (!put) throw broken(file);
    return put;
  }

  /**
   * @template T
   * @param {string} file
   * @param {Promise<T>} promise what is done to load it
   * @param {(file: string) => EngineError} failed why it does not come, when it is not late
   * @returns {Promise<T>}
   */
  async #inTime(file, promise, failed) {
    const late = new EngineError({ code: "engine-timeout", data: { phase: "load", file } });
    return await within(this.#limits.load, promise, late).catch((error) => {
      throw error === late ? late : failed(file);
    });
  }

  /** @param {string} file @param {Uint8Array<ArrayBuffer> | string} piece @param {boolean} last */
  #unpack(file, piece, last) {
    const transfer = typeof piece === "string" ? [] : [piece.buffer];
    this.#unpacker?.postMessage({ file, piece, last, wasm: file === RUNTIME }, transfer);
  }

  #startUnpacker() {
    const unpacker = this.#spawn(this.#urlOf(`(${unpacking})()`), ({ file, contents, broken: fault }) => {
      if (unpacker !== this.#unpacker) return;
      if (fault) this.#fail(failureOf(broken(fault)));
      else this.#give({ file, contents });
    });
    this.#unpacker = unpacker;
  }

  /** @param {string} url of its script */
  #startWorker(url) {
    const worker = this.#spawn(url, (data) => {
      if (worker === this.#worker) this.#hear(data);
    });
    this.#worker = worker;
    for (const file of this.#unpacked.splice(0)) this.#give(file);
  }

  /** Gives the worker a file, when it is there. @param {{file: string, contents: any}} unpacked */
  #give(unpacked) {
    const transfer = unpacked.contents instanceof ArrayBuffer ? [unpacked.contents] : [];
    if (this.#worker) this.#worker.postMessage(unpacked, transfer);
    else this.#unpacked.push(unpacked);
  }

  /** An address of a script, which is given up only when all runs, or some browsers do not find it. @param {string} source */
  #urlOf(source) {
    const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.#urls.push(url);
    return url;
  }

  /** @param {string} url @param {(data: any) => void} hear */
  #spawn(url, hear) {
    const worker = new this.#Worker(url);
    worker.addEventListener("message", ({ data }) => hear(data));
    worker.addEventListener("error", ({ message = "" }) => {
      if (worker !== this.#worker && worker !== this.#unpacker) return;
      if (this.state === "ready") this.#fail({ code: "engine-died", data: { detail: message } });
      else if (url.startsWith("blob:")) this.#fail({ code: "engine-boot", data: { detail: message } });
      // Where there is nothing to run there is nothing to tell.
      else this.#fail(failureOf(message ? broken(WORKER) : missing(WORKER)));
    });
    return worker;
  }

  /** Lets go of what is needed only to start. */
  #clear() {
    for (const url of this.#urls.splice(0)) URL.revokeObjectURL(url);
    this.#unpacker?.terminate();
    this.#unpacker = null;
    this.#unpacked = [];
  }

  /** @param {{ready?: true, id?: number, answer?: string, failed?: Failure}} message */
  #hear({ ready, id, answer, failed }) {
    if (ready) {
      this.#clear();
      this.#rest();
      this.#become("ready");
      for (const waiting of this.#pending.keys()) this.#send(waiting);
      if (!this.#snapshotFailed) this.#prefetch(this.#forNextVisit);
      return;
    }
    if (failed && id === undefined) {
      this.#fail(failed);
      return;
    }
    const asked = this.#pending.get(/** @type {number} */ (id));
    if (!asked) return;
    this.#pending.delete(/** @type {number} */ (id));
    this.#retriesLeft = 1;
    this.#rest();
    if (this.#pending.size > 0) this.#expect("answer");
    if (failed) asked.reject(new EngineError(failed));
    else asked.resolve(JSON.parse(/** @type {string} */ (answer)));
  }

  /** @param {number} id */
  #send(id) {
    const { request } = /** @type {Pending} */ (this.#pending.get(id));
    this.#worker?.postMessage({ id, request });
    // The worker answers one by one, so the limit counts from its last sign of life, not from each request.
    if (!this.#watch) this.#expect("answer");
  }

  /** @param {"boot" | "answer"} phase what must happen within its limit */
  #expect(phase) {
    this.#watch = setTimeout(() => this.#fail({ code: "engine-timeout", data: { phase } }), this.#limits[phase]);
  }

  #rest() {
    clearTimeout(this.#watch);
    this.#watch = undefined;
  }

  /**
   * Tries once more, with the requests that wait; after that it is the reader's turn. A snapshot that does not work is
   * done without first, and files that cannot be fetched are asked for as scripts.
   *
   * @param {Failure} failure
   */
  #fail(failure) {
    this.#turn++;
    this.#rest();
    this.#clear();
    this.#worker?.terminate();
    this.#worker = null;
    if (this.state === "loading" && this.#way === "snapshot" && mayBeTheSnapshot(failure)) {
      this.#snapshotFailed = true;
      this.#boot(false);
      return;
    }
    if (this.#form === "bytes" && isFileFailure(failure) && failure.data.file !== MANIFEST) {
      this.#form = "script";
      this.#boot(false);
      return;
    }
    if (this.#retriesLeft > 0 && failure.code !== "engine-unsupported") {
      this.#retriesLeft--;
      this.#boot(isFileFailure(failure));
      return;
    }
    const abandoned = [...this.#pending.values()];
    this.#pending.clear();
    this.#become("failed", { failure });
    for (const { reject } of abandoned) reject(new EngineError(failure));
  }
}

/** @typedef {PackedFile & {piece?: string}} Asked `piece`: what the script held, when it has come */
/** @typedef {{request: string, resolve: (answer: any) => void, reject: (error: EngineError) => void}} Pending */

/** What packed files have handed over and nobody has taken yet. @type {Map<string, {build: string, value: any}>} */
const received = new Map();

// The first script of a page stays in charge: its engine is the one that loads them.
/** @type {any} */ (globalThis).amerikanerPack ??= {
  /** @param {string} file @param {string} build @param {unknown} value */
  put(file, build, value) {
    received.set(file, { build, value });
  },
};

/** Runs a classic script of the page's own. @param {string} url @returns {Promise<void>} */
export function insertScript(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(url)));
    script.addEventListener("load", () => script.remove());
    script.addEventListener("error", () => script.remove());
    document.head.append(script);
  });
}

/**
 * Lets the browser keep files, one after the other, unless the reader pays for what is loaded.
 *
 * @param {string[]} urls
 */
async function prefetchFiles(urls) {
  if (!urls[0]?.startsWith("http") || /** @type {any} */ (navigator).connection?.saveData) return;
  // The worker that keeps the site has them by itself. A request that a reader leaves behind would only keep it, and
  // with it an old version, at work.
  if (navigator.serviceWorker?.controller) return;
  try {
    for (const url of urls) await (await fetch(url, { priority: "low" })).arrayBuffer();
  } catch {
    // the next visit does without them again
  }
}

/**
 * @template T
 * @param {number} milliseconds
 * @param {Promise<T>} promise
 * @param {Error} late what to reject with when the promise takes longer
 * @returns {Promise<T>}
 */
function within(milliseconds, promise, late) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, milliseconds, late);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {string} file */
const missing = (file) => new EngineError({ code: "engine-file-missing", data: { file } });

/** @param {string} file */
const broken = (file) => new EngineError({ code: "engine-file-broken", data: { file } });

/** How files are loaded from a folder, as long as they are there. @param {string} baseUrl @returns {Form} */
const formAt = (baseUrl) => (baseUrl.startsWith("http") ? "bytes" : "script");

/** @param {Failure | null} failure */
const isFileFailure = (failure) => failure?.code.startsWith("engine-file-") ?? false;

/** Whether a start can have failed because of the snapshot. @param {Failure} failure */
const mayBeTheSnapshot = ({ code, data }) =>
  code === "engine-boot" || data.phase === "boot" || String(data.file).includes("snapshot");

/** @param {unknown} error @returns {Failure} */
function failureOf(error) {
  if (error instanceof EngineError) return { code: error.code, data: error.data };
  return { code: "engine-boot", data: { detail: String(/** @type {any} */ (error)?.message ?? error) } };
}
