"""Moments and limits: when a rule works, and how often."""

from __future__ import annotations

from collections.abc import Callable

from regola.program.meaning import AtPhase, Deed, Limit, Moment, OnEvent
from regola.text.planner.amounts import number_words
from regola.text.planner.deeds import SLOTS, VerbForm, deed_clause, last, slot, verb_form
from regola.text.planner.joined import with_number
from regola.text.planner.phrases import group, noun_phrase
from regola.text.planner.telling import Telling, slug
from regola.text.values import YOU, Words

__all__ = ["limit_clause", "limited_moment", "moment_clause"]

_TWICE = 2


def limited_moment(
    telling: Telling,
    limit: Limit | None,
    moment: Moment | None,
    *,
    sure: bool = False,
) -> list[str]:
    """
    Return how often and when, in the order in which they are said.

    What is `sure` to be done at its moment is done once *the first time you score*: *once, when you
    score* would seem to leave the reader the choice.
    """
    if sure and limit is not None and isinstance(moment, AtPhase):
        name = f"once-at-{slug(moment.phase)}{moment.edge and '-'}{moment.edge}"
        if _is_ever(limit) and moment.whose is None and telling.speech.has(name):
            return [telling.say(name)]
    if limit is not None and limit.first and isinstance(moment, OnEvent) and not moment.before:
        text = telling.say(
            "first-when", limit=limit_clause(telling, limit), event=event(telling, moment)
        )
        return [text]
    parts = [limit_clause(telling, limit)] if limit else []
    return [*parts, moment_clause(telling, moment)] if moment else parts


def _is_ever(limit: Limit) -> bool:
    """Tell whether a limit is *once*, of all times."""
    return limit.times == 1 and not (limit.first or limit.per)


def limit_clause(telling: Telling, limit: Limit) -> str:
    """Return *once per turn*, *the first 2 times*."""
    first = "limit-first" if limit.first else "limit"
    alone = "" if limit.per or limit.first else ".ever"
    number = number_words(limit.times)
    name = {1: f"{first}-once", _TWICE: f"{first}-twice"}.get(limit.times, "")
    names: tuple[str, ...] = (f"{name}{alone}", f"{first}-times{alone}")
    if alone and telling.context.scope == "always":
        # What no people brings holds for the whole game.
        names = (f"{name}.game", f"{first}-times.game", *names)
    known = telling.speech.find(*names)
    text = telling.say(known, n=number)
    return " ".join([text, *(telling.say(f"limit-per-{slug(word)}") for word in limit.per)])


def moment_clause(telling: Telling, moment: Moment) -> str:
    """Return *at the end of your turn*, *when you conquer a region*."""
    if isinstance(moment, AtPhase):
        return _phase(telling, moment)
    if moment.before:
        return _before(telling, moment)
    own = f"when-{slug(moment.verb)}"
    yours = moment.actor is not None and moment.actor.noun == "you"
    if yours and moment.object is not None and telling.speech.has(own):
        return telling.say(own, one=group(telling, moment.object, plural=False))
    return telling.say("when", event=event(telling, moment))


def _phase(telling: Telling, moment: AtPhase) -> str:
    edge = f"-{moment.edge}" if moment.edge else ""
    noun = _phase_words(telling, moment.phase)
    if moment.whose is not None:
        whose = noun_phrase(telling, moment.whose)
        names = (f"at-{slug(moment.phase)}{edge}-of", f"at{edge}-of")
        return telling.fill(names, {"phase": lambda: noun, "whose": lambda: whose})
    return telling.fill((f"at-{slug(moment.phase)}{edge}", f"at{edge}"), {"phase": lambda: noun})


def _phase_words(telling: Telling, phase: str) -> Words:
    """Return a phase's noun; *last round* is a noun with its adjectives."""
    if phase in telling.speech.lexicon.nouns:
        return telling.noun(phase).words(plural=False)
    *adjectives, noun = phase.split(" ")
    words = telling.noun(noun).words(plural=False)
    before = [telling.adjective(one).agreeing(words.feature) for one in adjectives]
    return words.with_text(" ".join([*before, words.text]))


def _deed(moment: OnEvent) -> Deed:
    return Deed(moment.verb, moment.object, moment.slots, None, None, moment.span)


def event(telling: Telling, moment: OnEvent) -> str:
    """Return what happens, without the *when* before it."""
    return with_number(telling, moment, _happens(telling, moment))


def _happens(telling: Telling, moment: OnEvent) -> str:
    if moment.actor is None:
        return _passive(telling, moment, "passive")
    actor = noun_phrase(
        telling, moment.actor, "subject" if moment.actor.noun == "you" else "object"
    )
    form: VerbForm = "event" if actor.feature == YOU else "third"
    done = deed_clause(telling, _deed(moment), form, actor)
    return telling.say(f"event-{'other' if form == 'third' else 'you'}", actor=actor, deed=done)


def _before(telling: Telling, moment: OnEvent) -> str:
    if moment.actor is None:
        return _passive(telling, moment, "before-passive")
    actor = noun_phrase(
        telling, moment.actor, "subject" if moment.actor.noun == "you" else "object"
    )
    done = deed_clause(telling, _deed(moment), "infinitive")
    return telling.say(
        "before-you" if actor.feature == YOU else "before-other", actor=actor, deed=done
    )


def _passive(telling: Telling, moment: OnEvent, name: str) -> str:
    thing = moment.object
    if thing is None:
        return telling.say(f"{name}-nothing", verb=telling.verb(moment.verb).infinitive)
    words = noun_phrase(telling, thing)
    verb = telling.verb(moment.verb)
    kind = telling.context.kind
    slots = dict(moment.slots)
    # *When the Dragon is about to kill one of your goons*: what does it is told first.
    by = (f"{name}-{moment.verb}-using",) if slots.keys() == {"using"} else ()
    names = (
        *by,
        f"{name}-{moment.verb}-{slug(last(thing.noun))}-{kind}",
        f"{name}-{moment.verb}-{slug(last(thing.noun))}",
        f"{name}-{moment.verb}",
        f"{name}-{thing.type}",
        name,
    )
    values: dict[str, Callable[[], Words | str]] = {
        "object": lambda: words,
        "done": lambda: verb.done[words.feature & 3],
        "verb": lambda: verb_form(verb, "third", words),
    }
    values["actor"] = lambda: noun_phrase(telling, slots["using"])
    for preposition in SLOTS:
        values[preposition] = lambda at=preposition: slot(  # type: ignore[misc]
            telling, at, slots.get(at), thing, moment.verb
        )
    return telling.fill(names, values)
