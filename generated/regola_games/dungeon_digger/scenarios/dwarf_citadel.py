"""
Dwarf citadel (dungeon_digger/scenario/dwarf_citadel).

Written by Regola from dungeon_digger/scenarios/dwarf_citadel.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    IS,
    Item,
    Scenario,
    Source,
    Value,
    require,
)

require(3)


ITEM = Item(
    reference="dungeon_digger/scenario/dwarf_citadel",
    kind="scenario",
    rules=(Value(line=1, word="finish", operation=IS, constant=25),),
    scenario=Scenario(),
    sources=(Source("dungeon_digger/scenarios/dwarf_citadel.regola", 5, 5),),
)
