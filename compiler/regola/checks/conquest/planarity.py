"""Find out what of a graph can be drawn in the plane."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["left_out", "meetings", "untried"]

# The smallest graph that is not planar, three houses and three wells, has as many edges.
_HARMLESS = 8

# More than ten are told by nobody who reads them.
_MOST = 10


def left_out(edges: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """
    Return the first edges, in order, that cannot be drawn in the plane beside all those before.

    Each takes a search of its own; so many are enough for whoever draws to see what is wrong.
    """
    return tuple(_searched(edges)[0])


def untried(edges: Iterable[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """Return the edges without which the others can surely be drawn: with those never tried."""
    found, rest = _searched(edges)
    return frozenset((*found, *rest))


def _searched(
    edges: Iterable[tuple[int, int]],
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return the first edges that cannot be drawn, and those after them, which were not tried."""
    wanted = list(edges)
    if len(wanted) <= _HARMLESS:
        return [], []
    # Imported where it is needed: it takes longer than checking a small file does.
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    found: list[tuple[int, int]] = []
    waiting: list[Sequence[tuple[int, int]]] = [wanted]
    while waiting and len(found) < _MOST:
        batch = waiting.pop()
        new = [edge for edge in batch if not graph.has_edge(*edge)]
        graph.add_edges_from(new)
        if _is_planar(graph):
            continue
        graph.remove_edges_from(new)
        if len(batch) == 1:
            found += batch
        else:
            half = len(batch) // 2
            waiting += [batch[half:], batch[:half]]
    return found, [e for batch in waiting for e in batch if not graph.has_edge(*e)]


def _is_planar(graph: nx.Graph[int]) -> bool:
    import networkx as nx

    # Euler: a plane graph of n > 2 points has at most 3 n - 6 edges.
    count = graph.number_of_nodes()
    if graph.number_of_edges() > max(3 * count - 6, 1):
        return False
    is_planar, _ = nx.check_planarity(graph)
    return is_planar


def meetings(edges: Iterable[tuple[int, int]]) -> list[list[int]]:
    """
    Return what surrounds each point at which points of a plane graph meet, in order.

    Nothing where the graph has no drawing, or more than one, or is too small to have many.
    """
    wanted = list(edges)
    if len(wanted) <= _HARMLESS:
        return []
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph(wanted)
    drawn: Any
    is_planar, drawn = nx.check_planarity(graph)
    # Where taking a point away leaves pieces, each can be drawn either way round.
    if not is_planar or not nx.is_biconnected(graph):
        return []
    seen: set[tuple[int, int]] = set()
    return [drawn.traverse_face(*edge, seen) for edge in drawn.edges() if edge not in seen]
