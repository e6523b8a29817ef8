"""Compile items in memory, run their modules and play them at random."""

from __future__ import annotations

from functools import cache
from random import Random

from regola.compilation.games import LoadedGame, load, modules
from regola.compilation.program import Program
from regola.files.library import official
from regola.findings import Finding, Sink
from regola.sources import Source
from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State, start
from regola_engine.kernel.bots import random_move
from tests.support.compiling import compile_text

__all__ = ["PATH", "compiled", "game_with", "played", "ran", "small_world", "text_of"]

PATH = "text.regola"
_PACKS = ("conquest", "small_world")

NAMES = 'name: it f "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"'


# Said of a name that text holds as it is: the module is made all the same.
_OF_NAMES = ("odd-character-in-name",)


@cache
def library() -> Program:
    """The official games of conquest."""
    program = official("conquest")
    assert program is not None
    return program


@cache
def small_world() -> LoadedGame:
    """The rules and boards of Small World, run in this process."""
    sink = Sink()
    whole = load(library(), {}, sink)
    return LoadedGame(
        tuple(item for item in whole.items if item.reference.partition("/")[0] in _PACKS),
        tuple(board for board in whole.boards if board.reference.startswith("small_world/")),
    )


def compiled(text: str) -> tuple[Program, list[Finding]]:
    """Compile a text as a pack of its own on top of the official games."""
    sink = Sink()
    program = compile_text(text, sink, library(), "home")
    return program, sink.sorted()


def ran(program: Program, text: str, sink: Sink) -> LoadedGame:
    """Run the modules of a program's own items."""
    own = Program(program.family, program.packs, program.items, (), program.declared)
    return load(own, {PATH: Source(PATH, text)}, sink)


def text_of(text: str, ending: str) -> str:
    """Return the module of a text's program whose path has the ending."""
    program, found = compiled(text)
    assert not any(one.slug not in _OF_NAMES for one in found)
    sink = Sink()
    made = dict(modules(program, {PATH: Source(PATH, text)}, sink))
    assert sink.sorted() == []
    return next(module for path, module in made.items() if path.endswith(ending))


def game_with(loaded: LoadedGame, players: int = 2) -> Game:
    """Return a game of Small World with further items, its own races down to five."""
    kept = ("amazons", "ghouls", "humans", "sorcerers", "trolls")
    own = small_world()
    items = [i for i in own.items if i.kind != "race" or i.reference.endswith(kept)]
    board = next(board for board in own.boards if board.players == players)
    return Game((*items, *loaded.items), board, players)


def played(game: Game, seed: int, most: int) -> State:
    """Return a position of a game played at random."""
    rng = Random(seed)  # noqa: S311  # dice, not secrets
    state = start(game, rng)
    for _ in range(most):
        if state.is_over:
            break
        state.apply(random_move(state, rng))
    return state
