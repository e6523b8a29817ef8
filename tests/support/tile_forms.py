"""Rules at random by which something is done in a game of tiles: form by form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tests.support import filling

__all__ = ["lines", "plain_lines"]

_TILES = ("room", "tile", "corridor tile", "kitchen", "library", "working room", "collapse")
_PARTS: Mapping[str, tuple[str, ...]] = {
    "tile": _TILES,
    "room": ("room", "kitchen", "working room", "dormitory"),
    "whose": ("", " of yours", " of an opponent", " with a goon", " with your goon"),
    "order": ("an order", "a work", "a move", "a summon", "a sabotage"),
    "few": ("1", "2", "3"),
    "party": ("squad", "creature", "adventurer", "party"),
    "number": (
        "wit",
        "resources",
        "burden",
        "number of your goons in play",
        "number of your {tile}s",
        "number of {room}s of an opponent",
        "longest corridor",
        "largest complex",
    ),
    "where": ("", " in play", " in a {tile}", " in one of your {tile}s", " in your portal"),
    "event": (
        "when you build a {tile}{whose}",
        "when an opponent builds a {room}",
        "when you build a {tile} connected to a {tile}{whose}",
        "when you conquer a {room}{whose}",
        "before you conquer a {room}",
        "when an opponent conquers your {room}",
        "when you move a {party} over a {tile}{whose}",
        "before you move a {party} over a {tile}{whose}",
        "when you move a {party} to a {tile}{whose}",
        "when an opponent moves a {party} over your {tile}",
        "before you move a squad from a {tile}{whose}",
        "when you complete a corridor",
        "when an opponent completes your corridor",
        "when you draw a coin",
        "when you give {order}",
        "when you give {order} that is free",
        "when you take a bonus",
        "when you kill a creature",
        "when you kill an adventurer of an opponent",
        "when you kill an enemy goon",
        "when you kill a goon of an opponent in a {tile}{whose}",
        "when your goon is killed",
        "when an opponent kills your goon{where}",
        "before you kill an enemy goon",
        "when you summon a creature",
        "when you summon a goon to a {tile}{whose}",
        "when an opponent summons a goon",
        "when you reveal a tile",
    ),
    "moment": (
        "at the start of your turn",
        "at your turn",
        "at the end of your turn",
        "at the end of your turn",
        "at the end of the round",
        "at the end of the game",
    ),
    "condition": (
        *("", "", "", ""),
        " if you have a {tile}{whose}",
        " unless you have a {room}{whose}",
        " if the {number} is at least {few}",
        " if the {number} is more than the {number}",
        " if the number of your goons is less than the number of goons of each opponent",
        " if you have a coin",
        " if there is a {party} in a {tile}",
    ),
    "limit": ("", "", "once, ", "twice, ", "once per turn, ", "the first 2 times, "),
    "deed": (
        "gain {few} gold pieces",
        "gain {few} order points",
        "gain 1 gold piece per {tile}{whose}",
        "gain as many gold pieces as the {number}",
        "lose {few} gold pieces",
        "lose {few} order points",
        "lose all order points",
        "pay 1 order point",
        "draw {few} coins",
        "gain {few} steps",
        "summon 1 goon to one of your {tile}s",
        "summon 1 goon to a {tile}{whose}",
        "kill a goon of an opponent{where}",
        "kill all goons of an opponent{where}",
        "kill all enemy goons{where}",
        "return one of your goons{where} to the reserve",
        "return all your goons{where} to the reserve",
        "kill an enemy creature{where}",
        "kill all creatures{where}",
        "put 1 collapse from the stack in an empty space",
        "remove a collapse",
        "remove a collapse connected to a {tile}{whose}",
        "remove a marker of an opponent",
        "remove a marker from one of your {tile}s",
        "conquer a conquerable tile with your goon",
        "exchange any of your projects",
        "refill all of your projects to the {number}",
        "build one of your projects in an open space connected to your dungeon",
        "build one of your projects in an open space connected to a {tile}{whose}",
        "march one of your creatures over tiles",
        "march one of your adventurers over tiles or spaces",
        "take a bonus for {few}",
        "take a bonus for the {number}",
        "reveal all hidden tiles",
        "put 1 coin from the hand in one of your {tile}s",
        "move {few} coins from the hand to the heap",
        "move 1 coin from the bag to the heap",
        "take all coins from the heap",
        "skip your turn",
        "flip one of your goons{where}",
    ),
    "step": ("{deed}{condition}", "{deed}", "you may {deed}", "you must {deed}"),
    "steps": (
        "{step}",
        "{step}",
        "{step}, {step}",
        "{step}, then {step}",
        "{step}, otherwise {step}",
        "{step}, then {step}, otherwise {step}",
    ),
    "step price": ("pay 1 order point", "pay 1 step"),
    "price": ("", ": pay {few} order points", ": pay 1 order point, {step}", ": {steps}"),
    "line": (
        "{limit}{event}{condition}: {steps}",
        "{limit}{event}{condition}: {steps}",
        "{limit}{moment}{condition}: {steps}",
        "{limit}you may {deed}{condition}{price}",
        "{limit}at your turn, you may {deed}{condition}{price}",
        "{limit}{moment}, you may {deed}{condition}{price}",
        "{limit}{moment}, you must {deed}{condition}",
        "you may move a squad from a tile{whose} to a {tile} connected to the tile: {step price}",
    ),
}
"""What may stand in each place of a form, by its name."""


def lines(seed: int) -> Iterator[str]:
    """Give rules without end, the same for the same seed; not all of them mean something."""
    return filling.lines(_PARTS, seed)


_ALONE = (
    "at the end of your turn: {deed}",
    "when an opponent gives an order: {deed}",
    "at your turn, you may {deed}",
    "at the end of the round: {deed}",
)
"""Moments at which a deed is sure to come about: in the turn, in another's, taken up, after all."""


def plain_lines(seed: int) -> Iterator[str]:
    """Give rules without end by which one deed is done, and nothing is asked before."""
    return filling.lines({**_PARTS, "line": _ALONE}, seed)
