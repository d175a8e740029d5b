// The page's side of the Python engine: loads the packed files, keeps the worker, asks it.
//
// Files are loaded as classic scripts and the worker is made from a Blob URL: the one way that works on http and on
// file:// in every browser, so there is no second. Python starts from a snapshot of its memory, which is quick, or from
// its library, which is less to load: the page measures while it loads, and takes the library too when a snapshot fails.
// @ts-check

/**
 * @typedef {{code: string, data: Record<string, unknown>}} Failure
 *   `engine-unsupported` {missing}: the browser lacks something;
 *   `engine-file-missing` {file}, `engine-file-broken` {file}: a packed file did not come, or came damaged;
 *   `engine-boot` {detail}: Python did not start; `engine-timeout` {phase: "load" | "boot" | "answer"};
 *   `engine-died` {detail}: it stopped while at work; `engine-fault` {detail}: one request failed, the engine lives on
 * @typedef {"off" | "loading" | "ready" | "failed"} EngineState
 * @typedef {{loaded: number, total: number}} Progress bytes; equal while Python starts
 * @typedef {"snapshot" | "library"} Way what Python starts from
 * @typedef {{file: string, part: string | null, way: Way | null, bytes: number}} PackedFile `way`: which needs it, or both
 * @typedef {{load: number, boot: number, answer: number}} Limits milliseconds for one file, the start, one answer
 */

// On file:// the theme's search puts a replacement in window.Worker that starts no worker from a Blob URL.
const PageWorker = globalThis.Worker;

const MANIFEST = "engine-manifest.js";
const WORKER = "engine-worker.js";

/** Files under way at once: one alone would wait a round trip for each, all at once would end in one jump. */
const LANES = 2;

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
  #prefetch;
  #now;
  /** @type {Set<(engine: Engine) => void>} */
  #listeners = new Set();
  /** Requests without an answer, oldest first. @type {Map<number, Pending>} */
  #pending = new Map();
  #lastId = 0;
  /** @type {Worker | null} */
  #worker = null;
  /** Address of the worker's script; given up only when the worker runs, or some browsers do not find the script. */
  #workerUrl = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watch;
  /** Starts without the reader's asking that are left; an answer restores them. */
  #retriesLeft = 1;
  /** What Python starts from; the library for good when a snapshot has failed. @type {Way} */
  #way = "snapshot";
  #snapshotFailed = false;
  /** Files of the snapshot that this visit does without. @type {string[]} */
  #forNextVisit = [];
  /** Number of the current start: what an earlier one still does is of no account. */
  #turn = 0;

  /** @param {Parameters<typeof createEngine>[0]} options */
  constructor({ baseUrl, limits, Worker = PageWorker, loadScript = insertScript, prefetch = prefetchFiles, now = () => performance.now() }) {
    this.#baseUrl = baseUrl;
    this.#limits = { ...LIMITS, ...limits };
    this.#Worker = Worker;
    this.#loadScript = loadScript;
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
   * Loads the packed files, hands each to the worker as it comes, and lets that start Python.
   *
   * @param {boolean} afresh
   * @param {() => boolean} current whether this start is still the one that counts
   */
  async #load(afresh, current) {
    const missing = ["DecompressionStream", "WebAssembly", "Blob"].find((name) => !(name in globalThis));
    if (missing || !this.#Worker) throw new EngineError({ code: "engine-unsupported", data: { missing: missing ?? "Worker" } });
    const query = afresh ? `?again=${Date.now()}` : "";
    const { build, value } = await this.#loadFile(MANIFEST, query);
    /** @type {PackedFile[]} */
    const left = [...value];
    const weight = (/** @type {Way | null} */ way) => sum(left.filter((file) => file.way === way).map(({ bytes }) => bytes));
    const lastOfPart = new Map(left.map(({ part, file }) => [part, file]));
    const progress = { loaded: 0, asked: 0 };
    const tell = () => {
      const total = progress.asked + weight(null) + weight(this.#way);
      this.#become("loading", { progress: { loaded: progress.loaded, total } });
    };
    /** Files asked for, in order; the worker gets them in order too. @type {Asked[]} */
    const coming = [];
    const ask = () => {
      const index = left.findIndex(({ way }) => !way || way === this.#way);
      if (index < 0) return undefined;
      /** @type {Asked} */
      const asked = left.splice(index, 1)[0];
      progress.asked += asked.bytes;
      coming.push(asked);
      return asked;
    };
    const handOver = () => {
      for (let first = coming[0]; first?.value !== undefined; first = coming[0]) {
        const { file, part, value } = first;
        if (file === WORKER) this.#startWorker(`(${value})()`);
        else this.#worker?.postMessage({ file: part, text: value, last: file === lastOfPart.get(part) });
        coming.shift();
      }
    };
    const lane = async () => {
      for (let asked = ask(); asked; asked = ask()) {
        const begun = this.#now();
        const received = await this.#loadFile(asked.file, query);
        if (received.build !== build) throw broken(asked.file);
        if (!current()) return;
        asked.value = received.value;
        handOver();
        progress.loaded += asked.bytes;
        this.#choose(weight, (LANES * asked.bytes) / (this.#now() - begun));
        tell();
      }
    };
    this.#way = this.#snapshotFailed ? "library" : "snapshot";
    tell();
    await Promise.all(Array.from({ length: LANES }, lane));
    if (!current()) return;
    this.#forNextVisit = left.filter(({ way }) => way === "snapshot").map(({ file }) => this.#baseUrl + file);
    this.#expect("boot");
    this.#worker?.postMessage({ boot: this.#way });
  }

  /**
   * Chooses what Python starts from: that with which it runs sooner, at the speed of the last file. By file:// only a
   * busy machine makes that look slow, and then the snapshot saves the more.
   *
   * @param {(way: Way) => number} weight bytes that are left to load
   * @param {number} speed bytes a millisecond
   */
  #choose(weight, speed) {
    if (this.#snapshotFailed || this.#baseUrl.startsWith("file:")) return;
    const sooner = weight("snapshot") / speed <= weight("library") / speed + SNAPSHOT_SAVES;
    this.#way = sooner ? "snapshot" : "library";
  }

  /**
   * Loads one packed file, which hands over what it holds by calling `amerikanerPack.put`.
   *
   * @param {string} file
   * @param {string} query
   * @returns {Promise<{build: string, value: any}>}
   */
  async #loadFile(file, query) {
    const url = this.#baseUrl + file + query;
    const late = new EngineError({ code: "engine-timeout", data: { phase: "load", file } });
    try {
      await within(this.#limits.load, this.#loadScript(url), late);
    } catch (error) {
      throw error === late ? late : new EngineError({ code: "engine-file-missing", data: { file } });
    }
    const put = received.get(file);
    received.delete(file);
    // A script that is cut off or is something else loads without an error, but does not come to its call.
    if (!put) throw broken(file);
    return put;
  }

  /** @param {string} source */
  #startWorker(source) {
    this.#workerUrl = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new this.#Worker(this.#workerUrl);
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener("error", ({ message = "" }) => {
      if (worker !== this.#worker) return;
      const code = this.state === "ready" ? "engine-died" : "engine-boot";
      this.#fail({ code, data: { detail: message } });
    });
  }

  /** @param {{ready?: true, id?: number, answer?: string, failed?: Failure}} message */
  #hear({ ready, id, answer, failed }) {
    if (ready) {
      URL.revokeObjectURL(this.#workerUrl);
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
   * done without first.
   *
   * @param {Failure} failure
   */
  #fail(failure) {
    this.#turn++;
    this.#rest();
    URL.revokeObjectURL(this.#workerUrl);
    this.#worker?.terminate();
    this.#worker = null;
    if (this.state === "loading" && this.#way === "snapshot" && mayBeTheSnapshot(failure)) {
      this.#snapshotFailed = true;
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

/** @typedef {PackedFile & {value?: string}} Asked `value`: what the file held, when it has come */
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
const broken = (file) => new EngineError({ code: "engine-file-broken", data: { file } });

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
