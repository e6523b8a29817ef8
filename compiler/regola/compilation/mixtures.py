"""The program that is played when packs meet on the boards of one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.mixing.ground import ground
from regola.mixing.in_play import Mixture, in_play, mixture
from regola.mixing.verdicts import DISCARDED, PLAYED, verdict
from regola.program.model import Item

__all__ = ["mixed_program", "set_aside"]


def mixed_program(
    program: Program,
    game: str,
    guests: Iterable[str],
    *,
    whole: bool = False,
    options: Mapping[str, bool] | None = None,
) -> Program:
    """
    Return what is in play on the boards of a game with packs mixed in.

    Base rules and boards are those of the game. What counts as what there, and what else the
    compatibility rules say, are base rules. What makes no sense on its boards is set aside, unless
    the ``whole`` of the packs is asked for. ``options`` are taken, or not, otherwise than by
    default.
    """
    mixed = mixture(program.packs, game, guests)
    everything = (*program.library, *program.items)
    aside = frozenset[str]() if whole else set_aside(program, mixed, options)
    kept = tuple(item for item in in_play(everything, mixed) if item.reference not in aside)
    own = {item.reference for item in program.items}
    return replace(
        program,
        library=tuple(item for item in kept if item.reference not in own),
        items=tuple(item for item in kept if item.reference in own),
    )


def set_aside(
    program: Program, mixed: Mixture, options: Mapping[str, bool] | None = None
) -> frozenset[str]:
    """Return the items, by reference, that make no sense on the boards of another game."""
    foreign = [item for item in _foreign(program, mixed) if item.kind in PLAYED]
    if not foreign:
        return frozenset()
    everything = (*program.library, *program.items)
    on = ground(everything, mixed, language(program.family).vocabulary, options)
    found = (verdict(item, on, everything) for item in foreign)
    return frozenset(one.item.reference for one in found if one.standing in DISCARDED)


def _foreign(program: Program, mixed: Mixture) -> Iterable[Item]:
    """Give the items mixed in that were written for another game."""
    games = {pack.id: pack.game for pack in program.packs}
    for item in (*program.library, *program.items):
        if item.pack in mixed.guests and games.get(item.pack) not in ("", games.get(mixed.game)):
            yield item
