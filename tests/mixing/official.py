"""The official games of conquest, as the tests of mixing ask for them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.files.library import official
from regola.mixing.combinations import Combinations, combinations
from regola.mixing.compatibility import Compatibility, compatibility, home_of
from regola.mixing.ground import ground
from regola.mixing.in_play import mixture
from regola.mixing.verdicts import played_items
from regola.mixing.wording import Teller

VOCABULARY = language("conquest").vocabulary

CROSSED = Path(__file__).parent / "crossed"
"""Homebrew of which a race and two powers are at odds: one piece, one number."""


@cache
def games() -> Program:
    """Small World, Underground and what holds where they meet."""
    found = official("conquest")
    assert found is not None
    return found


@cache
def compat(pack: str, game: str) -> Compatibility:
    """What becomes of a pack in a game."""
    items = (*games().library, *games().items)
    on = ground(items, mixture(games().packs, game, [pack]), VOCABULARY)
    home = home_of(pack, on, games().packs)
    return compatibility(pack, played_items(items, [pack]), on, items, home)


@cache
def combos(game: str, *guests: str) -> Combinations:
    """Every race with every power on the boards of a game."""
    items = (*games().library, *games().items)
    on = ground(items, mixture(games().packs, game, guests), VOCABULARY)
    return combinations(items, (game, *guests), on)


@cache
def teller(spoken: str) -> Teller:
    """What says reports in a language."""
    return Teller(games().all_items(), VOCABULARY, games().packs, spoken)
