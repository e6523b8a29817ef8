"""`regola play`: whole games from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regola.commands.exits import Exit
from regola.files.library import official
from regola.findings import Sink
from regola.playing.table import Board, Seating, options_of, packs_of, table
from tests.support.inside import regola

PACK = """\
id: home
names: {it: Casa, es: Casa, en: Home}
version: "1.0"
game: small_world
vocabulary: conquest
needs: [small_world]
"""
RICH = """\
race millers {
    name: it m "Mugnaio" / "Mugnai", es m "Molinero" / "Molineros", en "Miller" / "Millers"
    tokens: 9 of 14
    income of your farmlands is 2 more
}
"""
ENDLESS = """\
race circlers {
    name: it m "Girante" / "Giranti", es m "Girador" / "Giradores", en "Circler" / "Circlers"
    tokens: 9 of 14

    when you redeploy: redeploy
}
"""


_OPTION = "ghouls_keep_the_hand"


def _home(folder: Path, rules: str) -> None:
    (folder / "pack.yaml").write_text(PACK, encoding="utf-8")
    (folder / "home.regola").write_text(rules, encoding="utf-8")


def test_json_has_one_object_a_game(tmp_path: Path) -> None:
    """Each line is a game, with seeds that follow one another; a run again gives the same bytes."""
    given = ("play", "small_world", "--games", "3", "--seed", "7", "--players", "3")
    done = regola(*given, "--format", "json", folder=tmp_path)
    games = [json.loads(line) for line in done.output.splitlines()]
    assert [game["seed"] for game in games] == [7, 8, 9]
    for game in games:
        assert game["players"] == len(game["coins"]) == 3
        assert game["rounds"] == 10
        best = max(game["coins"])
        assert all(game["coins"][seat] == best for seat in game["winners"])
        assert game["moves"] > 30
    assert regola(*given, "--format", "json", folder=tmp_path).output == done.output


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (["--take", "gouls_keep_the_hand"], "did you mean “ghouls_keep_the_hand”"),
        (["--leave", "nonsense"], "ghouls_keep_the_hand, immunity_spares_its_player"),
        (
            [
                "--take",
                "ghouls_keep_the_hand",
                "--leave",
                "small_world/option/ghouls_keep_the_hand",
            ],
            "both taken and left",
        ),
    ],
)
def test_an_option_that_cannot_be_taken_is_refused(
    told: list[str], said: str, tmp_path: Path
) -> None:
    """A name that is none is told with the nearest or all; one cannot be taken and left."""
    refused = regola("play", "small_world", *told, "--lang", "en", folder=tmp_path)
    assert (refused.code, refused.output) == (Exit.USAGE, "")
    assert said in refused.errors


@pytest.mark.parametrize(
    ("family", "game", "option", "by_default"),
    [
        ("conquest", "small_world", "ghouls_keep_the_hand", False),
        ("conquest", "small_world", "failed_attempts_are_attacks", True),
        ("digger", "dungeon_digger", "goons_walk_abroad", True),
        ("lords", "dungeon_lords", "rooms_are_taxed", False),
    ],
)
def test_every_family_plays_with_the_options_taken(
    family: str, game: str, option: str, *, by_default: bool
) -> None:
    """What the table settles holds in the game that is set up, else what the rules say."""
    program = official(family)
    assert program is not None
    packs = packs_of(program.packs, game, ())
    reference = options_of(program, packs)[option]
    for told, expected in (((), by_default), (((reference, not by_default),), not by_default)):
        made = table(program, {}, packs, Seating(4, options=told), Sink())
        assert made is not None
        assert made.game.takes(reference) is expected


def test_bots_change_seats(tmp_path: Path) -> None:
    """With several games the bots sit one seat further in each."""
    done = regola(
        "play",
        "small_world",
        "--games",
        "2",
        "--bot",
        "greedy",
        "random",
        "--format",
        "json",
        folder=tmp_path,
    )
    seats = [json.loads(line)["bots"] for line in done.output.splitlines()]
    assert seats == [["greedy", "random"], ["random", "greedy"]]


def test_the_pack_at_hand_joins_the_game(tmp_path: Path) -> None:
    """A race of the folder at hand is played, and called by its name in the language asked for."""
    _home(tmp_path, RICH)
    done = regola("play", "small_world", "--games", "12", "--log", "--lang", "it", folder=tmp_path)
    assert done.code == Exit.CLEAN
    assert "Mugnai (" in done.output
    assert "Round 1, giocatore 1" in done.output


def test_the_log_names_a_power_that_is_drawn(tmp_path: Path) -> None:
    """Whoever finds Stonehedge, or swaps powers, has from then on the power that is named."""
    done = regola("play", "underground", "--games", "10", "--log", "--lang", "en", folder=tmp_path)
    assert done.code == Exit.CLEAN
    assert "  from now on the power " in done.output


def test_sums_are_told_as_people_write_them(tmp_path: Path) -> None:
    """The map is named, a bound is told in words, one number is no sum, variants are left out."""
    how = ("--why", "--seed", "4", "--bot", "greedy", "random", "--lang", "it")
    done = regola("play", "small_world", *how, folder=tmp_path)
    lines = done.output.splitlines()
    assert "Tabellone: Mappa per due giocatori. Ogni spazio ha lì il suo nome breve." in lines
    assert re.search(r"costo \d+ \(\d[^)]*, minimo 1\)", done.output)
    assert not re.search(r"\(\d+\)|[^ (]-|\+-|- \d", done.output)
    assert "Variante" not in done.output
    take = ("--take", "powers_pay_for_all_peoples")
    varied = regola("play", "small_world", *how, *take, folder=tmp_path)
    assert "Variante «Poteri per tutti»" in varied.output


@pytest.mark.parametrize(
    ("code", "told"), [("it", "pepita d'oro"), ("es", "pepita de oro"), ("en", "gold nugget")]
)
def test_goods_of_dungeons_have_their_units(tmp_path: Path, code: str, told: str) -> None:
    """Gold, food, imps and wounds are told as so many of their own: *1 gold nugget*."""
    done = regola("play", "dungeon_lords", "--log", "--seed", "4", "--lang", code, folder=tmp_path)
    assert f" 1 {told}\n" in done.output
    goods = re.compile(r"(?:oro|gold|cibo|food|comida|ferite|wounds|heridas): \d")
    assert not goods.search(done.output)


def test_why_says_the_rules_behind_a_number(tmp_path: Path) -> None:
    """With the reasons, an income is followed by the sentences of its rules."""
    _home(tmp_path, RICH)
    done = regola("play", "home", "--games", "12", "--why", "--lang", "en", folder=tmp_path)
    lines = done.output.splitlines()
    rich = next(n for n, line in enumerate(lines) if "yields 3 coins (1 + 2)" in line)
    assert lines[rich + 1].strip().startswith("= 1: ")
    assert lines[rich + 2].strip().startswith("+ 2: ")


@pytest.mark.parametrize(
    ("seed", "told"), [("4", "never comes to an end"), ("2", "keeps the game from its end")]
)
def test_a_rule_that_never_ends_is_told_by_its_line(tmp_path: Path, seed: str, told: str) -> None:
    """A pack that loops, alone or asking on and on, ends with 1 and its place, not a hang."""
    _home(tmp_path, ENDLESS)
    words = ("--players", "5", "--seed", seed, "--lang", "en")
    done = regola("play", "small_world", *words, folder=tmp_path)
    assert done.code == Exit.FOUND
    assert f"home.regola:5:5: a rule of Circlers {told}" in done.errors


def test_a_pack_called_like_an_official_one_is_told_before_the_game_is_asked_for(
    tmp_path: Path,
) -> None:
    """What is wrong with the pack at hand comes before what its game then lacks."""
    _home(tmp_path, RICH)
    (tmp_path / "pack.yaml").write_text(PACK.replace("id: home", "id: small_world"), "utf-8")

    ran = regola("play", "small_world", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "R0906" in ran.errors
    assert "small_world/pack.yaml:1:1" in ran.errors


def test_a_pack_with_errors_is_not_played(tmp_path: Path) -> None:
    """What is wrong with the pack at hand is told, and nothing played."""
    _home(tmp_path, RICH.replace("farmlands", "farmlnds"))
    done = regola("play", "small_world", folder=tmp_path)
    assert done.code == Exit.FOUND
    assert not done.output
    assert "home.regola:4" in done.errors


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("smal_world",), "did you mean “small_world”"),
        (("small_world", "--players", "9"), "2, 3, 4, 5"),
        (("small_world", "--mix", "undergrund"), "did you mean “underground”"),
    ],
)
def test_what_there_is_not_is_told_with_what_there_is(
    tmp_path: Path, given: tuple[str, ...], said: str
) -> None:
    """A game, a board or a pack that is not there is a mistake of usage."""
    done = regola("play", *given, "--lang", "en", folder=tmp_path)
    assert done.code == Exit.USAGE
    assert said in done.errors


_ISLES = """board isles {
    name: it "Isole", es "Islas", en "Isles"
    players: PLAYERS
    rounds: 4
    region a: hill, border
    region b: forest, lost_tribe
    region c: swamp, border
    borders: a-b, b-c
}
"""


def _board(folder: Path, players: int, name: str = "isles") -> None:
    text = _ISLES.replace("PLAYERS", str(players)).replace("isles", name)
    (folder / f"{name}.regola").write_text(text, encoding="utf-8")


def test_a_board_of_a_pack_is_played_when_it_is_named(tmp_path: Path) -> None:
    """It says for how many it is; a game on it is kept with its board, and played again there."""
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    _board(tmp_path, 2)

    ran = regola("play", "small_world", "--board", "isles", "--save", "kept.yaml", folder=tmp_path)

    kept = (tmp_path / "kept.yaml").read_text(encoding="utf-8")
    assert (ran.code, "board: isles\n" in kept) == (0, True)
    again = regola("play", "--replay", "kept.yaml", folder=tmp_path)
    assert (again.code, again.output) == (0, ran.output)
    other = regola("play", "small_world", "--board", "isles", "--players", "3", folder=tmp_path)
    assert (other.code, "for 2 players" in other.errors) == (2, True)
    unknown = regola("play", "small_world", "--board", "isle", folder=tmp_path)
    assert (unknown.code, "did you mean “isles”" in unknown.errors) == (2, True)


def test_a_board_of_a_pack_is_played_where_only_it_fits(tmp_path: Path) -> None:
    """The game's own board goes first; of two that fit, one has to be named."""
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    _board(tmp_path, 6)

    assert regola("play", "small_world", "--players", "6", folder=tmp_path).code == 0

    _board(tmp_path, 6, "reefs")
    ran = regola("play", "small_world", "--players", "6", folder=tmp_path)
    assert (ran.code, "--board: isles, reefs" in ran.errors) == (2, True)


def test_a_seating_names_every_board_but_the_own_one_of_its_game() -> None:
    """A kept game that names none is played again on the board of a pack that alone fits."""
    guest, own = Board("pond/board/isles", 6, own=False), Board("game/board/map", 2, own=True)

    assert (guest.seating(None), guest.seating("isles")) == (guest.reference, guest.reference)
    assert (own.seating(""), own.seating("map")) == ("", own.reference)


def test_each_bot_plays_the_games_that_it_knows(tmp_path: Path) -> None:
    """Dungeon Digger has no steady bot, and says which it has."""
    ran = regola("play", "dungeon_digger", "--bot", "steady", folder=tmp_path)

    assert (ran.code, "bots are: random, greedy" in ran.errors) == (2, True)
