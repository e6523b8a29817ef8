// Bundles the page and its worker; what comes out is committed (dist/), so that nobody who installs
// Regola needs node. A test builds it again and compares.
import { build } from "esbuild";
import { copyFile, mkdir } from "node:fs/promises";

await mkdir("dist", { recursive: true });
await build({
  entryPoints: ["src/main.ts", "src/worker.ts", "src/service-worker.ts"],
  outdir: "dist",
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  charset: "utf8",
  external: ["./pyodide/*"],
});
for (const name of ["index.html", "style.css", "rpds.py"]) await copyFile(`src/${name}`, `dist/${name}`);
