"""A piece that comes into play and changes nothing: it only goes, and no rule asks for it."""

from __future__ import annotations

from regola.checks.parts import deeds_of, parts
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Deed, Everything, Reaction, Rule
from regola.program.model import Item

__all__ = ["check"]

_GOING = ("remove", "return")


def check(survey: Survey, sink: Sink) -> None:
    """Report pieces without rules that stand in no phrase but as what is put or taken away."""
    for top, piece in survey.within("piece"):
        is_idle = all(map(_only_goes, piece.rules)) and survey.is_whole(top)
        if is_idle and piece.reference not in survey.words_of(_asked):
            sink.report("idle-piece", piece.span, piece=piece.id)


def _only_goes(rule: Rule) -> bool:
    """Tell whether a rule of a piece does nothing but take the piece away."""
    deeds = list(deeds_of(rule))
    going = [
        d for d in deeds if d.verb in _GOING and d.object is not None and d.object.noun == "it"
    ]
    return isinstance(rule.body, Reaction) and len(going) == len(rule.body.steps)


def _is_spent(deed: Deed) -> bool:
    """Tell whether so many pieces go: it can be done with as many alone."""
    thing = deed.object
    if thing is None or deed.verb not in _GOING:
        return False
    counted = thing.amount is not None and not isinstance(thing.amount.amount, Everything)
    return counted or thing.determiner == "one"


def _asked(top: Item) -> set[str]:
    """Return the nouns that the rules of an item name elsewhere than as the object of a deed."""
    found: set[str] = set()
    for rule in (rule for item in top.walk() for rule in item.rules):
        body = getattr(rule.body, "deed", None)
        deeds = [*deeds_of(rule), *([body] if body is not None else [])]
        moved = [id(one.object) for one in deeds if one.verb != "use" and not _is_spent(one)]
        found.update(p.noun for p in parts(rule).phrases if id(p) not in moved)
    return found
