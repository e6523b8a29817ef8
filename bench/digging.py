"""
Measure how the tiles of Dungeon Digger play: scores, length, seats, dead ends, corridors.

``python -m bench.digging GAMES [BOT] [all]``: GAMES of each number of players, by greedy bots
unless told; with *all* of each scenario as well. A line tells the rounds, the final scores, by how
much the winner led, how often who began won (and how often by lot), how often no project could be
built anywhere as a turn began, and the corridors completed, by length.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median, quantiles

from bench.tiles import games
from regola_engine.digger.game import Game
from regola_engine.digger.greed import greedy_move
from regola_engine.digger.placing import placements
from regola_engine.digger.state import State, start
from regola_engine.kernel.bots import random_move
from regola_engine.kernel.items import RULES

BOTS = {"greedy": greedy_move, "random": random_move}
USUAL = 40
"""How many games are played unless told."""


@dataclass
class Found:
    """What was counted over the games of one table."""

    rounds: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)
    built: list[int] = field(default_factory=list)
    won_by_first: float = 0.0
    turns: int = 0
    stuck: int = 0
    corridors: Counter[int] = field(default_factory=Counter)
    gold: Counter[str] = field(default_factory=Counter)


def count(found: Found, game: Game, seed: int, bot: str) -> None:
    """Play a game and count."""
    state = start(game, Random(seed), log=True)  # noqa: S311  # tiles, not secrets
    chance = Random(f"digging {seed}")  # noqa: S311
    first, turn = state.seat, (-1, -1)
    while not state.is_over:
        asked = state.question is not None and state.question.about == "turn"
        if asked and turn != (state.round, state.seat):
            turn = (state.round, state.seat)
            found.turns += 1
            found.stuck += _is_stuck(state)
        state.apply(BOTS[bot](state, chance))
    _count_end(found, state, first)
    _count_log(found, state)


def _count_end(found: Found, state: State, first: int) -> None:
    winners, ranked = state.winners(), sorted(state.scores())
    found.rounds.append(state.round)
    found.scores += ranked
    found.leads.append(ranked[-1] - ranked[-2])
    found.built += [own.bit_count() for own in state.own]
    found.won_by_first += (first in winners) / len(winners)


def _is_stuck(state: State) -> bool:
    """Tell whether the player could build no project next to any tile of the dungeon."""
    near = state.own[state.seat]
    return bool(state.projects[state.seat]) and not any(
        True for _ in placements(state, state.seat, near)
    )


def _count_log(found: Found, state: State) -> None:
    for entry in state.log or ():
        if entry.kind != "gold" or entry.rule < 0:
            continue
        rule, reference = RULES[entry.rule]
        source = f"{reference.rpartition('/')[2]}#{rule.line}"
        if entry.parts and getattr(rule, "event", "") == "complete":
            source = "corridors"
            found.corridors[(entry.numbers[0] + 1) // 2] += 1
        found.gold[source] += entry.numbers[0]


def _told(found: Found, game: Game) -> str:
    """Tell of one table."""
    played = len(found.rounds)
    low, _, high = quantiles(found.scores, n=4)
    lengths = ", ".join(f"{n}: {found.corridors[n] / played:.1f}" for n in range(1, 6))
    names = "+".join(name.rpartition("/")[2] for name in game.scenarios)
    return (
        f"{game.seats} players {names or 'standard'}: {median(found.rounds):.0f} rounds"
        f" ({min(found.rounds)}-{max(found.rounds)}), scores {mean(found.scores):.0f}"
        f" (quartiles {low:.0f}-{high:.0f}), lead {mean(found.leads):.0f}, who began won"
        f" {100 * found.won_by_first / played:.0f} % (by lot {100 / game.seats:.0f} %),"
        f" {mean(found.built):.0f} tiles each, stuck {100 * found.stuck / found.turns:.1f} %,"
        f" corridors a game by length {lengths}"
    )


def main() -> None:
    """Play and print."""
    told = [word for word in sys.argv[1:] if word != "all"]
    wanted = int(told[0]) if told else USUAL
    bot = told[1] if len(told) > 1 else "greedy"
    for game in games():
        if game.scenarios and "all" not in sys.argv:
            continue
        found = Found()
        for seed in range(wanted):
            count(found, game, seed, bot)
        print(_told(found, game))
        gold = {source: round(n / wanted, 1) for source, n in found.gold.most_common(9)}
        print("   gold a game:", gold, flush=True)


if __name__ == "__main__":
    main()
