"""What the games of tiles bring to scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from regola.drawings.digger.positions import Laid
from regola.scenarios.digger.expecting import COUNTED, OF_PLAYERS, TOPICS
from regola.scenarios.digger.faults import Misplaced
from regola.scenarios.digger.form import is_by_chance_alone, is_whole
from regola.scenarios.digger.names import NamesOfTiles
from regola.scenarios.digger.opening import opening
from regola.scenarios.digger.playing import STEPS, TurnTable
from regola.scenarios.digger.spellings import SPELLINGS
from regola.scenarios.digger.standing import laid, spaces_of
from regola.scenarios.family import Family, Lines, Setting, read_by
from regola.scenarios.forms import EXPECT
from regola.scenarios.outcome import Mismatch
from regola.scenarios.packs_in_play import names_by
from regola.scenarios.tables import ledger
from regola.sources import Span
from regola.yaml_files import Located

__all__ = ["DIGGER"]


def _laid(setting: Setting) -> TurnTable:
    try:
        return TurnTable(*opening(setting.document, setting.shelf))
    except Misplaced as fault:
        place = _entry(setting.document, "tiles", fault.space)
        raise Misplaced(fault.space, fault.parts, place) from None


def _entry(told: Located, key: str, name: str) -> Span:
    """Return where a name stands among the entries of a key."""
    found = told.get(key)
    entries = found.entries if found is not None else ()
    places = (entry.key.span for entry in entries if entry.key.value == name)
    return next(places, told.span)


_ON_ANY_TURN = (EXPECT, "end", "offered", "reach")
"""The steps that may come when the turn has passed to another player."""


def _due(table: TurnTable, step: str) -> None:
    """Refuse a step for the next player where nothing told that the turn has passed."""
    if step not in _ON_ANY_TURN and table.on_turn != table.turn and not table.state.is_over:
        was, now = (table.names.players[seat] for _, seat in (table.turn, table.on_turn))
        raise Mismatch("turn", was, now)


def _drawn(setting: Setting, table: TurnTable) -> Laid:
    """Return the tiles before and after a document."""
    before, names = _laid(setting), table.names
    tiles = laid(before.state, before.names), laid(table.state, names)
    return Laid(names.players, spaces_of(names), *tiles, asked=tuple(table.asked))


def _spaces(table: TurnTable) -> Sequence[str]:
    return [name for name, _, _ in table.names.game.board.spaces]


DIGGER = Family(
    schema="digger-scenario",
    read=read_by(is_whole, is_by_chance_alone, names_by(NamesOfTiles)),
    laid=_laid,
    steps=STEPS,
    topics=TOPICS,
    of_players=OF_PLAYERS,
    drawn=_drawn,
    ledger=replace(ledger("digger", COUNTED), spaces=_spaces),
    spellings=SPELLINGS,
    lines=Lines.and_also(named="row tile token", spoken="project"),
    due=_due,
)
"""The scenarios of Dungeon Digger and of what is written for it."""
