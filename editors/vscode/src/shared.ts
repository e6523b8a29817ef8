// What the extension does wherever it runs: all that it says comes from the server.

import {
  commands,
  Uri,
  ViewColumn,
  window,
  workspace,
  type ExtensionContext,
  type OutputChannel,
  type QuickPickItem,
  type TextDocument,
} from "vscode";
import type { BaseLanguageClient, ClientCapabilities, LanguageClientOptions, StaticFeature } from "vscode-languageclient";

/** Makes a client that is not started yet. */
export type Made = (spoken: string, options: LanguageClientOptions) => Promise<BaseLanguageClient>;

type Kind = { game: string; kind: string; of: string; said: string };
type Begun = { name: string; text: string; beside: Record<string, string> };

/** Files that belong to a pack, whether they are open or not. */
export const FILES = "**/{*.regola,pack.yaml,*.po}";

let client: BaseLanguageClient | undefined;
let output: OutputChannel | undefined;

/** Texts that lie nowhere are asked of the server: what ships is shown, and cannot be written. */
const contents: StaticFeature = {
  fillClientCapabilities(able: ClientCapabilities): void {
    able.workspace = Object.assign(able.workspace ?? {}, { textDocumentContent: { dynamicRegistration: false } });
  },
  initialize: () => {},
  getState: () => ({ kind: "static" }),
  clear: () => {},
};

async function content(uri: Uri): Promise<string | undefined> {
  const found = await client?.sendRequest<{ text: string }>("workspace/textDocumentContent", { uri: uri.toString() });
  return found?.text;
}

async function start(made: Made): Promise<void> {
  const spoken = workspace.getConfiguration("regola").get<string>("language", "en");
  try {
    client = await made(spoken, { documentSelector: [{ language: "regola" }] });
    client.registerFeature(contents);
    await client.start();
  } catch (fault) {
    void window.showErrorMessage(`Regola: ${String(fault)}`);
  }
}

async function stop(): Promise<void> {
  await client?.stop();
  client = undefined;
}

/** Ask the server for something that it is no question of the protocol for. */
async function ask<Answer>(command: string, ...given: unknown[]): Promise<Answer | undefined> {
  const found = await client?.sendRequest<Answer | null>("workspace/executeCommand", { command, arguments: given });
  return found ?? undefined;
}

/** The text at hand, and its address as the server has it. */
function atHand(): { open: TextDocument; uri: string } | undefined {
  const open = window.activeTextEditor?.document;
  return open && client && { open, uri: client.code2ProtocolConverter.asUri(open.uri) };
}

function folder(): Uri | undefined {
  const open = window.activeTextEditor?.document.uri;
  return open && open.scheme !== "untitled" ? Uri.joinPath(open, "..") : workspace.workspaceFolders?.[0]?.uri;
}

/** Write a file that is not there yet; one that is there stays as it is. */
async function write(place: Uri, text: string): Promise<void> {
  try {
    await workspace.fs.stat(place);
  } catch {
    await workspace.fs.writeFile(place, new TextEncoder().encode(text));
  }
}

async function begin(): Promise<void> {
  const place = folder();
  const kinds = place && (await ask<Kind[]>("regola.kinds", atHand()?.uri ?? ""));
  if (!place || !kinds) return;
  const chosen = await window.showQuickPick(
    kinds.map((one): QuickPickItem & { one: Kind } => ({ label: one.said, description: one.of, one })),
  );
  const name = chosen && (await window.showInputBox({ prompt: chosen.label }));
  if (!chosen || !name) return;
  const called = place.path.split("/").filter(Boolean).at(-1) ?? "";
  const made = await ask<Begun>("regola.begin", chosen.one.game, chosen.one.kind, name, called);
  if (!made) return;
  for (const [file, text] of Object.entries(made.beside)) await write(Uri.joinPath(place, file), text);
  const file = Uri.joinPath(place, made.name);
  await write(file, made.text);
  await window.showTextDocument(file);
}

async function test(): Promise<void> {
  const here = atHand();
  const told = here && (await ask<string>("regola.examples", here.uri));
  if (!told) return;
  output ??= window.createOutputChannel("Regola");
  output.replace(`${told}\n`);
  output.show(true);
}

async function showText(): Promise<void> {
  const here = atHand();
  const told = here && (await ask<string>("regola.text", here.uri));
  if (!told) return;
  const shown = await workspace.openTextDocument({ language: "markdown", content: told });
  await window.showTextDocument(shown, ViewColumn.Beside, true);
}

async function showCard(): Promise<void> {
  const here = atHand();
  const page = here && (await ask<string>("regola.card", here.uri, window.activeTextEditor?.selection.active.line ?? 0));
  if (!page) return;
  const panel = window.createWebviewPanel("regola.card", "Regola", { viewColumn: ViewColumn.Beside, preserveFocus: true });
  panel.webview.html = page;
}

export async function begun(context: ExtensionContext, made: Made): Promise<void> {
  const restart = async (): Promise<void> => {
    await stop();
    await start(made);
  };
  context.subscriptions.push(
    workspace.registerTextDocumentContentProvider("regola", { provideTextDocumentContent: content }),
    commands.registerCommand("regola.restart", restart),
    commands.registerCommand("regola.new", begin),
    commands.registerCommand("regola.test", test),
    commands.registerCommand("regola.showText", showText),
    commands.registerCommand("regola.showCard", showCard),
    workspace.onDidChangeConfiguration((changed) => {
      if (changed.affectsConfiguration("regola")) void restart();
    }),
  );
  await start(made);
}

export function deactivate(): Promise<void> {
  return stop();
}
