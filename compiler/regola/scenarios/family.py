"""
What a family of games brings to scenarios, as tables: its positions, its steps, its topics.

The runner does the rest: it plays the steps in their order, sees to what is refused and why, and
compares what is expected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from regola.scenarios.outcome import Mismatch, Refused, as_written
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from regola.drawings.positions import Pictured
    from regola.findings import Sink
    from regola.program.model import FieldEntry
    from regola.scenarios.courses import Ledger
    from regola.scenarios.shelf import Shelf

__all__ = [
    "Amount",
    "Check",
    "Compared",
    "Done",
    "Family",
    "Setting",
    "Spelling",
    "amounts",
    "compare",
    "done_plainly",
    "plainly",
    "read_by",
]

Done: TypeAlias = "Callable[[Any, Located], None]"
"""Does a step at a table; raises an outcome where it does not go as told."""

Compared: TypeAlias = "Callable[[Any, str, Located], None]"
"""Compares what is told of a topic, or of a player, with what is so at a table."""

Spelling: TypeAlias = "Callable[[Sequence[FieldEntry]], Iterable[FieldEntry]]"
"""Writes out what the entries of an example leave unsaid."""

Amount: TypeAlias = "Callable[[Any, int], object]"
"""Returns what a player has, by seat."""


def _nothing_open(_table: Any) -> tuple[str, ...]:
    return ()


def _at_any_time(_table: Any, _step: str) -> None:
    return None


def _no_dice(_table: Any, dice: tuple[int, ...]) -> AbstractContextManager[None]:
    """
    Roll nothing, as in games without dice.

    Raises:
        Refused: A step tells what dice show.
    """
    if dice:
        raise Refused("dice-left")
    return nullcontext()


Check: TypeAlias = "Callable[[Located, Shelf, Sink], bool]"
"""Tells whether a document is right in something; reports what is wrong."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A document that was found right, and the shelf that it takes its game from."""

    document: Located
    shelf: Shelf


def read_by(*checks: Check) -> Callable[[Located, str, Shelf, Sink], Setting | None]:
    """Return what reads a document by checks, each of what those before found right."""

    def read(told: Located, _item: str, shelf: Shelf, sink: Sink) -> Setting | None:
        is_right = all(check(told, shelf, sink) for check in checks)
        return Setting(told, shelf) if is_right else None

    return read


@dataclass(frozen=True, slots=True)
class Lines:
    """
    The lines of examples that may stand several times; all others stand once.

    Some as ``often`` as one likes, some once for each name before the colon (``named``). Words that
    are ``spoken`` make no word of a document, but another key.
    """

    often: frozenset[str] = frozenset({"expect", "option", "play"})
    named: frozenset[str] = frozenset({"given"})
    spoken: frozenset[str] = frozenset()

    @classmethod
    def and_also(cls, often: str = "", named: str = "", spoken: str = "") -> Lines:
        """Return the lines of all families, with those of one besides."""
        own = cls(frozenset(often.split()), frozenset(named.split()), frozenset(spoken.split()))
        common = cls()
        return cls(common.often | own.often, common.named | own.named, own.spoken)


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """
    The scenarios of a family of games.

    ``schema`` names the form of its scenarios, by which examples are read too; ``spellings`` write
    out the lines, steps and topics of examples that leave words unsaid. ``read`` holds a document
    of the right form to names and numbers, reports what is wrong and returns what is needed to lay
    it out, or nothing. ``laid`` returns the table: the position and what steps need beside it. Its
    ``trial()`` is a copy on which a step that must be refused is tried, its ``seat(name)`` the
    number of a player. ``steps`` do what is told, ``topics`` compare what is expected of the
    position and ``of_players`` of a player, by key. ``due`` refuses a step that is not yet to be
    done, ``rolling`` has dice show, during a step, what it tells, and refuses dice that are not
    rolled. ``fresh`` lays the table out before anything happens by itself, where something may;
    ``ledger`` tells what can be counted. ``open_now`` returns what could be done instead of a step
    refused. ``drawn`` returns what stands at the end of a document, for its picture. ``lines`` tell
    which may stand often.
    """

    schema: str
    read: Callable[[Located, str, Shelf, Sink], Any]
    laid: Callable[[Any], Any]
    steps: Mapping[str, Done]
    topics: Mapping[str, Compared]
    of_players: Mapping[str, Compared]
    drawn: Callable[[Any, Any], Pictured]
    ledger: Ledger
    fresh: Callable[[Any], Any] | None = None
    spellings: Mapping[str, Spelling] = field(default_factory=dict)
    due: Callable[[Any, str], None] = _at_any_time
    rolling: Callable[[Any, tuple[int, ...]], AbstractContextManager[None]] = _no_dice
    open_now: Callable[[Any], tuple[str, ...]] = _nothing_open
    lines: Lines = Lines()


def compare(topic: str, expected: object, found: object) -> None:
    """
    Hold what is expected to what is so.

    Raises:
        Mismatch: They differ.
    """
    if expected != found:
        raise Mismatch(topic, as_written(expected), as_written(found))


def plainly(compared: Callable[[Any, Any], None]) -> Compared:
    """Return what compares a topic given as plain values, without their places."""
    return lambda table, _topic, told: compared(table, plain(told))


def done_plainly(done: Callable[[Any, Any], None]) -> Done:
    """Return what does a step given as plain values, without their places."""
    return lambda table, told: done(table, plain(told))


def amounts(found: Mapping[str, Amount]) -> dict[str, Compared]:
    """Return what compares amounts that players have, by key."""
    return {key: _amount(key, one) for key, one in found.items()}


def _amount(key: str, found: Amount) -> Compared:
    def compared(table: Any, player: str, told: Located) -> None:
        compare(f"{player} {key}", plain(told), found(table, table.seat(player)))

    return compared
