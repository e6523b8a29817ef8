"""`regola compare` shows each text that is another than before."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from regola.resources import dsl_folder
from tests.support.inside import regola
from tests.support.packs import OTTERS, pond


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Build a pack of one rule."""
    pond(tmp_path)
    assert regola("build", "--out", "before", folder=tmp_path).code == 0
    return tmp_path


def test_a_build_has_its_texts_as_data(built: Path) -> None:
    """Each pack has its texts in each language, with the print of what each rule means."""
    data = json.loads((built / "before" / "texts" / "it" / "ponds.json").read_text("utf-8"))
    [rule] = data["rules"]
    assert (data["language"], data["pack"]) == ("it", "ponds")
    assert (rule["rule"], rule["by_hand"]) == ("ponds/race/otters#1", False)
    assert "17" in rule["text"]


def test_nothing_differs_from_the_build_of_now(built: Path) -> None:
    """Right after a build no text is another."""
    ran = regola("compare", "before", "--format", "json", folder=built)
    assert (ran.code, json.loads(ran.output)) == (0, [])


def test_a_changed_rule_is_shown_in_each_language(built: Path) -> None:
    """Before and after stand side by side in all three, as text, as data and as a page."""
    pond(built, OTTERS.replace("17 coins", "18 coins"))
    ran = regola("compare", "before", "--format", "json", folder=built)
    found = json.loads(ran.output)
    assert {(one["language"], one["kind"]) for one in found} == {
        ("it", "changed"),
        ("es", "changed"),
        ("en", "changed"),
    }
    assert all("17" in one["before"] and "18" in one["after"] for one in found)
    human = regola("compare", "before", "--lang", "es", folder=built)
    assert "cambian 3 textos" in human.errors
    page = regola("compare", "before", "--lang", "it", "--format", "html", folder=built).output
    assert '<html lang="it">' in page
    assert page.count('<del class="problem">17</del>') == 3
    assert page.count('<ins class="remark">18</ins>') == 3


def test_other_patterns_alter_the_texts_that_use_them(tmp_path: Path) -> None:
    """Against a copy of the language files with one pattern changed: those rules, that language."""
    folder = tmp_path / "dsl"
    for code in ("it", "en"):
        files = ("rules.ftl", "words.ftl", "chips.ftl", "lexicon.yaml")
        (folder / code).mkdir(parents=True)
        for name in files:
            shutil.copy(dsl_folder() / "text" / code / name, folder / code / name)
    rules = folder / "it" / "rules.ftl"
    text = rules.read_text("utf-8")
    assert "\nscope-declined = in declino\n" in text
    changed = text.replace("\nscope-declined = in declino\n", "\nscope-declined = da declinati\n")
    rules.write_text(changed, encoding="utf-8")
    ran = regola("compare", "dsl", "--format", "json", folder=tmp_path)
    found = json.loads(ran.output)
    assert found
    assert {(one["language"], one["kind"]) for one in found} == {("it", "reworded")}
    assert all("a declinati" in one["before"] for one in found)
    assert all("n declino" in one["after"] for one in found)


def test_what_is_no_build_and_no_language_is_refused(tmp_path: Path) -> None:
    """An empty folder is a mistake of the command line; a file that is no text is a finding."""
    assert regola("compare", ".", folder=tmp_path).code == 2
    broken = tmp_path / "texts" / "it"
    broken.mkdir(parents=True)
    (broken / "ponds.json").write_text("[1", encoding="utf-8")
    ran = regola("compare", ".", folder=tmp_path)
    assert ran.code == 1
    assert "texts/it/ponds.json" in ran.errors


def test_what_breaks_off_in_the_texts_of_before_is_told_at_its_line(tmp_path: Path) -> None:
    """A document that breaks off and a broken pattern are told where they break, not at 1:1."""
    pond(tmp_path)
    texts = tmp_path / "build" / "texts" / "it"
    texts.mkdir(parents=True)
    (texts / "ponds.json").write_text('{"language": "it",\n"rules": [\n', encoding="utf-8")
    (tmp_path / "words" / "it").mkdir(parents=True)
    (tmp_path / "words" / "it" / "rules.ftl").write_text("\n\nor = { $x\n", encoding="utf-8")

    build = regola("compare", "build", folder=tmp_path)
    words = regola("compare", "words", folder=tmp_path)

    assert (build.code, words.code) == (1, 1)
    assert ("texts/it/ponds.json:3:1" in build.errors, "R0740" in build.errors) == (True, True)
    assert "it/rules.ftl:3:1" in words.errors
