"""What an item takes on a table: tokens, pieces, Monsters for relics and places; what it shares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Literal, TypeAlias

from regola.checks.boards import borders, regions
from regola.checks.conquest.supply import beginning, supply
from regola.checks.parts import deeds_of, parts
from regola.mixing.demand import Lasting, Table, demand
from regola.mixing.ground import Ground
from regola.mixing.liveness import Life
from regola.mixing.tokens import later
from regola.program.meaning import Deed, Link, Number, Phrase
from regola.program.model import Item

__all__ = ["Layout", "Need", "layouts", "needs", "unmet"]

NeedKind: TypeAlias = Literal["tokens", "tray", "piece", "borrowed", "shared", "namesake", "laid"]
"""
What is needed: tokens to begin with, more of them from the tray, pieces, tokens of another race;
what another item uses too, another item of the same name; regions to lay pieces in when the game
begins.
"""


@dataclass(frozen=True, slots=True)
class Need:
    """
    So many of something at most, of which so many are at hand; nothing where no number bounds it.

    ``name`` and ``other`` are references. ``board`` is the board that it was counted on, where
    boards differ; ``lasting`` tells whether so many are taken in a turn, or in all.
    """

    kind: NeedKind
    name: str
    wanted: int | None
    at_hand: int
    other: str = ""
    board: str = ""
    lasting: Lasting = "life"

    @property
    def is_met(self) -> bool:
        """Whether there is enough, and nobody else wants it."""
        if self.kind in ("shared", "namesake"):
            return False
        return self.at_hand > 0 if self.wanted is None else self.wanted <= self.at_hand


def needs(item: Item, found: Life, everything: Iterable[Item]) -> tuple[Need, ...]:
    """
    Return what an item takes, and whether it is there; ``everything`` may be in play with it.

    ``found`` tells which rules of the item, in the words of the boards, do something.
    """
    ground = found.ground
    packs = ground.mixed.met
    others = [one for one in everything if one.pack in packs and one.reference != item.reference]
    wanted = [
        *_tokens(item, others),
        *_tray(item, found, others),
        *_pieces(item, found, others),
        *_namesakes(item, others),
    ]
    if item.kind in ("relic", "place"):
        wanted += [_laid(layout) for layout in layouts(ground)]
    return tuple(wanted)


def unmet(here: Iterable[Need], home: Iterable[Need]) -> tuple[Need, ...]:
    """
    Return the needs that are not met here, but those that are the same at home.

    Tokens that are too few to begin with are told of everywhere: the item cannot be dealt.
    """
    known = {(one.kind, one.name, one.wanted, one.at_hand) for one in home if one.kind != "tokens"}
    lacking = (one for one in here if not one.is_met)
    return tuple(
        one for one in lacking if (one.kind, one.name, one.wanted, one.at_hand) not in known
    )


# ---- tokens -------------------------------------------------------------------------------------


def _tokens(item: Item, others: list[Item]) -> Iterator[Need]:
    """Give what a people begins with where least is left: the tokens of its race and its power."""
    line = item.field("borrows")
    if line is not None:
        yield from _borrowed(item, "".join(line.words), others)
        return
    if item.kind not in ("race", "power"):
        return
    blamed = (one for one in _pairs(item, others) if not _is_of_the_other(item, one, others))
    pair = next(blamed, None)
    if pair is None:
        return
    race, power = pair
    least = supply(race, power)
    other = power if race is item else race
    yield Need("tokens", item.reference, least.start, least.box, other.reference)


def _is_of_the_other(item: Item, pair: tuple[Item, Item], others: list[Item]) -> bool:
    """
    Tell whether tokens are too few for a pair because of the other of the two, not of an item.

    That is so where the other has too few with items of other packs too, or else where it is the
    race, whose tokens they are.
    """
    other = pair[1] if pair[0] is item else pair[0]
    if supply(*pair).tray >= 0 or other.pack != item.pack:
        return False
    if _is_short(other, others):
        return True
    return other.kind == "race" and not _is_short(item, others)


def _is_short(item: Item, others: list[Item]) -> bool:
    """Tell whether an item has too few tokens with some race or power of another pack."""
    foreign = [one for one in others if one.pack != item.pack]
    return any(supply(*pair).tray < 0 for pair in _pairs(item, foreign)[:1])


def _pairs(item: Item, others: list[Item]) -> list[tuple[Item, Item]]:
    """
    Return the races and powers that an item may be in play with, the fewest tokens first.

    Of an item that is neither only the pair with the fewest is given.
    """
    known = (item, *others)
    races = [one for one in known if one.kind == "race" and one.number("tokens", 1)]
    powers = [one for one in known if one.kind == "power"]
    # Of a race with a power there is left what its box has, less what both begin with.
    races.sort(key=lambda race: (race.number("tokens", 1) or 0) - beginning(race))
    powers.sort(key=beginning, reverse=True)
    if item.kind == "race":
        races = [race for race in races if race is item]
    elif item.kind == "power":
        powers = [item]
    else:
        races, powers = races[:1], powers[:1]
    return list(product(races, powers))


def _borrowed(item: Item, name: str, others: list[Item]) -> Iterator[Need]:
    lender = next((one for one in others if name in (one.id, one.reference)), None)
    at_hand = (lender.number("tokens", 1) or 0) if lender is not None else 0
    reference = lender.reference if lender is not None else name
    wanted = item.number("tokens", 1) or item.number("tokens") or 0
    yield Need("borrowed", item.reference, wanted, at_hand, reference)
    for other in others:
        also = other.field("borrows")
        if also is not None and "".join(also.words) in (name, reference):
            yield Need("shared", reference, 1, 1, other.reference)


def _tray(item: Item, found: Life, others: list[Item]) -> Iterator[Need]:
    """Give what rules take from the tray in a turn, beside what is in it where least is left."""
    rules = [rule for one in found.items for rule in later(one) if id(rule) not in found.dead]
    pairs = _pairs(item, others)
    if not pairs:
        return
    race, power = pairs[0]
    least = supply(race, power)
    taken = demand(rules, "token", least.box, Table(found.survey, least.start))
    if taken is not None:
        other = power if race is item else race
        at_hand = max(least.tray, 0)
        name = item.reference
        yield Need("tray", name, taken.most, at_hand, other.reference, taken.board, taken.lasting)


# ---- pieces -------------------------------------------------------------------------------------


def _pieces(item: Item, found: Life, others: list[Item]) -> Iterator[Need]:
    """Give the pieces that come with the item, and those of others that it uses."""
    packs = found.ground.mixed.met
    holders = {p.reference: (p, top) for top in others for p in top.walk() if p.kind == "piece"}
    own = {inner.reference: inner for inner in item.walk() if inner.kind == "piece"}
    table = Table(found.survey, _most_held(item, others))
    for reference, piece in own.items():
        box = piece.number("box") or 0
        yield from _taken(reference, box, found, table)
    for noun in sorted(noun for noun in _named(item) - own.keys() if "/piece/" in noun):
        if noun not in holders or noun.partition("/")[0] not in packs:
            yield Need("piece", noun, 1, 0)
            continue
        piece, holder = holders[noun]
        if holder.kind == "base":
            yield from _taken(noun, _left(piece, found.ground), found, table)
        else:
            yield Need("shared", noun, 1, piece.number("box") or 0, holder.reference)


def _taken(piece: str, box: int, found: Life, table: Table) -> Iterator[Need]:
    taken = demand(found.living(), piece, box, table)
    if taken is not None:
        yield Need("piece", piece, taken.most, box, "", taken.board, taken.lasting)


def _most_held(item: Item, others: list[Item]) -> int:
    """Return how many regions a people of the item, or with it, may hold: one for each token."""
    races = [item] if item.kind == "race" else [one for one in others if one.kind == "race"]
    return max((race.number("tokens", 1) or 0 for race in races), default=0)


def _left(piece: Item, ground: Ground) -> int:
    """Return how many pieces of the base rules are in the box once the game has begun."""
    laid = [one.pieces for one in layouts(ground) if one.piece == piece.reference]
    printed = [sum(one.words.count(piece.id) for one in regions(board)) for board in ground.boards]
    return (piece.number("box") or 0) - max((*laid, *printed), default=0)


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
    import networkx as nx

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
