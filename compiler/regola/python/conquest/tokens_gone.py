"""Refuse what a conquest takes away: the tokens by which a rule knew its region."""

from __future__ import annotations

from regola.program.meaning import Phrase
from regola.program.walking import phrases_in
from regola.python.writer import Unwritable

__all__ = ["refuse_gone"]


def refuse_gone(conquered: Phrase | None, steps: object) -> None:
    """Refuse steps on a token by which a conquered region was known: it stands there no more."""
    told = phrases_in(conquered.modifiers) if conquered is not None else ()
    tokens = {one.mention for one in told if one.type == "token" and not one.refers}
    for one in phrases_in(steps):
        if one.refers and one.type == "token" and one.mention in tokens:
            raise Unwritable("token", one.span, kind="gone")
