// Reduce the standard library to what the engine uses, and try whether the engine answers with it as with the full one.
// @ts-check
import { join } from "node:path";
import { bootPyodide, python, root } from "./pack_engine_pyodide.mjs";

/**
 * Boots Pyodide with a library and the compiled engine and lets the engine answer a session.
 *
 * @param {string} build folder of the build
 * @param {string} library archive of the standard library
 * @param {{file: string}} wheel the compiled engine in the folder `build`/wheel
 */
async function answerSession(build, library, wheel) {
  const pyodide = await bootPyodide({
    library,
    folders: { "/build": build, "/scripts": join(root, "scripts") },
    path: ["/scripts", `/build/wheel/${wheel.file}`],
  });
  const answers = python(
    pyodide,
    `
import json, pack_engine_session as session
json.dumps(session.answers())`,
  );
  return { pyodide, answers };
}

/**
 * Writes the reduced library.
 *
 * @param {string} build folder of the build
 * @param {string} full file name in `build` of the whole compiled library
 * @param {{file: string, imports: string[]}} wheel the compiled engine and the modules that it names
 * @param {string} reduced file name in `build` of the archive to write
 * @returns {Promise<string>} what the engine answers in the session, as JSON
 */
export async function reduceLibrary(build, full, wheel, reduced) {
  const whole = await answerSession(build, join(build, full), wheel);
  // The list is taken before the archive functions come in: what those import is no need of the engine.
  python(
    whole.pyodide,
    `
members = session.used_library(${JSON.stringify(wheel.imports)})
import pathlib, pack_engine_archives
pack_engine_archives.reduce_library(pathlib.Path("/build/${full}"), pathlib.Path("/build/${reduced}"), members)
None`,
  );
  const small = await answerSession(build, join(build, reduced), wheel);
  const answers = JSON.stringify(small.answers);
  if (answers !== JSON.stringify(whole.answers)) {
    throw new Error("the engine answers otherwise with the reduced library than with the full one");
  }
  return answers;
}
