"""A failing step is told with what stands in its way: the rule, the region, what was open."""

import pytest

from regola.compilation.shelves import shelf_of
from regola.files.library import official
from regola.findings import Finding, Sink
from regola.scenarios.failures import tell
from regola.scenarios.outcome import as_written
from regola.scenarios.trials import example_document, trial
from regola.sources import Source
from tests.support.compiling import compile_text

GUARDS = """race guards {
    name: it f "Guardia" / "Guardie", es f "Guardia" / "Guardias", en "Guard" / "Guards"
    tokens: 6 of 11
    garrison of your regions is at least 2
    the first 2 times, when you conquer a region: put a flag in the region
    once per turn, at redeployment, you may put a banner in one of your regions
    piece flag {
        name: it f "Insegna" / "Insegne", es f "Enseña" / "Enseñas", en "Flag" / "Flags"
        box: 2
        when you lose its region: remove it
        when you decline: remove it
    }
    piece banner {
        name: it m "Vessillo" / "Vessilli", es m "Pendón" / "Pendones", en "Banner" / "Banners"
        box: 2
        when you lose its region: remove it
        when you decline: remove it
    }
    example "guards" {
        says: it "Guardie", es "Guardias", en "Guards"
        region a: hill, border
        region b: hill
        region c: swamp
        borders: a-b, b-c
        given ada: guards, hill, coins 3, hand 4, a 3, b 2
        given bea: humans, spirit, hand 5, c 2
        STEP
    }
}
"""


def _told(step: str, text: str = GUARDS) -> Finding:
    sink, texts = Sink(), {"text.regola": Source("text.regola", text)}
    program = compile_text(text.replace("STEP", step), sink, official("conquest"))
    shelf = shelf_of(program, texts, sink)
    assert shelf is not None
    example = program.items[0].of_kind("example")[0]
    document = example_document(example, "conquest")
    outcome = trial(document, program.items[0].reference, shelf, sink)
    assert outcome is not None
    tell(outcome, shelf, texts, sink)
    (finding,) = sink
    return finding


@pytest.mark.parametrize(
    ("step", "slug", "facts"),
    [
        # Nine tokens in all, two of which must stay in b: rule 1 of the race says so.
        (
            "play: redeploy a 9",
            "not-so-placed",
            {"what": "b", "expected": "0", "found": "2", "item": "guards", "number": 1},
        ),
        ("play: redeploy a 5, b 2", "wrong-distribution", {"expected": 9, "found": 7}),
        ("play: redeploy a 4, b 3, c 2", "not-so-placed", {"what": "c", "expected": "2"}),
        ("play: place flag a", "not-so-placed", {"what": "flag", "expected": "a 1"}),
        ("income: 9", "example-fails", {"topic": "income", "expected": "9", "found": "4"}),
        ("play: use banner bea", "step-refused", {}),
    ],
)
def test_what_stands_in_the_way_is_named(step: str, slug: str, facts: dict[str, str | int]) -> None:
    """Each failure has the facts that its reader needs."""
    found = _told(step)

    assert found.slug == slug
    assert facts.items() <= dict(found.arguments).items()


def test_what_was_open_is_told() -> None:
    """In place of an offer that is not there: what the player could do at that point."""
    found = _told("play: use flag a")

    assert found.hint == "open"
    assert "conquer c" in dict(found.arguments)["open"]  # type: ignore[operator]


def test_a_die_that_is_not_rolled_is_told() -> None:
    """Two tokens for a region that costs four: the last attempt rolls one die, not two."""
    found = _told("play: conquer c die 2 3", GUARDS.replace("hand 4", "hand 2"))

    assert (found.slug, found.hint) == ("step-refused", "dice-left")


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (True, "yes"),
        ([], "none"),
        ({}, "none"),
        (["a1", "b2"], "a1, b2"),
        ({"wizard_4": 2, "priest": 1}, "wizard_4 2, priest 1"),
        ({"a1": {"ada": 1}}, "a1 ada 1"),
        (7, "7"),
    ],
)
def test_values_are_told_as_examples_write_them(value: object, written: str) -> None:
    """No brackets and quotes of a programming language reach a designer."""
    assert as_written(value) == written


@pytest.mark.parametrize("wrong", ["ada: hand 3", "ada: coins 9", "owner: c bea", "ada: a 5, b 2"])
def test_what_the_first_times_have_no_part_in_has_no_word_of_them(wrong: str) -> None:
    """Flags are put the first times; coins, hands and owners differ for another reason."""
    finding = _told(f"play: conquer c\n        expect {wrong}")

    assert (finding.slug, finding.hint) == ("example-fails", None)


def test_what_is_over_for_a_people_that_is_given_is_told() -> None:
    """Its first times: the hint says with which words they are to come, and with them they do."""
    finding = _told("play: conquer c\n        expect pieces: flag c")
    assert (finding.slug, finding.hint, dict(finding.arguments)["item"]) == (
        "example-fails",
        "first",
        "guards",
    )
    told = GUARDS.replace("given ada: guards, hill,", "given ada: guards, hill, used guards 0,")
    mended = _told("play: conquer c\n        expect pieces: flag b", told)
    assert dict(mended.arguments)["found"] == "c 1"
