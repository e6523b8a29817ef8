"""A source that is none: pages would print its words as if they were a book."""

from __future__ import annotations

from collections.abc import Collection

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.model import FieldEntry

__all__ = ["check", "is_source"]

OURS = ("own", "ours")
"""What stands for rules of the pack's own making."""


def check(survey: Survey, sink: Sink) -> None:
    """Report sources that name no book in quotes, no pack at hand, or more than a page of one."""
    packs, languages = survey.packs, survey.vocabulary.languages
    for item in survey.own:
        for line in item.fields:
            for entry in line.entries if line.key == "source" else ():
                if not is_source(entry, packs, languages):
                    words = " ".join(map(str, entry.values))
                    legal = (*OURS[1:], *sorted(packs))
                    sink.report("unknown-source", entry.span, source=words, legal=legal)


def is_source(entry: FieldEntry, packs: Collection[str], languages: tuple[str, ...]) -> bool:
    """Tell whether an entry is *ours*, or a book, perhaps with its language and a page."""
    book, *rest = entry.values
    if book in OURS:
        return not rest
    if rest and rest[0] in languages:
        del rest[0]
    is_book = book in packs or (isinstance(book, str) and not book.replace("_", "").isalnum())
    return is_book and (not rest or (len(rest) == 1 and isinstance(rest[0], int)))
