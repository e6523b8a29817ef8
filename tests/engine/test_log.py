"""The log: what happened, and the rules that each number comes from."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from regola_engine.conquest.rules import AT_LEAST, AT_MOST, DOUBLED, IS, LESS, MORE
from regola_engine.kernel.items import RULES
from regola_engine.kernel.log import Part
from tests.engine.games import after, small_world, with_more


def worked_out(parts: tuple[Part, ...]) -> int:
    """Do what the parts of a number say, the first of them defining it."""
    value = 0
    for part in parts:
        value = {
            IS: value + part.amount,
            MORE: value + part.amount,
            LESS: value - part.amount,
            DOUBLED: value * 2,
            AT_LEAST: max(value, part.amount),
            AT_MOST: min(value, part.amount),
        }[part.operation]
    return value


@given(seed=st.integers(min_value=0, max_value=1 << 32))
@settings(max_examples=8, deadline=None)
def test_costs_and_incomes_are_what_their_rules_come_to(seed: int) -> None:
    """A cost or an income in the log is the number that its parts give, unless one overrides."""
    state = after(small_world(3), seed, 10_000, log=True)
    told = [entry for entry in state.log or () if entry.parts]
    assert {entry.kind for entry in told} == {"conquer", "income"}
    for entry in told:
        number = entry.numbers[3 if entry.kind == "conquer" else 1]
        overriding = [part for part in entry.parts if part.operation == IS]
        if len(overriding) == 1:
            assert worked_out(entry.parts) == number
        else:
            assert overriding[-1].amount == number
        assert all(RULES[part.rule][1] for part in entry.parts)


@given(seed=st.integers(min_value=0, max_value=1 << 32))
@settings(max_examples=4, deadline=None)
def test_the_coins_of_the_log_are_those_of_the_players(seed: int) -> None:
    """Coins gained, paid and taken, on top of the five of the beginning, give the scores."""
    state = after(small_world(4), seed, 10_000, log=True)
    coins = [5] * 4
    for entry in state.log or ():
        if entry.kind == "coins":
            coins[entry.seat] += entry.numbers[0]
        elif entry.kind == "taken":
            coins[entry.seat] += entry.numbers[0]
            if entry.numbers[1] >= 0:
                coins[entry.numbers[1]] -= entry.numbers[0]
    assert coins == state.scores()


def test_no_log_is_kept_unless_asked_for() -> None:
    """The log is off by default and changes nothing of the game."""
    plain, told = after(small_world(), 8, 90), after(small_world(), 8, 90, log=True)
    assert plain.log is None
    assert plain.snapshot() == told.snapshot()


def test_a_rule_before_a_deed_speaks_before_it() -> None:
    """Coins for declining are counted by the regions held before the tokens thin out."""
    game = with_more(
        """
        race settlers {
            name: en "Settler" / "Settlers"
            tokens: 9 of 14
            before you decline: gain 3 coins
        }
        """
    )
    for seed in range(40):
        log = after(game, seed, 10_000, log=True).log or []
        kinds = [(e.kind, e.numbers) for e in log]
        people = [race.reference for race in game.races].index("home/race/settlers")
        for number, entry in enumerate(log):
            if entry.kind == "decline" and entry.numbers[0] == people:
                assert kinds[number - 1] == ("coins", (3,))
                return
    raise AssertionError("no game in which they decline")


def test_a_rule_before_a_conquest_speaks_before_each() -> None:
    """Whether a conquest is a move or a step of a rule, coins come before its cost is told."""
    game = with_more(
        """
        power heralds {
            name: en "Herald"
            tokens: 5
            before you conquer a region: gain 1 coin
            at the end of readying: conquer a region
        }
        """
    )
    power = [power.reference for power in game.powers].index("home/power/heralds")
    found = set()
    for seed in range(20):
        log = after(game, seed, 400, log=True).log or []
        for number, entry in enumerate(log):
            if entry.kind == "conquer" and entry.numbers[1] == power:
                found.add(log[number - 1].kind)
    assert found == {"coins"}
