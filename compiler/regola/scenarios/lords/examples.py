"""Examples of content of dungeons, put into the form of scenario files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from regola.program.model import FieldEntry, FieldLine, Item, Value
from regola.scenarios.truths import is_taken, is_yes
from regola.sources import Span
from regola.yaml_files import Entry, Located

__all__ = ["document"]

Words = Sequence[Value]
_NONE = "none"


def document(example: Item, game: str, packs: Iterable[str]) -> Located:
    """
    Return an example as the document of a scenario file that means the same.

    A line that says too little makes a part that the form of scenarios refuses.
    """
    top: dict[str, Any] = {"scenario": example.title, "game": game, "players": []}
    top |= {"packs": list(packs)} if packs else {}
    places: dict[tuple[str, ...], Span] = {}
    steps: list[Located] = []
    for line in example.fields:
        if line.key in _STEPS:
            steps.append(_located(_STEPS[line.key](line), line.span, {}))
        elif line.key in _OPENING:
            _OPENING[line.key](top, line)
            places.setdefault((_SECTIONS.get(line.key, line.key), *_named_in(line)), line.span)
    ends = Entry(Located("steps", example.span), Located(tuple(steps), example.span))
    entries = _located(top, example.span, places).entries
    return Located((*entries, ends), example.whole, is_mapping=True)


def _located(
    value: Any,
    span: Span,
    places: Mapping[tuple[str, ...], Span],
    path: tuple[str, ...] = (),
) -> Located:
    """Give each value the place of the line that it comes from."""
    here = places.get(path, span)
    if isinstance(value, Mapping):
        inner = {key: _located(one, here, places, (*path, key)) for key, one in value.items()}
        entries = tuple(Entry(Located(key, one.span), one) for key, one in inner.items())
        return Located(entries, here, is_mapping=True)
    if isinstance(value, list):
        return Located(tuple(_located(one, here, {}) for one in value), here)
    return Located(value, here)


def _named_in(line: FieldLine) -> tuple[str, ...]:
    first = line.entries[0].values[:1] if line.key == "option" else line.arguments
    return tuple(map(str, first))


# ---- shapes of values --------------------------------------------------------------------------


def _one(words: Words) -> Any:
    return words[0] if words else True


def _list(words: Words) -> list[Value]:
    return [word for word in words if word != _NONE]


def _pairs(words: Words) -> dict[str, Value]:
    """Read ``c1 hatchery c3 workshop`` or ``none`` as names with what they have."""
    told = _list(words)
    return {str(name): value for name, value in zip(told[::2], told[1::2], strict=False)}


def _nothing(_words: Words) -> None:
    return None


_AMOUNTS = ("battlefield", "busy", "evil", "fame", "food", "gold", "hand", "idle", "imps", "known",
            "score", "tax", "tokens", "trap_count")  # fmt: skip
_PAIRED = ("minions", "rooms", "wounds")
_HELD: Mapping[str, Callable[[Words], Any]] = {
    **dict.fromkeys(_AMOUNTS, _one),
    **dict.fromkeys(_PAIRED, _pairs),
}
"""How what a player has is read; all others are lists."""


def _told(entries: Iterable[FieldEntry]) -> dict[str, Any]:
    """Read entries whose first word says what the rest is about."""
    found = ((str(entry.values[0]), entry.values[1:]) for entry in entries if entry.values)
    return {word: _HELD.get(word, _list)(rest) for word, rest in found if word != _NONE}


def _all(line: FieldLine) -> list[Value]:
    return [value for entry in line.entries for value in entry.values]


# ---- the position -----------------------------------------------------------------------------


def _given(top: dict[str, Any], line: FieldLine) -> None:
    player = "".join(line.arguments[:1])
    top["players"].append(player)
    top.setdefault("state", {})[player] = _told(line.entries)


def _option(top: dict[str, Any], line: FieldLine) -> None:
    for entry in line.entries:
        word, *rest = entry.values
        top.setdefault("options", {})[str(word)] = is_taken(rest)


def _plain(top: dict[str, Any], line: FieldLine) -> None:
    top[line.key] = _all(line)[0]


def _listed(top: dict[str, Any], line: FieldLine) -> None:
    top[line.key] = _list(_all(line))


_SECTIONS = {"given": "state", "option": "options"}
_OPENING: Mapping[str, Callable[[dict[str, Any], FieldLine], None]] = {
    **dict.fromkeys(("dummy", "event", "first", "round", "special", "stage", "until", "year"),
                    _plain),
    **dict.fromkeys(("cards", "offer", "waiting"), _listed),
    "given": _given,
    "option": _option,
}  # fmt: skip

# ---- steps ------------------------------------------------------------------------------------

_DEEDS: Mapping[str, Callable[[Words], Any]] = {"answer": is_yes, "pass": _nothing}


def _play(line: FieldLine) -> dict[str, Any]:
    words = _all(line)
    is_refused = words[0] == "refused" and len(words) > 1
    verb, *rest = words[1:] if is_refused else words
    done = {str(verb): _DEEDS.get(str(verb), _one)(rest)}
    return {"refused": done} if is_refused else done


def _expect(line: FieldLine) -> dict[str, Any]:
    topic = "".join(line.arguments[:1])
    if topic not in _TOPICS:
        return {"expect": {topic: _told(line.entries)}}
    return {"expect": {topic: _TOPICS[topic](_all(line))}}


_TOPICS: Mapping[str, Callable[[Words], Any]] = {
    **dict.fromkeys(("choices", "lords", "winners"), _list),
    **dict.fromkeys(("dummy", "first", "turn"), _one),
    "over": is_yes,
}
_STEPS: Mapping[str, Callable[[FieldLine], dict[str, Any]]] = {"expect": _expect, "play": _play}
