"""A piece that no rule takes off the board: it stays when its people has gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from regola.checks.parts import deeds_of
from regola.checks.survey import Placed, Survey, placed
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
    for top, piece in ((one, piece) for one in survey.items for piece in one.of_kind("piece")):
        kind = survey.vocabulary.kinds[top.kind]
        # The pieces of the game and those that lie with a place are where they are for good.
        may_stay = kind.declares and not kind.optional and not kind.item
        if may_stay and _stays(top, piece, survey):
            fix = Fix("lines", (), (_added(piece),))
            sink.report("piece-stays", piece.span, piece=piece.id, fix=fix)


def _stays(top: Item, piece: Item, survey: Survey) -> bool:
    """Tell whether a piece is put somewhere, and nothing takes it or any piece away."""
    if piece.field("marker") is not None or not survey.is_whole(top):
        return False
    put, taken = survey.words_of(_all_put), survey.words_of(_all_taken)
    is_put = piece.reference in put or piece.id in put
    return is_put and "piece" not in taken and piece.reference not in taken


def _all_put(top: Item) -> frozenset[str]:
    return _names(top, _put)


def _all_taken(top: Item) -> frozenset[str]:
    return _names(top, _taken)


def _names(top: Item, told: Callable[[Deed, Placed], Iterator[str]]) -> frozenset[str]:
    """Return what all deeds of an item tell of by a function."""
    return frozenset(
        name for one in placed(top) for deed in _deeds(one) for name in told(deed, one)
    )


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
