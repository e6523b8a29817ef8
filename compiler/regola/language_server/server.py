"""The server: which request is answered by what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from regola import __version__, editor
from regola.language_server.answers import (
    BEGIN,
    CARD,
    COVERAGE,
    KINDS,
    PLAY,
    TEST,
    TEXT,
    Answers,
)
from regola.language_server.client import Client
from regola.language_server.read_only import ReadOnly
from regola.localisation import Words

__all__ = ["language_server"]

_LEGEND = types.SemanticTokensLegend(list(editor.TOKEN_SORTS), [])
_BEGINS = types.CompletionOptions(trigger_characters=[" ", ":"])


def language_server(spoken: str, words: Words) -> LanguageServer:
    """Return a server that speaks a language of people; it is started by its ``start_io``."""
    server = LanguageServer("regola", __version__)
    found: list[Answers] = []

    def answers() -> Answers:
        # The units of columns are agreed on when the client introduces itself.
        if not found:
            client, codec = Client(server.client_capabilities), server.workspace.position_codec
            read_only = ReadOnly(spoken, is_asked=client.asks_for_contents)
            links = client.links_codes
            found.append(Answers(spoken, words, codec, read_only, links_codes=links))
        return found[0]

    _life(server, answers)
    _documents(server, answers)
    _writing(server, answers)
    _things(server, answers)
    _beside(server, answers)
    _acting(server, answers)
    _beginning(server, answers)
    return server


def _life(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    @server.feature(types.INITIALIZED)
    async def _begun(_: types.InitializedParams) -> None:
        wanted = list(Client(server.client_capabilities).registrations())
        if wanted:
            await server.client_register_capability_async(types.RegistrationParams(wanted))

    @server.feature(types.WORKSPACE_TEXT_DOCUMENT_CONTENT)
    def _content(asked: types.TextDocumentContentParams) -> types.TextDocumentContentResult:
        return types.TextDocumentContentResult(answers().read_only.text(asked.uri))

    @server.feature(types.SHUTDOWN)
    def _ended(_: None) -> None:
        answers().read_only.end()


@dataclass(frozen=True, slots=True)
class _Screen:
    """What is open in the editor, and what it is told of that."""

    server: LanguageServer
    answers: Callable[[], Answers]
    _told: set[str] = field(default_factory=set)

    def publish(self) -> None:
        """Tell what is wrong: one file may mend or spoil another, so all that are open anew."""
        for path, place in self.answers().documents.open_files():
            self._publish(place, self.answers().diagnostics(path))
        for path, place in self.answers().documents.pictures():
            found = self.answers().diagnostics(path)
            # A picture is open nowhere: it is spoken of while something is wrong with it.
            if found or path in self._told:
                self._publish(place, found)
            (self._told.add if found else self._told.discard)(path)

    def _publish(self, place: Path, found: list[types.Diagnostic]) -> None:
        shown = types.PublishDiagnosticsParams(place.as_uri(), found)
        self.server.text_document_publish_diagnostics(shown)

    def take(self, uri: str) -> None:
        """Take a text from the editor, and tell what is wrong."""
        path = self.path(uri)
        if path is not None:
            text = self.server.workspace.get_text_document(uri).source
            self.answers().documents.opened(path, text)
            self.publish()

    def drop(self, uri: str) -> None:
        """Take a text from the disk again."""
        path = self.path(uri)
        if path is not None:
            self.answers().documents.closed(path)
            closed = types.PublishDiagnosticsParams(uri, [])
            self.server.text_document_publish_diagnostics(closed)
            self.publish()

    def compare(self, path: Path) -> None:
        """Tell where somebody else has written a file that has unsaved text here."""
        if self.answers().documents.is_written_twice(path):
            said = self.answers().words.say("lsp-written-twice", file=path.name)
            told = types.ShowMessageParams(types.MessageType.Warning, said)
            self.server.window_show_message(told)

    def path(self, uri: str) -> Path | None:
        """Return where a text lies; nothing where it is shown to be read only."""
        is_read = self.answers().read_only.name(uri) is not None
        return None if is_read else Path(to_fs_path(uri) or "")


def _documents(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    screen = _Screen(server, answers)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def _opened(asked: types.DidOpenTextDocumentParams) -> None:
        screen.take(asked.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def _changed(asked: types.DidChangeTextDocumentParams) -> None:
        screen.take(asked.text_document.uri)
        path = screen.path(asked.text_document.uri)
        # An editor that does not tell what changes on the disk may still be told of it.
        if path is not None and not Client(server.client_capabilities).watches:
            screen.compare(path)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def _saved(asked: types.DidSaveTextDocumentParams) -> None:
        path = screen.path(asked.text_document.uri)
        if path is not None:
            answers().documents.saved(path)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def _closed(asked: types.DidCloseTextDocumentParams) -> None:
        screen.drop(asked.text_document.uri)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def _on_disk(asked: types.DidChangeWatchedFilesParams) -> None:
        for path in (Path(to_fs_path(change.uri) or "") for change in asked.changes):
            answers().documents.refreshed(path)
            screen.compare(path)
        screen.publish()


def _writing(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def _hover(asked: types.HoverParams) -> types.Hover | None:
        return answers().hover(asked.text_document.uri, asked.position)

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, _BEGINS)
    def _completion(asked: types.CompletionParams) -> types.CompletionList:
        snippets = Client(server.client_capabilities).fills_in
        return answers().completion(asked.text_document.uri, asked.position, snippets=snippets)

    @server.feature(
        types.TEXT_DOCUMENT_SIGNATURE_HELP, types.SignatureHelpOptions(trigger_characters=[" "])
    )
    def _signature(asked: types.SignatureHelpParams) -> types.SignatureHelp | None:
        return answers().signature(asked.text_document.uri, asked.position)

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions([types.CodeActionKind.QuickFix])
    )
    def _actions(asked: types.CodeActionParams) -> list[types.CodeAction]:
        return answers().actions(asked.text_document.uri, asked.range)

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    def _formatting(asked: types.DocumentFormattingParams) -> list[types.TextEdit]:
        return answers().formatting(asked.text_document.uri)


def _things(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def _definition(asked: types.DefinitionParams) -> list[types.Location]:
        return answers().definition(asked.text_document.uri, asked.position)

    @server.feature(types.TEXT_DOCUMENT_REFERENCES)
    def _references(asked: types.ReferenceParams) -> list[types.Location]:
        declared = asked.context.include_declaration
        return answers().references(asked.text_document.uri, asked.position, declared=declared)

    @server.feature(types.TEXT_DOCUMENT_PREPARE_RENAME)
    def _renaming_place(asked: types.PrepareRenameParams) -> types.Range | None:
        return answers().renaming_place(asked.text_document.uri, asked.position)

    @server.feature(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))
    def _rename(asked: types.RenameParams) -> types.WorkspaceEdit | None:
        found = answers().renaming(asked.text_document.uri, asked.position, asked.new_name)
        if isinstance(found, editor.Refusal):
            said = answers().words.say(f"lsp-rename-{found.reason}", name=asked.new_name)
            raise JsonRpcInvalidParams(said)
        return found

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def _symbols(asked: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        return answers().document_symbols(asked.text_document.uri)

    @server.feature(types.WORKSPACE_SYMBOL)
    def _workspace_symbols(asked: types.WorkspaceSymbolParams) -> list[types.WorkspaceSymbol]:
        return answers().workspace_symbols(asked.query)


def _beside(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    @server.feature(types.TEXT_DOCUMENT_FOLDING_RANGE)
    def _foldings(asked: types.FoldingRangeParams) -> list[types.FoldingRange]:
        return answers().foldings(asked.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, _LEGEND)
    def _tokens(asked: types.SemanticTokensParams) -> types.SemanticTokens:
        return answers().tokens(asked.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_INLAY_HINT)
    def _inlays(asked: types.InlayHintParams) -> list[types.InlayHint]:
        return answers().inlays(asked.text_document.uri, asked.range)

    @server.feature(types.TEXT_DOCUMENT_CODE_LENS)
    def _lenses(asked: types.CodeLensParams) -> list[types.CodeLens]:
        return answers().lenses(asked.text_document.uri)


def _acting(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    @server.command(PLAY)
    def _play(uri: str, title: str) -> str:
        said = answers().play([uri, title])
        server.window_show_message(types.ShowMessageParams(types.MessageType.Info, said))
        return said

    @server.command(COVERAGE)
    def _coverage(uri: str, reference: str) -> str:
        said = answers().coverage(uri, reference)
        if Client(server.client_capabilities).renews_lenses:
            server.workspace_code_lens_refresh(None)
        server.window_show_message(types.ShowMessageParams(types.MessageType.Info, said))
        return said

    @server.command(TEST)
    def _test(uri: str) -> str:
        return answers().test(uri)

    @server.command(TEXT)
    def _text(uri: str) -> str:
        return answers().text(uri)

    @server.command(CARD)
    def _card(uri: str, line: int) -> str | None:
        return answers().card(uri, line)


def _beginning(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    # It needs all that pages are made with, which nothing else here asks for.
    @server.command(KINDS)
    def _kinds(uri: str) -> list[dict[str, Any]]:
        from regola.language_server.beginning import kinds

        return kinds(answers().game(uri), answers().spoken)

    @server.command(BEGIN)
    def _begin(game: str, kind: str, name: str, folder: str) -> dict[str, Any] | None:
        from regola.language_server.beginning import begun

        return begun(game, kind, name, folder, answers().spoken)
