"""What a board is before it has a shape: regions, which of them touch, which reach the edge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import networkx as nx

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

    The edge of the board counts as one more region. Where the graph is not planar, borders are left
    out from the end of the list as few at a time as finding them allows, and first of all the
    claims to the edge of the board.
    """
    frame = graph.size
    rim = [(region, frame) for region in graph.border]
    wanted = [*graph.edges, *rim]
    kept = _planar_part(graph.size + 1, wanted)
    left_out = tuple(edge for edge in graph.edges if edge not in kept)
    border = tuple(region for region in graph.border if (region, frame) in kept)
    edges = tuple(edge for edge in graph.edges if edge in kept)
    return BoardGraph(graph.size, edges, border, graph.guides), left_out


def _planar_part(size: int, wanted: Sequence[Edge]) -> frozenset[Edge]:
    whole: nx.Graph[int] = nx.Graph()
    whole.add_nodes_from(range(size))
    waiting = [list(wanted)]
    while waiting:
        batch = waiting.pop()
        whole.add_edges_from(batch)
        if nx.check_planarity(whole)[0]:
            continue
        whole.remove_edges_from(batch)
        if len(batch) > 1:
            half = len(batch) // 2
            waiting += [batch[half:], batch[:half]]
    return frozenset((min(edge), max(edge)) for edge in whole.edges)
