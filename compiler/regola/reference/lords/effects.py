"""Whether a rule changes something in positions of dungeons that are built for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from regola.program.meaning import Rule, Statement
from regola.reference.family import Family, Scene
from regola.reference.following import differing_fields, same_chance
from regola.reference.levels import number
from regola.reference.lords.course import go_on
from regola.reference.lords.facts import read
from regola.reference.lords.game import Siege, siege_of
from regola.reference.lords.positions import Built, Lean, Sought, built, is_done
from regola.reference.lords.reading import Dungeons
from regola.reference.parting import Asked, Choosing, Effect, differing_answers, part
from regola.reference.progress import read_course
from regola.reference.reading import Unsaid
from regola.reference.statements import Telling, differing_said

__all__ = ["effect"]

_FURTHER = 4
"""Choices made after the way on that was found, at most."""

_OF_STATEMENTS = 12
"""Choices made after a position for a rule that only says something, at most."""

_TELLING: Telling[Dungeons] = Telling(
    number=number,
    related=lambda reading, word, one, other, you: reading.are_linked(
        word, one, other, Scene(you=you)
    ),
    ties=lambda _reading, _relation: {},
)


def effect(sought: Sought, without: Family, seed: str) -> Effect | None:
    """
    Return what a rule changes in a position built for it; nothing where it changes nothing.

    ``without`` is the family of the same table but for the rule.
    """
    rng = Random(seed)  # noqa: S311  # positions, not secrets
    position = built(sought, rng)
    return _effect(sought, without, position, rng) if position.is_seen else None


def _effect(sought: Sought, without: Family, position: Built, rng: Random) -> Effect | None:
    state = position.state
    sieges = [
        siege_of(family, read(state), read_course(state), same_chance(state))
        for family in (sought.family, without)
    ]
    try:
        found = part(
            [go_on(siege) for siege in sieges],
            lambda asked: _differing(sieges, asked, sought.rule),
            Choosing(
                Lean.of(sought, state),
                list(position.way),
                rng,
                _FURTHER if is_done(sought.rule) else _OF_STATEMENTS,
            ),
        )
    except Unsaid:
        return None
    return None if found is None else Effect(*found, state)


def _differing(sieges: list[Siege], asked: Asked, rule: Rule) -> Iterator[str]:
    """Give what differs between two games that were the same until now."""
    first, second = sieges
    yield from (one.what for one in differing_fields(first.lair, second.lair, ("box",)))
    yield from differing_answers(asked)
    if isinstance(rule.body, Statement):
        yield from differing_said(_TELLING, [siege.dungeons for siege in sieges], rule.body)
