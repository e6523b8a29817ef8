"""Resolve the moments of rules: phases and events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, cast

from regola.program.context import Context
from regola.program.draft import Draft
from regola.program.meaning import Adjective, AtPhase, Condition, Is, Link, Moment, OnEvent, Phrase
from regola.program.numbers import forbid_numbers
from regola.program.phrases import attach, attach_tails, phrase
from regola.program.sentences import condition
from regola.sources import Span
from regola.syntax import tree

__all__ = ["moment"]

_EDGES = ("start", "end")


def moment(node: tree.PhaseMoment | tree.Event, context: Context) -> Moment:
    """Resolve ``at PHASE`` or ``when EVENT``."""
    if isinstance(node, tree.PhaseMoment):
        return _at_phase(node, context)
    return _on_event(node, context)


def _at_phase(node: tree.PhaseMoment, context: Context) -> AtPhase:
    _require_phase(node.phase.atom, context)
    draft = phrase(node.phase, (), context)
    span = context.span(node.start, node.end)
    if not context.vocabulary.is_a(draft.type, "phase"):
        raise context.fail(
            "phase-expected", draft.head, found=draft.type, legal=context.vocabulary.phases
        )
    edge: Literal["", "start", "end"] = ""
    phase, named = draft.sense.noun, draft
    if phase in _EDGES:
        edge = cast("Literal['start', 'end']", phase)
        of = next((target for relation, target, _, _ in draft.links if relation == "of"), None)
        if of is None:
            legal = context.vocabulary.phases
            raise context.fail("phase-expected", draft.head, found=phase, legal=legal)
        phase, named = of.sense.noun, of
    tests = tuple(_said_of(named, context))
    if any(_is_last(test, phase) for test in tests):
        tests = tuple(test for test in tests if not _is_last(test, phase))
        phase = f"last {phase}"
    asked = _also(condition(node.condition, context), tests, span)
    whose = _whose(named, context)
    return AtPhase(phase, edge, asked, span, whose.freeze() if whose else None)


def _whose(phase: Draft, context: Context) -> Draft | None:
    """Return the player whose phase or turn is named, if that is said."""
    for _, target, *_ in phase.links:
        if context.vocabulary.is_a(target.type, "player"):
            return target
        found = _whose(target, context)
        if found is not None:
            return found
    return None


def _said_of(phase: Draft, context: Context) -> Iterator[Is]:
    """Give what is said of a phase, or of the turn or round that it is of, each as a test."""
    frozen = phase.freeze()
    subject = replace(frozen, determiner="the", modifiers=())
    for one in frozen.modifiers:
        if not isinstance(one, Link):
            span = getattr(one, "span", phase.span)
            yield Is(subject, one, negated=False, span=span, purpose=None)
    for _, target, *_ in phase.links:
        if not context.vocabulary.is_a(target.type, "player"):
            yield from _said_of(target, context)


def _is_last(test: Is, phase: str) -> bool:
    """Tell whether a test asks for the last of what it names: the end of the game is one."""
    named = isinstance(test.subject, Phrase) and test.subject.noun == phase
    return named and isinstance(test.predicate, Adjective) and test.predicate.word == "last"


def _also(given: Condition | None, tests: tuple[Is, ...], span: Span) -> Condition | None:
    """Return a condition under which further tests must hold as well."""
    if not tests:
        return given
    if given is None:
        return Condition((tests,), negated=False, span=span)
    if given.negated:
        denied = tuple((replace(one, negated=not one.negated),) for one in tests)
        return replace(given, alternatives=(*given.alternatives, *denied))
    return replace(given, alternatives=tuple((*one, *tests) for one in given.alternatives))


def _require_phase(atom: tree.Atom, context: Context) -> None:
    """Report a head that is no phase before its tails are looked at."""
    head = context.lexicon.split(atom.words).head
    if head is None or any(context.vocabulary.is_a(s.type, "phase") for s in head.senses):
        return
    legal = context.vocabulary.phases
    found = head.senses[0].type
    raise context.fail(
        "phase-expected", context.span(head.start, head.end), found=found, legal=legal
    )


def _on_event(node: tree.Event, context: Context) -> OnEvent:
    verb = context.vocabulary.verbs[node.verb.text]
    span = context.span(node.start, node.end)
    before = node.keyword.text == "before"
    _require_event(node.verb, context, before=before)
    if node.passive:
        actor, thing, filled = _passive(node, verb.object, dict(verb.slots), context)
    else:
        actor, thing, filled = _active(node, verb.object, dict(verb.slots), context)
    actors = [("", actor)] if actor is not None else []
    forbid_numbers(verb, thing, [*actors, *filled], context)
    slots = tuple((preposition, draft.freeze()) for preposition, draft in filled)
    return OnEvent(
        before,
        actor.freeze() if actor else None,
        verb.id,
        thing.freeze() if thing else None,
        slots,
        condition(node.condition, context),
        span,
    )


def _require_event(word: tree.Word, context: Context, *, before: bool) -> None:
    """Report a verb that no rule can wait for, or before which none can act."""
    verbs = context.vocabulary.verbs
    place = context.span(word.start, word.end)
    if not verbs[word.text].event:
        legal = tuple(sorted(verb.id for verb in verbs.values() if verb.event))
        raise context.fail("not-an-event", place, verb=word.text, legal=legal)
    if before and not verbs[word.text].foretold:
        legal = tuple(sorted(verb.id for verb in verbs.values() if verb.foretold))
        raise context.fail("not-foretold", place, verb=word.text, legal=legal)


_Parts = tuple[Draft | None, Draft | None, list[tuple[str, Draft]]]


def _active(
    node: tree.Event, wanted: tuple[str, ...], slots: dict[str, tuple[str, ...]], context: Context
) -> _Parts:
    actor = phrase(node.subject, context.vocabulary.actors, context, node.verb.text)
    if node.object is None:
        return actor, None, []
    thing, filled = attach(node.object, wanted, slots, context, node.verb.text)
    return actor, thing, filled


def _passive(
    node: tree.Event, wanted: tuple[str, ...], slots: dict[str, tuple[str, ...]], context: Context
) -> _Parts:
    # "when you are chosen": the people stands for its combination.
    types = (*wanted, *context.vocabulary.standing_for(wanted))
    thing = phrase(node.subject, types, context, node.verb.text)
    filled: list[tuple[str, Draft]] = []
    slots = slots | {"by": context.vocabulary.actors}
    if node.tails:
        attach_tails([thing], node.tails, slots, filled, context)
    actor = next((draft for preposition, draft in filled if preposition == "by"), None)
    return actor, thing, [pair for pair in filled if pair[0] != "by"]
