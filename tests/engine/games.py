"""Games for the tests of the engine: the official one, and small ones written in place."""

from __future__ import annotations

from functools import cache
from random import Random

from regola.files.library import official
from regola.findings import Sink
from regola.playing.table import Seating, packs_of, table
from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State, start
from regola_engine.kernel.moves import Move
from tests.support.compiling import compile_text


@cache
def small_world(players: int = 2) -> Game:
    """Return the official game above ground for a number of players."""
    program = official("conquest")
    assert program is not None
    made = table(program, {}, packs_of(program.packs, "small_world", ()), Seating(players), Sink())
    assert made is not None
    return made.game


@cache
def underground(players: int = 2, *, guests: tuple[str, ...] = ()) -> Game:
    """Return the official game below ground, with packs mixed in."""
    program = official("conquest")
    assert program is not None
    packs = packs_of(program.packs, "underground", guests)
    made = table(program, {}, packs, Seating(players), Sink())
    assert made is not None
    return made.game


def with_more(text: str, players: int = 2) -> Game:
    """Return the official game with more items, all of them on top of the row."""
    sink = Sink()
    program = compile_text(text, sink, official("conquest"))
    made = table(
        program, {}, packs_of(program.packs, "small_world", ["home"]), Seating(players), sink
    )
    assert made is not None
    assert not sink.has_errors, sink.sorted()
    return made.game


def dice(seed: int | str) -> Random:
    """Return chance of a seed."""
    return Random(seed)  # noqa: S311  # dice, not secrets


def begun(game: Game, seed: int, *, log: bool = False) -> State:
    """Return a game at its first choice."""
    return start(game, dice(seed), log=log)


def any_move(state: State, chance: Random) -> Move:
    """Return one of the legal moves."""
    moves = state.legal_moves()
    return moves[int(chance.random() * len(moves))]


def after(game: Game, seed: int, moves: int, *, log: bool = False) -> State:
    """Return a game after so many moves by chance, or at its end."""
    state, chance = begun(game, seed, log=log), dice(f"moves {seed}")
    for _ in range(moves):
        if state.is_over:
            break
        state.apply(any_move(state, chance))
    return state
