"""Colours for editors that know no server: a TextMate grammar, made from the words there are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from regola.compilation.language import families, language
from regola.vocabulary.model import Vocabulary

__all__ = ["textmate_grammar"]

_DEEDS = frozenset({"VERB", "DONE"})


def textmate_grammar() -> str:
    """Return the grammar as JSON: words of all families, the longest first."""
    known = [language(name).vocabulary for name in families()]
    fields = {name for one in known for name in one.field_names}
    kinds = {name for one in known for name in one.kinds}
    deeds = {word for one in known for word in _spelled(one, deeds=True)}
    small = {word for one in known for word in _spelled(one, deeds=False)} - deeds
    document: dict[str, Any] = {
        "name": "Regola",
        "scopeName": "source.regola",
        "fileTypes": ["regola"],
        "patterns": [
            {"name": "comment.line.number-sign.regola", "match": "#.*$"},
            {"name": "string.quoted.double.regola", "match": '"[^"\\n]*"'},
            _rule("entity.name.type.regola", f'^\\s*({_any(kinds)})(?=\\s+[\\w"{{]|\\s*\\{{)'),
            _rule("variable.parameter.regola", f"^\\s*({_any(fields)})(?=[\\w ]*:)"),
            {"name": "constant.numeric.regola", "match": "\\b\\d+\\b"},
            _rule("support.function.regola", f"\\b({_any(deeds)})\\b"),
            _rule("keyword.control.regola", f"\\b({_any(small)})\\b"),
        ],
    }
    return f"{json.dumps(document, indent=2)}\n"


def _spelled(vocabulary: Vocabulary, *, deeds: bool) -> Iterator[str]:
    own = vocabulary.spellings
    for spelling, (terminal, _) in (*own.words.items(), *own.keywords.items()):
        if (terminal in _DEEDS) == deeds:
            yield spelling


def _any(words: Iterable[str]) -> str:
    """Return a pattern of any of some words; a number stands for any number."""
    longest = sorted(words, key=lambda word: (-len(word), word))
    return "|".join(re.escape(word).replace("\\#", "\\d+").replace("\\ ", " ") for word in longest)


def _rule(name: str, match: str) -> dict[str, Any]:
    return {"match": match, "captures": {"1": {"name": name}}}
