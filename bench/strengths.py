"""
Measure how strong the items of a game are, and write the table that ships with it.

`.venv/bin/python -m bench.strengths GAME PLAYERS PAIRS [SEED] [FOLDER]`: each race, power, relic
and place of the game is compared with the others of its kind in so many pairs of games, by both
bots, and `content/GAME/strengths/PLAYERS.json` is written. In FOLDER each block is kept, so that a
run that was stopped goes on. It takes about a minute of processor for every 100 pairs of Small
World for two.
"""

from __future__ import annotations

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
from regola.playtesting.subjects import Side, compared, side
from regola.resources import player_fingerprint


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
    """Measure and write one table."""
    game, *rest = sys.argv[1:]
    numbers = [int(word) for word in rest if word.isdigit()]
    folders = [Path(word) for word in rest if not word.isdigit()]
    players, pairs, seed = (*numbers, 1)[:3]
    program = official("conquest")
    made = program and side(program, game, [], players, Sink())
    if not made:
        raise SystemExit(f"no board of {game} for {players}")
    table = measured(made, game, seed, pairs, folders[0] if folders else None)
    path = table_file(game, players)
    path.parent.mkdir(exist_ok=True)
    path.write_text(written(table))
    print(f"{path}: {len(table.means())} items, {pairs} pairs each by {len(BOTS)} bots")


if __name__ == "__main__":
    main()
