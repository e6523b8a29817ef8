"""What the writing of one module keeps, and where an expression stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

from regola.program.meaning import Amount, Bound, Moment, Phrase
from regola.python.naming import constant_name
from regola.python.tree import (
    Assign,
    Call,
    Constant,
    Expression,
    Field,
    Function,
    Index,
    Name,
    Statement,
    call,
    names_in,
    path,
)
from regola.sources import Span
from regola.vocabulary.model import Vocabulary
from regola_engine.kernel.primitives import AT_MOST, EXACT, EXACT_NUMBER, NUMBER, Primitives

if TYPE_CHECKING:
    from regola.python.templates import Shape

__all__ = [
    "CHOSEN",
    "COUNTING",
    "FRAME",
    "ITS_REGION",
    "NONE",
    "POSITION",
    "YOU",
    "Family",
    "Module",
    "NotStaticError",
    "Scene",
    "Unwritable",
    "within",
]


NONE, ITS_REGION, CHOSEN = -2, -3, -4
"""Mentions that no phrase has: no thing, the region of the event, the target chosen."""

POSITION, FRAME, YOU = Name("position"), Name("frame"), Name("you")


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


class NotStaticError(Exception):
    """An expression that needs a position was asked for where there is a board alone."""


@contextmanager
def within(span: Span) -> Iterator[None]:
    """Give what cannot be written its place: the smallest part of a rule that it lies in."""
    try:
        yield
    except Unwritable as found:
        found.span = found.span or span
        raise


COUNTING = (NUMBER, EXACT, EXACT_NUMBER, AT_MOST)
"""The forms of things that tell how many there are."""


@dataclass(frozen=True, slots=True)
class Family:
    """
    A family of games, as its modules are written.

    ``engine`` is the package that modules import ``names`` from. ``shapes`` are the parts of
    templates that the family adds to those of all. Phrases of what was done this turn are
    ``watched``, where the family keeps them by records, and ``tallied`` where it keeps how many
    alone; ``compared`` writes the things whose number
    compares so, ``offers`` those offers that the engine takes in a way of their own.
    """

    engine: str
    names: frozenset[str]
    primitives: Primitives
    shapes: Mapping[str, Shape] = field(default_factory=dict)
    watched: Callable[[Phrase, Scene], Expression] | None = None
    tallied: Callable[[Phrase, Scene], Expression | None] | None = None
    compared: Callable[[Amount, Bound, Scene], Expression] | None = None
    offers: tuple[Callable[..., Call | None], ...] = ()

    @property
    def counted(self) -> tuple[str, ...]:
        """The relations that hear numbers."""
        heard = (one for one in self.primitives.relations if one.target.form in COUNTING)
        return tuple({one.word: None for one in heard})


@dataclass(slots=True)
class Module:
    """
    A module in the making.

    ``reference`` and ``kind`` are those of its item; ``pieces`` are the references of all pieces,
    relics and places, with the fields that each is declared with. ``always`` tells that the rule
    being written holds whoever its bearer is.
    ``constants`` pairs names with what fills them.
    """

    family: Family
    reference: str
    kind: str
    vocabulary: Vocabulary
    pieces: Mapping[str, frozenset[str]] = field(default_factory=dict)
    constants: dict[str, Expression] = field(default_factory=dict)
    functions: list[Function] = field(default_factory=list)
    imports: set[str] = field(default_factory=set)
    always: bool = True

    def constant(self, maker: str, word: str, edge: str = "", label: str = "") -> Name:
        """Return the constant for a word, made by a function of the engine (as it is without)."""
        texts = [Constant(text) for text in (word, edge) if text]
        value = call(self.use(maker), *texts) if maker else texts[0]
        wanted = constant_name(" ".join(filter(None, (label, edge, word.rpartition("/")[2]))))
        name = next(free for free in _names(wanted, maker) if self._is_free(free, value))
        self.constants[name] = value
        return Name(name)

    def _is_free(self, name: str, value: Expression) -> bool:
        return name not in self.family.names and self.constants.get(name, value) == value

    def is_piece(self, reference: str) -> bool:
        """Tell whether a reference is that of a kind of pieces."""
        return "/piece/" in reference and reference in self.pieces

    def is_declared_with(self, reference: str, field_name: str) -> bool:
        """Tell whether a piece is declared with a field."""
        return field_name in self.pieces.get(reference, frozenset())

    def is_lasting_piece(self, reference: str) -> bool:
        """Tell whether what is said of a piece holds whoever bears it."""
        return self.always and reference in self.pieces

    def use(self, name: str) -> str:
        """Import a name of the engine and return it; what the engine lacks cannot be written."""
        if name not in self.family.names:
            raise Unwritable(name.replace("_", " "))
        self.imports.add(name)
        return name

    def name(self, name: str) -> Name:
        """Return a name of the engine, imported."""
        return Name(self.use(name))

    def function(self, function: Function) -> Name:
        """Add a function, with what its body needs to know beforehand, and return its name."""
        used = names_in(function.body)
        known = {name for name, _ in function.parameters}
        above: list[Statement] = []
        if "ground" in used - known:
            ground = Index(Field(POSITION, "rulesets"), YOU)
            above = [Assign("ground", Field(ground, "ground"))]
            used |= {"you"}
        if "you" in used - known:
            above.insert(0, Assign("you", Field(FRAME, "you")))
        function.body = (*above, *function.body)
        for _, type_name in function.parameters:
            if type_name[0].isupper():
                self.use(type_name)
        self.functions.append(function)
        return Name(function.name)


def _names(name: str, maker: str) -> Iterator[str]:
    """Give the names that a constant may have, the wanted one first."""
    yield name
    told = f"_{maker.removesuffix('_word').upper()}" if maker else "_"
    yield from (f"{name}{told}{'_' * more}" for more in count())


@dataclass(slots=True)
class Scene:
    """
    Where an expression stands.

    ``static`` where there is a board alone (``ground``), else there is a ``position``. ``you`` is
    the expression for the bearer, ``it`` for what carries the rule, ``things`` for what was
    mentioned before, by mention; ``free`` is the mention that the set being written ranges over.
    ``holder`` is the reference of the piece, relic or place that holds the line, if one does;
    ``line`` the number of the rule, ``parts`` number what is written apart for it. ``choices`` are
    statements that must stand before the deed under way, ``received`` the coins that steps before
    it bring in, ``kept`` how many things earlier steps have chosen; ``doer`` is the piece that does
    the deed, ``taken`` tells that the bearer holds the target by then; ``moment`` is that of what
    is so, or of steps; ``theirs`` are the mentions of what is somebody else's by then; ``wanted``
    is to how many things, of *up to 3*, a deed is done; ``until`` is the number under which is kept
    that what is said is so for a time.
    """

    module: Module
    line: int
    holder: str = ""
    static: bool = False
    you: Expression = YOU
    it: Expression = field(default_factory=lambda: path("frame", "it"))
    things: dict[int, Expression] = field(default_factory=dict)
    free: int = NONE
    watches: list[Call] = field(default_factory=list)
    parts: Iterator[int] = field(default_factory=lambda: count(1))
    choices: list[Statement] = field(default_factory=list)
    received: list[Expression] = field(default_factory=list)
    kept: int = 0
    doer: Expression | None = None
    taken: bool = False
    moment: Moment | None = None
    theirs: set[int] = field(default_factory=set)
    wanted: Expression | None = None
    until: Name | None = None

    @property
    def family(self) -> Family:
        """The family of games."""
        return self.module.family

    def inner(self, **changed: Any) -> Scene:
        """Return a scene for a function of its own, of the same rule."""
        shared = {"watches": self.watches, "theirs": self.theirs, "parts": self.parts}
        kept = shared | changed
        return Scene(self.module, self.line, self.holder, **kept)

    def chosen(self) -> list[Statement]:
        """Return the statements that let a player choose what the deed just written is done to."""
        found, self.choices = self.choices, []
        return found

    @contextmanager
    def wanting(self, number: Expression) -> Iterator[None]:
        """Have a deed be done to so many things, of those that it may be done to at most."""
        outer, self.wanted = self.wanted, number
        try:
            yield
        finally:
            self.wanted = outer

    def is_a(self, phrase: Phrase, *types: str) -> bool:
        """Tell whether the things of a phrase are of one of some types."""
        return self.module.vocabulary.fits(phrase.type, types)

    def position(self) -> Name:
        """Return the position; there is none where a board is alone."""
        if self.static:
            raise NotStaticError
        return POSITION

    def call(self, name: str, *arguments: Expression, **named: Expression) -> Call:
        """Return a call of a function of the engine on the position."""
        return call(self.module.use(name), self.position(), *arguments, **named)

    def is_free(self, phrase: Phrase) -> bool:
        """Tell whether a phrase refers to what the set being written ranges over."""
        return phrase.refers and phrase.mention == self.free != NONE

    def thing(self, phrase: Phrase) -> Expression:
        """Return the thing that a phrase refers to."""
        found = self.things.get(phrase.mention, self.things.get(CHOSEN))
        if found is None:
            raise Unwritable(phrase.noun)
        return found

    def fresh(self, name: str) -> str:
        """Return a name for one more function of the rule."""
        owner = self.holder.rpartition("/")[2] if self.module.is_piece(self.holder) else ""
        wanted = "_".join(part for part in (owner, "rule", str(self.line), name) if part)
        taken = {function.name for function in self.module.functions}
        return next(free for free in _names(wanted, "") if free not in taken)
