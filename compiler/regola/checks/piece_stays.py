"""A piece that no rule takes off the board: it stays when its people has gone."""

from __future__ import annotations

from collections.abc import Iterator

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
    for top in survey.items:
        kind = survey.vocabulary.kinds[top.kind]
        # The pieces of the game and those that lie with a place are where they are for good.
        if not kind.declares or kind.optional or kind.item or not survey.is_whole(top):
            continue
        for piece in top.of_kind("piece"):
            if piece.field("marker") is None and _is_put(piece, survey):
                _check_piece(piece, survey, sink)


def _check_piece(piece: Item, survey: Survey, sink: Sink) -> None:
    if any(_takes(deed, one, piece) for one in survey.all_rules for deed in _deeds(one)):
        return
    sink.report("piece-stays", piece.span, piece=piece.id, fix=Fix("lines", (), (_added(piece),)))


def _added(piece: Item) -> Edit:
    """The two usual lines, before the last rule, so that a comment behind it stays with it."""
    if piece.rules:
        place, text = piece.rules[-1].span.start, "".join(line + _INDENT for line in _LINES)
    else:
        place, text = piece.fields[-1].span.end, "".join(_INDENT + line for line in _LINES)
    return Edit(Span(piece.whole.path, place, place), text)


def _is_put(piece: Item, survey: Survey) -> bool:
    names = (piece.reference, piece.id)
    deeds = (deed for one in survey.all_rules for deed in _deeds(one) if deed.verb in _PUTTING)
    return any(deed.object is not None and deed.object.noun in names for deed in deeds)


def _takes(deed: Deed, one: Placed, piece: Item) -> bool:
    if deed.verb not in _TAKING or deed.object is None:
        return False
    nouns = (deed.object, *deed.object.alternatives)
    own = one.item.reference == piece.reference
    return any(n.noun in (piece.reference, "piece") or (own and n.noun == "it") for n in nouns)


def _deeds(one: Placed) -> Iterator[Deed]:
    yield from deeds_of(one.rule)
    if isinstance(one.rule.body, Permission):
        yield one.rule.body.deed
