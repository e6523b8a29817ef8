"""`regola migrate`, and `check` on what an earlier version wrote otherwise."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.deprecated import forget, take_table
from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

OLD = (
    OTTERS.replace("race", "folk")
    .replace("tokens", "troops")
    .replace("scoring", "final  reckoning")
    .replace("coins", "doubloons")
)


@pytest.fixture(autouse=True)
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Read the language with a table of old forms."""
    with monkeypatch.context() as patched:
        take_table(patched)
        yield
    forget()


def _told(folder: Path) -> list[tuple[str, int, int]]:
    told = json.loads(regola("check", "--format", "json", folder=folder).output)
    return [(one["code"], one["line"], one["column"]) for one in told]


def test_old_forms_are_read_as_the_new_ones_and_told(tmp_path: Path) -> None:
    """Each old form gets the warning at its place, and nothing else is found in the item."""
    pond(tmp_path, OLD)

    assert _told(tmp_path) == [
        ("R0119", 1, 1),
        ("R0119", 3, 5),
        ("R0119", 4, 14),
        ("R0119", 4, 40),
    ]


def test_the_meaning_is_that_of_the_new_form(tmp_path: Path) -> None:
    """The printed sentence is the same, before and after."""
    pond(tmp_path)
    new = regola("text", "otters", folder=tmp_path)
    pond(tmp_path, OLD)
    old = regola("text", "otters", folder=tmp_path)

    assert "17" in new.output
    assert old.output == new.output


@pytest.mark.parametrize("command", [("check", "--fix"), ("migrate",)])
def test_the_new_forms_are_written(tmp_path: Path, command: tuple[str, ...]) -> None:
    """Both commands write the text as it would be written today."""
    path = pond(tmp_path, OLD)

    assert regola(*command, folder=tmp_path).code == 0
    assert path.read_text(encoding="utf-8") == OTTERS
    assert _told(tmp_path) == []


def test_what_was_changed_is_told(tmp_path: Path) -> None:
    """Each place with the old form and the new one, and how many; a second run has nothing."""
    pond(tmp_path, OLD)

    ran = regola("migrate", folder=tmp_path)

    assert ran.output.splitlines() == [
        "otters.regola:1:1: folk is now race",
        "otters.regola:3:5: troops is now tokens",
        "otters.regola:4:14: final reckoning is now scoring",
        "otters.regola:4:40: doubloons is now coins",
    ]
    assert ran.errors == "4 places rewritten\n"
    assert regola("migrate", folder=tmp_path).errors == "nothing to rewrite\n"


def test_after_its_time_an_old_form_is_an_error_with_the_same_fix(tmp_path: Path) -> None:
    """It is an error, alone, and `migrate` mends it."""
    rule = "    when you {} a mountain: gain 1 coin\n}}\n"
    path = pond(tmp_path, OTTERS.replace("}\n", rule.format("seize")))

    assert _told(tmp_path) == [("R0120", 5, 14)]
    assert regola("migrate", folder=tmp_path).code == 0
    assert path.read_text(encoding="utf-8") == OTTERS.replace("}\n", rule.format("conquer"))


def test_names_and_texts_are_left_alone(tmp_path: Path) -> None:
    """Names, ids, comments and texts may have the words that rules had once."""
    text = OTTERS.replace('"Otter" / "Otters"', '"Folk" / "Doubloons"')
    path = pond(tmp_path, f"# folk, troops, doubloons\n{text.replace('otters', 'doubloons')}")
    before = path.read_bytes()

    assert _told(tmp_path) == []
    assert regola("migrate", folder=tmp_path).code == 0
    assert path.read_bytes() == before


def test_a_comment_between_old_words_stays(tmp_path: Path) -> None:
    """A term that goes over a line is rewritten around what the author noted."""
    rule = "once, at final # how so?\n        reckoning: gain 17 coins"
    path = pond(tmp_path, OTTERS.replace("once, at scoring: gain 17 coins", rule))
    regola("migrate", folder=tmp_path)
    assert "# how so?" in path.read_text(encoding="utf-8")


def test_more_old_forms_than_are_told_are_all_rewritten(tmp_path: Path) -> None:
    """The list of findings ends somewhere, the rewriting does not."""
    rules = "".join(f"    at scoring: gain {n} doubloons\n" for n in range(2, 402))
    path = pond(tmp_path, OTTERS.replace("}\n", f"{rules}}}\n"))

    assert regola("migrate", folder=tmp_path).errors == "400 places rewritten\n"
    assert "doubloons" not in path.read_text(encoding="utf-8")


def test_all_files_are_rewritten_or_none(tmp_path: Path) -> None:
    """A file that cannot be read whole leaves the others as they were."""
    path = pond(tmp_path, OLD)
    (tmp_path / "broken.regola").write_bytes(b"race x {\n tokens: 6 \xff }")

    ran = regola("migrate", folder=tmp_path)

    assert (ran.code, ran.output) == (1, "")
    assert "broken.regola" in ran.errors
    assert path.read_text(encoding="utf-8") == OLD


def test_standard_input_is_refused(tmp_path: Path) -> None:
    """There is no file to write the new forms to."""
    assert regola("migrate", "-", folder=tmp_path, standard_input=OLD.encode()).code == 2


@pytest.mark.parametrize(
    ("language", "said"), [("it", "riscritti"), ("es", "reescritos"), ("en", "rewritten")]
)
def test_it_speaks_three_languages(tmp_path: Path, language: str, said: str) -> None:
    """What was done is told in the language asked for."""
    pond(tmp_path, OLD)
    assert said in regola("migrate", "--lang", language, folder=tmp_path).errors
