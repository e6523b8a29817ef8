"""
An independent count of a position of tiles: what must be conserved, and what lies as it may.

Nothing here asks the rules of the engine: edges, corridors and closings are told again from the
rulebook.
"""

from __future__ import annotations

from regola_engine.digger.corridors import corridor_tiles, longest_corridor
from regola_engine.digger.frames import Move
from regola_engine.digger.position import Position
from regola_engine.digger.state import State
from regola_engine.kernel.items import RULES
from regola_engine.kernel.standing import is_so, number

__all__ = ["Due", "alike", "audit", "misplaced", "paid"]

STEPS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
MEETS = {
    "door": {"door", "arm", "collapse_side"},
    "arm": {"door", "arm", "collapse_side"},
    "earth": {"earth", "collapse_side"},
    "collapse_side": {"door", "arm", "earth", "collapse_side"},
}


def audit(state: State) -> list[str]:
    """Return what is wrong with a position, nothing if all is well."""
    return [*_counts(state), *_edges(state), *_corridors(state)]


def misplaced(state: State, move: Move) -> list[str]:
    """Return what is wrong with building a tile so, by sides and neighbours alone."""
    design, space, rotation = move.things
    if state.design[space] >= 0:
        return [f"{space} is taken"]
    made = state.game.designs[design]
    names = [state.game.edge_names[e].rpartition("/")[2] for e in made.turned[0]]
    edges = [names[(side - rotation) % 6] for side in range(6)]
    laid, meeting = _laid(state), []
    for side, other in enumerate(_around(state, space)):
        if other in laid:
            met = laid[other][(side + 3) % 6]
            if met not in MEETS[edges[side]]:
                return [f"{space} would lie {edges[side]} against {met}"]
            if edges[side] != "earth" and met in ("door", "arm"):
                meeting.append(other)
    if not any(state.owner[other] == state.mover for other in meeting):
        return [f"{space} would not be connected"]
    return []


def alike(one: State, other: State) -> bool:
    """Tell whether two positions of a game agree in everything but their log and chance."""
    apart = {"game", "rng", "log", "agenda"}
    names = [name for name in Position.__slots__ if name not in apart]
    return all(getattr(one, name) == getattr(other, name) for name in names)


class Due:
    """What corridors are due to bring each player, added up while a game is played."""

    def __init__(self, state: State) -> None:
        self.gold = [0] * state.game.seats
        self._look(state)

    def note(self, state: State) -> None:
        """Add up, after a move, the corridors that a player's own tiles have completed."""
        if state.tiles == self._tiles:
            return
        known, owned = self._known, self._owned
        self._look(state)
        for seat, completed in enumerate(self._known):
            if state.own[seat] & ~owned[seat]:
                new = completed - known[seat]
                self.gold[seat] += sum(_worth(state, seat, len(tiles)) for tiles in new)

    def _look(self, state: State) -> None:
        self._tiles, self._owned = state.tiles, list(state.own)
        self._known = [_completed(state, seat) for seat in range(state.game.seats)]


def paid(state: State) -> list[int]:
    """Return what each player was given for corridors, by the log."""
    found = [0] * state.game.seats
    for entry in state.log or ():
        if entry.kind == "gold" and entry.parts and entry.rule >= 0:
            rule = RULES[entry.rule][0]
            found[entry.seat] += entry.numbers[0] * (getattr(rule, "event", "") == "complete")
    return found


def _completed(state: State, seat: int) -> set[frozenset[int]]:
    """Return the corridors with a tile of a player that the player's own doors close."""
    laid = _laid(state)
    halls = _halls(state, laid)
    found = set()
    for hall in halls:
        tiles, ends = _walk(state, laid, halls, hall)
        mine = any(state.owner[tile] == seat for tile in tiles)
        if mine and all(_closed(state, laid, end, seat) for end in ends):
            found.add(frozenset(tiles))
    return found


def _counts(state: State) -> list[str]:
    game = state.game
    wrong = []
    track = 0 if any("sands" in name for name in game.scenarios) else 2
    for seat in range(game.seats):
        tiles = len(state.bags[seat]) + len(state.projects[seat]) + state.own[seat].bit_count()
        tiles += len(state.aside) if seat == state.seat else 0
        if tiles not in (41, 42):
            wrong.append(f"tiles of {seat}: {tiles}")
        markers = sum(seated.count(seat) for seated in state.markers)
        led = sum(captives[seat] for captives in state.captives)
        goons = state.reserve[seat] + sum(state.goons[seat]) + markers + led + track
        if goons != 15 or min(state.goons[seat]) < 0:
            wrong.append(f"goons of {seat}: {goons}")
    held = sum(map(len, state.coins)) + sum(map(len, state.stored))
    coins = len(state.bag) + len(state.heap) + held
    if coins != 6 * game.seats:
        wrong.append(f"coins: {coins}")
    kept = sum(state.collapses)
    lying = sum(
        game.tile_data[game.designs[design].kind].stack > 0
        for design in state.design
        if design >= 0
    )
    if kept + lying > 2 * game.seats:
        wrong.append(f"collapses: {kept} and {lying}")
    return wrong


def _around(state: State, space: int) -> list[int]:
    spaces = state.game.board.spaces
    numbers = {(row, place): number for number, (_, row, place) in enumerate(spaces)}
    _, row, place = spaces[space]
    return [numbers.get((row + down, place + right), -1) for down, right in STEPS]


def _shown(state: State, space: int) -> list[str]:
    """Return what the edges of a tile show, from its kind and how it is turned."""
    design = state.game.designs[state.design[space]]
    names = [state.game.edge_names[e].rpartition("/")[2] for e in design.turned[0]]
    turn = state.rotation[space]
    return [names[(side - turn) % 6] for side in range(6)]


def _laid(state: State) -> dict[int, list[str]]:
    return {s: _shown(state, s) for s, design in enumerate(state.design) if design >= 0}


def _edges(state: State) -> list[str]:
    laid = _laid(state)
    unbound = {s for s in laid if state.owner[s] < 0}
    wrong = []
    for space, edges in laid.items():
        for side, other in enumerate(_around(state, space)):
            # Tiles that a scenario lays on the board lie where they fall.
            if other in laid and not {space, other} <= unbound:
                met = laid[other][(side + 3) % 6]
                if met not in MEETS[edges[side]]:
                    wrong.append(f"{space} {edges[side]} against {met}")
    return wrong


def _halls(state: State, laid: dict[int, list[str]]) -> set[int]:
    """Return the spaces where corridor tiles lie."""
    kinds = state.game.tile_data
    return {s for s in laid if kinds[state.game.designs[state.design[s]].kind].family == "corridor"}


def _corridors(state: State) -> list[str]:
    """Walk every corridor arm by arm, and compare its tiles and whether it is complete."""
    laid = _laid(state)
    halls = _halls(state, laid)
    wrong = []
    longest = [0] * state.game.seats
    for hall in sorted(halls):
        tiles, ends = _walk(state, laid, halls, hall)
        if sum(1 << tile for tile in tiles) != corridor_tiles(state, 1 << hall):
            wrong.append(f"corridor of {hall}")
        seat = state.owner[hall]
        mask = sum(1 << tile for tile in tiles)
        if number(state, "worth", seat, mask) != _worth(state, seat, len(tiles)):
            wrong.append(f"worth of the corridor of {hall}")
        closed = all(_closed(state, laid, end, seat) for end in ends)
        if closed is not is_so(state, "finished", seat, mask):
            wrong.append(f"closing of {hall}")
        if closed and seat >= 0:
            longest[seat] = max(longest[seat], len(tiles))
    told = [longest_corridor(state, seat) for seat in range(state.game.seats)]
    return wrong if told == longest else [*wrong, f"longest corridors {told}, not {longest}"]


def _worth(state: State, seat: int, length: int) -> int:
    """One tile brings 1, each further one 2, an Architect 1 more; nothing brings more than 9."""
    lord = state.lords[seat] if seat >= 0 else -1
    is_architect = lord >= 0 and state.game.lords[lord].reference.endswith("/architect")
    return min(2 * length - 1 + is_architect, 9)


def _walk(
    state: State, laid: dict[int, list[str]], halls: set[int], hall: int
) -> tuple[set[int], list[tuple[int, int]]]:
    tiles, ends, left = {hall}, [], [hall]
    while left:
        tile = left.pop()
        for side, other in enumerate(_around(state, tile)):
            if laid[tile][side] != "arm":
                continue
            if other in halls and laid[other][(side + 3) % 6] == "arm":
                if other not in tiles:
                    tiles.add(other)
                    left.append(other)
            else:
                ends.append((other, (side + 3) % 6))
    return tiles, ends


def _closed(state: State, laid: dict[int, list[str]], end: tuple[int, int], seat: int) -> bool:
    """A door closes: one of the own dungeon, or of a place of a scenario."""
    other, side = end
    return other in laid and laid[other][side] == "door" and state.owner[other] in (seat, -1)
