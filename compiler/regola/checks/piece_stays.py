"""A piece that no rule takes off the board: it stays when its people has gone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from regola.checks.parts import deeds_of
from regola.checks.survey import Placed, Survey
from regola.findings import Fix, Sink
from regola.program.meaning import Deed, Permission
from regola.program.model import Item
from regola.sources import Edit, Span

__all__ = ["check"]

_PUTTING = frozenset({"put", "use"})
_TAKING = frozenset({"remove", "return", "move"})
_INDENT = "\n        "
_LINES = ("when you lose its region: remove it", "when you decline: remove it")


def check(survey: Survey, sink: Sink) -> None:
    """Report pieces of races and powers that are put somewhere and never taken away."""
    put, taken = _names(survey.all_rules, _put), _names(survey.all_rules, _taken)
    for top in survey.items:
        kind = survey.vocabulary.kinds[top.kind]
        # The pieces of the game and those that lie with a place are where they are for good.
        if not kind.declares or kind.optional or kind.item or not survey.is_whole(top):
            continue
        for piece in top.of_kind("piece"):
            is_put = not put.isdisjoint((piece.reference, piece.id))
            is_taken = not taken.isdisjoint((piece.reference, "piece"))
            if piece.field("marker") is None and is_put and not is_taken:
                fix = Fix("lines", (), (_added(piece),))
                sink.report("piece-stays", piece.span, piece=piece.id, fix=fix)


def _names(
    rules: Iterable[Placed], told: Callable[[Deed, Placed], Iterator[str]]
) -> frozenset[str]:
    """Return what all deeds tell of by a function: one walk for all pieces, not one for each."""
    return frozenset(name for one in rules for deed in _deeds(one) for name in told(deed, one))


def _put(deed: Deed, _one: Placed) -> Iterator[str]:
    """Give the name of what a deed puts somewhere."""
    if deed.verb in _PUTTING and deed.object is not None:
        yield deed.object.noun


def _taken(deed: Deed, one: Placed) -> Iterator[str]:
    """Give the names of what a deed takes away; *it* is the item whose rule tells of the deed."""
    if deed.verb in _TAKING and deed.object is not None:
        for thing in (deed.object, *deed.object.alternatives):
            yield one.item.reference if thing.noun == "it" else thing.noun


def _added(piece: Item) -> Edit:
    """The two usual lines, before the last rule, so that a comment behind it stays with it."""
    if piece.rules:
        place, text = piece.rules[-1].span.start, "".join(line + _INDENT for line in _LINES)
    else:
        place, text = piece.fields[-1].span.end, "".join(_INDENT + line for line in _LINES)
    return Edit(Span(piece.whole.path, place, place), text)


def _deeds(one: Placed) -> Iterator[Deed]:
    yield from deeds_of(one.rule)
    if isinstance(one.rule.body, Permission):
        yield one.rule.body.deed
