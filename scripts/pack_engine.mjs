// Pack the engine and the Python that runs it for the browser: node scripts/pack_engine.mjs
//
// Writes docs/assets/built/engine/. What did not change since the last time is taken from build/engine/; the same
// inputs give the same bytes.
// @ts-check
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { sha256, writeBundle } from "./pack_engine_bundle.mjs";
import { compileEngine, compileLibrary, requirements } from "./pack_engine_compile.mjs";
import { reduceLibrary } from "./pack_engine_library.mjs";
import { PYODIDE_VERSION, emptyLock, root, runtime } from "./pack_engine_pyodide.mjs";
import { answersFrom, takeSnapshot } from "./pack_engine_snapshot.mjs";

const build = join(root, "build", "engine");
const target = join(root, "docs", "assets", "built", "engine");

/** The standard library in `build`: compiled, and of that what the engine needs. */
const FULL = "library-full.zip";
const REDUCED = "library-reduced.zip";

/** The memory with the engine imported, in `build`. */
const SNAPSHOT = "snapshot.bin";

/** Digest of files, by name and content; missing ones are told apart from empty ones. @param {string[]} paths */
async function digest(paths) {
  const lines = [];
  for (const path of paths) {
    lines.push(`${relative(root, path)} ${existsSync(path) ? sha256(await readFile(path)) : "missing"}\n`);
  }
  return sha256(lines.join(""));
}

/** @param {string} folder @param {string} ending */
async function filesIn(folder, ending) {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith(ending)).sort().map((name) => join(folder, name));
}

/** @param {string[]} names */
const scripts = (...names) => names.map((name) => join(root, "scripts", name));

/** What a step noted when it last ran, if it ran with these inputs. @param {string} step @param {string} key */
async function noted(step, key) {
  const path = join(build, `${step}.json`);
  if (!existsSync(path)) return null;
  const note = JSON.parse(await readFile(path, "utf8"));
  return note.key === key ? note : null;
}

/** @param {string} step @param {object} note */
async function note(step, note) {
  await writeFile(join(build, `${step}.json`), `${JSON.stringify(note, null, 1)}\n`);
}

async function pack() {
  const { version } = JSON.parse(await readFile(join(runtime, "package.json"), "utf8"));
  if (version !== PYODIDE_VERSION) throw new Error(`pyodide ${PYODIDE_VERSION} is needed, ${version} is installed`);
  await mkdir(build, { recursive: true });

  const compiler = scripts("pack_engine_pyodide.mjs", "pack_engine_compile.mjs", "pack_engine_archives.py");
  const libraryKey = await digest([...compiler, requirements, join(runtime, "python_stdlib.zip")]);
  if (!(await noted("library", libraryKey))) {
    await compileLibrary(build, FULL);
    await note("library", { key: libraryKey });
  }

  const engine = await filesIn(join(root, "engine", "amerikaner"), ".py");
  const reducer = scripts("pack_engine.mjs", "pack_engine_library.mjs", "pack_engine_session.py");
  const engineKey = sha256(libraryKey + (await digest([...engine, ...reducer])));
  let compiled = await noted("compiled", engineKey);
  if (!compiled) {
    const wheel = await compileEngine(build, FULL);
    const answers = await reduceLibrary(build, FULL, wheel, REDUCED);
    compiled = { key: engineKey, wheel, answers: sha256(answers) };
    await note("compiled", compiled);
  }

  const runs = ["pyodide.asm.mjs", "pyodide.asm.wasm"].map((file) => join(runtime, file));
  const taker = [...scripts("pack_engine_snapshot.mjs"), join(root, "web", "worker", "snapshot.js")];
  const snapshotKey = sha256(engineKey + (await digest([...taker, ...runs])));
  if (!(await noted("snapshot", snapshotKey))) {
    await writeFile(join(build, SNAPSHOT), await takeSnapshot(build, join(build, REDUCED), compiled.wheel));
    if (sha256(await answersFrom(join(build, SNAPSHOT))) !== compiled.answers) {
      throw new Error("the engine answers otherwise from the snapshot than with the library");
    }
    await note("snapshot", { key: snapshotKey });
  }

  const worker = await filesIn(join(root, "web", "worker"), ".js");
  const bundler = scripts("pack_engine_bundle.mjs");
  const bundleKey = sha256(snapshotKey + (await digest([...worker, ...bundler])));
  const bundled = await noted("bundled", bundleKey);
  if (bundled && (await digest(bundled.files.map((file) => join(target, file)))) === bundled.digest) return;

  const { name, file } = compiled.wheel;
  const wheel = await readFile(join(build, "wheel", file));
  const lock = await emptyLock();
  lock.packages[name] = {
    name,
    version: compiled.wheel.version,
    file_name: file,
    install_dir: "site",
    sha256: sha256(wheel),
    package_type: "package",
    imports: [name],
    depends: [],
  };
  await writeFile(join(build, "engine-lock.json"), `${JSON.stringify(lock, null, 1)}\n`);
  const files = await writeBundle(target, lock, {
    wasm: await readFile(join(runtime, "pyodide.asm.wasm")),
    library: await readFile(join(build, REDUCED)),
    wheel,
    wheelName: file,
    snapshot: await readFile(join(build, SNAPSHOT)),
  });
  await note("bundled", { key: bundleKey, files, digest: await digest(files.map((written) => join(target, written))) });
  let bytes = 0;
  for (const written of files) bytes += (await stat(join(target, written))).size;
  console.log(`packed ${name} ${compiled.wheel.version} into ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
}

try {
  await pack();
} catch (error) {
  console.error(`pack_engine: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
}
