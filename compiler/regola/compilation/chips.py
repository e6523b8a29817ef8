"""Check that rules in a few words have room on what is printed of an item."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from regola.compilation.called import Called, called, grounds
from regola.compilation.language import language
from regola.compilation.program import Program
from regola.findings import Phrase, Sink
from regola.memory import Asked, Forgetful, Hangs, Memory
from regola.printing.forms import stock
from regola.program.model import Item
from regola.program.once import Same
from regola.resources import languages
from regola.text import ItemNames, MissingMessageError, Texts, realise, shipped_language
from regola.text.context import ItemContext
from regola.text.lexicon import Noun
from regola.text.planner.chip_lines import CHIP_CHARACTERS

__all__ = ["check_chips", "has_chips"]


def has_chips(item: Item) -> bool:
    """Tell whether the rules of an item are printed on it in a few words."""
    return bool(item.rules and _face(item))


def check_chips(program: Program, sink: Sink, memory: Memory | None = None) -> None:
    """Report items with a line, in some language, that no face has room for."""
    memory = memory or Forgetful()
    known, ground = called(program, memory), grounds(program, memory)
    given = (program.packs, Same(program.library), ground)
    texts = _texts(program, ground, given, memory)

    def check(top: Item, found: Sink) -> _Names:
        names = _Names(known)
        for item in filter(has_chips, top.walk()):
            _check_item(item, replace(texts.context(item), names=names), found)
        return names

    hangs = Hangs(known, _Names.names)
    for _ in memory.judged("chips", program.items, check, sink, given=given, hangs=hangs):
        pass


def _texts(program: Program, ground: tuple[Item, ...], given: object, memory: Memory) -> Texts:
    """Return what says rules in a few words: all but names is told by the library and grounds."""
    before, texts = memory.note("texts") or (None, None)
    if texts is None or before != given:
        below = (inner for item in program.library for inner in item.walk())
        vocabulary = language(program.family).vocabulary
        texts = Texts((*below, *ground), vocabulary, program.packs)
        memory.keep("texts", (given, texts))
    found: Texts = texts
    return found


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
    spoken = shipped_language(code)
    try:
        chips = [realise(rule, context, spoken, "chip") for rule in item.rules]
    except MissingMessageError:
        return ""
    return max((line for one in chips for line in one.split("\n")), key=len, default="")


# ---- what the words of an item hang on ----------------------------------------------------------


class _Names:
    """The names of content, which remember of which items they were asked."""

    def __init__(self, known: Mapping[str, Called]) -> None:
        """Take what all items are called."""
        self.asked = Asked(known)

    def names(self) -> Collection[str]:
        """Return the references of the items that were asked for."""
        return self.asked.names()

    def noun(self, reference: str, language: str) -> Noun | None:
        """Return the name as a noun with its forms; none where the language has no name."""
        return self._of(reference).noun(reference, language)

    def title(self, reference: str) -> str:
        """Return a name in whatever language there is one."""
        return self._of(reference).title(reference)

    def _of(self, reference: str) -> ItemNames:
        found = self.asked.get(reference)
        return ItemNames((found.item,) if found is not None else ())


def _face(item: Item) -> str:
    """Return the face on which the rules of an item are told in a few words, if any."""
    shapes = stock()
    listed = shapes.kinds.get(item.kind, ())
    return next((shapes.forms[one.form].face for one in listed if one.text == "chips"), "")
