"""Regions, terrains and borders of boards that are wrong, doubled or out of all measure."""

from __future__ import annotations

import re
from random import Random

from seeding.content import Content, File
from seeding.mistake import Mistake, replaced

__all__ = [
    "board_out_of_measure",
    "doubled_border",
    "doubled_region",
    "missing_border",
    "second_terrain",
]

_REGION = re.compile(r"^( +region )(\w+)(: *)([^\n#]+)$", re.MULTILINE)
_BORDERS = re.compile(r"^( +borders: *)([^\n#]+)$", re.MULTILINE)
_MEASURE = re.compile(r"^ +(?:players|rounds): *(\d+)$", re.MULTILINE)


def _drawn(pattern: re.Pattern[str], file: File, rng: Random) -> re.Match[str] | None:
    """Return a match inside of a board of the file; examples have lines of the same form."""
    stretches = [
        (m.start(), file.text.find("\n}", m.start()))
        for m in re.finditer(r"^board ", file.text, re.MULTILINE)
    ]
    found = [
        match
        for match in pattern.finditer(file.text)
        if any(first < match.start() < last for first, last in stretches)
    ]
    return rng.choice(found) if found else None


def doubled_region(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a region twice, or one of its words that no piece is."""
    line = _drawn(_REGION, file, rng)
    if line is None:
        return None
    if rng.random() < 0.5:  # noqa: PLR2004  # one way or the other
        again = f"{line[0]}\n{line[0]}"
        places = ((line.start(), line.end()), (line.end() + 1, line.end() + 1 + len(line[0])))
        text = file.text[: line.start()] + again + file.text[line.end() :]
        return Mistake(text, places, "region twice")
    pieces = {i.id for i in content.items.values() if i.kind == "piece"}
    words = [word.strip() for word in line[4].split(",")]
    word = rng.choice(words)
    return None if word in pieces else replaced(file.text, *line.span(4), f"{line[4]}, {word}")


def second_terrain(file: File, content: Content, rng: Random) -> Mistake | None:
    """Give a region one more terrain of its game."""
    line = _drawn(_REGION, file, rng)
    if line is None:
        return None
    marks = {i.id for i in content.items.values() if i.kind in ("symbol", "piece")}
    terrains = sorted(
        i.id
        for i in content.items.values()
        if i.kind == "terrain" and i.pack == file.pack.id and i.id not in marks
    )
    others = [one for one in terrains if one not in line[4]]
    told = set(re.findall(r"\w+", line[4])) & set(terrains)
    if not others or not told:
        return None
    return replaced(file.text, *line.span(4), f"{line[4]}, {rng.choice(others)}")


def doubled_border(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a border twice, the other way round, or from a region to itself."""
    del content
    line = _drawn(_BORDERS, file, rng)
    if line is None:
        return None
    border = rng.choice(re.findall(r"\w+ *- *\w+", line[2]))
    left, _, right = (part.strip() for part in border.partition("-"))
    wrong = rng.choice((f"{left}-{right}", f"{right}-{left}", f"{left}-{left}"))
    return replaced(file.text, *line.span(2), f"{line[2]}, {wrong}")


def board_out_of_measure(file: File, content: Content, rng: Random) -> Mistake | None:
    """Let nobody play on a board, or a thousand; never, or for ever."""
    del content
    line = _drawn(_MEASURE, file, rng)
    if line is None:
        return None
    return replaced(file.text, *line.span(1), rng.choice(("0", "999", "1000")))


def missing_border(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out one border of a map."""
    del content
    line = _drawn(_BORDERS, file, rng)
    if line is None:
        return None
    found = re.findall(r"\w+ *- *\w+", line[2])
    gone = rng.choice(found)
    kept = [one for one in found if one != gone]
    changed = f"{line[1]}{', '.join(kept)}" if kept else ""
    text = file.text[: line.start()] + changed + file.text[line.end() :]
    first = file.text.rfind("board ", 0, line.start())
    ends = [
        re.search(rf"^ +region {end.strip()}:.*$", text[first:], re.MULTILINE)
        for end in gone.split("-")
    ]
    places = tuple((first + m.start(), first + m.end()) for m in ends if m is not None)
    return Mistake(text, ((line.start(), line.start() + len(changed)), *places), f"without {gone}")
