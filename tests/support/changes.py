"""
Change a pack as authors do: one thing of a known kind that players or designers notice, or layout.

A change knows the item it lies in and what it may be told as; chance picks the place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

__all__ = ["KINDS", "LAYOUTS", "Changed", "changed", "laid_out_otherwise"]

_TERRAINS = ("mountain", "hill", "forest", "farmland", "swamp")
_TOP = re.compile(r"^(race|power|board|base|terrain|symbol) (\w+) \{", re.MULTILINE)

Texts = Mapping[str, str]
Place = tuple[str, re.Match[str]]


@dataclass(frozen=True, slots=True)
class Kind:
    """
    A kind of change: where it can be made, and what is written there.

    ``subjects`` are those under which it may be told, ``most`` how often: a border that leads
    elsewhere is one that is gone and one that is new.
    """

    pattern: re.Pattern[str]
    written: Callable[[re.Match[str], Random], str]
    subjects: frozenset[str]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Changed:
    """A pack with one change: its texts, the kind, the id of the item, and what stood there."""

    texts: Texts
    kind: str
    item: str
    before: str
    after: str


def _grown(match: re.Match[str], chance: Random) -> str:
    return f"{match[1]}{int(match[2]) + chance.choice((1, 2))}{match[3]}"


def _other_land(match: re.Match[str], chance: Random) -> str:
    land = chance.choice([one for one in _TERRAINS if one != match[2]])
    return f"{match[1]}{land}{match[3]}"


def _renamed(match: re.Match[str], _chance: Random) -> str:
    return f"{match[1]}{match[2]}ino{match[3]}"


def _reworded(match: re.Match[str], _chance: Random) -> str:
    return f"{match[1]}Ora: {match[2]}{match[3]}"


def _taken(match: re.Match[str], _chance: Random) -> str:
    return f"{match[1]}{'taken' if match[2] == 'not taken' else 'not taken'}{match[3]}"


def _without(match: re.Match[str], _chance: Random) -> str:
    return match[1]


def _with(line: str) -> Callable[[re.Match[str], Random], str]:
    return lambda match, _chance: f"{match[0]}{line}"


def _kind(
    pattern: str, written: Callable[[re.Match[str], Random], str], *subjects: str, most: int = 1
) -> Kind:
    return Kind(re.compile(pattern, re.MULTILINE), written, frozenset(subjects), most)


_RULE = r"^    (?:income|conquest cost|once|at|when|the first|you may|in|before|tokens kept)\b"
_RULE_LINE = rf"{_RULE}[^\n{{]*\n(?:        [^\n]*\n)*"


def _block(kind: str) -> str:
    """Return the pattern of an item inside another."""
    return rf"()^    {kind} [^\n]*\n(?:        [^\n]*\n)*    \}}\n"


_JOLLY = """power jolly {
    name: it "Gaie", es "Alegres", en "Jolly"
    tokens: 4
}
"""

KINDS: Mapping[str, Kind] = {
    "number of a rule": _kind(rf"({_RULE}[^\n]*? )(\d+)( [^\n]*)", _grown, "rule"),
    "land of a rule": _kind(
        rf"({_RULE}[^\n]*? )(mountain|hill|forest|farmland|swamp)(s?\b[^\n]*)", _other_land, "rule"
    ),
    "rule that is gone": _kind(rf"((?:^    source:[^\n]*\n\n)){_RULE_LINE}", _without, "rule"),
    "rule that is new": _kind(
        r"^    source:[^\n]*\n\n", _with("    at scoring: gain 4 coins\n"), "rule"
    ),
    "tokens": _kind(r"(^    tokens: )(\d+)()$", _grown, "number"),
    "tokens at most": _kind(r"(^    tokens: \d+ of )(\d+)()", _grown, "number"),
    "box": _kind(r"(^        box: )(\d+)()", _grown, "number"),
    "rounds": _kind(r"(^    rounds: )(\d+)()", _grown, "number"),
    "name of an item": _kind(r'(^    name: it [^"\n]*")(\w+)(")', _renamed, "name"),
    "name of a piece": _kind(r'(^        name: it [^"\n]*")(\w+)(")', _renamed, "name"),
    "land of a region": _kind(
        r"(^    region \w+: )(mountain|hill|forest|farmland|swamp)(\b)", _other_land, "region"
    ),
    "symbol of a region": _kind(
        r"^(    region \w+: [^\n]*), (?:magic|mine|cavern|lost_tribe|border)$", _without, "region"
    ),
    "border that is gone": _kind(r"^(    borders: \w+-\w+), \w+-\w+", _without, "border"),
    "default of an option": _kind(r"(^        default: )((?:not )?taken)()", _taken, "default"),
    "answer of a ruling": _kind(r'(^        answer: it ")([^"]*)(")', _reworded, "prose"),
    "question of a ruling": _kind(r'(^        question: it ")([^"]*)(")', _reworded, "prose"),
    "words of an example": _kind(r'(^        says: it ")([^"]*)(")', _reworded, "prose"),
    "step of an example": _kind(r"(^        given \w+: [^\n]*coins )(\d+)()", _grown, "step"),
    "land of an example": _kind(
        r"(^        region \w+: )(mountain|hill|forest|farmland|swamp)(\b)", _other_land, "step"
    ),
    "example that is gone": _kind(_block("example"), _without, "item"),
    "ruling that is gone": _kind(_block("ruling"), _without, "item"),
    "item that is gone": _kind(
        r"()^(?:race|power) \w+ \{\n(?:[ #\n][^\n]*\n?|\n)*\}\n", _without, "item"
    ),
    "item that is new": _kind(r"\A", _with(_JOLLY), "item"),
}
"""What authors change, by what it is called."""


def changed(texts: Texts, chance: Random) -> Changed:
    """Return the texts of a pack with one change of a kind that chance picks."""
    while True:
        name = chance.choice(list(KINDS))
        places = list(_places(texts, KINDS[name].pattern))
        if not places:
            raise LookupError(name)
        path, match = chance.choice(places)
        after = KINDS[name].written(match, chance)
        text = texts[path]
        new = f"{text[: match.start()]}{after}{text[match.end() :]}"
        return Changed({**texts, path: new}, name, _item(text, match), match[0], after)


def _places(texts: Texts, pattern: re.Pattern[str]) -> Iterator[Place]:
    for path in sorted(texts):
        yield from ((path, match) for match in pattern.finditer(texts[path]))


def _item(text: str, match: re.Match[str]) -> str:
    """Return the id of the top-level item that a change lies in."""
    heads = [head for head in _TOP.finditer(text) if head.start() <= match.start()]
    return heads[-1][2] if heads else ""


# ---- layout -------------------------------------------------------------------------------------

_Layout = Callable[[str, Random], str]


def _comment(text: str, chance: Random) -> str:
    return _at_a_line(text, chance, "# a thought of the author\n")


def _empty_line(text: str, chance: Random) -> str:
    return _at_a_line(text, chance, "\n")


def _at_a_line(text: str, chance: Random, line: str) -> str:
    """Put a line before one that begins a rule or a field."""
    places = [match.start() for match in re.finditer(r"^    \w+(?: \w+)*: ", text, re.MULTILINE)]
    place = chance.choice([0, *places])
    return f"{text[:place]}{line}{text[place:]}"


def _wider(text: str, chance: Random) -> str:
    places = [match.start() for match in re.finditer(r"(?<=: )\S", text)]
    place = chance.choice(places or [0])
    return f"{text[:place]}   {text[place:]}"


def _behind(text: str, chance: Random) -> str:
    places = [match.end() for match in re.finditer(r"^    \w+: [^\"\n#]*\w$", text, re.MULTILINE)]
    place = chance.choice(places or [len(text)])
    return f"{text[:place]}  # as printed{text[place:]}"


def _borders_turned(text: str, _chance: Random) -> str:
    return re.sub(r"\b(\w+)-(\w+)(?=,|$)", _turned, text, count=1, flags=re.MULTILINE)


def _turned(match: re.Match[str]) -> str:
    return f"{match[2]}-{match[1]}" if "borders" in match.string else match[0]


def _carriage_returns(text: str, _chance: Random) -> str:
    return text.replace("\n", "\r\n")


def _indented(text: str, _chance: Random) -> str:
    return re.sub(r"^    ", "  ", text, flags=re.MULTILINE)


LAYOUTS: Mapping[str, _Layout] = {
    "comment": _comment,
    "empty line": _empty_line,
    "wider": _wider,
    "comment behind": _behind,
    "borders turned": _borders_turned,
    "carriage returns": _carriage_returns,
    "indented otherwise": _indented,
}
"""What changes how a text looks and nothing that it says."""


def laid_out_otherwise(texts: Texts, chance: Random) -> tuple[str, Texts]:
    """Return the name of a change of layout, and the texts with it; or with a file renamed."""
    path = chance.choice(sorted(texts))
    name = chance.choice([*LAYOUTS, "file renamed"])
    if name == "file renamed":
        return name, {f"moved/{one}" if one == path else one: text for one, text in texts.items()}
    return name, {**texts, path: LAYOUTS[name](texts[path], chance)}
