"""Tell whether compiling left anything of a text out."""

from __future__ import annotations

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.findings import Sink
from regola.sources import Source
from regola.syntax import tree

__all__ = ["is_left_out"]


def is_left_out(source: Source, program: Program) -> bool:
    """Tell whether a line, an item or a rule of a text, the only one of a program, is nowhere."""
    parsed = language(program.family).parser.read(source, Sink())
    written = sum(map(_rules, parsed.declarations))
    read = sum(len(item.rules) for top in program.items for item in top.walk())
    items = len(program.items) < len(parsed.declarations)
    return bool(parsed.faults) or items or read < written


def _rules(declaration: tree.Declaration) -> int:
    inner = [line for line in declaration.lines if isinstance(line, tree.Declaration)]
    own = sum(isinstance(line, tree.RuleLine) for line in declaration.lines)
    return own + sum(map(_rules, inner))
