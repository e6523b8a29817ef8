"""Resolve rule sentences: statements, permissions, reactions, their deeds and conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast

from regola.program.amounts import amount, bound, is_all, number_of, quantity
from regola.program.antecedents import tell
from regola.program.context import Context
from regola.program.draft import Draft, Place
from regola.program.meaning import (
    Adjective,
    Can,
    Change,
    Compare,
    Condition,
    Deed,
    Everything,
    Exists,
    Grant,
    Has,
    Is,
    Kind,
    Lasting,
    Modifier,
    Number,
    Offer,
    Permission,
    Phrase,
    Reaction,
    Statement,
    Step,
    Test,
)
from regola.program.numbers import choose_nothing, fit_numbers, forbid_numbers
from regola.program.phrases import attach, attach_tails, is_number, phrase
from regola.sources import Span
from regola.syntax import tree
from regola.vocabulary.model import AdjectiveWord, VerbWord

__all__ = ["condition", "deed", "permission", "reaction", "statement"]

_Operation = Literal["is", "more", "less", "doubled", "at least", "at most"]


# ---- statements -------------------------------------------------------------------------------


def statement(node: tree.Statement, context: Context) -> Statement:
    """Resolve ``X is Y``: a change of a number, or what a thing is."""
    subject = phrase(node.subject, (), context)
    span = context.span(node.start, node.end)
    choose_nothing(subject, context)
    if subject.is_quantity:
        change = _change(subject, node, context)
        return Statement(quantity(subject), change, None, condition(node.condition, context), span)
    predicate, purpose, seeming = _predicate(subject, node.predicate, context, granted=True)
    grant = Grant(predicate, node.negated, seeming)
    return Statement(subject.freeze(), grant, purpose, condition(node.condition, context), span)


def _change(subject: Draft, node: tree.Statement, context: Context) -> Change:
    word = subject.sense.quantity
    span = context.span(node.subject.start, node.subject.end)
    if word is None or word.derived:
        raise context.fail("quantity-fixed", span, quantity=subject.sense.noun)
    predicate = node.predicate
    if isinstance(predicate, tree.Doubled):
        return Change("doubled", Number(2), None)
    if not isinstance(predicate, tree.Amounts) or node.negated:
        place = context.span(predicate.start, predicate.end)
        raise context.fail("number-expected", place, found=context.source.slice(place))
    heard = () if predicate.change is not None else ("at least", "at most")
    per = _per(predicate.per, context) if predicate.per else None
    operation = _operation(predicate)
    # Of what there may be any number of it may be *all*; nothing is all more, or all for each.
    if word.boundless and operation == "is" and per is None and is_all(predicate.terms):
        return Change("is", Everything(), None)
    value = amount(predicate.terms, context, heard)
    return Change(operation, value, per)


def _operation(predicate: tree.Amounts) -> _Operation:
    if predicate.change is not None:
        return cast("_Operation", predicate.change.text)
    for word in predicate.terms[0].factors[0].atom.determiners:
        if word.terminal == "BOUND" and word.text in ("at least", "at most"):
            return cast("_Operation", word.text)
    return "is"


def _predicate(
    subject: Draft, predicate: tree.Predicate, context: Context, *, granted: bool
) -> tuple[Modifier, Phrase | None, bool]:
    """Resolve what a thing is said to be; ``granted`` where a rule makes it so."""
    if isinstance(predicate, tree.LinkPredicate):
        return _link(subject, predicate, context, granted=granted), None, False
    if isinstance(predicate, tree.AsIf):
        modifier, purpose = _is(subject, predicate.phrase, context, granted=False)
        return modifier, purpose, True
    if isinstance(predicate, tree.Amounts) and _plain(predicate):
        modifier, purpose = _is(subject, predicate.terms[0].factors[0], context, granted=granted)
        return modifier, purpose, False
    span = context.span(predicate.start, predicate.end)
    raise context.fail(
        "wrong-type",
        span,
        word=context.source.slice(span),
        found="number",
        expected=(subject.type,),
        wants=context.source.slice(subject.head),
    )


def _plain(predicate: tree.Amounts) -> bool:
    terms = predicate.terms
    simple = len(terms) == 1 and len(terms[0].factors) == 1
    return (
        simple and not predicate.change and not predicate.per and not is_number(terms[0].factors[0])
    )


def _link(
    subject: Draft, predicate: tree.LinkPredicate, context: Context, *, granted: bool
) -> Modifier:
    tail = tree.LinkTail(
        predicate.preposition,
        predicate.phrase.atom,
        False,
        predicate.start,
        predicate.phrase.atom.end,
    )
    trial = Draft(subject.senses, "", None, "", Place(()), subject.span, subject.head)
    attach_tails([trial], (tail, *predicate.phrase.tails), {}, [], context)
    frozen = trial.freeze().modifiers[0]
    relation = context.vocabulary.relations.get(predicate.preposition.text)
    if granted and (relation is None or not relation.granted):
        span = context.span(predicate.preposition.start, predicate.preposition.end)
        legal = tuple(sorted(r.id for r in context.vocabulary.relations.values() if r.granted))
        raise context.fail("ungrantable-fact", span, word=predicate.preposition.text, legal=legal)
    return frozen


def _is(
    subject: Draft, np: tree.NounPhrase, context: Context, *, granted: bool
) -> tuple[Modifier, Phrase | None]:
    split = context.lexicon.split(np.atom.words)
    if np.atom.words and split.head is None and split.unknown is None:
        return _is_adjective(subject, np, split.adjectives[-1], context, granted=granted)
    kind, filled = attach(np, _kinds_of(subject, context), {"for": ("phase", "number")}, context)
    if granted and not _grantable_kind(kind):
        raise _ungrantable(kind.sense.noun, kind.head, context)
    tell(subject, kind, context)
    purpose = filled[0][1].freeze() if filled else None
    said = kind.freeze()
    # That a region is a region says nothing: what is said of it is that it is with magic.
    bare = not granted and _is_own_type(said, subject)
    return said.modifiers[0] if bare else Kind(said, negated=False), purpose


def _is_own_type(kind: Phrase, subject: Draft) -> bool:
    """Tell whether a kind is the thing's own type, with one thing said of it."""
    alone = len(kind.modifiers) == 1 and not kind.alternatives and kind.amount is None
    own = kind.noun == kind.type == subject.type
    return own and alone and not kind.owner and not kind.refers


def _kinds_of(subject: Draft, context: Context) -> tuple[str, ...]:
    """Return the types of which a thing may be said to be one: its own, and what it may be."""
    words = context.vocabulary
    found = [subject.type]
    for word in words.types.values():
        if word.may_be and words.is_a(subject.type, word.id):
            found += [*word.may_be, word.id]
    return tuple(found)


def _grantable_kind(kind: Draft) -> bool:
    word = kind.sense.word
    return "/" in kind.sense.noun or (word is not None and word.granted)


def _ungrantable(word: str, span: Span, context: Context) -> Exception:
    words = context.vocabulary
    legal = [a.id for a in words.adjectives.values() if a.granted]
    legal += [n.id for n in words.nouns.values() if n.granted]
    return context.fail("ungrantable-fact", span, word=word, legal=tuple(sorted(legal)))


def _is_adjective(
    subject: Draft,
    np: tree.NounPhrase,
    found: tuple[AdjectiveWord, bool, int, int],
    context: Context,
    *,
    granted: bool,
) -> tuple[Modifier, Phrase | None]:
    word, negated, start, end = found
    span = context.span(start, end)
    if word.of != ("any",) and not _said_of(word, subject, context):
        raise context.fail(
            "adjective-does-not-fit",
            span,
            word=word.id,
            noun=context.source.slice(subject.head),
            found=subject.type,
            legal=word.of,
        )
    if granted and not word.granted:
        raise _ungrantable(word.id, span, context)
    slots: dict[str, tuple[str, ...]] = {"for": ("phase", "number")}
    if word.complement:
        slots[word.complement] = word.target
    filled: list[tuple[str, Draft]] = []
    attach_tails([], np.tails, slots, filled, context)
    by_slot = {preposition: draft.freeze() for preposition, draft in filled}
    modifier = Adjective(word.id, negated, by_slot.get(word.complement), span)
    return modifier, by_slot.get("for")


def _said_of(word: AdjectiveWord, subject: Draft, context: Context) -> bool:
    kept = tuple(s for s in subject.senses if context.vocabulary.fits(s.type, word.of))
    if kept:
        subject.narrow(kept)
    return bool(kept)


# ---- deeds ------------------------------------------------------------------------------------


def deed(node: tree.Deed, context: Context, *, banned: bool = False) -> Deed:
    """
    Resolve a verb with its object and slots.

    A deed that is ``banned`` may leave out where, from whom and the like: it is so everywhere.
    """
    verb = context.vocabulary.verbs[node.verb.text]
    slots = dict(verb.slots)
    thing: Draft | None = None
    filled: list[tuple[str, Draft]] = []
    if node.object is not None:
        if not verb.object:
            span = context.span(node.object.start, node.object.end)
            raise context.fail(
                "takes-nothing", span, verb=verb.id, found=context.source.slice(span)
            )
        thing, filled = attach(node.object, verb.object, slots, context, verb.id)
    elif verb.object and not verb.alone:
        span = context.span(node.verb.start, node.verb.end)
        raise context.fail("missing-object", span, verb=verb.id, expected=verb.object)
    if not banned:
        _require_slots(verb, [preposition for preposition, _ in filled], node, context)
    if banned:
        forbid_numbers(verb, thing, filled, context)
    elif thing is not None:
        times = node.amount is not None or node.per is not None
        fit_numbers(verb, thing, filled, context, times=times)
    how_many = amount(node.amount, context) if node.amount else None
    per = _per(node.per, context) if node.per else None
    return Deed(
        verb.id,
        thing.freeze() if thing else None,
        tuple((preposition, draft.freeze()) for preposition, draft in filled),
        how_many,
        per,
        context.span(node.start, node.end),
    )


def _per(node: tree.NounPhrase, context: Context) -> Phrase:
    """Return what is counted: *per hill*, also where it is *a hill* or *one of the hills*."""
    draft = phrase(node, (), context)
    if draft.determiner in ("a", "any", "each", "one"):
        draft.determiner = ""
    if draft.amount is not None and draft.amount.comparison != "exactly":
        raise context.fail("number-expected", draft.span, found=context.source.slice(draft.span))
    return draft.freeze()


def _require_slots(verb: VerbWord, filled: list[str], node: tree.Deed, context: Context) -> None:
    """Report the first slot that must be filled and is not."""
    for preposition in verb.needs:
        if preposition not in filled:
            span = context.span(node.start, node.end)
            expected = verb.slots[preposition]
            raise context.fail(
                "missing-slot", span, verb=verb.id, preposition=preposition, expected=expected
            )


def permission(node: tree.Permission, context: Context) -> Permission:
    """Resolve what somebody may or may not do."""
    actor = phrase(node.actor, context.vocabulary.actors, context, node.deed.verb.text)
    done = deed(node.deed, context, banned=node.negated)
    when = condition(node.condition, context)
    steps = tuple(step(clause, context) for clause in node.clauses)
    obliged = node.may.text == "must"
    return Permission(actor.freeze(), done, obliged, node.negated, when, steps)


def reaction(node: tree.Reaction, context: Context) -> Reaction:
    """Resolve the steps of a reaction; its moment is resolved before."""
    return Reaction(tuple(step(clause, context) for clause in node.clauses))


def step(node: tree.Clause, context: Context) -> Step:
    """Resolve one clause after a colon."""
    join = cast("Literal['and', 'then', 'otherwise']", node.join.text if node.join else "and")
    body = node.body
    if isinstance(body, tree.Statement):
        setting = statement(body, context)
        if body.until is None:
            return Step(join, setting, None)
        lasting = Lasting(replace(setting, condition=None), body.until.text)
        return Step(join, lasting, setting.condition)
    if body.actor is not None and body.may is not None:
        actor = phrase(body.actor, context.vocabulary.actors, context, body.deed.verb.text)
        action = Offer(actor.freeze(), body.may.text == "must", deed(body.deed, context))
        return Step(join, action, condition(body.condition, context))
    return Step(join, deed(body.deed, context), condition(body.condition, context))


# ---- conditions -------------------------------------------------------------------------------


def condition(node: tree.Condition | None, context: Context) -> Condition | None:
    """
    Resolve ``if`` or ``unless`` and what follows.

    What a condition names is a thing of which is only asked whether there is such.
    """
    if node is None:
        return None
    named = len(context.mentions)
    alternatives = tuple(
        tuple(_test(one, context) for one in conjunction) for conjunction in node.alternatives
    )
    for one in context.mentions[named:]:
        one.supposed = True
    span = context.span(node.start, node.end)
    return Condition(alternatives, node.keyword.text == "unless", span)


def _test(node: tree.Test, context: Context) -> Test:
    span = context.span(node.start, node.end)
    if isinstance(node, tree.CanTest):
        return Can(phrase(node.actor, context.vocabulary.actors, context).freeze(), span)
    if isinstance(node, tree.ExistsTest):
        return Exists(_countable(phrase(node.thing, (), context), context).freeze(), span)
    if isinstance(node, tree.HasTest):
        return _has_test(node, span, context)
    return _is_test(node, span, context)


def _has_test(node: tree.HasTest, span: Span, context: Context) -> Has:
    subject = phrase(node.subject, (), context)
    relation = context.vocabulary.relations["with"]
    wanted = tuple(r for left, r in relation.pairs if context.vocabulary.is_a(subject.type, left))
    if not wanted:
        legal = tuple(sorted({left for left, _ in relation.pairs}))
        raise context.fail(
            "relation-does-not-fit",
            span,
            hint="before",
            relation="with",
            left=subject.type,
            right="",
            legal=legal,
        )
    thing = _countable(phrase(node.thing, wanted, context, "has"), context)
    return Has(subject.freeze(), thing.freeze(), span)


def _countable(thing: Draft, context: Context) -> Draft:
    """Refuse *all but 2 hills* where it is only asked how many there are."""
    if thing.amount is not None and thing.amount.comparison == "all but":
        raise context.fail("number-expected", thing.span, found=context.source.slice(thing.span))
    return thing


def _is_test(node: tree.IsTest, span: Span, context: Context) -> Is:
    subject = phrase(node.subject, (), context)
    if subject.is_quantity:
        return _compare(subject, node, span, context)
    predicate, purpose, _ = _predicate(subject, node.predicate, context, granted=False)
    return Is(subject.freeze(), predicate, node.negated, span, purpose)


def _compare(subject: Draft, node: tree.IsTest, span: Span, context: Context) -> Is:
    predicate = node.predicate
    if not isinstance(predicate, tree.Amounts) or predicate.change or predicate.per:
        place = context.span(predicate.start, predicate.end)
        raise context.fail("number-expected", place, found=context.source.slice(place))
    compared = Compare(bound(predicate.terms, context))
    return Is(number_of(subject, context), compared, node.negated, span, None)
