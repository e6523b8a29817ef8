"""Worked examples of tiles: the position before and after, what is played, what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap

from regola.drawings.hexagons import Lying, Space, Stone, position
from regola.pages.book import Book
from regola.pages.content import Laid, LaidTile
from regola.pages.examples import Line, Told
from regola.program.model import FieldEntry, FieldLine, Item, Value

__all__ = ["told_of_tiles"]

_LETTERS = 15
"""How many letters of a name fit into a line across a tile."""
_LINES = 2
_NEUTRAL = 9
"""The colour of what is no player's."""


def told_of_tiles(book: Book, item: Item, anchor: str) -> Told:
    """Tell an example of tiles that stands at an anchor of its page."""
    return _Teller(book, item, anchor).told()


class _Teller:
    """Goes through the lines of an example in order."""

    def __init__(self, book: Book, item: Item, anchor: str) -> None:
        self._book = book
        self._item = item
        self._anchor = anchor
        self._players = [line.arguments[0] for line in item.fields if line.key == "given"]
        turn = item.field("turn")
        self._turn = turn.words[0] if turn and turn.words else next(iter(self._players), "")

    def told(self) -> Told:
        """Return the example in words and drawings."""
        title = self._book.written(self._item.field("says")) or self._item.title
        end = self._book.shelf.played.get(self._item.span)
        drawings = tuple(self._drawn(end)) if isinstance(end, Laid) else ()
        return Told(title, (), tuple(self._lines()), drawings, ())

    # ---- the drawings -------------------------------------------------------------------------

    def _drawn(self, laid: Laid) -> Iterator[str]:
        spaces = [Space(name, across, down) for name, across, down in laid.spaces]
        before = {tile.space: self._lying(tile, laid.players) for tile in laid.before}
        after = {tile.space: self._lying(tile, laid.players) for tile in laid.after}
        say, name = self._book.say, f"{self._anchor}-tile"
        yield position(spaces, before, say("example-before"), name, {})
        if before != after:
            yield position(spaces, after, say("example-after"), name, before)

    def _lying(self, tile: LaidTile, players: Sequence[str]) -> Lying:
        items, sides = self._book.shelf.items, self._book.shelf.looks.sides
        kind = items.get(tile.kind)
        family = kind.field("family") if kind else None
        return Lying(
            tuple(sides.get(edge) for edge in tile.edges) if kind else (),
            family.words[0] if family and family.words else "",
            players.index(tile.owner) if tile.owner else -1,
            tuple(wrap(self._book.name(kind), _LETTERS)[:_LINES]) if kind else (),
            tuple(self._stones(tile, players)),
        )

    def _stones(self, tile: LaidTile, players: Sequence[str]) -> Iterator[Stone]:
        for player, count in tile.goons:
            yield Stone(players.index(player), str(count))
        for player in tile.markers:
            yield Stone(players.index(player), "×", is_round=False)
        if tile.coins:
            yield Stone(_NEUTRAL, str(tile.coins))
        for token in tile.tokens:
            name = self._book.name(self._book.shelf.items[token])
            yield Stone(_NEUTRAL, name[:1].upper(), is_round=False)

    # ---- the sentences ------------------------------------------------------------------------

    def _lines(self) -> Iterator[Line]:
        for line in self._item.fields:
            tell = _TELLERS.get(line.key)
            if tell is not None and line.entries:
                yield from tell(self, line)

    def given(self, line: FieldLine) -> Iterator[Line]:
        """Tell what a player has at the beginning beside the board."""
        held = self._held(line.entries)
        if held:
            yield Line(self._has(line.arguments[0], held), result=False)

    def play(self, line: FieldLine) -> Iterator[Line]:
        """Tell what a player does, or may not do."""
        words = [value for entry in line.entries for value in entry.values]
        if words[0] == "refused":
            deed = self._deed(words[1:])
            yield Line(self._book.say("example-refused", deed=deed), result=True)
            return
        yield Line(self._deed(words), result=False)
        if words[0] == "end" and self._turn in self._players:
            following = self._players.index(self._turn) + 1
            self._turn = self._players[following % len(self._players)]

    def expect(self, line: FieldLine) -> Iterator[Line]:
        """Tell what then holds."""
        subject = line.arguments[0]
        if subject in self._players:
            yield Line(self._has(subject, self._held(line.entries)), result=True)
            return
        for entry in line.entries:
            names = [self._called(word) for word in entry.values]
            shown = subject if entry.values[-1] != "none" else f"no-{subject}"
            if f"tiles-{shown}" in self._book.words:
                one, other = names[0], names[-1]
                said = self._book.say(f"tiles-{shown}", one=one, other=other)
                yield Line(said, result=True)

    def _has(self, player: str, held: list[str]) -> str:
        what = "; ".join(held)
        return self._book.say("example-has", player=player.capitalize(), what=what)

    def _held(self, entries: Sequence[FieldEntry]) -> list[str]:
        """Tell each thing that a player has; projects together."""
        told: dict[str, list[Value]] = {}
        for entry in entries:
            if entry.values[0] not in ("none", "drawn"):
                kept = 1 if entry.values[0] == "project" else None
                told.setdefault(str(entry.values[0]), []).extend(entry.values[1:][:kept])
        found = [self._amount(word, values) for word, values in told.items()]
        return [said for said in found if said]

    def _amount(self, word: str, values: Sequence[Value]) -> str:
        say, listed = self._book.say, self._book.listed
        if word == "goons" and values[0] == "none":
            return say("tiles-no-goons")
        if word == "goons":
            pairs = zip(values[::2], values[1::2], strict=False)
            return say("tiles-goons", what=listed(self._placed(*pair) for pair in pairs))
        numbers = [value for value in values if isinstance(value, int)]
        if len(numbers) == len(values) == 1:
            return say(f"tiles-{word}", count=numbers[0])
        return say(f"tiles-{word}-named", what=listed(self._called(value) for value in values))

    def _placed(self, space: Value, count: Value) -> str:
        number = count if isinstance(count, int) else 0
        return self._book.say("example-amount", region=str(space), count=number)

    def _deed(self, words: Sequence[Value]) -> str:
        """Tell a deed in one sentence."""
        verb, *rest = words
        player = self._turn.capitalize()
        if verb == "end":
            return self._book.say("deed-end-turn", player=player)
        if verb == "answer":
            return self._book.say(f"tiles-deed-answer-{rest[0]}", player=player)
        read = _THINGS.get(str(verb), _all)
        things = read(rest)
        names = [self._called(word) for word in things]
        return self._book.say(
            f"tiles-deed-{verb}",
            player=player,
            one=names[0] if names else "",
            other=names[1] if len(names) > 1 else "",
            all=self._book.listed(names),
            count=_counted(rest),
        )

    def _called(self, word: Value) -> str:
        if str(word) in self._players:
            return str(word).capitalize()
        found = self._book.shelf.named(self._item.pack, str(word), _NAMED)
        return self._book.name(found) if found else str(word)


_NAMED = ("order", "tile", "creature", "adventurer", "piece")


def _all(words: Sequence[Value]) -> Sequence[Value]:
    return words


def _two(words: Sequence[Value]) -> Sequence[Value]:
    return words[:2]


def _counted(words: Sequence[Value]) -> int:
    """Return how many goons take a step."""
    pairs = dict(zip(words[2::2], words[3::2], strict=False))
    count = pairs.get("goons", 1)
    return count if isinstance(count, int) else 1


_THINGS: Mapping[str, Callable[[Sequence[Value]], Sequence[Value]]] = {
    "build": _two,
    "march": lambda words: [words[0], words[-1]],
    "step": _two,
}

_TELLERS: dict[str, Callable[[_Teller, FieldLine], Iterator[Line]]] = {
    "expect": _Teller.expect,
    "given": _Teller.given,
    "play": _Teller.play,
}
