"""
What a rulebook is made of: sections in reading order, and the blocks in them.

All text is in one language and ready to be shown; drawings are SVG that refers to the definitions
and the style sheet of the site. A block is known by its class, whose name is also the name of what
shows it, on a page and on paper.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from regola.pages.entries import Edition, Entry, Option, Ruling
from regola.pages.worked_examples import Told

__all__ = [
    "Block",
    "Card",
    "Cards",
    "Editions",
    "Facts",
    "Figure",
    "Figures",
    "Index",
    "Indexed",
    "Options",
    "Paragraph",
    "Phases",
    "Questions",
    "Row",
    "Rows",
    "Rulebook",
    "Rules",
    "Section",
    "Steps",
    "Term",
    "Terms",
    "Worked",
    "section",
]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph at its ``anchor``, if it has one; ``lead`` where it opens the book."""

    text: str
    lead: bool = False
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Rules:
    """
    Rules as they are played, each a sentence or more, under a heading of their own.

    Each stands at ``anchor`` and its number, counted from 1.
    """

    heading: str
    sentences: tuple[str, ...]
    anchor: str


@dataclass(frozen=True, slots=True)
class Steps:
    """Things to do one after another; each stands at ``anchor`` and its number, from 1."""

    sentences: tuple[str, ...]
    anchor: str


@dataclass(frozen=True, slots=True)
class Phases:
    """The phases of a turn in order, each with the anchor of its chapter if it has one."""

    phases: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """Numbers and words under their labels; each stands at ``anchor`` and its number, from 1."""

    facts: tuple[tuple[str, str], ...]
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: a drawing (or nothing), its cells, the page of the site that it leads to."""

    drawing: str
    cells: tuple[str, ...]
    address: str = ""


@dataclass(frozen=True, slots=True)
class Rows:
    """A table: the heads of its columns, its rows, each at ``anchor`` and its number, from 1."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing, what it shows in words, the page of the site that has it large."""

    drawing: str
    caption: str
    address: str = ""


@dataclass(frozen=True, slots=True)
class Figures:
    """Drawings that stand together."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Worked:
    """
    A worked example.

    ``whole`` where it tells a turn from its beginning to its end, ``in_place`` where it stands in
    the flow of its chapter, to be read with it.
    """

    anchor: str
    label: str
    told: Told
    whole: bool = False
    in_place: bool = False


@dataclass(frozen=True, slots=True)
class Questions:
    """Questions that tables ask, and the answers."""

    heading: str
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """Questions that tables answer differently, with what holds unless they say otherwise."""

    options: tuple[tuple[Option, str], ...]


@dataclass(frozen=True, slots=True)
class Editions:
    """Where editions of the rules differ."""

    editions: tuple[Edition, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """An item in short; ``added`` names the pack that adds it to the game of the book."""

    entry: Entry
    added: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Items in print order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A term, its name, what it means."""

    anchor: str
    name: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms that a book uses, in alphabetical order."""

    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Indexed:
    """A word of the index, with the anchors that it leads to."""

    name: str
    anchors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Index:
    """All names and terms in alphabetical order."""

    entries: tuple[Indexed, ...]


Block: TypeAlias = (
    Paragraph
    | Rules
    | Steps
    | Phases
    | Facts
    | Rows
    | Figures
    | Worked
    | Questions
    | Options
    | Editions
    | Cards
    | Terms
    | Index
)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the book with its anchor, its title, its blocks, and the parts in it."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...] = ()


def section(anchor: str, title: str, blocks: Iterable[Block]) -> Section:
    """Return a part of the book whose paragraphs, facts and tables have numbered anchors."""
    placed = tuple(
        replace(block, anchor=f"{anchor}-text-{number}")
        if isinstance(block, Paragraph | Facts | Rows)
        else block
        for number, block in enumerate(blocks, 1)
    )
    return Section(anchor, title, placed)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """
    A book in one language.

    ``head`` is what its pages bear: the title, with what it is merged with or added to. ``edition``
    tells the versions of what it holds, ``notice`` that it is unofficial and whose the games are.
    It is ``short`` where it is seen at a glance: it needs no page of contents.
    """

    pack: str
    language: str
    title: str
    head: str
    subtitle: str
    edition: str
    notice: str
    sections: tuple[Section, ...]
    short: bool = False
