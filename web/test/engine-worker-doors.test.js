import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.self = globalThis;
const { INSIDE, files } = await import("../worker/doors.js");

test("only posted files are fetched", async () => {
  files.set("some.wasm", Promise.resolve(new Uint8Array([1, 2])));
  const response = await fetch(`${INSIDE}some.wasm`);
  assert.equal(response.headers.get("Content-Type"), "application/wasm");
  assert.deepEqual(new Uint8Array(await response.arrayBuffer()), new Uint8Array([1, 2]));
  for (const address of [`${INSIDE}other.wasm`, "https://example.org/some.wasm", "some.wasm", "data:,x"]) {
    await assert.rejects(fetch(address), TypeError);
  }
});

test("no script is imported", () => {
  assert.throws(() => importScripts("data:text/javascript,"));
});
