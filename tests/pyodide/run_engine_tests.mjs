// Run the engine's tests inside Pyodide on the packed library and engine:
// node tests/pyodide/run_engine_tests.mjs [PYTEST ARGUMENTS]
// @ts-check
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bootPyodide, root } from "../../scripts/pack_engine_pyodide.mjs";

const build = join(root, "build", "engine");
const { wheel } = JSON.parse(await readFile(join(build, "compiled.json"), "utf8"));

const pyodide = await bootPyodide({
  library: join(build, "library-reduced.zip"),
  env: {
    CI: "1",
    PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1",
    PYTHONPYCACHEPREFIX: "/build/bytecode-of-tests",
  },
  folders: { "/build": build, "/packages": join(build, "packages"), "/repository": root },
  path: [`/build/wheel/${wheel.file}`, "/packages", "/repository/tests/pyodide"],
});
pyodide.FS.chdir("/repository");
pyodide.FS.writeFile("/full-library.zip", await readFile(join(build, "library-full.zip")));
const options = ["-q", "-p", "no:cacheprovider", "-o", "pythonpath=", "--rootdir=/repository", ...process.argv.slice(2)];
try {
  const run = pyodide.pyimport("engine_tests").run;
  process.exit(run("/full-library.zip", pyodide.toPy(options)));
} catch (error) {
  // The stack of such an error quotes a line of a megabyte.
  console.error(String(/** @type {Error} */ (error).message).slice(-4000));
  process.exit(1);
}
