"""Editions of a pack for tests of comparing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from regola.comparing.edition import Edition
from regola.files.editions import edition_of
from regola.files.library import load
from regola.findings import Sink
from regola.resources import content_folder

__all__ = ["MANIFEST", "edition_with", "official_texts"]

MANIFEST = """id: old_world
names: {it: Mondo, es: Mundo, en: World}
version: "1.0.0"
licence: CC0-1.0
game: true
vocabulary: conquest
needs: [conquest]
"""


def official_texts(*folders: str) -> dict[str, str]:
    """Return the rules files of an official game, by their names, those of some folders alone."""
    top = content_folder() / "small_world"
    return {
        path.relative_to(top).as_posix(): path.read_text("utf-8").replace(
            "small_world", "old_world"
        )
        for path in sorted(top.rglob("*.regola"))
        if not folders or path.parent.name in folders
    }


def edition_with(folder: Path, texts: Mapping[str, str]) -> tuple[Edition, list[str]]:
    """Write a pack into an empty folder; return it as an edition, with the slugs of its errors."""
    (folder / "pack.yaml").write_text(MANIFEST, "utf-8")
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    sink = Sink()
    return edition_of(load([folder], sink)), [one.slug for one in sink if sink.is_error(one)]
