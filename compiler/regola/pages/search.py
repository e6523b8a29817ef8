"""
What the search of the site knows: a document for each thing that a player may ask for.

These are the rules line by line, the steps of the set-up, terms, entries, rulings and examples;
findings are there for those who ask for them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from regola.findings.registry import registry
from regola.pages.book import Book
from regola.pages.chapters import rules_page
from regola.pages.entries import Ruling, facts, parts, ruling_anchor
from regola.pages.rulebook.asking import themes
from regola.pages.rulebook.course import course
from regola.pages.rulebook.glossary import site_terms
from regola.pages.rulebook.model import (
    Facts,
    Options,
    Paragraph,
    Phases,
    Questions,
    Rows,
    Rules,
    Section,
    Steps,
    Worked,
)
from regola.pages.rulebook.opening import opening
from regola.program.model import Item

__all__ = ["Document", "documents", "found_in", "script"]


@dataclass(frozen=True, slots=True)
class Document:
    """
    Something that can be found.

    ``address`` is relative to the folder of the language; ``game`` and ``kind`` are ids to filter
    by; ``also`` are further words that it can be found by, ``text`` is shown, and so is ``of``: the
    item that it belongs to, where it is asked, shown or left open there. ``asked`` are other
    wordings of its question.
    """

    address: str
    title: str
    game: str
    kind: str
    text: str
    also: str = ""
    of: str = ""
    asked: tuple[str, ...] = ()


def documents(book: Book) -> Iterator[Document]:
    """Give all that can be found in a language."""
    for pack in book.shelf.games:
        for page in book.shelf.pages(pack).values():
            for item in page:
                yield _entry(book, pack, item)
                yield from _asked_and_shown(book, pack, item)
        yield from _rules(book, pack)
        for theme in themes(book, (pack,)):
            for one in theme.first:
                yield _first(book, pack, one, theme.title)
        for term in site_terms(book, pack):
            name = term.name[:1].upper() + term.name[1:]
            yield Document(f"{pack}/glossary.html#{term.anchor}", name, pack, "term", term.meaning)
    if book.shelf.has_game:
        yield from _findings(book)


def _first(book: Book, pack: str, asked: Ruling, theme: str) -> Document:
    """Return a question of those who play for the first time, with other wordings of it."""
    address = f"{pack}/rulings.html#{asked.anchor}"
    name = f"wordings-{asked.anchor.removeprefix('first-')}"
    wordings = book.say(name).split(" | ") if name in book.words else ()
    return Document(
        address, asked.question, pack, "ruling", asked.answer, theme, asked=tuple(wordings)
    )


def _entry(book: Book, pack: str, item: Item) -> Document:
    place = book.shelf.places[item.reference]
    forms = {book.name(item), book.name(item, many=True), book.title(item)}
    also = " ".join(sorted(forms - {book.title(item)}))
    numbers = [f"{fact.label}: {fact.value}." for fact in facts(book, item)]
    rules = list(book.rules(item))
    if item.holder or not rules:
        rules += _beside_rules(book, pack, item)
    told = (*numbers, *rules)
    text = " ".join(told) or book.say("no-rules")
    return Document(place.address, book.title(item), pack, item.kind, text, also)


_SHOWN = 3
"""How many rules are told that name an item which is part of another, or has no rules."""


def _beside_rules(book: Book, pack: str, item: Item) -> list[str]:
    """Tell what the parts of an item do, and the rules that name it, those of its holder first."""
    told = [rule for inner in item.nested for rule in book.rules(inner)]
    forms = sorted({book.name(item), book.name(item, many=True)})
    names = re.compile(rf"\b(?:{'|'.join(map(re.escape, forms))})\b", re.IGNORECASE)
    told += [rule for rule in _all_rules(book, pack, item) if names.search(rule)][:_SHOWN]
    return told


def _all_rules(book: Book, pack: str, item: Item) -> Iterator[str]:
    """Give the rules of a game, then those of other items, each behind the name of its item."""
    yield from (rule for base in book.shelf.bases(pack) for rule in book.rules(base))
    others = [one for items in book.shelf.pages(pack).values() for one in items]
    for one in sorted(others, key=lambda one: one.reference != item.holder):
        if one.reference != item.reference:
            yield from (f"{book.title(one)}: {rule}" for rule in book.rules(one))


def _asked_and_shown(book: Book, pack: str, item: Item) -> Iterator[Document]:
    place = book.shelf.places[item.reference]
    also = " ".join(dict.fromkeys((book.title(item), book.name(item))))
    for ruling in item.of_kind("ruling"):
        question = book.written(ruling.field("question")) or ruling.title
        answer = book.written(ruling.field("answer"))
        address = f"{place.page}#{ruling_anchor(ruling)}"
        yield Document(address, question, pack, "ruling", answer, also, book.title(item))
    for example in parts(book, item).examples:
        address = f"{place.page}#{example.anchor}"
        text = " ".join(line.text for line in example.told.lines)
        yield Document(address, example.told.title, pack, "example", text, also, book.title(item))


# ---- the rules of a game ------------------------------------------------------------------------


def _rules(book: Book, pack: str) -> Iterator[Document]:
    if not book.shelf.bases(pack):
        return
    page = f"{pack}/rules.html"
    agreed = {text for one in rules_page(book, pack).chapters for text in one.agreed}
    for section in (*opening(book, pack), *course(book, pack)):
        for anchor, title, kind, text, *of in found_in(section):
            also = "" if title == section.title else section.title
            known = "option" if kind == "rule" and text in agreed else kind
            yield Document(f"{page}#{anchor}", title, pack, known, text, also, "".join(of))


_Found = tuple[str, ...]
"""An anchor, a title, a kind, a text, and the item that it belongs to, if it belongs to one."""


def found_in(section: Section) -> Iterator[_Found]:
    """Give what may be found in a section of a book."""
    followers = (*section.blocks, None)[1:]
    for block, follower in zip(section.blocks, followers, strict=True):
        find = _FINDERS.get(type(block))
        if isinstance(block, Paragraph) and isinstance(follower, Phases):
            yield block.anchor, section.title, "base", f"{block.text} {_listed(follower)}"
        elif find is not None:
            yield from find(section, block)


def _sentences(section: Section, block: Rules | Steps) -> Iterator[_Found]:
    for number, sentence in enumerate(block.sentences, 1):
        title = f"{section.title} \N{MIDDLE DOT} {number}"
        yield f"{block.anchor}-{number}", title, "rule", str(sentence)


def _paragraph(section: Section, block: Paragraph) -> Iterator[_Found]:
    yield block.anchor or section.anchor, section.title, "base", block.text


def _facts(_section: Section, block: Facts) -> Iterator[_Found]:
    for number, (label, value) in enumerate(block.facts, 1):
        yield f"{block.anchor}-{number}", label, "base", value


def _listed(phases: Phases) -> str:
    """Tell the phases that a paragraph announces."""
    return f"{', '.join(name for name, _ in phases.phases)}."


def _rows(_section: Section, block: Rows) -> Iterator[_Found]:
    for number, row in enumerate(block.rows, 1):
        told = zip(block.heads[1:], row.cells[1:], strict=True)
        text = ", ".join(f"{head}: {cell}" for head, cell in told)
        yield f"{block.anchor}-{number}", row.cells[0], "component", text


def _questions(_section: Section, block: Questions) -> Iterator[_Found]:
    for ruling in block.rulings:
        yield ruling.anchor, ruling.question, "ruling", ruling.answer


def _options(_section: Section, block: Options) -> Iterator[_Found]:
    for option, held in block.options:
        yield option.anchor, option.question, "option", held, option.of


def _worked(_section: Section, block: Worked) -> Iterator[_Found]:
    text = " ".join(line.text for line in block.told.lines)
    yield block.anchor, block.told.title, "example", text


_FINDERS: dict[type, Callable[[Section, Any], Iterator[_Found]]] = {
    Paragraph: _paragraph,
    Rules: _sentences,
    Steps: _sentences,
    Facts: _facts,
    Rows: _rows,
    Questions: _questions,
    Options: _options,
    Worked: _worked,
}


# ---- for authors --------------------------------------------------------------------------------


def _findings(book: Book) -> Iterator[Document]:
    for finding in registry():
        title = f"{finding.code} · {book.headlines[finding.code]}"
        yield Document(f"findings.html#{finding.code}", title, "", "finding", "", finding.slug)


def _games(book: Book) -> Iterator[dict[str, object]]:
    """Give the words of the name of each game, and those that are its own, without capitals."""
    names = {pack: book.pack(pack).lower().split() for pack in book.shelf.games}
    for pack, words in names.items():
        others = {word for other, told in names.items() if other != pack for word in told}
        own = [word for word in words if word not in others]
        yield {"id": pack, "words": words, "own": own}


def _anchor(document: Document) -> str:
    return document.address.partition("#")[2]


def _row(document: Document) -> list[str]:
    """
    Return what is written of a document: its address begins with its game, empty ends are left out.

    Games of one family ask in the same words, so wordings are written once for an anchor.
    """
    one = document
    row = [one.address, one.title, one.kind, one.text, one.also, one.of]
    while not row[-1]:
        del row[-1]
    return row


def script(book: Book, found: list[Document]) -> bytes:
    """Return the documents as a classic script: other ways of loading fail without a server."""
    data = {
        "stop": sorted(
            {*book.say("search-stop-words").split(), *book.say("search-hasty-words").split()}
        ),
        "asking": sorted(set(book.say("search-question-words").split())),
        "alike": [line.split() for line in book.say("search-alike").splitlines()],
        "counting": sorted(set(book.say("search-counting-words").split())),
        "numbers": sorted(set(book.say("search-numbers").split())),
        "games": list(_games(book)),
        "wordings": {_anchor(one): one.asked for one in found if one.asked},
        "documents": [_row(document) for document in found],
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # A script of its own ends nowhere early; pasted into a page nothing in it must be taken for
    # the end of a script or the start of a comment either.
    escaped = text.replace("<", "\\u003c")
    return f"window.regola={escaped};\n".encode()
