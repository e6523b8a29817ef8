"""Hold what is exported for other tables to the box and to the form that the tables read."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regola.json_files import json_data
from tests.printing.lanterns import written
from tests.support.running import regola

_RACES = 14


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Small World for Tabletop Simulator, in Italian."""
    folder = tmp_path_factory.mktemp("table")
    made = regola(
        *("export", "tts", "small_world", "--lang", "it", "--out", "out"),
        *("--only", "banner", "badge", "token", "coin", "piece", "track"),
        folder=folder,
    )
    assert made.code == 0
    return folder / "out"


def _saved(folder: Path) -> Any:
    return json_data((folder / "saved_object.json").read_bytes())


def _all(objects: list[Any]) -> Iterator[Any]:
    for one in objects:
        yield one
        yield from _all(one.get("ContainedObjects", []))


def _size(picture: Path) -> tuple[int, int]:
    """Return how many dots a PNG is across and down, from its header."""
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    across, down = struct.unpack(">II", data[16:24])
    return across, down


def test_decks_and_bags_hold_what_the_box_does(table: Path) -> None:
    """14 banners, 20 badges; 18 Sorcerers, 8 Dwarves, 18 Lost Tribes, 35 coins of 1."""
    objects = _saved(table)["ObjectStates"]
    decks = {o["Nickname"]: len(o["DeckIDs"]) for o in objects if o["Name"] == "DeckCustom"}
    bags = {o["Nickname"]: len(o["ContainedObjects"]) for o in objects if o["Name"] == "Bag"}

    assert decks == {"Razze": 14, "Poteri": 20}
    assert (bags["Stregoni"], bags["Nani"], bags["Tribù Perduta"]) == (18, 8, 18)
    assert [bags[f"Monete da {value}"] for value in (1, 3, 5, 10)] == [35, 20, 24, 30]
    # There is one Dragon, so it lies on the table.
    assert [o["Name"] for o in objects if o["Nickname"] == "Drago"] == ["Custom_Tile"]


def test_each_card_is_found_on_its_sheet(table: Path) -> None:
    """The number of a card is a hundred times that of its sheet, and its place; none is hidden."""
    banners = next(o for o in _saved(table)["ObjectStates"] if o["Nickname"] == "Razze")
    (number, sheet), *others = banners["CustomDeck"].items()

    assert not others
    assert banners["DeckIDs"] == [int(number) * 100 + place for place in range(_RACES)]
    assert [card["CardID"] for card in banners["ContainedObjects"]] == banners["DeckIDs"]
    assert sheet["NumWidth"] * sheet["NumHeight"] > _RACES
    assert banners["ContainedObjects"][0]["Nickname"] == "Amazzoni"
    across, down = _size(table / sheet["FaceURL"].rpartition("/")[2])
    # Places on a sheet are as wide and high as a banner: 92 by 46 millimetres.
    assert across / sheet["NumWidth"] / (down / sheet["NumHeight"]) == pytest.approx(2, abs=0.02)


def test_pictures_are_there_and_none_is_too_large(table: Path) -> None:
    """Each address leads to a picture beside the saved object, of at most 4096 dots a side."""
    saved = _saved(table)
    found = {
        value
        for one in _all(saved["ObjectStates"])
        for told in (one.get("CustomImage", {}), *one.get("CustomDeck", {}).values())
        for key, value in told.items()
        if key.endswith("URL")
    }

    assert len(found) > _RACES * 2
    for address in found:
        assert address.startswith(table.resolve().as_uri())
        assert max(_size(table / address.rpartition("/")[2])) <= 4096


def test_things_lie_apart_and_have_numbers_of_their_own(table: Path) -> None:
    """No two things lie in one place, and no number is given twice."""
    saved = _saved(table)
    places = Counter(
        (o["Transform"]["posX"], o["Transform"]["posZ"]) for o in saved["ObjectStates"]
    )
    numbers = [o["GUID"] for o in _all(saved["ObjectStates"])]

    assert set(places.values()) == {1}
    assert len(set(numbers)) == len(numbers) > 300


def test_more_cards_than_a_sheet_has_places_are_on_several(tmp_path: Path) -> None:
    """Copies of a tile are one place of the sheet; tiles of each player are apart."""
    made = regola(
        *("export", "tts", "dungeon_digger", "--only", "tile", "--lang", "en", "--out", "out"),
        *("--address", "https://example.org/digger/"),
        folder=tmp_path,
    )

    assert made.code == 0
    decks = [o for o in _saved(tmp_path / "out")["ObjectStates"] if o["Name"] == "DeckCustom"]
    for deck in decks:
        for sheet in deck["CustomDeck"].values():
            assert sheet["NumWidth"] * sheet["NumHeight"] <= 70
            assert sheet["FaceURL"].startswith("https://example.org/digger/sheet-")
    assert any(len(set(deck["DeckIDs"])) < len(deck["DeckIDs"]) for deck in decks)


def test_images_are_as_large_as_asked(tmp_path: Path) -> None:
    """A token of 22 millimetres has 87 dots at 100 an inch; the list tells how many there are."""
    made = regola(
        *("export", "images", "tritons", "--only", "token", "--points", "100", "--out", "out"),
        *("--lang", "en"),
        folder=tmp_path,
    )

    assert made.output == "Written: out, 2 pictures\n"
    assert _size(tmp_path / "out/token-tritons.png") == pytest.approx((87, 87), abs=1)
    (token,) = json_data((tmp_path / "out/components.json").read_bytes())["components"]
    assert token == {
        "form": "token",
        "item": "small_world/race/tritons",
        "name": "Tritons",
        "count": 11,
        "millimetres": [22.0, 22.0],
        "shape": "rectangle",
        "player": None,
        "front": "token-tritons.png",
        "back": "token-tritons-back.png",
    }


def test_the_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    """Drawings of lines too."""
    for name in ("one", "two"):
        made = regola(
            *("export", "images", "tritons", "--picture", "svg", "--out", name), folder=tmp_path
        )
        assert made.code == 0
    ones = {path.name: path.read_bytes() for path in (tmp_path / "one").iterdir()}
    assert ones == {path.name: path.read_bytes() for path in (tmp_path / "two").iterdir()}
    assert ones["card-tritons.svg"].startswith(b"<svg")


@pytest.mark.parametrize("density", ["5", "0", "9999", "many", "-3"])
def test_odd_densities_are_refused(tmp_path: Path, density: str) -> None:
    """What is no number of dots, or makes pictures of no use, is told; nothing is written."""
    made = regola("export", "images", "tritons", f"--points={density}", folder=tmp_path)

    assert made.code == 2
    assert list(tmp_path.iterdir()) == []


def test_what_does_not_fit_is_a_finding_and_nothing_is_written(tmp_path: Path) -> None:
    """A name of eighty letters in one word fits on no token."""
    pack = tmp_path / "long"
    pack.mkdir()
    (pack / "pack.yaml").write_text(
        'id: long\nnames: {it: Lungo, es: Largo, en: Long}\nversion: "1.0"\n'
        "game: small_world\nneeds: [small_world]\n",
        encoding="utf-8",
    )
    name = "Lampadai" * 10
    (pack / "folk.regola").write_text(
        f'race folk {{\n  name: it m "{name}" / "{name}", es m "Farol" / "Faroles", '
        'en "Lamp" / "Lamps"\n  tokens: 5 of 10\n}\n',
        encoding="utf-8",
    )
    for table in ("images", "tts"):
        made = regola("export", table, pack, "--out", "out", "--lang", "it", folder=tmp_path)
        assert made.code == 1
        assert "R1039" in made.errors
        assert not (tmp_path / "out").exists()


def test_no_two_things_have_one_name(tmp_path: Path) -> None:
    """Two races have banners and cards in decks of the same kind; a power is called as a piece."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    rules.write_text(rules.read_text().replace('en "Glowing"', 'en "Lantern"'))

    made = regola("export", "tts", "lanterns", "--lang", "en", "--out", "out", folder=tmp_path)

    assert made.code == 0, made.errors
    objects = _saved(tmp_path / "out")["ObjectStates"]
    decks = {o["Nickname"] for o in objects if o["Name"] == "DeckCustom"}
    assert decks == {"Races", "Races (card)"}
    for deck in (o for o in objects if o["Name"] == "DeckCustom"):
        own = " (card)" if deck["Nickname"].endswith("(card)") else ""
        assert [one["Nickname"] for one in deck["ContainedObjects"]] == [
            f"Lantern Bearers{own}",
            f"Moths{own}",
        ]
    cards = [o["Nickname"] for o in objects if o["Name"] == "CardCustom"]
    assert cards == ["Lantern", "Lantern (card)"]
    bags = [o["Nickname"] for o in objects if o["Name"] == "Bag"]
    assert len(set(bags)) == len(bags)
