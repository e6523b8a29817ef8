"""`regola playtest`: verdicts, exit codes, and that who plays changes nothing."""

from __future__ import annotations

import errno
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from regola.commands.main import main
from regola.commands.workers import Pool, WorkersLostError
from regola.files.changing import Folder
from regola.playtesting.blocks import Block, play_block
from regola.playtesting.designs import Plan
from regola.playtesting.games import table_of
from regola.playtesting.subjects import compared
from regola_engine.native.building import Unbuilt
from tests.support.playtests import PACK, official_side, race


@pytest.fixture(name="pack")
def _pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Make a pack of one race in a folder of its own, and go there."""

    def made(rules: str) -> Path:
        folder = tmp_path / "trial"
        folder.mkdir(exist_ok=True)
        (folder / "pack.yaml").write_text(PACK)
        (folder / "trial.regola").write_text(rules)
        monkeypatch.chdir(folder)
        return folder

    return made


def _told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[dict[str, object]]]:
    code = main(["playtest", *words, "--format", "json", "--lang", "en"])
    shown = capsys.readouterr()
    return code, json.loads(shown.out) if shown.out else []


def test_strong_race_ends_with_one(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Each region pays a coin more."""
    pack(race(9, "income of your regions is 1 more"))
    code, told = _told(capsys, "badgers", "--pairs", "60", "--workers", "1")
    assert code == 1
    assert told[0]["verdict"] == "strong"
    assert told[0]["pairs"] == 60


def test_report_and_table_speak_italian(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Items by their names, and the page beside the table."""
    folder = pack(race(9, "income of your regions is 1 more"))
    words = ["badgers", "--pairs", "60", "--workers", "1", "--report", "page.html", "--lang", "it"]
    assert main(["playtest", *words]) == 1
    shown = capsys.readouterr()
    assert "Tassi, 2 giocatori" in shown.out
    assert "Troppo forte" in shown.out
    page = (folder / "page.html").read_text()
    assert '<html lang="it">' in page
    assert "Troppo forte" in page


def test_copy_ends_with_zero(
    pack: Callable[[str], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder with a copy is an older edition that says the same."""
    folder = pack(race(6))
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("pack.yaml", "trial.regola"):
        (copy / name).write_text((folder / name).read_text())
    code, told = _told(capsys, "badgers", "--against", str(copy), "--pairs", "40", "--workers", "1")
    assert (code, told[0]["verdict"]) == (0, "original")
    assert told[0]["coins"] == {"mean": 0.0, "pairs": 40, "low": 0.0, "high": 0.0}


@pytest.mark.parametrize(
    ("bands", "words", "code"),
    [
        ("badgers: 60", (), 0),
        ("all: 60", (), 0),
        ("all: 60\nbadgers: 2.5", (), 1),
        ("badgers: 60", ("--band", "2.5"), 1),
    ],
)
def test_pack_says_within_which_band_its_items_are_as_the_others(
    pack: Callable[[str], Path],
    capsys: pytest.CaptureFixture[str],
    bands: str,
    words: tuple[str, ...],
    code: int,
) -> None:
    """An item's own band outranks that of all, the command line outranks both."""
    folder = pack(race(9, "income of your regions is 1 more"))
    (folder / "bands.yaml").write_text(bands)
    found, told = _told(capsys, "badgers", "--pairs", "40", "--workers", "1", *words)
    assert found == code
    assert told[0]["band"] == (2.5 if code == 1 else 60)


@pytest.mark.parametrize(
    ("bands", "told"),
    [
        ("badgerz: 3", "did you mean “badgers”"),
        ("all: many", "wants a number"),
        ("badgers: -2", "wants a number"),
        ("- 3", "wants a number"),
    ],
)
def test_bands_that_cannot_be_are_told_where_they_stand(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str], bands: str, told: str
) -> None:
    """Nothing is played."""
    folder = pack(race(9))
    (folder / "bands.yaml").write_text(bands)
    assert main(["playtest", "badgers", "--lang", "en"]) == 1
    shown = capsys.readouterr()
    assert told in shown.err.lower()
    assert "bands.yaml:1" in shown.err
    assert not shown.out


def test_findings_lie_at_the_item(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """For GitHub and in SARIF, as `regola check` does: what is as wanted is not told."""
    pack(race(9, "income of your regions is 1 more"))
    words = ["playtest", "badgers", "--pairs", "40", "--workers", "1", "--lang", "en"]
    assert main([*words, "--format", "github"]) == 1
    line = capsys.readouterr().out
    assert line.startswith("::warning file=trial.regola,line=1,")
    assert "stronger-in-play" in line
    assert main([*words, "--format", "sarif"]) == 1
    result = json.loads(capsys.readouterr().out)["runs"][0]["results"][0]
    place = result["locations"][0]["physicalLocation"]
    assert (result["level"], place["region"]["startLine"]) == ("warning", 1)
    assert main([*words, "--format", "github", "--against", str(Path.cwd())]) == 0
    assert capsys.readouterr().out == ""


def test_item_that_did_not_change_is_told_apart(
    pack: Callable[[str], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of two races one got tokens: the other's rules are as they were."""
    otters = race(6).replace("badgers", "otters")
    folder = pack(race(6) + otters)
    older = tmp_path / "older"
    older.mkdir()
    (older / "pack.yaml").write_text(PACK)
    (older / "trial.regola").write_text((folder / "trial.regola").read_text())
    (folder / "trial.regola").write_text(race(9) + otters)
    words = ["--against", str(older), "--pairs", "20", "--workers", "1", "--lang", "en"]
    main(["playtest", "badgers", *words])
    assert "as they were" not in capsys.readouterr().out
    main(["playtest", "otters", *words])
    assert "its own rules are as they were" in capsys.readouterr().out


def test_relic_is_tested_and_its_game_played_again(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """The seat finds it before anybody else; a game that tells is kept with what it is to find."""
    folder = pack(race(9))
    words = ("shiny_orb", "--pairs", "20", "--workers", "1", "--explain")
    _, told = _told(capsys, *words)
    assert told[0]["rounds_active"] > 0  # type: ignore[operator]
    kept = min((folder / "playtests").iterdir())
    assert "find: underground/relic/shiny_orb" in kept.read_text()
    assert main(["play", "--replay", str(kept), "--lang", "en"]) == 0


def test_full_disk_ends_the_run_and_loses_nothing(
    pack: Callable[[str], Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The third block finds no room: what was played is told, and the blocks kept before stay."""
    pack(race(9))
    # What this machine remembers of official games would leave fewer blocks to be kept.
    empty = tmp_path / "official"
    monkeypatch.setattr("regola.files.played_blocks.official_blocks", lambda: empty)
    kept = tmp_path / "kept"
    put = Folder.put

    def refused(folder: Folder, name: str, data: bytes, mode: int) -> None:
        if kept.is_dir() and len(list(kept.iterdir())) == 2:
            raise OSError(errno.ENOSPC, "no room")
        put(folder, name, data, mode)

    monkeypatch.setattr(Folder, "put", refused)
    words = ("badgers", "--workers", "1", "--resume", str(kept), "--pairs", "60", "--lang", "en")
    assert main(["playtest", *words]) == 1
    shown = capsys.readouterr()
    assert "R1002" in shown.err
    assert "20 pairs of games, digest" in shown.out
    assert len(list(kept.iterdir())) == 2


def test_few_pairs_end_with_four(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """After twenty pairs nothing is said."""
    pack(race(9))
    code, told = _told(capsys, "badgers", "--pairs", "20", "--workers", "1")
    assert (code, told[0]["verdict"]) == (4, "undecided")


def test_table_of_few_pairs_names_no_limits(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """No infinite number is shown."""
    pack(race(9))
    assert main(["playtest", "badgers", "--pairs", "20", "--workers", "1", "--lang", "en"]) == 4
    shown = capsys.readouterr().out
    assert "before 40 pairs nothing is said" in shown
    assert "inf" not in shown


def test_interrupted_run_tells_what_stands(
    pack: Callable[[str], Path],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ctrl-C after four blocks of the item: the pairs of those counted are told, and it ends so."""
    pack(race(9))
    played: list[Block] = []

    def interrupted(block: Block) -> object:
        played.append(block)
        if len([one for one in played if one.item]) > 4:
            raise KeyboardInterrupt
        return play_block(block)

    monkeypatch.setattr("regola.playtesting.blocks.play_block", interrupted)
    words = ["badgers", "--pairs", "400", "--workers", "1", "--format", "json"]
    assert main(["playtest", *words]) == 130
    pairs = json.loads(capsys.readouterr().out)[0]["pairs"]
    assert 20 <= pairs <= 80


def test_digest_is_that_of_any_number_of_workers(
    pack: Callable[[str], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One process, two, and a run that goes on from another's blocks."""
    pack(race(9, "income of your hills is 1 more"))
    kept = str(tmp_path / "kept")
    runs = (
        ("--workers", "1"),
        ("--workers", "2"),
        ("--workers", "1", "--resume", kept, "--pairs", "20"),
        ("--workers", "2", "--resume", kept),
    )
    digests = []
    for words in runs:
        pairs = () if "--pairs" in words else ("--pairs", "60")
        digests.append(_told(capsys, "badgers", *words, *pairs)[1][0]["digest"])
    assert digests[0] == digests[1] == digests[3] != digests[2]


@pytest.mark.long
def test_digest_is_that_of_four_workers(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """As many processes as nobody waits for."""
    pack(race(9))
    one, four = (
        _told(capsys, "badgers", "--pairs", "100", "--workers", count)[1][0]["digest"]
        for count in ("1", "4")
    )
    assert one == four


def test_blocks_that_are_kept_are_not_played_again(
    pack: Callable[[str], Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A resumed run only plays what is missing; a block that was cut short is missing."""
    pack(race(9))
    kept = tmp_path / "kept"
    words = ("badgers", "--workers", "1", "--resume", str(kept), "--pairs", "40")
    first = _told(capsys, *words)
    cut = min(kept.iterdir())
    cut.write_text(cut.read_text()[:-9])
    begun: list[Block] = []

    def counted(block: Block) -> object:
        begun.append(block)
        return play_block(block)

    monkeypatch.setattr("regola.playtesting.blocks.play_block", counted)
    assert _told(capsys, *words) == first
    assert [block.key for block in begun] in ([], [cut.stem])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("badgers", "--pairs", "20", "--budget", "5s"), "not both"),
        (("badgerz",), "did you mean “badgers”"),
        (("badgers", "--players", "9"), "2, 3, 4, 5"),
        (("badgers", "--budget", "5 years"), "--budget"),
        (("badgers", "--against", "flying"), "race"),
        (("small_world_2p",), "board"),
        (("dungeon_lords",), "no bots of this laboratory play the games of dungeon_lords"),
    ],
)
def test_command_line_without_sense_ends_with_two(
    pack: Callable[[str], Path],
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    told: str,
) -> None:
    """What was meant is said."""
    pack(race(9))
    assert main(["playtest", *words, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_pack_with_errors_ends_with_one(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Its findings are told, and nothing is played."""
    pack(race(9, "income of your hils is 1 more"))
    assert main(["playtest", "badgers", "--lang", "en"]) == 1
    assert "hils" in capsys.readouterr().err


def _blocks(count: int) -> list[Block]:
    side = official_side()
    rivals = side.references("race")[1:]
    plan = Plan(compared(side.references("race")[0], side, side, rivals, "steady"), 1)
    return [plan.theirs(number) for number in range(count)]


def test_killed_worker_loses_nothing() -> None:
    """Its block, and those that waited, are played by others."""
    blocks = _blocks(3)
    pool = Pool(1)
    try:
        results = [pool.begin(block) for block in blocks]
        assert results[0]() == play_block(blocks[0])
        for process in list((pool._pool._processes or {}).values()):
            os.kill(process.pid or 0, signal.SIGKILL)
        assert [result() for result in results[1:]] == [play_block(block) for block in blocks[1:]]
    finally:
        pool.close()


def test_workers_that_always_die_are_given_up() -> None:
    """A block that kills every worker does not go round for ever."""
    pool = Pool(1)
    try:
        for _ in range(3):
            pool._start_anew()
        with pytest.raises(WorkersLostError):
            pool._start_anew()
    finally:
        pool.close()


def test_explained_games_are_kept_and_played_again(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Each line is told with what it brings; a game kept ends with the coins that it ended with."""
    folder = pack(race(9, "income of your regions is 1 more"))
    code, told = _told(capsys, "badgers", "--pairs", "40", "--workers", "1", "--explain")
    assert code == 1
    picked = told[0]["picked"]
    assert 0 < picked["taken"] < picked["choices"]  # type: ignore[index]
    assert 1 <= picked["round"] <= 10  # type: ignore[index]
    rule = told[0]["rules"][0]  # type: ignore[index]
    assert rule["coins"]["mean"] > 10
    kept = sorted((folder / "playtests").iterdir())
    assert len(kept) == 3
    assert main(["play", "--replay", str(kept[0]), "--format", "json", "--lang", "en"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["rounds"] == 10
    assert again["winners"]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("seat: ", "seat: 7"),
        ("race: trial/race/badgers", "race: trial/race/nobody"),
        ("races: [small_world", "races: [trial/race/badgers, small_world"),
        ("seat: ", "place: "),
    ],
)
def test_opening_that_cannot_be_is_told(
    pack: Callable[[str], Path], capsys: pytest.CaptureFixture[str], right: str, wrong: str
) -> None:
    """A file that somebody changed ends with a finding at the opening."""
    folder = pack(race(9))
    main(["playtest", "badgers", "--pairs", "20", "--workers", "1", "--explain"])
    path = min((folder / "playtests").iterdir())
    path.write_text(path.read_text().replace(right, wrong, 1))
    capsys.readouterr()
    assert main(["play", "--replay", str(path), "--lang", "en"]) == 1
    assert "opening" in capsys.readouterr().err


@pytest.mark.needs("compiler")
@pytest.mark.parametrize(
    "rule", ["income of your regions is 1 more", "when you decline: gain 1 coin"]
)
def test_without_compiled_code_the_digest_is_the_same_and_it_is_said(
    pack: Callable[[str], Path],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    rule: str,
) -> None:
    """Python plays what the core would, also without each line of the item."""
    pack(race(7, rule))
    words = ("badgers", "--pairs", "20", "--explain", "--workers", "1", "--resume")
    found = []
    for compiled in (True, False):
        if not compiled:
            monkeypatch.setattr("regola_engine.native.play.hand_over", _refuse)
        table_of.cache_clear()
        folder = f"kept-{compiled}"
        assert main(["playtest", *words, folder, "--format", "json", "--lang", "en"]) in (1, 4)
        shown = capsys.readouterr()
        found.append(json.loads(shown.out))
        assert ("no-compiler" in shown.err) is not compiled
    table_of.cache_clear()
    assert found[0] == found[1]
    assert found[0][0]["rules"][0]["coins"]["pairs"] == 20


def _refuse(*_told: object) -> None:
    raise Unbuilt("no-compiler")
