"""Random rules in positions built for them: what a game plays, and what its second reading says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from random import Random
from typing import Any

from regola.compilation.checking import check_programs
from regola.compilation.games import LoadedGame, load
from regola.compilation.language import language
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.meaning import AtPhase, Rule
from regola.program.model import Item
from regola.reference.conquest.facts import ordered
from regola.reference.conquest.family import conquest
from regola.reference.conquest.following import Difference, differing_values, follow
from regola.reference.family import Family
from regola.reference.reading import Unsaid
from regola_engine.conquest.bearing import settle_bearers
from regola_engine.conquest.game import Game
from regola_engine.conquest.items import PieceKind
from regola_engine.conquest.moves import Move
from regola_engine.conquest.saves import code
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.tokens import add_piece
from tests.support.compiling import compile_text
from tests.support.random_rules import GROUNDS

__all__ = ["GAMES", "Outcome", "Probe", "official_table", "outcomes", "probe_of", "probes", "tried"]

CONQUEST = GROUNDS[0]
PACKS = ("conquest", "small_world")
NAMES = 'name: it m "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"'
PROBE = "home/power/probe"
BOARD = """
board nine {
    name: it "Nove", es "Nueve", en "Nine"
    players: PLAYERS
    rounds: 5
    region a: hill, border, mine
    region b: farmland, border, magic
    region c: forest, lost_tribe, cavern
    region d: sea, border
    region e: mountain, cavern, mine
    region f: swamp, border
    region g: lake
    region h: hill, magic, lost_tribe
    region i: forest, border
    borders: a-b, b-c, a-c, c-d, c-e, e-f, f-g, g-h, h-i, d-i, e-h, b-f
}
"""
MOVES = 8
"""Moves made after a position, at most."""


@dataclass(frozen=True)
class Probe:
    """A rule as the only one of a power, ready to be played."""

    line: str
    rule: Rule
    family: Family
    games: dict[int, Game]


@dataclass(frozen=True)
class Outcome:
    """
    What came of a rule in one position.

    ``unsaid`` names the words that the language gives no meaning there, though they are accepted.
    """

    line: str
    seed: int
    differences: list[Difference]
    moves: list[str]
    acted: bool
    unsaid: str = ""


# ---- rules ------------------------------------------------------------------------------------


@cache
def _library() -> tuple[list[Item], LoadedGame, dict[int, Any]]:
    """The items of Small World, run, and a board of nine regions for two and for three."""
    program = CONQUEST.program
    items = [one for one in program.items if one.pack in PACKS and one.kind != "board"]
    boards = "".join(BOARD.replace("PLAYERS", n).replace("nine", f"nine_{n}") for n in ("2", "3"))
    whole = compile_text(boards, Sink(), program)
    loaded = load(whole, {}, Sink())
    own = tuple(one for one in loaded.items if one.reference.partition("/")[0] in PACKS)
    return items, replace(loaded, items=own), {b.players: b for b in loaded.boards[-2:]}


@cache
def _empty() -> Program:
    text = f"power probe {{\n    {NAMES}\n    tokens: 4\n}}\n"
    return compile_text(text, Sink(), CONQUEST.program)


def probes(seed: int) -> Iterator[Probe]:
    """Give rules at random that `check` accepts, without end, each with its games."""
    for line, rule in CONQUEST.told(seed):
        made = _probe(line, rule)
        if made is not None:
            yield made


def probe_of(line: str) -> Probe:
    """Return one rule, which `check` must accept, with its games."""
    rule = CONQUEST.lines.rule(line)
    made = _probe(line, rule) if rule is not None else None
    assert made is not None, line
    return made


def _probe(line: str, rule: Rule) -> Probe | None:
    items, loaded, boards = _library()
    whole = _empty()
    item = replace(whole.items[0], rules=(rule,))
    program = replace(whole, items=(item,))
    sink = Sink()
    check_programs([program], sink)
    own = load(Program("conquest", program.packs, (item,), (), program.declared), {}, Sink())
    if sink.has_errors or not own.items:
        return None
    family = conquest([*items, item], language("conquest").vocabulary)
    games = {n: Game((*loaded.items, *own.items), board, n) for n, board in boards.items()}
    return Probe(line, rule, family, games)


GAMES = ("small_world", "underground")


@cache
def official_table(name: str, players: int) -> tuple[Family, Game]:
    """Return an official game for so many players, and the words of its second reading."""
    program = CONQUEST.program
    packs = ("conquest", name)
    own = [one for one in program.items if one.pack in packs and one.kind != "board"]
    loaded = load(program, {}, Sink())
    items = [one for one in loaded.items if one.reference.partition("/")[0] in packs]
    board = next(one for one in loaded.boards if one.reference.endswith(f"{name}_{players}p"))
    return conquest(own, language("conquest").vocabulary), Game(items, board, players)


# ---- positions --------------------------------------------------------------------------------


def _named(node: Any) -> Iterator[str]:
    """Give the references that a rule names."""
    if isinstance(node, str) and "/" in node:
        yield node
    elif isinstance(node, tuple):
        for one in node:
            yield from _named(one)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            if field.name != "span":
                yield from _named(getattr(node, field.name))


def built(probe: Probe, rng: Random) -> State:
    """Return a legal position in which the rule is in force and what it speaks of is there."""
    game = probe.games[rng.choice((2, 2, 3))]
    wanted = _owners(game, probe.rule)
    races = [n for n, race in enumerate(game.races) if race.reference in wanted]
    others = [n for n in range(len(game.races)) if n not in races]
    rng.shuffle(others)
    races += others
    own = next(n for n, power in enumerate(game.powers) if power.reference == PROBE)
    powers = [n for n, one in enumerate(game.powers) if one.reference in wanted and n != own]
    others = [n for n in range(len(game.powers)) if n not in (*powers, own)]
    rng.shuffle(others)
    powers += others
    at = rng.randrange(game.seats)
    declined = probe.rule.scope == "declined" or (
        probe.rule.scope == "always" and rng.random() < 0.4
    )
    seats = _peopled(game, rng, (at, own, declined), iter(races), iter(powers))
    turn = at if rng.random() < 0.75 else rng.randrange(game.seats)
    phase = _phase(probe.rule, rng)
    state = set_up(
        game,
        seats,
        pieces={},
        turn=turn,
        phase=phase,
        number_of_round=rng.choice((1, 3, 5)),
        seed=rng.randrange(1 << 30),
    )
    _furnish(state, rng)
    return state


def _owners(game: Game, rule: Rule) -> set[str]:
    """The races and powers that a rule names, or that have pieces that it names."""
    named = set(_named(rule))
    return {
        item.reference
        for item in game.items
        if item.reference in named or any(piece.reference in named for piece in item.pieces)
    }


def _phase(rule: Rule, rng: Random) -> str:
    moment = rule.moment
    if isinstance(moment, AtPhase) and rng.random() < 0.7:
        phase = moment.phase.removeprefix("last ")
        if phase in ("choosing", "readying", "conquest", "redeployment", "scoring"):
            return phase
        return "" if moment.edge == "start" else "scoring"
    return rng.choice(("", "readying", "conquest", "conquest", "redeployment", "scoring"))


def _peopled(
    game: Game,
    rng: Random,
    probed: tuple[int, int, bool],
    races: Iterator[int],
    powers: Iterator[int],
) -> list[Seated]:
    at, own, declined = probed
    regions = list(range(game.ground.size))
    rng.shuffle(regions)
    seats = []
    for seat in range(game.seats):
        peoples = []
        for is_old in (True, False):
            has_probe = seat == at and is_old is declined
            if not has_probe and rng.random() < (0.5 if is_old else 0.1):
                continue
            power = own if has_probe else next(powers)
            race = next(races)
            box = game.races[race].box
            holds = {}
            for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
                if regions:
                    holds[regions.pop()] = rng.choice((1, 1, 2, 3))
            hand = 0 if is_old else min(rng.choice((0, 1, 3, 6)), box - sum(holds.values()))
            peoples.append(Peopled(race, power, max(0, hand), holds, is_old))
        seats.append(Seated(rng.choice((0, 1, 5, 9)), tuple(peoples)))
    return seats


def _furnish(state: State, rng: Random) -> None:
    """Lay pieces, give markers, set tokens aside, forget limits used."""
    if rng.random() < 0.8:
        state.spent.clear()
    for kind in state.game.kinds:
        if kind is not None and state.bearer[kind.word] >= 0:
            for _ in range(rng.choice((0, 1, 2))):
                _lay(state, kind, rng)
    for people in range(state.game.seats, len(state.owner)):
        if state.tray[people] and rng.random() < 0.2:
            state.tray[people] -= 1
            state.aside[people] += 1
        if rng.random() < 0.2 and not state.declined_peoples >> people & 1:
            state.fresh_peoples |= 1 << people
    settle_bearers(state)


def _lay(state: State, kind: PieceKind, rng: Random) -> None:
    """Have one piece of a kind lie in a region of its people, in hand, or with a player."""
    word = kind.word
    if not state.boxed[word]:
        return
    if kind.marker:
        seat = rng.randrange(state.game.seats)
        state.boxed[word] -= 1 - (state.given[word] >> seat & 1)
        state.given[word] |= 1 << seat
        return
    state.boxed[word] -= 1
    if rng.random() < 0.3:
        state.carried[word] += 1
        return
    everywhere = range(state.game.ground.size)
    held = [r for r in everywhere if state.held[state.bearer[word]] >> r & 1]
    add_piece(state, word, rng.choice(held or everywhere))


# ---- trying -----------------------------------------------------------------------------------


def _chosen(state: State, rng: Random) -> Move:
    """A move that takes the rule's own offer where there is one, else any, conquests first."""
    moves = state.legal_moves()
    told = [move for move in moves if PROBE in ordered(code(state, move))]
    if told and rng.random() < 0.7:
        return rng.choice(told)
    acts = [move for move in moves if move.rule >= 0]
    return rng.choice(acts if acts and rng.random() < 0.7 else moves)


def tried(probe: Probe, seed: int) -> Outcome:
    """Play a rule in one position built for it and tell what differs."""
    try:
        return _tried(probe, seed)
    except Unsaid as word:
        return Outcome(probe.line, seed, [], [], acted=False, unsaid=str(word))


def _tried(probe: Probe, seed: int) -> Outcome:
    rng = Random(f"{probe.line} {seed}")  # noqa: S311  # positions, not secrets
    state = built(probe, rng)
    if state.is_over:
        return Outcome(probe.line, seed, [], [], acted=False)
    acted: set[tuple[str, int]] = set()
    found = list(differing_values(probe.family, state, acted))
    moves: list[str] = []
    if not found:
        followed = follow(probe.family, state, _chosen, rng, rng.choice((2, MOVES)))
        found, moves = followed.differences, followed.moves
        acted |= followed.acted
    if not found and not state.is_over:
        found = list(differing_values(probe.family, state, acted))
    return Outcome(probe.line, seed, found, moves, (PROBE, 1) in acted)


def outcomes(seed: int, count: int, positions: int = 3) -> Iterator[Outcome]:
    """Try so many rules, each in some positions."""
    for _, probe in zip(range(count), probes(seed), strict=False):
        yield from (tried(probe, number) for number in range(positions))
