"""How the words of rules are read in a position of dungeons, where they need more."""

from __future__ import annotations

from regola.program.meaning import Adjective, Phrase, Quantity
from regola.reference.family import Said, Scene, Thing, all_choices
from regola.reference.happening import Forbidding
from regola.reference.levels import number
from regola.reference.lords.places import is_in_zone
from regola.reference.lords.words import facts_of, owner_of

__all__ = ["UNBUILT", "Dungeons"]

UNBUILT = "unbuilt"
"""The type of a tile that is not there yet: a tunnel to be dug (-1), or a room by its number."""


class Dungeons(Forbidding):
    """A position of dungeons; a number that is said of nobody is the bearer's."""

    def quantity(self, quantity: Quantity, scene: Scene) -> int:
        """Return the value of a number word, the bearer's where it is said of nobody."""
        of = self.family.vocabulary.quantities[quantity.word].of
        if quantity.of is None and of == ("player",) and scene.you is not None:
            return number(self, quantity.word, scene.you, scene.you)
        return super().quantity(quantity, scene)

    def is_of(self, word: Adjective, thing: Thing, scene: Scene) -> bool:
        """Tell whether a thing is of the class of an adjective; a tile suits a room in its zone."""
        if word.word != "suited" or word.target is None:
            return super().is_of(word, thing, scene)
        rooms, facts = scene.named.get(word.target.mention, ()), facts_of(self)
        return any(is_in_zone(facts, thing.key, facts.box.rooms[one.key].zone) for one in rooms)

    def is_told(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        """Tell whether a thing is one that a phrase names, a tile that is not there yet as well."""
        if thing.type != UNBUILT:
            return super().is_told(thing, phrase, scene)
        return any(self._is_to_be(thing, one) for one in all_choices(phrase))

    def _is_to_be(self, thing: Thing, phrase: Phrase) -> bool:
        if phrase.noun == "tile" or thing.key < 0:
            return phrase.noun in ("tile", "tunnel")
        return phrase.noun in ("room", facts_of(self).box.rooms[thing.key].reference)

    def hears_ban(self, said: Said, actor: Thing) -> bool:
        """Tell whether a ban is said to whoever acts: what is nobody's speaks to him alone."""
        it, you = said.scene.it, said.scene.you
        kept = it is not None and owner_of(self, it) >= 0
        return kept or you == actor
