"""Check items one by one: what is found in one hangs on it, and on little that all hang on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regola.checks.extents import BESIDE, Extents, granted_in
from regola.checks.parts import loose_form
from regola.checks.survey import Placed, Survey, Words
from regola.findings import Sink
from regola.memory import Ground, Hangs
from regola.program.equivalences import COMPAT
from regola.program.model import Item
from regola.sources import Span

__all__ = ["check_items", "ground_of"]

_GROUNDS = frozenset({"base", "board", "option", COMPAT})
"""The kinds of items that all others are held to: what holds for them, where they are, what is."""


def check_items(
    checks: Sequence[Callable[[Survey, Sink], None]], survey: Survey, step: str, sink: Sink
) -> None:
    """Run checks of which each judges an item by itself, on the items that are not as they were."""
    if not checks:
        return
    ground = _Asked(survey, survey.memory.note((step, "tells")) or {})
    survey.memory.keep((step, "tells"), ground.tells)

    def check(top: Item, found: Sink) -> _Checked:
        one = _OfItem(survey, top)
        for judge in checks:
            judge(one, found)
        ground.tells.update(dict.fromkeys(one.tells))
        return _Checked(top.whole, survey.errors_in(top.whole), frozenset(one.asked))

    def holds(made: _Checked, stirred: frozenset[Hashable]) -> bool:
        is_of_faults = stirred == {(_FAULTS, made.span.path)}
        return is_of_faults and survey.errors_in(made.span) == made.faults

    hangs = Hangs(ground, _Checked.names, holds)
    for _ in survey.memory.judged(
        step, survey.items, check, sink, given=survey.ground, hangs=hangs
    ):
        pass


_FAULTS = "faults"
_FAULTLESS = "faultless"


@dataclass(frozen=True, slots=True)
class _Checked:
    """Of which item a check was asked, what was wrong in it, and what was asked of all others."""

    span: Span
    faults: list[int]
    asked: frozenset[Hashable]

    def names(self) -> frozenset[Hashable]:
        """Return all that the findings hang on beside the item."""
        return self.asked | {(_FAULTS, self.span.path)}


class _Asked:
    """
    What checks of one item ask of all others: where faults are, what items tell.

    ``tells`` are the functions by which items were asked; each word or name that one of them tells
    may change by itself.
    """

    def __init__(self, survey: Survey, tells: Mapping[Any, None]) -> None:
        """Take the whole, and how it was asked before."""
        self._survey = survey
        self.tells = dict(tells)

    @property
    def version(self) -> object:
        """The faults, and the versions of all that is told."""
        told = {tell: self._told(tell).version for tell in self.tells}
        return self._survey.errors(), told

    def since(self, version: Any) -> frozenset[Hashable] | None:
        """Return what has another answer now."""
        if version is None:
            return None
        before, versions = version
        now = self._survey.errors()
        stirred: set[Hashable] = {
            (_FAULTS, path) for path in (*now, *before) if now.get(path) != before.get(path)
        }
        if bool(now) != bool(before):
            stirred.add((_FAULTLESS,))
        for tell, known in versions.items():
            names = self._told(tell).since(known)
            if names is None:
                return None
            stirred.update((tell, name) for name in names)
        return frozenset(stirred)

    def _told(self, tell: tuple[str, Any]) -> Ground:
        sort, function = tell
        if sort == _WORDS:
            return self._survey.words_of(function).own
        return self._survey.whole_table(function)


_WORDS, _TABLE = "words", "table"


@dataclass(frozen=True, slots=True)
class _AskedWords(Words[Any]):
    """Words of all items that remember which of them were asked for."""

    tell: Hashable
    asked: set[Hashable]

    def __contains__(self, word: Any) -> bool:
        """Tell whether an item tells a word."""
        self.asked.add((self.tell, word))
        return Words.__contains__(self, word)

    def all(self) -> frozenset[Any]:
        """Refuse to tell all: what asked for that would have to be asked again and again."""
        raise NotImplementedError


class _AskedTable(Mapping[str, Any]):
    """A table of all items that remembers for which names it was asked."""

    def __init__(self, table: Mapping[str, Any], tell: Hashable, asked: set[Hashable]) -> None:
        """Take the table."""
        self._table, self._tell, self._asked = table, tell, asked

    def __getitem__(self, name: str) -> Any:
        """Return what stands under a name."""
        self._asked.add((self._tell, name))
        return self._table[name]

    def __iter__(self) -> Iterator[str]:
        """Refuse to be gone through."""
        raise NotImplementedError

    def __len__(self) -> int:
        """Refuse to be counted, as well."""
        raise NotImplementedError


def ground_of(survey: Survey) -> object:
    """Return what checks of one item may ask beside it."""
    grounds = tuple(survey.gathered(_grounds_in))
    granted, several = survey.words_of(_granted_in).all(), survey.done_to_several
    return grounds, granted, several, survey.packs, survey.library, survey.homes, survey.at_hand


def _grounds_in(top: Item) -> tuple[Item, ...]:
    return (top,) if any(item.kind in _GROUNDS for item in top.walk()) else ()


def _granted_in(top: Item) -> Iterator[Any]:
    """Give the words that items grant, and what they do to neighbours, as `Extents` asks of it."""
    for word, statement, is_base in granted_in(top):
        if word == BESIDE:
            yield loose_form(statement)
        elif not is_base:
            yield word


class _OfItem(Survey):
    """
    One item of a survey. What lies beyond is asked of the whole, if it is in `ground_of`.

    What all items tell may be asked for word by word: ``asked`` keeps what was, ``tells`` how.
    """

    def __init__(self, whole: Survey, top: Item) -> None:
        """Take the item alone."""
        super().__init__((top,), whole.library, whole.vocabulary, whole.homes, whole.at_hand)
        self._errors = whole._errors  # noqa: SLF001 - of its own kind
        self._whole = whole
        self.asked: set[Hashable] = set()
        self.tells: set[Hashable] = set()

    def words_of(self, tell: Callable[[Item], Iterable[Any]]) -> Words[Any]:
        """Return the words that a function gives of each item of all."""
        whole = self._whole.words_of(tell)
        self.tells.add((_WORDS, tell))
        return _AskedWords(whole.own, whole.below, (_WORDS, tell), self.asked)

    def table_of(self, tell: Callable[[Item], Iterable[tuple[str, Any]]]) -> Mapping[str, Any]:
        """Return what a function tells of all items by name."""
        self.tells.add((_TABLE, tell))
        return _AskedTable(self._whole.table_of(tell), (_TABLE, tell), self.asked)

    @property
    def taken(self) -> frozenset[str]:
        """The options that are taken where nobody says otherwise."""
        return self._whole.taken

    @property
    def packs(self) -> frozenset[str]:
        """The packs that have items."""
        return self._whole.packs

    @property
    def bases(self) -> tuple[Item, ...]:
        """The base rules of all games."""
        return self._whole.bases

    @property
    def games(self) -> frozenset[str]:
        """The packs that hold a game of their own."""
        return self._whole.games

    @property
    def base_rules(self) -> tuple[Placed, ...]:
        """The rules of all games."""
        return self._whole.base_rules

    @property
    def done_to_several(self) -> frozenset[str]:
        """The deeds that a rule of any item does to several things at once."""
        return self._whole.done_to_several

    @property
    def forbidden(self) -> Any:
        """The deeds that base rules forbid everybody."""
        return self._whole.forbidden

    @property
    def extents(self) -> Extents:
        """The regions of all boards."""
        return self._whole.extents

    @property
    def all_items(self) -> tuple[Item, ...]:
        """Refuse to tell: who asks for all items is no check of one."""
        raise NotImplementedError

    @property
    def all_rules(self) -> tuple[Placed, ...]:
        """Refuse to tell, as well."""
        raise NotImplementedError

    @property
    def is_faultless(self) -> bool:
        """Whether no error at all was found in any item."""
        self.asked.add((_FAULTLESS,))
        return self._whole.is_faultless
