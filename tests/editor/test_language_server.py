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
from pygls.uris import to_fs_path

from regola import api
from regola.findings.pages import page
from tests.support.packs import MISSPELT, OTTERS, pond

_START = "import sys; from regola.commands.main import main; sys.exit(main())"


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
        await editor.start_io(sys.executable, "-c", _START, "--lang", "it", "lsp", "--stdio")
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


RICH = OTTERS.replace(
    "gain 17 coins\n",
    "gain 17 coins\n    income of your swamps is 1 more\n"
    '    example "riches" {\n'
    '        says: it "{gain} monete", es "{gain} monedas", en "{gain} coins"\n'
    "        region a: hill, border\n        region b: farmland\n        borders: a-b\n"
    "        round: 1\n        phase: ready\n        given ada: coins 5\n"
    "        given bea: elves, spirit, hand 11\n        play: choose otters seafaring\n"
    "        play: conquer a\n        play: redeploy a 10\n        income: 18\n    }\n",
)
"""An item with two rules, of which its example shows the first."""


async def run(editor: Editor, lens: types.CodeLens) -> str:
    """Do what a lens offers, and return what is said of it."""
    assert lens.command is not None
    asked = types.ExecuteCommandParams(lens.command.command, lens.command.arguments)
    return str(await editor.workspace_execute_command_async(asked))


async def lenses(editor: Editor, uri: str) -> dict[str, types.CodeLens]:
    """Return the lenses of a file by what they say."""
    found = await editor.text_document_code_lens_async(types.CodeLensParams(identifier(uri)))
    return {one.command.title: one for one in found or () if one.command is not None}


def test_an_example_is_played_from_its_lens(tmp_path: Path) -> None:
    """The lens stands on the example; the command tells how it ended."""

    async def play(editor: Editor, uri: str) -> None:
        await editor.wrong()
        lens = (await lenses(editor, uri))["Gioca questo esempio"]
        assert await run(editor, lens) == "L'esempio «riches» regge."

    talk(tmp_path, play, RICH)


def test_a_lens_tells_which_rules_no_example_shows(tmp_path: Path) -> None:
    """Asked once, the item has the number, the rule that none needs is marked; a change ends it."""

    async def ask(editor: Editor, uri: str) -> None:
        await editor.wrong()
        title = "Quali regole mostra un esempio?"
        lens = (await lenses(editor, uri))[title]
        assert await run(editor, lens) == "Gli esempi mostrano 1 regole su 2"
        found = await lenses(editor, uri)
        marked = found["Nessun esempio mostra questa regola: reggono tutti anche senza"]
        assert marked.range.start == at(RICH, "income of your swamps")
        assert title not in found
        put = types.TextDocumentContentChangeWholeDocument(f"# mine\n{RICH}")
        document = types.VersionedTextDocumentIdentifier(2, uri)
        editor.text_document_did_change(types.DidChangeTextDocumentParams(document, [put]))
        await editor.wrong()
        assert title in await lenses(editor, uri)

    talk(tmp_path, ask, RICH)


def test_whole_rules_are_proposed_to_be_filled_in(tmp_path: Path) -> None:
    """With a gloss in Italian; only for an editor that can fill in their places."""

    async def ask(editor: Editor, uri: str) -> set[types.InsertTextFormat | None]:
        await editor.wrong()
        place = types.CompletionParams(identifier(uri), at(OTTERS, "once, at scoring"))
        found = await editor.text_document_completion_async(place)
        assert isinstance(found, types.CompletionList)
        return {one.insert_text_format for one in found.items if one.label == FORM}

    async def able(editor: Editor, uri: str) -> None:
        assert await ask(editor, uri) == {types.InsertTextFormat.Snippet}

    async def unable(editor: Editor, uri: str) -> None:
        assert await ask(editor, uri) == set()

    talk(tmp_path, able)
    talk(tmp_path, unable, able=types.ClientCapabilities())


FORM = "when you conquer a region: gain 1 coin"


# ---- what is only read --------------------------------------------------------------------------

BORROWING = OTTERS.replace("    once,", "    borrows: small_world/race/humans\n    once,")


def test_what_ships_opens_to_be_read(tmp_path: Path) -> None:
    """A definition leads to a copy that nobody may write; opened, nothing is said of it."""

    async def go(editor: Editor, uri: str) -> None:
        await editor.wrong()
        asked = types.DefinitionParams(identifier(uri), at(BORROWING, "humans", 2))
        (place,) = await editor.text_document_definition_async(asked) or ()  # type: ignore[misc]
        assert isinstance(place, types.Location)
        text = read(place.uri)
        assert text.splitlines()[place.range.start.line].startswith("race humans")
        assert not is_writable(place.uri)
        document = types.TextDocumentItem(place.uri, "regola", 1, text)
        editor.text_document_did_open(types.DidOpenTextDocumentParams(document))
        changed = types.VersionedTextDocumentIdentifier(2, uri)
        put = types.TextDocumentContentChangeWholeDocument(BORROWING)
        editor.text_document_did_change(types.DidChangeTextDocumentParams(changed, [put]))
        assert place.uri not in await editor.wrong()
        hover = types.HoverParams(identifier(place.uri), place.range.start)
        assert await editor.text_document_hover_async(hover) is None
        assert await editor.text_document_definition_async(asked) == [place]

    talk(tmp_path, go, BORROWING)


def test_an_editor_that_asks_for_contents_gets_them(tmp_path: Path) -> None:
    """What ships and the pages of findings have addresses of which nothing can be written."""

    async def go(editor: Editor, uri: str) -> None:
        (finding,) = (await editor.wrong())[uri]
        assert finding.code_description is not None
        content = types.TextDocumentContentParams(finding.code_description.href)
        page = await editor.workspace_text_document_content_async(content)
        assert page.text.startswith(f"# {finding.code} ·")
        asked = types.DefinitionParams(identifier(uri), at(BORROWING, "humans", 2))
        (place,) = await editor.text_document_definition_async(asked) or ()  # type: ignore[misc]
        assert isinstance(place, types.Location)
        assert place.uri.startswith("regola:/")
        content = types.TextDocumentContentParams(place.uri)
        told = (await editor.workspace_text_document_content_async(content)).text
        assert told.splitlines()[place.range.start.line].startswith("race humans")
        content = types.TextDocumentContentParams("regola:/../../etc/passwd")
        assert (await editor.workspace_text_document_content_async(content)).text == ""
        assert types.WORKSPACE_TEXT_DOCUMENT_CONTENT in editor.registered

    talk(tmp_path, go, BORROWING.replace("coins", "conis"), WATCHING)


def test_a_code_opens_its_page(tmp_path: Path) -> None:
    """A page in Italian lies where the address leads; an editor that opens none gets none."""

    async def link(editor: Editor, uri: str) -> None:
        (finding,) = (await editor.wrong())[uri]
        assert finding.code_description is not None
        assert read(finding.code_description.href) == page(str(finding.code), "it")

    async def none(editor: Editor, uri: str) -> None:
        (finding,) = (await editor.wrong())[uri]
        assert finding.code_description is None

    talk(tmp_path, link, MISSPELT)
    talk(tmp_path, none, MISSPELT, types.ClientCapabilities())


# ---- beside the disk ----------------------------------------------------------------------------


async def beside(editor: Editor, uri: str, *, unsaved: bool) -> None:
    """Write a line on the screen, saved or not, and another on the disk; tell what changed."""
    put = types.TextDocumentContentChangeWholeDocument(f"# mine\n{OTTERS}")
    document = types.VersionedTextDocumentIdentifier(2, uri)
    editor.text_document_did_change(types.DidChangeTextDocumentParams(document, [put]))
    await editor.wrong()
    if not unsaved:
        lay(uri, f"# mine\n{OTTERS}")
        editor.text_document_did_save(types.DidSaveTextDocumentParams(identifier(uri)))
    lay(uri, f"# theirs\n{MISSPELT}")
    changed = types.FileEvent(uri, types.FileChangeType.Changed)
    told = types.DidChangeWatchedFilesParams([changed])
    editor.workspace_did_change_watched_files(told)
    editor.workspace_did_change_watched_files(told)
    await editor.wrong()


def test_an_edit_on_the_disk_beside_an_unsaved_one_is_told(tmp_path: Path) -> None:
    """Once, and the text on the screen is still what counts; the disk is left as it is."""

    async def write(editor: Editor, uri: str) -> None:
        await editor.wrong()
        await beside(editor, uri, unsaved=True)
        assert types.WORKSPACE_DID_CHANGE_WATCHED_FILES in editor.registered
        (said,) = editor.shown
        assert said.startswith("Anche sul disco otters.regola è cambiato")
        assert editor.published[uri] == []
        assert read(uri).startswith("# theirs")

    talk(tmp_path, write, able=WATCHING)


def test_an_edit_on_the_disk_beside_a_saved_one_is_not_told(tmp_path: Path) -> None:
    """The editor takes it from the disk itself: nothing can be lost."""

    async def write(editor: Editor, uri: str) -> None:
        await editor.wrong()
        await beside(editor, uri, unsaved=False)
        assert editor.shown == []

    talk(tmp_path, write, able=WATCHING)


def test_an_editor_that_watches_nothing_is_told_at_the_next_key(tmp_path: Path) -> None:
    """What lies on the disk is looked at when the text changes."""

    async def write(editor: Editor, uri: str) -> None:
        await editor.wrong()
        lay(uri, f"# theirs\n{OTTERS}")
        put = types.TextDocumentContentChangeWholeDocument(f"# mine\n{OTTERS}")
        document = types.VersionedTextDocumentIdentifier(2, uri)
        editor.text_document_did_change(types.DidChangeTextDocumentParams(document, [put]))
        await editor.wrong()
        hover = types.HoverParams(identifier(uri), at(OTTERS, "race"))
        await editor.text_document_hover_async(hover)
        assert len(editor.shown) == 1

    talk(tmp_path, write)


# ---- what goes wrong ----------------------------------------------------------------------------


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
