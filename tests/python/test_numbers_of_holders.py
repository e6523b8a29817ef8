"""A number of somebody's thing is worked out with his rules, whoever asks for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.compilation.shelves import shelf_of
from regola.files.library import official
from regola.findings import Sink
from regola.program.pack import nameless
from regola.scenarios.outcome import Outcome
from regola.scenarios.trials import example_document, trial
from regola.sources import Source
from regola_engine.digger.game import HELD
from tests.python.playing import PATH

SAYS = 'says: it "Prova", es "Prueba", en "Probe"'

POWER = """power probe {
    name: it "Prova", es "Prueba", en "Probe"
    tokens: 4
    at scoring: gain as many coins as the income of regions of opponents

    example "what others earn" {
        says: it "Prova", es "Prueba", en "Probe"
        region a: hill
        region b: farmland, mine
        borders: a-b
        given ada: ratmen, probe, coins 0, hand 4, a 1
        given bea: dwarves, spirit, hand 4, b 2
        income: 3
    }
}
"""


def _tried(text: str, family: str) -> Outcome | None:
    """Play the one example of a text on top of the official games."""
    below, sink = official(family), Sink()
    game = {"conquest": "small_world", "digger": "dungeon_digger"}[family]
    pack = PackSources(replace(nameless("home", "."), game=game), (Source(PATH, text),))
    program = compile_packs([pack], language(family), below, sink)
    shelf = shelf_of(program, {PATH: Source(PATH, text)}, sink)
    assert [str(finding) for finding in sink] == []
    assert shelf is not None
    (example,) = [one for item in program.items for one in item.of_kind("example")]
    return trial(example_document(example, family), "", shelf, Sink())


def _passes(text: str, family: str) -> None:
    outcome = _tried(text, family)
    assert outcome is not None
    assert outcome.fault is None, outcome.fault


def test_the_income_of_an_opponent_is_what_his_rules_make_of_it() -> None:
    """A mine of the Dwarves brings them two: that is the income which another rule counts."""
    _passes(POWER, "conquest")


LORD = """lord probe {{
    name: it f "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"
    {rule}

    example "an attack" {{
        {says}
        row a: 1-6
        {scenario}
        {lines}
        tile a1: kitchen, of ada, edges door earth earth door earth earth, goons ada 3
        given ada: none{ada}
        given bea: none{bea}
        play: order move
        play: {refused}step a1 a2 goons {goons}
    }}
}}
"""

ROOM = "tile a2: library, of bea, edges door earth earth door earth earth"
TROLL = "token troll: at a2, of bea"


def _attack(rule: str, lines: str, goons: int, *, lord: str, refused: bool) -> str:
    """Write an attack of three goons at most on bea's room, with a lord of ada or of bea."""
    with_lord = ", lord probe"
    return LORD.format(
        rule=rule,
        says=SAYS,
        scenario="scenario: creatures" if "troll" in lines else "",
        lines=f"{ROOM}\n{lines}",
        ada=with_lord if lord == "ada" else "",
        bea=with_lord if lord == "bea" else "",
        refused="refused " if refused else "",
        goons=goons,
    ).replace("none, lord", "lord")


@pytest.mark.parametrize(
    ("rule", "lines", "goons", "lord", "refused"),
    [
        # What a Lord adds to a creature defends it, and helps nobody who attacks it.
        ("strength of a creature is 1 less", TROLL, 3, "bea", False),
        ("strength of a creature is 1 less", TROLL, 3, "ada", True),
        ("strength of your creatures is 1 less", TROLL, 3, "bea", False),
        ("strength of your creatures is 1 less", TROLL, 3, "ada", True),
        ("strength of a troll is 1 less", TROLL, 3, "bea", False),
        ("strength of an elemental is 1 less", TROLL, 3, "bea", True),
        ("strength of an adventurer is 1 less", TROLL, 3, "bea", True),
        # The strength of a squad is its player's, and no creature's.
        ("strength of a squad is 1 more", TROLL, 3, "ada", False),
        ("strength of a squad is 1 more", TROLL, 3, "bea", True),
        ("strength of a creature is 3 more", "", 1, "ada", False),
        # What is said of the defence of one's own tiles, whoever comes hears.
        ("defence of your tiles is 2 more", "", 2, "bea", True),
        ("defence of your tiles is 2 more", "", 3, "bea", False),
        ("defence of your tiles is 2 more", "", 2, "ada", False),
        ("defence of a tile is 2 more", "", 2, "ada", True),
        ("defence of a tile is 2 more", "", 2, "bea", False),
        ("defence of your rooms is 2 more", "", 2, "bea", True),
        ("defence of your portals is 2 more", "", 2, "bea", False),
    ],
)
def test_attackers_meet_what_the_defender_is(
    rule: str, lines: str, goons: int, lord: str, refused: bool
) -> None:
    """Rules of a Lord change the numbers of his own things, whoever asks, and no others."""
    _passes(_attack(rule, lines, goons, lord=lord, refused=refused), "digger")


def test_the_engine_and_the_vocabulary_agree_on_whose_numbers_are() -> None:
    """What the vocabulary says to be asked by the holder, the engine asks in his eyes."""
    quantities = language("digger").vocabulary.quantities
    assert {word for word, one in quantities.items() if one.asked_by == "holder"} == HELD
