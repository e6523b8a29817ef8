"""Load the languages that are shipped with the compiler."""

from __future__ import annotations

from functools import cache

from regola.resources import dsl_text
from regola.text.language import Language, load_language
from regola.yaml_files import trusted

__all__ = ["PATTERN_FILES", "shipped_language"]

PATTERN_FILES = ("rules.ftl", "words.ftl", "chips.ftl")
"""The files of patterns in a language's folder; a later one may refer to an earlier."""


@cache
def shipped_language(code: str) -> Language:
    """Load a language from its folder `dsl/text/<code>/`, once: it takes a moment."""
    patterns = {f"{code}/{name}": dsl_text("text", code, name) for name in PATTERN_FILES}
    return load_language(code, patterns, trusted(dsl_text("text", code, "lexicon.yaml")))
