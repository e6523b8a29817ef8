"""
Templates: what is called for a part of a sentence, and with what.

Templates are made of ``Use`` (a call, the position first), ``Held`` (a field of the position),
``Lasting`` (a field of the board), ``Both`` (what is in all of several sets), numbers, texts, and
parts of the sentence, which name a place of it. A deed has the places ``object`` and its
prepositions, a relation, an adjective and a kind ``target``, a number ``of``, a possession
``subject`` and ``thing``, what was done this turn ``actor``; the place without a name is the thing
itself. ``of.in`` is what stands in the relation *in* to what stands in the place ``of``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

__all__ = [
    "ANOTHER",
    "COUNT",
    "EVERYTHING",
    "FRAME",
    "IT",
    "YOU",
    "Both",
    "Held",
    "Lasting",
    "Part",
    "Template",
    "Use",
    "amount",
    "chosen",
    "every",
    "kind",
    "least",
    "most",
    "narrowed",
    "noun",
    "number",
    "one",
    "part",
    "places",
    "single",
    "size",
    "some",
    "things",
    "told",
    "word",
]


@dataclass(frozen=True, slots=True)
class Part:
    """
    A part of a sentence in a template.

    ``shape`` says what is made of it, ``place`` where it stands, ``maker`` which function of the
    engine gives a word its number (a text where there is none). ``others`` are templates that the
    shape is made with.
    """

    shape: str
    place: str = ""
    maker: Callable[..., Any] | None = None
    others: tuple[Template, ...] = ()


class Use:
    """A call of a function of the engine: the position first, then what it ``takes``."""

    __slots__ = ("function", "named", "takes")

    def __init__(self, function: Callable[..., Any], *takes: Template, **named: Template) -> None:
        self.function = function
        self.takes = takes
        self.named = named


class Held:
    """A field of the position by its path, and the entry of it that is meant."""

    __slots__ = ("at", "path")

    def __init__(self, path: str, *at: Template) -> None:
        self.path = path
        self.at = at


class Lasting(Held):
    """A field of the board as its bearer sees it, which needs no position."""

    __slots__ = ()


class Both:
    """What is in all of several sets."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Template) -> None:
        self.parts = parts


Template: TypeAlias = Use | Held | Both | Part | str | int | bool | tuple[str, ...]

EVERYTHING = -1
"""The mask of all."""

FRAME = Part("frame")
"""The rule at work."""

YOU = Part("you")
"""Who bears the rule."""

IT = Part("it")
"""The thing that carries the rule."""

COUNT = Part("count")
"""Of how many things a deed speaks."""

ANOTHER = Part("another")
"""The thing that carries the rule, where *another* is said; left out elsewhere."""


def part(shape: str, place: str = "", *others: Template) -> Part:
    """Return a part of a shape that the family adds to those of all."""
    return Part(shape, place, None, others)


def things(place: str = "", *more: str) -> Part:
    """Return the set of things of a place; ``more``: a relation, and the place it is said of."""
    return Part("things", place, None, more)


def places(place: str) -> Part:
    """Return where the things of a place are."""
    return Part("places", place)


def chosen(place: str = "object", *among: Template) -> Part:
    """Return all things of a place, or that one, ``among`` some, which whoever does it chooses."""
    return Part("chosen", place, None, among)


def one(place: str = "") -> Part:
    """Return the one thing of a place: known by then, or named; the bearer where nothing stands."""
    return Part("one", place)


def kind(place: str = "", maker: Callable[..., Any] | None = None) -> Part:
    """Return the item of content that a place names."""
    return Part("kind", place, maker)


def noun(place: str = "", maker: Callable[..., Any] | None = None) -> Part:
    """Return the noun of a place."""
    return Part("noun", place, maker)


def number(place: str) -> Part:
    """Return the number that a place stands for."""
    return Part("number", place)


def amount(place: str) -> Part:
    """Return how many things a place says."""
    return Part("amount", place)


def least(place: str) -> Part:
    """Return how many things there are at least, as a place says."""
    return Part("least", place)


def most(place: str) -> Part:
    """Return how many things there are at most, as a place says."""
    return Part("most", place)


def told(name: str) -> Part:
    """Return a field of the event that the rule is told of."""
    return Part("told", name)


def word(maker: Callable[..., Any] | None = None) -> Part:
    """Return the word that the entry was found by."""
    return Part("word", "", maker)


def single(thing: Template) -> Part:
    """Return the mask of one thing."""
    return Part("single", "", None, (thing,))


def size(found: Template) -> Part:
    """Return how many things a mask holds."""
    return Part("size", "", None, (found,))


def some(found: Template) -> Part:
    """Return whether there is any of a set."""
    return Part("some", "", None, (found,))


def every(*truths: Template) -> Part:
    """Return whether all of several things are so."""
    return Part("every", "", None, truths)


def narrowed(name: str, *otherwise: Template, place: str = "") -> Part:
    """Return what is said to narrow things down, by its name; left out, or ``otherwise``."""
    return Part("narrowed", place, None, (name, *otherwise))
