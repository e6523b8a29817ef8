"""Pairs of games are alike but for the item, and what adds up hangs on nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from regola.playtesting.blocks import SIZE, Played, play_block, read, written
from regola.playtesting.designs import Comparison, Plan
from regola.playtesting.games import game_of
from regola.playtesting.studies import Study
from regola.playtesting.subjects import Side, compared
from regola.playtesting.verdicts import judged
from regola_engine.conquest.game import Game
from regola_engine.conquest.words import class_word, number_word
from tests.support.playtests import official_side, race, side_with, underground_side

_ELVES = "small_world/race/elves"
_BADGERS = "trial/race/badgers"
_ORB = "underground/relic/shiny_orb"


@pytest.fixture(name="small_world", scope="module")
def _small_world() -> Side:
    return official_side()


def _against_all(side: Side, item: str) -> Comparison:
    rivals = [one for one in side.references("race") if one != item]
    return compared(item, side, side, rivals, "steady")


def _studied(comparison: Comparison, blocks: int, lines: tuple[tuple[str, int], ...]) -> Study:
    plan = Plan(comparison, 1)
    study = Study(plan, lines, plan, 3.0)
    # What is watched are our games: the others are played once, to be quick.
    theirs = play_block(plan.theirs(0))
    for number in range(blocks):
        study.add(play_block(plan.ours(number)), theirs)
    return study


def test_games_of_a_pair_are_alike_but_for_the_item(small_world: Side) -> None:
    """Both have one seed, seat, partner and deck; neither race compared is in the deck."""
    plan = Plan(_against_all(small_world, _ELVES), 1)
    ours, theirs = plan.ours(0), plan.theirs(0)
    assert ours.seeds == theirs.seeds
    for one, other in zip(ours.openings, theirs.openings, strict=True):
        assert one.race == _ELVES != other.race
        assert replace(one, race=other.race) == other
        assert {one.race, other.race}.isdisjoint(one.races)
        assert one.power not in one.powers


def test_players_take_their_seats_by_turns(small_world: Side) -> None:
    """The item sits at each seat as often."""
    plan = Plan(_against_all(small_world, _ELVES), 1)
    assert [opening.seat for opening in plan.ours(0).openings] == [0, 1] * (SIZE // 2)


def test_row_is_that_of_the_opening(small_world: Side) -> None:
    """The row shows the top of the stacks, and the seat takes its combination for nothing."""
    opening = Plan(_against_all(small_world, _ELVES), 1).ours(0).openings[0]
    state = opening.begun(game_of(small_world.setting), 1)
    shown = [state.game.races[race].reference for race in state.row_races]
    assert shown == list(opening.races[:6])
    move = opening.settled(state)
    assert move is not None
    state.apply(move)
    people = state.active[0]
    assert state.game.races[state.race[people]].reference == _ELVES
    assert state.coins[0] == 5


def test_officials_are_played_alike_whatever_is_tested(tmp_path: Path) -> None:
    """The other games of a pair may be kept for the next item."""
    official = official_side()
    plans = [
        Plan(compared(item, side, official, official.references("race"), "steady"), 1)
        for item, side in (
            (_BADGERS, side_with(tmp_path / "one", race(5, "income of your hills is 1 more"))),
            (_BADGERS, side_with(tmp_path / "two", race(6))),
        )
    ]
    assert plans[0].theirs(0).key == plans[1].theirs(0).key
    assert plans[0].ours(0).key != plans[1].ours(0).key


def test_watching_a_game_changes_nothing(small_world: Side) -> None:
    """Looking at rules is no part of the game."""
    plan = Plan(_against_all(small_world, _ELVES), 1)
    unseen = replace(plan, watches=False)
    assert play_block(plan.ours(0)).outcomes == play_block(unseen.ours(0)).outcomes


def test_game_is_watched_whatever_games_were_made_after_it(small_world: Side) -> None:
    """One process plays blocks of several games, whose packs bring words of their own."""
    block = Plan(_against_all(small_world, _ELVES), 2).ours(0)
    before = play_block(block)
    class_word("a class that no rule of this game speaks of")
    number_word("a number that no rule of this game speaks of")
    assert play_block(block) == before


def test_block_comes_back_as_it_was_kept(small_world: Side) -> None:
    """A block that was cut short, or is another, is not taken for it."""
    block = Plan(_against_all(small_world, _ELVES), 1).ours(0)
    played = play_block(block)
    assert read(written(played, block.key), block.key) == played
    assert read(written(played, block.key), "another") is None
    assert read(written(played, block.key)[:-5], block.key) is None
    assert read("[]", block.key) is None


def test_copy_is_exactly_as_its_original(tmp_path: Path) -> None:
    """A pack that says the same plays the same games."""
    rules = race(5, "income of your hills is 1 more")
    old, new = side_with(tmp_path / "old", rules), side_with(tmp_path / "new", rules + "\n")
    plan = Plan(compared(_BADGERS, new, old, [_BADGERS], "steady"), 1)
    study = Study(plan, (), plan)
    for number in range(3):
        study.add(play_block(plan.ours(number)), play_block(plan.theirs(number)))
    assert (study.coins.mean, study.coins.deviation) == (0, 0)
    assert judged([study.evidence()])[0].word == "original"


@pytest.mark.long
def test_three_tokens_more_are_stronger(tmp_path: Path) -> None:
    """And three fewer are weaker by as much."""
    old, new = side_with(tmp_path / "old", race(5)), side_with(tmp_path / "new", race(8))
    plan = Plan(compared(_BADGERS, new, old, [_BADGERS], "steady"), 1, watches=False)
    more, fewer = Study(plan, (), plan), Study(plan, (), plan)
    for number in range(5):
        with_more, with_fewer = play_block(plan.ours(number)), play_block(plan.theirs(number))
        more.add(with_more, with_fewer)
        fewer.add(with_fewer, with_more)
    assert judged([more.evidence()])[0].word == "strong"
    assert judged([fewer.evidence()])[0].word == "weak"
    assert fewer.coins.mean == -more.coins.mean


def test_rule_that_nobody_can_use_is_not_tested(tmp_path: Path) -> None:
    """The box holds 13 tokens of the race: no region ever has 14."""
    rules = race(9, "income of your regions with at least 14 tokens is 5 more")
    side = side_with(tmp_path / "one", rules)
    official = official_side()
    comparison = compared(_BADGERS, side, official, official.references("race"), "steady")
    study = _studied(comparison, 10, ((_BADGERS, 1),))
    assert study.seen()[0].times == 0
    assert judged([study.evidence()])[0].word == "untested"


@pytest.mark.long
def test_rule_in_force_is_counted(tmp_path: Path) -> None:
    """Each region pays a coin more: in nearly every decision."""
    side = side_with(tmp_path / "one", race(9, "income of your regions is 1 more"))
    official = official_side()
    comparison = compared(_BADGERS, side, official, official.references("race"), "steady")
    study = _studied(comparison, 10, ((_BADGERS, 1),))
    seen = study.seen()[0]
    assert (seen.games, seen.watched) == (20, 20)
    assert seen.decisions / 2 < seen.times <= seen.decisions
    assert judged([study.evidence()])[0].word == "strong"


def test_leaving_a_rule_out_leaves_the_plain_race(tmp_path: Path) -> None:
    """Without its only rule a race plays as one that never had it."""
    with_rule = side_with(tmp_path / "one", race(6, "income of your regions is 1 more"))
    plain = side_with(tmp_path / "two", race(6))
    official = official_side()
    rivals = official.references("race")
    plan = Plan(compared(_BADGERS, with_rule, official, rivals, "steady"), 1, watches=False)
    bare = Plan(compared(_BADGERS, plain, official, rivals, "steady"), 1, watches=False)
    without = play_block(plan.without(0, (_BADGERS, 1)))
    assert without.outcomes == play_block(bare.ours(0)).outcomes


def test_digest_hangs_on_order_and_content(small_world: Side) -> None:
    """The same blocks give the same digest, others another."""
    comparison = _against_all(small_world, _ELVES)
    one, other = _studied(comparison, 1, ()), _studied(comparison, 1, ())
    assert one.digest == other.digest
    block = Played(play_block(one.plan.ours(1)).outcomes)
    one.add(block, block)
    assert one.digest != other.digest


def _reference(game: Game, kind: int) -> str:
    owner = game.owners[kind]
    return "" if owner is None else owner.reference


def test_relic_is_found_by_the_seat_alone_and_before_others() -> None:
    """On others' turns it lies in no stack; on the seat's it is the next to be found."""
    side = underground_side()
    rivals = [one for one in side.references("relic") if one != _ORB]
    plan = Plan(compared(_ORB, side, side, rivals, "steady"), 1)
    ours, theirs = plan.ours(0), plan.theirs(0)
    game = game_of(side.setting)
    orb = next(kind for kind in game.finds if _reference(game, kind) == _ORB)
    for one, other, seed in zip(ours.openings, theirs.openings, ours.seeds, strict=True):
        assert one.find == _ORB != other.find
        assert {_ORB, other.find}.isdisjoint(one.finds)
        assert one.fits(game)
        state = one.begun(game, seed)
        while state.round < 3:
            one.settled(state)
            is_to_be_found = state.mover == one.seat and not state.where[orb]
            assert (orb in state.finds_stack) is is_to_be_found
            assert orb not in state.finds_stack[1:]
            state.apply(state.moves[0])


def test_relic_is_in_force_in_games_of_bots() -> None:
    """Bots go where something is to be found."""
    side = underground_side()
    rivals = [one for one in side.references("relic") if one != _ORB]
    study = _studied(compared(_ORB, side, side, rivals, "steady"), 1, ((_ORB, 1),))
    assert study.held.mean > 1
    assert study.seen()[0].games > 0
    assert not study.partners
