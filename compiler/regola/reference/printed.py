"""What things print outside of sentences, as rules of the game: where their numbers start."""

from __future__ import annotations

from functools import cache

from regola.program.meaning import Change, Number, Phrase, Quantity, Rule, Statement
from regola.reference.family import BASE, Said, Scene, Thing
from regola.sources import Span

__all__ = ["printed", "pronoun"]

_NOWHERE = Span("", 0, 0)


def pronoun(noun: str, type_name: str) -> Phrase:
    """Return *it*, or *you*, of a type."""
    return Phrase(noun, type_name, "the", None, "", (), (), 0, refers=False, span=_NOWHERE)


@cache
def printed(word: str, value: int, it: Thing | None, you: Thing) -> Said:
    """Return the rule that a number, of a thing or of none, is so much, as somebody bears it."""
    subject = Quantity(word, None if it is None else pronoun("it", it.type), _NOWHERE)
    change = Change("is", Number(value), None)
    body = Statement(subject, change, None, None, _NOWHERE)
    rule = Rule(0, "always", None, None, body, _NOWHERE)
    return Said(rule, "", BASE, Scene(you=you, it=it))
