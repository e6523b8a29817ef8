"""The words of findings."""

from __future__ import annotations

from functools import cache

from regola.localisation import Words
from regola.resources import dsl_text

__all__ = ["finding_words"]


@cache
def finding_words(language: str) -> Words:
    """Return the messages of findings in one language."""
    return Words(language, {"findings.ftl": dsl_text("text", language, "findings.ftl")})
