"""Find out what of a graph can be drawn in the plane."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["left_out"]

# The smallest graph that is not planar, three houses and three wells, has as many edges.
_HARMLESS = 8


def left_out(edges: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return the edges, in order, that cannot be drawn in the plane beside all those before."""
    wanted = list(edges)
    if len(wanted) <= _HARMLESS:
        return ()
    # Imported where it is needed: it takes longer than checking a small file does.
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    found: list[tuple[int, int]] = []
    waiting: list[Sequence[tuple[int, int]]] = [wanted]
    while waiting:
        batch = waiting.pop()
        new = [edge for edge in batch if not graph.has_edge(*edge)]
        graph.add_edges_from(new)
        if nx.check_planarity(graph)[0]:
            continue
        graph.remove_edges_from(new)
        if len(batch) == 1:
            found += batch
        else:
            half = len(batch) // 2
            waiting += [batch[half:], batch[:half]]
    return tuple(found)
