"""
How many things a deed is done to: told and played alike, for each verb and place of each family.

A plural is told as *all* is and makes the same module; one is told otherwise than all and makes
another; a number that the vocabulary does not give a verb is refused.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from regola.compilation.games import modules
from regola.compilation.language import language
from regola.findings import Sink
from regola.program.meaning import Rule
from regola.text import realise
from tests.support.random_rules import GROUNDS, Ground

_MOMENT = {"conquest": "at scoring", "digger": "at the end of the round"}
_LEAST, _PLAYED = 10, 5
"""So many places take a plural at least, and so many of these rules can be played."""


@dataclass(frozen=True)
class Place:
    """A place of a verb: the line around it, a noun for it in both numbers, what it takes."""

    line: str
    one: str
    many: str
    numbers: tuple[str, ...]


def _named(ground: Ground, type_name: str) -> tuple[str, str] | None:
    """Return a noun for things of a type that there may be several of, in both numbers."""
    words = language(ground.family).vocabulary
    plurals = {noun: plural for plural, noun in words.spellings.plurals.items()}
    found = (n.id for n in words.nouns.values() if n.type == type_name and n.id in plurals)
    one = next(found, None)
    return (one, plurals[one]) if one is not None else None


def _places(ground: Ground) -> Iterator[Place]:
    """Give the objects of all verbs that need no more, by type, each as a line to be filled."""
    words = language(ground.family).vocabulary
    moment = _MOMENT[ground.family]
    for verb in words.verbs.values():
        for type_name in verb.object:
            named = _named(ground, type_name)
            if named is None:
                continue
            taken = next(
                (n for name, n in verb.numbers.items() if words.is_a(type_name, name)), ("one",)
            )
            if not verb.needs:
                yield Place(f"{moment}: {verb.id} {{}}", *named, taken)
            for preposition, types in verb.slots.items():
                other = next(filter(None, (_named(ground, one) for one in types)), None)
                thing = f"a {named[0]}" if {"one", "some"} & set(taken) else f"all {named[1]}"
                if other is not None and set(verb.needs) <= {preposition}:
                    among = preposition in verb.among and thing.startswith("all")
                    numbers = (*verb.numbers.get(preposition, ("one",)), *("all",) * among)
                    line = f"{moment}: {verb.id} {thing} {preposition} {{}}"
                    yield Place(line, *other, numbers)


def _made(ground: Ground, rule: Rule) -> str | None:
    """Return the module of a rule without its words, nothing if it cannot be played yet."""
    program = ground.program
    kind = "race" if ground.family == "conquest" else "scenario"
    item = next(one for one in program.items if one.kind == kind)
    alone = replace(item, rules=(replace(rule, number=1),), nested=())
    sink = Sink()
    texts = dict(modules(replace(program, items=(alone,)), {}, sink))
    if sink.sorted():
        return None
    found = [text for path, text in texts.items() if path.endswith(f"/{item.id}.py")]
    return "\n".join(
        ast.unparse(node)
        for text in found
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.FunctionDef)
        for node in function.body[1:]
    )


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.game)
def test_numbers_are_told_and_played_alike(ground: Ground) -> None:
    """A plural is all, one is not all, and what a verb does not take is refused."""
    reader, seen, played = ground.reader("en"), 0, 0
    for place in _places(ground):
        said = {
            "one": f"a {place.one}",
            "some": f"2 {place.many}",
            "all": f"all {place.many}",
            "plural": place.many,
        }
        rules = {name: ground.lines.rule(place.line.format(text)) for name, text in said.items()}
        taken = {name for name, rule in rules.items() if rule is not None}
        wanted = set(place.numbers) | ({"plural"} if "all" in place.numbers else set())
        assert taken <= wanted | ({"one"} if "some" in wanted else set()), place.line
        if rules["plural"] is None or rules["all"] is None:
            continue
        seen += 1
        texts = {
            name: realise(rule, reader.context(), reader.language)
            for name, rule in rules.items()
            if rule is not None
        }
        assert texts["plural"] == texts["all"], place.line
        everything = _made(ground, rules["all"])
        played += everything is not None
        assert _made(ground, rules["plural"]) == everything, place.line
        if rules["one"] is not None:
            assert texts["one"] != texts["all"], place.line
            one = _made(ground, rules["one"])
            assert one is None or one != everything, place.line
    assert seen >= _LEAST
    assert played >= _PLAYED
