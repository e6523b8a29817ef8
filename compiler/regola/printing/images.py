"""Draw components as pictures: each face alone, or many faces on a sheet."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, groupby

from regola.printing.components import Component, Face
from regola.printing.faces import Faces
from regola.printing.forms import Size
from regola.printing.laying import Data
from regola.printing.typesetting import Overfull, content, overfull, typeset

__all__ = ["Canvas", "Gallery", "canvas_of", "drawn", "images", "overfull_in"]

INCH = 25.4
"""An inch, in millimetres."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """A picture: its size, and the faces on it with where each begins and its size; millimetres."""

    size: Size
    placed: tuple[tuple[Face, Size, Size], ...]


def canvas_of(face: Face, size: Size) -> Canvas:
    """Return a picture of one face."""
    return Canvas(size, ((face, (0.0, 0.0), size),))


def drawn(
    canvases: Sequence[Canvas], faces: Faces, picture: str, points: int, longest: int = 0
) -> list[bytes]:
    """
    Draw pictures as ``png``, with so many ``points`` an inch, or as ``svg``.

    Where ``longest`` is not 0, pictures that would have more dots on a side have fewer an inch.
    """
    made: list[bytes] = []
    for density, group in groupby(canvases, lambda one: _density(one, points, longest)):
        result = typeset("images.typ", _given(list(group), faces), format=picture, ppi=density)
        made += [result] if isinstance(result, bytes) else result
    return made


def overfull_in(canvases: Sequence[Canvas], faces: Faces) -> tuple[Overfull, ...]:
    """Return the words that do not fit in pictures of one face each, by the places of these."""
    return overfull("images.typ", _given(canvases, faces))


def _given(canvases: Sequence[Canvas], faces: Faces) -> dict[str, bytes]:
    return {"images.json": content(_data(canvases, faces)), **faces.files()}


def _density(canvas: Canvas, points: int, longest: int) -> float:
    most = longest * INCH / max(canvas.size) if longest else points
    return min(float(points), most)


def _data(canvases: Iterable[Canvas], faces: Faces) -> Data:
    known: dict[int, int] = {}
    told: list[Face] = []
    pages = []
    for canvas in canvases:
        for face, _, _ in canvas.placed:
            if known.setdefault(id(face), len(told)) == len(told):
                told.append({**face, "place": known[id(face)]})
        placed = [
            {"face": known[id(face)], "at": list(at), "size": list(size)}
            for face, at, size in canvas.placed
        ]
        pages.append({"size": list(canvas.size), "placed": placed})
    return {"language": faces.languages[0], "faces": told, "pages": pages}


@dataclass
class Gallery:
    """Names the pictures of faces, so that what looks alike is one picture."""

    canvases: dict[str, Canvas] = field(default_factory=dict)
    _known: dict[str, str] = field(default_factory=dict)

    def front(self, component: Component) -> str:
        """Return the name of the picture of a component's front."""
        return self._named(component, component.front, "")

    def back(self, component: Component) -> str | None:
        """Return the name of the picture of a component's back, where it has one."""
        if component.back is None:
            return None
        return self._named(component, component.back, "back")

    def _named(self, component: Component, face: Face, side: str) -> str:
        look = json.dumps([face, component.size], sort_keys=True)
        if look not in self._known:
            # A back that is the same for a whole kind tells of no item.
            own = str(face["item"]).rpartition("/")[2]
            owner = f"player-{component.owner + 1}" if component.owner >= 0 else ""
            stem = "-".join(filter(None, (component.form, own, owner, side)))
            names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
            name = next(name for name in names if name not in self.canvases)
            self._known[look] = name
            self.canvases[name] = canvas_of(face, component.size)
        return self._known[look]


def images(
    components: Sequence[Component], faces: Faces, picture: str, points: int
) -> dict[str, bytes]:
    """Return a picture of each face that differs, and `components.json`: what there is of what."""
    gallery = Gallery()
    listed = list(_listed(components, gallery, picture))
    made = drawn(list(gallery.canvases.values()), faces, picture, points)
    named = zip(gallery.canvases, made, strict=True)
    files = {f"{name}.{picture}": data for name, data in named}
    index = json.dumps({"components": listed}, ensure_ascii=False, indent=1) + "\n"
    return {**files, "components.json": index.encode()}


def _listed(components: Iterable[Component], gallery: Gallery, picture: str) -> Iterator[Data]:
    for one in components:
        front, back = gallery.front(one), gallery.back(one)
        yield {
            "form": one.form,
            "item": one.reference,
            "name": one.name,
            "count": one.count,
            "millimetres": list(one.size),
            "shape": one.shape,
            "player": one.owner + 1 if one.owner >= 0 else None,
            "front": f"{front}.{picture}",
            "back": f"{back}.{picture}" if back else None,
        }
