"""What reports on games played together find, as findings at the items: for machines, in CI."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from regola.findings import Finding
from regola.mixing.combinations import Cell, Combinations
from regola.mixing.compatibility import Compatibility, conflict_remarks, remarks
from regola.mixing.conflicts import Conflict
from regola.mixing.grouping import Group, groups, parted
from regola.mixing.remarks import Weight
from regola.mixing.verdicts import Standing, Verdict
from regola.mixing.wording import Teller
from regola.program.model import Item
from regola.sources import Argument, Span, freeze_arguments

__all__ = ["Reporter", "Told"]

_SLUGS: Mapping[Standing, str] = {
    "in_part": "in-part-there",
    "needs_option": "in-part-there",
    "needs_partner": "in-part-there",
    "does_nothing": "without-effect-there",
    "cannot_be_dealt": "not-dealt-there",
}
"""What is told of an item by how it fares; of one that is at fault otherwise, what it lacks."""

_AT_FAULT = "not-as-printed-there"
_OF_PAIRS = {"problem": "at-odds-together", "remark": "remarked-together"}
_OF_WHOLE = {"problem": "at-odds-with-all", "remark": "remarked-with-all"}


@dataclass(frozen=True, slots=True)
class Told:
    """A finding, and what a report says of it, a line each, in the language of the report."""

    finding: Finding
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Reporter:
    """
    Makes findings of reports, in the words of a teller.

    ``own`` are the paths of the files at hand: of several items a finding lies at one of those.
    """

    teller: Teller
    items: Mapping[str, Item]
    own: Collection[str]

    def of_items(self, report: Compatibility) -> Iterator[Told]:
        """Give what is to be told of items that are not as they are at home."""
        for one in report.verdicts:
            slug = _slug(one)
            if slug is not None:
                lines = tuple(remarks(one, report.game, self.teller))
                facts = {"item": self._name(one.item.reference, report.game)}
                yield self._told(slug, [one.item], report.game, facts, lines)

    def of_conflicts(self, game: str, found: Iterable[Conflict]) -> Iterator[Told]:
        """Give what is to be told of items that do not get along."""
        for one in found:
            others = tuple(self._name(other, game) for other in one.others)
            item = self._name(one.verdict.item.reference, game)
            facts: dict[str, Argument] = {"item": item, "others": others}
            items = [one.verdict.item, *(self.items[other] for other in one.others)]
            lines = tuple(conflict_remarks(one, game, self.teller))
            yield self._told("at-odds-beside", items, game, facts, lines)

    def of_pairs(self, report: Combinations) -> Iterator[Told]:
        """
        Give what is to be told of races with powers; where packs are at hand, of theirs.

        What holds for an item with every partner is told of the item, once.
        """
        uncleared = (one for one in groups(report, self.teller) if not one.is_cleared)
        whole, pairs = parted(uncleared)
        cells = {cell.couple: cell for cell in report.cells}
        told = [
            *(self._of_whole(name, some, report) for name, some in whole.items()),
            *(self._of_pair(cells[pair], some, report.game) for pair, some in pairs.items()),
        ]
        own = [one for one in told if one.finding.span.path in self.own]
        yield from own or told

    def _of_whole(self, reference: str, told: list[Group], report: Combinations) -> Told:
        item = self.items[reference]
        of_powers = item.kind == "race"
        count = len(report.powers if of_powers else report.races)
        partners = self.teller.say(f"with-all-{'powers' if of_powers else 'races'}", count=count)
        facts: dict[str, Argument] = {"item": self._name(reference, report.game)}
        lines = (partners, *(one.text for one in told))
        return self._told(_OF_WHOLE[_weight(told)], [item], report.game, facts, lines)

    def _of_pair(self, cell: Cell, told: list[Group], game: str) -> Told:
        facts: dict[str, Argument] = {
            kind: self._name(item.reference, game)
            for kind, item in (("race", cell.race), ("power", cell.power))
        }
        lines = tuple(one.text for one in told)
        return self._told(_OF_PAIRS[_weight(told)], [cell.power, cell.race], game, facts, lines)

    def _name(self, reference: str, game: str) -> str:
        return self.teller.name(reference, game)

    def _is_own(self, item: Item) -> bool:
        return item.span.path in self.own

    def _told(
        self,
        slug: str,
        items: list[Item],
        game: str,
        facts: Mapping[str, Argument],
        lines: tuple[str, ...],
    ) -> Told:
        arguments = freeze_arguments({**facts, "game": self.teller.pack(game)})
        return Told(Finding(slug, self._place(items), arguments), lines)

    def _place(self, items: list[Item]) -> Span:
        return next((one.span for one in items if self._is_own(one)), items[0].span)


def _weight(told: Iterable[Group]) -> Weight:
    """Return how heavy the heaviest of some remarks is."""
    return "problem" if any(one.remark.weight == "problem" for one in told) else "remark"


def _slug(one: Verdict) -> str | None:
    """Return what is told of an item; nothing of one that is as it is, or translated."""
    slug = _SLUGS.get(one.standing)
    if one.is_at_fault and slug in (None, "in-part-there"):
        return _AT_FAULT
    return slug
