"""Worked examples: the position, what is played and what comes of it, in words and drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from regola.pages.boards import (
    Ground,
    Occupant,
    Occupants,
    ground_of_board,
    ground_of_fields,
    lying,
    positions,
)
from regola.pages.book import Book
from regola.pages.content import Played
from regola.program.model import FieldEntry, FieldLine, Item, Value

__all__ = ["Told", "told"]


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
class Told:
    """
    A worked example, ready to be printed.

    ``drawings`` shows the position before and, where it differs, after; ``purses`` what players
    have beside the board in the end, where the example was played.
    """

    title: str
    seats: tuple[Seat, ...]
    lines: tuple[Line, ...]
    drawings: tuple[str, ...]
    purses: tuple[str, ...]


@dataclass(slots=True)
class _Side:
    """What is known of a player: tokens by region (nothing where the number is not told)."""

    holds: dict[str, int | None] = field(default_factory=dict)
    declined: set[str] = field(default_factory=set)


def told(book: Book, item: Item, anchor: str) -> Told:
    """Tell an example that stands at an anchor of its page."""
    return _Teller(book, item, anchor).told()


class _Teller:
    """Goes through the lines of an example in order."""

    def __init__(self, book: Book, item: Item, anchor: str) -> None:
        self._book = book
        self._anchor = anchor
        self._item = item
        self._sides: dict[str, _Side] = {}
        self._pieces: dict[str, dict[str, int]] = {}
        self._turn = ""
        self._regions: frozenset[str] = frozenset()

    def told(self) -> Told:
        ground = self._ground()
        self._regions = frozenset(ground.ids) if ground else frozenset()
        seats = tuple(self._seats())
        self._set_pieces()
        self._turn = self._first()
        before = list(self._occupants())
        lines = tuple(self._lines())
        found = self._book.shelf.played.get(self._item.span)
        end = found if isinstance(found, Played) else None
        after = list(self._stood(end) if end else self._occupants())
        drawings = self._drawn(ground, before, after, exact=end is not None)
        title = self._book.written(self._item.field("says")) or self._item.title
        return Told(title, seats, lines, drawings, tuple(self._purses(end)) if end else ())

    def _stood(self, end: Played) -> Iterator[tuple[str, Occupant]]:
        """Give what stands on the board at the end of an example that was played."""
        players = list(self._sides)
        for each in end.board:
            if each.piece:
                name = self._book.name(self._book.shelf.items[each.piece])
                yield each.region, Occupant(9, each.count, name[:1].upper(), declined=False)
            else:
                number = players.index(each.player) if each.player in players else len(players)
                yield each.region, Occupant(number, each.count, "", each.declined)

    def _purses(self, end: Played) -> Iterator[str]:
        for purse in end.purses:
            parts = [self._book.say("example-coins", count=purse.coins)]
            if purse.hand:
                parts.append(self._book.say("example-hand", count=purse.hand))
            what = ", ".join(parts)
            yield self._book.say("example-has", player=_player(purse.player), what=what)

    def _ground(self) -> Ground | None:
        board = self._item.field("map")
        if board is None or not board.words:
            return ground_of_fields(self._book, self._item)
        found = self._book.shelf.named(self._item.pack, board.words[0], ("board",))
        return ground_of_board(self._book, found) if found else None

    def _drawn(
        self, ground: Ground | None, before: Occupants, after: Occupants, *, exact: bool
    ) -> tuple[str, ...]:
        if ground is None or not ground.ids:
            return ()
        say = self._book.say
        # What is printed on the ground is told by the position itself where it is exact.
        printed = list(lying(self._book, ground))
        first = (say("example-before"), [*printed, *before])
        last = (say("example-after"), after if exact else [*printed, *after])
        shown = (
            [first] if sorted(map(str, first[1])) == sorted(map(str, last[1])) else [first, last]
        )
        return tuple(positions(self._book, ground, f"{self._anchor}-board", shown))

    def _occupants(self) -> Iterator[tuple[str, Occupant]]:
        for number, side in enumerate(self._sides.values()):
            for region, count in side.holds.items():
                yield region, Occupant(number, count, "", region in side.declined)
        for piece, regions in self._pieces.items():
            letter = self._name(piece, ("piece", "relic", "place"))[:1].upper()
            for region, count in regions.items():
                yield region, Occupant(9, count, letter, declined=False)

    # ---- the position ---------------------------------------------------------------------------

    def _seats(self) -> Iterator[Seat]:
        for line in self._item.fields:
            if line.key in ("given", "declined") and line.arguments:
                yield self._seat(line)

    def _seat(self, line: FieldLine) -> Seat:
        player = line.arguments[0]
        side = self._sides.setdefault(player, _Side())
        numbers = _numbers(line.entries)
        holds = {name: count for name, count in numbers.items() if name in self._regions}
        side.holds.update(holds)
        people = [str(entry.values[0]) for entry in line.entries if len(entry.values) == 1]
        declined = line.key == "declined"
        if declined:
            side.declined.update(holds)
        named = " · ".join(self._people(word) for word in people if word != "none")
        return Seat(
            _player(player),
            self._book.say("example-declined", people=named) if declined else named,
            _shown(numbers.get("coins")),
            _shown(numbers.get("hand")),
            self._amounts(holds.items()),
        )

    def _set_pieces(self) -> None:
        for line in self._item.fields:
            if line.key == "relic" or (line.key == "piece" and line.arguments):
                for entry in line.entries:
                    name = line.arguments[0] if line.arguments else str(entry.values[0])
                    words = entry.values if line.arguments else entry.values[1:]
                    if words:
                        count = words[1] if len(words) > 1 and isinstance(words[1], int) else 1
                        self._pieces.setdefault(name, {})[str(words[0])] = count

    def _first(self) -> str:
        line = self._item.field("turn")
        return line.words[0] if line and line.words else next(iter(self._sides), "")

    # ---- what is played -------------------------------------------------------------------------

    def _lines(self) -> Iterator[Line]:
        for line in self._item.fields:
            tell = _TELLERS.get(line.key)
            if tell is not None and line.entries:
                yield from tell(self, line)

    def play(self, line: FieldLine) -> Iterator[Line]:
        """Tell what a player does, or may not do."""
        words = _flat(line.entries)
        if words[0] == "refused":
            text = self._deed(words[1:], line.entries)
            yield Line(self._book.say("example-refused", deed=text), result=True)
            return
        yield Line(self._deed(words, line.entries), result=False)
        self._happened(words, line.entries)

    def cost(self, line: FieldLine) -> Iterator[Line]:
        """Tell what regions would cost."""
        for region, value in _pairs(line.entries):
            refused = not isinstance(value, int)
            message = "example-no-conquest" if refused else "example-cost"
            count = 0 if refused else int(value)
            yield Line(self._book.say(message, region=region, count=count), result=True)

    def income(self, line: FieldLine) -> Iterator[Line]:
        """Tell what the player would be paid now."""
        count = line.numbers[0] if line.numbers else 0
        player = _player(self._turn)
        yield Line(self._book.say("example-income", player=player, count=count), result=True)

    def expect(self, line: FieldLine) -> Iterator[Line]:
        """Tell what then holds."""
        subject = line.arguments[0] if line.arguments else ""
        if subject in self._sides:
            yield Line(self._expected(subject, line.entries), result=True)
        elif subject in ("pieces", "relics"):
            yield from self._expected_pieces(line.entries)
        elif subject == "owner":
            for region, owner in _pairs(line.entries):
                nobody = owner == "nobody"
                message = "example-nobody" if nobody else "example-owner"
                said = self._book.say(message, region=region, player=_player(str(owner)))
                yield Line(said, result=True)
        elif subject == "immune":
            regions = [str(entry.values[0]) for entry in line.entries if entry.values]
            known = [region for region in regions if region != "none"]
            message = "example-immune" if known else "example-none-immune"
            yield Line(self._book.say(message, regions=self._book.listed(known)), result=True)

    def _expected(self, player: str, entries: Sequence[FieldEntry]) -> str:
        numbers = _numbers(entries)
        holds = {name: count for name, count in numbers.items() if name in self._regions}
        bare = any(entry.values == ("none",) for entry in entries)
        if holds or bare:
            self._holds(player, holds)
        pack = self._item.pack
        game = self._book.shelf.packs[pack].game if pack in self._book.shelf.packs else ""
        parts = [
            self._book.say(f"example-{key}", count=count, game=game)
            for key, count in numbers.items()
            if key in ("coins", "hand", "tray")
        ]
        parts += [self._book.say("example-holds", regions=self._amounts(holds.items()))] * bool(
            holds
        )
        parts += [self._book.say("example-bare")] * bare
        return self._book.say("example-has", player=_player(player), what="; ".join(parts))

    def _expected_pieces(self, entries: Sequence[FieldEntry]) -> Iterator[Line]:
        where: dict[str, list[str]] = {}
        for piece, region in _pairs(entries):
            where.setdefault(piece, []).extend([str(region)] * (region != "none"))
        for piece, regions in where.items():
            self._pieces[piece] = dict.fromkeys(regions, 1)
            name = self._name(piece, ("piece", "relic", "place"))
            message = "example-piece" if regions else "example-no-piece"
            said = self._book.say(message, piece=name, regions=self._book.listed(regions))
            yield Line(said, result=True)

    # ---- deeds ----------------------------------------------------------------------------------

    def _deed(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> str:
        """Tell a deed in one sentence; one that has no sentence is quoted as it is written."""
        verb, *rest = words
        player = _player(self._turn)
        say = self._book.say
        identifier = f"deed-{verb}"
        if verb == "end":
            return say(f"deed-end-{rest[0]}" if rest else "deed-end-turn", player=player)
        if verb in ("redeploy", "place", "retreat"):
            who = _player(str(rest[0])) if verb == "retreat" else player
            what = self._name(str(rest[0]), ("piece",)) if verb == "place" else ""
            amounts = self._amounts(_amounts(words, entries, 1 if verb == "redeploy" else 2))
            return say(identifier, player=who, regions=amounts, piece=what)
        if identifier not in self._book.words:
            return " ".join(str(word) for word in words)
        if verb == "conquer":
            return self._conquest(player, rest)
        if verb == "choose" and rest[0] == "slot" and isinstance(rest[1], int):
            return say("deed-choose-slot", player=player, place=str(rest[1] + 1))
        names = [self._called(word) for word in rest]
        return say(
            identifier,
            player=player,
            one=names[0] if names else "",
            other=names[1] if len(names) > 1 else "",
        )

    def _conquest(self, player: str, words: Sequence[Value]) -> str:
        options = dict(zip(words[1::2], words[2::2], strict=False))
        said = self._book.say("deed-conquer", player=player, one=str(words[0]), other="")
        for option, value in options.items():
            shown = value if option == "die" else self._called(value)
            said = self._book.say(f"deed-conquer-{option}", deed=said, what=str(shown))
        return said

    def _happened(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """Keep track of what the drawing after the example is to show."""
        change = _CHANGES.get(str(words[0]))
        if change is not None:
            change(self, words, entries)

    def conquered(self, words: Sequence[Value], _entries: Sequence[FieldEntry]) -> None:
        """A region changes hands; how many tokens stand there is told later, if at all."""
        region = str(words[1])
        for side in self._sides.values():
            side.holds.pop(region, None)
            side.declined.discard(region)
        self._sides.setdefault(self._turn, _Side()).holds[region] = None

    def redeployed(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """The whole distribution is given."""
        self._holds(self._turn, dict(_amounts(words, entries, 1)))

    def retreated(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """The whole distribution of another player is given."""
        self._holds(str(words[1]), dict(_amounts(words, entries, 2)))

    def abandoned(self, words: Sequence[Value], _entries: Sequence[FieldEntry]) -> None:
        """A region is given up."""
        self._sides[self._turn].holds.pop(str(words[1]), None)

    def declined(self, _words: Sequence[Value], _entries: Sequence[FieldEntry]) -> None:
        """All that the player holds is now held in decline, as few tokens as the rules leave."""
        side = self._sides[self._turn]
        side.declined = set(side.holds)
        side.holds = dict.fromkeys(side.holds)

    def ended(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """The turn passes to the next player."""
        if words[1:] == ["decline"]:
            self.declined(words, entries)
        order = list(self._sides)
        if self._turn in order:
            self._turn = order[(order.index(self._turn) + 1) % len(order)]

    def placed(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """Pieces come to stand on regions."""
        regions = self._pieces.setdefault(str(words[1]), {})
        regions.update(_amounts(words, entries, 2))

    def _holds(self, player: str, holds: dict[str, int]) -> None:
        side = self._sides.setdefault(player, _Side())
        side.holds = dict(holds)
        side.declined &= set(holds)

    # ---- words ----------------------------------------------------------------------------------

    def _called(self, word: Value) -> str:
        if str(word) in self._regions:
            return str(word)
        if str(word) in self._sides:
            return _player(str(word))
        return self._people(str(word))

    def _people(self, word: str) -> str:
        return self._name(word, ("race", "power", "relic", "place", "piece"))

    def _name(self, word: str, kinds: Sequence[str]) -> str:
        item = self._book.shelf.named(self._item.pack, word, kinds)
        return self._book.title(item) if item else word.replace("_", " ")

    def _amounts(self, amounts: object) -> str:
        pairs = list(amounts)  # type: ignore[call-overload]
        return self._book.listed(
            self._book.say("example-amount", region=region, count=count) for region, count in pairs
        )


_TELLERS: dict[str, Callable[[_Teller, FieldLine], Iterator[Line]]] = {
    "play": _Teller.play,
    "cost": _Teller.cost,
    "income": _Teller.income,
    "expect": _Teller.expect,
}

_CHANGES: dict[str, Callable[[_Teller, Sequence[Value], Sequence[FieldEntry]], None]] = {
    "conquer": _Teller.conquered,
    "redeploy": _Teller.redeployed,
    "retreat": _Teller.retreated,
    "abandon": _Teller.abandoned,
    "decline": _Teller.declined,
    "end": _Teller.ended,
    "place": _Teller.placed,
}


def _player(name: str) -> str:
    return name.capitalize()


def _shown(number: int | None) -> str:
    return "" if number is None else str(number)


def _flat(entries: Sequence[FieldEntry]) -> list[Value]:
    """Return the words of the first entry; those of the others are amounts."""
    return list(entries[0].values)


def _numbers(entries: Sequence[FieldEntry]) -> dict[str, int]:
    return {
        str(entry.values[0]): entry.values[1]
        for entry in entries
        if len(entry.values) > 1 and isinstance(entry.values[1], int)
    }


def _pairs(entries: Sequence[FieldEntry]) -> Iterator[tuple[str, Value]]:
    for entry in entries:
        if len(entry.values) > 1:
            yield str(entry.values[0]), entry.values[1]


def _amounts(
    words: Sequence[Value], entries: Sequence[FieldEntry], skip: int
) -> list[tuple[str, int]]:
    """Return regions with their numbers, 1 where none is written; ``skip`` words come before."""
    first = list(words)[skip:]
    groups = [first, *(list(entry.values) for entry in entries[1:])]
    return [
        (str(group[0]), group[1] if len(group) > 1 and isinstance(group[1], int) else 1)
        for group in groups
        if group
    ]
