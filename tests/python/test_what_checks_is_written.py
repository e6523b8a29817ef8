"""What a check finds nothing in is written: rules at random, of each family of games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.games import modules
from regola.compilation.program import Program
from regola.files.library import official
from regola.findings import Sink
from tests.support.compiling import compile_text
from tests.support.random_rules import GROUNDS, Ground

NAMES = 'name: it f "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"'
HOLDERS = {
    "conquest": f"power probe {{\n    {NAMES}\n    tokens: 4\n    LINE\n}}\n",
    "digger": f"scenario probe {{\n    {NAMES}\n    LINE\n}}\n",
    "lords": f"title probe {{\n    {NAMES}\n    LINE\n}}\n",
}
COUNT = 150


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.family)
def test_a_rule_without_a_finding_is_written(ground: Ground) -> None:
    """A rule has its module exactly where checking does not say that it cannot be played."""
    told = {}
    whole = _compiled(ground, HOLDERS[ground.family].replace("LINE", ""))
    [holder] = whole.items
    for rule in ground.rules(COUNT, seed=5):
        program = replace(whole, items=(replace(holder, rules=(rule,)),))
        checked, built = Sink(), Sink()
        check_programs([program], checked)
        paths = {path for path, _ in modules(program, {}, built)}
        refused = "word-not-implemented" in {finding.slug for finding in checked}
        assert refused != any(path.endswith("/probe.py") for path in paths)
        assert set(built) <= set(checked)
        told[refused] = rule
    assert set(told) == {True, False}


def _compiled(ground: Ground, text: str) -> Program:
    return compile_text(text, Sink(), ground.program, family=ground.family)


_UNHEARD = (
    ("conquest", "at scoring: put a token from the hand of an opponent in a region"),
    ("conquest", "at scoring: move a token from a hand with a token to a region"),
    ("conquest", "an opponent may not take a coin of an opponent from a player"),
    ("conquest", "an opponent may not take a coin from a combination"),
    ("conquest", "you may not give a coin to an opponent"),
    ("conquest", "you may not give a piece in a mountain to a player"),
    ("conquest", "at scoring: remove 1 treaty of an opponent"),
    (
        "conquest",
        "when you conquer a region: the region that is coastal is immune until your next turn",
    ),
    ("conquest", "you that are new may not decline"),
    ("conquest", "an opponent may not choose a people"),
    ("digger", "when you build a room: gain 1 step per tile connected to the room with a goon"),
    ("lords", "when you hire a monster: gain 1 gold if the monster that is tireless is helpful"),
    ("digger", "at the end of the round: move a dragon to a creature"),
    ("digger", "at the end of the round: gain 1 gold piece per gold piece"),
    ("digger", "at the end of the round: reveal a coin in a tile"),
    ("digger", "at the end of the round: put a coin of an opponent in a room"),
    ("digger", "at the end of the round: return a goon to the bag"),
    ("digger", "you may not move a party to a room"),
    ("digger", "you may not move an adventurer to a room"),
    ("digger", "you may not summon a goon in a room"),
    ("digger", "at the end of the round: return a coin that is not random to the bag"),
    ("digger", "at the end of the round: move a random coin from the bag to the heap"),
    ("digger", "at the end of the round: gain 1 gold piece per random coin of yours"),
    ("digger", "at the end of the round: kill a goon using a dragon"),
    ("digger", "at the end of the round: remove a collapse from a room"),
    ("digger", "at the end of the round: put a collapse from the bag in an empty space"),
    ("digger", "at the end of the round: summon a goon of an opponent to a room"),
    ("digger", "when you kill a creature immune to a room: draw 1 coin"),
    ("digger", "when you build a tile in an open space: draw 1 coin"),
    ("digger", "when you build a room in a space connected to a room: draw 1 coin"),
    ("lords", "at happening: lure a paladin with a wound"),
    ("lords", "at happening: lure a silver paladin"),
    ("lords", "at recall: return a gather food"),
    ("lords", "at recall: curse an attacked party"),
    ("lords", "at recall: deal 1 wound to a party that is not cursed"),
    ("lords", "at recall: dig 1 tunnel using imps of an opponent"),
    ("lords", "at planning: put a trap in one of your rooms"),
    ("lords", "at planning: guard one of your tiles"),
    ("lords", "when you build a room in a tunnel: gain 1 gold"),
    ("lords", "when you build a tunnel in a tile: gain 1 gold"),
    ("lords", "when you build a tile in a room: gain 1 gold"),
    ("lords", "when you dig a room: gain 1 gold"),
    ("lords", "when you run a tunnel: gain 1 gold"),
)
"""What is said of a thing and nobody would ask, so that another rule would be played."""


@pytest.mark.parametrize(
    ("family", "line", "slug"),
    [
        ("conquest", "when you conquer a swamp: take 2 coins", "missing-slot"),
        ("conquest", "when you conquer a hill: put a hole", "missing-slot"),
        ("conquest", "at scoring, you may give a treaty", "missing-slot"),
        ("conquest", "at scoring: gain 1 coin per income", "word-not-implemented"),
        ("conquest", "when you conquer 2 hills: gain 1 coin", "number-does-not-fit"),
        ("conquest", "when you conquer up to 2 hills: gain 1 coin", "number-does-not-fit"),
        ("conquest", "when 2 opponents conquer your region: gain 1 coin", "number-does-not-fit"),
        ("conquest", "a region beside 2 hills is immune", "word-not-implemented"),
        ("conquest", "at scoring: gain 1 coin per region beside 2 hills", "word-not-implemented"),
        ("digger", "when you build 2 rooms: gain 1 order point", "number-does-not-fit"),
        ("digger", "your edge is joined to an arm", "word-not-implemented"),
        ("digger", "an edge is compatible with the opposite edge", "word-not-implemented"),
        ("digger", "when you kill a victorious creature: draw 1 coin", "word-not-implemented"),
        (
            "digger",
            "when you draw a coin using a victorious creature: gain 1 step",
            "word-not-implemented",
        ),
        ("digger", "strength of a squad is 1 more per tile with 2 goons", "word-not-implemented"),
        ("digger", "a party is immune to a tile with 2 goons", "word-not-implemented"),
        ("digger", "speed of a victorious creature is 1 more", "word-not-implemented"),
        ("digger", "speed of an adventurer immune to a tile is 1 more", "word-not-implemented"),
        ("digger", "at the end of the game, you may summon a goon", "missing-slot"),
        ("digger", "when you draw a coin: put a rock", "missing-slot"),
        ("digger", "when you move a goon: gain 1 step", "word-not-implemented"),
        ("digger", "before you move a coin: gain 1 step", "word-not-implemented"),
        ("digger", "once, at your turn: draw 1 coin using a troll", "word-not-implemented"),
        ("digger", "your goons in a priest are enemy", "word-not-implemented"),
        ("digger", "a space is not open to a room", "word-not-implemented"),
        ("digger", "a space is not open to a library", "word-not-implemented"),
        ("digger", "a space is not open to your tile", "word-not-implemented"),
        ("digger", "a space is not open to a tile with a door", "word-not-implemented"),
        ("digger", "a space is not open to another tile", "word-not-implemented"),
        ("digger", "an order is not offered to 2 bonuses", "word-not-implemented"),
        *((family, line, "word-not-implemented") for family, line in _UNHEARD),
    ],
)
def test_what_cannot_be_played_is_found_by_checking(family: str, line: str, slug: str) -> None:
    """A deed that does not say where or from whom, and what the engine cannot do, are told."""
    sink = Sink()
    program = compile_text(
        HOLDERS[family].replace("LINE", line), sink, official(family), family=family
    )
    check_programs([program], sink)

    assert slug in {finding.slug for finding in sink}


def test_a_ban_holds_everywhere() -> None:
    """What may not be done needs no place."""
    sink = Sink()
    text = HOLDERS["digger"].replace("LINE", "you may not summon a goon")
    program = compile_text(text, sink, official("digger"), family="digger")
    check_programs([program], sink)

    assert list(sink) == []
