"""Alternatives in the language of rules: *swamps* in *your hills or swamps* would be yours."""

from __future__ import annotations

from typing import get_args

from regola.program.meaning import Determiner
from regola.text.reading.source import Values

__all__ = ["either", "joined"]

_DETERMINED = frozenset((*get_args(Determiner), "all", "it", "its", "you", "your")) - {""}


def joined(said: tuple[str, ...]) -> str:
    """Return alternatives joined by *or*, kept apart by *any* where words would be shared."""
    first, *others = said
    if not any(" " in one for one in said):
        return " or ".join(said)
    return " or ".join([first, *map(_apart, others)])


def either(values: Values) -> str:
    """Return what two messages tell apart as alternatives."""
    return joined((str(values["left"]), str(values["right"])))


def _apart(said: str) -> str:
    word = said.partition(" ")[0]
    return said if word in _DETERMINED or word.isdigit() else f"any {said}"
