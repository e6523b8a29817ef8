"""
Typeset books with typst: https://typst.app, through its Python package.

Its own fonts alone are used, so that a book comes out alike, byte for byte, on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec
from typing import Any
from zlib import decompress

from regola.drawings.pictures import Picture, as_drawing
from regola.pages.book import Book
from regola.pages.rulebook.model import Card, Rulebook
from regola.pages.sheet import drawings_alone
from regola.printing.laying import Data, Laid, laid_out
from regola.printing.letters import printable
from regola.program.model import Item

__all__ = [
    "PAPERS",
    "Overfull",
    "can_typeset",
    "card_of",
    "content",
    "fault_seen",
    "made_small",
    "overfull",
    "pdf_of",
    "typeset",
]

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""The papers that books are made for, and what typst calls them."""

_RESOLUTION = 300.0
"""Dots an inch of a picture."""


@dataclass(frozen=True, slots=True)
class Overfull:
    """
    Words that do not fit: of the item with a reference, in a language, on which style of face.

    ``short``: something shorter fits, and was put in their place. ``together``: each language has
    room alone. ``place`` is the number of the face among those that the template was given.
    """

    reference: str
    language: str
    words: str
    style: str
    short: bool
    together: bool
    place: int


def can_typeset() -> bool:
    """Tell whether typst is installed: it comes with the extra `print`."""
    return find_spec("typst") is not None


def pdf_of(rulebook: Rulebook, book: Book, paper: str) -> bytes:
    """Return a book as PDF, on a paper of `PAPERS`."""
    alone = drawings_alone(book.shelf.looks, tiles=book.shelf.has_edges(rulebook.pack))
    data, drawings = laid_out(rulebook, book, alone, PAPERS[paper])
    given = {"book.json": content(data), **drawings}
    pdf: bytes = typeset("book.typ", given, format="pdf", pdf_standards=["ua-1"])
    return pdf


def card_of(card: Card, item: Item, book: Book, picture: str) -> bytes:
    """
    Return the card of an item as a ``picture``: ``svg``, or ``png`` at 300 dots an inch.

    It has no rulings: a card tells what its item does, what it is and of which pack and game.
    """
    pack = item.pack
    packs = dict.fromkeys(filter(None, (pack, book.shelf.packs[pack].game)))
    origin = " · ".join(dict.fromkeys([book.kind(item.kind), *map(book.pack, packs)]))
    laid = Laid(book, drawings_alone(book.shelf.looks, tiles=book.shelf.has_edges(pack)))
    own = {"origin": origin, "rulings": [], "long": False}
    data = {**laid.card(card), "language": book.language, **own}
    given = {"card.json": content(data), **laid.files()}
    drawn: bytes = typeset("card.typ", given, format=picture, ppi=_RESOLUTION)
    return drawn


def fault_seen(picture: Picture) -> str:
    """Return `none` for a picture that cannot be decoded, `empty` where nothing is seen of it."""
    told = content({"bytes": list(picture.data), "format": picture.format})
    try:
        seen = typeset("picture.typ", {"picture.json": told}, format="png", ppi=_SMALL)
    # typst tells of broken files by its own error, and by this one that it is made of.
    except RuntimeError:
        return "none"
    return "" if _is_painted(seen) else "empty"


def _is_painted(png: bytes) -> bool:
    """Tell whether a PNG that typst made has a dot that is not clear: all of a clear one is 0."""
    held = bytearray()
    place = 8
    while place < len(png):
        length = int.from_bytes(png[place : place + 4], "big")
        if png[place + 4 : place + 8] == b"IDAT":
            held += png[place + 8 : place + 8 + length]
        place += length + 12
    # Before the four bytes of each of its dots, a row has one that tells how they are written.
    row = 1 + 4 * int.from_bytes(png[16:20], "big")
    rows = decompress(held)
    return any(any(rows[begin + 1 : begin + row]) for begin in range(0, len(rows), row))


_SMALL = 96.0
"""Dots an inch of a picture made small: some 240 a side, twice what a page shows."""


def made_small(pictures: Sequence[Picture]) -> list[bytes]:
    """Return pictures that can be shown in few dots, each as a PNG."""
    given = {f"picture-{number}.svg": as_drawing(one) for number, one in enumerate(pictures)}
    told = {"small.json": content(list(given)), **given}
    made = typeset("small.typ", told, format="png", ppi=_SMALL)
    return [made] if isinstance(made, bytes) else list(made)


def content(data: Data | list[str]) -> bytes:
    """Return data as a template reads it."""
    return json.dumps(data, ensure_ascii=False).encode()


def typeset(template: str, given: Mapping[str, bytes], **how: Any) -> Any:
    """
    Typeset a template with the files that it names.

    The result is bytes; of several pages that are made pictures, the bytes of each.
    """
    import typst

    # The package takes files by name as well, which its annotations do not tell.
    make: Callable[..., Any] = typst.compile
    dots = {"dots": str(how["ppi"])} if how["format"] == "png" else {}
    return make(_files(template, given), ignore_system_fonts=True, sys_inputs=dots, **how)


def overfull(template: str, given: Mapping[str, bytes]) -> tuple[Overfull, ...]:
    """Return the words that do not fit where a template puts them, each once."""
    import typst

    ask: Callable[..., str] = typst.query
    told = json.loads(
        ask(_files(template, given), "<overfull>", field="value", ignore_system_fonts=True)
    )
    found = ({"reference": one.pop("item"), **one} for one in told)
    return tuple(dict.fromkeys(Overfull(**one) for one in found))


def _files(template: str, given: Mapping[str, bytes]) -> dict[str, bytes]:
    # The first file given is the one that is typeset.
    shared = {name: _template(name) for name in ("parts.typ", "faces.typ")}
    # Letters that no font has would end the making of a book, and be told by no word elsewhere.
    texts = {name: data.decode("utf-8", "replace") for name, data in given.items()}
    shown = {name: printable(text).encode() for name, text in texts.items()}
    return {"main.typ": _template(template), **shared, **shown}


def _template(name: str) -> bytes:
    return files("regola.printing").joinpath("templates", name).read_bytes()
