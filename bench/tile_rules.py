"""Rules by which faults in games of tiles are looked for: what each does is plain, or together."""

from __future__ import annotations

__all__ = ["DEEDS", "STATEMENTS"]

_OUT_OF_TURN = ("when an opponent gives an order: gain 2 order points",)
_AS_MANY_AS_THERE_ARE = (
    "when an opponent gives an order: take 2 coins from the opponent",
    "when an opponent gives an order: give 2 coins from the hand to the opponent",
    "when an opponent gives an order: give 9 coins from the bag to the opponent",
    "at the end of your turn: lose 2 gold pieces",
    "at the end of your turn: lose 9 gold pieces",
)
_ON_THE_WAY = (
    "before you move a squad to a tile: gain 1 gold piece",
    "before you move a squad to a room: gain 1 order point",
    "when you move a squad to a tile: gain 1 gold piece",
)
_BUILD = "build one of your projects in an open space connected to your dungeon"
_AFTER_ONE_ANOTHER = (
    (
        f"at the end of your turn: {', '.join(['summon 1 goon to your portal'] * 15)}",
        "resources is 99 more",
    ),
    (
        f"at your turn, you may {_BUILD}",
        "when you complete a corridor: gain 1 gold piece",
    ),
    (
        "when you conquer a tile using a creature: draw 1 coin",
        "when you draw a coin using a creature: gain 1 gold piece",
        "a tile is conquerable",
    ),
    (
        "when you move a squad to a tile: kill all creatures",
        "when you kill a creature using a squad: gain 1 gold piece",
    ),
    (
        "when you move a squad over a tile: kill an enemy creature",
        "when you kill a creature: gain 1 gold piece",
    ),
    (
        "when an opponent gives an order: kill all creatures",
        "when you kill a creature: gain 2 steps",
    ),
    ("when you conquer a room of an opponent: defeat the opponent in the room",),
    (
        "at your turn, you may conquer a conquerable tile with your goon",
        "a room of an opponent is conquerable",
        "when you conquer a room of an opponent: defeat the opponent in the room",
    ),
)
DEEDS = (
    *_OUT_OF_TURN,
    *_AS_MANY_AS_THERE_ARE,
    *_ON_THE_WAY,
    *("\n    ".join(lines) for lines in _AFTER_ONE_ANOTHER),
)
"""Rules of a Lord by which something is done; of several, the first is looked for."""

_BOTH = (
    ("wit is 1 more", "wit is doubled"),
    ("wit is at least 2", "wit is at least 3"),
    ("wit is at most 2", "wit is at most 1"),
    ("resources is at least 5", "resources is at least 7"),
    ("resources is at most 1", "resources is 3 more"),
    ("defence of your rooms is 1 more", "defence of your rooms is doubled"),
    ("your rooms are conquerable", "your tiles are not conquerable"),
    ("your tiles are barred", "your rooms are not barred"),
    ("defence of your tiles is 2 more",),
    ("capacity of your rooms is at most 1",),
    ("strength of your squads is 1 less",),
    ("burden is the value of your coins more",),
    ("capacity of a room is 1 more",),
    ("strength of a creature is 1 more",),
    ("defence of a room of an opponent with a marker of yours is 1 more",),
    ("a corridor is not finished", "a corridor is finished"),
    ("a goon in a room is not enemy", "a goon is enemy"),
)
STATEMENTS = tuple("\n    ".join(lines) for lines in _BOTH)
"""What a Lord says of numbers and classes, twice of one where both must be heard."""
