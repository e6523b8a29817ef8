"""What changed between two editions is told: all of it, once, and nothing of layout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regola.comparing.consequences import consequences, next_version
from regola.comparing.differences import Difference, differences
from regola.comparing.edition import Edition
from regola.files.editions import edition_of
from regola.files.library import load
from regola.findings import Sink

HEAD = """id: ponds
names: {it: Stagni, es: Charcas, en: Ponds}
version: "1.2.0"
licence: CC0-1.0
game: small_world
vocabulary: conquest
"""
RULES = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 6 of 11
    income of your swamps is 1 more
    the first 2 times, when you conquer a region: gain 3 coins
    you may not abandon a region
    option lazy {
        name: it "Pigre", es "Perezosas", en "Lazy"
        question: it "Sono pigre?", es "¿Son perezosas?", en "Are they lazy?"
        default: not taken
    }
    piece raft {
        name: it f "Zattera" / "Zattere", es f "Balsa" / "Balsas", en "Raft" / "Rafts"
        box: 4
        conquest cost of its region is 1 more
        when you lose its region: remove it
    }
    when you conquer a lake: put a raft in the region
    ruling "coins" {
        question: it "Quante monete dà la conquista alle Lontre?",
            es "¿Cuántas monedas da la conquista a las Nutrias?",
            en "How many coins does a conquest bring the Otters?"
        answer: it "Sempre 3 monete.", es "Siempre 3 monedas.", en "Always 3 coins."
    }
    example "a swamp" {
        says: it "La palude frutta", es "El pantano rinde", en "The swamp pays"
        region a: swamp, border
        region b: hill, border
        borders: a-b
        given ada: otters, stout, coins 0, hand 0, a 5
        given bea: elves, spirit, hand 9
        income: 2
    }
}
power wet {
    name: it "Bagnati", es "Mojados", en "Wet"
    tokens: 4
    income of your lakes is 1 more
}
board puddle {
    name: it "Pozza", es "Charco", en "Puddle"
    players: 2
    rounds: 8
    region a: swamp, border, at 0 0
    region b: hill, border, at 100 0
    region c: lake, at 100 100
    borders: a-b, b-c
}
"""


def edition(folder: Path, rules: str = RULES, head: str = HEAD) -> Edition:
    """Return the pack as an edition."""
    (folder / "pack.yaml").write_text(head, encoding="utf-8")
    (folder / "ponds.regola").write_text(rules, encoding="utf-8")
    return edition_of(load([folder], Sink()))


def told(folder: Path, old: str, new: str) -> list[Difference]:
    """Return what is told of one text of the pack replaced by another."""
    assert RULES.count(old) == 1, old
    return differences(edition(folder), edition(folder, RULES.replace(old, new)))


def briefly(found: list[Difference]) -> set[tuple[str, str, str, str]]:
    """Return what is told, the texts of a rule in three languages counting as one."""
    told_itself = (one for one in found if not one.follows)
    return {(one.subject, one.part.rpartition("/")[2], one.key, one.change) for one in told_itself}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("tokens: 6 of 11", "tokens: 7 of 11", ("number", "otters", "tokens", "changed")),
        ("box: 4", "box: 5", ("number", "raft", "box", "changed")),
        ("rounds: 8", "rounds: 9", ("number", "puddle", "rounds", "changed")),
        ("swamps is 1 more", "swamps is 2 more", ("rule", "otters", "1", "changed")),
        ("first 2 times", "first 3 times", ("rule", "otters", "2", "changed")),
        ("your lakes is 1 more", "your hills is 1 more", ("rule", "wet", "1", "changed")),
        ("    you may not abandon a region\n", "", ("rule", "otters", "3", "gone")),
        ('en "Wet"', 'en "Soaked"', ("name", "wet", "en", "changed")),
        ('it f "Zattera"', 'it m "Zattera"', ("name", "raft", "it", "changed")),
        ('en "Lazy"', 'en "Idle"', ("name", "lazy", "en", "changed")),
        ("default: not taken", "default: taken", ("default", "lazy", "default", "changed")),
        ("b-c", "a-c", ("border", "puddle", "a-c", "new")),
        ("region c: lake, at", "region c: swamp, at", ("region", "puddle", "c", "changed")),
        ("at 100 100", "at 100 90", ("place", "puddle", "c", "changed")),
        ("stout, coins 0", "stout, coins 1", ("step", "otters#a swamp", "given", "changed")),
        ("Always 3 coins.", "Each time 3 coins.", ("prose", "otters#coins", "answer", "changed")),
    ],
)
def test_each_change_is_told_once(
    tmp_path: Path, old: str, new: str, expected: tuple[str, str, str, str]
) -> None:
    """A change of one thing is one difference, at its item, of its kind."""
    assert expected in briefly(told(tmp_path, old, new))
    others = briefly(told(tmp_path, old, new)) - {expected}
    assert others == ({("border", "puddle", "b-c", "gone")} if old == "b-c" else set())


def _numbers() -> Iterator[int]:
    """Give where the numbers of rules and fields stand; those in texts by hand are prose."""
    for match in re.finditer(r"(?<=[ :])\d+", RULES):
        line = RULES[RULES.rfind("\n", 0, match.start()) : RULES.find("\n", match.start())]
        if '"' not in line:
            yield match.start()


@pytest.mark.parametrize("place", list(_numbers()))
def test_no_number_changes_in_silence(tmp_path: Path, place: int) -> None:
    """Each number of rules, fields, examples and boards, one more than before, is told once."""
    end = re.compile(r"\d+").match(RULES, place)
    assert end is not None
    changed = f"{RULES[:place]}{int(end[0]) + 1}{RULES[end.end() :]}"
    found = differences(edition(tmp_path), edition(tmp_path, changed))
    assert len(briefly(found)) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    tokens: 6 of 11\n", "\n    tokens:   6 of 11   # as the box\n"),
        ("a region: gain", "a region:\n        gain"),
        ("borders: a-b, b-c", "borders: c-b\n    borders: b-a"),
        ("region a: swamp, border, at 0 0", "region a: border, swamp, at 0 0"),
        ("        borders: a-b\n", "        borders: b-a\n"),
        ("you may not abandon a region", "you may not abandon any region"),
    ],
)
def test_layout_is_no_change(tmp_path: Path, old: str, new: str) -> None:
    """Where something stands, and in which order lines stand that have none, is not told."""
    assert told(tmp_path, old, new) == []


def test_items_move_in_silence_and_go_with_all_they_hold(tmp_path: Path) -> None:
    """Another order of items is none; an item that is gone is told, not its rules and pieces."""
    power = RULES[RULES.index("power wet") : RULES.index("board puddle")]
    moved = power + RULES.replace(power, "")
    assert differences(edition(tmp_path), edition(tmp_path, moved)) == []
    gone = differences(edition(tmp_path), edition(tmp_path, RULES[RULES.index("power wet") :]))
    assert briefly(gone) == {("item", "otters", "", "gone")}
    [new] = differences(edition(tmp_path, RULES.replace(power, "")), edition(tmp_path))
    assert (new.subject, new.change, new.item) == ("item", "new", "ponds/power/wet")


_DRY = """power dry {
    name: it "Secchi", es "Secos", en "Dry"
    tokens: 3
    at scoring: gain 2 coins
}
"""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        # The same rules under another name.
        (
            'power wet {\n    name: it "Bagnati", es "Mojados", en "Wet"',
            'power damp {\n    name: it "Umidi", es "Húmedos", en "Damp"',
            {("id", "damp", "", "changed")}
            | {("name", "damp", code, "changed") for code in ("it", "es", "en")},
        ),
        # Other rules under the same name.
        (
            "power wet {\n",
            "power damp {\n    income of your hills is 1 more\n",
            {("id", "damp", "", "changed"), ("rule", "damp", "1", "new")},
        ),
        # Nothing in common.
        (
            RULES[RULES.index("power wet") : RULES.index("board puddle")],
            _DRY,
            {("item", "dry", "", "new"), ("item", "wet", "", "gone")},
        ),
    ],
)
def test_an_item_under_another_id_is_neither_new_nor_gone(
    tmp_path: Path, old: str, new: str, expected: set[tuple[str, str, str, str]]
) -> None:
    """It is known by its printed name, or by what it does."""
    assert briefly(told(tmp_path, old, new)) == expected


def test_a_people_under_another_id_takes_along_what_is_in_it(tmp_path: Path) -> None:
    """Rulings, examples and pieces stay what they were; a game that has it does not find it."""
    now = edition(
        tmp_path, RULES.replace("race otters", "race beavers").replace(": otters", ": beavers")
    )
    before = edition(tmp_path)
    found = differences(before, now)
    assert briefly(found) == {
        ("id", "beavers", "", "changed"),
        ("step", "beavers#a swamp", "given", "changed"),
    }
    assert consequences(found, before, now, {}).games == ("ponds/race/beavers",)
    assert next_version("1.2.0", found) == "2.0.0"


def test_what_is_new_is_in_no_game_yet(tmp_path: Path) -> None:
    """A power that is new is in no stack of a game in progress; a new piece is in its race."""
    power = RULES[RULES.index("power wet") : RULES.index("board puddle")]
    before = edition(tmp_path, RULES.replace(power, ""))
    now = edition(tmp_path)
    assert consequences(differences(before, now), before, now, {}).games == ()


def test_texts_that_tell_the_old_number_are_found(tmp_path: Path) -> None:
    """Three coins become four in the rule, and the ruling still says three in three languages."""
    old, new = edition(tmp_path), edition(tmp_path, RULES.replace("gain 3 coins", "gain 4 coins"))
    follows = consequences(differences(old, new), old, new, {})
    assert [(one.language, one.number) for one in follows.old_numbers] == [
        ("it", "3"),
        ("es", "3"),
        ("en", "3"),
    ]
    assert follows.games == ("ponds/race/otters",)


@pytest.mark.parametrize(
    ("old", "new", "sheets"),
    [
        # The rule is on the banner, in signs, and on the card.
        ("gain 3 coins", "gain 4 coins", [("ponds/race/otters", ("banner", "card"))]),
        # More tokens: the number on the banner, and tokens that are missing.
        ("tokens: 6 of 11", "tokens: 6 of 12", [("ponds/race/otters", ("banner", "token"))]),
        # Its name is on whatever is printed of a power.
        ('en "Wet"', 'en "Soaked"', [("ponds/power/wet", ("badge", "card"))]),
        ("borders: a-b, b-c", "borders: a-b, a-c", [("ponds/board/puddle", ("board",))]),
        ("Always 3 coins.", "Each time 3 coins.", []),
    ],
)
def test_what_is_to_be_printed_again_is_told_by_its_sheets(
    tmp_path: Path, old: str, new: str, sheets: list[tuple[str, tuple[str, ...]]]
) -> None:
    """A component is printed again where what stands on it, or how many there are, is another."""
    now = edition(tmp_path, RULES.replace(old, new))
    before = edition(tmp_path)
    follows = consequences(differences(before, now), before, now, {})
    assert list(follows.sheets) == sheets


@pytest.mark.parametrize(
    ("old", "new", "version"),
    [
        ("gain 3 coins", "gain 4 coins", "2.0.0"),
        ('en "Wet"', 'en "Soaked"', "1.2.1"),
        ("Always 3 coins.", "Each time 3 coins.", "1.2.1"),
        ("board puddle", "power dry {\n    tokens: 3\n}\nboard puddle", "1.3.0"),
        ("rounds: 8", "rounds: 9", "2.0.0"),
    ],
)
def test_the_next_version_tells_what_may_break(
    tmp_path: Path, old: str, new: str, version: str
) -> None:
    """What plays otherwise makes a new first number, what is new the second, words the third."""
    assert next_version("1.2.0", told(tmp_path, old, new)) == version


def test_a_version_below_one_promises_nothing() -> None:
    """The second number stands for the first; nothing changed, nothing grows."""
    rule = Difference("p/race/a", "p/race/a", "race", "rule", "1", "x", "y", "en")
    assert (next_version("0.3.1", [rule]), next_version("0.3", [])) == ("0.4.0", "0.3")


def test_an_option_that_is_taken_now_is_told_once(tmp_path: Path) -> None:
    """The sentence of a rule that says in which case it holds is another only for the option."""
    rules = RULES.replace(
        "    you may not abandon a region\n",
        "    you may not abandon a region if option lazy is taken\n",
    )
    turned = rules.replace("default: not taken", "default: taken")
    found = differences(edition(tmp_path, rules), edition(tmp_path, turned))
    assert briefly(found) == {("default", "lazy", "default", "changed")}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("en: Ponds", "en: Lakes", ("name", "ponds", "en", "changed")),
        ("licence: CC0-1.0", "licence: CC-BY-4.0", ("field", "ponds", "licence", "changed")),
        ("game: small_world", "game: underground", ("field", "ponds", "game", "changed")),
        ("vocabulary", "needs: [underground]\nvocabulary", ("field", "ponds", "needs", "new")),
        ("1.2.0", "1.3.0", None),
    ],
)
def test_what_a_pack_says_of_itself_is_told(
    tmp_path: Path, old: str, new: str, expected: tuple[str, str, str, str] | None
) -> None:
    """Its names, licence, game and needs; its version follows from the rest."""
    other = edition(tmp_path, head=HEAD.replace(old, new))
    found = briefly(differences(edition(tmp_path), other))
    assert found == ({expected} if expected else set())
