"""What the games of dungeons bring to scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.drawings.lords.positions import Dungeons
from regola.scenarios.family import Family
from regola.scenarios.lords.expecting import OF_PLAYERS, TOPICS
from regola.scenarios.lords.names import are_known
from regola.scenarios.lords.opening import opening
from regola.scenarios.lords.playing import STEPS, Table
from regola.scenarios.lords.standing import dungeons, spaces_of
from regola.scenarios.schema import fits

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.scenarios.shelf import Shelf
    from regola.yaml_files import Located

__all__ = ["LORDS"]

_SCHEMA = "lords-scenario"


@dataclass(frozen=True, slots=True)
class _Setting:
    """A document that was found right, and the shelf that it takes its game from."""

    document: Located
    shelf: Shelf


def _read(told: Located, _item: str, shelf: Shelf, sink: Sink) -> _Setting | None:
    is_right = fits(told, sink, _SCHEMA) and are_known(told, shelf, sink)
    return _Setting(told, shelf) if is_right else None


def _laid(setting: _Setting) -> Table:
    return Table(*opening(setting.document, setting.shelf))


def _drawn(setting: _Setting, table: Table) -> Dungeons:
    """Return the dungeons before and after a document."""
    before, names = Table(*opening(setting.document, setting.shelf, begun=False)), table.names
    stands = dungeons(before.state, before.names), dungeons(table.state, names)
    return Dungeons(spaces_of(names), names.game.grid.entrance, *stands, tuple(table.acted))


LORDS = Family(
    schema=_SCHEMA,
    read=_read,
    laid=_laid,
    steps=STEPS,
    topics=TOPICS,
    of_players=OF_PLAYERS,
    drawn=_drawn,
)
"""The scenarios of Dungeon Lords and of what is written for it."""
