"""Write one module for each item and board: its rules as functions, and the record of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from regola.program.meaning import Rule
from regola.program.model import Item
from regola.python.headings import import_order, origin, title
from regola.python.naming import documented
from regola.python.printing import assigned, printed, statement_lines
from regola.python.tree import Call, Expression, Function
from regola.python.writer import Family, Module
from regola.sources import Source
from regola.vocabulary.model import Vocabulary

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = ["API", "Materials", "module_of", "rule_rows", "written_module"]

API = 3
"""The version of the engine's contract that modules are written for."""


@dataclass(frozen=True, slots=True)
class Materials:
    """
    What modules are written with.

    ``pieces`` are the references of all pieces, relics and places in sight, with their fields;
    ``sources`` the texts by path; ``sentence`` says a rule in words; ``board_word`` gives the
    reference of a word that a board says of a region. ``named`` gives the reference of what an item
    of a pack names: kind, id, pack.
    """

    vocabulary: Vocabulary
    pieces: Mapping[str, frozenset[str]]
    sources: Callable[[str], Source]
    sentence: Callable[[Item, Rule], str]
    board_word: Callable[[str, str], str]
    named: Callable[[str, str, str], str]


def module_of(item: Item, family: Family, materials: Materials) -> Module:
    """Return the module of an item, with nothing in it yet."""
    return Module(family, item.reference, item.kind, materials.vocabulary, materials.pieces)


def written_module(item: Item, module: Module, materials: Materials, name: str, made: Call) -> str:
    """Return the text of a module whose record is made, under the name it has there."""
    module.use("require")
    about = (title(item), origin(materials.sources(item.span.path).path))
    if item.kind == "board":
        about = (f"The board {item.reference}.",)  # type: ignore[assignment]
    return (
        _environment()
        .get_template("module.py.jinja")
        .render(
            documentation=documented(*about),
            engine=module.family.engine,
            imports=sorted(module.imports, key=import_order),
            api=API,
            constants=[(key, printed(value)) for key, value in sorted(module.constants.items())],
            functions=[_printed(function) for function in module.functions],
            lines=list(assigned(name, made)),
        )
    )


@cache
def _environment() -> Environment:
    # Whether rules can be written is asked far more often than they are.
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader("regola.python", "."),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701  # Python, not a page
    )


def _printed(function: Function) -> dict[str, object]:
    """Return a function as the template prints it."""
    parameters = ", ".join(f"{name}: {type_name}" for name, type_name in function.parameters)
    return {
        "signature": f"{function.name}({parameters}) -> {function.result}",
        "documentation": function.documentation,
        "lines": [line for one in function.body for line in statement_lines(one, "    ")],
    }


# ---- rules ------------------------------------------------------------------------------------

_ROLES = {
    "amount": "How much rule {} changes the number by.",
    "actors": "Who acts by rule {}.",
    "holds": "Whether the condition of rule {} holds.",
    "origins": "Where a squad may leave by rule {}.",
    "path": "What a squad may go over by rule {}.",
    "possible": "Whether all that rule {} takes can be done.",
    "price": "What rule {} costs.",
    "steps": "What is done by rule {}.",
    "targets": "Where a squad may go by rule {}.",
    "when": "What rule {} waits for.",
}
"""What the further functions of a rule are for, by the ending of their name."""


def rule_rows(
    item: Item,
    module: Module,
    materials: Materials,
    records: Callable[[Rule, Module], Sequence[Call]],
) -> Iterator[Expression]:
    """Give the records of the rules of an item, and document their functions."""
    for rule in item.rules:
        first = len(module.functions)
        made = records(rule, module)
        sentence = materials.sentence(item, rule)
        own = module.functions[first:]
        _document(own, rule, sentence)
        if made and not own:
            # A rule without a function has its sentence above its first record.
            made = [replace(made[0], note=sentence), *made[1:]]
        yield from made


def _document(functions: Sequence[Function], rule: Rule, sentence: str) -> None:
    """Give the first function of a rule its sentence, the others what they are for."""
    for place, function in enumerate(functions):
        role = _ROLES.get(function.name.strip("_").rpartition("_")[2], "More of rule {}.")
        text = sentence if not place else role.format(rule.number)
        function.documentation = documented(text, indent="    ")
