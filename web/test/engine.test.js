import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "../src/engine.js";

const BASE = "folder/";
const BYTES = 10;
const FILES = [
  { file: "engine-worker.js", part: null, way: null, value: "function(){}" },
  { file: "payload-wasm-1.js", part: "wasm", way: null, value: '"AAAA"' },
  { file: "payload-wasm-2.js", part: "wasm", way: null, value: '"BBBB"' },
  ...[1, 2, 3, 4].map((n) => ({ file: `payload-snapshot-${n}.js`, part: "snapshot.bin", way: "snapshot", value: `"CCC${n}"` })),
  { file: "payload-library-1.js", part: "library", way: "library", value: '"EEEE"' },
];

/** Scripts as the packer writes them; `change` gives another script, or null for one that does not come. */
function scripts(change = () => undefined) {
  const asked = [];
  const manifest = FILES.map(({ value, ...item }) => ({ ...item, bytes: BYTES }));
  const values = { "engine-manifest.js": JSON.stringify(manifest) };
  for (const { file, value } of FILES) values[file] = value;
  const loadScript = async (url) => {
    asked.push(url);
    const file = url.slice(BASE.length).split("?")[0];
    const changed = change(file, asked.length);
    if (changed === null) throw new Error("404");
    const script = changed ?? `amerikanerPack.put("${file}","1",${values[file]})`;
    try {
      (0, eval)(script);
    } catch {
      // a browser tells the window, not the one who inserted the script
    }
  };
  return { asked, loadScript };
}

/** A worker whose behaviour is a function of message and post; the last one made is `workers.at(-1)`. */
function workers(behave) {
  const made = [];
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      this.heard = [];
      made.push(this);
    }
    postMessage(data) {
      this.heard.push(data);
      const post = (answer) => queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: answer })));
      behave(data, post, made.length, this);
    }
    terminate() {
      this.terminated = true;
    }
  }
  return { made, Worker: FakeWorker };
}

/** Boots at once and answers with the request. */
function echo(data, post) {
  if (data.boot) post({ ready: true });
  if (data.id) post({ id: data.id, answer: data.request });
}

/** By a clock that stands still everything loads at once, and the snapshot is chosen. */
const start = (scriptSet, workerSet, limits, more = {}) =>
  createEngine({ baseUrl: BASE, loadScript: scriptSet.loadScript, Worker: workerSet.Worker, limits, prefetch: () => {}, now: () => 0, ...more });

/** A clock by which each file takes so many milliseconds; `of` tells what to look at while it does. */
function slow(milliseconds, of = () => milliseconds) {
  let time = 0;
  return () => (time += of());
}

/** What a worker was given to start from, and the pieces it got. */
const given = (worker) => [worker.heard.find(({ boot }) => boot)?.boot, worker.heard.filter(({ file }) => file).map(({ text, last }) => text + (last ? "." : ""))];

test("a request starts the engine, and the payload arrives in order", async () => {
  const crew = workers(echo);
  const engine = start(scripts(), crew);
  assert.equal(engine.state, "off");
  const states = [];
  engine.onChange(({ state, progress }) => states.push(`${state} ${progress.loaded}/${progress.total}`));
  assert.deepEqual(await engine.ask({ ask: "deal" }), { ask: "deal" });
  const loading = [0, 10, 20, 30, 40, 50, 60, 70].map((loaded) => `loading ${loaded}/70`);
  assert.deepEqual(states, ["loading 0/0", ...loading, "ready 70/70"]);
  assert.deepEqual(given(crew.made[0]), ["snapshot", ["AAAA", "BBBB.", "CCC1", "CCC2", "CCC3", "CCC4."]]);
  assert.deepEqual(crew.made[0].heard[0], { file: "wasm", text: "AAAA", last: false });
});

test("where loading takes longer than it saves, the library comes first and the snapshot for the next visit", async () => {
  const crew = workers(echo);
  const later = [];
  const engine = start(scripts(), crew, {}, { now: slow(10_000), prefetch: (urls) => later.push(...urls) });
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.deepEqual(given(crew.made[0]), ["library", ["AAAA", "BBBB.", "EEEE."]]);
  assert.deepEqual(engine.progress, { loaded: 40, total: 40 });
  assert.deepEqual(later, [1, 2, 3, 4].map((n) => `folder/payload-snapshot-${n}.js`));
});

test("files that come late all the same make the page turn to the library", async () => {
  const set = scripts();
  const crew = workers(echo);
  const engine = start(set, crew, {}, { now: slow(0, () => (set.asked.at(-1).includes("snapshot") ? 10_000 : 0)) });
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.equal(given(crew.made[0])[0], "library");
});

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
    if (data.boot && nth < 3) post({ failed: { code: nth === 1 ? "engine-boot" : "engine-died", data: {} } });
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
    data.boot && nth === 1 ? post({ failed: { code: "engine-boot", data: { detail: "x" } } }) : echo(data, post)));
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
  const engine = start(scripts(), workers((data, post) => data.boot && post({ ready: true })), { answer: 5 });
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
