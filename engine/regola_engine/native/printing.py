"""
Rule modules as C: the functions of a generated module, with the same names and sentences.

What is printed is the text that Python runs, read as a tree: one source. What C cannot say is
refused with a word of why, and the game is played in Python.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import regola_engine.conquest as engine
from regola_engine.native.headers import Parameter, columns, functions, lists, values

__all__ = ["Printed", "Unsayable", "Word", "printed"]


class Unsayable(Exception):  # noqa: N818  # what it is
    """A rule that C does not say; ``what`` stands in the way, in a function of a module."""

    def __init__(self, what: str, module: str = "", function: str = "") -> None:
        super().__init__(f"{module} {function}: {what}")
        self.what = what
        self.module = module
        self.function = function


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the rules, by the register that numbers it."""

    register: str
    name: str

    @property
    def variable(self) -> str:
        """The variable that holds the number of the word."""
        return f"{self.register}_{re.sub(r'[^a-zA-Z0-9]', '_', self.name)}"


@dataclass(slots=True)
class Printed:
    """Functions as C: their text, by which name each is known, and the words that they use."""

    lines: list[str] = field(default_factory=list)
    functions: list[tuple[str, str, str]] = field(default_factory=list)
    words: dict[str, Word] = field(default_factory=dict)

    def variable(self, word: Word) -> str:
        """Return the variable of a word, which is noted."""
        held = self.words.setdefault(word.variable, word)
        if held != word:
            raise Unsayable(f"two words alike: {word.name}, {held.name}")
        return word.variable


def printed(modules: Iterable[tuple[str, str]]) -> Printed:
    """Return the functions of some modules, each told by its name and its text."""
    found = Printed()
    for name, text in modules:
        _Module(name, found).add(ast.parse(text))
    return found


_REGISTERS = {
    "ground_word": "ground", "class_word": "class", "number_word": "number",
    "piece_word": "piece", "watch_word": "watch",
}  # fmt: skip

_TYPES = {"Position": "Position *", "Frame": "Frame *", "Ground": "const Ground *", "int": "whole "}

_ENGINE_NUMBERS = {
    "ALL", "ASKED", "COUNT", "DONE", "FAILED", "FROM_HAND", "FROM_SIDE", "FROM_TRAY", "NOBODY",
    "PENDING", "PEOPLE", "PIECE", "PLAYER", "REGION", "SLOT", "TOKEN",
}  # fmt: skip

_SORTS = {"piece": 0, "relic": 1, "place": 2}
"""Sorts of pieces as bits; any piece is none of them."""

_COUNTS = {
    "peoples": "position->peoples", "kinds": "position->game->kinds",
    "seats": "position->game->seats", "regions": "position->game->regions",
}  # fmt: skip

_PLAIN = {
    "position.game.ground.everywhere": "everywhere(position)",
    "ground.everywhere": "ground->everywhere",
    **{f"frame.{name}": f"frame->{name}" for name in ("you", "it", "step")},
    **{f"frame.event.{n}": f"frame->event.{n}" for n in ("actor", "thing", "holder", "owner")},
}
"""Fields as Python and as C say them."""

_OPERATORS = {ast.BitAnd: "&", ast.BitOr: "|", ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
_CALLED = {ast.LShift: "shl", ast.RShift: "shr", ast.FloorDiv: "floor_div"}
_COMPARED = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
_BUILTINS = {"bool": "!!({})", "min": "least_of({}, {})", "max": "most_of({}, {})"}
_SIGNS = {ast.Not: "!", ast.Invert: "~", ast.USub: "-"}


class _Module:
    """The functions of one module on their way into C."""

    def __init__(self, name: str, found: Printed) -> None:
        self.name = name
        self.found = found
        self.words: dict[str, Word] = {}
        self.own: dict[str, list[str]] = {}
        self.lifted = 0

    def add(self, tree: ast.Module) -> None:
        """Print all functions of the module."""
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                self._note_word(node.targets[0], node.value)
            elif isinstance(node, ast.FunctionDef):
                self._declare(node)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                try:
                    self._function(node)
                except Unsayable as error:
                    raise Unsayable(error.what, self.name, node.name) from error

    def _note_word(self, target: ast.expr, value: ast.Call) -> None:
        register = _REGISTERS.get(ast.unparse(value.func))
        told = value.args[0] if len(value.args) == 1 else None
        if register and isinstance(target, ast.Name) and isinstance(told, ast.Constant):
            self.words[target.id] = Word(register, str(told.value))

    def c_name(self, function: str) -> str:
        """Return the name of a function of the module in C."""
        return re.sub(r"[^a-zA-Z0-9]", "_", f"{self.name}_{function}")

    def _declare(self, node: ast.FunctionDef) -> None:
        kinds = [ast.unparse(one.annotation or one) for one in node.args.args]
        if any(kind not in _TYPES for kind in kinds):
            raise Unsayable("parameters", self.name, node.name)
        told = ", ".join(_TYPES[kind].rstrip() for kind in kinds)
        self.own[node.name] = kinds
        self.found.lines.append(f"whole {self.c_name(node.name)}({told});")

    def _function(self, node: ast.FunctionDef) -> None:
        kinds = list(zip((one.arg for one in node.args.args), self.own[node.name], strict=True))
        name = self.c_name(node.name)
        scope = _Scope(self, {one for one, _ in kinds})
        body = list(scope.statements(node.body, "    "))
        told = ast.get_docstring(node)
        lines = [f"/* {line} */" for line in (told or "").replace("*/", "* /").splitlines()]
        heading = ", ".join(f"{_TYPES[kind]}{one}" for one, kind in kinds)
        self.found.lines += [*scope.lifted, *lines, f"whole {name}({heading})", "{"]
        self.found.lines += [*(f"    (void){one};" for one, _ in kinds), *body, "}", ""]
        self.found.functions.append((self.name, node.name, name))


@cache
def _signature(name: str) -> inspect.Signature | None:
    found = vars(engine).get(name)
    return inspect.signature(found) if inspect.isfunction(found) else None


class _Scope:
    """A function on its way into C: its names, and the functions without a name within it."""

    def __init__(self, module: _Module, names: set[str]) -> None:
        self.module = module
        self.names = set(names)
        self.lifted: list[str] = []

    # ---- statements ---------------------------------------------------------------------------

    def statements(self, body: list[ast.stmt], indent: str) -> Iterator[str]:
        """Give the lines of statements."""
        for node in body:
            if isinstance(node, ast.Return) and node.value is not None:
                yield f"{indent}return {self.said(node.value)};"
            elif isinstance(node, ast.If) and not node.orelse:
                yield f"{indent}if ({self.said(node.test)}) {{"
                outside = set(self.names)
                yield from self.statements(node.body, indent + "    ")
                self.names = outside  # what has its name inside the braces has none behind them
                yield f"{indent}}}"
            elif isinstance(node, ast.Assign):
                yield f"{indent}{self._assigned(node)}"
            elif isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
                yield f"{indent}{self.said(node.value)};"
            elif not isinstance(node, ast.Expr):
                raise Unsayable(ast.unparse(node))

    def _assigned(self, node: ast.Assign) -> str:
        target = node.targets[0]
        if not isinstance(target, ast.Name):
            raise Unsayable(ast.unparse(node))
        value = self.said(node.value)
        if target.id in self.names:
            return f"{target.id} = {value};"
        self.names.add(target.id)
        kind = "const Ground *" if target.id == "ground" else "whole "
        return f"{kind}{target.id} = {value};"

    # ---- expressions --------------------------------------------------------------------------

    def said(self, node: ast.expr) -> str:
        """Return an expression in C."""
        say = getattr(self, f"_{type(node).__name__.lower()}", None)
        if say is None:
            raise Unsayable(ast.unparse(node))
        found: str = say(node)
        return found

    def _constant(self, node: ast.Constant) -> str:
        if not isinstance(node.value, int):
            raise Unsayable(ast.unparse(node))
        return str(int(node.value))

    def _name(self, node: ast.Name) -> str:
        word = self.module.words.get(node.id)
        if node.id in self.names or (word is None and node.id in _ENGINE_NUMBERS):
            return node.id
        if word is None:
            raise Unsayable(node.id)
        return self.module.found.variable(word)

    def _unaryop(self, node: ast.UnaryOp) -> str:
        sign = _SIGNS.get(type(node.op))
        if sign is None:
            raise Unsayable(ast.unparse(node))
        return f"{sign}({self.said(node.operand)})"

    def _binop(self, node: ast.BinOp) -> str:
        left, right = self.said(node.left), self.said(node.right)
        if type(node.op) in _CALLED:
            return f"{_CALLED[type(node.op)]}({left}, {right})"
        if type(node.op) not in _OPERATORS:
            raise Unsayable(ast.unparse(node))
        return f"({left} {_OPERATORS[type(node.op)]} {right})"

    def _boolop(self, node: ast.BoolOp) -> str:
        # As in Python the operand that decides is what comes out.
        *first, found = [self.said(one) for one in node.values]
        for one in reversed(first):
            if isinstance(node.op, ast.And):
                found = f"({one} ? {found} : 0)"
            else:
                found = f"({one} ? {one} : {found})"
        return found

    def _compare(self, node: ast.Compare) -> str:
        operands = [self.said(one) for one in (node.left, *node.comparators)]
        signs = [_COMPARED.get(type(one)) for one in node.ops]
        if None in signs:
            raise Unsayable(ast.unparse(node))
        pairs = zip(operands, signs, operands[1:], strict=False)
        return "(" + " && ".join(f"({one} {sign} {other})" for one, sign, other in pairs) + ")"

    def _ifexp(self, node: ast.IfExp) -> str:
        test, then, other = (self.said(one) for one in (node.test, node.body, node.orelse))
        return f"({test} ? {then} : {other})"

    def _attribute(self, node: ast.Attribute) -> str:
        said = ast.unparse(node)
        of, _, name = said.rpartition(".")
        plain = _PLAIN.get(said)
        if plain is not None:
            return plain
        if of == "position" and name in values():
            return f"position->{name}"
        if name == "ground" and isinstance(node.value, ast.Subscript):
            table = ast.unparse(node.value.value)
            if table == "position.rulesets":
                return f"(&rules_of(position, {self.said(node.value.slice)})->ground)"
        raise Unsayable(said)

    def _subscript(self, node: ast.Subscript) -> str:
        of, at = ast.unparse(node.value), self.said(node.slice)
        if isinstance(node.value, ast.Attribute) and node.value.attr == "masks":
            return f"{self.said(node.value.value)}->masks[{at}]"
        if of == "frame.things":
            return f"frame->things[wrapped({at}, frame->things_count)]"
        table = of.removeprefix("position.")
        size = _COUNTS.get(columns().get(table, ""))
        if table != of and size is not None:
            known = isinstance(node.slice, ast.Name) and node.slice.id in self.module.words
            return f"position->{table}[{at if known else f'wrapped({at}, {size})'}]"
        if table != of and table in lists():
            return f"position->{table}.at[wrapped({at}, position->{table}.count)]"
        raise Unsayable(ast.unparse(node))

    # ---- calls --------------------------------------------------------------------------------

    def _call(self, node: ast.Call) -> str:
        function = ast.unparse(node.func)
        if function == "position.game.takes":
            return f"takes(position, {self._text(node.args[0])})"
        if function == "frame.things.append":
            return f"keep_thing(frame, {self.said(node.args[0])})"
        if isinstance(node.func, ast.Attribute):
            return self._method(node, node.func)
        if function in _BUILTINS:
            return _BUILTINS[function].format(*(self.said(one) for one in node.args))
        if function == "len" and ast.unparse(node.args[0]) == "frame.things":
            return "frame->things_count"
        own = self.module.own.get(function)
        return self._primitive(function, node) if own is None else self._by_own(function, own, node)

    def _by_own(self, function: str, kinds: list[str], node: ast.Call) -> str:
        """Return a call of a function of the same module."""
        if len(kinds) != len(node.args) or node.keywords:
            raise Unsayable(ast.unparse(node))
        pairs = zip(kinds, node.args, strict=True)
        told = (self.said(one) if kind == "int" else ast.unparse(one) for kind, one in pairs)
        return f"{self.module.c_name(function)}({', '.join(told)})"

    def _method(self, node: ast.Call, method: ast.Attribute) -> str:
        of = self.said(method.value)
        if method.attr == "bit_count":
            return f"bit_count({of})"
        if method.attr == "around":
            return f"ground_around({of}, {self.said(node.args[0])})"
        raise Unsayable(ast.unparse(node))

    def _text(self, node: Any) -> str:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            raise Unsayable(ast.unparse(node))
        return self.module.found.variable(Word("name", node.value))

    def _primitive(self, name: str, node: ast.Call) -> str:
        signature, declared = _signature(name), functions().get(name)
        if signature is None or declared is None:
            raise Unsayable(name)
        try:
            named = {one.arg or "": one.value for one in node.keywords}
            bound = signature.bind(*node.args, **named)
        except TypeError as error:
            raise Unsayable(ast.unparse(node)) from error
        bound.apply_defaults()
        given = list(bound.arguments.values())
        if not declared or not declared[0].kind.endswith("Position*"):
            raise Unsayable(name)
        told, place = [], 0
        if next(iter(signature.parameters)).lstrip("_") != "position":
            # The core is told the position where Python needs none.
            told.append(self.said(ast.Name("position")))
            declared = declared[1:]
        for parameter in declared:
            if parameter.name == "kept":
                continue
            told.append(self._argument(given[place], parameter))
            place += 1
        return f"{name}({', '.join(told)})"

    def _argument(self, given: Any, parameter: Parameter) -> str:
        if not isinstance(given, ast.expr):
            return self._default(given, parameter)
        if parameter.kind == "OfKept":
            return self._without_name(given)
        if parameter.kind == "OfFrame":
            return self._own(given)
        if parameter.name in ("sort", "sorts"):
            return self._sorts(given)
        if isinstance(given, ast.Constant) and isinstance(given.value, str):
            return self._text(given)
        return ast.unparse(given) if parameter.kind.endswith("*") else self.said(given)

    def _own(self, given: ast.expr) -> str:
        """Return a function of the module that another is handed."""
        if not isinstance(given, ast.Name) or given.id not in self.module.own:
            raise Unsayable(ast.unparse(given))
        return self.module.c_name(given.id)

    def _default(self, given: object, parameter: Parameter) -> str:
        if given is None and parameter.kind == "OfKept":
            return "NULL, NULL"
        if isinstance(given, str):
            return self.module.found.variable(Word("name", given))
        if isinstance(given, int):
            return str(int(given))
        raise Unsayable(repr(given))

    def _sorts(self, given: ast.expr) -> str:
        told = given.elts if isinstance(given, ast.Tuple) else [given]
        names = [one.value for one in told if isinstance(one, ast.Constant)]
        if len(names) != len(told) or not all(name in _SORTS for name in names):
            raise Unsayable(ast.unparse(given))
        return str(sum(_SORTS[str(name)] for name in names))

    def _without_name(self, given: ast.expr) -> str:
        """Return a function without a name as one with a name, and what it keeps of its outside."""
        if not isinstance(given, ast.Lambda):
            raise Unsayable(ast.unparse(given))
        parameters = [one.arg for one in given.args.args]
        used = {one.id for one in ast.walk(given.body) if isinstance(one, ast.Name)}
        kept = sorted((used & self.names) - {"position", *parameters})
        inner = _Scope(self.module, {*kept, "position", *parameters})
        body = inner.said(given.body)
        self.module.lifted += 1
        name = self.module.c_name(f"within_{self.module.lifted}")
        thing = parameters[0] if parameters else "nothing"
        self.lifted += [
            *inner.lifted,
            f"static whole {name}(",
            f"    Position *position, Frame *under_way, const whole *kept, whole {thing})",
            "{",
            f"    (void)position, (void)under_way, (void)kept, (void){thing};",
            *(f"    {_kind_of(one)}{one} = {_cast(one)}kept[{n}];" for n, one in enumerate(kept)),
            f"    return {body};",
            "}",
            "",
        ]
        values_kept = ", ".join(f"(whole)(intptr_t){one}" for one in kept) or "0"
        return f"{name}, (const whole[]){{{values_kept}}}"


def _kind_of(name: str) -> str:
    return {"ground": "const Ground *", "frame": "Frame *"}.get(name, "whole ")


def _cast(name: str) -> str:
    kind = _kind_of(name).strip()
    return "" if kind == "whole" else f"({kind})(intptr_t)"
