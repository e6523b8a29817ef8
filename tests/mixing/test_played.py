"""What is said of rules without playing holds in play."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from regola.compilation.games import load
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.files.library import load as load_packs
from regola.findings import Sink
from regola.mixing.played import Trial
from regola.mixing.remarks import Line
from regola.playing.conquest.firing import Trials, trials
from regola.playing.table import Seating, packs_of, table
from regola_engine.conquest.game import Game
from regola_engine.conquest.moves import PUT
from regola_engine.conquest.setup import regions_with
from regola_engine.conquest.state import State, start
from tests.mixing.official import CROSSED, games
from tests.support.inside import regola

_GAMES = 12
MONSTERS = (("small_world_and_underground/option/monsters_above_ground", True),)
"""Monsters, relics and places above ground, as the book has it for those who like."""


@pytest.fixture(scope="module")
def above() -> Trials:
    """Both boxes on the board for two above ground."""
    found = trials(games(), "small_world", ["underground"])
    assert found is not None
    return found


def _tried(table: Trials, *pairs: tuple[str, str]) -> list[Trial]:
    found = table.try_out(pairs, _GAMES)
    return [found[couple] for couple in pairs]


def test_what_is_said_to_do_nothing_does_nothing(above: Trials) -> None:
    """Two who lose no token, and what would last after Vanishing, change nothing in any game."""
    elves, ghouls = _tried(
        above,
        ("small_world/race/elves", "underground/power/immortal"),
        ("small_world/race/ghouls", "underground/power/vanishing"),
    )

    assert elves.games == ghouls.games == _GAMES
    assert Line("underground/power/immortal", 1) not in elves.fired
    assert not {line for line in ghouls.fired if line.reference == "small_world/race/ghouls"}


def test_what_does_something_is_seen_to(above: Trials) -> None:
    """A discount, a ford and an offer are noticed; the ford that no board has is not."""
    found, stout = _tried(
        above,
        ("underground/race/lizardmen", "small_world/power/commando"),
        ("small_world/race/ratmen", "small_world/power/stout"),
    )

    assert found.fired[Line("small_world/power/commando", 1)] == _GAMES
    assert found.fired[Line("underground/race/lizardmen", 4)] > 0
    assert Line("underground/race/lizardmen", 2) not in found.fired
    assert Line("small_world/power/stout", 1) in stout.fired


@pytest.mark.parametrize(
    "line",
    [
        "conquest cost of a river is 1 less",
        "a river is reachable",
        "income of your rivers is 1 more",
    ],
)
def test_what_a_game_closes_is_not_seen_to_act(line: str, tmp_path: Path) -> None:
    """Rivers count as seas above ground; nobody attacks one, and what it would cost is nothing."""
    name = "names: {it: Guadi, es: Vados, en: Fords}"
    head = f'id: fords\n{name}\nversion: "1.0"\ngame: underground\n'
    (tmp_path / "pack.yaml").write_text(head, "utf-8")
    power = (
        f'power fording {{\n    name: it "A", es "A", en "Fording"\n    tokens: 5\n    {line}\n}}\n'
    )
    (tmp_path / "fords.regola").write_text(power, "utf-8")
    (program,) = load_packs([tmp_path], Sink()).programs
    played = trials(program, "small_world", ["fords"])
    assert played is not None

    (orcs,) = _tried(played, ("small_world/race/orcs", "fords/power/fording"))

    assert orcs.games == _GAMES
    assert Line("fords/power/fording", 1) not in orcs.fired


def test_items_at_odds_are_seen_to_be(tmp_path: Path) -> None:
    """Three posts for two who lay them run out; of losing none and losing two, one is not so."""
    shutil.copytree(CROSSED, tmp_path / "crossed")

    told = regola("combos", "crossed", "--play", "20", folder=tmp_path).output

    assert "both use Post (confirmed: none was left" in told
    assert "Wasteful (rule 1) and Diggers (rule 1) say different things (confirmed in" in told


def test_flames_never_enter_above_ground(above: Trials) -> None:
    """Where every entrance is barred a people holds no region."""
    flames, orcs = _tried(
        above,
        ("underground/race/flames", "small_world/power/commando"),
        ("small_world/race/orcs", "small_world/power/heroic"),
    )

    assert (flames.games, flames.entered) == (_GAMES, 0)
    assert orcs.entered > _GAMES / 2


def test_pieces_are_followed_into_decline(above: Trials) -> None:
    """A treaty of which nothing is said stays with its opponent; encampments go, as they say."""
    treaty, camps = _tried(
        above,
        ("small_world/race/orcs", "small_world/power/diplomat"),
        ("small_world/race/ratmen", "small_world/power/bivouacking"),
    )

    assert treaty.stayed["small_world/piece/treaty"] > 0
    assert not treaty.left
    assert camps.left["small_world/piece/encampment"] > 0
    assert not camps.stayed


def test_senseless_items_are_set_aside() -> None:
    """A table that mixes the boxes draws no item that makes no sense on its boards."""
    above = mixed_program(games(), "small_world", ["underground"])
    below = mixed_program(games(), "underground", ["small_world"])

    def ids(program: Program) -> set[str]:
        items = (*program.library, *program.items)
        return {item.id for item in items if item.kind in ("race", "power")}

    # Adventurous and Magic speak of relics and places, which nobody brought in.
    assert len(ids(above)) == 29 + 41 - 4
    assert len(ids(below)) == 29 + 41 - 4
    assert ids(above).isdisjoint({"flames", "spiderines", "adventurous", "magic"})
    assert ids(below).isdisjoint({"humans", "hill", "mounted", "underworld"})


def test_monsters_bring_relics_and_places() -> None:
    """With Monsters above ground only what speaks of chasms is discarded."""
    above = mixed_program(games(), "small_world", ["underground"], options=dict(MONSTERS))
    items = (*above.library, *above.items)

    assert sum(item.kind in ("race", "power") for item in items) == 29 + 41 - 2
    assert sum(item.kind in ("relic", "place") for item in items) == 6 + 9


def test_base_rules_and_boards_are_those_of_the_game() -> None:
    """On the boards of a game its own base rules hold, and what counts as what there."""
    found = mixed_program(games(), "underground", ["small_world"])
    items = (*found.library, *found.items)

    assert {item.pack for item in items if item.kind == "board"} == {"underground"}
    assert {item.pack for item in items if item.kind == "base"} == {
        "conquest",
        "underground",
        "small_world_and_underground",
    }


@pytest.mark.parametrize(
    ("game", "guest"), [("small_world", "underground"), ("underground", "small_world")]
)
def test_all_that_holds_where_games_meet_is_played(game: str, guest: str) -> None:
    """No rule of a table that mixes the boxes is one that the engine has no words for."""
    sink = Sink()
    load(mixed_program(games(), game, [guest]), {}, sink)

    assert not list(sink)


def test_monsters_guard_what_is_found_above_ground() -> None:
    """Two Monsters and two more a player lie two a region, where no Lost Tribe is left."""
    program = games()
    packs = packs_of(program.packs, "small_world", ["underground"])
    for players in (2, 3, 4, 5):
        found = table(program, {}, packs, Seating(players, options=MONSTERS), Sink())
        assert found is not None
        assert isinstance(found.game, Game)
        state = start(found.game, Random(players))  # noqa: S311  # dice, not secrets
        while state.moves[0].sort == PUT:
            state.apply(state.moves[-1])
        laid = _lying(state, "underground/piece/monster")
        tribes = _lying(state, "small_world/piece/lost_tribe")
        assert sum(laid.values()) == 2 + 2 * players
        assert set(laid.values()) == {2}
        assert laid.keys().isdisjoint(tribes)


def _lying(state: State, reference: str) -> dict[int, int]:
    kind = next(k.word for k in state.game.kinds if k is not None and k.reference == reference)
    return regions_with(state, kind)
