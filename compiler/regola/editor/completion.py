"""Propose what may stand at a place: kinds, fields, words of rules, things of content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from regola.compilation.vocabularies import ListedWord
from regola.editor.analysis import Analysis
from regola.editor.fitting_words import WordTrial
from regola.editor.glossary import glossary
from regola.editor.places import WritingPlace, writing_place
from regola.editor.rule_forms import rule_forms
from regola.program.model import Item
from regola.program.symbols import Symbol
from regola.sources import Span
from regola.vocabulary.model import FieldShape, KindWord, Vocabulary

__all__ = ["Completion", "completions", "form_of"]

_DEEDS = ("VERB", "DONE")
"""The classes of the words for deeds."""

_MOST_TRIED = 250


Sort: TypeAlias = Literal["kind", "field", "word", "deed", "item", "value", "rule"]
"""What is proposed: a kind or field of items, a word of rules, a deed, a thing, a value, a rule."""


@dataclass(frozen=True, slots=True)
class Completion:
    """
    A proposal: what it is called, what is put in the place of ``span``, what it means.

    In the text of one that ``is_form``, ``$1`` and so on are places to be filled in.
    """

    label: str
    text: str
    sort: Sort
    gloss: str
    span: Span
    is_form: bool = False


def completions(analysis: Analysis, path: str, offset: int, spoken: str) -> list[Completion]:
    """Return what may stand at a place of a rules file, what is likeliest first."""
    source, own = analysis.sources.get(path), analysis.language(path)
    place = writing_place(source, offset) if source is not None and own is not None else None
    if place is None or own is None:
        return []
    proposer = _Proposer(analysis, path, own.vocabulary, place, spoken)
    return [one for one in proposer.all() if _is_begun(one, place.begun)]


def _is_begun(one: Completion, begun: str) -> bool:
    """Tell whether a proposal, or what it means, has a word that begins as the one begun."""
    words = f"{one.label} {one.gloss}".casefold().replace("_", " ").split()
    return any(word.startswith(begun.casefold()) for word in (one.label.casefold(), *words))


def _shared(line: str, written: str) -> int | None:
    """Return where the rest of a line begins behind what is written, if it begins with that."""
    begun = " ".join(written.split()).lower()
    if not line.startswith(begun):
        return None
    rest = line[len(begun) :]
    # A word is either there or not; a sign may stand close to it.
    if begun and not rest.startswith((" ", ":", ",")):
        return None
    return len(line) - len(rest.lstrip())


def _each_once(proposals: Iterable[Completion]) -> Iterator[Completion]:
    """Give proposals once, however many things are called alike."""
    known: set[str] = set()
    for one in proposals:
        if one.label not in known:
            known.add(one.label)
            yield one


def form_of(kind: KindWord) -> str:
    """Return an item of a kind with the fields that it must have, to be filled in."""
    head = f'{kind.id} "${{1}}" {{' if kind.titled else f"{kind.id} ${{1:id}} {{"
    lines = [f"    {key}: ${{{place}}}" for place, key in enumerate(kind.required, 2)]
    return "\n".join([head, *lines, "    $0", "}"])


@dataclass(frozen=True)
class _Proposer:
    analysis: Analysis
    path: str
    vocabulary: Vocabulary
    place: WritingPlace
    spoken: str

    def all(self) -> Iterator[Completion]:
        """Give the proposals for the place."""
        kinds = self.place.kinds
        if not kinds:
            yield from self._kinds(self._outermost()) if not self.place.before else ()
            return
        kind = self.vocabulary.kinds.get(kinds[-1])
        if kind is None:
            return
        shape = self._field(kind)
        if shape is not None:
            yield from self._values(shape)
            return
        if not self.place.before:
            yield from self._fields(kind)
            yield from self._kinds(kind.nested)
        if kind.bearer:
            yield from self._words()
            yield from self._rules()

    def _propose(
        self, label: str, text: str, sort: Sort, gloss: str = "", *, is_form: bool = False
    ) -> Completion:
        return Completion(label, text, sort, gloss, self.place.span, is_form)

    # ---- kinds and fields ---------------------------------------------------------------------

    def _outermost(self) -> Iterator[str]:
        inner = {name for kind in self.vocabulary.kinds.values() for name in kind.nested}
        return (name for name in self.vocabulary.kinds if name not in inner)

    def _kinds(self, names: Iterable[str]) -> Iterator[Completion]:
        for name in names:
            kind = self.vocabulary.kinds[name]
            yield self._propose(name, form_of(kind), "kind", is_form=True)

    def _fields(self, kind: KindWord) -> Iterator[Completion]:
        there = {field.key for item in self._around() for field in item.fields}
        missing = [key for key in kind.required if key not in there]
        for key in dict.fromkeys((*missing, *kind.fields)):
            yield self._propose(key, f"{key}: ", "field")

    def _around(self) -> Iterator[Item]:
        items = self.analysis.items(self.path)
        around = [one for one in items if one.touches(self.place.span)]
        return iter(around[-1:])

    def _field(self, kind: KindWord) -> FieldShape | None:
        """Return the shape of the field whose value is being written, if one is."""
        words = [token.text for token in self.place.before]
        if ":" not in words:
            return None
        key = words[: words.index(":")]
        return next(
            (
                shape
                for n in range(len(key), 0, -1)
                if (shape := kind.fields.get(" ".join(key[:n])))
            ),
            None,
        )

    def _values(self, shape: FieldShape) -> Iterator[Completion]:
        for choice in shape.choices:
            yield self._propose(choice, choice, "value")
        for symbol in self._symbols():
            if symbol.kind in shape.of:
                yield self._item(symbol, symbol.id)

    # ---- whole rules --------------------------------------------------------------------------

    def _rules(self) -> Iterator[Completion]:
        """Give the rules that begin as the line does; what is there already is not put in again."""
        own, head = self.analysis.language(self.path), self.analysis.heads.get(self.path)
        if own is None or head is None:
            return
        family, game = own.vocabulary.family, head.game or head.id
        for one in rule_forms(family, game, self.place.kinds, self.spoken):
            start = _shared(one.line, self.place.text)
            # What is begun behind other words goes on as they do; alone it may be any word of it.
            begun = self.place.begun if self.place.before else ""
            if start is not None and one.line.startswith(begun.lower(), start):
                yield self._propose(one.line, one.filled(start), "rule", one.said, is_form=True)

    # ---- words of rules -----------------------------------------------------------------------

    def _words(self) -> Iterator[Completion]:
        own = self.analysis.language(self.path)
        program, head = self.analysis.program(self.path), self.analysis.heads.get(self.path)
        if own is None or program is None or head is None:
            return
        expected = own.parser.expected(self.place.before)
        trial = WordTrial(own, program, head, self.place)
        words = glossary(self.analysis, self.path, self.spoken)
        likely = [
            one for one in self._candidates(expected, words) if _is_begun(one[0], self.place.begun)
        ]
        tried = likely[:_MOST_TRIED]
        for alone in (False, True):
            right = [one for one, kind in tried if trial.fits(one.label, kind, alone=alone)]
            if right:
                yield from _each_once(right)
                return

    def _candidates(
        self, expected: frozenset[str], words: Mapping[str, ListedWord]
    ) -> Iterator[tuple[Completion, str]]:
        """Give the spellings of the terminals that may stand here, each with its terminal."""
        own = self.vocabulary
        if "WORD" in expected:
            named = (*own.quantities, *own.nouns, *own.spellings.plurals, *own.adjectives)
            for spelling in dict.fromkeys((*named, *own.spellings.negatives, *own.phases)):
                yield self._word(spelling, "word", words), "WORD"
        spelled = {**own.spellings.words, **own.spellings.keywords}
        for spelling, (terminal, value) in spelled.items():
            if terminal in expected and (
                terminal != "VERB" or spelling == value or self.place.begun
            ):
                sort: Literal["word", "deed"] = "deed" if terminal in _DEEDS else "word"
                yield self._word(spelling.replace("#", "2"), sort, words), terminal
        if "WORD" in expected:
            for symbol in self._symbols():
                for spelling in dict.fromkeys((symbol.id.replace("_", " "), *symbol.plurals[:1])):
                    if symbol.type and spelling in symbol.spellings:
                        yield self._item(symbol, spelling), "WORD"

    def _word(
        self, spelling: str, sort: Literal["word", "deed"], words: Mapping[str, ListedWord]
    ) -> Completion:
        found = words.get(spelling)
        return self._propose(spelling, spelling, sort, found.gloss if found is not None else "")

    # ---- things of content --------------------------------------------------------------------

    def _symbols(self) -> Iterator[Symbol]:
        """Give the things that the pack at hand may name, its own first."""
        program, head = self.analysis.program(self.path), self.analysis.heads.get(self.path)
        if program is None or head is None:
            return
        for pack in dict.fromkeys((head.id, *head.needs, head.game)):
            for symbol in program.declared:
                if symbol.reference.startswith(f"{pack}/"):
                    yield symbol

    def _item(self, symbol: Symbol, text: str) -> Completion:
        item = self.analysis.item(symbol.reference)
        name = item.name(self.spoken) if item is not None else None
        gloss = f"{name.singular} ({symbol.kind})" if name is not None else symbol.kind
        return self._propose(text, text, "item", gloss)
