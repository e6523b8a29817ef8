"""The server: which request is answered by what."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from regola import __version__, editor
from regola.language_server.answers import CARD, PLAY, TEXT, Answers
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
            found.append(Answers(spoken, words, server.workspace.position_codec))
        return found[0]

    _documents(server, answers)
    _writing(server, answers)
    _things(server, answers)
    _beside(server, answers)
    return server


def _documents(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    def publish() -> None:
        # One file may mend or spoil another: all that are open are told anew.
        for path, place in answers().documents.open_files():
            uri, found = place.as_uri(), answers().diagnostics(path)
            shown = types.PublishDiagnosticsParams(uri, found)
            server.text_document_publish_diagnostics(shown)

    def taken(uri: str) -> None:
        text = server.workspace.get_text_document(uri).source
        answers().documents.opened(Path(to_fs_path(uri) or ""), text)
        publish()

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def _opened(asked: types.DidOpenTextDocumentParams) -> None:
        taken(asked.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def _changed(asked: types.DidChangeTextDocumentParams) -> None:
        taken(asked.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def _closed(asked: types.DidCloseTextDocumentParams) -> None:
        uri = asked.text_document.uri
        answers().documents.closed(Path(to_fs_path(uri) or ""))
        server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))
        publish()

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def _on_disk(asked: types.DidChangeWatchedFilesParams) -> None:
        for change in asked.changes:
            answers().documents.refreshed(Path(to_fs_path(change.uri) or ""))
        publish()


def _writing(server: LanguageServer, answers: Callable[[], Answers]) -> None:
    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def _hover(asked: types.HoverParams) -> types.Hover | None:
        return answers().hover(asked.text_document.uri, asked.position)

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, _BEGINS)
    def _completion(asked: types.CompletionParams) -> types.CompletionList:
        snippets = _can_fill_in(server.client_capabilities)
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

    @server.command(PLAY)
    def _play(uri: str, title: str) -> str:
        said = answers().play([uri, title])
        server.window_show_message(types.ShowMessageParams(types.MessageType.Info, said))
        return said

    @server.command(TEXT)
    def _text(uri: str) -> str:
        return answers().text(uri)

    @server.command(CARD)
    def _card(uri: str, line: int) -> str | None:
        return answers().card(uri, line)


def _can_fill_in(client: types.ClientCapabilities) -> bool:
    """Tell whether an editor can fill in the places of a form."""
    document = client.text_document
    item = document.completion.completion_item if document and document.completion else None
    return bool(item and item.snippet_support)
