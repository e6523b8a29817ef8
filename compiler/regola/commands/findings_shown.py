"""Show the findings of a run, in the format that was asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from regola.commands.exits import Exit
from regola.commands.parser import Parser
from regola.findings import Severity, registry

if TYPE_CHECKING:
    from regola.commands.console import Console
    from regola.files.packs import PackFolder
    from regola.findings import Finding
    from regola.findings.wording import Diagnostic
    from regola.localisation import Words
    from regola.sources import Source

__all__ = [
    "FORMATS",
    "Shown",
    "add_format",
    "blocks",
    "diagnosed",
    "exit_of",
    "note",
    "root_of",
    "show",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """
    What is shown: findings in order, the texts they lie in, and where those lie.

    ``root`` leads from the folder at hand to where the paths of the findings start, but for those
    ``elsewhere``, which start at the folder at hand. ``known`` are findings that the project knows
    of, which are no longer shown to people. ``more`` is what else is said of some, a line each.
    """

    findings: list[Finding]
    texts: Mapping[str, Source]
    root: str = ""
    elsewhere: Collection[str] = ()
    known: Sequence[Finding] = ()
    more: Mapping[Finding, Sequence[str]] = field(default_factory=dict)

    def place(self, path: str) -> str:
        """Return a path of a finding as it is from the folder at hand."""
        return path if path in self.elsewhere else f"{self.root}{path}"


def _human(shown: Shown, console: Console, *, colour: bool) -> Iterator[str]:
    from regola.findings.render.human import render_human, render_summary

    diagnostics = diagnosed(shown, console)
    words = _words(console)
    yield from render_human(diagnostics, _texts(shown), words, colour=colour)
    if diagnostics:
        yield f"{render_summary(diagnostics, words)}\n"


def _json(shown: Shown, console: Console) -> Iterator[str]:
    from regola.findings.render.json import render_json

    yield render_json(_for_machines(shown, console))


def _sarif(shown: Shown, console: Console) -> Iterator[str]:
    from regola.findings.baseline import fingerprints
    from regola.findings.render.sarif import Mark, render_sarif

    both = replace(shown, findings=[*shown.findings, *shown.known])
    prints = fingerprints(both.findings, _texts(both))
    new = len(shown.findings)
    marks = [Mark(told, known=place >= new) for place, told in enumerate(prints)]
    yield render_sarif(_for_machines(both, console), _words(console), marks)


def _github(shown: Shown, console: Console) -> Iterator[str]:
    from regola.findings.render.github import render_github

    return render_github(_for_machines(shown, console), shown.place)


FORMATS: Mapping[str, Callable[[Shown, Console], Iterable[str]]] = {
    "human": lambda shown, console: _human(shown, console, colour=console.colour),
    "json": _json,
    "sarif": _sarif,
    "github": _github,
}
"""The formats of findings, with what writes them."""

_COMMANDS = "github"
"""The format whose lines are commands to what runs Regola."""


def add_format(parser: Parser) -> None:
    """Declare how findings are shown."""
    parser.argument("--format", choices=tuple(FORMATS), default="human", shared=True)


def show(shown: Shown, console: Console, form: str = "human") -> None:
    """Write findings on standard output."""
    write = console.write_commands if form == _COMMANDS else console.write
    for piece in FORMATS[form](shown, console):
        write(piece)


def blocks(shown: Shown, console: Console) -> Iterator[str]:
    """Give findings as people read them, one block each, for a report that has its own end."""
    from regola.findings.render.human import render_human

    diagnostics = diagnosed(shown, console)
    return render_human(diagnostics, _texts(shown), _words(console), colour=console.colour)


def note(shown: Shown, console: Console) -> None:
    """Write findings on standard error, beside a result that stands alone on standard output."""
    for piece in _human(shown, console, colour=console.colour_on_errors):
        console.write_beside(piece)


def root_of(packs: Iterable[PackFolder]) -> str:
    """
    Return what leads from the folder at hand to where the paths of findings start.

    In a repository the paths start at its top, as those who read reports expect: nothing is added.
    """
    from regola.files.packs import is_work_tree, names_start

    start = names_start(pack.root for pack in packs)
    if start is None or is_work_tree(start):
        return ""
    relative = os.path.relpath(start).replace(os.sep, "/")
    return "" if relative == "." else f"{relative}/"


def diagnosed(shown: Shown, console: Console) -> list[Diagnostic]:
    """Put findings into the words of the console, in their order."""
    from regola.findings import registry
    from regola.findings.wording import diagnose_all

    told = diagnose_all(shown.findings, _texts(shown), _words(console), registry())
    pairs = zip(told, shown.findings, strict=True)
    return [_with_more(one, shown.more.get(finding, ())) for one, finding in pairs]


def _with_more(one: Diagnostic, lines: Sequence[str]) -> Diagnostic:
    return replace(one, message="\n".join((one.message, *lines))) if lines else one


def _for_machines(shown: Shown, console: Console) -> list[Diagnostic]:
    """Put findings into words, without second places in files that only ship with Regola."""
    own = {*shown.texts, *(finding.span.path for finding in shown.findings)}
    return [
        replace(one, related=tuple(each for each in one.related if each.place.path in own))
        for one in diagnosed(shown, console)
    ]


def _texts(shown: Shown) -> Mapping[str, Source]:
    """Return the texts that findings lie in or point at, official ones read only if needed."""
    own = {finding.span.path for finding in shown.findings}
    second = {label.span.path for finding in shown.findings for label in finding.related}
    missing = (own | second) - shown.texts.keys()
    if not missing:
        return shown.texts
    from regola.files.library import official_sources

    return {**official_sources(missing), **shown.texts}


def _words(console: Console) -> Words:
    from regola.findings.catalogue import finding_words

    return finding_words(console.words.language)


def exit_of(findings: Iterable[Finding], least: Severity = Severity.WARNING) -> Exit:
    """Return how a run ends that found this: whether anything is as heavy as `least`."""
    ranks = (registry().entry(finding.slug).severity.rank for finding in findings)
    return Exit.FOUND if any(rank <= least.rank for rank in ranks) else Exit.CLEAN
