"""Lay a rulebook out as data for the template of paper: texts as they are, drawings as files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from regola.drawings.alone import Alone
from regola.pages.book import Book
from regola.pages.entries import Fact
from regola.pages.linking import Linker
from regola.pages.rulebook.cards import card_anchor
from regola.pages.rulebook.model import (
    Block,
    Card,
    Cards,
    Editions,
    Facts,
    Figures,
    Index,
    Options,
    Paragraph,
    Phases,
    Questions,
    Rows,
    Rulebook,
    Rules,
    Section,
    Steps,
    Terms,
    Worked,
)
from regola.pages.showing import pictures
from regola.pages.worked_examples import Told

__all__ = ["Data", "Laid", "Links", "facts_told", "laid_out", "lines_of"]

Data = dict[str, Any]

_SEATS = ("people", "coins", "hand", "regions")
_LONG = 1600
"""Letters from which on a card may run over the end of a column."""


class Links:
    """Leads from words to what they mean in the same book."""

    def __init__(self, book: Book, rulebook: Rulebook) -> None:
        """Take a book, whose glossary and cards words may lead to."""
        alone = not book.shelf.bases(rulebook.pack)
        self._linker = Linker(book, rulebook.pack, "", alone=alone)
        self._anchors = dict(_explained(book, rulebook))

    def begin(self) -> None:
        """Begin a section: the words that stand there are linked anew."""
        self._linker.begin()

    def runs(self, text: str) -> list[list[str]]:
        """Return a text in parts, each with the anchor in the book that it leads to, or nothing."""
        return [[part, self._anchors.get(address, "")] for part, address in self._linker.runs(text)]


def _explained(book: Book, rulebook: Rulebook) -> Iterator[tuple[str, str]]:
    """Give the anchors of terms and cards by the addresses that they have on the site."""
    blocks = [block for section in rulebook.sections for block in section.blocks]
    for block in blocks:
        for term in block.terms if isinstance(block, Terms) else ():
            yield f"{rulebook.pack}/glossary.html#{term.anchor}", term.anchor
    cards = {
        card.entry.anchor for block in blocks if isinstance(block, Cards) for card in block.cards
    }
    for item in book.shelf.items.values():
        place = book.place(item)
        if place is not None and card_anchor(item) in cards:
            yield place.address, card_anchor(item)


class Laid:
    """Turns blocks into data, and keeps the drawings that they show as files."""

    def __init__(self, book: Book, alone: Alone, links: Links | None = None) -> None:
        """Take the words of the book, what makes its drawings stand alone, what links its texts."""
        self._book = book
        self._alone = alone
        self._links = links
        self._names: dict[str, str] = {}

    def block(self, block: Block) -> Data:
        """Return a block; its kind is the name of its class."""
        return {"kind": type(block).__name__, **_LAID[type(block)](self, block)}

    def drawing(self, drawing: str, alt: str) -> Data | None:
        """Return a drawing as the file that it becomes, told in words; nothing for none."""
        if not drawing:
            return None
        self._alone.learn(drawing)
        name = self._names.setdefault(drawing, f"drawing-{len(self._names)}.svg")
        return {"file": name, "alt": alt}

    def files(self) -> dict[str, bytes]:
        """Return the drawings of the blocks laid out so far, by the names of their files."""
        return {name: self._alone.alone(drawing) for drawing, name in self._names.items()}

    # ---- blocks ---------------------------------------------------------------------------------

    def _linked(self, text: str) -> list[list[str]] | str:
        return text if self._links is None else self._links.runs(text)

    def _lines(self, sentences: Iterable[str]) -> list[list[Any]]:
        return [[self._linked(line) for line in lines] for lines in lines_of(sentences)]

    def paragraph(self, block: Paragraph) -> Data:
        """Return a paragraph."""
        return {"text": self._linked(block.text), "lead": block.lead}

    def rules(self, block: Rules) -> Data:
        """Return rules, each as its lines."""
        return {"heading": block.heading, "sentences": self._lines(block.sentences)}

    def steps(self, block: Steps) -> Data:
        """Return steps."""
        return {"sentences": [self._linked(sentence) for sentence in block.sentences]}

    def phases(self, block: Phases) -> Data:
        """Return phases by name and anchor."""
        return {"phases": [[_capital(name), anchor] for name, anchor in block.phases]}

    def facts(self, block: Facts) -> Data:
        """Return facts as pairs."""
        return {"facts": [list(fact) for fact in block.facts]}

    def rows(self, block: Rows) -> Data:
        """Return a table."""
        rows = [[self.drawing(row.drawing, row.cells[0]), list(row.cells)] for row in block.rows]
        return {"heads": list(block.heads), "rows": rows}

    def figures(self, block: Figures) -> Data:
        """Return drawings with their captions."""
        return {
            "figures": [
                {"drawing": self.drawing(one.drawing, one.caption), "caption": one.caption}
                for one in block.figures
            ]
        }

    def worked(self, block: Worked) -> Data:
        """Return an example: its table, drawings and lines."""
        told = block.told
        columns = [name for name in _SEATS if any(getattr(seat, name) for seat in told.seats)]
        say = self._book.say
        return {
            "anchor": block.anchor,
            "label": block.label,
            "whole": block.whole,
            "title": told.title,
            "heads": [say("seat-player"), *(say(f"seat-{name}") for name in columns)],
            "seats": [
                [seat.player, *(getattr(seat, name) or "\N{EN DASH}" for name in columns)]
                for seat in told.seats
            ],
            "drawings": list(self._positions(told)),
            "lines": [{"text": line.text, "result": line.result} for line in told.lines],
            "purses": " ".join([say("example-end"), *told.purses]) if told.purses else "",
        }

    def _positions(self, told: Told) -> Iterable[Data | None]:
        for one in told.drawings:
            # Another drawing may refer to the whole of this one.
            self._alone.learn(one.drawing)
            yield self.drawing(_cut(one.drawing, one.part), one.caption)

    def questions(self, block: Questions) -> Data:
        """Return questions and answers."""
        rulings = [
            {
                "anchor": one.anchor,
                "of": one.of,
                "question": one.question,
                "answer": self._linked(one.answer),
                "shown": [[a, self._book.say("see-example", title=t)] for a, t in one.shown],
            }
            for one in block.rulings
        ]
        return {"heading": block.heading, "rulings": rulings}

    def options(self, block: Options) -> Data:
        """Return questions that are left open."""
        return {
            "options": [
                {"of": one.of, "name": one.name, "question": one.question, "held": held}
                for one, held in block.options
            ]
        }

    def editions(self, block: Editions) -> Data:
        """Return what editions say."""
        say = self._book.say
        return {
            "editions": [
                {
                    "name": one.name,
                    "readings": [list(reading) for reading in one.readings],
                    "taken": say("edition-taken", edition=one.taken)
                    if one.taken
                    else say("edition-none-taken"),
                }
                for one in block.editions
            ]
        }

    def cards(self, block: Cards) -> Data:
        """Return items in short, each with the examples that stand with it."""
        return {
            "cards": [{**self.card(one), "examples": self._examples(one)} for one in block.cards]
        }

    def _examples(self, card: Card) -> list[Data]:
        label = self._book.say("example-of", name=card.entry.title)
        return [
            self.worked(Worked(one.anchor, label, one.told)) for one in card.entry.parts.examples
        ]

    def card(self, card: Card) -> Data:
        """Return an item in short."""
        entry = card.entry
        drawing = next(iter(entry.tiles), "") or entry.banner
        data: Data = {
            "anchor": entry.anchor,
            "title": entry.title,
            "drawing": self.drawing(drawing, entry.title),
            "facts": facts_told(entry.facts),
            "added": self._book.say("book-added", pack=card.added) if card.added else "",
            "rules": lines_of(entry.rules or [entry.plain][: len(entry.plain)]),
            "inner": [
                {"title": one.name, "facts": facts_told(one.facts), "rules": lines_of(one.rules)}
                for one in entry.inner
                if one.facts or one.rules
            ],
            "rulings": [
                {"question": one.question, "answer": one.answer} for one in entry.parts.rulings
            ],
        }
        linked = {"rules": self._lines(entry.rules)} if entry.rules else {}
        return {**data, **linked, "long": _length(data) > _LONG}

    def terms(self, block: Terms) -> Data:
        """Return terms and what they mean."""
        return {
            "terms": [
                {"anchor": one.anchor, "name": one.name, "meaning": one.meaning}
                for one in block.terms
            ]
        }

    def index(self, block: Index) -> Data:
        """Return the words of the index with their anchors."""
        return {
            "entries": [{"name": one.name, "anchors": list(one.anchors)} for one in block.entries]
        }


_LAID: dict[type, Callable[[Laid, Any], Data]] = {
    Paragraph: Laid.paragraph,
    Rules: Laid.rules,
    Steps: Laid.steps,
    Phases: Laid.phases,
    Facts: Laid.facts,
    Rows: Laid.rows,
    Figures: Laid.figures,
    Worked: Laid.worked,
    Questions: Laid.questions,
    Options: Laid.options,
    Editions: Laid.editions,
    Cards: Laid.cards,
    Terms: Laid.terms,
    Index: Laid.index,
}


def laid_out(
    rulebook: Rulebook, book: Book, alone: Alone, paper: str
) -> tuple[Data, dict[str, bytes]]:
    """Return a book as data for the template, and the drawings that it names."""
    links = Links(book, rulebook)
    laid = Laid(book, alone, links)
    data = {
        "paper": paper,
        "language": rulebook.language,
        "title": rulebook.title,
        "head": rulebook.head,
        "short": rulebook.short,
        "subtitle": rulebook.subtitle,
        "edition": rulebook.edition,
        "notice": rulebook.notice,
        "contents": book.say("book-contents"),
        "cover": _cover(laid, book, rulebook),
        "sections": [_section(laid, links, section) for section in rulebook.sections],
    }
    return data, laid.files()


_SHOWN = 48
"""How many items the title page shows at most."""


def _cover(laid: Laid, book: Book, rulebook: Rulebook) -> Data:
    """Return what the title page shows: a picture of the game, and its items in small."""
    cards = [
        card
        for section in rulebook.sections
        for block in section.blocks
        if isinstance(block, Cards)
        for card in block.cards
    ]
    # What a pack adds is what its book is opened for: it is shown before what everybody knows.
    cards.sort(key=lambda card: not card.added)
    items = [drawing for card in cards if (drawing := laid.card(card)["drawing"])]
    whole = bool(book.shelf.bases(rulebook.pack))
    shown = pictures(book, rulebook.pack) if whole else ()
    return {
        "pictures": [laid.drawing(one, rulebook.title) for one in shown],
        "items": items[:_SHOWN],
    }


def _section(laid: Laid, links: Links, section: Section) -> Data:
    """Return a section; in each, words lead to what they mean where they are first used."""
    links.begin()
    blocks = [laid.block(block) for block in _joined(section.blocks)]
    return {"anchor": section.anchor, "title": section.title, "blocks": blocks}


def _joined(blocks: Iterable[Block]) -> list[Block]:
    """Put drawings that follow each other together: in twos on paper, one is over less often."""
    found: list[Block] = []
    for block in blocks:
        last = found[-1] if found else None
        if isinstance(block, Figures) and isinstance(last, Figures):
            found[-1] = Figures((*last.figures, *block.figures))
        else:
            found.append(block)
    return found


_VIEW = re.compile(r'viewBox="[^"]*"')


def _cut(drawing: str, part: str) -> str:
    """Return a drawing of which a part is in view; the whole where none is named."""
    return _VIEW.sub(f'viewBox="{part}"', drawing, count=1) if part else drawing


def lines_of(sentences: Iterable[str]) -> list[list[str]]:
    """Return sentences, each as its lines."""
    return [str(sentence).split("\n") for sentence in sentences]


def facts_told(facts: Iterable[Fact]) -> str:
    """Return facts in a line."""
    return " · ".join(f"{fact.label}: {fact.value}" for fact in facts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _length(data: object) -> int:
    """Return how many letters there are in some data."""
    if isinstance(data, str):
        return len(data)
    if isinstance(data, dict):
        return sum(map(_length, data.values()))
    return sum(map(_length, data)) if isinstance(data, list) else 0
