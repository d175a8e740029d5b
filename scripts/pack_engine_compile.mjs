// Compile the standard library and the engine to the bytecode of Pyodide's own Python, by pyodide-build's py-compile.
// That command compiles with the Python it runs on, so it runs inside Pyodide; the Python of this machine may be older.
// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bootPyodide, python, root, runtime } from "./pack_engine_pyodide.mjs";

/** The list of what pip installs for Pyodide's Python. */
export const requirements = join(root, "requirements-pyodide.txt");

/** Installs the list into `folder`, unless it is installed there already. @param {string} folder */
async function installRequirements(folder) {
  const stamp = join(folder, "requirements-installed.txt");
  const wanted = await readFile(requirements, "utf8");
  if (existsSync(stamp) && (await readFile(stamp, "utf8")) === wanted) return;
  await rm(folder, { recursive: true, force: true });
  const venv = join(root, ".venv", "bin", "python");
  const command = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
  // Without --ignore-requires-python pip compares with the Python of this machine and refuses.
  const options = "--quiet --disable-pip-version-check --no-deps --no-compile --only-binary=:all: --ignore-requires-python --python-version 3.14";
  const pip = spawnSync(command, ["-m", "pip", "install", ...options.split(" "), "--target", folder, "-r", requirements], {
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (pip.status !== 0) throw new Error(`pip (${command}) could not install requirements-pyodide.txt:\n${pip.stderr ?? pip.error}`);
  await writeFile(stamp, wanted);
}

/**
 * Boots Pyodide with pyodide-build and our archive functions in reach.
 *
 * @param {string} build folder of the build
 * @param {Parameters<typeof bootPyodide>[0]} options
 */
async function bootCompiler(build, options) {
  const packages = join(build, "packages");
  await installRequirements(packages);
  return bootPyodide({
    ...options,
    folders: { "/packages": packages, "/scripts": join(root, "scripts"), "/build": build, ...options?.folders },
    path: ["/packages", "/scripts"],
  });
}

/**
 * Compiles the whole standard library without docstrings and asserts.
 *
 * @param {string} build folder of the build
 * @param {string} target name of the archive to write into it
 */
export async function compileLibrary(build, target) {
  await mkdir(build, { recursive: true });
  const pyodide = await bootCompiler(build, { env: { PYTHONOPTIMIZE: "2" } });
  await copyFile(join(runtime, "python_stdlib.zip"), join(build, target));
  python(pyodide, `import pathlib, pack_engine_archives as archives; archives.compile_archive(pathlib.Path("/build/${target}")); None`);
  await rm(join(build, `${target}.old`)); // pyodide-build keeps its source beside an archive of the same name
}

/**
 * Makes and compiles the wheel of the engine; docstrings and asserts stay.
 *
 * @param {string} build folder of the build
 * @param {string} library name in it of the compiled standard library, with which Pyodide boots faster
 * @returns {Promise<{name: string, version: string, file: string, imports: string[]}>} the compiled wheel, in the
 *   folder `build`/wheel, and the modules that it must find
 */
export async function compileEngine(build, library) {
  const wheels = join(build, "wheel");
  await rm(wheels, { recursive: true, force: true });
  await mkdir(wheels);
  const folders = { "/engine": join(root, "engine") };
  const pyodide = await bootCompiler(build, { library: join(build, library), folders });
  return python(
    pyodide,
    `
import json, pathlib, pack_engine_archives as archives
engine = pathlib.Path("/engine", archives.ENGINE)
version = archives.engine_version(engine)
wheel = archives.compile_archive(archives.engine_wheel(engine, version, pathlib.Path("/build/wheel")))
imports = archives.engine_imports(engine)
json.dumps({"name": archives.ENGINE, "version": version, "file": wheel.name, "imports": imports})`,
  );
}
