"""
Make drawings of pages stand alone: each an SVG with its styles and all that it refers to.

On a page drawings share patterns, marks, tiles and the ground of positions. Alone, what a drawing
uses is put in its place, so that programs which know little of SVG show it right.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from copy import deepcopy

__all__ = ["Alone"]

_SPACE = "http://www.w3.org/2000/svg"
_PAINT = re.compile(r"url\(#([^)]+)\)")
_PAINTED = ("fill", "clip-path")
"""The attributes by which an element uses a part without being replaced by it."""
_DEEPEST = 20
"""How deep drawings refer to parts of others at most."""


class Alone:
    """Knows all parts that drawings refer to: those that pages define, those that drawings name."""

    def __init__(self, shared: str, rules: str) -> None:
        """Take the definitions of pages, as HTML, and rules of style without variables."""
        self._rules = rules
        self._parts: dict[str, ET.Element] = {}
        self.learn(f"<svg>{shared}</svg>")

    def learn(self, drawing: str) -> None:
        """Keep what a drawing names: others may refer to it."""
        for element in _read(drawing).iter():
            if name := element.get("id"):
                self._parts.setdefault(name, element)

    def alone(self, drawing: str) -> bytes:
        """Return a drawing by itself; what it refers to must be known."""
        whole = _read(drawing)
        self._put_in_place(whole, 0)
        used = sorted(self._painted(whole))
        for element in whole.iter():
            element.attrib.pop("id", None)
        whole.set("xmlns", _SPACE)
        whole.insert(0, self._defined(used))
        return ET.tostring(whole, encoding="unicode").encode()

    def _defined(self, used: list[str]) -> ET.Element:
        definitions = ET.Element("defs")
        ET.SubElement(definitions, "style").text = self._rules
        definitions.extend(deepcopy(self._parts[name]) for name in used)
        return definitions

    def _painted(self, drawing: ET.Element) -> set[str]:
        used = (element.get(key, "") for element in drawing.iter() for key in _PAINTED)
        return {name for one in used for name in _PAINT.findall(one)}

    def _put_in_place(self, element: ET.Element, depth: int) -> None:
        for number, child in enumerate(list(element)):
            if child.tag == "use" and depth < _DEEPEST:
                element[number] = self._part(child)
            self._put_in_place(element[number], depth + 1)

    def _part(self, use: ET.Element) -> ET.Element:
        """Return what an element refers to, in a group or a view at the place of that element."""
        part = deepcopy(self._parts[use.get("href", "").removeprefix("#")])
        if part.tag == "symbol":
            kept = {name: use.get(name, "") for name in ("x", "y", "width", "height", "class")}
            part.tag = "svg"
            part.attrib = {**part.attrib, **{name: value for name, value in kept.items() if value}}
            return part
        group = ET.Element("g", {key: use.get(key, "") for key in ("class",) if use.get(key)})
        moved = f"translate({use.get('x', '0')} {use.get('y', '0')})"
        places = [moved] * bool(use.get("x") or use.get("y")) + [use.get("transform", "")]
        if place := " ".join(filter(None, places)):
            group.set("transform", place)
        group.append(part)
        return group


def _read(drawing: str) -> ET.Element:
    """Read a drawing; its maker escapes all text, so nothing in it is a stranger's."""
    return ET.fromstring(drawing)  # noqa: S314 - made by regola.drawings alone
