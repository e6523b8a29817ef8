"""Play a kept game again on the rules of an edition, to see whether it still comes out the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from regola.compilation.program import Program
from regola.findings import Sink
from regola.playing.matches import IllegalMoveError, Match, replay_match
from regola.playing.saved import Saved
from regola.playing.table import (
    Packs,
    Seating,
    Table,
    boards_for,
    boards_of,
    options_of,
    packs_of,
    scenarios_of,
    table,
)
from regola.sources import Source
from regola_engine.kernel import RuleError

__all__ = ["Ended", "played_again"]


@dataclass(frozen=True, slots=True)
class Ended:
    """
    How a kept game went: ``match`` where all its moves are legal.

    Else ``stopped`` is the number of the move, from 1, that is not; 0 where the game cannot be set
    up as it was, or a rule fails.
    """

    match: Match | None
    stopped: int = 0


def played_again(saved: Saved, programs: Iterable[Program], texts: Mapping[str, Source]) -> Ended:
    """Play a kept game on the first program that has its packs."""
    wanted = {saved.game, *saved.mix}
    there = (one for one in programs if wanted <= {head.id for head in one.packs})
    program = next(there, None)
    made = _table(saved, program, texts) if program is not None else None
    opening = saved.opening
    if made is None or (opening is not None and not opening.fits(made.game)):
        return Ended(None)
    try:
        return Ended(replay_match(made.game, saved.bots, saved.seed, saved.moves, opening=opening))
    except IllegalMoveError as error:
        return Ended(None, error.number + 1)
    except RuleError:
        return Ended(None)


def _table(saved: Saved, program: Program, texts: Mapping[str, Source]) -> Table | None:
    heads = {head.id: head for head in program.packs}
    packs = packs_of(program.packs, heads[saved.game].game, saved.mix)
    known = scenarios_of(program, packs)
    boards = boards_of(program, packs)
    if saved.board:
        boards = tuple(one for one in boards if one.id == saved.board)
    board = next(iter(boards_for(boards, saved.players)), None)
    if board is None or not known.keys() >= set(saved.scenarios):
        return None
    scenarios = tuple(known[name] for name in saved.scenarios)
    options = _options(saved, program, packs)
    if options is None:
        return None
    named = board.seating(saved.board)
    seating = Seating(saved.players, scenarios, saved.lords, named, options)
    return table(program, texts, packs, seating, Sink())


def _options(saved: Saved, program: Program, packs: Packs) -> tuple[tuple[str, bool], ...] | None:
    """Return the options that the game was played with; nothing where one is not there."""
    told = {**dict.fromkeys(saved.taken, True), **dict.fromkeys(saved.left, False)}
    known = options_of(program, packs) if told else {}
    if not known.keys() >= told.keys():
        return None
    return tuple(sorted((known[name], taken) for name, taken in told.items()))
