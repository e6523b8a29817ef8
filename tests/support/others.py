"""Packs of others: folders and archives of packs of one power each, and where they go."""

from __future__ import annotations

from pathlib import Path

from tests.support.inside import Ran, regola

__all__ = ["HEAD", "bundled", "files", "pack", "refused"]

HEAD = """id: {id}
names: {{it: Uno, es: Uno, en: One}}
version: "{version}"
licence: CC0-1.0
game: small_world
needs: [{needs}]
"""
POWER = 'power {id} {{\n    name: it "Tale", es "Tal", en "{name}"\n    tokens: {tokens}\n}}\n'


def pack(folder: Path, name: str, version: str, needs: str = "", tokens: int = 4) -> Path:
    """Write a pack with one power whose tokens tell the version."""
    pack = folder / name
    pack.mkdir(parents=True, exist_ok=True)
    head = HEAD.format(id=name, version=version, needs=needs)
    (pack / "pack.yaml").write_text(head, "utf-8")
    power = POWER.format(id=f"{name}_power", name=name.title(), tokens=tokens)
    (pack / "power.regola").write_text(power, "utf-8")
    return pack


def bundled(index: Path, name: str, version: str, needs: str = "", tokens: int = 4) -> Path:
    """Put the archive of such a pack into a folder of archives."""
    index.mkdir(exist_ok=True)
    made = pack(index / "work", name, version, needs, tokens)
    path = index / f"{name}-{version}.zip"
    ran = regola("bundle", made, "--out", path, folder=index)
    assert ran.code == 0, ran.errors
    return path


def files(folder: Path) -> dict[str, bytes]:
    """Return what lies in a folder, by the names in it."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def refused(ran: Ran, table: Path, code: str) -> None:
    """A clear word, and nothing is there."""
    assert ran.code == 1, ran.output
    assert f"[{code}]" in ran.errors
    assert not (table / "added").exists()
