"""`regola compat` and `regola combos` in the formats of `check`, for CI."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
from sarif.loader import load_sarif_file
from sarif_pydantic import Sarif

from regola.resources import dsl_text
from tests.commands.test_compat_many import pack
from tests.support.inside import regola


def test_what_does_nothing_below_ground_is_marked_at_its_line(tmp_path: Path) -> None:
    """There are no hills in Small World Underground: the item's first line has it, with why."""
    pack(tmp_path, "rivers", "otters")

    ran = regola("compat", "rivers", "--into", "underground", "--format", "github", folder=tmp_path)

    (line,) = ran.output.splitlines()
    assert ran.code == 1
    place, text = line.split("::", 2)[1:]
    assert place == (
        "warning file=rivers/otters.regola,line=1,endLine=1,col=1,endColumn=12,"
        "title=R0920 without-effect-there"
    )
    assert text.startswith("“Otterss” does nothing in “Small World Underground”%0A")
    assert "there is never “Hill” here" in text


def test_what_is_as_it_is_at_home_is_silent(tmp_path: Path) -> None:
    """An item that works as it is printed is no finding."""
    pack(tmp_path, "rivers", "otters")

    ran = regola("compat", "rivers", "--into", "small_world", "--format", "github", folder=tmp_path)

    assert (ran.code, ran.output) == (0, "")


def test_sarif_of_conflicts_is_read_by_others(tmp_path: Path) -> None:
    """Two readers of the format find the rule, the file and the text; so in Spanish."""
    for name in ("ponds", "lakes"):
        pack(tmp_path, name, "herons")
    words = ("compat", "ponds", "lakes", "--into", "small_world", "--format", "sarif")

    ran = regola(*words, "--lang", "es", folder=tmp_path)
    path = tmp_path / "report.sarif"
    path.write_text(ran.output, encoding="utf-8")

    (run,) = Sarif.model_validate_json(ran.output).runs
    assert [one.rule_id for one in run.results or ()] == ["R0924", "R0924"]
    records = load_sarif_file(str(path)).get_records()
    assert sorted(one["Location"] for one in records) == [
        "lakes/herons.regola",
        "ponds/herons.regola",
    ]
    assert all("tiene el mismo nombre" in one["Description"] for one in records)
    prints = [one.partial_fingerprints for one in run.results or ()]
    assert prints[0] != prints[1]


def test_the_matrix_tells_who_does_not_get_along(tmp_path: Path) -> None:
    """Of three packs two have a race of one name; each of them gets along with the third."""
    for name, race in (("ponds", "herons"), ("rivers", "otters"), ("lakes", "herons")):
        pack(tmp_path, name, race)
    words = ("compat", "ponds", "rivers", "lakes", "--into", "small_world")

    told = json.loads(regola(*words, "--format", "json", folder=tmp_path).output)
    shown = regola(*words, folder=tmp_path).output.splitlines()

    jsonschema.validate(told, json.loads(dsl_text("schemas", "compat.schema.json")))
    cells = {tuple(cell["packs"]): cell["conflicts"] for cell in told["matrix"]}
    assert cells == {("ponds", "rivers"): 0, ("ponds", "lakes"): 2, ("rivers", "lakes"): 0}
    assert shown[-2:] == [
        "Small World: ponds with lakes: 2 conflicts",
        "Small World: 2 of 3 pairs of packs get along",
    ]


def test_a_pair_that_cannot_work_is_marked_at_ones_own_item(tmp_path: Path) -> None:
    """With a power of 3 tokens this race begins with 11, and its box holds 10."""
    pack(tmp_path, "ponds")
    race = 'race frogs {\n    name: en "Frog" / "Frogs"\n    tokens: 8 of 10\n}\n'
    power = 'power leaping {\n    name: en "Leaping"\n    tokens: 3\n}\n'
    (tmp_path / "ponds" / "frogs.regola").write_text(race + power, encoding="utf-8")
    words = ("combos", "ponds", "--play", "0", "--format", "github")

    ran = regola(*words, folder=tmp_path)

    told = [line for line in ran.output.splitlines() if "R0925 at-odds-together" in line]
    assert any("“Frogs” with “Leaping” cannot work in “Small World”" in line for line in told)
    assert any("11 tokens to begin with, 10 in the box" in line for line in told)
    assert all("file=ponds/frogs.regola,line=" in line for line in told)


def test_nobody_is_blamed_for_what_an_item_lacks_in_its_own_game(tmp_path: Path) -> None:
    """Three fires for 9 mountains are short at home too: no other pack is at fault for that."""
    pack(tmp_path, "ponds", "herons")
    pack(tmp_path, "rivers")
    text = """race embers {
    name: it f "Brace" / "Braci", es f "Brasa" / "Brasas", en "Ember" / "Embers"
    tokens: 5 of 10
    when you conquer a mountain: put a fire in the region

    piece fire {
        name: it m "Fuoco" / "Fuochi", es m "Fuego" / "Fuegos", en "Fire" / "Fires"
        box: 3
        income of its region is 1 more
        when you lose its region: remove it
    }
}
"""
    (tmp_path / "rivers" / "embers.regola").write_text(text, encoding="utf-8")
    words = ("compat", "rivers", "ponds", "--into", "underground", "--format", "json")

    told = json.loads(regola(*words, folder=tmp_path).output)

    assert told["conflicts"] == []
