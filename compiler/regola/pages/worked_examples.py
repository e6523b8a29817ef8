"""What all families of games share when a worked example is told on its page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from regola.drawings.courses import Change, Course, Holding
from regola.pages.book import Book
from regola.pages.content import chapters
from regola.program.model import FieldEntry, FieldLine, Item, Value

__all__ = [
    "SEATED",
    "Amount",
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


@dataclass(frozen=True, slots=True)
class Amount:
    """
    How an amount that players have is told, and what happens to so many when they are gone.

    One that is told only ``asked`` for is told in examples that speak of it themselves; what is
    ``drawn`` needs no words at the beginning.
    """

    message: str
    gone: str = "example-lost"
    asked: bool = False
    drawn: bool = False


SEATED = ("given", "declined")
"""The lines of an example that begin with a player."""


class Teller(ABC):
    """
    Goes through the lines of an example in order; a family of games says what each means.

    ``steps`` are the keys of lines that are played or compared, ``amounts`` how it is told what
    players gain and lose by them.
    """

    steps: ClassVar[frozenset[str]] = frozenset({"expect", "play"})
    amounts: ClassVar[Mapping[str, Amount]] = {}

    def __init__(self, book: Book, item: Item, anchor: str) -> None:
        """Take the example, and the anchor that it stands at on its page."""
        self.book = book
        self.item = item
        self.anchor = anchor
        seated = (line.arguments[0] for line in item.fields if line.key in SEATED)
        self.players = tuple(dict.fromkeys(seated))
        self.played = book.shelf.played.get(item.span)
        self._spoken = {str(one.values[0]) for line in item.fields for one in line.entries}
        turn = item.field("turn")
        self.turn = turn.words[0] if turn and turn.words else next(iter(self.players), "")
        self.asked = list(self.played.asked) if self.played else []

    @abstractmethod
    def tellers(self) -> Tellers:
        """Return what tells the lines of an example, by their keys."""

    @abstractmethod
    def deed(self, words: Sequence[Value], entries: Sequence[FieldEntry], /) -> str:
        """Tell in one sentence what a player does; ``words`` are those of its line."""

    def happened(self, words: Sequence[Value], _entries: Sequence[FieldEntry], /) -> None:
        """Keep track of what a deed changes: here, what is asked next, and whose turn it is."""
        self.asked = self.asked[1:]
        if words[0] == "end" and self.turn in self.players:
            following = self.players.index(self.turn) + 1
            self.turn = self.players[following % len(self.players)]

    @abstractmethod
    def told(self) -> Told:
        """Return the example in words and drawings."""

    def title(self) -> str:
        """Return what an example says that it shows."""
        return example_title(self.book, self.item)

    def lines(self) -> Iterator[Line]:
        """Give the sentences of an example in order."""
        tellers = self.tellers()
        played = self.played or Course()
        changes = iter(played.changes)
        # What happens by itself is told before the first step.
        first = played.opening
        for line in self.item.fields:
            if line.key not in tellers or not line.entries:
                continue
            if line.key in self.steps:
                yield from (Line(said, result=True) for said in self.came(first))
                first = ()
            came = next(changes, ()) if line.key in self.steps else ()
            told = [Line(said, result=True) for said in self.came(came, line.entries)]
            # What holds is compared when all that must happen has happened.
            if line.key != "play":
                yield from told
            yield from tellers[line.key](self, line)
            if line.key == "play":
                yield from told

    def began(self, player: str, told: Collection[str]) -> Iterator[str]:
        """Tell what a player had of what the example goes on to speak of, and does not tell."""
        played = self.played or Course()
        changes = (one.holding for step in (played.opening, *played.changes) for one in step)
        spoken = {one.what for one in changes if one.player == player}
        spoken.update(self._spoken_of(player))
        for what, amount in self.amounts.items():
            count = played.had.get(Holding(what, player), 0)
            is_wanted = what in (self._spoken if amount.asked else spoken)
            if count and is_wanted and what not in told and not amount.drawn:
                yield self.had(what, count)

    def _spoken_of(self, player: str) -> Iterator[str]:
        """Give what is expected of a player."""
        for line in self.item.fields:
            if line.key == "expect" and line.arguments[:1] == (player,):
                yield from (str(one.values[0]) for one in line.entries)

    def had(self, what: str, count: int) -> str:
        """Tell how much of something a player had."""
        return self.book.say(self.amounts[what].message, count=count, **self.speaking())

    def came(self, changes: Sequence[Change], entries: Sequence[FieldEntry] = ()) -> Iterator[str]:
        """Tell what a step gave and took that its own words do not tell, so that it adds up."""
        words = {str(word) for entry in entries for word in entry.values}
        for change in changes:
            said = "" if self._is_told(change.holding, words) else self._changed(change)
            if said and change.how:
                # It is told what was done, not what is gained or lost: nobody gives that.
                yield said
                continue
            giver = self.book.shelf.items.get(change.by)
            named = giver is not None and giver.kind in chapters().pages
            if said and giver and named:
                said = self.book.say("example-by", item=self.giver(giver), told=said)
            if said:
                yield said

    def giver(self, item: Item) -> str:
        """Return what an item is called that gives or takes: here, as its entry is."""
        return self.book.title(item)

    def _is_told(self, holding: Holding, words: Collection[str]) -> bool:
        """Tell whether the words of a deed tell of pieces: which, and where they are put."""
        named = holding.what.rpartition("/")[2] in words
        placed = not holding.where or holding.where in words
        return holding.what in self.book.shelf.items and named and placed

    def _changed(self, change: Change) -> str:
        """Tell in one sentence what was gained or lost; nothing where nobody asks for it."""
        (what, player, where), count = change.holding, abs(change.count)
        piece, amount = self.book.shelf.items.get(what), self.amounts.get(what)
        if piece is not None:
            name = self.book.name(piece, many=count > 1)
            told = self.book.say("example-pieces", count=count, piece=name)
        elif amount is None or (amount.asked and what not in self._spoken):
            return ""
        else:
            told = self.book.say(amount.message, count=count, **self.speaking())
        if change.how:
            return self.done(change)
        if where:
            message = "example-laid" if change.count > 0 else "example-lifted"
            return self.book.say(message, what=told, region=where)
        # What goes without a rule that takes it is lost, not spent.
        gone = amount.gone if amount and change.by else "example-lost"
        message = "example-gained" if change.count > 0 else gone
        return self.book.say(message, player=player_name(player), what=told)

    def done(self, change: Change) -> str:
        """Tell in one sentence what was done to something that is neither gained nor lost."""
        (what, player, _), count = change.holding, abs(change.count)
        message = f"{self.amounts[what].message}-{change.how}"
        told, name = self.named(change.space), player_name(player)
        return self.book.say(message, player=name, space=told, count=count)

    def named(self, space: str) -> str:
        """Return what a space is called in a sentence: here, by its id alone."""
        return space

    def offered(self) -> str:
        """Return what a rule offered to whoever does the next step, as a sentence; else nothing."""
        return self.book.offered(self.asked[0]) if self.asked else ""

    def speaking(self) -> dict[str, str]:
        """Return what messages want to know beside a number: here, nothing."""
        return {}

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
