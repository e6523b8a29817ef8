"""Rule modules as C: all of ours, and every function that rules can call."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regola_engine.conquest.primitives import PRIMITIVES
from regola_engine.kernel.primitives import Use
from regola_engine.native.headers import FILES, core_text, functions
from regola_engine.native.printing import printed
from tests.support.project import ROOT

GAMES = ("conquest", "small_world", "underground", "homebrew_example")
LONGEST_FILE = 500


def _modules() -> Iterator[tuple[str, str]]:
    folder = ROOT / "generated" / "regola_games"
    for game in GAMES:
        for path in sorted((folder / game).rglob("*.py")):
            yield ".".join(path.relative_to(folder.parent).with_suffix("").parts), _text(path)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_all_rules_of_our_games_are_said_in_c() -> None:
    """No function of a generated module of peoples is refused, and each has its sentences."""
    found = printed(_modules())
    written = sum(text.count("\ndef ") for _, text in _modules())
    assert len(found.functions) == written > 300
    assert "/* Regions adjacent to your regions are reachable. */" in found.lines


def _uses(told: Any) -> Iterator[Any]:
    """Give the functions in a table of primitives, wherever they stand."""
    if isinstance(told, Use):
        yield told.function
    if isinstance(told, dict):
        told = tuple(told.values())
    if isinstance(told, tuple | frozenset):
        for one in told:
            yield from _uses(one)
    elif hasattr(type(told), "__dataclass_fields__"):
        for name in type(told).__dataclass_fields__:
            yield from _uses(getattr(told, name))


def test_whatever_rules_can_call_is_in_the_core() -> None:
    """A function that a table of primitives names has one of the same name in C."""
    called = {function.__name__ for function in _uses(PRIMITIVES)}
    assert called - set(functions()) == set()
    assert len(called) > 80


def test_no_file_of_the_core_is_longer_than_a_sitting() -> None:
    """A file a concern, none over 500 lines."""
    lengths = {name: len(core_text(name).splitlines()) for name in (*FILES, "core.h")}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}
