// The replay of benchmarks/engine_speed.py in Pyodide: for each number on the input, so many replays, and the
// CPU seconds they took on the output.
// @ts-check
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bootPyodide, root } from "../scripts/pack_engine_pyodide.mjs";

const pyodide = await bootPyodide({ folders: { "/engine": join(root, "engine") }, path: ["/engine"] });
const record = await readFile(join(root, "engine", "amerikaner", "hands", "seven-hearts.made.hand"), "utf8");
const answer = pyodide.pyimport("amerikaner.service").answer_json;
const request = JSON.stringify({ ask: "replay", record });

console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  for (let times = Number(line); times > 0; times -= 1) answer(request);
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1e6);
}
process.exit(0);
