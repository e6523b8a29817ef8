"""Check that rules in a few words have room on what is printed of an item."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain

from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.findings import Phrase, Sink
from regola.memory import Asked, Forgetful, Memory
from regola.printing.forms import stock
from regola.program.model import Item
from regola.program.once import once
from regola.resources import languages
from regola.sources import Span
from regola.text import MissingMessageError, realise, shipped_language
from regola.text.context import ItemContext, Names
from regola.text.items import CALLED_BY, GROUNDS
from regola.text.lexicon import Noun
from regola.text.planner.chip_lines import CHIP_CHARACTERS

__all__ = ["check_chips", "has_chips"]


def has_chips(item: Item) -> bool:
    """Tell whether the rules of an item are printed on it in a few words."""
    return bool(item.rules and _face(item))


def check_chips(program: Program, sink: Sink, memory: Memory | None = None) -> None:
    """Report items with a line, in some language, that no face has room for."""
    memory = memory or Forgetful()
    own = chain.from_iterable(memory.each("called", program.items, _called_in))
    called = dict(chain(_called_in_library(program.library), own))
    grounds = tuple(chain.from_iterable(memory.each("grounds", program.items, _grounds_in)))

    def check(top: Item, found: Sink) -> _Names:
        names = _Names(called)
        for item in filter(has_chips, top.walk()):
            context = texts_of(program).context(item)
            _check_item(item, replace(context, names=names.over(context.names)), found)
        return names

    for _ in memory.judged(
        "chips",
        program.items,
        check,
        sink,
        given=(program.packs, program.library, grounds),
        ground=called,
        holds=lambda names, _: names.asked.holds(called),
    ):
        pass


def _check_item(item: Item, context: ItemContext, sink: Sink) -> None:
    for code in languages():
        longest = _longest_line(item, context, code)
        if len(longest) > CHIP_CHARACTERS:
            sink.report(
                "chips-do-not-fit",
                item.span,
                item=item.id,
                language=Phrase(code),
                words=longest,
                face=Phrase(_face(item)),
            )


def _longest_line(item: Item, context: ItemContext, code: str) -> str:
    """Return the longest line of an item; none where a thing in it has no name, which is told."""
    language = shipped_language(code)
    try:
        chips = [realise(rule, context, language, "chip") for rule in item.rules]
    except MissingMessageError:
        return ""
    return max((line for one in chips for line in one.split("\n")), key=len, default="")


# ---- what the words of an item hang on ----------------------------------------------------------


class _Names:
    """The names of content, which remember of which items they were asked."""

    def __init__(self, called: Mapping[str, object]) -> None:
        """Take what all items are called."""
        self.asked = Asked(called)
        self._names: Names | None = None

    def over(self, names: Names) -> _Names:
        """Return itself, to give the names that others have made."""
        self._names = names
        return self

    def noun(self, reference: str, language: str) -> Noun | None:
        """Return the name as a noun with its forms; none where the language has no name."""
        self.asked.get(reference)
        return self._names.noun(reference, language) if self._names is not None else None

    def title(self, reference: str) -> str:
        """Return a name in whatever language there is one."""
        self.asked.get(reference)
        return self._names.title(reference) if self._names is not None else ""


def _called_in(top: Item) -> list[tuple[str, object]]:
    return [(item.reference, _called(item)) for item in top.walk()]


def _called(item: Item) -> object:
    """Return all that an item is called by, wherever it stands."""
    names = tuple(replace(name, span=Span("", 0, 0)) for name in item.names)
    lines = (item.field(key) for key in CALLED_BY)
    told = (tuple(one.values for one in line.entries) for line in lines if line is not None)
    return (names, *told)


@once
def _called_in_library(library: tuple[Item, ...]) -> list[tuple[str, object]]:
    return [pair for top in library for pair in _called_in(top)]


def _grounds_in(top: Item) -> list[Item]:
    """Return the items that say what holds for the sentences of all others."""
    return [item for item in top.walk() if item.kind in GROUNDS]


def _face(item: Item) -> str:
    """Return the face on which the rules of an item are told in a few words, if any."""
    shapes = stock()
    listed = shapes.kinds.get(item.kind, ())
    return next((shapes.forms[one.form].face for one in listed if one.text == "chips"), "")
