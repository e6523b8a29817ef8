"""Which rules are in force in a game of conquest, and whom they speak to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from regola.program.meaning import Adjective, Kind, Link, Phrase, Quantity, Statement
from regola.program.model import Item
from regola.reference.conquest.facts import Facts
from regola.reference.conquest.things import facts_of, land_of, player_of
from regola.reference.conquest.words import is_declined
from regola.reference.family import BASE, STANDING, Said, Scene, Thing, bound
from regola.reference.reading import Reading

__all__ = ["binds", "each_piece", "gear_of", "helps", "in_force", "is_shielded", "seeming"]


def in_force(items: Mapping[str, Item], reading: Reading) -> Iterator[Said]:
    """Give the rules of the base for each people and player, then those of what peoples bear."""
    facts = facts_of(reading)
    bases = [item for item in items.values() if item.kind in _BASES]
    players = [Thing("player", seat) for seat in range(len(facts.coins))]
    for you in (*(Thing("people", people) for people in facts.folks), *players):
        for base in bases:
            yield from _borne(base, BASE, you, declined=is_declined(reading, you, Scene()))
    borne = {base.reference for base in bases}
    for people, folk in facts.folks.items():
        for reference in (folk.race, folk.power, *gear_of(facts, people)):
            if reference:
                borne.add(reference)
                you = Thing("people", people)
                yield from _borne(items[reference], STANDING, you, declined=folk.declined)
    for kind in sorted({kind for land in facts.lands for kind in land.pieces}):
        if not borne & {kind, items[kind].holder}:
            yield from _unborne(items[kind])


_BASES = ("base", "compat")


def _unborne(item: Item) -> Iterator[Said]:
    """What a thing that lies on the board says of its region always, whoever holds this."""
    for rule in item.rules:
        if rule.scope == "always" and isinstance(rule.body, Statement):
            yield Said(rule, item.reference, STANDING, Scene(it=Thing("piece", item.reference)))


def gear_of(facts: Facts, people: int) -> Iterator[str]:
    """The relics and places that a people bears, what is used as one, and the powers they lend."""
    lying = {kind for land in facts.lands if land.holder == people for kind in land.pieces}
    guise = facts.folks[people].guise[:1]
    for kind in sorted({*lying, *guise}):
        if "/relic/" in kind or "/place/" in kind:
            yield kind
            yield facts.lent.get(kind, "")


def _borne(item: Item, level: int, you: Thing, *, declined: bool) -> Iterator[Said]:
    it = Thing("piece", item.reference) if item.kind in ("relic", "place") else None
    yield from _lines(item, level, Scene(you=you, it=it), declined=declined)
    for piece in item.of_kind("piece"):
        scene = Scene(you=you, it=Thing("piece", piece.reference))
        yield from _lines(piece, level, scene, declined=declined)


def _lines(item: Item, level: int, scene: Scene, *, declined: bool) -> Iterator[Said]:
    scopes = ("always", "declined" if declined else "active")
    return (Said(rule, item.reference, level, scene) for rule in item.rules if rule.scope in scopes)


# ---- who is spoken to -------------------------------------------------------------------------


def binds(reading: Reading, said: Said, asker: Thing | None) -> bool:
    """
    Tell whether a rule speaks to whoever asks.

    A bearer's rules speak of its own moves, or of its own regions. They speak to everybody where
    they name what is the bearer's and others move in it, where they name what is another's, and
    where they say what is nobody's in particular, such as *immune*.
    """
    if said.scene.you == asker:
        return True
    body = said.rule.body
    if said.level == BASE or not isinstance(body, Statement):
        return False
    subject = body.subject
    phrase = subject.of if isinstance(subject, Quantity) else subject
    if phrase is not None and phrase.owner == "it":
        return True
    if isinstance(subject, Quantity):
        word = reading.family.vocabulary.quantities[subject.word]
        if word.asked_by == "mover":
            return phrase is not None and _names_yours(phrase)
        return phrase is not None and _names_others(phrase)
    return _is_for_all(reading, body, phrase)


def _is_for_all(reading: Reading, body: Statement, phrase: Phrase | None) -> bool:
    predicate = getattr(body.effect, "predicate", None)
    if not isinstance(predicate, Adjective):
        return isinstance(predicate, Kind) and phrase is not None and phrase.type != "region"
    word = reading.family.vocabulary.adjectives.get(predicate.word)
    if word is None:
        return False
    if word.seen_by == "mover":
        return phrase is not None and _names_yours(phrase)
    return word.seen_by == ""


def _names_yours(phrase: Phrase) -> bool:
    return phrase.owner == "you" or any(
        isinstance(one, Link) and one.relation == "of" and one.target.noun == "you"
        for one in phrase.modifiers
    )


def _names_others(phrase: Phrase) -> bool:
    return any(isinstance(one, Link) and one.relation == "of" for one in phrase.modifiers)


def each_piece(
    reading: Reading, said: Said, subject: Phrase | None, thing: Thing
) -> Iterable[Scene]:
    """Once for each piece that carries a line about its region and lies there; once otherwise."""
    if subject is None or subject.owner != "it" or thing.type != "region" or said.scene.it is None:
        return (said.scene,)
    count = land_of(reading, thing).pieces.get(str(said.scene.it.key), 0)
    return (bound(replace(said.scene, its=thing), None),) * count


def is_shielded(reading: Reading, said: Said, thing: Thing, asker: Thing | None) -> bool:
    """Tell whether a region is immune to abilities and not of the player that bears the rule."""
    if thing.type != "region" or said.scene.you != asker:
        return False
    holder = Thing("people", land_of(reading, thing).holder)
    if player_of(reading, holder) == player_of(reading, asker):
        return False
    return reading.granted("immune ability", thing, asker)


def helps(word: str, negated: bool) -> bool:  # noqa: FBT001  # a test of two values
    """Tell whether it helps an attacker that regions are, or are not, of a class."""
    if negated:
        return word in ("closed", "immune")
    return word in ("reachable", "entrance") or word.startswith("as if empty for ")


def seeming(reading: Reading, word: str, region: Thing, asker: Thing | None) -> Reading:
    """Return the position with a region empty for whose number it is as if empty."""
    if region.type != "region" or not reading.granted(f"as if empty for {word}", region, asker):
        return reading
    defending = {
        str(piece.key)
        for piece in reading.all("piece")
        if reading.granted("defender", piece, asker)
    }
    facts = facts_of(reading).copied()
    land = facts.lands[region.key]
    land.tokens = 0
    land.pieces = {kind: n for kind, n in land.pieces.items() if kind not in defending}
    twin = Reading(reading.family, facts)
    twin.deed = reading.deed
    return twin
