"""What a board says of its regions is in play whenever the board is."""

from __future__ import annotations

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Sink
from regola.program.pack import Manifest
from regola.sources import Source, Span

_BOARD = """board ponds {
    name: it "Stagni", es "Estanques", en "Ponds"
    region a1: chasm, border
    region a2: mud, border
    borders: a1-a2
    players: 2
    rounds: 8
}
"""


def _slugs(game: str, needs: tuple[str, ...] = ()) -> list[str]:
    whole = Span.whole("pack.yaml")
    head = Manifest("ponds", {}, "1", "", game, "conquest", needs, whole)
    sink = Sink()
    packs = [PackSources(head, (Source("x.regola", _BOARD),))]
    program = compile_packs(packs, language("conquest"), official("conquest"), sink)
    check_programs([program], sink)
    return [one.slug for one in sink.sorted()]


def test_terrain_of_a_game_that_is_not_at_hand_is_told() -> None:
    """Chasms and mud lie Underground: a board of Small World has them only where it needs that."""
    assert _slugs("small_world") == ["word-of-another-game", "word-of-another-game"]


@pytest.mark.parametrize(
    ("game", "needs"), [("underground", ()), ("small_world", ("underground",))]
)
def test_terrain_at_hand_is_right(game: str, needs: tuple[str, ...]) -> None:
    """The game itself and what a pack needs are at hand."""
    assert _slugs(game, needs) == []
