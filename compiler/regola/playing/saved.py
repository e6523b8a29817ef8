"""Games kept in a file: how they were set up and each move, a line each, in YAML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from regola.findings import Sink
from regola.sources import Source, Span
from regola.yaml_files import Entry, Located, documents
from regola_engine.conquest.play import Opening

__all__ = ["FORMAT", "Saved", "read", "written"]

NOTHING = "none"
"""What stands for no race and no power: they are not settled."""

FORMAT = 1
"""The format of kept games; others are refused."""


@dataclass(frozen=True, slots=True)
class Saved:
    """
    A game that was kept: what it was played with, and its moves in words.

    ``board`` is the id of the board, empty for the game's own; ``opening`` what a seat took first
    where that was settled. ``taken`` and ``left`` are options, by the names that they were called
    by. ``places`` gives where each key stands in the file, ``lines`` where each move does.
    """

    game: str
    mix: tuple[str, ...]
    players: int
    scenarios: tuple[str, ...]
    lords: bool
    seed: int
    bots: tuple[str, ...]
    moves: tuple[str, ...]
    board: str = ""
    opening: Opening | None = None
    taken: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    places: Mapping[str, Span] = field(default_factory=dict)
    lines: tuple[Span, ...] = ()


def written(saved: Saved) -> str:
    """Return a kept game as the text of its file."""
    moves = "".join(f"  {move}\n" for move in saved.moves)
    return (
        f"regola: {FORMAT}\n"
        f"game: {saved.game}\n"
        f"mix: [{', '.join(saved.mix)}]\n"
        f"players: {saved.players}\n"
        f"{f'board: {saved.board}' + chr(10) if saved.board else ''}"
        f"{_opening_written(saved.opening)}"
        f"scenarios: [{', '.join(saved.scenarios)}]\n"
        f"lords: {'true' if saved.lords else 'false'}\n"
        f"{_options_written(saved)}"
        f"seed: {saved.seed}\n"
        f"bots: [{', '.join(saved.bots)}]\n"
        f"moves: |\n{moves}"
        # Last, so that a file that was cut short lacks it.
        f"count: {len(saved.moves)}\n"
    )


def _opening_written(opening: Opening | None) -> str:
    if opening is None:
        return ""
    return (
        "opening:\n"
        f"  seat: {opening.seat}\n"
        f"  race: {opening.race or NOTHING}\n"
        f"  power: {opening.power or NOTHING}\n"
        f"  races: [{', '.join(opening.races)}]\n"
        f"  powers: [{', '.join(opening.powers)}]\n"
        f"{_find_written(opening)}"
    )


def _find_written(opening: Opening) -> str:
    if not opening.find:
        return ""
    return f"  find: {opening.find}\n  finds: [{', '.join(opening.finds)}]\n"


def _options_written(saved: Saved) -> str:
    told = [(name, "true") for name in saved.taken] + [(name, "false") for name in saved.left]
    return "options:\n" + "".join(f"  {name}: {taken}\n" for name, taken in told) if told else ""


def _is_options(value: Located) -> bool:
    return value.is_mapping and all(
        isinstance(entry.key.value, str) and isinstance(entry.value.value, bool)
        for entry in value.entries
    )


def _is_names(value: Located) -> bool:
    return not value.is_mapping and all(_is_text(item) for item in value.items)


def _is_text(value: Located) -> bool:
    return isinstance(value.value, str)


def _is_number(value: Located) -> bool:
    return type(value.value) is int and 0 <= value.value < 10**18


_OPENING = {
    "seat": _is_number,
    "race": _is_text,
    "power": _is_text,
    "races": _is_names,
    "powers": _is_names,
}
"""What an opening holds."""

_FIND = {"find": _is_text, "finds": _is_names}
"""What it holds besides where a seat is to find something first."""


def _is_opening(value: Located) -> bool:
    found = (
        {str(entry.key.value): entry.value for entry in value.entries} if value.is_mapping else {}
    )
    forms = {**_OPENING, **(_FIND if "find" in found else {})}
    return found.keys() == forms.keys() and all(
        is_right(found[key]) for key, is_right in forms.items()
    )


_FORMS = {
    "regola": _is_number,
    "game": _is_text,
    "mix": _is_names,
    "players": _is_number,
    "board": _is_text,
    "opening": _is_opening,
    "scenarios": _is_names,
    "lords": lambda value: isinstance(value.value, bool),
    "options": _is_options,
    "seed": _is_number,
    "bots": lambda value: _is_names(value) and bool(value.items),
    "moves": _is_text,
    "count": _is_number,
}
"""What a file holds, and what the value of each key must be."""

_OPTIONAL = frozenset({"board", "opening", "options"})


def read(source: Source, sink: Sink) -> Saved | None:
    """Read a kept game; report what is wrong with it and where."""
    before = len(sink)
    found = list(documents(source, sink))
    if len(sink) > before:
        return None
    document = found[0] if len(found) == 1 else None
    if document is None or not document.is_mapping:
        sink.report("not-a-saved-game", Span.whole(source.path), key="regola")
        return None
    values = {str(entry.key.value): entry.value for entry in document.entries}
    told = values.get("regola")
    if told is not None and _is_number(told) and told.value != FORMAT:
        sink.report("other-save-format", told.span, found=told.value, expected=FORMAT)
        return None
    for key, is_right in _FORMS.items():
        if key not in values and key in _OPTIONAL:
            continue
        if key not in values or not is_right(values[key]):
            place = values[key].span if key in values else Span.whole(source.path)
            sink.report("not-a-saved-game", place, key=key)
            return None
    saved = _saved(source, values)
    if len(saved.moves) != values["count"].value:
        sink.report("not-a-saved-game", values["count"].span, key="count")
        return None
    return saved


def _saved(source: Source, values: Mapping[str, Located]) -> Saved:
    def names(key: str) -> tuple[str, ...]:
        return tuple(str(item.value) for item in values[key].items)

    def plain(key: str) -> Any:
        return values[key].value

    options = {str(one.key.value): one.value.value for one in _entries(values, "options")}
    moves = tuple(line.strip() for line in plain("moves").splitlines() if line.strip())
    return Saved(
        plain("game"),
        names("mix"),
        plain("players"),
        names("scenarios"),
        plain("lords"),
        plain("seed"),
        names("bots"),
        moves,
        plain("board") if "board" in values else "",
        _opening(values["opening"]) if "opening" in values else None,
        tuple(name for name, taken in options.items() if taken),
        tuple(name for name, taken in options.items() if not taken),
        {key: value.span for key, value in values.items()},
        tuple(_lines(source, values["moves"].span, moves)),
    )


def _entries(values: Mapping[str, Located], key: str) -> Iterable[Entry]:
    return values[key].entries if key in values else ()


def _opening(told: Located) -> Opening:
    found: dict[str, Any] = {str(entry.key.value): entry.value for entry in told.entries}
    races, powers, finds = (
        tuple(str(item.value) for item in found[key].items) if key in found else ()
        for key in ("races", "powers", "finds")
    )
    race, power, find = (
        "" if key not in found or found[key].value == NOTHING else found[key].value
        for key in ("race", "power", "find")
    )
    return Opening(found["seat"].value, race, power, races, powers, find, finds)


def _lines(source: Source, within: Span, moves: tuple[str, ...]) -> Iterator[Span]:
    """Give where each move stands, one after the other; the whole where one is not to be found."""
    start = within.start
    for move in moves:
        found = source.text.find(move, start, within.end)
        if found < 0:
            yield within
            continue
        start = found + len(move)
        yield source.span(found, start)
