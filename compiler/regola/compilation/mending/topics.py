"""
Tell what a line is about that nothing mends, and which rules say something of that.

What people speak of stands in `dsl/topics`, how they speak of it in each language in its
`topics.yaml`. Of some topics no rule speaks: those are told on the page of what cannot be said.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from regola.compilation.mending.patterns import Pattern, pattern
from regola.python.forms import nearby
from regola.resources import dsl_text, languages
from regola.yaml_files import trusted

__all__ = ["Topic", "rules_nearby", "topic_of", "topics", "topics_of"]


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that rules are about: its name, what plays of it, or what comes nearest to it."""

    name: str
    rules: tuple[str, ...]
    is_unsaid: bool
    spoken: tuple[Pattern, ...]

    def is_in(self, text: str) -> bool:
        """Tell whether a text speaks of it."""
        return any(one.found.search(text) for one in self.spoken)


def topic_of(text: str, family: str) -> Topic | None:
    """Return what a line is about: of several topics the most special."""
    return next(iter(topics_of(text, family)), None)


def topics_of(text: str, family: str) -> tuple[Topic, ...]:
    """Return all that a line is about, the special before the general."""
    plain = _plain(text)
    return tuple(one for one in topics(family) if one.is_in(plain))


@cache
def topics(family: str) -> tuple[Topic, ...]:
    """Return what rules of a family are about, the special before the general."""
    listed: Mapping[str, Any] = trusted(dsl_text("topics", f"{family}.yaml"))
    return tuple(
        Topic(name, tuple(_rules(told)), isinstance(told, dict), _spoken(name))
        for name, told in listed.items()
    )


@cache
def rules_nearby(family: str, kind: str) -> tuple[str, ...]:
    """Return rules that play in items of a kind, to be shown to whom they may be near."""
    told = (rule for one in topics(family) for rule in one.rules)
    return tuple(dict.fromkeys((*nearby(family, kind), *nearby(family, "any"), *told)))


def _rules(told: Any) -> list[str]:
    rules: list[str] = told["unsaid"] if isinstance(told, dict) else told
    return rules


def _spoken(name: str) -> tuple[Pattern, ...]:
    said = (one for code in languages() for one in _said(code).get(name, ()))
    return tuple(pattern(one, {}) for one in said)


@cache
def _said(language: str) -> Mapping[str, list[str]]:
    found: Mapping[str, list[str]] = trusted(dsl_text("text", language, "topics.yaml"))
    return found


def _plain(text: str) -> str:
    """Return a text without what makes no difference: capitals, accents, signs between words."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return " ".join(_letters(parts))


def _letters(parts: str) -> Iterator[str]:
    bare = "".join(one for one in parts if not unicodedata.combining(one))
    yield from bare.replace(":", " ").replace(",", " ").replace("’", "'").split()
