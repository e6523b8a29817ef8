"""Which rules are in force in a game of conquest, and whom they speak to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    AtPhase,
    Kind,
    Link,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
)
from regola.program.model import Item
from regola.reference.conquest.facts import Facts
from regola.reference.conquest.things import base_words, facts_of, land_of, player_of
from regola.reference.conquest.words import is_declined
from regola.reference.family import BASE, STANDING, Said, Scene, Thing, bound
from regola.reference.reading import Reading

__all__ = [
    "binds",
    "each_piece",
    "gear_of",
    "helps",
    "in_force",
    "is_shielded",
    "is_time",
    "listeners",
    "rules_of",
    "seeming",
]


def in_force(items: Mapping[str, Item], reading: Reading) -> Iterator[Said]:
    """Give the rules of the base for each people and player, then those of what peoples bear."""
    facts = facts_of(reading)
    bases = [item for item in items.values() if item.kind in _BASES]
    players = [Thing("player", seat) for seat in range(len(facts.coins))]
    for base in bases:
        for you in (*players, *(Thing("people", people) for people in facts.folks)):
            declined = is_declined(reading, you, Scene())
            yield from _lines(base, BASE, Scene(you=you), declined=declined)
        for piece in base.of_kind("piece"):
            scene = Scene(you=Thing("player", 0), it=Thing("piece", piece.reference))
            yield from _lines(piece, BASE, scene, declined=False)
    borne = {base.reference for base in bases}
    for people, folk in facts.folks.items():
        for reference, it in _borne_by(items, facts, people):
            borne.add(reference)
            you = Thing("people", people)
            yield from _borne(items[reference], you, it, declined=folk.declined)
    for kind in sorted({kind for land in facts.lands for kind in land.pieces}):
        if not borne & {kind, items[kind].holder}:
            yield from _unborne(items[kind])


_BASES = ("base", "compat")


def _unborne(item: Item) -> Iterator[Said]:
    """What a thing that lies on the board says of its region always, whoever holds this."""
    for rule in item.rules:
        if rule.scope == "always" and isinstance(rule.body, Statement):
            yield Said(rule, item.reference, STANDING, Scene(it=Thing("piece", item.reference)))


def gear_of(facts: Facts, people: int) -> Iterator[tuple[str, str]]:
    """The relics and places that a people bears, each with the piece that does its work."""
    lying = {kind for land in facts.lands if land.holder == people for kind in land.pieces}
    used = facts.folks[people].guise
    guise = {used[0]: used[1]} if used else {}
    for kind in sorted({*lying, *guise}):
        if "/relic/" in kind or "/place/" in kind:
            yield kind, guise.get(kind, kind)


def _borne_by(items: Mapping[str, Item], facts: Facts, people: int) -> Iterator[tuple[str, str]]:
    """The items of a people: race and power, relics and places, the powers that these lend."""
    folk = facts.folks[people]
    yield from ((one, "") for one in (folk.race, folk.power) if one)
    for kind, it in gear_of(facts, people):
        yield kind, it
        scopes = ("always", "declined" if folk.declined else "active")
        lends = any(rule.scope in scopes and _lends(rule) for rule in items[kind].rules)
        if kind in facts.lent and lends:
            yield facts.lent[kind], ""


def _lends(rule: Rule) -> bool:
    """Tell whether a rule says that *its power* is the bearer's."""
    body = rule.body
    subject = body.subject if isinstance(body, Statement) else None
    return isinstance(subject, Phrase) and subject.type == "power" and subject.owner == "it"


def _borne(item: Item, you: Thing, it: str, *, declined: bool) -> Iterator[Said]:
    scene = Scene(you=you, it=Thing("piece", it) if it else None)
    yield from _lines(item, STANDING, scene, declined=declined)
    for piece in item.of_kind("piece"):
        scene = Scene(you=you, it=Thing("piece", piece.reference))
        yield from _lines(piece, STANDING, scene, declined=declined)


def _lines(item: Item, level: int, scene: Scene, *, declined: bool) -> Iterator[Said]:
    scopes = ("always", "declined" if declined else "active")
    return (Said(rule, item.reference, level, scene) for rule in item.rules if rule.scope in scopes)


# ---- who is spoken to -------------------------------------------------------------------------


def binds(reading: Reading, said: Said, asker: Thing | None) -> bool:
    """Tell whether a rule speaks to whoever asks."""
    own = said.scene.you == asker or _is_asked_by_its_player(reading, said, asker)
    return own or _speaks_to_everybody(reading, said)


def _speaks_to_everybody(reading: Reading, said: Said) -> bool:
    """
    Tell whether a rule speaks to others than its bearer, too.

    A bearer's rules speak of its own moves, or of its own regions. They speak to everybody where
    they name what is the bearer's and others move in it, where they name what is another's, where
    they say what is nobody's in particular, such as *immune*, and of the region of a piece.
    """
    body = said.rule.body
    if not isinstance(body, Statement) or (said.level == BASE and said.scene.it is None):
        return False
    subject = body.subject
    phrase = subject.of if isinstance(subject, Quantity) else subject
    if phrase is not None and phrase.owner == "it":
        return True
    if isinstance(subject, Quantity):
        word = reading.family.vocabulary.quantities[subject.word]
        if word.asked_by == "mover":
            return phrase is not None and _names_yours(phrase)
        return phrase is not None and _names_others(phrase) and not _names_yours(phrase)
    return _is_for_all(reading, body, phrase)


def is_time(reading: Reading, said: Said) -> bool:
    """What is said of a phase is so while it is under way in a turn of the bearer's player."""
    moment = said.rule.moment
    if not isinstance(moment, AtPhase):
        return True
    facts = facts_of(reading)
    if moment.phase.startswith("last "):
        now = facts.round >= facts.rounds
    else:
        phase = facts.moment.rpartition(" of ")[2]
        within = moment.phase in ("turn", phase)
        if moment.edge:
            within = facts.moment == f"{moment.edge} of {moment.phase}"
        now = within and is_of_turn(reading, moment, said)
    return now and reading.holds(moment.condition, said.scene)


def is_of_turn(reading: Reading, moment: AtPhase, said: Said) -> bool:
    """Tell whether the turn under way is one of those that a moment speaks of."""
    seat = facts_of(reading).seat
    if moment.whose is None:
        return player_of(reading, said.scene.you) == seat
    return reading.any_is((Thing("player", seat),), moment.whose, said.scene)


def _is_asked_by_its_player(reading: Reading, said: Said, asker: Thing | None) -> bool:
    """Tell whether a player asks by the rules of its peoples, as when it chooses a combination."""
    if asker is None or asker.type != "player" or said.level == BASE:
        return False
    return player_of(reading, said.scene.you) == int(asker.key)


def _is_for_all(reading: Reading, body: Statement, phrase: Phrase | None) -> bool:
    predicate = getattr(body.effect, "predicate", None)
    if not isinstance(predicate, Adjective):
        return isinstance(predicate, Kind) and phrase is not None and phrase.type != "region"
    word = reading.family.vocabulary.adjectives.get(predicate.word)
    if word is None or word.static:
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
    """
    Tell whether a region is immune to abilities and not of the player that bears the rule.

    What is so for everybody is no help of one people's own.
    """
    if thing.type != "region" or said.scene.you != asker or _speaks_to_everybody(reading, said):
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
    twin.deed, twin.acted = reading.deed, reading.acted
    return twin


def rules_of(reading: Reading, you: Thing) -> list[Said]:
    """
    Return the rules that somebody acts by: those of its items, then those of the base rules.

    A people in decline acts in the phases of the declining turn, and where a rule says that it is
    active. Players act by base rules that speak of a player, of a round or of the game.
    """
    found = [
        said
        for level in (STANDING, BASE)
        for said in reading.said()
        if said.scene.you == you and said.level == level
    ]
    return [said for said in found if said.level != BASE or _acts_by(reading, said, you)]


def _acts_by(reading: Reading, said: Said, you: Thing) -> bool:
    moment, body = said.rule.moment, said.rule.body
    if not isinstance(body, (Permission, Reaction)):
        return True
    by_player = isinstance(body, Permission) and body.actor.type == "player"
    if isinstance(moment, AtPhase):
        by_player = by_player or moment.phase.endswith(("round", "game"))
    if by_player or you.type == "player":
        return (by_player and you.type == "player") or said.scene.it is not None
    folk = facts_of(reading).folks[int(you.key)]
    if not folk.declined or not isinstance(moment, AtPhase):
        return True
    phases = {*base_words(reading, "declining turn"), "turn", "round"}
    phase = moment.phase
    return phase in phases or reading.granted(f"active for {phase}", you, you)


def listeners(reading: Reading) -> Iterator[Said]:
    """Give the rules that react to deeds: those of pieces of the base, then people by people."""
    yield from rules_of(reading, Thing("player", 0))
    for people in facts_of(reading).folks:
        yield from rules_of(reading, Thing("people", people))
