"""The step ``retreat``: where those who lost tokens put them, at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps import redeploy
from regola.scenarios.documents import word
from regola.scenarios.outcome import Refused
from regola.yaml_files import Located
from regola_engine.conquest import bits
from regola_engine.conquest.play import frames as f
from regola_engine.conquest.play import peoples_of

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["mentions", "play"]


def mentions(value: Located, players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the players and the regions."""
    for entry in value.entries:
        yield Mention("player", word(entry.key))
        yield from redeploy.mentions(entry.value, players)


def play(table: Table, value: Located) -> None:
    """Retreat each player's tokens, and compare what then stands."""
    for entry in value.entries:
        seat = table.seat(word(entry.key).text)
        goal = redeploy.goal_of(table, entry.value)
        people = _asked(table, seat, goal)
        table.wanted[seat] = goal
        _come_to_end(table, seat)
        redeploy.compare(table, [people], goal)
        table.wanted.pop(seat, None)


def _come_to_end(table: Table, seat: int) -> None:
    table.go_on_until(lambda: not _is_asked(table, seat))


def _is_asked(table: Table, seat: int) -> bool:
    question = table.state.question
    return question is not None and question.about == f.PUT_TOKEN and question.seat == seat


def _asked(table: Table, seat: int, goal: dict[int, int]) -> int:
    """Come to the question to a player, and return the people that it is about."""
    named = sum(1 << region for region in goal)
    state = table.state
    turn = table.turn
    while table.is_retreat and table.turn == turn:
        question = state.question
        if question is not None and _is_asked(table, seat):
            held = state.held[question.you]
            if held & named == named or not _others(table, seat, question.you, named):
                return question.you
        table.go_on()
        table.go_on_until(lambda: table.is_retreat)
    raise Refused("not-asked")


def _others(table: Table, seat: int, people: int, named: int) -> bool:
    """Tell whether another people of the player holds all regions named."""
    state = table.state
    return any(
        state.held[other] & named == named and bits(named)
        for other in peoples_of(state, seat)
        if other != people
    )
