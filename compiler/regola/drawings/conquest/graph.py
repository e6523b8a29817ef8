"""What a board is before it has a shape: regions, which of them touch, which reach the edge."""

from __future__ import annotations

from dataclasses import dataclass

from regola.checks.conquest.planarity import untried

__all__ = ["BoardGraph", "Edge", "drawable"]

Edge = tuple[int, int]
"""Two regions that touch, by their places in the list of regions, the smaller first."""


@dataclass(frozen=True, slots=True)
class BoardGraph:
    """
    Regions numbered from 0, the pairs that touch, and those that reach the edge of the board.

    ``guides`` holds a point for each region where a pack gives coordinates, in any unit, to the
    right and down; else nothing. Borders that cross as straight lines make them useless.
    """

    size: int
    edges: tuple[Edge, ...]
    border: tuple[int, ...]
    guides: tuple[tuple[int, int], ...] = ()


def drawable(graph: BoardGraph) -> tuple[BoardGraph, tuple[Edge, ...]]:
    """
    Return the part of a board that a flat drawing can show, and the borders that it cannot.

    The edge of the board counts as one more region. Where the graph is not planar, a border is left
    out if it cannot be drawn beside those before it in the list; claims to the edge of the board
    come last.
    """
    frame = graph.size
    missing = untried([*graph.edges, *((region, frame) for region in graph.border)])
    border = tuple(region for region in graph.border if (region, frame) not in missing)
    edges = tuple(edge for edge in graph.edges if edge not in missing)
    shown = BoardGraph(graph.size, edges, border, graph.guides)
    return shown, tuple(edge for edge in graph.edges if edge in missing)
