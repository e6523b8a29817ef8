"""What the second reading found to be played otherwise than said: a rule and the right value."""

from __future__ import annotations

import pytest

from regola.compilation.checking import check_programs
from regola.findings import Sink
from regola.program.canonical import canonical
from regola_engine.conquest.classes import class_mask
from regola_engine.conquest.saves import code
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.words import class_word
from regola_engine.kernel.course import advance
from tests.support.compiling import compile_text
from tests.support.conquest_probes import NAMES, PROBE, RAFT, probe_of
from tests.support.random_rules import GROUNDS
from tests.support.second_reading import tried

# The board of nine: a and h are hills, e a mountain, c and i forests.
A, B, H = 0, 1, 7
HILLS = {A, H}
FIRST = 2


def _position(rule: str) -> State:
    game = probe_of(rule).games[2]
    races = {item.reference.rpartition("/")[2]: n for n, item in enumerate(game.races)}
    powers = {item.reference: n for n, item in enumerate(game.powers)}
    first = Seated(5, (Peopled(races["giants"], powers[PROBE], 4, {B: 1}),))
    second = Seated(5, (Peopled(races["orcs"], powers["small_world/power/alchemist"], 4, {}),))
    return set_up(
        game, (first, second), pieces={}, turn=0, phase="conquest", number_of_round=3, seed=1
    )


def _regions(state: State, word: str) -> set[int]:
    mask = class_mask(state, class_word(word), FIRST)
    return {region for region in range(9) if mask >> region & 1}


def test_that_is_not_of_a_kind() -> None:
    """*A region that is not a hill* is every region but the hills, not the hills alone."""
    assert _regions(_position("a region that is not a hill is immune"), "immune") == (
        set(range(9)) - HILLS
    )


@pytest.mark.parametrize("rule", ["regions are beside one another", "a region is beside a region"])
def test_all_regions_may_be_beside_one_another(rule: str) -> None:
    """Where all are beside one another, all but one's own single region are reachable from it."""
    assert _regions(_position(rule), "reachable") >= set(range(9)) - {B}


def test_your_combination_is_the_one_that_you_have() -> None:
    """It is offered once, not once for each combination of the row."""
    state = _position("at conquest, you may return your combination to the row")
    advance(state)
    offered = [name for move in state.legal_moves() if PROBE in (name := code(state, move))]

    assert offered == [f"{PROBE}#1"]


def _refused(line: str) -> bool:
    """Tell whether `check` has no form in play, or no thing named, for a line of a power."""
    piece = f"piece raft {{\n        {RAFT}\n        box: 3\n    }}"
    power = f"power probe {{\n    {NAMES}\n    tokens: 4\n    {line}\n    {piece}\n}}\n"
    sink = Sink()
    check_programs([compile_text(power, sink, GROUNDS[0].program)], sink)
    return any(one.slug in ("word-not-implemented", "not-mentioned") for one in sink)


@pytest.mark.parametrize(
    "line",
    [
        "a raft is a defender",
        "a raft is a token for conquest",
        "a region is an entrance if the region is not beside the region",
        "at conquest, you may discard all your defenders that is not a token",
        "at scoring: discard a defender",
        "when you lose a defender: gain 1 coin",
    ],
)
def test_what_has_no_form_in_play_is_refused(line: str) -> None:
    """As what pieces count is settled before the game; no region is beside itself."""
    assert _refused(line)
    assert not _refused("a hill is immune")


@pytest.mark.parametrize(
    "line",
    [
        "conquest cost of a region that is not with a token is 1 more if the token is active",
        "a region beside a hill is immune if the hill is border",
    ],
)
def test_who_is_named_only_to_tell_of_another_is_not_taken_for_it(line: str) -> None:
    """*The token* is none of the regions that have no token, *the hill* not what lies beside it."""
    assert _refused(line)


@pytest.mark.parametrize(
    "line",
    [
        "at conquest, you may move all tokens from one of your regions to a region of an opponent",
        "at readying: move 1 token from your hill to a region of an opponent",
        "at readying: move all tokens from a region of an opponent to the hand",
        "at readying: move 2 tokens from regions of an opponent to the tray",
        "at readying: put 1 token from the tray in a region of another people",
        "at readying: put 1 token from the tray in a region with a token of an opponent",
        "at readying: put 1 token from the tray in each region of an opponent",
        "at conquest, you may put 1 token from the tray in a region of an opponent",
        "at readying: abandon a region of an opponent",
        "at conquest, you may conquer one of your regions: conquest cost is 1",
    ],
)
def test_a_deed_that_others_regions_are_passed_over_by_is_refused(line: str) -> None:
    """It would be offered, and do nothing: tokens come to one's own regions, or to empty ones."""
    assert _refused(line)


@pytest.mark.parametrize(
    "line",
    [
        "when you conquer a region of an opponent: put 1 token from the tray in the region",
        "at readying: put 1 token from the tray in a region beside a region of an opponent",
        "at readying: discard 1 token in a region of an opponent",
        "at readying: move 1 token from your hill to a region that is not of an opponent",
        "at conquest, you may conquer a region of an opponent: conquest cost is 1",
    ],
)
def test_a_deed_that_does_what_it_says_plays(line: str) -> None:
    """What is yours by then, what lies beside others', and what is done to others' tokens."""
    assert not _refused(line)


def _unread(line: str) -> list[str]:
    """Return what is found of a line that is not read as a rule."""
    power = f"power probe {{\n    {NAMES}\n    tokens: 4\n    {line}\n}}\n"
    sink = Sink()
    compile_text(power, sink, GROUNDS[0].program)
    return [finding.slug for finding in sink]


@pytest.mark.parametrize(
    "line",
    [
        "income of your hills is up to 3",
        "income of your hills is more than 2",
        "income of your hills is at least 2 more",
        "income of your hills is the larger of 2 and at most 3",
        "at scoring: gain 1 coin per at least 2 hills",
        "at scoring: gain 1 coin per up to 3 hills of yours",
        "at scoring: gain as many coins as at least 3",
        "at scoring: gain as many coins as all",
        "at scoring: gain as many coins as the number of 2 hills",
        "income of your hills is the number of one of your mountains",
    ],
)
def test_a_bound_that_nobody_hears_is_no_number(line: str) -> None:
    """*Is up to 3* was *is 3*; of *2 hills* the number is no number."""
    assert "number-expected" in _unread(line)


@pytest.mark.parametrize(
    "line",
    [
        "income of your hills is at most 3",
        "income of your hills is exactly 2",
        "tokens kept in your regions is all",
        "at scoring if the number of your hills is up to 2: gain 1 coin",
        "at scoring if the number of your hills is more than the number of hills: gain 1 coin",
        "at scoring: gain 1 coin per 2 hills",
    ],
)
def test_a_bound_that_is_heard_stays(line: str) -> None:
    """Bounds of what comes out, and comparisons, say what they say."""
    assert "number-expected" not in _unread(line)


def test_a_deed_denied_of_all_is_denied() -> None:
    """*No opponent conquered a hill* tells of no hill, not of one that they left alone."""
    said, same = (
        f"income of your regions is 1 more if {condition} this turn"
        for condition in (
            "no opponent conquered a hill",
            "there is no hill that an opponent conquered",
        )
    )
    one, other = (probe_of(line).rule for line in (said, same))

    assert canonical(one) == canonical(other)


def test_defenders_of_yours_are_in_your_regions() -> None:
    """Pieces that defend are of whoever holds their region, as tokens are."""
    line = "garrison of its region is the number of pieces - 1 more per 2 defenders of yours"
    found = tried(probe_of(line, it=True), 1)

    assert (found.differences, found.unsaid) == ([], "")
