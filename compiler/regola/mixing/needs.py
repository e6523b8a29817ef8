"""What an item takes on a table: tokens, pieces, Monsters for relics and places; what it shares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

import networkx as nx

from regola.checks.boards import borders, regions
from regola.checks.parts import deeds_of, parts
from regola.mixing.ground import Ground
from regola.program.meaning import Deed, Link, Number, Phrase
from regola.program.model import Item

__all__ = ["Layout", "Need", "layouts", "needs"]

NeedKind: TypeAlias = Literal["tokens", "piece", "borrowed", "shared", "namesake", "laid"]
"""
What is needed: tokens of its own, pieces, tokens of another race; what another item uses too,
another item of the same name; regions to lay pieces in when the game begins.
"""


@dataclass(frozen=True, slots=True)
class Need:
    """
    So many of something, of which so many are at hand; ``name`` and ``other`` are references.

    ``board`` is the board that it was counted on, if it was counted on one.
    """

    kind: NeedKind
    name: str
    wanted: int
    at_hand: int
    other: str = ""
    board: str = ""

    @property
    def is_met(self) -> bool:
        """Whether there is enough, and nobody else wants it."""
        return self.wanted <= self.at_hand and self.kind not in ("shared", "namesake")


def needs(item: Item, ground: Ground, everything: Iterable[Item]) -> tuple[Need, ...]:
    """Return what an item takes, and whether it is there; ``everything`` may be in play with it."""
    packs = ground.mixed.met
    others = [one for one in everything if one.pack in packs and one.reference != item.reference]
    found = [*_tokens(item, others), *_pieces(item, others, packs), *_namesakes(item, others)]
    if item.kind in ("relic", "place"):
        found += [_laid(layout) for layout in layouts(ground)]
    return tuple(found)


def _tokens(item: Item, others: list[Item]) -> Iterator[Need]:
    banner, box = item.number("tokens"), item.number("tokens", 1)
    line = item.field("borrows")
    if line is None:
        if banner is not None and box is not None:
            yield Need("tokens", item.reference, banner, box)
        return
    name = "".join(line.words)
    lender = next((one for one in others if name in (one.id, one.reference)), None)
    at_hand = (lender.number("tokens", 1) or 0) if lender is not None else 0
    reference = lender.reference if lender is not None else name
    yield Need("borrowed", item.reference, box or banner or 0, at_hand, reference)
    for other in others:
        also = other.field("borrows")
        if also is not None and "".join(also.words) in (name, reference):
            yield Need("shared", reference, 1, 1, other.reference)


def _pieces(item: Item, others: list[Item], packs: frozenset[str]) -> Iterator[Need]:
    """Give the pieces that come with the item, and those of others that it uses."""
    for piece in item.of_kind("piece"):
        yield Need("piece", piece.reference, 1, piece.number("box") or 0)
    holders = {p.reference: (p, top) for top in others for p in top.walk() if p.kind == "piece"}
    own = {inner.reference for inner in item.walk()}
    for noun in sorted(_named(item) - own):
        if "/piece/" not in noun:
            continue
        if noun not in holders or noun.partition("/")[0] not in packs:
            yield Need("piece", noun, 1, 0)
            continue
        piece, holder = holders[noun]
        if holder.kind != "base":
            yield Need("shared", noun, 1, piece.number("box") or 0, holder.reference)


def _named(item: Item) -> set[str]:
    return {noun for inner in item.walk() for rule in inner.rules for noun in parts(rule).nouns}


def _namesakes(item: Item, others: list[Item]) -> Iterator[Need]:
    for other in others:
        if other.kind == item.kind and other.id == item.id:
            yield Need("namesake", item.reference, 1, 1, other.reference)


# ---- what is laid out when a game begins ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Layout:
    """Pieces laid on a board before the first move, in regions that must not touch if ``apart``."""

    board: str
    players: int
    piece: str
    pieces: int
    box: int
    wanted: int
    regions: int


def layouts(ground: Ground) -> tuple[Layout, ...]:
    """Return what base rules lay on each board at the start, and whether there is room."""
    rules = [r for item in ground.items if item.kind == "base" for r in item.rules]
    puts = [deed for rule in rules for deed in deeds_of(rule) if _is_counted_put(deed)]
    boxes = {i.reference: i.number("box") or 0 for i in _all(ground) if i.kind == "piece"}
    pieces = dict.fromkeys(deed.object.noun for deed in puts if deed.object is not None)
    found = (
        _layout(board, piece, puts, boxes.get(piece, 0))
        for piece in pieces
        for board in ground.boards
    )
    return tuple(layout for layout in found if layout.regions)


def _all(ground: Ground) -> Iterator[Item]:
    for item in ground.known:
        yield from item.walk()


def _is_counted_put(deed: Deed) -> bool:
    thing = deed.object
    return (
        deed.verb == "put"
        and thing is not None
        and thing.amount is not None
        and isinstance(thing.amount.amount, Number)
        and "/piece/" in thing.noun
    )


def _layout(board: Item, piece: str, puts: list[Deed], box: int) -> Layout:
    players = board.number("players") or 0
    own = [deed for deed in puts if deed.object is not None and deed.object.noun == piece]
    times = [players if deed.per is not None and deed.per.noun == "player" else 1 for deed in own]
    count = sum(n * _amount(deed) for n, deed in zip(times, own, strict=True))
    marks = {name for deed in own for _, where in deed.slots for name in _marks(where)}
    room = _room(board, marks - {piece.rpartition("/")[2]})
    return Layout(board.reference, players, piece, count, box, sum(times), room)


def _amount(deed: Deed) -> int:
    amount = deed.object.amount.amount if deed.object and deed.object.amount else None
    return amount.value if isinstance(amount, Number) else 0


def _marks(where: Phrase) -> Iterator[str]:
    for modifier in where.modifiers:
        if isinstance(modifier, Link) and modifier.relation == "with" and not modifier.negated:
            yield modifier.target.noun.rpartition("/")[2]


def _room(board: Item, marks: set[str]) -> int:
    """Return the most regions with the marks of which no two touch."""
    fitting = [one.id for one in regions(board) if marks <= set(one.words)]
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(fitting)
    inside = set(fitting)
    graph.add_edges_from((b.left, b.right) for b in borders(board) if {b.left, b.right} <= inside)
    apart = nx.complement(graph)
    return len(nx.max_weight_clique(apart, weight=None)[0]) if fitting else 0


def _laid(layout: Layout) -> Need:
    wanted, at_hand = layout.pieces, layout.box
    if layout.wanted > layout.regions:
        wanted, at_hand = layout.wanted, layout.regions
    return Need("laid", layout.piece, wanted, at_hand, board=layout.board)
