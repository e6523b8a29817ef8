"""
Look at pictures that users give: whether they are what they seem, and harm nobody.

A drawing (SVG) may hold no script, nothing that is run on an event, no entity, and nothing from
elsewhere. Whether a picture can be decoded is for the typesetter to say, who shows it.
Pictures are shown within drawings, so that whatever shows drawings shows them.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf, prod
from pathlib import PurePosixPath
from urllib.parse import unquote

from regola.drawings.bounds import too_much_in
from regola.drawings.turning import turned, turning_of

__all__ = [
    "MAXIMUM_PICTURE_BYTES",
    "SUFFIXES",
    "Picture",
    "address_of",
    "as_drawing",
    "fault_of",
    "format_of",
    "is_picture_of",
    "letters_in",
    "part_shown",
    "plain",
]

MAXIMUM_PICTURE_BYTES = 5_000_000
"""How large the file of a picture may be."""

_MOST_DOTS = 40_000_000
"""How many dots a picture may have: more fill the memory when it is decoded."""

SUFFIXES = {".png": "png", ".jpg": "jpg", ".jpeg": "jpg", ".svg": "svg"}
"""The formats of pictures, by how their files end."""


@dataclass(frozen=True, slots=True)
class Picture:
    """
    A picture as it was read: what findings call its file, its format, its bytes.

    ``small`` are those of the same picture in few dots, as a PNG, where somebody has made it small:
    pages show that.
    """

    name: str
    format: str
    data: bytes
    small: bytes = b""


def is_picture_of(path: str, item: str) -> bool:
    """Tell whether a file would be a picture of the item with an id."""
    name = PurePosixPath(path)
    return name.suffix.lower() in SUFFIXES and name.stem == item


def part_shown(picture: Picture) -> float:
    """Return how much of a picture a square shows that it fills from its middle, from 0 to 1."""
    sides = _sides_of(picture)
    return min(sides) / max(sides)


def letters_in(picture: Picture) -> str:
    """Return the text that a drawing sets in letters; nothing of what is made of dots."""
    if picture.format != "svg":
        return ""
    texts = (element for element in _root_of(picture).iter() if element.tag == _TEXT)
    return "".join(letters for text in texts for letters in text.itertext())


def _root_of(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.data)  # noqa: S314 - it was looked at and has no entities


def _sides_of(picture: Picture) -> tuple[float, float]:
    """Return the sides of a sound picture, in units of its own; those of a square for none told."""
    if picture.format != "svg":
        return _DOTS[picture.format](picture.data)
    return _sides_of_drawing(_root_of(picture))


def _sides_of_drawing(root: ET.Element) -> tuple[float, float]:
    told = [_SIDE.fullmatch(root.get(side, "").strip()) for side in ("width", "height")]
    if all(told) and len({one[2] for one in told if one}) == 1:
        wide, high = (float(one[1]) for one in told if one)
        return wide, high
    view = root.get("viewBox", "0 0 1 1").replace(",", " ").split()
    return float(view[2]), float(view[3])


def format_of(data: bytes) -> str:
    """Return the format that bytes begin like; nothing where they are no picture."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data.startswith(b"\xff\xd8\xff"):
        return "jpg"
    return "svg" if re.match(rb"\s*(\xef\xbb\xbf)?\s*<", data) and b"<svg" in data else ""


def fault_of(data: bytes, declared: str) -> str:
    """
    Return what is wrong with a picture whose file ends like one of the format ``declared``.

    That is `none` (no picture, or half of one), `other` (of another format), `dots` (too many),
    `entity`, `script`, `foreign`, `inside` (a picture it holds is none), `namespace` (it has none),
    `numbers` (some are none), `empty`, `long`, `inks` (those of a press), what goes past a bound
    (`deep`, `many`, `filter`), or nothing.
    """
    found = format_of(data)
    if not found:
        return "none"
    if found != declared:
        return "other"
    return _fault_of_drawing(data) if found == "svg" else _fault_of_dots(data, found)


def _fault_of_dots(data: bytes, found: str) -> str:
    width, height = _DOTS[found](data)
    dots = width * height
    if dots > _MOST_DOTS:
        return "dots"
    if not dots or (found == "jpg" and not _is_whole_jpeg(data)):
        return "none"
    if found == "jpg" and _inks_of_jpeg(data) == _FOUR_INKS:
        return "inks"
    return "long" if part_shown(Picture("", found, data)) < _LEAST_SHOWN else ""


_LEAST_SHOWN = 1 / 20
"""How much of a picture a square shows at least: of a longer one it would take all memory."""


def plain(picture: Picture) -> Picture:
    """Return a drawing in UTF-8 without a mark before it, in whatever letters it was written."""
    if picture.format != "svg":
        return picture
    told = _DECLARED.match(picture.data)
    code = told[1].decode("ascii") if told else ""
    if picture.data.startswith((b"\xff\xfe", b"\xfe\xff")):
        code = "utf-16"
    try:
        text = picture.data.decode(code or "utf-8-sig").removeprefix("\ufeff")
    except (LookupError, ValueError):
        return picture
    return replace(picture, data=_DECLARATION.sub("", text, count=1).encode())


_DECLARED = re.compile(rb"(?:\xef\xbb\xbf)?\s*<\?xml\b[^>]*?\bencoding\s*=\s*[\"']([\w.:-]+)[\"']")
_DECLARATION = re.compile(r"\s*<\?xml\b[^>]*\?>")


def as_drawing(picture: Picture) -> bytes:
    """Return a picture as an SVG that holds it: the typesetter takes no files but texts."""
    if picture.format == "svg":
        return picture.data
    width, height = size = _DOTS[picture.format](picture.data)
    image = (
        f'<image width="{width}" height="{height}" '
        f'xlink:href="{_address(picture.format, picture.data)}"/>'
    )
    if picture.format == "jpg":
        image, size = turned(image, size, turning_of(_told_in(picture.data)))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {size[0]} {size[1]}">{image}</svg>'
    ).encode()


def address_of(picture: Picture, *, whole: bool = False) -> str:
    """
    Return the address under which a page or a drawing shows a picture without any file.

    It is that of the picture in few dots, if there is one, unless the ``whole`` is asked for.
    """
    is_small = picture.small and not whole
    form, data = ("png", picture.small) if is_small else (picture.format, picture.data)
    return _address(form, data)


def _address(form: str, data: bytes) -> str:
    return f"data:image/{_KINDS[form]};base64,{b64encode(data).decode()}"


_KINDS = {"png": "png", "jpg": "jpeg", "svg": "svg+xml"}
"""What the formats are called where pages are served."""


def _dots_of_png(data: bytes) -> tuple[int, int]:
    """Return how many dots a PNG says that it has each way; none where it does not say it."""
    if data[12:16] != b"IHDR":
        return 0, 0
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""The markers of a JPEG that its height and width stand behind."""


def _dots_of_jpeg(data: bytes) -> tuple[int, int]:
    """Return how many dots a JPEG says that it has each way; none where it does not say it."""
    for marker, place in _segments(data):
        if marker in _FRAMES:
            height, width = data[place + 5 : place + 7], data[place + 7 : place + 9]
            return int.from_bytes(width, "big"), int.from_bytes(height, "big")
    return 0, 0


def _is_whole_jpeg(data: bytes) -> bool:
    """Tell whether a JPEG has its end: decoders show one that was cut, grey where it ends."""
    begin = next((place for marker, place in _segments(data) if marker == _SCAN), len(data))
    return data.find(_END, begin) >= 0


_SCAN = 0xDA
_END = b"\xff\xd9"
"""What ends a JPEG; among the dots these two bytes never follow each other."""


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """Give the markers of a JPEG with their places, up to its dots."""
    place = 2
    while place + 9 <= len(data) and data[place] == 0xFF:  # noqa: PLR2004 - how a marker begins
        yield data[place + 1], place
        if data[place + 1] == _SCAN:
            return
        place += 2 + int.from_bytes(data[place + 2 : place + 4], "big")


_FOUR_INKS = 4


def _inks_of_jpeg(data: bytes) -> int:
    """Return of how many colours a JPEG is made: four are those of a press, not of a screen."""
    frames = (place for marker, place in _segments(data) if marker in _FRAMES)
    return next((data[place + 9] for place in frames if place + 9 < len(data)), 0)


def _told_in(data: bytes) -> Iterator[bytes]:
    """Give what a JPEG tells of itself before its dots, a segment each."""
    for _, place in _segments(data):
        yield data[place + 4 : place + 2 + int.from_bytes(data[place + 2 : place + 4], "big")]


_DOTS = {"png": _dots_of_png, "jpg": _dots_of_jpeg}


_RUN = frozenset(
    {
        *("script", "foreignobject", "handler", "listener", "set"),
        *("animate", "animatecolor", "animatemotion", "animatetransform"),
    }
)
_OWN = ("#", "data:image/png", "data:image/jpeg")
"""How links begin that lead nowhere else."""

_HREF = re.compile(r"(^|\})(href|base)$|^src$")
# In CSS a backslash may write any letter, and several functions fetch a picture; rules with an @
# and functions that no plain drawing needs are refused as a whole.
_FOREIGN = re.compile(
    r"@|\\|\b(image-set|image|src|cross-fade|element)\s*\("
    r"|url\(\s*['\"]?\s*(?!#|data:image/(png|jpeg))",
    re.IGNORECASE,
)
_INSTRUCTION = re.compile(rb"<\?(?!xml\s)", re.IGNORECASE)
"""What tells a reader to do something, as to fetch a sheet of styles."""


def _fault_of_drawing(data: bytes) -> str:
    # Entities are refused before anything reads them: they may grow without end.
    if re.search(rb"<!(DOCTYPE|ENTITY)", data, re.IGNORECASE):
        return "entity"
    if _INSTRUCTION.search(data):
        return "foreign"
    try:
        root = ET.fromstring(data)  # noqa: S314 - without entities nothing is read but what is here
    except (ET.ParseError, LookupError, ValueError):
        return "none"
    if root.tag != _ROOT:
        return "namespace"
    faults = (_fault_of_element(element) for element in root.iter())
    return next(filter(None, faults), "") or _fault_in_numbers(root) or too_much_in(root, _dots_in)


_SPACE = "{http://www.w3.org/2000/svg}"
_TEXT = f"{_SPACE}text"
_SIDE = re.compile(r"([\d.eE+-]+)(px|pt|pc|mm|cm|in)?")
_ROOT = f"{_SPACE}svg"
"""What a drawing is called: without its namespace, browsers show none."""


def _is_broken(link: str) -> bool:
    """Tell whether a picture that a drawing holds is none."""
    if not link.strip().startswith("data:"):
        return False
    data = _held_in(link)
    return format_of(data) not in _DOTS or bool(fault_of(data, format_of(data)))


def _held_in(link: str) -> bytes:
    """Return the bytes that a link holds itself; none where they cannot be read."""
    try:
        return b64decode("".join(unquote(link.partition(",")[2]).split()) + "==")
    except ValueError:
        return b""


def _dots_in(element: ET.Element) -> int:
    """Return how many dots the pictures have that an element of a sound drawing holds."""
    links = (value for key, value in element.attrib.items() if key.endswith("href"))
    held = (_held_in(link) for link in links if link.strip().startswith("data:"))
    return sum(prod(_DOTS[format_of(data)](data)) for data in held)


_SIZE = re.compile(r"[+-]?(\d{1,40}(\.\d{0,40})?|\.\d{1,40})([eE][+-]?\d{1,4})?")
_LENGTH = re.compile(rf"({_SIZE.pattern}(px|pt|pc|mm|cm|in|em|ex|%)?|auto)?")
_LENGTHS = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "stroke-width")
# By their letters alone: what else they may be is much, and texts of strangers are long.
_NUMBERS = re.compile(r"[\d\s,.eE+-]*")
_PATH = re.compile(r"[MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]*")
_FORMS = {**dict.fromkeys(_LENGTHS, _LENGTH), "points": _NUMBERS, "d": _PATH, "viewBox": _NUMBERS}
"""How what is a number is written in a drawing, by the names of attributes."""
_DRAWN = frozenset(
    {
        *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("text", "image", "use"),
    }
)


def _fault_in_numbers(root: ET.Element) -> str:
    """Tell whether numbers of a drawing are none, or it has nothing to show: it would be blank."""
    if not _has_room(root) or any(_is_misnumbered(element) for element in root.iter()):
        return "numbers"
    names = {str(element.tag).rpartition("}")[2] for element in root.iter()}
    if not names & _DRAWN:
        return "empty"
    sides = _sides_of_drawing(root)
    return "long" if min(sides) / max(sides) < _LEAST_SHOWN else ""


def _is_misnumbered(element: ET.Element) -> bool:
    """Tell whether an attribute of an element is no number where it has to be one."""
    told = ((_FORMS[key], value) for key, value in element.attrib.items() if key in _FORMS)
    return not all(form.fullmatch(value.strip()) for form, value in told)


_CORNERS = 4


def _has_room(root: ET.Element) -> bool:
    """Tell whether what is in view of a drawing is more than a point or a line."""
    view = root.get("viewBox", "").replace(",", " ").split()
    sizes = [root.get(side, "1") for side in ("width", "height")]
    if view and (len(view) != _CORNERS or not all(map(_is_some, view[2:]))):
        return False
    return all(_is_some(size) for size in sizes)


def _is_some(size: str) -> bool:
    """Tell whether a size is more than nothing, and no more than there is."""
    number = _SIZE.match(size.strip())
    return size.strip() == "auto" or (number is not None and 0 < float(number[0]) < inf)


def _fault_of_element(element: ET.Element) -> str:
    name = str(element.tag).rpartition("}")[2].lower()
    names = [key.rpartition("}")[2].lower() for key in element.attrib]
    if name in _RUN or any(one.startswith("on") for one in names):
        return "script"
    links = [value for key, value in element.attrib.items() if _HREF.search(key.lower())]
    if any("javascript:" in link.lower() for link in links):
        return "script"
    if any(not link.strip().startswith(_OWN) for link in links):
        return "foreign"
    if any(map(_is_broken, links)):
        return "inside"
    # What a drawing program notes for itself has a namespace of its own, and is no style.
    written = [value for key, value in element.attrib.items() if "}" not in key]
    written += element.itertext() if name == "style" else ()
    return "foreign" if any(_FOREIGN.search(text) for text in written) else ""
