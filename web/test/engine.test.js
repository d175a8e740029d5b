import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "../src/engine.js";

const BASE = "folder/";
const BYTES = 10;
const WASM = "pyodide.asm.wasm";
const script = (file, part, way, value) => ({ file, part, form: "script", way, value });
const FILES = [
  ...[1, 2, 3].map((n) => script(`payload-wasm-${n}.js`, WASM, null, `W${n}`)),
  ...[1, 2, 3, 4].map((n) => script(`payload-snapshot-${n}.js`, "snapshot.bin", "snapshot", `S${n}`)),
  script("payload-library-1.js", "library", "library", "L1"),
  { file: "wasm.0.bin", part: WASM, form: "bytes", way: null, value: "W" },
  { file: "snapshot.0.bin", part: "snapshot.bin", form: "bytes", way: "snapshot", value: "SSSS" },
  { file: "library.0.bin", part: "library", form: "bytes", way: "library", value: "L" },
];

/** Scripts as the packer writes them; `change` gives another script, or null for one that does not come. */
function scripts(change = () => undefined) {
  const asked = [];
  const manifest = FILES.map(({ value, ...item }) => ({ ...item, bytes: BYTES * (item.form === "bytes" ? value.length : 1) }));
  const values = { "engine-manifest.js": JSON.stringify(manifest), "engine-worker.js": "function(){}" };
  for (const { file, value } of FILES) values[file] = `"${value}"`;
  const loadScript = async (url) => {
    asked.push(url);
    const file = url.slice(url.lastIndexOf("/") + 1).split("?")[0];
    const changed = change(file, asked.length);
    if (changed === null) throw new Error("404");
    const text = changed ?? `amerikanerPack.put("${file}","1",${values[file]})`;
    try {
      (0, eval)(text);
    } catch {
      // a browser tells the window, not the one who inserted the script
    }
  };
  return { asked, loadScript };
}

/** A server of the packed files as bytes; `change` gives another answer. */
function server(change = () => undefined) {
  const asked = [];
  const fetch = async (url) => {
    asked.push(url);
    const file = url.slice(url.lastIndexOf("/") + 1).split("?")[0];
    const { value } = FILES.find((one) => one.file === file);
    return change(file) ?? new Response(new TextEncoder().encode(value.repeat(BYTES)));
  };
  return { asked, fetch };
}

/** What an unpacker does, but that nothing is packed: the pieces of a file, joined. */
function unpack(unpacker, { file, piece, last }, post) {
  const text = typeof piece === "string" ? piece : new TextDecoder().decode(piece);
  unpacker.pieces ??= {};
  unpacker.pieces[file] = (unpacker.pieces[file] ?? "") + text;
  if (last) post({ file, contents: unpacker.pieces[file] });
}

/**
 * Workers whose behaviour is a function of message and post, and of which one they are; `made` are all of them. Those
 * that get pieces to unpack are not among them. A message is a request, or the last of all that is needed to boot.
 */
function workers(behave, unpacks = unpack) {
  const made = [];
  const unpackers = [];
  class FakeWorker extends EventTarget {
    constructor(url) {
      super();
      this.url = url;
      this.heard = [];
    }
    postMessage(data) {
      const post = (answer) => queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: answer })));
      const mine = data.piece === undefined ? made : unpackers;
      if (!mine.includes(this)) mine.push(this);
      this.heard.push(data);
      if (mine === unpackers) unpacks(this, data, post);
      else if (data.id || Object.keys(given(this)[1]).length === 2) behave(data, post, made.indexOf(this) + 1, this);
    }
    terminate() {
      this.terminated = true;
    }
  }
  return { made, unpackers, Worker: FakeWorker };
}

/** Boots when it may and answers with the request. */
function echo({ id, request }, post) {
  post(id ? { id, answer: request } : { ready: true });
}

/** By a clock that stands still everything loads at once, and the snapshot is chosen. */
const start = (scriptSet, workerSet, limits, more = {}) =>
  createEngine({ baseUrl: BASE, loadScript: scriptSet.loadScript, Worker: workerSet.Worker, limits, prefetch: () => {}, now: () => 0, ...more });

/** A clock by which so many milliseconds pass each time that one looks. */
function slow(milliseconds) {
  let time = 0;
  return () => (time += milliseconds);
}

/** What a worker was told to start from, and the files it got. */
const given = (worker) => [
  worker.heard.find(({ boot }) => boot)?.boot,
  Object.fromEntries(worker.heard.filter(({ file }) => file).map(({ file, contents }) => [file, contents])),
];

test("a request starts the engine, and the pieces arrive in order", async () => {
  const crew = workers(echo);
  const engine = start(scripts(), crew);
  assert.equal(engine.state, "off");
  const states = [];
  engine.onChange(({ state, progress }) => states.push(`${state} ${progress.loaded / BYTES}/${progress.total / BYTES}`));
  assert.deepEqual(await engine.ask({ ask: "deal" }), { ask: "deal" });
  const loading = [0, 1, 2, 3, 4, 5, 6, 7].map((loaded) => `loading ${loaded}/7`);
  assert.deepEqual(states, ["loading 0/0", ...loading, "ready 7/7"]);
  assert.deepEqual(given(crew.made[0]), ["snapshot", { [WASM]: "W1W2W3", "snapshot.bin": "S1S2S3S4" }]);
  assert.deepEqual(crew.unpackers[0].heard[0], { file: WASM, piece: "W1", last: false, wasm: true });
  assert.equal(crew.made[0].heard.find(({ boot }) => boot).build, "1");
  assert.ok(crew.unpackers[0].terminated);
});

test("where loading takes longer than it saves, the library comes first and the snapshot for the next visit", async () => {
  const crew = workers(echo);
  const later = [];
  const engine = start(scripts(), crew, {}, { now: slow(10_000), prefetch: (urls) => later.push(...urls) });
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.deepEqual(given(crew.made[0]), ["library", { [WASM]: "W1W2W3", library: "L1" }]);
  assert.deepEqual(engine.progress, { loaded: 4 * BYTES, total: 4 * BYTES });
  assert.deepEqual(later, [1, 2, 3, 4].map((n) => `folder/payload-snapshot-${n}.js`));
});

test("by file:// the snapshot is taken whatever the clock says", async () => {
  const crew = workers(echo);
  const engine = start(scripts(), crew, {}, { baseUrl: "file:///folder/", now: slow(10_000) });
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.equal(given(crew.made[0])[0], "snapshot");
});

const HTTP = { baseUrl: "http://host/engine/" };
const whole = (letter) => letter.repeat(BYTES);

test("over http the files are fetched, and the worker is the server's", async () => {
  const [crew, set, host] = [workers(echo), scripts(), server()];
  const engine = start(set, crew, {}, { ...HTTP, fetch: host.fetch });
  const loaded = [];
  engine.onChange(({ progress }) => loaded.push(progress.loaded));
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.deepEqual(given(crew.made[0]), ["snapshot", { [WASM]: whole("W"), "snapshot.bin": whole("SSSS") }]);
  assert.equal(crew.made[0].url, "http://host/engine/engine-worker.js");
  assert.deepEqual(set.asked, ["http://host/engine/engine-manifest.js"]);
  assert.deepEqual(host.asked, ["wasm.0.bin", "snapshot.0.bin"].map((file) => HTTP.baseUrl + file));
  assert.equal(loaded.at(-1), 5 * BYTES);
});

test("over http a slow line gets the library, and the snapshot for the next visit", async () => {
  const [crew, later] = [workers(echo), []];
  const engine = start(scripts(), crew, {}, { ...HTTP, fetch: server().fetch, now: slow(10_000), prefetch: (urls) => later.push(...urls) });
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.deepEqual(given(crew.made[0]), ["library", { [WASM]: whole("W"), library: whole("L") }]);
  assert.deepEqual(later, ["http://host/engine/snapshot.0.bin"]);
});

for (const [name, change] of Object.entries({
  "does not have": (file) => (file.startsWith("wasm") ? new Response(null, { status: 404 }) : undefined),
  "breaks off": (file) => (file.startsWith("wasm") ? new Response(new ReadableStream({ start: (stream) => stream.error(new Error("cut")) })) : undefined),
})) {
  test(`files that a server ${name} are asked for as scripts, without the reader`, async () => {
    const [crew, set] = [workers(echo), scripts()];
    const engine = start(set, crew, {}, { ...HTTP, fetch: server(change).fetch });
    assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
    assert.deepEqual(given(crew.made.at(-1)), ["snapshot", { [WASM]: "W1W2W3", "snapshot.bin": "S1S2S3S4" }]);
    assert.match(crew.made.at(-1).url, /^blob:/);
    assert.ok(set.asked.includes("http://host/engine/engine-worker.js"));
  });
}

test("a file that cannot be unpacked is asked for as a script, and then named", async () => {
  const breaks = (unpacker, { file, last }, post) => last && post(file === WASM ? { broken: file } : { file, contents: "" });
  const [crew, set] = [workers(echo, breaks), scripts()];
  const engine = start(set, crew, {}, { ...HTTP, fetch: server().fetch });
  await assert.rejects(engine.ask({}), { code: "engine-file-broken", data: { file: WASM } });
  assert.ok(set.asked.some((url) => url.includes("payload-wasm-1.js")));
});

for (const [name, message, code] of [["does not have", "", "engine-file-missing"], ["cuts off", "SyntaxError", "engine-file-broken"]]) {
  test(`a worker that the server ${name} is asked for as a script, and then named`, async () => {
    const crew = workers((data, post, nth, worker) => worker.dispatchEvent(Object.assign(new Event("error"), { message })));
    const set = scripts((file) => (file === "engine-worker.js" ? (message ? "amerikanerPack.put(" : null) : undefined));
    const engine = start(set, crew, {}, { ...HTTP, fetch: server().fetch });
    await assert.rejects(engine.ask({}), { code, data: { file: "engine-worker.js" } });
    assert.equal(crew.made.length, 1);
    assert.ok(set.asked.includes("http://host/engine/engine-worker.js"));
  });
}

for (const [name, change] of Object.entries({
  missing: () => null,
  damaged: () => "amerikanerPack.put(",
  "of another build": () => 'amerikanerPack.put("payload-snapshot-1.js","2","CCCC")',
})) {
  test(`a snapshot that is ${name} is done without`, async () => {
    const crew = workers(echo);
    const later = [];
    const set = scripts((file) => (file === "payload-snapshot-1.js" ? change() : undefined));
    const engine = start(set, crew, {}, { prefetch: (urls) => later.push(...urls) });
    assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
    assert.equal(given(crew.made.at(-1))[0], "library");
    assert.deepEqual(later, []);
    assert.ok(!set.asked.some((url) => url.includes("?again")));
  });
}

test("a snapshot from which Python does not start is done without, and the retry is left", async () => {
  const crew = workers((data, post, nth) => {
    if (!data.id && nth < 3) post({ failed: { code: nth === 1 ? "engine-boot" : "engine-died", data: {} } });
    else echo(data, post);
  });
  const engine = start(scripts(), crew);
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.deepEqual(crew.made.map((worker) => given(worker)[0]), ["snapshot", "library", "library"]);
});

test("a missing file is tried once more past the cache, then named; retry starts again", async () => {
  let there = false;
  const set = scripts((file) => (file === "payload-wasm-2.js" && !there ? null : undefined));
  const engine = start(set, workers(echo));
  await assert.rejects(engine.ask({}), { code: "engine-file-missing", data: { file: "payload-wasm-2.js" } });
  assert.equal(engine.state, "failed");
  assert.equal(set.asked.filter((url) => url.startsWith("folder/engine-manifest.js")).length, 2);
  assert.match(set.asked.at(-1), /\?again=/);
  await assert.rejects(engine.ask({}), { code: "engine-file-missing" });
  there = true;
  engine.retry();
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
});

for (const [name, script] of Object.entries({
  "cut off": 'amerikanerPack.put("payload-wasm-1.js","1","AA',
  "of another build": 'amerikanerPack.put("payload-wasm-1.js","2","AAAA")',
  "something else": "<!doctype html>",
})) {
  test(`a file that is ${name} is named`, async () => {
    const engine = start(scripts((file) => (file === "payload-wasm-1.js" ? script : undefined)), workers(echo));
    await assert.rejects(engine.ask({}), { code: "engine-file-broken", data: { file: "payload-wasm-1.js" } });
  });
}

test("a file that does not come in time is named", async () => {
  const never = { loadScript: () => new Promise(() => {}) };
  const engine = start(never, workers(echo), { load: 5 });
  await assert.rejects(engine.ask({}), { code: "engine-timeout", data: { phase: "load", file: "engine-manifest.js" } });
});

test("a start that fails once succeeds without the reader", async () => {
  const engine = start(scripts(), workers((data, post, nth) =>
    !data.id && nth === 1 ? post({ failed: { code: "engine-boot", data: { detail: "x" } } }) : echo(data, post)));
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
});

test("a start that is never done ends", async () => {
  const crew = workers(() => {});
  const engine = start(scripts(), crew, { boot: 5 });
  await assert.rejects(engine.ask({}), { code: "engine-timeout", data: { phase: "boot" } });
  assert.deepEqual(crew.made.map((worker) => given(worker)[0]), ["snapshot", "library", "library"]);
  assert.ok(crew.made.every(({ terminated }) => terminated));
});

test("a worker that dies at work is replaced and asked again", async () => {
  const crew = workers((data, post, nth, worker) => {
    if (!data.id || nth > 1) echo(data, post);
    else worker.dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
  });
  const engine = start(scripts(), crew);
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.equal(crew.made.length, 2);
});

test("a worker that dies each time fails, with all that waits", async () => {
  const engine = start(scripts(), workers((data, post) =>
    data.id ? post({ failed: { code: "engine-died", data: {} } }) : echo(data, post)));
  const asked = [engine.ask({ a: 1 }), engine.ask({ a: 2 })];
  for (const one of asked) await assert.rejects(one, { code: "engine-died" });
  assert.equal(engine.state, "failed");
});

test("a silent worker is given up", async () => {
  const engine = start(scripts(), workers((data, post) => data.id || post({ ready: true })), { answer: 5 });
  await assert.rejects(engine.ask({}), { code: "engine-timeout", data: { phase: "answer" } });
});

test("one request can fail alone", async () => {
  const engine = start(scripts(), workers((data, post) =>
    data.id === 1 ? post({ id: 1, failed: { code: "engine-fault", data: {} } }) : echo(data, post)));
  await assert.rejects(engine.ask({ a: 1 }), { code: "engine-fault" });
  assert.deepEqual(await engine.ask({ a: 2 }), { a: 2 });
});

test("a browser without what is needed is told at once", async () => {
  const set = scripts();
  const engine = createEngine({ baseUrl: BASE, loadScript: set.loadScript, Worker: null });
  await assert.rejects(engine.ask({}), { code: "engine-unsupported", data: { missing: "Worker" } });
  assert.deepEqual(set.asked, []);
});
