"""What the writing of one module keeps, and where an expression stands."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from regola.program.meaning import Phrase
from regola.python.code import Expression, Function
from regola.python.naming import constant_name, literal
from regola.python.writer import Unwritable
from regola.vocabulary.model import Vocabulary

__all__ = ["Module", "Scene", "act", "engine_names", "is_announced", "is_banned"]


def engine_names() -> frozenset[str]:
    """The names that modules may import from the engine."""
    from regola_engine import digger

    return frozenset(digger.__all__)


def is_announced(event: str, *, before: bool) -> bool:
    """Tell whether the engine tells rules of an event, before it happens or after."""
    from regola_engine import digger

    return (event, before) in digger.ANNOUNCED


def is_banned(deed: str) -> bool:
    """Tell whether the engine asks if a deed is forbidden."""
    from regola_engine import digger

    return deed in digger.BANNED


@dataclass(slots=True)
class Module:
    """A module in the making: its item, the constants, functions and imports so far."""

    reference: str
    kind: str
    vocabulary: Vocabulary
    constants: dict[str, str] = field(default_factory=dict)
    functions: list[Function] = field(default_factory=list)
    imports: set[str] = field(default_factory=set)

    def use(self, name: str) -> str:
        """Import a name of the engine and return it; what the engine lacks cannot be written."""
        if name not in engine_names():
            raise Unwritable(name.replace("_", " "))
        self.imports.add(name)
        return name

    def constant(self, reference: str) -> str:
        """Return the name of the constant that holds a reference."""
        name = constant_name(reference.rpartition("/")[2])
        value = literal(reference)
        while self.constants.get(name, value) != value or name in engine_names():
            name += "_"
        self.constants[name] = value
        return name


@dataclass(slots=True)
class Scene:
    """
    Where an expression stands.

    ``things`` holds the expressions for what was mentioned before, by mention; ``each`` is the
    name of a player that a comparison ranges over.
    """

    module: Module
    line: int
    things: dict[int, str] = field(default_factory=dict)
    each: str = ""
    parts: int = 0

    def is_a(self, phrase: Phrase, type_name: str) -> bool:
        """Tell whether the things of a phrase are of a type."""
        return self.module.vocabulary.is_a(phrase.type, type_name)

    def call(self, name: str, *arguments: object) -> Expression:
        """Return a call of a function of the engine on the position."""
        texts = ", ".join(["position", *(str(argument) for argument in arguments)])
        return Expression(f"{self.module.use(name)}({texts})")

    def thing(self, phrase: Phrase) -> str:
        """
        Return the expression for the thing that a phrase refers to.

        What is still being said cannot be meant: then it is the thing mentioned before.
        """
        known = [mention for mention in self.things if mention <= phrase.mention]
        if not known:
            raise Unwritable(phrase.noun)
        return self.things[max(known)]

    def function(self, role: str, result: str, body: list[str] | Expression) -> str:
        """Add a function of the rule and return its name."""
        lines = [f"return {_typed(body, result)}"] if isinstance(body, Expression) else body
        name = "_".join(part for part in ("rule", str(self.line), role) if part)
        taken = {function.name for function in self.module.functions}
        while name in taken:
            name += "_"
        self.module.functions.append(
            Function(name, "position: Position, frame: Frame", result, "", lines)
        )
        return name


def act(scene: Scene, name: str, *arguments: object) -> Expression:
    """Return a call of a verb of the engine."""
    return scene.call(name, "frame", *arguments)


_BARE_THING = re.compile(r"(?<![(,] )(?<!\()frame\.event\.thing")
"""The thing at hand outside the arguments of a call."""


def _typed(body: Expression, result: str) -> str:
    """Say the type of what is worked out from the thing at hand, which may be of any."""
    text = str(body)
    return f"{result}({text})" if _BARE_THING.search(text) else text
