"""
Compatibility rules that lead from a thing back to itself by way of others.

Two things of two games may stand for each other; a longer way round would make different things of
one game the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.equivalences import COMPAT, Equivalence, equivalences

__all__ = ["check"]

_Things = frozenset[str]


def check(survey: Survey, sink: Sink) -> None:
    """Report the last rule of each circle of things that count as one another."""
    own = [one for item in survey.of_kind(COMPAT) for one in equivalences(item)]
    if not own:
        return
    # Loaded where there is something to look at: few packs hold compatibility rules.
    import networkx as nx

    library = (item for item in survey.library if item.kind == COMPAT)
    known = [one for item in library for one in equivalences(item)] + own
    graph: nx.DiGraph[_Things] = nx.DiGraph((one.printed, one.asked) for one in known)
    for circle in nx.strongly_connected_components(graph):
        inner = [one for one in known if one.printed in circle and one.asked in circle]
        mine = [one for one in inner if one in own]
        if mine and not _is_a_pair(circle):
            _report(mine[-1], [one for one in inner if one is not mine[-1]], sink)


def _is_a_pair(circle: set[_Things]) -> bool:
    """Tell whether the circle is no more than two things of two packs."""
    return len(circle) == 2 and len(set(_packs(circle))) == 2  # noqa: PLR2004  # a pair


def _packs(circle: set[_Things]) -> Iterator[str]:
    return (min(things).partition("/")[0] for things in circle)


def _report(last: Equivalence, others: list[Equivalence], sink: Sink) -> None:
    related = [label(one.rule.span, "step") for one in others]
    word = min(last.asked).rpartition("/")[2]
    sink.report("looping-equivalence", last.rule.span, word=word, related=related)
