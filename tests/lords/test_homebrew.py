"""A pack of one's own for Dungeon Lords: checked, built, printed, tested and played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.resources import languages
from tests.support.inside import regola

_MANIFEST = """id: cellars
names: {it: Cantine, es: Bodegas, en: Cellars}
version: "0.1"
licence: CC0-1.0
game: dungeon_lords
"""
_ITEMS = {
    "ogre": """monster ogre {
    name: it m "Orco" / "Orchi", es m "Ogro" / "Ogros", en "Ogre" / "Ogres"
    copies: 4, 2
    food: 1
    damage: 2
    when you attack the party using it:
        deal as many wounds to each adventurer in the party as the damage of it

    example "everybody feels it" {
        says: it "Due ferite a ciascuno", es "Dos heridas a cada uno", en "Two wounds each"
        year: 1
        stage: fight_card
        given ada: battlefield c1, monsters ogre, posted ogre, traps net, laid net,
            party warrior thief
        given bea: none
        expect ada: wounds warrior 2 thief 2, dormant ogre
    }
}
""",
    "tar": """trap tar {
    name: it f "Pece" / "Peci", es f "Brea" / "Breas", en "Tar" / "Tars"
    copies: 9
    you may not put it in a room
    when you spring it: deal 2 wounds to the front adventurer, guard the battlefield

    example "stuck" {
        says: it "Due ferite in testa; nessuno conquista nulla",
            es "Dos heridas en cabeza; nadie conquista nada",
            en "Two wounds in front; nobody conquers anything"
        year: 1
        stage: fight_card
        cards: long_walk
        given ada: battlefield c1, traps tar, laid tar, party warrior wizard
        given bea: none
        expect ada: wounds warrior 2, conquered none
    }
}
""",
    "pantry": """room pantry {
    name: it f "Dispensa" / "Dispense", es f "Despensa" / "Despensas", en "Pantry" / "Pantries"
    year: 1
    crew: 1
    zone: anywhere
    when you run it: gain 2 food

    example "one imp cooks" {
        says: it "Porta 2 cibo", es "Trae 2 comida", en "It brings 2 food"
        stage: production
        given ada: tunnels c1, rooms c2 pantry, imps 1, food 0
        given bea: none
        play: run c2
        expect ada: food 2, idle 0
    }
}
""",
    "bard": """adventurer bard {
    name: it m "Bardo" / "Bardi", es m "Bardo" / "Bardos", en "Bard" / "Bards"
    levels: 1, 2, 2, 3
    health: 2, 3, 3, 4
    skill: 1, 1, 2, 2
    later levels: 1, 2, 3, 4
    later health: 3, 4, 5, 6
    later skill: 1, 2, 2, 3
    magic of the party is the skill of it more
    piety of the party is the skill of it more

    example "a song heals" {
        says: it "Due ferite, una curata, una di fatica",
            es "Dos heridas, una curada, una de fatiga",
            en "Two wounds, one healed, one of weariness"
        year: 1
        stage: fight_card
        cards: short_rest
        given ada: battlefield c1, monsters goblin, posted goblin, party warrior_4 bard
        given bea: none
        expect ada: wounds warrior_4 2, conquered c1
    }
}
""",
}
_NAMES = {
    "it": ("Orco", "Pece", "Dispensa", "Bardo"),
    "es": ("Ogro", "Brea", "Despensa", "Bardo"),
    "en": ("Ogre", "Tar", "Pantry", "Bard"),
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The folder of a pack with a monster, a trap, a room and an adventurer."""
    (tmp_path / "pack.yaml").write_text(_MANIFEST, encoding="utf-8")
    for name, text in _ITEMS.items():
        (tmp_path / f"{name}.regola").write_text(text, encoding="utf-8")
    return tmp_path


def test_it_checks_and_its_examples_come_out(pack: Path) -> None:
    """Nothing is found, and what each item says is what is played."""
    checked, tested = regola("check", folder=pack), regola("test", folder=pack)

    assert (checked.code, checked.output) == (0, "")
    assert checked.errors == "nothing found in 5 files with 4 items\n"
    assert (tested.code, tested.output.splitlines()[-1]) == (0, "4 passed, 0 failed")


def test_it_is_built_and_told(pack: Path) -> None:
    """Pages in each language name its items, and each has a module that plays."""
    assert regola("build", folder=pack).code == 0

    for language in languages():
        folder = pack / "generated" / "pages" / language
        pages = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.html"))
        assert [name for name in _NAMES[language] if name not in pages] == []
    modules = {path.stem for path in (pack / "generated" / "regola_games").rglob("*.py")}
    assert modules >= _ITEMS.keys()


def test_it_is_printed(pack: Path) -> None:
    """Its items lie on a sheet."""
    ran = regola("print", "--out", "sheets.pdf", "--lang", "en", folder=pack)

    assert (ran.code, ran.errors) == (0, "")
    assert (pack / "sheets.pdf").read_bytes().startswith(b"%PDF")


def test_it_is_played_to_the_end_by_bots(pack: Path) -> None:
    """A game of four that sees all of them has a winner."""
    bots = ("--bot", "greedy", "random", "greedy", "random")
    told = ("dungeon_lords", "--mix", ".", "--players", "4", "--seed", "2", "--lang", "en")
    ran = regola("play", *told, *bots, "--log", folder=pack)

    assert ran.code == 0
    assert "winner" in ran.output
    assert [name for name in _NAMES["en"] if name not in ran.output] == []


def test_the_first_pack_of_its_game_is_begun(tmp_path: Path) -> None:
    """`new pack --game dungeon_lords` writes a pack that checks and passes its tests."""
    ran = regola("new", "pack", "My Cellars", "--game", "dungeon_lords", folder=tmp_path)
    folder = tmp_path / "my_cellars"

    assert ran.code == 0
    assert regola("check", folder=folder).output == ""
    assert regola("fmt", "--check", folder=folder).code == 0
    assert regola("test", folder=folder).output.splitlines()[-1] == "1 passed, 0 failed"


def test_what_is_begun_beside_its_first_item_is_not_blamed(tmp_path: Path) -> None:
    """A monster, a trap, a room and an adventurer as `new` writes them differ from the first."""
    regola("new", "pack", "My Cellars", "--game", "dungeon_lords", folder=tmp_path)
    folder = tmp_path / "my_cellars"
    for kind in ("monster", "trap", "room", "adventurer"):
        assert regola("new", kind, f"Moon {kind}", "--yes", folder=folder).code == 0

    assert regola("check", folder=folder).output == ""


def test_a_game_without_base_rules_is_told_and_breaks_nothing(tmp_path: Path) -> None:
    """Nothing of it can be played: its example is refused, and no rule is looked for in games."""
    manifest = _MANIFEST.partition("game:")[0] + "game: true\nvocabulary: lords\n"
    (tmp_path / "pack.yaml").write_text(manifest, encoding="utf-8")
    text = (
        'monster owl {\n    name: it m "Gufo" / "Gufi", es m "Búho" / "Búhos", en "Owl" / "Owls"\n'
        "    copies: 1, 1\n    food: 1\n    damage: 3\n"
        "    when you attack the party using it: deal 3 wounds to the party\n"
        '    example "a hoot" {\n        says: it "Attacca.", es "Ataca.", en "It attacks."\n'
        "        stage: fight_card\n        given ada: battlefield c1, posted owl\n"
        "        expect ada: dormant owl\n    }\n}\n"
    )
    (tmp_path / "owl.regola").write_text(text, encoding="utf-8")

    told = regola("test", "--lang", "en", folder=tmp_path)

    assert "fault of its own" not in told.errors
    assert "R0828" not in told.output + told.errors
