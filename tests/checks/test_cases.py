"""Each case file says in comments which findings stand on which of its lines, and no others do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regola.checks.registry import CHECKS, CHECKS_OF_NUMBERS
from regola.compilation.program import Program
from regola.files.library import official
from tests.support.compiling import LIBRARY, check

CASES = Path(__file__).parent / "cases"
TILES = CASES / "tiles"
DUNGEONS = CASES / "dungeons"
_EXPECTED = re.compile(r"# finds: (.+)$")


def _expected(text: str) -> set[tuple[int, str]]:
    found = set()
    for number, line in enumerate(text.splitlines(), 1):
        match = _EXPECTED.search(line)
        if match:
            found.update((number, slug.strip()) for slug in match[1].split(","))
    return found


def _found(text: str, below: Program | None = None) -> set[tuple[int, str]]:
    return {(text.count("\n", 0, one.span.start) + 1, one.slug) for one in check(text, below)}


@pytest.mark.parametrize("path", sorted(TILES.glob("*.regola")), ids=lambda path: path.stem)
def test_a_case_of_tiles_has_the_findings_it_names(path: Path) -> None:
    """On top of Dungeon Digger the bad tiles and boards are found, and no others."""
    text = path.read_text(encoding="utf-8")

    assert _found(text, official("digger")) == _expected(text)
    assert path.stem in {slug for _, slug in _expected(text)}


@pytest.mark.parametrize("path", sorted(DUNGEONS.glob("*.regola")), ids=lambda path: path.stem)
def test_a_case_of_dungeons_has_the_findings_it_names(path: Path) -> None:
    """On top of Dungeon Lords the bad items and base rules are found, and no others."""
    text = path.read_text(encoding="utf-8")

    assert _found(text, official("lords")) == _expected(text)
    assert path.stem in {slug for _, slug in _expected(text)}


@pytest.mark.parametrize("path", sorted(CASES.glob("*.regola")), ids=lambda path: path.stem)
def test_a_case_has_the_findings_it_names(path: Path) -> None:
    """The bad items of a case have the finding on the line that says so; the good ones none."""
    text = path.read_text(encoding="utf-8")

    assert _found(text) == _expected(text)
    assert path.stem in {slug for _, slug in _expected(text)}


def test_every_check_has_a_case() -> None:
    """Each check file is shown by at least one case; one check may report two slugs."""
    cases = {path.stem.replace("-", "_") for path in CASES.rglob("*.regola")}
    reporting = {"senseless_conditions": "always_true", "unknown_board_word": "unknown_word"}
    reporting |= {"unknown_reference": "unknown_id", "doubled_region": "doubled_value"}
    reporting |= {"row_out_of_bounds": "number_out_of_bounds"}
    checks = {check.__module__.rpartition(".")[2] for check in (*CHECKS, *CHECKS_OF_NUMBERS)}

    # Shown by a test of its own, for which a second game must be there.
    checks.remove("word_of_absent_pack")

    assert {reporting.get(name, name) for name in checks} - cases == set()


def test_the_library_of_the_cases_has_no_finding() -> None:
    """The small game that the cases build on is faultless itself."""
    assert _found_in_library() == []


def _found_in_library() -> list[str]:
    from regola.checks import Survey, run_checks
    from regola.compilation.language import language
    from regola.findings import Sink
    from tests.support.compiling import compile_text

    sink = Sink()
    program = compile_text(LIBRARY.read_text(encoding="utf-8"), sink, None, "meadows")
    run_checks(Survey(program.items, (), language("conquest").vocabulary), sink)
    return [finding.slug for finding in sink.sorted()]
