// Starts `regola lsp` and lets VS Code talk to it; all that it says comes from there.

import { commands, window, workspace, type ExtensionContext } from "vscode";
import { LanguageClient } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

async function start(): Promise<void> {
  const settings = workspace.getConfiguration("regola");
  const command = settings.get<string>("path", "regola");
  const args = ["--lang", settings.get<string>("language", "en"), "lsp", "--stdio"];
  client = new LanguageClient(
    "regola",
    "Regola",
    { command, args },
    {
      documentSelector: [{ language: "regola" }],
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/{*.regola,pack.yaml,*.po}") },
    },
  );
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

export async function activate(context: ExtensionContext): Promise<void> {
  const restart = async (): Promise<void> => {
    await stop();
    await start();
  };
  context.subscriptions.push(
    commands.registerCommand("regola.restart", restart),
    workspace.onDidChangeConfiguration((changed) => {
      if (changed.affectsConfiguration("regola")) void restart();
    }),
  );
  await start();
}

export function deactivate(): Promise<void> {
  return stop();
}
