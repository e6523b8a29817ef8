"""
Play many games at random and look for positions that cannot be.

``python bench/soak.py GAMES [FIRST_SEED] [GAME] [PACK…]``: the games take two to five players in
turn. Each position is checked; each tenth game is also cloned and replayed. It is counted in how
many games each relic and place entered play and each of its rule lines did something, each place
that lends a power was met with each power, and each piece used as a relic with each relic. What
chance alone does not meet is laid out at the start of further games, and told apart.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from regola.files.library import official
from regola.findings import Sink
from regola.playing.conquest.effects import (
    RuleKey,
    other_readings,
    rules_taken,
    watched_items,
)
from regola.playing.table import Seating, boards_of, packs_of, table
from regola_engine.conquest import class_mask, class_word
from regola_engine.conquest.game import Game
from regola_engine.conquest.openings import is_choosing
from regola_engine.conquest.saves import code
from regola_engine.conquest.setup import lay_drawn, lay_first
from regola_engine.conquest.state import State, start
from regola_engine.kernel.moves import Move
from tests.support.conquest_invariants import violations
from tests.support.encounters import Encounters, Names, Watch

IMMUNE = class_word("immune")
MOST_MOVES = 20_000
EVERY = 10
MOST_FAULTS = 5
TOLD_EVERY = 1000

EAGER = 0.5
STEERED = 256
"""Games at most to meet each thing that chance did not meet."""


class Impossible(Exception):  # noqa: N818  # what it is
    """Something that must never be."""


@dataclass
class Soak:
    """The games of a table, what their items note, and what was met in them."""

    games: list[Game]
    done: set[RuleKey]
    combinations: set[tuple[int, int]] = field(default_factory=set)
    met: Encounters = field(default_factory=Encounters)
    played: int = 0
    moves: int = 0
    faults: int = 0

    def play(self, seed: int, opening: Opening | None = None) -> None:
        """Play the game of a seed and note what was met; at most so many go wrong."""
        game = self.games[seed % len(self.games)]
        watch = Watch(game, self.done)
        self.played += 1
        try:
            self.moves += play(game, seed, self.combinations, watch, opening)
        except Exception:  # noqa: BLE001  # whatever it is, it is told and counted
            self.faults += 1
            print(f"seed {seed}, {game.seats} players, {opening}", file=sys.stderr)
            traceback.print_exc()
            if self.faults == MOST_FAULTS:
                raise SystemExit(self.told()) from None
        self.met.add(watch)

    def told(self) -> str:
        """Say how far it has come."""
        first, met = self.games[0], self.met
        pairs = len(first.races) * len(first.powers)
        return (
            f"{self.played} games, {self.moves} moves, {self.faults} faults; met:"
            f" {len(self.combinations)} of {pairs} combinations, {met.finds} relics and places,"
            f" {met.lines} of their rules, {met.lent} powers lent, {met.copied} relics copied"
        )


def soaked(name: str, mixed: list[str]) -> Soak:
    """
    Return a game for each number of players that there is a board for.

    Every fourth is played by the other readings of the open rulings of items, every fourth by
    those of the base rules, too.
    """
    program = official("conquest")
    if program is None:
        raise SystemExit("no official games")
    packs = packs_of(program.packs, name, mixed)
    tables = (
        table(program, {}, packs, Seating(board.players), Sink())
        for board in boards_of(program, packs)
        if board.own
    )
    games = [found.game for found in tables if found is not None and isinstance(found.game, Game)]
    items, done = watched_items(games[0].items)
    plain = [Game(items, game.board, game.seats) for game in games]
    other = [other_readings(game, with_base=base) for base in (False, True) for game in plain]
    found = Soak([*plain * 2, *other], done)
    for game in plain:
        found.met.expect(game)
    return found


def play(
    game: Game,
    seed: int,
    combinations: set[tuple[int, int]],
    watch: Watch,
    opening: Opening | None = None,
) -> int:
    """Play one game and check each position of it; how many moves it took."""
    state = start(game, Random(seed))  # noqa: S311  # dice, not secrets
    chance = Random(f"soak {seed}")  # noqa: S311
    count, written = 0, []
    twins = not seed % EVERY and opening is None
    if opening is not None:
        opening.lay(state)
    while not state.is_over:
        wrong = violations(state)
        if wrong:
            raise Impossible("; ".join(wrong))
        moves = state.moves if opening is None else opening.likes(state, chance)
        move = moves[int(chance.random() * len(moves))]
        twin = state.clone() if twins else None
        if twin is not None:
            written.append(_written(state, move))
        watch.before(state, move)
        _step(state, move)
        watch.after(state)
        if twin is not None:
            twin.apply(move)
            if twin.snapshot() != state.snapshot():
                raise Impossible("a clone went another way")
        peoples = range(game.seats, len(state.owner))
        combinations.update((state.race[p], state.power[p]) for p in peoples)
        count += 1
        if count > MOST_MOVES:
            raise Impossible("the game does not end")
    if written:
        _replay(game, seed, written, state)
    return count


def _step(state: State, move: Move) -> None:
    """Make a move and see that it takes no region of another player that is immune."""
    question = state.question
    if question is None:
        raise Impossible("nobody to move")
    immune, before = class_mask(state, IMMUNE, question.you), _owners(state)
    state.apply(move)
    for region, owner in enumerate(_owners(state)):
        if immune >> region & 1 and -1 not in (owner, before[region]) and owner != before[region]:
            raise Impossible(f"region {region} was immune and is taken")


def _owners(state: State) -> list[int]:
    """Return the player that has each region, -1 for nobody."""
    return [state.owner[people] if people >= 0 else -1 for people in state.holder]


def _written(state: State, move: Move) -> str:
    """Return a move as saves keep it, and see that no other move is written like it."""
    written = code(state, move)
    if sum(code(state, other) == written for other in state.moves) > 1:
        raise Impossible(f"more than one move is written: {written}")
    return written


def _replay(game: Game, seed: int, moves: list[str], end: State) -> None:
    state = start(game, Random(seed))  # noqa: S311
    for wanted in moves:
        state.apply(next(move for move in state.legal_moves() if code(state, move) == wanted))
    if state.snapshot() != end.snapshot():
        raise Impossible("a replay went another way")


# ---- what was met ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opening:
    """
    How a game goes that is to meet what is rare.

    A relic or place is the first to be found, with the power that is drawn then; the first people
    is a combination. All by their numbers in the game, -1 for none. Half of the time the offers of
    the items ``used`` are taken, where there are any.
    """

    find: int
    power: int = -1
    combination: tuple[int, int] = (-1, -1)
    used: tuple[str, ...] = ()

    def lay(self, state: State) -> None:
        """Lay the stacks of relics, places and powers."""
        lay_drawn(state, [self.find], [self.power] if self.power >= 0 else [])

    def likes(self, state: State, chance: Random) -> list[Move]:
        """Return the moves of which one is to be made."""
        if is_choosing(state) and lay_first(state, *self.combination):
            return [move for move in state.moves if move.thing == 0]
        if self.used and chance.random() < EAGER:
            taken = [move for move in state.moves if self._uses(state, move)]
            return taken or state.moves
        return state.moves

    def _uses(self, state: State, move: Move) -> bool:
        return any(holder in self.used for holder, _line in rules_taken(state, move))


def _openings(game: Game, met: Encounters, seed: int) -> dict[Names, Opening]:
    """Return how to meet, in a game, what was not met yet."""
    finds = {item.reference: k for k in game.finds if (item := game.owners[k]) is not None}
    items = [item for item in game.items if item.reference in finds]
    holders = finds | {p.reference: finds[i.reference] for i in items for p in i.pieces}
    powers = {power.reference: number for number, power in enumerate(game.powers)}
    with_piece = {p.reference: powers[i.reference] for i in game.powers for p in i.pieces}
    race = seed % len(game.races)
    wanted = {
        one: Opening(holders[one[0]], used=one[:1]) for one in (*met.finds.unmet, *met.lines.unmet)
    }
    for place, power in met.lent.unmet:
        wanted[place, power] = Opening(finds[place], powers[power])
    for piece, relic in met.copied.unmet:
        wanted[piece, relic] = Opening(
            finds[relic],
            combination=(race, with_piece[piece]),
            used=(game.powers[with_piece[piece]].reference, relic),
        )
    return wanted


def steer(soak: Soak, first: int) -> list[Names]:
    """Play games laid out to meet what was not met; return what was, so laid out."""
    missing = _openings(soak.games[0], soak.met, first)
    for seed in range(first, first + STEERED):
        game = soak.games[seed % len(soak.games)]
        for opening in _openings(game, soak.met, seed).values():
            soak.play(seed, opening)
    left = _openings(soak.games[0], soak.met, first)
    return [one for one in missing if one not in left]


def report(met: Encounters) -> Iterator[str]:
    """Give what of relics and places was met, and in how many games."""
    for what, tally in (
        ("relics and places entered play", met.finds),
        ("of their rule lines did something", met.lines),
        ("places that lend worked with a power", met.lent),
        ("pieces were used as a relic", met.copied),
    ):
        yield f"  {tally} met: {what}"
        yield from (f"    {tally.games[one]} games: {' '.join(one)}" for one in sorted(tally.known))


def main() -> None:
    """Play, and print what was met and what went wrong."""
    given = sys.argv[1:]
    count = int(given[0]) if given else 1000
    first = int(given[1]) if len(given) > 1 else 0
    name = given[2] if len(given) > 2 else "small_world"  # noqa: PLR2004
    soak = soaked(name, given[3:])
    began = time.perf_counter()
    for seed in range(first, first + count):
        soak.play(seed)
        if not soak.played % TOLD_EVERY:
            print(soak.told(), file=sys.stderr)
    print(f"{' with '.join([name, *given[3:]])} from seed {first}: {soak.told()}")
    print("\n".join(report(soak.met)))
    steered = steer(soak, first + count)
    if steered:
        print(f"laid out to be met, in {soak.played - count} games more: {soak.told()}")
        print("\n".join(f"    {' '.join(one)}" for one in steered))
    left = _openings(soak.games[0], soak.met, 0)
    print("\n".join(f"  never met: {' '.join(one)}" for one in left))
    print(f"  {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
