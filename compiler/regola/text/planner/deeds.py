"""
Deeds: a verb in the form asked for, its object and slots.

The verb's own message (`do-put`) gives the order of words. A slot may change verb and message, as
*return to the hand* is another verb than *return* in many languages: `do-return-to-hand`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Literal, TypeAlias

from regola.program.meaning import Adjective, Bound, Deed, Everything, Link, Number, Phrase
from regola.text.lexicon import Verb
from regola.text.planner.amounts import amount_words, number_words
from regola.text.planner.mentions import is_topic
from regola.text.planner.noun_shapes import plain_word
from regola.text.planner.owners import told_as_yours
from regola.text.planner.phrases import Role, group, noun_phrase, relation
from regola.text.planner.places import distance_of, is_there, without_place
from regola.text.planner.pronouns import has_pronoun
from regola.text.planner.statements import each_phrase
from regola.text.planner.telling import Suppliers, Telling, base_number, slug
from regola.text.values import PLURAL, YOU, Words
from regola.vocabulary.model import VerbWord

__all__ = [
    "SLOTS",
    "VerbForm",
    "deed_clause",
    "is_given",
    "is_told",
    "left_of_deed",
    "slot_parts",
    "verb_form",
    "verb_of",
]

_NOTHING: Suppliers = {name: lambda: Words("") for name in ("object", "target", "x")}

VerbForm: TypeAlias = Literal["command", "infinitive", "you", "event", "third"]
"""*place*, *to place*, *you place*, *when you place*, *places*."""

_ONE = Bound("exactly", Number(1))
_BASE = "base"
SLOTS = ("as", "by", "for", "from", "in", "over", "to", "using")
"""The prepositions of what a verb may take beside its object."""


def deed_clause(
    telling: Telling, deed: Deed, form: VerbForm, actor: Words | None = None, role: Role = "object"
) -> str:
    """Return a deed; `actor` is who does it in the form `third`; `role` is that of its object."""
    known = telling.context.vocabulary.verbs.get(deed.verb)
    before, moved = (telling.apart, telling.by_means), telling.moved
    telling.moved = deed.object is not None and deed.object.noun == "it"
    telling.apart = _told_apart(telling, known) if known else frozenset()
    telling.by_means = verb_of(telling, deed).by_means
    try:
        return _clause(telling, deed, form, actor, role)
    finally:
        (telling.apart, telling.by_means), telling.moved = before, moved


def _told_apart(telling: Telling, verb: VerbWord) -> frozenset[str]:
    """
    Return the relations that could be taken for slots of a verb: *in*, *of player*.

    Those that a language says as it says a slot for such things: *monedas de un rival*.
    """
    words = telling.context.vocabulary
    known = telling.speech.apart.get((id(words), verb.id))
    if known is None:
        known = telling.speech.apart[id(words), verb.id] = words, _like_slots(telling, verb)
    return known[1]


def _like_slots(telling: Telling, verb: VerbWord) -> frozenset[str]:
    words = telling.context.vocabulary
    found = set(verb.slots)
    spots = [noun.id for noun in words.nouns.values() if noun.unique and noun.type == "spot"]
    for one in words.relations.values():
        for left, right in one.pairs:
            if left in verb.object:
                things = (right, *(spots if right == "spot" else ()))
                found |= {
                    f"{one.id} {thing}"
                    for thing in things
                    if _sounds_as_slot(telling, verb, one.id, thing, right)
                }
    return frozenset(found)


def _sounds_as_slot(telling: Telling, verb: VerbWord, relation: str, thing: str, kind: str) -> bool:
    told = _said_of(telling, f"relation-{slug(relation)}", thing)
    own = f"relation-{slug(relation)}.object"
    if telling.speech.has(own) and not telling.speech.has(
        f"relation-{slug(relation)}-{slug(thing)}"
    ):
        told = telling.speech.fill(own, _NOTHING)
    slots = (preposition for preposition, types in verb.slots.items() if kind in types)
    return any(told == _said_of(telling, f"slot-{preposition}", thing) for preposition in slots)


def _said_of(telling: Telling, message: str, thing: str) -> str:
    identifier = telling.speech.find(f"{message}-{slug(thing)}", message)
    return telling.speech.fill(identifier, _NOTHING)


def is_told(telling: Telling, deed: Deed) -> bool:
    """Tell whether the reader is told that a deed happens to him, not to do it."""
    return verb_of(telling, deed).told


def verb_of(telling: Telling, deed: Deed) -> Verb:
    """Return the verb that a deed is told with, the closest that the language has."""
    return telling.verb(*_specific(deed), deed.verb)


def _clause(telling: Telling, deed: Deed, form: VerbForm, actor: Words | None, role: Role) -> str:
    if form in ("command", "you") and deed.per and deed.slots and telling.speech.has("do-each"):
        # Behind a place, *for each player* could seem to tell of the place.
        plain = _clause(telling, replace(deed, per=None), form, actor, role)
        return telling.say("do-each", per=each_phrase(telling, deed.per), deed=plain)
    slots = dict(deed.slots)
    specific = _specific(deed)
    verb = telling.verb(*specific, deed.verb)
    values: dict[str, object] = {
        "verb": lambda: verb_form(verb, form, actor),
        "object": lambda: _object(telling, deed, role),
        "one": lambda: group(telling, deed.object, plural=False) if deed.object else "",
        "many": lambda: group(telling, deed.object, plural=True) if deed.object else "",
        "per": lambda: _of_its_own(telling, deed) or each_phrase(telling, deed.per),
    }
    there = _there_of(telling, deed)
    if there is not None and deed.object is not None:
        those = replace(deed, object=without_place(deed.object, there))
        values["those"] = lambda: _object(telling, those, role)
    # Nor may a clause of whom it is done to come before what it is done with.
    told = deed.amount is not None and "to" in slots and not _has_clause(slots["to"])
    if told or ("to" in slots and _is_one_word(telling, slots["to"])):
        values["receiver"] = lambda: noun_phrase(telling, slots["to"], "slot")
    if "in" in slots and not _has_clause(slots["in"]):
        values["spot"] = lambda: slot(telling, "in", slots["in"], deed.object, "")
    amount, bound = deed.amount, deed.object.amount if deed.object else None
    if amount is not None:
        values["amount"] = lambda: amount_words(telling, amount)
    if bound is not None:
        values["number"] = lambda: amount_words(telling, bound.amount)
    ending = ".denied" if role == "negative" else ""
    for preposition in SLOTS:
        # A way without an end is one to any of its places: whoever is told of it may stop there.
        told = preposition in ("from", "to") or (preposition == "over" and "to" not in slots)
        done = deed.verb if told else ""
        values[preposition] = lambda at=preposition, verb=done: slot(
            telling, at, slots.get(at), deed.object, verb, ending
        )
    for word, number in telling.context.values.items():
        values[base_number(word)] = lambda value=number: number_words(value)
    messages = _messages(telling, deed, form, specific)
    suppliers: Suppliers = values  # type: ignore[assignment]
    known = [one for one in messages if _is_sayable(telling, one, suppliers)]
    return telling.fill(tuple(known), suppliers)


def _messages(
    telling: Telling, deed: Deed, form: VerbForm, specific: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the messages that may tell a deed, the closest first."""
    messages = (*(f"do-{slug(name)}" for name in (*specific, deed.verb)), "do")
    more = telling.more is not None or deed.amount is not None
    if telling.phase and deed.object and telling.context.kind != _BASE and not more:
        # What items bring at a phase comes on top of what the base rules bring there.
        own = f"do-{slug(deed.verb)}-{deed.object.type}-at-{slug(telling.phase)}"
        # *1 coin more for each of your regions* is what the regions yield more.
        messages = (
            *((f"{own}.yours",) if _is_each_site(telling, deed.per) else ()),
            own,
            *messages,
        )
    if form in ("command", "you") and _is_to_the_one(telling, deed):
        messages = (*(f"{name}.told" for name in messages), *messages)
    if deed.object is not None and deed.object.owner == "you" and deed.object.amount is not None:
        every = isinstance(deed.object.amount.amount, Everything)
        messages = (*((f"{name}.all" for name in messages) if every else ()), *messages)
    if form in ("command", "you") and deed.object is not None:
        # *The game ends*, *its spell is cast* by itself, whoever is told.
        happens = (f"{name}.happens" for name in messages)
        messages = (*(one for one in happens if _tells_all(telling, one, deed)), *messages)
    if form in ("command", "you") and deed.object is not None and not deed.slots:
        # *If the battlefield is not safe, lose it*.
        its = (f"{name}.its" for name in messages) if is_topic(telling, deed.object) else ()
        messages = (*its, *messages)
    if form in ("command", "you", "event") and has_pronoun(telling, deed):
        messages = ("do.its", *messages)
    if _there_of(telling, deed) is not None:
        messages = (f"do-{slug(deed.verb)}-there", *messages)
    if among := _among_those(telling, deed):
        # *If you have at least 2 imps, you may use 1 of them*.
        messages = (*(f"{name}.{among}" for name in messages), *messages)
    if any(name in ("in", "to") and is_there(telling, thing) for name, thing in deed.slots):
        # *Collochi lì il drago*, not *collochi il drago lì*; nor far behind what comes from where.
        either = any(name == "from" and thing.alternatives for name, thing in deed.slots)
        there = ("do-there-either", "do-there") if either else ("do-there",)
        messages = (*there, *messages) if not deed.amount else messages
    return messages


def _tells_all(telling: Telling, message: str, deed: Deed) -> bool:
    """Tell whether a message that names of itself what a deed is done to leaves nothing out."""
    found = telling.speech.messages.get(message)
    named = found is not None and "object" in found.arguments
    return named or (deed.object is not None and plain_word(deed.object))


def _there_of(telling: Telling, deed: Deed) -> Phrase | None:
    """Return the place named before in which a deed is done to things: *matas allí a ellos*."""
    thing = deed.object
    if thing is None or deed.slots or deed.amount or deed.per or thing.alternatives:
        return None
    if not telling.speech.has(f"do-{slug(deed.verb)}-there"):
        return None
    links = [one for one in thing.modifiers if not isinstance(one, Adjective)]
    link = links[0] if len(links) == 1 else None
    if not isinstance(link, Link) or link.relation != "in" or link.negated:
        return None
    return link.target if is_there(telling, link.target) else None


def _of_its_own(telling: Telling, deed: Deed) -> str:
    """Return *for every 2 you have* of what a deed is done to, told once."""
    per, thing = told_as_yours(deed.per) if deed.per else None, deed.object
    if per is None or thing is None or per.noun != thing.noun or not telling.speech.has("per-own"):
        return ""
    bound = per.amount if per.owner == "you" and not (per.modifiers or per.alternatives) else None
    if bound is None or not isinstance(bound.amount, Number) or bound.comparison != "exactly":
        return ""
    return telling.say("per-own", amount=amount_words(telling, bound.amount))


def left_of_deed(telling: Telling, deed: Deed) -> str:
    """Return a deed to what its pronoun tells elsewhere: *lo puedes* mover a esa loseta."""
    verb = telling.verb(*_specific(deed), deed.verb)
    slots = dict(deed.slots)
    if is_given(telling, deed):
        return telling.fill(
            (f"do-{slug(deed.verb)}-to-that.left",),
            {
                "verb": lambda: verb.infinitive,
                "object": lambda: _object(telling, deed, "object"),
                "from": lambda: slot(telling, "from", slots.get("from"), deed.object, deed.verb),
            },
        )
    said: Suppliers = {
        name: lambda at=name: slot(telling, at, slots.get(at), deed.object, deed.verb)  # type: ignore[misc]
        for name in ("from", "in", "to")
    }
    return telling.fill(("do.left",), {**said, "verb": lambda: verb.infinitive})


def _among_those(telling: Telling, deed: Deed) -> str:
    """Return the ending of what tells a deed to one of the things that were counted just now."""
    counted, thing = telling.numbered, deed.object
    if counted is None or thing is None or thing.amount != _ONE or thing.noun != counted.noun:
        return ""
    if thing.modifiers or thing.owner or thing.alternatives or deed.slots:
        return ""
    return "it" if counted.amount == _ONE else "them"


def _is_to_the_one(telling: Telling, deed: Deed) -> bool:
    """Tell whether a deed is done to whoever did what the rule answers: *le das 1 moneda*."""
    event, to = telling.event, dict(deed.slots).get("to")
    actor = event.actor if event is not None else None
    if to is None or not to.refers or to.modifiers or to.owner or to.alternatives:
        return False
    return actor is not None and actor.mention == to.mention


def is_given(telling: Telling, deed: Deed) -> bool:
    """Tell whether whom something is given is told by his pronoun: *le puedes* entregar."""
    name = f"do-{slug(deed.verb)}-to-that.left"
    plain = not (deed.amount or deed.per) and dict(deed.slots).keys() <= {"from", "to"}
    return plain and telling.speech.has(name) and _is_to_the_one(telling, deed)


def _is_each_site(telling: Telling, per: Phrase | None) -> bool:
    """Tell whether a deed is done for each of the reader's own sites."""
    if per is None or per.amount is not None or per.alternatives:
        return False
    return telling.context.vocabulary.is_site(per.type) and told_as_yours(per).owner == "you"


def _is_one_word(telling: Telling, phrase: Phrase) -> bool:
    """Tell whether a thing is told by its noun alone, which is a single word."""
    if phrase.modifiers or phrase.alternatives or phrase.noun in ("it", "you"):
        return False
    return " " not in telling.noun(phrase.noun).words(plural=False).text


def _has_clause(phrase: Phrase) -> bool:
    """Tell whether a clause stands behind a thing, to which what follows would seem to belong."""
    return not all(
        isinstance(one, Adjective | Link) and not one.negated for one in phrase.modifiers
    )


def _is_sayable(telling: Telling, message: str, suppliers: Suppliers) -> bool:
    """Tell whether there is a message, and a value for all that it asks for."""
    found = telling.speech.messages.get(message)
    return found is not None and found.arguments <= set(suppliers)


def _specific(deed: Deed) -> tuple[str, ...]:
    """Return the names of closer verbs: by each slot's noun, its type, how the object is chosen."""
    names: list[str] = []
    thing = deed.object
    names += [
        f"{deed.verb} {first} {whence.type} {second} {whither.noun}"
        for (first, whence), (second, whither) in permutations(deed.slots, 2)
        if plain_word(whither)
    ]
    for preposition, phrase in deed.slots:
        if plain_word(phrase):
            names.append(f"{deed.verb} {preposition} {phrase.noun}")
        if deed.amount is not None:
            # A long amount would part the verb from whom it is done to.
            names.append(f"{deed.verb} {preposition} amount")
        if phrase.refers:
            names.append(f"{deed.verb} {preposition} that")
        names.append(f"{deed.verb} {preposition} {phrase.type}")
    if deed.amount is not None:
        names.append(f"{deed.verb} amount")
    if len(deed.slots) == 1 and thing is not None and thing.modifiers:
        # What follows an adjective would seem to complete it: *arrived from the Monster*.
        names.append(f"{deed.verb} {deed.slots[0][0]} alone")
    if deed.amount is not None:
        names.append(f"{deed.verb} amount")
    if thing is not None:
        chosen = " ".join((deed.verb, thing.determiner, "your" if thing.owner == "you" else ""))
        names += [chosen, *_ways_over(deed)]
        names += [f"{deed.verb} {last(thing.noun)}", f"{deed.verb} {thing.type}"]
    return tuple(names)


def _ways_over(deed: Deed) -> Iterator[str]:
    """Give the verb with an end and the way to it, and with so many as a long amount tells."""
    if {"over", "to"} <= dict(deed.slots).keys():
        yield f"{deed.verb} over to"
    if deed.amount is not None and deed.object is not None:
        yield f"{deed.verb} {last(deed.object.noun)} amount"


def last(reference: str) -> str:
    """Return a vocabulary noun as it is; content is known by its type alone."""
    return "" if "/" in reference else reference


def verb_form(verb: Verb, form: VerbForm, actor: Words | None) -> str:
    """Return the verb in a form, agreeing with whoever acts."""
    if form == "command":
        return verb.command
    if form == "infinitive":
        return verb.infinitive
    if form in ("you", "event") or actor is None or actor.feature == YOU:
        return verb.you
    return verb.many if actor.feature & PLURAL else verb.one


def _object(telling: Telling, deed: Deed, role: Role) -> Words | str:
    if deed.object is None:
        return ""
    if role == "negative" and deed.object.mention in telling.referred:
        # *No squad … if that squad* would speak of none again.
        role = "object"
    if deed.amount is None:
        telling.done_to = True
        said = noun_phrase(telling, deed.object, role)
        telling.done_to = False
        return said
    many = group(telling, deed.object, plural=True)
    amount = amount_words(telling, deed.amount)
    return many.with_text(telling.say("as-many", many=many, amount=amount))


def _slot_role(preposition: str, thing: Phrase | None) -> Role:
    """Several things go to *your regions*, one thing to *one of your regions*; a way over many."""
    several = thing is not None and thing.amount is not None and thing.amount != _ONE
    return "slots" if several or preposition == "over" else "slot"


def slot(
    telling: Telling,
    preposition: str,
    phrase: Phrase | None,
    thing: Phrase | None,
    done: str = "",
    ending: str = "",
) -> str:
    """
    Return a slot with its preposition: *in that region*; `thing` is what the deed is done to.

    `done` is the verb where it is told what is done to a thing: *killed by the Dragon*. `ending`:
    that of messages for a deed that is forbidden (*nor through it*) or for the second of two slots.
    """
    if phrase is None:
        return ""
    name = f"slot-{preposition}"
    there = f"{name}-there-{phrase.type}"
    if telling.speech.has(there) and is_there(telling, phrase):
        return telling.say(there)
    link = distance_of(phrase) if preposition == "in" else None
    if link is not None and telling.speech.has("slot-in-within"):
        noun = telling.noun(phrase.noun).words(plural=False)
        return telling.say("slot-in-within", relation=relation(telling, link, noun))
    plain = plain_word(phrase)
    if preposition == "from" and phrase.type == "spot" and len(phrase.alternatives) == 1:
        return _from_either(telling, phrase, thing)
    word = slug(phrase.noun) if plain else phrase.type
    own = (f"{name}-{phrase.owner}-{word}",) if plain and phrase.owner else ()
    suffered = (f"{name}-{slug(done)}-{phrase.type}", f"{name}-{slug(done)}") if done else ()
    kinds = (word, telling.sort(phrase), phrase.type)
    identifiers = (*suffered, *own, *(f"{name}-{one}" for one in kinds), name)
    if ending:
        identifiers = tuple(each for one in identifiers for each in (f"{one}{ending}", one))
    return telling.fill(
        identifiers,
        {
            "x": lambda: _slot_thing(telling, preposition, phrase, thing),
            "object": lambda: noun_phrase(telling, thing) if thing else "",
        },
    )


def _slot_thing(telling: Telling, preposition: str, phrase: Phrase, thing: Phrase | None) -> Words:
    """Return the thing of a slot; what a deed is done *to* is told as its object is."""
    telling.done_to = preposition == "to"
    # *As if it were a relic* would not say that it is one of those there are.
    role: Role = "chosen" if preposition == "as" else _slot_role(preposition, thing)
    if preposition == "to" and telling.more is not None:
        # What is done once more may be done to the same again.
        role = "free"
    said = noun_phrase(telling, phrase, role)
    telling.done_to = False
    return said


def slot_parts(
    telling: Telling, deed: Deed, preposition: str, phrase: Phrase, room: int
) -> Iterator[str]:
    """Give a slot; of places that have no room together, each alone: *or in a tomb*."""
    whole = slot(telling, preposition, phrase, deed.object, deed.verb)
    if len(telling.speech.write(whole)) <= room:
        yield whole
        return
    first, *others = replace(phrase, alternatives=()), *phrase.alternatives
    yield slot(telling, preposition, first, deed.object, deed.verb)
    for other in others:
        said = slot(telling, preposition, other, deed.object, deed.verb)
        yield f"{telling.say('or')} {said}"


def _from_either(telling: Telling, phrase: Phrase, thing: Phrase | None) -> str:
    """
    Return two spots of which the second is gone to only where the first is empty.

    Of what has no more said of it there is room to say so in full.
    """
    first, second = replace(phrase, alternatives=()), phrase.alternatives[0]
    full = ("slot-from-either.full",) if thing is None or not thing.modifiers else ()
    ending = ".full" if full and telling.speech.has("slot-from-either.full") else ".other"
    return telling.fill(
        (*full, "slot-from-either", "slot-from"),
        {
            "x": lambda: noun_phrase(telling, phrase, "slot"),
            "first": lambda: noun_phrase(telling, first, "slot"),
            "second": lambda: slot(telling, "from", second, None, ending=ending),
            "other": lambda: noun_phrase(telling, second, "slot"),
            "object": lambda: "",
        },
    )
