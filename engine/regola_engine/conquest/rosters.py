"""Who acts in a turn and at which of its moments, worked out once for the peoples in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from regola_engine.conquest.peoples import peoples_of
from regola_engine.kernel.masks import joined

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["Roster", "roster_of"]


class Roster(NamedTuple):
    """
    Who acts in a turn.

    ``acting`` are the player on turn, his active people, then the declined ones from the oldest;
    ``heeding`` the peoples of others that heed its moments, clockwise. ``live`` tells at which
    moments of a turn, and of one in which a people declines, any of them does, as bits; ``ranked``
    that some act first in a phase.
    """

    acting: tuple[int, ...]
    heeding: tuple[int, ...]
    live: tuple[int, int]
    ranked: bool


def roster_of(position: Position) -> Roster:
    """Return who acts in the turn under way; the position keeps it until its peoples change."""
    if position.roster is None:
        position.roster = _made(position)
    return position.roster


def _made(position: Position) -> Roster:
    seat, rulesets = position.seat, position.rulesets
    peoples = peoples_of(position, seat)
    peoples.sort(key=lambda people: people != position.active[seat])
    acting, heeding = (seat, *peoples), _heeding(position)
    told = [rulesets[you].schedules for you in acting]
    told += [rulesets[you].heedings for you in heeding]
    live = joined(one for one, _ in told), joined(other for _, other in told)
    return Roster(acting, heeding, live, any(rulesets[you].firsts for you in acting))


def _heeding(position: Position) -> tuple[int, ...]:
    if not position.game.heeded:
        return ()
    seats = position.game.seats
    others = (seat % seats for seat in range(position.seat + 1, position.seat + seats))
    peoples = (you for seat in others for you in peoples_of(position, seat))
    return tuple(you for you in peoples if position.rulesets[you].heeded)
