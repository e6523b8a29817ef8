"""What the texts of a program's rules are made with: its items, its words, what is hand-written."""

from __future__ import annotations

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.text import Texts

__all__ = ["texts_of"]

_TEXTS = "texts"


def texts_of(program: Program) -> Texts:
    """Return what says the rules of a program, made once."""
    found = program.kept.get(_TEXTS)
    if not isinstance(found, Texts):
        found = program.kept[_TEXTS] = Texts(
            program.all_items(),
            language(program.family).vocabulary,
            program.packs,
            (*program.library_catalogues, *program.catalogues),
        )
    return found
