"""An editor talks to `regola lsp` over its wire: each request as an editor sends it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types

from regola import api
from tests.support.editor import START, Editor, at, identifier, talk
from tests.support.packs import MISSPELT, OTTERS


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
        assert await run(editor, lens) == "Regole mostrate da un esempio: 1 su 2"
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


# ---- what goes wrong ----------------------------------------------------------------------------


def _message(method: str, number: int | None = None, **parameters: object) -> bytes:
    told = {"jsonrpc": "2.0", "method": method, "params": parameters or None}
    body = json.dumps(told if number is None else {**told, "id": number}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def test_the_server_ends_as_it_is_asked_to() -> None:
    """After `shutdown` and `exit` there is nothing to complain of, on its errors or by its code."""
    asked = (
        _message("initialize", 1, capabilities={}, processId=None, rootUri=None),
        _message("initialized"),
        _message("shutdown", 2),
        _message("exit"),
    )
    ended = subprocess.run(
        [sys.executable, "-c", START, "lsp", "--stdio"],
        input=b"".join(asked),
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b'"id": 2' in ended.stdout


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
