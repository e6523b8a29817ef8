"""Keep the tables of a parser, which take longer to make than a small pack to parse."""

from __future__ import annotations

import io
import pickle
import sys
from typing import Any, TypeAlias

import lark

from regola.syntax.builder import Builder
from regola.syntax.parser import bare_parser

__all__ = ["restored", "saved"]

_SHIFT = 0

Table: TypeAlias = dict[str, Any]


def saved(grammar: str) -> bytes:
    """Return the tables of a grammar's parser, which builds syntax trees; always the same bytes."""
    stream = io.BytesIO()
    bare_parser(grammar, Builder()).save(stream)
    whole = pickle.loads(stream.getvalue())  # noqa: S301 - written two lines above
    parser = whole["data"]["parser"]
    parser["parser"] = _numbered(parser["parser"])
    return pickle.dumps(_interned(whole), protocol=5)


def restored(tables: bytes) -> lark.Lark:
    """Return the parser that tables were saved of."""
    return lark.Lark.load(io.BytesIO(tables))


def _numbered(table: Table) -> Table:
    """Number tokens by name, and states as they are reached: lark numbers them by chance."""
    names = table["tokens"]
    tokens = {name: number for number, name in enumerate(sorted(names.values()))}
    starts = dict(sorted(table["start_states"].items()))
    states = {state: number for number, state in enumerate(starts.values())}
    waiting = list(states)
    rows: dict[int, dict[int, Any]] = {}
    for state in waiting:
        row: dict[int, Any] = {}
        actions = table["states"][state].items()
        for name, (action, argument) in sorted((names[token], done) for token, done in actions):
            target = argument
            if action == _SHIFT:
                if argument not in states:
                    states[argument] = len(states)
                    waiting.append(argument)
                target = states[argument]
            row[tokens[name]] = (action, target)
        rows[states[state]] = row
    return {
        **table,
        "tokens": {number: name for name, number in tokens.items()},
        "states": rows,
        "start_states": {start: states[state] for start, state in starts.items()},
        "end_states": {start: states[s] for start, s in sorted(table["end_states"].items())},
    }


def _interned(value: Any) -> Any:
    """Make equal texts one object: which of them already are depends on chance, and shows."""
    if isinstance(value, dict):
        return {_interned(key): _interned(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_interned(inner) for inner in value]
    if isinstance(value, tuple):
        return tuple(_interned(inner) for inner in value)
    return sys.intern(value) if type(value) is str else value
