"""`regola test` remarks rules in which nothing was seen to change anything, and remembers."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from regola.commands.acting import remark_idle_rules
from regola.commands.console import Console
from regola.commands.language import command_words
from regola.files.library import Reading, load
from regola.files.remembering import Memory
from regola.findings import Sink
from regola.proving import looking
from regola.proving.stage import Stage
from regola.proving.trials import Trial
from regola.reference.parting import Effect
from regola.resources import languages
from tests.commands.test_coverage import RACE
from tests.support.inside import regola
from tests.support.packs import MANIFEST, pond

# A region brings some coins, and nobody can have it bring thirty.
_NEVER = "income of your regions is at most 30"
_IDLE = RACE.replace("income of your forests is 1 more", _NEVER)

_LARDER = """
room larder {
    name: it f "Dispensa" / "Dispense", es f "Despensa" / "Despensas", en "Larder" / "Larders"
    year: 1
    crew: 1
    when you run it: gain 2 food
    when you dig a tunnel: gain 1 gold
    damage of your monsters is at most 90
}
"""

_CELLAR = """tile cellar {
    name: it f "Cantina" / "Cantine", es f "Bodega" / "Bodegas", en "Cellar" / "Cellars"
    count: 2
    family: room
    edges: door, earth, door, earth, door, earth

    when you build it: gain 2 gold pieces
    speed of your creatures is at most 30
}
"""


def test_a_rule_that_never_changes_anything_is_remarked(tmp_path: Path) -> None:
    """It is a remark: what few positions do not show may yet be, and the run ends with 0."""
    pond(tmp_path).write_text(_IDLE, encoding="utf-8")

    ran = regola("test", folder=tmp_path)

    assert ran.code == 0
    assert ran.output.count("[R0828]") == 1
    assert _NEVER in ran.output
    assert ran.output.endswith("1 passed, 0 failed\n")


def test_a_rule_that_no_example_shows_may_be_seen_in_a_position(tmp_path: Path) -> None:
    """The forests of the race stand in no example; a position with one is built."""
    pond(tmp_path).write_text(RACE, encoding="utf-8")

    ran = regola("test", folder=tmp_path)

    assert "R0828" not in ran.output


def test_the_search_can_be_left_out(tmp_path: Path) -> None:
    """The examples alone are played then."""
    pond(tmp_path).write_text(_IDLE, encoding="utf-8")

    ran = regola("test", "--examples-only", folder=tmp_path)

    assert (ran.code, ran.output) == (0, "1 passed, 0 failed\n")


@pytest.mark.parametrize("code", languages())
def test_the_remark_speaks_the_language_of_its_reader(tmp_path: Path, code: str) -> None:
    """The rule stands in it as written, and another sentence in each language."""
    pond(tmp_path).write_text(_IDLE, encoding="utf-8")
    said = {
        "it": "Non si è trovato nulla in cui questa regola cambi qualcosa",
        "es": "No se ha encontrado nada en lo que esta regla cambie algo",
        "en": "Nothing was found in which this rule changes anything",
    }

    ran = regola("test", "--lang", code, folder=tmp_path)

    assert said[code] in ran.output


def test_a_tile_is_tried_in_positions_of_its_own_game(tmp_path: Path, quiet: Console) -> None:
    """A cellar that is built brings gold; no creature goes as far as thirty tiles."""
    path = tmp_path / "cellar.regola"
    path.write_text(_CELLAR, encoding="utf-8")
    (tmp_path / "pack.yaml").write_text(MANIFEST.replace("small_world", "dungeon_digger"))

    assert _remarks(path, quiet) == ["speed of your creatures is at most 30"]


def test_a_room_is_tried_in_positions_of_its_own_game(tmp_path: Path, quiet: Console) -> None:
    """A room that runs brings food, digging under its owner pays; no monster deals 90 wounds."""
    path = tmp_path / "larder.regola"
    path.write_text(_LARDER, encoding="utf-8")
    (tmp_path / "pack.yaml").write_text(MANIFEST.replace("small_world", "dungeon_lords"))

    assert _remarks(path, quiet) == ["damage of your monsters is at most 90"]


def test_what_was_found_is_not_looked_for_again(
    tmp_path: Path, quiet: Console, tried: list[str]
) -> None:
    """Nothing is tried a second time; a rule that changes is, and so are those beside it."""
    path = pond(tmp_path)
    path.write_text(_IDLE, encoding="utf-8")

    first = _remarks(path, quiet)
    assert tried
    tried.clear()
    assert _remarks(path, quiet) == first == [_NEVER]
    assert not tried

    path.write_text(_IDLE.replace("at most 30", "at most 31"), encoding="utf-8")
    assert _remarks(path, quiet) == [_NEVER.replace("30", "31")]
    assert tried


def test_another_example_has_no_position_tried_again(
    tmp_path: Path, quiet: Console, tried: list[str]
) -> None:
    """Positions do not hang on examples, comments or layout."""
    path = pond(tmp_path)
    path.write_text(_IDLE, encoding="utf-8")
    _remarks(path, quiet)
    tried.clear()

    path.write_text("# hills\n" + _IDLE.replace('"swamps"', '"a swamp"'), encoding="utf-8")

    assert _remarks(path, quiet) == [_NEVER]
    assert not tried


def test_what_an_example_shows_is_not_looked_for(
    tmp_path: Path, quiet: Console, tried: list[str]
) -> None:
    """Two swamps' and hills' lines are shown by the example: the third alone is tried."""
    path = pond(tmp_path)
    path.write_text(RACE, encoding="utf-8")

    assert _remarks(path, quiet) == []
    assert len(tried) == 1


def test_a_memory_that_is_broken_is_begun_anew(tmp_path: Path) -> None:
    """Whatever stands there, nothing is known and nothing fails."""
    for text in ("", "[1]", '{"format": 1, "known": 3}', '{"format": 2, "known": {"a": true}}'):
        place = tmp_path / "broken.json"
        place.write_text(text, encoding="utf-8")
        memory = Memory.at(place)
        assert memory.get("a") is None
        memory.learn("a", answer=True)
        memory.keep()
        assert Memory.at(place).get("a") is True


def test_two_runs_do_not_forget_what_the_other_found(tmp_path: Path) -> None:
    """What was written meanwhile stays."""
    place = tmp_path / "memory.json"
    first, second = Memory.at(place), Memory.at(place)
    first.learn("a", answer=True)
    second.learn("b", answer=False)
    first.keep()
    second.keep()

    found = Memory.at(place)
    assert (found.get("a"), found.get("b")) == (True, False)


# ---- beneath ------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer positions than at work are enough for what acts in most of them."""
    monkeypatch.setattr(looking, "POSITIONS", 4)


@pytest.fixture(autouse=True)
def _memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is remembered lies in a folder of the test."""
    place = tmp_path / "memory" / "rules.json"
    monkeypatch.setattr(Memory, "called", lambda _: Memory.at(place))


@pytest.fixture
def quiet() -> Console:
    """A console that nobody reads."""
    return Console(
        words=command_words("en"),
        standard_input=io.BytesIO(),
        output=io.StringIO(),
        errors=io.StringIO(),
        environment={},
    )


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The rules that positions are built for, while they are."""
    found: list[str] = []
    search = Stage.tried

    def watched(stage: Stage, trial: Trial, positions: int) -> Effect | None:
        found.append(f"{trial.holder} {trial.rule.number}")
        return search(stage, trial, positions)

    monkeypatch.setattr(Stage, "tried", watched)
    return found


def _remarks(path: Path, console: Console) -> list[str]:
    """Return the lines that are remarked in a file."""
    sink = Sink()
    found = load([path], sink, Reading())
    named = {one.whole.path for program in found.programs for one in program.items}
    remarks = remark_idle_rules(found.programs, named, sink, console)
    text = path.read_text(encoding="utf-8")
    return [text[one.span.start : one.span.end] for one in remarks]
