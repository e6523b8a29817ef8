"""Whole rules that play, to be put into an item and filled in: those that its kind may have."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache

from regola.compilation.games import pieces_in_sight, report_rules
from regola.compilation.language import Language, language
from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.editor.hovering import sentences
from regola.files.library import official
from regola.findings import Sink
from regola.program.items import Resolver
from regola.program.model import Item
from regola.program.symbols import Symbols
from regola.program.words import Lexicon
from regola.python.forms import forms
from regola.sources import Source

__all__ = ["RuleForm", "rule_forms"]

_FILLED_IN = re.compile(r"\d+|[a-z]+")


@dataclass(frozen=True, slots=True)
class RuleForm:
    """A rule that plays, its sentence in a language, and which of its words may be others."""

    line: str
    said: str
    things: frozenset[str]

    def filled(self, start: int) -> str:
        """Return the rest of the line from a letter on; numbers and things are to be filled in."""
        places: dict[str, int] = {}

        def place(found: re.Match[str]) -> str:
            word = found[0]
            if not word.isdigit() and word not in self.things:
                return word
            # A thing that is named twice is the same thing; two numbers are two.
            key = word if word in self.things else f"{word} {found.start()}"
            return f"${{{places.setdefault(key, len(places) + 1)}:{word}}}"

        return _FILLED_IN.sub(place, self.line[start:])


@cache
def rule_forms(family: str, game: str, kinds: tuple[str, ...], spoken: str) -> tuple[RuleForm, ...]:
    """Return the rules that may stand in items of a kind inside others, of a pack for a game."""
    program, own = official(family), language(family)
    if program is None:
        return ()
    lines = tuple(dict.fromkeys(line for found in forms(family).values() for line in found))
    item, starts, sink = _holder(own, program, game, kinds, lines)
    if item is None:
        return ()
    report_rules(item, own.vocabulary, pieces_in_sight(program), sink)
    wrong = [one.span.start for one in sink]
    said = dict(zip(item.rules, sentences(texts_of(program), item, spoken), strict=False))
    things = frozenset(_things(program))
    found: list[RuleForm] = []
    for line, start in zip(lines, starts, strict=True):
        end = start + len(line)
        rule = next((one for one in item.rules if start <= one.span.start < end), None)
        if rule is not None and not any(start <= one < end for one in wrong):
            found.append(RuleForm(line, said.get(rule, ""), things))
    return tuple(found)


def _holder(
    own: Language, program: Program, game: str, kinds: tuple[str, ...], lines: Collection[str]
) -> tuple[Item | None, list[int], Sink]:
    """Return an item that holds all these rules, where each begins, and what is wrong with it."""
    text, starts, sink = "", list[int](), Sink()
    for depth, kind in enumerate(kinds):
        name = '"probe"' if own.vocabulary.kinds[kind].titled else "probe"
        # At the margin a header ends what is open before it.
        text += f"{' ' * depth}{kind} {name} {{\n"
    for line in lines:
        starts.append(len(text) + 1)
        text += f" {line}\n"
    source = Source("-", text + "}\n" * len(kinds))
    symbols = Symbols()
    symbols.update(program.declared)
    resolver = Resolver(Lexicon(own.vocabulary, symbols), own.others, sink, {"-": game})
    file = own.parser.read(source, sink)
    found = [resolver.item(one, "-", source) for one in file.declarations]
    inner = (one for item in found if item is not None for one in item.walk())
    return next((one for one in inner if one.kind == kinds[-1]), None), starts, sink


def _things(program: Program) -> Iterator[str]:
    return (name for one in program.declared if one.type for name in one.spellings)
