"""Change the lines of an example in its text: numbers, words, lines that are added or go."""

from __future__ import annotations

from dataclasses import dataclass

from regola.program.model import FieldEntry, FieldLine, Item
from regola.sources import Edit, Source, Span

__all__ = ["ExampleLines", "begun"]

_INDENT = " " * 4
_JOINT = "-"
"""What stands between two names that are joined."""


@dataclass(frozen=True, slots=True)
class ExampleLines:
    """The lines of an example in their text; whatever changes one returns how, or nothing."""

    source: Source
    example: Item

    # ---- lines --------------------------------------------------------------------------------

    def line(self, key: str, argument: str = "") -> FieldLine | None:
        """Return a line by its key and the name before its colon."""
        wanted = (argument,) if argument else ()
        found = (one for one in self.example.fields if one.key == key)
        return next((one for one in found if one.arguments == wanted), None)

    def added(self, text: str, after: FieldLine | None) -> Edit:
        """Put a line behind another, or behind the header."""
        if after is None:
            opened = self.source.text.index("{", self.example.span.start) + 1
            return self._at(opened, f"\n{self._margin()}{text}")
        return self._at(self._end(after), f"\n{self._margin()}{text}")

    def gone(self, line: FieldLine) -> Edit:
        """Take a line away, with the break before it."""
        begin = self.source.text.rfind("\n", 0, line.span.start)
        return Edit(Span(line.span.path, max(begin, 0), self._end(line)), "")

    def _end(self, line: FieldLine) -> int:
        """Return the end of a line; what is noted behind it belongs to it, a brace does not."""
        text, begin = self.source.text, line.span.end
        end = text.find("\n", begin)
        end = len(text) if end < 0 else end
        return begin if "}" in text[begin:end] else end

    def _margin(self) -> str:
        first = next(iter(self.example.fields), None)
        start = self.example.span.start if first is None else first.span.start
        own = _margin_at(self.source, start)
        return own if first is not None else own + _INDENT

    def _at(self, offset: int, text: str) -> Edit:
        return Edit(Span(self.example.span.path, offset, offset), text)

    # ---- what a line tells --------------------------------------------------------------------

    def counted(self, line: FieldLine, name: str, by: int) -> Edit | None:
        """Change how many a line says of a name; none are not told, but for the last of a line."""
        found = _of_name(line, name)
        count = by + (_count(found) if found is not None else 0)
        if count > 0:
            told = f"{name} {count}"
            return self.appended(line, told) if found is None else Edit(found.span, told)
        return self._without(line, found) if found is not None and len(line.entries) > 1 else None

    def marked(self, line: FieldLine, word: str) -> Edit:
        """Say a word in a line where it is not said, else leave it out."""
        found = next((one for one in line.entries if one.values == (word,)), None)
        if found is None:
            return self.appended(line, word)
        return self._without(line, found) if len(line.entries) > 1 else self.gone(line)

    def joined(self, line: FieldLine, one: str, other: str) -> Edit:
        """Join two names in a line where they are not, else part them."""
        pairs = (each for each in line.entries if {one, other} == {*each.values} - {_JOINT})
        found = next(pairs, None)
        if found is None:
            return self.appended(line, f"{one}{_JOINT}{other}")
        return self._without(line, found) if len(line.entries) > 1 else self.gone(line)

    def appended(self, line: FieldLine, text: str) -> Edit:
        """Tell one thing more in a line."""
        last = line.entries[-1] if line.entries else None
        if last is None:
            return Edit(Span(line.span.path, line.span.end, line.span.end), f" {text}")
        return Edit(Span(last.span.path, last.span.end, last.span.end), f", {text}")

    def _without(self, line: FieldLine, entry: FieldEntry) -> Edit:
        """Leave an entry out, with the comma beside it."""
        place = line.entries.index(entry)
        if place:
            return Edit(Span(entry.span.path, line.entries[place - 1].span.end, entry.span.end), "")
        return Edit(Span(entry.span.path, entry.span.start, line.entries[1].span.start), "")


def begun(source: Source, item: Item, title: str, lines: list[str]) -> Edit:
    """Put an example with a title and lines at the end of an item."""
    brace = item.whole.end - 1
    margin = _margin_at(source, item.whole.start) + _INDENT
    inner = "".join(f"\n{margin}{_INDENT}{line}" for line in lines)
    apart = "" if source.text[:brace].rstrip().endswith(("}", "{")) else "\n"
    text = f'{apart}{margin}example "{title}" {{{inner}\n{margin}}}\n'
    begin = source.text.rfind("\n", 0, brace) + 1
    if source.text[begin:brace].strip():
        return Edit(Span(item.whole.path, brace, brace), f"\n{text}")
    return Edit(Span(item.whole.path, begin, begin), text)


def _margin_at(source: Source, offset: int) -> str:
    begin = source.text.rfind("\n", 0, offset) + 1
    line = source.text[begin:offset]
    return line[: len(line) - len(line.lstrip())] if line.strip() else line


def _of_name(line: FieldLine, name: str) -> FieldEntry | None:
    """Return the entry that says how many there are of a name."""
    return next((one for one in line.entries if one.values[:1] == (name,)), None)


def _count(entry: FieldEntry) -> int:
    number = entry.values[1] if len(entry.values) > 1 else 1
    return number if isinstance(number, int) else 1
