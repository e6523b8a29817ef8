"""Why a playtest came out so: the item without each rule line, and the games that tell most."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.playing.saved import Saved
    from regola.playtesting.blocks import Block, Played
    from regola.playtesting.studies import Study

__all__ = ["explain", "keep_telling"]

_TELLING = 3
_FOLDER = "playtests"


def explain(
    studies: Sequence[Study],
    results: Callable[[Iterator[Block]], Iterator[Played]],
    console: Console,
) -> None:
    """
    Play the games with each item again without each of its lines, and see when it is taken.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    from regola.playtesting.picking import picks_of

    asked = [
        (study, line, number)
        for study in studies
        for line in study.lines  # a game without a line is made once, for all of its blocks
        for number in range(len(study.kept))
    ]
    blocks = (study.plan.without(number, line) for study, line, number in asked)
    found = results(blocks)
    with console.progress("progress-explain", len(asked)) as progress:
        for (study, line, number), played in zip(asked, found, strict=True):
            study.add_effect(line, number, played)
            progress.advance()
    for study in studies:
        study.picks = picks_of(study.plan.comparison, study.plan.seed)


def keep_telling(
    arguments: Namespace, studies: Sequence[Study], console: Console, sink: Sink
) -> None:
    """Keep the games that show most of what each item does, and say how they are seen."""
    from regola.files.kept_games import keep_game, may_keep

    for study in studies:
        item = study.plan.comparison.item.replace("/", "-")
        for place, pair in enumerate(study.telling(_TELLING), 1):
            path = Path(_FOLDER) / f"{item}-{study.plan.comparison.players}-{place}.yaml"
            if may_keep(path, sink) and keep_game(path, _game(arguments, study, pair), sink):
                gain = f"{study.gains[pair]:+.0f}"
                command = f"regola play --replay {path.as_posix()} --log"
                console.note("playtest-game", command=command, coins=gain)


def _game(arguments: Namespace, study: Study, pair: int) -> Saved:
    """Play the game with the item of a pair, and return it to be kept."""
    from regola.playing.matches import play_match
    from regola.playing.saved import Saved
    from regola.playtesting.blocks import SIZE
    from regola.playtesting.games import game_of

    block = study.plan.ours(pair // SIZE)
    opening, seed = block.openings[pair % SIZE], block.seeds[pair % SIZE]
    players, kept = block.setting.players, list[str]()
    bots = (block.bot,) * players
    game = game_of(block.setting)
    play_match(game, bots, seed, kept=kept, opening=opening)
    played, mixed = arguments.games[study.plan.comparison.item]
    board = "" if game.board.reference.startswith(f"{played}/") else block.setting.board
    return Saved(
        played,
        mixed,
        players,
        (),
        lords=False,
        seed=seed,
        bots=bots,
        moves=tuple(kept),
        board=board.rpartition("/")[2],
        opening=opening,
    )
