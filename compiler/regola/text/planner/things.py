"""Things in short, for chips: *nonempty region conquered*, *Mine*, *region adjacent to a sea*."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeGuard

from regola.program.meaning import Adjective, Bound, Did, Link, Modifier, Number, Phrase
from regola.text.planner.amounts import amount_words
from regola.text.planner.named_sites import site_of
from regola.text.planner.phrases import group, noun_phrase, relation
from regola.text.planner.telling import Telling
from regola.text.values import Words

__all__ = ["short_thing"]


def short_thing(
    telling: Telling, phrase: Phrase | None, *, owned: bool = False
) -> Iterator[tuple[str, bool]]:
    """
    Give the ways to call a thing, the fullest first, and whether each says all of it.

    `owned` tells whose it is, where that does not go without saying.
    """
    if phrase is None or phrase.noun in ("you", "it", "one another"):
        yield telling.self_words().text, True
        return
    if phrase.owner == "it" and telling.context.vocabulary.is_site(phrase.type):
        # A piece stands for the site that it lies in.
        yield telling.self_words().text, not phrase.modifiers
        return
    if phrase.owner == "it":
        yield noun_phrase(telling, phrase, "target").text, True
        return
    phrase = replace(phrase, modifiers=_own(phrase.modifiers), owner=phrase.owner if owned else "")
    others = [next(short_thing(telling, other))[0] for other in phrase.alternatives]
    for kept in _ways(phrase):
        said = _named(telling, replace(phrase, modifiers=kept), owned=owned)
        yield _joined(telling, [said, *others]), kept == phrase.modifiers
    if others:
        yield _named(telling, replace(phrase, modifiers=()), owned=owned), False


def _own(modifiers: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    """Leave out relations to what was mentioned before: *defender in that region*."""
    return tuple(one for one in modifiers if not (isinstance(one, Link) and one.target.refers))


def _ways(phrase: Phrase) -> Iterator[tuple[Modifier, ...]]:
    """Give what may be told of a thing: all, its classes, nothing."""
    yield phrase.modifiers
    classes = tuple(one for one in phrase.modifiers if isinstance(one, Adjective))
    if len(classes) < len(phrase.modifiers):
        yield classes
    if classes:
        yield ()


def _joined(telling: Telling, said: list[str]) -> str:
    *head, last = said
    return f"{', '.join(head)} {telling.say('or')} {last}" if head else last


def _named(telling: Telling, phrase: Phrase, *, owned: bool) -> str:
    held = next((one.target for one in phrase.modifiers if _is_mark(one)), None)
    if held is not None and len(phrase.modifiers) == 1 and "/" not in phrase.noun:
        called = site_of(telling, phrase)
        # What is said of the region is not said of the piece there: *immune*.
        if called or not owned:
            name = called[0] if called else telling.noun(held.noun)
            return name.words(plural=False).text
    done = [one for one in phrase.modifiers if _is_plainly_done(one)]
    denied = _denied(telling, phrase)
    rest = tuple(one for one in phrase.modifiers if one not in done and one not in denied)
    # Whose a thing is stands beside its noun: *region of yours adjacent to a chasm*.
    places = [one for one in rest if isinstance(one, Link) and phrase.owner == "you"]
    rest = tuple(one for one in rest if one not in places)
    count = _count(phrase.amount)
    words = group(telling, replace(phrase, modifiers=rest), plural=count not in (None, 1))
    participles = [telling.verb(one.verb).done[words.feature & 3] for one in done]
    number = [str(amount_words(telling, Number(count)))] if count is not None else []
    nots = [_not(telling, one, words) for one in denied]
    yours = [telling.say("relation-of-you", x=words)] if phrase.owner == "you" else []
    where = [relation(telling, one, words) for one in places]
    return " ".join([*number, words.text, *nots, *participles, *yours, *where])


def _count(amount: Bound | None) -> int | None:
    return amount.amount.value if amount and isinstance(amount.amount, Number) else None


def _denied(telling: Telling, phrase: Phrase) -> list[Adjective]:
    classes = [one for one in phrase.modifiers if isinstance(one, Adjective)]
    return [one for one in classes if _is_denied(telling, one)]


def _is_denied(telling: Telling, adjective: Adjective) -> bool:
    """Tell whether a class is denied that has no word for its contrary."""
    plain = adjective.negated and adjective.target is None
    return plain and telling.adjective(adjective.word).negative is None


def _not(telling: Telling, adjective: Adjective, noun: Words) -> str:
    said = telling.adjective(adjective.word).agreeing(noun.feature)
    return telling.say("chip-not", predicate=said)


def _is_plainly_done(modifier: Modifier) -> TypeGuard[Did]:
    return (
        isinstance(modifier, Did)
        and not (modifier.negated or modifier.time)
        and modifier.actor.noun == "you"
    )


def _is_mark(modifier: Modifier) -> TypeGuard[Link]:
    """Tell whether a region is known by what lies in it: *regions with a mine* are *mines*."""
    if not isinstance(modifier, Link) or modifier.negated or modifier.relation != "with":
        return False
    return "/" in modifier.target.noun and not modifier.target.modifiers
