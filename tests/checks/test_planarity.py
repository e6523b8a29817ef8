"""What cannot be drawn is found in order, with work that is bounded."""

from __future__ import annotations

from itertools import combinations

import networkx as nx

from regola.checks.conquest.planarity import left_out


def _one_by_one(edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Put in edge after edge, and leave out each that does not fit."""
    graph: nx.Graph[int] = nx.Graph()
    found = []
    for edge in edges:
        graph.add_edge(*edge)
        if not nx.check_planarity(graph)[0]:
            graph.remove_edge(*edge)
            found.append(edge)
    return found


def test_the_first_edges_that_do_not_fit_are_told() -> None:
    """Of seven regions that all touch, six borders are too many; of more, ten are told."""
    seven = list(combinations(range(7), 2))
    twelve = list(combinations(range(12), 2))

    assert list(left_out(seven)) == _one_by_one(seven)
    assert len(left_out(seven)) == 6
    assert list(left_out(twelve)) == _one_by_one(twelve)[:10]


def test_so_many_borders_that_no_map_has_them_are_told_at_once() -> None:
    """A board of two hundred regions that all touch has twenty thousand borders."""
    assert len(left_out(combinations(range(200), 2))) == 10
