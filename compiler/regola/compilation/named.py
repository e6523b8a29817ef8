"""Gather what packs declare; where texts change and name nothing else, the words stay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from regola.findings import Sink, label
from regola.memory import Memory
from regola.program.symbols import Symbol, Symbols, declared
from regola.program.words import Lexicon
from regola.sources import Source
from regola.syntax import tree
from regola.vocabulary.model import Vocabulary

__all__ = ["Named", "Written", "named_in"]


@dataclass(frozen=True, slots=True)
class Written:
    """A declaration as it was read, with its file and its pack."""

    pack: str
    source: Source
    declaration: tree.Declaration

    def by(self) -> tree.Declaration:
        """What it is known again by, among those of its pack."""
        return self.declaration


_Declared = tuple[tuple[Symbol, ...], tuple[object, ...]]
"""The symbols of a declaration, and what they mean wherever they stand."""


@dataclass(frozen=True, slots=True)
class Named:
    """
    What a program may name.

    ``lexicon`` is the same as long as all means the same. Where it is another than ``before``,
    ``changed`` are the spellings that mean something else now; nothing, if that cannot be told.
    """

    symbols: Symbols
    lexicon: Lexicon
    declared: list[_Declared]
    below: tuple[Symbol, ...]
    before: Lexicon | None = None
    changed: frozenset[str] | None = None
    is_doubled: bool = False


def named_in(
    written: Sequence[Written],
    below: tuple[Symbol, ...],
    vocabulary: Vocabulary,
    sink: Sink,
    memory: Memory,
) -> Named:
    """Return what is declared and what was below; report what is declared twice."""

    def make(one: Written) -> _Declared:
        symbols = tuple(declared(one.declaration, one.pack, one.source.path, vocabulary))
        return symbols, tuple(symbol.meaning for symbol in symbols)

    packs = tuple(dict.fromkeys(one.pack for one in written))
    found = list(memory.each("declared", written, make, given=packs, by=Written.by))
    last: Named | None = memory.note("named")
    if last is not None and last.below is below and not last.is_doubled and _is_same(last, found):
        named = _moved(last, found)
    else:
        named = _named(found, below, vocabulary, sink, last)
    memory.keep("named", named)
    named.lexicon.withheld.clear()
    return named


def _is_same(last: Named, found: Sequence[_Declared]) -> bool:
    return [meanings for _, meanings in last.declared] == [meanings for _, meanings in found]


def _moved(last: Named, found: list[_Declared]) -> Named:
    """Return the same words, whose declarations stand elsewhere."""
    for (before, _), (after, _) in zip(last.declared, found, strict=True):
        if before is not after:
            for old, new in zip(before, after, strict=True):
                last.symbols.exchange(old, new)
    return replace(last, declared=found)


def _named(
    found: list[_Declared],
    below: tuple[Symbol, ...],
    vocabulary: Vocabulary,
    sink: Sink,
    last: Named | None,
) -> Named:
    symbols = Symbols()
    symbols.update(below)
    is_doubled = False
    for symbol in (one for own, _ in found for one in own):
        before = symbols.add(symbol)
        if before is not None:
            is_doubled = True
            related = [label(before.span, "first")]
            sink.report("doubled-id", symbol.span, id=symbol.id, related=related)
    lexicon = Lexicon(vocabulary, symbols)
    if last is None or last.below is not below:
        return Named(symbols, lexicon, found, below, is_doubled=is_doubled)
    changed = _changed(last.declared, found)
    return Named(symbols, lexicon, found, below, last.lexicon, changed, is_doubled)


def _changed(before: list[_Declared], after: list[_Declared]) -> frozenset[str] | None:
    """Return the spellings of what is declared in one of two lists alone; nothing if both stir."""
    known, now = (
        {
            meaning: symbol
            for own, meanings in one
            for symbol, meaning in zip(own, meanings, strict=True)
        }
        for one in (before, after)
    )
    if [one for one in known if one in now] != [one for one in now if one in known]:
        return None
    both = [one for meaning, one in known.items() if meaning not in now]
    both += [one for meaning, one in now.items() if meaning not in known]
    return frozenset(spelling for one in both for spelling in one.spellings)
