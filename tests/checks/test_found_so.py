"""What a thing never is when rules are told that a deed was done to it, and what it may be."""

from __future__ import annotations

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.files.library import official
from regola.findings import Sink
from tests.support.compiling import compile_text

_NAMES = 'name: it f "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"'
_HOLDERS = {
    "conquest": f"power probe {{\n    {_NAMES}\n    tokens: 4\n    LINE\n}}\n",
    "digger": f"lord probe {{\n    {_NAMES}\n    LINE\n}}\n",
    "lords": f"title probe {{\n    {_NAMES}\n    LINE\n}}\n",
}


def _found(family: str, moment: str) -> set[str]:
    gained = {"conquest": "1 coin", "digger": "1 gold piece", "lords": "1 food"}[family]
    return _slugs(family, f"{moment}: gain {gained}")


def _slugs(family: str, line: str) -> set[str]:
    text = _HOLDERS[family].replace("LINE", line)
    sink = Sink()
    program = compile_text(text, sink, official(family), family=family)
    check_programs([program], sink)
    return {one.slug for one in sink}


@pytest.mark.parametrize(
    ("family", "moment"),
    [
        ("lords", "when you hire a monster in a hatchery"),
        ("lords", "when you hire a monster in the offer"),
        ("lords", "when you hire a monster of an opponent"),
        ("lords", "when an opponent hires your monster"),
        ("lords", "when an opponent hires a monster that is not of an opponent"),
        ("lords", "when you dig a tunnel with a trap"),
        ("lords", "when you dig a conquered tunnel"),
        ("lords", "when you build a hatchery of an opponent in a tile"),
        ("lords", "when you run a room with a goblin"),
        ("lords", "when an opponent loses your tile"),
        ("lords", "when you lose a conquered tile"),
        ("lords", "when you hire a dormant monster"),
        ("lords", "when you perform a performed order"),
        ("lords", "when you send a minion to a performed order"),
        ("lords", "when you attack a party using a monster of an opponent"),
        ("digger", "when you draw a coin using a creature of an opponent"),
        ("conquest", "when you choose a declined people"),
        ("conquest", "when you choose a people that is not new"),
        ("conquest", "when you choose a people of an opponent"),
        ("conquest", "when you choose a people with a region"),
        ("conquest", "when an opponent chooses a people with a token"),
    ],
)
def test_what_it_never_is(family: str, moment: str) -> None:
    """A monster that was just hired lies in no tile, and is that of who hired it."""
    assert "moment-never-comes" in _found(family, moment)


@pytest.mark.parametrize(
    ("family", "moment"),
    [
        ("lords", "when you hire a monster"),
        ("lords", "when an opponent hires a monster of an opponent"),
        ("lords", "when you hire a goblin that is not in a tile"),
        ("lords", "when you dig a tunnel with no trap"),
        ("lords", "when you dig a tunnel beside a room"),
        ("lords", "when you lose a tile with a trap"),
        ("digger", "when you draw a coin using a creature in a room"),
        ("conquest", "when you choose a new people"),
        ("conquest", "when you choose a people that is not with a region"),
        ("conquest", "when you lose a region of a player"),
    ],
)
def test_what_it_may_be(family: str, moment: str) -> None:
    """What is so, always or at times, is not told of."""
    assert "moment-never-comes" not in _found(family, moment)


@pytest.mark.parametrize(
    ("family", "line", "never"),
    [
        ("lords", "at production: hire a monster in a hatchery", True),
        ("lords", "at production: hire your monster", True),
        ("lords", "at production: hire a goblin in the offer", False),
        ("lords", "at production: free an adventurer in the party", True),
        ("lords", "at production: poison an adventurer in the prison", True),
        ("lords", "at production, you may run a room of an opponent", True),
        ("lords", "you may not put a monster of an opponent in a tile", True),
        ("lords", "an opponent may not run your room", True),
        ("lords", "you may not run a room beside a tunnel", False),
        ("lords", "you may not send a minion to a performed order", True),
        ("lords", "you may not send a minion to a leading order", False),
        ("lords", "you may not dig your tile", True),
        ("digger", "you may not put a tile in a tile", True),
        ("digger", "you may not put a tile in a working tile", True),
        ("digger", "you may not put a tile in a space that is not empty", True),
        ("digger", "you may not put a tile in a space with a creature", False),
        ("digger", "you may not build a tile in a space that is not empty", True),
        ("digger", "you may not build a project in an empty space", False),
        ("digger", "at the end of your turn: put 1 coin from the bag in a room", False),
        ("conquest", "at scoring: abandon an empty region", True),
        ("conquest", "at scoring: abandon a region of an opponent", True),
        ("conquest", "at scoring: abandon a region with a mine", False),
        ("conquest", "at scoring: move 1 token from a region of an opponent to a region", True),
    ],
)
def test_what_a_deed_is_never_done_to(family: str, line: str, never: bool) -> None:
    """A monster to be hired lies in the offer, and is nobody's."""
    assert ("never-fires" in _slugs(family, line)) is never


@pytest.mark.parametrize(
    ("line", "never"),
    [
        ("at the start of choosing, you may reactivate", True),
        ("at scoring: you may reactivate, then gain 1 coin", True),
        ("you may not choose a combination", True),
        ("in decline, at scoring, you may decline", True),
        ("in decline, at the start of choosing, you may reactivate", False),
        ("in decline, you may not choose a combination", False),
        ("an opponent may not choose a combination", False),
        ("when you decline: reactivate", False),
        ("at scoring, you may decline", False),
        ("you may not decline", False),
    ],
)
def test_what_begins_the_part_of_a_life_in_which_a_rule_holds(line: str, never: bool) -> None:
    """Who is active is not made active again, and no rule of his forbids him to choose."""
    assert ("never-fires" in _slugs("conquest", line)) is never


@pytest.mark.parametrize("family", ["conquest", "digger", "lords"])
def test_its_words_are_those_of_the_vocabulary(family: str) -> None:
    """A word that nothing is called by would forbid nothing, or all."""
    known = language(family).vocabulary
    for verb in known.verbs.values():
        for of, found in (*verb.taken.items(), *verb.found.items()):
            types = [word for word in (*(found.lies or ()), *found.without) if word in known.types]
            nouns = [word for word in found.lies or () if word in known.nouns]

            thing, _, slot = of.partition(" ")
            assert of in verb.slots or (thing in verb.object and (not slot or slot in verb.slots))
            assert {*found.types} <= {*verb.slots.get(slot or of, verb.object)}
            assert {*(found.lies or ()), *found.without} == {*types, *nouns}
            assert {*found.always, *found.never} <= known.adjectives.keys()
