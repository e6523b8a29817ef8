"""What is done to one of several things is done to the one that a player chooses, of his own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola

_PACK = """id: wardens
names: {it: Guardiani, es: Guardianes, en: Wardens}
version: "0.1"
licence: CC0-1.0
game: dungeon_lords
"""
_TITLE = """title warden {{
    name: it m "Guardiano" / "Guardiani", es m "Guardián" / "Guardianes", en "Warden" / "Wardens"
    {line}

    example "one of several" {{
        says: it "Uno solo", es "Uno solo", en "One alone"
        year: 1
        stage: {stage}
        {table}
    }}
}}
"""


def _tried(tmp_path: Path, line: str, stage: str, *table: str) -> None:
    (tmp_path / "pack.yaml").write_text(_PACK, encoding="utf-8")
    text = _TITLE.format(line=line, stage=stage, table="\n        ".join(table))
    (tmp_path / "warden.regola").write_text(text, encoding="utf-8")
    ran = regola("test", "--examples-only", folder=tmp_path)
    assert ran.output.splitlines()[-1] == "1 passed, 0 failed", ran.output


@pytest.mark.parametrize("chosen", ["c1", "c2"])
def test_a_tile_that_is_lost_is_chosen(tmp_path: Path, chosen: str) -> None:
    """Of two tunnels that are not conquered the player loses the one that he says."""
    _tried(
        tmp_path,
        "at happening: lose one of your tiles",
        "happening",
        "round: 2",
        "given ada: tunnels c1 c2 c3, conquered c3, evil 5",
        "given bea: tunnels c1 c2, conquered c1 c2",
        f"play: pick {chosen}",
        f"expect ada: conquered {chosen} c3",
    )


def test_a_prisoner_is_freed_of_the_own_prison(tmp_path: Path) -> None:
    """The player says which of his own prisoners goes; then it is the other's turn."""
    _tried(
        tmp_path,
        "once, at happening: free an adventurer",
        "happening",
        "round: 2",
        "given ada: prison thief wizard",
        "given bea: prison priest",
        "play: refused pick priest",
        "play: pick wizard",
        "expect ada: prison thief",
        "expect bea: prison none",
    )


def test_one_monster_attacks(tmp_path: Path) -> None:
    """Of two that are posted the one that is chosen attacks, and asks what its rule asks first."""
    _tried(
        tmp_path,
        "at quick magic: attack the party using a monster in the battlefield",
        "fight_card",
        "cards: long_walk",
        "given ada: battlefield c1, monsters goblin troll, posted goblin troll, party warrior_4",
        "given bea: none",
        "play: pick troll",
        "expect ada: dormant troll, party warrior_4",
    )


def test_one_trap_springs(tmp_path: Path) -> None:
    """Of two traps that are laid the player says which one springs; the other stays."""
    _tried(
        tmp_path,
        "at fatigue: spring a trap in the battlefield",
        "battle",
        "given ada: battlefield c1, traps net, laid net, party warrior_4",
        "given bea: none",
        "expect ada: trap_count 0",
    )


def test_who_is_poisoned_is_of_the_party(tmp_path: Path) -> None:
    """One of the party, who is chosen, has two wounds at the end; the walk wounds the first."""
    _tried(
        tmp_path,
        "at healing: poison an adventurer in the party",
        "fight_card",
        "cards: long_walk",
        "given ada: battlefield c1, party warrior_4 thief_4",
        "given bea: party wizard",
        "play: pick thief_4",
        "expect ada: wounds warrior_4 2 thief_4 2",
    )


@pytest.mark.parametrize(
    ("line", "gold"),
    [
        ("when you spring a trap in the battlefield: gain 2 gold", 2),
        ("before you spring a trap in a room: gain 2 gold", 0),
        ("when you beat the front adventurer: gain 2 gold", 2),
        ("when you beat an adventurer in the party: gain 2 gold", 2),
        ("when you beat an adventurer in the prison: gain 2 gold", 0),
        ("when you beat an adventurer if there is no adventurer in the party: gain 2 gold", 2),
        ("when you lose a tile that is not conquered: gain 2 gold", 0),
    ],
)
def test_what_a_deed_was_done_to_is_looked_at_before(tmp_path: Path, line: str, gold: int) -> None:
    """A trap in a tunnel springs, the one hero is beaten there by a goblin; then nobody is left."""
    _tried(
        tmp_path,
        line,
        "fight_card",
        "cards: long_walk",
        "given ada: battlefield c1, tunnels c1, gold 0, evil 5, traps net, laid net,"
        " monsters goblin, posted goblin, party thief, wounds thief 1",
        "given bea: none",
        f"expect ada: prison thief, gold {gold}, conquered none",
    )


def test_whoever_is_dismissed_was_helpful(tmp_path: Path) -> None:
    """Of two monsters that leave one was helpful, and each of both was its player's."""
    lines = (
        "at happening: muster all your monsters",
        "when you muster a monster: dismiss the monster",
        "when you dismiss a helpful monster: gain 3 gold",
        "when you dismiss your monster: gain 1 food",
        "when you dismiss a monster if you have no monster: gain 1 gold",
    )
    _tried(
        tmp_path,
        "\n    ".join(lines),
        "happening",
        "round: 2",
        "given ada: gold 0, food 0, evil 5, monsters goblin troll",
        "given bea: none",
        "expect ada: gold 4, food 2, monsters none",
    )
