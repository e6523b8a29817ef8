"""Where a race stands beside a power, the power has the form that agrees with the race."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.files.library import official
from tests.support.inside import regola

_PACK = """\
id: mine
names: {it: Mio, es: Mio, en: Mine}
version: "1.0"
game: small_world
needs: [small_world]
"""
_RULES = """\
race moths {
    name: it f "Falena" / "Falene", es f "Polilla" / "Polillas", en "Moth" / "Moths"
    tokens: 6 of 11
    income of your forests is 1 more
}
race wardens {
    name: it m "Custode" / "Custodi", es m "Guardia" / "Guardias", en "Warden" / "Wardens"
    tokens: 6 of 11
    income of your swamps is 1 more
}
power foggy {
    name: it m "Nebbioso" / "Nebbiosi" f "Nebbiosa" / "Nebbiose",
        es m "Brumoso" / "Brumosos" f "Brumosa" / "Brumosas", en "Foggy"
    tokens: 4
    when you conquer a swamp: gain 1 coin
    example "moths" { MOTHS }
    example "wardens" { WARDENS }
}
power of_the_night {
    name: it "Della Notte", es "De la Noche", en "Of the Night"
    tokens: 4
    when you conquer a swamp or a hill: gain 1 coin
    example "moths at night" { NIGHT }
}
"""
_EXAMPLE = """
        says: it "Una moneta", es "Una moneda", en "A coin"
        region a: swamp, border
        region b: hill
        borders: a-b
        round: 1
        phase: ready
        given ada: coins 5
        given bea: elves, spirit, hand 11
        play: choose {pair}
        play: conquer a
        expect ada: coins 6
    """
_PAIRS = {
    "MOTHS": "moths foggy",
    "WARDENS": "wardens foggy",
    "NIGHT": "moths of_the_night",
}


@pytest.fixture(name="pack", scope="module")
def _pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pairs") / "mine"
    folder.mkdir()
    (folder / "pack.yaml").write_text(_PACK, "utf-8")
    rules = _RULES
    for place, pair in _PAIRS.items():
        rules = rules.replace(place, _EXAMPLE.format(pair=pair))
    (folder / "mine.regola").write_text(rules, "utf-8")
    return folder


_TOLD = {
    "it": ("Falene · Nebbiose", "Custodi · Nebbiosi", "Falene · Della Notte"),
    "es": ("Polillas · Brumosas", "Guardias · Brumosos", "Polillas · De la Noche"),
    "en": ("Moths · Foggy", "Wardens · Foggy", "Moths · Of the Night"),
}


@pytest.mark.parametrize("language", _TOLD)
def test_a_power_agrees_in_told_examples(pack: Path, language: str) -> None:
    """In number and gender, where it has such forms."""
    out = pack.parent / f"{language}.html"
    made = regola(
        "book", "mine", "--format", "html", "--lang", language, "--out", out, folder=pack.parent
    )

    assert made.code == 0, made.errors
    page = out.read_text("utf-8")
    for pair in _TOLD[language]:
        assert pair in page
    # What players were given stands in a table.
    given = {"it": "Elfi · Ancestrali", "es": "Elfos · Ancestrales", "en": "Elves · Spirit"}
    assert given[language] in page


@pytest.mark.parametrize(
    ("language", "pair"), [("it", "Falene + Nebbiose"), ("es", "Polillas + Brumosas")]
)
def test_a_power_agrees_on_the_page_of_pairs(pack: Path, language: str, pair: str) -> None:
    """The table of all pairs names each cell so."""
    made = regola(
        "combos", "mine", "--play", "0", "--format", "html", "--lang", language, folder=pack.parent
    )

    assert made.code in (0, 1), made.errors
    assert pair in made.output


def test_a_power_agrees_in_the_log_of_a_game(tmp_path: Path) -> None:
    """Peoples are many: of what ships, no power with a plural is told in its singular."""
    made = regola("play", "small_world", "--log", "--games", "3", "--lang", "es", folder=tmp_path)

    assert made.code == 0, made.errors
    program = official("conquest")
    assert program is not None
    names = [item.name("es") for item in program.items if item.kind == "power"]
    changing = [one for one in names if one is not None and one.plural not in ("", one.singular)]
    assert any(f"({one.plural})" in made.output for one in changing)
    assert not [one.singular for one in changing if f" ({one.singular})" in made.output]
