"""The deeds of rules that are about events and spying."""

from __future__ import annotations

from regola_engine.kernel.asking import Frame, on_one
from regola_engine.kernel.frames import DONE, FAILED
from regola_engine.lords.position import Position, note, tell

__all__ = [
    "can_spy", "resolve", "resolve_special", "spy",
]  # fmt: skip


def resolve(position: Position, frame: Frame) -> int:
    """Tell of the event of this round."""
    return _resolve(position, frame, position.happening)


def _resolve(position: Position, frame: Frame, happening: int) -> int:
    if happening < 0:
        return FAILED
    note(position, "event", frame.you, happening)
    tell(position, "resolve event", frame.you, happening=happening)
    return DONE


def resolve_special(position: Position, frame: Frame) -> int:
    """Tell of the special event of the year."""
    position.specials_shown = position.year
    return _resolve(position, frame, position.specials[position.year - 1])


def _unknown(position: Position, seat: int) -> list[int]:
    return [
        place for place in range(len(position.card_deck)) if not position.known[seat] >> place & 1
    ]


def can_spy(position: Position, you: int) -> bool:
    """Tell whether there is a card of this year's fight that a player does not know."""
    return bool(_unknown(position, you))


def spy(position: Position, frame: Frame) -> int:
    """Look at one card of this year's fight; it stays where it is."""
    unknown = _unknown(position, frame.you)
    return on_one(position, frame, "spy", unknown, lambda place: _look(position, frame.you, place))


def _look(position: Position, seat: int, place: int) -> None:
    position.known[seat] |= 1 << place
    note(position, "spy", seat, place)
