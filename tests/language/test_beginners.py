"""What beginners write is answered with what leads on, in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from regola.resources import languages
from tests.support.inside import regola
from tests.support.packs import MANIFEST, OTTERS, item_with, pond

_HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = YAML(typ="safe").load(_HERE / "beginners.yaml")
DUNGEONS: list[dict[str, str]] = YAML(typ="safe").load(_HERE / "beginners_of_dungeons.yaml")
_BODY = "once, at scoring: gain 17 coins"


def _found(folder: Path, language: str = "en") -> list[dict[str, Any]]:
    ran = regola("check", "--format", "json", "--lang", language, folder=folder)
    found: list[dict[str, Any]] = json.loads(ran.output)
    return [one for one in found if one["severity"] != "info"]


def _answer(found: list[dict[str, Any]]) -> str:
    said = [one[part] for one in found for part in ("message", "hint")]
    return "\n".join(
        [*filter(None, said), *(one["fix"]["description"] for one in found if one["fix"])]
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["written"])
def test_a_mistake_is_answered_with_its_cure(tmp_path: Path, case: dict[str, Any]) -> None:
    """The finding is of its kind, and the line that was meant stands in the answer."""
    pond(tmp_path, OTTERS.replace(_BODY, case["written"]))

    for language in languages() if "cure" in case else ("en",):
        found = _found(tmp_path, language)

        assert found[0]["slug"] == case["tells"]
        answer = _answer(found)
        words = [case["cure"]] if "cure" in case else case["leads"]
        assert all(word in answer for word in words)


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.get("mends")], ids=lambda case: case["written"]
)
def test_what_is_mended_is_what_was_meant(tmp_path: Path, case: dict[str, Any]) -> None:
    """`check --fix` writes the cure, and nothing is wrong with the line then."""
    path = pond(tmp_path, OTTERS.replace(_BODY, case["written"]))

    regola("check", "--fix", folder=tmp_path)

    assert path.read_text(encoding="utf-8") == OTTERS.replace(_BODY, case["cure"])
    line = OTTERS.splitlines().index(f"    {_BODY}") + 1
    errors = [one for one in _found(tmp_path) if one["severity"] == "error"]
    assert [one["slug"] for one in errors if one["line"] == line and one["code"] < "R05"] == []


@pytest.mark.parametrize("case", DUNGEONS, ids=lambda case: f"{case['kind']} {case['written']}")
def test_a_mistake_of_dungeons_is_answered_with_its_cure(
    tmp_path: Path, case: dict[str, str]
) -> None:
    """In games of tiles and dungeons, too, the line that was meant stands in the answer."""
    path = pond(tmp_path, item_with(case["written"], case["kind"]))
    manifest = MANIFEST.replace("small_world", case["game"])
    (path.parent / "pack.yaml").write_text(manifest, encoding="utf-8")

    assert case["leads"] in _answer(_found(tmp_path))


def test_what_was_named_is_not_left_out(tmp_path: Path) -> None:
    """A region that is a hill is not any region: no line without the hill is shown."""
    line = "conquest cost of a region is reduced by 1 if it is a hill"
    pond(tmp_path, OTTERS.replace(_BODY, line))

    assert "region is 1 less”" not in _answer(_found(tmp_path))


def test_a_fix_is_played(tmp_path: Path) -> None:
    """Nothing is written that is refused next: *beat* is no deed that a trap can do."""
    path = pond(tmp_path, item_with("when you spring it: kill the front adventurer", "trap"))
    manifest = MANIFEST.replace("small_world", "dungeon_lords")
    (path.parent / "pack.yaml").write_text(manifest, encoding="utf-8")

    assert [one["fix"] for one in _found(tmp_path)] == [None]


@pytest.mark.parametrize(
    ("written", "meant", "slug"),
    [
        (("race otters {", "race otters"), None, "missing-brace"),
        (("race otters {", "race otters\n{"), None, "missing-brace"),
        (("otters {", "lontrà {"), "lontra {", "bad-identifier"),
        (("otters {", "Oste-Buono {"), "oste_buono {", "bad-identifier"),
        (("otters {", "Oste Buono {"), "oste_buono {", "bad-identifier"),
        (("tokens: 5", "tokens 5"), None, "missing-colon"),
        (("name: it", "name it"), None, "missing-colon"),
        (('"Lontre", es', '"Lontre" es'), None, "missing-comma"),
        (('"Lontre", es', '"Lontre"\n        es'), '"Lontre",\n        es', "missing-comma"),
        (("5 of 10", "10 of 5"), None, "more-than-all"),
        (("tokens: 5 of 10\n", "tokens: 5 of 10\n    tokens: 5 of 10\n"), None, "doubled-field"),
        (("tokens: 5 of 10", "segnalini: 5 of 10"), None, "unknown-field"),
        (("tokens: 5 of 10", "tokens: 5/10"), None, "wrong-field-value"),
        (("tokens: 5 of 10", "tokens: 5 - 10"), None, "wrong-field-value"),
        ((_BODY, f"// it pays\n    {_BODY}"), f"# it pays\n    {_BODY}", "unexpected-character"),
        (("race otters", "razza otters"), None, "unknown-kind"),
        ((f"    {_BODY}\n", f"    {_BODY}\n    {_BODY}\n"), None, "doubled-rule"),
    ],
)
def test_slips_in_headers_and_fields_are_mended(
    tmp_path: Path, written: tuple[str, str], meant: str | None, slug: str
) -> None:
    """One finding tells it, at its place, and the mended file is the one that was meant."""
    path = pond(tmp_path, OTTERS.replace(*written, 1))

    assert [one["slug"] for one in _found(tmp_path)] == [slug]
    regola("check", "--fix", folder=tmp_path)

    right = OTTERS.replace(written[0], meant or written[0], 1)
    assert path.read_text(encoding="utf-8") == right


def test_a_source_swallows_no_rule(tmp_path: Path) -> None:
    """A wrong rule below a source is no part of it that a comma would join."""
    wrong = "conquest cost of a die is 1 less"
    pond(tmp_path, OTTERS.replace(_BODY, f"source: small_world it 4\n    {wrong}"))
    [found] = _found(tmp_path)

    assert (found["slug"], found["fix"]) == ("relation-does-not-fit", None)


def test_nothing_is_never_said_to_want_nothing(tmp_path: Path) -> None:
    """Where a thing has no type, or a word takes none, the message says so in words."""
    lines = (
        "at scoring: decline 1 token\nincome of your is 1 more\nregions that are a token are closed"
    )
    pond(tmp_path, OTTERS.replace(_BODY, lines))

    for language, nothing in (("en", "nothing,"), ("it", "niente,"), ("es", "nada,")):
        assert nothing not in _answer(_found(tmp_path, language))


def test_a_word_that_fits_is_never_wrong_next(tmp_path: Path) -> None:
    """Each of the words proposed, at most five, stands there rightly."""
    line = "at scoring: gain 1 coin per barrel of yours"
    pond(tmp_path, OTTERS.replace(_BODY, line))
    [found] = _found(tmp_path)
    words = [part.split("”")[0] for part in found["hint"].split("“")[1:]]

    assert 1 < len(words) <= 5
    for word in words:
        pond(tmp_path, OTTERS.replace(_BODY, line.replace("barrel", word)))
        assert [one for one in _found(tmp_path) if one["code"] < "R06"] == []
