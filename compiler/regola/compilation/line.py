"""Compile one rule line that stands in no file: what it means, if it means anything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from regola.compilation.language import Language
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.context import Context, Hole
from regola.program.items import resolved_rule
from regola.program.meaning import Rule
from regola.program.symbols import Symbols
from regola.program.words import Lexicon
from regola.sources import Source
from regola.syntax.tree import RuleLine

__all__ = ["Lines"]

_FRAME = "race probe {{\n{line}\n}}\n"


@dataclass(frozen=True)
class Lines:
    """Compiles lines among the items of a program, near a pack, as rules of a kind of item."""

    language: Language
    program: Program
    packs: tuple[str, ...]
    kind: str = "power"

    @cached_property
    def _lexicon(self) -> Lexicon:
        symbols = Symbols()
        symbols.update(self.program.declared)
        return Lexicon(self.language.vocabulary, symbols).near(self.packs)

    def rule(self, line: str) -> Rule | None:
        """Return the meaning of a line, or nothing where something is wrong with it."""
        source = Source("-", _FRAME.format(line=line))
        sink = Sink()
        file = self.language.parser.read(source, sink)
        lines = [one for declared in file.declarations for one in declared.lines]
        if file.faults or len(lines) != 1 or not isinstance(lines[0], RuleLine):
            return None
        kind = self.language.vocabulary.kinds[self.kind]
        bearer = kind.bearer or "people"
        context = Context(source, self._lexicon, sink, kind, bearer, kind.item, {})
        try:
            found = resolved_rule(lines[0], 1, kind, context)
        except Hole:
            return None
        return None if context.kept else found
