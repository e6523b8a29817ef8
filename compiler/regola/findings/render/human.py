"""Show findings to people: headline, excerpt with both places underlined, hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from regola.findings.model import Severity
from regola.findings.render.excerpt import Mark, draw
from regola.findings.visible import visible
from regola.findings.wording import Diagnostic, Place
from regola.localisation import Words
from regola.sources import Source

__all__ = ["render_human", "render_summary"]

_RESET = "\x1b[0m"
_BOLD = "\x1b[1m"
_COLOURS = {
    Severity.ERROR: "\x1b[1;31m",
    Severity.WARNING: "\x1b[1;33m",
    Severity.INFO: "\x1b[1;36m",
}
_SECOND = "\x1b[1;34m"


def render_human(
    diagnostics: Iterable[Diagnostic],
    sources: Mapping[str, Source],
    words: Words,
    *,
    colour: bool = False,
) -> Iterator[str]:
    """Give each finding as a block of lines that ends with an empty one."""
    painter = _Painter(words, sources, colour=colour)
    for diagnostic in diagnostics:
        yield "\n".join(painter.lines(diagnostic)) + "\n\n"


def render_summary(diagnostics: Iterable[Diagnostic], words: Words) -> str:
    """Give the last line: how many findings of each severity."""
    counts = Counter(diagnostic.severity for diagnostic in diagnostics)
    return words.say(
        "report-summary",
        errors=counts[Severity.ERROR],
        warnings=counts[Severity.WARNING],
        infos=counts[Severity.INFO],
    )


class _Painter:
    def __init__(self, words: Words, sources: Mapping[str, Source], *, colour: bool) -> None:
        self._words = words
        self._sources = sources
        self._colour = colour

    def lines(self, diagnostic: Diagnostic) -> Iterator[str]:
        tone = _COLOURS[diagnostic.severity]
        severity = self._words.say(f"severity-{diagnostic.severity.value}")
        head = self._paint(tone, f"{severity}[{diagnostic.entry.code}]")
        yield f"{head}{self._paint(_BOLD, f': {diagnostic.message}')}"
        margin = self._margin(diagnostic)
        yield from self._excerpts(diagnostic, margin)
        if diagnostic.hint is not None:
            yield f"{margin} {self._paint(_SECOND, '=')} {self._said('hint', diagnostic.hint)}"
        if diagnostic.fix is not None:
            key = "choice" if diagnostic.entry.decides else "fix"
            yield f"{margin} {self._paint(_SECOND, '=')} {self._said(key, diagnostic.fix)}"

    def _said(self, key: str, text: str) -> str:
        return self._words.say(f"report-{key}", text=text)

    def _paint(self, tone: str, text: str) -> str:
        return f"{tone}{text}{_RESET}" if self._colour and text else text

    def _margin(self, diagnostic: Diagnostic) -> str:
        places = [diagnostic.place, *(related.place for related in diagnostic.related)]
        return " " * max(len(str(place.line)) for place in places)

    def _excerpts(self, diagnostic: Diagnostic, margin: str) -> Iterator[str]:
        arrow = self._paint(_SECOND, "-->")
        for path, places in _by_path(diagnostic).items():
            first = next((place for place, _, primary in places if primary), places[0][0])
            yield f"{margin}{arrow} {visible(path)}:{first.line}:{first.column}"
            if path in self._sources:
                yield from self._marked(self._sources[path], places, diagnostic, margin)

    def _marked(
        self, source: Source, places: list[_Spoken], diagnostic: Diagnostic, margin: str
    ) -> Iterator[str]:
        bar = self._paint(_SECOND, "|")
        before = 0
        for line, marks in _by_line(source, places).items():
            yield f"{margin} {bar}" if line == before + 1 or not before else f"{margin}..."
            text, rows = draw(source.line_text(line), marks)
            number = self._paint(_SECOND, str(line).rjust(len(margin)))
            yield f"{number} {bar} {text}".rstrip()
            for row in rows:
                tone = _COLOURS[diagnostic.severity] if row.mark.primary else _SECOND
                under = self._paint(tone, f"{row.underline} {row.mark.text}".rstrip())
                yield f"{margin} {bar} {under}"
            before = line


_Spoken = tuple[Place, str, bool]


def _by_path(diagnostic: Diagnostic) -> dict[str, list[_Spoken]]:
    spoken: list[_Spoken] = [(diagnostic.place, diagnostic.label, True)]
    spoken += [(related.place, related.message, False) for related in diagnostic.related]
    places: dict[str, list[_Spoken]] = {}
    for entry in spoken:
        places.setdefault(entry[0].path, []).append(entry)
    return places


def _by_line(source: Source, places: list[_Spoken]) -> dict[int, list[Mark]]:
    marks: dict[int, list[Mark]] = {}
    for place, text, primary in sorted(places, key=lambda spoken: (spoken[0].line, not spoken[2])):
        one_line = place.end_line == place.line
        end = place.end_column if one_line else len(source.line_text(place.line)) + 1
        marks.setdefault(place.line, []).append(Mark(place.column, end, text, primary))
    return marks
