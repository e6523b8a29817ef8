"""What the core declares: its functions with their parameters, the fields of positions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

__all__ = ["FILES", "Parameter", "columns", "core_text", "functions", "lists", "values"]

FILES = (
    "chance.c", "game.c", "ruleset.c", "rulesets.c", "world.c", "classes.c", "values.c", "events.c",
    "conquering.c", "offers.c", "turn.c", "deeds.c", "peoples.c", "tokens.c", "pieces.c", "sets.c",
    "position.c", "portraits.c", "greed.c", "steady.c", "bots.c", "face.c", "openings.c",
)  # fmt: skip
"""The files of the core, as they are compiled."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a function of the core: its type and its name."""

    kind: str
    name: str


@cache
def core_text(name: str) -> str:
    """Return the text of a file of the core."""
    return files("regola_engine.native").joinpath("core", name).read_text("utf-8")


_FUNCTION = re.compile(r"^(?:const )?\w+ \*?(\w+)\((.*)\);$", re.MULTILINE)


@cache
def functions() -> dict[str, tuple[Parameter, ...]]:
    """Return the functions of the core that rules may call, by their names."""
    found = {}
    for name, told in _FUNCTION.findall(core_text("functions.h")):
        parts = [one.strip().rpartition(" ") for one in told.split(",")]
        found[name] = tuple(
            Parameter(kind + "*" * one.count("*"), one.lstrip("*")) for kind, _, one in parts
        )
    return found


def _listed(macro: str) -> list[tuple[str, ...]]:
    text = re.search(rf"#define {macro}\(X\)((?:.*\\\n)*.*)", core_text("core.h"))
    told = re.findall(r"X\(([^)]*)\)", text[1] if text else "")
    return [tuple(part.strip() for part in one.split(",")) for one in told]


@cache
def columns() -> dict[str, str]:
    """Return the fields with an entry for each thing, and what they are counted by."""
    return {name: size for _kind, name, size, _domain in _listed("COLUMNS")}


@cache
def lists() -> frozenset[str]:
    """Return the fields that are lists."""
    return frozenset(one[0] for one in _listed("LISTS"))


@cache
def values() -> frozenset[str]:
    """Return the fields that hold one value."""
    return frozenset(one[0] for one in _listed("VALUES"))
