"""Scenarios play as the rules say, and what is wrong with one is told at its line."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from regola.compilation.shelves import shelf_of
from regola.files.library import official
from regola.findings import Sink
from regola.scenarios.outcome import LeftOpen, Outcome
from regola.scenarios.shelf import Shelf
from regola.scenarios.trials import example_document, trial
from regola.sources import Source
from regola.yaml_files import Located, documents

HERE = Path(__file__).parent
CASES = (
    "small_world.yaml",
    "small_world_rulings.yaml",
    "mixed.yaml",
    "disputed.yaml",
    "form_of_scenarios.yaml",
)


@cache
def games() -> Shelf:
    """Return the official games of conquest."""
    program = official("conquest")
    assert program is not None
    shelf = shelf_of(program, {}, Sink())
    assert shelf is not None
    return shelf


def tried(told: Located, item: str = "") -> tuple[Outcome | None, Sink]:
    """Play a document; what came of it, and what is wrong with it."""
    sink = Sink()
    return trial(told, item, games(), sink), sink


def cases() -> Iterator[object]:
    """Give the documents of the files of cases."""
    for file in CASES:
        for told in documents(Source(file, (HERE / file).read_text("utf-8")), Sink()):
            name = told.get("scenario")
            assert name is not None
            yield pytest.param(told, id=name.value)


@pytest.mark.parametrize("told", list(cases()))
def test_a_case_of_small_world(told: Located) -> None:
    """Costs, conquests, losses, incomes and declines come out as the rulebook has them."""
    outcome, sink = tried(told)

    assert not list(sink)
    assert outcome is not None
    assert (outcome.number, outcome.fault) == (0, None)


def shown() -> Iterator[object]:
    """Give the examples of Small World and of the homebrew pack."""
    for top in games().top:
        for inner in top.walk() if top.pack == "small_world" else ():
            if inner.kind == "example":
                name = f"{top.id}: {inner.title}"
                yield pytest.param(example_document(inner, "conquest"), inner.holder, id=name)


@pytest.mark.parametrize(("told", "item"), list(shown()))
def test_an_example_of_small_world(told: Located, item: str) -> None:
    """What the content shows of its rules is what they do."""
    outcome, sink = tried(told, item)

    assert not list(sink)
    assert outcome is not None
    assert (outcome.number, outcome.fault) == (0, None)


WHOLE = """
scenario: trial
game: small_world
board: {regions: {a: {terrain: hill, border: true}, b: {terrain: mountain}}, borders: [a-b]}
players: [ada, bea]
state:
  ada: {race: ratmen, power: swamp, hand: 2, holds: {a: 1}}
  bea: {race: humans, power: hill, hand: 5}
steps:
  - income: 1
"""

FAULTS = [
    ("players:", "playerz:", ["missing-key", "unknown-key"]),
    ("income: 1", "conquest: b", ["unknown-step"]),
    ("hand: 2", "hand: many", ["wrong-value"]),
    ("hand: 2", "hand: -1", ["value-out-of-bounds"]),
    ("income: 1", "conquer: {region: b, die: 4}", ["value-out-of-bounds"]),
    ("game: small_world", "game: smallworld", ["unknown-game"]),
    ("terrain: mountain", "terrain: mountin", ["unknown-id"]),
    ("borders: [a-b]", "borders: [a-c]", ["unknown-region"]),
    ("race: ratmen", "race: ratman", ["unknown-id"]),
    ("holds: {a: 1}", "holds: {a: 12}", ["too-many-tokens"]),
    ("hand: 5}", "hand: 5, holds: {a: 1}}", ["region-held-twice"]),
    ("income: 1", "retreat: {bob: {a: 1}}", ["unknown-player"]),
    ("  bea: {race", "  bae: {race", ["unknown-player"]),
]


@pytest.mark.parametrize(("right", "wrong", "slugs"), FAULTS)
def test_a_fault_is_found_at_its_line(right: str, wrong: str, slugs: list[str]) -> None:
    """A wrong key, type, name, step or number is a finding in the line where it stands."""
    source = Source("trial.yaml", WHOLE.replace(right, wrong))
    (told,) = documents(source, Sink())
    outcome, sink = tried(told)

    assert outcome is None
    assert sorted(finding.slug for finding in sink) == slugs
    lines = [source.line_text(source.position(f.span.start)[0]) for f in sink]
    assert any(wrong.split(maxsplit=1)[0] in line for line in lines)


def test_what_is_legal_is_named() -> None:
    """A misspelt region is answered with the regions of the board."""
    (told,) = documents(Source("trial.yaml", WHOLE.replace("[a-b]", "[a-c]")), Sink())
    _outcome, sink = tried(told)

    (finding,) = sink
    assert dict(finding.arguments)["legal"] == ("a", "b")


STEPS = [
    ("conquer: b", "Undecided"),  # a mountain takes three, two are there
    ("conquer: {region: b, die: 1}", ""),
    ("conquer: {region: b, using: dragon_master}", "Refused"),
    ("cost: {b: 2}", "Mismatch"),
    ("refused: {income: 1}", None),
    ("refused: {conquer: {region: b, die: 1}}", "Allowed"),
    ("redeploy: {a: 4}", "Miscounted"),
    ("redeploy: {a: 3}", ""),
    ("abandon: a", "Refused"),
    ("expect: {ada: {coins: 5, hand: 2, tray: 10, holds: {a: 1}}, owner: {b: nobody}}", ""),
]


@pytest.mark.parametrize(("step", "fault"), STEPS)
def test_how_a_step_ends(step: str, fault: str | None) -> None:
    """A step is done, refused, or told to need a die; an expectation is met or not."""
    (told,) = documents(Source("trial.yaml", WHOLE.replace("income: 1", step)), Sink())
    outcome, _sink = tried(told)

    if fault is None:
        assert outcome is None
    else:
        assert outcome is not None
        assert ("" if outcome.passed else type(outcome.fault).__name__) == fault


def test_a_reason_that_is_not_the_one_told_fails() -> None:
    """The slug beside a refusal must be the reason that the engine gives."""
    step = "because: forbidden\n    refused: {conquer: {region: b, using: dragon_master}}"
    (told,) = documents(Source("trial.yaml", WHOLE.replace("income: 1", step)), Sink())
    outcome, _sink = tried(told)

    assert outcome is not None
    assert str(outcome.fault) == "because: forbidden / not-offered"


OPEN = {
    # Fortified may put its fortress in each of its two regions.
    "fortified": (
        """
scenario: trial
game: small_world
board: {regions: {a: [hill, border], b: [forest]}, borders: [a-b]}
players: [ada, bea]
phase: redeploy
state:
  ada: {race: ratmen, power: fortified, holds: {a: 1, b: 1}}
  bea: {race: humans, power: hill, hand: 5}
steps:
  - use: {fortified: null}
""",
        ("use fortified a", "use fortified b"),
    ),
    # Whoever finds the Pentacle must send the Balrog somewhere, and two regions are near.
    "pentacle": (
        """
scenario: trial
game: underground
board:
  regions: {a: [mud, border], b: [crystal, monster, monster], c: [mine], d: [mud]}
  borders: [a-b, b-c, b-d]
players: [ada, bea]
drawn: [wickedest_pentacle]
state:
  ada: {race: mummies, power: mining, hand: 9, holds: {a: 1}}
  bea: {race: kraken, power: stone, hand: 4}
steps:
  - conquer: b
  - end: turn
""",
        ("use wickedest_pentacle a", "use wickedest_pentacle c", "use wickedest_pentacle d"),
    ),
}


@pytest.mark.parametrize("name", OPEN)
def test_a_step_that_leaves_a_choice_open_says_so(name: str) -> None:
    """Nothing is chosen for whom has not said what, where there is more than one."""
    text, choices = OPEN[name]
    (told,) = documents(Source("trial.yaml", text), Sink())
    outcome, _sink = tried(told)

    assert outcome is not None
    assert isinstance(outcome.fault, LeftOpen)
    assert outcome.fault.choices == choices
