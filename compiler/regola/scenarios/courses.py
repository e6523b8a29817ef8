"""
Follows an example from step to step: what changed that can be counted, and which rules did it.

The position tells how much there is, and thus what changed; the log of the engine tells why. Where
the log does not account for all of a change, it is told without a reason: a sum is never wrong.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from regola.drawings.courses import Change, Course, Holding
from regola.resources import dsl_text
from regola.yaml_files import trusted

if TYPE_CHECKING:
    from regola_engine.kernel import Entry

__all__ = ["Ledger", "Watch"]


class _Share(NamedTuple):
    """What an entry of a log says of something counted: how many, by which rule, perhaps how."""

    amount: int
    rule: int
    how: str = ""
    space: str = ""


_Shares = dict[Holding, list[_Share]]
"""What entries of a log say of each thing that is counted."""


def _never(_table: Any) -> bool:
    return False


def _nowhere(_table: Any) -> Sequence[str]:
    return ()


def _nothing_laid(_table: Any, _entry: Entry) -> Iterable[Holding]:
    return ()


@dataclass(frozen=True, slots=True)
class Ledger:
    """
    What a family of games brings: what there is to count, and what entries of its log say of it.

    ``held`` counts what is there now, ``laid`` returns what an entry tells to be put down, one
    each. ``dsl/logs.yaml`` tells what other entries give or take. ``foregone`` tells whether the
    step before had done already what a step tells, since there was no other choice. ``spaces``
    names the spaces of the board, by their numbers in the log.
    """

    family: str
    players: Callable[[Any], Sequence[str]]
    held: Callable[[Any], Mapping[Holding, int]]
    laid: Callable[[Any, Entry], Iterable[Holding]] = _nothing_laid
    foregone: Callable[[Any], bool] = _never
    spaces: Callable[[Any], Sequence[str]] = _nowhere


class Watch:
    """Watches a table; whoever plays tells it of each step that is done."""

    def __init__(self, ledger: Ledger, table: Any, fresh: Any) -> None:
        """Begin with a table, and with the same as it was laid out, before anything happened."""
        from regola_engine.kernel import Log

        if table.state.log is None:
            table.state.log = Log()
        self._ledger = ledger
        self._table = table
        self._read = 0
        self._had = self._now = dict(ledger.held(fresh))
        self._opening = self._changed(self._entries())
        self._changes: list[tuple[Change, ...]] = []

    def note(self, *, is_deed: bool) -> None:
        """Keep what the step just done has changed; one that is no deed only compares."""
        entries = self._entries()
        changes = self._changed(entries)
        was_done = is_deed and not entries and self._ledger.foregone(self._table)
        if was_done and self._changes and not changes:
            # It is told with the step that speaks of it.
            changes, self._changes[-1] = self._changes[-1], ()
        self._changes.append(changes)

    def course(self) -> Course:
        """Return all that was seen."""
        return Course(had=self._had, opening=self._opening, changes=tuple(self._changes))

    def _entries(self) -> Sequence[Entry]:
        """Return what the log has that was not read yet."""
        log: Sequence[Entry] = self._table.state.log
        entries, self._read = log[self._read :], len(log)
        return entries

    def _changed(self, log: Sequence[Entry]) -> tuple[Change, ...]:
        """Return what has changed since it was looked at last, in the order of the log."""
        before, self._now = self._now, dict(self._ledger.held(self._table))
        counts = {
            one: self._now.get(one, 0) - before.get(one, 0) for one in {**before, **self._now}
        }
        changed = {one: count for one, count in counts.items() if count}
        shares = self._shares(log) if changed else {}
        logged = [one for one in shares if one in changed]
        return tuple(
            change
            for holding in dict.fromkeys((*logged, *changed))
            for change in _explained(holding, changed[holding], shares.get(holding, ()))
        )

    def _shares(self, log: Iterable[Entry]) -> _Shares:
        shares: _Shares = defaultdict(list)
        # What a sum is made of stands before it.
        parts: _Shares = defaultdict(list)
        for entry in log:
            for holding, count in self._moved(entry):
                if entry.kind in _form(self._ledger.family).parts:
                    parts[holding] += _divided(entry, count)
                    continue
                made_of = parts.pop(holding, [])
                is_whole = sum(one.amount for one in made_of) == count
                whole = self._share(entry, count)
                shares[holding] += made_of if made_of and is_whole else [whole]
            for holding in self._ledger.laid(self._table, entry):
                shares[holding].append(_Share(1, entry.rule))
        return shares

    def _share(self, entry: Entry, count: int) -> _Share:
        """Return what an entry says by itself; what tells no number is told with its space."""
        told = _form(self._ledger.family).moved[entry.kind]
        if told.place >= 0:
            return _Share(count, entry.rule)
        space = self._ledger.spaces(self._table)[entry.numbers[told.space]]
        return _Share(count, entry.rule, entry.kind, space)

    def _moved(self, entry: Entry) -> Iterator[tuple[Holding, int]]:
        """Give what an entry says that players gain, or lose."""
        told = _form(self._ledger.family).moved.get(entry.kind)
        if told is None or entry.seat < 0:
            return
        players = self._ledger.players(self._table)
        count = told.sign * (entry.numbers[told.place] if told.place >= 0 else 1)
        yield Holding(told.what, players[entry.seat]), count
        if told.giver >= 0 and entry.numbers[told.giver] >= 0:
            yield Holding(told.what, players[entry.numbers[told.giver]]), -count


@dataclass(frozen=True, slots=True)
class _Moved:
    """
    What an entry moves, which of its numbers says how much, and which who gives (-1: none).

    One that does not say how much moves one, in the ``space`` that it tells.
    """

    what: str
    sign: int
    place: int
    giver: int
    space: int


@dataclass(frozen=True, slots=True)
class _Form:
    moved: Mapping[str, _Moved]
    parts: frozenset[str]


@cache
def _form(family: str) -> _Form:
    told: Mapping[str, Any] = trusted(dsl_text("logs.yaml"))[family]
    counted: Mapping[str, str] = told["counted"]
    moved = {kind: _moves(what, told["entries"][kind]) for kind, what in counted.items()}
    return _Form(moved, frozenset(told.get("parts", ())))


def _moves(told: str, names: Sequence[str]) -> _Moved:
    what = told.removeprefix("-")
    place = next((n for n, name in enumerate(names) if name in ("count", what)), -1)
    giver, space = (names.index(one) if one in names else -1 for one in ("other", "space"))
    return _Moved(what, -1 if told != what else 1, place, giver, space)


def _divided(entry: Entry, count: int) -> list[_Share]:
    """Return what each rule adds to a number, where they do nothing but add to one another."""
    from regola_engine.kernel import IS, LESS, MORE

    signs = {IS: 1, MORE: 1, LESS: -1}
    if all(part.operation in signs for part in entry.parts):
        shares = [_Share(signs[part.operation] * part.amount, part.rule) for part in entry.parts]
        if sum(one.amount for one in shares) == count:
            return shares
    return [_Share(count, entry.rule)]


def _explained(holding: Holding, count: int, shares: Sequence[_Share]) -> Iterator[Change]:
    """Give a change item by item, as the log has it, or whole where the log has another sum."""
    sums: dict[tuple[str, str, str], int] = defaultdict(int)
    for share in shares:
        sums[_item(share.rule), share.how, share.space] += share.amount
    if sum(sums.values()) == count:
        yield from (Change(holding, one, *told) for told, one in sums.items() if one)
    else:
        yield Change(holding, count, "")


def _item(rule: int) -> str:
    """Return the reference of the item of a rule."""
    from regola_engine.kernel import RULES

    return RULES[rule][1] if rule >= 0 else ""
