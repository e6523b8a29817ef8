"""A rule that names what only packs declare that need not be in play where the rule is."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from regola.checks.parts import parts
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.equivalences import COMPAT
from regola.program.model import Item
from regola.sources import Span

__all__ = ["check"]


class _Named(NamedTuple):
    """What a rule of a pack names, by its reference, and where."""

    pack: str
    reference: str
    span: Span


def check(survey: Survey, sink: Sink) -> None:
    """Report what is named of packs that are not in play whenever the rule's own pack is."""
    for one in survey.gathered(_named):
        near = survey.at_hand.get(one.pack)
        owner = _owner(one.reference)
        if near is None or owner in near:
            continue
        word = one.reference.rpartition("/")[2]
        said = _as_mark(survey, word, near)
        sink.report(
            "word-of-another-game",
            one.span,
            hint="lies" if said else "needs",
            word=word,
            game=owner,
            here=survey.homes.get(one.pack) or one.pack,
            said=said,
        )


def _named(top: Item) -> Iterator[_Named]:
    """Give what the rules of an item name that another pack declares; games that meet name both."""
    for item in top.walk() if top.kind != COMPAT else ():
        for rule in item.rules:
            for phrase in parts(rule).phrases:
                if "/" in phrase.noun and _owner(phrase.noun) != top.pack:
                    yield _Named(top.pack, phrase.noun, phrase.span)


def _owner(reference: str) -> str:
    return reference.partition("/")[0]


def _as_mark(survey: Survey, word: str, near: Collection[str]) -> str:
    """Return how a place is named that has what is called so in a pack at hand, if places do."""
    own = survey.vocabulary
    for item in survey.all_items:
        type_ = own.kinds[item.kind].declares if item.id == word and item.pack in near else ""
        if own.is_mark(type_):
            return f"{own.types[type_].marks} with a {word}"
    return ""
