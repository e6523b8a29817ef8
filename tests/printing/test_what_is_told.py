"""Hold what is told of settings and places: which key, which bound, which file, what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import pond

_LONGEST = 300
"""How many letters a title of a site has at most."""


@pytest.mark.parametrize(
    ("sizes", "told"),
    [
        ("{banner: [1, 9]}", ("a banner: “1” is not from 4 to 2,000", "pack.yaml:{line}:18")),
        ("{token: [9, 99999]}", ("a token: “99999” is not from 4 to 2,000",)),
        ("{token: [9, -4.5]}", ("a token: “-4.5” is not from 4 to 2,000",)),
        ("{bannner: [9, 9]}", ("“bannner” is not known here", "Did you mean “banner”?")),
        ("{card: x}", ("“card” wants two numbers in mm, the width and the height",)),
        ("{card: [.nan, 9]}", ("“card” wants two numbers",)),
        ("{card: [9, 9, 9]}", ("“card” wants two numbers",)),
        ("x", ("“sizes” wants keys with values",)),
    ],
)
def test_sizes_are_told_by_form_and_bound(
    tmp_path: Path, sizes: str, told: tuple[str, ...]
) -> None:
    """Lengths are 4 to 2000 millimetres, two for each form that is printed."""
    pond(tmp_path)
    manifest = tmp_path / "pack.yaml"
    lines = manifest.read_text("utf-8").rstrip("\n").split("\n")
    manifest.write_text("\n".join([*lines, f"sizes: {sizes}", ""]), "utf-8")

    ran = regola("check", ".", folder=tmp_path)

    assert ran.code == 1
    for one in told:
        assert one.format(line=len(lines) + 1) in ran.output


def test_sizes_may_have_decimals(tmp_path: Path) -> None:
    """A bridge card is 57.15 mm wide."""
    pond(tmp_path)
    with (tmp_path / "pack.yaml").open("a", encoding="utf-8") as manifest:
        manifest.write("sizes: {card: [57.15, 88.9], token: [4, 2000]}\n")

    assert regola("check", ".", folder=tmp_path).code == 0


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ("languages: []", ("“languages” wants a list with something in it", "[it, en]")),
        ("packs: []", ("“packs” wants a list with something in it", "[my_races]")),
        ("title: {fr: a}", ("The key “fr” is not known here", "“it”, “es” or “en”", ":1:9")),
        ("title: {}", ("“title” wants keys with values, at least one",)),
        (f"title: {'W' * 5000}", ("It has 5,000 letters: write 1 to 300.",)),
        (f"title: {{it: {'W' * (_LONGEST + 1)}}}", ("It has 301 letters: write 1 to 300.",)),
        ('title: ""', ("It has 0 letters: write 1 to 300.",)),
        ("- a", ("“site.yaml” wants keys with values",)),
    ],
)
def test_settings_of_a_site_are_told(tmp_path: Path, settings: str, told: tuple[str, ...]) -> None:
    """A list wants something in it, a text has letters, a key that is none has its place."""
    pond(tmp_path)
    (tmp_path / "site.yaml").write_text(f"{settings}\n", "utf-8")

    ran = regola("build", folder=tmp_path)

    assert ran.code == 1
    for one in told:
        assert one in ran.output + ran.errors
    assert not (tmp_path / "generated").exists()


_WRITERS = {
    "book": ("book", ".", "--format", "html"),
    "card": ("card", "otters"),
    "print": ("print", "."),
    "export": ("export", "images", "otters"),
}


@pytest.mark.parametrize("out", ["", " ", "-"])
@pytest.mark.parametrize("command", _WRITERS)
def test_out_wants_a_name(tmp_path: Path, command: str, out: str) -> None:
    """Nothing, as of a variable that is not set, and standard output are no names of files."""
    pond(tmp_path)
    before = set(tmp_path.rglob("*"))

    ran = regola(*_WRITERS[command], "--out", out, folder=tmp_path)

    assert ran.code == 2
    assert "--out wants the name of a file or a folder" in ran.errors
    assert set(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("command", _WRITERS)
def test_nothing_is_written_among_the_pictures_of_a_pack(tmp_path: Path, command: str) -> None:
    """A card there would be taken for a picture of its item."""
    pond(tmp_path)
    (tmp_path / "pictures").mkdir()

    ran = regola(*_WRITERS[command], "--out", "pictures/", folder=tmp_path)

    assert ran.code == 1
    assert "The pictures of your items lie there" in ran.errors
    assert list((tmp_path / "pictures").iterdir()) == []


def test_a_folder_in_the_way_is_named(tmp_path: Path) -> None:
    """It is the file that cannot be written, for a folder, and nothing else is written."""
    pond(tmp_path)
    (tmp_path / "o" / "components.json").mkdir(parents=True)

    ran = regola(*_WRITERS["export"], "--out", "o", folder=tmp_path)

    assert ran.code == 1
    assert "“o/components.json” cannot be written" in ran.errors
    assert "A folder is in the way" in ran.errors
    assert [one.name for one in (tmp_path / "o").iterdir()] == ["components.json"]


def test_a_name_that_is_too_long_is_named(tmp_path: Path) -> None:
    """Not the folder that it would lie in."""
    pond(tmp_path)

    ran = regola("card", "otters", "--out", f"{'n' * 300}.png", folder=tmp_path)

    assert ran.code == 1
    assert "nnn" in ran.errors
    assert "longer than the system allows" in ran.errors


def test_a_game_and_an_item_at_hand_are_printed_together(tmp_path: Path) -> None:
    """Small World has 14 banners, and one is of the pack."""
    pond(tmp_path)

    ran = regola("print", "small_world", "otters", "--only", "banner", folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    assert "15 × banner" in ran.output


def test_a_folder_without_rules_has_nothing_to_print(tmp_path: Path) -> None:
    """It says so, and lists no packs where there are none."""
    (tmp_path / "empty").mkdir()

    ran = regola("print", "empty", folder=tmp_path)

    assert ran.code == 2
    assert "in “empty” there is nothing to print" in ran.errors


@pytest.mark.parametrize("command", [("print",), ("export", "images")])
def test_advice_names_the_command_that_was_called(tmp_path: Path, command: tuple[str, ...]) -> None:
    """What it shows can be typed as it stands."""
    ran = regola(*command, folder=tmp_path)

    assert ran.code == 2
    assert f"`regola {' '.join(command)} small_world`" in ran.errors


@pytest.mark.parametrize("command", ["text", "show", "card", "print"])
def test_an_item_that_is_nowhere_is_told_with_where_it_was_looked_for(
    tmp_path: Path, command: str
) -> None:
    """Outside of a pack nothing but the games could have it."""
    ran = regola(command, "zorblaxes", folder=tmp_path)
    assert ran.code == 2
    assert "in the official games, and in this folder there are no rules" in ran.errors

    pond(tmp_path)
    ran = regola(command, "zorblaxes", folder=tmp_path)
    assert ran.code == 2
    assert "in ponds or in the official games" in ran.errors


def test_all_that_writes_says_so_in_one_way(tmp_path: Path) -> None:
    """Written, with a capital."""
    assert regola("new", "race", "Otter", folder=tmp_path).output.startswith("Written: otter")
    for command in (("card", "otter"), ("export", "images", "otter")):
        assert "Written: otter" in regola(*command, folder=tmp_path).output


@pytest.mark.parametrize("told", [("print",), ("export", "images")], ids=" ".join)
def test_a_pack_with_nothing_to_print_is_told_so(tmp_path: Path, told: tuple[str, ...]) -> None:
    """A symbol alone is printed nowhere: there are no forms to choose among."""
    pond(tmp_path)
    for rules in tmp_path.glob("*.regola"):
        rules.unlink()
    (tmp_path / "moons.regola").write_text(
        'symbol moon { name: it f "Luna" / "Lune", es f "Luna" / "Lunas", en "Moon" / "Moons" }\n',
        "utf-8",
    )

    ran = regola(*told, "--lang", "en", folder=tmp_path)

    assert ran.code == 2
    assert "there is nothing to print" in ran.errors
    assert "banner" not in ran.errors
