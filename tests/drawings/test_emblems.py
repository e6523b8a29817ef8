"""Hold emblems to telling items apart."""

from __future__ import annotations

from regola.drawings.emblems import designs, emblem


def test_no_two_of_a_kind_are_alike_without_their_colours() -> None:
    """Of 250 races each has a division and charge of its own; of 400 each another emblem."""
    found = list(designs(f"pack/race/r{number}" for number in range(400)).values())

    assert len({(one.division, one.charge) for one in found[:250]}) == 250
    assert len(set(found)) == 400


def test_the_first_of_a_kind_have_charges_of_their_own() -> None:
    """As many races as a box has are told apart by their charges alone."""
    found = designs(f"pack/race/r{number}" for number in range(20)).values()

    assert len({one.charge for one in found}) == 20


def test_rulings_and_examples_have_no_emblem() -> None:
    """They leave all charges to the races that they are about."""
    races = [f"box/race/r{number}" for number in range(20)]
    found = designs(sorted([*races, *(f"{race}#{one}" for race in races for one in range(5))]))

    assert found.keys() == set(races)
    assert len({one.charge for one in found.values()}) == 20


def test_a_pack_has_no_charge_of_the_game_that_it_builds_on() -> None:
    """Of the 24 charges 14 are a game's: nine races of a pack have others, each its own."""
    game = [f"box/race/r{number}" for number in range(14)]
    pack = [f"mine/race/r{number}" for number in range(9)]
    found = designs([*game, *pack], {"mine": ["box"]})

    assert len({found[one].charge for one in (*game, *pack)}) == len(game) + len(pack)


def test_an_item_looks_the_same_beside_packs_that_it_does_not_build_on() -> None:
    """One pack has the same emblems whichever others are read; no two items are wholly alike."""
    game = [f"box/race/r{number}" for number in range(14)]
    packs = {name: [f"{name}/race/r{number}" for number in range(20)] for name in ("mine", "yours")}
    below = {name: ["box"] for name in packs}
    both = designs([*game, *packs["mine"], *packs["yours"]], below)

    for own in packs.values():
        alone = designs([*game, *own], below)
        assert {one: both[one] for one in own} == {one: alone[one] for one in own}
    assert len(set(both.values())) == len(both)


def test_an_item_keeps_its_emblem_when_others_follow() -> None:
    """What a pack adds changes no emblem of the game."""
    game = [f"game/race/r{number}" for number in range(14)]
    alone, beside = designs(game), designs([*game, "pack/race/r0", "pack/race/x"])

    assert {one: beside[one] for one in game} == alone


def test_what_is_in_decline_is_grey() -> None:
    """Its drawing has the shades of grey and white alone."""
    (one,) = designs(["a/race/b"]).values()

    assert "#8d8d8d" in emblem(one, declined=True)
    assert one.ground not in emblem(one, declined=True)


def test_two_of_a_pack_never_share_a_colour() -> None:
    """Of 24 races none has the colour of another."""
    races = [f"pack/race/r{number}" for number in range(24)]

    assert len({one.ground for one in designs(races).values()}) == len(races)
