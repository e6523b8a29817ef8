// Regola in the browser: Python comes from the folder that the page lies in, never from elsewhere.

type Listed = { digest: string; files: { name: string; size: number }[] };

const needed = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "regola.zip"];
const compiled = "compiled.zip";
const KEPT = "compiled-regola-";
const QUIET = 6_000;
let session: { answer: (text: string) => string };

async function fetched(name: string, grown: (bytes: number) => void): Promise<Uint8Array> {
  const response = await fetch(name);
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const parts: Uint8Array[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    grown(value.length);
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function begin(): Promise<void> {
  const listed: Listed = await (await fetch("files.json")).json();
  const sizes = new Map(listed.files.map((one) => [one.name, one.size]));
  const total = needed.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  let loaded = 0;
  const grown = (bytes: number): void => {
    loaded += bytes;
    postMessage({ sort: "progress", loaded, total });
  };
  // Fetched by the page itself for the sake of its progress; what loads them again has them kept.
  const [, , archive] = await Promise.all(needed.map((name) => fetched(name, grown)));
  // @ts-expect-error: it lies beside the page once that is laid together
  const { loadPyodide } = await import("./pyodide/pyodide.mjs");
  const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
  python.FS.mkdirTree("/regola");
  python.unpackArchive(archive, "zip", { extractDir: "/regola" });
  const before = await kept(listed.digest);
  if (before) python.unpackArchive(before, "zip", { extractDir: "/regola" });
  python.runPython(DATED);
  session = python.runPython(
    "import sys; sys.path.insert(0, '/regola')\n" +
      "from regola.workbench.session import Session\nSession()",
  );
  postMessage({ sort: "ready" });
  // Not before somebody has seen what is wrong: it takes a second in which nothing is answered.
  if (!before) setTimeout(() => void keep(listed.digest, () => python.runPython(COLLECTED).toJs()), QUIET);
}

// What Python compiles is kept, as the files of the page are, and the next visit begins without
// that. It is valid for sources of one date, whenever they were laid out.
const DATED = `
import os, sys
sys.dont_write_bytecode = False
for folder, _, names in os.walk("/regola"):
    for name in names:
        if name.endswith(".py"):
            os.utime(os.path.join(folder, name), (0, 0))
`;
const COLLECTED = `
import io, os, zipfile
from regola.editor import beginnings, cards
from regola.workbench import boards, gallery, games, pictures
whole = io.BytesIO()
with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
    for folder, _, names in os.walk("/regola"):
        for name in names:
            if name.endswith(".pyc"):
                path = os.path.join(folder, name)
                archive.write(path, os.path.relpath(path, "/regola"))
whole.getvalue()
`;

/** Where a page is shown without encryption, browsers keep nothing, and it begins as for the first time. */
async function kept(digest: string): Promise<Uint8Array | null> {
  const found = "caches" in globalThis ? await caches.match(compiled, { cacheName: KEPT + digest }) : null;
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

async function keep(digest: string, collected: () => Uint8Array): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    for (const name of await caches.keys()) {
      if (name.startsWith(KEPT)) await caches.delete(name);
    }
    const cache = await caches.open(KEPT + digest);
    await cache.put(compiled, new Response(collected() as BlobPart));
  } catch {
    // There is no room for it: the page works without.
  }
}

onmessage = ({ data }: MessageEvent<{ number: number; text: string }>) => {
  postMessage({ sort: "answer", number: data.number, text: session.answer(data.text) });
};

begin().catch((fault: unknown) => postMessage({ sort: "broken", message: String(fault) }));
export {};
