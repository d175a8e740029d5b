// Make the packed files of worker, runtime, library and engine. All but the worker are there in two forms. Bytes are
// fetched; the name of the file is made from them, so that it can be kept for good. Classic scripts load on file:// too,
// where nothing can be fetched: each hands over what it holds with `amerikanerPack.put(file, build, value)`.
// web/src/engine.js receives both. The worker's script runs by itself where there is nothing to hand it over to.
// @ts-check
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { PYODIDE_VERSION, root, runtime } from "./pack_engine_pyodide.mjs";

const WORKER = "engine-worker.js";
const MANIFEST = "engine-manifest.js";

/** Characters of base64 a payload file holds: small enough for progress in steps, and a multiple of four. */
const PART = 1_000_000;

/** What the licence of the runtime asks to be told. */
const NOTICE = `// Holds Pyodide ${PYODIDE_VERSION} (MPL-2.0), unchanged: https://github.com/pyodide/pyodide\n`;

/** @param {string | Uint8Array} data */
export const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/** @param {Uint8Array} bytes */
function packed(bytes) {
  const archive = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  archive[9] = 255; // the system it was made on, of no interest to anybody, would differ between systems
  return archive;
}

/**
 * Pyodide's two scripts and our worker as one classic script.
 *
 * @param {object} lock the lock that is built in
 */
async function workerScript(lock) {
  await expectShape();
  const { outputFiles } = await build({
    entryPoints: [join(root, "web", "worker", "worker.js")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minifyWhitespace: true,
    legalComments: "inline",
    tsconfigRaw: { compilerOptions: { alwaysStrict: true } }, // modules are strict; one classic script has to say so
    external: ["node:*", "ws"], // in branches of Pyodide that only Node takes
    define: { "import.meta.url": JSON.stringify("mem://engine/") },
    logOverride: { "empty-import-meta": "error" },
    plugins: [
      {
        name: "engine-lock",
        setup(plugins) {
          plugins.onResolve({ filter: /^engine-lock$/ }, () => ({ path: "engine-lock", namespace: "lock" }));
          plugins.onLoad({ filter: /.*/, namespace: "lock" }, () => ({ contents: JSON.stringify(lock), loader: "json" }));
        },
      },
    ],
  });
  return outputFiles[0].text;
}

/** Stops when Pyodide's script is not of the shape that is known to run as a classic one. */
async function expectShape() {
  const script = await readFile(join(runtime, "pyodide.asm.mjs"), "utf8");
  for (const [text, expected] of /** @type {const} */ ([["export default", 1], ["import.meta.url", 3]])) {
    const found = script.split(text).length - 1;
    if (found !== expected) {
      throw new Error(`pyodide.asm.mjs has "${text}" ${found} times, not ${expected}: look whether it still runs as a classic script`);
    }
  }
}

/**
 * Writes the packed files into `target`, in place of all that was there.
 *
 * @param {string} target
 * @param {object} lock
 * @param {{wasm: Uint8Array, snapshot: Uint8Array, library: Uint8Array, wheel: Uint8Array, wheelName: string}} parts
 * @returns {Promise<string[]>} the files written
 */
export async function writeBundle(target, lock, { wasm, snapshot, library, wheel, wheelName }) {
  const worker = await workerScript(lock);
  /** @type {{file: string, part: string, form: string, way: string | null, bytes: number}[]} */
  const manifest = [];
  /** @type {Map<string, Uint8Array | string>} */
  const files = new Map();
  // In the order in which the page loads them. Python starts from the snapshot, or in its place from library and engine.
  const contents = /** @type {const} */ ([
    ["wasm", "pyodide.asm.wasm", null, packed(wasm)],
    ["snapshot", "snapshot.bin", "snapshot", packed(snapshot)],
    ["library", "python_stdlib.zip", "library", packed(library)],
    ["engine", wheelName, "library", packed(wheel)],
  ]);
  // Files of two builds must never meet in one worker (an old one may sit in a cache), so each script carries this.
  const id = sha256([worker, ...contents.map(([, , , bytes]) => bytes)].map((data) => `${sha256(data)}\n`).join("")).slice(0, 16);
  /** @param {string} file @param {string} value */
  const script = (file, value) => `self.amerikanerPack.put("${file}","${id}",${value});\n`;
  files.set(WORKER, `${NOTICE}(self.amerikanerPack?.put??((_,build,run)=>run(build)))("${WORKER}","${id}",(function(BUILD){${worker}\n}));\n`);
  for (const [name, part, way, bytes] of contents) {
    const fetched = `${name}.${sha256(bytes).slice(0, 8)}.bin`;
    files.set(fetched, bytes);
    manifest.push({ file: fetched, part, form: "bytes", way, bytes: bytes.length });
    const text = bytes.toString("base64");
    for (let start = 0; start < text.length; start += PART) {
      const file = `payload-${name}-${start / PART + 1}.js`;
      const put = script(file, `"${text.slice(start, start + PART)}"`);
      files.set(file, put);
      manifest.push({ file, part, form: "script", way, bytes: Buffer.byteLength(put) });
    }
  }
  files.set(MANIFEST, script(MANIFEST, JSON.stringify(manifest)));

  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [file, data] of files) await writeFile(join(target, file), data);
  return [...files.keys()].sort();
}
