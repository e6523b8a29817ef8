"""Scenarios of tiles play as the rules say, and what is wrong with one is told at its line."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from regola.compilation.shelves import shelf_of
from regola.drawings.digger.positions import Laid
from regola.files.library import official
from regola.findings import Sink
from regola.scenarios.digger.faults import Misplaced
from regola.scenarios.outcome import Outcome
from regola.scenarios.shelf import Shelf
from regola.scenarios.trials import proved, trial
from regola.sources import Source
from regola.yaml_files import Located, documents

CASES = Path(__file__).parent / "dungeon_digger.yaml"


@cache
def game() -> Shelf:
    """Return the official game."""
    program = official("digger")
    assert program is not None
    shelf = shelf_of(program, {}, Sink())
    assert shelf is not None
    return shelf


def told() -> list[Located]:
    """Return the documents of the file."""
    return list(documents(Source(str(CASES), CASES.read_text("utf-8")), Sink()))


def tried(text: str) -> tuple[Outcome | None, list[str]]:
    """Play a text: what came of it, and the slugs of what is wrong with it."""
    sink = Sink()
    (document,) = documents(Source("case.yaml", text), sink)
    return trial(document, "", game(), sink), [finding.slug for finding in sink]


def _name(document: Located) -> str:
    name = document.get("scenario")
    return str(name.value) if name is not None else ""


@pytest.mark.parametrize("document", told(), ids=_name)
def test_the_scenario_passes(document: Located) -> None:
    """All that the scenario expects comes out, and nothing is wrong with it."""
    sink = Sink()

    outcome = trial(document, "", game(), sink)

    assert [finding.slug for finding in sink] == []
    assert outcome is not None
    assert outcome.fault is None, outcome.fault


def _asked(document: Located) -> list[str]:
    options = document.get("options")
    return [str(entry.key.value) for entry in options.entries] if options is not None else []


def test_every_open_ruling_is_tried() -> None:
    """Each option that the game declares is taken, or left, by a scenario of the file."""
    program = official("digger")
    assert program is not None
    declared = {o.id for item in program.all_items() for o in item.of_kind("option")}

    assert {name for document in told() for name in _asked(document)} == declared


@pytest.mark.parametrize("document", [one for one in told() if _asked(one)], ids=_name)
def test_an_option_changes_the_outcome(document: Located) -> None:
    """A scenario that takes an option comes out otherwise when the option is as by default."""
    kept = tuple(entry for entry in document.entries if entry.key.value != "options")

    outcome = trial(replace(document, value=kept), "", game(), Sink())

    assert outcome is not None
    assert outcome.fault is not None


SMALL = """\
scenario: small
game: dungeon_digger
board: {rows: {a: 1-3}}
players: [ada, bea]
tiles:
  a1: {tile: portal, of: ada, goons: {ada: 1}}
steps:
"""


@pytest.mark.parametrize(
    ("step", "slug"),
    [
        ("  - order: wrok\n", "unknown-word"),
        ("  - step: {from: a1, to: a9}\n", "unknown-space"),
        ("  - expect: {cai: {gold: 0}}\n", "unknown-player"),
        ("  - ordre: work\n", "unknown-step"),
    ],
)
def test_a_wrong_name_is_told(step: str, slug: str) -> None:
    """A name that means nothing is reported, and the scenario is not played."""
    outcome, slugs = tried(SMALL + step)

    assert outcome is None
    assert slugs == [slug]


def test_who_is_no_player_has_nothing() -> None:
    """What a stranger is given would be lost in silence: it is told."""
    outcome, slugs = tried(
        SMALL.replace("steps:", "state:\n  cai: {gold: 3}\nsteps:")
        + "  - expect: {ada: {gold: 0}}\n"
    )

    assert outcome is None
    assert slugs == ["unknown-player"]


def test_a_wrong_expectation_fails() -> None:
    """A scenario whose expectation does not come out fails at that step."""
    outcome, slugs = tried(SMALL + "  - expect: {ada: {gold: 3}}\n")

    assert slugs == []
    assert outcome is not None
    assert (outcome.passed, outcome.number) == (False, 1)


@pytest.mark.parametrize(
    "step", ["exchange: [kitchen]", "bonus: [work]", "offered: [work]", "store: a1"]
)
def test_an_answer_to_no_question_fails(step: str) -> None:
    """An answer fails where nobody asks for it, whatever the moves at that time stand for."""
    outcome, _ = tried(f"{SMALL}  - {step}\n")

    assert outcome is not None
    assert (outcome.passed, outcome.number) == (False, 1)


def test_what_is_allowed_is_not_refused() -> None:
    """A step that is told to be refused, and is not, makes the scenario fail."""
    outcome, _ = tried(SMALL + "  - refused: {order: move}\n")

    assert outcome is not None
    assert not outcome.passed


KITCHEN = "{tile: kitchen, of: ada, edges: [door, earth, earth, %s, earth, earth]}"


def test_a_tile_that_does_not_fit_is_refused() -> None:
    """A scenario cannot begin with a door against earth; the rule in the way is named."""
    tiles = f"tiles:\n  a1: {KITCHEN % 'door'}\n  a2: {KITCHEN % 'earth'}\n"
    head = "scenario: bad\nsays: x\ngame: dungeon_digger\nboard: {rows: {a: 1-3}}\n"
    told = f"{head}players: [ada, bea]\n{tiles}steps:\n  - expect: {{turn: ada}}\n"
    outcome, _ = tried(told)

    assert outcome is not None
    assert isinstance(outcome.fault, Misplaced)
    assert outcome.fault.parts[0].reference == "dungeon_digger/base/dungeon_digger"


@pytest.mark.parametrize(
    ("rows", "slug"),
    [("{a: 1-3, c: 1-2}", "space-apart"), ("{a: 1-3, a: 2-4}", "doubled-key")],
)
def test_a_board_that_does_not_hold_together_is_refused(rows: str, slug: str) -> None:
    """Rows apart, or one row told twice, are found before anything is played."""
    head = f"scenario: bad\nsays: x\ngame: dungeon_digger\nboard: {{rows: {rows}}}\n"
    _, slugs = tried(f"{head}players: [ada, bea]\nsteps:\n  - expect: {{turn: ada}}\n")

    assert slug in slugs


@pytest.mark.parametrize(
    ("lines", "slugs"),
    [
        ("game: chess\nplayers: [ada, bea]\n", ["unknown-game"]),
        ("game: dungeon_digger\npacks: [my/own]\nplayers: [ada, bea]\n", ["unknown-pack"]),
        ("game: dungeon_digger\nplayers: [ada, ada]\n", ["doubled-value"]),
        (
            "game: dungeon_digger\nwith: [creatures, creatures]\nplayers: [ada, bea]\n",
            ["doubled-value"],
        ),
        (
            (
                "game: dungeon_digger\nplayers: [ada, bea]\nstart: true\nturn: bea\n"
                "board: {rows: {a: 1-3}}\n"
            ),
            ["unknown-key", "unknown-key"],
        ),
    ],
)
def test_what_no_game_can_be_set_up_with_is_told(lines: str, slugs: list[str]) -> None:
    """A game or pack that is not there, a name said twice, and what chance decides are findings."""
    outcome, found = tried(f"scenario: bad\nsays: x\n{lines}steps:\n  - expect: {{turn: ada}}\n")

    assert outcome is None
    assert found == slugs


def test_examples_give_the_tiles_before_and_after() -> None:
    """The example of a completed corridor begins with a gap, which the tile built there closes."""
    program = official("digger")
    assert program is not None
    examples = [one for item in program.all_items() for one in item.of_kind("example")]
    shown = next(one for one in examples if one.title == "a corridor completed")
    _outcome, found = proved(shown, game(), Sink())
    assert isinstance(found, Laid)
    assert [tile.space for tile in found.before] == ["a1", "a2", "a4"]
    assert [tile.space for tile in found.after] == ["a1", "a2", "a3", "a4"]


@pytest.mark.parametrize(
    ("goons", "lords"), [(40, ("miser", "overseer")), (1, ("miser", "miser"))], ids=str
)
def test_more_than_there_is_of_a_thing_is_told(goons: int, lords: tuple[str, str]) -> None:
    """A player has fewer than forty goons, and of each Lord there is one."""
    text = f"""scenario: many
game: dungeon_digger
board: {{rows: {{a: 1-1}}}}
players: [ada, bea]
tiles:
  a1:
    tile: portal
    of: ada
    edges: [door, door, door, door, door, door]
    goons: {{ada: {goons}}}
state: {{ada: {{lord: {lords[0]}}}, bea: {{lord: {lords[1]}}}}}
steps:
  - end: turn
"""

    assert tried(text) == (None, ["too-many-pieces"])
    assert tried(text.replace("40", "9").replace("bea: {lord: miser}", "bea: {}"))[1] == []
