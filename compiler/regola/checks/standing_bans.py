"""What rules forbid whatever is played: bans of everybody without a condition."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from regola.checks.survey import Placed, Survey
from regola.program.meaning import Deed, Link, Modifier, Permission, Phrase
from regola.program.model import Item

__all__ = ["StandingBans"]

_ANYWHERE = ""


class StandingBans:
    """The items that rules never let anybody do a deed to, and the places where they do not."""

    def __init__(self, survey: Survey, verb: str) -> None:
        """Collect the bans of a deed from all rules."""
        self._closed: defaultdict[str, set[str]] = defaultdict(set)
        for one in survey.all_rules:
            deed = _forbidden(one)
            if deed is not None and deed.verb == verb and deed.object is not None:
                self._closed[_named(deed.object, one)].update(_places(deed))

    def cover(self, item: Item, *wholes: frozenset[str]) -> bool:
        """
        Tell whether nobody may ever do the deed to an item.

        ``wholes`` are sets of nouns that name all the places which the deed takes its object to:
        bans add up, each of some of these places.
        """
        closed = self._closed[item.reference] | self._closed[item.kind]
        return _ANYWHERE in closed or any(whole <= closed for whole in wholes)


def _forbidden(one: Placed) -> Deed | None:
    """Return what a rule forbids at all times, if it is a rule of that sort."""
    body = one.rule.body
    if not isinstance(body, Permission) or not body.negated or one.rule.moment is not None:
        return None
    return body.deed if body.condition is None and body.actor.noun == "you" else None


def _named(phrase: Phrase, one: Placed) -> str:
    """Return the reference or the kind of what a phrase names whole; nothing if only some of it."""
    if not _is_bare(phrase):
        return ""
    return one.item.reference if phrase.noun == "it" else phrase.noun


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
