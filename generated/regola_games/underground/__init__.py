"""All items of underground."""

from __future__ import annotations

from .base import underground as base_underground
from .boards import underground_2p as board_underground_2p
from .boards import underground_3p as board_underground_3p
from .boards import underground_4p as board_underground_4p
from .boards import underground_5p as board_underground_5p
from .places import altar_of_souls as place_altar_of_souls
from .places import crypt_of_the_tomb_raider as place_crypt_of_the_tomb_raider
from .places import diamond_fields as place_diamond_fields
from .places import fountain_of_youth as place_fountain_of_youth
from .places import great_brass_pipe as place_great_brass_pipe
from .places import keep_on_the_motherland as place_keep_on_the_motherland
from .places import mine_of_the_lost_dwarf as place_mine_of_the_lost_dwarf
from .places import stonehedge as place_stonehedge
from .places import wickedest_pentacle as place_wickedest_pentacle
from .powers import adventurous as power_adventurous
from .powers import fisher as power_fisher
from .powers import flocking as power_flocking
from .powers import frightened as power_frightened
from .powers import immortal as power_immortal
from .powers import magic as power_magic
from .powers import martyr as power_martyr
from .powers import mining as power_mining
from .powers import muddy as power_muddy
from .powers import mystic as power_mystic
from .powers import quarreling as power_quarreling
from .powers import reborn as power_reborn
from .powers import royal as power_royal
from .powers import shield as power_shield
from .powers import stone as power_stone
from .powers import thieving as power_thieving
from .powers import tomb as power_tomb
from .powers import vampire as power_vampire
from .powers import vanishing as power_vanishing
from .powers import vengeful as power_vengeful
from .powers import wise as power_wise
from .races import cultists as race_cultists
from .races import drow as race_drow
from .races import flames as race_flames
from .races import gnomes as race_gnomes
from .races import iron_dwarves as race_iron_dwarves
from .races import kraken as race_kraken
from .races import liches as race_liches
from .races import lizardmen as race_lizardmen
from .races import mudmen as race_mudmen
from .races import mummies as race_mummies
from .races import ogres as race_ogres
from .races import shadow_mimes as race_shadow_mimes
from .races import shrooms as race_shrooms
from .races import spiderines as race_spiderines
from .races import will_o_wisps as race_will_o_wisps
from .relics import flying_doormat as relic_flying_doormat
from .relics import froggys_ring as relic_froggys_ring
from .relics import scepter_of_avarice as relic_scepter_of_avarice
from .relics import shiny_orb as relic_shiny_orb
from .relics import stinky_trolls_socks as relic_stinky_trolls_socks
from .relics import sword_of_the_killer_rabbit as relic_sword_of_the_killer_rabbit

ITEMS = (
    base_underground.ITEM,
    race_cultists.ITEM,
    race_drow.ITEM,
    race_flames.ITEM,
    race_gnomes.ITEM,
    race_iron_dwarves.ITEM,
    race_kraken.ITEM,
    race_liches.ITEM,
    race_lizardmen.ITEM,
    race_mudmen.ITEM,
    race_mummies.ITEM,
    race_ogres.ITEM,
    race_shadow_mimes.ITEM,
    race_shrooms.ITEM,
    race_spiderines.ITEM,
    race_will_o_wisps.ITEM,
    power_adventurous.ITEM,
    power_fisher.ITEM,
    power_flocking.ITEM,
    power_frightened.ITEM,
    power_immortal.ITEM,
    power_magic.ITEM,
    power_martyr.ITEM,
    power_mining.ITEM,
    power_muddy.ITEM,
    power_mystic.ITEM,
    power_quarreling.ITEM,
    power_reborn.ITEM,
    power_royal.ITEM,
    power_shield.ITEM,
    power_stone.ITEM,
    power_thieving.ITEM,
    power_tomb.ITEM,
    power_vampire.ITEM,
    power_vanishing.ITEM,
    power_vengeful.ITEM,
    power_wise.ITEM,
    relic_flying_doormat.ITEM,
    relic_froggys_ring.ITEM,
    relic_scepter_of_avarice.ITEM,
    relic_shiny_orb.ITEM,
    relic_stinky_trolls_socks.ITEM,
    relic_sword_of_the_killer_rabbit.ITEM,
    place_altar_of_souls.ITEM,
    place_crypt_of_the_tomb_raider.ITEM,
    place_diamond_fields.ITEM,
    place_fountain_of_youth.ITEM,
    place_great_brass_pipe.ITEM,
    place_keep_on_the_motherland.ITEM,
    place_mine_of_the_lost_dwarf.ITEM,
    place_stonehedge.ITEM,
    place_wickedest_pentacle.ITEM,
)

BOARDS = (
    board_underground_2p.BOARD,
    board_underground_3p.BOARD,
    board_underground_4p.BOARD,
    board_underground_5p.BOARD,
)
