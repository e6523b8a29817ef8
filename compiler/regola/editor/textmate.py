"""Colours for editors that know no server: a TextMate grammar, made from the words there are."""

from __future__ import annotations

import json
from typing import Any

from regola.compilation.colours import word_patterns

__all__ = ["textmate_grammar"]

_SCOPES = {
    "comment": "comment.line.number-sign.regola",
    "string": "string.quoted.double.regola",
    "type": "entity.name.type.regola",
    "property": "variable.parameter.regola",
    "number": "constant.numeric.regola",
    "function": "support.function.regola",
    "keyword": "keyword.control.regola",
}
"""The name that TextMate has for each sort of words."""


def textmate_grammar() -> str:
    """Return the grammar as JSON: words of all families, the longest first."""
    document: dict[str, Any] = {
        "name": "Regola",
        "scopeName": "source.regola",
        "fileTypes": ["regola"],
        "patterns": [
            {"match": one.match, "captures": {"1": {"name": _SCOPES[one.sort]}}}
            for one in word_patterns()
        ],
    }
    return f"{json.dumps(document, indent=2)}\n"
