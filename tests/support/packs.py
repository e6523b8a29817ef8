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


def pond(
    folder: Path, text: str = OTTERS, name: str = "otters.regola", game: str = "small_world"
) -> Path:
    """Write a pack of one item for a game and return the path of its file."""
    manifest = MANIFEST.replace("small_world", game)
    (folder / "pack.yaml").write_text(manifest, encoding="utf-8")
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


NAMES = 'name: it m "Provino" / "Provini", es m "Ensayo" / "Ensayos", en m "Probe" / "Probes"'
FIELDS: dict[str, tuple[str, ...]] = {
    "power": ("tokens: 4",),
    "tile": ("count: 1", "family: room", "edges: door, door, earth, door, door, earth"),
    "creature": ("scenario: creatures", "strength: 3", "speed: 1", "resources: 3"),
    "room": ("year: 1", "crew: 2", "zone: near"),
    "monster": ("copies: 1, 1", "food: 1", "damage: 3"),
    "trap": ("copies: 1",),
    "event": ("deck: card",),
    "adventurer": (
        "levels: 1, 2, 2, 3",
        "health: 3, 4, 4, 5",
        "skill: 1, 2, 1, 2",
        "later levels: 1, 2, 3, 4",
        "later health: 5, 6, 7, 8",
        "later skill: 2, 2, 3, 3",
    ),
    "card": ("year: 1", "weariness: 2", "need: 2", "speed: slow"),
}
"""The fields that items of a kind must have."""


def item_with(line: str, kind: str) -> str:
    """Return an item of a kind that has a line and nothing else of weight."""
    lines = "".join(f"    {one}\n" for one in (NAMES, *FIELDS.get(kind, ()), line))
    return f"{kind} probe {{\n{lines}}}\n"
