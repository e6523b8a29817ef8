"""All items of dungeon_lords."""

from __future__ import annotations

from .adventurers import priest as adventurer_priest
from .adventurers import thief as adventurer_thief
from .adventurers import warrior as adventurer_warrior
from .adventurers import wizard as adventurer_wizard
from .base import dungeon_lords as base_dungeon_lords
from .cards import alchemy as card_alchemy
from .cards import blight as card_blight
from .cards import create_food as card_create_food
from .cards import feast as card_feast
from .cards import forced_march as card_forced_march
from .cards import golden_touch as card_golden_touch
from .cards import great_healing as card_great_healing
from .cards import great_shield as card_great_shield
from .cards import hall_of_mirrors as card_hall_of_mirrors
from .cards import illusion as card_illusion
from .cards import locusts as card_locusts
from .cards import long_walk as card_long_walk
from .cards import magic_shield as card_magic_shield
from .cards import narrow_ledge as card_narrow_ledge
from .cards import regeneration as card_regeneration
from .cards import second_wind as card_second_wind
from .cards import short_rest as card_short_rest
from .cards import steep_stairs as card_steep_stairs
from .events import bad_press as event_bad_press
from .events import debased_coin as event_debased_coin
from .events import harvest as event_harvest
from .events import imp_fair as event_imp_fair
from .events import impatient_heroes as event_impatient_heroes
from .events import inspection as event_inspection
from .events import payday as event_payday
from .events import rats as event_rats
from .events import strike_of_monsters as event_strike_of_monsters
from .events import surprise as event_surprise
from .events import taxes as event_taxes
from .events import witch_hunt as event_witch_hunt
from .monsters import demon as monster_demon
from .monsters import dragon as monster_dragon
from .monsters import ghost as monster_ghost
from .monsters import goblin as monster_goblin
from .monsters import golem as monster_golem
from .monsters import slime as monster_slime
from .monsters import troll as monster_troll
from .monsters import vampire as monster_vampire
from .monsters import witch as monster_witch
from .orders import build_rooms as order_build_rooms
from .orders import dig_tunnels as order_dig_tunnels
from .orders import gather_food as order_gather_food
from .orders import hire_monsters as order_hire_monsters
from .orders import improve_reputation as order_improve_reputation
from .orders import mine_gold as order_mine_gold
from .orders import recruit_imps as order_recruit_imps
from .orders import set_traps as order_set_traps
from .paladins import golden_paladin as paladin_golden_paladin
from .paladins import silver_paladin as paladin_silver_paladin
from .rooms import antimagic_room as room_antimagic_room
from .rooms import cafeteria as room_cafeteria
from .rooms import chapel as room_chapel
from .rooms import dark_room as room_dark_room
from .rooms import deep_gold_seam as room_deep_gold_seam
from .rooms import deep_hatchery as room_deep_hatchery
from .rooms import gold_seam as room_gold_seam
from .rooms import hall_of_fame as room_hall_of_fame
from .rooms import hatchery as room_hatchery
from .rooms import labyrinth as room_labyrinth
from .rooms import magic_room as room_magic_room
from .rooms import pandemonium as room_pandemonium
from .rooms import printing_press as room_printing_press
from .rooms import tool_shed as room_tool_shed
from .rooms import training_room as room_training_room
from .rooms import workshop as room_workshop
from .titles import battlelord as title_battlelord
from .titles import lord_of_dark_deeds as title_lord_of_dark_deeds
from .titles import lord_of_halls as title_lord_of_halls
from .titles import lord_of_imps as title_lord_of_imps
from .titles import lord_of_riches as title_lord_of_riches
from .titles import monster_lord as title_monster_lord
from .titles import tunnel_lord as title_tunnel_lord
from .traps import blades as trap_blades
from .traps import boulder as trap_boulder
from .traps import foul_idol as trap_foul_idol
from .traps import net as trap_net
from .traps import pendulum as trap_pendulum
from .traps import pit as trap_pit
from .traps import poisoned_dart as trap_poisoned_dart
from .traps import rune_of_silence as trap_rune_of_silence
from .traps import slippery_floor as trap_slippery_floor

ITEMS = (
    base_dungeon_lords.ITEM,
    adventurer_priest.ITEM,
    adventurer_thief.ITEM,
    adventurer_warrior.ITEM,
    adventurer_wizard.ITEM,
    card_alchemy.ITEM,
    card_blight.ITEM,
    card_create_food.ITEM,
    card_feast.ITEM,
    card_forced_march.ITEM,
    card_golden_touch.ITEM,
    card_great_healing.ITEM,
    card_great_shield.ITEM,
    card_hall_of_mirrors.ITEM,
    card_illusion.ITEM,
    card_locusts.ITEM,
    card_long_walk.ITEM,
    card_magic_shield.ITEM,
    card_narrow_ledge.ITEM,
    card_regeneration.ITEM,
    card_second_wind.ITEM,
    card_short_rest.ITEM,
    card_steep_stairs.ITEM,
    event_bad_press.ITEM,
    event_debased_coin.ITEM,
    event_harvest.ITEM,
    event_imp_fair.ITEM,
    event_impatient_heroes.ITEM,
    event_inspection.ITEM,
    event_payday.ITEM,
    event_rats.ITEM,
    event_strike_of_monsters.ITEM,
    event_surprise.ITEM,
    event_taxes.ITEM,
    event_witch_hunt.ITEM,
    monster_demon.ITEM,
    monster_dragon.ITEM,
    monster_ghost.ITEM,
    monster_goblin.ITEM,
    monster_golem.ITEM,
    monster_slime.ITEM,
    monster_troll.ITEM,
    monster_vampire.ITEM,
    monster_witch.ITEM,
    order_build_rooms.ITEM,
    order_dig_tunnels.ITEM,
    order_gather_food.ITEM,
    order_hire_monsters.ITEM,
    order_improve_reputation.ITEM,
    order_mine_gold.ITEM,
    order_recruit_imps.ITEM,
    order_set_traps.ITEM,
    paladin_golden_paladin.ITEM,
    paladin_silver_paladin.ITEM,
    room_antimagic_room.ITEM,
    room_cafeteria.ITEM,
    room_chapel.ITEM,
    room_dark_room.ITEM,
    room_deep_gold_seam.ITEM,
    room_deep_hatchery.ITEM,
    room_gold_seam.ITEM,
    room_hall_of_fame.ITEM,
    room_hatchery.ITEM,
    room_labyrinth.ITEM,
    room_magic_room.ITEM,
    room_pandemonium.ITEM,
    room_printing_press.ITEM,
    room_tool_shed.ITEM,
    room_training_room.ITEM,
    room_workshop.ITEM,
    title_battlelord.ITEM,
    title_lord_of_dark_deeds.ITEM,
    title_lord_of_halls.ITEM,
    title_lord_of_imps.ITEM,
    title_lord_of_riches.ITEM,
    title_monster_lord.ITEM,
    title_tunnel_lord.ITEM,
    trap_blades.ITEM,
    trap_boulder.ITEM,
    trap_foul_idol.ITEM,
    trap_net.ITEM,
    trap_pendulum.ITEM,
    trap_pit.ITEM,
    trap_poisoned_dart.ITEM,
    trap_rune_of_silence.ITEM,
    trap_slippery_floor.ITEM,
)

BOARDS = ()
