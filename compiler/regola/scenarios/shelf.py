"""The games at hand: what scenarios may name, and the records that the engine plays by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.program.model import Item
from regola.program.pack import Manifest

if TYPE_CHECKING:
    from regola_engine.conquest import BoardItem
    from regola_engine.conquest import Item as Record

__all__ = ["Meeting", "Shelf"]


@dataclass(frozen=True, slots=True)
class Meeting:
    """What holds on the boards of a game where packs of other games are mixed in."""

    game: str
    guests: frozenset[str]
    records: tuple[Record, ...]


class Shelf:
    """
    The items of a family of games with their records, in the order of their packs.

    ``faulty`` are the kinds of items of which one has an error, where whoever checks has noted
    them: the names that such items bring may not be all that the author meant.
    """

    def __init__(
        self,
        family: str,
        packs: Iterable[Manifest],
        items: Iterable[Item],
        records: Iterable[Record],
        boards: Iterable[BoardItem],
        meetings: Iterable[Meeting] = (),
    ) -> None:
        """Take top-level items, and the records that their modules hand over."""
        self.family = family
        self.packs: Mapping[str, Manifest] = {pack.id: pack for pack in packs}
        self.top = tuple(items)
        walked = (inner for item in self.top for inner in item.walk())
        self.items: Mapping[str, Item] = {item.reference: item for item in walked}
        self.records: Mapping[str, Record] = {record.reference: record for record in records}
        self.boards: Mapping[str, BoardItem] = {board.reference: board for board in boards}
        self.meetings = tuple(meetings)
        self.faulty: frozenset[str] = frozenset()
        self._by_id: dict[str, list[Item]] = {}
        for item in self.items.values():
            if item.id:
                self._by_id.setdefault(item.id, []).append(item)

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the packs that are games, and of those that belong to one."""
        return tuple(sorted(pack.id for pack in self.packs.values() if pack.game))

    def named(self, name: str, kinds: Iterable[str], packs: Iterable[str]) -> Item | None:
        """
        Return the item of one of the kinds that a name means, in the first pack that has it.

        The name is an id or, to tell items of one id apart, a reference.
        """
        known = [self.items[name]] if name in self.items else self._by_id.get(name, ())
        found = [item for item in known if item.kind in tuple(kinds)]
        order = tuple(packs)
        inside = [item for item in found if item.pack in order]
        return min(inside, key=lambda item: order.index(item.pack), default=None)

    def ids(self, kinds: Iterable[str], packs: Iterable[str]) -> tuple[str, ...]:
        """Return the ids of all items of the kinds in the packs, in order."""
        wanted, inside = frozenset(kinds), frozenset(packs)
        return tuple(
            sorted(i.id for i in self.items.values() if i.kind in wanted and i.pack in inside)
        )

    def packs_of(self, game: str, others: Iterable[str]) -> tuple[str, ...]:
        """
        Return the packs in play for a game: what it shares with others, itself, what is added.

        A pack that belongs to a game brings that game along.
        """
        pack = self.packs[game]
        own = pack.game or game
        shared = [p.id for p in self.packs.values() if not p.game]
        needs = [need for need in pack.needs if need in self.packs]
        return tuple(dict.fromkeys((*shared, own, *needs, game, *others)))

    def played(self, packs: Iterable[str], mixed: Iterable[str]) -> Iterator[Record]:
        """Give the records in play; packs mixed in bring no base rules of their own."""
        inside, guests = frozenset(packs), frozenset(mixed)
        for item in self.top:
            record = self.records.get(item.reference)
            if record is None or item.pack not in inside:
                continue
            if item.kind != "base" or item.pack not in guests:
                yield record
        for meeting in self.meetings:
            if meeting.game in inside - guests and meeting.guests <= guests:
                yield from meeting.records
