"""
Which items are in play when packs meet on the board of one game.

The base rules in force are those of the board's game; packs mixed in bring their items. The
compatibility rules that hold there become base rules, turned to the board in use: what the board
prints counts as what the others ask for, and not the other way round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from regola.checks.parts import parts
from regola.program.equivalences import Equivalence, equivalences, meetings
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.pack import Manifest, with_needs

__all__ = ["Mixture", "in_force", "in_play", "mixture", "turned"]


@dataclass(frozen=True, slots=True)
class Mixture:
    """
    Packs that meet on a board: ``game`` is the board's own, ``host`` the packs that it is made
    of, ``guests`` those mixed in. ``games`` are those that the packs were written for: their rules
    for meeting hold even where their own items stay in the box. ``grounds`` are the packs whose
    boards may be played on: the host's, and those of guests written for the same game.
    """

    game: str
    host: frozenset[str]
    guests: frozenset[str]
    games: frozenset[str]
    grounds: frozenset[str]

    @property
    def packs(self) -> frozenset[str]:
        """The ids of all packs in play."""
        return self.host | self.guests

    @property
    def met(self) -> frozenset[str]:
        """The ids of all packs in play, and of the games that they were written for."""
        return self.packs | self.games


def mixture(manifests: Iterable[Manifest], game: str, guests: Iterable[str]) -> Mixture:
    """Return what meets on the boards of a game, with all that the packs need."""
    known = {manifest.id: manifest for manifest in manifests}
    host = with_needs(known, [known[game].game or game, game])
    mixed = with_needs(known, guests) - host
    games = frozenset(known[name].game for name in (*host, *mixed) if known[name].game)
    alike = {name for name in mixed if known[name].game == known[game].game}
    return Mixture(game, host, mixed, games, host | alike)


def in_play(items: Iterable[Item], mixed: Mixture) -> tuple[Item, ...]:
    """Return the items in play: those of the board's game, and what others bring to it."""
    known = tuple(items)
    own = [item for item in known if _is_in_play(item, mixed)]
    return (
        *own,
        *(rules for item in meetings(known, mixed.met) for rules in turned(item, mixed, known)),
    )


def _is_in_play(item: Item, mixed: Mixture) -> bool:
    if item.pack in mixed.host:
        return True
    if item.kind == "board":
        return item.pack in mixed.grounds
    return item.pack in mixed.guests and item.kind != "base"


def in_force(items: Iterable[Item], mixed: Mixture) -> Iterator[Equivalence]:
    """Give what counts as what on the boards of the game."""
    for item in meetings(items, mixed.met):
        yield from (one for one in equivalences(item) if _is_printed(one, mixed))


def _is_printed(one: Equivalence, mixed: Mixture) -> bool:
    return all(reference.partition("/")[0] in mixed.host for reference in one.printed)


def turned(item: Item, mixed: Mixture, known: Iterable[Item]) -> Iterator[Item]:
    """
    Give the base rules that an item of compatibility rules comes to on a board.

    What counts as what stands apart from what is done, for it concerns the board alone. With what
    is done come the pieces that it names, of base rules that stay in the box.
    """
    all_equal = {id(one.rule) for one in equivalences(item)}
    equal = {id(one.rule) for one in equivalences(item) if _is_printed(one, mixed)}
    done = [rule for rule in item.rules if id(rule) not in all_equal]
    facts = [rule for rule in item.rules if id(rule) in equal]
    pieces = tuple(_brought(done, mixed, known))
    for rules, nested in ((facts, ()), (done, (*item.nested, *pieces))):
        if rules or nested:
            numbered = tuple(replace(rule, number=n) for n, rule in enumerate(rules, 1))
            yield replace(item, kind="base", rules=numbered, nested=nested)


def _brought(rules: Iterable[Rule], mixed: Mixture, known: Iterable[Item]) -> Iterator[Item]:
    named = {noun for rule in rules for noun in parts(rule).nouns}
    for base in known:
        if base.kind == "base" and base.pack not in mixed.host:
            yield from (piece for piece in base.of_kind("piece") if piece.reference in named)
