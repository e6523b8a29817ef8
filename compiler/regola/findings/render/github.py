"""Give findings as workflow commands, which GitHub shows beside the lines of a change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from regola.findings.model import Severity
from regola.findings.wording import Diagnostic

__all__ = ["render_github"]

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def render_github(
    diagnostics: Iterable[Diagnostic], place: Callable[[str], str] = str
) -> Iterator[str]:
    """Give one line a finding; `place` makes each path start at the checkout."""
    for diagnostic in diagnostics:
        properties = ",".join(f"{name}={value}" for name, value in _properties(diagnostic, place))
        command = _COMMANDS[diagnostic.severity]
        yield f"::{command} {properties}::{_escaped(_text(diagnostic))}\n"


def _properties(diagnostic: Diagnostic, place: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    found = diagnostic.place
    yield "file", _escaped_property(place(found.path))
    yield "line", str(found.line)
    yield "endLine", str(found.end_line)
    if found.line == found.end_line:
        yield "col", str(found.column)
        yield "endColumn", str(found.end_column)
    yield "title", _escaped_property(f"{diagnostic.entry.code} {diagnostic.entry.slug}")


def _text(diagnostic: Diagnostic) -> str:
    second = [
        f"{related.place.path}:{related.place.line}: {related.message}"
        for related in diagnostic.related
    ]
    hint = [] if diagnostic.hint is None else [diagnostic.hint]
    return "\n".join([diagnostic.message, *second, *hint])


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escaped_property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
