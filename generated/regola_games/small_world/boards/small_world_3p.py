"""The board small_world/board/small_world_3p."""

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
    reference="small_world/board/small_world_3p",
    players=3,
    rounds=10,
    places=(
        Place("o1", (SEA, BORDER)),
        Place("w1", (FOREST, BORDER, MINE)),
        Place("f1", (FARMLAND, MAGIC), (LOST_TRIBE,)),
        Place("m1", (MOUNTAIN, BORDER, CAVERN, MINE)),
        Place("m2", (MOUNTAIN, BORDER)),
        Place("s1", (SWAMP,)),
        Place("s2", (SWAMP,), (LOST_TRIBE,)),
        Place("f2", (FARMLAND, BORDER, MAGIC)),
        Place("f3", (FARMLAND, BORDER)),
        Place("h1", (HILL, MAGIC), (LOST_TRIBE,)),
        Place("k1", (LAKE,)),
        Place("w2", (FOREST, CAVERN), (LOST_TRIBE,)),
        Place("h2", (HILL, BORDER)),
        Place("m3", (MOUNTAIN, BORDER)),
        Place("s3", (SWAMP, BORDER, CAVERN)),
        Place("m4", (MOUNTAIN, MINE)),
        Place("m5", (MOUNTAIN, CAVERN)),
        Place("h3", (HILL,)),
        Place("s4", (SWAMP, MAGIC), (LOST_TRIBE,)),
        Place("m6", (MOUNTAIN, BORDER)),
        Place("w3", (FOREST, BORDER), (LOST_TRIBE,)),
        Place("f4", (FARMLAND,), (LOST_TRIBE,)),
        Place("h4", (HILL, MAGIC)),
        Place("f5", (FARMLAND,), (LOST_TRIBE,)),
        Place("w4", (FOREST, BORDER)),
        Place("w5", (FOREST, BORDER, MINE), (LOST_TRIBE,)),
        Place("s5", (SWAMP, BORDER, MINE)),
        Place("m7", (MOUNTAIN, BORDER)),
        Place("h5", (HILL, CAVERN), (LOST_TRIBE,)),
        Place("o2", (SEA, BORDER)),
    ),
    borders=(
        (0, 1),
        (0, 2),
        (0, 3),
        (1, 2),
        (1, 4),
        (1, 5),
        (2, 3),
        (2, 5),
        (3, 5),
        (3, 6),
        (3, 7),
        (4, 5),
        (4, 8),
        (4, 9),
        (5, 6),
        (5, 9),
        (6, 7),
        (6, 9),
        (6, 10),
        (6, 11),
        (7, 11),
        (7, 12),
        (7, 13),
        (8, 9),
        (8, 14),
        (8, 15),
        (9, 10),
        (9, 15),
        (10, 11),
        (10, 15),
        (10, 16),
        (10, 17),
        (10, 18),
        (11, 13),
        (11, 17),
        (11, 19),
        (12, 13),
        (13, 19),
        (14, 15),
        (14, 20),
        (14, 21),
        (15, 16),
        (15, 21),
        (16, 18),
        (16, 21),
        (16, 22),
        (16, 23),
        (17, 18),
        (17, 19),
        (17, 24),
        (18, 23),
        (18, 24),
        (18, 25),
        (19, 24),
        (20, 21),
        (20, 26),
        (21, 22),
        (21, 26),
        (22, 23),
        (22, 26),
        (22, 27),
        (22, 28),
        (23, 25),
        (23, 28),
        (24, 25),
        (25, 28),
        (25, 29),
        (26, 27),
        (27, 28),
        (27, 29),
        (28, 29),
    ),
)
