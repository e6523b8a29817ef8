"""A pack from a stranger changes and reads nothing outside its folder, and keeps nobody waiting."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import pond

_PRECIOUS = b"precious\r\n"
# What `check --fix` and `fmt` would both like to change: line ends, and a space too many.
_UNTIDY = (
    b"race  newts {\r\n"
    b'    name: it m "Tritone" / "Tritoni", es m "Triton" / "Tritones", en "Newt"\r\n}'
)


@pytest.fixture(name="home")
def _home(tmp_path: Path) -> Path:
    """A folder beside the pack, with files that are nobody's but the user's."""
    home = tmp_path / "home"
    home.mkdir()
    (home / ".bashrc").write_bytes(_PRECIOUS)
    (home / "thesis.txt").write_bytes(_PRECIOUS)
    (home / "untidy.regola").write_bytes(_UNTIDY)
    return home


@pytest.fixture(name="pack")
def _pack(tmp_path: Path, home: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    pond(folder)
    assert home.is_dir()
    return folder


def _contents(home: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(home.iterdir())}


def _unfinished(pack: Path, placed: list[str], removed: list[str]) -> None:
    """Lay an unfinished build into a pack, as a stranger would bring it."""
    journal = pack / "generated" / ".regola-build"
    (journal / "new").mkdir(parents=True)
    (journal / "old").mkdir()
    (journal / "begun").touch()
    (journal / "new" / "0").write_bytes(b"echo PWNED")
    status = (journal / "begun").stat()
    intent = {
        "begun": [status.st_ino, status.st_ctime_ns - 1],
        "placed": placed,
        "removed": removed,
        "fresh": [],
    }
    (journal / "intent.json").write_text(json.dumps(intent), encoding="utf-8")


def test_a_forged_unfinished_build_is_not_carried_out(pack: Path, home: Path) -> None:
    """What it would place and remove stays as it is, in the folder and behind a link out of it."""
    before = _contents(home)
    _unfinished(pack, ["l/.bashrc"], ["l/thesis.txt"])
    (pack / "generated" / "l").symlink_to("../../home")

    ran = regola("build", folder=pack)

    assert ran.code == 1
    assert "R1017" in ran.errors
    assert _contents(home) == before
    assert not (pack / "generated" / "pages").exists()


def test_even_a_trusted_unfinished_build_passes_no_link(pack: Path, home: Path) -> None:
    """Were the mark of an unfinished build right, the way out of the folder would be closed."""
    before = _contents(home)
    _unfinished(pack, ["l/.bashrc"], ["l/thesis.txt"])
    (pack / "generated" / "l").symlink_to("../../home")
    intent = pack / "generated" / ".regola-build" / "intent.json"
    content = json.loads(intent.read_text(encoding="utf-8"))
    content["begun"][1] += 1
    intent.write_text(json.dumps(content), encoding="utf-8")

    ran = regola("build", folder=pack)

    assert ran.code == 1
    assert "R1001" in ran.errors
    assert _contents(home) == before


@pytest.mark.parametrize("text", ['{"placed":[1],"removed":[]}', "[" * 100_000, "[]", "\ud800"])
def test_an_unfinished_build_that_is_none_is_told(pack: Path, text: str) -> None:
    """Whatever stands in the place of an unfinished build ends in a finding."""
    _unfinished(pack, [], [])
    intent = pack / "generated" / ".regola-build" / "intent.json"
    intent.write_bytes(text.encode("utf-8", "surrogatepass"))

    ran = regola("build", folder=pack)

    assert ran.code == 1
    assert "R1017" in ran.errors


def test_a_link_in_the_place_of_an_unfinished_build_is_not_followed(pack: Path, home: Path) -> None:
    """The folder that such a link leads to keeps what it holds."""
    before = _contents(home)
    (pack / "generated").mkdir()
    (pack / "generated" / ".regola-build").symlink_to("../../home")

    ran = regola("build", folder=pack)

    assert "R1017" in ran.errors
    assert _contents(home) == before


@pytest.mark.parametrize("command", [("fmt",), ("check", "--fix")])
@pytest.mark.parametrize("named", [False, True])
def test_nothing_is_written_through_a_link_out_of_the_pack(
    pack: Path, home: Path, command: tuple[str, ...], named: bool
) -> None:
    """Neither a walk through the pack nor naming the link makes it a way out."""
    before = _contents(home)
    (pack / "newts.regola").symlink_to("../home/untidy.regola")

    ran = regola(*command, *(["newts.regola"] if named else []), folder=pack)

    assert ran.code == 1
    assert "R0029" in ran.output + ran.errors
    assert _contents(home) == before


@pytest.mark.parametrize("command", [("fmt",), ("check", "--fix")])
def test_nothing_is_written_in_a_folder_that_a_link_leads_to(
    pack: Path, home: Path, command: tuple[str, ...]
) -> None:
    """A link to a folder elsewhere is not walked, and is told of."""
    before = _contents(home)
    (pack / "more").symlink_to("../home")

    ran = regola(*command, folder=pack)

    assert ran.code == 0
    assert "R0030" in ran.output + ran.errors
    assert _contents(home) == before


def test_no_catalogue_is_written_behind_a_link_out_of_the_pack(pack: Path, home: Path) -> None:
    """A link in the place of the folder of texts makes nothing appear elsewhere."""
    before = _contents(home)
    (pack / "texts").symlink_to("../home")

    ran = regola("translate", "--into", "en", folder=pack)

    assert ran.code == 1
    assert "R0029" in ran.errors
    assert _contents(home) == before


def test_no_build_is_written_behind_a_link_out_of_the_pack(pack: Path, home: Path) -> None:
    """A link in the place of the folder of results makes nothing appear elsewhere."""
    before = _contents(home)
    (pack / "generated").symlink_to("../home")

    ran = regola("build", folder=pack)

    assert ran.code == 1
    assert "R0029" in ran.errors
    assert _contents(home) == before


def test_a_link_that_the_user_names_is_the_users_to_choose(pack: Path, tmp_path: Path) -> None:
    """Results go where `--out` says, links on the way or not, outside the pack."""
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")

    assert regola("build", "--out", "../link", folder=pack).code == 0
    assert (tmp_path / "real" / "manifest.json").is_file()


def _secret(pack: Path, name: str) -> None:
    (pack / name).parent.mkdir(parents=True, exist_ok=True)
    (pack / name).symlink_to(pack.parent / "home" / ".bashrc")


@pytest.mark.parametrize("name", ["pack.yaml", "s.yaml", "texts/en.po", "x.regola"])
def test_nothing_is_read_behind_a_link_out_of_the_pack(pack: Path, name: str) -> None:
    """Not a word of a file elsewhere is shown, whatever file of the pack leads to it."""
    (pack / name).unlink(missing_ok=True)
    _secret(pack, name)

    for command in ("check", "test"):
        ran = regola(command, folder=pack)
        assert "precious" not in ran.output + ran.errors
    assert "R0029" in ran.output + ran.errors


# ---- what never ends ----------------------------------------------------------------------------


def _zero(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("make", [os.mkfifo, _zero], ids=["pipe", "device"])
@pytest.mark.parametrize(
    ("name", "command", "code"),
    [
        ("x.regola", ("check",), "R0001"),
        ("s.yaml", ("test",), "R0001"),
        ("pack.yaml", ("check",), "R0001"),
        ("texts/en.po", ("check",), "R0001"),
        ("generated/manifest.json", ("build",), "R1010"),
        ("generated/manifest.json", ("build", "--check"), "R1010"),
        ("generated/.regola-build", ("build",), "R1017"),
        ("generated/.regola-build/intent.json", ("build",), "R1017"),
        ("generated/pages/index.html", ("build",), "R1007"),
    ],
)
def test_nothing_waits_for_a_pipe_or_a_device(
    pack: Path, make: Callable[[Path], None], name: str, command: tuple[str, ...], code: str
) -> None:
    """A thing without end in the place of any file that is read is told, and not opened."""
    path = pack / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    make(path)

    ran = regola(*command, folder=pack)

    assert ran.code == 1
    assert ({code, "R0029"} if make is _zero else {code}) & set(
        (ran.output + ran.errors).replace(":", " ").replace("[", " ").replace("]", " ").split()
    )
