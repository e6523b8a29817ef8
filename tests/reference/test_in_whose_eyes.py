"""What regions are, and in whose eyes: rules of a people, and what base rules make of them."""

from __future__ import annotations

import pytest

from regola_engine.conquest.classes import class_mask
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.tokens import add_piece
from regola_engine.conquest.values import number
from regola_engine.conquest.vocabulary import CONQUEST_COST
from regola_engine.conquest.words import class_word
from tests.support.conquest_probes import PROBE, Probe, probe_of

# The board of nine: a is a hill, b a farmland, both at the border; the swamp f and the mountain e
# touch, the lake g lies beside the swamp.
A, B, C, E, F, H = 0, 1, 2, 4, 5, 7
FIRST, SECOND = 2, 3
"""The peoples of the two players."""


def _placed(probe: Probe, holds: dict[int, int], race: str = "tritons") -> State:
    """The first player's people has the rule and some regions, the second's nothing."""
    game = probe.games[2]
    races = {item.reference.rpartition("/")[2]: n for n, item in enumerate(game.races)}
    powers = {item.reference: n for n, item in enumerate(game.powers)}
    first = Seated(5, (Peopled(races[race], powers[PROBE], 4, holds),))
    second = Seated(5, (Peopled(races["ratmen"], powers["small_world/power/alchemist"], 4, {}),))
    return set_up(
        game, (first, second), pieces={}, turn=0, phase="conquest", number_of_round=3, seed=1
    )


def _raft(state: State) -> int:
    kinds = (kind for kind in state.game.kinds if kind is not None)
    return next(kind.word for kind in kinds if kind.reference.endswith("/raft"))


@pytest.mark.parametrize(("rule", "cost"), [("a hill is water", 1), ("a swamp is water", 2)])
def test_what_is_water_for_a_people_is_not_coastal_for_it(rule: str, cost: int) -> None:
    """A coastal swamp costs Tritons 2 less 1; a swamp that is water is no coast, and costs 2."""
    state = _placed(probe_of(rule), {})

    assert number(state, CONQUEST_COST, FIRST, F) == cost


def test_what_makes_regions_immune_does_so_for_everybody() -> None:
    """The swamp beside a mountain of the people is immune in the other's eyes as in its own."""
    state = _placed(probe_of("a region beside your mountains is immune"), {E: 1})
    immune = class_word("immune")

    assert class_mask(state, immune, FIRST) >> F & 1
    assert class_mask(state, immune, SECOND) >> F & 1
    assert not class_mask(state, immune, SECOND) >> E & 1


def test_a_shortfall_is_told_of_regions_that_one_holds_too() -> None:
    """For one's own hill of 1 token, 2 + 1 + 1 for the lost tribe, 4 tokens in hand are enough."""
    rule = "your hills are immune if the shortfall of the region is at most 0"
    state = _placed(probe_of(rule), {H: 1}, "humans")

    assert class_mask(state, class_word("immune"), SECOND) >> H & 1


def test_who_may_not_attack_a_people_may_not_attack_its_regions() -> None:
    """Regions that peoples hold are barred, empty ones are not."""
    state = _placed(probe_of("you may not attack a people"), {}, "humans")
    state.tokens[F] = state.defenders[F] = 1
    state.tray[SECOND] -= 1
    state.holder[F] = SECOND
    state.held[SECOND] |= 1 << F
    from regola_engine.conquest.conquering import banned
    from regola_engine.conquest.vocabulary import ATTACK

    barred = banned(state, FIRST, ATTACK)
    assert barred >> F & 1
    plain = _placed(probe_of("income of your hills is 1 more"), {}, "humans")
    assert barred & ~(1 << F) == banned(plain, FIRST, ATTACK) & ~(1 << F)


TIED = "a hill is beside a mountain"
"""On the board of nine the hill a does not touch the mountain e, the hill h does."""


def test_ties_are_heard_by_rules_of_the_board_alone() -> None:
    """The hill a, tied to the mountain e, costs 1 less as a region beside a mountain does."""
    state = _placed(
        probe_of("conquest cost of a hill beside a mountain is 1 less", TIED), {}, "humans"
    )

    assert number(state, CONQUEST_COST, FIRST, A) == 2 - 1
    assert number(state, CONQUEST_COST, SECOND, A) == 2


def test_what_a_region_is_on_its_board_no_tie_changes() -> None:
    """The swamp f is coastal by the lake g; a hill tied to the lake is not."""
    state = _placed(probe_of("a hill is beside a lake"), {}, "tritons")

    assert number(state, CONQUEST_COST, FIRST, F) == 2 - 1
    assert number(state, CONQUEST_COST, FIRST, A) == 2


def test_all_coins_are_those_of_everybody() -> None:
    """*The number of coins* is that of both purses and the row, *your coins* those of one."""
    of_all = _placed(probe_of("conquest cost of a hill is the number of coins"), {}, "humans")
    own = _placed(probe_of("conquest cost of a hill is the number of your coins"), {}, "humans")

    assert number(of_all, CONQUEST_COST, FIRST, A) == 5 + 5 + sum(of_all.row_coins)
    assert number(own, CONQUEST_COST, FIRST, A) == 5


def test_your_pieces_are_those_in_your_regions() -> None:
    """Of two rafts one lies in a region of the people: it is the one piece counted."""
    state = _placed(probe_of("conquest cost of a farmland is the number of your pieces"), {E: 1})
    raft = _raft(state)
    for region in (E, F):
        add_piece(state, raft, region)

    assert number(state, CONQUEST_COST, FIRST, B) == 1


@pytest.mark.parametrize(("condition", "cost"), [("", 4), (" if you are active", 4)])
def test_each_piece_adds_what_its_line_says(condition: str, cost: int) -> None:
    """Two pieces in a region make it 2 dearer, whether the line has a condition or none."""
    rule = f"conquest cost of its region is 1 more{condition}"
    state = _placed(probe_of(rule, it=True), {}, "humans")
    raft = _raft(state)
    for _ in range(2):
        add_piece(state, raft, B)

    assert number(state, CONQUEST_COST, FIRST, B) == cost


def test_what_a_piece_makes_of_its_region_is_so_for_all() -> None:
    """A border region with a piece that denies it is an entrance for nobody."""
    state = _placed(probe_of("its region is not an entrance", it=True), {}, "humans")
    raft = _raft(state)
    add_piece(state, raft, F)
    entrance = class_word("entrance")

    assert not class_mask(state, entrance, FIRST) >> F & 1
    assert not class_mask(state, entrance, SECOND) >> F & 1


@pytest.mark.parametrize(
    ("rule", "cost"),
    [
        ("conquest cost of its region is 1 less", 4),
        ("conquest cost of its region is at most 3", 3),
        ("its region is as if empty for conquest cost", 2),
        ("conquest cost of a swamp is 1 less", 5),
        ("conquest cost of a swamp is at most 3", 5),
    ],
)
def test_piece_says_of_its_region_what_is_so_where_abilities_do_not_help(
    rule: str, cost: int
) -> None:
    """A swamp of three tokens costs 5; a piece makes it cheaper, one's own ability does not."""
    immune = "a region is immune to abilities"
    state = _placed(probe_of(rule, immune, it=True), {}, "humans")
    state.tokens[F] = state.defenders[F] = 3
    state.tray[SECOND] -= 3
    state.holder[F] = SECOND
    state.held[SECOND] |= 1 << F
    add_piece(state, _raft(state), F)

    assert number(state, CONQUEST_COST, FIRST, F) == cost


def test_another_of_what_the_rule_has_named_is_refused() -> None:
    """Which opponent lost is not kept: *another player* might be that one."""
    with pytest.raises(AssertionError):
        probe_of("when an opponent loses a region: take 2 coins from another player")


@pytest.mark.parametrize(("region", "cost"), [(A, 1), (E, 2), (C, 2), (B, 2)])
def test_each_symbol_of_an_or_is_heard(region: int, cost: int) -> None:
    """The hill with a mine, the mountain and the forest with caverns are 1 cheaper, b is not."""
    rule = "conquest cost of a region with a mine or a cavern is 1 less"
    state = _placed(probe_of(rule), {}, "humans")

    assert number(state, CONQUEST_COST, FIRST, region) == cost


def test_your_opponents_are_barred_and_not_you() -> None:
    """*Your opponents may not attack* bars the others from a border hill, not the bearer."""
    from regola_engine.conquest.conquering import banned
    from regola_engine.conquest.vocabulary import ATTACK

    state = _placed(probe_of("your opponents may not attack a hill"), {}, "humans")

    assert banned(state, SECOND, ATTACK) >> A & 1
    assert not banned(state, FIRST, ATTACK) >> A & 1


def test_your_opponents_are_the_others() -> None:
    """A region of an opponent yields what a rule says of regions of your opponents; yours not."""
    state = _placed(probe_of("conquest cost of a region of your opponents is 3 more"), {E: 1})
    state.holder[F], state.tokens[F], state.defenders[F] = SECOND, 1, 1
    state.held[SECOND] |= 1 << F
    state.tray[SECOND] -= 1

    assert number(state, CONQUEST_COST, FIRST, F) == 2 + 1 + 3 - 1
    assert number(state, CONQUEST_COST, FIRST, E) == 2 + 1 + 1
