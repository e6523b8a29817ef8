"""What dice show is told in any step that rolls them, and wherever it is not, the cure is told."""

import pytest

from regola.compilation.shelves import shelf_of
from regola.files.library import official
from regola.findings import Finding, Sink
from regola.scenarios.failures import tell
from regola.scenarios.trials import example_document, trial
from regola.sources import Source
from tests.support.compiling import compile_text

GAMBLERS = """power gamblers {
    name: it "Giocatori d'azzardo", es "Tahúres", en "Gamblers"
    tokens: 4
    once per turn, at the start of your turn, you may roll the die: gain as many tokens as the roll
    when you conquer a hill: roll 2 dice, gain as many coins as the lowest roll
    example "x" {
        says: it "Prova", es "Prueba", en "Try"
        region a: hill, border
        region b: farmland, border
        borders: a-b
        PHASE
        given ada: ratmen, gamblers, coins 2, hand 2, b 1
        given bea: humans, spirit
        STEP
    }
}
"""


def _told(step: str, phase: str = "phase: ready") -> list[Finding]:
    sink = Sink()
    text = GAMBLERS.replace("STEP", step).replace("PHASE", phase)
    texts = {"text.regola": Source("text.regola", text)}
    program = compile_text(text, sink, official("conquest"))
    shelf = shelf_of(program, texts, sink)
    assert shelf is not None
    example = program.items[0].of_kind("example")[0]
    document = example_document(example, "conquest")
    outcome = trial(document, program.items[0].reference, shelf, sink)
    if outcome is not None:
        tell(outcome, shelf, texts, sink)
    return list(sink)


@pytest.mark.parametrize(
    "step",
    [
        "play: use gamblers die 3\nexpect ada: coins 2, hand 5, b 1",
        "play: roll 3\nexpect ada: coins 2, hand 5, b 1",
        "play: use gamblers die 1\nexpect ada: coins 2, hand 3, b 1",
        "play: conquer a die 2 1\nexpect ada: coins 3, hand 0, a 2, b 1",
        "play: use gamblers die 0\nplay: conquer a die 3 3\nexpect ada: coins 5, hand 0, a 2, b 1",
        "play: refused conquer a die 2 1 3",
        "play: refused use gamblers die 2 1",
    ],
)
def test_a_roll_is_told_in_the_step_that_rolls(step: str) -> None:
    """The offer gives as many tokens as its die shows, the hill the lower of two dice in coins."""
    assert _told(step) == []


@pytest.mark.parametrize(
    ("step", "slug", "hint"),
    [
        ("play: use gamblers", "roll-not-told", None),
        ("play: conquer a", "roll-not-told", None),
        ("play: conquer a die 3", "roll-not-told", None),
        ("play: use gamblers die 3 1", "step-refused", "dice-left"),
        ("play: end turn die 1", "step-refused", "dice-left"),
        ("play: die 3", "unknown-step", "legal"),
        ("play: use gamblers die", "value-out-of-bounds", None),
        ("play: use gamblers die three", "wrong-value", "comma"),
    ],
)
def test_a_roll_that_is_told_otherwise(step: str, slug: str, hint: str | None) -> None:
    """A die that is rolled has to be told, one that is told has to be rolled."""
    (found,) = _told(step)

    assert (found.slug, found.hint) == (slug, hint)


def test_a_die_for_a_conquest_that_rolls_none() -> None:
    """The message leads to the step for other rolls."""
    text = "region c: swamp, border\nborders: b-c\nplay: conquer c die 3"
    (found,) = _told(text, "phase: conquest")

    assert found.slug == "die-not-wanted"


@pytest.mark.parametrize(
    ("step", "hint"), [("play: use gamblers die 3", "passed"), ("play: roll 3", "no-roll")]
)
def test_the_start_of_a_turn_that_is_over(step: str, hint: str) -> None:
    """An example begins with the conquests unless it says otherwise: that is told."""
    (found,) = _told(step, "")

    assert (found.slug, found.hint) == ("step-refused", hint)
