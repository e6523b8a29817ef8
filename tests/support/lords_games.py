"""Games of Dungeon Lords to be played twice: by the engine, and by the rules as they are read."""

from __future__ import annotations

from random import Random

from regola.reference.family import Family
from regola.reference.lords.positions import busy_move
from regola_engine.kernel.course import begin_course
from regola_engine.lords.state import State
from tests.lords.table import default_options, table
from tests.support.lords_reading import family

__all__ = ["OPTIONS", "busy_move", "started", "turned_by_chance"]

OPTIONS: tuple[tuple[str, ...], ...] = (
    (),
    ("conquered_rooms_work", "a_freed_hero_calms", "a_hirer_must_pay"),
    ("rooms_are_taxed", "evil_has_an_end", "a_foreman_alone", "older_warriors_lead"),
    ("paladins_wait_for_fights", "the_year_tells_who_is_first", "second_blow_is_trained"),
    ("the_last_drawn_goes_first", "a_lost_monster_returns", "a_paladin_is_worth_five"),
)
"""Options of which a table takes the other side than where nobody says so."""


def turned_by_chance(seed: int) -> tuple[str, ...]:
    """Return options of which a table takes the other side, each with one chance in two."""
    rng = Random(f"options {seed}")  # noqa: S311  # tables, not secrets
    return tuple(name for name in default_options() if rng.random() < 0.5)


def started(turned: tuple[str, ...], players: int, seed: int) -> tuple[Family, State]:
    """Return a game before its first choice, set up by the chance of a seed, and its words."""
    state = table(players, seed=seed, first=seed % players, log=True, turned=turned)
    # Both readings come to the first choice by themselves.
    state.agenda.clear()
    state.question, state.moves = None, []
    begin_course(state)
    return family(), state
