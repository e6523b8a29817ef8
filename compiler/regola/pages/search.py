"""What the search of the site knows: a document for each entry, ruling, chapter and finding."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from regola.findings.registry import registry
from regola.pages.book import Book
from regola.pages.chapters import rules_page
from regola.pages.entries import ruling_anchor
from regola.program.model import Item

__all__ = ["Document", "documents", "script"]


@dataclass(frozen=True, slots=True)
class Document:
    """
    Something that can be found.

    ``address`` is relative to the folder of the language; ``game`` and ``kind`` are ids to filter
    by; ``also`` are further words that it can be found by, ``text`` is shown.
    """

    address: str
    title: str
    game: str
    kind: str
    text: str
    also: str = ""


def documents(book: Book) -> Iterator[Document]:
    """Give all that can be found in a language."""
    for pack in book.shelf.games:
        for page in book.shelf.pages(pack).values():
            for item in page:
                yield _entry(book, pack, item)
                yield from _rulings(book, pack, item)
        yield from _rules(book, pack)
    if book.shelf.has_game:
        yield from _findings(book)


def _entry(book: Book, pack: str, item: Item) -> Document:
    place = book.shelf.places[item.reference]
    forms = {book.name(item), book.name(item, many=True), book.title(item)}
    also = " ".join(sorted(forms - {book.title(item)}))
    text = " ".join(book.rules(item))
    return Document(place.address, book.title(item), pack, item.kind, text, also)


def _rulings(book: Book, pack: str, item: Item) -> Iterator[Document]:
    place = book.shelf.places[item.reference]
    for ruling in item.of_kind("ruling"):
        question = book.written(ruling.field("question")) or ruling.title
        answer = book.written(ruling.field("answer"))
        address = f"{place.page}#{ruling_anchor(ruling)}"
        yield Document(address, question, pack, "ruling", answer, book.title(item))


def _rules(book: Book, pack: str) -> Iterator[Document]:
    if not book.shelf.bases(pack):
        return
    shown = rules_page(book, pack)
    for chapter in shown.chapters:
        title = book.say(f"chapter-{chapter.id}")
        yield Document(
            f"{pack}/rules.html#{chapter.id}", title, pack, "base", " ".join(chapter.rules)
        )
    for group in shown.parts:
        for ruling in group.rulings:
            address = f"{pack}/rules.html#{ruling.anchor}"
            yield Document(address, ruling.question, pack, "ruling", ruling.answer)
        for option in group.options:
            answer = book.say("option-taken" if option.taken else "option-not-taken")
            address = f"{pack}/rules.html#{option.anchor}"
            yield Document(address, option.question, pack, "ruling", answer)


def _findings(book: Book) -> Iterator[Document]:
    for finding in registry():
        title = f"{finding.code} · {book.headlines[finding.code]}"
        yield Document(f"findings.html#{finding.code}", title, "", "finding", "", finding.slug)


def script(book: Book, found: list[Document]) -> bytes:
    """Return the documents as a classic script: other ways of loading fail without a server."""
    data = {
        "stop": sorted(set(book.say("search-stop-words").split())),
        "documents": [list(asdict(document).values()) for document in found],
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # A script of its own ends nowhere early; pasted into a page nothing in it must be taken for
    # the end of a script or the start of a comment either.
    escaped = text.replace("<", "\\u003c")
    return f"window.regola={escaped};\n".encode()
