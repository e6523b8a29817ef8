"""Worked examples of dungeons: tiles, a fight before and after, what is played, what comes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import ClassVar

from regola.drawings.asked import Asked
from regola.drawings.lords.dungeons import Cell, Pill, Plan, plan
from regola.drawings.lords.positions import Chamber, Dungeon, Dungeons
from regola.pages.worked_examples import (
    Amount,
    Figure,
    Line,
    Teller,
    Tellers,
    Told,
    player_name,
)
from regola.program.model import FieldEntry, FieldLine, Value

__all__ = ["TellerOfDungeons", "deed_message", "topic_message"]


def deed_message(verb: str, words: Sequence[Value]) -> str:
    """Return the message that tells a deed with the words after its verb."""
    name = f"dungeons-deed-{_slug(verb)}"
    return f"{name}-{words[0]}" if verb == "answer" else name


def topic_message(topic: str, words: Sequence[Value] = ()) -> str:
    """Return the message that names what a player has, or tells what is expected of all."""
    if topic == "over":
        return "dungeons-over" if list(words) == ["yes"] else "dungeons-not-over"
    return f"dungeons-{_slug(topic)}"


def _slug(word: str) -> str:
    return word.replace("_", "-")


_PAIRED = ("decks", "minions", "rooms", "wounds")
"""What is told by pairs of a name and what belongs to it."""
_LETTERS = 14
"""How many letters of a name fit into a line across a tile."""


class TellerOfDungeons(Teller):
    """Tells of dungeons, orders and fights."""

    amounts: ClassVar[Mapping[str, Amount]] = {
        "evil": Amount("dungeons-amount-evil"),
        "food": Amount("dungeons-amount-food", "example-paid"),
        "gold": Amount("dungeons-amount-gold", "example-paid"),
        "imps": Amount("dungeons-amount-imps"),
        "tokens": Amount("dungeons-amount-tokens"),
        "traps": Amount("dungeons-amount-traps"),
    }

    def told(self) -> Told:
        """Return the example in words and drawings."""
        end = self.played if isinstance(self.played, Dungeons) else None
        self.turn = self._acting()
        drawings = tuple(self._drawn(end)) if end else ()
        return Told(self.title(), (), tuple(self.lines()), drawings, ())

    def tellers(self) -> Tellers:
        """Return what tells the lines of an example, by their keys."""
        return _TELLERS

    # ---- the drawings -------------------------------------------------------------------------

    def _drawn(self, end: Dungeons) -> Iterator[Figure]:
        """Draw the dungeons in which something changes, and those that are fought for."""
        for seat, (before, after) in enumerate(zip(end.before, end.after, strict=True)):
            changes = before.chambers != after.chambers or before.party != after.party
            if changes or any(one.fought_for for one in before.chambers):
                yield self._plan(end, before, seat, "example-before")
                if before != after:
                    yield self._plan(end, after, seat, "example-after")

    def _plan(self, end: Dungeons, dungeon: Dungeon, seat: int, title: str) -> Figure:
        say = self.book.say
        named = say("dungeons-of", title=say(title), player=player_name(dungeon.player))
        there = {one.space: self._cell(one, seat) for one in dungeon.chambers}
        bare = {name: Cell(name, across, down) for name, across, down in end.spaces}
        party = tuple(
            Pill(f"{self._named(one.reference)} {one.wounds}/{one.health}", _NEUTRAL)
            for one in dungeon.party
        )
        prison = tuple(Pill(self._named(one), _NEUTRAL) for one in dungeon.prison)
        cells = tuple((bare | there).values())
        words = say("dungeons-entrance"), say("dungeons-prison")
        drawing = plan(Plan(named, cells, end.entrance, party, prison, *words))
        return Figure(named, drawing)

    def _cell(self, chamber: Chamber, seat: int) -> Cell:
        name = self._named(chamber.room) if chamber.room else ""
        monsters = (Pill(self._named(one), seat) for one in chamber.monsters)
        traps = (Pill(self._named(one), _NEUTRAL, is_round=False) for one in chamber.traps)
        return Cell(
            chamber.space,
            chamber.across,
            chamber.down,
            "room" if chamber.room else "tunnel",
            chamber.conquered,
            chamber.fought_for,
            tuple(wrap(name, _LETTERS)),
            (*monsters, *traps),
        )

    def _named(self, reference: str) -> str:
        return self.book.name(self.book.shelf.items[reference])

    # ---- the sentences ------------------------------------------------------------------------

    def given(self, line: FieldLine) -> Iterator[Line]:
        """Tell what a player has at the beginning."""
        words = [str(entry.values[0]) for entry in line.entries]
        held = [*self._held(line.entries), *self.began(line.arguments[0], words)]
        if held:
            yield Line(self.has(line.arguments[0], held), result=False)

    def setting(self, line: FieldLine) -> Iterator[Line]:
        """Tell what all share at the beginning: a year, what is on offer, an event."""
        names = [self._called(value) for entry in line.entries for value in entry.values]
        message = f"dungeons-given-{line.key}"
        told = self.sentence(message, names, all=self.book.enumerated(names))
        yield Line(told, result=False)

    def option(self, line: FieldLine) -> Iterator[Line]:
        """Tell how the table answered an open question."""
        for entry in line.entries:
            name, *answer = entry.values
            message = f"tiles-option-{'-'.join(map(str, answer))}"
            yield Line(self.sentence(message, [name], one=self._called(name)), result=False)

    def expect(self, line: FieldLine) -> Iterator[Line]:
        """Tell what then holds."""
        subject = line.arguments[0]
        if subject in self.players:
            yield Line(self.has(subject, self._held(line.entries)), result=True)
            return
        words = [value for entry in line.entries for value in entry.values]
        listed = self._shown(str(subject), words)
        told = self.sentence(topic_message(subject, words), words, all=listed)
        yield Line(told, result=True)

    def deed(self, words: Sequence[Value], _entries: Sequence[FieldEntry], /) -> str:
        """Tell a deed in one sentence, with what was asked: what for, or what was offered."""
        verb, *rest = words
        message, player = deed_message(str(verb), rest), player_name(self.turn)
        asked = self.asked[0] if self.asked else Asked(self.turn, "")
        offer = self.offered()
        about = f"{message}-{asked.about}"
        is_told = about in self.book.words and (offer or verb != "answer")
        told = about if is_told else message
        return self.sentence(told, words, all=self._all(rest), player=player, offer=offer)

    def happened(self, words: Sequence[Value], _entries: Sequence[FieldEntry], /) -> None:
        """Note that a deed is done: the next one is by whoever was asked then."""
        del words
        self.asked = self.asked[1:]
        self.turn = self._acting()

    def _acting(self) -> str:
        """Return who does the next deed; after the last one, whoever did that."""
        return self.asked[0].player if self.asked else self.turn

    def refused(self, words: Sequence[Value], _entries: Sequence[FieldEntry], /) -> str:
        """Tell what may not be done, whoever asks for it."""
        verb, *rest = words
        message = f"{deed_message(str(verb), rest)}-refused"
        return self.sentence(message, words, all=self._all(rest))

    def _held(self, entries: Sequence[FieldEntry]) -> list[str]:
        """Tell each thing that a player has."""
        told = ((str(entry.values[0]), entry.values[1:]) for entry in entries)
        return [self._part(word, values) for word, values in told if word != "none"]

    def had(self, what: str, count: int) -> str:
        """Tell how much of something a player had, as all that is told of him."""
        return self._part(what, (count,))

    def _part(self, word: str, values: Sequence[Value]) -> str:
        return self.book.say(
            "dungeons-pair", one=self._worded(word), other=self._shown(word, values)
        )

    def _shown(self, word: str, values: Sequence[Value]) -> str:
        """Tell what is given of something: things, a number, or pairs of them."""
        if word not in _PAIRED or list(values) == ["none"]:
            return self._all(values)
        say, pairs = self.book.say, zip(values[::2], values[1::2], strict=False)
        return self.book.enumerated(
            say("dungeons-paired", one=self._called(one), other=self._called(other))
            for one, other in pairs
        )

    def _worded(self, word: str) -> str:
        """Return the word for something that a player, or a stack, may have."""
        message = topic_message(word)
        return self.book.say(message) if message in self.book.words else word

    def _all(self, values: Sequence[Value]) -> str:
        if list(values) == ["none"]:
            return self.book.say("dungeons-nothing")
        return self.book.enumerated(map(self._called, values))

    def _called(self, word: Value) -> str:
        """Return how something is called; one of several alike has its number behind its name."""
        text = str(word)
        if text in self.players:
            return player_name(text)
        name, _, number = text.rpartition("_")
        ids = [(text, "")] + [(name, f" {number}")] * number.isdigit()
        for one, marked in ids:
            found = self.book.shelf.named(self.item.pack, one, _NAMED)
            if found:
                return f"{self.book.name(found)}{marked}"
        return self._worded(text)


_NEUTRAL = 9
"""The colour of what is no player's."""

_NAMED = ("order", "room", "monster", "trap", "adventurer", "paladin", "card", "event", "option")

_SETTINGS = (
    "cards",
    "drawn",
    "dummy",
    "event",
    "first",
    "offer",
    "round",
    "special",
    "waiting",
    "year",
)

_TELLERS: Tellers = {
    **dict.fromkeys(_SETTINGS, TellerOfDungeons.setting),
    "expect": TellerOfDungeons.expect,
    "given": TellerOfDungeons.given,
    "option": TellerOfDungeons.option,
    "play": TellerOfDungeons.play,
}
