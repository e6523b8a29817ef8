"""Rules at random that mean something, of any family of games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice

from regola.compilation.language import language
from regola.compilation.line import Lines
from regola.compilation.program import Program
from regola.compilation.reading import Sentences
from regola.files.library import official
from regola.findings import Sink
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.python.families import WRITERS
from regola.python.writer import Module, Unwritable
from regola.text import shipped_language
from tests.python.sentences import Words, endless
from tests.support.compiling import compile_text
from tests.support.packs import item_with

__all__ = ["DUNGEONS", "GROUNDS", "Ground"]


@dataclass(frozen=True)
class Ground:
    """
    A family of games, one of its games, and the kind of item that a rule is thought to be of.

    Rules of a ``wide`` one are made of all forms that things, numbers and conditions have.
    """

    family: str
    game: str
    kind: str
    wide: bool = False

    @property
    def program(self) -> Program:
        """The official games of the family."""
        return _program(self.family)

    @property
    def lines(self) -> Lines:
        """What compiles a line among the items of the game."""
        return Lines(language(self.family), self.program, (self.game,), self.kind)

    def reader(self, code: str) -> Sentences:
        """Return what reads the sentences of a language."""
        return _reader(self, code)

    def rules(self, count: int, seed: int = 1) -> Iterator[Rule]:
        """Give so many rules that compile, no line twice, the same for the same seed."""
        return islice((rule for _, rule in self.told(seed)), count)

    def told(self, seed: int = 1) -> Iterator[tuple[str, Rule]]:
        """Give lines that compile with what they mean, without end."""
        lines = self.lines
        found = ((line, lines.rule(line)) for line in endless(self.words(), seed))
        return ((line, rule) for line, rule in found if rule is not None)

    def played(self, count: int, seed: int = 1) -> Iterator[Rule]:
        """Give so many rules that have a form in play, as an item of a kind for anything says."""
        return islice((rule for _, rule in self.told(seed) if self._plays(rule)), count)

    def _plays(self, rule: Rule) -> bool:
        item, writer = _holder(self.family), WRITERS[self.family]
        own = language(self.family).vocabulary
        module = Module(writer.family, item.reference, item.kind, own, {})
        try:
            writer.rules(item)(rule, module)
        except Unwritable:
            return False
        return True

    def words(self) -> Words:
        """Return the words of the game."""
        items = list(self.program.all_items())
        near = (self.game, self.family)
        options = tuple(one.id for one in items if one.kind == "option" and one.pack in near)
        own = [item for item in items if item.pack == self.game]
        return replace(Words.of(language(self.family).vocabulary, own, options), wide=self.wide)


@cache
def _program(family: str) -> Program:
    found = official(family)
    assert found is not None
    return found


@cache
def _reader(ground: Ground, code: str) -> Sentences:
    return Sentences(ground.program, shipped_language(code), ground.game)


@cache
def _holder(family: str) -> Item:
    """Return an item that says nothing yet, of a kind whose rules may be of anything."""
    kind = {"conquest": "power", "digger": "lord", "lords": "title"}[family]
    program = compile_text(item_with("", kind), Sink(), official(family), family=family)
    assert isinstance(program, Program)
    return next(one for one in program.items if one.id == "probe")


GROUNDS = (
    Ground("conquest", "small_world", "power"),
    Ground("digger", "dungeon_digger", "scenario"),
)

DUNGEONS = Ground("lords", "dungeon_lords", "base")
"""Dungeon Lords: of its rules at random those are looked at that have a form in play."""
