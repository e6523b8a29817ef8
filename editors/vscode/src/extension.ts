// On a machine: `regola lsp` is started, and VS Code talks to it.

import { workspace, type ExtensionContext } from "vscode";
import type { LanguageClientOptions } from "vscode-languageclient";
import { LanguageClient } from "vscode-languageclient/node";
import { begun, FILES } from "./shared";

export { deactivate } from "./shared";

async function made(spoken: string, options: LanguageClientOptions): Promise<LanguageClient> {
  const command = workspace.getConfiguration("regola").get<string>("path", "regola");
  return new Started(command, ["--lang", spoken, "lsp", "--stdio"], {
    ...options,
    documentSelector: [
      { language: "regola", scheme: "file" },
      { language: "regola", scheme: "untitled" },
    ],
    synchronize: { fileEvents: workspace.createFileSystemWatcher(FILES) },
  });
}

/** A client whose server may not be installed: then it says how that is done. */
class Started extends LanguageClient {
  constructor(private readonly command: string, args: string[], options: LanguageClientOptions) {
    super("regola", "Regola", { command, args }, options);
  }

  override async start(): Promise<void> {
    try {
      await super.start();
    } catch (fault) {
      throw new Error(`${this.command} did not start. Install it with: pip install "regola[lsp]" (${String(fault)})`);
    }
  }
}

export function activate(context: ExtensionContext): Promise<void> {
  return begun(context, made);
}
