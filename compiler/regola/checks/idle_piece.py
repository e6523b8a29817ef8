"""A piece that comes into play and changes nothing: it only goes, and no rule asks for it."""

from __future__ import annotations

from regola.checks.parts import deeds_of
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Reaction, Rule

__all__ = ["check"]

_GOING = ("remove", "return")


def check(survey: Survey, sink: Sink) -> None:
    """Report pieces without rules that stand in no phrase but as what is put or taken away."""
    pieces = tuple(survey.of_kind("piece"))
    if not pieces:
        return
    asked = _asked(survey)
    tops = {inner.reference: top for top in survey.items for inner in top.walk()}
    for piece in pieces:
        if (
            not all(map(_only_goes, piece.rules))
            or piece.reference in asked
            or not survey.is_whole(tops[piece.reference])
        ):
            continue
        sink.report("idle-piece", piece.span, piece=piece.id)


def _only_goes(rule: Rule) -> bool:
    """Tell whether a rule of a piece does nothing but take the piece away."""
    deeds = list(deeds_of(rule))
    going = [
        d for d in deeds if d.verb in _GOING and d.object is not None and d.object.noun == "it"
    ]
    return isinstance(rule.body, Reaction) and len(going) == len(rule.body.steps)


def _asked(survey: Survey) -> frozenset[str]:
    """The nouns that rules name elsewhere than as the object of a deed."""
    found: set[str] = set()
    for one in survey.all_rules:
        body = getattr(one.rule.body, "deed", None)
        deeds = [*deeds_of(one.rule), *([body] if body is not None else [])]
        moved = [id(deed.object) for deed in deeds if deed.verb != "use"]
        found.update(p.noun for p in survey.parts(one.rule).phrases if id(p) not in moved)
    return frozenset(found)
