"""The public face for programs: data in, data out, nothing raised but for a name that is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola import api
from tests.support.packs import MISSPELT, OTTERS, pond

_FLOODS = """
    option floods {
        question: en "Do floods pay?"
        default: not taken
    }
}"""


def test_findings_come_as_data_with_place_and_words(tmp_path: Path) -> None:
    """The misspelt word is told where it stands, in the language asked for."""
    [problem] = [one for one in api.check(pond(tmp_path, MISSPELT)) if one.severity == "error"]
    assert (problem.place.file, problem.place.line) == ("otters.regola", 4)
    italian = api.check(tmp_path, language="it")
    assert {one.code for one in italian} == {one.code for one in api.check(tmp_path)}
    assert problem.message not in {one.message for one in italian}


def test_what_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    """A file that is not there raises nothing."""
    [problem] = api.check(tmp_path / "gone.regola")
    assert (problem.slug, problem.severity) == ("file-not-found", "error")


def test_a_build_is_made_whole_or_not_at_all(tmp_path: Path) -> None:
    """With an error nothing is written; without one all is, and then is as before."""
    pond(tmp_path, MISSPELT)
    broken = api.build(tmp_path, out=tmp_path / "site")
    assert (broken.is_done, broken.changed) == (False, ())
    assert not (tmp_path / "site").exists()
    pond(tmp_path)
    made = api.build(tmp_path, out=tmp_path / "site")
    assert made.is_done
    assert all((tmp_path / "site" / name).is_file() for name in made.changed)
    again = api.build(tmp_path, out=tmp_path / "site")
    assert (again.is_done, again.changed, again.removed) == (True, (), ())


def test_a_difference_has_its_before_and_after(tmp_path: Path) -> None:
    """One token more in the box is one difference; an edition with itself has none."""
    for name, text in (("old", OTTERS), ("new", OTTERS.replace("5 of 10", "5 of 11"))):
        (tmp_path / name).mkdir()
        pond(tmp_path / name, text)
    [one] = api.compare(tmp_path / "old", tmp_path / "new")
    assert (one.item, one.key, one.before, one.after) == (
        "ponds/race/otters",
        "tokens",
        "5 of 10",
        "5 of 11",
    )
    assert api.compare(tmp_path / "old", tmp_path / "old") == []


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    """Small World has ten rounds for two players; each player has a sum."""
    pond(tmp_path)
    first, second = (api.play("small_world", tmp_path, seed=5) for _ in range(2))
    assert first == second
    assert (first.rounds, len(first.coins)) == (10, 2)


def test_a_game_is_played_with_the_options_told(tmp_path: Path) -> None:
    """What a race gains only with an option, nobody gains without; no other name is an option."""
    option = OTTERS.replace("coins\n", "coins if option floods is taken\n").replace("}", _FLOODS)
    pond(tmp_path, option.replace("17", "900"))
    games = [
        [api.play("small_world", tmp_path, seed=seed, options=told) for seed in range(1, 9)]
        for told in ({}, {"floods": False}, {"floods": True})
    ]
    assert games[0] == games[1] != games[2]
    assert max(coins for game in games[0] for coins in game.coins) < 900
    assert max(coins for game in games[2] for coins in game.coins) >= 900
    with pytest.raises(ValueError, match="drought"):
        api.play("small_world", tmp_path, options={"drought": True})


def test_a_playtest_tells_who_is_too_strong(tmp_path: Path) -> None:
    """Ninety coins are more than any race brings, whoever plays it."""
    pond(tmp_path, OTTERS.replace("17 coins", "90 coins"))
    found = api.playtest("otters", tmp_path, pairs=40)
    assert (found.item, found.players, found.pairs) == ("ponds/race/otters", 2, 40)
    assert found.verdict == "strong"
    assert 3 < found.least < found.coins < found.most
    assert found.victories > 0


def test_an_item_beside_itself_is_the_original(tmp_path: Path) -> None:
    """Both games of each pair are the same: there is no difference, and it is sure."""
    pond(tmp_path)
    found = api.playtest("otters", tmp_path, against="otters", pairs=30)
    assert (found.verdict, found.pairs) == ("original", 40)
    assert (found.least, found.coins, found.most, found.victories) == (0, 0, 0, 0)


def test_texts_are_those_of_the_item(tmp_path: Path) -> None:
    """An item of a pack, and one of a game that ships."""
    pond(tmp_path)
    assert any("17" in line for line in api.text("otters", tmp_path))
    assert any("Montagn" in line for line in api.text("giants", language="it"))


def test_a_name_that_is_none_raises(tmp_path: Path) -> None:
    """There is no such item, game, pack, edition, or board."""
    for ask in (
        lambda: api.text("nobody"),
        lambda: api.play("chess"),
        lambda: api.play("small_world", players=9),
        lambda: api.playtest("nobody"),
        lambda: api.playtest("board_for_2"),
        lambda: api.playtest("giants", against="seafaring"),
        lambda: api.playtest("giants", players=9),
        lambda: api.play("dungeon_digger", bots=["steady"]),
        lambda: api.compat("nothing", "underground"),
        lambda: api.compare(tmp_path, tmp_path),
    ):
        with pytest.raises(ValueError, match=r"\w"):
            ask()


def test_packs_of_one_box_fare_somehow_in_the_other() -> None:
    """Each race and power that is played has a verdict with a name."""
    told = api.compat("small_world", "underground", language="it")
    assert {one.item.partition("/")[0] for one in told} == {"small_world"}
    assert any(one.name == "Amazzoni" for one in told)
