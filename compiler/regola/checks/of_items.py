"""Check items one by one: what is found in one hangs on it, and on little that all hang on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

from regola.checks.extents import BESIDE, Extents, granted_in
from regola.checks.parts import loose_form
from regola.checks.survey import Placed, Survey
from regola.findings import Finding, Sink
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
    memory, errors = survey.memory, survey.errors()
    before = memory.note((step, "errors")) or {}
    stirred = {path for path in (*errors, *before) if errors.get(path) != before.get(path)}
    memory.keep((step, "errors"), errors)

    def check(top: Item, found: Sink) -> tuple[Span, list[int]]:
        one = _OfItem(survey, top)
        for judge in checks:
            judge(one, found)
        return top.whole, survey.errors_in(top.whole)

    def holds(made: tuple[Span, list[int]], _: tuple[Finding, ...]) -> bool:
        span, faults = made
        return span.path not in stirred or survey.errors_in(span) == faults

    for _ in memory.judged(
        step, survey.items, check, sink, given=survey.ground, ground=errors, holds=holds
    ):
        pass


def ground_of(survey: Survey) -> object:
    """Return what checks of one item may ask beside it."""
    grounds = tuple(chain.from_iterable(survey.told(_grounds_in)))
    granted, several = survey.words_of(_granted_in), survey.done_to_several
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
    """One item of a survey. What lies beyond is asked of the whole, if it is in `ground_of`."""

    def __init__(self, whole: Survey, top: Item) -> None:
        """Take the item alone."""
        super().__init__((top,), whole.library, whole.vocabulary, whole.homes, whole.at_hand)
        self._errors = whole._errors  # noqa: SLF001 - of its own kind
        self._whole = whole

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
        """Refuse to tell, as well."""
        raise NotImplementedError
