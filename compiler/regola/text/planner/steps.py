"""The steps of a rule: each in words, and how it is joined to the one before: *if you do, …*."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from regola.program.meaning import (
    Bound,
    Can,
    Condition,
    Deed,
    Lasting,
    Number,
    Offer,
    Phrase,
    Statement,
    Step,
)
from regola.text.planner.conditions import condition_clause, condition_tests, is_whole
from regola.text.planner.deeds import deed_clause, is_given, left_of_deed, slot, verb_of
from regola.text.planner.mentions import outline
from regola.text.planner.owners import is_sole
from regola.text.planner.phrases import Role, group, noun_phrase
from regola.text.planner.pronouns import has_pronoun
from regola.text.planner.statements import statement_clause
from regola.text.planner.telling import Place, Telling, place_of, slug
from regola.text.values import PLURAL, YOU

__all__ = [
    "chained",
    "changes_hands",
    "is_done_anyway",
    "is_setting",
    "modal",
    "own_condition",
    "step_text",
    "unconditioned",
    "widened",
]


def step_text(telling: Telling, step: Step, actor: Phrase | None) -> str:
    """Return a step on its condition, without what joins it to others."""
    return _with_condition(telling, step.condition, _action(telling, step.action, actor))


def _with_condition(telling: Telling, condition: Condition | None, text: str) -> str:
    if condition is None:
        return text
    return telling.say("on-condition", condition=condition_clause(telling, condition), text=text)


def _action(
    telling: Telling, action: Deed | Offer | Statement | Lasting, actor: Phrase | None
) -> str:
    if isinstance(action, Deed):
        return _deed(telling, action, actor)
    if isinstance(action, Offer):
        name = "must.one" if action.obliged else "may"
        return modal(telling, name, action.actor, action.deed, False)
    if isinstance(action, Lasting):
        said = statement_clause(telling, action.statement)
        return telling.say("lasting", text=said, time=telling.say(f"until-{slug(action.until)}"))
    text = statement_clause(telling, action)
    return _with_condition(telling, action.condition, text)


def _deed(telling: Telling, deed: Deed, actor: Phrase | None) -> str:
    """Return a deed as a command, or as what another player then does: pieces do nothing more."""
    if (
        actor is None
        or actor.noun == "you"
        or actor.type not in telling.context.vocabulary.recalled
    ):
        return deed_clause(telling, deed, "you" if telling.indicative else "command")
    who = noun_phrase(telling, actor)
    everybody = who.with_feature(who.feature | PLURAL)
    return telling.say(
        "deed-of-other",
        deed=deed_clause(telling, deed, "third", who),
        deeds=deed_clause(telling, deed, "third", everybody),
    )


def modal(telling: Telling, name: str, actor: Phrase, deed: Deed, negated: bool) -> str:  # noqa: FBT001
    """Return what somebody may or must do, or may not; `name`: the message less who does it."""
    role: Role = "negative" if negated else "object"
    who = noun_phrase(telling, actor, "subject")
    if is_sole(telling, actor):
        who = noun_phrase(telling, actor, "sole")
    name, _, often = name.partition(".")
    # *An opponent must* could seem to mean one of them, as it does where one is chosen in a step.
    any_of_them, often = actor.determiner == "a" and often != "one", often.removeprefix("one")
    suffix = ".not" if negated else telling.once or (f".{often}" if often else "")
    telling.once = ""
    person = f"{name}-{'you' if who.feature == YOU else 'other'}"
    thing = deed.object
    if f"{person}{suffix}" == "may-you" and thing is not None and has_pronoun(telling, deed):
        words = noun_phrase(telling, thing)
        return telling.say("may-you.its", object=words, deed=left_of_deed(telling, deed))
    if f"{person}{suffix}" == "may-you" and is_given(telling, deed):
        return telling.say("may-you.given", deed=left_of_deed(telling, deed))
    every = f"{name}-every-{actor.noun}" if any_of_them else person
    if (
        negated
        and not is_sole(telling, actor)
        and actor.determiner == "a"
        and actor.mention not in telling.referred
    ):
        # *An opponent may not* could seem to bar one of them.
        every = f"{name}-any"
    return telling.fill(
        (f"{every}{suffix}", f"{person}{suffix}", f"{person}{suffix.removesuffix('-limited')}"),
        {
            "actor": lambda: who,
            "all": lambda: noun_phrase(telling, replace(actor, determiner=""), "subject"),
            "each": lambda: noun_phrase(telling, replace(actor, determiner="each"), "subject"),
            "deed": lambda: deed_clause(telling, deed, "infinitive", None, role),
            "done": lambda: deed_clause(telling, deed, "you" if telling.indicative else "command"),
            "from": lambda: slot(telling, "from", dict(deed.slots).get("from"), thing),
            "in": lambda: slot(telling, "in", dict(deed.slots).get("in"), thing),
            "many": lambda: group(telling, thing, plural=True) if thing else "",
            "verb": lambda: verb_of(telling, deed).infinitive,
        },
    )


def own_condition(step: Step) -> Condition | None:
    """Return the condition of a step, or of the statement that it makes."""
    if isinstance(step.action, Statement):
        return step.action.condition
    return step.condition


def unconditioned(step: Step) -> Step:
    """Return a step as it is done in any case."""
    if isinstance(step.action, Statement):
        return replace(step, action=replace(step.action, condition=None))
    return replace(step, condition=None)


_ONE = Bound("exactly", Number(1))


def is_setting(step: Step) -> bool:
    """Tell whether a step says how the deed beside it is done."""
    return isinstance(step.action, Statement) and step.join == "and"


def is_done_anyway(
    telling: Telling, before: Step | None, step: Step, *, offered: bool = False
) -> bool:
    """
    Tell whether a step is done whether or not those before it are.

    It follows an offer, or what is done if an offer is taken or not: *then* would seem to hang on
    the same. So would what follows a payment, which whoever has too little does not make; one
    among steps that are ``offered`` can be made.
    """
    if before is None or step.join != "and":
        return False
    action = before.action
    deed = action.deed if isinstance(action, Offer) else action
    pays = telling.pays(deed) and not offered
    return before.join != "and" or pays or (isinstance(action, Offer) and not action.obliged)


def _asks_whether_you_can(step: Step) -> bool:
    """Tell whether a step is done if you can: *in any case* would reach back beyond that."""
    condition = step.condition
    tests = [test for one in condition.alternatives for test in one] if condition else []
    return any(isinstance(test, Can) and test.actor.noun == "you" for test in tests)


def _follows_on_condition(before: Step | None, step: Step) -> bool:
    """
    Tell whether a step is done on a condition after one that is always done.

    *Deal 2 wounds. If the party is thinned out, deal 1 wound* could seem to tell what is done then
    in its place.
    """
    condition = step.condition
    if before is None or condition is None or before.condition or before.join != "and":
        return False
    tests = [test for tests in condition.alternatives for test in tests]
    plain = isinstance(before.action, Deed) and isinstance(step.action, Deed)
    return plain and step.join == "and" and not any(isinstance(test, Can) for test in tests)


def changes_hands(before: Step | None, step: Step) -> bool:
    """Tell whether a step of somebody else comes before, so that a command would seem his."""
    offer = before.action if before else None
    others = isinstance(offer, Offer) and offer.obliged and offer.actor.noun != "you"
    return others and step.join == "and" and isinstance(step.action, Deed)


def chained(
    telling: Telling,
    steps: Iterable[Step],
    actor: Phrase | None,
    before: Step | None,
    say: Callable[[Step], str],
) -> Iterator[tuple[Step, str, bool]]:
    """
    Give steps in words, each with what joins it to those before; `say` is how one is told alone.

    With each goes whether it is done whether or not those before it are. `before` is the step that
    was told last.
    """
    failed, between, told = before, list[Step](), [before] if before else []
    for step in steps:
        telling.more = _done_again(telling, step, told)
        telling.whichever = widened(step, before)
        if _goes_with(telling, before, step):
            yield replace(step, join="and", condition=None), say(unconditioned(step)), False
            telling.more, before = None, step
            told.append(step)
            continue
        if _goes_further(telling, before, step):
            yield replace(step, join="and"), say(unconditioned(step)), False
            telling.more, before = None, step
            told.append(step)
            continue
        text = _once_more(telling, before, step) or say(step)
        anyway = is_done_anyway(telling, before, step, offered=actor is not None)
        if step.join != "and":
            # *Otherwise* answers the step that the ones between hang on: *if they do not*.
            answered = failed if step.join == "otherwise" else before
            text = _joined(telling, step, text, actor, answered, len(between))
            if step.join == "otherwise" and (failed is not before or _is_second(failed, actor)):
                text = _named_failure(telling, failed, between, step, actor) or text
        elif anyway:
            # *In any case, if …* would say at once that it is always done, and when.
            able = ".can" if any(map(_asks_whether_you_can, told)) else ""
            own = "step-anyway.if" if step.condition else f"step-anyway{able}"
            text = telling.say(telling.speech.find(own, "step-anyway"), step=text)
        elif _follows_on_condition(before, step) and telling.speech.has("step-anyway.if"):
            text = telling.say("step-anyway.if", step=text)
        telling.more = telling.whichever = None
        yield step, text, anyway
        told.append(step)
        between = [*between, step] if step.join == "then" else []
        failed = failed if step.join == "then" else step
        before = step


def _once_more(telling: Telling, before: Step | None, step: Step) -> str:
    """Return *do this once more* for a deed that is told as the one before it was."""
    if before is None or not telling.speech.has("step-again"):
        return ""
    deed = step.action
    thing = deed.object if isinstance(deed, Deed) else None
    plain = before.join == step.join == "and" and not (before.condition or step.condition)
    any_one = thing is not None and thing.determiner == "a" and not thing.amount
    alike = isinstance(before.action, Deed) and outline(before.action) == outline(deed)
    return telling.say("step-again") if plain and any_one and alike else ""


def _joined(
    telling: Telling,
    step: Step,
    text: str,
    actor: Phrase | None,
    before: Step | None,
    chain: int,
) -> str:
    """
    Return a step with what joins it to the one before: *if you do*, *if you cannot*.

    ``chain`` is the number of steps before it that hang on one another: on one it is done *if you
    do both*, on more *if you do this too*.
    """
    offered = before.action.actor if before and isinstance(before.action, Offer) else actor
    other = _of_other(telling, offered)
    name = telling.speech.find(f"step-{step.join}{other}", f"step-{step.join}{other and '-other'}")
    if _is_chained(before, step) and not _is_sure(telling, before):
        if said := _upon_them(telling, step, before, text):
            return said
        both = (f"{name}-both",) if chain == 1 else ()
        name = telling.speech.find(*both, f"{name}-too", name)
    if step.join == "otherwise" and _may_be_left(before):
        name = telling.speech.find(f"{name}.left", name)
    if before is not None and is_setting(before) and step.join == "then":
        # Nobody does what is so: *if you do* would have nothing to name.
        name = telling.speech.find("step-then-set", name)
    if before is None and offered is not None and step.condition is None:
        # *If you do* leads to what must be possible, lest the deed be not allowed at all.
        name = telling.speech.find(f"{name}-first", name)
    if telling.asked_apart and offered is not None and offered.noun == "you":
        # Behind *only if you have a coin*, *if you do* would seem to take up the having.
        name = telling.speech.find("step-then-so", name) if step.join == "then" else name
    telling.asked_apart = False
    named = _named_deed(telling, step, before, text) if telling.parted else ""
    telling.parted = False
    if named:
        return named
    condition = step.condition
    plainly = condition is None or condition.negated or is_whole(telling, condition)
    if condition is None or plainly or not telling.speech.has(f"{name}.if"):
        return telling.say(name, step=text)
    # *If you do and …*, not *if you do, if …*.
    plain = step_text(telling, replace(step, condition=None), actor)
    tests = condition_tests(telling, condition)
    return telling.say(f"{name}.if", step=plain, condition=tests)


def _upon_them(telling: Telling, step: Step, before: Step | None, text: str) -> str:
    """Return *if you lose them, spy* for what hangs on a deed done to several things."""
    deed = before.action if before else None
    several = isinstance(deed, Deed) and not (deed.slots or deed.amount or deed.per)
    if not several or step.condition is not None or not telling.speech.has("step-then-them"):
        return ""
    assert isinstance(deed, Deed)  # noqa: S101 - it was looked at
    thing = noun_phrase(telling, deed.object) if deed.object and not deed.object.refers else None
    if thing is None or not thing.feature & PLURAL:
        return ""
    return telling.say("step-then-them", object=thing, verb=verb_of(telling, deed).you, step=text)


def _named_deed(telling: Telling, step: Step, before: Step | None, text: str) -> str:
    """Return *if the Balrog conquers that region, …*, where a setting stands in between."""
    offer = before.action if before else None
    name = "step-then-named"
    plain = step.join == "then" and step.condition is None and telling.speech.has(name)
    if not isinstance(offer, Offer) or not plain or offer.deed.object is None:
        return ""
    again = replace(offer.deed, object=_mentioned(offer.deed.object))
    if offer.actor.noun == "you":
        done = deed_clause(telling, again, "you")
        return telling.say(name, deed=telling.say("event-you", deed=done), step=text)
    actor = noun_phrase(telling, offer.actor, "object")
    done = deed_clause(telling, again, "third", actor)
    return telling.say(name, deed=telling.say("event-other", actor=actor, deed=done), step=text)


def _mentioned(thing: Phrase) -> Phrase:
    """Return a thing that was named as one that is named again: *that region*."""
    bare = replace(thing, modifiers=(), alternatives=(), determiner="the", amount=None, owner="")
    return replace(bare, refers=True)


def _goes_with(telling: Telling, before: Step | None, step: Step) -> bool:
    """
    Tell whether a step is done with the one before it, on the same, which is certain to be done.

    *If you do, gain 1 trap. If you do and it is so, gain 1 coin* has one more *if you do* to guess.
    """
    if before is None or not before.join == step.join == "then":
        return False
    sure = _is_sure(telling, before) and isinstance(step.action, Deed)
    return sure and _condition(telling, before) == _condition(telling, step)


def _goes_further(telling: Telling, before: Step | None, step: Step) -> bool:
    """
    Tell whether a step is done with the one before it, in some year: *and, in year 2, gain 1 trap*.

    The one before it is certain to be done.
    """
    if before is None or step.condition is None or not telling.speech.has("clause-and-if"):
        return False
    both = before.join == step.join == "then" and before.condition is None
    sure = _is_sure(telling, before) and isinstance(step.action, Deed)
    return both and sure and is_whole(telling, step.condition)


def _condition(telling: Telling, step: Step) -> str:
    """Return the condition of a step, to be compared with another's."""
    again = telling.again
    said = condition_clause(telling, step.condition)
    telling.again = again
    return said


def _is_sure(telling: Telling, step: Step | None) -> bool:
    action = step.action if step else None
    deed = action.deed if isinstance(action, Offer) else action
    return telling.gains(deed)


def _is_chained(before: Step | None, step: Step) -> bool:
    """Tell whether a step hangs on one that hangs on another: *if you do this too, …*."""
    hangs = before is not None and before.join == step.join == "then"
    return hangs and before is not None and own_condition(before) is None


def _done_again(telling: Telling, step: Step, told: Iterable[Step]) -> Place | None:
    """
    Return the thing of a step that does once more what one did that it is certain to follow.

    *Gain 1 trap. If you do, gain 1 trap* would seem to say the same again.
    """
    deed = step.action
    if not isinstance(deed, Deed) or deed.object is None or step.join == "otherwise":
        return None
    sure = (one for one in told if step.join == "then" or own_condition(one) is None)
    before = (one.action.deed if isinstance(one.action, Offer) else one.action for one in sure)
    same = [one for one in before if isinstance(one, Deed) and one.verb == deed.verb]
    again = _of_one(telling, deed)
    alike = (_of_one(telling, one) == again for one in same)
    return place_of(deed.object) if any(alike) else None


def widened(step: Step, before: Step | None) -> Place | None:
    """
    Return the thing of a step of which any will do, as there was none of a narrower sort.

    *Draw a power that is not in a combination. If you cannot, draw a power* would seem to ask for
    the same again.
    """
    deed, tried = step.action, before.action if before else None
    if step.join != "otherwise" or not isinstance(deed, Deed) or not isinstance(tried, Deed):
        return None
    thing, wanted = deed.object, tried.object
    if thing is None or wanted is None or deed.verb != tried.verb or thing.noun != wanted.noun:
        return None
    plain = not (thing.modifiers or thing.amount or thing.owner or thing.alternatives)
    return place_of(thing) if plain and wanted.modifiers and not thing.refers else None


def _of_one(telling: Telling, deed: Deed) -> str:
    """
    Return a deed to be compared, whatever number of things it is done to.

    As it is not told, the item is no more known than it was.
    """
    again, thing = telling.again, deed.object
    if thing is not None and thing.amount is not None and isinstance(thing.amount.amount, Number):
        deed = replace(deed, object=replace(thing, amount=_ONE))
    said = deed_clause(telling, deed, "infinitive")
    telling.again = again
    return said


def _of_other(telling: Telling, actor: Phrase | None) -> str:
    """Return the ending of messages about what somebody else does, or a piece: *if it does*."""
    if actor is None or actor.noun == "you":
        return ""
    return "-other" if actor.type in telling.context.vocabulary.recalled else "-thing"


def _may_be_left(step: Step | None) -> bool:
    """Tell whether a step may be left undone though it could be done."""
    if step is None:
        return False
    offered = isinstance(step.action, Offer) and not step.action.obliged
    condition = None if step.condition is None else step.condition.alternatives
    tests = [] if condition is None else [test for tests in condition for test in tests]
    return offered or not all(isinstance(test, Can) for test in tests)


def _is_second(failed: Step | None, actor: Phrase | None) -> bool:
    """Tell whether a step is an offer after another: *if you do not* could answer either."""
    return actor is not None and failed is not None and isinstance(failed.action, Offer)


def _is_refused(failed: Step | None, between: list[Step], actor: Phrase | None) -> bool:
    """Tell whether *if you do not* follows *if you do*, and so answers the same offer."""
    offered = failed is not None and isinstance(failed.action, Offer) and actor is None
    return offered and bool(between) and all(isinstance(one.action, Deed) for one in between)


def _named_failure(
    telling: Telling,
    failed: Step | None,
    between: list[Step],
    step: Step,
    actor: Phrase | None,
) -> str:
    """
    Return *if you do not conquer that region, …*, where more was told of what comes of it.

    If that is told to do the same once more, the name would not say which of both is meant: what
    may be left undone is told as *if you decline or cannot*. Beside *if you do*, *if you do not*
    is clear.
    """
    if _is_refused(failed, between, actor):
        return ""
    action = failed.action if failed else None
    deed = action.deed if isinstance(action, Offer) else action
    doer = action.actor if isinstance(action, Offer) else actor
    own = isinstance(deed, Deed) and (doer is None or doer.noun == "you")
    if not (own and isinstance(deed, Deed) and telling.speech.has("step-otherwise-named")):
        return ""
    left = deed_clause(telling, deed, "you", None, "negative")
    others = (one.action for one in between)
    told = deed_clause(telling, deed, "you")
    again = any(told == deed_clause(telling, one, "you") for one in others if isinstance(one, Deed))
    chosen = again and _may_be_left(failed) and telling.speech.has("step-otherwise-chosen")
    name = "step-otherwise-chosen" if chosen else "step-otherwise-named"
    # Who did not do the first thing is not asked for the second.
    second = (f"{name}.second",) if _is_second(failed, actor) else ()
    return telling.fill(
        (*second, name), {"deed": lambda: left, "step": lambda: step_text(telling, step, actor)}
    )
