"""
How much there is to draw in a drawing (SVG) of a stranger: little text may stand for endless work.

A drawing repeats what it refers to: a group that is used, a pattern, a mask. So what is drawn is
followed through all references, up to a bound; what refers to itself goes past any.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator

__all__ = ["too_much_in"]

_MOST_SHAPES = 20_000
"""So many elements are drawn at most, each as often as it is seen."""

_MOST_NUMBERS = 40_000
"""So many numbers a single shape has at most: lines that cross are compared with each other."""

_MOST_LETTERS = 20_000
_MOST_DOTS = 40_000_000
"""So many dots all pictures in a drawing have together, each as often as it is seen."""

_DEEPEST = 100
"""So deep elements may stand within each other: whoever draws goes down as deep."""

_REPEATED = frozenset({"clipPath", "marker", "mask", "pattern"})
"""What is drawn wherever it is named; colours that run are no work."""

_NAMED = re.compile(r"url\(\s*['\"]?#([^'\")\s]+)")
_NUMBER = re.compile(r"\d*\.?\d+")
_BLOCK = re.compile(r"([^{}]*)\{([^{}]*)\}")
_WORD = re.compile(r"[\w-]+|\*")


def too_much_in(root: ET.Element, dots_of: Callable[[ET.Element], int]) -> str:
    """
    Tell what of a drawing goes past its bound, or nothing.

    ``dots_of`` tells how many dots the picture has that an element holds. It is `deep`, `many`
    (shapes, numbers, letters), `dots`, or `filter`: what blurs or makes noise is worked out dot by
    dot, as often as it says.
    """
    if any(_name(element) == "filter" for element in root.iter()):
        return "filter"
    references = _References(root)
    shapes = letters = dots = 0
    waiting = [(root, 1)]
    while waiting:
        element, depth = waiting.pop()
        shapes += 1
        letters += len(element.text or "") if _name(element) in _SET else 0
        dots += dots_of(element)
        if depth > _DEEPEST:
            return "deep"
        if max(shapes / _MOST_SHAPES, letters / _MOST_LETTERS) > 1 or _is_long(element):
            return "many"
        if dots > _MOST_DOTS:
            return "dots"
        below = (*element, *references.drawn_for(element))
        waiting += ((one, depth + 1) for one in below)
    return ""


_SET = frozenset({"text", "tspan", "textPath"})


def _name(element: ET.Element) -> str:
    return str(element.tag).rpartition("}")[2]


def _is_long(element: ET.Element) -> bool:
    """Tell whether a shape has more numbers than can be compared with each other."""
    told = (element.get(key, "") for key in ("d", "points", "stroke-dasharray"))
    return any(
        len(text) > _MOST_NUMBERS and sum(1 for _ in _NUMBER.finditer(text)) > _MOST_NUMBERS
        for text in told
    )


class _References:
    """What is drawn where an element names it: by a link, an attribute, or a sheet of styles."""

    def __init__(self, root: ET.Element) -> None:
        self._by_id = {element.get("id", ""): element for element in root.iter()}
        self._styled = dict[str, list[str]]()
        for sheet in (element for element in root.iter() if _name(element) == "style"):
            for chosen, said in _BLOCK.findall("".join(sheet.itertext())):
                for word in set(_WORD.findall(chosen)) if "url" in said else ():
                    self._styled.setdefault(word, []).extend(_NAMED.findall(said))

    def drawn_for(self, element: ET.Element) -> Iterator[ET.Element]:
        """Give what an element has drawn beside what stands within it."""
        if _name(element) == "use":
            links = (value for key, value in element.attrib.items() if key.endswith("href"))
            yield from self._named(link.strip().removeprefix("#") for link in links)
        named = [one for value in element.attrib.values() for one in _NAMED.findall(value)]
        called = (_name(element), "*", element.get("id", ""), *element.get("class", "").split())
        named += (one for word in called if word for one in self._styled.get(word, ()))
        yield from (one for one in self._named(named) if _name(one) in _REPEATED)

    def _named(self, names: Iterator[str] | list[str]) -> Iterator[ET.Element]:
        return (self._by_id[name] for name in names if name in self._by_id)
