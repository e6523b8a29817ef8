"""
Spirit (small_world/power/spirit).

Written by Regola from small_world/powers/spirit.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    DECLINED,
    Item,
    PeopleFact,
    Source,
    require,
)

require(3)


ITEM = Item(
    reference="small_world/power/spirit",
    kind="power",
    rules=(PeopleFact(line=1, scope=DECLINED, word="fleeting", negated=True),),
    banner=5,
    sources=(Source("small_world/powers/spirit.regola", 6, 5),),
)
