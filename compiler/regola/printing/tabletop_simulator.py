"""
Write a saved object for Tabletop Simulator: decks, bags and single things, with their pictures.

The form of saved objects is that of the program's own files; `dsl/book/tabletop_simulator.yaml`
tells what components become.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import ceil
from typing import Any

from regola.printing.components import Component, Face
from regola.printing.faces import Faces
from regola.printing.forms import Size
from regola.printing.images import Canvas, Gallery, drawn
from regola.printing.laying import Data
from regola.printing.names import Names
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["saved_object"]


@dataclass(frozen=True, slots=True)
class _Manner:
    """How components lie on the table: the data of the file beside, by its names."""

    decks: frozenset[str]
    shapes: Mapping[str, int]
    outlines: Mapping[str, int]
    across: int
    down: int
    unit: float
    apart: float
    row: float
    thickness: float
    points: int
    longest: int


@cache
def _manner() -> _Manner:
    data: Mapping[str, Any] = trusted(dsl_text("book", "tabletop_simulator.yaml"))
    return _Manner(**{**data, "decks": frozenset(data["decks"])})


def saved_object(
    title: str, components: Sequence[Component], faces: Faces, address: Callable[[str], str]
) -> dict[str, bytes]:
    """
    Return a saved object and its pictures, by the names of files.

    ``address`` gives the address of a picture, for the program reads them by addresses.
    """
    table = _Table(_manner(), address, faces.description, Names(faces.book))
    decks, others = table.parted(components)
    objects = [(table.deck(cards), max(cards[0].size)) for cards in decks]
    objects += [(table.thing(one), max(one.size)) for one in others]
    manner = table.manner
    made = drawn(list(table.canvases.values()), faces, "png", manner.points, manner.longest)
    pictures = dict(zip(table.canvases, made, strict=True))
    laid = list(_laid_out(objects, manner))
    for number, one in enumerate(_all(laid), start=1):
        one["GUID"] = f"{number:06x}"
    save = {**_SAVE, "SaveName": title, "ObjectStates": laid}
    written = json.dumps(save, ensure_ascii=False, indent=1) + "\n"
    return {**pictures, "saved_object.json": written.encode()}


_SAVE: Mapping[str, Any] = {
    "GameMode": "",
    "Date": "",
    "Table": "",
    "Sky": "",
    "Note": "",
    "Rules": "",
    "PlayerTurn": "",
    "LuaScript": "",
    "LuaScriptState": "",
}
"""What a saved object has besides its name and what lies in it; a game of its own fills it."""


@dataclass
class _Table:
    """Makes objects, and keeps the pictures that they show by the names of files."""

    manner: _Manner
    address: Callable[[str], str]
    description: Callable[[str], str]
    names: Names
    canvases: dict[str, Canvas] = field(default_factory=dict)
    _gallery: Gallery = field(default_factory=Gallery)
    _decks: int = 0

    def parted(
        self, components: Iterable[Component]
    ) -> tuple[list[list[Component]], list[Component]]:
        """Return the cards of each deck, and what is no card."""
        decks: dict[tuple[str, Size, str], list[Component]] = {}
        others: list[Component] = []
        for one in components:
            if one.back is not None and one.form in self.manner.decks:
                look = json.dumps(one.back, sort_keys=True)
                decks.setdefault((one.form, one.size, look), []).append(one)
            else:
                others.append(one)
        return list(decks.values()), others

    # ---- decks ----------------------------------------------------------------------------------

    def deck(self, cards: Sequence[Component]) -> Data:
        """Return the deck of cards that are alike from behind; of one card, that card."""
        places = self.manner.across * self.manner.down - 1
        listed: list[tuple[Component, int]] = []
        sheets: dict[str, Data] = {}
        for start in range(0, len(cards), places):
            sheet = cards[start : start + places]
            self._decks += 1
            sheets[str(self._decks)] = self._sheet(sheet)
            for place, card in enumerate(sheet):
                listed += [(card, self._decks * 100 + place)] * card.count
        objects = [self._card(card, number, sheets) for card, number in listed]
        if len(objects) == 1:
            return objects[0]
        first = cards[0]
        title = self.names.of("deck", id(first), _title(first), first.form)
        return {
            **self._object("DeckCustom", title, first.size[0]),
            "Description": _listed(card.name for card in cards),
            "DeckIDs": [number for _, number in listed],
            "CustomDeck": sheets,
            "ContainedObjects": objects,
        }

    def _card(self, card: Component, number: int, sheets: Mapping[str, Data]) -> Data:
        own = str(number // 100)
        # Copies and players' sets of a card are one thing; the deck tells whose they are.
        name = self.names.of("card", (card.reference, card.form), card.name, card.form)
        made = self._of_item("CardCustom", card, name, card.size[0])
        return {**made, "CardID": number, "CustomDeck": {own: sheets[own]}}

    def _sheet(self, cards: Sequence[Component]) -> Data:
        """Add the picture of a sheet, and that behind its cards; return what a deck tells of it."""
        wide, high = cards[0].size
        # A sheet is at least two places across and down: the program knows no smaller one.
        across = max(2, min(self.manner.across, len(cards) + 1))
        down = max(2, ceil((len(cards) + 1) / across))
        placed = tuple(
            (card.front, (place % across * wide, place // across * high), card.size)
            for place, card in enumerate(cards)
        )
        name = f"sheet-{self._decks}.png"
        self.canvases[name] = Canvas((across * wide, down * high), placed)
        return {
            "FaceURL": self.address(name),
            "BackURL": self._shown(self._gallery.back(cards[0])),
            "NumWidth": across,
            "NumHeight": down,
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": self.manner.outlines[cards[0].shape],
        }

    # ---- things ---------------------------------------------------------------------------------

    def thing(self, one: Component) -> Data:
        """Return what is no card: a tile, or a bag of tiles where there are several."""
        called = f"{one.name} {one.owner + 1}" if one.owner >= 0 else one.name
        name = self.names.of("thing", id(one), called, one.form)
        if one.count == 1:
            return self._tile(one, name)
        copies = [self._tile(one, name) for _ in range(one.count)]
        return {**self._of_item("Bag", one, name, self.manner.unit), "ContainedObjects": copies}

    def _tile(self, one: Component, name: str) -> Data:
        front = self._shown(self._gallery.front(one))
        back = self._gallery.back(one)
        shown = {
            "ImageURL": front,
            "ImageSecondaryURL": self._shown(back) if back else front,
            "ImageScalar": 1.0,
            "WidthScale": 0.0,
            "CustomTile": {
                "Type": self.manner.shapes[one.shape],
                "Thickness": self.manner.thickness,
                "Stackable": False,
                "Stretch": True,
            },
        }
        return {**self._of_item("Custom_Tile", one, name, one.size[0]), "CustomImage": shown}

    def _shown(self, name: str | None) -> str:
        """Return the address of a picture of the gallery, which is drawn."""
        if name is None:
            return ""
        file = f"{name}.png"
        self.canvases.setdefault(file, self._gallery.canvases[name])
        return self.address(file)

    def _of_item(self, sort: str, one: Component, name: str, width: float) -> Data:
        """Return an object that tells what its item says in the languages of what is exported."""
        return {
            **self._object(sort, name, width),
            "Description": self.description(one.reference) or _course(one.front),
        }

    def _object(self, name: str, called: str, width: float) -> Data:
        scale = round(width / self.manner.unit, 3)
        turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": 0.0}
        size = {"scaleX": scale, "scaleY": 1.0, "scaleZ": scale}
        place = {"posX": 0.0, "posY": 1.0, "posZ": 0.0}
        told = {"Name": name, "Transform": {**place, **turned, **size}, "Nickname": called}
        return {**told, **_HANDLED, "Hands": name in _HELD}


_HANDLED: Data = {
    "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
    "Locked": False,
    "Grid": True,
    "Snap": True,
    "Autoraise": True,
    "Sticky": True,
    "Tooltip": True,
}
"""How things are taken up and what they are coloured with, as saved objects found have it."""

_HELD = ("Card", "CardCustom", "DeckCustom")
"""What players hold in their hands."""


def _listed(names: Iterable[str]) -> str:
    """Return names as lines, each once."""
    return "\n".join(dict.fromkeys(names))


def _course(aid: Face) -> str:
    """Return the phases that an aid tells, each with its rules; nothing of another thing."""
    return "\n".join(line for name, rules in aid.get("phases", ()) for line in (name, *rules))


def _title(card: Component) -> str:
    """Return what a deck is called: what stands behind its cards, and whose they are."""
    back: Face = card.back or {}
    titles = " / ".join(back.get("titles", ())) or card.form
    return f"{titles} {card.owner + 1}" if card.owner >= 0 else titles


def _laid_out(objects: Iterable[tuple[Data, float]], manner: _Manner) -> Iterator[Data]:
    """Lay objects, each with its longer side (mm), in rows, so that none lies on another."""
    across, down, deepest = 0.0, 0.0, 0.0
    for one, longest in objects:
        # What is in size 1 takes some two units of the table.
        room = 2 * max(longest / manner.unit, one["Transform"]["scaleX"]) + manner.apart
        if across and across + room > manner.row:
            across, down, deepest = 0.0, down - deepest, 0.0
        place = {
            "posX": round(across + (room - manner.row) / 2, 3),
            "posZ": round(down - room / 2, 3),
        }
        yield {**one, "Transform": {**one["Transform"], **place}}
        across, deepest = across + room, max(deepest, room)


def _all(objects: Iterable[Data]) -> Iterator[Data]:
    """Give objects, each before what lies in it."""
    for one in objects:
        yield one
        yield from _all(one.get("ContainedObjects", ()))
