"""All items of dungeon_digger."""

from __future__ import annotations

from .adventurers import barbarian as adventurer_barbarian
from .adventurers import bard as adventurer_bard
from .adventurers import mage as adventurer_mage
from .adventurers import priest as adventurer_priest
from .adventurers import thief as adventurer_thief
from .adventurers import warrior as adventurer_warrior
from .base import dungeon_digger as base_dungeon_digger
from .boards import digger_2p as board_digger_2p
from .boards import digger_3p as board_digger_3p
from .boards import digger_4p as board_digger_4p
from .boards import digger_5p as board_digger_5p
from .boards import digger_6p as board_digger_6p
from .creatures import beholder as creature_beholder
from .creatures import corruptor as creature_corruptor
from .creatures import elemental as creature_elemental
from .creatures import giant_insect as creature_giant_insect
from .creatures import guardian as creature_guardian
from .creatures import troll as creature_troll
from .edges import arm as edge_arm
from .edges import blank as edge_blank
from .edges import collapse_side as edge_collapse_side
from .edges import door as edge_door
from .edges import earth as edge_earth
from .edges import rim as edge_rim
from .lords import architect as lord_architect
from .lords import gravedigger as lord_gravedigger
from .lords import miser as lord_miser
from .lords import overseer as lord_overseer
from .lords import sapper as lord_sapper
from .lords import warlord as lord_warlord
from .orders import conquer_ as order_conquer_
from .orders import demolish as order_demolish
from .orders import move as order_move
from .orders import sabotage as order_sabotage
from .orders import summon as order_summon
from .orders import think as order_think
from .orders import work as order_work
from .pieces import dragon as piece_dragon
from .pieces import treasure as piece_treasure
from .scenarios import adventurers as scenario_adventurers
from .scenarios import creatures as scenario_creatures
from .scenarios import dragon_and_treasure as scenario_dragon_and_treasure
from .scenarios import dwarf_citadel as scenario_dwarf_citadel
from .scenarios import monster_hunt as scenario_monster_hunt
from .scenarios import sands_of_time as scenario_sands_of_time
from .tiles import cave as tile_cave
from .tiles import citadel as tile_citadel
from .tiles import collapse as tile_collapse
from .tiles import dormitory as tile_dormitory
from .tiles import hoard as tile_hoard
from .tiles import kitchen as tile_kitchen
from .tiles import lair as tile_lair
from .tiles import library as tile_library
from .tiles import monster as tile_monster
from .tiles import nest as tile_nest
from .tiles import nugget_corridor as tile_nugget_corridor
from .tiles import plain_corridor as tile_plain_corridor
from .tiles import portal as tile_portal
from .tiles import rock as tile_rock
from .tiles import ruins as tile_ruins
from .tiles import sacrifice_well as tile_sacrifice_well
from .tiles import throne as tile_throne
from .tiles import torture_room as tile_torture_room
from .tiles import trap_corridor as tile_trap_corridor
from .tiles import treasure_room as tile_treasure_room

ITEMS = (
    base_dungeon_digger.ITEM,
    adventurer_barbarian.ITEM,
    adventurer_bard.ITEM,
    adventurer_mage.ITEM,
    adventurer_priest.ITEM,
    adventurer_thief.ITEM,
    adventurer_warrior.ITEM,
    creature_beholder.ITEM,
    creature_corruptor.ITEM,
    creature_elemental.ITEM,
    creature_giant_insect.ITEM,
    creature_guardian.ITEM,
    creature_troll.ITEM,
    edge_arm.ITEM,
    edge_blank.ITEM,
    edge_collapse_side.ITEM,
    edge_door.ITEM,
    edge_earth.ITEM,
    edge_rim.ITEM,
    lord_architect.ITEM,
    lord_gravedigger.ITEM,
    lord_miser.ITEM,
    lord_overseer.ITEM,
    lord_sapper.ITEM,
    lord_warlord.ITEM,
    order_conquer_.ITEM,
    order_demolish.ITEM,
    order_move.ITEM,
    order_sabotage.ITEM,
    order_summon.ITEM,
    order_think.ITEM,
    order_work.ITEM,
    piece_dragon.ITEM,
    piece_treasure.ITEM,
    scenario_adventurers.ITEM,
    scenario_creatures.ITEM,
    scenario_dragon_and_treasure.ITEM,
    scenario_dwarf_citadel.ITEM,
    scenario_monster_hunt.ITEM,
    scenario_sands_of_time.ITEM,
    tile_cave.ITEM,
    tile_citadel.ITEM,
    tile_collapse.ITEM,
    tile_dormitory.ITEM,
    tile_hoard.ITEM,
    tile_kitchen.ITEM,
    tile_lair.ITEM,
    tile_library.ITEM,
    tile_monster.ITEM,
    tile_nest.ITEM,
    tile_nugget_corridor.ITEM,
    tile_plain_corridor.ITEM,
    tile_portal.ITEM,
    tile_rock.ITEM,
    tile_ruins.ITEM,
    tile_sacrifice_well.ITEM,
    tile_throne.ITEM,
    tile_torture_room.ITEM,
    tile_trap_corridor.ITEM,
    tile_treasure_room.ITEM,
)

BOARDS = (
    board_digger_2p.BOARD,
    board_digger_3p.BOARD,
    board_digger_4p.BOARD,
    board_digger_5p.BOARD,
    board_digger_6p.BOARD,
)
