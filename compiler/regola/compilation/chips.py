"""Check that rules in a few words have room on what is printed of an item."""

from __future__ import annotations

from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.findings import Phrase, Sink
from regola.printing.forms import stock
from regola.program.model import Item
from regola.resources import languages
from regola.text import Texts, shipped_language
from regola.text.planner.chip_lines import CHIP_CHARACTERS

__all__ = ["check_chips", "has_chips"]


def has_chips(item: Item) -> bool:
    """Tell whether the rules of an item are printed on it in a few words."""
    return bool(item.rules and _face(item))


def check_chips(program: Program, sink: Sink) -> None:
    """Report items with a line, in some language, that no face has room for."""
    texts = texts_of(program)
    for item in (inner for top in program.items for inner in top.walk()):
        for code in languages() if has_chips(item) else ():
            longest = max(_lines(texts, item, code), key=len, default="")
            if len(longest) > CHIP_CHARACTERS:
                sink.report(
                    "chips-do-not-fit",
                    item.span,
                    item=item.id,
                    language=Phrase(code),
                    words=longest,
                    face=Phrase(_face(item)),
                )


def _face(item: Item) -> str:
    """Return the face on which the rules of an item are told in a few words, if any."""
    shapes = stock()
    listed = shapes.kinds.get(item.kind, ())
    return next((shapes.forms[one.form].face for one in listed if one.text == "chips"), "")


def _lines(texts: Texts, item: Item, code: str) -> list[str]:
    chips = texts.item_text(item, shipped_language(code), "chip")
    return [line for chip in chips for line in chip.split("\n")]
