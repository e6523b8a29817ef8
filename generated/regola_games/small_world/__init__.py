"""All items of small_world."""

from __future__ import annotations

from .base import small_world as base_small_world
from .boards import small_world_2p as board_small_world_2p
from .boards import small_world_3p as board_small_world_3p
from .boards import small_world_4p as board_small_world_4p
from .boards import small_world_5p as board_small_world_5p
from .powers import alchemist as power_alchemist
from .powers import berserk as power_berserk
from .powers import bivouacking as power_bivouacking
from .powers import commando as power_commando
from .powers import diplomat as power_diplomat
from .powers import dragon_master as power_dragon_master
from .powers import flying as power_flying
from .powers import forest as power_forest
from .powers import fortified as power_fortified
from .powers import heroic as power_heroic
from .powers import hill as power_hill
from .powers import merchant as power_merchant
from .powers import mounted as power_mounted
from .powers import pillaging as power_pillaging
from .powers import seafaring as power_seafaring
from .powers import spirit as power_spirit
from .powers import stout as power_stout
from .powers import swamp as power_swamp
from .powers import underworld as power_underworld
from .powers import wealthy as power_wealthy
from .races import amazons as race_amazons
from .races import dwarves as race_dwarves
from .races import elves as race_elves
from .races import ghouls as race_ghouls
from .races import giants as race_giants
from .races import halflings as race_halflings
from .races import humans as race_humans
from .races import orcs as race_orcs
from .races import ratmen as race_ratmen
from .races import skeletons as race_skeletons
from .races import sorcerers as race_sorcerers
from .races import tritons as race_tritons
from .races import trolls as race_trolls
from .races import wizards as race_wizards

ITEMS = (
    base_small_world.ITEM,
    race_amazons.ITEM,
    race_dwarves.ITEM,
    race_elves.ITEM,
    race_ghouls.ITEM,
    race_giants.ITEM,
    race_halflings.ITEM,
    race_humans.ITEM,
    race_orcs.ITEM,
    race_ratmen.ITEM,
    race_skeletons.ITEM,
    race_sorcerers.ITEM,
    race_tritons.ITEM,
    race_trolls.ITEM,
    race_wizards.ITEM,
    power_alchemist.ITEM,
    power_berserk.ITEM,
    power_bivouacking.ITEM,
    power_commando.ITEM,
    power_diplomat.ITEM,
    power_dragon_master.ITEM,
    power_flying.ITEM,
    power_forest.ITEM,
    power_fortified.ITEM,
    power_heroic.ITEM,
    power_hill.ITEM,
    power_merchant.ITEM,
    power_mounted.ITEM,
    power_pillaging.ITEM,
    power_seafaring.ITEM,
    power_spirit.ITEM,
    power_stout.ITEM,
    power_swamp.ITEM,
    power_underworld.ITEM,
    power_wealthy.ITEM,
)

BOARDS = (
    board_small_world_2p.BOARD,
    board_small_world_3p.BOARD,
    board_small_world_4p.BOARD,
    board_small_world_5p.BOARD,
)
