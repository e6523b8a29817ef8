"""Find out what of a graph can be drawn in the plane."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["left_out"]

# The smallest graph that is not planar, three houses and three wells, has as many edges.
_HARMLESS = 8

# More than ten are told by nobody who reads them.
_MOST = 10


def left_out(edges: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """
    Return the first edges, in order, that cannot be drawn in the plane beside all those before.

    Each takes a search of its own; so many are enough for whoever draws to see what is wrong.
    """
    wanted = list(edges)
    if len(wanted) <= _HARMLESS:
        return ()
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
    return tuple(found)


def _is_planar(graph: nx.Graph[int]) -> bool:
    import networkx as nx

    # Euler: a plane graph of n > 2 points has at most 3 n - 6 edges.
    count = graph.number_of_nodes()
    if graph.number_of_edges() > max(3 * count - 6, 1):
        return False
    is_planar, _ = nx.check_planarity(graph)
    return is_planar
