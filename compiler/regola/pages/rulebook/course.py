"""The chapters of a book in the order of a turn, each with its examples and rulings in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regola.pages.book import Book
from regola.pages.chapters import RulesPage, chapter_title, rules_page
from regola.pages.content import chapters
from regola.pages.entries import Option, Ruling, option_of, parts, parts_in_short
from regola.pages.rulebook.model import (
    Block,
    Editions,
    Options,
    Paragraph,
    Phases,
    Questions,
    Rules,
    Section,
    Term,
    Terms,
    Worked,
    section,
)
from regola.pages.rulebook.prose import prose
from regola.pages.rulebook.themes import WHOLE_TURN, theme_of
from regola.program.model import Item

__all__ = ["course", "left_over", "rulings_of", "term_of", "whole_turns"]

_LAST = "ending"
"""The chapter that comes after all turns."""

_IN_PLACE = 1
"""How many examples stand in the flow of a chapter; the others follow its rulings."""


def course(book: Book, pack: str, added: Sequence[str] = ()) -> Iterator[Section]:
    """
    Give the turn, its chapters, the end of the game, and what tables may agree on.

    What tables may agree on is also told for the packs ``added`` to the game.
    """
    page = rules_page(book, pack)
    bases = book.shelf.bases(pack)
    turn = (*_turn(book, page, bases), *_asked(book, pack, WHOLE_TURN))
    if turn:
        # Where chapters tell the turn, there is nothing but the example here.
        title = book.say("turn-title" if page.phases else "book-whole-turn")
        yield section("turn", title, turn)
    known = [chapter.id for chapter in page.chapters]
    for chapter in page.chapters:
        blocks = _chapter(book, pack, page, chapter.id)
        yield section(chapter.id, chapter_title(book, pack, chapter.id), blocks)
    left = tuple(_left_over(book, pack, known))
    if left:
        yield section("more", book.say("book-more"), left)
    yield from _choices(book, (pack, *added))


def _choices(book: Book, packs: Sequence[str]) -> Iterator[Section]:
    """Give what tables may agree on, and where editions differ."""
    bases = book.shelf.bases(packs[0])
    options = tuple(_options(book, packs))
    if options:
        lead = Paragraph(book.say("options-lead"))
        yield section("variants", book.say("book-variants"), (lead, Options(options)))
    editions = tuple(edition for base in bases for edition in parts(book, base).editions)
    if editions:
        lead = Paragraph(book.say("editions-lead"))
        yield section("editions", book.say("editions-title"), (lead, Editions(editions)))


def _turn(book: Book, page: RulesPage, bases: Sequence[Item]) -> Iterator[Block]:
    if page.phases:
        yield Paragraph(book.say("turn-lead"))
        yield Phases(tuple((phase.name, phase.anchor) for phase in page.phases))
    if page.declining:
        yield Paragraph(book.say("turn-declining"))
        yield Phases(tuple((phase.name, phase.anchor) for phase in page.declining))
    yield from _whole(book, bases)


def whole_turns(book: Book, pack: str) -> Iterator[Worked]:
    """Give the examples of a game that tell a turn from its beginning to its end."""
    yield from _whole(book, book.shelf.bases(pack))


def _whole(book: Book, bases: Sequence[Item]) -> Iterator[Worked]:
    for item in _of_chapter(book, bases, "example", WHOLE_TURN):
        yield worked(book, item, whole=True)


def _chapter(book: Book, pack: str, page: RulesPage, chapter: str) -> Iterator[Block]:
    bases = book.shelf.bases(pack)
    paragraphs = list(prose(book, pack, chapter))
    yield from map(Paragraph, paragraphs)
    examples = _of_chapter(book, bases, "example", chapter)
    for item in examples[:_IN_PLACE]:
        yield replace(worked(book, item), in_place=True)
    ruled = next(one for one in page.chapters if one.id == chapter)
    yield Rules(book.say("book-rules") if paragraphs else "", ruled.rules, f"{chapter}-rule")
    if ruled.tidying:
        yield Rules(book.say("book-rules-tidying"), ruled.tidying, f"{chapter}-tidying-rule")
    if told := tuple(_one_by_one(book, pack, chapter)):
        yield Terms(told)
    if chapter == _LAST and page.tie_break:
        yield Paragraph(book.say("tie-break", what=page.tie_break))
    yield from _asked(book, pack, chapter)
    for item in examples[_IN_PLACE:]:
        yield worked(book, item)


def _one_by_one(book: Book, pack: str, chapter: str) -> Iterator[Term]:
    """Give the items that a chapter tells each by its name, such as the titles at the end."""
    for items in book.shelf.pages(pack).values():
        for item in items:
            if chapters().told.get(item.kind) == chapter:
                yield term_of(book, item)


def term_of(book: Book, item: Item) -> Term:
    """Return an item as a term: its name, and its rules for what it means."""
    return Term(f"{item.kind}-{item.id}", book.name(item), " ".join(book.rules(item)))


def _asked(book: Book, pack: str, chapter: str) -> Iterator[Questions]:
    if rulings := rulings_of(book, pack, chapter):
        yield Questions(book.say("rulings-title"), rulings)


def rulings_of(book: Book, pack: str, chapter: str) -> tuple[Ruling, ...]:
    """Return the rulings on the rules of a chapter of a game."""
    bases = book.shelf.bases(pack)
    return tuple(ruling(book, item) for item in _of_chapter(book, bases, "ruling", chapter))


def left_over(book: Book, pack: str) -> tuple[Ruling, ...]:
    """Return the rulings on the rules of a game that belong to no chapter of its book."""
    themes = [chapter.id for chapter in rules_page(book, pack).chapters]
    return tuple(
        ruling(book, item)
        for base in book.shelf.bases(pack)
        for item in base.of_kind("ruling")
        if theme_of(book, item) not in (*themes, WHOLE_TURN)
    )


def _left_over(book: Book, pack: str, known: Sequence[str]) -> Iterator[Block]:
    """Give the rulings and examples of no chapter that the book has."""
    if rulings := left_over(book, pack):
        yield Questions("", rulings)
    for base in book.shelf.bases(pack):
        for item in base.of_kind("example"):
            if theme_of(book, item) not in (*known, WHOLE_TURN):
                yield worked(book, item)


def _of_chapter(book: Book, bases: Sequence[Item], kind: str, chapter: str) -> list[Item]:
    return [
        item for base in bases for item in base.of_kind(kind) if theme_of(book, item) == chapter
    ]


def _options(book: Book, packs: Sequence[str]) -> Iterator[tuple[Option, str]]:
    """Give the options of a game, then those of its items, which only these ask for."""
    own = (option for base in book.shelf.bases(packs[0]) for option in parts(book, base).options)
    for option in (*own, *_of_items(book, packs)):
        message = "option-taken" if option.taken else "option-not-taken"
        yield option, book.say(message)


def _of_items(book: Book, packs: Sequence[str]) -> Iterator[Option]:
    pages = (items for pack in packs for items in book.shelf.pages(pack).values())
    found = {
        inner.reference: replace(
            option_of(book, inner), anchor=f"{item.kind}-{item.id}-{inner.id}", of=book.title(item)
        )
        for items in pages
        for item in items
        for inner in item.walk()
        if inner.kind == "option"
    }
    yield from found.values()


def worked(book: Book, item: Item, *, whole: bool = False) -> Worked:
    """Return a worked example as it stands with the item that it belongs to."""
    holder = book.shelf.items[item.holder]
    place = list(holder.of_kind("example")).index(item)
    example = parts(book, holder).examples[place]
    label = book.say("book-whole-turn" if whole else "example-heading")
    return Worked(example.anchor, label, example.told, whole)


def ruling(book: Book, item: Item) -> Ruling:
    """Return a ruling as it stands with the item that it belongs to."""
    holder = book.shelf.items[item.holder]
    return parts_in_short(book, holder).rulings[list(holder.of_kind("ruling")).index(item)]
