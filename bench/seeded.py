"""Faults put into modules, one at a time, and taken out again; what tells them is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from inspect import getsource, unwrap
from types import FunctionType, ModuleType
from typing import Any, Protocol, TypeAlias

from regola.reference.following import differing_fields
from regola_engine.kernel.course import advance
from tests.support.ruled import ruled_by

__all__ = [
    "Fault",
    "Finder",
    "Play",
    "Spoken",
    "Tellable",
    "choices",
    "report",
    "seeded",
    "told_first",
]

Fault: TypeAlias = tuple[str, str, str]
"""A module, what stands there, and what stands there then."""


class Tellable(Protocol):
    """What was played or asked, and what came of it."""

    @property
    def name(self) -> str:
        """What tells it from others."""

    def differs(self) -> str:
        """Tell what comes of it otherwise now; nothing where nothing does."""


# ---- what was played ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Spoken:
    """
    How positions of a family are read and its moves named.

    ``but`` are the fields of what is read that need not be the same.
    """

    read: Callable[[Any], Any]
    code: Callable[[Any, Any], str]
    but: tuple[str, ...] = ()


Choice: TypeAlias = tuple[Any, frozenset[str]]
"""What a position holds where somebody must choose, and what may be done there."""


def choices(before: Any, moves: Iterable[str], spoken: Spoken) -> Iterator[Choice]:
    """Give the position and what may be done at each choice, as the engine plays it."""
    state = before.clone()
    if state.question is None:
        advance(state)
    for told in (*moves, ""):
        legal = {spoken.code(state, move): move for move in state.legal_moves()}
        yield spoken.read(state), frozenset(legal)
        if told:
            state.apply(legal[told])


@dataclass(frozen=True)
class Play:
    """
    Moves made from a position on, and what both readings say at each choice.

    ``name`` tells the rule that the position was built for, or the game. ``again`` gives the game
    of the position with its rules written anew, where that can be done.
    """

    name: str
    state: Any
    moves: tuple[str, ...]
    told: tuple[Choice, ...]
    spoken: Spoken
    again: Callable[[], Any] | None = None

    @classmethod
    def of(
        cls,
        name: str,
        state: Any,
        moves: Iterable[str],
        spoken: Spoken,
        again: Callable[[], Any] | None = None,
    ) -> Play:
        """Note what is said at each choice."""
        made = tuple(moves)
        return cls(name, state, made, tuple(choices(state, made, spoken)), spoken, again)

    def differs(self) -> str:
        """Tell what the engine plays otherwise, nothing where nothing is."""
        return told_first(lambda: self._differing(self.state))

    def differs_anew(self) -> str:
        """Tell what is played otherwise by rules that are written anew."""
        return told_first(self._differing_anew) if self.again is not None else ""

    def _differing_anew(self) -> Iterator[str]:
        yield from self._differing(ruled_by(self.state, self.again()) if self.again else self.state)

    def _differing(self, state: Any) -> Iterator[str]:
        again = choices(state, self.moves, self.spoken)
        for (facts, codes), (found, moves) in zip(self.told, again, strict=True):
            yield from (one.what for one in differing_fields(facts, found, self.spoken.but))
            if codes != moves:
                yield "moves"


def told_first(tell: Callable[[], Iterable[str]]) -> str:
    """Return what is told first, nothing where nothing is; what ends in an error tells that."""
    try:
        return next(iter(tell()), "")
    except Exception as error:  # noqa: BLE001  # a fault that ends in an error is found
        return type(error).__name__


# ---- what is seeded -----------------------------------------------------------------------------


class Finder:
    """What tells of a fault by what was played; what told of the last one is tried first."""

    def __init__(self, known: Sequence[Tellable]) -> None:
        """Keep what was played."""
        self._known = list(known)

    def __call__(self, tell: Callable[[Tellable], str] = lambda play: play.differs()) -> str:
        """Tell what differs first; nothing where nothing does."""
        for play in tuple(self._known):
            told = tell(play)
            if told:
                self._known.remove(play)
                self._known.insert(0, play)
                return f"{play.name}: {told}"
        return ""


def report(
    faults: Sequence[Fault],
    numbers: Sequence[int],
    module: Callable[[str], str],
    find: Callable[[str], str],
) -> None:
    """Seed each fault, tell what ``find`` says with it in place, and how many are not found."""
    missed, tried = list[int](), 0
    for number in numbers:
        name, old, new = faults[number]
        with _seeded(module(name), old, new) as is_seeded:
            told = find(name) if is_seeded else ""
        if not is_seeded:
            print(f"{number}: not seeded: {name}: {old}", flush=True)
            continue
        tried += 1
        missed += [] if told else [number]
        print(f"{number} {name}: {told or f'NOT FOUND {(old, new)}'}", flush=True)
    print(f"{tried - len(missed)} of {tried} faults found; not found: {missed}", flush=True)


@contextmanager
def _seeded(module_name: str, old: str, new: str) -> Iterator[bool]:
    """Put a fault in place for a while; tell whether any function is changed by it."""
    changed = seeded(module_name, old, new)
    try:
        yield bool(changed)
    finally:
        for function, code in changed:
            function.__code__ = code  # type: ignore[assignment]


def functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module defines, and those of its classes, without what wraps them."""
    found = {}
    for name, one in vars(module).items():
        if isinstance(one, FunctionType) and one.__module__ == module.__name__:
            found[name] = unwrap(one)
        elif isinstance(one, type) and one.__module__ == module.__name__:
            inner = vars(one).items()
            found |= {f"{name}.{key}": unwrap(f) for key, f in inner if isinstance(f, FunctionType)}
    return {name: one for name, one in found.items() if isinstance(one, FunctionType)}


def seeded(module_name: str, old: str, new: str) -> list[tuple[FunctionType, object]]:
    """Put a fault in place; return the functions changed, each with the code that it had."""
    module = import_module(module_name)
    text = getsource(module)
    if old not in text:
        return []
    space = {"__name__": module_name}
    exec(compile(text.replace(old, new), f"<{module_name}>", "exec"), space)  # noqa: S102
    twin = ModuleType("twin")
    vars(twin).update(space)
    twin.__name__ = module_name
    changed: list[tuple[FunctionType, object]] = []
    mutated = functions(twin)
    for name, function in functions(module).items():
        other = mutated.get(name)
        if other is not None and not alike(function.__code__, other.__code__):
            changed.append((function, function.__code__))
            function.__code__ = other.__code__
    return changed


def alike(one: object, other: object) -> bool:
    """Whether two codes do the same."""
    parts = ("co_code", "co_names", "co_varnames", "co_freevars")
    if any(getattr(one, part) != getattr(other, part) for part in parts):
        return False
    pairs = zip(one.co_consts, other.co_consts, strict=False)  # type: ignore[attr-defined]
    return all(alike(a, b) if hasattr(a, "co_code") else a == b for a, b in pairs)
