"""A piece that comes into play and changes nothing: it has no rule, and no rule asks for it."""

from __future__ import annotations

from regola.checks.parts import deeds_of
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report pieces without rules that stand in no phrase but as what is put or taken away."""
    pieces = tuple(survey.of_kind("piece"))
    if not pieces:
        return
    asked = _asked(survey)
    tops = {inner.reference: top for top in survey.items for inner in top.walk()}
    for piece in pieces:
        if piece.rules or piece.reference in asked or not survey.is_whole(tops[piece.reference]):
            continue
        sink.report("idle-piece", piece.span, piece=piece.id)


def _asked(survey: Survey) -> frozenset[str]:
    """The nouns that rules name elsewhere than as the object of a deed."""
    found: set[str] = set()
    for one in survey.all_rules:
        moved = [id(deed.object) for deed in deeds_of(one.rule)]
        body = getattr(one.rule.body, "deed", None)
        moved += [id(body.object)] if body is not None else []
        found.update(p.noun for p in survey.parts(one.rule).phrases if id(p) not in moved)
    return frozenset(found)
