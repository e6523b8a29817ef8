"""The board small_world/board/small_world_2p."""

from __future__ import annotations

from regola_engine.conquest import (
    BoardItem,
    Place,
    ground_word,
    piece_word,
    require,
)

require(3)

BORDER = ground_word("border")
CAVERN = ground_word("small_world/symbol/cavern")
FARMLAND = ground_word("small_world/terrain/farmland")
FOREST = ground_word("small_world/terrain/forest")
HILL = ground_word("small_world/terrain/hill")
LAKE = ground_word("small_world/terrain/lake")
LOST_TRIBE = piece_word("small_world/piece/lost_tribe")
MAGIC = ground_word("small_world/symbol/magic")
MINE = ground_word("small_world/symbol/mine")
MOUNTAIN = ground_word("small_world/terrain/mountain")
SEA = ground_word("small_world/terrain/sea")
SWAMP = ground_word("small_world/terrain/swamp")


BOARD = BoardItem(
    reference="small_world/board/small_world_2p",
    players=2,
    rounds=10,
    places=(
        Place("o1", (SEA, BORDER)),
        Place("f1", (FARMLAND, BORDER, MAGIC)),
        Place("m1", (MOUNTAIN, BORDER, CAVERN, MINE)),
        Place("w1", (FOREST, BORDER, MINE)),
        Place("h1", (HILL,), (LOST_TRIBE,)),
        Place("f2", (FARMLAND, BORDER), (LOST_TRIBE,)),
        Place("s1", (SWAMP, BORDER, CAVERN), (LOST_TRIBE,)),
        Place("k1", (LAKE,)),
        Place("m2", (MOUNTAIN,)),
        Place("w2", (FOREST,), (LOST_TRIBE,)),
        Place("s2", (SWAMP, BORDER, MAGIC), (LOST_TRIBE,)),
        Place("h2", (HILL, BORDER, CAVERN)),
        Place("h3", (HILL, BORDER)),
        Place("f3", (FARMLAND,)),
        Place("f4", (FARMLAND, MAGIC), (LOST_TRIBE,)),
        Place("h4", (HILL, CAVERN), (LOST_TRIBE,)),
        Place("s3", (SWAMP, BORDER, MINE), (LOST_TRIBE,)),
        Place("w3", (FOREST, BORDER, MAGIC), (LOST_TRIBE,)),
        Place("m3", (MOUNTAIN, BORDER)),
        Place("s4", (SWAMP, BORDER)),
        Place("m4", (MOUNTAIN, BORDER, MINE)),
        Place("w4", (FOREST,)),
        Place("o2", (SEA, BORDER)),
    ),
    borders=(
        (0, 1),
        (0, 2),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 4),
        (2, 5),
        (3, 4),
        (3, 6),
        (3, 7),
        (3, 8),
        (4, 5),
        (4, 7),
        (4, 9),
        (5, 9),
        (5, 10),
        (5, 11),
        (6, 8),
        (6, 12),
        (6, 13),
        (7, 8),
        (7, 9),
        (7, 14),
        (8, 13),
        (8, 14),
        (8, 15),
        (9, 11),
        (9, 14),
        (9, 16),
        (10, 11),
        (11, 16),
        (12, 13),
        (12, 17),
        (13, 15),
        (13, 17),
        (14, 15),
        (14, 16),
        (14, 18),
        (14, 19),
        (15, 17),
        (15, 19),
        (15, 20),
        (15, 21),
        (16, 18),
        (17, 20),
        (18, 19),
        (19, 21),
        (19, 22),
        (20, 21),
        (20, 22),
        (21, 22),
    ),
)
