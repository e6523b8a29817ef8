"""The texts of all official items, their names, and the checker that knows them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from regola.compilation.language import families, language
from regola.files.library import official
from regola.program.model import Item
from regola.text import ItemNames, Texts, shipped_language, shipped_linter
from regola.text.lexicon import Noun
from regola.text.lint import Analyses, Linter

__all__ = ["checker", "names", "said"]


@cache
def said(code: str) -> tuple[tuple[Item, tuple[str, ...]], ...]:
    """Return the reference texts of each official item."""
    return tuple(_said(code))


def _said(code: str) -> Iterator[tuple[Item, tuple[str, ...]]]:
    for family in families():
        program = official(family)
        if program is None:
            continue
        texts = Texts(program.all_items(), language(family).vocabulary, program.packs)
        for item in program.all_items():
            yield item, texts.item_text(item, shipped_language(code))


@cache
def names(code: str) -> tuple[Noun, ...]:
    """Return the names of all official items in a language."""
    programs = [program for family in families() if (program := official(family))]
    return tuple(
        name for program in programs for name in ItemNames(program.all_items()).nouns(code)
    )


def checker(code: str, analyses: Analyses | None = None) -> Linter:
    """Return the checker of a language that knows the names of official items."""
    return shipped_linter(code, names(code), analyses)
