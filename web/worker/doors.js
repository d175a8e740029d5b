// The doors of the worker, closed before Pyodide's own code runs (import this first).
// @ts-check

// Where an error comes from is told to nobody, and to look it up in so large a script takes a tenth of a second each time.
Error.stackTraceLimit = 0;

// Nor is there any other way out: over http a worker that is a file of its own is not under the page's policy.
for (const name of ["XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "Worker"]) {
  Reflect.deleteProperty(self, name);
}

/** Base of every address in this worker; none of them leads anywhere. */
export const INSIDE = "mem://engine/";

/** Files that the page has posted or will post. @type {Map<string, Promise<Uint8Array<ArrayBuffer>>>} */
export const files = new Map();

// Pyodide refuses to run in a classic worker and knows it by a working importScripts; but module workers do not start
// from a Blob URL on file:// in every browser, so this one is classic and hides it.
self.importScripts = () => {
  throw new Error("nothing is loaded into this worker");
};

// Pyodide fetches its files: they are answered from the posted bytes, once they have come, and nothing is ever asked of a network.
self.fetch = async (input) => {
  const address = input instanceof Request ? input.url : String(input);
  const bytes = address.startsWith(INSIDE) ? await files.get(address.slice(INSIDE.length)) : undefined;
  if (!bytes) throw new TypeError(`refused: ${address}`);
  const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(bytes, { headers: { "Content-Type": type } });
};
