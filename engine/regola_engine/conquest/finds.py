"""The verbs of relics and places, and of powers that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.events import happen, lose_tokens
from regola_engine.conquest.frames import DONE, FAILED, Frame
from regola_engine.conquest.gear import (
    itself,
    recall,
    ruleset_of,
    settle_bearers,
    take_pieces,
)
from regola_engine.conquest.ground import bits
from regola_engine.conquest.log import note, of_people
from regola_engine.conquest.piles import FROM_TRAY, has_tokens
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.token_deeds import leave_region
from regola_engine.conquest.tokens import add_piece, add_tokens, claim
from regola_engine.conquest.world import refresh_world

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "can_replace",
    "draw_power",
    "has_power",
    "has_race",
    "itself",
    "other_combinations",
    "regions_with_any",
    "relics_to_copy",
    "replace_tokens",
    "reveal",
    "same_terrain",
    "swap_power",
    "use_as",
]


# ---- finding ----------------------------------------------------------------------------------


def reveal(position: Position, frame: Frame, sorts: tuple[str, ...], mask: int) -> int:
    """Lay the next relic or place that is still to be found in a region."""
    game = position.game
    wanted = {kind for sort in sorts for kind in game.kinds_of(sort)}
    found = [kind for kind in position.finds_stack if kind in wanted]
    regions = bits(mask & game.ground.everywhere)
    if not found or not regions:
        return FAILED
    kind, region = found[0], regions[0]
    position.finds_stack.remove(kind)
    position.boxed[kind] -= 1
    add_piece(position, kind, region)
    note(position, "put", position.owner[frame.you], frame.rule, kind, region)
    frames: list[Frame] = []
    happen(position, h.REVEAL, frame.you, region, frames)
    position.agenda.extend(reversed(frames))
    return DONE


def regions_with_any(position: Position, sort: str) -> int:
    """Return the regions where pieces of a sort lie: a relic, a place, any piece."""
    found = 0
    kinds = range(position.game.piece_words) if sort == "piece" else position.game.kinds_of(sort)
    for kind in kinds:
        found |= position.where[kind]
    return found


def same_terrain(position: Position, you: int, mask: int) -> int:
    """Return the regions that share a terrain with one of a set, those of the set included."""
    found, masks = 0, position.rulesets[you].ground.masks
    for word in position.game.terrains:
        if masks[word] & mask:
            found |= masks[word]
    return found


# ---- powers -----------------------------------------------------------------------------------


def has_power(position: Position, you: int, reference: str) -> bool:
    """Tell whether a power is one of a people's, its own or lent."""
    lent = [power for _kind, power in position.gear[you]]
    powers = position.game.powers
    return any(p >= 0 and powers[p].reference == reference for p in (position.power[you], *lent))


def has_race(position: Position, you: int, reference: str) -> bool:
    """Tell whether a people is of a race."""
    return position.game.races[position.race[you]].reference == reference


def draw_power(position: Position, frame: Frame, kind: int, *, hidden: bool) -> int:
    """Draw a power that lies with a relic or place from now on; a ``hidden`` one is in no row."""
    open_ones = [] if hidden else position.row_powers
    drawable = [*position.power_stack, *open_ones]
    told = [power for power in position.drawn if power in drawable]
    if not drawable or position.lent[kind] >= 0:
        return FAILED
    drawn = told[0] if told else drawable[int(position.rng.random() * len(drawable))]
    position.drawn = [power for power in position.drawn if power != drawn]
    if drawn in position.power_stack:
        position.power_stack.remove(drawn)
    elif not position.power_stack:
        return FAILED
    else:
        position.row_powers[position.row_powers.index(drawn)] = position.power_stack.pop(0)
    position.lent[kind] = drawn
    take_pieces(position, NOBODY, [position.game.powers[drawn]])
    note(position, "draw", position.owner[frame.you], frame.rule, drawn)
    settle_bearers(position)
    return DONE


def other_combinations(position: Position) -> int:
    """Return the slots of the row that hold a combination not just taken."""
    taken = position.row_taken
    found = (1 << len(position.row_races)) - 1
    return found & ~(1 << taken) if taken >= 0 else found


def swap_power(position: Position, frame: Frame, slots: int) -> int:
    """Exchange the badge of a people for that of a combination; the coins on it stay."""
    you, found = frame.you, bits(slots)
    if not found or position.power[you] < 0:
        return FAILED
    slot = found[0]
    old, new = position.power[you], position.row_powers[slot]
    position.row_powers[slot] = old
    if position.row_taken >= 0:
        position.row_powers[position.row_taken] = new
    for piece in position.game.powers[old].pieces:
        recall(position, piece.word)
        position.bearer[piece.word] = NOBODY
    position.power[you] = new
    take_pieces(position, you, [position.game.powers[new]])
    ruleset_of(position, you)
    note(position, "draw", position.owner[you], frame.rule, new)
    refresh_world(position)
    return DONE


# ---- tokens for tokens ------------------------------------------------------------------------


def can_replace(position: Position, you: int, spots: int, count: int) -> bool:
    """Tell whether the active people of a player has tokens to come back with."""
    active = position.active[position.owner[you]]
    return active != NOBODY and has_tokens(position, active, spots, count)


def replace_tokens(position: Position, frame: Frame, count: int, spots: int, mask: int) -> int:
    """Put the tokens of a region back in their tray and active ones of the player in it."""
    active = position.active[position.owner[frame.you]]
    regions = bits(mask & position.game.ground.everywhere)
    if not regions or not can_replace(position, frame.you, spots, count):
        return FAILED
    region = regions[0]
    holder, standing = position.holder[region], position.tokens[region]
    frames: list[Frame] = []
    lose_tokens(position, region, standing, frames)
    add_tokens(position, region, -standing)
    position.tray[holder] += standing
    leave_region(position, region)
    position.agenda.extend(reversed(frames))
    source = position.hand
    if spots & FROM_TRAY and position.tray[active] >= count:
        source = position.tray
    source[active] -= count
    claim(position, active, region)
    add_tokens(position, region, count)
    pair = of_people(position, active)
    note(position, "tokens", position.owner[active], frame.rule, *pair, count)
    return DONE


# ---- one piece as another ---------------------------------------------------------------------


def relics_to_copy(position: Position, you: int) -> int:
    """Return the kinds of relics that lie in regions and do not work for a people yet."""
    borne = {kind for kind, _power in position.gear[you]}
    relics = position.game.kinds_of("relic")
    return sum(1 << kind for kind in relics if position.where[kind] and kind not in borne)


def use_as(position: Position, frame: Frame, kind: int, relics: int) -> int:
    """Use a piece as a relic until the turn ends: its rules hold of the piece."""
    found = bits(relics)
    if not found:
        return FAILED
    frames: list[Frame] = []
    for region in bits(position.where[kind]):
        happen(position, h.USE, frame.you, region, frames)
    position.guise[frame.you] = (found[0], kind)
    settle_bearers(position)
    position.agenda.extend(reversed(frames))
    return DONE
