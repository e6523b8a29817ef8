"""The records that a module is made of, laid out over lines: the same in all families."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from regola.program.model import Item
from regola.python.layout import laid_out
from regola.python.naming import literal
from regola.sources import Source

__all__ = ["made", "options", "rows", "sources"]


def made(name: str, fields: Iterable[tuple[str, str]]) -> str:
    """Return the making of a record over several lines, empty fields left out."""
    lines = [f"    {key}={value},".replace("\n", "\n    ") for key, value in fields if value]
    return "\n".join([f"{name}(", *lines, ")"])


def rows(values: Iterable[str]) -> str:
    """Return a tuple, an entry a line; nothing for none."""
    lines = [f"    {_row(value)},".replace("\n", "\n    ") for value in values]
    return "\n".join(["(", *lines, ")"]) if lines else ""


def _row(value: str) -> str:
    """Break a long entry; comments above it stay as they are."""
    *above, last = value.rsplit("\n", 1) if value.startswith("# ") else [value]
    return "\n".join([*above, laid_out(last)])


def sources(item: Item, source: Source, use: Callable[[str], str]) -> str:
    """Return where each rule of an item stands; ``use`` imports a name of the engine."""
    places = [(source.path, *source.position(rule.span.start)) for rule in item.rules]
    return rows(
        f"{use('Source')}({literal(path)}, {line}, {column})" for path, line, column in places
    )


def options(item: Item) -> str:
    """Return the options of an item, each with whether it is taken by default."""
    return rows(f"({literal(o.reference)}, {_is_taken(o)})" for o in item.of_kind("option"))


def _is_taken(option: Item) -> bool:
    default = option.field("default")
    return default is not None and "not" not in default.words
