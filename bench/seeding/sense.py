"""Rules of which each word is fine, and which still cannot be meant."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random

from seeding.content import Content, File, Site
from seeding.mistake import Mistake, replaced
from seeding.sentences import rule_lines

__all__ = [
    "barred_offer",
    "impossible_condition",
    "limit_above_box",
    "missed_moment",
    "piece_that_stays",
    "trait_without_giver",
]

_SCORING = "at scoring if "
_END = "at the end of your turn if "

_CONDITIONS: Mapping[str, Sequence[str]] = {
    "conquest": (
        _SCORING + "you have a region and you have no region: gain 1 coin",
        _SCORING + "you have a {land} and you have no {land}: gain 1 coin",
        _SCORING + "you have a {land} and you have no region: gain 1 coin",
        _SCORING + "the number of your {lands} is less than 0: gain 1 coin",
        _SCORING + "the number of your {lands} is {n}"
        " and the number of your {lands} is {more}: gain 1 coin",
        _SCORING + "the number of your regions is at least {more}"
        " and the number of your regions is at most {n}: gain 1 coin",
        _SCORING + "the number of your regions is more than {n}"
        " and the number of your regions is less than {n}: gain 1 coin",
        _SCORING + "the number of your regions is at least 100: gain 1 coin",
        _SCORING + "you have no region and the number of your regions is at least {n}: gain 1 coin",
        _SCORING + "the number of your {lands}"
        " is more than the number of your regions: gain 1 coin",
        "at scoring: roll the die, gain 1 coin if the roll is 5",
        "at scoring: roll the die, gain 1 coin if the roll is at least 4",
        "at scoring: roll the die, gain 1 coin if the roll is less than 0",
        (
            "when you conquer a region if the region is a {land}"
            " and the region is a {other}: gain 1 coin"
        ),
        (
            "when you conquer a region if the region is a {land}"
            " and the region is not a {land}: gain 1 coin"
        ),
        (
            "when you conquer a {land} if the {land} is empty"
            " and the {land} is nonempty: gain 1 coin"
        ),
        "when you conquer a {land}: gain 1 coin if the {land} is a {other}",
        "when you conquer a {land} that is a {other}: gain 1 coin",
        "income of your {lands} that are not {lands} is 1 more",
        "income of your empty nonempty regions is 1 more",
        "conquest cost of a {land} that is a {other} is 1 less",
        _SCORING + "your hand has a token and your hand has no token: gain 1 coin",
        _SCORING + "you are declined: gain 1 coin",
        "in decline, at scoring if you are active: gain 1 coin",
    ),
    "digger": (
        _END + "you have a kitchen and you have no kitchen: gain 1 gold piece",
        _END + "you have a kitchen and you have no tile: gain 1 gold piece",
        _END + "the number of your goons is less than 0: gain 1 gold piece",
        _END + "the number of your tiles is {n}"
        " and the number of your tiles is {more}: gain 1 gold piece",
        _END + "the number of your tiles is at least {more}"
        " and the number of your tiles is at most {n}: gain 1 gold piece",
        (
            "when you build a tile if the tile is a kitchen"
            " and the tile is a library: gain 1 gold piece"
        ),
        (
            "when you build a room if the room is working"
            " and the room is not working: gain 1 gold piece"
        ),
        "when you build a kitchen: gain 1 gold piece if the kitchen is a library",
        _END + "the number of your kitchens"
        " is more than the number of your tiles: gain 1 gold piece",
    ),
}
_MOMENTS: Mapping[str, Sequence[str]] = {
    "conquest": (
        "in decline, when you decline: gain 1 coin",
        "in decline, when you are chosen: gain 1 coin",
        "at declining: gain 1 coin",
        "at the start of the game: gain 1 coin",
        "at the end of declining: gain 1 coin",
        "when you conquer your region: gain 1 coin",
        "when you conquer your {land}: gain 1 coin",
        "when you attack your region: gain 1 coin",
        "when an opponent conquers an empty nonempty region: gain 1 coin",
        "when you abandon a region of an opponent: gain 1 coin",
        "when an opponent conquers a region of the opponent: gain 1 coin",
        "in decline, at the start of the game: gain 1 coin",
        "when you conquer a {land} that is not a {land}: gain 1 coin",
    ),
    "digger": (
        "when you conquer your tile: gain 1 gold piece",
        "when an opponent builds your tile: gain 1 gold piece",
        "when you build a room that is not a room: gain 1 gold piece",
        "when you build a kitchen that is a library: gain 1 gold piece",
    ),
}
_PLACED = re.compile(r'"[^"\n]*\{\w')
"""A text with a number of a rule in it: another rule with such a number would be one too many."""

_HOSTS = ("race", "power", "lord")


def _land(file: File, content: Content, rng: Random) -> dict[str, str]:
    """Words of the game of a file to make rules with: two terrains, two numbers."""
    program = content.programs[file.language.vocabulary.family]
    lands = [
        (one.spellings[-2], one.spellings[-1])
        for one in program.declared
        if one.kind == "terrain" and one.reference.startswith(f"{file.pack.id}/")
    ]
    first, second = rng.sample(lands, 2) if lands else (("tile", "tiles"), ("room", "rooms"))
    few = rng.randint(1, 4)
    numbers = {"n": str(few), "more": str(few + rng.randint(1, 4))}
    return {"land": first[0], "lands": first[1], "other": second[0], **numbers}


def _hosts(file: File) -> list[tuple[Site, ...]]:
    return [line for line in rule_lines(file) if line[0].kinds[0] in _HOSTS]


def _added(
    rules: Mapping[str, Sequence[str]], file: File, content: Content, rng: Random
) -> Mistake | None:
    """Put a rule before another of an item."""
    hosts = [line for line in _hosts(file) if len(line[0].kinds) == 1]
    if not hosts or _PLACED.search(file.text):
        return None
    line = rng.choice(hosts)
    rule = rng.choice(rules[file.language.vocabulary.family])
    text = rule.format(**_land(file, content, rng))
    start = line[0].start
    changed = f"{file.text[:start]}{text}\n    {file.text[start:]}"
    return Mistake(changed, ((start, start + len(text)),), text)


def impossible_condition(file: File, content: Content, rng: Random) -> Mistake | None:
    """Add a rule under a condition that cannot be true, or for a thing that cannot be."""
    return _added(_CONDITIONS, file, content, rng)


def missed_moment(file: File, content: Content, rng: Random) -> Mistake | None:
    """Add a rule that waits for a moment that does not come."""
    return _added(_MOMENTS, file, content, rng)


def barred_offer(file: File, content: Content, rng: Random) -> Mistake | None:
    """Forbid what an item offers, or offer what it forbids, in so many words."""
    del content
    offers = []
    for line in _hosts(file):
        words = [s for s in line if s.token.type == "MAY"]
        start = line[0].start
        text = file.text[start : line[-1].end]
        offer = re.match(r"(?:[\w ]+, )*you may (?!not)([^:]+)", text)
        if words and offer and " if " not in text.partition(":")[0]:
            offers.append((line, offer[1].strip()))
    if not offers:
        return None
    line, deed = rng.choice(offers)
    ban = f"you may not {deed}"
    start = line[0].start
    changed = f"{file.text[:start]}{ban}\n    {file.text[start:]}"
    end = line[-1].end + len(changed) - len(file.text)
    return Mistake(changed, ((start, end),), ban)


_PIECE = re.compile(r"^    piece \w+ \{\n(.*?)^    \}$", re.MULTILINE | re.DOTALL)
_BOX = re.compile(r"^ +box: (\d+)\n", re.MULTILINE)
_LIMIT = re.compile(r"^ +limit: (\d+)$", re.MULTILINE)


def limit_above_box(file: File, content: Content, rng: Random) -> Mistake | None:
    """Let more pieces lie in a region than there are."""
    del content
    pieces = [m for m in _PIECE.finditer(file.text) if _BOX.search(m[1])]
    if not pieces:
        return None
    piece = rng.choice(pieces)
    box = _BOX.search(file.text, piece.start(1), piece.end(1))
    limit = _LIMIT.search(file.text, piece.start(1), piece.end(1))
    if box is None:
        return None
    many = int(box[1]) + rng.randint(1, 7)
    if limit is not None:
        return replaced(file.text, *limit.span(1), str(many))
    line = f"        limit: {many}\n"
    changed = file.text[: box.end()] + line + file.text[box.end() :]
    return Mistake(changed, ((box.end(), box.end() + len(line)),), line.strip())


_LEAVING = re.compile(r"^ +[^\n]*(?:remove|return|move)\b[^\n]*\n", re.MULTILINE)


def piece_that_stays(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out all lines of a piece that say how it leaves the board."""
    del content
    pieces = [m for m in _PIECE.finditer(file.text) if _LEAVING.search(m[1])]
    pieces = [m for m in pieces if "marker: yes" not in m[1]]
    # The pieces of a game itself lie where they are for good.
    pieces = [m for m in pieces if file.text.rfind("\nbase ", 0, m.start()) < 0]
    if not pieces:
        return None
    piece = rng.choice(pieces)
    kept = _LEAVING.sub("", piece[1])
    changed = file.text[: piece.start(1)] + kept + file.text[piece.end(1) :]
    return Mistake(changed, ((piece.start(), piece.start(1) + len(kept)),), "never leaves")


def trait_without_giver(file: File, content: Content, rng: Random) -> Mistake | None:
    """Ask for a trait that no rule gives."""
    hosts = [line for line in _hosts(file) if len(line[0].kinds) == 1]
    if not hosts or _PLACED.search(file.text):
        return None
    line = rng.choice(hosts)
    noun = "tile" if file.language.vocabulary.family == "digger" else "region"
    rule = {
        "region": (
            "income of your zesty regions is 1 more",
            "conquest cost of a zesty region is 1 less",
        ),
        "tile": ("when you build a zesty tile: gain 1 gold piece",),
    }[noun]
    name = 'trait zesty { name: it m "vivace" / "vivaci", es m "vivaz" / "vivaces", en "zesty" }'
    del content
    text = f"{rng.choice(rule)}\n    {name}\n    "
    start = line[0].start
    changed = f"{file.text[:start]}{text}{file.text[start:]}"
    return Mistake(changed, ((start, start + len(text)),), text)
