"""Draw the faces of components: what the template is told of emblems, names, numbers, words."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import compress

from regola.drawings.alone import Alone
from regola.drawings.digger.hexagons import label_box, tile
from regola.drawings.emblems import Emblem, emblem
from regola.drawings.looks import style
from regola.drawings.pictures import as_drawing
from regola.pages.book import Book
from regola.pages.conquest.boards import drawn, ground_of_board, sample
from regola.pages.digger.spaces import drawn_grid, faces_of, spaces_of
from regola.pages.entries import facts, inner_of, telling_chips
from regola.pages.lords.starting import starting_dungeon
from regola.pages.sheet import drawings_alone
from regola.printing.components import Face
from regola.printing.forms import Form, Printed, Size
from regola.printing.laying import Data, facts_told, lines_of
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.options import is_in_force, taken_by_default

__all__ = ["Faces", "colour_of"]

_COPIES = "copies"

_PLAYERS = ("azure", "brick", "fern", "plum", "ochre", "pink")
"""The colours of players, by their names in the style of drawings."""


def colour_of(owner: int) -> str:
    """Return the colour of a player, as `#rrggbb`."""
    return style().colours[_PLAYERS[owner % len(_PLAYERS)]][0]


class Faces:
    """
    Makes faces, and keeps the drawings and pictures that they show as files.

    What is shown in words is shown in the language of each of the ``books``, the first before the
    others.
    """

    def __init__(self, books: Sequence[Book], pack: str) -> None:
        """Take a book a language, and the pack that is printed."""
        self.book = books[0]
        self._alone: Alone = drawings_alone(
            self.book.shelf.looks, tiles=self.book.shelf.has_edges(pack)
        )
        self.books = tuple(books)
        self._taken = taken_by_default(self.book.shelf.items.values())
        self._drawn: dict[str, str] = {}
        self._used: dict[str, bytes] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages."""
        return tuple(book.language for book in self.books)

    def files(self) -> dict[str, bytes]:
        """Return the drawings and pictures of all faces made so far, by the names of files."""
        own = {name: self._alone.alone(drawing) for drawing, name in self._drawn.items()}
        return {**own, **self._used}

    def _drawing(self, drawing: str) -> Data:
        self._alone.learn(drawing)
        name = self._drawn.setdefault(drawing, f"face-{len(self._drawn)}.svg")
        return {"file": name, "format": "svg"}

    # ---- parts ----------------------------------------------------------------------------------

    def say(self, message: str, **arguments: str | int) -> list[str]:
        """Say a message in each language."""
        return [book.say(message, **arguments) for book in self.books]

    def titles(self, item: Item) -> list[str]:
        """Return what an item is called, each name once."""
        return list(dict.fromkeys(book.title(item) for book in self.books))

    def kinds(self, kind: str) -> list[str]:
        """Return what items of a kind are called together, each name once."""
        return list(dict.fromkeys(book.kind(kind) for book in self.books))

    def _design(self, item: Item) -> Emblem:
        return self.book.shelf.emblems[item.reference]

    def _emblem(self, item: Item, *, declined: bool = False) -> Data:
        design = self._design(item)
        if design.picture is None:
            return self._drawing(emblem(design, declined=declined))
        name = f"picture-{item.reference.replace('/', '-')}.svg"
        self._used[name] = as_drawing(design.picture)
        return {"file": name, "format": "svg", "picture": True}

    def _icons(self, rules: Iterable[Rule]) -> list[Data]:
        """Return samples of the terrains and symbols that some rules speak of."""
        found = self.book.shelf.items
        named = [found[one] for one in dict.fromkeys(_strings(tuple(rules))) if one in found]
        shown = (sample(self.book, one) for one in named if one.kind in ("terrain", "symbol"))
        return [self._drawing(one) for one in shown if one]

    def _chips(self, item: Item) -> list[list[str]]:
        """Return the rules of an item in a few words each, those of variants left out."""
        held = [is_in_force(rule, self._taken) for rule in item.rules]
        told = (compress(book.chips(item), held) for book in self.books)
        return [list(dict.fromkeys(filter(None, chips))) for chips in told]

    def _held(self, item: Item) -> list[Rule]:
        """Return the rules of an item without those of variants."""
        return [rule for rule in item.rules if is_in_force(rule, self._taken)]

    def _steps(self, item: Item) -> list[Data]:
        """
        Return what a face says with ever fewer rules, and the icons of those alone.

        What tells a number stays longest, then what is short; the last words of each say where
        the others stand.
        """
        held = [number for number, rule in enumerate(item.rules) if is_in_force(rule, self._taken)]
        telling = set(telling_chips(self.book, item))
        told = self.book.chips(item)
        ranked = sorted(held, key=lambda one: (told[one] not in telling, len(told[one])))
        return [self._step(item, sorted(ranked[:count])) for count in reversed(range(len(held)))]

    def _step(self, item: Item, kept: Sequence[int]) -> Data:
        said = [[book.chips(item)[number] for number in kept] for book in self.books]
        more = self.say("print-on-its-card")
        return {
            "chips": [
                [*dict.fromkeys(filter(None, chips)), last]
                for chips, last in zip(said, more, strict=True)
            ],
            "icons": self._icons(item.rules[number] for number in kept),
        }

    def _facts(self, item: Item) -> list[list[str]]:
        """Return what the fields of an item say, but for how many there are of it."""
        told = replace(item, fields=tuple(one for one in item.fields if one.key != _COPIES))
        return [
            [book.say("print-fact", name=one.label, value=one.value) for one in facts(book, told)]
            for book in self.books
        ]

    def copy(self, item: Item, keys: Sequence[str], place: int) -> list[list[str]]:
        """Return what fields say of one of the things that they tell of side by side."""
        told = {f"print-{key.replace(' ', '-')}": item.number(key, place) for key in keys}
        return [
            [book.say(message, count=number) for message, number in told.items() if number]
            for book in self.books
        ]

    def _card(self, item: Item) -> list[Data]:
        return [_told(book, item) for book in self.books]

    def description(self, reference: str) -> str:
        """Return what an item tells by words alone: its facts and rules, a paragraph a language."""
        item = self.book.shelf.items.get(reference)
        told = [_in_words(one) for one in self._card(item)] if item is not None else []
        return "\n\n".join(dict.fromkeys(filter(None, told)))

    # ---- faces ----------------------------------------------------------------------------------

    def front(self, item: Item, form: Form, printed: Printed) -> Face:
        """Return the front of what is printed of an item."""
        face = self.plain(form, item.reference)
        number = item.number(printed.number) if printed.number else None
        face |= {
            "titles": self.titles(item),
            "colour": self._design(item).ground,
            "emblem": self._emblem(item),
            "number": "" if number is None else str(number),
            "icons": self._icons(self._held(item)) if printed.text == "chips" else [],
            "chips": _CHIPS[printed.text](self, item) if printed.text in _CHIPS else [],
            "steps": self._steps(item) if printed.text in _CHIPS else [],
            "cards": self._card(item) if printed.text in ("rules", "whole") else [],
        }
        return face

    def back(self, item: Item, form: Form, front: Face) -> Face | None:
        """Return the back that belongs to a front; backs of one kind are alike, but for tokens."""
        if form.back == "declined":
            worn = self._emblem(item, declined=True)
            return {**front, "style": "declined", "emblem": worn, "colour": "#8d8d8d"}
        if form.back == "reverse":
            return self.reverse(form, self.kinds(item.kind))
        return {**front, "style": form.back} if form.back else None

    def reverse(self, form: Form, titles: list[str], owner: int = -1) -> Face:
        """Return a back that tells nothing but what sort of thing it is, and whose."""
        own = {"colour": "#3c4650" if owner < 0 else colour_of(owner)}
        mark = "" if owner < 0 else str(owner + 1)
        return {**self.plain(form, ""), **own, "style": "reverse", "titles": titles, "number": mark}

    def plain(self, form: Form, reference: str) -> Face:
        """Return what each face of a form has."""
        return {
            "style": form.face,
            "item": reference,
            "shape": form.shape,
            "frame": form.frame,
            "languages": list(self.languages),
            "title-sizes": list(form.title),
            "text-sizes": list(form.text),
            "tuck": form.tuck,
        }

    def tiles(self, item: Item, form: Form) -> Iterator[Face]:
        """Give the faces of a tile: one for each way that its sides may be."""
        for shape, title in faces_of(self.book, item, whole=True):
            shown = {
                "drawing": self._drawing(tile(shape, title)),
                "titles": self.titles(item),
                "label": label_box(shape),
            }
            yield {**self.plain(form, item.reference), **shown}

    def board(self, item: Item, form: Form) -> Face:
        """Return the face of a board."""
        title = self.book.name(item)
        drawing = (
            drawn_grid(self.book, item)
            if spaces_of(item)
            else drawn(self.book, ground_of_board(self.book, item), title)
        )
        shown = {"drawing": self._drawing(drawing), "titles": self.titles(item)}
        return {**self.plain(form, item.reference), **shown, "box": box_of(drawing)}

    def dungeon(self, base: Item, form: Form) -> Face:
        """Return the face of a player's dungeon: its places, with the first tunnels."""
        titles = self.say("print-dungeon")
        drawing = starting_dungeon(self.book, base, titles[0])
        shown = {"drawing": self._drawing(drawing), "titles": list(dict.fromkeys(titles))}
        return {**self.plain(form, ""), **shown, "box": box_of(drawing)}


_CHIPS: Mapping[str, Callable[[Faces, Item], list[list[str]]]] = {
    "chips": Faces._chips,  # noqa: SLF001  # its own
    "facts": Faces._facts,  # noqa: SLF001  # its own
}
"""What stands in short on a face, by the words that are asked for."""


def _told(book: Book, item: Item) -> Data:
    """Return what the rules of an item are told by, its pieces' after its own."""
    known: set[str] = set()
    return {
        "facts": facts_told(facts(book, item)),
        "rules": lines_of(book.explained(item, known)),
        "inner": [
            {"title": one.name, "facts": facts_told(one.facts), "rules": lines_of(one.rules)}
            for one in inner_of(book, item, known)
        ],
    }


def _in_words(told: Data) -> str:
    """Return what is told of an item as lines of text."""
    own = [told["facts"], *("\n".join(lines) for lines in told["rules"])]
    for one in told["inner"]:
        rules = ["\n".join(lines) for lines in one["rules"]]
        title = one["title"] if not one["facts"] else f"{one['title']} · {one['facts']}"
        own += ["", title, *rules]
    return "\n".join(own).strip("\n")


def box_of(drawing: str) -> Size:
    """Return how wide and high a drawing is, in its own units."""
    box = ET.fromstring(drawing).get("viewBox", "0 0 1 1").split()  # noqa: S314 - our drawing
    return float(box[2]), float(box[3])


def _strings(node: object) -> Iterator[str]:
    """Give all texts in a tree of meanings, in order."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, tuple | list):
        for one in node:
            yield from _strings(one)
    elif is_dataclass(node):
        for each in fields(node):
            yield from _strings(getattr(node, each.name))
