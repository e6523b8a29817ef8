"""What works with what, of the packs that are printed: the reports that stand beside a rulebook."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import prod

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.mixing.combinations import Combinations, combinations
from regola.mixing.compatibility import Compatibility, compatibility, home_of
from regola.mixing.ground import Ground, ground
from regola.mixing.in_play import mixture
from regola.mixing.pages import Oversized, pages
from regola.mixing.verdicts import PLAYED, played_items
from regola.mixing.wording import Teller
from regola.pages.beside import Page
from regola.program.model import Item

__all__ = ["reports"]

_PAIRED = ("race", "power")

_MOST_PAIRS = 10_000
"""A table of a hundred races and powers each; pairs grow by the square of the items."""

_MOST_ITEMS = 500
"""Items in another game that a page tells of."""


def reports(
    programs: Iterable[Program], languages: Sequence[str], packs: Collection[str] = ()
) -> Iterator[Page]:
    """
    Give the pages on each pack that is printed: its pairs at home, its items in each other game.

    ``packs`` are those that have pages, all if none is named.
    Whoever wants pairs tried in play, or several packs at once, asks the commands.
    """
    for program in programs:
        found: list[Combinations | Compatibility | Oversized] = [
            *_pairs(program, packs),
            *_elsewhere(program, packs),
        ]
        words = language(program.family).vocabulary
        for spoken in languages if found else ():
            teller = Teller(program.all_items(), words, program.packs, spoken)
            for one in found:
                yield from pages(one, [teller])


def _pairs(program: Program, packs: Collection[str]) -> Iterator[Combinations | Oversized]:
    for pack in _printed(program, _PAIRED, packs):
        game = _game_of(pack, program)
        drawn = tuple(dict.fromkeys((game, pack)))
        items = [item for item in _everything(program) if item.pack in drawn]
        count = prod(sum(item.kind == kind for item in items) for kind in _PAIRED)
        if count > _MOST_PAIRS:
            yield Oversized(Combinations(game, drawn, (), (), (), ()), count)
        else:
            yield combinations(items, drawn, _ground(program, game, drawn))


def _elsewhere(program: Program, packs: Collection[str]) -> Iterator[Compatibility | Oversized]:
    everything = _everything(program)
    for pack in _printed(program, PLAYED, packs):
        for head in program.packs:
            if head.is_game and head.id != _game_of(pack, program):
                items = tuple(played_items(everything, [pack]))
                if len(items) > _MOST_ITEMS:
                    yield Oversized(Compatibility(pack, head.id, ()), len(items))
                    continue
                on = _ground(program, head.id, (pack,))
                yield compatibility(pack, items, on, everything, home_of(pack, on, program.packs))


def _printed(program: Program, kinds: Sequence[str], packs: Collection[str]) -> list[str]:
    """Return the packs that are printed and have items of some kinds."""
    found = dict.fromkeys(item.pack for item in program.items if item.kind in kinds)
    return [pack for pack in found if not packs or pack in packs]


def _game_of(pack: str, program: Program) -> str:
    return next(head.game for head in program.packs if head.id == pack) or pack


def _everything(program: Program) -> tuple[Item, ...]:
    return (*program.library, *program.items)


def _ground(program: Program, game: str, packs: Sequence[str]) -> Ground:
    mixed = mixture(program.packs, game, packs)
    return ground(_everything(program), mixed, language(program.family).vocabulary)
