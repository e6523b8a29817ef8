"""The family of the games of tiles, and how its words are read where they need more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeGuard

from regola.program.meaning import (
    Adjective,
    Grant,
    Link,
    Number,
    Permission,
    Phrase,
    Quantity,
    Statement,
)
from regola.program.model import Item
from regola.reference.digger.bearers import binds, in_force
from regola.reference.digger.facts import NOBODY
from regola.reference.digger.things import (
    RELATIONS,
    THINGS,
    facts_of,
    meets,
    owner_of,
    place_of,
    seat_of,
)
from regola.reference.digger.words import (
    ADJECTIVES,
    COUNTS,
    HELD,
    NOUNS,
    NUMBERS,
    OWNED,
    is_content,
)
from regola.reference.family import Family, Said, Scene, Thing, bound
from regola.reference.levels import number
from regola.reference.reading import Reading, Unsaid
from regola.vocabulary.model import Vocabulary

__all__ = ["Tiles", "digger"]


def digger(items: Iterable[Item], vocabulary: Vocabulary) -> Family:
    """Return the words of the games of tiles for a table with these items in play."""
    top = {item.reference: item for item in items if item.kind not in ("board", "edge")}
    return Family(
        vocabulary=vocabulary,
        things=THINGS,
        nouns=NOUNS,
        content=is_content,
        owned=OWNED,
        held=HELD,
        relations=RELATIONS,
        mutual=frozenset({"compatible with", "joined to", "continued by"}),
        adjectives=ADJECTIVES,
        numbers=NUMBERS,
        counts=COUNTS,
        said=lambda reading: in_force(top, reading),
        binds=binds,
        is_time=lambda _reading, _said: True,
        each=lambda _reading, said, _subject, _thing: (said.scene,),
        shielded=lambda _reading, _said, _thing, _asker: False,
        helps=lambda _word, _negated: False,
        seeming=lambda reading, _word, _thing, _asker: reading,
        verbs={},
        others={},
        possible=lambda _play, _doing, _deed: True,
        listeners=lambda reading: reading.said(),
        actors=lambda _reading, actor: (actor,),
        seat=lambda _reading, you: seat_of(you),
        name=lambda _reading, thing: str(thing.key),
        place=lambda _reading, thing: thing,
        is_single=lambda phrase: phrase.noun == "you",
        banned_thing=lambda deed: deed.object,
        holder=_holder,
        eyes=_eyes,
        in_sight=lambda _thing: True,
        items=top,
    )


def _holder(reading: Reading, thing: Thing) -> Thing | None:
    """Return the player that has a thing, if somebody does."""
    owner = owner_of(reading, thing)
    return Thing("player", owner) if owner >= 0 else None


def _eyes(reading: Reading, word: str, thing: Thing, you: Thing | None) -> Thing | None:
    """Return in whose eyes a number is asked: its holder's where it is his, a squad's player's."""
    held = _holder(reading, thing)
    by_holder = reading.family.vocabulary.quantities[word].asked_by == "holder"
    return held if held is not None and (by_holder or thing.type == "squad") else you


class Tiles(Reading):
    """A position of tiles: distances, immunity, bans with places, and whose eyes a number is in."""

    def eyes(self, word: str, thing: Thing, scene: Scene) -> Thing | None:
        """Return whose rules a number is worked out with: its holder's, or who acts or asks."""
        asked_by = self.family.vocabulary.quantities[word].asked_by
        acts = scene.whose if asked_by == "mover" and scene.whose is not None else scene.you
        return _eyes(self, word, thing, acts)

    def number(self, word: str, thing: Thing, scene: Scene) -> int:
        """Return a number of a thing, asked in a scene."""
        return number(self, word, thing, self.eyes(word, thing, scene))

    def quantity(self, quantity: Quantity, scene: Scene) -> int:
        """Return the value of a number word; without a subject it is the bearer's."""
        if quantity.word == "value":
            return self._value(quantity, scene)
        if quantity.of is None:
            return self.number(quantity.word, self.bearer(quantity.word, scene), scene)
        things = self.things(replace(quantity.of, amount=None), scene)
        return sum(self.number(quantity.word, thing, scene) for thing in things)

    def bearer(self, word: str, scene: Scene) -> Thing:
        """Return whose a number is that is said of nobody: the bearer's, or the game's."""
        of = self.family.vocabulary.quantities[word].of
        return Thing("game", 0) if of == ("game",) else Thing("player", seat_of(scene.you))

    def _value(self, quantity: Quantity, scene: Scene) -> int:
        """What a coin that was looked at is worth; or all coins of a player, those in rooms too."""
        facts, seat = facts_of(self), seat_of(scene.you)
        if quantity.of is not None and quantity.of.refers:
            return facts.revealed
        stored = (ground.coins for ground in facts.grounds.values() if ground.owner == seat)
        return sum(facts.coins[seat]) + sum(value for coins in stored for value in coins)

    # ---- relations that need more -------------------------------------------------------------

    def _is_linked(self, link: Link, thing: Thing, scene: Scene) -> bool:
        if link.relation == "within":
            return self._is_within(link.target, thing, scene)
        return super()._is_linked(link, thing, scene)

    def _is_within(self, target: Phrase, thing: Thing, scene: Scene) -> bool:
        """Tell whether a thing is so many spaces from another at most, as the crow flies."""
        near = next((m.target for m in target.modifiers if isinstance(m, Link)), None)
        if near is None or target.amount is None or not isinstance(target.amount.amount, Number):
            raise Unsaid("within")
        here = self._space(thing)
        return any(
            self._distance(here, there) <= target.amount.amount.value
            for one in self.things(near, scene)
            if (there := self._space(one)) >= 0 and here >= 0
        )

    def _space(self, thing: Thing) -> int:
        if thing.type in ("tile", "space"):
            return int(thing.key)
        if thing.type in ("creature", "adventurer", "figure"):
            return place_of(self, thing)
        return thing.place[1] if thing.place[0] == "tile" else NOBODY

    def _distance(self, one: int, other: int) -> int:
        (row, place), (row_, place_) = facts_of(self).spaces[one], facts_of(self).spaces[other]
        down, on = row - row_, place - place_
        return max(abs(down), abs(on), abs(down + on))

    def are_linked(self, relation: str, thing: Thing, other: Thing, scene: Scene) -> bool:
        """Tell whether two things are in a relation."""
        if relation == "immune to":
            return thing.type != "squad" and self.is_granted_to(
                relation, thing, other, Thing("player", owner_of(self, thing))
            )
        if relation in self.family.mutual:
            return meets(self, relation, str(thing.key), str(other.key))
        own = self.family.relations.get((relation, thing.type, other.type))
        if own is not None:
            return own(self, thing, other, scene)
        return super().are_linked(relation, thing, other, scene)

    def is_granted_to(self, word: str, thing: Thing, target: Thing, asker: Thing) -> bool:
        """Tell whether rules say a thing to be of a class, or in a relation, to another thing."""
        voices: dict[int, list[bool]] = {}
        for said in self.said():
            body = said.rule.body
            if not isinstance(body, Statement) or not isinstance(body.effect, Grant):
                continue
            if not binds(self, said, asker) or not isinstance(body.subject, Phrase):
                continue
            if not _speaks(body.effect.predicate, word):
                continue
            if not self.is_one(thing, body.subject, said.scene):
                continue
            scene = bound(said.scene, body.subject, thing)
            found = body.effect.predicate.target
            if (found is None or self.is_one(target, found, scene)) and self.holds(
                body.condition, bound(scene, found, target)
            ):
                voices.setdefault(said.level, []).append(_is_negated(body.effect))
        return bool(voices) and not any(voices[max(voices)])

    # ---- bans ---------------------------------------------------------------------------------

    def is_forbidden(
        self, verb: str, actor: Thing, thing: Thing | None, places: Mapping[str, Thing]
    ) -> bool:
        """Tell whether a rule forbids somebody a deed on a thing, with what stands in its slots."""
        return any(
            self._forbids(said, body, actor, thing, places)
            for said in self.said()
            if isinstance(body := said.rule.body, Permission)
            and body.negated
            and body.deed.verb == verb
        )

    def _forbids(
        self,
        said: Said,
        ban: Permission,
        actor: Thing,
        thing: Thing | None,
        places: Mapping[str, Thing],
    ) -> bool:
        it = said.scene.it
        if it is not None and owner_of(self, it) < 0 and said.scene.you != actor:
            return False
        if self.family.items[said.item].kind in ("base", "scenario") and said.scene.you != actor:
            return False
        scene = replace(said.scene, whose=actor)
        told: list[tuple[Phrase, Thing | None]] = [(ban.actor, actor)]
        told += [(ban.deed.object, thing)] if ban.deed.object is not None else []
        told += [(phrase, places.get(slot)) for slot, phrase in ban.deed.slots]
        for phrase, one in told:
            if one is None or not self.is_told(one, phrase, scene):
                return False
            scene = bound(scene, phrase, one)
        return self.holds(ban.condition, scene)

    def is_told(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        """Tell whether a thing that a rule is told of is one that a phrase names."""
        overlaps = self.family.vocabulary.overlaps
        return overlaps(thing.type, (phrase.type,)) and self.is_one(thing, phrase, scene)


def _speaks(predicate: object, word: str) -> TypeGuard[Adjective | Link]:
    """Tell whether a predicate is of a word, said of a target or of any."""
    return (isinstance(predicate, Link) and predicate.relation == word) or (
        isinstance(predicate, Adjective) and predicate.word == word
    )


def _is_negated(grant: Grant) -> bool:
    return grant.negated != bool(getattr(grant.predicate, "negated", False))
