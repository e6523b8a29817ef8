"""What users bring to print: names, sizes, words and pictures of their own."""

from __future__ import annotations

import io
import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pdfplumber
import pytest

from regola.printing.forms import stock
from regola.resources import languages
from tests.printing.lanterns import written
from tests.support.running import regola
from tests.support.sampling import sampled

_MILLIMETRE = 72 / 25.4


_RACE = """\
race {id} {{
    name: it m "{name}" / "{name}", es m "{name}" / "{name}", en "{name}" / "{name}"
    tokens: 5 of 10

    income of your swamps is 1 more
}}
"""
_PACK = """\
id: mine
names: {{it: Mio, es: Mio, en: Mine}}
version: "1.0"
game: small_world
needs: [small_world]
{more}
"""


def _pack(folder: Path, name: str = "Lampadai", more: str = "") -> Path:
    pack = folder / "mine"
    (pack / "pictures").mkdir(parents=True)
    (pack / "pack.yaml").write_text(_PACK.format(more=more))
    (pack / "folk.regola").write_text(_RACE.format(id="folk", name=name))
    return pack


_LONG_NAME = "Lampadai" * 10


def test_words_that_fit_on_nothing_are_told_and_nothing_is_written(tmp_path: Path) -> None:
    """A name of 80 letters in one word fits on no banner, token or card: nothing is left."""
    pack = _pack(tmp_path, _LONG_NAME)

    made = regola("print", pack, "--lang", "it", folder=tmp_path)

    assert made.code == 1
    assert "R1039" in made.errors
    assert "LampadaiLampadai" in made.errors
    assert "non si è scritto niente" in made.errors
    assert not list(tmp_path.glob("*.pdf"))


def _long_card(folder: Path) -> Path:
    """A race of nine rules, whose card has room for one language and not for two."""
    pack = _pack(folder)
    rules = [
        f"when you conquer a {terrain} beside a {other} of an opponent: gain 2 coins"
        for terrain, other in permutations(("hill", "forest", "swamp", "mountain"), 2)
    ]
    race = _RACE.format(id="folk", name="Lampadai")
    (pack / "folk.regola").write_text(race.replace("}\n", "\n    ".join(["", *rules]) + "\n}\n"))
    return pack


@pytest.mark.parametrize("command", [("print",), ("export", "images"), ("export", "tts")])
def test_a_card_without_room_is_left_out_of_the_rest(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    """Two languages have no room on it, each has it alone; banner and token are made without."""
    pack = _long_card(tmp_path)
    out = ("--out", "out.pdf" if command == ("print",) else "out")
    words = (*command, pack, "--lang", "it", *out)

    both = regola(*words, "--also", "es", folder=tmp_path)

    assert both.code == 1
    assert "R1039" in both.errors
    assert "`--also`" in both.errors
    assert "lasciato fuori, per un errore: mine/race/folk (card)" in both.errors
    # What is quoted is of the one language that is blamed.
    told = next(line for line in both.errors.splitlines() if "R1039" in line)
    assert "(italiano)" in told
    assert "di un avversario, ricevi 2 monete" in told
    assert "rival" not in told
    if command == ("print",):
        with pdfplumber.open(tmp_path / "out.pdf") as paper:
            kinds = [page.extract_text() for page in paper.pages]
        assert "Lampadai" in kinds[0]
    else:
        names = {path.name for path in (tmp_path / "out").iterdir()}
        assert "token-folk.png" in names
        assert not any(name.startswith("card") for name in names)

    assert regola(*words, folder=tmp_path).code == 0


def test_a_name_that_could_not_be_read_is_told(tmp_path: Path) -> None:
    """80 letters in many words would be smaller than 4.5 points on a token; a card has room."""
    pack = _pack(
        tmp_path, "Custodi della Lanterna Eterna sotto la Montagna delle Ombre che Sussurrano Piano"
    )

    made = regola("print", pack, "--only", "token", "card", "--lang", "it", folder=tmp_path)

    assert made.code == 1
    assert "R1039" in made.errors
    assert "Ombre che Sussurrano" in made.errors
    assert "mine/race/folk (token)" in made.errors
    with pdfplumber.open(tmp_path / "mine-it-print.pdf") as paper:
        assert "Ombre che Sussurrano" in paper.pages[0].extract_text().replace("\n", " ")


def test_chips_that_do_not_fit_are_told_and_all_is_printed(tmp_path: Path) -> None:
    """Nine rules in letters that can be read do not fit on a banner: it sends to its card."""
    pack = _pack(tmp_path)
    rules = [
        f"when you conquer a {terrain} beside a {other} of an opponent: gain 2 coins"
        for terrain, other in permutations(("hill", "forest", "swamp", "mountain"), 2)
    ]
    race = _RACE.format(id="folk", name="Lampadai")
    (pack / "folk.regola").write_text(race.replace("}\n", "\n    ".join(["", *rules]) + "\n}\n"))

    made = regola("print", pack, "--lang", "it", folder=tmp_path)

    assert made.code == 0
    assert "R1044" in made.errors
    assert "una Collina" in made.errors
    assert (tmp_path / "mine-it-print.pdf").read_bytes().startswith(b"%PDF")


def test_a_banner_has_as_many_rules_as_have_room_and_their_icons(tmp_path: Path) -> None:
    """Of 15 rules of five lands it tells more than three, and shows only their lands."""
    pack = _pack(tmp_path)
    lands = ("hill", "forest", "swamp", "mountain", "farmland")
    rules = [
        f"when you conquer a {land} with tokens of an opponent: gain {coins} coins"
        for coins in (2, 3, 4)
        for land in lands
    ]
    race = _RACE.format(id="folk", name="Lampadai")
    (pack / "folk.regola").write_text(race.replace("}\n", "\n    ".join(["", *rules]) + "\n}\n"))

    made = regola("print", pack, "--only", "banner", "--lang", "en", folder=tmp_path)

    assert made.code == 0, made.errors
    with pdfplumber.open(tmp_path / "mine-en-print.pdf") as paper:
        page = paper.pages[0]
        text = page.extract_text()
        icons = [one for one in page.rects if one["linewidth"] == pytest.approx(0.4)]
    assert "more on its card" in text
    assert 3 < text.count("coins") < len(rules)
    named = [land for land in lands if land.capitalize() in text]
    assert len(icons) == len(named) < len(lands)


def test_a_line_of_a_chip_that_has_no_room_is_told_by_check(tmp_path: Path) -> None:
    """A trigger of 130 letters is no line of a banner, in any language; short ones are."""
    pack = _pack(tmp_path)
    race = _RACE.format(id="folk", name="Lampadai")
    long = "a nonempty coastal hill with a mine"
    long += " that is beside a nonempty reachable forest of an opponent"
    told = {}
    for conquered in (long, "a hill"):
        rule = f"\n    when you conquer {conquered}: gain 2 coins\n}}\n"
        (pack / "folk.regola").write_text(race.replace("}\n", rule))
        told[conquered] = regola("check", pack, folder=tmp_path)

    said = {conquered: (made.errors + made.output) for conquered, made in told.items()}
    assert said[long].count("R1044") == len(("it", "es", "en"))
    assert "R1044" not in said["a hill"]


def test_a_pack_tells_the_sizes_of_what_is_printed(tmp_path: Path) -> None:
    """Banners of 100 by 50 mm are cut as such."""
    pack = _pack(tmp_path, more="sizes: {banner: [100, 50]}")

    assert regola("print", pack, "--cut", "--lang", "it", folder=tmp_path).code == 0
    assert 'width="100" height="50"' in (tmp_path / "mine-it-print-cut-1.svg").read_text()


@pytest.mark.parametrize("size", [(300, 300), (60, 200), (200, 60), (60, 55)])
def test_a_larger_banner_has_room_however_it_is_shaped(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """Where words stand below the emblem, they have the width of the banner; none is too large."""
    pack = _pack(tmp_path, more=f"sizes: {{banner: [{size[0]}, {size[1]}], token: [10, 40]}}")

    words = ("--only", "banner", "token", "--backs", "none", "--lang", "it", "--out", "out")
    made = regola("print", pack, *words, folder=tmp_path)

    assert (made.code, "R10" in made.errors) == (0, False), made.errors
    with pdfplumber.open(tmp_path / "out.pdf") as paper:
        text = "".join(page.extract_text() for page in paper.pages)
    assert "Lampadai" in text
    assert "Palude" in text


def test_the_pack_at_hand_has_the_name_that_it_says(tmp_path: Path) -> None:
    """Its folder need not be called as it is."""
    pack = _pack(tmp_path).rename(tmp_path / "elsewhere")

    assert regola("print", "mine", "--only", "card", "--lang", "it", folder=pack).code == 0
    assert (pack / "mine-it-print.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("sizes", ["{banner: [0, 5]}", "{banana: [10, 10]}", "[1, 2]", "{card: 5}"])
def test_sizes_that_are_none_are_told(tmp_path: Path, sizes: str) -> None:
    """What is no size of a known form is a finding."""
    pack = _pack(tmp_path, more=f"sizes: {sizes}")

    made = regola("check", pack, "--lang", "en", folder=tmp_path)

    assert made.code == 1
    assert "sizes" in made.output + made.errors


_WIDE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR\x00\x01\x00\x00\x00\x01\x00\x00"
"""The beginning of a PNG of 65,536 dots each way."""

_DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">%s</svg>'


@pytest.mark.parametrize(
    ("name", "data", "told"),
    sampled(
        [
            ("folk.png", b"no picture at all", "damaged"),
            ("folk.png", b"\x89PNG\r\n\x1a\nrubbish that begins well", "damaged"),
            ("folk.png", _WIDE, "more dots"),
            ("folk.jpg", b"\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\xff\xff", "more dots"),
            ("folk.jpg", b"\xff\xd8\xff\xe0\x00\x04..and no end", "damaged"),
            ("folk.jpg", _DRAWING % b"", "ends otherwise"),
            ("folk.svg", _DRAWING % b"<script>alert(1)</script>", "runs or moves"),
            ("folk.svg", _DRAWING % b'<rect onload="alert(1)"/>', "runs or moves"),
            ("folk.svg", _DRAWING % b'<image href="http://example.org/a.png"/>', "elsewhere"),
            ("folk.svg", _DRAWING % b'<rect fill="url(http://example.org/a)"/>', "elsewhere"),
            ("folk.svg", b'<!DOCTYPE svg [<!ENTITY a "b">]>' + _DRAWING % b"&a;", "entities"),
            ("folk.svg", b"<svg><not closed", "damaged"),
            ("folk.png", b"\x89PNG\r\n\x1a\n" + b"0" * 5_000_001, "5"),
            ("falk.png", b"\x89PNG\r\n\x1a\n", "folk"),
        ],
        5,
    ),
)
def test_pictures_that_cannot_be_used_are_told(
    tmp_path: Path, name: str, data: bytes, told: str
) -> None:
    """Each fault has words of its own; but for a name that nothing bears, nothing is written."""
    pack = _pack(tmp_path)
    (pack / "pictures" / name).write_bytes(data)

    made = regola("print", pack, "--lang", "en", folder=tmp_path)

    assert told in made.errors
    assert bool(list(tmp_path.glob("*.pdf"))) is (name == "falk.png")
    assert made.code == (0 if name == "falk.png" else 1)


def test_a_picture_of_a_pack_is_printed(tmp_path: Path) -> None:
    """A drawing of the user's own stands on the banner, in place of the emblem."""
    pack = _pack(tmp_path)
    without = tmp_path / "without.pdf"
    assert regola("print", pack, "--out", without, "--lang", "en", folder=tmp_path).code == 0
    (pack / "pictures" / "folk.svg").write_bytes(_DRAWING % b'<rect width="9" height="9"/>')

    assert regola("print", pack, "--lang", "en", folder=tmp_path).code == 0
    assert (tmp_path / "mine-en-print.pdf").read_bytes() != without.read_bytes()


@pytest.mark.parametrize(
    "words", [["nobody"], ["tritons", "--only", "banana"], ["tritons", "--only", "coin"], []]
)
def test_what_makes_no_sense_ends_with_two(tmp_path: Path, words: list[str]) -> None:
    """Unknown items, unknown forms, and nothing at all to print."""
    assert regola("print", *words, "--lang", "it", folder=tmp_path).code == 2


def test_many_words_have_more_room_than_the_emblem(tmp_path: Path) -> None:
    """Beside five rules on a banner it is smaller, and none of them in letters below 7 points."""
    rules = [
        f"when you conquer a {terrain}: gain 2 coins"
        for terrain in ("hill", "forest", "swamp", "mountain")
    ]
    sides = {}
    for count in (0, len(rules)):
        pack = _pack(tmp_path / str(count))
        told = "\n    ".join(["", *rules[:count]])
        race = _RACE.format(id="folk", name="Lampadai").replace("}\n", f"{told}\n}}\n")
        (pack / "folk.regola").write_text(race)
        made = regola("print", pack, "--only", "banner", "--out", tmp_path / "out", folder=pack)
        assert made.code == 0, made.errors
        with pdfplumber.open(tmp_path / "out.pdf") as paper:
            page = paper.pages[0]
            frames = [one for one in page.curves if 11.5 < one["width"] / _MILLIMETRE < 40]
            sides[count] = max(frame["width"] for frame in frames) / _MILLIMETRE
            words = [w for w in page.extract_words(extra_attrs=["size"]) if w["text"] == "coins"]
        assert all(word["size"] >= 7 for word in words)
    assert sides[0] == pytest.approx(38, abs=0.5)
    assert sides[len(rules)] < 33


def test_where_two_languages_have_no_room_the_first_is_whole(tmp_path: Path) -> None:
    """Four long rules: the banner has them in Italian, and sends to its card for Spanish."""
    pack = _pack(tmp_path)
    rules = [
        f"when you conquer a {terrain} beside a swamp of an opponent: gain 2 coins"
        for terrain in ("hill", "forest", "mountain")
    ]
    race = _RACE.format(id="folk", name="Lampadai")
    (pack / "folk.regola").write_text(race.replace("}\n", "\n    ".join(["", *rules]) + "\n}\n"))
    words = ("print", pack, "--only", "banner", "--lang", "it", "--also", "es", "--out", "out")

    made = regola(*words, folder=tmp_path)

    assert made.code == 0
    with pdfplumber.open(tmp_path / "out.pdf") as paper:
        text = paper.pages[0].extract_text().replace("\n", " ")
    for terrain in ("Collina", "Foresta", "Montagna"):
        assert f"una {terrain}" in text
    assert ("(spagnolo)" in made.errors) is ("más en su carta" in text)


def test_two_languages_stand_on_one_piece(tmp_path: Path) -> None:
    """A badge in Italian and Spanish has both names."""
    made = regola(
        "print",
        "dragon_master",
        "--only",
        "badge",
        "--also",
        "es",
        "--lang",
        "it",
        folder=tmp_path,
    )
    assert made.code == 0
    with pdfplumber.open(io.BytesIO((tmp_path / "dragon_master-it-print.pdf").read_bytes())) as it:
        text = it.pages[0].extract_text()
    assert "E il Drago" in text
    assert "y el Dragón" in text


def test_the_schema_knows_the_forms_that_sizes_may_be_told_of() -> None:
    """Editors propose the forms that are printed."""
    schema = json.loads(Path("dsl/schemas/pack.schema.json").read_text())

    assert set(schema["properties"]["sizes"]["propertyNames"]["enum"]) == set(stock().forms)


@pytest.fixture(scope="module")
def dungeons(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What is exported of Dungeon Lords: each component with its number."""
    folder = tmp_path_factory.mktemp("dungeons")
    told = ("export", "images", "dungeon_lords", "--points", "72", "--lang", "en", "--out", "out")
    made = regola(*told, folder=folder)
    assert made.code == 0, made.errors
    found: list[dict[str, Any]] = json.loads(
        (folder / "out" / "components.json").read_text("utf-8")
    )["components"]
    return found


@pytest.mark.parametrize(
    ("kind", "form", "count"),
    [
        ("order", "card", 4 * 8),
        ("card", "card", 18),
        ("trap", "card", 27),
        ("event", "card", 3 + 9),
        ("title", "card", 7),
        ("monster", "chamber", 24),
        ("room", "chamber", 16),
        ("adventurer", "chamber", 32),
        ("paladin", "chamber", 2),
    ],
)
def test_the_box_of_dungeons_is_printed_as_it_is_counted(
    dungeons: list[dict[str, Any]], kind: str, form: str, count: int
) -> None:
    """So many lie in the box by the lists of its parts."""
    found = [one["count"] for one in dungeons if one["form"] == form and f"/{kind}/" in one["item"]]

    assert sum(found) == count


def test_what_is_no_item_lies_in_the_box_of_dungeons(dungeons: list[dict[str, Any]]) -> None:
    """40 imps, 30 gold, 30 food, 40 wounds, 42 tunnels, three minions each; a dungeon each."""
    loose: Counter[str] = Counter()
    for one in dungeons:
        if not one["item"]:
            loose[one["name"]] += one["count"]

    told = {"Imps": 40, "Gold": 30, "Food": 30, "Wounds": 40, "Tunnels": 42, "Minions": 12}
    assert {name: loose[name] for name in told} == told
    assert loose["Dungeon"] == loose["Evil markers"] == 4


@pytest.mark.parametrize("language", languages())
def test_words_of_small_cards_are_not_parted(tmp_path: Path, language: str) -> None:
    """On cards, banners and badges no line ends with a hyphen: words stay whole."""
    pack = written(tmp_path)
    words = ("--only", "banner", "badge", "card", "--backs", "none", "--out", "sheet.pdf")
    assert regola("print", pack, *words, "--lang", language, folder=tmp_path).code == 0

    with pdfplumber.open(tmp_path / "sheet.pdf") as paper:
        letters = [char["text"] for page in paper.pages for char in page.chars]
    assert letters
    assert {"-", "\N{HYPHEN}", "\N{SOFT HYPHEN}"}.isdisjoint(letters)
