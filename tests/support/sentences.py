"""Make rule sentences at random from the grammar: well-formed, and mostly senseless."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from regola.compilation.language import language
from regola.resources import dsl_text
from regola.syntax.parser import bare_parser

__all__ = ["random_rule"]

_DEEPEST = 14


def random_rule(rng: Random) -> str:
    """Return one rule of the grammar, in words of the conquest vocabulary and of the library."""
    return " ".join(_derived("rule", rng, 0))


@cache
def _rules() -> Mapping[str, tuple[tuple[Any, ...], ...]]:
    found: dict[str, list[tuple[Any, ...]]] = {}
    for rule in bare_parser(dsl_text("grammar.lark")).rules:
        found.setdefault(str(rule.origin.name), []).append(tuple(rule.expansion))
    return {name: tuple(sorted(one, key=len)) for name, one in found.items()}


@cache
def _spelled() -> Mapping[str, tuple[str, ...]]:
    words = language("conquest").vocabulary
    found: dict[str, set[str]] = {}
    for table in (words.spellings.keywords, words.spellings.words):
        for spelling, (terminal, _) in table.items():
            found.setdefault(terminal, set()).add(spelling.replace("#", "2"))
    found["WORD"] = {*words.nouns, *words.spellings.plurals, *words.quantities, *words.adjectives}
    found["WORD"] |= {*words.phases, *words.spellings.negatives, "hill", "hills", "mine", "hole"}
    found |= {"NUMBER": {"1", "2", "7"}, "SIGN": {"+", "-"}, "LPAR": {"("}, "RPAR": {")"}}
    found |= {"_COMMA": {","}, "_COLON": {":"}}
    return {terminal: tuple(sorted(spellings)) for terminal, spellings in found.items()}


def _derived(name: str, rng: Random, depth: int) -> list[str]:
    expansions = _rules()[name]
    # Deep down the shortest way out is taken, so that every sentence ends.
    chosen = expansions[0] if depth > _DEEPEST else rng.choice(expansions)
    words: list[str] = []
    for symbol in chosen:
        if symbol.is_term:
            words.append(rng.choice(_spelled()[str(symbol.name)]))
        else:
            words += _derived(str(symbol.name), rng, depth + 1)
    return words
