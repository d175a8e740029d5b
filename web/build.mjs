// Bundles what the reader touches into classic scripts: module scripts do not load by file://. Pages with tasks load one
// of their own, so that the others stay light.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

await build({
  absWorkingDir: root,
  entryPoints: { app: "web/src/app.js", tasks: "web/src/tasks-app.js", practice: "web/src/practice-app.js" },
  outdir: "docs/assets/built",
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
});
