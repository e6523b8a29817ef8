"""An editor talks to `regola lsp` over its wire: each request as an editor sends it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient

from regola import api
from tests.support.packs import MISSPELT, OTTERS, pond

_START = "import sys; from regola.commands.main import main; sys.exit(main())"


class Editor(BaseLanguageClient):
    """An editor of a test: it keeps what the server tells it."""

    def __init__(self) -> None:
        """Listen to what is published and shown."""
        super().__init__("editor", "1")
        self.published: dict[str, list[types.Diagnostic]] = {}
        self.shown: list[str] = []
        self.told = asyncio.Event()

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def _published(params: types.PublishDiagnosticsParams) -> None:
            self.published[params.uri] = list(params.diagnostics)
            self.told.set()

        @self.feature(types.WINDOW_SHOW_MESSAGE)
        def _shown(params: types.ShowMessageParams) -> None:
            self.shown.append(params.message)

    async def wrong(self) -> dict[str, list[types.Diagnostic]]:
        """Wait for the next findings and return all that are known."""
        await self.told.wait()
        self.told.clear()
        return self.published


def talk(folder: Path, what: Callable[[Editor, str], Awaitable[None]], text: str = OTTERS) -> None:
    """Open a pack's file in an editor, do something, and close both in good order."""
    path = pond(folder, text)

    async def session() -> None:
        editor = Editor()
        await editor.start_io(sys.executable, "-c", _START, "--lang", "it", "lsp", "--stdio")
        item = types.ClientCompletionItemOptions(snippet_support=True)
        able = types.ClientCapabilities(
            text_document=types.TextDocumentClientCapabilities(
                completion=types.CompletionClientCapabilities(completion_item=item)
            )
        )
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


def identifier(uri: str) -> types.TextDocumentIdentifier:
    """Name a document."""
    return types.TextDocumentIdentifier(uri)


def test_findings_are_published_and_mended(tmp_path: Path) -> None:
    """What `check` says, with its code; the fix applied as the editor applies it mends the file."""

    async def mend(editor: Editor, uri: str) -> None:
        found = (await editor.wrong())[uri]
        told = api.check(tmp_path, language="it")
        assert [(one.code, one.message.split("\n")[0]) for one in found] == [
            (one.code, one.message) for one in told
        ]
        context = types.CodeActionContext(found)
        asked = types.CodeActionParams(identifier(uri), found[0].range, context)
        (action,) = await editor.text_document_code_action_async(asked) or ()
        assert isinstance(action, types.CodeAction)
        assert action.edit is not None
        (edit,) = (action.edit.changes or {})[uri]
        assert (edit.new_text, edit.range) == ("coins", found[0].range)
        changed = types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, uri),
            [types.TextDocumentContentChangePartial(edit.range, edit.new_text)],
        )
        editor.text_document_did_change(changed)
        assert (await editor.wrong())[uri] == []

    talk(tmp_path, mend, MISSPELT)


def test_what_is_asked_is_answered(tmp_path: Path) -> None:
    """Hover, proposals, names, outline, colours, sentences and layout of one file."""

    async def ask(editor: Editor, uri: str) -> None:
        await editor.wrong()
        document, gain = identifier(uri), at(OTTERS, "gain", 1)
        hover = await editor.text_document_hover_async(types.HoverParams(document, gain))
        said = api.text("otters", tmp_path, language="it", style="reference")
        assert hover is not None
        assert isinstance(hover.contents, types.MarkupContent)
        assert said[0] in hover.contents.value
        place = types.CompletionParams(document, at(OTTERS, "gain 17", 0))
        proposed = await editor.text_document_completion_async(place)
        assert isinstance(proposed, types.CompletionList)
        assert "gain" in {one.label for one in proposed.items}
        symbols = await editor.text_document_document_symbol_async(
            types.DocumentSymbolParams(document)
        )
        assert [one.name for one in symbols or ()] == ["otters"]
        whole = types.Range(types.Position(0, 0), types.Position(99, 0))
        inlays = await editor.text_document_inlay_hint_async(types.InlayHintParams(document, whole))
        assert [one.label for one in inlays or ()] == list(said)
        colours = await editor.text_document_semantic_tokens_full_async(
            types.SemanticTokensParams(document)
        )
        assert colours is not None
        assert list(colours.data[:5]) == [0, 0, len("race"), 1, 0]
        laid = await editor.text_document_formatting_async(
            types.DocumentFormattingParams(document, types.FormattingOptions(4, insert_spaces=True))
        )
        assert not laid

    talk(tmp_path, ask)


def test_a_name_is_changed_everywhere_or_nowhere(tmp_path: Path) -> None:
    """With an id the file is another; with what is none the editor is told why, in Italian."""

    async def rename(editor: Editor, uri: str) -> None:
        await editor.wrong()
        place = (identifier(uri), at(OTTERS, "otters", 2))
        found = await editor.text_document_rename_async(types.RenameParams(*place, "minks"))
        assert found is not None
        assert [one.new_text for one in (found.changes or {})[uri]] == ["minks"]
        with pytest.raises(Exception, match="non è un id"):
            await editor.text_document_rename_async(types.RenameParams(*place, "Le Lontre"))

    talk(tmp_path, rename)


def test_an_example_is_played_from_its_lens(tmp_path: Path) -> None:
    """The lens stands on the example; the command tells how it ended."""
    text = OTTERS.replace(
        "gain 17 coins\n",
        'gain 17 coins\n    example "riches" {\n'
        '        says: it "{gain} monete", es "{gain} monedas", en "{gain} coins"\n'
        "        region a: hill, border\n        region b: farmland\n        borders: a-b\n"
        "        round: 1\n        phase: ready\n        given ada: coins 5\n"
        "        given bea: elves, spirit, hand 11\n        play: choose otters seafaring\n"
        "        play: conquer a\n        play: redeploy a 10\n        income: 18\n    }\n",
    )

    async def play(editor: Editor, uri: str) -> None:
        assert (await editor.wrong())[uri] == []
        lenses = await editor.text_document_code_lens_async(types.CodeLensParams(identifier(uri)))
        (lens,) = lenses or ()
        assert lens.command is not None
        said = await editor.workspace_execute_command_async(
            types.ExecuteCommandParams(lens.command.command, arguments=lens.command.arguments)
        )
        assert said == "L'esempio «riches» regge."

    talk(tmp_path, play, text)


def test_a_fault_in_one_request_ends_nothing(tmp_path: Path) -> None:
    """A place far outside the text, and a file that is nowhere: the next request is answered."""

    async def ask(editor: Editor, uri: str) -> None:
        await editor.wrong()
        far: Any = types.Position(10**6, 10**6)
        nowhere = identifier("file:///nowhere/at/all.regola")
        assert await editor.text_document_hover_async(types.HoverParams(nowhere, far)) is None
        await editor.text_document_completion_async(types.CompletionParams(identifier(uri), far))
        hover = types.HoverParams(identifier(uri), at(OTTERS, "gain", 1))
        assert await editor.text_document_hover_async(hover) is not None

    talk(tmp_path, ask)


def test_sentences_and_the_card_are_shown_beside(tmp_path: Path) -> None:
    """By commands: the sentences as `text` says them, the card as a page in which nothing runs."""

    async def show(editor: Editor, uri: str) -> None:
        await editor.wrong()
        asked = types.ExecuteCommandParams("regola.text", [uri])
        text = await editor.workspace_execute_command_async(asked)
        for sentence in api.text("otters", tmp_path, language="it"):
            assert sentence in str(text)
        asked = types.ExecuteCommandParams("regola.card", [uri, 0])
        card = str(await editor.workspace_execute_command_async(asked))
        assert "<h1>Lontre</h1>" in card
        assert "data:image/svg+xml" in card
        assert "default-src 'none'" in card
        assert "<script" not in card

    talk(tmp_path, show)
