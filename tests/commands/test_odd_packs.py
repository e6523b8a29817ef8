"""What stands in a pack's files in odd ways is told, and reaches nothing as anything but data."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regola.sources import shown
from tests.support.inside import regola
from tests.support.packs import MANIFEST, MISSPELT, OTTERS, pond

# A letter of each sort that is not seen, or that steers a terminal.
UNSEEN = "\x00\x07\x1b\x7f\x85\u00ad\u061c\u200b\u2028\u202e\u2066\ufeff\ufff9\U000e0041"
_RAW = re.compile(f"[{UNSEEN}]")


def _codes(text: str) -> set[str]:
    return set(re.findall(r"\[(R\d{4})\]", text))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('names: {[a]: "x", en: "y"}', "R0031"),
        ('names: {{a: b}: "x", en: "y"}', "R0031"),
        ("names: {en: [x]}", "R0020"),
        ("names: x", "R0020"),
        ("needs: small_world", "R0020"),
        ("licence: {a: b}", "R0020"),
        ("game: [small_world]", "R0020"),
        ('names: {en: "a\\uD800b"}', "R0009"),
        ('names: {en: "a\\e[31mb"}', "R0009"),
        ('names: {en: "a\\u202Eb"}', "R0010"),
        ('names: {en: "a\\n::error::b"}', "R0020"),
        ('licence: "CC0-1.0\\n::error::b"', "R0020"),
        ('authors: ["Ada\\tRossi"]', "R0020"),
        ('needs: ["small_world\\n>=1"]', "R0020"),
        ('version: "1.0\\n"', "R0907"),
        ("vocabulary: digger", "R0913"),
    ],
)
def test_a_manifest_of_odd_values_is_told(tmp_path: Path, line: str, code: str) -> None:
    """A key that is no word, a value of another shape, an escape for what is not seen."""
    pond(tmp_path)
    key = line.partition(":")[0]
    kept = [one for one in MANIFEST.splitlines() if not one.startswith(key)]
    (tmp_path / "pack.yaml").write_text("\n".join([*kept, line]), encoding="utf-8")

    ran = regola("check", folder=tmp_path)

    assert code in _codes(ran.output)


def test_two_halves_of_a_letter_are_the_letter(tmp_path: Path) -> None:
    """JSON writes a letter beyond the first plane as two escapes; a name may have it so."""
    pond(tmp_path)
    names = MANIFEST.replace("en: Ponds", r'en: "\ud83d\ude00 Ponds"')
    (tmp_path / "pack.yaml").write_text(names, encoding="utf-8")

    assert regola("build", folder=tmp_path).code == 0
    assert "\U0001f600 Ponds" in (tmp_path / "generated/pages/en/index.html").read_text("utf-8")


def test_no_page_has_a_letter_that_is_not_seen(tmp_path: Path) -> None:
    """Escapes in a manifest bring nothing into any file that is built."""
    pond(tmp_path)
    escaped = "".join(f"\\U{ord(one):08x}" for one in UNSEEN[5:])
    (tmp_path / "pack.yaml").write_text(
        MANIFEST.replace("en: Ponds", f'en: "P{escaped}onds"'), encoding="utf-8"
    )

    assert regola("build", folder=tmp_path).code == 0
    for path in (tmp_path / "generated").rglob("*"):
        assert not path.is_file() or not _RAW.search(path.read_text("utf-8"))


@pytest.mark.parametrize("form", ["human", "json", "sarif", "github"])
def test_the_name_of_a_file_steers_no_terminal(tmp_path: Path, form: str) -> None:
    """Whatever letters a file is called by, each form of findings shows them as data."""
    name = "esc" + UNSEEN[1:] + "\n::error::pwn.regola"
    pond(tmp_path, OTTERS.replace("coins", "conis"), name)

    ran = regola("check", "--format", form, folder=tmp_path)

    assert ran.code == 1
    assert not _RAW.search(ran.output + ran.errors)
    assert not any(line.startswith("::error::pwn") for line in ran.output.splitlines())


def test_an_item_gives_no_orders_to_a_runner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its name begins a line of what is told of changes; findings as commands stay commands."""
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    for name, text in (("old", OTTERS), ("new", OTTERS.replace("17", "18"))):
        (tmp_path / name).mkdir()
        pond(tmp_path / name, text.replace('"Otters"', '"::warning file=x::w"'))
    ran = regola("compare", "old", "new", folder=tmp_path)
    lines = f"{ran.output}{ran.errors}".splitlines()
    assert [line for line in lines if line.strip().startswith("::")] == []
    assert "\\u003a:warning file=x::w" in ran.output
    pond(tmp_path / "new", MISSPELT)
    told = regola("check", "new", "--format", "github", folder=tmp_path).output
    assert told.startswith("::error ")


def test_texts_of_an_earlier_build_steer_no_terminal(tmp_path: Path) -> None:
    """A comparison with texts that anybody may have written shows them as data."""
    pond(tmp_path)
    assert regola("build", folder=tmp_path).code == 0
    path = tmp_path / "generated" / "texts" / "en" / "ponds.json"
    data = json.loads(path.read_text("utf-8"))
    data["rules"][0]["text"] = f"a{UNSEEN}\n::error::b"
    path.write_text(json.dumps(data), encoding="utf-8")

    ran = regola("compare", "generated", folder=tmp_path)

    assert "::error::b" in ran.output
    assert not _RAW.search(ran.output)
    assert not any(line.startswith("::error::") for line in ran.output.splitlines())


@pytest.mark.parametrize("form", ["human", "html", "json"])
def test_half_a_letter_in_an_earlier_build_is_told(tmp_path: Path, form: str) -> None:
    """Texts that no build can have written are refused."""
    pond(tmp_path)
    assert regola("build", folder=tmp_path).code == 0
    path = tmp_path / "generated" / "texts" / "en" / "ponds.json"
    path.write_text(path.read_text("utf-8").replace("coins", r"\ud800"), encoding="utf-8")

    ran = regola("compare", "generated", "--format", form, folder=tmp_path)

    assert "texts/en/ponds.json" in ran.errors


def test_what_is_not_seen_is_shown_as_an_escape() -> None:
    """An escape is the same text to whoever reads JSON, and seen by whoever reads a terminal."""
    assert json.loads(f'"{shown(UNSEEN)}"') == UNSEEN
    assert shown("a\u00a0b\tc\n") == "a\u00a0b\tc\n"
    assert shown("\ud800") == "\\ud800"


_EXAMPLE = """
    example "one" {
        says: it "Prova", es "Prueba", en "Try"
        row a: 1-4
        given ada: points 2
        given bea: none
        expect finish: 25
    }
"""


@pytest.mark.parametrize("command", ["test", "build"])
def test_a_game_without_base_rules_is_told(tmp_path: Path, command: str) -> None:
    """An example of a game that has nothing to be played by is no crash."""
    manifest = MANIFEST.replace("game: small_world", "game: true\nvocabulary: digger")
    (tmp_path / "pack.yaml").write_text(manifest, encoding="utf-8")
    names = 'name: it "Mio", es "Mío", en "Mine"'
    text = f"scenario mine {{\n    {names}\n    finish is 25\n{_EXAMPLE}}}\n"
    (tmp_path / "mine.regola").write_text(text, encoding="utf-8")

    ran = regola(command, folder=tmp_path)

    assert ran.code in (0, 1)
    assert command == "build" or "R0912" in _codes(ran.output)


def test_a_game_that_nobody_has_is_told_before_it_is_built(tmp_path: Path) -> None:
    """Rules for games that meet name a game that is not there."""
    pond(tmp_path, "compat c {\n    a mountain is a hill\n    games: small_world, nowhere\n}\n")

    for command in ("check", "build", "test"):
        ran = regola(command, folder=tmp_path)
        assert ran.code == 1
        assert "R0904" in _codes(ran.output + ran.errors)


_BOARD = """
board pool {
    name: it "a", es "b", en "c"
    region k: forest, border, at 100 0
    region j: hill, border, chalice
    borders: j-k
    players: 2
    rounds: 9
}
relic chalice {
    name: it m "Calice" / "Calici", es m "Cáliz" / "Cálices", en "Chalice" / "Chalices"
    at scoring: gain 1 coin
}
"""


def test_a_board_is_built_with_all_that_its_words_may_say(tmp_path: Path) -> None:
    """Where a drawing puts a region is no word of the game; a relic may lie on a board."""
    pond(tmp_path, _BOARD)
    assert regola("check", folder=tmp_path).code == 0

    assert regola("build", folder=tmp_path).code == 0
    assert "R0823" in regola("test", folder=tmp_path).output  # nothing to try, and no crash
    [board] = (tmp_path / "generated").rglob("pool.py")
    text = board.read_text(encoding="utf-8")
    assert 'CHALICE = piece_word("ponds/relic/chalice")' in text
    assert 'Place("j", (HILL, BORDER), (CHALICE,)),' in text


ENDLESS = OTTERS.replace(
    "once, at scoring: gain 17 coins", "when you conquer a region: abandon a region"
)


def test_a_game_without_end_is_told_with_its_rule(tmp_path: Path) -> None:
    """A rule that gives back what each move takes keeps the game from its end."""
    pond(tmp_path, ENDLESS)
    played = ("play", "small_world", "--games", "40", "--bot", "greedy", "--seed", "1")

    ran = regola(*played, folder=tmp_path)

    assert ran.code == 1
    assert "otters.regola:4:5: a rule of Otters keeps the game from its end" in ran.errors


def test_a_line_before_any_item_is_told(tmp_path: Path) -> None:
    """What looks like a field and stands in no item has findings, no fault of Regola."""
    (tmp_path / "odd.regola").write_text("x = {a: b}\n", encoding="utf-8")
    ran = regola("check", "odd.regola", folder=tmp_path)
    assert ran.code == 1
    assert "odd.regola:1:" in ran.output
