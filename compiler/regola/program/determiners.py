"""Read the determiners before a noun: whose it is, how many are meant, which of them."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from regola.program.context import Context
from regola.program.meaning import Bound, Comparison, Determiner, Everything, Number, Owner
from regola.syntax import tree

__all__ = ["check_alone", "check_determiners", "determiners"]

_NEEDING_NOUN = ("a", "the", "your", "its", "no")
"""The determiners that cannot stand for a thing by themselves, as *one* and *another* can."""

_DEFINITE = ("the", "your", "its")
"""The determiners that a number may follow, and that *all* may stand before."""


def determiners(words: tuple[tree.Word, ...]) -> tuple[Determiner, Bound | None, Owner]:
    """Return which things a phrase means, how many of them, and whose they are."""
    determiner: Determiner = ""
    owner: Owner = ""
    comparison: Comparison = "exactly"
    amount: Bound | None = None
    for word in words:
        if word.terminal == "NUMBER":
            amount = Bound(comparison, Number(int(word.text)))
        elif word.terminal == "ALL":
            amount = Bound("exactly", Everything())
        elif word.terminal == "BOUND":
            comparison = cast("Comparison", word.text)
        elif word.text == "your":
            owner = "you"
        elif word.text == "its":
            owner = "it"
        else:
            determiner = cast("Determiner", word.text)
    return determiner, amount, owner


def check_determiners(atom: tree.Atom, context: Context) -> None:
    """Refuse determiners of which one would be lost: *the a hill*, *no each region*."""
    words = atom.determiners
    for place, (word, after) in enumerate(pairwise(words)):
        # Of *one of your regions* the determiners stand together, and apart in the text.
        is_apart = bool(context.source.slice(context.span(word.end, after.start)).strip())
        if is_apart or _may_follow(word, after, is_first=place == 0):
            continue
        span = context.span(after.start, after.end)
        raise context.fail("doubled-determiner", span, word=after.text, before=word.text)


def _may_follow(word: tree.Word, after: tree.Word, *, is_first: bool) -> bool:
    if word.terminal == "BOUND":
        return is_first and after.terminal != "BOUND"
    if word.terminal == "ALL":
        return after.text in _DEFINITE
    return word.text in _DEFINITE and after.terminal == "NUMBER"


def check_alone(word: tree.Word, after: str, context: Context) -> None:
    """Refuse a determiner that needs a noun where *of* comes after it: *the of your regions*."""
    if word.text in _NEEDING_NOUN:
        span = context.span(word.start, word.end)
        expected = ("noun",)
        raise context.fail("unexpected-token", span, found=after, expected=expected)
