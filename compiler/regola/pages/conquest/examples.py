"""Worked examples: the position, what is played and what comes of it, in words and drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from regola.drawings.conquest.positions import Played
from regola.pages.book import Book
from regola.pages.conquest.boards import (
    Ground,
    Occupant,
    Occupants,
    ground_of_board,
    ground_of_fields,
    lying,
    part,
    piece_on,
    positions,
    spots,
)
from regola.pages.letters import initial
from regola.pages.worked_examples import (
    SEATED,
    Amount,
    Line,
    Seat,
    Teller,
    Tellers,
    Told,
    figures,
    player_name,
)
from regola.program.model import FieldEntry, FieldLine, Item, Value

__all__ = ["TellerOfRegions"]


_BESIDE = ("coins", "hand")
"""What players have beside the board, as lines of examples and rows of their tables call it."""


@dataclass(slots=True)
class _Side:
    """What is known of a player: tokens by region (nothing where the number is not told)."""

    holds: dict[str, int | None] = field(default_factory=dict)
    declined: set[str] = field(default_factory=set)


class TellerOfRegions(Teller):
    """Tells of regions, peoples and tokens."""

    steps = Teller.steps | {"cost", "income"}
    amounts: ClassVar[Mapping[str, Amount]] = {
        "coins": Amount("example-coins", "example-paid"),
        "tokens": Amount("example-tokens"),
    }

    def __init__(self, book: Book, item: Item, anchor: str) -> None:
        super().__init__(book, item, anchor)
        self._sides: dict[str, _Side] = {}
        self._pieces: dict[str, dict[str, int]] = {}
        self._regions: frozenset[str] = frozenset()
        self._game = book.shelf.terms.get(item.pack, "")

    def tellers(self) -> Tellers:
        """Return what tells the lines of an example, by their keys."""
        return _TELLERS

    def told(self) -> Told:
        """Return the example in words and drawings."""
        ground = self._ground()
        self._regions = frozenset(ground.ids) if ground else frozenset()
        end = self.played if isinstance(self.played, Played) else None
        seats = tuple(self._seats(end))
        self._set_pieces()
        before = list(self._occupants())
        lines = tuple(self.lines())
        after = list(self._stood(end) if end else self._occupants())
        drawn = self._drawn(ground, before, after, exact=end is not None)
        drawings = figures(self.book, drawn, self._part(ground) if ground else "")
        purses = tuple(self._purses(end, seats)) if end else ()
        lying_at = tuple(spots(self.book, ground)) if ground and ground.ids else ()
        return Told(self.title(), seats, lines, drawings, purses, lying_at)

    def speaking(self) -> dict[str, str]:
        """Return the game whose words are used."""
        return {"game": self._game}

    def _stood(self, end: Played) -> Iterator[tuple[str, Occupant]]:
        """Give what stands on the board at the end of an example that was played."""
        players = list(self._sides)
        for each in end.board:
            if each.piece:
                piece = self.book.shelf.items[each.piece]
                yield each.region, piece_on(self.book, piece, each.count)
            else:
                number = players.index(each.player) if each.player in players else len(players)
                yield each.region, Occupant(number, each.count, "", each.declined)

    def _purses(self, end: Played, seats: Sequence[Seat]) -> Iterator[str]:
        """Tell what players have in the end of what the table tells that they had."""
        told = [key for key in _BESIDE if any(getattr(seat, key) for seat in seats)]
        for purse in end.purses:
            had = {key: getattr(purse, key) for key in told}
            parts = [
                self.book.say(f"example-{key}", count=count, game=self._game)
                for key, count in had.items()
                if count or key == "coins"
            ]
            if parts:
                what = ", ".join(parts)
                yield self.book.say("example-has", player=player_name(purse.player), what=what)

    def _ground(self) -> Ground | None:
        board = self.item.field("map")
        if board is None or not board.words:
            return ground_of_fields(self.book, self.item)
        found = self.book.shelf.named(self.item.pack, board.words[0], ("board",))
        return ground_of_board(self.book, found) if found else None

    def _part(self, ground: Ground) -> str:
        """Return the view of what the example speaks of, on a board that is a whole map."""
        return part(ground, self._named()) if self._is_whole() else ""

    def _is_whole(self) -> bool:
        return self.item.field("map") is not None

    def _named(self) -> frozenset[str]:
        """Return the regions that the example speaks of."""
        words = (
            str(word)
            for line in self.item.fields
            for word in (
                *line.arguments,
                *line.words,
                *(value for entry in line.entries for value in entry.values),
            )
        )
        return self._regions.intersection(words)

    def _drawn(
        self, ground: Ground | None, before: Occupants, after: Occupants, *, exact: bool
    ) -> tuple[str, ...]:
        # A whole map of which nothing is spoken of says nothing of the example.
        if ground is None or not ground.ids or (self._is_whole() and not self._named()):
            return ()
        say = self.book.say
        # What is printed on the ground is told by the position itself where it is exact.
        printed = list(lying(self.book, ground))
        first = (say("example-before"), [*printed, *before])
        last = (say("example-after"), after if exact else [*printed, *after])
        shown = (
            [first] if sorted(map(str, first[1])) == sorted(map(str, last[1])) else [first, last]
        )
        return tuple(positions(self.book, ground, f"{self.anchor}-board", shown))

    def _occupants(self) -> Iterator[tuple[str, Occupant]]:
        for number, side in enumerate(self._sides.values()):
            for region, count in side.holds.items():
                yield region, Occupant(number, count, "", region in side.declined)
        for piece, regions in self._pieces.items():
            item = self.book.shelf.named(self.item.pack, piece, ("piece", "relic", "place"))
            for region, count in regions.items():
                known = piece_on(self.book, item, count) if item else None
                yield region, known or Occupant(9, count, initial(piece), declined=False)

    # ---- the position ---------------------------------------------------------------------------

    def _seats(self, end: Played | None) -> Iterator[Seat]:
        """
        Give the rows of the table.

        Where coins or hands matter, because some are told or change, it tells those of all players.
        """
        lines = [one for one in self.item.fields if one.key in ("given", "declined")]
        began = self._began(lines, end) if end else {}
        for line in lines:
            if line.arguments:
                # What a player has stands in the first row that is his.
                yield self._seat(line, began.pop(line.arguments[0], {}))

    def _began(self, lines: Sequence[FieldLine], end: Played) -> dict[str, dict[str, int]]:
        """Return what players had beside the board at first, by player and what it is."""
        told = {key for line in lines for key in _numbers(line.entries)}
        for before, after in zip(end.began, end.purses, strict=True):
            told.update(key for key in _BESIDE if getattr(before, key) != getattr(after, key))
        shown = [key for key in _BESIDE if key in told]
        return {one.player: {key: getattr(one, key) for key in shown} for one in end.began}

    def _seat(self, line: FieldLine, began: dict[str, int]) -> Seat:
        player = line.arguments[0]
        side = self._sides.setdefault(player, _Side())
        numbers = {**began, **_numbers(line.entries)}
        holds = {name: count for name, count in numbers.items() if name in self._regions}
        side.holds.update(holds)
        people = [str(entry.values[0]) for entry in line.entries if len(entry.values) == 1]
        declined = line.key == "declined"
        if declined:
            side.declined.update(holds)
        named = " · ".join(self._together(word for word in people if word != "none"))
        return Seat(
            player_name(player),
            self.book.say("example-declined", people=named) if declined else named,
            _shown(numbers.get("coins")),
            _shown(numbers.get("hand")),
            self._amounts(holds.items()),
        )

    def _set_pieces(self) -> None:
        for line in self.item.fields:
            if line.key == "relic" or (line.key == "piece" and line.arguments):
                for entry in line.entries:
                    name = line.arguments[0] if line.arguments else str(entry.values[0])
                    words = entry.values if line.arguments else entry.values[1:]
                    if words:
                        count = words[1] if len(words) > 1 and isinstance(words[1], int) else 1
                        self._pieces.setdefault(name, {})[str(words[0])] = count

    # ---- what is played -------------------------------------------------------------------------

    def cost(self, line: FieldLine) -> Iterator[Line]:
        """Tell what regions would cost."""
        for region, value in _pairs(line.entries):
            refused = not isinstance(value, int)
            message = "example-no-conquest" if refused else "example-cost"
            count = 0 if refused else int(value)
            yield Line(self.book.say(message, region=region, count=count), result=True)

    def income(self, line: FieldLine) -> Iterator[Line]:
        """Tell what the player would be paid now."""
        count = line.numbers[0] if line.numbers else 0
        player = player_name(self.turn)
        yield Line(self.book.say("example-income", player=player, count=count), result=True)

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
                said = self.book.say(message, region=region, player=player_name(str(owner)))
                yield Line(said, result=True)
        elif subject == "immune":
            regions = [str(word) for entry in line.entries for word in entry.values]
            known = [region for region in regions if region != "none"]
            message = "example-immune" if known else "example-none-immune"
            yield Line(self.book.say(message, regions=self.book.listed(known)), result=True)

    def _expected(self, player: str, entries: Sequence[FieldEntry]) -> str:
        numbers = _numbers(entries)
        holds = {name: count for name, count in numbers.items() if name in self._regions}
        bare = any(entry.values == ("none",) for entry in entries)
        if holds or bare:
            self._holds(player, holds)
        parts = [
            self.book.say(f"example-{key}", count=count, game=self._game)
            for key, count in numbers.items()
            if key in ("coins", "hand", "tray")
        ]
        parts += [self.book.say("example-holds", regions=self._amounts(holds.items()))] * bool(
            holds
        )
        parts += [self.book.say("example-bare")] * bare
        return self.has(player, parts)

    def _expected_pieces(self, entries: Sequence[FieldEntry]) -> Iterator[Line]:
        where: dict[str, list[str]] = {}
        for piece, region in _pairs(entries):
            where.setdefault(piece, []).extend([str(region)] * (region != "none"))
        for piece, regions in where.items():
            self._pieces[piece] = dict.fromkeys(regions, 1)
            name = self._name(piece, ("piece", "relic", "place"))
            message = "example-piece" if regions else "example-no-piece"
            said = self.book.say(message, piece=name, regions=self.book.listed(regions))
            yield Line(said, result=True)

    # ---- deeds ----------------------------------------------------------------------------------

    def deed(self, words: Sequence[Value], entries: Sequence[FieldEntry], /) -> str:
        """Tell a deed in one sentence; one that has no sentence is quoted as it is written."""
        verb, *rest = words
        player = player_name(self.turn)
        say = self.book.say
        identifier = f"deed-{verb}"
        if verb == "end":
            return say(f"deed-end-{rest[0]}" if rest else "deed-end-turn", player=player)
        if verb in ("redeploy", "place", "retreat"):
            who = player_name(str(rest[0])) if verb == "retreat" else player
            what = self._name(str(rest[0]), ("piece",)) if verb == "place" else ""
            amounts = self._amounts(_amounts(words, entries, 1 if verb == "redeploy" else 2))
            return say(identifier, player=who, regions=amounts, piece=what, game=self._game)
        if verb == "roll":
            return self._with_marks(verb, player, ("die", *rest))
        if verb in ("conquer", "use", "skip"):
            return self._with_marks(verb, player, rest)
        if verb == "choose" and rest[0] == "slot" and isinstance(rest[1], int):
            return say("deed-choose-slot", player=player, place=str(rest[1] + 1))
        names = self._together(rest)
        return self.sentence(
            identifier,
            words,
            player=player,
            one=names[0] if names else "",
            other=names[1] if len(names) > 1 else "",
        )

    def _with_marks(self, verb: str, player: str, words: Sequence[Value]) -> str:
        """Tell what is done with a thing, and what is rolled, answered or joined to it."""
        marked: dict[str, list[str]] = {}
        told = marked[""] = []
        for word, name in zip(words, self._together(words), strict=True):
            if word in _MARKS:
                told = marked.setdefault(str(word), [])
            else:
                told.append(name)
        one, *others = marked.pop("") or [""]
        what = self.book.enumerated(others)
        message = f"deed-{verb}-what" if others else f"deed-{verb}"
        said = self.book.say(message, player=player, one=one, what=what)
        for mark, told in marked.items():
            key = "dice" if mark == "die" and len(told) > 1 else mark
            said = self.book.say(f"deed-{key}", deed=said, what=self.book.enumerated(told))
        return said

    def happened(self, words: Sequence[Value], entries: Sequence[FieldEntry], /) -> None:
        """Keep track of what the drawing after the example is to show."""
        change = _CHANGES.get(str(words[0]))
        if change is not None:
            change(self, words, entries)
        super().happened(words, entries)

    def conquered(self, words: Sequence[Value], _entries: Sequence[FieldEntry]) -> None:
        """A region changes hands; how many tokens stand there is told later, if at all."""
        region = str(words[1])
        for side in self._sides.values():
            side.holds.pop(region, None)
            side.declined.discard(region)
        self._sides.setdefault(self.turn, _Side()).holds[region] = None

    def redeployed(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """The whole distribution is given."""
        self._holds(self.turn, dict(_amounts(words, entries, 1)))

    def retreated(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """The whole distribution of another player is given."""
        self._holds(str(words[1]), dict(_amounts(words, entries, 2)))

    def abandoned(self, words: Sequence[Value], _entries: Sequence[FieldEntry]) -> None:
        """A region is given up."""
        self._sides[self.turn].holds.pop(str(words[1]), None)

    def declined(self, _words: Sequence[Value], _entries: Sequence[FieldEntry]) -> None:
        """All that the player holds is now held in decline, as few tokens as the rules leave."""
        side = self._sides[self.turn]
        side.declined = set(side.holds)
        side.holds = dict.fromkeys(side.holds)

    def ended(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """A turn may end in decline."""
        if words[1:] == ["decline"]:
            self.declined(words, entries)

    def placed(self, words: Sequence[Value], entries: Sequence[FieldEntry]) -> None:
        """Pieces come to stand on regions."""
        regions = self._pieces.setdefault(str(words[1]), {})
        regions.update(_amounts(words, entries, 2))

    def _holds(self, player: str, holds: dict[str, int]) -> None:
        side = self._sides.setdefault(player, _Side())
        side.holds = dict(holds)
        side.declined &= set(holds)

    # ---- words ----------------------------------------------------------------------------------

    def _together(self, words: Iterable[Value]) -> list[str]:
        """Return what things are called; a power agrees with the race that it stands beside."""
        told = list(words)
        race = next(filter(None, (self._item(str(word), ("race",)) for word in told)), None)
        return [self._called(word, race) for word in told]

    def giver(self, item: Item) -> str:
        """Return what an item is called that gives or takes: a power as beside its race."""
        for line in self.item.fields:
            words = [str(one.values[0]) for one in line.entries if line.key in SEATED]
            named = [one for word in words if (one := self._item(word, ("race", "power")))]
            races = [one for one in named if one.kind == "race"]
            if item.kind == "power" and item in named and races:
                return self.book.beside(item, races[0])
        return self.book.title(item)

    def _called(self, word: Value, race: Item | None = None) -> str:
        if str(word) in self._regions:
            return str(word)
        if str(word) in self._sides:
            return player_name(str(word))
        item = self._item(str(word), ("race", "power", "relic", "place", "piece"))
        if item is not None and race is not None and item.kind == "power":
            return self.book.beside(item, race)
        return self.book.title(item) if item else str(word).replace("_", " ")

    def _name(self, word: str, kinds: Sequence[str]) -> str:
        item = self._item(word, kinds)
        return self.book.title(item) if item else word.replace("_", " ")

    def _item(self, word: str, kinds: Sequence[str]) -> Item | None:
        return self.book.shelf.named(self.item.pack, word, kinds)

    def _amounts(self, amounts: object) -> str:
        pairs = list(amounts)  # type: ignore[call-overload]
        return self.book.listed(
            self.book.say("example-amount", region=region, count=count) for region, count in pairs
        )


_MARKS = ("die", "using", "with", "no")
"""The words of a deed behind which something more is told of it."""

_TELLERS: Tellers = {
    "play": TellerOfRegions.play,
    "cost": TellerOfRegions.cost,
    "income": TellerOfRegions.income,
    "expect": TellerOfRegions.expect,
}

_CHANGES: dict[str, Callable[[TellerOfRegions, Sequence[Value], Sequence[FieldEntry]], None]] = {
    "conquer": TellerOfRegions.conquered,
    "redeploy": TellerOfRegions.redeployed,
    "retreat": TellerOfRegions.retreated,
    "abandon": TellerOfRegions.abandoned,
    "decline": TellerOfRegions.declined,
    "end": TellerOfRegions.ended,
    "place": TellerOfRegions.placed,
}


def _shown(number: int | None) -> str:
    return "" if number is None else str(number)


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
