"""What reports on games played together find, as findings at the items: for machines, in CI."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from regola.findings import Finding
from regola.mixing.combinations import Cell, Combinations, said
from regola.mixing.compatibility import Compatibility, conflict_remarks, remarks
from regola.mixing.conflicts import Conflict
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
_RATINGS = {"problem": "at-odds-together", "remark": "remarked-together"}


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
        """Give what is to be told of races with powers; where packs are at hand, of theirs."""
        cells = [cell for cell in report.cells if cell.rating in _RATINGS]
        own = [cell for cell in cells if self._is_own(cell.race) or self._is_own(cell.power)]
        for cell in own or cells:
            facts = {
                kind: self._name(item.reference, report.game)
                for kind, item in (("race", cell.race), ("power", cell.power))
            }
            lines = tuple(self._said(cell, report.game))
            slug = _RATINGS[cell.rating]
            yield self._told(slug, [cell.power, cell.race], report.game, facts, lines)

    def _said(self, cell: Cell, game: str) -> Iterator[str]:
        for remark in cell.remarks:
            if not cell.is_cleared(remark):
                yield said(remark, cell, game, self.teller)

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


def _slug(one: Verdict) -> str | None:
    """Return what is told of an item; nothing of one that is as it is, or translated."""
    slug = _SLUGS.get(one.standing)
    if one.is_at_fault and slug in (None, "in-part-there"):
        return _AT_FAULT
    return slug
