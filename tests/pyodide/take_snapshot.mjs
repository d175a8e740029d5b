// Take the snapshot once more from what was built, and print its SHA-256: node tests/pyodide/take_snapshot.mjs
// @ts-check
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../../scripts/pack_engine_bundle.mjs";
import { root } from "../../scripts/pack_engine_pyodide.mjs";
import { takeSnapshot } from "../../scripts/pack_engine_snapshot.mjs";

const build = join(root, "build", "engine");
const { wheel } = JSON.parse(await readFile(join(build, "compiled.json"), "utf8"));
console.log(sha256(await takeSnapshot(build, join(build, "library-reduced.zip"), wheel)));
