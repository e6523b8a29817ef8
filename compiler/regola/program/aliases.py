"""Know what people say where the rules have a word of their own: ``razza``, ``my``, ``fewer``."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cache

from regola.resources import dsl_text, languages
from regola.yaml_files import trusted

__all__ = ["said", "said_as", "said_phrases"]

_FILE = "said.yaml"
_OR = "|"
"""What stands between two meanings of one word."""


def said_as(word: str, legal: Container[str]) -> tuple[str, ...]:
    """Return the legal word or words that a word of everyday speech stands for, or none."""
    return tuple(one for one in said_phrases(word.lower()) if _is_in(one, legal))


def said_phrases(phrase: str) -> tuple[str, ...]:
    """Return what the rules say for a phrase of everyday speech, the first language's first."""
    found = (table.get(phrase, "") for table in said().values())
    meanings = (one.strip() for meant in found for one in meant.split(_OR))
    return tuple(dict.fromkeys(one for one in meanings if one))


def _is_in(term: str, legal: Container[str]) -> bool:
    return term.isdigit() or term in legal or all(word in legal for word in term.split())


@cache
def said() -> Mapping[str, Mapping[str, str]]:
    """Return the words of everyday speech of each language, with the word of the rules."""
    return {language: trusted(dsl_text("text", language, _FILE)) for language in languages()}
