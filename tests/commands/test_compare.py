"""`regola compare` tells what changed since another edition, and for whom it matters."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from regola.resources import dsl_folder
from tests.support.inside import regola
from tests.support.packs import MANIFEST, OTTERS, pond


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Build a pack of one rule."""
    pond(tmp_path)
    assert regola("build", "--out", "before", folder=tmp_path).code == 0
    return tmp_path


def _git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=keeper", "-c", "user.email=keeper@example.org")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def test_a_build_has_its_texts_as_data(built: Path) -> None:
    """Each pack has its texts in each language, with the print of what each rule means."""
    data = json.loads((built / "before" / "texts" / "it" / "ponds.json").read_text("utf-8"))
    [rule] = data["rules"]
    assert (data["language"], data["pack"]) == ("it", "ponds")
    assert (rule["rule"], rule["by_hand"]) == ("ponds/race/otters#1", False)
    assert "17" in rule["text"]


def test_nothing_differs_from_the_build_of_now(built: Path) -> None:
    """Right after a build nothing is another, and the command ends with 0."""
    ran = regola("compare", "before", "--format", "json", folder=built)
    assert (ran.code, json.loads(ran.output)["differences"]) == (0, [])


def test_a_changed_rule_is_told_in_one_language_and_kept_in_all(built: Path) -> None:
    """The reader sees it in his language, data has all three, a page marks the words."""
    pond(built, OTTERS.replace("17 coins", "18 coins"))
    ran = regola("compare", "before", "--format", "json", folder=built)
    found = json.loads(ran.output)["differences"]
    assert {(one["language"], one["change"]) for one in found} == {
        ("it", "changed"),
        ("es", "changed"),
        ("en", "changed"),
    }
    assert all("17" in one["before"] and "18" in one["after"] for one in found)
    human = regola("compare", "before", "--lang", "es", folder=built)
    assert (human.code, "1 cambio" in human.errors) == (1, True)
    assert "Nutrias" in human.output
    assert human.output.count("18") == 1
    page = regola("compare", "before", "--lang", "it", "--format", "html", folder=built).output
    assert '<html lang="it">' in page
    assert page.count('<del class="problem">17</del>') == 1
    assert page.count('<ins class="remark">18</ins>') == 1
    text = regola("compare", "before", "--format", "markdown", folder=built).output
    assert "- **Otters**" in text


def test_other_patterns_alter_the_texts_that_use_them(tmp_path: Path) -> None:
    """Against a copy of the language files with one pattern changed: those rules, that language."""
    folder = tmp_path / "dsl"
    for code in ("it", "en"):
        files = ("rules.ftl", "words.ftl", "chips.ftl", "lexicon.yaml")
        (folder / code).mkdir(parents=True)
        for name in files:
            shutil.copy(dsl_folder() / "text" / code / name, folder / code / name)
    rules = folder / "it" / "rules.ftl"
    text = rules.read_text("utf-8")
    assert "\nscope-declined = in declino\n" in text
    changed = text.replace("\nscope-declined = in declino\n", "\nscope-declined = da declinati\n")
    rules.write_text(changed, encoding="utf-8")
    ran = regola("compare", "dsl", "--format", "json", folder=tmp_path)
    found = json.loads(ran.output)["differences"]
    assert found
    assert {(one["language"], one["subject"]) for one in found} == {("it", "wording")}
    assert all("a declinati" in one["before"] for one in found)
    assert all("n declino" in one["after"] for one in found)


@pytest.mark.parametrize("suffix", [".zip", ".tar.gz"])
def test_an_archive_is_an_edition(tmp_path: Path, suffix: str) -> None:
    """A pack in an archive is compared as it was packed; two archives need nothing at hand."""
    for name, text in (("old", OTTERS), ("new", OTTERS.replace("5 of 10", "6 of 9"))):
        folder = tmp_path / name
        folder.mkdir()
        pond(folder, text)
        if suffix == ".zip":
            with zipfile.ZipFile(tmp_path / f"{name}{suffix}", "w") as archive:
                for path in folder.iterdir():
                    archive.write(path, f"ponds/{path.name}")
        else:
            with tarfile.open(tmp_path / f"{name}{suffix}", "w:gz") as packed:
                packed.add(folder, "ponds")
    ran = regola("compare", f"old{suffix}", f"new{suffix}", folder=tmp_path)
    assert ran.code == 1
    assert [line.strip() for line in ran.output.splitlines() if line.strip()[:1] in "+-"] == [
        "- 5 of 10",
        "+ 6 of 9",
    ]


def test_a_revision_is_an_edition_and_nothing_of_the_repository_runs(tmp_path: Path) -> None:
    """Files are read as they are kept: a filter of a stranger would leave its mark."""
    pond(tmp_path)
    _git(tmp_path, "init", "-q")
    _git(tmp_path, "add", "-A")
    _git(tmp_path, "commit", "-q", "-m", "first")
    (tmp_path / ".gitattributes").write_text("* filter=marked\n", encoding="utf-8")
    for way in ("smudge", "process"):
        _git(tmp_path, "config", f"filter.marked.{way}", "touch marked")
    pond(tmp_path, OTTERS.replace("17 coins", "18 coins"))
    assert regola("compare", "git:HEAD", folder=tmp_path).code == 1
    assert not (tmp_path / "marked").exists()
    missing = regola("compare", "git:--help", folder=tmp_path)
    assert (missing.code, "R1033" in missing.errors) == (1, True)


def _tar(path: Path, name: str, *, link: bool = False) -> None:
    with tarfile.open(path, "w") as archive:
        member = tarfile.TarInfo(name)
        if link:
            member.type, member.linkname = tarfile.SYMTYPE, "/etc/passwd"
        archive.addfile(member)


def test_archives_of_strangers_are_refused_whole(tmp_path: Path) -> None:
    """A name that leads out, a link, what is no archive: a word each, and nothing is written."""
    _tar(tmp_path / "out.tar", "../victim.regola")
    _tar(tmp_path / "link.tar", "ponds/secret.regola", link=True)
    (tmp_path / "odd.zip").write_bytes(b"PK\x03\x04 no")
    codes = {}
    for name in ("out.tar", "link.tar", "odd.zip"):
        ran = regola("compare", name, folder=tmp_path)
        codes[name] = ran.code, ran.errors[:40]
    assert (codes["out.tar"][0], "R1032" in codes["out.tar"][1]) == (1, True)
    assert (codes["link.tar"][0], "R1043" in codes["link.tar"][1]) == (1, True)
    assert (codes["odd.zip"][0], "R1030" in codes["odd.zip"][1]) == (1, True)
    assert not (tmp_path.parent / "victim.regola").exists()


def test_the_next_version_and_the_change_log_are_written(built: Path) -> None:
    """`--bump` writes both into the pack; what the log said before stays below."""
    (built / "CHANGELOG.md").write_text("## 0.1\n\nThe first.\n", encoding="utf-8")
    pond(built, OTTERS.replace("17 coins", "18 coins"))
    ran = regola("compare", "before", folder=built)
    assert "Versions" not in ran.output  # a build keeps no versions
    shutil.rmtree(built / "before")
    (built / "old").mkdir()
    pond(built / "old")
    with zipfile.ZipFile(built / "old.zip", "w") as archive:
        for path in (built / "old").iterdir():
            archive.write(path, path.name)
    shutil.rmtree(built / "old")
    assert regola("compare", "old.zip", "--bump", folder=built).code == 1
    assert 'version: "0.2.0"' in (built / "pack.yaml").read_text("utf-8")
    log = (built / "CHANGELOG.md").read_text("utf-8")
    assert log.startswith("## 0.2.0\n\n- **Otters**\n")
    assert log.endswith("## 0.1\n\nThe first.\n")


def test_what_is_no_build_and_no_language_is_refused(tmp_path: Path) -> None:
    """An empty folder is a mistake of the command line; a file that is no text is a finding."""
    assert regola("compare", ".", folder=tmp_path).code == 2
    broken = tmp_path / "texts" / "it"
    broken.mkdir(parents=True)
    (broken / "ponds.json").write_text("[1", encoding="utf-8")
    (tmp_path / "ir").mkdir()
    ran = regola("compare", ".", folder=tmp_path)
    assert ran.code == 1
    assert "texts/it/ponds.json" in ran.errors


def test_what_breaks_off_in_the_texts_of_before_is_told_at_its_line(tmp_path: Path) -> None:
    """A document that breaks off and a broken pattern are told where they break, not at 1:1."""
    pond(tmp_path)
    texts = tmp_path / "build" / "texts" / "it"
    texts.mkdir(parents=True)
    (tmp_path / "build" / "ir").mkdir()
    (texts / "ponds.json").write_text('{"language": "it",\n"rules": [\n', encoding="utf-8")
    (tmp_path / "words" / "it").mkdir(parents=True)
    (tmp_path / "words" / "it" / "rules.ftl").write_text("\n\nor = { $x\n", encoding="utf-8")

    build = regola("compare", "build", folder=tmp_path)
    words = regola("compare", "words", folder=tmp_path)

    assert (build.code, words.code) == (1, 1)
    assert ("texts/it/ponds.json:3:1" in build.errors, "R0740" in build.errors) == (True, True)
    assert "it/rules.ftl:3:1" in words.errors


def test_errors_of_an_edition_are_told(built: Path) -> None:
    """A rule that is only broken looks gone: that something was left out is said."""
    pond(built, OTTERS.replace("coins", "conis"))
    ran = regola("compare", "before", folder=built)
    assert (ran.code, "R1034" in ran.errors) == (1, True)


_RAFTS = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 5 of 10
    when you conquer a region: put a raft in the region
    piece raft {
        name: it f "Zattera" / "Zattere", es f "Balsa" / "Balsas", en "Raft" / "Rafts"
        box: 4
        conquest cost of its region is 1 more
    }
}
"""
_FRIENDS = """power friendly {
    name: it "Amichevoli", es "Amistosas", en "Friendly"
    tokens: 4
    income of your regions with a raft is 1 more
}
"""


def test_other_packs_that_use_what_changed_are_told(tmp_path: Path) -> None:
    """A pack that lies here and names a piece of another is told by its id, with the piece."""
    here = tmp_path / "here"
    old = tmp_path / "old"
    for folder, text in ((old, _RAFTS), (here / "ponds", _RAFTS.replace("box: 4", "box: 5"))):
        folder.mkdir(parents=True)
        pond(folder, text)
    (here / "reeds").mkdir()
    head = MANIFEST.replace("id: ponds", "id: reeds") + "needs: [ponds]\n"
    (here / "reeds" / "pack.yaml").write_text(head, "utf-8")
    (here / "reeds" / "friendly.regola").write_text(_FRIENDS, "utf-8")
    told = json.loads(regola("compare", "../old", "--format", "json", folder=here).output)
    assert told["matters"]["users"] == [["reeds", ["ponds/piece/raft"]]]
    assert {one["item"] for one in told["differences"]} == {"ponds/race/otters"}


@pytest.fixture
def committed(tmp_path: Path) -> Path:
    """A pack in a repository, whose item was changed after it was committed."""
    pond(tmp_path)
    _git(tmp_path, "init", "-q")
    _git(tmp_path, "add", "-A")
    _git(tmp_path, "commit", "-q", "-m", "first")
    pond(tmp_path, OTTERS.replace("17 coins", "18 coins"))
    return tmp_path


@pytest.mark.parametrize("line", ['"version": "0.1"', "version : 0.1"])
def test_the_version_is_written_however_it_stands(line: str, committed: Path) -> None:
    """Quoted keys and blanks before the colon are YAML too."""
    pond(committed, OTTERS.replace("17 coins", "18 coins"))
    path = committed / "pack.yaml"
    path.write_text(path.read_text("utf-8").replace('version: "0.1"', line), "utf-8")

    ran = regola("compare", "git:HEAD", "--bump", "--lang", "en", folder=committed)

    assert "ponds is 0.2.0 now" in ran.errors
    assert '"0.2.0"' in path.read_text("utf-8")


def test_a_version_without_a_place_of_its_own_is_told_and_nothing_written(committed: Path) -> None:
    """Over an anchor a version would lose what refers to it."""
    path = committed / "pack.yaml"
    text = path.read_text("utf-8").replace('"0.1"', '&number "0.1"') + "date: *number\n"
    path.write_text(text, "utf-8")

    ran = regola("compare", "git:HEAD", "--bump", folder=committed)

    assert "[R1046]" in ran.errors
    assert path.read_text("utf-8") == text
    assert not (committed / "CHANGELOG.md").exists()


def test_bumping_twice_writes_once(committed: Path) -> None:
    """The second run finds the version and its section there; so does one after a higher one."""
    for _ in range(2):
        ran = regola("compare", "git:HEAD", "--bump", "--lang", "en", folder=committed)
    assert "ponds is 0.2.0 already" in ran.errors
    assert (committed / "CHANGELOG.md").read_text("utf-8").count("## 0.2.0") == 1

    path = committed / "pack.yaml"
    path.write_text(path.read_text("utf-8").replace("0.2.0", "3.0"), "utf-8")
    regola("compare", "git:HEAD", "--bump", folder=committed)
    assert 'version: "3.0"' in path.read_text("utf-8")
    assert (committed / "CHANGELOG.md").read_text("utf-8").startswith("## 3.0\n")


def test_what_changes_after_the_version_was_written_is_told_under_it(committed: Path) -> None:
    """
    The log goes on in its language, whatever that of the run; what changed once more is told so.

    Otters first gain 18 coins instead of 17, then 19, and begin with one token more.
    """
    regola("compare", "git:HEAD", "--bump", "--lang", "it", folder=committed)
    log = committed / "CHANGELOG.md"
    first = log.read_text("utf-8")
    more = OTTERS.replace("17 coins", "19 coins").replace("5 of 10", "6 of 10")
    (committed / "otters.regola").write_text(more, encoding="utf-8")

    ran = regola("compare", "git:HEAD", "--bump", "--lang", "en", folder=committed)
    text = log.read_text("utf-8")

    assert "ponds is 0.2.0 already; what its change log lacked is added" in ran.errors
    assert "18" in first
    assert "19" in text
    assert "18" not in text
    assert "**6** of 10" in text
    assert text.count("Lontre") == 1
    assert "Otters" not in text


def test_an_entry_in_other_words_stays(committed: Path) -> None:
    """What was written by hand under the version is not added to, and it is told."""
    own = "## 0.2.0\n\n- Otters are greedier.\n"
    (committed / "CHANGELOG.md").write_text(own, encoding="utf-8")
    head = committed / "pack.yaml"
    head.write_text(head.read_text("utf-8").replace('"0.1"', '"0.2.0"'), "utf-8")

    ran = regola("compare", "git:HEAD", "--bump", "--lang", "en", folder=committed)

    assert "its change log tells of it in other words, and stays" in ran.errors
    assert (committed / "CHANGELOG.md").read_text("utf-8") == own


@pytest.mark.parametrize(
    ("log", "code"), [(b"The citt\xe0.\n", "R0006"), (b"x" * 5_000_001, "R0004")]
)
def test_a_change_log_that_cannot_be_read_stays(log: bytes, code: str, committed: Path) -> None:
    """What was written by hand is not lost, and no version is claimed."""
    (committed / "CHANGELOG.md").write_bytes(log)
    before = (committed / "pack.yaml").read_bytes()

    ran = regola("compare", "git:HEAD", "--bump", "--lang", "en", folder=committed)

    assert f"[{code}]" in ran.errors
    assert " is 0.2.0" not in ran.errors
    assert (committed / "CHANGELOG.md").read_bytes() == log
    assert (committed / "pack.yaml").read_bytes() == before


def test_the_repository_around_the_folder_is_meant(
    committed: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Git names another one to its hooks; without any, and without the revision, it is told."""
    other = tmp_path_factory.mktemp("other")
    _git(other, "init", "-q")
    monkeypatch.setenv("GIT_DIR", str(other / ".git"))
    found = regola("compare", "git:HEAD", "--lang", "en", folder=committed)
    assert "18 coins" in found.output
    monkeypatch.delenv("GIT_DIR")

    lost = regola("compare", "git:v9", "--lang", "en", folder=committed)
    assert (lost.code, "There is no revision" in lost.errors) == (1, True)
    bare = tmp_path_factory.mktemp("bare")
    pond(bare)
    alone = regola("compare", "git:HEAD", "--lang", "en", folder=bare)
    assert (alone.code, "[R1047]" in alone.errors) == (1, True)
    assert "The folder is in no repository of git" in alone.errors


def test_a_kept_game_that_is_not_there_is_told_where_nothing_changed_too(tmp_path: Path) -> None:
    """A misspelt path must not pass for games that still come out the same."""
    pond(tmp_path)

    ran = regola("compare", ".", ".", "--saves", "nope.yaml", folder=tmp_path)

    assert (ran.code, "nope.yaml" in ran.errors) == (1, True)
