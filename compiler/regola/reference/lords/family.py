"""The family of the games of dungeons: who bears which rules, and how words are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache

from regola.program.meaning import Grant, Phrase, Rule, Statement
from regola.program.model import Item
from regola.reference.family import BASE, STANDING, Family, Said, Scene, Thing
from regola.reference.lords.deeds import VERBS, is_possible
from regola.reference.lords.words import (
    ADJECTIVES,
    COUNTS,
    NOUNS,
    NUMBERS,
    OWNED,
    RELATIONS,
    THINGS,
    content_of,
    facts_of,
    is_content,
    owner_of,
    seat_of,
)
from regola.reference.printed import printed, pronoun
from regola.reference.reading import Reading
from regola.vocabulary.model import Vocabulary

__all__ = ["lords"]

_SPEAKING = (
    *("order", "event", "card", "room", "monster", "trap", "adventurer", "paladin", "title"),
    "base",
)
"""The kinds of items as they speak at one moment: what happens, the dungeon, who comes."""

_OF_ALL = ("base", "title")
"""The kinds of items whose rules each player bears."""

_COMMON = ("order", "event", "card")
"""The kinds of items that lie open to all: what they say each player bears, of the thing."""


def lords(items: Iterable[Item], vocabulary: Vocabulary) -> Family:
    """Return the words of the games of dungeons for a table with these items in play."""
    in_order = sorted(items, key=_turn_to_speak)
    known = {item.reference: item for item in in_order}
    return Family(
        vocabulary=vocabulary,
        things=THINGS,
        nouns=NOUNS,
        content=is_content,
        owned=OWNED,
        relations=RELATIONS,
        mutual=frozenset({"beside"}),
        adjectives=ADJECTIVES,
        numbers=NUMBERS,
        counts=COUNTS,
        said=lambda reading: _in_force(known, reading),
        binds=_binds,
        is_time=lambda _reading, said: said.rule.moment is None,
        verbs=VERBS,
        possible=is_possible,
        seat=lambda _reading, you: seat_of(you),
        items=known,
    )


# ---- who bears which rules --------------------------------------------------------------------


def _turn_to_speak(item: Item) -> tuple[int, int]:
    """Return when an item speaks at one moment: by its kind, an order by its place in the round."""
    place = item.field("position")
    return _SPEAKING.index(item.kind), place.numbers[0] if place is not None else 0


def _in_force(items: Mapping[str, Item], reading: Reading) -> Iterator[Said]:
    players = reading.all("player")
    yield from _printed(reading, players)
    for item in sorted(items.values(), key=lambda one: one.kind != "base"):
        level = BASE if item.kind == "base" else STANDING
        carriers = () if item.kind in _OF_ALL else _carriers(reading, item)
        for rule in item.rules:
            for scene in _scenes(reading, item, rule, carriers, players):
                yield Said(rule, item.reference, level, scene)


def _scenes(
    reading: Reading,
    item: Item,
    rule: Rule,
    carriers: tuple[Thing, ...],
    players: tuple[Thing, ...],
) -> Iterator[Scene]:
    if item.kind in _OF_ALL:
        yield from (Scene(you=you) for you in players)
        return
    if item.kind == "room" and carriers and not _speaks_of_it(rule):
        # Said once for whoever has rooms of the kind, however many.
        owners = dict.fromkeys(owner_of(reading, it) for it in carriers)
        yield from (Scene(you=players[seat]) for seat in owners)
        return
    for it in carriers:
        owner = _bearer(reading, it)
        free = item.kind in _COMMON or _is_of_itself(rule)
        yield from (Scene(you=y, it=it) for y in players if y.key == owner or (owner < 0 and free))


def _bearer(reading: Reading, it: Thing) -> int:
    """Return who bears what a thing says: its keeper; of heroes, in whose dungeon they are."""
    if it.type in ("adventurer", "paladin"):
        return facts_of(reading).host_of(int(it.key))
    return owner_of(reading, it)


def _carriers(reading: Reading, item: Item) -> tuple[Thing, ...]:
    """Return the things that an item's rules stand on."""
    if item.kind == "card":
        card = facts_of(reading).card
        is_open = card is not None and card.reference == item.reference
        return (Thing("card", 0),) if is_open else ()
    kind = "tile" if item.kind == "room" else item.kind
    by_content = reading.known(("by content", kind), lambda: _by_content(reading, kind))
    return tuple(by_content.get(item.reference, ()))


def _by_content(reading: Reading, kind: str) -> Mapping[str, list[Thing]]:
    """Return the things of a type by what declares them."""
    found: dict[str, list[Thing]] = {}
    for thing in reading.all(kind):
        found.setdefault(content_of(reading, thing), []).append(thing)
    return found


def _is_of_itself(rule: Rule) -> bool:
    """Tell whether a thing says of itself what it is: that holds whoever has it."""
    return isinstance(rule.body, Statement) and _subject(rule.body).noun == "it"


@cache
def _speaks_of_it(rule: Rule) -> bool:
    return _says_it((rule.moment, rule.body))


def _says_it(node: object) -> bool:
    if isinstance(node, Phrase) and "it" in (node.noun, node.owner):
        return True
    if isinstance(node, tuple):
        return any(_says_it(one) for one in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(_says_it(getattr(node, one.name)) for one in fields(node))
    return False


def _printed(reading: Reading, players: tuple[Thing, ...]) -> Iterator[Said]:
    """What cards and tiles print is where their numbers start."""
    facts = facts_of(reading)
    things = [(Thing("monster", n), one.printed) for n, one in enumerate(facts.monsters)]
    things += [(Thing(one.kind, n), one.printed) for n, one in enumerate(facts.heroes)]
    things += [(Thing("tile", n), {"crew": one.crew}) for n, one in facts.plots.items()]
    if facts.card is not None:
        things.append((Thing("card", 0), facts.card.printed))
    yield from (printed("passes", facts.box.passes, None, you) for you in players)
    for thing, numbers in things:
        for word, value in numbers.items():
            yield from (printed(word, value, thing, you) for you in players)


# ---- who is spoken to -------------------------------------------------------------------------


def _binds(reading: Reading, said: Said, asker: Thing | None) -> bool:
    """Tell whether a rule speaks to whoever asks: its bearer; all, of *it* and of *your* things."""
    if said.scene.you == asker:
        return True
    body = said.rule.body
    if not said.item or not isinstance(body, Statement):
        return False
    subject = _subject(body)
    if subject.owner == "you":
        return True
    # What is nobody's speaks to each player by himself.
    it = said.scene.it
    kept = it is not None and _bearer(reading, it) >= 0
    # What each player bears is said in his own eyes.
    return kept and (subject.noun == "it" or isinstance(body.effect, Grant))


def _subject(body: Statement) -> Phrase:
    subject = body.subject
    if isinstance(subject, Phrase):
        return subject
    return subject.of if subject.of is not None else pronoun("you", "player")
