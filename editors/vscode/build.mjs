// Bundles the extension: for a machine, for a browser, and the workers in which the browser runs the server.
import { build } from "esbuild";

const common = { bundle: true, minify: true, legalComments: "none", charset: "utf8", outdir: "dist" };
await build({ ...common, entryPoints: ["src/extension.ts"], platform: "node", format: "cjs", target: "node20", external: ["vscode"] });
await build({ ...common, entryPoints: ["src/browser.ts"], platform: "browser", format: "cjs", target: "es2022", external: ["vscode"] });
await build({ ...common, entryPoints: ["src/worker.ts"], platform: "browser", format: "iife", target: "es2022" });
await build({ ...common, entryPoints: ["src/server.ts"], platform: "browser", format: "esm", target: "es2022" });
