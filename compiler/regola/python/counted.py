"""Refuse what a rule would say and nobody would play: numbers not counted, words not heard."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from regola.program.meaning import Bound, Did, Exists, Has, Kind, Link, Modifier, Number, Phrase
from regola.python.writer import Unwritable

__all__ = ["ONE", "refuse_modifier", "refuse_number", "refuse_uncounted"]

ONE = Bound("exactly", Number(1))
"""The number that says no more than *a* does."""


def refuse_number(phrase: Phrase) -> None:
    """Refuse a number of things where it is only looked at whether one is there."""
    if phrase.amount is not None and phrase.amount != ONE:
        raise Unwritable("number")


def refuse_modifier(modifier: Modifier) -> None:
    """Refuse a word said of a thing that its writer has no form for, by that word."""
    if isinstance(modifier, Kind):
        raise Unwritable(modifier.phrase.noun)
    if isinstance(modifier, Did):
        raise Unwritable(modifier.verb)
    raise Unwritable(modifier.relation if isinstance(modifier, Link) else modifier.word)


def refuse_uncounted(node: object, counted: tuple[str, ...]) -> None:
    """
    Refuse the numbers of things that are told by others, anywhere in a rule or a part of one.

    ``counted``: the relations whose writers hear numbers. *Beside 2 hills* would be played as
    *beside a hill*.
    """
    if isinstance(node, Link) and node.relation not in counted:
        _refuse_numbers(node.target)
    if isinstance(node, (Has, Exists)):
        _refuse_numbers(node.thing)
    if isinstance(node, tuple):
        for one in node:
            refuse_uncounted(one, counted)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            refuse_uncounted(getattr(node, field.name), counted)


def _refuse_numbers(phrase: Phrase) -> None:
    for one in (phrase, *phrase.alternatives):
        refuse_number(one)
