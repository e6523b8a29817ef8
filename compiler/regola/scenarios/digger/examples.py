"""Examples of content of tiles, put into the form of scenario files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from regola.program.model import FieldEntry, FieldLine, Item, Value
from regola.scenarios.truths import is_taken, is_yes
from regola.sources import Span
from regola.yaml_files import Entry, Located

__all__ = ["document"]

NONE = "none"
"""What stands where nothing is held."""

Words = Sequence[Value]


def document(example: Item, game: str, packs: Iterable[str]) -> Located:
    """
    Return an example as the document of a scenario file that means the same.

    A line that says too little makes a part that the form of scenarios refuses.
    """
    top: dict[str, Any] = {"scenario": example.title, "game": game, "players": []}
    if packs:
        top["packs"] = list(packs)
    places: dict[tuple[str, ...], Span] = {}
    steps: list[Located] = []
    for line in example.fields:
        if line.key in _STEPS:
            steps.append(_located(_STEPS[line.key](line), line.span))
        elif line.key in _OPENING:
            _OPENING[line.key](top, line)
            section = _SECTIONS.get(line.key, (line.key,))
            places.setdefault((*section, *_named_in(line)), line.span)
    located = _located(top, example.span, places)
    ends = Entry(Located("steps", example.span), Located(tuple(steps), example.span))
    return Located((*located.entries, ends), example.whole, is_mapping=True)


def _located(
    value: Any,
    span: Span,
    places: Mapping[tuple[str, ...], Span] | None = None,
    path: tuple[str, ...] = (),
) -> Located:
    """Give each value the place of the line that it comes from."""
    here = (places or {}).get(path, span)
    if isinstance(value, Mapping):
        parts = [
            (key, _located(part, here, places, (*path, str(key)))) for key, part in value.items()
        ]
        entries = tuple(Entry(Located(key, part.span), part) for key, part in parts)
        return Located(entries, here, is_mapping=True)
    if isinstance(value, list):
        return Located(tuple(_located(one, here) for one in value), here)
    return Located(value, here)


def _named_in(line: FieldLine) -> tuple[str, ...]:
    """Return what a line tells of: the name before its colon, or the option that it names."""
    first = line.entries[0].values[:1] if line.key == "option" else line.arguments
    return tuple(map(str, first))


def _whose(line: FieldLine) -> str:
    """Return the name before the colon, empty where none is written."""
    return next(iter(line.arguments), "")


# ---- the position -----------------------------------------------------------------------------


def _row(top: dict[str, Any], line: FieldLine) -> None:
    extent = "".join(str(value) for value in line.entries[0].values)
    top.setdefault("board", {}).setdefault("rows", {})[_whose(line)] = extent


def _tile(top: dict[str, Any], line: FieldLine) -> None:
    first, *others = line.entries
    made = {"tile": first.values[0], **_phrases(others, _OF_TILES)}
    top.setdefault("tiles", {})[_whose(line)] = made


def _token(top: dict[str, Any], line: FieldLine) -> None:
    top.setdefault("tokens", {})[_whose(line)] = _phrases(line.entries, _OF_TOKENS)


def _given(top: dict[str, Any], line: FieldLine) -> None:
    player = _whose(line)
    top["players"].append(player)
    seat: dict[str, Any] = {}
    for entry in line.entries:
        word, *rest = entry.values
        if word in _HELD:
            seat.setdefault(_HELD[str(word)], []).append(_project(rest))
        elif word != NONE:
            seat[str(word)] = _OF_SEATS.get(str(word), _first)(rest)
    top.setdefault("state", {})[player] = seat


def _option(top: dict[str, Any], line: FieldLine) -> None:
    for entry in line.entries:
        word, *rest = entry.values
        top.setdefault("options", {})[str(word)] = is_taken(rest)


def _scenarios(top: dict[str, Any], line: FieldLine) -> None:
    top["with"] = [entry.values[0] for entry in line.entries]


def _plain(top: dict[str, Any], line: FieldLine) -> None:
    top[line.key] = line.entries[0].values[0]


def _coins(top: dict[str, Any], line: FieldLine) -> None:
    top[line.key] = _list(line.entries[0].values)


def _phrases(
    entries: Iterable[FieldEntry], readers: Mapping[str, Callable[[Words], Any]]
) -> dict[str, Any]:
    """Read entries whose first word says what the rest is about."""
    return {
        str(entry.values[0]): readers.get(str(entry.values[0]), _first)(entry.values[1:])
        for entry in entries
        if entry.values
    }


def _first(words: Words) -> Any:
    return words[0] if words else True


def _list(words: Words) -> list[Value]:
    return [word for word in words if word != NONE]


def _counts(words: Words) -> dict[str, Value]:
    """Read ``a1 2 a3 1`` or ``none`` as names with numbers."""
    told = _list(words)
    return {str(name): count for name, count in zip(told[::2], told[1::2], strict=False)}


def _project(words: Words) -> dict[str, Any]:
    kind, *edges = words
    return {"tile": kind, "edges": list(edges)} if edges else {"tile": kind}


_HELD = {"project": "projects", "drawn": "bag"}
_OF_SEATS: Mapping[str, Callable[[Words], Any]] = {"coins": _list}
_OF_TILES: Mapping[str, Callable[[Words], Any]] = {
    "coins": _list,
    "edges": _list,
    "goons": _counts,
    "marker": _list,
}
_OF_TOKENS: Mapping[str, Callable[[Words], Any]] = {"leads": _counts}
_SECTIONS: Mapping[str, tuple[str, ...]] = {
    "given": ("state",),
    "option": ("options",),
    "row": ("board", "rows"),
    "scenario": ("with",),
    "tile": ("tiles",),
    "token": ("tokens",),
}
_OPENING: Mapping[str, Callable[[dict[str, Any], FieldLine], None]] = {
    "bag": _coins,
    "given": _given,
    "grains": _plain,
    "heap": _coins,
    "option": _option,
    "quiet": _plain,
    "round": _plain,
    "row": _row,
    "scenario": _scenarios,
    "stack": _plain,
    "tile": _tile,
    "token": _token,
    "turn": _plain,
}

# ---- steps ------------------------------------------------------------------------------------


def _play(line: FieldLine) -> dict[str, Any]:
    words = [value for entry in line.entries for value in entry.values]
    if words[0] == "refused" and len(words) > 1:
        verb = str(words[1])
        return {"refused": {verb: _DEEDS.get(verb, _first)(words[2:])}}
    verb = str(words[0])
    return {verb: _DEEDS.get(verb, _first)(words[1:])}


def _named(*keys: str) -> Callable[[Words], dict[str, Any]]:
    """Read words that stand for keys in order; then pairs of a key and its value."""

    def reader(words: Words) -> dict[str, Any]:
        rest = words[len(keys) :]
        pairs = zip(rest[::2], rest[1::2], strict=False)
        named = dict(zip(keys, words, strict=False))
        return named | {str(key): value for key, value in pairs}

    return reader


def _march(words: Words) -> dict[str, Any]:
    return {**_named("who")(words[:1]), "to": list(words[1:])}


def _walk(words: Words) -> dict[str, Any]:
    """Read ``a1 a2``, then ``goons 3`` or ``careful``."""
    return {**_named("from", "to")(words[:2]), **_manner(words[2:])}


def _reach(words: Words) -> dict[str, Any]:
    """Read ``a1 a2 a3``: from where, to which spaces; then perhaps ``goons 3``."""
    rest = words[1:]
    end = rest.index("goons") if "goons" in rest else len(rest)
    return {**_named("from")(words[:1]), "to": _list(rest[:end]), **_manner(rest[end:])}


def _manner(words: Words) -> dict[str, Any]:
    """Read how many goons walk, and whether they do so with care."""
    counted = words[words.index("goons") :][:2] if "goons" in words else ()
    goons = _named()(counted)
    return goons | ({"careful": True} if "careful" in words else {})


def _nothing(_words: Words) -> None:
    return None


_DEEDS: Mapping[str, Callable[[Words], Any]] = {
    "answer": is_yes,
    "bonus": _list,
    "build": _named("tile", "at"),
    "conquer": _named("who"),
    "exchange": _list,
    "march": _march,
    "offered": _list,
    "pass": _nothing,
    "reach": _reach,
    "step": _walk,
    "summon": _named("who", "at"),
    "token": _named("who", "at"),
}


def _expect(line: FieldLine) -> dict[str, Any]:
    topic = _whose(line)
    if topic in _TOPICS:
        return {"expect": {topic: _TOPICS[topic](line.entries)}}
    return {"expect": {topic: _phrases(line.entries, _OF_PLAYERS)}}


def _by_name(entries: Iterable[FieldEntry]) -> dict[str, Value]:
    return _counts([value for entry in entries for value in entry.values[:2]])


def _by_space(entries: Iterable[FieldEntry]) -> dict[str, Value]:
    return {str(entry.values[0]): (*entry.values, NONE)[1] for entry in entries}


def _all_by_space(entries: Iterable[FieldEntry]) -> dict[str, list[Value]]:
    return {str(entry.values[0]): list(entry.values[1:]) for entry in entries}


def _each(entries: Iterable[FieldEntry]) -> list[Value]:
    return list(_told(entries))


def _told(entries: Iterable[FieldEntry]) -> Iterator[Value]:
    for entry in entries:
        yield from _list(entry.values)


def _alone(entries: Iterable[FieldEntry]) -> Value:
    return next(iter(entries)).values[0]


def _yes(entries: Iterable[FieldEntry]) -> bool | str:
    return is_yes(next(iter(entries)).values)


_OF_PLAYERS: Mapping[str, Callable[[Words], Any]] = {
    "defeated": is_yes,
    "goons": _counts,
    "held": _list,
}
_TOPICS: Mapping[str, Callable[[Iterable[FieldEntry]], Any]] = {
    "bag": _alone,
    "capacity": _by_name,
    "finish": _alone,
    "grains": _alone,
    "heap": _alone,
    "hidden": _each,
    "leads": _by_name,
    "markers": _all_by_space,
    "over": _yes,
    "speed": _by_name,
    "stack": _alone,
    "steps": _alone,
    "stored": _by_name,
    "strength": _by_name,
    "tiles": _by_space,
    "tokens": _by_space,
    "turn": _alone,
    "waiting": _each,
    "winners": _each,
}
_STEPS: Mapping[str, Callable[[FieldLine], dict[str, Any]]] = {"expect": _expect, "play": _play}
