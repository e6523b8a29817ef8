"""All of Underground becomes rules that play together."""

from __future__ import annotations

from functools import cache
from random import Random

from regola.compilation.games import LoadedGame, load
from regola.findings import Sink
from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State, start
from regola_engine.kernel.bots import random_move
from tests.python.playing import library
from tests.support.conquest_invariants import violations

PACKS = ("conquest", "underground")
GAMES = 24


@cache
def underground() -> LoadedGame:
    """The rules and boards of Underground, run in this process."""
    whole = load(library(), {}, Sink())
    return LoadedGame(
        tuple(item for item in whole.items if item.reference.partition("/")[0] in PACKS),
        tuple(board for board in whole.boards if board.reference.startswith("underground/")),
    )


def game_of(number: int) -> tuple[State, Random]:
    """Return the beginning of a random game, on each of the boards in turn."""
    boards = underground().boards
    board = boards[number % len(boards)]
    rng = Random(number)  # noqa: S311  # dice, not secrets
    return start(Game(underground().items, board, board.players), rng), rng


def test_every_rule_of_underground_is_written() -> None:
    """Nothing of Underground is reported as a word that the engine does not know."""
    sink = Sink()
    load(library(), {}, sink)
    assert [f for f in sink.sorted() if f.span.path.startswith("underground/")] == []


def test_everything_of_underground_is_there() -> None:
    """Fifteen races, twenty-one powers, six relics, nine places, boards for two to five."""
    kinds = [item.kind for item in underground().items]
    counts = {kind: kinds.count(kind) for kind in ("race", "power", "relic", "place")}
    assert counts == {"race": 15, "power": 21, "relic": 6, "place": 9}
    assert {board.players for board in underground().boards} == {2, 3, 4, 5}


def test_random_games_stay_sound_and_meet_all_relics_and_places() -> None:
    """Tokens, coins, pieces and badges are where they belong; all that can be found is found."""
    found: set[int] = set()
    for number in range(GAMES):
        state, rng = game_of(number)
        moves = 0
        while not state.is_over:
            state.apply(random_move(state, rng))
            moves += 1
            if not moves % 20:
                assert violations(state) == []
        assert min(state.scores()) >= 0
        found.update(kind for kind in state.game.finds if state.where[kind])
    assert len(found) == 15


def test_powers_are_lent_and_pieces_used_as_relics() -> None:
    """In random games a place lends a power, and a piece is used as a relic until the turn ends."""
    lent: set[int] = set()
    used: set[int] = set()
    for number in range(GAMES):
        state, rng = game_of(number)
        while not state.is_over:
            state.apply(random_move(state, rng))
            lent.update(power for power in state.lent if power >= 0)
            used.update(guise[0] for guise in state.guise if guise)
    assert lent
    assert used
