"""What the games of dungeons bring to scenarios."""

from __future__ import annotations

from regola.drawings.lords.positions import Dungeons
from regola.scenarios.family import Family, Setting, read_by
from regola.scenarios.lords.expecting import COUNTED, OF_PLAYERS, TOPICS
from regola.scenarios.lords.names import NamesOfDungeons
from regola.scenarios.lords.opening import opening
from regola.scenarios.lords.playing import STEPS
from regola.scenarios.lords.standing import dungeons, spaces_of
from regola.scenarios.packs_in_play import names_by
from regola.scenarios.tables import Table, ledger

__all__ = ["LORDS"]


def _fresh(setting: Setting) -> Table:
    return opening(setting, begun=False)


def _drawn(setting: Setting, table: Table) -> Dungeons:
    """Return the dungeons before and after a document."""
    stands = dungeons(_fresh(setting)), dungeons(table)
    entrance = table.names.game.grid.entrance
    return Dungeons(spaces_of(table.names), entrance, *stands, asked=tuple(table.asked))


LORDS = Family(
    schema="lords-scenario",
    read=read_by(names_by(NamesOfDungeons)),
    laid=opening,
    steps=STEPS,
    topics=TOPICS,
    of_players=OF_PLAYERS,
    drawn=_drawn,
    ledger=ledger("lords", COUNTED),
    fresh=_fresh,
)
"""The scenarios of Dungeon Lords and of what is written for it."""
