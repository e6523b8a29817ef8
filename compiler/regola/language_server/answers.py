"""Answer requests of the protocol: each asks `regola.editor` and puts what it says in its terms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.uris import from_fs_path, to_fs_path
from pygls.workspace import PositionCodec

from regola import editor
from regola.compilation.texts import texts_of
from regola.editor.corrections import Correction
from regola.editor.hovering import sentences
from regola.editor.renaming import references
from regola.findings import Finding, Severity
from regola.findings.wording import Diagnostic
from regola.language_server.border import Border
from regola.language_server.documents import Documents, Named
from regola.language_server.read_only import ReadOnly
from regola.localisation import Words
from regola.sources import Edit, Source, Span

__all__ = ["BEGIN", "CARD", "COVERAGE", "KINDS", "PLAY", "TEST", "TEXT", "Answers"]

PLAY = "regola.playExample"
"""The command of a lens: play an example, by its file and title."""

COVERAGE = "regola.coverage"
"""The command of a lens: which rules of an item examples show, by its file and reference."""

TEST = "regola.examples"
"""A command: play all examples of a file."""

KINDS = "regola.kinds"
"""A command: what can be begun in a new file."""

BEGIN = "regola.begin"
"""A command: the text of a new file, by game, kind, name, and folder."""

TEXT = "regola.text"
"""A command: the sentences of a file, in Markdown."""

CARD = "regola.card"
"""A command: the card of the item at a line of a file, as a page that runs nothing."""

_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}
_SORTS = {
    "kind": types.CompletionItemKind.Class,
    "field": types.CompletionItemKind.Property,
    "word": types.CompletionItemKind.Keyword,
    "deed": types.CompletionItemKind.Function,
    "item": types.CompletionItemKind.Reference,
    "value": types.CompletionItemKind.EnumMember,
    "rule": types.CompletionItemKind.Snippet,
}


@dataclass
class Answers:
    """Answers about the documents of one editor, in one language of people."""

    spoken: str
    words: Words
    codec: PositionCodec
    read_only: ReadOnly
    documents: Documents = field(default_factory=Documents)
    links_codes: bool = False
    _shown: dict[str, tuple[editor.Shown, ...]] = field(default_factory=dict)
    _shown_of: editor.Analysis | None = None

    # ---- places -------------------------------------------------------------------------------

    def named(self, uri: str) -> Named:
        """Return what a document is called here; what is only read is of no pack at hand."""
        shipped = self.read_only.name(uri)
        if shipped is not None:
            pack, _, name = shipped.partition("/")
            return Named(pack, name)
        return self.documents.named(Path(to_fs_path(uri) or ""))

    def border(self, path: str) -> Border:
        """Return what translates places of a file."""
        source = self.analysis.text_of(path)
        return Border(source if source is not None else Source(path, ""), self.codec)

    def asked(self, uri: str, position: types.Position) -> tuple[str, int]:
        """Return the file and the offset that a request is about."""
        path = self.named(uri).path
        return path, self.border(path).offset(position)

    def location(self, span: Span) -> types.Location | None:
        """Return where a span lies, where its file can be opened."""
        place = self.documents.place(span.path)
        own = from_fs_path(str(place)) if place is not None else None
        uri = own or self.read_only.address(span.path)
        return types.Location(uri, self.border(span.path).range(span)) if uri else None

    @property
    def analysis(self) -> editor.Analysis:
        """What the documents mean now."""
        return self.documents.workspace.analysis

    def game(self, uri: str) -> str:
        """Return the game that the pack of a document is for; nothing where it tells none."""
        head = self.analysis.heads.get(self.named(uri).path) if uri else None
        return head.game if head is not None else ""

    # ---- what is wrong ------------------------------------------------------------------------

    def diagnostics(self, path: str) -> list[types.Diagnostic]:
        """Return the findings in a file."""
        found = editor.problems(self.analysis, path, self.spoken)
        return [self._diagnostic(*one) for one in found]

    def _diagnostic(self, finding: Finding, told: Diagnostic) -> types.Diagnostic:
        related = [
            types.DiagnosticRelatedInformation(place, one.message)
            for label, one in zip(finding.related, told.related, strict=True)
            if (place := self.location(label.span)) is not None
        ]
        message = "\n".join(part for part in (told.message, told.hint) if part)
        return types.Diagnostic(
            range=self.border(finding.span.path).range(finding.span),
            message=message,
            severity=_SEVERITIES[told.severity],
            code=told.entry.code,
            code_description=self._page(told.entry.code),
            source="regola",
            related_information=related or None,
        )

    def _page(self, code: str) -> types.CodeDescription | None:
        address = self.read_only.page(code) if self.links_codes else None
        return types.CodeDescription(address) if address else None

    def actions(self, uri: str, asked: types.Range) -> list[types.CodeAction]:
        """Return the changes that mend what is wrong in a range."""
        path = self.named(uri).path
        border = self.border(path)
        span = Span(path, border.offset(asked.start), border.offset(asked.end))
        found = list(editor.corrections(self.analysis, span, self.spoken))
        return [self._action(one, len(found) == 1) for one in found]

    def _action(self, one: Correction, is_only: bool) -> types.CodeAction:  # noqa: FBT001
        told = dict(editor.problems(self.analysis, one.finding.span.path, self.spoken))
        return types.CodeAction(
            title=one.title,
            kind=types.CodeActionKind.QuickFix,
            diagnostics=[self._diagnostic(one.finding, told[one.finding])],
            edit=self.workspace_edit(one.edits),
            is_preferred=is_only,
        )

    def workspace_edit(self, edits: tuple[Edit, ...]) -> types.WorkspaceEdit:
        """Return changes of files as the protocol has them."""
        changes: dict[str, list[types.TextEdit]] = {}
        for edit in edits:
            place = self.location(edit.span)
            if place is not None:
                changed = types.TextEdit(place.range, edit.replacement)
                changes.setdefault(place.uri, []).append(changed)
        return types.WorkspaceEdit(changes)

    def formatting(self, uri: str) -> list[types.TextEdit]:
        """Return the change that brings a file into its layout; none where it does not parse."""
        path = self.named(uri).path
        text = editor.formatted(self.analysis, path)
        if text is None or text == self.analysis.sources[path].text:
            return []
        return [self.border(path).whole(text)]

    # ---- while writing ------------------------------------------------------------------------

    def hover(self, uri: str, position: types.Position) -> types.Hover | None:
        """Return what is told of a place."""
        path, offset = self.asked(uri, position)
        found = editor.hover(self.analysis, path, offset, self.spoken)
        if found is None:
            return None
        told = types.MarkupContent(types.MarkupKind.Markdown, found.markdown)
        return types.Hover(told, self.border(path).range(found.span))

    def completion(
        self, uri: str, position: types.Position, *, snippets: bool
    ) -> types.CompletionList:
        """Return what may stand at a place; forms only for a client that can fill them in."""
        path, offset = self.asked(uri, position)
        border = self.border(path)
        found = editor.completions(self.analysis, path, offset, self.spoken)
        kept = [one for one in found if snippets or not one.is_form]
        return types.CompletionList(
            # What fits depends on all that stands before: a word more, and it is another question.
            is_incomplete=True,
            items=[self._proposed(one, place, border) for place, one in enumerate(kept)],
        )

    def _proposed(self, one: editor.Completion, place: int, border: Border) -> types.CompletionItem:
        form = types.InsertTextFormat.Snippet if one.is_form else types.InsertTextFormat.PlainText
        return types.CompletionItem(
            label=one.label,
            kind=_SORTS[one.sort],
            detail=one.gloss or None,
            sort_text=f"{place:04}",
            filter_text=f"{one.label} {one.gloss}".strip(),
            insert_text_format=form,
            text_edit=types.TextEdit(border.range(one.span), one.text),
        )

    def signature(self, uri: str, position: types.Position) -> types.SignatureHelp | None:
        """Return what goes with the deed that is being written."""
        found = editor.signature(self.analysis, *self.asked(uri, position), self.spoken)
        if found is None:
            return None
        return types.SignatureHelp([types.SignatureInformation(found.label, found.gloss)])

    # ---- things and where they are ------------------------------------------------------------

    def definition(self, uri: str, position: types.Position) -> list[types.Location]:
        """Return where what is named at a place is declared; several where it may be any."""
        path, offset = self.asked(uri, position)
        named = [
            one.reference
            for one in editor.occurrences(self.analysis, path)
            if one.span.start <= offset <= one.span.end
        ]
        items = (self.analysis.item(one) for one in dict.fromkeys(named))
        found = (self.location(item.span) for item in items if item is not None)
        return [one for one in found if one is not None]

    def references(
        self, uri: str, position: types.Position, *, declared: bool
    ) -> list[types.Location]:
        """Return where what is named at a place is named too."""
        named = editor.occurrence_at(self.analysis, *self.asked(uri, position))
        places = references(self.analysis, named.reference) if named is not None else []
        found = (self.location(one.span) for one in places if declared or not one.is_declaration)
        return [one for one in found if one is not None]

    def renaming_place(self, uri: str, position: types.Position) -> types.Range | None:
        """Return the name that would be another, or nothing where none is."""
        path, offset = self.asked(uri, position)
        named = editor.occurrence_at(self.analysis, path, offset)
        return self.border(path).range(named.span) if named is not None else None

    def renaming(
        self, uri: str, position: types.Position, name: str
    ) -> types.WorkspaceEdit | editor.Refusal | None:
        """Return the changes that rename what is named at a place, or why there are none."""
        named = editor.occurrence_at(self.analysis, *self.asked(uri, position))
        if named is None:
            return None
        found = editor.renamed(self.documents.workspace, named, name)
        return found if isinstance(found, editor.Refusal) else self.workspace_edit(found)

    def document_symbols(self, uri: str) -> list[types.DocumentSymbol]:
        """Return how a file is made up."""
        path = self.named(uri).path
        border = self.border(path)
        found = editor.outline(self.analysis, path, self.spoken)
        return [_symbol(one, border) for one in found]

    def workspace_symbols(self, query: str) -> list[types.WorkspaceSymbol]:
        """Return the things at hand that have a text in their names."""
        found = (
            (one, self.location(one.span)) for one in editor.found_symbols(self.analysis, query)
        )
        return [
            types.WorkspaceSymbol(place, one.id, types.SymbolKind.Class, container_name=one.kind)
            for one, place in found
            if place is not None
        ]

    def foldings(self, uri: str) -> list[types.FoldingRange]:
        """Return what of a file can be folded."""
        found = editor.foldings(self.analysis, self.named(uri).path)
        return [types.FoldingRange(first - 1, last - 1) for first, last in found]

    # ---- beside the text ----------------------------------------------------------------------

    def tokens(self, uri: str) -> types.SemanticTokens:
        """Return the sorts of the words of a file, each by how far it is from the one before."""
        path = self.named(uri).path
        border, data, before = self.border(path), list[int](), types.Position(0, 0)
        for one in editor.sorted_tokens(self.analysis, path):
            here, end = border.position(one.span.start), border.position(one.span.end)
            same = here.line == before.line
            column = here.character - (before.character if same else 0)
            length, sort = end.character - here.character, editor.TOKEN_SORTS.index(one.sort)
            data += [here.line - before.line, column, length, sort, 0]
            before = here
        return types.SemanticTokens(data)

    def inlays(self, uri: str, asked: types.Range) -> list[types.InlayHint]:
        """Return the sentence of each rule in a range, to be shown behind it."""
        path = self.named(uri).path
        border = self.border(path)
        first, last = border.offset(asked.start), border.offset(asked.end)
        return [
            types.InlayHint(border.position(one.span.end), one.text, padding_left=True)
            for one in editor.told_rules(self.analysis, path, self.spoken)
            if first <= one.span.end <= last
        ]

    def lenses(self, uri: str) -> list[types.CodeLens]:
        """Return what can be done with parts of a file, and what was found out about its rules."""
        path = self.named(uri).path
        return [*self._playing(uri, path), *self._covering(uri, path)]

    def _playing(self, uri: str, path: str) -> Iterator[types.CodeLens]:
        title, border = self.words.say("lsp-play"), self.border(path)
        for one in editor.playables(self.analysis, path):
            yield types.CodeLens(
                border.range(one.span), types.Command(title, PLAY, arguments=[uri, one.title])
            )

    def _covering(self, uri: str, path: str) -> Iterator[types.CodeLens]:
        border = self.border(path)
        for one in editor.coverables(self.analysis, path):
            found = self._known(one.reference)
            asked = types.Command(
                self._counted(found) if found else self.words.say("lsp-coverage"),
                COVERAGE,
                arguments=[uri, one.reference],
            )
            yield types.CodeLens(border.range(one.span), asked)
            for line in found:
                if not line.is_shown:
                    told = types.Command(
                        self.words.say("lsp-not-shown"), COVERAGE, arguments=asked.arguments
                    )
                    yield types.CodeLens(border.range(line.span), told)

    def _known(self, reference: str) -> tuple[editor.Shown, ...]:
        """Return what was found out about an item, of the texts as they stand alone."""
        if self._shown_of is not self.analysis:
            self._shown, self._shown_of = {}, self.analysis
        return self._shown.get(reference, ())

    def _counted(self, found: tuple[editor.Shown, ...]) -> str:
        shown = sum(one.is_shown for one in found)
        return self.words.say("lsp-shown", shown=shown, all=len(found))

    def coverage(self, uri: str, reference: str) -> str:
        """Find out which rules of an item examples show, and tell it in words."""
        found = editor.shown_lines(self.analysis, self.named(uri).path, reference)
        if found is None:
            return self.words.say("lsp-no-coverage")
        self._known(reference)
        self._shown[reference] = found
        return self._counted(found)

    def play(self, arguments: list[Any]) -> str:
        """Play an example and tell in words how it ended."""
        uri, title = (str(one) for one in arguments[:2])
        found = editor.played(self.analysis, self.named(uri).path, title)
        if found is None:
            return self.words.say("lsp-unplayable", title=title)
        holds, findings = found
        if holds:
            return self.words.say("lsp-holds", title=title)
        told = editor.told_findings(self.analysis, findings, self.spoken)
        return "\n".join([self.words.say("lsp-fails", title=title), *(one.message for one in told)])

    def test(self, uri: str) -> str:
        """Play all examples of a file and tell in words how each ended."""
        found = list(editor.playables(self.analysis, self.named(uri).path))
        told = [self.play([uri, one.title]) for one in found]
        return "\n".join(told) or self.words.say("lsp-no-examples")

    def text(self, uri: str) -> str:
        """Return the sentences of the items of a file."""
        path, texts = self.named(uri).path, list[str]()
        for item in self.analysis.items(path):
            program = self.analysis.program_of(item)
            if item.rules and program is not None:
                said = sentences(texts_of(program), item, self.spoken)
                texts += [f"## {item.title or item.id}", *said]
        return "\n\n".join(texts)

    def card(self, uri: str, line: int) -> str | None:
        """Return the card of the item around a line, else of the first of the file."""
        # Cards need all that pages are made with, which nothing else here asks for.
        from regola.editor.cards import card
        from regola.language_server.card_page import card_page

        path = self.named(uri).path
        offset = self.border(path).offset(types.Position(line, 0))
        own = [one for one in self.analysis.items(path) if not one.holder and one.id]
        around = [one for one in own if one.touches(Span(path, offset, offset))]
        item = next(iter([*around, *own]), None)
        program = self.analysis.program_of(item) if item is not None else None
        if item is None or program is None:
            return None
        return card_page(card(program, item, self.spoken), self.spoken)


def _symbol(one: editor.Outlined, border: Border) -> types.DocumentSymbol:
    return types.DocumentSymbol(
        name=one.name,
        detail=one.detail,
        kind=types.SymbolKind.Class if one.inner else types.SymbolKind.Object,
        range=border.range(one.whole),
        selection_range=border.range(one.span),
        children=list(_symbols(one.inner, border)),
    )


def _symbols(inner: tuple[editor.Outlined, ...], border: Border) -> Iterator[types.DocumentSymbol]:
    return (_symbol(one, border) for one in inner)
