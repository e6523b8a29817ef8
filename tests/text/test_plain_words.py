"""English says where a piece stands, whose a number is and who has more as a rules editor would."""

from __future__ import annotations

import pytest

from regola.text import realise, shipped_language
from tests.support.random_rules import DUNGEONS, GROUNDS

SAID = {
    # One stands on a tile and on the battlefield, in a room or a tunnel.
    "when you conquer a tile: kill all enemy goons in the tile": (
        "When you conquer a tile, kill all enemy goons there."
    ),
    "at planning, you may put a trap in the battlefield": (
        "During the planning phase, you may place as many traps as you like on the battlefield."
    ),
    "you may not build a room in a conquered tunnel": (
        "You may not build a room in a conquered tunnel."
    ),
    # Who lives has what is his; of a thing it is told.
    "shield of the party is 1 more": "The party’s shield increases by 1.",
    "damage of your goblins is 1 more": "Your Goblins’ damage increases by 1.",
    "trap places of a tile is 1": "The trap limit of a tile is 1.",
    # You have more things than somebody, not a number that exceeds him.
    "tax is 1 more if the number of your rooms is more than the number of rooms of each opponent": (
        "If you have more rooms than each opponent, your tax increases by 1."
    ),
    "fame is 1 more if the number of your imps is at least the number of imps of each opponent": (
        "If no opponent has more imps than you, your fame increases by 1."
    ),
    "score is 1 more if the wealth is at least the wealth of each opponent": (
        "If no opponent has more gold and food in total than you, your score increases by 1."
    ),
    # Of a number with a condition that is not like it the number is told.
    "score is 1 more if the number of your rooms is at least the number of imps of each opponent": (
        "If the number of your rooms reaches the number of imps of each opponent, your score"
        " increases by 1."
    ),
    # What is of the sort just named is of the same; what several have is told of all.
    "when you build a room: gain 1 gold piece per room of the same kind as (the room) connected to"
    " the room": (
        "When you build a room, gain 1 gold piece for each connected room of the same kind."
    ),
    "a room with a marker of yours is not conquerable": (
        "Rooms with one of your Conquest markers are not conquerable."
    ),
    "at the end of the game: gain 1 gold piece per 3 coins of yours": (
        "At the end of the game, gain 1 gold piece for every 3 of your coins."
    ),
    "defence of a tile is the strength of enemy creatures in the tile more": (
        "The defence of a tile increases by the total strength of enemy creatures there."
    ),
    # A counter that is read out says what is so.
    "runs of a room is 1 more if the number of the year is 2": (
        "In year 2, a room’s run limit per round increases by 1."
    ),
    "trap fee of a room is 1": "The fee for a trap in a room is 1 gold nugget.",
    "at happening: heal 2 wounds": "During the event phase, heal 2 of the party’s wounds.",
    "when you lose a tile: deal as many wounds to the front adventurer as the evil": (
        "When you lose a tile, deal the adventurer in front wounds equal to your evil level."
    ),
    "when you owe a gold: you may pay 1 gold, otherwise gain 1 red token": (
        "For each gold nugget you owe, you may pay 1 gold nugget. If you do not, gain 1 red token."
    ),
    "you may not gain an evil point if you have no imp": (
        "If you have no imps, you may not gain evil points."
    ),
}  # fmt: skip


@pytest.mark.parametrize(("line", "said"), SAID.items())
def test_a_rule_is_said_in_plain_words(line: str, said: str) -> None:
    """What a line means is said so in each family that knows its words."""
    told = set()
    for ground in (GROUNDS[1], DUNGEONS):
        rule = ground.lines.rule(line)
        if rule is not None:
            told.add(realise(rule, ground.reader("en").context(), shipped_language("en")))
    assert told == {said}
