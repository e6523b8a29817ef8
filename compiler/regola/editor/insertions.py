"""Find where in a file a rule that somebody has found belongs: in an item, on a line of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.compilation.language import language
from regola.editor.analysis import Analysis
from regola.findings import Edit
from regola.program.model import Item
from regola.sources import Source, Span

__all__ = ["inserted"]

_INDENT = " " * 4


def inserted(analysis: Analysis, path: str, offset: int, rule: str) -> Edit | None:
    """
    Return the change that puts a rule where somebody writes; nothing where no item may bear one.

    Where she writes in no item, it goes to the last of the file, else of the pack, that may.
    """
    own = list(_bearers(analysis, path))
    there = [one for one in own if one.holds(Span(path, offset, offset))]
    if there:
        # Items come before those in them: the last is the innermost.
        place = _Inside(analysis.sources[path], there[-1])
        return place.at(offset, rule) or place.at_the_end(rule)
    files = [path, *(one for one in analysis.sources if one != path)]
    outer = (one for file in files for one in [*_bearers(analysis, file)][::-1] if not one.holder)
    item = next(outer, None)
    return _Inside(analysis.sources[item.whole.path], item).at_the_end(rule) if item else None


def _bearers(analysis: Analysis, path: str) -> Iterator[Item]:
    """Give the items of a file that may have rules, each before those in it."""
    family = analysis.families.get(path, "")
    kinds = language(family).vocabulary.kinds if family else {}
    for item in analysis.items(path):
        if item.kind in kinds and kinds[item.kind].bearer:
            yield item


@dataclass(frozen=True, slots=True)
class _Inside:
    """The lines of an item in their text."""

    source: Source
    item: Item

    def at(self, offset: int, rule: str) -> Edit | None:
        """Put a rule behind the line of a place; nothing where others than its lines stand."""
        begin, end = self._line(offset)
        text = self.source.text[begin:end]
        if not text.strip() and self._is_apart(begin, end):
            return self._edit(begin, end, f"{self._margin()}{rule}")
        member = next((one for one in self._lines() if one.start <= end and begin <= one.end), None)
        if member is not None:
            return self._behind(member, rule)
        is_note = text.lstrip().startswith("#") and self._is_apart(begin, end)
        return self._edit(end, end, f"\n{self._margin()}{rule}") if is_note else None

    def at_the_end(self, rule: str) -> Edit:
        """Put a rule behind the last, before what stands in the item with braces of its own."""
        lines = self._lines()
        if lines:
            return self._behind(lines[-1], rule)
        opened = self.source.text.index("{", self.item.span.start) + 1
        return self._edit(opened, opened, f"\n{self._margin()}{rule}")

    def _lines(self) -> list[Span]:
        """Return the places of names, fields and rules; where there are rules, they end it."""
        item = self.item
        told = [
            *(one.span for one in item.names),
            *(one.span for one in item.fields),
            *(one.span for one in item.rules),
        ]
        found = sorted(told, key=lambda one: one.start)
        last = self.item.rules[-1].span.start if self.item.rules else None
        return [one for one in found if last is None or one.start <= last]

    def _is_apart(self, begin: int, end: int) -> bool:
        """Tell whether a line lies between the braces of the item, and in no item in it."""
        inner = (one.whole for one in self.item.nested)
        is_inside = self.item.span.end < begin and end < self.item.whole.end
        return is_inside and not any(one.start < end and begin < one.end for one in inner)

    def _behind(self, span: Span, rule: str) -> Edit:
        """Put a rule behind a line; what is noted there belongs to it, a brace does not."""
        end = self._line(span.end)[1]
        if "}" in self.source.text[span.end : end]:
            end = span.end
        return self._edit(end, end, f"\n{self._margin()}{rule}")

    def _line(self, offset: int) -> tuple[int, int]:
        text = self.source.text
        end = text.find("\n", offset)
        return text.rfind("\n", 0, offset) + 1, len(text) if end < 0 else end

    def _margin(self) -> str:
        header = self.source.text[self._line(self.item.whole.start)[0] : self.item.whole.start]
        return (header if not header.strip() else "") + _INDENT

    def _edit(self, start: int, end: int, text: str) -> Edit:
        return Edit(Span(self.item.whole.path, start, end), text)
