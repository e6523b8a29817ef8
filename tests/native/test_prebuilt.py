"""Rules that came compiled with the engine are played without a compiler, and as in Python."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from packaging.tags import parse_tag

from regola_engine.native import building, handing
from regola_engine.native.building import Unbuilt, library_made, machine_compiler
from regola_engine.native.platforms import PLATFORMS
from regola_engine.native.play import load
from regola_engine.native.prebuilding import prebuild
from regola_engine.native.saying import said_in_c
from tests.engine.games import small_world

_MACHINES = {
    "linux-x64": (b"\x7fELF", 18, b"\x3e\x00"),
    "linux-arm64": (b"\x7fELF", 18, b"\xb7\x00"),
    "musl-x64": (b"\x7fELF", 18, b"\x3e\x00"),
    "musl-arm64": (b"\x7fELF", 18, b"\xb7\x00"),
    "macos-x64": (b"\xcf\xfa\xed\xfe", 4, b"\x07\x00\x00\x01"),
    "macos-arm64": (b"\xcf\xfa\xed\xfe", 4, b"\x0c\x00\x00\x01"),
    "windows-x64": (b"MZ", -1, b""),
}
"""What a library begins with, and where it says which machine it is for (ELF, Mach-O)."""


@pytest.fixture(name="no_compiler")
def _no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> building.Toolchain:
        raise Unbuilt("no-compiler")

    monkeypatch.setattr(building, "machine_compiler", none)
    monkeypatch.setattr(handing, "_LIBRARIES", {})


@pytest.mark.needs("compiler")
@pytest.mark.usefixtures("no_compiler")
def test_what_came_with_the_engine_needs_no_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a compiler the rules that came compiled are played, with the scores of Python."""
    game = small_world()
    assert load(game).why == "no-compiler"

    library_made(said_in_c(game.items), machine_compiler(), tmp_path)
    monkeypatch.setattr(building, "CAME_WITH_IT", tmp_path)

    found = load(game, native=True).play_games([1, 2])
    assert found.coins == load(game, native=False).play_games([1, 2]).coins


@pytest.mark.needs("compiler")
def test_where_nothing_can_be_kept_python_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file lies where the folder would be: it is said why, and nothing fails."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(handing, "_LIBRARIES", {})
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    table = load(small_world())
    assert not table.is_native
    assert str(tmp_path) in table.why


def test_each_platform_has_wheels_of_its_own() -> None:
    """Installers take the tags for what they are: no two platforms share one."""
    tags = [tag for one in PLATFORMS.values() for tag in parse_tag(f"py3-none-{one.tag}")]
    assert len(tags) == len(set(tags))
    assert all(re.fullmatch(r"[\w.]+", one.tag) for one in PLATFORMS.values())


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(PLATFORMS))
def test_a_library_is_made_for_each_machine(tmp_path: Path, name: str) -> None:
    """One compiler makes the libraries of all machines; each says for which it is."""
    pytest.importorskip("ziglang")
    packs = ["regola_games.conquest+regola_games.small_world"]

    (made,) = prebuild(PLATFORMS[name], tmp_path, packs)

    data, (beginning, place, machine) = made.read_bytes(), _MACHINES[name]
    # A library of Windows tells its machine behind its own first lines.
    at = int.from_bytes(data[0x3C:0x40], "little") + 4 if place < 0 else place
    assert data.startswith(beginning)
    assert data[at : at + len(machine or b"\x64\x86")] == (machine or b"\x64\x86")
    assert list(tmp_path.iterdir()) == [made]
