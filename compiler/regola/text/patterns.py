"""
Turn Fluent messages into functions, once.

The patterns of a language are Fluent (`dsl/text/<language>/rules.ftl`). `fluent.runtime` walks the
tree of a message each time it is said and costs 9 to 44 microseconds; a sentence has a dozen. Here
each message becomes a Python closure that joins strings. Only what patterns need is supported, and
all else is a fault of the file, told with its line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from fluent.syntax import ast
from fluent.syntax.ast import Junk

from regola.localisation import PreparedEntry, syntax_tree
from regola.sources import Argument, odd_kinds
from regola.text.depth import DEEPEST, too_deep
from regola.text.functions import FUNCTIONS, Maker, PatternError, Speaking, Values

__all__ = ["Message", "PatternError", "PreparedMessages", "messages_from_fluent"]

Said: TypeAlias = Callable[[Values, Speaking], str]
"""A pattern made ready: gives its text for some values."""


@dataclass(frozen=True, slots=True)
class Message:
    """
    One message or attribute: its pattern, the names of its arguments, and its line.

    ``order`` has the arguments as they stand in the pattern: what is said first is named first.
    """

    say: Said
    order: tuple[str, ...]
    line: int
    arguments: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        """Keep the arguments as a set, which most ask for."""
        object.__setattr__(self, "arguments", frozenset(self.order))


def _join(parts: list[Said | str]) -> Said:
    """Return one function for all the parts, as plain as they allow."""
    if all(isinstance(part, str) for part in parts):
        text = "".join(map(str, parts))
        return lambda _values, _speaking: text
    steps = tuple(_constant(part) if isinstance(part, str) else part for part in parts)
    if len(steps) == 1:
        return steps[0]
    return lambda values, speaking: "".join([step(values, speaking) for step in steps])


def _constant(text: str) -> Said:
    return lambda _values, _speaking: text


def _variable(name: str) -> Said:
    return lambda values, _speaking: str(values.get(name, ""))


class _Compiler:
    """Makes the patterns of one file; gathers the arguments that each one reads."""

    def __init__(self, path: str, text: str, messages: Mapping[str, Message]) -> None:
        self.path = path
        self.text = text
        self.messages = messages
        self.arguments: dict[str, None] = {}

    def message(self, pattern: ast.Pattern) -> Message:
        self.arguments = {}
        said = self.pattern(pattern)
        return Message(said, tuple(self.arguments), self.line(pattern))

    def pattern(self, pattern: ast.Pattern) -> Said:
        return _join([self.element(element) for element in pattern.elements])

    def element(self, element: ast.TextElement | ast.Placeable) -> Said | str:
        if isinstance(element, ast.TextElement):
            return element.value.replace("\n", " ")
        return self.expression(element.expression)

    def expression(self, expression: ast.Expression | ast.Placeable) -> Said | str:
        for kind, make in self.makers().items():
            if isinstance(expression, kind):
                return make(expression)
        raise self.fault(expression, "this expression is not used in patterns")

    def makers(self) -> dict[type, Callable[..., Said | str]]:
        return {
            ast.StringLiteral: self.literal,
            ast.NumberLiteral: lambda node: str(node.value),
            ast.VariableReference: lambda node: _variable(self.argument(node)),
            ast.MessageReference: self.reference,
            ast.FunctionReference: self.call,
            ast.SelectExpression: self.selection,
        }

    def argument(self, node: ast.VariableReference) -> str:
        self.arguments[node.id.name] = None
        return str(node.id.name)

    def reference(self, node: ast.MessageReference) -> Said:
        name = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
        message = self.messages.get(name)
        if message is None:
            raise self.fault(node, f"the message {name} must stand above its use")
        self.arguments |= dict.fromkeys(message.order)
        return message.say

    def call(self, node: ast.FunctionReference) -> Said:
        maker = FUNCTIONS.get(node.id.name)
        if maker is None:
            name = str(node.id.name)
            slug, legal = "unknown-function", tuple(sorted(FUNCTIONS))
            what = f"there is no function {name}"
            raise self.fault(node, what, slug, function=name, legal=legal)
        return self.made(node, maker)

    def made(self, node: ast.FunctionReference, maker: Maker) -> Said:
        positional = node.arguments.positional
        if len(positional) != 1 or not isinstance(
            positional[0], (ast.VariableReference, ast.StringLiteral)
        ):
            raise self.fault(node, f"{node.id.name} takes one variable or term")
        subject = positional[0]
        options = {
            named.name.name: str(named.value.parse()["value"]) for named in node.arguments.named
        }
        if list(options) != sorted(options):
            raise self.fault(node, "named arguments stand in alphabetical order")
        literal = isinstance(subject, ast.StringLiteral)
        try:
            return maker(self.subject(subject), options, literal)
        except (KeyError, ValueError) as error:
            raise self.fault(node, f"{node.id.name}: {error}") from None

    def subject(self, node: ast.VariableReference | ast.StringLiteral) -> str:
        if isinstance(node, ast.StringLiteral):
            return self.literal(node)
        return self.argument(node)

    def literal(self, node: ast.StringLiteral) -> str:
        """Return a text in quotes; its escapes bring nothing that a text may not hold."""
        text = str(node.parse()["value"])
        for slug, character in odd_kinds(text):
            raise self.fault(node, "an odd character", slug, character=character)
        return text

    def selection(self, node: ast.SelectExpression) -> Said:
        chooser = self.expression(node.selector)
        if isinstance(chooser, str):
            raise self.fault(node, "a selection needs a variable or function")
        variants = {_key(variant): self.said(variant.value) for variant in node.variants}
        default = next(self.said(variant.value) for variant in node.variants if variant.default)

        def say(values: Values, speaking: Speaking) -> str:
            return variants.get(chooser(values, speaking), default)(values, speaking)

        return say

    def said(self, pattern: ast.Pattern) -> Said:
        return self.pattern(pattern)

    def line(self, node: ast.BaseNode) -> int:
        span = getattr(node, "span", None)
        return self.text.count("\n", 0, span.start) + 1 if span else 1

    def fault(
        self, node: ast.BaseNode, what: str, slug: str = "broken-message", **facts: Argument
    ) -> PatternError:
        return PatternError(self.path, self.line(node), what, slug, **facts)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)


class PreparedMessages(Mapping[str, Message]):
    """
    The messages of texts that were found sound before, each made when it is first asked for.

    They are given by path, each with its text and what was prepared of that.
    """

    def __init__(self, files: Mapping[str, tuple[str, Mapping[str, PreparedEntry]]]) -> None:
        """Take the files; a message may refer to any other."""
        self._made: dict[str, Message] = {}
        self._home: dict[str, tuple[_Compiler, PreparedEntry]] = {}
        for path, (text, entries) in files.items():
            compiler = _Compiler(path, text, self)
            for name, entry in entries.items():
                for key in entry.names(name):
                    self._home[key] = (compiler, entry)

    def __getitem__(self, identifier: str) -> Message:
        """Return a message, or with `message.attribute` an attribute of one."""
        if identifier not in self._made:
            compiler, entry = self._home[identifier]
            attribute = identifier.partition(".")[2]
            self._made[identifier] = compiler.message(entry.pattern(attribute))
        return self._made[identifier]

    def __contains__(self, identifier: object) -> bool:
        """Tell whether there is a message; none is made for that."""
        return identifier in self._home

    def __iter__(self) -> Iterator[str]:
        """Go through all ids, in the order of the files."""
        return iter(self._home)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._home)


def messages_from_fluent(
    path: str,
    text: str,
    known: Mapping[str, Message] | None = None,
    report: Callable[[PatternError], None] | None = None,
) -> dict[str, Message]:
    """
    Make the messages of one file; attributes are named `message.attribute`.

    `known` are the messages of files read before, which this file may refer to. A fault is text
    that is no Fluent, a message that stands twice, a reference, function or option that there is
    not. It is given to `report` and the message left out; where nobody takes it, it is raised.
    """
    messages: dict[str, Message] = dict(known or {})
    deep = too_deep(text)
    if deep:
        fault = PatternError(path, deep, "nested too deep", "nesting-too-deep", maximum=DEEPEST)
        if report is None:
            raise fault
        report(fault)
        return messages
    compiler = _Compiler(path, text, messages)
    for entry in syntax_tree(text, places=True).body:
        try:
            _take(compiler, messages, entry)
        except PatternError as fault:
            if report is None:
                raise
            if isinstance(entry, ast.Message):
                fault.facts.setdefault("message", str(entry.id.name))
            report(fault)
    return messages


def _take(compiler: _Compiler, messages: dict[str, Message], entry: ast.EntryType) -> None:
    if isinstance(entry, Junk):
        content = str(entry.content).strip()
        name = content.partition("=")[0].strip()
        raise compiler.fault(entry, f"this is no message: {content[:40]}", message=name)
    if isinstance(entry, ast.Message):
        _add(compiler, messages, entry)


def _add(compiler: _Compiler, messages: dict[str, Message], entry: ast.Message) -> None:
    name = str(entry.id.name)
    if name in messages or any(
        f"{name}.{attribute.id.name}" in messages for attribute in entry.attributes
    ):
        slug = "doubled-message"
        raise compiler.fault(entry, f"the message {name} stands twice", slug, message=name)
    if entry.value is not None:
        messages[name] = compiler.message(entry.value)
    for attribute in entry.attributes:
        messages[f"{name}.{attribute.id.name}"] = compiler.message(attribute.value)
