// In a browser: the server runs in a worker, and sees the files that VS Code hands over.

import { FileChangeType, FileType, Uri, workspace, type ExtensionContext } from "vscode";
import type { FileEvent, LanguageClientOptions } from "vscode-languageclient";
import { LanguageClient } from "vscode-languageclient/browser";
import { begun, FILES } from "./shared";

export { deactivate } from "./shared";

const OF_PACKS = /\.(regola|po)$|^pack\.yaml$/;
const LEFT_OUT = /^\.|^node_modules$/;
const MOST_FOLDERS = 2_000;

/** Where the server sees a file: whatever brings it, for Python it lies in a folder of a disk. */
function asPath(uri: Uri): string {
  return `/${uri.scheme}/${encodeURIComponent(uri.authority) || "-"}${uri.path}`;
}

function asAddress(uri: Uri): string {
  return uri.scheme === "regola" ? uri.toString() : Uri.file(asPath(uri)).toString();
}

function asUri(address: string): Uri {
  const found = Uri.parse(address);
  if (found.scheme !== "file") return found;
  const [, scheme = "", authority = "", ...path] = found.path.split("/");
  return Uri.from({ scheme, authority: authority === "-" ? "" : decodeURIComponent(authority), path: `/${path.join("/")}` });
}

async function bytes(uri: Uri): Promise<Uint8Array | null> {
  try {
    return await workspace.fs.readFile(uri);
  } catch {
    return null;
  }
}

/** The files of packs in what is open. A search would wait for ever where nobody has brought one. */
async function files(): Promise<Uri[]> {
  const found: Uri[] = [];
  const folders = (workspace.workspaceFolders ?? []).map((one) => one.uri);
  for (let at = 0; at < folders.length && at < MOST_FOLDERS; at += 1) {
    const here = folders[at]!;
    for (const [name, type] of await workspace.fs.readDirectory(here)) {
      const uri = Uri.joinPath(here, name);
      if (type === FileType.Directory && !LEFT_OUT.test(name)) folders.push(uri);
      else if (type === FileType.File && OF_PACKS.test(name)) found.push(uri);
    }
  }
  return found;
}

function maker(context: ExtensionContext) {
  return async (spoken: string, options: LanguageClientOptions): Promise<LanguageClient> => {
    const at = (name: string): string => Uri.joinPath(context.extensionUri, "dist", name).toString(true);
    const worker = new Worker(at("worker.js"));
    const lay = async (uris: readonly Uri[]): Promise<void> => {
      const files = await Promise.all(uris.map(async (uri) => ({ path: asPath(uri), data: await bytes(uri) })));
      worker.postMessage({ sort: "files", files });
    };
    worker.postMessage({ sort: "start", spoken, program: at("server.js"), folder: at("server/") });
    await lay(await files());
    const told: LanguageClientOptions = {
      ...options,
      uriConverters: { code2Protocol: asAddress, protocol2Code: asUri },
      synchronize: { fileEvents: workspace.createFileSystemWatcher(FILES) },
      middleware: {
        workspace: {
          // What has changed is laid before the server hears of it.
          async didChangeWatchedFile(event: FileEvent, next: (event: FileEvent) => Promise<void>): Promise<void> {
            const uri = asUri(event.uri);
            if (event.type === FileChangeType.Deleted) worker.postMessage({ sort: "files", files: [{ path: asPath(uri), data: null }] });
            else await lay([uri]);
            await next(event);
          },
        },
      },
    };
    return new LanguageClient("regola", "Regola", told, worker);
  };
}

export function activate(context: ExtensionContext): Promise<void> {
  return begun(context, maker(context));
}
