"""Every race with every power: what is remarked, and what is not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable

import jsonschema
import pytest

from regola.mixing.combinations import Cell, confirmed
from regola.mixing.documents import document
from regola.mixing.findings import Reporter
from regola.mixing.grouping import lines
from regola.mixing.pages import combos_page
from regola.mixing.played import Couple, Said, Trial, outcome
from regola.mixing.remarks import Line, Remark
from regola.resources import dsl_text
from tests.mixing.official import combos, teller


def _cell(race: str, power: str, *games: str) -> Cell:
    found = combos(*games).cells
    return next(one for one in found if (one.race.id, one.power.id) == (race, power))


def _ids(race: str, power: str, *games: str) -> list[str]:
    return [one.id for one in _cell(race, power, *games).remarks]


@pytest.mark.parametrize(
    ("games", "pairs"),
    [
        (("small_world",), 14 * 20),
        (("underground",), 15 * 21),
        (("small_world", "underground"), 29 * 41),
        (("underground", "small_world"), 29 * 41),
    ],
)
def test_every_race_meets_every_power(games: tuple[str, ...], pairs: int) -> None:
    """The table has a cell for each pair of the boxes in play."""
    assert len(combos(*games).cells) == pairs


def test_the_box_above_ground_has_no_problem() -> None:
    """No pair of Small World has a rule that does nothing or tokens that are too few."""
    assert combos("small_world").counts()["problems"] == 0


def test_vanishing_leaves_nothing_for_decline() -> None:
    """Who takes all tokens off the board keeps no region for what lasts in decline."""
    assert _ids("liches", "vanishing", "underground") == ["lost-in-decline"] * 2
    ghouls = _cell("ghouls", "vanishing", "small_world", "underground")
    assert [one.lines[0].number for one in ghouls.remarks] == [1, 2, 3]
    assert "lost-in-decline" not in _ids("drow", "vanishing", "underground")


def test_elves_need_no_immortality() -> None:
    """A race and a power with the same rule: one of the two does nothing."""
    assert _ids("elves", "immortal", "small_world", "underground") == ["says-the-same"]
    assert _ids("ghouls", "tomb", "small_world", "underground") == ["says-the-same"]
    assert _ids("elves", "merchant", "small_world", "underground") == []


def test_rules_that_add_up_are_no_doubles() -> None:
    """Ogres and Commando both take one off the cost: together two."""
    assert _ids("ogres", "commando", "small_world", "underground") == []
    assert _ids("orcs", "pillaging", "small_world") == []


def test_flying_covers_what_lizardmen_reach() -> None:
    """Above ground every region beside a ford is land, which the Flying reach anyway."""
    found = _cell("lizardmen", "flying", "small_world", "underground")
    twice = [one for one in found.remarks if one.id == "says-the-same"]

    assert [one.lines[0] for one in twice] == [Line("underground/race/lizardmen", 4)]


def test_amazons_begin_with_their_whole_box() -> None:
    """Six on the banner, five on the badge and four more are the fifteen in the box."""
    assert _ids("amazons", "spirit", "small_world") == []


def test_mudmen_empty_their_tray() -> None:
    """Twelve tokens, ten to begin with, and more mudpools than that on the boards."""
    found = _cell("mudmen", "royal", "underground")

    assert [(one.id, one.at_hand) for one in found.remarks] == [("tray-small", 2)]


def test_no_official_item_is_a_twin_of_another() -> None:
    """In the words of one board no official power is the same as another or never better."""
    assert combos("small_world", "underground").twins == ()
    assert combos("underground", "small_world").twins == ()


@pytest.mark.parametrize("games", [("small_world",), ("underground", "small_world")])
def test_a_report_fits_its_schema(games: tuple[str, ...]) -> None:
    """The report as data fits the published schema."""
    schema = json.loads(dsl_text("schemas", "combos.schema.json"))

    jsonschema.validate([document(combos(*games), teller("it"))], schema)


class _Scripted:
    """A play in which certain rules fire."""

    def __init__(self, fired: dict[Line, int]) -> None:
        self._fired = fired

    def try_out(
        self, pairs: Iterable[Couple], games: int, advance: Callable[[], None]
    ) -> dict[Couple, Trial]:
        advance()
        return {couple: Trial(games, self._fired) for couple in pairs}


def test_play_confirms_or_clears_what_is_said_to_do_nothing() -> None:
    """A rule that fires in play clears its pair; one that never does confirms the remark."""
    line = Line("underground/power/immortal", 1)
    found = combos("small_world", "underground")
    cleared = confirmed(found, _Scripted({line: 7}), 50)
    kept = confirmed(found, _Scripted({}), 50)

    def rating(cells: tuple[Cell, ...]) -> str:
        return next(c.rating for c in cells if (c.race.id, c.power.id) == ("elves", "immortal"))

    assert (rating(cleared.cells), rating(kept.cells)) == ("remark", "problem")
    assert any("cleared by play" in one and "7" in one for one in lines(cleared, teller("en")))
    assert any("confirmed in 50 games" in one for one in lines(kept, teller("en")))


A, B = Line("own/race/ants", 1), Line("own/power/small", 2)


@pytest.mark.parametrize(
    ("remark", "trial", "said"),
    [
        (Remark("contradicts", "problem", (A, B)), Trial(9, {A: 4}), "confirmed"),
        (Remark("contradicts", "problem", (A, B)), Trial(9, {A: 4, B: 2}), "cleared"),
        (Remark("idle-item", "problem", (A, B)), Trial(9), "confirmed"),
        (Remark("idle-item", "problem", (A, B)), Trial(9, {B: 1}), "cleared"),
        (Remark("says-the-same", "problem", (A, B)), Trial(9, {B: 9}), "confirmed"),
        (Remark("senseless-item", "problem", (A,)), Trial(9, {A: 9}), "confirmed"),
        (Remark("senseless-item", "problem", (A,)), Trial(9, entered=1), "cleared"),
        (Remark("too-few-tokens", "problem", wanted=12), Trial(9, most=10), "confirmed"),
        (Remark("too-few-tokens", "problem", wanted=12), Trial(9, most=12), "cleared"),
        (Remark("shared-piece", "problem", (), ("p",)), Trial(9, emptied={"p": 3}), "confirmed"),
        (Remark("shared-piece", "problem", (), ("p",)), Trial(9), "cleared"),
        (Remark("tray-small", "remark", (A,), ("r",)), Trial(9, emptied={"r": 1}), "seen"),
        (Remark("tray-small", "remark", (A,), ("r",)), Trial(9), "unseen"),
        # Lost tokens come back to the tray: a rule that takes from it may do something later.
        (
            Remark("tray-empty", "problem", (A,), ("r",)),
            Trial(9, {A: 2}, emptied={"r": 9}),
            "confirmed",
        ),
        (Remark("tray-empty", "problem", (A,), ("r",)), Trial(9), "cleared"),
        (Remark("decline-open", "remark", (), ("p",)), Trial(9), "unseen"),
        (Remark("decline-open", "remark", (), ("p",)), Trial(9, stayed={"p": 2}), "confirmed"),
        (Remark("acts-in-decline", "remark", (), ("p",)), Trial(9, left={"p": 2}), "cleared"),
        (Remark("idle-item", "problem", (A,)), Trial(0), None),
    ],
)
def test_what_play_says_of_a_remark(remark: Remark, trial: Trial, said: Said | None) -> None:
    """Rules that do something, tokens or pieces that suffice clear a remark; nothing else does."""
    found = outcome(remark, trial)

    assert (found.said if found is not None else None) == said


def test_an_item_that_works_in_part_is_no_problem() -> None:
    """Lizardmen and Kraken have a rule that does nothing above ground, and are played."""
    races = {"lizardmen", "kraken"}
    cells = [c for c in combos("small_world", "underground").cells if c.race.id in races]

    assert {one.weight for c in cells for one in c.remarks if one.id == "inert-rule"} == {"remark"}
    assert all(cell.rating == "remark" for cell in cells if cell.power.id == "merchant")


def test_flames_that_fly_get_in() -> None:
    """Above ground no Volcano lets Flames in; all the same the Flying reach every land."""
    assert "senseless-item" in _ids("flames", "merchant", "small_world", "underground")
    assert "senseless-item" not in _ids("flames", "flying", "small_world", "underground")


def test_an_item_that_does_nothing_is_a_problem_with_every_partner() -> None:
    """No power helps Humans below ground, where there is no farmland."""
    cells = [c for c in combos("underground", "small_world").cells if c.race.id == "humans"]

    assert len(cells) == 41
    assert all("idle-item" in [one.id for one in cell.remarks] for cell in cells)


def test_the_page_shows_each_pair_and_tells_each_remark() -> None:
    """The table has a row for each race, and every cell with remarks leads to their words."""
    found = combos("underground")
    page = combos_page(found, teller("es")).decode()
    places = re.findall(r'<section id="([^"]*)"', page)

    assert page.count('<th scope="row">') == 15
    assert page.count('<th scope="col">') == 21
    remarked = [one for one in found.cells if one.remarks]
    table = page.partition("</table>")[0]
    assert table.count('<a href="#') == len(remarked)
    assert set(re.findall(r'<a href="#([^"]*)"', page)) == set(places)
    assert len(set(places)) == len(places)


def test_what_holds_with_every_partner_is_told_once() -> None:
    """Below ground there are no farmlands for Humans: 41 powers, one remark, one place to read."""
    found = combos("underground", "small_world")
    page = combos_page(found, teller("en")).decode()
    told = list(lines(found, teller("en")))

    assert page.count("Humans (rule 1) does nothing") == 1
    assert 'id="race-humans"' in page
    assert "humans+" not in "".join(told)
    assert told.count("    Humans + *") == 2


def test_of_whole_items_the_games_are_summed() -> None:
    """Humans meet 41 powers, each in five games: what is said of them was seen in 205."""
    found = combos("underground", "small_world")
    tried = confirmed(found, _Scripted({}), 5)

    assert any("confirmed in 205 games" in one for one in lines(tried, teller("en")))


def test_as_data_what_is_of_an_item_stands_there_once() -> None:
    """Two things are said of Humans below ground, of 41 pairs in five games each: both once."""
    found = confirmed(combos("underground", "small_world"), _Scripted({}), 5)
    told = document(found, teller("en"))
    (humans,) = (one for one in told["items"] if one["item"] == "small_world/race/humans")

    assert [(one["id"], one["pairs"]) for one in humans["remarks"]] == [
        ("idle-item", 41),
        ("inert-rule", 41),
    ]
    summed = [{"said": "confirmed", "seen": 205, "games": 205}]
    assert [one["play"] for one in humans["remarks"]] == [summed, summed]
    pairs = [one for one in told["cells"] if one["race"] == humans["item"]]
    assert {one["rating"] for one in pairs} == {"problem"}
    own = {one["id"] for pair in pairs for one in pair["remarks"]}
    assert not own & {"idle-item", "inert-rule"}


def test_a_finding_is_of_the_item_where_every_pair_would_have_it() -> None:
    """Humans with 41 powers are one finding; a pair of which more is said has one of its own."""
    found = combos("underground", "small_world")
    items = {item.reference: item for item in (*found.races, *found.powers)}
    told = list(Reporter(teller("en"), items, ()).of_pairs(found))

    humans = [one for one in told if "Humans" in str(one.finding.arguments)]
    (whole,) = (one for one in humans if one.finding.slug == "at-odds-with-all")
    partners, *said = whole.lines
    assert (partners, len(said)) == ("with each of 41 powers", 2)
    assert not any(line in one.lines for one in humans if one is not whole for line in said)


def test_numbers_that_differ_from_partner_to_partner_are_told_from_which_to_which() -> None:
    """The twelve Mudmen begin with five and three to five of a power: the tray has two to four."""
    found = combos("underground")
    told = list(lines(found, teller("en")))

    (mudmen,) = (line for line in told if "Mudmen" in line and "tray" in line)
    assert mudmen.startswith("2–4 tokens in the tray: Mudmen (rule 1) may find it empty")


def test_what_play_clears_in_every_pair_is_no_finding() -> None:
    """Humans whose rule fires in each pair are not blamed; where it fires in none, they are."""
    found = combos("underground", "small_world")
    items = {item.reference: item for item in (*found.races, *found.powers)}
    reporter = Reporter(teller("en"), items, ())
    fired = _Scripted({Line("small_world/race/humans", 1): 5})

    def blamed(played: _Scripted) -> int:
        told = reporter.of_pairs(confirmed(found, played, 5))
        names = [dict(one.finding.arguments).get("item") for one in told]
        return sum("Humans" in str(name) for name in names)

    assert (blamed(_Scripted({})), blamed(fired)) == (1, 0)
