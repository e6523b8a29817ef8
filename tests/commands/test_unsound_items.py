"""An item with an error leaves the rest of its pack usable; a failing example is never printed."""

from pathlib import Path

import pytest

from regola.commands.exits import Exit
from regola.resources import languages
from tests.support.inside import regola
from tests.support.packs import pond

EXAMPLE = """    example "a hill" {{
        says: it "Una collina", es "Una colina", en "A hill"
        region a: hill, border
        given ada: {race}, a 1
        given bea: coins 5
        phase: redeploy
        income: {coins}
    }}
"""
NEWTS = """race newts {{
    name: it m "Tritone" / "Tritoni", es m "Tritón" / "Tritones", en "Newt" / "Newts"
    tokens: 5 of 10
    income of your hills is 1 more
{example}}}
"""
TOADS = """race toads {
    name: it m "Rospo" / "Rospi", es m "Sapo" / "Sapos", en "Toad" / "Toads"
    tokens: 5 of 10
    income of your hlls is 1 more
}
"""


def _newts(race: str = "newts", coins: int = 2) -> str:
    return NEWTS.format(example=EXAMPLE.format(race=race, coins=coins))


@pytest.mark.parametrize("language", languages())
def test_the_examples_of_other_items_are_played(language: str, tmp_path: Path) -> None:
    """What is left out is named; the run ends with 1, for the error."""
    pond(tmp_path, _newts() + TOADS)

    ran = regola("test", "--lang", language, folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "ponds/race/toads" in ran.output
    assert ran.output.splitlines()[-1].startswith("1 ")


def test_what_names_an_item_at_fault_is_not_tried(tmp_path: Path) -> None:
    """Neither passed nor failed: an example of newts that lets toads play."""
    pond(tmp_path, _newts("toads") + TOADS)

    ran = regola("test", "--lang", "en", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert ran.output.endswith("0 passed, 0 failed, 1 not tried\n")


def test_an_example_at_fault_fails_and_no_other(tmp_path: Path) -> None:
    """Its finding is told once, and the item goes on."""
    pond(
        tmp_path,
        _newts().replace(
            "income: 2\n    }\n",
            "income: 2\n    }\n"
            + EXAMPLE.format(race="newtz", coins=2).replace('"a hill"', '"another"'),
        ),
    )

    ran = regola("test", "--lang", "en", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert ran.output.count("error[") == 1
    assert ran.output.endswith("1 passed, 1 failed\n")


def test_nothing_to_try_is_told(tmp_path: Path) -> None:
    """A pack without examples is not taken for one whose examples pass."""
    pond(tmp_path, NEWTS.format(example=""))

    ran = regola("test", "--lang", "en", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "[R0823]" in ran.output


def test_a_game_goes_on_without_the_item_at_fault(tmp_path: Path) -> None:
    """Newts join the game, toads are named as left out."""
    pond(tmp_path, _newts() + TOADS)

    ran = regola("play", "small_world", "--games", "12", "--log", "--lang", "en", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "Newts (" in ran.output
    assert "left out, because of an error: ponds/race/toads" in ran.errors


def test_the_text_of_another_item_is_printed(tmp_path: Path) -> None:
    """An error beside it, in the same file, does not concern it."""
    pond(tmp_path, _newts() + TOADS)

    newts = regola("text", "newts", "--lang", "en", folder=tmp_path)
    toads = regola("text", "toads", "--lang", "en", folder=tmp_path)

    assert newts.output
    assert (toads.code, toads.output) == (Exit.FOUND, "")


def test_a_failing_example_is_an_error_of_the_build(tmp_path: Path) -> None:
    """Nothing is written, and what was built before stays."""
    pond(tmp_path, _newts())
    assert regola("build", folder=tmp_path).code == Exit.CLEAN
    page = next((tmp_path / "generated" / "pages" / "en").rglob("*.html"))
    before = page.read_bytes()

    pond(tmp_path, _newts(coins=3))
    ran = regola("build", "--lang", "en", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "[R0801]" in ran.errors
    assert page.read_bytes() == before


REFUSED = {
    "R0910": "an active people of an opponent must conquer a region of yours",
    "R0632": "once per turn, you may conquer a region that is not beside your regions",
}


@pytest.mark.parametrize("code", REFUSED)
def test_what_is_not_played_as_said_is_neither_built_nor_printed(code: str, tmp_path: Path) -> None:
    """A sentence that play does not keep is an error, for pages and for the text of the item."""
    toads = TOADS.replace("income of your hlls is 1 more", REFUSED[code])
    pond(tmp_path, toads)

    built = regola("build", folder=tmp_path)
    told = regola("text", "toads", folder=tmp_path)

    assert (built.code, told.code) == (Exit.FOUND, Exit.FOUND)
    assert code in built.output + built.errors
    assert code in told.errors
    assert told.output == ""
    assert not (tmp_path / "generated").exists()


def test_the_text_of_other_items_is_printed(tmp_path: Path) -> None:
    """An item at fault does not concern its neighbours."""
    pond(tmp_path, _newts() + TOADS.replace("income of your hlls is 1 more", REFUSED["R0632"]))

    assert regola("text", "newts", folder=tmp_path).code == Exit.CLEAN
