"""
What may be done: for a price, as often as one likes, only on a condition.

*You may conquer a region* allows one conquest to a reader, where the rule allows any number; *you
may move a squad. Then pay 1 step* reads as a second duty; *you may not move a squad over a tile
unless …* says first what does not hold. Each is told as it is meant, where a language has words.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    AtPhase,
    Condition,
    Deed,
    Link,
    Number,
    OnEvent,
    Permission,
    Phrase,
    Rule,
    Step,
)
from regola.text.planner.conditions import condition_clause
from regola.text.planner.deeds import deed_clause, slot, verb_of
from regola.text.planner.phrases import adjective_said, noun_phrase
from regola.text.planner.telling import Telling, slug
from regola.text.values import YOU

__all__ = [
    "condition_apart",
    "duty_of_phase",
    "each_in_one",
    "is_repeated",
    "modality",
    "only_if",
    "only_such",
    "paid",
    "place_apart",
    "price",
    "source_apart",
]

_ENDING = "end"
_ONE_OF_MANY = frozenset({"", "a", "one"})


def paid(telling: Telling, body: Permission) -> str:
    """Return *you may pay 1 step to move a squad*; nothing where the first step is no price."""
    paying = price(telling, body.steps[0]) if body.steps else None
    plain = not (body.obliged or body.negated) and body.actor.noun == "you"
    if paying is None or not plain or not telling.speech.has("may-you.paid"):
        return ""
    done = deed_clause(telling, body.deed, "infinitive")
    cost = deed_clause(telling, paying, "infinitive")
    return telling.say("may-you.paid", deed=done, cost=cost)


def place_apart(telling: Telling, body: Permission) -> tuple[str, ...]:
    """Return *you may pay 1 point to summon it*, and *you summon it to one of your Portals, …*."""
    to = dict(body.deed.slots).get("to")
    if to is None or len(body.deed.slots) > 1 or len(body.steps) > 1 or body.condition is not None:
        return ()
    if not telling.speech.has("place-apart") or body.deed.object is None:
        return ()
    if body.deed.object.noun != "it" or body.deed.amount or body.deed.per:
        return ()
    bought = paid(telling, replace(body, deed=replace(body.deed, slots=())))
    said = slot(telling, "to", to, body.deed.object, body.deed.verb)
    verb = verb_of(telling, body.deed).you
    return bought, telling.say("place-apart", x=telling.self_words(), verb=verb, to=said)


def source_apart(telling: Telling, rule: Rule) -> tuple[Rule, str] | None:
    """Return a rule without where what takes a place comes from, and *take it from the tray …*."""
    body = rule.body
    if not isinstance(body, Permission) or body.negated or body.steps or body.condition:
        return None
    slots = dict(body.deed.slots)
    whence, thing = slots.pop("from", None), slots.get("by")
    if whence is None or thing is None or not whence.alternatives or body.actor.noun != "you":
        return None
    if not telling.speech.has("source-apart") or whence.type != "spot":
        return None
    said = slot(telling, "from", whence, replace(thing, modifiers=()))
    taken = noun_phrase(telling, replace(thing, modifiers=()))
    deed = replace(body.deed, slots=tuple(slots.items()))
    plain = replace(rule, body=replace(body, deed=deed))
    return plain, telling.say("source-apart", x=taken, **{"from": said})


def price(telling: Telling, step: Step) -> Deed | None:
    """Return the deed of a step that is to pay a plain number of things."""
    deed = step.action
    if not isinstance(deed, Deed) or not telling.pays(deed) or step.join != "and":
        return None
    thing = deed.object
    if thing is None or thing.amount is None or thing.modifiers:
        return None
    more = step.condition or deed.slots or deed.amount or deed.per
    return deed if isinstance(thing.amount.amount, Number) and not more else None


def duty_of_phase(telling: Telling, rule: Rule) -> str:
    """Return *you may not skip redeployment*, where a phase has the name of what is done in it."""
    moment, body = rule.moment, rule.body
    if not isinstance(moment, AtPhase) or not isinstance(body, Permission):
        return ""
    more = moment.edge or moment.whose or moment.condition or body.condition or body.steps
    deed, yours = body.deed, body.actor.noun == "you" and body.obliged and not body.negated
    bare = not (deed.object or deed.slots or deed.amount or deed.per or rule.limit)
    name = f"must-{slug(deed.verb)}-at-{slug(moment.phase)}"
    told = yours and bare and not more and telling.speech.has(name)
    return telling.say(name) if told else ""


def only_if(telling: Telling, body: Permission) -> str:
    """Return *you may … only if …* for *you may not … unless …*; nothing for what is not that."""
    condition = body.condition
    if not body.negated or body.obliged or condition is None or not condition.negated:
        return ""
    who = noun_phrase(telling, body.actor, "subject")
    name = "may-you.only" if who.feature == YOU else "may-other.only"
    if not telling.speech.has(name):
        return ""
    done = deed_clause(telling, body.deed, "infinitive")
    clause = condition_clause(telling, replace(condition, negated=False), "or-if.only")
    return telling.say(name, actor=who, deed=done, condition=clause)


def only_such(telling: Telling, body: Permission) -> str:
    """
    Return *you may dig a tunnel only in a space adjacent to your tiles*.

    *You may not dig a tunnel in a space not adjacent to your tiles* denies twice.
    """
    plain = body.negated and not (body.obliged or body.condition or body.steps)
    deed, yours = body.deed, body.actor.noun == "you"
    if not plain or not yours or deed.amount or deed.per or deed.object is None:
        return ""
    if len(deed.slots) == 1 and deed.slots[0][0] == "in" and telling.speech.has("may-you.only-in"):
        place = _affirmed(deed.slots[0][1])
        near = place is not None and isinstance(place.modifiers[0], Link)
        if place is None or not near or deed.object.modifiers or deed.object.alternatives:
            return ""
        done = deed_clause(telling, replace(deed, slots=()), "infinitive")
        where = slot(telling, "in", place, deed.object)
        return telling.say("may-you.only-in", **{"deed": done, "in": where})
    thing = deed.object
    word = thing.modifiers[-1] if thing.modifiers else None
    if deed.slots or not isinstance(word, Adjective) or not telling.speech.has("may-you.only-it"):
        return ""
    if _affirmed(replace(thing, modifiers=(word,))) is None or _denies_more(thing):
        return ""
    # Of whatever there is of a sort, none is meant more than another: *any* is *a* here.
    bare = replace(thing, modifiers=thing.modifiers[:-1], determiner="a")
    done = deed_clause(telling, replace(deed, object=bare), "infinitive")
    one = noun_phrase(telling, bare)
    said = adjective_said(telling, replace(word, negated=False), one)
    return telling.fill(
        ("may-you.only-it",),
        {
            "deed": lambda: done,
            "verb": lambda: verb_of(telling, deed).infinitive,
            "object": lambda: one,
            "predicate": lambda: said,
            "copula": lambda: said.copula,
        },
    )


def _denies_more(thing: Phrase) -> bool:
    """Tell whether of a thing more is denied than what is told of it last."""
    others = thing.modifiers[:-1]
    return not all(isinstance(one, Adjective) and not one.negated for one in others)


def _affirmed(phrase: Phrase) -> Phrase | None:
    """Return a thing of any sort with the one thing that is denied of it affirmed."""
    single = phrase.determiner in ("", "a", "any") and len(phrase.modifiers) == 1
    more = phrase.amount or phrase.owner or phrase.alternatives or phrase.refers
    if more or not single:
        return None
    [one] = phrase.modifiers
    if not isinstance(one, Adjective | Link) or not one.negated:
        return None
    return replace(phrase, modifiers=(replace(one, negated=False),), determiner="a")


def condition_apart(telling: Telling, rule: Rule, condition: Condition) -> str:
    """
    Return a condition of a rule in a sentence of its own: *you may do so only if …*.

    What is forbidden unless it is so may be done only if it is.
    """
    clause = condition_clause(telling, replace(condition, negated=False))
    name = "only-unless" if condition.negated else "only-if"
    body = rule.body
    if not isinstance(body, Permission) or body.obliged:
        return telling.say(name, condition=clause)
    who = noun_phrase(telling, body.actor, "subject")
    allowed = "ban" if body.negated else "may"
    own = f"{name}-{allowed}-{'you' if who.feature == YOU else 'other'}"
    return telling.say(telling.speech.find(own, name), condition=clause, actor=who)


def is_repeated(rule: Rule) -> bool:
    """Tell whether a rule allows a deed to a thing, any number of times, at no price."""
    body = rule.body
    if not isinstance(body, Permission) or body.negated or body.obliged or rule.limit is not None:
        return False
    if isinstance(rule.moment, OnEvent) or body.deed.object is None:
        return False
    return _is_one_of_many(body.deed.object) and not any(map(_ends, body.steps))


def each_in_one(telling: Telling, deed: Deed) -> bool:
    """Tell whether what lies in a spot is put, each by itself, in one of the reader's places."""
    slots = dict(deed.slots)
    if slots.keys() != {"from", "in"} or not telling.speech.has("may-you.often-each"):
        return False
    whence, place = slots["from"], slots["in"]
    one = place.determiner == "one" and place.owner == "you"
    return one and whence.type == "spot" and not (whence.alternatives or place.alternatives)


def _ends(step: Step) -> bool:
    """Tell whether a step ends what goes on, so that nothing is done again."""
    return isinstance(step.action, Deed) and step.action.verb == _ENDING


def _is_one_of_many(phrase: Phrase) -> bool:
    """Tell whether a thing is one of several that there may be, or so many of them."""
    single = phrase.amount is None or isinstance(phrase.amount.amount, Number)
    plain = phrase.determiner in _ONE_OF_MANY and not phrase.refers
    return single and plain and phrase.noun not in ("it", "you") and phrase.owner != "it"


def modality(telling: Telling, rule: Rule, body: Permission) -> str:
    """Return how a deed is allowed: *must*, *may*, *may as often as you like*."""
    if body.obliged:
        return "must"
    if not is_repeated(rule) or not telling.speech.has("may-you.often"):
        return "may"
    thing = body.deed.object
    plain = thing is not None and not (thing.modifiers or thing.alternatives)
    each = plain and each_in_one(telling, body.deed)
    if not plain or (body.deed.slots and not (each or _is_on_one_place(telling, body.deed))):
        return "may.often-apart"
    many = body.actor.noun == "you" and thing is not None and not thing.owner
    # *Pay 1 coin* is another rule than *pay a coin*: it keeps its number.
    many = many and thing is not None and thing.amount is None
    own = "often-each" if each else "often-many-in" if body.deed.slots else "often-many"
    told = many and telling.speech.has(f"may-you.{own}")
    return f"may.{own}" if told else "may.often-apart" if body.deed.slots else "may.often"


def _is_on_one_place(telling: Telling, deed: Deed) -> bool:
    """Tell whether things are put in the one place that there is of its sort."""
    places = [thing for preposition, thing in deed.slots if preposition == "in"]
    words = telling.context.vocabulary.nouns
    unique = [one for one in places if one.noun in words and words[one.noun].unique]
    return len(deed.slots) == len(unique) == 1 and not unique[0].modifiers
