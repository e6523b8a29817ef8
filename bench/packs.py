"""Make packs of varied items for measuring: races, powers, relics and places, one file an item."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

__all__ = ["items", "write_pack"]

_LANDS = ("mountain", "hill", "forest", "farmland", "swamp")
_SIGNS = ("mine", "magic", "cavern")
_STATEMENTS = (
    "conquest cost of a {land} is {n} less",
    "conquest cost of a {land} or a {other} is {n} less",
    "conquest cost of a region beside your {land}s is {n} less",
    "income of your {land}s is {n} more",
    "always, income of your regions with a {sign} is {n} more",
    "in decline, tokens lost in your regions is 0",
    "tokens kept in your regions is all",
    "always, income of your {land}s is {n} more",
    "conquest cost of a coastal region is {n} less unless the region is a {land}",
    "in decline, you are active for readying or conquest or redeployment",
)
_REACTIONS = (
    "at redeployment: gain 1 token per 2 nonempty regions that you conquered this turn",
    "at scoring: gain 1 coin per nonempty region that you conquered this turn",
    "when you are chosen: gain {n} tokens",
    "once per turn, you may conquer a region: conquest cost is {n}",
    "at the end of your turn, you may decline",
    "when you conquer a {land}: gain {n} coins",
    "the first {n} times, when you conquer a {land}: gain 1 token",
)
_PIECE = """
    when you conquer a {land}: put a {id}_mark in the region
    piece {id}_mark {{
        name: it m "Segno {number}" / "Segni {number}", es f "Marca {number}" / "Marcas {number}",
            en "Mark {number}" / "Marks {number}"
        box: {n}
        conquest cost of its region is {n} more
        when you lose its region: remove it
    }}
"""
_ITEM_RULES = (
    "its region is immune",
    "income of its region is {n} more",
    "conquest cost of a region beside its region is {n} less",
    "at scoring: gain {n} coins",
    "once per turn, you may conquer a region: conquest cost is {n}",
)
_NAME = (
    '    name: it m "Nome {number}" / "Nomi {number}", es f "Cosa {number}" / "Cosas {number}",\n'
    '        en "Thing {number}" / "Things {number}"'
)
# No two items are the same.
_OWN = "once, at scoring: gain {number} coins"
_TOKENS = {"race": "tokens: {n} of 12", "power": "tokens: {n}"}


def items(count: int, seed: int = 0) -> Iterator[tuple[str, str]]:
    """Give the ids and the texts of that many items, the same for the same seed."""
    chance = Random(seed)  # noqa: S311 - nothing secret hangs on it
    for number in range(count):
        kind = ("race", "power", "relic", "place")[number % 4]
        name = f"{kind}_{number:05}"
        yield name, _item(kind, name, number, chance)


def _item(kind: str, name: str, number: int, chance: Random) -> str:
    lines = [
        f"{kind} {name} {{",
        _NAME.format(number=number),
    ]
    if kind in _TOKENS:
        lines.append("    " + _filled(_TOKENS[kind], name, number, chance))
        pool = (*chance.sample(_STATEMENTS, 2), *chance.sample(_REACTIONS, 1 + number % 2))
    else:
        pool = tuple(chance.sample(_ITEM_RULES, 2))
    lines += ["    " + _filled(rule, name, number, chance) for rule in (*pool, _OWN)]
    if kind == "race" and chance.random() < 1 / 2:
        lines.append(_filled(_PIECE, name, number, chance).strip("\n"))
    return "\n".join([*lines, "}", ""])


def _filled(text: str, name: str, number: int, chance: Random) -> str:
    land, other = chance.sample(_LANDS, 2)
    sign, n = chance.choice(_SIGNS), chance.randint(2, 5)
    return text.format(land=land, other=other, sign=sign, n=n, id=name, number=number + 2)


_MANIFEST = """id: measured
names: {it: Misurato, es: Medido, en: Measured}
version: "1"
game: small_world
"""


def write_pack(folder: Path, count: int) -> None:
    """Write a pack of that many items."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.yaml").write_text(_MANIFEST, encoding="utf-8")
    for name, text in items(count):
        (folder / f"{name}.regola").write_text(text, encoding="utf-8")
