"""
Rules that are held to be one play as one: each equality of the canonical form.

They make the same module, what is joined by *and* in whatever order; where the modules differ,
games played alike with either come to the same position.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from regola.compilation.games import modules
from regola.compilation.language import language
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.canonical import canonical
from regola.program.meaning import (
    Bound,
    Compare,
    Count,
    Deed,
    Exists,
    Grant,
    Has,
    Is,
    Kind,
    Link,
    Modifier,
    Number,
    Phrase,
    Reaction,
    Rule,
    Statement,
)
from regola.sources import Source, Span
from regola_engine.kernel.faults import RuleError
from tests.python.playing import NAMES, PATH, compiled, game_with, library, played, ran
from tests.python.sentences import Words, endless
from tests.support.sampling import sampled

ITEM = "race probe {{\n{names}\ntokens: 8 of 14\n{rule}\n}}\n"
RULES = 1500
LEAST = 5
"""So many of the random rules each equality bears on, at least."""

SEEDS = (1, 2)
MOVES = 30

Change = Callable[[Any], Any]


def _changed(node: Any, change: Change) -> Any:
    """Put a change to all nodes of a tree, the inner ones first."""
    if isinstance(node, tuple):
        return tuple(_changed(one, change) for one in node)
    if not is_dataclass(node) or isinstance(node, (type, Span)):
        return node
    inner = {one.name: _changed(getattr(node, one.name), change) for one in fields(node)}
    return change(replace(node, **inner))


def _one_for_a(node: Any) -> Any:
    chosen = isinstance(node, Phrase) and node.determiner == "a"
    return replace(node, determiner="one") if chosen else node


def _any_for_a_place(node: Any) -> Any:
    if not isinstance(node, Deed):
        return node
    slots = tuple(
        (name, replace(thing, determiner="any") if thing.determiner == "a" else thing)
        for name, thing in node.slots
    )
    return replace(node, slots=slots)


def _each_for_a_subject(node: Any) -> Any:
    if not isinstance(node, Statement) or not isinstance(node.subject, Phrase):
        return node
    loose = node.subject.determiner in ("a", "any")
    return replace(node, subject=replace(node.subject, determiner="each")) if loose else node


def _of_you_for_yours(node: Any) -> Any:
    if not isinstance(node, Phrase) or node.owner != "you" or node.type not in ("token", "region"):
        return node
    you = Phrase("you", "people", "", None, "", (), (), -1, False, node.span)
    mine = Link("of", you, negated=False, span=node.span)
    return replace(node, owner="", modifiers=(*node.modifiers, mine))


def _modifiers_turned(node: Any) -> Any:
    return replace(node, modifiers=node.modifiers[::-1]) if isinstance(node, Phrase) else node


def _places_turned(node: Any) -> Any:
    return replace(node, slots=node.slots[::-1]) if isinstance(node, Deed) else node


def _denied_inside(node: Any) -> Any:
    if not isinstance(node, (Is, Grant)) or not isinstance(node.predicate, Modifier):
        return node
    if isinstance(node.predicate, Kind) or not node.negated:
        return node
    return replace(node, negated=False, predicate=replace(node.predicate, negated=True))


def _with_for_has(node: Any) -> Any:
    if not isinstance(node, Has) or node.thing.determiner == "no" or node.subject.noun == "you":
        return node
    return Is(node.subject, Link("with", node.thing, False, node.span), False, node.span, None)


def _zero_for_none(node: Any) -> Any:
    if not isinstance(node, (Exists, Has)) or node.thing.determiner != "no":
        return node
    if isinstance(node, Has) and (node.subject.noun != "you" or node.thing.owner):
        return node
    owner = "you" if isinstance(node, Has) else node.thing.owner
    counted = Count(replace(node.thing, determiner="", owner=owner), node.span)
    none = Compare(Bound("exactly", Number(0)))
    return Is(counted, none, negated=False, span=node.span, purpose=None)


def _condition_of_the_moment(node: Any) -> Any:
    body = node.body if isinstance(node, Rule) else None
    if not isinstance(body, Reaction) or len(body.steps) > 1 or node.limit or not node.moment:
        return node
    [step] = body.steps
    if step.condition is None or node.moment.condition is not None:
        return node
    moment = replace(node.moment, condition=step.condition)
    return replace(node, moment=moment, body=Reaction((replace(step, condition=None),)))


EQUALITIES = (
    _one_for_a,
    _any_for_a_place,
    _each_for_a_subject,
    _of_you_for_yours,
    _modifiers_turned,
    _places_turned,
    _denied_inside,
    _with_for_has,
    _zero_for_none,
    _condition_of_the_moment,
)


class _Sorted(ast.NodeTransformer):
    """Puts what is joined by *and* in one order, and leaves out what a function says of itself."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Sort the regions that are in all of several sets."""
        self.generic_visit(node)
        if not isinstance(node.op, ast.BitAnd):
            return node
        parts = sorted(_joined(node), key=ast.dump)
        return ast.Tuple(parts, ast.Load())

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Leave out the docstring."""
        node.body = node.body[1:] if ast.get_docstring(node) else node.body
        return self.generic_visit(node)


def _joined(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        return [*_joined(node.left), *_joined(node.right)]
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _with(program: Program, rule: Rule) -> Program:
    """Return a program with a rule in place of its own."""
    [item] = program.items
    return replace(program, items=(replace(item, rules=(rule,)),))


def _made(program: Program, text: str) -> str | None:
    """Return the module of a program without its words, or nothing if a word cannot be played."""
    sink = Sink()
    found = dict(modules(program, {PATH: Source(PATH, text)}, sink))
    if sink.sorted():
        return None
    module = next(text for path, text in found.items() if path.endswith("probe.py"))
    return ast.dump(_Sorted().visit(ast.parse(module)))


def _end(program: Program, text: str, seed: int) -> object:
    """Return what a game played at random comes to, or the fault that ends it."""
    try:
        state = played(game_with(ran(program, text, Sink())), seed, MOVES)
    except RuleError as error:
        return error.slug
    # The rulesets hold the functions of a module: two modules have no two alike.
    rulesets = tuple(state.rulesets)
    return tuple(part for part in state.snapshot() if part != rulesets)


def _are_one(one: Program, other: Program, text: str) -> bool:
    if _made(one, text) == _made(other, text):
        return True
    return all(_end(one, text, seed) == _end(other, text, seed) for seed in SEEDS)


SAID = tuple(
    f"at scoring: {deed} {test}"
    for deed in ("gain 1 coin", "gain 2 coins", "gain 3 coins", "gain 4 tokens", "decline")
    for test in (
        "if a hill has a mine",
        "unless your region has a token",
        "if you are declined",
        "if there is an immune region",
        "if there is no immune region",
        "if you have no hill",
    )
)
SAID += tuple(
    f"at redeployment: put {tokens} from the {spot} in {place}"
    for tokens in ("a token", "2 tokens", "all tokens")
    for spot in ("hand", "tray")
    for place in ("a hill", "one of your regions")
)
"""Rules of shapes that are rare among those at random."""


@cache
def _programs() -> tuple[tuple[str, Program], ...]:
    """Return the rules at random that compile, each in a race of its own, by their lines."""
    words = Words.of(language("conquest").vocabulary, library().all_items())
    found = []
    for line in (*SAID, *islice(endless(words), RULES)):
        program, faults = compiled(ITEM.format(names=NAMES, rule=line))
        if not faults and len(program.items) == 1 and len(program.items[0].rules) == 1:
            found.append((line, program))
    return tuple(found)


@pytest.mark.parametrize(
    "equality", sampled(EQUALITIES, 4), ids=lambda one: one.__name__.strip("_")
)
def test_what_is_held_to_be_one_plays_as_one(equality: Change) -> None:
    """Random rules and their like of the same canonical form play alike."""
    seen, wrong = 0, []
    for line, program in _programs():
        [rule] = program.items[0].rules
        other = _changed(rule, equality)
        text = ITEM.format(names=NAMES, rule=line)
        if other == rule or canonical(other) != canonical(rule) or _made(program, text) is None:
            continue
        seen += 1
        if not _are_one(program, _with(program, other), text):
            wrong.append(line)
    assert seen >= LEAST
    assert wrong == []
