"""What is claimed of rules is seen in positions built for them, or is not."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from regola.mixing.verdicts import Verdict
from regola.proving.judging import proved, trial_of
from regola.proving.stage import Stage
from regola.proving.trials import Trial
from tests.mixing.official import compat, games

_ADVENTUROUS = "underground/power/adventurous"


@cache
def _stage() -> Stage:
    return Stage(games(), "small_world", ("underground",))


def _claimed() -> Verdict:
    found = compat("underground", "small_world").verdicts
    return next(one for one in found if one.item.reference == _ADVENTUROUS)


def test_what_needs_a_variant_is_seen_to_act_with_it() -> None:
    """Places pay where Monsters were brought in: a position shows it, and the verdict stands."""
    found = proved(_claimed(), _stage(), positions=6)

    assert found.standing == "needs_option"
    assert [rule.claim.seen[-1] for rule in found.rules] == ["coins"]


def test_what_needs_a_variant_is_not_seen_to_act_without_it() -> None:
    """Without Monsters there is no place, so no position shows the rule."""
    item = _stage().items[_ADVENTUROUS]

    assert _stage().tried(Trial(item, item.reference, item.rules[0]), 1) is None


def test_what_acts_in_a_position_is_seen_to_when_it_is_played_again() -> None:
    """It pays somewhere each time that the same position is played on from."""
    (rule,) = _claimed().rules
    trial = trial_of(rule, _stage().items[_ADVENTUROUS], _stage())
    seen = _stage().tried(trial, 6)

    assert seen is not None
    assert _stage().tried_from(trial, seen.state, 6) is not None


def test_without_what_it_needs_the_same_position_shows_nothing() -> None:
    """A rule that is left out changes nothing, from wherever one plays on."""
    (rule,) = _claimed().rules
    trial = trial_of(rule, _stage().items[_ADVENTUROUS], _stage())
    seen = _stage().tried(trial, 6)
    out = replace(trial, without=frozenset({(trial.holder, trial.rule.number)}))

    assert seen is not None
    assert _stage().tried_from(out, seen.state, 3) is None


def test_what_was_not_seen_still_needs_what_it_needs() -> None:
    """To look at no position is no news: by itself the rule does nothing, as before."""
    found = proved(_claimed(), _stage(), positions=0)

    assert found.standing == "needs_option"
    assert [rule.claim for rule in found.rules] == [rule.claim for rule in _claimed().rules]
