"""`regola compat --keep FOLDER`: what packs do to each other, as scenarios that play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regola.commands.exits import Exit
from tests.support.inside import Ran, regola

_MANIFEST = """id: {name}
names: {{it: {name}, es: {name}, en: {name}}}
version: "0.1"
licence: CC0-1.0
game: small_world
"""
_RACE = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 6 of 10
    income of your hills is 1 more
}
"""
_POWER = """power swift {{
    name: it "Rapidi", es "Rápidos", en "Swift"
    tokens: {tokens}
    {line}
}}
"""
_INCOME = "income of your mountains is 1 more"


def _packs(folder: Path, power: str, race: str = _RACE) -> None:
    for name, file, text in (("ponds", "otters", race), ("rivers", "swift", power)):
        (folder / name).mkdir()
        (folder / name / "pack.yaml").write_text(_MANIFEST.format(name=name), encoding="utf-8")
        (folder / name / f"{file}.regola").write_text(text, encoding="utf-8")


def _gentle(folder: Path) -> None:
    """Make a game of one's own of Small World, no power of which has more than 4 tokens."""
    regola("eject", "small_world", "--as", "gentle", folder=folder)
    for file in (folder / "gentle").rglob("*.regola"):
        file.write_text(
            re.sub(r"(tokens: )5$", r"\g<1>4", file.read_text("utf-8"), flags=re.MULTILINE), "utf-8"
        )
    for head in folder.glob("*/pack.yaml"):
        head.write_text(
            head.read_text("utf-8").replace("game: small_world", "game: gentle"), "utf-8"
        )


def _keep(folder: Path, game: str = "small_world") -> Ran:
    packs = ("ponds", "rivers")
    into = ("--into", game, "--keep", "kept", "--lang", "en")
    return regola("compat", *packs, *into, folder=folder)


@pytest.mark.parametrize(
    ("tokens", "line", "hand", "tray", "at_odds"),
    [
        # 6 and 5 are 11, and the box has 10: each of the two is at odds with the other.
        (5, _INCOME, 10, 0, 2),
        # 6 and 3 are 9, so that 1 is left, and the rule takes 2 in a turn; other races leave 2.
        (3, "at the start of your turn: gain 2 tokens", 9, 1, 1),
    ],
    ids=["to begin with", "later"],
)
def test_a_conflict_about_tokens_is_kept_as_a_scenario_that_plays(
    tokens: int, line: str, hand: int, tray: int, at_odds: int, tmp_path: Path
) -> None:
    """The people begins with what the box has; the file finds the packs from where it lies."""
    _packs(tmp_path, _POWER.format(tokens=tokens, line=line))
    _gentle(tmp_path)

    kept = _keep(tmp_path, "gentle")
    text = (tmp_path / "kept" / "conflicts_gentle.yaml").read_text("utf-8")
    played = regola("test", "kept", "--examples-only", "--lang", "en", folder=tmp_path)
    again = _keep(tmp_path, "gentle")

    assert (kept.code, again.code) == (Exit.FOUND, Exit.FOUND)
    assert "- choose: {race: ponds/race/otters, power: rivers/power/swift}" in text
    assert f"- expect: {{ada: {{hand: {hand}, tray: {tray}}}}}" in text
    assert (played.code, played.output) == (Exit.CLEAN, f"{at_odds} passed, 0 failed\n")
    assert (tmp_path / "kept" / "conflicts_gentle.yaml").read_text("utf-8") == text


def test_a_file_of_another_origin_stays(tmp_path: Path) -> None:
    """What was not written by an earlier run is not written over."""
    _packs(tmp_path, _POWER.format(tokens=5, line=_INCOME))
    _gentle(tmp_path)
    (tmp_path / "kept").mkdir()
    own = tmp_path / "kept" / "conflicts_gentle.yaml"
    own.write_text("mine\n", encoding="utf-8")

    ran = _keep(tmp_path, "gentle")

    assert ran.code == Exit.FOUND
    assert "kept/conflicts_gentle.yaml" in ran.errors
    assert own.read_text("utf-8") == "mine\n"


@pytest.mark.parametrize(
    ("field", "kind"), [("", "namesake"), ("    borrows: small_world/race/humans\n", "shared")]
)
def test_two_peoples_that_want_one_thing_are_both_in_play(
    field: str, kind: str, tmp_path: Path
) -> None:
    """5 and 4, and 4 of each power, are in their hands: of one name, or out of one box of 10."""
    ids = ("otters", "otters") if kind == "namesake" else ("otters", "newts")
    own = [_RACE.replace("6 of 10", f"{count} of 10") for count in (5, 4)]
    other = own[1].replace("otters", ids[1]).replace("Otter", ids[1].title())
    both = [text.replace("    income", f"{field}    income") for text in (own[0], other)]
    _packs(tmp_path, both[1], both[0])

    kept = _keep(tmp_path)
    text = (tmp_path / "kept" / "conflicts_small_world.yaml").read_text("utf-8")
    played = regola("test", "kept", "--examples-only", "--lang", "en", folder=tmp_path)

    assert kept.code == Exit.FOUND
    # Each of the two is at odds with the other.
    assert text.count(f"_{kind}\n") == 2
    assert f"- choose: {{race: rivers/race/{ids[1]}, power: small_world/power/berserk}}" in text
    assert "- expect: {ada: {hand: 9}, bea: {hand: 8}}" in text
    assert (played.code, played.output) == (Exit.CLEAN, "2 passed, 0 failed\n")


def test_tokens_told_once_are_all_that_there_are(tmp_path: Path) -> None:
    """A race of 5 has 5 in the box, too few beside the powers of 5 of the game alone."""
    race = _RACE.replace("6 of 10", "5")
    _packs(tmp_path, _POWER.format(tokens=4, line=_INCOME), race)

    ran = _keep(tmp_path)

    assert ran.code == Exit.FOUND
    assert "too few tokens to begin with: 10 needed, 5 in the box" in ran.output
    assert not (tmp_path / "kept").exists()


_TENTS = """power camping {{
    name: it "Campo", es "Campo", en "Camping"
    tokens: 4
    when you conquer a region: {deed}
    piece tent {{
        name: it f "Tenda" / "Tende", es f "Tienda" / "Tiendas", en "Tent" / "Tents"
        box: 20
        conquest cost of its region is 1 more
    }}
}}
"""
"""Small World's largest race has 20 tokens, and holds 20 regions: so many tents will do."""


@pytest.mark.parametrize(
    ("deed", "before", "after"),
    [
        ("put a tent in the region", 20, "{rivers/piece/tent: 20}"),
        ("gain a tent", 0, "{rivers/piece/tent: {hand: 20}}"),
    ],
    ids=["on the board", "in the hand"],
)
def test_pieces_too_few_for_a_larger_race_are_all_out(
    deed: str, before: int, after: str, tmp_path: Path
) -> None:
    """26 tokens hold more regions than there are tents: the 21st conquest brings no more."""
    _packs(tmp_path, _TENTS.format(deed=deed), _RACE.replace("6 of 10", "6 of 26"))

    kept = _keep(tmp_path)
    text = (tmp_path / "kept" / "conflicts_small_world.yaml").read_text("utf-8")
    played = regola("test", "kept", "--examples-only", "--lang", "en", folder=tmp_path)

    assert kept.code == Exit.FOUND
    (laid,) = re.findall(r"^pieces: .*", text, re.MULTILINE)
    assert laid.count(": 1") == before
    (held,) = re.findall(r"holds: {(.*?)}", text)
    assert held.count(": 1") == 20
    assert f"- expect: {{pieces: {after}}}" in text
    assert (played.code, played.output) == (Exit.CLEAN, "1 passed, 0 failed\n")


@pytest.mark.parametrize("kind", ["relic", "place"])
def test_a_find_is_found_while_another_of_its_name_lies_on_the_board(
    kind: str, tmp_path: Path
) -> None:
    """A region with Monsters is conquered and reveals the second; the first lies where it lay."""
    _finds(tmp_path, kind, "underground")

    kept = _keep(tmp_path, "underground")
    text = (tmp_path / "kept" / "conflicts_underground.yaml").read_text("utf-8")
    played = regola("test", "kept", "--examples-only", "--lang", "en", folder=tmp_path)

    assert kept.code == Exit.FOUND
    assert f"drawn: [rivers/{kind}/otter]" in text
    assert f"drawn: [ponds/{kind}/otter]" in text
    assert (played.code, played.output) == (Exit.CLEAN, "2 passed, 0 failed\n")


def _finds(folder: Path, kind: str, game: str) -> None:
    name = 'it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"'
    find = f"{kind} otter {{\n    name: {name}\n    income of its region is 1 more\n}}\n"
    _packs(folder, find, find)
    for head in folder.glob("*/pack.yaml"):
        head.write_text(head.read_text("utf-8").replace("small_world", game), "utf-8")


@pytest.mark.parametrize(
    ("deed", "bearer"), [("give a tent to the opponent", "bea"), ("gain a tent", "ada")]
)
def test_pieces_that_the_attacks_of_an_opponent_bring_run_out(
    deed: str, bearer: str, tmp_path: Path
) -> None:
    """26 tokens hold more regions than there are tents: one who has taken 20 is given no more."""
    power = _TENTS.format(deed=deed).replace(
        "you conquer a region", "an opponent conquers your region"
    )
    power = power.replace("conquest cost of its region is 1 more", "marker: yes")
    _packs(tmp_path, power, _RACE.replace("6 of 10", "6 of 26"))

    kept = _keep(tmp_path)
    text = (tmp_path / "kept" / "conflicts_small_world.yaml").read_text("utf-8")

    assert kept.code == Exit.FOUND
    assert "turn: bea" in text
    assert f"pieces: {{rivers/piece/tent: {{{bearer}: 20}}}}" in text
    assert f"- expect: {{pieces: {{rivers/piece/tent: {{{bearer}: 20}}}}}}" in text


@pytest.mark.parametrize(
    ("deed", "there"),
    [
        ("gain 1 tent per your region", r"{hand: 20}"),
        ("put a tent in each of your regions", r"\[(\w+, ){19}\w+\]"),
    ],
)
def test_pieces_for_regions_that_are_more_run_out(deed: str, there: str, tmp_path: Path) -> None:
    """21 regions bring 20 tents, for there are no more; 20 regions bring as many."""
    power = _TENTS.format(deed=deed).replace("when you conquer a region", "at redeployment")
    _packs(tmp_path, power, _RACE.replace("6 of 10", "6 of 26"))

    _keep(tmp_path)
    text = (tmp_path / "kept" / "conflicts_small_world.yaml").read_text("utf-8")

    (held,) = re.findall(r"holds: {(.*?)}", text)
    assert held.count(": 1") == 21
    assert re.search(rf"- expect: {{pieces: {{rivers/piece/tent: {there}}}}}", text)


def test_what_keeps_itself_from_being_laid_again_is_no_conflict(tmp_path: Path) -> None:
    """Whoever has a tent lays none: one is out at a time, and the box of 20 has enough."""
    _packs(tmp_path, _under("unless you have a region with a tent"), _LARGE)

    ran = _keep(tmp_path)

    assert ran.code == Exit.CLEAN
    assert not (tmp_path / "kept").exists()


_LARGE = _RACE.replace("6 of 10", "6 of 26")


def _under(condition: str) -> str:
    tents = _TENTS.format(deed="put a tent in the region")
    return tents.replace("a region:", f"a region {condition}:")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "no example shows: in none of 96 positions tried anything is lacking"),
        ("it", "nessun esempio lo mostra: in nessuna delle 96 posizioni provate"),
        ("es", "ningún ejemplo lo muestra: en ninguna de las 96 posiciones probadas"),
    ],
)
def test_what_no_position_shows_is_said(language: str, words: str, tmp_path: Path) -> None:
    """No position has the coins that the rule asks for: nothing is written, and it is said why."""
    _packs(tmp_path, _under("if you have at least 90 coins"), _LARGE)

    ran = regola(
        *("compat", "ponds", "rivers", "--into", "small_world", "--keep", "kept"),
        *("--lang", language),
        folder=tmp_path,
    )

    assert not (tmp_path / "kept").exists()
    assert words in ran.errors
