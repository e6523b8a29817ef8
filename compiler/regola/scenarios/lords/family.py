"""What the games of dungeons bring to scenarios."""

from __future__ import annotations

from regola.drawings.lords.positions import Dungeons
from regola.scenarios.family import Family, Setting, read_by
from regola.scenarios.lords.expecting import OF_PLAYERS, TOPICS
from regola.scenarios.lords.names import are_known
from regola.scenarios.lords.opening import opening
from regola.scenarios.lords.playing import STEPS, Table
from regola.scenarios.lords.standing import dungeons, spaces_of

__all__ = ["LORDS"]


def _laid(setting: Setting) -> Table:
    return Table(*opening(setting.document, setting.shelf))


def _drawn(setting: Setting, table: Table) -> Dungeons:
    """Return the dungeons before and after a document."""
    before, names = Table(*opening(setting.document, setting.shelf, begun=False)), table.names
    stands = dungeons(before.state, before.names), dungeons(table.state, names)
    return Dungeons(spaces_of(names), names.game.grid.entrance, *stands, tuple(table.asked))


LORDS = Family(
    schema="lords-scenario",
    read=read_by(are_known),
    laid=_laid,
    steps=STEPS,
    topics=TOPICS,
    of_players=OF_PLAYERS,
    drawn=_drawn,
)
"""The scenarios of Dungeon Lords and of what is written for it."""
