"""The letters that are said to be printable are those that the typesetter has fonts for."""

from __future__ import annotations

import json
import sys
import unicodedata

import pytest
import typst

from regola.printing.letters import missing, printable

_PAPER = b"""
#set document(title: "letters")
#set text(font: "Libertinus Serif")
#for one in json("letters.json") { par(one) }
"""


def _typeset(texts: list[str]) -> None:
    """Typeset texts as books are: what cannot be shown is an error there."""
    files = {"main.typ": _PAPER, "letters.json": json.dumps(texts).encode()}
    typst.compile(files, format="pdf", pdf_standards=["ua-1"], ignore_system_fonts=True)


def test_what_counts_as_printable_is_shown() -> None:
    """All of them: Latin with all its accents, Greek, Cyrillic, arrows, signs."""
    every = map(chr, range(sys.maxunicode + 1))
    whole = (one for one in every if unicodedata.category(one) not in ("Cc", "Cs"))
    known = [one for one in whole if not missing(one)]

    assert {*"aZ09", *"áñüàèìòùç¡¿«»“”…–—", *"αωЖ→★"} <= set(known)
    _typeset(["".join(known[start : start + 50]) for start in range(0, len(known), 50)])


@pytest.mark.parametrize("letter", [*"龍日ひ한ก", "\N{DRAGON}", "\N{GRINNING FACE}"])
def test_what_does_not_is_not(letter: str) -> None:
    """Such a letter alone ends the typesetting; in its place stands something that can be shown."""
    assert missing(f"a {letter} b {letter}") == (letter,)
    with pytest.raises(typst.TypstError, match="could not be displayed"):
        _typeset([letter])
    _typeset([printable(f"a {letter} b")])


def test_what_is_not_seen_needs_no_letter() -> None:
    """Narrow spaces, joiners and what chooses a variant of a sign."""
    assert missing("a\u202fb\u00a0c\u200d\ufe0f") == ()
