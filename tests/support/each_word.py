"""Rules in which each word of a vocabulary stands once in each place that it may stand in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from regola.vocabulary.model import VerbWord
from tests.python.sentences import Words
from tests.support.random_rules import Ground

__all__ = ["bans", "counts", "deeds", "events", "lines", "phrases", "statements"]

_GAINED = {"conquest": "1 coin", "digger": "1 gold piece", "lords": "1 food"}
_MOMENTS = {"conquest": "scoring", "digger": "the end of your turn", "lords": "production"}


def lines(ground: Ground, sorts: Iterable[str] = ()) -> Iterator[str]:
    """Give rules of a family with each word in each place, all or of some sorts; some are wrong."""
    whole = ground.words()
    words = replace(whole, content={key: ids[:1] for key, ids in whole.content.items()})
    gained, moment = f"gain {_GAINED[ground.family]}", f"at {_MOMENTS[ground.family]}"
    told: dict[str, Callable[[], Iterator[str]]] = {
        "events": lambda: (f"{one}: {gained}" for one in events(words)),
        "deeds": lambda: (f"{moment}: {one}" for one in deeds(words)),
        "bans": lambda: bans(words),
        "statements": lambda: statements(words),
        "counts": lambda: (f"{moment}: {gained} per {one}" for one in counts(words)),
    }
    for sort in sorts or told:
        yield from dict.fromkeys(told[sort]())


def phrases(words: Words, type_name: str, *, shallow: bool = False) -> Iterator[str]:
    """Give what things of a type may be called: each noun, each thing that is said of them."""
    known = words.vocabulary
    base = type_name if type_name in known.nouns else ""
    for noun in words.nouns(type_name):
        base = base or noun
        word = known.nouns.get(noun)
        yield f"the {noun}" if word is not None and word.unique else _a(noun)
    if not base or shallow:
        return
    if type_name in known.owned:
        yield from (f"your {base}", f"{_a(base)} of an opponent")
    for adjective in words.adjectives(type_name):
        yield from (_a(f"{adjective} {base}"), f"{_a(base)} that is not {adjective}")
    for relation, other in words.links(type_name):
        for thing in phrases(words, other, shallow=True):
            yield f"{_a(base)} {relation} {thing}"
            yield f"{_a(base)} that is not {relation} {thing}"


def events(words: Words) -> Iterator[str]:
    """Give all moments at which something is done, with each word in each place."""
    for verb in words.vocabulary.verbs.values():
        if verb.event:
            for said in _said_of(words, verb):
                for when in ("when", "before") if verb.foretold else ("when",):
                    yield f"{when} you {verb.id}{said}"
                    yield f"{when} an opponent {words.form('VERB', verb.id)}{said}"


def bans(words: Words) -> Iterator[str]:
    """Give what may not be done, with each word in each place."""
    for verb in words.vocabulary.verbs.values():
        for said in _said_of(words, verb):
            yield f"you may not {verb.id}{said}"


def deeds(words: Words) -> Iterator[str]:
    """Give all deeds, with each word in each place."""
    for verb in words.vocabulary.verbs.values():
        yield from (verb.id + said for said in _said_of(words, verb))


def statements(words: Words) -> Iterator[str]:
    """Give all that may be said of things: numbers, classes, relations, of each thing."""
    known = words.vocabulary
    for number in known.quantities.values():
        if not number.derived:
            for sort in number.of or ("",):
                whose = _subjects(words, sort) if sort else ()
                yield from (f"{number.id} of {one} is 1 more" for one in whose)
                yield from [] if sort in known.nouns else [f"{number.id} is 1 more"]
    for adjective in known.adjectives.values():
        if adjective.granted:
            yield from _said(words, adjective.of, adjective.id)
    for noun in known.nouns.values():
        if noun.granted:
            yield from _said(words, (noun.type,), _a(noun.id))
    for relation in known.relations.values():
        for left, right in relation.pairs if relation.granted else ():
            yield from _said(words, (left,), f"{relation.id} {_plain(words, right)}")


def _said(words: Words, sorts: tuple[str, ...], what: str) -> Iterator[str]:
    for sort in sorts:
        yield from (f"{one} is {what}" for one in _subjects(words, sort))


def _subjects(words: Words, sort: str) -> Iterator[str]:
    """Give what is spoken of: all things of a sort, and *it* by all that is said of such."""
    plain = f"{_plain(words, sort)} "
    for one in phrases(words, sort):
        yield one
        if one.startswith(plain):
            yield f"it {one.removeprefix(plain)}"
    yield from ("it", *(f"it that is {one}" for one in words.adjectives(sort)))


def counts(words: Words) -> Iterator[str]:
    """Give all that may be counted."""
    for sort in words.counted():
        for one in phrases(words, sort):
            yield re.sub(r"^(an?|the) ", "", one)


def _said_of(words: Words, verb: VerbWord) -> Iterator[str]:
    """Give what may follow a verb: its things, each by all its words, the others plainly."""
    for sort in verb.object or ("",):
        if not verb.slots:
            yield from (f" {one}" for one in phrases(words, sort)) if sort else ("",)
            continue
        plain = f" {_plain(words, sort)}" if sort else ""
        needed = "".join(f" {one} {_plain(words, verb.slots[one][0])}" for one in verb.needs)
        if sort:
            yield from (f" {one}{needed}" for one in phrases(words, sort))
        for slot, sorts in verb.slots.items():
            others = (one for one in verb.needs if one != slot)
            rest = "".join(f" {one} {_plain(words, verb.slots[one][0])}" for one in others)
            for other in sorts:
                if other != "number":
                    yield from (f"{plain} {slot} {one}{rest}" for one in phrases(words, other))


def _plain(words: Words, type_name: str) -> str:
    return next(phrases(words, type_name, shallow=True), f"the {type_name}")


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
