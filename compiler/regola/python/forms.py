"""Rules that do play, to be shown beside one that does not; and where in it the fault lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from regola.program.meaning import Rule
from regola.program.walking import nodes_in
from regola.python.writer import Unwritable
from regola.resources import dsl_text
from regola.sources import Span
from regola.yaml_files import trusted

__all__ = ["form_near", "forms", "place_of"]

_ANY = "any"


@cache
def forms(family: str) -> Mapping[str, str]:
    """Return the rules that play, by the word or the kind of sentence that they are near to."""
    found: Mapping[str, str] = trusted(dsl_text("forms", f"{family}.yaml"))
    return found


def form_near(found: Unwritable, known: Mapping[str, str]) -> str:
    """Return a rule that says what plays nearest to a part of a rule that has no form."""
    word = found.word.rpartition("/")[2].replace("_", " ")
    keys = (f"{found.kind} of {word}", found.kind, word, _ANY)
    return next(known[key] for key in keys if key in known)


def place_of(rule: Rule, word: str) -> Span:
    """Return the place of the first part of a rule that a word names, else of the whole."""
    return next((node.span for node in nodes_in(rule) if word in _words(node)), rule.span)


_NAMING = ("noun", "verb", "relation", "word")


def _words(node: Any) -> Iterator[str]:
    return (getattr(node, name, "") for name in _NAMING) if hasattr(node, "span") else iter(())
