"""Hexagons: neighbours, directions, distances. Edges are numbered clockwise from the east."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["DIRECTIONS", "NOWHERE", "distance", "neighbours", "opposite", "turned"]

DIRECTIONS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""Steps of row and place: east, south-east, south-west, west, north-west, north-east."""

NOWHERE = -1
"""What lies beyond the rim of the board."""


def opposite(direction: int) -> int:
    """Return the direction that looks back."""
    return (direction + 3) % 6


def neighbours(spaces: Sequence[tuple[str, int, int]]) -> list[tuple[int, ...]]:
    """Return, for each space, the space in each of the six directions."""
    numbers = {(row, place): number for number, (_, row, place) in enumerate(spaces)}
    return [
        tuple(numbers.get((row + down, place + right), NOWHERE) for down, right in DIRECTIONS)
        for _, row, place in spaces
    ]


def distance(one: tuple[str, int, int], other: tuple[str, int, int]) -> int:
    """Return how many steps lie between two spaces as the crow flies."""
    rows, places = one[1] - other[1], one[2] - other[2]
    return max(abs(rows), abs(places), abs(rows + places))


def turned(edges: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    """Return the edges of a tile turned clockwise by so many sixths."""
    return tuple(edges[(direction - rotation) % 6] for direction in range(6))
