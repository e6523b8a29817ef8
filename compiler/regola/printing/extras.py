"""Make the components that belong to no item: coins, what every player has, aids, tracks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.drawings.lords.dungeons import PLACE
from regola.pages.book import Book
from regola.pages.chapters import chapter_of, chapter_title, rules_page
from regola.pages.content import chapters
from regola.printing.components import Component, Face
from regola.printing.faces import Faces, colour_of
from regola.printing.forms import Shapes
from regola.program.options import is_in_force, taken_by_default

__all__ = ["extras", "players"]

_TRACK = 100
"""How many fields the track for points has."""


def players(book: Book, pack: str) -> int:
    """Return how many play a game at most, or with what is added to it."""
    return max((2, *book.shelf.players(pack)))


def extras(faces: Faces, shapes: Shapes, pack: str) -> list[Component]:
    """Return what lies in the box of a game and is no item."""
    game = _Game(faces, shapes, pack)
    return [
        *game.coins(),
        *game.numbers(),
        *game.stock(),
        *game.dungeons(),
        *game.aids(),
        *game.tracks(),
    ]


@dataclass(frozen=True)
class _Game:
    """A game that is printed."""

    faces: Faces
    shapes: Shapes
    pack: str

    @property
    def book(self) -> Book:
        return self.faces.book

    def coins(self) -> Iterator[Component]:
        for value, count, owner in self._purses():
            name = self.book.say("component-coins-worth", value=value)
            yield self._loose("coin", name, count, {"number": str(value)}, owner)

    def _purses(self) -> Iterator[tuple[int, int, int]]:
        """Give the values of coins, how many there are, and the player whose they are."""
        worth, counts = self._field("coin values"), self._field("coins")
        if len(worth) == len(counts):
            yield from ((value, count, -1) for value, count in zip(worth, counts, strict=True))
        elif counts and worth:
            each, more = divmod(counts[0], len(worth))
            for owner in range(players(self.book, self.pack)):
                for place, value in enumerate(worth):
                    yield value, each + (place < more), owner

    def _field(self, key: str) -> tuple[int, ...]:
        lines = [base.field(key) for base in self.book.shelf.bases(self.pack)]
        return next((line.numbers for line in reversed(lines) if line), ())

    def numbers(self) -> Iterator[Component]:
        """Give what every player has as many of as a field of the base tells."""
        for key, (form, message) in self.shapes.numbers.items():
            for count in self._field(key)[:1]:
                for owner in range(players(self.book, self.pack)):
                    mark = {"number": str(owner + 1), "colour": colour_of(owner)}
                    yield self._loose(form, self.book.say(message), count, mark, owner)

    def stock(self) -> Iterator[Component]:
        """Give what else lies in the boxes of a family, for all or for each player."""
        known = self.shapes.stock.get(self.book.shelf.family(self.pack), {})
        for message, one in known.items():
            titles = list(dict.fromkeys(self.faces.say(message)))
            for owner in range(players(self.book, self.pack)) if one.each else (-1,):
                colour = one.colour or colour_of(owner)
                style = {"style": "reverse", "titles": titles, "colour": colour, "number": ""}
                yield self._loose(one.form, titles[0], one.count, style, owner)

    def dungeons(self) -> Iterator[Component]:
        """Give the board of each player where each has a dungeon, its places as large as tiles."""
        form = self.shapes.forms["board"]
        for base in self.book.shelf.bases(self.pack):
            columns = base.number("columns")
            if columns:
                front = self.faces.dungeon(base, form)
                unit = self.shapes.forms["chamber"].size[0] / PLACE
                wide, high = (round(side * unit, 3) for side in front["box"])
                many = players(self.book, self.pack)
                yield Component(
                    "", "board", front["titles"][0], many, (wide, high), form.shape, front, None
                )

    def aids(self) -> Iterator[Component]:
        """Give what tells a player the course of a turn, a sheet for each of them a language."""
        for book in self.faces.books:
            title = book.say("print-aid", game=book.pack(self.pack))
            phases = [list(phase) for phase in _phases(book, self.pack)]
            shown = {"titles": [title], "languages": [book.language], "phases": phases}
            if phases:
                yield self._loose("aid", title, players(book, self.pack), shown)

    def tracks(self) -> Iterator[Component]:
        yield self._track("print-track", [(str(number), "") for number in range(_TRACK)])
        boards = rules_page(self.book, self.pack).boards
        rounds = {board.players: board.rounds for board in boards if board.rounds}
        if rounds:
            marks = {
                last: "/".join(str(many) for many in rounds if rounds[many] == last)
                for last in rounds.values()
            }
            most = max(rounds.values())
            cells = [(str(one), marks.get(one, "")) for one in range(1, most + 1)]
            yield self._track("print-rounds", cells)

    def _track(self, message: str, cells: list[tuple[str, str]]) -> Component:
        titles = list(dict.fromkeys(self.faces.say(message)))
        shown = {"titles": titles, "cells": [list(cell) for cell in cells]}
        return self._loose("track", titles[0], 1, shown)

    def _loose(self, form: str, name: str, count: int, shown: Face, owner: int = -1) -> Component:
        known = self.shapes.forms[form]
        front = {**self.faces.plain(known, ""), **shown}
        back = {**front, "style": known.back} if known.back else None
        return Component("", form, name, count, known.size, known.shape, front, back, owner)


def _phases(book: Book, pack: str) -> Iterator[tuple[str, list[str]]]:
    """Give the phases of a turn with the rules of each, those of variants left out."""
    known = chapters().words_of(book.shelf.family(pack))
    taken = taken_by_default(book.shelf.items.values())
    told: dict[str, list[str]] = {}
    for base in book.shelf.bases(pack):
        sentences = book.rules(base, book.shelf.packs[pack].game)
        for rule, sentence in zip(base.rules, sentences, strict=True):
            if is_in_force(rule, taken):
                told.setdefault(chapter_of(rule, known), []).append(sentence)
    page = rules_page(book, pack)
    for phase in (*page.phases, *page.declining):
        lines = told.pop(phase.anchor, []) if phase.anchor else []
        yield phase.name[:1].upper() + phase.name[1:], [line for line in lines if line]
    for chapter, lines in told.items():
        if any(lines) and f"chapter-{chapter}" in book.words:
            yield chapter_title(book, pack, chapter), [line for line in lines if line]
