// Pyodide under Node, as the steps of packing need it.
// @ts-check
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

/** Root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folder of the runtime as npm installed it. */
export const runtime = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/** The release that everything here was measured with; another one may boot differently. */
export const PYODIDE_VERSION = "314.0.7";

/** Environment under which the bytecode is the same each time: order of sets, dates in archives. */
const REPEATABLE = { PYTHONHASHSEED: "0", SOURCE_DATE_EPOCH: "315532800" };

/** Lock of the runtime without the packages of the full distribution: nothing is ever loaded by name. */
export async function emptyLock() {
  const { info } = JSON.parse(await readFile(join(runtime, "pyodide-lock.json"), "utf8"));
  return { info, packages: {} };
}

/**
 * Boots Pyodide with a chosen standard library.
 *
 * @param {{library?: string, env?: Record<string, string>, folders?: Record<string, string>, path?: string[], pyodide?: object}} options
 *   library: archive in place of the full one; folders: folders of this machine by their place inside;
 *   path: what else Python imports from; pyodide: more options of `loadPyodide`
 */
export async function bootPyodide({ library, env = {}, folders = {}, path = [], pyodide: more = {} } = {}) {
  const pyodide = await loadPyodide({
    indexURL: `${runtime}/`,
    stdLibURL: library ?? join(runtime, "python_stdlib.zip"),
    lockFileContents: /** @type {any} */ (await emptyLock()),
    env: { ...REPEATABLE, ...env },
    ...more,
  });
  for (const [inside, outside] of Object.entries(folders)) {
    pyodide.FS.mkdirTree(inside);
    pyodide.mountNodeFS(inside, outside);
  }
  if (path.length > 0) {
    const sys = pyodide.pyimport("sys");
    for (const entry of path) sys.path.append(entry);
    sys.destroy();
  }
  return pyodide;
}

/**
 * Runs Python and returns the value of its last expression, carried as JSON.
 *
 * @param {Awaited<ReturnType<typeof bootPyodide>>} pyodide
 * @param {string} code
 */
export function python(pyodide, code) {
  try {
    return JSON.parse(pyodide.runPython(code) ?? "null");
  } catch (error) {
    // The stack of such an error quotes a line of a megabyte; only Python's own words help.
    throw new Error(String(/** @type {Error} */ (error).message).slice(-4000));
  }
}
