"""Moves: small values that name what a player does."""

from __future__ import annotations

from typing import NamedTuple

from regola_engine.conquest.ground import bits

__all__ = ["ACT", "GO_ON", "NO", "PICK", "PUT", "TAKE", "YES", "Move", "act_moves", "thing_moves"]

GO_ON, ACT, PUT, PICK, TAKE, YES, NO = range(7)
"""Sorts of moves: leave the rest of the offers, take one, answer a question."""


class Move(NamedTuple):
    """
    What a player does.

    ``sort`` is the sort of move; ``rule`` the offer taken (its index, -1 without); ``thing`` the
    region, combination, player or people chosen (-1 without); ``modes`` the set of further offers
    joined to a conquest (0 for none).
    """

    sort: int
    rule: int = -1
    thing: int = -1
    modes: int = 0


_KNOWN: dict[tuple[int, int, int, int], list[Move]] = {}
_MOST_KNOWN = 1 << 15


def _moves(sort: int, rule: int, modes: int, mask: int) -> list[Move]:
    key = (sort, rule, modes, mask)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = [Move(sort, rule, thing, modes) for thing in bits(mask)]
    return found


def act_moves(rule: int, mask: int, modes: int = 0) -> list[Move]:
    """Return the moves that take an offer, one for each thing in the set; not to be changed."""
    return _moves(ACT, rule, modes, mask)


def thing_moves(sort: int, mask: int) -> list[Move]:
    """Return the moves that answer a question with a thing of the set; not to be changed."""
    return _moves(sort, -1, 0, mask)
