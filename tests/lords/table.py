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


@cache
def default_options() -> dict[str, bool]:
    """Return which options are taken where nobody says so, by their ids."""
    told = (pair for item in played_items() for pair in item.options)
    return {reference.rpartition("/")[2]: taken for reference, taken in told}


def table(
    seats: int = 4,
    seed: int = 1,
    first: int = 0,
    *,
    log: bool = False,
    turned: tuple[str, ...] = (),
) -> State:
    """Return a game set up, at its first choice; the other side of some options is taken."""
    usual = default_options()
    options = {f"dungeon_lords/option/{name}": not usual[name] for name in turned}
    game = Game(played_items(), seats, options)
    return start(game, Random(seed), first, log=log)  # noqa: S311  # cards, not secrets
