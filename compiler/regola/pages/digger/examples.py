"""Worked examples of tiles: the position before and after, what is played, what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import ClassVar

from regola.drawings.digger.hexagons import Face, Lying, Space, Stone, positions, shares
from regola.drawings.digger.positions import Laid, LaidTile
from regola.pages.digger.spaces import face_of, stock
from regola.pages.worked_examples import (
    Amount,
    Line,
    Spot,
    Teller,
    Tellers,
    Told,
    figures,
    player_name,
)
from regola.program.model import FieldEntry, FieldLine, Value

__all__ = ["TellerOfTiles", "deed_message", "topic_message"]

_LETTERS = 15
"""How many letters of a name fit into a line across a tile."""
_LINES = 2
_NEUTRAL = 9
"""The colour of what is no player's."""


def deed_message(verb: str, words: Sequence[Value]) -> str:
    """Return the message that tells a deed with the words after its verb."""
    if verb in _BY_WORD:
        return f"tiles-deed-{verb}-{words[0]}"
    return "tiles-deed-careful" if "careful" in words else f"tiles-deed-{verb}"


def topic_message(topic: str, words: Sequence[Value]) -> str:
    """Return the message that tells what is expected of the board, or of a player."""
    last = words[-1] if words else ""
    shown = _SAID.get(topic, topic)
    return f"tiles-{_DENIED[last]}-{shown}" if last in _DENIED else f"tiles-{shown}"


_BY_WORD = ("answer", "offer")
"""Deeds that each word tells in its own way."""
_SAID = {"bag": "coins-in-bag"}
"""What is called otherwise than its topic: a player has a bag too."""
_BY_WORTH = "coins"
"""What a player begins with is told by what each is worth, later by how many there are."""
_DENIED: Mapping[Value, str] = {"no": "not", "none": "no"}
"""The words after which a topic is told in the negative."""


class TellerOfTiles(Teller):
    """Tells of tiles, goons and orders."""

    amounts: ClassVar[Mapping[str, Amount]] = {
        "coins": Amount("tiles-amount-coins"),
        "gold": Amount("tiles-gold"),
        "goons": Amount("tiles-amount-goons", drawn=True),
        "points": Amount("tiles-points", "example-paid", asked=True),
    }

    def told(self) -> Told:
        """Return the example in words and drawings."""
        end = self.played if isinstance(self.played, Laid) else None
        drawn = tuple(self._drawn(end)) if end else ()
        lying_at = tuple(self._spots(end)) if end else ()
        drawings = figures(self.book, drawn)
        return Told(self.title(), (), tuple(self.lines()), drawings, (), lying_at)

    def tellers(self) -> Tellers:
        """Return what tells the lines of an example, by their keys."""
        return _TELLERS

    # ---- the drawings -------------------------------------------------------------------------

    def _spots(self, laid: Laid) -> Iterator[Spot]:
        """Give where the spaces lie in the drawings, and what lies on them in the end."""
        spaces = [Space(name, across, down) for name, across, down in laid.spaces]
        kinds = {tile.space: tile.kind for tile in laid.after}
        for space in spaces:
            kind = self.book.shelf.items.get(kinds.get(space.id, ""))
            told = f"{space.id}: {self.book.name(kind)}" if kind else space.id
            yield Spot(space.id, told, *shares(spaces, space))

    def _drawn(self, laid: Laid) -> Iterator[str]:
        spaces = [Space(name, across, down) for name, across, down in laid.spaces]
        before = {tile.space: self._lying(tile, laid.players) for tile in laid.before}
        after = {tile.space: self._lying(tile, laid.players) for tile in laid.after}
        shown = [(self.book.say("example-before"), before)]
        if before != after:
            shown.append((self.book.say("example-after"), after))
        yield from positions(spaces, shown, stock(self.book, self.item))

    def _lying(self, tile: LaidTile, players: Sequence[str]) -> Lying:
        items, looks = self.book.shelf.items, self.book.shelf.looks.sides
        kind = items.get(tile.kind)
        sides = [looks.get(edge) for edge in tile.edges]
        return Lying(
            face_of(self.book, kind, sides) if kind else Face(()),
            players.index(tile.owner) if tile.owner else -1,
            _letter(tile.owner),
            tuple(wrap(self.book.name(kind), _LETTERS)[:_LINES]) if kind else (),
            tuple(self._stones(tile, players)),
        )

    def _stones(self, tile: LaidTile, players: Sequence[str]) -> Iterator[Stone]:
        for player, count in tile.goons:
            yield Stone(players.index(player), f"{_letter(player)}{count}")
        for player in tile.markers:
            yield Stone(players.index(player), f"{_letter(player)}×", is_round=False)
        if tile.coins:
            yield Stone(_NEUTRAL, str(tile.coins))
        for token in tile.tokens:
            name = self.book.name(self.book.shelf.items[token])
            yield Stone(_NEUTRAL, name[:1].upper(), is_round=False)

    # ---- the sentences ------------------------------------------------------------------------

    def given(self, line: FieldLine) -> Iterator[Line]:
        """Tell what a player has at the beginning beside the board."""
        words = [str(entry.values[0]) for entry in line.entries]
        held = [*self._held(line.entries, named=_BY_WORTH), *self.began(line.arguments[0], words)]
        if held:
            yield Line(self.has(line.arguments[0], held), result=False)

    def token(self, line: FieldLine) -> Iterator[Line]:
        """Tell where a token stands, whose it is and whom it leads."""
        one = self._called(line.arguments[0])
        told = {str(entry.values[0]): entry.values[1:] for entry in line.entries}
        where = str(told["at"][0])
        message = "tiles-token-of" if "of" in told else "tiles-tokens"
        player = player_name(str(told["of"][0])) if "of" in told else ""
        yield Line(self.book.say(message, one=one, other=where, player=player), result=False)
        if "leads" in told:
            count = str(sum(n for n in told["leads"] if isinstance(n, int)))
            yield Line(self.book.say("tiles-leads", one=one, other=count), result=False)

    def setting(self, line: FieldLine) -> Iterator[Line]:
        """Tell what the position is beside the board: a round, a bag, a scenario in play."""
        names = [self._called(value) for entry in line.entries for value in entry.values]
        message = f"tiles-given-no-{line.key}" if names == ["none"] else f"tiles-given-{line.key}"
        yield Line(self._stated(message, names), result=False)

    def option(self, line: FieldLine) -> Iterator[Line]:
        """Tell how the table answered an open question."""
        for entry in line.entries:
            name, *answer = entry.values
            message = f"tiles-option-{'-'.join(map(str, answer))}"
            yield Line(self._stated(message, [self._called(name)]), result=False)

    def expect(self, line: FieldLine) -> Iterator[Line]:
        """Tell what then holds."""
        subject = line.arguments[0]
        if subject in self.players:
            yield Line(self.has(subject, self._held(line.entries)), result=True)
            return
        for entry in line.entries:
            names = [self._called(word) for word in entry.values]
            yield Line(self._stated(topic_message(subject, entry.values), names), result=True)

    def _stated(self, message: str, names: Sequence[str]) -> str:
        """Say a message about the first of some names and the others."""
        others = self.book.enumerated(names[1:] or names)
        return self.sentence(
            message, names, one=names[0], other=others, all=self.book.enumerated(names)
        )

    def _held(self, entries: Sequence[FieldEntry], named: str = "") -> list[str]:
        """Tell each thing that a player has; projects together, and one sort one by one."""
        told: dict[str, list[Value]] = {}
        for entry in entries:
            if entry.values[0] not in ("none", "drawn"):
                kept = 1 if entry.values[0] == "project" else None
                told.setdefault(str(entry.values[0]), []).extend(entry.values[1:][:kept])
        found = [self._amount(word, values, named) for word, values in told.items()]
        return [said for said in found if said]

    def _amount(self, word: str, values: Sequence[Value], named: str) -> str:
        say, listed = self.book.say, self.book.enumerated
        if word == "goons" and values[0] == "none":
            return say("tiles-no-goons")
        if word == "goons":
            pairs = zip(values[::2], values[1::2], strict=False)
            return say("tiles-goons", what=listed(self._placed(*pair) for pair in pairs))
        if values[:1] in (["yes"], ["no"]):
            return say(topic_message(word, values))
        numbers = [value for value in values if isinstance(value, int)]
        if len(numbers) == len(values) == 1 and word != named:
            return say(f"tiles-{word}", count=numbers[0])
        return say(f"tiles-{word}-named", what=listed(self._called(value) for value in values))

    def _placed(self, space: Value, count: Value) -> str:
        number = count if isinstance(count, int) else 0
        return self.book.say("example-amount", region=str(space), count=number)

    def deed(self, words: Sequence[Value], _entries: Sequence[FieldEntry], /) -> str:
        """Tell a deed in one sentence."""
        verb, *rest = words
        player = player_name(self.turn)
        if verb == "end":
            return self.book.say("deed-end-turn", player=player)
        message, offer = deed_message(str(verb), rest), self.offered()
        if verb == "answer" and offer:
            return self.book.say(f"{message}-may", player=player, offer=offer)
        names = [self._called(word) for word in _THINGS.get(str(verb), _all)(rest)]
        return self.sentence(
            message,
            words,
            player=player,
            one=names[0] if names else "",
            other=names[1] if len(names) > 1 else "",
            all=self.book.enumerated(names[1:] if verb == "reach" else names),
            count=_counted(rest),
        )

    def named(self, space: str) -> str:
        """Return what a space is called in a sentence: by the tile that lies there, and its id."""
        after = self.played.after if isinstance(self.played, Laid) else ()
        kind = next((tile.kind for tile in after if tile.space == space and tile.kind), "")
        if not kind:
            return space
        name = self.book.name(self.book.shelf.items[kind])
        return self.book.say("tiles-named-at", one=name, other=space)

    def _called(self, word: Value) -> str:
        if str(word) in self.players:
            return player_name(str(word))
        found = self.book.shelf.named(self.item.pack, str(word), _NAMED)
        return self.book.name(found) if found else str(word)


def _letter(player: str) -> str:
    """Return what stands for a player beside the colour."""
    return player[:1].upper()


_NAMED = ("order", "tile", "creature", "adventurer", "piece", "lord", "scenario", "option")


def _all(words: Sequence[Value]) -> Sequence[Value]:
    return words


def _two(words: Sequence[Value]) -> Sequence[Value]:
    return words[:2]


def _counted(words: Sequence[Value]) -> int:
    """Return how many goons take a step."""
    count = words[words.index("goons") + 1] if "goons" in words else 1
    return count if isinstance(count, int) else 1


_THINGS: Mapping[str, Callable[[Sequence[Value]], Sequence[Value]]] = {
    "build": _two,
    "march": lambda words: [words[0], words[-1]],
    "reach": lambda words: words[: words.index("goons")] if "goons" in words else words,
    "step": _two,
}

_TELLERS: Tellers = {
    "bag": TellerOfTiles.setting,
    "expect": TellerOfTiles.expect,
    "given": TellerOfTiles.given,
    "grains": TellerOfTiles.setting,
    "heap": TellerOfTiles.setting,
    "option": TellerOfTiles.option,
    "play": TellerOfTiles.play,
    "quiet": TellerOfTiles.setting,
    "round": TellerOfTiles.setting,
    "scenario": TellerOfTiles.setting,
    "stack": TellerOfTiles.setting,
    "token": TellerOfTiles.token,
}
