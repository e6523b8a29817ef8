"""Small World as it lies in the box: numbers, boards, examples and texts of the content."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from regola.checks.boards import borders, regions
from regola.compilation.checking import check_programs
from regola.files.library import load
from regola.findings import Sink
from regola.program.model import Item
from tests.support.project import ROOT

CONTENT = ROOT / "content"

# Rulebook: tokens on the banner, tokens in the box.
RACES = {
    "amazons": (6, 15), "dwarves": (3, 8), "elves": (6, 11), "ghouls": (5, 10), "giants": (6, 11),
    "halflings": (6, 11), "humans": (5, 10), "orcs": (5, 10), "ratmen": (8, 13),
    "skeletons": (6, 20), "sorcerers": (5, 18), "tritons": (6, 11), "trolls": (5, 10),
    "wizards": (5, 10),
}  # fmt: skip
POWERS = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5,
    "dragon_master": 5, "flying": 5, "forest": 4, "fortified": 3, "heroic": 5, "hill": 4,
    "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5, "spirit": 5, "stout": 4,
    "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip
PIECES = {
    "lost_tribe": 18, "troll_lair": 10, "fortress": 6, "encampment": 5, "hole": 2, "hero": 2,
    "dragon": 1,
}  # fmt: skip
# Players: rounds, regions, borders, of each land terrain, mountains, Lost Tribes.
BOARDS = {
    2: (10, 23, 51, 4, 4, 9), 3: (10, 30, 71, 5, 7, 10), 4: (9, 39, 95, 7, 8, 14),
    5: (8, 48, 119, 9, 9, 18),
}  # fmt: skip
LAND = ("farmland", "forest", "hill", "swamp")


@cache
def items() -> tuple[Item, ...]:
    """The items of Small World and of what it shares with other games."""
    loaded = load([CONTENT / "small_world", CONTENT / "conquest"], Sink())
    return tuple(item for program in loaded.programs for item in program.items)


def everything(kind: str) -> dict[str, Item]:
    """Return all items of a kind in Small World, those inside others too, by id."""
    found = (inner for item in items() for inner in item.walk() if inner.pack == "small_world")
    return {item.id: item for item in found if item.kind == kind}


def test_races_have_their_tokens() -> None:
    """Banner and box of each race are those of the rulebook."""
    races = everything("race")

    assert {name: race.field("tokens").numbers for name, race in races.items()} == RACES  # type: ignore[union-attr]


def test_powers_have_their_tokens() -> None:
    """The badge of each power is that of the rulebook."""
    powers = everything("power")

    assert {name: power.number("tokens") for name, power in powers.items()} == POWERS


def test_the_box_holds_the_race_tokens_printed_on_it() -> None:
    """168 race tokens in all; a plain race has five more than its banner, the largest badge."""
    boxes = {name: box - banner for name, (banner, box) in RACES.items()}

    assert sum(box for _, box in RACES.values()) == 168
    assert {name: more for name, more in boxes.items() if more != 5} == {
        "amazons": 9,
        "skeletons": 14,
        "sorcerers": 13,
    }


def test_pieces_are_as_many_as_in_the_box() -> None:
    """Lairs, fortresses, encampments and the rest are counted as in the box."""
    counted = {name: piece.number("box") for name, piece in everything("piece").items()}

    assert {name: count for name, count in counted.items() if name != "treaty"} == PIECES


@pytest.mark.parametrize("players", sorted(BOARDS))
def test_boards_are_those_of_the_box(players: int) -> None:
    """Regions, borders, terrains and Lost Tribes of each board; two seas and one lake on all."""
    rounds, count, pairs, land, mountains, tribes = BOARDS[players]
    board = everything("board")[f"small_world_{players}p"]
    words = Counter(word for region in regions(board) for word in region.words)

    assert board.number("players") == players
    assert board.number("rounds") == rounds
    assert len(list(regions(board))) == count
    assert len({border.pair for border in borders(board)}) == pairs
    assert {words[terrain] for terrain in LAND} == {land}
    assert (words["mountain"], words["lost_tribe"]) == (mountains, tribes)
    assert (words["sea"], words["lake"]) == (2, 1)
    assert {words[symbol] for symbol in ("mine", "magic", "cavern")} == {land}


def test_every_race_and_power_is_shown() -> None:
    """Each race and each power has an example."""
    shown = {**everything("race"), **everything("power")}

    assert [name for name, item in shown.items() if not item.of_kind("example")] == []


def test_texts_are_given_in_every_language() -> None:
    """Names, examples, rulings and options speak Italian, Spanish and English."""
    keys = ("name", "says", "question", "answer")
    lines = [
        (inner.reference, line)
        for item in items()
        for inner in item.walk()
        for line in inner.fields
        if line.key in keys
    ]
    spoken = {
        (reference, line.key): {entry.values[0] for entry in line.entries}
        for reference, line in lines
    }

    assert len(spoken) > 100
    assert [where for where, said in spoken.items() if said != {"it", "es", "en"}] == []


def test_the_content_has_no_finding() -> None:
    """No check has anything to say about what ships, all packs together."""
    sink = Sink()
    check_programs(load([CONTENT], sink).programs, sink)

    assert [f"{finding.slug} {finding.span.path}" for finding in sink.sorted()] == []
