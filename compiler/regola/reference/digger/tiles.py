"""How the words of rules are read in a position of tiles, where they need more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeGuard

from regola.program.meaning import (
    Adjective,
    Doer,
    Grant,
    Link,
    Phrase,
    Quantity,
    Recalled,
    Statement,
)
from regola.reference.digger.bearers import binds
from regola.reference.digger.facts import NOBODY
from regola.reference.digger.things import (
    edges_of,
    facts_of,
    is_at_hand,
    meets,
    owner_of,
    place_of,
    seat_of,
)
from regola.reference.family import Said, Scene, Thing, bound
from regola.reference.happening import Forbidding
from regola.reference.levels import number
from regola.reference.reading import Reading, Unsaid

__all__ = ["Tiles", "eyes_of", "holder_of", "is_near"]


def holder_of(reading: Reading, thing: Thing) -> Thing | None:
    """Return the player that has a thing, if somebody does."""
    owner = owner_of(reading, thing)
    return Thing("player", owner) if owner >= 0 else None


def eyes_of(reading: Reading, word: str, thing: Thing, you: Thing | None) -> Thing | None:
    """Return in whose eyes a number is asked: its holder's where it is his, a squad's player's."""
    held = holder_of(reading, thing)
    by_holder = reading.family.vocabulary.quantities[word].asked_by == "holder"
    return held if held is not None and (by_holder or thing.type == "squad") else you


def is_near(reading: Reading, thing: Thing, other: Thing, steps: int, _scene: Scene) -> bool:
    """Tell whether a thing is so many spaces from another at most, as the crow flies."""
    here, there = _space(reading, thing), _space(reading, other)
    return NOBODY not in (here, there) and _distance(reading, here, there) <= steps


def _space(reading: Reading, thing: Thing) -> int:
    if thing.type in ("tile", "space"):
        return int(thing.key)
    if thing.type in ("creature", "adventurer", "figure"):
        return place_of(reading, thing)
    return thing.place[1] if thing.place[0] == "tile" else NOBODY


def _distance(reading: Reading, one: int, other: int) -> int:
    (row, place), (row_, place_) = facts_of(reading).spaces[one], facts_of(reading).spaces[other]
    down, on = row - row_, place - place_
    return max(abs(down), abs(on), abs(down + on))


class Tiles(Forbidding):
    """A position of tiles: immunity, bans with places, and whose eyes a number is in."""

    def eyes(self, word: str, thing: Thing, scene: Scene) -> Thing | None:
        """Return whose rules a number is worked out with: its holder's, or who acts or asks."""
        asked_by = self.family.vocabulary.quantities[word].asked_by
        acts = scene.whose if asked_by == "mover" and scene.whose is not None else scene.you
        return eyes_of(self, word, thing, acts)

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

    def _candidates(self, phrase: Phrase, scene: Scene) -> Iterable[Thing]:
        """Return what may be meant; edges that a tile has which does not lie yet are its own."""
        if phrase.type == "edge" and scene.whose is not None and is_at_hand(scene.whose):
            return edges_of(self, scene.whose)
        return super()._candidates(phrase, scene)

    # ---- what was done this turn -----------------------------------------------------------------

    def _happened(self, did: Recalled, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        """Tell whether whoever is on turn has built a tile, or given an order, this turn."""
        facts = facts_of(self)
        if isinstance(did, Doer):
            raise Unsaid(did.verb)
        if not self.is_one(Thing("player", facts.seat), did.actor, scene):
            return False
        ground = facts.grounds.get(thing.key) if thing.type == "tile" else None
        built = ground is not None and ground.built and ground.owner == facts.seat
        given = thing.type == "order" and thing.key in facts.given
        done = {"build": built, "give": given}
        if did.verb not in done:
            raise Unsaid(did.verb)
        return done[did.verb] and self.is_one(thing, phrase, scene)

    # ---- relations that need more -------------------------------------------------------------

    def _is_linked(self, link: Link, thing: Thing, scene: Scene) -> bool:
        if link.target.noun == "opposite edge":
            return meets(self, link.relation, str(thing.key), self._opposite(thing))
        return super()._is_linked(link, thing, scene)

    def _opposite(self, edge: Thing) -> str:
        """Return the edge that an edge touches: of a tile, of an empty space, or of the rim."""
        facts = facts_of(self)
        there = facts.around[edge.place[1]][edge.one]
        ground = facts.grounds.get(there)
        if ground is None:
            return facts.rim if there == NOBODY else facts.blank
        return ground.edges[(edge.one + 3) % 6]

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

    def is_told(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        """
        Tell whether a thing is one that a phrase names.

        Who comes to a tile comes to its space; who goes over a space where none lies goes over what
        is called *a tile* alone, but over none of which more is said.
        """
        if thing.type != "tile" or is_at_hand(thing):
            return super().is_told(thing, phrase, scene)
        if phrase.type == "space":
            return super().is_told(Thing("space", thing.key), phrase, scene)
        if thing.key not in facts_of(self).grounds:
            bare = replace(phrase, owner="") if self._is_to_be_his(thing, phrase, scene) else phrase
            return bare.noun == "tile" and not bare.modifiers and not bare.owner
        return super().is_told(thing, phrase, scene)

    def _is_to_be_his(self, tile: Thing, phrase: Phrase, scene: Scene) -> bool:
        """Tell whether *your* is said of a tile that is about to be built by that player."""
        return phrase.owner == "you" and tile.place == ("player", seat_of(scene.you))

    # ---- bans ---------------------------------------------------------------------------------

    def hears_ban(self, said: Said, actor: Thing) -> bool:
        """Tell whether a ban is said to whoever acts: what is nobody's speaks to him alone."""
        it = said.scene.it
        if it is not None and owner_of(self, it) < 0 and said.scene.you != actor:
            return False
        of_all = self.family.items[said.item].kind in ("base", "scenario")
        return not of_all or said.scene.you == actor


def _speaks(predicate: object, word: str) -> TypeGuard[Adjective | Link]:
    """Tell whether a predicate is of a word, said of a target or of any."""
    return (isinstance(predicate, Link) and predicate.relation == word) or (
        isinstance(predicate, Adjective) and predicate.word == word
    )


def _is_negated(grant: Grant) -> bool:
    return grant.negated != bool(getattr(grant.predicate, "negated", False))
