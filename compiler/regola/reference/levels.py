"""Values in levels: numbers by adding up what each rule says, yes and no by the loudest voice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TypeAlias

from regola.program.meaning import (
    Adjective,
    Change,
    Grant,
    Kind,
    Link,
    Phrase,
    Quantity,
    Statement,
)
from regola.reference.family import BASE, DEED, Said, Scene, Thing, all_choices, bare, bound

if TYPE_CHECKING:
    from regola.reference.reading import Reading

__all__ = ["changes", "granted", "is_spoken_of", "number", "tied"]

_Spoken: TypeAlias = tuple[Said, Statement]


def _heard(reading: Reading, topic: str, asker: Thing | None) -> tuple[_Spoken, ...]:
    """Return what rules in force say of a topic to whoever asks, those of the deed last."""
    spoken = _spoken(reading).get(topic, ())
    return reading.known(
        ("heard", topic, asker),
        lambda: tuple(one for one in spoken if _binds(reading, one[0], asker)),
    )


def _spoken(reading: Reading) -> Mapping[str, list[_Spoken]]:
    return reading.known("spoken", lambda: _by_topic(reading))


def is_spoken_of(reading: Reading, topic: str) -> bool:
    """Tell whether any rule in force speaks of a topic."""
    return topic in _spoken(reading)


def _binds(reading: Reading, said: Said, asker: Thing | None) -> bool:
    """What goes with the deed under way speaks to all."""
    return said.level == DEED or reading.family.binds(reading, said, asker)


def _by_topic(reading: Reading) -> Mapping[str, list[_Spoken]]:
    found: dict[str, list[_Spoken]] = {}
    for said in reading.said():
        body = said.rule.body
        if isinstance(body, Statement):
            for topic in _topics(body):
                found.setdefault(topic, []).append((said, body))
    return found


def _topics(statement: Statement) -> tuple[str, ...]:
    """
    Return what a statement speaks of: a number, a relation, or the classes that it makes things of.

    *Closed to opponents* and *as if empty for conquest cost* are classes of their own.
    """
    grant, subject = statement.effect, statement.subject
    if isinstance(grant, Change):
        return (subject.word,) if isinstance(subject, Quantity) else ()
    if isinstance(grant.predicate, Link):
        return (grant.predicate.relation,)
    if isinstance(grant.predicate, Kind):
        words = tuple(one.noun for one in all_choices(grant.predicate.phrase))
    elif isinstance(grant.predicate, Adjective):
        target = grant.predicate.target
        words = (f"{grant.predicate.word} {'' if target is None else target.noun}".strip(),)
    else:
        return ()
    if statement.purpose is None:
        return words
    seeming = "as if " if grant.seeming else ""
    purposes = [one.noun for one in all_choices(statement.purpose)]
    return tuple(f"{seeming}{word} for {purpose}" for word in words for purpose in purposes)


# ---- numbers ----------------------------------------------------------------------------------


def number(reading: Reading, word: str, thing: Thing, asker: Thing | None) -> int:
    """
    Return a number of a thing in the eyes of somebody.

    Base rules define it; all *more* and *less* add up; it is doubled; it is bounded; an *is* of an
    item, then of the deed, has the last word.
    """
    own = reading.family.numbers.get(word)
    if own is not None:
        return own(reading, thing, Scene(you=asker))
    return reading.known(
        ("number", word, thing, asker),
        lambda: _number(reading, word, thing, asker),
    )


def _number(reading: Reading, word: str, thing: Thing, asker: Thing | None) -> int:
    seen = reading.family.seeming(reading, word, thing, asker)
    told_of = list(changes(seen, word, thing, asker))

    def told(operation: str) -> list[int]:
        return [amount for _, done, amount in told_of if done == operation]

    value = ([0] + [amount for level, done, amount in told_of if (level, done) == (BASE, "is")])[-1]
    value += sum(told("more")) - sum(told("less"))
    value <<= len(told("doubled"))
    # There is nothing less than nothing, but of numbers with a sign.
    least = [] if reading.family.vocabulary.quantities[word].signed else [0]
    value = max([*least, value, *told("at least")])
    value = min([value, *told("at most")])
    return ([value] + [amount for level, done, amount in told_of if level and done == "is"])[-1]


def changes(
    reading: Reading, word: str, thing: Thing, asker: Thing | None
) -> Iterator[tuple[int, str, int]]:
    """Give the level of each rule that speaks of the number, what it does to it, by how much."""
    for said, statement in _heard(reading, word, asker):
        change, subject = statement.effect, statement.subject
        if not isinstance(change, Change) or not isinstance(subject, Quantity):
            continue
        if _is_lost_on(reading, said, word, change, thing, asker):
            continue
        for scene in reading.family.each(reading, said, subject.of, thing):
            if reading.family.is_time(reading, said) and _speaks_of(
                reading, subject.of, statement, scene, thing
            ):
                here = bound(scene, subject.of, thing)
                amount = reading.amount(change.amount, here) * reading.times(change.per, here)
                reading.note(said)
                yield said.level, change.operation, amount


def _is_lost_on(
    reading: Reading, said: Said, word: str, change: Change, thing: Thing, asker: Thing | None
) -> bool:
    """Tell whether a change helps the asker where nothing helps."""
    helping = _HELPING.get(reading.family.vocabulary.quantities[word].better, ())
    helps = change.operation in helping
    return said.is_ability and helps and reading.family.shielded(reading, said, thing, asker)


_HELPING = {"less": ("less", "at most", "is"), "more": ("more", "doubled", "at least", "is")}
"""What helps whoever wants a number to be less, or more; an *is* is a rule of its own."""


def _speaks_of(
    reading: Reading, subject: Phrase | None, statement: Statement, scene: Scene, thing: Thing
) -> bool:
    """Tell whether a statement's subject names a thing and its condition holds of it."""
    if subject is not None and not subject.refers and not reading.is_one(thing, subject, scene):
        return False
    if subject is not None and subject.refers and thing not in scene.named.get(subject.mention, ()):
        return False
    return reading.holds(statement.condition, bound(scene, subject, thing))


# ---- yes and no -------------------------------------------------------------------------------


def granted(reading: Reading, word: str, thing: Thing, asker: Thing | None) -> bool:
    """Tell whether rules make a thing one of a class, such as *immune* or *closed*."""
    spoken = _heard(reading, word, asker)
    if not spoken:
        return False
    key = ("class", word, thing.type, asker)
    with reading.looking(as_it_lies=reading.family.is_lasting(word)):
        return thing in reading.least(
            key,
            lambda: frozenset(
                one
                for one in reading.all(thing.type)
                if _decided(reading, word, one, asker, spoken)
            ),
        )


def _decided(
    reading: Reading,
    word: str,
    thing: Thing,
    asker: Thing | None,
    spoken: tuple[_Spoken, ...],
) -> bool:
    """The highest level that speaks decides; within a level *not* wins; silence is no."""
    voices: dict[int, list[bool]] = {}
    for said, statement in spoken:
        subject, grant = statement.subject, statement.effect
        if not isinstance(subject, Phrase) or not isinstance(grant, Grant):
            continue
        negated = grant.negated != bool(getattr(grant.predicate, "negated", False))
        helps = said.is_ability and reading.family.helps(word, negated)
        if helps and reading.family.shielded(reading, said, thing, asker):
            continue
        timely = reading.family.is_time(reading, said)
        if timely and _speaks_of(reading, subject, statement, said.scene, thing):
            reading.note(said)
            voices.setdefault(said.level, []).append(negated)
    return bool(voices) and not any(voices[max(voices)])


# ---- relations --------------------------------------------------------------------------------


def tied(reading: Reading, relation: str, thing: Thing, other: Thing, asker: Thing | None) -> bool:
    """Tell whether rules put two things in a relation; no thing is in it to itself."""
    spoken = _heard(reading, relation, asker)
    lasting = reading.family.is_lasting(relation)
    if not spoken or thing == other or (reading.as_it_lies and not lasting):
        return False
    key = ("tied", relation, asker)
    with reading.looking(as_it_lies=lasting):
        pairs = reading.least(
            key, lambda: frozenset(p for s, one in spoken for p in _pairs(reading, s, one))
        )
    mutual = relation in reading.family.mutual
    return (thing, other) in pairs or (mutual and (other, thing) in pairs)


def _pairs(reading: Reading, said: Said, statement: Statement) -> Iterator[tuple[Thing, Thing]]:
    """Give the things that a statement puts in a relation, two by two."""
    subject, grant = statement.subject, statement.effect
    if not isinstance(subject, Phrase) or not isinstance(grant, Grant):
        return
    link = grant.predicate
    if not isinstance(link, Link) or link.negated or grant.negated:
        return
    if not reading.family.is_time(reading, said):
        return
    reading.note(said)
    ones = [
        thing
        for thing in reading.things(bare(subject), said.scene)
        if reading.holds(statement.condition, bound(said.scene, subject, thing))
    ]
    for one in ones:
        here = bound(said.scene, subject, one)
        others = ones if link.target.noun == "one another" else reading.things(link.target, here)
        yield from ((one, other) for other in others if one != other)
