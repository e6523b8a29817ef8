"""Try a changed line: read it anew among all that is declared, and see whether it is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from regola.checks.opposed_words import is_of_two
from regola.checks.parts import parts
from regola.checks.unknown_source import is_source
from regola.compilation.language import Language
from regola.compilation.mending.line import WrittenLine
from regola.compilation.mending.playing import Playing
from regola.compilation.mending.spoken import Spoken
from regola.findings import Edit, Finding, Sink
from regola.program.canonical import canonical
from regola.program.items import Resolver
from regola.program.model import Item
from regola.program.pack import Manifest
from regola.program.symbols import Symbols
from regola.program.words import Lexicon
from regola.sources import Source, Span
from regola.syntax.explanation import report_fault
from regola.syntax.tree import Word

__all__ = ["Outcome", "Trial", "Tried"]

Outcome = list[Item] | None
"""The items that a text makes; nothing where something is wrong with it."""

Tried = tuple[str, int, int]
"""A text that was tried, and from where to where what is wrong with it counts."""

# Many mistakes have one cause: who has made so many is helped by the first of them.
_MOST = 4_000
# What a line that stands alone lacks, or has twice, says nothing of the line.
_OF_THE_WHOLE = frozenset({"missing-field", "doubled-id"})


class Trial:
    """
    Tries lines of one pack; a run has only so many trials, however much is wrong.

    ``left`` is how many there are still.
    """

    def __init__(
        self,
        language: Language,
        words: Symbols | Lexicon,
        pack: Manifest,
        playing: Playing | None = None,
        spoken: Spoken | None = None,
        known: dict[Tried, Outcome] | None = None,
    ) -> None:
        """
        Keep the words, what judges whether a line is played, and what reads it as a sentence.

        ``known`` is what lines came to that were tried before, for this pack and with these words.
        """
        self._known = {} if known is None else known
        self._playing = playing
        self._spoken = spoken
        self._language = language
        self._pack = pack.id
        self._sink = Sink()
        self.left = _MOST
        own = words if isinstance(words, Lexicon) else Lexicon(language.vocabulary, words)
        everything = own.aside()
        games = {pack.id: pack.game}
        self._resolver = Resolver(everything, language.others, self._sink, games)
        self.lexicon = self._resolver.near(pack.id)
        self.packs = (pack.id, pack.game, *pack.needs)

    def meaning(self, line: WrittenLine, edit: Edit) -> object:
        """
        Return what a line means once a change is made in it, or nothing where it is wrong then.

        Lines that mean the same have equal meanings.
        """
        source, start, text = self._alone(line, line.mended(edit))
        found = self._items(source, start, start + len(text))
        return None if found is None else self._meaning(found)

    def plays(self, line: WrittenLine, edit: Edit) -> bool:
        """Tell whether nothing refuses a line as it is with a change, that has a meaning."""
        source, start, text = self._alone(line, line.mended(edit))
        items = self._items(source, start, start + len(text))
        return bool(items) and (self._playing is None or not self._playing.refuses(items or ()))

    def stated(self, line: WrittenLine) -> Iterator[WrittenLine]:
        """Give the rules that a line states as a sentence of a human language."""
        if self._spoken is not None and self.left > 0:
            stated = map(line.put, self._spoken.rules(line.text))
            yield from (one for one in stated if one is not None)

    def fault(self, line: WrittenLine) -> Finding | None:
        """Return the first thing that is wrong with a line, its place as the line has it."""
        if self.left <= 0:
            return None
        self.left -= 1
        source, start, text = self._alone(line, line.text)
        self._sink.drain()
        file = self._language.parser.read(source, self._sink)
        known, samples = self.lexicon.known, self.lexicon.vocabulary.samples
        for wrong in file.faults:
            report_fault(wrong, source, known, samples, self._tell_word(source), self._sink)
        for one in file.declarations:
            self._resolver.item(one, self._pack, source)
        found = self._faults_between(start, start + len(text))
        if not found:
            return None
        first = min(found, key=lambda one: one.span.start)
        begin = max(first.span.start - start, 0) + line.start
        end = max(first.span.end - start, 0) + line.start
        return replace(first, span=Span(line.source.path, begin, end))

    def whole(
        self, source: Source, headers: tuple[str, ...], place: Span, edit: Edit
    ) -> tuple[Item, int] | None:
        """
        Return a nested item with a change made in it, and how far its text has moved.

        ``headers`` are those of the items around it. Nothing where something is wrong with it.
        """
        if self.left <= 0:
            return None
        self.left -= 1
        above = "".join(f"{header} {{\n " for header in headers)
        text = (
            source.text[place.start : edit.span.start]
            + edit.replacement
            + source.text[edit.span.end : place.end]
        )
        alone = Source("-", f"{above}{text}\n{'}' * len(headers)}\n")
        self._sink.drain()
        declarations = self._language.parser.read_whole(alone, self._sink) or ()
        items = [self._resolver.item(one, self._pack, alone) for one in declarations]
        if self._faults_between(len(above), len(above) + len(text)) or not items:
            return None
        if items[0] is None:
            return None
        *_, last = items[0].walk()
        return last, len(above) - place.start

    def _tell_word(self, source: Source) -> Callable[[Word, str], None]:
        def tell(word: Word, _before: str) -> None:
            span = source.span(word.start, word.end)
            self._sink.report("unknown-word", span, word=word.text, similar=())

        return tell

    def _faults_between(self, start: int, end: int) -> tuple[Finding, ...]:
        return tuple(
            one
            for one in self._sink.drain()
            if one.slug not in _OF_THE_WHOLE and one.span.end >= start and one.span.start <= end
        )

    def _alone(self, line: WrittenLine, text: str) -> tuple[Source, int, str]:
        """Return a line as it stands in its item and nothing else does."""
        # At the left margin a header begins an item of its own.
        above = "\n ".join(f"{header.lower()} {{" for header in line.headers) + "\n " * bool(
            line.headers
        )
        opened = " {" if line.is_header else ""
        depth = len(line.headers) + line.is_header
        return Source("-", f"{above}{text}{opened}\n" + "}" * depth + "\n"), len(above), text

    def _items(self, source: Source, start: int, end: int) -> list[Item] | None:
        """Return the items that a line alone makes; nothing where something is wrong with it."""
        if self.left <= 0:
            return None
        self.left -= 1
        key = source.text, start, end
        if key not in self._known:
            self._known[key] = self._read(source, start, end)
        return self._known[key]

    def _read(self, source: Source, start: int, end: int) -> list[Item] | None:
        self._sink.drain()
        declarations = self._language.parser.read_whole(source, self._sink)
        if not declarations:
            return None
        items = [self._resolver.item(one, self._pack, source) for one in declarations]
        if self._faults_between(start, end):
            return None
        return [inner for one in items if one for inner in one.walk()]

    def _meaning(self, found: list[Item]) -> object:
        # The form of a source takes any words: the next line too, if a comma stood before it.
        languages = self._language.vocabulary.languages
        lines = (line for inner in found for line in inner.fields if line.key == "source")
        sources = (entry for line in lines for entry in line.entries)
        if not all(is_source(one, self.packs, languages) for one in sources):
            return None
        phrases = (one for inner in found for rule in inner.rules for one in parts(rule).phrases)
        return None if any(map(is_of_two, phrases)) else tuple(map(_meant, found))


def _meant(item: Item) -> object:
    """Return what an item says, without the places where it says it."""
    rules = tuple(canonical(rule) for rule in item.rules)
    fields = tuple((f.key, f.arguments, tuple(e.values for e in f.entries)) for f in item.fields)
    names = tuple((n.language, n.gender, n.singular, n.plural, n.feminine) for n in item.names)
    return item.reference, names, fields, rules
