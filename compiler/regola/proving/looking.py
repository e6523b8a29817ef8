"""Whether the rules of items act in their own game: of which families, and what that hangs on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from regola.compilation.program import Program
from regola.mixing.verdicts import PLAYED
from regola.program.model import Item
from regola.proving.dungeons import HOUSED, DungeonStage
from regola.proving.stage import Stage
from regola.proving.tiles import TILED, TileStage
from regola.proving.trials import Looked, Played, Trial
from regola.sources import Span

__all__ = ["LOOKED", "POSITIONS", "Contents", "Looking"]

POSITIONS = 12
"""Positions looked at, at most, to see a rule act."""

_PROVING = ("example", "ruling")
"""What stands in an item and changes nothing of what it does."""


class Looking(NamedTuple):
    """
    How rules of a family of games are tried: the kinds of items that have them, in which games.

    ``within`` makes these of a program, the id of a game and those of packs mixed in.
    """

    kinds: tuple[str, ...]
    within: Callable[[Program, str, tuple[str, ...]], Looked]


LOOKED: Mapping[str, Looking] = {
    "conquest": Looking(PLAYED, Stage),
    "digger": Looking(TILED, TileStage),
    "lords": Looking(HOUSED, DungeonStage),
}
"""The families whose positions are built."""


@dataclass
class Contents:
    """What items say, as hashes; an item that is asked for again is not read again."""

    _known: dict[int, tuple[Item, str]] = field(default_factory=dict)

    def of_trial(self, trial: Trial, stage: Played, code: str) -> str:
        """Return a hash of all in play in a trial, of how much is looked for, and by what code."""
        said = sorted(self._of_item(item) for item in stage.played(trial))
        told = (trial.holder, trial.rule.number, trial.partner, trial.options, POSITIONS)
        return _hash(*said, repr(told), code)

    def whole(self, items: Iterable[Item], told: str) -> str:
        """Return a hash of all that items say, their examples included, and of what is told."""
        return _hash(*sorted(repr(_plain(item, ())) for item in items), told)

    def _of_item(self, item: Item) -> str:
        """Return a hash of what an item says, but for its examples."""
        if id(item) not in self._known:
            self._known[id(item)] = (item, _hash(repr(_plain(item, _PROVING))))
        return self._known[id(item)][1]


def _hash(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()


def _plain(node: Any, left_out: tuple[str, ...]) -> Any:
    """Return what a node says, without its places and without items of some kinds."""
    if isinstance(node, tuple):
        kept = (one for one in node if not (isinstance(one, Item) and one.kind in left_out))
        return tuple(_plain(one, left_out) for one in kept)
    if isinstance(node, Span):
        return None
    if is_dataclass(node) and not isinstance(node, type):
        told = (_plain(getattr(node, one.name), left_out) for one in fields(node))
        return (type(node).__name__, *told)
    return node
