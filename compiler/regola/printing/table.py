"""Make components of items and games: what is cut out, how many of each, as the box has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from regola.drawings.digger.hexagons import WIDTH
from regola.pages.digger.spaces import spaces_of
from regola.pages.entries import is_shared
from regola.printing.components import Component, Face
from regola.printing.extras import extras, players
from regola.printing.faces import Faces
from regola.printing.forms import Form, Printed, Shapes, Size
from regola.program.model import Item

__all__ = ["Table"]


class Table:
    """Gives the components of one pack, of items or of the whole."""

    def __init__(self, faces: Faces, shapes: Shapes, pack: str) -> None:
        """Take what draws faces, the forms in their sizes, and the id of the pack."""
        self._faces = faces
        self._shapes = shapes
        self._pack = pack
        self._book = faces.book

    def whole(self) -> list[Component]:
        """Return all components of the pack, those of no item included where it is a game."""
        shelf = self._book.shelf
        items = [item for listed in shelf.pages(self._pack).values() for item in listed]
        found = list(self.of(items))
        if shelf.packs[self._pack].is_game:
            found += extras(self._faces, self._shapes, self._pack)
        return found

    def of(self, items: Iterable[Item]) -> Iterator[Component]:
        """Give the components of items."""
        for item in items:
            family = self._book.shelf.family(item.pack)
            for printed in self._shapes.printed(family, item):
                yield from self._printed(item, printed)

    # ---- items ----------------------------------------------------------------------------------

    def _printed(self, item: Item, printed: Printed) -> Iterator[Component]:
        form = self._shapes.forms[printed.form]
        if printed.text == "rules" and not any(self._book.rules(one) for one in item.walk()):
            return
        if form.face == "board":
            yield self._board(item, form)
        elif form.face == "tile":
            yield from self._tiles(item, form, printed)
        elif printed.copies:
            yield from self._copies(item, form, printed)
        elif printed.each:
            yield from self._sets(item, form, printed)
        else:
            front = self._faces.front(item, form, printed)
            back = self._faces.back(item, form, front)
            yield self._component(item, form, self._count(item, printed), front, back)

    def _copies(self, item: Item, form: Form, printed: Printed) -> Iterator[Component]:
        """Give a component for each thing that fields of an item tell of side by side."""
        for keys in printed.copies:
            first = item.field(keys[0])
            for place in range(len(first.numbers) if first is not None else 0):
                front = self._faces.front(item, form, printed)
                front["chips"] = self._faces.copy(item, keys, place)
                back = self._faces.back(item, form, front)
                yield self._component(item, form, 1, front, back)

    def _sets(self, item: Item, form: Form, printed: Printed) -> Iterator[Component]:
        """Give the component of an item for each player, with the player's back."""
        front, count = self._faces.front(item, form, printed), self._count(item, printed)
        for owner in range(players(self._book, self._pack)):
            back = self._faces.reverse(form, self._faces.kinds(item.kind), owner)
            made = self._component(item, form, count, front, back)
            yield replace(made, owner=owner)

    def _component(
        self, item: Item, form: Form, count: int, front: Face, back: Face | None
    ) -> Component:
        name = self._book.title(item)
        return Component(item.reference, form.name, name, count, form.size, form.shape, front, back)

    def _count(self, item: Item, printed: Printed) -> int:
        if printed.count is None:
            return 1
        key, place = printed.count
        line = item.field(key)
        if line is None or place >= len(line.numbers):
            return 1
        return sum(line.numbers) if place < 0 else line.numbers[place]

    def _tiles(self, item: Item, form: Form, printed: Printed) -> Iterator[Component]:
        """Give the tiles of an item; where every player has a set, with the player's back."""
        fronts = list(self._faces.tiles(item, form))
        count = self._count(item, printed)
        owners = [-1] if is_shared(item) else range(players(self._book, self._pack))
        for owner in owners:
            back = self._faces.reverse(form, self._faces.kinds(item.kind), owner)
            for number, front in enumerate(fronts):
                own = count // len(fronts) + (number < count % len(fronts))
                name = self._book.title(item)
                yield Component(
                    item.reference, form.name, name, own, form.size, form.shape, front, back, owner
                )

    def _board(self, item: Item, form: Form) -> Component:
        front = self._faces.board(item, form)
        size = self._size_of_board(item, form, front["box"])
        return Component(
            item.reference, form.name, self._book.title(item), 1, size, form.shape, front, None
        )

    def _size_of_board(self, item: Item, form: Form, box: Size) -> Size:
        """Return how large a board is: its spaces as large as tiles, else as its form allows."""
        if spaces_of(item):
            scale = self._shapes.forms["tile"].size[0] / WIDTH
        else:
            scale = min(form.size[0] / box[0], form.size[1] / box[1])
        return round(box[0] * scale, 3), round(box[1] * scale, 3)
