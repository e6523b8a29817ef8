"""Who bears which rules of a game of tiles, and to whom they speak."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from regola.program.meaning import (
    Change,
    Grant,
    Kind,
    Permission,
    Phrase,
    Rule,
    Statement,
)
from regola.program.model import Item
from regola.program.walking import phrases_in
from regola.reference.digger.things import body_of, facts_of, owner_of, place_of
from regola.reference.family import BASE, STANDING, Said, Scene, Thing
from regola.reference.printed import printed, pronoun
from regola.reference.reading import Reading

__all__ = ["binds", "in_force"]


@dataclass(frozen=True)
class _Table:
    """
    The items in play in their order, and what is asked of them for each position.

    ``kinds`` are the kinds of tiles that are of a tile, by its reference; ``of_it`` the rules that
    speak of what bears them, by item and number.
    """

    items: tuple[Item, ...]
    kinds: Mapping[str, frozenset[str]]
    of_it: frozenset[tuple[str, int]]


def in_force(items: Mapping[str, Item]) -> Callable[[Reading], Iterator[Said]]:
    """Return what gives the rules in force: what is printed, then the game's, then items'."""
    table = _Table(
        tuple(sorted(items.values(), key=lambda one: one.kind != "base")),
        {
            name: frozenset(one for one, other in items.items() if name in _kinds(other))
            for name, item in items.items()
            if item.kind == "tile"
        },
        frozenset(
            (item.reference, rule.number)
            for item in items.values()
            for rule in item.rules
            if _says_it(rule)
        ),
    )
    return lambda reading: _in_force(table, reading)


def _in_force(table: _Table, reading: Reading) -> Iterator[Said]:
    yield from _printed(reading)
    for item in table.items:
        for scene in _scenes(table, reading, item):
            yield from _lines(table, item, scene, reading)


def _players(reading: Reading) -> list[Thing]:
    return [Thing("player", seat) for seat in range(facts_of(reading).seats)]


def _scenes(table: _Table, reading: Reading, item: Item) -> list[Scene]:
    """Return, for each that bears the rules of an item, who it is and what carries them."""
    facts, players = facts_of(reading), _players(reading)
    if item.kind in ("base", "scenario"):
        return [Scene(you=you) for you in players]
    if item.kind == "lord":
        return [Scene(you=you) for you in players if facts.lords[you.key] == item.reference]
    if item.kind == "order":
        numbers = [n for n, order in enumerate(facts.orders) if order[0] == item.reference]
        carriers = [Thing("order", number) for number in numbers]
    elif item.kind == "tile":
        kinds = table.kinds[item.reference]
        carriers = [Thing("tile", n) for n, ground in facts.grounds.items() if ground.kind in kinds]
    elif item.kind == "piece":
        carriers = [Thing("figure", one) for one in facts.figures if one == item.reference]
        carriers = [one for one in carriers if place_of(reading, one) >= 0]
    else:
        bodies = enumerate(facts.bodies)
        carriers = [Thing(item.kind, n) for n, body in bodies if body.reference == item.reference]
    return [scene for it in carriers for scene in _carried(reading, it, players)]


def _carried(reading: Reading, it: Thing, players: Sequence[Thing]) -> list[Scene]:
    """Whoever has a thing bears what it says; of what is nobody's, each player for himself."""
    owner = owner_of(reading, it)
    return [Scene(you=one, it=it) for one in players if owner in (one.key, -1)]


def _kinds(item: Item) -> set[str]:
    """Return the kinds of tiles that a tile is: its own, and those that it says it is."""
    found = {item.reference}
    for rule in item.rules:
        body = rule.body
        said = body.effect if isinstance(body, Statement) else None
        if isinstance(said, Grant) and isinstance(said.predicate, Kind):
            found.add(said.predicate.phrase.noun)
    return found


def _lines(table: _Table, item: Item, scene: Scene, reading: Reading) -> Iterator[Said]:
    level = BASE if item.kind == "base" else STANDING
    it = scene.it
    for rule in item.rules:
        if (
            item.kind == "tile"
            and it is not None
            and (item.reference, rule.number) not in table.of_it
        ):
            # Said once for whoever has tiles of the kind, however many.
            if owner_of(reading, it) >= 0 and it == _first(reading, it):
                yield Said(rule, item.reference, level, Scene(you=scene.you))
        elif it is None or _is_there(reading, it, rule):
            yield Said(rule, item.reference, level, scene)


def _first(reading: Reading, it: Thing) -> Thing:
    grounds = facts_of(reading).grounds
    mine = grounds[it.key]
    same = [n for n, one in grounds.items() if (one.kind, one.owner) == (mine.kind, mine.owner)]
    return Thing("tile", min(same))


def _is_there(reading: Reading, it: Thing, rule: Rule) -> bool:
    """What nobody leads yet has its own numbers already, and no other say."""
    if it.type not in ("creature", "adventurer") or body_of(reading, it).leader >= 0:
        return True
    body = rule.body
    return isinstance(body, Permission | Statement) and _speaks_of_it(body)


def _speaks_of_it(body: Permission | Statement) -> bool:
    if isinstance(body, Permission):
        return not body.negated and not body.obliged
    return isinstance(body.effect, Change) and _subject(body).noun == "it"


def _says_it(rule: Rule) -> bool:
    told = phrases_in((rule.moment, rule.body))
    return any(phrase.noun == "it" or phrase.owner == "it" for phrase in told)


# ---- what is printed --------------------------------------------------------------------------


def _printed(reading: Reading) -> Iterator[Said]:
    """What cards and tokens print is where their numbers start: a rule of the game for each."""
    facts, players = facts_of(reading), _players(reading)
    for number, body in enumerate(facts.bodies):
        for word, value in body.printed.items():
            for you in players:
                if body.leader in (you.key, -1):
                    yield printed(word, value, Thing(body.kind, number), you)
    for number, (_, cost, _) in enumerate(facts.orders):
        yield from (printed("cost", cost, Thing("order", number), you) for you in players)


# ---- who is spoken to -------------------------------------------------------------------------


def binds(reading: Reading, said: Said, asker: Thing | None) -> bool:
    """
    Tell whether a rule speaks to whoever asks.

    It speaks to its bearer; to everybody where it is about *its* number or *your* things, and of
    what things are where it lies on the board.
    """
    if said.scene.you == asker:
        return True
    body, it = said.rule.body, said.scene.it
    if not isinstance(body, Statement) or (it is not None and owner_of(reading, it) < 0):
        return False
    subject = _subject(body)
    if subject.owner == "you" or subject.noun == "it":
        return True
    if subject.type == "player" and subject.noun != "you":
        return True
    return isinstance(body.effect, Grant) and _lies(said, reading)


def _lies(said: Said, reading: Reading) -> bool:
    kind = reading.family.items[said.item].kind if said.item else ""
    return kind in ("tile", "piece", "creature", "adventurer")


def _subject(body: Statement) -> Phrase:
    subject = body.subject
    if isinstance(subject, Phrase):
        return subject
    return subject.of if subject.of is not None else pronoun("you", "player")
