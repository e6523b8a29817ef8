// The files of a test, in memory, where VS Code for the web has no disk.
const vscode = require("vscode");
const files = new Map(Object.entries(FILES).map(([name, text]) => [`/pond/${name}`, new TextEncoder().encode(text)]));
const changed = new vscode.EventEmitter();
const provider = {
  onDidChangeFile: changed.event,
  watch: () => new vscode.Disposable(() => {}),
  stat(uri) {
    const data = files.get(uri.path);
    const isFolder = [...files.keys()].some((name) => name.startsWith(`${uri.path.replace(/\/$/, "")}/`));
    if (!data && !isFolder) throw vscode.FileSystemError.FileNotFound(uri);
    return { type: data ? 1 : 2, ctime: 0, mtime: data ? data.length : 0, size: data ? data.length : 0 };
  },
  readDirectory: (uri) =>
    [...files.keys()].filter((name) => name.startsWith(`${uri.path}/`)).map((name) => [name.slice(uri.path.length + 1), 1]),
  readFile(uri) {
    const data = files.get(uri.path);
    if (!data) throw vscode.FileSystemError.FileNotFound(uri);
    return data;
  },
  writeFile(uri, data) {
    const type = files.has(uri.path) ? 1 : 2;
    files.set(uri.path, data);
    changed.fire([{ type, uri }]);
  },
  createDirectory() {},
  delete: (uri) => files.delete(uri.path),
  rename() {},
};
exports.activate = (context) => {
  context.subscriptions.push(vscode.workspace.registerFileSystemProvider("memory", provider));
};
