"""Rules of deeds at random on items of dungeons of their own, and positions in which they act."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from regola.reference.family import Family
from regola.reference.lords.following import follow
from regola.reference.reading import Unsaid
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.masks import bits
from regola_engine.lords.game import BATTLE, Game
from regola_engine.lords.saves import code
from regola_engine.lords.state import State, start
from tests.support import lords_forms
from tests.support.lords_games import Move, busy_move
from tests.support.lords_reading import family
from tests.support.probing import Outcome, Probing
from tests.support.random_rules import Ground

__all__ = ["KINDS", "PROBING", "Outcome", "outcomes"]

MOVES = 14
"""Moves made after a position."""

_BATCH = 8
"""Rules on one table."""

_EAGER = 0.85
"""How often a probe's own offer is taken."""

_FIELDS = {
    "title": "",
    "room": "year: 1\n    crew: 1",
    "monster": "copies: 1, 1\n    damage: 2\n    food: 1",
    "trap": "copies: 2",
    "adventurer": "levels: 1\n    health: 3\n    skill: 1\n    later levels: 2\n"
    "    later health: 4\n    later skill: 1",
    "order": "position: 9",
    "event": "deck: tile",
    "card": "year: 1\n    weariness: 1\n    need: 0\n    speed: quick",
}
KINDS = tuple(_FIELDS)
PROBING = Probing("lords", "dungeon_lords", _FIELDS)

_NOUNS = {"title": "$^", "room": "room|tile"}
"""The nouns that *it* may stand for, by the kind of item; else that of the kind."""

_MOMENTS = (
    (r"spring|attack|wound|invoke|beat|battlefield|" + "|".join(BATTLE), ("planning", "battle")),
    (r"perform|dig|mine|hire|build", ("sending", "performing")),
    (r"run|production", ("performing", "production")),
    (r"choose|send|ordering", ("revealing", "ordering")),
    (r"resolve|muster|dismiss|owe|happening|arrival", ("recall", "happening")),
)
"""The stages at which words of a rule are about to matter."""


def outcomes(kind: str, count: int, seed: int, positions: int = 1) -> Iterator[Outcome]:
    """Try so many random rules of deeds, of items of a kind, each in so many positions."""
    lines = _lines(kind, seed)
    for first in range(0, count, _BATCH):
        told = PROBING.drawn(kind, min(_BATCH, count - first), lines)
        program, loaded = PROBING.loaded(kind, told)
        game = Game(loaded.items, 2 + first // _BATCH % 3)
        words, known = family(*program.items), _positions(game, seed + first)
        for item, line in told.items():
            for position in range(positions):
                rng = Random(f"{line} {seed} {position}")  # noqa: S311  # positions, not secrets
                state = rng.choice(_near(line, known)).clone(rng.randrange(2**32))
                _lay_open(state, kind, game.number_of(kind, item), rng)
                yield _tried(words, state, item, line, rng)


def _lines(kind: str, seed: int) -> Iterator[str]:
    """Give rules by which something is done; in every second *it* stands for such a thing."""
    ground = Ground("lords", "dungeon_lords", kind)
    its = re.compile(rf"\b(a|an|any|your) ({_NOUNS.get(kind, kind)})\b")
    for number, line in enumerate(lords_forms.lines(seed)):
        tried = (its.sub("it", line, count=1) if number % 2 else line, line)
        found = next((one for one in tried if ground.lines.rule(one) is not None), None)
        if found is not None:
            yield found


# ---- positions --------------------------------------------------------------------------------


def _positions(game: Game, seed: int) -> list[State]:
    """Return all positions of a game by chance in which no rule is at work."""
    state = start(game, Random(seed), 0)  # noqa: S311  # positions, not secrets
    chance, found = Random(seed), list[State]()  # noqa: S311
    while not state.is_over:
        state.apply(busy_move(state, chance))
        if not state.agenda and not state.is_over:
            found.append(state.clone(1))
    return found


def _near(line: str, known: list[State]) -> list[State]:
    """Return the positions in which what a rule speaks of is about to happen; else all."""
    near = next((stages for words, stages in _MOMENTS if re.search(words, line)), ())
    return [one for one in known if one.game.programme[one.stage].name in near] or known


def _lay_open(state: State, kind: str, number: int, rng: Random) -> None:
    """Have somebody bear the rule of a probe, and be able to pay for what it lets him do."""
    state.question, state.moves = None, []
    for goods in (state.gold, state.food):
        goods[:] = [rng.randrange(6) for _ in goods]
    seat = rng.randrange(state.game.seats)
    lay = {
        "room": _lay_room,
        "monster": _keep_monster,
        "trap": _keep_trap,
        "adventurer": _join,
        "event": _announce,
        "card": _turn_up,
    }.get(kind)
    if lay is not None:
        lay(state, number, seat)


def _lay_room(state: State, number: int, seat: int) -> None:
    """Make a tunnel of a player the room, if he has one."""
    tunnels = state.own(seat) & state.tiles & ~state.built
    for tile in list(bits(tunnels))[:1]:
        state.built |= 1 << tile
        state.rooms[tile] = number


def _keep_monster(state: State, number: int, seat: int) -> None:
    for copy, item in enumerate(state.game.monsters):
        if item == number:
            state.keeper[copy] = seat
            state.monster_deck = [one for one in state.monster_deck if one != copy]


def _keep_trap(state: State, number: int, seat: int) -> None:
    for copy, item in enumerate(state.game.traps):
        if item == number:
            state.trap_keeper[copy] = seat
            state.trap_deck = [one for one in state.trap_deck if one != copy]
            state.laid &= ~(1 << copy)


def _join(state: State, number: int, seat: int) -> None:
    """Have the adventurer of this year stand in front of a party."""
    for copy, hero in enumerate(state.game.heroes[: state.game.common_heroes]):
        if hero.item == number and hero.year == state.year:
            for heroes in (*state.parties, *state.prisons):
                heroes[:] = [one for one in heroes if one != copy]
            for deck in (state.hero_deck, state.announced, state.waiting):
                deck[:] = [one for one in deck if one != copy]
            state.parties[seat].insert(0, copy)


def _announce(state: State, number: int, _seat: int) -> None:
    """Have the event be the one that happens in this round."""
    state.event_deck = [one for one in state.event_deck if one != number]
    state.happening = number
    if state.announced_event == number:
        state.announced_event = -1


def _turn_up(state: State, number: int, _seat: int) -> None:
    """Have the card be the next of the fights, and the one turned up."""
    state.card_deck = [number] * len(state.card_deck)
    if state.card >= 0:
        state.card = number


# ---- play -------------------------------------------------------------------------------------


def _tried(words: Family, state: State, item: str, line: str, rng: Random) -> Outcome:
    try:
        found = follow(words, state, lambda one, chance: _likely(one, chance, item), rng, MOVES)
    except Unsaid as word:
        return Outcome(line, [], [], acted=False, unsaid=f"no meaning: {word}")
    except RuleError as error:
        return Outcome(line, [], [], acted=False, unsaid=f"rule error: {error}")
    return Outcome(line, found.differences, found.moves, (item, 1) in found.acted)


def _likely(state: State, rng: Random, item: str) -> Move:
    """Return a move by chance; what the item itself offers, or is, comes first, mostly."""
    moves = state.legal_moves()
    own = [one for one in moves if f"{item}#" in code(state, one)]
    if state.game.programme[state.stage].name == "ordering":
        # Probes of orders are carried out only if they are chosen.
        own += [one for one in moves if _picks(state, one, item)]
    return rng.choice(own) if own and rng.random() < _EAGER else busy_move(state, rng)


def _picks(state: State, move: Move, item: str) -> bool:
    number = state.game.number_of("order", item)
    return number >= 0 and code(state, move) == f"pick {number}"
