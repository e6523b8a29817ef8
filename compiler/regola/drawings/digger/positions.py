"""How tiles lie, as it is drawn and told."""

from __future__ import annotations

from dataclasses import dataclass

from regola.drawings.courses import Course

__all__ = ["Laid", "LaidTile"]


@dataclass(frozen=True, slots=True)
class LaidTile:
    """
    A tile on a space: the references of its kind and of its edges as they lie, its owner.

    On it are ``goons`` (player and how many), ``markers`` (players), coins and ``tokens``
    (references). A tile face down has no kind; a token may stand where no tile lies.
    """

    space: str
    kind: str
    edges: tuple[str, ...]
    owner: str
    goons: tuple[tuple[str, int], ...]
    markers: tuple[str, ...]
    coins: int
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid(Course):
    """
    The position of tiles before an example and after it, and its players in seat order.

    ``spaces`` gives the id of each space, half steps from the left and rows from above.
    """

    players: tuple[str, ...]
    spaces: tuple[tuple[str, int, int], ...]
    before: tuple[LaidTile, ...]
    after: tuple[LaidTile, ...]
