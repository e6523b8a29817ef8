"""What an editor shows of what ships, and what it is told of the disk, over the wire."""

from __future__ import annotations

from pathlib import Path

from lsprotocol import types

from regola.findings.pages import page
from tests.support.editor import (
    WATCHING,
    Editor,
    at,
    identifier,
    is_writable,
    lay,
    read,
    talk,
)
from tests.support.packs import MISSPELT, OTTERS

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


def test_a_picture_on_the_disk_is_told_of_while_it_is_wrong(tmp_path: Path) -> None:
    """It is of no item at first, then it is gone; nothing is said of it any more."""
    picture = tmp_path / "pictures" / "no_such_item.svg"
    picture.parent.mkdir()
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")

    async def look(editor: Editor, _: str) -> None:
        while picture.as_uri() not in editor.published:
            await editor.wrong()
        (finding,) = editor.published[picture.as_uri()]
        assert finding.code == "R1041"
        picture.unlink()
        gone = types.FileEvent(picture.as_uri(), types.FileChangeType.Deleted)
        editor.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([gone]))
        while editor.published[picture.as_uri()]:
            await editor.wrong()

    talk(tmp_path, look, able=WATCHING)


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
