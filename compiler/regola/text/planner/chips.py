"""
Chips: a rule in a few words, for a badge or a summary.

A chip tells what sets a rule off, what comes of it, and whether it does in decline too: numbers are
compared by signs, and how often is told as *2× per turn*. It is never cut: a rule that has too many
parts for one chip has several, the further ones behind an arrow or in brackets.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import dropwhile, takewhile
from typing import TypeGuard

from regola.program.meaning import (
    Adjective,
    AtPhase,
    Change,
    Condition,
    Deed,
    Everything,
    Grant,
    Kind,
    Lasting,
    Limit,
    Link,
    Modifier,
    Moment,
    Number,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
    Step,
)
from regola.text.planner.amounts import amount_words, number_words
from regola.text.planner.chip_lines import CHIP_CHARACTERS, Chip, divided
from regola.text.planner.conditions import condition_clause
from regola.text.planner.deeds import VerbForm, deed_clause, slot_parts
from regola.text.planner.mentions import names_itself
from regola.text.planner.moments import event, limit_clause, moment_clause
from regola.text.planner.mood import is_told_throughout
from regola.text.planner.permissions import is_repeated, price
from regola.text.planner.phrases import adjective_said, group, noun_phrase, relation
from regola.text.planner.rules import by_default, option_words, variation_of
from regola.text.planner.statements import predicate_negated, purpose_clause
from regola.text.planner.steps import chained, is_setting, own_condition, step_text
from regola.text.planner.telling import Telling, slug
from regola.text.planner.things import short_thing
from regola.text.values import YOU, Words

__all__ = ["chip_lines"]

_SCORING = "scoring"
_DEED_CHARACTERS = CHIP_CHARACTERS - 20
"""So many characters of a line are for a deed, the others for who may do it."""
_NOTE_CHARACTERS = CHIP_CHARACTERS - len("()")


def chip_lines(telling: Telling, rule: Rule) -> tuple[str, ...]:
    """Return the lines of a rule's chip: what sets it off and its number, or its deed."""
    telling.brief = True
    plain, _ = by_default(telling, rule)
    variation = variation_of(telling, plain)
    if variation is None:
        return _lines(telling, plain, "")
    if variation.default is not None:
        return _lines(telling, variation.default, "")
    if variation.rule is None:
        return ()
    option = option_words(telling, variation)
    name = "chip-variant.without" if variation.without else "chip-variant"
    return _lines(telling, variation.rule, telling.say(name, option=option))


def _lines(telling: Telling, rule: Rule, lead: str) -> tuple[str, ...]:
    """Return the chips of a rule; `lead` is the option under which it holds."""
    telling.indicative = is_told_throughout(telling, rule)
    named = isinstance(rule.body, Reaction) and not names_itself(rule.moment)
    telling.own = "np-each-own" if named else "np-the"
    leads = [telling.say("chip-lead", lead=one) for one in (lead, *_trigger(telling, rule)) if one]
    chip = next((one for one in _of_rule(telling, rule) if one.whole), None)
    if chip is None or not chip.text.strip():
        return ()
    chip = replace(chip, text=chip.text.strip(), notes=(*chip.notes, *_notes(telling, rule)))
    return divided(telling, leads, chip)


def _notes(telling: Telling, rule: Rule) -> Iterator[str]:
    """Give on what condition a rule holds, how often, and in decline or not."""
    moment, body = rule.moment, rule.body
    if moment is not None and not _sets_off(moment) and moment.condition is not None:
        yield condition_clause(telling, moment.condition)
    if not isinstance(body, Reaction) and body.condition is not None:
        yield condition_clause(telling, body.condition)
    if rule.limit is not None:
        yield _limit(telling, rule.limit)
    if rule.scope not in (telling.context.scope, "active"):
        name = f"scope-{rule.scope}"
        yield telling.say(telling.speech.find(f"chip-{name}", name))


def _limit(telling: Telling, limit: Limit) -> str:
    """Return *1× per turn*; in words what has no such sign: *once only*, *the first time*."""
    if limit.first or not limit.per:
        return limit_clause(telling, limit)
    times = telling.say("chip-limit", n=number_words(limit.times))
    return " ".join([times, *(telling.say(f"limit-per-{slug(word)}") for word in limit.per)])


def _trigger(telling: Telling, rule: Rule) -> Iterator[str]:
    """
    Give what sets a rule off, with its condition; coins are scored when nothing else is told.

    An item that is named here is *this tile* behind it, where its kind is called so.
    """
    moment = rule.moment
    if moment is None or not _sets_off(moment):
        return
    telling.again = False if names_itself(moment) else None
    if isinstance(moment, OnEvent) and not moment.before:
        clause = event(telling, moment)
    else:
        clause = moment_clause(telling, moment)
    noted = _on(telling, clause, moment.condition)
    if moment.condition is None or len(telling.speech.write(noted)) < CHIP_CHARACTERS:
        yield noted
    else:
        yield from (clause, condition_clause(telling, moment.condition))


def _sets_off(moment: Moment) -> bool:
    return not isinstance(moment, AtPhase) or moment.phase != _SCORING


def _on(telling: Telling, text: str, condition: Condition | None) -> str:
    """Return what is so, or done, with the condition on which it is, in brackets."""
    if condition is None or not text:
        return text
    return telling.say("chip-note", chip=text, note=condition_clause(telling, condition))


def _of_rule(telling: Telling, rule: Rule) -> Iterator[Chip]:
    body = rule.body
    if isinstance(body, Statement):
        yield from _statement(telling, body)
    elif isinstance(body, Permission):
        modal = ("must" if body.obliged else "may", _mode(telling, rule, body))
        yield from _permission(telling, body.actor, body.deed, modal, body.steps)
    else:
        yield from _steps(telling, body.steps)


def _mode(telling: Telling, rule: Rule, body: Permission) -> str:
    """Return the ending of what is allowed: not at all, once, or as often as one likes."""
    if body.negated:
        return ".not"
    priced = any(price(telling, step) is not None for step in body.steps[:1])
    often = body.actor.noun == "you" and is_repeated(rule) and not priced
    return ".often" if often and telling.speech.has("chip-may.often") else ""


# ---- deeds ------------------------------------------------------------------------------------


def _steps(telling: Telling, steps: tuple[Step, ...]) -> Iterator[Chip]:
    """Give the ways to say the first deed with what holds during it; the first step, if none."""
    settings = tuple(takewhile(is_setting, steps))
    first, *more = tuple(dropwhile(is_setting, steps)) or steps[:1]
    action = first.action
    if isinstance(action, Lasting):
        chips = _lasting(telling, action)
    elif isinstance(action, Statement):
        chips = _statement(telling, action)
    elif isinstance(action, Offer):
        modal = ("must" if action.obliged else "may", "")
        chips = _permission(telling, action.actor, action.deed, modal, settings)
    else:
        chips = _with_settings(telling, _deed(telling, action, _mood(telling)), settings)
    condition = own_condition(first)
    notes = (condition_clause(telling, condition),) if condition else ()
    noted = (replace(chip, notes=(*chip.notes, *notes)) for chip in chips)
    yield from _with_more(telling, noted, None, first, tuple(more))


def _with_more(
    telling: Telling,
    chips: Iterator[Chip],
    actor: Phrase | None,
    first: Step | None,
    more: tuple[Step, ...],
) -> Iterator[Chip]:
    """Give chips with the steps that follow, each in short: *you may move a squad; pay 1 step*."""
    told = chained(telling, more, actor, first, partial(_step, telling, actor))
    rest = tuple(text for _, text, _ in told)
    for chip in chips:
        yield replace(chip, more=rest)


def _step(telling: Telling, actor: Phrase | None, step: Step) -> str:
    """Return a further step in short, on its condition; in full if there is no shorter way."""
    if not isinstance(step.action, Deed):
        return _setting(telling, step)
    known = telling.context.vocabulary.recalled
    if actor is not None and actor.noun != "you" and actor.type in known:
        return step_text(telling, step, actor)
    chips = _deed(telling, step.action, _mood(telling))
    short = next((chip.text.strip() for chip in chips if chip.whole), "")
    return _on(telling, short, step.condition) if short else step_text(telling, step, None)


def _permission(
    telling: Telling,
    actor: Phrase,
    deed: Deed,
    modal: tuple[str, str],
    steps: tuple[Step, ...],
) -> Iterator[Chip]:
    settings = tuple(takewhile(is_setting, steps))
    allowed = _allowed(telling, actor, deed, modal, settings)
    deeds = steps[len(settings) :]
    if deeds and price(telling, deeds[0]) is not None:
        # What it costs stands in brackets: *you may move a squad (pay 1 step)*.
        cost, deeds = _step(telling, actor, deeds[0]), deeds[1:]
        allowed = (replace(chip, notes=(*chip.notes, cost)) for chip in list(allowed))
    yield from _with_more(telling, allowed, actor, None, deeds)


def _allowed(
    telling: Telling,
    actor: Phrase,
    deed: Deed,
    modal: tuple[str, str],
    settings: tuple[Step, ...],
) -> Iterator[Chip]:
    """Give the ways to say what somebody may do, or must, with what holds during it."""
    who = noun_phrase(telling, actor, "subject")
    for chip in _with_settings(telling, _deed(telling, deed, "infinitive"), settings):
        if who.feature == YOU:
            yield replace(chip, text=telling.say(f"chip-{modal[0]}{modal[1]}", deed=chip.text))
            continue
        name = f"chip-{modal[0]}-other{modal[1]}"
        for said, complete in short_thing(telling, actor):
            text = telling.say(name, actor=said, deed=chip.text)
            yield replace(chip, text=text, whole=chip.whole and complete)


def _with_settings(
    telling: Telling, chips: Iterator[Chip], settings: tuple[Step, ...]
) -> Iterator[Chip]:
    """Give the chips of a deed with all that holds during it."""
    told = list(chips)
    notes = tuple(_setting(telling, step) for step in settings)
    for chip in told:
        yield replace(chip, notes=(*chip.notes, *notes))


def _setting(telling: Telling, step: Step) -> str:
    """Return what holds during a deed: a number in short, all else in full."""
    said = step.action
    if isinstance(said, Statement) and isinstance(said.effect, Change) and not said.condition:
        chip = next(_statement(telling, said))
        if chip.whole:
            return chip.text
    return step_text(telling, step, None)


def _mood(telling: Telling) -> VerbForm:
    """Return the form of what the reader does: an order, unless that could tell of another."""
    return "you" if telling.indicative else "command"


def _deed(telling: Telling, deed: Deed, form: VerbForm) -> Iterator[Chip]:
    """
    Give the ways to say a deed: whole, without its slots, with its bare object.

    Where or whom it is done to goes without saying if the moment tells it.
    """
    slots = tuple(slot for slot in deed.slots if not slot[1].refers)
    deed = replace(deed, slots=slots)
    if deed.per is None or deed.slots:
        yield _with_slots(telling, deed, form)
    apart = replace(deed, per=None)
    if deed.amount is not None and deed.object is not None:
        apart = replace(apart, amount=None, object=replace(bare(deed.object), determiner=""))
    counted = deed.amount is not None
    shorter = (apart, replace(apart, slots=()), replace(apart, slots=(), object=_bare(apart)))
    for one in shorter:
        whole = not counted and (one.slots, one.object) == (deed.slots, deed.object)
        yield from _per(telling, Chip(_clause(telling, one, form, counted), whole), deed.per)


def _with_slots(telling: Telling, deed: Deed, form: VerbForm) -> Chip:
    """Return a deed with its slots; what a line has no room for, in brackets: *(from the tray)*."""
    kept, notes = deed, list[str]()
    text = whole = _plain_clause(telling, deed, form)
    while kept.slots and len(telling.speech.write(text)) > _DEED_CHARACTERS:
        *slots, (preposition, phrase) = kept.slots
        kept = replace(kept, slots=tuple(slots))
        notes[:0] = slot_parts(telling, deed, preposition, phrase, _NOTE_CHARACTERS)
        text = _plain_clause(telling, kept, form)
    return Chip(text, notes=tuple(notes)) if text != whole else Chip(whole)


def _clause(telling: Telling, deed: Deed, form: VerbForm, counted: bool) -> str:  # noqa: FBT001
    """Return a deed; of things whose number is told elsewhere, the plural alone: *gain coins*."""
    if not counted or deed.object is None:
        return _plain_clause(telling, deed, form)
    verb = deed_clause(telling, replace(deed, object=None, slots=()), form).strip()
    return f"{verb} {telling.noun(deed.object.noun).words(plural=True)}"


def _plain_clause(telling: Telling, deed: Deed, form: VerbForm) -> str:
    """Return a deed; what is gained in a known number is told by the number: *+2 coins*."""
    own = f"chip-{slug(deed.verb)}"
    thing = deed.object
    numbered = thing is not None and thing.amount is not None
    if form == "infinitive" or thing is None or not numbered or not telling.speech.has(own):
        return deed_clause(telling, deed, form)
    return telling.say(own, object=noun_phrase(telling, thing))


def _per(telling: Telling, chip: Chip, per: Phrase | None) -> Iterator[Chip]:
    if per is None:
        yield chip
        return
    for said, complete in short_thing(telling, per):
        text = telling.say("chip-per", deed=chip.text, per=said)
        yield Chip(text, chip.whole and complete)


def _bare(deed: Deed) -> Phrase | None:
    return bare(deed.object) if deed.object is not None else None


def bare(phrase: Phrase) -> Phrase:
    """Return a phrase without what is said about it: the noun, and how many."""
    return replace(phrase, owner="", modifiers=(), alternatives=(), refers=False)


# ---- statements -------------------------------------------------------------------------------


def _statement(telling: Telling, statement: Statement) -> Iterator[Chip]:
    effect = statement.effect
    said = (
        _grant(telling, statement.subject, effect)
        if isinstance(effect, Grant)
        else _change(telling, statement.subject, effect)
    )
    purpose = statement.purpose
    note = "" if purpose is None else purpose_clause(telling, purpose)
    for chip in said:
        yield replace(chip, notes=(note,) if note else ())


def _lasting(telling: Telling, lasting: Lasting) -> Iterator[Chip]:
    """Give what is so for a time, with until when."""
    time = telling.say(f"until-{slug(lasting.until)}")
    for chip in _statement(telling, lasting.statement):
        yield replace(chip, text=telling.say("lasting", text=chip.text, time=time))


def _change(telling: Telling, subject: Phrase | Quantity, change: Change) -> Iterator[Chip]:
    word = subject.word if isinstance(subject, Quantity) else "number"
    of = subject.of if isinstance(subject, Quantity) else subject
    told = change.per or of
    suffix = ".bare" if told is None else ".of" if change.per is None else ""
    operation = plain = slug(change.operation)
    if not (isinstance(change.amount, Number) or change.operation == "doubled"):
        plain = f"{operation}-by"
        operation = f"{operation}-all" if isinstance(change.amount, Everything) else plain
    for said, complete in short_thing(telling, told):
        for amount in (True, False) if plain == "is-by" else (True,):
            names = (f"chip-{slug(word)}-{operation}", f"chip-number-{plain}")
            some = () if amount else ("chip-number-some",)
            known = [way for name in names for way in dict.fromkeys((name + suffix, name))]
            text = telling.fill(
                (*some, *known),
                {
                    "amount": lambda: amount_words(telling, change.amount),
                    "noun": lambda: telling.noun(word).words(plural=False),
                    "subject": partial(str, said),
                },
            )
            yield Chip(text, complete and amount and not (change.per and _is_told(of)))


def _is_told(phrase: Phrase | None) -> bool:
    return phrase is not None and bool(phrase.modifiers)


def _grant(telling: Telling, subject: Phrase | Quantity, grant: Grant) -> Iterator[Chip]:
    phrase = subject.of if isinstance(subject, Quantity) else subject
    denied = ".not" if grant.negated != predicate_negated(grant) else ""
    for said, complete in short_thing(telling, phrase, owned=True):
        for predicate, name in _predicates(telling, phrase, grant.predicate):
            text = telling.fill(
                (f"chip-is-{name}{denied}", f"chip-is{denied}"),
                {"subject": partial(str, said), "predicate": partial(str, predicate.text)},
            )
            yield Chip(text, complete and predicate.whole)


def _predicates(
    telling: Telling, subject: Phrase | None, predicate: Modifier
) -> Iterator[tuple[Chip, str]]:
    """Give the ways to say what something is, with the name of its message."""
    if isinstance(predicate, Adjective):
        yield _class(telling, subject, replace(predicate, negated=False)), "class"
    elif isinstance(predicate, Link):
        for chip in _relation(telling, subject, replace(predicate, negated=False)):
            yield chip, slug(f"{predicate.relation} {predicate.target.noun}")
    elif isinstance(predicate, Kind):
        for text, whole in short_thing(telling, predicate.phrase, owned=True):
            yield Chip(text, whole), "kind"


def _class(telling: Telling, subject: Phrase | None, adjective: Adjective) -> Chip:
    if _is_its(subject):
        # The piece is named before: *Dragon: immune region*.
        place = replace(bare(subject), modifiers=(adjective,))
        return Chip(group(telling, place, plural=False).text)
    return Chip(adjective_said(telling, adjective, _agreeing(telling, subject)).text)


def _relation(telling: Telling, subject: Phrase | None, link: Link) -> Iterator[Chip]:
    if link.relation == "with":
        for text, whole in short_thing(telling, link.target, owned=True):
            yield Chip(text, whole)
        return
    noun = _agreeing(telling, subject)
    yield Chip(relation(telling, link, noun))
    shorter = replace(link, target=bare(link.target))
    yield Chip(relation(telling, shorter, noun), whole=False)


def _is_its(phrase: Phrase | None) -> TypeGuard[Phrase]:
    """Tell whether something is the place of the item itself: *the region with the Dragon*."""
    return phrase is not None and phrase.owner == "it" and "/" not in phrase.noun


def _agreeing(telling: Telling, phrase: Phrase | None) -> Words:
    if phrase is None or phrase.noun in ("you", "it"):
        kind = telling.context.vocabulary.kinds[telling.context.kind]
        yours = not kind.item or (phrase is not None and phrase.noun == "you")
        return telling.bearer_words() if yours else telling.self_words()
    return group(telling, bare(phrase), plural=False)
