"""How regions and players stand, as it is drawn and told."""

from __future__ import annotations

from dataclasses import dataclass

from regola.drawings.courses import Course

__all__ = ["Played", "Purse", "Standing"]


@dataclass(frozen=True, slots=True)
class Standing:
    """Tokens of a player, or pieces of the item with a reference, in a region."""

    region: str
    player: str
    piece: str
    count: int
    declined: bool = False


@dataclass(frozen=True, slots=True)
class Purse:
    """What a player has beside the board: coins and tokens in hand."""

    player: str
    coins: int
    hand: int


@dataclass(frozen=True, slots=True)
class Played(Course):
    """
    How things stand at the end of an example that has been played.

    ``began`` is what players had beside the board at its beginning.
    """

    board: tuple[Standing, ...]
    purses: tuple[Purse, ...]
    began: tuple[Purse, ...]
