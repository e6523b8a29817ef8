"""
Measure how the tiles of Dungeon Digger play: scores, length, dead ends, corridors.

``python -m bench.digging GAMES [BOT]``: GAMES of each number of players, by greedy bots unless
told; for each number it prints rounds, final scores, how often no project could be built anywhere
as a turn began, and how many corridors of each length were completed in a game.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median, quantiles

from bench.tiles import games
from regola_engine.digger.game import Game
from regola_engine.digger.greed import greedy_move, random_move
from regola_engine.digger.placing import placements
from regola_engine.digger.state import State, start

BOTS = {"greedy": greedy_move, "random": random_move}


@dataclass
class Found:
    """What was counted over the games of one number of players."""

    rounds: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    built: list[int] = field(default_factory=list)
    turns: int = 0
    stuck: int = 0
    corridors: Counter[int] = field(default_factory=Counter)
    gold: Counter[str] = field(default_factory=Counter)


def count(found: Found, game: Game, seed: int, bot: str) -> None:
    """Play a game and count."""
    state = start(game, Random(seed), log=True)  # noqa: S311  # tiles, not secrets
    chance = Random(f"digging {seed}")  # noqa: S311
    turn = (-1, -1)
    while not state.is_over:
        asked = state.question is not None and state.question.about == "turn"
        if asked and turn != (state.round, state.seat):
            turn = (state.round, state.seat)
            found.turns += 1
            found.stuck += _is_stuck(state)
        state.apply(BOTS[bot](state, chance))
    found.rounds.append(state.round)
    found.scores += state.scores()
    found.winning.append(max(state.scores()))
    found.built += [own.bit_count() for own in state.own]
    _count_log(found, state)


def _is_stuck(state: State) -> bool:
    """Tell whether the player could build no project next to any tile of the dungeon."""
    near = state.own[state.seat]
    return bool(state.projects[state.seat]) and not any(
        True for _ in placements(state, state.seat, near)
    )


def _count_log(found: Found, state: State) -> None:
    from regola_engine.digger.items import RULES

    for entry in state.log.entries if state.log else ():
        if entry.kind != "gold" or entry.rule < 0:
            continue
        rule, reference = RULES[entry.rule]
        source = f"{reference.rpartition('/')[2]}#{rule.line}"
        if entry.parts and getattr(rule, "event", "") == "complete":
            source = "corridors"
            found.corridors[(entry.numbers[0] + 1) // 2] += 1
        found.gold[source] += entry.numbers[0]


def main() -> None:
    """Play and print."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    bot = sys.argv[2] if len(sys.argv) > 2 else "greedy"  # noqa: PLR2004
    for game in games()[:5]:
        found = Found()
        for seed in range(wanted):
            count(found, game, seed, bot)
        low, _, high = quantiles(found.scores, n=4)
        lengths = ", ".join(f"{n}: {found.corridors[n] / wanted:.1f}" for n in range(1, 6))
        print(
            f"{game.seats} players: {median(found.rounds):.0f} rounds "
            f"({min(found.rounds)}-{max(found.rounds)}), scores {mean(found.scores):.0f} "
            f"(quartiles {low:.0f}-{high:.0f}), winner {mean(found.winning):.0f}, "
            f"{mean(found.built):.0f} tiles each, stuck {100 * found.stuck / found.turns:.1f} %, "
            f"corridors by length {lengths}"
        )
        print("   gold a game:", {k: round(n / wanted, 1) for k, n in found.gold.most_common(9)})


if __name__ == "__main__":
    main()
