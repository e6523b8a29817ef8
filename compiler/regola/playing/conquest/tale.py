"""The log of a game, told in a human language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.program.model import Item
from regola.program.options import taken_by_default
from regola.program.pack import terms_of
from regola.text import ItemNames, shipped_language

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.kernel.log import Entry, Part

__all__ = ["Say", "Tale"]

Say = Callable[..., str]
"""Gives a message of `commands.ftl`: its id, then its arguments by name."""


class Tale:
    """Tells what a log says, line by line; with ``why``, the rules behind each number as well."""

    def __init__(self, game: Game, program: Program, code: str, say: Say, *, why: bool) -> None:
        """Take the game that the log is of, the program of its items, and the words to use."""
        items = tuple(program.all_items())
        self._game = game
        self._items = {item.reference: item for item in items}
        self._names = ItemNames(items)
        self._texts = texts_of(program)
        self._language = shipped_language(code)
        self._code = code
        self._say = say
        self._why = why
        self._sentences: dict[str, tuple[str, ...]] = {}
        self._terms = terms_of(program.packs)
        self._spoken = self._spoken_game()
        taken = {option for option, played in game.options.items() if played}
        self._varied = taken != taken_by_default(items) & set(game.options)

    def lines(self, log: Iterable[Entry]) -> Iterator[str]:
        """Give the lines of a log."""
        told = -1
        yield from self.board()
        for entry in log:
            teller = _TELLERS.get(entry.kind)
            if teller is None:
                continue
            yield self._say(self._message(entry), **self._values(entry, teller))
            if self._why and (entry.parts or entry.rule != told):
                yield from self._reasons(entry)
                told = entry.rule

    def _message(self, entry: Entry) -> str:
        """Return the message for an entry; what base rules pay or cost needs no name for them."""
        if entry.kind != "coins":
            return f"play-log-{entry.kind}"
        verb = "gains" if entry.numbers[0] > 0 else "pays"
        item = self._items.get(self.reference(entry.rule))
        return f"play-log-{verb}" + ("" if item is not None and item.names else "-plainly")

    def _values(self, entry: Entry, names: tuple[str, ...]) -> Mapping[str, str | int]:
        numbers = dict(zip(names, entry.numbers, strict=False))
        values: dict[str, str | int] = {"player": entry.seat + 1}
        for name, number in numbers.items():
            values[name] = _READERS[name](self, number) if name in _READERS else number
        if "race" in numbers:
            values["people"] = self.people(numbers["race"], numbers.get("power", -1))
        if entry.parts:
            values["sum"] = self._sum(entry.parts)
        if entry.kind == "coins":
            values["coins"] = abs(entry.numbers[0])
            values["rule"] = self.title(self.reference(entry.rule))
        return values

    def board(self) -> Iterator[str]:
        """Give the line that tells on which board one plays: the names of spaces stand there."""
        yield self._say("play-log-board", board=self.one(self._game.board.reference))

    def _sum(self, parts: Iterable[Part]) -> str:
        """Return of a number with several parts where it comes from, such as `` (2 + 1 − 1)``."""
        parts = tuple(parts)
        if len(parts) == 1:
            return ""
        text = ""
        for part in parts:
            bound = _BOUNDS.get(_sign(part))
            more = self._say(bound, count=part.amount) if bound else _change(part)
            text = f"{text}{', ' if bound else ' '}{more}"
        return f" ({text.removeprefix(' = ').removeprefix(' + ')})"

    def _part(self, part: Any) -> str:
        """Return the line of a part of a number: the change, and the rule that makes it."""
        change = _change(part)
        return self._say("play-log-part", change=change, rule=self.sentence(part.rule))

    def _reasons(self, entry: Entry) -> Iterator[str]:
        for part in entry.parts:
            yield self._part(part)
        if entry.rule >= 0 and not entry.parts and entry.kind in _WITH_RULE:
            yield self._say("play-log-why", rule=self.sentence(entry.rule))

    def sentence(self, index: int) -> str:
        """Return the sentence of a rule by its index in the engine."""
        line, reference = self._rule(index)
        if reference not in self._sentences:
            item = self._items.get(reference)
            self._sentences[reference] = self.said(item) if item is not None else ()
        said = self._sentences[reference]
        text = said[line - 1] if 0 < line <= len(said) else self.title(reference)
        # What variants change is told where one is played with.
        return text if self._varied else text.partition("\n")[0]

    def _rule(self, index: int) -> tuple[int, str]:
        """Return the line of a rule in its item, and the item's reference."""
        from regola_engine.kernel.items import RULES

        rule, reference = RULES[index]
        return rule.line, reference

    def said(self, item: Item) -> tuple[str, ...]:
        """Return the sentences of an item in the words of the game on whose board one plays."""
        return self._texts.item_text(item, self._language, game=self._spoken)

    def _spoken_game(self) -> str:
        """Return the game of the board; boards of one's own belong to the game they are for."""
        return self._terms.get(self._game.board.reference.partition("/")[0], "")

    def source(self, index: int) -> Any:
        """Return where a rule stands: file, line, column; none where that is not known."""
        from regola_engine.kernel.items import source_of

        return source_of(index)

    def reference(self, index: int) -> str:
        """Return the reference of the item of a rule."""
        return self._rule(index)[1]

    def title(self, reference: str) -> str:
        """Return the name of an item, its plural where it has one."""
        noun = self._names.noun(reference, self._code)
        return noun.forms[1] if noun is not None else self._names.title(reference)

    def people(self, race: int, power: int) -> str:
        """Return how a race with a power is called."""
        name = self.title(self._game.races[race].reference)
        if power < 0:
            return name
        return f"{name} ({self.badge(power)})"

    def one(self, reference: str) -> str:
        """Return the name of an item, its singular where it has one."""
        noun = self._names.noun(reference, self._code)
        return noun.forms[0] if noun is not None else self._names.title(reference)

    def badge(self, power: int) -> str:
        """Return the name of a power."""
        noun = self._names.noun(self._game.powers[power].reference, self._code)
        return noun.forms[0] if noun is not None else str(power)

    def region(self, number: int) -> str:
        """Return how a region is called: its name on the board and its terrain."""
        from regola_engine.conquest.words import GROUNDS

        place = self._game.board.places[number]
        references = [GROUNDS.names[word] for word in place.classes]
        terrains = [name for name in references if "/terrain/" in name]
        nouns = [self._names.noun(reference, self._code) for reference in terrains]
        kinds = [noun.forms[0] for noun in nouns if noun is not None]
        return f"{place.id} ({', '.join(kinds)})" if kinds else place.id

    def piece(self, word: int) -> str:
        """Return how a kind of piece is called, in the singular."""
        from regola_engine.conquest.words import PIECES

        noun = self._names.noun(PIECES.names[word], self._code)
        return noun.forms[0] if noun is not None else self._names.title(PIECES.names[word])


_READERS: dict[str, Callable[[Tale, int], str | int]] = {
    "region": Tale.region,
    "piece": Tale.piece,
    "badge": Tale.badge,
    "other": lambda _tale, seat: seat + 1,
}

_TELLERS: dict[str, tuple[str, ...]] = {
    "turn": ("round",),
    "choose": ("race", "power"),
    "conquer": ("race", "power", "region", "cost", "tokens"),
    "lose": ("race", "power", "region", "tokens"),
    "leave": ("race", "power", "region", "tokens"),
    "income": ("region", "coins"),
    "coins": ("coins",),
    "taken": ("coins", "other"),
    "tokens": ("race", "power", "tokens"),
    "roll": ("roll",),
    "put": ("piece", "region"),
    "draw": ("badge",),
    "decline": ("race", "power"),
    "gone": ("race", "power"),
    "over": (),
}
"""What the numbers of an entry are, by its kind."""

_WITH_RULE = ("coins", "taken", "tokens", "put", "draw", "roll")


_BOUNDS = {"≥": "play-log-least", "≤": "play-log-most"}
"""The messages of bounds, by their signs."""


def _sign(part: Any) -> str:
    """Return the sign of an operation of the kernel, nothing where it doubles."""
    from regola_engine.kernel.rules import AT_LEAST, AT_MOST, IS, LESS, MORE

    return {IS: "=", MORE: "+", LESS: "−", AT_LEAST: "≥", AT_MOST: "≤"}.get(part.operation, "")


def _change(part: Any) -> str:
    """Return how a part changes a number: ``+ 1``, ``× 2``."""
    sign = _sign(part)
    return f"{sign} {part.amount}" if sign else "× 2"
