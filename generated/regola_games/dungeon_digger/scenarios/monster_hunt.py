"""
Monster hunt (dungeon_digger/scenario/monster_hunt).

Written by Regola from dungeon_digger/scenarios/monster_hunt.regola: change the rules there, not
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

require(1)


ITEM = Item(
    reference="dungeon_digger/scenario/monster_hunt",
    kind="scenario",
    rules=(
        # The finish is 25.
        Value(line=1, word="finish", operation=IS, constant=25),
    ),
    scenario=Scenario(
        distance=3,
    ),
    sources=(
        Source("dungeon_digger/scenarios/monster_hunt.regola", 6, 5),
    ),
)
