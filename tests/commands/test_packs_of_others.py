"""`bundle`, `add`, `packs`, `eject`: packs go to others and come from them, whole or not at all."""

from __future__ import annotations

import errno
import json
import zipfile
from pathlib import Path

import pytest

from regola.files.bundles import opened
from regola.files.changing import Folder
from regola.files.installing import install
from regola.findings import Sink
from tests.support.inside import regola
from tests.support.others import HEAD, bundled, files, pack, refused
from tests.support.packs import MISSPELT, OTTERS, pond


def _lock(table: Path) -> dict[str, str]:
    told = json.loads((table / "added" / "regola.lock").read_text("utf-8"))
    return {name: one["version"] for name, one in told["packs"].items()}


def test_the_same_pack_makes_the_same_archive(tmp_path: Path) -> None:
    """Times, order and place of the files do not show; hidden and built files stay at home."""
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        pond(tmp_path / name)
        (tmp_path / name / "pack.yaml").write_text(
            HEAD.format(id="ponds", version="0.1", needs=""), "utf-8"
        )
    (tmp_path / "there" / ".secret").write_text("x", "utf-8")
    assert regola("build", folder=tmp_path / "there").code == 0
    for name in ("here", "there"):
        assert regola("bundle", folder=tmp_path / name).code == 0
    archives = [tmp_path / name / "ponds-0.1.zip" for name in ("here", "there")]
    assert archives[0].read_bytes() == archives[1].read_bytes()
    with zipfile.ZipFile(archives[0]) as archive:
        names = archive.namelist()
        told = json.loads(archive.read("ponds/bundle.json"))
    assert names == ["ponds/bundle.json", "ponds/otters.regola", "ponds/pack.yaml"]
    assert (told["id"], told["version"], told["licence"]) == ("ponds", "0.1", "CC0-1.0")
    assert set(told["files"]) == {"otters.regola", "pack.yaml"}


def test_a_pack_with_an_error_or_without_a_licence_is_not_bundled(tmp_path: Path) -> None:
    """Others could not use it; nothing is written."""
    pond(tmp_path, MISSPELT)
    broken = regola("bundle", folder=tmp_path)
    pond(tmp_path, OTTERS)
    nameless = regola("bundle", folder=tmp_path)
    assert (broken.code, "conis" in broken.errors) == (1, True)
    assert (nameless.code, "licence" in nameless.errors) == (1, True)
    assert not list(tmp_path.glob("*.zip"))
    assert regola("bundle", folder=tmp_path.parent).code == 2


def test_a_folder_gets_the_archive_under_its_usual_name(tmp_path: Path) -> None:
    """A folder that is there is none that would be written over."""
    made = pack(tmp_path, "ponds", "1.2")
    (tmp_path / "archives").mkdir()

    ran = regola("bundle", made, "--out", "archives", folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    assert [one.name for one in (tmp_path / "archives").iterdir()] == ["ponds-1.2.zip"]


def test_what_is_needed_comes_along_in_a_version_that_will_do(index: Path, table: Path) -> None:
    """Of three versions the newest below 2.0 is taken; what was installed checks."""
    ran = regola("add", "reeds", "--index", index, folder=table)
    assert ran.code == 0, ran.errors
    assert _lock(table) == {"ponds": "1.5", "reeds": "1.0"}
    assert "tokens: 5" in (table / "added" / "ponds" / "power.regola").read_text("utf-8")
    told = json.loads(regola("check", "--format", "json", folder=table).output)
    assert [one["slug"] for one in told if one["severity"] == "error"] == []
    again = regola("add", "reeds", "--index", index, folder=table)
    assert (again.code, _lock(table)) == (0, {"ponds": "1.5", "reeds": "1.0"})


def test_an_archive_finds_what_it_needs_beside_it(index: Path, table: Path) -> None:
    """A file, and a folder of a pack, are added as they are; the rest comes from their place."""
    assert regola("add", index / "reeds-1.0.zip", folder=table).code == 0
    assert _lock(table) == {"ponds": "1.5", "reeds": "1.0"}
    own = pack(table.parent / "mine", "moss", "3.0")
    assert regola("add", own, folder=table).code == 0
    assert _lock(table) == {"moss": "3.0", "ponds": "1.5", "reeds": "1.0"}


def test_versions_that_do_not_meet_are_told_with_who_needs_which(index: Path, table: Path) -> None:
    """Two packs want different versions of one: neither is installed."""
    pack(index / "work", "ponds", "2.0")
    bundled(index, "mud", "1.0", '"ponds >=2.0"')
    ran = regola("add", "reeds", "mud", "--index", index, folder=table)
    refused(ran, table, "R1038")
    assert "ponds >=2.0" in ran.errors
    assert "reeds" in ran.errors


def test_who_is_there_already_is_told_with_what_it_needs(index: Path, table: Path) -> None:
    """Reeds are installed and need ponds below 2.0: that is why mud cannot come."""
    pack(index / "work", "ponds", "2.0")
    bundled(index, "mud", "1.0", '"ponds >=2.0"')
    regola("add", "reeds", "--index", index, folder=table)
    before = files(table)

    ran = regola("add", "mud", "--index", index, folder=table)

    assert ran.code == 1
    assert "mud: ponds >=2.0" in ran.errors
    assert "reeds: ponds >=1.0,<2.0" in ran.errors
    assert files(table) == before


def test_packs_that_need_each_other_are_refused(index: Path, table: Path) -> None:
    """A ring of needs is found before anything is written, and told with its way."""
    for name, other in (("hen", "egg"), ("egg", "nest"), ("nest", "hen")):
        made = pack(index / "work", name, "1.0", other)
        with zipfile.ZipFile(index / f"{name}-1.0.zip", "w") as archive:
            for path in made.iterdir():
                archive.write(path, f"{name}/{path.name}")
    ran = regola("add", "hen", "--index", index, "--lang", "en", folder=table)
    refused(ran, table, "R0903")
    assert "hen → egg → nest → hen" in ran.errors


def test_a_mix_of_families_is_refused(index: Path, table: Path) -> None:
    """What is written for another kind of game cannot build on this one."""
    made = pack(index / "work", "tiles", "1.0", "ponds")
    head = (made / "pack.yaml").read_text("utf-8").replace("small_world", "dungeon_digger")
    (made / "pack.yaml").write_text(head, "utf-8")
    ran = regola("add", made, "--index", index, folder=table)
    refused(ran, table, "R0914")


def test_the_archive_that_is_named_is_meant(index: Path, table: Path) -> None:
    """Another one beside it says the same id and version, and could be installed."""
    wrong = index / "moss-odd.zip"
    head = HEAD.format(id="ponds", version="1.0", needs="nowhere")
    with zipfile.ZipFile(wrong, "w") as archive:
        archive.writestr("ponds/pack.yaml", head)

    refused(regola("add", wrong, folder=table), table, "R0902")


def test_two_archives_that_say_they_are_one_are_refused(index: Path, table: Path) -> None:
    """Which of the two is meant nobody knows: neither is installed."""
    other = bundled(index.parent / "other", "ponds", "1.0", tokens=3)

    refused(regola("add", index / "ponds-1.0.zip", other, folder=table), table, "R0906")


def test_what_somebody_changed_is_not_written_over(index: Path, table: Path) -> None:
    """Another version is installed only over files that are as they came."""
    regola("add", "ponds==1.0", "--index", index, folder=table)
    path = table / "added" / "ponds" / "power.regola"
    path.write_text(path.read_text("utf-8").replace("4", "9"), "utf-8")
    before = files(table)
    ran = regola("add", "ponds>=2", "--index", index, folder=table)
    assert (ran.code, "ponds/power.regola" in ran.errors) == (1, True)
    assert files(table) == before


def test_an_install_that_is_cut_short_is_finished_or_undone(index: Path, table: Path) -> None:
    """What lies half done is cleared by the next run, and all of that one is there."""
    from regola.files.changing import Folder
    from regola.files.journal import Journal

    regola("add", "ponds==1.0", "--index", index, folder=table)
    journal = Journal(Folder.at(table / "added"))
    journal.begin()
    journal.stage("ponds/power.regola", b"half")
    ran = regola("add", "ponds==2.0", "--index", index, folder=table)
    assert ran.code == 0, ran.errors
    assert _lock(table) == {"ponds": "2.0"}
    assert "tokens: 3" in (table / "added" / "ponds" / "power.regola").read_text("utf-8")


def test_a_list_that_cannot_be_read_stops_the_run(index: Path, table: Path) -> None:
    """Without it nobody knows whose files lie there."""
    regola("add", "ponds==1.0", "--index", index, folder=table)
    (table / "added" / "regola.lock").write_text("{", "utf-8")
    before = files(table)
    ran = regola("add", "ponds==2.0", "--index", index, folder=table)
    assert (ran.code, "[R1037]" in ran.errors) == (1, True)
    assert files(table) == before


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("nothing",), 1, "R0902"),
        (("ponds>>1", "--index", "index"), 2, ">>1"),
        (("../x.y",), 2, "../x.y"),
        (("index",), 2, "ponds-1.0.zip"),
    ],
)
def test_what_cannot_be_meant_is_told(
    index: Path, words: tuple[str, ...], code: int, told: str
) -> None:
    """A name that nobody offers, versions that are none, a path to nothing, a whole index."""
    ran = regola("add", *words, folder=index.parent)
    assert (ran.code, told in ran.errors) == (code, True), ran.errors


def test_an_index_tells_what_each_version_changes(index: Path, table: Path) -> None:
    """Three versions with other tokens: each after the first names the power that changed."""
    told = json.loads(regola("packs", index, "--format", "json", folder=table).output)
    ponds = [one for one in told if one["id"] == "ponds"]
    assert [(one["version"], one["since"], one["changes"]) for one in ponds] == [
        ("1.0", "", []),
        ("1.5", "1.0", ["Ponds"]),
        ("2.0", "1.5", ["Ponds"]),
    ]
    reeds = next(one for one in told if one["id"] == "reeds")
    assert reeds["needs"] == ["ponds >=1.0,<2.0"]
    assert "since 1.0: Ponds" in regola("packs", index, folder=table).output
    regola("add", "ponds", "--index", index, folder=table)
    assert "ponds 2.0" in regola("packs", folder=table).output


def test_a_range_of_versions_is_checked_at_home(tmp_path: Path) -> None:
    """A pack whose need is there in another version, or in none that is one, is told so."""
    pack(tmp_path, "ponds", "1.0")
    pack(tmp_path, "reeds", "1.0", '"ponds >=2.0"')
    assert "[R0916]" in regola("check", folder=tmp_path).output
    pack(tmp_path, "reeds", "1.0", '"ponds newest"')
    assert "[R0915]" in regola("check", folder=tmp_path).output


def test_an_official_game_is_copied_out_changed_and_built(tmp_path: Path) -> None:
    """The copy has an id of its own, no error, and other numbers where its owner wants them."""
    ran = regola("eject", "small_world", "--as", "our_world", folder=tmp_path)
    assert ran.code == 0, ran.errors
    copy = tmp_path / "our_world"
    wizards = copy / "races" / "wizards.regola"
    wizards.write_text(wizards.read_text("utf-8").replace("5 of 10", "6 of 10"), "utf-8")
    for example in copy.rglob("*.regola"):
        assert "small_world/" not in example.read_text("utf-8")
    told = json.loads(regola("check", "--format", "json", folder=copy).output)
    assert [one["slug"] for one in told if one["severity"] == "error"] == []
    assert "R0715" not in {one["code"] for one in told}
    compared = regola("compare", ".", "--format", "json", folder=copy)
    assert compared.code == 0
    assert regola("eject", "small_world", "--as", "our_world", folder=tmp_path).code == 2
    assert regola("eject", "small_world", "--as", "underground", folder=tmp_path).code == 2
    assert regola("eject", "small_world", "--as", "con", folder=tmp_path).code == 2
    assert regola("eject", "conquest", folder=tmp_path).code == 2


def test_an_install_does_not_go_on_beside_another_that_ran_meanwhile(
    index: Path, table: Path
) -> None:
    """What was chosen, and compiled, to fit an older list is refused; the other's packs stay."""
    assert regola("add", index / "ponds-2.0.zip", folder=table).code == 0
    sink = Sink()
    bundle = opened(index / "reeds-1.0.zip", sink)
    assert bundle is not None
    before = files(table)
    assert install(table / "added", [bundle], {}, sink) is None
    assert [one.slug for one in sink.sorted()] == ["added-meanwhile"]
    assert files(table) == before


@pytest.mark.parametrize("bad", ["x\\ud800", "../../x", "x/y"])
def test_a_lock_with_a_name_that_is_none_is_refused(bad: str, index: Path, table: Path) -> None:
    """Also where the pack that it tells of has no file."""
    (table / "added").mkdir()
    one = '{"version": "1", "licence": "", "needs": [], "from": "", "files": {}}'
    told = f'{{"format": 1, "packs": {{"{bad}": {one}}}}}'
    (table / "added" / "regola.lock").write_text(told, "utf-8")

    ran = regola("add", index / "reeds-1.0.zip", folder=table)

    assert (ran.code, "[R1037]" in ran.errors) == (1, True)
    assert (table / "added" / "regola.lock").read_text("utf-8") == told


@pytest.mark.parametrize(
    "command",
    [
        ("add", "INDEX/ponds-1.0.zip"),
        ("compare", "INDEX/ponds-1.0.zip", "INDEX/ponds-1.5.zip"),
        ("packs", "INDEX"),
    ],
)
def test_a_full_disk_is_told_where_an_archive_is_laid_out(
    index: Path, table: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """It is the system's own folder that has no room: nothing is done, and no fault is Regola's."""

    def full(_folder: Folder, name: str, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, "no room", name)

    monkeypatch.setattr(Folder, "write", full)
    words = [word.replace("INDEX", str(index)) for word in command]
    ran = regola(*words, folder=table)
    assert (ran.code, "R1002" in ran.errors, files(table)) == (1, True, {})
