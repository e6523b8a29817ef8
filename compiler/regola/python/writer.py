"""What the writing of one module keeps: the words it names, the functions and records it makes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count

from regola.program.meaning import Moment, Phrase
from regola.python.code import Expression, Function, NotStatic
from regola.python.naming import constant_name, engine_names, literal
from regola.sources import Span
from regola.vocabulary.model import Vocabulary

__all__ = ["CHOSEN", "ITS_REGION", "NONE", "Module", "Scene", "Unwritable", "within"]


NONE, ITS_REGION, CHOSEN = -2, -3, -4
"""Mentions that no phrase has: no thing, the region of the event, the target chosen."""


class Unwritable(Exception):  # noqa: N818  # told as a finding
    """
    A sentence for which the engine has no primitive.

    ``word`` is what has none, ``span`` its place, ``kind`` why: a key of the forms that do play,
    and of the hints of the finding.
    """

    def __init__(self, word: str, span: Span | None = None, *, kind: str = "") -> None:
        super().__init__(word)
        self.word = word
        self.span = span
        self.kind = kind


@contextmanager
def within(span: Span) -> Iterator[None]:
    """Give what cannot be written its place: the smallest part of a rule that it lies in."""
    try:
        yield
    except Unwritable as found:
        found.span = found.span or span
        raise


_GROUND = re.compile(r"(?<![\w.])ground\.")
_YOU = re.compile(r"(?<![\w.])you\b")


@dataclass(slots=True)
class Module:
    """
    A module in the making.

    ``reference`` is its item; ``pieces`` are the references of all pieces, relics and places.
    ``always`` tells that the rule being written holds whoever its bearer is.
    ``constants`` pairs names with the calls that fill them.
    """

    reference: str
    vocabulary: Vocabulary
    pieces: frozenset[str]
    constants: dict[str, str] = field(default_factory=dict)
    functions: list[Function] = field(default_factory=list)
    imports: set[str] = field(default_factory=set)
    always: bool = True

    def constant(self, maker: str, word: str, edge: str = "", label: str = "") -> str:
        """Return the name of a constant for a word, made by a function of the engine."""
        arguments = ", ".join(literal(text) for text in (word, edge) if text)
        value = f"{maker}({arguments})"
        name = constant_name(" ".join(filter(None, (label, edge, word.rpartition("/")[2]))))
        name = next(
            free for free in _names(name, maker) if self.constants.get(free, value) == value
        )
        self.use(maker)
        self.constants[name] = value
        return name

    def is_piece(self, reference: str) -> bool:
        """Tell whether a reference is that of a kind of pieces."""
        return "/piece/" in reference and reference in self.pieces

    def is_lasting_piece(self, reference: str) -> bool:
        """Tell whether what is said of a piece holds whoever bears it."""
        return self.always and reference in self.pieces

    def use(self, name: str) -> str:
        """Import a name of the engine and return it; what the engine lacks cannot be written."""
        if name not in engine_names():
            raise Unwritable(name.replace("_", " "))
        self.imports.add(name)
        return name

    def function(self, function: Function) -> str:
        """Add a function, with what its lines need to know beforehand, and return its name."""
        text = "\n".join(function.lines)
        above: list[str] = []
        if _GROUND.search(text) and "ground:" not in function.parameters:
            above = ["ground = position.kits[you].ground"]
        if "frame:" in function.parameters and (above or _YOU.search(text)):
            above.insert(0, "you = frame.you")
        function.lines[:0] = above
        self.functions.append(function)
        return function.name


def _names(name: str, maker: str) -> Iterator[str]:
    """Give the names that a constant may have, the wanted one first."""
    yield name
    yield from (f"{name}_{maker.removesuffix('_word').upper()}{'_' * more}" for more in count())


@dataclass(slots=True)
class Scene:
    """
    Where an expression stands.

    ``static`` where there is a board alone (``ground``), else there is a ``position``. ``you`` is
    the expression for the bearer, ``things`` for what was mentioned before, by mention; ``free``
    is the mention that the set being written ranges over. ``holder`` is the reference of the piece,
    relic or place that holds the line, if one does; ``line`` the number of the rule. ``choices``
    are lines that must stand before the deed under way, ``received`` the coins that steps before
    it bring in, ``kept`` how many things earlier steps have chosen; ``by_piece`` tells
    that a piece does the deed of the offer, ``taken`` that the bearer holds the target by then;
    ``moment`` is that of what is so.
    """

    module: Module
    line: int
    holder: str = ""
    static: bool = False
    you: str = "you"
    things: dict[int, str] = field(default_factory=dict)
    free: int = NONE
    seat: bool = False
    watches: list[str] = field(default_factory=list)
    parts: int = 0
    choices: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)
    kept: int = 0
    by_piece: str = ""
    taken: bool = False
    moment: Moment | None = None

    def chosen(self) -> list[str]:
        """Return the lines that let a player choose what the deed just written is done to."""
        lines, self.choices = self.choices, []
        return lines

    def kind(self, reference: str) -> str:
        """Return the expression for a kind of pieces; what is used as a relic stands for it."""
        constant = self.module.constant("piece_word", reference)
        if reference != self.holder or "/relic/" not in reference:
            return constant
        return self.primitive("itself", self.you, constant).text

    def position(self) -> str:
        """Return the name of the position; there is none where a board is alone."""
        if self.static:
            raise NotStatic
        return "position"

    def ground(self, word: str) -> Expression:
        """Return the regions of a lasting class."""
        return Expression(f"ground.masks[{self.module.constant('ground_word', word)}]")

    def primitive(self, name: str, *arguments: object) -> Expression:
        """Return a call of a function of the engine on the position."""
        texts = ", ".join(str(argument) for argument in (self.position(), *arguments))
        return Expression(f"{self.module.use(name)}({texts})")

    def is_free(self, phrase: Phrase) -> bool:
        """Tell whether a phrase refers to what the set being written ranges over."""
        return phrase.refers and (phrase.mention == self.free or self.ranges_over(phrase))

    def ranges_over(self, phrase: Phrase) -> bool:
        """Tell whether a phrase refers to nothing that is known by an expression."""
        known = phrase.mention in self.things or CHOSEN in self.things
        return self.free != NONE and not known

    def thing(self, phrase: Phrase) -> str:
        """Return the expression for the thing that a phrase refers to."""
        found = self.things.get(phrase.mention, self.things.get(CHOSEN))
        if found is None:
            raise Unwritable(phrase.noun)
        return found

    def fresh(self, name: str) -> str:
        """Return a name for one more function of the rule."""
        owner = self.holder.rpartition("/")[2] if self.module.is_piece(self.holder) else ""
        parts = [owner, "rule", str(self.line), name]
        return "_".join(part for part in parts if part)
