"""Gather what packs declare; where texts change and name nothing else, the words stay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

from regola.findings import Sink, label
from regola.memory import Changes, Memory, Row
from regola.program.symbols import Symbol, Symbols, declared
from regola.program.words import Lexicon
from regola.sources import Source
from regola.syntax import tree
from regola.vocabulary.model import Vocabulary

__all__ = ["ANYTHING", "Named", "Written", "named_in"]

ANYTHING = ""
"""The spelling that stands for all, where something hangs on any of them."""


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

    ``lexicon`` is the same as long as all means the same; ``changes`` tell which spellings mean
    something else than before. ``symbols`` are changed, not made anew, where others are declared;
    ``declared`` is what is, in order.
    """

    symbols: Symbols
    lexicon: Lexicon
    changes: Changes[str]
    declared: tuple[Symbol, ...]
    row: Row[_Declared]
    below: tuple[Symbol, ...]
    is_doubled: bool = False


def named_in(
    written: tuple[Written, ...],
    packs: tuple[str, ...],
    below: tuple[Symbol, ...],
    vocabulary: Vocabulary,
    sink: Sink,
    memory: Memory,
) -> Named:
    """Return what is declared and what was below; report what is declared twice."""

    def make(one: Written) -> _Declared:
        symbols = tuple(declared(one.declaration, one.pack, one.source.path, vocabulary))
        return symbols, tuple(symbol.meaning for symbol in symbols)

    found = memory.each("declared", written, make, given=packs, by=Written.by)
    row = found if isinstance(found, Row) else Row((tuple(found),))
    last: Named | None = memory.note("named")
    # The symbols of last time are about to change: who does not come to an end begins anew.
    memory.keep("named", None)
    named = last
    if last is not None and last.row is not row:
        named = _renewed(last, row, written, memory)
    if named is None or named.below is not below or named.is_doubled:
        named = _named(row, below, vocabulary, sink, last.changes if last is not None else None)
    memory.keep("named", named)
    named.lexicon.withheld.clear()
    return named


def _named(
    row: Row[_Declared],
    below: tuple[Symbol, ...],
    vocabulary: Vocabulary,
    sink: Sink,
    changes: Changes[str] | None,
) -> Named:
    symbols = Symbols()
    symbols.update(below)
    is_doubled = False
    for symbol in _symbols_of(row):
        before = symbols.add(symbol)
        if before is not None:
            is_doubled = True
            related = [label(before.span, "first")]
            sink.report("doubled-id", symbol.span, id=symbol.id, related=related)
    changes = changes or Changes()
    changes.forget()
    all_declared = tuple(symbols.by_reference.values())
    lexicon = Lexicon(vocabulary, symbols)
    return Named(symbols, lexicon, changes, all_declared, row, below, is_doubled)


def _renewed(
    last: Named, row: Row[_Declared], written: tuple[Written, ...], memory: Memory
) -> Named | None:
    """Return the names with those of the blocks that are others; nothing if that is not enough."""
    moves = _moves(last.row, row)
    if moves is None or last.is_doubled:
        return None
    symbols, changes = last.symbols, last.changes
    stirred = {spelling for one in (*moves.gone, *moves.came) for spelling in one.spellings}
    before = stirred.intersection(symbols.by_spelling)
    for one in moves.gone:
        symbols.remove(one)
    is_doubled = any(one.reference in symbols.by_reference for one in moves.came)
    for one in moves.came:
        is_doubled = symbols.add(one) is not None or is_doubled
    if is_doubled:
        # Who comes first has the name, and all is gathered anew.
        return replace(last, is_doubled=True)
    for old, new in moves.stayed:
        symbols.exchange(old, new)
    lexicon = last.lexicon
    if stirred:
        order = _Order(written, last.below)
        for one in moves.came:
            symbols.settle(one, order.place)
        changes.note({*stirred, ANYTHING})
        lexicon = lexicon.renewed(before, stirred)
    own = memory.gathered("symbols", row, _first)
    return replace(last, lexicon=lexicon, declared=(*last.below, *own), row=row)


@dataclass(frozen=True, slots=True)
class _Moves:
    """Of two rows of what is declared: symbols that went and came, and those that moved."""

    gone: list[Symbol]
    came: list[Symbol]
    stayed: list[tuple[Symbol, Symbol]]


def _moves(before: Row[_Declared], after: Row[_Declared]) -> _Moves | None:
    """Return what is another in a row; nothing where what stays stands in another order."""
    old, new = ({id(block): block for block in row.blocks} for row in (before, after))
    if [key for key in old if key in new] != [key for key in new if key in old]:
        return None
    known = _by_meaning(block for key, block in old.items() if key not in new)
    now = _by_meaning(block for key, block in new.items() if key not in old)
    if known is None or now is None:
        return None
    stayed = [one for one in known if one in now]
    if stayed != [one for one in now if one in known]:
        return None
    return _Moves(
        [symbol for one, symbol in known.items() if one not in now],
        [symbol for one, symbol in now.items() if one not in known],
        [(known[one], now[one]) for one in stayed if known[one] is not now[one]],
    )


def _by_meaning(blocks: Iterable[tuple[_Declared, ...]]) -> dict[object, Symbol] | None:
    """Return symbols by what they mean; nothing where two mean the same."""
    pairs = [
        pair
        for symbols, meanings in chain.from_iterable(blocks)
        for pair in zip(meanings, symbols, strict=True)
    ]
    found = dict(pairs)
    return found if len(found) == len(pairs) else None


class _Order:
    """Where symbols stand: those below first, as they are; the others by file and place."""

    def __init__(self, written: tuple[Written, ...], below: tuple[Symbol, ...]) -> None:
        """Take what is written, and what is declared below."""
        self._written, self._below = written, below

    @cached_property
    def _files(self) -> Mapping[str, int]:
        paths = dict.fromkeys(one.source.path for one in self._written)
        return {path: place for place, path in enumerate(paths)}

    @cached_property
    def _all_below(self) -> frozenset[int]:
        return frozenset(map(id, self._below))

    def place(self, symbol: Symbol) -> tuple[int, ...]:
        """Return what symbols are put in order by."""
        if id(symbol) in self._all_below:
            return (-1,)
        return self._files[symbol.span.path], symbol.span.start


def _first(one: _Declared) -> tuple[Symbol, ...]:
    return one[0]


def _symbols_of(row: Row[_Declared]) -> Iterator[Symbol]:
    return (symbol for symbols, _ in row for symbol in symbols)
