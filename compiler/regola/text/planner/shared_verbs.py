"""Two deeds of one verb told with it once: *gain 3 food rations and 1 gold nugget*."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from regola.program.meaning import Deed, Link, Modifier, Number, Step
from regola.text.values import ARTICLES

__all__ = ["are_for_each", "without_verb"]

_SHARED = ("in", "to")
"""The slots that both deeds may have, told before what they are done to."""


def without_verb(told: Sequence[str], before: Step | None, step: Step, text: str) -> str:
    """
    Return a step's words without the verb that it shares with the one told last.

    What the first is done to must end it: *for each hill and 1 token* would tell what is counted,
    and *1 token from the tray and the Orb* whence both come.
    """
    first, second = before.action if before else None, step.action
    if not told or not isinstance(first, Deed) or not isinstance(second, Deed):
        return text
    each = are_for_each(before, step)
    if first.verb != second.verb or not (each or (_is_plain(first) and _is_plain(second))):
        return text
    if any(name not in _SHARED for name, _ in first.slots) or _ends(first) != _ends(second):
        return text
    words = text.split(" ")
    shared = list(takewhile(lambda word: not _is_amount(word), words))
    rest = words[len(shared) :]
    same = bool(shared and rest) and f" {' '.join(shared)} " in f" {told[-1]} "
    return " ".join(rest) if same else text


def are_for_each(before: Step | None, step: Step) -> bool:
    """
    Tell whether as many of a sort are gained for each of one thing and for each of another.

    *Gain 1 step for each goon and 1 step for each creature* shares what is counted with nothing.
    """
    first, second = before.action if before else None, step.action
    if not isinstance(first, Deed) or not isinstance(second, Deed) or step.condition:
        return False
    both = (first, second)
    if step.join != "and" or first.verb != second.verb or any(one.slots for one in both):
        return False
    told = [replace(one, per=None) for one in both if one.per is not None]
    return len(told) == len(both) and all(map(_is_plain, told))


def _ends(deed: Deed) -> frozenset[tuple[str, str, int]]:
    """Return to whom or where a deed is done."""
    shared = ((name, thing) for name, thing in deed.slots if name in _SHARED)
    return frozenset((name, thing.noun, thing.mention) for name, thing in shared)


def _is_plain(deed: Deed) -> bool:
    """Tell whether a deed is done once to so many things of one sort."""
    thing = deed.object
    if thing is None or deed.per or deed.amount or thing.alternatives:
        return False
    counted = thing.amount is None or isinstance(thing.amount.amount, Number)
    return counted or all(map(_is_in_place, thing.modifiers))


def _is_in_place(modifier: Modifier) -> bool:
    """Tell whether it is told of things that they are in a place named before: *coins there*."""
    link = modifier if isinstance(modifier, Link) else None
    return (
        link is not None
        and link.relation == "in"
        and (link.target.refers or link.target.noun == "it")
    )


def _is_amount(word: str) -> bool:
    return word.isdigit() or any(mark in word for mark in ARTICLES.values())
