"""What the rulebook and the box say of Dungeon Lords, each fact with the scenarios that play it."""

from __future__ import annotations

import pytest

from regola.findings import Sink
from regola.program.model import Item
from regola.scenarios.trials import trial
from regola.sources import Source
from regola.yaml_files import documents, plain
from regola_engine.lords.sets import suited_to
from tests.lords.content import items
from tests.lords.table import table
from tests.lords.test_scenarios import game, told

# What is tried, and the scenarios that try it.
TRIED: dict[str, tuple[str, ...]] = {
    "two of three orders are held back, six are at hand, three stay": ("orders_at_hand",),
    "the first order comes back, or one with its minion on it": ("which_order_returns",),
    "four rounds empty the stacks of monsters and rooms": ("the_stacks_of_a_year",),
    "how many adventurers a year, and when the last is replaced": (
        "the_stacks_of_a_year", "adventurers_for_three", "adventurers_for_two",
        "equal_adventurers", "three_equal_adventurers",
    ),
    "a fourth minion stays on its card": ("a_fourth_minion",),
    "to hire first costs a gold": ("hiring_first",),
    "two evil bring three food and a gold": ("food_for_evil",),
    "no part of a price for part of the gain": ("no_part_of_a_price",),
    "a foreman does not dig": (
        "a_foreman_and_4_imps", "a_foreman_and_3_imps", "a_foreman_and_1_imps",
    ),
    "no square of four tunnels, and none apart": ("where_tunnels_go",),
    "a gold from each unconquered tunnel, trolls do not help": (
        "mining_from_few_tunnels", "mining",
    ),
    "rooms are taken from the third box to the first": ("rooms_from_the_third_box",),
    "the third box for monsters costs one food more": (
        "the_third_box_for_monsters", "the_third_box_is_too_dear",
    ),
    "where rooms may lie": (
        "where_rooms_go", "rooms_of_the_second_year", "the_zone_of_the_magic_room",
    ),
    "one more trap to choose from in the second year": ("traps_in_the_second_year",),
    "three imps make a food, two none": ("a_food_room",),
    "a room runs once a round, then twice": ("once_a_round", "twice_a_round"),
    "a troll works as an imp": ("a_troll_at_work",),
    "an imp just made works at once": ("magic_room_first", "food_room_first"),
    "three imps and two food become five imps": ("magic_room_twice",),
    "wages paid and not paid": ("payday_paid", "payday_not_paid"),
    "a gold of tax per two tunnels": ("taxes", "how_much_tax"),
    "the weakest goes to the least evil": ("who_goes_where",),
    "a warrior goes to the head": ("where_they_join",),
    "the evil of the dummy": ("the_dummy",),
    "the paladin comes at ten": ("the_paladin_comes",),
    "the paladin leaves for whoever is more evil": (
        "the_paladin_at_11_and_10", "the_paladin_at_11_and_11", "the_paladin_at_11_and_12",
        "the_paladin_at_8_and_9",
    ),
    "he does so in a fight too, with his wounds": ("the_paladin_in_a_fight",),
    "who may stand in a tunnel, a room, the labyrinth": (
        "who_may_stand_in_a_tunnel", "who_may_stand_in_a_room", "the_labyrinth",
    ),
    "what a trap costs": ("a_trap_that_cannot_be_paid", "a_trap_in_a_tunnel", "the_labyrinth"),
    "thieves prevent the first wounds": ("thieves",),
    "poison": ("the_poisoned_dart", "the_dart_on_one_who_falls"),
    "the second blow of a goblin": ("the_goblin",),
    "priests heal after an attack": ("two_warriors_healed_by_nobody", "priests"),
    "fatigue passes on": ("weariness", "all_out"),
    "survivors take the tile, but not from a demon": ("survivors", "the_demon"),
    "who sleeps after an attack, and wakes": ("a_monster_sleeps", "monsters_wake"),
    "a dragon stops healing": ("the_dragon",),
    "a prisoner goes free where nothing is left": ("nothing_left_to_defend",),
    "a vampire and a lone priest": ("the_vampire_and_a_priest",),
    "who is first": ("who_is_first_of_4", "who_is_first_of_3", "who_is_first_of_2"),
    "the score": ("a_score",),
    "troll tokens are no imps, the dummy takes no title": (
        "trolls_are_no_imps", "the_dummy_is_no_lord",
    ),
    "who wins, and who is a Dungeon Lord": ("who_wins",),
}  # fmt: skip

# What a minion pays and gains on each box of an order: goods of its player before and after.
_BEFORE = {"evil": 5, "food": 3, "gold": 3, "imps": 3}
BOXES: dict[tuple[str, int], dict[str, int]] = {
    ("gather_food", 1): {"gold": -1, "food": 2},
    ("gather_food", 2): {"evil": 1, "food": 3},
    ("gather_food", 3): {"evil": 2, "food": 3, "gold": 1},
    ("improve_reputation", 1): {"evil": -1, "known": 1},
    ("improve_reputation", 2): {"evil": -2},
    ("improve_reputation", 3): {"gold": -1, "evil": -2, "known": 1},
    ("recruit_imps", 1): {"food": -1, "imps": 1},
    ("recruit_imps", 2): {"food": -2, "imps": 2},
    ("recruit_imps", 3): {"food": -1, "gold": -1, "imps": 2},
    ("set_traps", 1): {"gold": -1, "trap_count": 1},
    ("set_traps", 2): {"trap_count": 1},
    ("set_traps", 3): {"gold": -2, "trap_count": 2},
    ("build_rooms", 1): {},
    ("build_rooms", 2): {"gold": -1},
    ("build_rooms", 3): {"gold": -1},
    ("hire_monsters", 1): {"food": -1},
    ("hire_monsters", 2): {"food": -1},
    ("hire_monsters", 3): {"food": -2},
}
# How many tunnels are dug at most, and gold mined, by how many imps beside them.
WORKERS = {1: (2, 0), 2: (3, 0), 3: (4, 1)}
# Where rooms of the first year may lie, on five columns and four rows below the entrance.
ZONES = {
    "near": {f"{column}{row}" for column in "abcde" for row in (1, 2)},
    "far": {f"{column}{row}" for column in "abcde" for row in (3, 4)},
    "inner": {"b2", "c2", "d2", "b3", "c3", "d3"},
    "border": {
        "a1", "b1", "c1", "d1", "e1", "a2", "e2", "a3", "e3", "a4", "b4", "c4", "d4", "e4",
    },
}  # fmt: skip
ZONE_OF = {
    "hatchery": "near", "deep_hatchery": "far", "gold_seam": "near", "deep_gold_seam": "far",
    "workshop": "border", "tool_shed": "border", "printing_press": "inner",
    "magic_room": "inner",
}  # fmt: skip
# What scores: a title alone and shared; what else is worth, by what one has of it.
TITLES = {
    "lord_of_dark_deeds", "lord_of_halls", "tunnel_lord", "monster_lord", "lord_of_imps",
    "lord_of_riches", "battlelord",
}  # fmt: skip
WORTH = {
    "monsters: [goblin]": 1, "rooms: {a1: hatchery}": 2, "conquered: [c1]": -2,
    "prison: [thief]": 2, "tokens: 1": -3, "prison: [golden_paladin]": 5,
}  # fmt: skip


def test_every_fact_is_tried() -> None:
    """Each of the 44 things to be tried has its scenarios, and all of these stand in the file."""
    there = {document.get("scenario").value for document in told()}  # type: ignore[union-attr]
    wanted = {name for names in TRIED.values() for name in names}
    assert len(TRIED) == 44
    assert wanted - there == set()


def _played(head: str, state: str, steps: str) -> None:
    text = (
        f"scenario: fact\ngame: dungeon_lords\nplayers: [ada, bea]\n{head}\n"
        f"state: {{ada: {{{state}}}}}\nsteps: [{steps}]\n"
    )
    sink = Sink()
    (document,) = documents(Source("fact.yaml", text), sink)
    outcome = trial(document, "", game(), sink)
    assert [one.slug for one in sink] == []
    assert outcome is not None
    assert outcome.passed, outcome


def _goods(changes: dict[str, int]) -> str:
    after = {name: _BEFORE.get(name, 0) + change for name, change in changes.items()}
    return ", ".join(f"{name}: {count}" for name, count in {**_BEFORE, **after}.items())


@pytest.mark.parametrize(("box", "changes"), BOXES.items(), ids=str)
def test_boxes(box: tuple[str, int], changes: dict[str, int]) -> None:
    """What is paid and gained on each box, as printed on the board."""
    order, slot = box
    offer = {"build_rooms": "offer: [hatchery]", "hire_monsters": "offer: [goblin]"}.get(order, "")
    look = ", {pick: 1}" if "known" in changes else ""
    steps = f"{{answer: true}}{look}, {{expect: {{ada: {{{_goods(changes)}}}}}}}"
    start = ", ".join(f"{name}: {count}" for name, count in _BEFORE.items())
    state = f"{start}, tunnels: [c1], minions: {{{order}: {slot}}}"
    _played(f"stage: performing\n{offer}", state, steps)


@pytest.mark.parametrize(("slot", "most", "beside"), [(s, *found) for s, found in WORKERS.items()])
def test_workers(slot: int, most: int, beside: int) -> None:
    """How many imps may mine on each box, and that the third needs a foreman beside them."""
    state = f"imps: 9, gold: 0, tunnels: [a1, b1, c1, d1, e1], minions: {{mine_gold: {slot}}}"
    idle = 9 - most - beside
    steps = (
        f"{{answer: true}}, {{refused: {{pick: {most + 1}}}}}, {{pick: {most}}},"
        f" {{expect: {{ada: {{gold: {most}, idle: {idle}}}}}}}"
    )
    _played("stage: performing", state, steps)
    spaces = "".join(f", {{pick: {space}}}" for space in ["a1", "e1", "c2", "c3"][:most])
    state = f"imps: 9, tunnels: [b1, c1, d1], minions: {{dig_tunnels: {slot}}}"
    steps = f"{{answer: true}}{spaces}, {{expect: {{over: true, ada: {{idle: {idle}}}}}}}"
    _played("stage: performing", state, steps)


@pytest.mark.parametrize("room", ZONE_OF)
def test_zones(room: str) -> None:
    """Where each room of the first year may lie, space by space."""
    state = table(2)
    number = [one.reference.rpartition("/")[2] for one in state.game.items["room"]].index(room)
    names = state.game.grid.names
    found = {name for tile, name in enumerate(names) if suited_to(state, tile, number)}
    assert found == ZONES[ZONE_OF[room]]


def test_rooms_of_the_second_year_lie_anywhere() -> None:
    """They have no zone."""
    later = [one for one in items("room").values() if one.number("year") == 2]
    assert len(later) == 8
    assert [one.id for one in later if one.field("zone") is not None] == []


def test_the_course_of_a_year() -> None:
    """Four rounds, events and arrivals in the last three, then up to four rounds of a fight."""
    stages = [(one.name, one.loops) for one in table(2).game.programme]
    for name, rounds in (("ordering", 4), ("happening", 3), ("arrival", 3), ("battle", 4)):
        years = [loops[0] for stage, loops in stages if stage == name]
        assert {year: years.count(year) for year in (1, 2)} == {1: rounds, 2: rounds}, name


def test_event_tiles() -> None:
    """Taxes, payday and the surprise of the special event: three for three rounds."""
    assert {name for name, one in items("event").items() if _deck(one) == "tile"} == {
        "payday", "taxes", "surprise",
    }  # fmt: skip


def _deck(event: Item) -> str:
    line = event.field("deck")
    return line.words[0] if line is not None else ""


def test_titles() -> None:
    """There are seven; with all shared each is worth two points, the one held alone three."""
    assert set(items("title")) == TITLES
    head = "stage: end_of_year\nyear: 2"
    _played(head, "evil: 5", "{expect: {ada: {score: 14, fame: 7}}}")
    _played(head, "evil: 6", "{expect: {ada: {score: 15, fame: 8}, bea: {score: 12}}}")


# Titles that change hands with what is had: ada holds seven shared ones otherwise.
_TITLES_WITH = {
    "monsters: [goblin]": 1, "rooms: {a1: hatchery}": 2, "conquered: [c1]": -2,
}  # fmt: skip


@pytest.mark.parametrize(("held", "worth"), WORTH.items())
def test_what_scores(held: str, worth: int) -> None:
    """What one of each is worth, beside the titles that come and go with it."""
    titles = 14 + _TITLES_WITH.get(held, 0)
    _played(
        "stage: end_of_year\nyear: 2", held, f"{{expect: {{ada: {{score: {titles + worth}}}}}}}"
    )


def test_scenarios_differ() -> None:
    """No two scenarios bear one name."""
    names = [plain(document)["scenario"] for document in told()]
    assert [name for name in names if names.count(name) > 1] == []
