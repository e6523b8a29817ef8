"""
Resolve noun phrases: senses, determiners, and which tail belongs to which noun.

A tail belongs to the nearest noun that its type fits; a verb takes its own slots first, each
once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from regola.program.antecedents import mention, set_apart, tell
from regola.program.context import Context
from regola.program.determiners import check_alone, check_determiners, determiners
from regola.program.draft import Draft, Place
from regola.program.fitting import adjective_misfit, fit, require, says, would_fit, wrong_type
from regola.program.links import Slots, denied, no_host, opposite, positive
from regola.program.meaning import (
    Adjective,
    Did,
    Doer,
    Everything,
    Kind,
    Number,
)
from regola.program.words import Head, Sense, Split
from regola.syntax import tree
from regola.syntax.parser import MAXIMUM_NESTING
from regola.vocabulary.model import AdjectiveWord, VerbWord

__all__ = ["Slots", "atom_draft", "attach", "is_number", "phrase"]


def is_number(phrase: tree.NounPhrase) -> bool:
    """Tell whether a phrase is nothing but a number, ``all`` or a bound on a number."""
    atom = phrase.atom
    return bool(atom.determiners) and not atom.words and not phrase.tails and atom.inner is None


def phrase(
    np: tree.NounPhrase, wanted: tuple[str, ...], context: Context, wanting: str = ""
) -> Draft:
    """Resolve a whole noun phrase whose things must be of the types wanted."""
    draft, slots = attach(np, wanted, {}, context, wanting)
    del slots
    return draft


def attach(
    np: tree.NounPhrase,
    wanted: tuple[str, ...],
    slots: Slots,
    context: Context,
    wanting: str = "",
) -> tuple[Draft, list[tuple[str, Draft]]]:
    """
    Resolve a noun phrase with its tails; return its head and the slots filled on the way.

    ``slots`` are the prepositions that the verb before the phrase takes, with their types.
    """
    atom, tails = _partitive(np.atom, np.tails, context)
    place = Place(wanted, wanting)
    head = atom_draft(atom, place, context)
    filled: list[tuple[str, Draft]] = []
    attach_tails([head], tails, slots, filled, context)
    set_apart((head, *(draft for _, draft in filled)), context)
    return head, filled


def attach_tails(
    spine: list[Draft],
    tails: tuple[tree.Tail, ...],
    slots: Slots,
    filled: list[tuple[str, Draft]],
    context: Context,
) -> None:
    """Give each tail to a slot of the verb or to the nearest noun of the spine that it fits."""
    if len(tails) > MAXIMUM_NESTING:
        tail = tails[MAXIMUM_NESTING]
        span = context.span(tail.start, tail.end)
        raise context.fail("nesting-too-deep", span, maximum=MAXIMUM_NESTING)
    index = 0
    while index < len(tails):
        tail = tails[index]
        if isinstance(tail, tree.LinkTail):
            atom, rest = _partitive(tail.atom, tails[index + 1 :], context)
            index = len(tails) - len(rest)
            spine = _link_tail(tail, atom, spine, slots, filled, context)
            spine = [draft for draft in spine if not draft.closed] or spine[:1]
            continue
        index += 1
        if isinstance(tail, tree.Union):
            atom, rest = _partitive(tail.atom, tails[index:], context)
            tail, index = replace(tail, atom=atom), len(tails) - len(rest)
        if not spine:
            # An adjective takes slots ("immune to …"), but nothing more can be said of it.
            span = context.span(tail.start, tail.end)
            found = context.source.slice(span)
            raise context.fail(
                "unexpected-token", span, found=found, expected=("terminal-newline",)
            )
        spine = _TAILS[type(tail)](tail, spine, context)  # type: ignore[operator]


def _partitive(
    atom: tree.Atom, tails: tuple[tree.Tail, ...], context: Context
) -> tuple[tree.Atom, tuple[tree.Tail, ...]]:
    """Read ``one of your regions`` as one phrase."""
    bare = atom.determiners and not atom.words and atom.inner is None
    first = tails[0] if tails else None
    if bare and isinstance(first, tree.LinkTail) and first.preposition.text == "of":
        inner = first.atom
        if not first.negated and inner.words and inner.inner is None:
            check_alone(atom.determiners[-1], first.preposition.text, context)
            # *At least 1 of* says of how many; *1 of* alone means one, whichever it is.
            own = atom.determiners
            own = tuple(map(_one_of, own)) if len(own) == 1 else own
            both = own + inner.determiners
            return replace(inner, determiners=both, start=atom.start), tails[1:]
    return atom, tails


def _one_of(word: tree.Word) -> tree.Word:
    """Read ``1 of your regions`` as ``one of your regions``."""
    is_one = word.terminal == "NUMBER" and word.text == "1"
    return replace(word, terminal="DETERMINER", text="one") if is_one else word


# ---- tails ------------------------------------------------------------------------------------


def _link_tail(
    tail: tree.LinkTail,
    atom: tree.Atom,
    spine: list[Draft],
    slots: Slots,
    filled: list[tuple[str, Draft]],
    context: Context,
) -> list[Draft]:
    preposition = tail.preposition.text
    target = atom_draft(atom, Place(()), context)
    span = context.span(tail.start, atom.end)
    taken = any(name == preposition for name, _ in filled)
    if not taken and preposition == "to" and preposition in slots:
        _let_receive(target, slots[preposition], context)
    if not taken and preposition in slots and fit(target, slots[preposition], context):
        target.place = Place(slots[preposition], preposition)
        filled.append((preposition, target))
        return [spine[0], target] if spine else [target]
    for depth in _described(spine):
        wanted = _link_types(spine[depth], preposition, target, context)
        if wanted:
            target.place = Place(wanted, preposition)
            fit(target, wanted, context)
            relation, negated = opposite(preposition, context, negated=tail.negated)
            if not spine[depth].is_quantity:
                # A number of nothing is no number, and none that is denied: *cost of no hill*.
                negated = denied(target, negated=negated)
            tell(spine[depth], target, context, negated=negated)
            spine[depth].link(relation, target, span, negated=negated)
            return [*spine[: depth + 1], target]
    raise no_host(tail, target, spine, slots, context)


def _let_receive(target: Draft, wanted: tuple[str, ...], context: Context) -> None:
    """Let *you* be the player of whoever bears the rule where a deed asks for a player."""
    sense = target.sense
    if sense.noun == "you" and "player" in wanted and not would_fit(target, wanted, context):
        target.senses = (replace(sense, type="player"),)


def _described(spine: list[Draft]) -> Iterator[int]:
    """
    Give the places of what a tail may describe, the nearest first.

    *You* are known: in *a region of yours with 2 tokens* it is the region that has them.
    """
    for depth in range(len(spine) - 1, -1, -1):
        if not depth or any(sense.noun != "you" for sense in spine[depth].senses):
            yield depth


def _link_types(host: Draft, preposition: str, target: Draft, context: Context) -> tuple[str, ...]:
    """Return the types that the relation wants of its target here, and narrow the host by them."""
    words = context.vocabulary
    if preposition in ("of", "in") and host.is_quantity:
        taken = any(relation in ("of", "in") for relation, *_ in host.links)
        wanted = host.sense.quantity.of if host.sense.quantity and not taken else ()
        return wanted if would_fit(target, wanted, context) else ()
    if preposition == "for":
        return ("phase", "number") if would_fit(target, ("phase", "number"), context) else ()
    relation = words.relations.get(positive(preposition, context))
    if relation is None:
        return ()
    for sense in host.senses:
        wanted = tuple(r for left, r in relation.pairs if words.is_a(sense.type, left))
        reciprocal = any(sense.noun == "one another" for sense in target.senses)
        if wanted and (reciprocal or would_fit(target, wanted, context)):
            host.narrow(
                (sense, *(s for s in host.senses if s is not sense and s.type == sense.type))
            )
            return wanted
    return ()


def _union_tail(tail: tree.Union, spine: list[Draft], context: Context) -> list[Draft]:
    for depth in _described(spine):
        host = spine[depth]
        wanted = host.place.wanted or (host.type,)
        # *A hill with a mine or a swamp*: no symbol, so that it is said beside the hill.
        kept = list(context.kept)
        plain = atom_draft(tail.atom, Place(()), context, host)
        context.kept = kept
        if not would_fit(plain, wanted, context):
            continue
        other = atom_draft(tail.atom, Place(host.place.wanted, host.place.wanting), context, host)
        if would_fit(other, wanted, context):
            fit(other, wanted, context)
            first = host.joined or host
            first.alternatives.append(other)
            first.span = first.span.to(other.span)
            other.joined = first
            if not tail.atom.determiners:
                other.share_with(host)
            return [*spine[: depth + 1], other]
    host = spine[-1]
    other = atom_draft(tail.atom, Place(()), context, host)
    raise context.fail(
        "wrong-type",
        other.head,
        word=context.source.slice(other.head),
        found=other.type,
        expected=host.place.wanted or (host.type,),
        wants=host.place.wanting or context.source.slice(host.head),
    )


def _relative_is(tail: tree.RelativeIs, spine: list[Draft], context: Context) -> list[Draft]:
    split = context.lexicon.split(tail.atom.words)
    bare = bool(tail.atom.words) and not tail.atom.determiners
    if bare and split.head is None and split.unknown is None:
        host = _adjective_host(split.adjectives[0][0], spine, context, tail)
        for word, negated, start, end in split.adjectives:
            span = context.span(start, end)
            host.add(Adjective(word.id, negated != tail.negated, None, span))
        return spine
    types = tuple(dict.fromkeys(host.type for host in reversed(spine)))
    other = atom_draft(tail.atom, Place(types), context)
    for host in (spine[depth] for depth in _described(spine)):
        if would_fit(other, (host.type,), context):
            fit(other, (host.type,), context)
            tell(host, other, context)
            host.add(Kind(other.freeze(), tail.negated))
            return spine
    raise wrong_type(other, (spine[-1].type,), context.source.slice(spine[-1].head), context)


def _adjective_host(
    word: AdjectiveWord, spine: list[Draft], context: Context, tail: tree.Tail
) -> Draft:
    for host in (spine[depth] for depth in _described(spine)):
        if says(word, host, context):
            return host
    raise adjective_misfit(word, spine[-1], context.span(tail.start, tail.end), context)


def _relative_link(tail: tree.RelativeLink, spine: list[Draft], context: Context) -> list[Draft]:
    link = tree.LinkTail(tail.preposition, tail.atom, tail.negated, tail.start, tail.end)
    return _link_tail(link, tail.atom, spine, {}, [], context)


def _relative_has(tail: tree.RelativeHas, spine: list[Draft], context: Context) -> list[Draft]:
    word = tree.Word("PREPOSITION", "with", tail.start, tail.start)
    link = tree.LinkTail(word, tail.atom, False, tail.start, tail.end)
    return _link_tail(link, tail.atom, spine, {}, [], context)


def _event(word: tree.Word, context: Context) -> VerbWord:
    """Return the deed that rules are told of, and may recall."""
    verb = context.vocabulary.verbs[word.text]
    if not verb.event:
        legal = tuple(sorted(v.id for v in context.vocabulary.verbs.values() if v.event))
        place = context.span(word.start, word.end)
        raise context.fail("not-an-event", place, verb=verb.id, legal=legal)
    return verb


def _relative_did(tail: tree.RelativeDid, spine: list[Draft], context: Context) -> list[Draft]:
    actor = atom_draft(tail.actor, Place(context.vocabulary.recalled), context)
    verb = _event(tail.verb, context)
    span = context.span(tail.start, tail.end)
    for host in (spine[depth] for depth in _described(spine)):
        if would_fit(host, verb.object, context):
            fit(host, verb.object, context)
            negated = denied(actor, negated=tail.negated)
            host.add(Did(verb.id, actor.freeze(), negated, span, tail.time))
            return spine
    raise wrong_type(spine[-1], verb.object, verb.id, context)


def _relative_doer(tail: tree.RelativeDoer, spine: list[Draft], context: Context) -> list[Draft]:
    verb, recalled = _event(tail.verb, context), context.vocabulary.recalled
    for host in (spine[depth] for depth in _described(spine)):
        if would_fit(host, recalled, context):
            fit(host, recalled, context)
            thing = phrase(tail.thing, verb.object, context, verb.id)
            negated = denied(thing, negated=tail.negated)
            span = context.span(tail.start, tail.end)
            host.add(Doer(verb.id, thing.freeze(), negated, span, tail.time))
            return spine
    raise wrong_type(spine[-1], recalled, verb.id, context)


_TAILS = {
    tree.Union: _union_tail,
    tree.RelativeIs: _relative_is,
    tree.RelativeLink: _relative_link,
    tree.RelativeHas: _relative_has,
    tree.RelativeDid: _relative_did,
    tree.RelativeDoer: _relative_doer,
}


# ---- atoms ------------------------------------------------------------------------------------


def atom_draft(
    atom: tree.Atom, place: Place, context: Context, joined: Draft | None = None
) -> Draft:
    """Resolve an atom; ``joined`` is the phrase that *or* joins it to."""
    if atom.inner is not None:
        inner = phrase(atom.inner, place.wanted, context, place.wanting)
        inner.closed = True
        return inner
    if atom.pronoun is not None:
        return _pronoun(atom.pronoun, place, context)
    split = context.lexicon.split(atom.words)
    _check_split(split, atom, context)
    span = context.span(atom.start, atom.end)
    check_determiners(atom, context)
    determiner, amount, owner = determiners(atom.determiners)
    head = split.head
    senses = head.senses if head else (_BARE,)
    place_of_head = context.span(head.start, head.end) if head else span
    draft = Draft(senses, determiner, amount, owner, place, span, place_of_head)
    if place.wanted:
        require(draft, place.wanted, place.wanting, context)
    _check_owner(draft, atom, context)
    if joined is not None:
        _share_words(draft, joined, split, bare=not atom.determiners)
    _check_number(draft, head, context)
    mention(draft, joined, context)
    _add_adjectives(draft, split, context)
    return draft


def _share_words(draft: Draft, joined: Draft, split: Split, *, bare: bool) -> None:
    """
    Let what stands before a noun be said of what *or* joins to it as well.

    *Your empty hills or swamps* are all yours and empty. *No hill or a swamp* is neither.
    """
    if joined.determiner == "no":
        draft.determiner = "no"
    if not bare or joined.determiner == "the" or joined.refers:
        return
    if draft.type == joined.type:
        draft.owner, draft.amount = joined.owner, joined.amount
        for adjective in () if split.adjectives else joined.adjectives_before():
            draft.add(adjective)
    if not joined.owner or draft.owner:
        draft.determiner = joined.determiner


_BARE = Sense("", "", None, False)


def _check_split(split: Split, atom: tree.Atom, context: Context) -> None:
    if split.unknown is not None:
        raise context.unknown_word(split.unknown)
    if split.after is not None:
        after = split.after
        known = context.lexicon.senses(after.text) or context.lexicon.adjective(after.text)
        if not known:
            raise context.unknown_word(after)
        span = context.span(after.start, after.end)
        raise context.fail(
            "unexpected-token", span, found=after.text, expected=("terminal-newline",)
        )
    if split.head is None and atom.words:
        word, _, start, end = split.adjectives[-1]
        span = context.span(start, end)
        raise context.fail(
            "misplaced-word", span, word=word.id, found="adjective", expected=("noun",), legal=()
        )


def _pronoun(word: tree.Word, place: Place, context: Context) -> Draft:
    span = context.span(word.start, word.end)
    if word.terminal == "RECIPROCAL":
        sense = Sense("one another", place.wanted[0] if place.wanted else "", None, True)
    elif word.text == "it":
        if not context.item:
            raise context.fail("it-without-owner", span, word=word.text)
        sense = Sense("it", context.item, False, True)
    else:
        if not context.bearer:
            raise context.fail("you-without-bearer", span, word=word.text)
        sense = Sense("you", context.bearer, None, True)
    draft = Draft((sense,), "", None, "", place, span, span)
    if place.wanted and word.terminal != "RECIPROCAL":
        require(draft, place.wanted, place.wanting, context)
    return draft


def _check_owner(draft: Draft, atom: tree.Atom, context: Context) -> None:
    if not draft.owner:
        return
    word = next(w for w in atom.determiners if w.text in ("your", "its"))
    span = context.span(word.start, word.end)
    if draft.owner == "you":
        if not context.bearer:
            raise context.fail("you-without-bearer", span, word="your")
        require(draft, tuple(sorted(context.vocabulary.owned)), "your", context)
        return
    if not context.item:
        raise context.fail("it-without-owner", span, word="its")
    held = next(
        (
            h
            for t, h in context.vocabulary.holds.items()
            if context.vocabulary.is_a(context.item, t)
        ),
        (),
    )
    require(draft, held, "its", context)


def _check_number(draft: Draft, head: Head | None, context: Context) -> None:
    """Warn of a plural where one is meant, or the other way round."""
    plural = draft.sense.plural
    if plural is None or head is None:
        return
    amount = draft.amount.amount if draft.amount else None
    one = draft.determiner in ("a", "each", "another") and amount is None
    one = one or (isinstance(amount, Number) and amount.value == 1)
    many = isinstance(amount, Number) and amount.value > 1 and draft.determiner == ""
    many = many or isinstance(amount, Everything) or (draft.determiner == "one" and amount is None)
    # *Each of your hills*, *another of your hills*, *at most 1 of your hills*: a part of several.
    bounds = draft.amount is not None and draft.amount.comparison != "exactly"
    if draft.owner and (draft.determiner in ("each", "another") or (one and bounds)):
        one, many = False, True
    if (plural and one) or (not plural and many and draft.type != "spot"):
        context.warn(
            "wrong-grammatical-number",
            draft.head,
            word=context.source.slice(draft.head),
            similar=_other_number(draft, context),
        )


def _other_number(draft: Draft, context: Context) -> tuple[str, ...]:
    plurals = context.vocabulary.spellings.plurals
    if draft.sense.plural:
        return (draft.sense.noun.rpartition("/")[2].replace("_", " "),)
    return tuple(sorted(form for form, noun in plurals.items() if noun == draft.sense.noun))


def _add_adjectives(draft: Draft, split: Split, context: Context) -> None:
    for word, negated, start, end in split.adjectives:
        span = context.span(start, end)
        if not says(word, draft, context):
            raise adjective_misfit(word, draft, span, context)
        draft.add(Adjective(word.id, negated, None, span))
