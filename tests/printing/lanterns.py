"""A pack for Small World that tests print: two races with pieces and icons, a power."""

from __future__ import annotations

from pathlib import Path

__all__ = ["written"]

_PACK = """\
id: lanterns
names: {en: "Lanterns", es: "Faroles", it: "Lanterne"}
version: "0.2"
licence: CC-BY-4.0
game: small_world
"""

_RULES = """\
race lantern_folk {
    name: en "Lantern Bearer" / "Lantern Bearers", es m "Farolero" / "Faroleros",
        it m "Lanterniere" / "Lanternieri"
    tokens: 5 of 10
    source: own

    income of your swamps is 1 more
    conquest cost of a region beside your mountains is 1 less
    when you conquer a region: put a lantern in the region
    piece lantern {
        name: it f "Lanterna" / "Lanterne", es m "Farol" / "Faroles", en "Lantern" / "Lanterns"
        box: 5
        conquest cost of its region is 1 more
        when you lose its region: remove it
    }
}
race moth_folk {
    name: en "Moth" / "Moths", es f "Polilla" / "Polillas", it f "Falena" / "Falene"
    tokens: 6 of 11
    source: own
    income of your forests is 1 more
}
power glowing {
    name: en "Glowing", es m "Brillante" / "Brillantes", it f "Lucente" / "Lucenti"
    tokens: 4
    source: own
    income of your regions with magic is 1 more
}
"""


def written(folder: Path) -> Path:
    """Write the pack into a folder below one, and return that."""
    pack = folder / "lanterns"
    pack.mkdir()
    (pack / "pack.yaml").write_text(_PACK)
    (pack / "lanterns.regola").write_text(_RULES)
    return pack
