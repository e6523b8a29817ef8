// Regola in the browser: Python comes from the folder that the page lies in, never from elsewhere.

type Listed = { files: { name: string; size: number }[] };

const needed = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "regola.zip"];
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
  session = python.runPython(
    "import sys; sys.path.insert(0, '/regola')\n" +
      "from regola.workbench.session import Session\nSession()",
  );
  postMessage({ sort: "ready" });
}

onmessage = ({ data }: MessageEvent<{ number: number; text: string }>) => {
  postMessage({ sort: "answer", number: data.number, text: session.answer(data.text) });
};

begin().catch((fault: unknown) => postMessage({ sort: "broken", message: String(fault) }));
export {};
