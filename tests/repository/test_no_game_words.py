"""The core of compiler and engine knows no game: what is true of a word is in its vocabulary."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from regola.resources import dsl_text
from regola.yaml_files import trusted
from tests.support.project import PACKAGES, python_files

ROOMS = ("checks", "ir", "program", "python", "scenarios", "syntax", "text", "vocabulary")
CORE = (*(PACKAGES["regola"] / name for name in ROOMS), PACKAGES["regola_engine"] / "kernel")
FAMILIES = ("conquest", "digger", "lords")
CLASSES = ("types", "nouns", "verbs", "quantities")
OF_THE_LANGUAGE = {
    "border",  # shapes of the values of fields, which any family may use
    "space",  # between words
    "event",  # a rule waits for
    "step",  # of a rule
    "tokens",
}
OF_ROOMS = {
    "checks": {
        "region",  # of a board, the things whose facts are known before a game
        "box",  # a field, and a label of findings
        "decline",  # a hint
        "mover",  # who asks for a number
        "swap",  # a sort of fixes
    },
    "kernel": {
        "beat",  # of a stage, a field of the position
        "choose",  # functions of the kernel
        "take",
        "free",  # which numbers a place takes
        "offer",  # a sort of moves
        "pass",
    },
    "python": {
        "owner",  # of *it*, in *its owner*
        "slot",  # a place of a deed, after a preposition
    },
    "scenarios": {
        "choose",  # functions of the room
        "run",
        "offer",  # a sort of moves
        "pass",  # the step that takes up no offer
        "play",  # the line of an example that makes a step
        "cost",  # a hint and a fact of findings
        "piece",
    },
    "text": {
        "card",  # a style
        "cost",  # of a permission, an argument of messages
        "free",  # what a phrase does in a sentence
        "gain",  # sorts of clauses, of which the words that say them are told
        "income",
        "offer",
        "imp",  # the imperative, to a spelling checker
        "order",  # the form of a verb
        "mark",  # a function of the room
        "mover",  # who asks for a number
        "place",  # an argument of messages
        "slot",  # a place of a deed
        "value",  # the ending of a message
    },
}
"""Words that mean something else in a room."""


@cache
def words_of_games() -> frozenset[str]:
    """Return the words that families have and that are not common to all."""
    common = _words("common")
    return frozenset().union(*map(_words, FAMILIES)) - common - OF_THE_LANGUAGE


def _words(family: str) -> frozenset[str]:
    data = trusted(dsl_text("vocabulary", f"{family}.yaml"))
    return frozenset(str(word) for key in CLASSES for word in data.get(key, {}))


def _said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give the texts of a module, but for those that tell what it is."""
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


@pytest.mark.parametrize("folder", CORE, ids=lambda folder: folder.name)
def test_the_core_names_no_thing_of_a_game(folder: Path) -> None:
    """
    A noun, a type, a verb or a number of one family in the code of all is a hidden case.

    What lies under the name of a family may say its words.
    """
    others = OF_ROOMS.get(folder.name, set())
    shared = (path for path in python_files(folder) if not {*path.parts} & {*FAMILIES})
    found = [
        f"{path.name}:{line} {text}"
        for path in shared
        for line, text in _said(ast.parse(path.read_text("utf-8")))
        if text in words_of_games() - others
    ]
    assert found == []


def test_a_word_of_a_game_would_be_found() -> None:
    """The search looks at what a module says, not at what is told of it."""
    tree = ast.parse('"""A goon."""\nKNOWN = ("goon", "player")\n')
    assert [text for _, text in _said(tree) if text in words_of_games()] == ["goon"]
