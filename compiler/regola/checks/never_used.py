"""An item that rules never let anybody do that to by which it comes into use."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from itertools import chain

from regola.checks.survey import Placed, Survey, placed
from regola.findings import Sink
from regola.program.meaning import Deed, Link, Modifier, Permission, Phrase
from regola.program.model import Item

__all__ = ["check"]

_ANYWHERE = ""


def check(survey: Survey, sink: Sink) -> None:
    """
    Report items barred at all times from a deed that the vocabulary says their kind is used by.

    A ban of all places, or of some that together are all, bars an item; one with a condition does
    not, nor one of another's deeds.
    """
    kinds = {kind.id: kind.used_by for kind in survey.vocabulary.kinds.values() if kind.used_by}
    closed = _closed(survey) if kinds else {}
    for item in _named({named for _, named in closed}, kinds, survey):
        for verb, wholes in kinds[item.kind].items():
            named = (item.reference, _noun(item.kind, survey))
            places = set[str]().union(*(closed.get((verb, one), ()) for one in named))
            if _ANYWHERE in places or any(whole <= places for whole in wholes):
                sink.report("never-used", item.span, id=item.id, verb=verb)
                break


def _named(names: set[str], kinds: Collection[str], survey: Survey) -> Iterator[Item]:
    """Give the items checked that bans name, one by one or all of a kind."""
    whole = [kind for kind in kinds if _noun(kind, survey) in names]
    for kind in whole:
        yield from survey.of_kind(kind)
    single = [kind for kind in kinds if kind not in whole]
    if any(name.count("/") for name in names):
        own = (item for kind in single for item in survey.of_kind(kind))
        yield from (item for item in own if item.reference in names)


def _noun(kind: str, survey: Survey) -> str:
    """Return the noun for all items of a kind: its own name, or the type of what it declares."""
    return kind if kind in survey.vocabulary.nouns else ""


def _closed(survey: Survey) -> Mapping[tuple[str, str], set[str]]:
    """Return where rules let nobody do a deed, by its verb and what it would be done to."""
    closed: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    below = chain.from_iterable(survey.told_below(_bans))
    for what, places in chain(below, survey.gathered(_bans)):
        closed[what].update(places)
    return closed


def _bans(top: Item) -> list[tuple[tuple[str, str], tuple[str, ...]]]:
    """Return what the rules of an item forbid everywhere or in whole places."""
    found = []
    for one in placed(top):
        deed = _forbidden(one)
        if deed is not None and deed.object is not None and _is_bare(deed.object):
            noun = deed.object.noun
            named = one.item.reference if noun == "it" else noun
            found.append(((deed.verb, named), tuple(_places(deed))))
    return found


def _forbidden(one: Placed) -> Deed | None:
    """Return what a rule forbids at all times, if it is a rule of that sort."""
    body = one.rule.body
    if not isinstance(body, Permission) or not body.negated or one.rule.moment is not None:
        return None
    return body.deed if body.condition is None and body.actor.noun == "you" else None


def _places(deed: Deed) -> Iterator[str]:
    """Give the nouns of the places that a ban covers whole; of one that names none: anywhere."""
    if not deed.slots:
        yield _ANYWHERE
    for _, phrase in deed.slots:
        yield from (one.noun for one in (phrase, *phrase.alternatives) if _is_bare(one))


def _is_bare(phrase: Phrase) -> bool:
    """Tell whether a phrase names all of a kind that its bearer has: *a room of yours* too."""
    return phrase.owner in ("", "you") and all(_is_yours(one) for one in phrase.modifiers)


def _is_yours(said: Modifier) -> bool:
    if not isinstance(said, Link) or said.relation != "of" or said.negated:
        return False
    return said.target.noun == "you"
