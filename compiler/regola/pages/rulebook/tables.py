"""The table before the first turn, drawn for each number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from regola.drawings.tables import Strip, Table, table
from regola.pages.book import Book
from regola.pages.chapters import rules_page
from regola.pages.conquest.boards import ground_of_board
from regola.pages.rulebook.model import Figure
from regola.pages.showing import board_drawing
from regola.program.model import Item

__all__ = ["tables"]

_NOBODY = 9
"""The colour of what is no player's."""


def tables(book: Book, pack: str) -> Iterator[Figure]:
    """Give a drawing of the table for each number of players that a game tells."""
    for players in book.shelf.players(pack):
        title = book.say("table-title", players=players)
        told = _Table(book, pack, players)
        seats = [told.seat(number) for number in range(players)]
        strips = list(told.strips())
        shown = table(Table(title, list(told.middle()), seats, strips, told.drawing()))
        caption = book.say("table-blocked" if told.blocked() else "table-caption", players=players)
        yield Figure(shown, caption)


class _Table:
    """What lies on the table of a game with a number of players."""

    def __init__(self, book: Book, pack: str, players: int) -> None:
        self.book, self.pack, self.players = book, pack, players
        self.board = next(
            (one for one in rules_page(book, pack).boards if one.players == players), None
        )

    def seat(self, number: int) -> list[str]:
        """Return the lines of a player."""
        name = self.book.say("table-first" if number == 0 else "table-player", number=number + 1)
        return [name, *self._told("table-each-")]

    def middle(self) -> Iterator[str]:
        """Give the lines of what is common."""
        if self.board:
            yield self.board.name
            yield from self._lying()
        yield from self._told("table-common-")

    def drawing(self) -> str:
        """Return the drawing of the board, if there is one."""
        return board_drawing(self.book, self._board()) if self.board else ""

    def _board(self) -> Item:
        boards = self.book.shelf.pages(self.pack).get("board", ())
        return next(one for one in boards if one.number("players") == self.players)

    def _lying(self) -> Iterator[str]:
        """Give the pieces that lie on the board from the beginning, and how many of each."""
        regions = ground_of_board(self.book, self._board()).regions
        found = Counter(piece for region in regions for piece in region.pieces)
        for piece, count in found.items():
            yield f"{count} {self.book.name(piece, many=count != 1)}"

    def _told(self, prefix: str) -> Iterator[str]:
        """Give what fields of the base tell, in the order of their messages."""
        for message in self.book.words:
            if message.startswith(prefix):
                count = self._number(message.removeprefix(prefix).replace("-", " "))
                if count:
                    yield self.book.say(message, count=count, all=count * self.players)

    def _number(self, key: str) -> int:
        """Return a number of the base, for so many players where each has one of its own."""
        found = _numbers(self.book, self.pack, key)
        if len(found) == 1:
            return found[0]
        many = _numbers(self.book, self.pack, "players")
        by_players = len(found) == len(many) and self.players in many
        return found[many.index(self.players)] if by_players else 0

    def strips(self) -> Iterator[Strip]:
        """Give the tracks with their markers, the row, and the boxes of orders."""
        say = self.book.say
        rounds = (self.board.rounds if self.board else 0) or self._number("rounds")
        if rounds:
            yield Strip(say("table-rounds"), _counted(1, rounds), {0: _NOBODY})
        if row := self._number("row"):
            yield Strip(say("table-row"), _counted(0, row - 1))
        if self._number("track goons"):
            yield Strip(say("table-gold"), _counted(0, 9), {0: _NOBODY})
        if highest := self._number("highest evil"):
            yield Strip(
                say("table-evil"), _counted(1, highest), {self._number("evil") - 1: _NOBODY}
            )
        blocked = self.blocked()
        for number, order in enumerate(self._orders()):
            boxes = ("I", "II", "III", "IV")[: self._number("boxes")]
            marked = {blocked[number]: _NOBODY} if number in blocked else {}
            yield Strip(self.book.name(order), boxes, marked)

    def _orders(self) -> list[Item]:
        if not self._number("boxes"):
            return []
        found = self.book.shelf.pages(self.pack).get("order", ())
        return sorted(found, key=lambda order: order.number("position") or 0)

    def blocked(self) -> dict[int, int]:
        """
        Return boxes that nobody's minions may take, by order: one case of many, for they are drawn.

        Each of those who play by themselves takes the second box of some orders; with two players
        each of these chooses one more order, of which the first box is taken.
        """
        orders, dummies = self._orders(), self._number("dummies")
        each = self._number("blocked") if dummies else 0
        drawn = {(3 * number + 1) % len(orders): 1 for number in range(dummies * each)}
        chosen = dummies if dummies > 1 else 0
        free = [number for number in range(len(orders)) if number not in drawn]
        return {**drawn, **dict.fromkeys(free[:chosen], 0)}


def _counted(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


def _numbers(book: Book, pack: str, key: str) -> tuple[int, ...]:
    lines = [line for base in book.shelf.bases(pack) if (line := base.field(key))]
    return lines[-1].numbers if lines else ()
