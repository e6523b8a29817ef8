"""What all families of games share when a worked example is told on its page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from regola.pages.book import Book
from regola.program.model import FieldEntry, FieldLine, Item, Value

__all__ = [
    "Figure",
    "Line",
    "Seat",
    "Spot",
    "Teller",
    "Tellers",
    "Told",
    "example_title",
    "figures",
    "player_name",
]


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player has at the beginning, as a row of a table."""

    player: str
    people: str
    coins: str
    hand: str
    regions: str


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of an example: something done, or (``result``) something that then holds."""

    text: str
    result: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """
    A drawing of a position, and what stands below it: when, and perhaps whose it is.

    ``part`` is the view of what the example speaks of, where that is a small part of a large board.
    """

    caption: str
    drawing: str
    part: str = ""


@dataclass(frozen=True, slots=True)
class Spot:
    """
    A space of the board that is drawn: its name, and what it is in words.

    ``across`` and ``down`` are where it lies, in parts of the drawing from the left and from above.
    """

    name: str
    told: str
    across: float
    down: float


@dataclass(frozen=True, slots=True)
class Told:
    """
    A worked example, ready to be printed.

    ``drawings`` shows the position before and, where it differs, after; ``purses`` what players
    have beside the board in the end, where the example was played; ``spots`` are the spaces of the
    board that all drawings show.
    """

    title: str
    seats: tuple[Seat, ...]
    lines: tuple[Line, ...]
    drawings: tuple[Figure, ...]
    purses: tuple[str, ...]
    spots: tuple[Spot, ...] = ()


def figures(book: Book, drawings: Sequence[str], part: str = "") -> tuple[Figure, ...]:
    """
    Return drawings of one board with their captions: the first is before, the last after.

    ``part`` is the view of what is spoken of.
    """
    moments = ("example-before", "example-after")
    return tuple(
        Figure(book.say(moment), one, part) for moment, one in zip(moments, drawings, strict=False)
    )


def player_name(name: str) -> str:
    """Return the name of a player as texts print it."""
    return name.capitalize()


def example_title(book: Book, item: Item) -> str:
    """Return what an example says that it shows."""
    return book.written(item.field("says")) or item.title


_SEATED = ("given", "declined")
"""The lines of an example that begin with a player."""


class Teller(ABC):
    """Goes through the lines of an example in order; a family of games says what each means."""

    def __init__(self, book: Book, item: Item, anchor: str) -> None:
        """Take the example, and the anchor that it stands at on its page."""
        self.book = book
        self.item = item
        self.anchor = anchor
        seated = (line.arguments[0] for line in item.fields if line.key in _SEATED)
        self.players = tuple(dict.fromkeys(seated))
        turn = item.field("turn")
        self.turn = turn.words[0] if turn and turn.words else next(iter(self.players), "")

    @abstractmethod
    def tellers(self) -> Tellers:
        """Return what tells the lines of an example, by their keys."""

    @abstractmethod
    def deed(self, words: Sequence[Value], entries: Sequence[FieldEntry], /) -> str:
        """Tell in one sentence what a player does; ``words`` are those of its line."""

    def happened(self, words: Sequence[Value], _entries: Sequence[FieldEntry], /) -> None:
        """Keep track of what a deed changes: here, whose turn it is."""
        if words[0] == "end" and self.turn in self.players:
            following = self.players.index(self.turn) + 1
            self.turn = self.players[following % len(self.players)]

    def title(self) -> str:
        """Return what an example says that it shows."""
        return example_title(self.book, self.item)

    def lines(self) -> Iterator[Line]:
        """Give the sentences of an example in order."""
        tellers = self.tellers()
        told = [one for one in self.item.fields if one.key in tellers and one.entries]
        for step, line in enumerate(told):
            yield from tellers[line.key](self, line)
            yield from self.came(step)

    def came(self, _step: int, /) -> Iterator[Line]:
        """Tell what else came of a step, by its place among the lines told: here, nothing."""
        return iter(())

    def play(self, line: FieldLine) -> Iterator[Line]:
        """Tell what a player does, or may not do."""
        words = list(line.entries[0].values)
        if words[0] == "refused":
            yield Line(self.refused(words[1:], line.entries), result=True)
            return
        yield Line(self.deed(words, line.entries), result=False)
        self.happened(words, line.entries)

    def refused(self, words: Sequence[Value], entries: Sequence[FieldEntry], /) -> str:
        """Tell in one sentence what nobody may do there: the deed, and that it is not allowed."""
        return self.book.say("example-refused", deed=self.deed(words, entries))

    def has(self, player: str, parts: Sequence[str]) -> str:
        """Tell what a player has, part by part."""
        what = "; ".join(parts)
        return self.book.say("example-has", player=player_name(player), what=what)

    def sentence(self, message: str, words: Sequence[Value], **arguments: str | int) -> str:
        """Say a message; what a language has no words for is quoted as it is written."""
        if message not in self.book.words:
            return " ".join(str(word) for word in words)
        return self.book.say(message, **arguments)


Tellers: TypeAlias = Mapping[str, Callable[[Any, FieldLine], Iterator[Line]]]
"""What tells a line of an example, by the key of the line."""
