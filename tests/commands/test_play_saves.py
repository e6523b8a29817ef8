"""`regola play --save` and `--replay`: games kept in files, whatever ends them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from regola.commands.exits import Exit
from regola.resources import languages
from tests.support.inside import regola

GAMES = ("dungeon_digger", "small_world")

_INTERRUPTED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from regola.commands.main import main
from regola.playing import matches
begun = matches._begun
def interrupted(engine, game, seed, opening, *, log):
    state = begun(engine, game, seed, opening, log=log)
    apply, moves = type(state).apply, []
    def counted(self, move):
        moves.append(move)
        if len(moves) == 30:
            os.kill(os.getpid(), signal.SIGINT)
        apply(self, move)
    type(state).apply = counted
    return state
matches._begun = interrupted
sys.exit(main())
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_game_is_played_again(game: str, tmp_path: Path) -> None:
    """The file holds all that is needed: the replay tells the same story with its reasons."""
    told = ["--players", "3", "--seed", "7", "--why", "--lang", "en"]
    first = regola("play", game, *told, "--save", "game.yaml", folder=tmp_path)

    again = regola("play", game, "--replay", "game.yaml", "--why", "--lang", "en", folder=tmp_path)

    assert (first.code, again.code) == (Exit.CLEAN, Exit.CLEAN)
    assert again.output == first.output
    assert "Round 2" in again.output


def test_options_that_a_table_takes_are_kept(tmp_path: Path) -> None:
    """Monsters are laid out above ground if the table takes them; the kept game has them too."""
    told = ["small_world", "--mix", "underground", "--seed", "3", "--log", "--lang", "en"]
    without = regola("play", *told, folder=tmp_path)
    taken = ["--take", "monsters_above_ground", "--leave", "failed_attempts_are_attacks"]
    first = regola("play", *told, *taken, "--save", "game.yaml", folder=tmp_path)

    kept = (tmp_path / "game.yaml").read_text("utf-8")
    again = regola("play", "--replay", "game.yaml", "--log", "--lang", "en", folder=tmp_path)

    assert "Monster" not in without.output
    assert "Monster" in first.output
    names = "  monsters_above_ground: true\n  failed_attempts_are_attacks: false\n"
    assert f"options:\n{names}" in kept
    assert (again.code, again.output) == (Exit.CLEAN, first.output)
    (tmp_path / "game.yaml").write_text(kept.replace("monsters_above", "dragons_above"), "utf-8")
    broken = regola("play", "--replay", "game.yaml", folder=tmp_path)
    assert broken.code == Exit.FOUND
    assert "R1013" in broken.errors


def test_scenarios_lords_and_bots_are_kept(tmp_path: Path) -> None:
    """What was played with comes from the file, not from the command line."""
    told = ["--scenario", "sands_of_time", "--lords", "--bot", "random", "--players", "2"]
    first = regola("play", "dungeon_digger", *told, "--save", "g.yaml", "--log", folder=tmp_path)

    again = regola("play", "dungeon_digger", "--replay", "g.yaml", "--log", folder=tmp_path)

    assert again.output == first.output


@pytest.mark.parametrize("game", GAMES)
def test_control_c_loses_no_move(game: str, tmp_path: Path) -> None:
    """Interrupted at its thirtieth move, the game is kept up to there, and can be played again."""
    done = subprocess.run(
        [sys.executable, "-c", _INTERRUPTED, "play", game, "--save", "game.yaml"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    again = regola("play", game, "--replay", "game.yaml", "--format", "json", folder=tmp_path)

    assert done.returncode == Exit.INTERRUPTED
    assert "Traceback" not in done.stderr
    assert again.code == Exit.CLEAN
    assert '"moves": 30' in again.output
    assert '"winners": []' in again.output


def test_a_reader_who_goes_away_loses_no_move(tmp_path: Path) -> None:
    """Nobody reads the long log: the game is in the file all the same."""
    command = "import sys; from regola.commands.main import main; sys.exit(main())"
    playing = subprocess.Popen(
        [sys.executable, "-c", command, "play", "dungeon_digger", "--why", "--save", "game.yaml"],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert playing.stdout is not None
    playing.stdout.close()
    errors = playing.communicate(timeout=60)[1]

    assert b"Traceback" not in errors
    assert (tmp_path / "game.yaml").read_text("utf-8").splitlines()[-1].startswith("count: ")


def _kept(folder: Path) -> list[str]:
    regola("play", "dungeon_digger", "--save", "game.yaml", folder=folder)
    return (folder / "game.yaml").read_text("utf-8").splitlines(keepends=True)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda lines: lines[:4], "R1013"),
        (lambda lines: lines[:-1], "R1013"),
        (lambda lines: [*lines[:7], "bots: [random,"], "R0014"),
        (lambda lines: ["regola: 9\n", *lines[1:]], "R1014"),
        (lambda lines: [lines[0], "game: small_world\n", *lines[2:]], "R1015"),
        (lambda lines: [*lines[:3], "players: 9\n", *lines[4:]], "R1013"),
        (lambda lines: [*lines[:4], "scenarios: [nowhere]\n", *lines[5:]], "R1013"),
        (lambda lines: [*lines[:7], "bots: [oracle, random]\n", *lines[8:]], "R1013"),
        (lambda lines: [*lines[:9], "  pick 9999\n", *lines[10:]], "R1016"),
        (lambda lines: [*lines[:9], "  build 1 zz\n", *lines[10:]], "R1016"),
    ],
)
def test_a_wrong_file_is_a_finding(
    change: object, code: str, language: str, tmp_path: Path
) -> None:
    """Cut short, of another game or version, or edited: refused with its place, and 1."""
    lines = _kept(tmp_path)
    assert callable(change)
    (tmp_path / "game.yaml").write_text("".join(change(lines)), "utf-8")

    told = ["--replay", "game.yaml", "--lang", language]
    ran = regola("play", "dungeon_digger", *told, folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert f"[{code}]" in ran.errors
    assert "game.yaml:" in ran.errors


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: b"\xef\xbb\xbf" + data, "R0007"),
        (lambda data: data.replace(b"\n", b"\r\n"), "R0008"),
    ],
)
def test_a_file_that_another_program_saved_is_played_all_the_same(
    change: Callable[[bytes], bytes], code: str, tmp_path: Path
) -> None:
    """A byte order mark and line ends of Windows are noted, and keep no game from being played."""
    first = regola("play", "small_world", "--save", "game.yaml", folder=tmp_path)
    path = tmp_path / "game.yaml"
    path.write_bytes(change(path.read_bytes()))

    again = regola("play", "small_world", "--replay", "game.yaml", folder=tmp_path)

    assert (again.code, again.output) == (Exit.CLEAN, first.output)
    assert f"note[{code}]" in again.errors


def test_options_of_many_values_add_up(tmp_path: Path) -> None:
    """A scenario named in an option of its own is played as if all were named in one."""
    apart = ["--scenario", "creatures", "--scenario", "adventurers"]
    together = ["--scenario", "creatures", "adventurers"]

    for name, told in (("one.yaml", apart), ("other.yaml", together)):
        regola("play", "dungeon_digger", *told, "--save", name, folder=tmp_path)

    assert "scenarios: [creatures, adventurers]" in (tmp_path / "one.yaml").read_text("utf-8")
    assert (tmp_path / "one.yaml").read_bytes() == (tmp_path / "other.yaml").read_bytes()


def test_an_edited_move_is_refused_with_the_rule_in_its_way(tmp_path: Path) -> None:
    """An order that no points are left for: the move, its line, and the rule with its place."""
    lines = _kept(tmp_path)
    turn = next(n for n, line in enumerate(lines) if "base/dungeon_digger#" in line)
    offer = lines[turn].split()[1]
    lines[turn] = f"  offer {offer} 4\n"
    (tmp_path / "game.yaml").write_text("".join(lines), "utf-8")

    told = ["--replay", "game.yaml", "--lang", "en"]
    ran = regola("play", "dungeon_digger", *told, folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert f"game.yaml:{turn + 1}:" in ran.errors
    assert "base.regola:" in ran.errors
    assert "in the way: " in ran.errors


def test_only_a_kept_game_is_written_over(tmp_path: Path) -> None:
    """A file of another sort stays as it is, and no game is played for nothing."""
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    for _ in range(2):
        assert regola("play", "small_world", "--save", "game.yaml", folder=tmp_path).code == 0

    ran = regola("play", "small_world", "--save", "notes.txt", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "[R1007]" in ran.errors
    assert (tmp_path / "notes.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize("language", languages())
def test_one_game_at_a_time_is_kept(language: str, tmp_path: Path) -> None:
    """Several games do not fit into one file: refused before anything is played."""
    told = ["--games", "2", "--save", "game.yaml", "--lang", language]
    ran = regola("play", "small_world", *told, folder=tmp_path)

    assert ran.code == Exit.USAGE
    assert not (tmp_path / "game.yaml").exists()
