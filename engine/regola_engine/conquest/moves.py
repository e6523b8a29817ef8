"""Moves of sets of things, made once: which offers may be taken for them, which may be chosen."""

from __future__ import annotations

from regola_engine.conquest.ground import bits
from regola_engine.kernel.moves import NOBODY, Move

__all__ = ["OFFER", "PICK", "PUT", "modes_of", "offer_move", "offer_moves", "thing_moves"]

OFFER, PICK, PUT = "offer", "pick", "put"
"""Sorts of moves: take an offer, choose a thing, put a token or a piece."""

_KNOWN: dict[tuple[str, int, int, int], tuple[Move, ...]] = {}
_MOST_KNOWN = 1 << 15


def offer_move(rule: int, thing: int = NOBODY, modes: int = 0) -> Move:
    """Return the move that takes an offer for a thing, with a set of further offers joined."""
    return Move(OFFER, (rule, thing, modes))


def modes_of(move: Move) -> int:
    """Return the number of the set of further offers joined to a conquest, 0 for none."""
    return move.things[2] if len(move.things) > 2 else 0  # noqa: PLR2004  # as `offer_move` has it


def offer_moves(rule: int, mask: int, modes: int = 0) -> tuple[Move, ...]:
    """Return the moves that take an offer, one for each thing in the set."""
    key = (OFFER, rule, modes, mask)
    found = _KNOWN.get(key)
    if found is None:
        found = _kept(key, tuple(offer_move(rule, thing, modes) for thing in bits(mask)))
    return found


def thing_moves(sort: str, mask: int) -> tuple[Move, ...]:
    """Return the moves that answer a question with a thing of the set."""
    key = (sort, NOBODY, 0, mask)
    found = _KNOWN.get(key)
    if found is None:
        found = _kept(key, tuple(Move(sort, (thing,)) for thing in bits(mask)))
    return found


def _kept(key: tuple[str, int, int, int], moves: tuple[Move, ...]) -> tuple[Move, ...]:
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[key] = moves
    return moves
