"""Games of Dungeon Lords, played by the modules that are written of the draft."""

from __future__ import annotations

from functools import cache
from random import Random

from regola.compilation.games import load
from regola.findings import Sink
from regola_engine.lords import Item
from regola_engine.lords.game import Game
from regola_engine.lords.state import State, start
from tests.lords.content import compiled


@cache
def played_items() -> tuple[Item, ...]:
    """Return the items of the draft with their rules, as they are played."""
    program, _ = compiled()
    sink = Sink()
    found = load(program, {}, sink)
    assert sink.sorted() == []
    return tuple(found.items)  # type: ignore[arg-type]  # of another family


def table(
    seats: int = 4, seed: int = 1, first: int = 0, *, log: bool = False, taken: tuple[str, ...] = ()
) -> State:
    """Return a game set up, at its first choice; options are taken by their ids."""
    options = {f"dungeon_lords/option/{name}": True for name in taken}
    game = Game(played_items(), seats, options)
    return start(game, Random(seed), first, log=log)  # noqa: S311  # cards, not secrets
