"""
Measure how strong the items of games are, and write the tables that ship with them.

`.venv/bin/python -m bench.strengths [PAIRS] [GAME] [PLAYERS]`: each race, power, relic and place of
a game is compared with the others of its kind in so many pairs of games (400), by both bots, and
`content/GAME/strengths/PLAYERS.json` is written; those of all games and numbers of players where
none is told. Blocks are kept in the folder of the environment's `KEPT`, if it names one, so that a
run that was stopped goes on. It takes about half a minute of processor for Small World for two.
"""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace
from pathlib import Path

from regola.files.library import official
from regola.files.played_blocks import keep_block, kept_block
from regola.files.strengths import table_file
from regola.findings import Sink
from regola.playtesting.blocks import SIZE, Block, Played, play_block
from regola.playtesting.designs import KINDS, Comparison, Plan
from regola.playtesting.strengths import BOTS, Strength, Strengths, fingerprint, written
from regola.playtesting.studies import Study
from regola.playtesting.subjects import Side, compared, players_of, side
from regola.resources import player_fingerprint

_PAIRS, _SEED = 400, 1


def _played(block: Block, folder: Path | None) -> Played:
    found = None if folder is None else kept_block(folder, block)
    if found is None:
        found = play_block(block)
        if folder is not None:
            keep_block(folder, block, found, Sink())
    return found


def strength(comparison: Comparison, seed: int, pairs: int, folder: Path | None) -> Strength:
    """Play so many pairs and return what the item brings."""
    plan = Plan(comparison, seed, player_fingerprint(), watches=False)
    study = Study(plan, (), plan)
    for number in range(pairs // SIZE):
        study.add(_played(plan.ours(number), folder), _played(plan.theirs(number), folder))
    return Strength(study.coins, study.shares)


def measured(made: Side, game: str, seed: int, pairs: int, folder: Path | None) -> Strengths:
    """Return the table of a game."""
    before = fingerprint(made.setting)
    bots: dict[str, dict[str, Strength]] = {bot: {} for bot in BOTS}
    names = [name for kind in KINDS for name in made.references(kind)]
    for name in names:
        rivals = [one for one in made.references(name.split("/")[1]) if one != name]
        comparison = compared(name, made, made, rivals)
        for bot, items in bots.items():
            items[name] = strength(replace(comparison, bot=bot), seed, pairs, folder)
        told = ", ".join(f"{bot} {items[name].coins.mean:+.1f}" for bot, items in bots.items())
        print(f"{name}: {told} ({time.process_time():.0f} s of processor)", flush=True)
    players, board = made.setting.players, made.setting.board
    return Strengths(game, players, board, seed, pairs, before, bots)


def main() -> None:
    """Measure and write the tables that were asked for."""
    told = sys.argv[1:]
    numbers = [int(word) for word in told if word.isdigit()]
    games = [word for word in told if not word.isdigit()] or ["small_world", "underground"]
    pairs, *players = numbers or [_PAIRS]
    kept = os.environ.get("KEPT")
    program = official("conquest")
    if program is None:
        raise SystemExit("what ships does not compile")
    for game in games:
        for count in players or players_of(program, game):
            made = side(program, game, [], count, Sink())
            if made is None:
                raise SystemExit(f"no board of {game} for {count}")
            table = measured(made, game, _SEED, pairs, Path(kept) if kept else None)
            path = table_file(game, count)
            path.parent.mkdir(exist_ok=True)
            path.write_text(written(table))
            print(f"{path}: {len(table.means())} items, {pairs} pairs each by {len(BOTS)} bots")


if __name__ == "__main__":
    main()
