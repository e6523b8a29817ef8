"""Items with one random rule each, written as a pack beside the official games of a family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from regola.compilation.games import LoadedGame, load, modules
from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.files.library import official
from regola.findings import Sink
from regola.program.pack import nameless
from regola.reference.following import Difference
from regola.sources import Source

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Outcome", "Probing"]

PATH = "probes.regola"
PACK = "probes"
NAMES = 'name: it m "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"'


@dataclass(frozen=True)
class Outcome:
    """What came of a rule in one position: what differed, the moves, whether it had a say."""

    line: str
    differences: list[Difference]
    moves: list[str]
    acted: bool
    unsaid: str = ""


@dataclass(frozen=True)
class Probing:
    """A family, the game whose items probes stand beside, and the fields of a probe by its kind."""

    family: str
    game: str
    fields: Mapping[str, str]

    def told(self, kind: str, lines: Iterable[str], first: int = 0) -> dict[str, str]:
        """Return lines by the reference of the item that says each."""
        return {f"{PACK}/{kind}/probe_{n}": line for n, line in enumerate(lines, first)}

    def drawn(self, kind: str, count: int, lines: Iterator[str]) -> dict[str, str]:
        """Return so many lines, by the items that say them, that compile and can be written."""
        found: list[str] = []
        while len(found) < count:
            some = [next(lines) for _ in range(count - len(found))]
            found += self.accepted(kind, self.told(kind, some, len(found)))
        return self.told(kind, found)

    def loaded(self, kind: str, told: Mapping[str, str]) -> tuple[Program, LoadedGame]:
        """Return the program and its records; nothing may be wrong with the lines."""
        sink = Sink()
        program = self._compiled(kind, told, sink)
        found = load(program, {PATH: self._source(kind, told)}, sink)
        assert not sink.has_errors, list(sink)
        return program, found

    def accepted(self, kind: str, told: Mapping[str, str]) -> list[str]:
        """Return the lines that nothing is wrong with."""
        sink, source = Sink(), self._source(kind, told)
        program = self._compiled(kind, told, sink)
        list(modules(program, {PATH: source}, sink))
        wrong = {source.text.count("\n", 0, finding.span.start) for finding in sink}
        lines = source.text.splitlines()
        return [line for line in told.values() if not any(lines[n].strip() == line for n in wrong)]

    def _compiled(self, kind: str, told: Mapping[str, str], sink: Sink) -> Program:
        manifest = replace(nameless(PACK, "."), game=self.game)
        packs = [PackSources(manifest, (self._source(kind, told),))]
        return compile_packs(packs, language(self.family), official(self.family), sink)

    def text(self, kind: str, told: Mapping[str, str]) -> str:
        """Return the items that say each line, as they are written."""
        return "\n".join(self._text(kind, one, told[one]) for one in told)

    def _source(self, kind: str, told: Mapping[str, str]) -> Source:
        return Source(PATH, self.text(kind, told))

    def _text(self, kind: str, reference: str, line: str) -> str:
        name = reference.rpartition("/")[2]
        return f"{kind} {name} {{\n    {NAMES}\n    {self.fields[kind]}\n    {line}\n}}\n"
