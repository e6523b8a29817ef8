"""Small World Underground as it lies in the box: numbers, boards, examples and editions."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import networkx as nx
import pytest

from regola.checks.boards import borders, regions
from regola.files.library import load
from regola.findings import Sink
from regola.program.model import Item
from tests.support.project import ROOT

CONTENT = ROOT / "content"

# Rulebook: tokens on the banner, tokens in the box.
RACES = {
    "cultists": (5, 10), "drow": (4, 9), "flames": (4, 9), "gnomes": (6, 11),
    "iron_dwarves": (7, 12), "kraken": (5, 10), "liches": (5, 10), "lizardmen": (7, 12),
    "mudmen": (5, 12), "mummies": (10, 15), "ogres": (5, 10), "shadow_mimes": (7, 12),
    "shrooms": (5, 10), "spiderines": (7, 12), "will_o_wisps": (6, 11),
}  # fmt: skip
POWERS = {
    "adventurous": 5, "fisher": 4, "flocking": 5, "frightened": 4, "immortal": 4, "magic": 5,
    "martyr": 4, "mining": 4, "muddy": 3, "mystic": 4, "quarreling": 3, "reborn": 5, "royal": 5,
    "shield": 3, "stone": 4, "thieving": 4, "tomb": 5, "vampire": 5, "vanishing": 5,
    "vengeful": 4, "wise": 4,
}  # fmt: skip
PIECES = {
    "monster": 14, "volcano": 1, "great_ancient": 1, "balrog": 1, "ghost": 1, "queen": 1,
    "mushroom_armor": 8, "vengeance": 4, "silver_hammer": 7, "sack": 1,
}  # fmt: skip
RELICS = {
    "flying_doormat", "froggys_ring", "scepter_of_avarice", "shiny_orb", "stinky_trolls_socks",
    "sword_of_the_killer_rabbit",
}  # fmt: skip
PLACES = {
    "altar_of_souls", "crypt_of_the_tomb_raider", "diamond_fields", "fountain_of_youth",
    "great_brass_pipe", "keep_on_the_motherland", "mine_of_the_lost_dwarf", "stonehedge",
    "wickedest_pentacle",
}  # fmt: skip
# Players: rounds, regions, borders, of each land terrain, mountains, river, chasms, craters, dens.
BOARDS = {
    2: (10, 28, 67, 4, 4, 3, 5, 2, 4), 3: (10, 33, 77, 5, 6, 3, 4, 2, 5),
    4: (9, 44, 109, 7, 7, 5, 4, 4, 6), 5: (8, 55, 132, 9, 9, 5, 5, 4, 7),
}  # fmt: skip
LAND = ("mud", "mushroom_forest", "mine", "crystal")


@cache
def items() -> tuple[Item, ...]:
    """The items of Underground and of what it shares with other games."""
    loaded = load([CONTENT / "underground", CONTENT / "conquest"], Sink())
    return tuple(item for program in loaded.programs for item in program.items)


def everything(kind: str) -> dict[str, Item]:
    """Return all items of a kind in Underground, those inside others too, by id."""
    found = (inner for item in items() for inner in item.walk() if inner.pack == "underground")
    return {item.id: item for item in found if item.kind == kind}


def test_races_have_their_tokens() -> None:
    """Banner and box of each of the fifteen races are those of the rulebook."""
    races = everything("race")

    assert {name: race.field("tokens").numbers for name, race in races.items()} == RACES  # type: ignore[union-attr]


def test_powers_have_their_tokens() -> None:
    """The badge of each of the twenty-one powers is that of the rulebook."""
    powers = everything("power")

    assert {name: power.number("tokens") for name, power in powers.items()} == POWERS


def test_the_box_holds_the_tokens_printed_on_it() -> None:
    """179 race tokens and Monsters in all; a plain race has five more than its banner."""
    more = {name: box - banner for name, (banner, box) in RACES.items()}

    assert sum(box for _, box in RACES.values()) + PIECES["monster"] == 179
    assert {name: count for name, count in more.items() if count != 5} == {"mudmen": 7}


def test_pieces_are_as_many_as_in_the_box() -> None:
    """Monsters, Armors, Hammers and the rest are counted as in the box."""
    assert {name: piece.number("box") for name, piece in everything("piece").items()} == PIECES


def test_relics_and_places_are_those_of_the_box() -> None:
    """Six relics and nine places."""
    assert set(everything("relic")) == RELICS
    assert set(everything("place")) == PLACES


@pytest.mark.parametrize("players", sorted(BOARDS))
def test_boards_have_their_regions(players: int) -> None:
    """Regions, borders, terrains, craters and Monsters (two a den) of each board."""
    rounds, count, pairs, land, mountains, river, chasms, craters, dens = BOARDS[players]
    board = everything("board")[f"underground_{players}p"]
    words = Counter(word for region in regions(board) for word in region.words)

    assert board.number("players") == players
    assert board.number("rounds") == rounds
    assert len(list(regions(board))) == count
    assert len({border.pair for border in borders(board)}) == pairs
    assert {words[terrain] for terrain in LAND} == {land}
    assert (words["black_mountain"], words["river"], words["chasm"]) == (mountains, river, chasms)
    assert (words["crater"], words["monster"]) == (craters, 2 * dens)


@pytest.mark.parametrize("players", sorted(BOARDS))
def test_boards_can_be_drawn_and_crossed(players: int) -> None:
    """A board lies flat, hangs together, and only the two ends of its river touch the edge."""
    board = everything("board")[f"underground_{players}p"]
    graph: nx.Graph[str] = nx.Graph([tuple(border.pair) for border in borders(board)])
    mouths = [r.id for r in regions(board) if {"river", "border"} <= set(r.words)]

    assert nx.check_planarity(graph)[0]
    assert nx.is_connected(graph)
    assert set(graph) == {region.id for region in regions(board)}
    assert len(mouths) == 2
    assert nx.has_path(graph.subgraph(_river(board)), *mouths)


def _river(board: Item) -> list[str]:
    return [region.id for region in regions(board) if "river" in region.words]


def test_only_the_board_for_five_is_ours() -> None:
    """The board for five players says that it is not the published one."""
    own = [name for name, board in everything("board").items() if board.field("source")]

    assert own == ["underground_5p"]


def test_everything_is_shown() -> None:
    """Each race, power, relic and place has an example."""
    kinds = ("race", "power", "relic", "place")
    shown = {name: item for kind in kinds for name, item in everything(kind).items()}

    assert [name for name, item in shown.items() if not item.of_kind("example")] == []


def test_editions_record_what_the_books_say() -> None:
    """Each difference has a reading of a book and says which one is taken."""
    books = ("italian", "spanish", "english")
    editions = everything("edition")

    assert len(editions) >= 15
    assert [n for n, e in editions.items() if not any(e.field(book) for book in books)] == []


def test_open_points_are_options() -> None:
    """Each open point is an option, asks a question and has a default."""
    options = everything("option")

    assert len(options) >= 13
    assert [n for n, o in options.items() if not (o.field("question") and o.field("default"))] == []


def test_every_option_is_shown_both_ways() -> None:
    """For each option an example or a scenario takes it, beside those that do not."""
    taken = {
        str(entry.values[0])
        for example in (i for item in items() for i in item.walk() if i.kind == "example")
        for line in example.fields
        if line.key == "option"
        for entry in line.entries
    }

    disputed = (ROOT / "tests" / "scenarios" / "disputed.yaml").read_text(encoding="utf-8")
    taken |= set(re.findall(r"(\w+): true", disputed))

    assert set(everything("option")) <= taken
