"""A race that borrows its tokens keeps the lender's banner out of play."""

from __future__ import annotations

from regola.files.library import official
from regola.findings import Sink
from regola.playing.table import Seating, packs_of, table


def _races(*mixed: str) -> set[str]:
    program = official("conquest")
    assert program is not None
    made = table(program, {}, packs_of(program.packs, "small_world", mixed), Seating(2), Sink())
    assert made is not None
    return {race.reference for race in made.game.races}


def test_the_lender_stays_in_the_box_while_the_borrower_plays() -> None:
    """Beavers play with the tokens of the Humans, so the Humans' banner is not drawn."""
    alone, together = _races(), _races("homebrew_example")

    assert "small_world/race/humans" in alone
    assert "small_world/race/humans" not in together
    assert "homebrew_example/race/beavers" in together
