import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "../src/engine.js";

const BASE = "folder/";
const FILES = {
  "engine-worker.js": "function(){}",
  "payload-wasm-1.js": '"AAAA"',
  "payload-wasm-2.js": '"BBBB"',
};

/** Scripts as the packer writes them; `change` gives another script, or null for one that does not come. */
function scripts(change = () => undefined) {
  const asked = [];
  const manifest = Object.keys(FILES).map((file, index) => ({ file, part: index ? "wasm" : null, bytes: 10 }));
  const values = { ...FILES, "engine-manifest.js": JSON.stringify(manifest) };
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
  else post({ id: data.id, answer: data.request });
}

const start = (scriptSet, workerSet, limits) =>
  createEngine({ baseUrl: BASE, loadScript: scriptSet.loadScript, Worker: workerSet.Worker, limits });

test("a request starts the engine, and the payload arrives in order", async () => {
  const crew = workers(echo);
  const engine = start(scripts(), crew);
  assert.equal(engine.state, "off");
  const states = [];
  engine.onChange(({ state, progress }) => states.push(`${state} ${progress.loaded}/${progress.total}`));
  assert.deepEqual(await engine.ask({ ask: "deal" }), { ask: "deal" });
  assert.deepEqual(states, ["loading 0/0", "loading 0/30", "loading 10/30", "loading 20/30", "loading 30/30", "ready 30/30"]);
  assert.deepEqual(crew.made[0].heard[0], { boot: { wasm: ["AAAA", "BBBB"] } });
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
  assert.ok(crew.made.length === 2 && crew.made.every(({ terminated }) => terminated));
});

test("a worker that dies at work is replaced and asked again", async () => {
  const crew = workers((data, post, nth, worker) => {
    if (data.boot || nth > 1) echo(data, post);
    else worker.dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
  });
  const engine = start(scripts(), crew);
  assert.deepEqual(await engine.ask({ a: 1 }), { a: 1 });
  assert.equal(crew.made.length, 2);
});

test("a worker that dies each time fails, with all that waits", async () => {
  const engine = start(scripts(), workers((data, post) =>
    data.boot ? post({ ready: true }) : post({ failed: { code: "engine-died", data: {} } })));
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
