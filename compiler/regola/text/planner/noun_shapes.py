"""Which shape a noun phrase takes, by determiner, owner, amount and the role it plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias

from regola.program.meaning import Adjective, Bound, Everything, Number, Phrase
from regola.text.planner.telling import Telling, place_of, slug
from regola.text.values import Words

__all__ = [
    "THAT_ONE",
    "Role",
    "again_words",
    "features_of",
    "is_that_one",
    "of_type",
    "plain_word",
    "shape_of",
    "shorter",
]

Role: TypeAlias = Literal[
    "subject",
    "subjects",
    "object",
    "target",
    "each",
    "negative",
    "lacking",
    "counted",
    "slot",
    "slots",
    "sole",
    "some",
    "chosen",
    "free",
]
"""
What a phrase does: the subject of a statement (*a* means every), several that are all its subject,
the object of a deed (one),
the other end of a relation, what follows *for each*, the object of a deed that is forbidden, what
somebody is without, what there is a number of, the place or person a deed is done to, such
places where several things are put, the only one of its sort that somebody has, what there is at
least one of, one that the reader picks, or one that may be that of before.
"""

THAT_ONE = "np-that-one"
"""How a thing named before is called where more is told of one of its sort."""

_OWNERS = {"": "", "you": "-your", "it": "-its"}

_OF_ANY = ("np-a", "np-generic")

_ORDINALS = ("first", "second", "third")


def shape_of(telling: Telling, phrase: Phrase, role: Role) -> str:
    """Return the id of the message that a phrase is told with."""
    shape = _shape(telling, phrase, role)
    own = f"{shape.removesuffix('-your')}-of-people"
    told = _is_of_people(telling, phrase, role) and telling.speech.has(f"{own}-{phrase.type}")
    return own if told else shape


def _is_of_people(telling: Telling, phrase: Phrase, role: Role) -> bool:
    """
    Tell whether a thing must be told as the people's, whose player may have those of others too.

    That is where things are counted, and where a people speaks that is in decline.
    """
    if phrase.owner != "you" or telling.brief:
        return False
    close = all(isinstance(one, Adjective) and not one.target for one in phrase.modifiers)
    counted = role == "counted" or (role == "each" and phrase.amount is not None)
    return close and (telling.declined or counted)


def _shape(telling: Telling, phrase: Phrase, role: Role) -> str:
    owner = _OWNERS[phrase.owner]
    if phrase.amount is not None:
        return _more_shape(telling, phrase, _amount_shape(phrase, phrase.amount, role) + owner)
    if phrase.refers:
        return _reference_shape(telling, phrase)
    if role == "each" and phrase.determiner in ("", "a", "each", "any"):
        return f"np-after-each{owner}"
    if phrase.owner:
        return _owned_shape(telling, phrase, role)
    if telling.whichever == place_of(phrase):
        return telling.speech.find("np-whichever", _plain_shape(telling, phrase, role))
    shape = _picked_shape(telling, phrase, role)
    return _alike_shape(telling, phrase, shape) if place_of(phrase) in telling.alike else shape


def _alike_shape(telling: Telling, phrase: Phrase, shape: str) -> str:
    """Return the shape of another of the sort of one beside it, of which more may be told."""
    name = "np-alike-told" if phrase.modifiers else "np-alike"
    return name if shape in _OF_ANY and telling.speech.has(name) else shape


def _picked_shape(telling: Telling, phrase: Phrase, role: Role) -> str:
    """Return the shape of one that is the only one, at least one, or one of those there are."""
    if role not in ("sole", "some", "chosen", "free"):
        return _plain_shape(telling, phrase, role)
    found = _plain_shape(telling, phrase, "object")
    return telling.speech.find(f"np-{role}", found) if found == "np-a" else found


def _owned_shape(telling: Telling, phrase: Phrase, role: Role) -> str:
    """Return the shape of what is the reader's or the item's."""
    if phrase.owner == "you":
        return _your_shape(telling, phrase, role)
    if _is_its_own(telling, phrase):
        return "np-its-own"
    return "np-its-any" if telling.context.copies > 1 else "np-its"


def _is_its_own(telling: Telling, phrase: Phrase) -> bool:
    """Tell whether the item goes to one of a sort that its own is of: *connected to its own*."""
    alike = telling.moved and telling.head is not None and telling.head.noun == phrase.noun
    return alike and telling.context.copies == 1 and telling.speech.has("np-its-own")


def _reference_shape(telling: Telling, phrase: Phrase) -> str:
    rank = telling.ranks.get(place_of(phrase))
    if rank is not None and _is_done_to(telling, phrase) and telling.speech.has("np-done"):
        return "np-done"
    if rank is None:
        if phrase.modifiers:
            return "np-the"
        if is_that_one(telling, phrase):
            return telling.speech.find(THAT_ONE, "np-that")
        if _is_undergone(telling, phrase):
            return "np-undergone"
        return "np-the" if telling.testing else "np-that"
    named = f"np-{_ORDINALS[rank - 1]}" if rank <= len(_ORDINALS) else "np-numbered"
    return telling.speech.find(named, "np-that")


def is_that_one(telling: Telling, phrase: Phrase) -> bool:
    """Tell whether a thing named before is called *that one*, beside one of its sort."""
    plain = phrase.refers and not phrase.modifiers and phrase.amount is None
    alike = telling.head is not None and telling.head.noun == phrase.noun
    return plain and alike and telling.ranks.get(place_of(phrase)) is None


def _is_done_to(telling: Telling, phrase: Phrase) -> bool:
    """Tell whether a reference means what the reader just did the deed to that a rule answers."""
    event = telling.event
    if event is None or event.before or event.actor is None or event.actor.noun != "you":
        return False
    return event.object is not None and event.object.mention == phrase.mention


def _is_undergone(telling: Telling, phrase: Phrase) -> bool:
    """
    Tell whether a reference means what was done something to, beside others of its sort.

    *When an opponent is defeated, if you have more than each opponent, take from that opponent*.
    """
    event = telling.event
    if event is None or event.actor is not None or event.object is None or event.before:
        return False
    done = event.object.mention == phrase.mention and phrase.noun in telling.doubled
    return done and not telling.testing and telling.speech.has("np-undergone")


def _amount_shape(phrase: Phrase, bound: Bound, role: Role) -> str:
    if isinstance(bound.amount, Everything):
        if role in ("slot", "slots") and phrase.owner == "you":
            return "np-many"
        return "np-generic" if role == "slots" and not phrase.owner else "np-all"
    if not isinstance(bound.amount, Number):
        return "np-amount"
    if role == "each":
        return "np-after-each-count"
    return f"np-{slug(bound.comparison)}"


def _more_shape(telling: Telling, phrase: Phrase, shape: str) -> str:
    """Return the shape of so many more: of what is done once more to as many."""
    more = telling.more == place_of(phrase)
    return telling.speech.find(f"{shape}-more", shape) if more else shape


def _your_shape(telling: Telling, phrase: Phrase, role: Role) -> str:
    if role == "some" and phrase.determiner in ("", "a", "one"):
        plain = replace(phrase, determiner="")
        found = _your_shape(telling, plain, "object")
        return telling.speech.find("np-some-your", found) if found == "np-a-your" else found
    if phrase.determiner:
        return f"np-{phrase.determiner}-your"
    kind = telling.context.vocabulary.types.get(phrase.type)
    single = kind is not None and kind.single
    if single or phrase.noun == "player" or _unique(telling, phrase):
        return "np-single-your"
    return "np-a-your" if role in ("object", "slot", "slots") else "np-many-your"


def _plain_shape(telling: Telling, phrase: Phrase, role: Role) -> str:
    if role in ("negative", "lacking") and phrase.determiner in ("", "a", "any"):
        return f"np-{role}"
    if phrase.determiner:
        return f"np-{phrase.determiner}"
    if _unique(telling, phrase):
        return "np-the"
    if role == "counted":
        return "np-counted"
    alone = role in ("object", "slot", "slots")
    marks = telling.context.vocabulary.is_mark(phrase.type)
    return "np-a" if alone or marks else "np-generic"


def _unique(telling: Telling, phrase: Phrase) -> bool:
    words = telling.context.vocabulary
    word = words.nouns.get(phrase.noun)
    kind = words.types.get(phrase.type)
    alone = kind is not None and kind.alone and "/" in phrase.noun
    return alone or phrase.noun in words.phases or (word is not None and word.unique)


def of_type(telling: Telling, shape: str, phrase: Phrase) -> tuple[str, ...]:
    """Return the messages of a shape; one with a noun of its own says no more than that noun."""
    own = f"{shape}-{phrase.type}"
    message = telling.speech.messages.get(own)
    whole = message is not None and message.arguments.isdisjoint({"one", "many"})
    more = phrase.noun != phrase.type or phrase.modifiers
    return (shape,) if whole and more else (own, shape)


def shorter(telling: Telling, name: Words) -> Words:
    """Return *this relic* on the face of a relic whose name is longer."""
    kind, speech = telling.context.kind, telling.speech
    if kind not in speech.lexicon.nouns or not speech.has("np-again"):
        return name
    words = telling.noun(kind).words(plural=False)
    said = "" if telling.is_named_again() else f"np-again-{kind}"
    own = words.with_text(telling.say(speech.find(said, "np-again"), one=words))
    return min(name, own, key=lambda one: len(speech.write(one.text)))


def features_of(
    text: str, phrase: Phrase, one: Words | None, many: Words | None, *, single: bool
) -> Words:
    """Return the text with the features that agree with it: *one of the regions* is singular."""
    core = one or many or Words("")
    single = single or phrase.determiner in ("one", "each", "any", "a", "another")
    amount = _number(phrase)
    if amount == 1 or (one is None and single):
        return Words(text, core.feature & 1, amount)
    if one is not None and many is not None and amount is not None:
        return Words(text, many.feature, amount)
    return Words(text, core.feature, amount)


def _number(phrase: Phrase) -> int | None:
    bound = phrase.amount
    return bound.amount.value if bound and isinstance(bound.amount, Number) else None


def plain_word(phrase: Phrase) -> bool:
    """Tell whether a phrase is a word of the vocabulary and no more: *the hand*, *your player*."""
    more = phrase.amount or phrase.modifiers or phrase.alternatives
    return "/" not in phrase.noun and not more and phrase.determiner in ("", "a", "the")


def again_words(telling: Telling, kind: str) -> Words:
    """Return the item where it was named before: *this relic*, or its name once more."""
    short = telling.speech.find(f"np-again-{kind}", "np-again")
    named = telling.is_named_again()
    words = telling.self_words() if named else telling.noun(kind).words(plural=False)
    return words.with_text(telling.fill((short,), {"one": lambda: words, "self": lambda: words}))
