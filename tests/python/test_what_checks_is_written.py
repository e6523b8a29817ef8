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
        ("digger", "strength of a squad is 1 more per tile with 2 goons", "word-not-implemented"),
        ("digger", "a party is immune to a tile with 2 goons", "word-not-implemented"),
        ("digger", "speed of a victorious creature is 1 more", "word-not-implemented"),
        ("digger", "speed of an adventurer immune to a tile is 1 more", "word-not-implemented"),
        ("digger", "at the end of the game, you may summon a goon", "missing-slot"),
        ("digger", "when you draw a coin: put a rock", "missing-slot"),
        ("digger", "when you kill a goon: gain 1 step", "word-not-implemented"),
        ("digger", "before you move a coin: gain 1 step", "word-not-implemented"),
        ("digger", "once, at your turn: draw 1 coin using a troll", "word-not-implemented"),
        ("digger", "your goons in a priest are enemy", "word-not-implemented"),
        ("digger", "a space is not open to a room", "word-not-implemented"),
        ("digger", "a space is not open to a library", "word-not-implemented"),
        ("digger", "a space is not open to your tile", "word-not-implemented"),
        ("digger", "a space is not open to a tile with a door", "word-not-implemented"),
        ("digger", "a space is not open to another tile", "word-not-implemented"),
        ("digger", "an order is not offered to 2 bonuses", "word-not-implemented"),
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
