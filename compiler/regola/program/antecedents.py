"""What a rule names, and which thing named before *the region* means."""

from __future__ import annotations

from regola.program.context import Context, Hole
from regola.program.draft import Draft
from regola.program.meaning import Number

__all__ = ["mention", "set_apart", "tell"]


def mention(draft: Draft, joined: Draft | None, context: Context) -> None:
    """Note a thing that a rule names; `joined` is the phrase that *or* joins it to."""
    if draft.determiner == "the" and not draft.is_quantity:
        earlier = _antecedent(draft, context)
        if earlier is not None:
            draft.mention, draft.refers = earlier.mention, True
            return
        if not draft.sense.definite:
            raise _not_mentioned(draft, context)
    if joined is None:
        context.mention(draft)


def _antecedent(draft: Draft, context: Context, *others: Draft) -> Draft | None:
    """
    Return the last thing named that may be meant, none of some others.

    Not one denied; rather not several, nor one that is named only to tell which other is meant, or
    of which is only said that there is such.
    """
    same = [
        one
        for one in context.mentions
        if _same_thing(draft, one) and all(one is not other for other in others)
    ]
    likely = [one for one in same if not one.supposed and _is_one(one)]
    return next(reversed(likely or same), None)


def _is_one(draft: Draft) -> bool:
    """Tell whether a phrase may name one thing: *your hills*, of which a deed takes one, may."""
    if draft.amount is not None:
        return draft.amount.amount == Number(1)
    return draft.determiner != "each" and (draft.determiner != "" or _is_yours(draft))


def _is_yours(draft: Draft) -> bool:
    """Tell whether things are somebody's by a word: *your hills*, *hills of you*."""
    of = (
        target for relation, target, negated, _ in draft.links if relation == "of" and not negated
    )
    return draft.owner != "" or any(target.sense.noun == "you" for target in of)


def tell(host: Draft, target: Draft, context: Context, *, negated: bool = False) -> None:
    """
    Let a thing tell which other is meant: *a region beside a hill*.

    Nothing is told by itself, nor by what is named after it: *the room* in *a room of the same kind
    as the room* is one before. What a region is ``negated`` to be beside need not be anywhere.
    """
    target.supposed = True
    target.denied = host.denied or (negated and not target.owner)
    later = (one for one in context.mentions if one.span.start > host.span.start)
    _keep_apart(target, (host, *later), context)


def set_apart(things: tuple[Draft, ...], context: Context) -> None:
    """Let none of the things of one deed be another: nothing moves to a hill from that hill."""
    for one in things:
        _keep_apart(one, tuple(other for other in things if other is not one), context)


def _keep_apart(draft: Draft, others: tuple[Draft, ...], context: Context) -> None:
    if draft.refers and draft.mention in (one.mention for one in others if not one.refers):
        earlier = _antecedent(draft, context, *others)
        if earlier is not None:
            draft.mention = earlier.mention
        elif draft.links:
            # *The power of a combination* is told by what it is of.
            draft.refers = False
            context.mention(draft)
        else:
            raise _not_mentioned(draft, context)


def _not_mentioned(draft: Draft, context: Context) -> Hole:
    return context.fail("not-mentioned", draft.head, word=context.source.slice(draft.head))


def _is_indefinite(draft: Draft) -> bool:
    """Tell whether content is named as one of several: *a hill*, *your hill*, then *the hill*."""
    if draft.amount is not None or draft.counted:
        return False
    alone = draft.determiner in ("a", "any", "one", "another", "each")
    return "/" in draft.sense.noun and (alone or _is_yours(draft))


def _same_thing(draft: Draft, earlier: Draft) -> bool:
    if earlier.determiner == "no" or earlier.denied:
        return False
    if draft.sense.definite and not _is_indefinite(earlier):
        # There is but one of it: *the hand* is one's own, whoever's was spoken of.
        return False
    if earlier.sense.noun == draft.sense.noun:
        return True
    general = draft.sense.word is not None and draft.sense.noun == draft.type
    return general and earlier.type == draft.type and earlier.owner != "it"
