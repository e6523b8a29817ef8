// The server in a browser: Python and Regola come from the extension's own folder, never from elsewhere.

type File = { path: string; data: Uint8Array | null };
type Told = { sort: "start"; spoken: string; folder: string } | { sort: "files"; files: File[] };
type Python = {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): (spoken: string, post: (text: string) => void) => (text: string) => void;
};

let python: Python | undefined;
let hear: ((text: string) => void) | undefined;
const waiting: unknown[] = [];

async function start(spoken: string, folder: string): Promise<void> {
  const module = (await import(`${folder}pyodide/pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  const [loaded, archive] = await Promise.all([
    module.loadPyodide({ indexURL: `${folder}pyodide/` }),
    fetch(`${folder}regola.zip`).then((one) => one.arrayBuffer()),
  ]);
  loaded.FS.mkdirTree("/regola");
  loaded.unpackArchive(archive, "zip", { extractDir: "/regola" });
  const listener = loaded.runPython(
    "import sys; sys.path.insert(0, '/regola')\nfrom regola.language_server.in_page import listener\nlistener",
  );
  python = loaded;
  hear = listener(spoken, (text) => postMessage(JSON.parse(text)));
  for (const one of waiting.splice(0)) take(one);
}

function lay(disk: Python["FS"], { path, data }: File): void {
  if (data) {
    disk.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    disk.writeFile(path, data);
    return;
  }
  try {
    disk.unlink(path);
  } catch {
    // It was not there.
  }
}

/** Files are for the disk of Python, all else is for the server; both in the order in which they came. */
function take(data: unknown): void {
  const told = data as Partial<Told>;
  if (!python || !hear) waiting.push(data);
  else if (told.sort === "files") for (const one of told.files ?? []) lay(python.FS, one);
  else hear(JSON.stringify(data));
}

/** Where Python does not start, whoever opened the file hears why. */
function tell(fault: unknown): void {
  const message = `Regola: ${String(fault)}`;
  postMessage({ jsonrpc: "2.0", method: "window/showMessage", params: { type: 1, message } });
}

onmessage = ({ data }: MessageEvent<Told>) => {
  if (data.sort === "start") start(data.spoken, data.folder).catch(tell);
  else take(data);
};
