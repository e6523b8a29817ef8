"""Check a line that stands in no file as if it stood in an item of a pack."""

from __future__ import annotations

from dataclasses import dataclass, replace

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.findings import Finding, Sink
from regola.program.pack import Manifest, nameless
from regola.sources import Source

__all__ = ["Probe"]

_PATH = "probe.regola"
# What is said of a whole item, as this one is not the author's.
_OF_THE_ITEM = frozenset({"dominated-item", "same-item", "missing-field", "doubled-rule"})


@dataclass(frozen=True)
class Probe:
    """Checks lines on top of a program, each as the only rule of an item of a kind."""

    program: Program
    game: str
    kind: str

    def against(self, line: str) -> tuple[Source, list[Finding]]:
        """Return what `regola check` has against a line, and the text in which it stands."""
        head = f"{self.kind} probe {{\n"
        text = f"{head}{self._fields()}{line}\n}}\n"
        start = text.index(line)
        sink = Sink()
        pack = PackSources(self._pack(), (Source(_PATH, text),))
        own = language(self.program.family)
        check_programs([compile_packs([pack], own, self.program, sink)], sink)
        return pack.sources[0], [
            one
            for one in sink.sorted()
            if one.span.path == _PATH and one.span.end >= start and one.slug not in _OF_THE_ITEM
        ]

    def _pack(self) -> Manifest:
        """Return a pack of the game that may name what any pack of the game declares."""
        needs = tuple(one.id for one in self.program.packs if one.game == self.game)
        return replace(nameless("probe", "."), game=self.game, needs=needs)

    def _fields(self) -> str:
        """Return the fields that an item of the kind must have."""
        kind = language(self.program.family).vocabulary.kinds[self.kind]
        return "".join(f"{key}: {_VALUES[key]}\n" for key in kind.required if key in _VALUES)


_VALUES = {"name": 'en "Probe"', "tokens": "4"}
