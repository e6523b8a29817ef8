// Starts `regola lsp` and lets VS Code talk to it; all that it says comes from there.

import { execFile } from "node:child_process";
import { dirname } from "node:path";
import {
  commands,
  env,
  Uri,
  ViewColumn,
  window,
  workspace,
  type ExtensionContext,
  type OutputChannel,
} from "vscode";
import { LanguageClient, type ClientCapabilities, type StaticFeature } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

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

async function start(): Promise<void> {
  const settings = workspace.getConfiguration("regola");
  const command = settings.get<string>("path", "regola");
  const args = ["--lang", settings.get<string>("language", "en"), "lsp", "--stdio"];
  client = new LanguageClient(
    "regola",
    "Regola",
    { command, args },
    {
      documentSelector: [
        { language: "regola", scheme: "file" },
        { language: "regola", scheme: "untitled" },
      ],
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/{*.regola,pack.yaml,*.po}") },
    },
  );
  client.registerFeature(contents);
  try {
    await client.start();
  } catch (fault) {
    void window.showErrorMessage(
      `Regola: ${command} did not start. Install it with: pip install "regola[lsp]" (${String(fault)})`,
    );
  }
}

async function stop(): Promise<void> {
  await client?.stop();
  client = undefined;
}

let output: OutputChannel | undefined;

/** Run the command line in a folder; what it says is shown, and returned where all went well. */
function run(words: string[], folder: string): Promise<string | undefined> {
  const settings = workspace.getConfiguration("regola");
  const command = settings.get<string>("path", "regola");
  const all = ["--lang", settings.get<string>("language", "en"), ...words];
  output ??= window.createOutputChannel("Regola");
  const shown = output;
  return new Promise((done) => {
    // Without a shell: what somebody types is a word, whatever it holds.
    execFile(command, all, { cwd: folder }, (fault, told, wrong) => {
      shown.append(`${told}${wrong}`);
      if (fault) shown.show(true);
      done(fault ? undefined : told);
    });
  });
}

function folder(): string | undefined {
  const open = window.activeTextEditor?.document.uri;
  return open?.scheme === "file" ? dirname(open.fsPath) : workspace.workspaceFolders?.[0]?.uri.fsPath;
}

async function begin(): Promise<void> {
  const place = folder();
  const kind = place && (await window.showInputBox({ prompt: "race, power, tile, monster, …" }));
  const name = kind && (await window.showInputBox({ prompt: env.language.startsWith("it") ? "Nome" : "Name" }));
  if (!place || !kind || !name) return;
  const told = await run(["new", "--yes", "--", kind, name], place);
  const file = told && /\S+\.regola/.exec(told)?.[0];
  if (file) await window.showTextDocument(Uri.joinPath(Uri.file(place), file));
}

async function test(): Promise<void> {
  const open = window.activeTextEditor?.document;
  if (!open || open.uri.scheme !== "file") return;
  await open.save();
  await run(["test", open.uri.fsPath], dirname(open.uri.fsPath));
  output?.show(true);
}

/** Ask the server for something of the text at hand. */
function asked<Answer>(command: string, ...more: unknown[]): Promise<Answer | null> | undefined {
  const open = window.activeTextEditor?.document;
  if (!open || !client) return undefined;
  const uri = client.code2ProtocolConverter.asUri(open.uri);
  return client.sendRequest("workspace/executeCommand", { command, arguments: [uri, ...more] });
}

async function showText(): Promise<void> {
  const content = await asked<string>("regola.text");
  if (!content) return;
  const shown = await workspace.openTextDocument({ language: "markdown", content });
  await window.showTextDocument(shown, ViewColumn.Beside, true);
}

async function showCard(): Promise<void> {
  const page = await asked<string>("regola.card", window.activeTextEditor?.selection.active.line ?? 0);
  if (!page) return;
  const panel = window.createWebviewPanel("regola.card", "Regola", { viewColumn: ViewColumn.Beside, preserveFocus: true });
  panel.webview.html = page;
}

export async function activate(context: ExtensionContext): Promise<void> {
  const restart = async (): Promise<void> => {
    await stop();
    await start();
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
  await start();
}

export function deactivate(): Promise<void> {
  return stop();
}
