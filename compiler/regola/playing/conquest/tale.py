"""What the log of a game of conquest calls things, and how it tells of coins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from regola.playing.tale import Reader, Tale, change_of, sign_of

if TYPE_CHECKING:
    from regola_engine.kernel import Entry, Part

__all__ = ["ConquestTale"]


class ConquestTale(Tale):
    """Tells what peoples did; what base rules pay or cost needs no name for them."""

    family = "conquest"

    def spoken_game(self) -> str:
        """Return the game of the board; boards of one's own belong to the game they are for."""
        return self._terms.get(self._game.board.reference.partition("/")[0], "")

    def message_of(self, entry: Entry) -> str:
        """Return the message for an entry: coins are gained or paid, for an item or plainly."""
        if entry.kind != "coins":
            return super().message_of(entry)
        verb = "gains" if entry.numbers[0] > 0 else "pays"
        item = self._items.get(self.reference(entry.rule))
        return f"play-log-{verb}" + ("" if item is not None and item.names else "-plainly")

    def values_of(self, entry: Entry) -> dict[str, str | int]:
        """Return the arguments of the message, with the people and where a number comes from."""
        values = super().values_of(entry)
        if isinstance(race := values.get("race"), int):
            power = values.get("power", -1)
            values["people"] = self.people(race, power if isinstance(power, int) else -1)
        if entry.parts:
            values["sum"] = self._sum(entry.parts)
        if entry.kind == "coins":
            values["coins"] = abs(entry.numbers[0])
            values["rule"] = self.title(self.reference(entry.rule))
        return values

    def _sum(self, parts: Sequence[Part]) -> str:
        """Return of a number with several parts where it comes from, such as `` (2 + 1 − 1)``."""
        if len(parts) == 1:
            return ""
        text = ""
        for part in parts:
            bound = _BOUNDS.get(sign_of(part))
            more = self._say(bound, count=part.amount) if bound else change_of(part)
            text = f"{text}{', ' if bound else ' '}{more}"
        return f" ({text.removeprefix(' = ').removeprefix(' + ')})"

    def reasons_of(self, entry: Entry) -> Iterator[str]:
        """Give where a number comes from; else the rule, where an entry does not tell it."""
        yield from map(self.part, entry.parts)
        if entry.rule >= 0 and not entry.parts and entry.kind in _WITH_RULE:
            yield self._say("play-log-why", rule=self.sentence(entry.rule))

    def people(self, race: int, power: int) -> str:
        """Return how a race with a power is called."""
        reference = self._game.races[race].reference
        name = self.title(reference)
        if power < 0:
            return name
        return f"{name} ({self.beside(self._game.powers[power].reference, reference)})"

    def region(self, number: int) -> str:
        """Return how a region is called: its name on the board and its terrain."""
        from regola_engine.conquest import GROUNDS

        place = self._game.board.places[number]
        references = [GROUNDS.names[word] for word in place.classes]
        terrains = [name for name in references if "/terrain/" in name]
        nouns = [self._names.noun(reference, self._code) for reference in terrains]
        kinds = [noun.forms[0] for noun in nouns if noun is not None]
        return f"{place.id} ({', '.join(kinds)})" if kinds else str(place.id)

    def readers(self) -> Mapping[str, Reader]:
        """Return what calls regions, pieces and powers."""
        from regola_engine.conquest import PIECES

        return {
            "region": self.region,
            "piece": lambda word: self.one(PIECES.names[word]),
            "badge": self.of(self._game.powers),
        }


_BOUNDS = {"≥": "play-log-least", "≤": "play-log-most"}
"""The messages of bounds, by their signs."""

_WITH_RULE = ("coins", "taken", "tokens", "put", "draw", "roll")
"""What is told with the rule that brought it about."""
