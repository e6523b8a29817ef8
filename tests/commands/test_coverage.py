"""`regola test --coverage`: which lines and numbers no example shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regola.resources import languages
from tests.support.packs import pond
from tests.support.running import regola
from tests.support.sampling import sampled

RACE = """race voles {
    name: it f "Arvicola" / "Arvicole", es m "Topillo" / "Topillos", en "Vole" / "Voles"
    tokens: 5 of 10

    income of your swamps is 1 more
    income of your hills is at least 2
    income of your forests is 1 more

    example "swamps" {
        says: it "La palude frutta", es "El pantano da", en "The swamp pays"
        region a: swamp, border
        region b: hill
        region c: mountain
        borders: a-b, b-c
        given ada: voles, flying, coins 0, a 1, b 1, c 1
        given bea: humans, spirit, hand 10
        phase: redeploy
        income: 5
    }
}
"""
# Two for the swamp, two for the hill, one for the mountain; there is no forest.


def _pack(tmp_path: Path, race: str = RACE) -> Path:
    pond(tmp_path).write_text(race, encoding="utf-8")
    return tmp_path


def test_lines_that_no_example_shows_are_told(tmp_path: Path) -> None:
    """There is no forest in the example: its line may say anything."""
    ran = regola("test", "--coverage", "--format", "json", folder=_pack(tmp_path))

    lines = json.loads(ran.output)["lines"]
    assert ran.code == 0
    assert [(one["text"], one["shown"]) for one in lines] == [
        ("income of your swamps is 1 more", True),
        ("income of your hills is at least 2", True),
        ("income of your forests is 1 more", False),
    ]


def test_what_is_shown_in_part_is_told(tmp_path: Path) -> None:
    """A hill pays a coin anyway: *at least 1* changes nothing, *at least 2* did."""
    race = RACE.replace("is at least 2", "is at least 1").replace("income: 5", "income: 4")

    ran = regola("test", "--coverage", folder=_pack(tmp_path, race))

    assert ran.code == 0
    assert ran.output.count("[R0825]") == 2
    assert ran.output.endswith("1 of 3 lines shown, 4 of 12 changes noticed\n")


def test_an_example_that_fails_shows_nothing(tmp_path: Path) -> None:
    """It is told, and the run ends with 1."""
    race = RACE.replace("income: 5", "income: 7")

    ran = regola("test", "--coverage", folder=_pack(tmp_path, race))

    assert ran.code == 1
    assert "1 example fails as it is and shows nothing" in ran.errors
    assert "0 of 3 lines shown" in ran.output


@pytest.mark.parametrize("code", sampled(languages(), 1))
def test_the_report_speaks_the_language_of_its_reader(tmp_path: Path, code: str) -> None:
    """On the terminal and as a page, which shows each line."""
    pack = _pack(tmp_path)

    told = regola("test", "--coverage", "--lang", code, folder=pack)
    page = regola("test", "--coverage", "--lang", code, "--format", "html", folder=pack)

    assert code == "en" or "shown" not in told.output.splitlines()[-1]
    assert f'<html lang="{code}">' in page.output
    assert page.output.count("<code>") == 3


def test_a_form_alone_makes_no_sense(tmp_path: Path) -> None:
    """What examples come to has one form."""
    assert regola("test", "--format", "json", folder=_pack(tmp_path)).code == 2
