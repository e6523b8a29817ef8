"""Lay components out on sheets of paper, fronts and backs, and have them typeset."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from regola.pages.book import Book
from regola.printing.arranging import Placed, Room, Sheet, arranged, behind, fits
from regola.printing.components import Component, Face
from regola.printing.faces import Faces
from regola.printing.forms import Shapes
from regola.printing.laying import Data
from regola.printing.parting import Part, parts
from regola.printing.typesetting import content, typeset

__all__ = ["TURNS", "Printing", "Stack", "printing"]

TURNS = ("long", "short", "none")
"""The edges that sheets are turned over; with `none` they are printed on one side."""


@dataclass(frozen=True, slots=True)
class Printing:
    """What comes of it: the PDF, the sheets and how many pieces of paper."""

    pdf: bytes
    sheets: tuple[Sheet, ...]
    papers: int


@dataclass(frozen=True)
class Stack:
    """What is printed together: components, on which paper, turned how."""

    components: Sequence[Component]
    paper: str
    turned: str
    title: str


def printing(stack: Stack, faces: Faces, shapes: Shapes) -> Printing:
    """Arrange and typeset components."""
    room = Room(shapes.papers[stack.paper], shapes.margin, shapes.bleed)
    small = [one for one in stack.components if fits(one.size, room)]
    large = [one for one in stack.components if not fits(one.size, room)]
    sheets = arranged(small, room)
    divided = [part for one in large for part in parts(one, room, shapes.overlap)]
    pages = _Pages(stack, room, faces.book)
    for sheet in sheets:
        pages.add_sheet(sheet)
    for part in divided:
        pages.add_part(part)
    given = {"sheets.json": content(pages.data(faces)), **faces.files()}
    pdf: bytes = typeset("sheets.typ", given, format="pdf")
    papers = sum(sheet.copies for sheet in sheets) + len(divided)
    return Printing(pdf, tuple(sheets), papers)


class _Pages:
    """Collects pages as data for the template; each face is told once."""

    def __init__(self, stack: Stack, room: Room, book: Book) -> None:
        self._stack = stack
        self._room = room
        self._book = book
        self._faces: list[Face] = []
        self._known: dict[int, int] = {}
        self._pages: list[tuple[list[Data], list[Data], int]] = []

    def _face(self, face: Face) -> int:
        number = self._known.setdefault(id(face), len(self._faces))
        if number == len(self._faces):
            self._faces.append(face)
        return number

    def add_sheet(self, sheet: Sheet) -> None:
        """Add a sheet, and the one that its backs are on."""
        fronts = [self._placed(one, one.component.front) for one in sheet.placed]
        self._pages.append((fronts, [], sheet.copies))
        if self._stack.turned != "none":
            backs = [
                self._behind(one, back) for one in sheet.placed if (back := one.component.back)
            ]
            self._pages.append((backs, [], 0))

    def _behind(self, placed: Placed, back: Face) -> Data:
        turned = self._stack.turned
        other = behind(placed, self._room.paper, turned)
        return {**self._placed(other, back), "turned": turned == "short"}

    def _placed(self, placed: Placed, face: Face) -> Data:
        width, height = placed.component.size
        return {
            "face": self._face(face),
            "x": placed.x,
            "y": placed.y,
            "w": width,
            "h": height,
            "shape": placed.component.shape,
            "turned": False,
        }

    def add_part(self, part: Part) -> None:
        """Add a sheet with a part of something larger; its other side stays white."""
        margin = self._room.margin
        data = self._placed(Placed(part.component, margin, margin), part.component.front)
        data |= {"part": list(part.start), "shown": list(part.shown)}
        self._pages.append(([data], [asdict(join) for join in part.joins], 1))
        if self._stack.turned != "none":
            self._pages.append(([], [], 0))

    def data(self, faces: Faces) -> Data:
        """Return all pages."""
        fronts = [copies for _, _, copies in self._pages if copies]
        feet = iter(self._foot(n + 1, len(fronts), copies) for n, copies in enumerate(fronts))
        return {
            "title": self._stack.title,
            "language": faces.languages[0],
            "paper": list(self._room.paper),
            "bleed": self._room.bleed,
            "margin": self._room.margin,
            "faces": self._faces,
            "sheets": [
                {"placed": placed, "joins": joins, "foot": next(feet) if copies else ""}
                for placed, joins, copies in self._pages
            ],
        }

    def _foot(self, number: int, count: int, copies: int) -> str:
        told = self._book.say("print-sheet", title=self._stack.title, number=number, count=count)
        return f"{told} · {self._book.say('print-copies', count=copies)}" if copies > 1 else told
