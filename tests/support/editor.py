"""An editor of tests, which talks to `regola lsp` over its wire."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient
from pygls.uris import to_fs_path

from tests.support.packs import OTTERS, pond

__all__ = [
    "ABLE",
    "WATCHING",
    "Editor",
    "at",
    "file",
    "identifier",
    "is_writable",
    "lay",
    "read",
    "talk",
]

START = "import sys; from regola.commands.main import main; sys.exit(main())"


class Editor(BaseLanguageClient):
    """An editor of a test: it keeps what the server tells it."""

    def __init__(self) -> None:
        """Listen to what is published and shown."""
        super().__init__("editor", "1")
        self.published: dict[str, list[types.Diagnostic]] = {}
        self.shown: list[str] = []
        self.registered: list[str] = []
        self.told = asyncio.Event()

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def _published(params: types.PublishDiagnosticsParams) -> None:
            self.published[params.uri] = list(params.diagnostics)
            self.told.set()

        @self.feature(types.WINDOW_SHOW_MESSAGE)
        def _shown(params: types.ShowMessageParams) -> None:
            self.shown.append(params.message)

        @self.feature(types.CLIENT_REGISTER_CAPABILITY)
        def _registered(params: types.RegistrationParams) -> None:
            self.registered += [one.method for one in params.registrations]

    async def wrong(self) -> dict[str, list[types.Diagnostic]]:
        """Wait for the next findings and return all that are known."""
        await self.told.wait()
        self.told.clear()
        return self.published


ABLE = types.ClientCapabilities(
    text_document=types.TextDocumentClientCapabilities(
        completion=types.CompletionClientCapabilities(
            completion_item=types.ClientCompletionItemOptions(snippet_support=True)
        ),
        publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
            code_description_support=True
        ),
    )
)
"""What editors mostly can."""

WATCHING = types.ClientCapabilities(
    workspace=types.WorkspaceClientCapabilities(
        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(
            dynamic_registration=True
        ),
        text_document_content=types.TextDocumentContentClientCapabilities(
            dynamic_registration=True
        ),
    ),
    text_document=ABLE.text_document,
)
"""What an editor can that is asked to watch files, and asks for texts that lie nowhere."""


def talk(
    folder: Path,
    what: Callable[[Editor, str], Awaitable[None]],
    text: str = OTTERS,
    able: types.ClientCapabilities = ABLE,
) -> None:
    """Open a pack's file in an editor, do something, and close both in good order."""
    path = pond(folder, text)

    async def session() -> None:
        editor = Editor()
        await editor.start_io(sys.executable, "-c", START, "--lang", "it", "lsp", "--stdio")
        await editor.initialize_async(types.InitializeParams(able, root_uri=folder.as_uri()))
        editor.initialized(types.InitializedParams())
        document = types.TextDocumentItem(path.as_uri(), "regola", 1, text)
        editor.text_document_did_open(types.DidOpenTextDocumentParams(document))
        await what(editor, path.as_uri())
        await editor.shutdown_async(None)
        editor.exit(None)
        await editor.stop()

    # Apart from the main thread, where a browser that another test holds open runs its loop.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, session()).result()


def at(text: str, words: str, after: int = 0) -> types.Position:
    """Return the position some characters after the beginning of words."""
    offset = text.index(words) + after
    before = text[:offset]
    start = before.rfind("\n") + 1
    return types.Position(before.count("\n"), len(before[start:].encode("utf-16-le")) // 2)


def file(uri: str) -> Path:
    """Return the file of an address."""
    return Path(to_fs_path(uri) or "")


def read(uri: str) -> str:
    """Return what the file of an address holds."""
    return file(uri).read_text(encoding="utf-8")


def lay(uri: str, text: str) -> None:
    """Write the file of an address, as somebody else does."""
    file(uri).write_text(text, encoding="utf-8")


def is_writable(uri: str) -> bool:
    """Tell whether the mode of a file lets anybody write it."""
    return bool(file(uri).stat().st_mode & 0o222)


def identifier(uri: str) -> types.TextDocumentIdentifier:
    """Name a document."""
    return types.TextDocumentIdentifier(uri)
