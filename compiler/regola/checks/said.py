"""What rules say of numbers, and which deeds they do with how many things."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from regola.checks.parts import deeds_of
from regola.checks.survey import Placed
from regola.program.meaning import Deed, Number, Phrase, Quantity, Statement

__all__ = ["deeds_with", "number_of", "numbers_told"]


def number_of(deed: Deed) -> int | None:
    """Return how many things a deed is done with at most; nothing where that hangs on the game."""
    bound = deed.object.amount if deed.object is not None else None
    if deed.per is not None or deed.amount is not None:
        return None
    amount = Number(1) if bound is None else bound.amount
    return amount.value if isinstance(amount, Number) else None


def deeds_with(
    rules: Iterable[Placed], verbs: Collection[str], nouns: Collection[str]
) -> Iterator[tuple[Placed, Deed, Phrase, int | None]]:
    """Give the deeds of rules by some verbs, done to some things, with these and how many."""
    for one in rules:
        for deed in deeds_of(one.rule):
            if deed.verb in verbs and deed.object is not None and deed.object.noun in nouns:
                yield one, deed, deed.object, number_of(deed)


def numbers_told(rules: Iterable[Placed]) -> Iterator[tuple[Placed, Quantity, Statement]]:
    """Give the rules that say something of a number, with the number and what is said."""
    for one in rules:
        body = one.rule.body
        if isinstance(body, Statement) and isinstance(body.subject, Quantity):
            yield one, body.subject, body
