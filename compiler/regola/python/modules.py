"""Write one module for each item: its rules as functions, and the record that names them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from regola.program.meaning import Permission, Reaction, Rule, Statement
from regola.program.model import Item
from regola.python.actions import reaction_records
from regola.python.code import Function
from regola.python.conditions import option_of
from regola.python.counted import refuse_uncounted
from regola.python.headings import import_order, origin, title
from regola.python.heard import refuse_times
from regola.python.layout import statement_lines
from regola.python.made import made, options, rows, sources
from regola.python.naming import comment, documented, literal
from regola.python.permissions import permission_records
from regola.python.statements import statement_records
from regola.python.writer import Module, Scene
from regola.sources import Source
from regola.vocabulary.model import Vocabulary

__all__ = ["API", "Materials", "item_module"]

API = 1
"""The version of the engine's contract that modules are written for."""

_SCOPES = {"active": "ACTIVE", "declined": "DECLINED", "always": "ALWAYS"}


@dataclass(frozen=True, slots=True)
class Materials:
    """
    What modules are written with.

    ``pieces`` are the references of all pieces, relics and places in sight; ``sources`` the texts
    by path; ``sentence`` says a rule in words; ``board_word`` gives the reference of a word that a
    board says of a region. ``named`` gives the reference of what an item of a pack names: kind, id,
    pack.
    """

    vocabulary: Vocabulary
    pieces: frozenset[str]
    sources: Callable[[str], Source]
    sentence: Callable[[Item, Rule], str]
    board_word: Callable[[str, str], str]
    named: Callable[[str, str, str], str]


def item_module(item: Item, materials: Materials) -> str:
    """Return the text of the module of an item."""
    module = Module(item.reference, materials.vocabulary, materials.pieces)
    rules = _rules(item, module, materials)
    pieces = [_piece(piece, module, materials) for piece in item.of_kind("piece")]
    text = _item(item, module, materials, rules, pieces)
    module.use("require")
    for function in module.functions:
        for name in ("Frame", "Ground", "Position"):
            if f": {name}" in function.parameters:
                module.use(name)
    return (
        _environment()
        .get_template("module.py.jinja")
        .render(
            documentation=documented(title(item), origin(materials.sources(item.span.path).path)),
            imports=sorted(module.imports, key=import_order),
            api=API,
            constants=sorted(module.constants.items()),
            functions=[_laid_out(function) for function in module.functions],
            item=text,
        )
    )


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("regola.python", "."),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701  # Python, not a page
    )


def _laid_out(function: Function) -> Function:
    """Break the long lines of a function."""
    lines = [short for line in function.lines for short in statement_lines(f"    {line}")]
    return replace(function, lines=lines)


# ---- rules ------------------------------------------------------------------------------------


def _rules(item: Item, module: Module, materials: Materials) -> list[str]:
    records: list[str] = []
    for rule in item.rules:
        first = len(module.functions)
        holder = item.reference if item.reference in materials.pieces else ""
        made = rule_records(rule, module, holder)
        sentence = materials.sentence(item, rule)
        _document(module.functions[first:], rule, sentence)
        records += made if module.functions[first:] else _commented(made, sentence)
    return records


def _document(functions: list[Function], rule: Rule, sentence: str) -> None:
    """Give the first function of a rule its sentence, the others what they are for."""
    for place, function in enumerate(functions):
        role = next((text for ending, text in _ROLES.items() if function.name.endswith(ending)), "")
        text = sentence if not place else (role or "More of rule {}.").format(rule.number)
        function.documentation = documented(text, indent="    ")


_ROLES = {
    "_amount": "How much rule {} changes the number by.",
    "_actors": "Who acts by rule {}.",
    "_holds": "Whether the condition of rule {} holds.",
    "_possible": "Whether all that rule {} takes can be done.",
    "_steps": "What is done by rule {}.",
    "_when": "What rule {} waits for.",
}
"""What the further functions of a rule are for, by the ending of their name."""


def _commented(records: list[str], sentence: str) -> list[str]:
    """Put the sentence of a rule that needs no function above its first record."""
    return ["\n".join([*comment(sentence, " " * 8), records[0]]), *records[1:]] if records else []


_COUNTED = ("with",)
"""The relations that hear numbers: *with at least 3 tokens*."""


def rule_records(rule: Rule, module: Module, holder: str) -> list[str]:
    """Return the records of a rule, those of its watches first."""
    refuse_uncounted(rule, _COUNTED)
    module.always = rule.scope == "always"
    scene = Scene(module, rule.number, holder)
    body = rule.body
    option, untaken = "", False
    if isinstance(body, (Statement, Permission)):
        option, untaken = option_of(body.condition)
        if option:
            body = replace(body, condition=None)
    if isinstance(body, Statement):
        refuse_times(rule.limit)
        scene.moment = rule.moment
        records = statement_records(body, scene)
    elif isinstance(body, Permission):
        records = permission_records(rule, body, scene)
    elif isinstance(body, Reaction):
        records = reaction_records(rule, body, scene)
    scope = module.use(_SCOPES[rule.scope])
    if option:
        scope += f", option={literal(option)}" + (", untaken=True" if untaken else "")
    return [text.replace("scope=SCOPE", f"scope={scope}") for text in (*scene.watches, *records)]


# ---- items ------------------------------------------------------------------------------------


def _piece(item: Item, module: Module, materials: Materials) -> str:
    rules = _rules(item, module, materials)
    return made(
        module.use("PieceKind"),
        (
            ("reference", literal(item.reference)),
            ("word", module.constant("piece_word", item.reference)),
            ("box", str(item.number("box") or 0)),
            ("limit", str(item.number("limit") or "")),
            ("marker", "True" if item.field("marker") else ""),
            ("rules", rows(rules)),
            ("sources", sources(item, materials.sources(item.span.path), module.use)),
        ),
    )


def _item(
    item: Item, module: Module, materials: Materials, rules: list[str], pieces: list[str]
) -> str:
    tokens = item.field("tokens")
    numbers = tokens.numbers if tokens else ()
    return made(
        module.use("Item"),
        (
            ("reference", literal(item.reference)),
            ("kind", literal(item.kind)),
            ("rules", rows(rules)),
            ("pieces", rows(pieces)),
            ("banner", str(numbers[0]) if numbers else ""),
            ("box", str(numbers[1]) if len(numbers) > 1 else ""),
            ("base", _base(item, module) if item.kind == "base" else ""),
            ("options", options(item)),
            ("sources", sources(item, materials.sources(item.span.path), module.use)),
        ),
    )


def _base(item: Item, module: Module) -> str:
    def words(key: str) -> str:
        line = item.field(key)
        return repr(line.words) if line else ""

    def numbers(key: str) -> str:
        line = item.field(key)
        return repr(line.numbers) if line else ""

    tie_break = item.field("tie break")
    return made(
        module.use("Base"),
        (
            ("turn", words("turn")),
            ("declining_turn", words("declining turn")),
            ("starting_coins", str(item.number("starting coins") or "")),
            ("row", str(item.number("row") or "")),
            ("die", numbers("die")),
            ("rounds", numbers("rounds")),
            ("tie_break", literal(tie_break.words[0]) if tie_break else ""),
            ("blank_banner", str(item.number("blank banner") or "")),
            ("blank_badge", str(item.number("blank badge") or "")),
        ),
    )
