"""What of one box works in the other, by the rules for playing them together."""

from __future__ import annotations

import json

import jsonschema
import pytest

from regola.mixing.compatibility import document
from regola.mixing.ground import ground
from regola.mixing.in_play import mixture
from regola.mixing.needs import layouts
from regola.mixing.pages import pages
from regola.mixing.verdicts import Verdict
from regola.resources import dsl_text, languages
from tests.mixing.official import VOCABULARY, compat, games, teller
from tests.support.english import english_sentences


def _verdict(pack: str, game: str, name: str) -> Verdict:
    return next(one for one in compat(pack, game).verdicts if one.item.id == name)


def _of_standing(pack: str, game: str, standing: str) -> set[str]:
    return {one.item.id for one in compat(pack, game).verdicts if one.standing == standing}


def test_what_has_no_sense_below_ground() -> None:
    """Below ground there are no farmlands, hills or caverns."""
    expected = {"humans", "hill", "mounted", "underworld"}

    assert _of_standing("small_world", "underground", "does_nothing") == expected
    assert _of_standing("small_world", "underground", "in_part") == set()


def test_what_has_no_sense_above_ground() -> None:
    """Above ground there are no chasms."""
    assert _of_standing("underground", "small_world", "does_nothing") == {"flames", "spiderines"}


@pytest.mark.parametrize(
    ("pack", "game", "name", "word"),
    [
        ("small_world", "underground", "seafaring", "River"),
        ("underground", "small_world", "kraken", "Sea"),
    ],
)
def test_who_lives_in_water_lives_in_that_of_the_other_map(
    pack: str, game: str, name: str, word: str
) -> None:
    """What holds for seas and lakes holds for rivers and the reverse, by a rule of their own."""
    found = _verdict(pack, game, name)
    said = document(compat(pack, game), teller("en"))
    item = next(one for one in said["items"] if one["reference"] == found.item.reference)

    assert found.standing == "translated"
    assert len(item["given"]) == 1
    assert word in item["given"][0]


def test_flames_may_enter_nowhere_above_ground() -> None:
    """Without a chasm no Volcano comes: five rules do nothing, the other bars every entrance."""
    flames = _verdict("underground", "small_world", "flames")
    own = [one for one in flames.rules if one.holder is flames.item]

    assert [one.rule.number for one in own if one.inert is not None] == [1, 2, 4, 5, 6]
    assert flames.barred is not None
    assert flames.barred.number == 3


def test_no_sea_borders_on_a_sea() -> None:
    """Lizardmen ford seas and lakes above ground, but never go from one of them to the next."""
    lizardmen = _verdict("underground", "small_world", "lizardmen")

    assert lizardmen.standing == "translated"
    assert [one.rule.number for one in lizardmen.inert] == [2]


@pytest.mark.parametrize(
    ("pack", "game", "name", "language", "text"),
    [
        ("underground", "small_world", "mystic", "en", "regions with a Magic Source"),
        ("underground", "small_world", "stone", "it", "Montagna"),
        ("underground", "small_world", "shrooms", "en", "Forests"),
        ("underground", "small_world", "mining", "en", "regions with a Mine"),
        ("underground", "small_world", "muddy", "es", "Pantanos"),
        ("small_world", "underground", "wizards", "en", "Mystic Crystals"),
        ("small_world", "underground", "dwarves", "it", "Giacimenti"),
        ("small_world", "underground", "giants", "en", "Black Mountains"),
        ("small_world", "underground", "forest", "en", "Mushroom Forests"),
        ("small_world", "underground", "swamp", "en", "Mudpools"),
    ],
)
def test_a_rule_reads_in_the_words_of_the_board(
    pack: str, game: str, name: str, language: str, text: str
) -> None:
    """What is printed on the board stands in the text, in place of the words of the other game."""
    found = _verdict(pack, game, name)
    said = document(compat(pack, game), teller(language))
    item = next(one for one in said["items"] if one["reference"] == found.item.reference)

    assert found.standing == "translated"
    stem = text.rstrip("is")
    assert stem in item["rules"][0]["text"]


def test_coastal_means_rivers_below_and_seas_above() -> None:
    """A word that base rules define is told with the definition that holds on the boards."""
    tritons = _verdict("small_world", "underground", "tritons")
    fisher = _verdict("underground", "small_world", "fisher")

    assert [one.word for rule in tritons.rules for one in rule.changes] == ["coastal"]
    assert "River" in teller("en").change(tritons.rules[0].changes[0], "underground")
    assert "Sea" in teller("en").change(fisher.rules[0].changes[0], "small_world")


def test_items_without_words_of_a_board_work_as_they_are() -> None:
    """Ogres, Commando, Elves and the relics speak of no terrain."""
    above = _of_standing("underground", "small_world", "as_it_is")
    below = _of_standing("small_world", "underground", "as_it_is")

    assert {"ogres", "immortal", "gnomes"} <= above
    assert {"elves", "commando", "ratmen", "orcs", "spirit"} <= below


def test_monsters_above_ground_are_enough_for_every_board() -> None:
    """Two Monsters and two more a player, two a region, on Lost Tribe regions that do not touch."""
    items = (*games().library, *games().items)
    on = ground(items, mixture(games().packs, "small_world", ["underground"]), VOCABULARY)
    found = {one.players: one for one in layouts(on)}

    assert {players: one.pieces for players, one in found.items()} == {2: 6, 3: 8, 4: 10, 5: 12}
    assert all(one.box == 14 for one in found.values())
    assert all(one.wanted == players + 1 <= one.regions for players, one in found.items())


def test_a_pack_in_its_own_game_has_nothing_inert() -> None:
    """On the boards that it was made for every rule does something."""
    for pack in ("small_world", "underground"):
        assert [one for found in compat(pack, pack).verdicts for one in found.inert] == []
        assert _of_standing(pack, pack, "translated") == set()


@pytest.mark.parametrize(
    ("pack", "game"), [("underground", "small_world"), ("small_world", "underground")]
)
def test_a_report_fits_its_schema(pack: str, game: str) -> None:
    """The report as data fits the published schema."""
    schema = json.loads(dsl_text("schemas", "compat.schema.json"))

    jsonschema.validate(document(compat(pack, game), teller("es")), schema)


def test_a_page_is_made_in_every_language() -> None:
    """Each page is in its language; the Italian one has no English sentence."""
    found = pages(compat("underground", "small_world"), map(teller, languages()))
    made = {f"{page.language}/{page.name}": page.data for page in found}

    assert list(made) == [f"{one}/compat_underground_small_world.html" for one in languages()]
    italian = made["it/compat_underground_small_world.html"].decode()
    assert "non fa nulla" in italian
    assert english_sentences(italian.partition("<header>")[2]) == []
