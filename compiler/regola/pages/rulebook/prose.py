"""
Prose written by hand for the shipped rules, each piece bound to the rules that it tells.

`dsl/book/prose.yaml` keeps for each piece the chapters whose rules it tells and a print of their
meaning. Where the rules mean something else today, the piece is left out: the book then tells the
rules alone, which are always true.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256

from regola.pages.book import Book
from regola.pages.chapters import chapter_of
from regola.pages.content import chapters
from regola.program.model import Item
from regola.program.written import print_of
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["bound", "meaning", "prose", "tellers"]

_PRINT = 12


@cache
def bound() -> Mapping[str, Mapping[str, tuple[tuple[str, ...], str]]]:
    """Return for each pack its pieces of prose: the chapters that one tells, and their print."""
    data = trusted(dsl_text("book", "prose.yaml"))
    return {
        pack: {name: (tuple(one["tells"]), str(one["meaning"])) for name, one in pieces.items()}
        for pack, pieces in data.items()
    }


def meaning(
    bases: Sequence[Item],
    told: Sequence[str],
    family: str,
    copied: tuple[str, str] | None = None,
) -> str:
    """
    Return a print of what the rules of some chapters mean; of all where none is named.

    ``copied`` are the ids of a copy and of its original, as `print_of` takes them.
    """
    known = chapters().words_of(family)
    prints = sorted(
        print_of(rule, copied)
        for base in bases
        for rule in base.rules
        if not told or chapter_of(rule, known) in told
    )
    return sha256(" ".join(prints).encode()).hexdigest()[:_PRINT]


def prose(book: Book, pack: str, name: str) -> Iterator[str]:
    """Give the paragraphs of a name that tell the rules of a game, those it shares first."""
    for written in tellers(book, pack, name):
        yield from _paragraphs(book.say(f"prose-{written}-{name}"))


def tellers(book: Book, pack: str, name: str) -> Iterator[str]:
    """
    Give the packs whose prose of a name tells the rules of a game as they are, shared ones first.

    They are those that the prose was written for: a copy of a game is told by that of its original.
    """
    bases = book.shelf.bases(pack)
    family = book.shelf.family(pack)
    for teller in dict.fromkeys(base.pack for base in bases):
        written = book.shelf.written_for(teller)
        told, known = bound().get(written, {}).get(name, ((), ""))
        own = [base for base in bases if base.pack == teller]
        if known and known == meaning(own, told, family, (teller, written)):
            yield written


def _paragraphs(text: str) -> Iterator[str]:
    for part in text.split("\n\n"):
        yield " ".join(part.split())
