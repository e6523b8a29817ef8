"""Whether a rule changes something in positions of tiles that are built for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from regola.program.meaning import Rule, Statement
from regola.reference.digger.course import go_on
from regola.reference.digger.facts import read, read_course
from regola.reference.digger.game import Delve, delve_of
from regola.reference.digger.positions import Built, Sought, built
from regola.reference.digger.things import facts_of, meets
from regola.reference.digger.tiles import Tiles
from regola.reference.family import Family, Scene
from regola.reference.following import differing_fields, same_chance
from regola.reference.parting import Asked, Choosing, Effect, differing_answers, part
from regola.reference.reading import Unsaid
from regola.reference.statements import Telling, differing_said

__all__ = ["effect"]

_FURTHER = 6
"""Choices made after the way on that was found, at most."""

_SAME_IN_BOTH = ("box", "manner")
"""What nobody changes, and how the party under way moves, which is only told of."""


def effect(sought: Sought, without: Family, seed: str) -> Effect | None:
    """
    Return what a rule changes in a position built for it; nothing where it changes nothing.

    ``without`` is the family of the same table but for the rule.
    """
    rng = Random(seed)  # noqa: S311  # positions, not secrets
    position = built(sought, rng)
    return None if position.state.is_over else _effect(sought, without, position, rng)


def _effect(sought: Sought, without: Family, position: Built, rng: Random) -> Effect | None:
    state = position.state
    games = [
        delve_of(family, read(state), read_course(state), same_chance(state))
        for family in (sought.family, without)
    ]
    try:
        found = part(
            [go_on(game) for game in games],
            lambda asked: _differing(games, asked, sought.rule),
            Choosing(sought.lean(state), list(position.way), rng, _FURTHER),
        )
    except Unsaid:
        return None
    return None if found is None else Effect(*found, state)


def _differing(games: list[Delve], asked: Asked, rule: Rule) -> Iterator[str]:
    """Give what differs between two games that were the same until now."""
    first, second = games
    yield from (one.what for one in differing_fields(first.dug, second.dug, _SAME_IN_BOTH))
    yield from differing_answers(asked)
    if isinstance(rule.body, Statement):
        yield from differing_said(_TELLING, [game.tiles for game in games], rule.body)


def _ties(reading: Tiles, relation: str) -> Mapping[object, object]:
    """Return which sorts of edges meet."""
    sorts = facts_of(reading).edges
    pairs = ((relation, one, other) for one in sorts for other in sorts)
    return {pair: meets(reading, *pair) for pair in pairs}


_TELLING: Telling[Tiles] = Telling(
    number=lambda reading, word, thing, you: reading.number(word, thing, Scene(you=you)),
    related=Tiles.is_granted_to,
    ties=_ties,
)
