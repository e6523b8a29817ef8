"""Small packs of homebrew for tests of the command line."""

from __future__ import annotations

from pathlib import Path

MANIFEST = """id: ponds
names: {it: Stagni, es: Estanques, en: Ponds}
version: "0.1"
game: small_world
"""

OTTERS = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 5 of 10
    once, at scoring: gain 17 coins
}
"""
"""An item that nothing is wrong with."""

MISSPELT = OTTERS.replace("coins", "conis")


def pond(folder: Path, text: str = OTTERS, name: str = "otters.regola") -> Path:
    """Write a pack of one item and return the path of its file."""
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
