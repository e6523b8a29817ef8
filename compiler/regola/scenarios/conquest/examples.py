"""Examples of the content, put into the form of scenario files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from regola.program.model import FieldEntry, FieldLine, Item, Value
from regola.scenarios.truths import is_taken, is_yes
from regola.sources import Span
from regola.yaml_files import Entry, Located

__all__ = ["document"]

NONE = "none"
"""What stands where nothing is held, placed or protected."""


def document(example: Item, game: str, packs: Iterable[str]) -> Located:
    """
    Return an example as the document of a scenario file that means the same.

    A line that says too little makes a part that the form of scenarios refuses.
    """
    made = _Document(example)
    made.put("scenario", example.title)
    made.put("game", game)
    for line in example.fields:
        reader = _READERS.get(line.key)
        if reader is not None:
            reader(made, line)
    made.finish(list(packs))
    return made.located()


class _Document:
    """A mapping under construction; every value has the place of its line."""

    def __init__(self, example: Item) -> None:
        self._example = example
        self._top: dict[str, Located] = {}
        self.regions: dict[str, Located] = {}
        self.borders: list[Located] = []
        self.state: dict[str, dict[str, Located]] = {}
        self.declined: dict[str, list[Located]] = {}
        self.pieces: dict[str, Located] = {}
        self.relics: dict[str, Located] = {}
        self.options: dict[str, Located] = {}
        self.steps: list[Located] = []
        self.span = example.span

    def put(self, key: str, value: Any, span: Span | None = None) -> None:
        self._top[key] = _scalar(value, span or self.span)

    def put_located(self, key: str, value: Located) -> None:
        self._top[key] = value

    def seat(self, player: str) -> dict[str, Located]:
        return self.state.setdefault(player, {})

    def finish(self, packs: list[str]) -> None:
        """Put the parts together that several lines make up."""
        for player, peoples in self.declined.items():
            self.seat(player)["declined"] = Located(tuple(peoples), peoples[0].span)
        if "board" not in self._top:
            board = {"regions": _mapping(self.regions, self.span)}
            if self.borders:
                board["borders"] = Located(tuple(self.borders), self.borders[0].span)
            self._top["board"] = _mapping(board, self.span)
        players = tuple(_scalar(player, self.span) for player in self.state)
        self._top["players"] = Located(players, self.span)
        seats = {player: _mapping(parts, self.span) for player, parts in self.state.items()}
        self._top["state"] = _mapping(seats, self.span)
        for key, parts in (
            ("pieces", self.pieces),
            ("relics", self.relics),
            ("options", self.options),
        ):
            if parts:
                self._top[key] = _mapping(parts, self.span)
        if packs:
            self._top["packs"] = Located(tuple(_scalar(p, self.span) for p in packs), self.span)
        self._top["steps"] = Located(tuple(self.steps), self.span)

    def located(self) -> Located:
        return _mapping(self._top, self._example.whole)


def _scalar(value: Any, span: Span) -> Located:
    return Located(value, span)


def _mapping(parts: Mapping[str, Located], span: Span) -> Located:
    entries = tuple(Entry(_scalar(key, value.span), value) for key, value in parts.items())
    return Located(entries, span, is_mapping=True)


def _sequence(values: Iterable[Located], span: Span) -> Located:
    return Located(tuple(values), span)


def _whose(line: FieldLine) -> str:
    """Return the name before the colon, empty where none is written."""
    return next(iter(line.arguments), "")


# ---- the position -----------------------------------------------------------------------------


def _region(made: _Document, line: FieldLine) -> None:
    # Words that no comma divides are one word, which no terrain is called.
    words = [_scalar("_".join(map(str, one.values)), one.span) for one in line.entries]
    made.regions[_whose(line)] = _sequence(words, line.span)


def _borders(made: _Document, line: FieldLine) -> None:
    for entry in line.entries:
        made.borders.append(_scalar("".join(str(value) for value in entry.values), entry.span))


def _map(made: _Document, line: FieldLine) -> None:
    board = {"map": _scalar(line.entries[0].values[0], line.entries[0].span)}
    made.put_located("board", _mapping(board, line.span))


def _plain(made: _Document, line: FieldLine) -> None:
    made.put(line.key, line.entries[0].values[0], line.entries[0].span)


_AMOUNTS = ("coins", "hand", "side", "survivors")


def _people(entries: Iterable[FieldEntry], span: Span) -> dict[str, Located]:
    """Read ``race, power, coins N, hand N, used ITEM N, REGION N``."""
    parts: dict[str, Located] = {}
    holds: dict[str, Located] = {}
    used: dict[str, Located] = {}
    names = iter(("race", "power"))
    for entry in entries:
        word, *rest = entry.values
        if rest and word in _AMOUNTS:
            parts[str(word)] = _scalar(rest[0], entry.span)
        elif rest and word == "used":
            used[str(rest[0])] = _scalar(rest[1] if len(rest) > 1 else 1, entry.span)
        elif rest:
            holds[str(word)] = _scalar(rest[0], entry.span)
        else:
            parts[next(names, str(word))] = _scalar(word, entry.span)
    for key, told in (("holds", holds), ("used", used)):
        if told:
            parts[key] = _mapping(told, span)
    return parts


def _given(made: _Document, line: FieldLine) -> None:
    made.seat(_whose(line)).update(_people(line.entries, line.span))


def _declined(made: _Document, line: FieldLine) -> None:
    player = _whose(line)
    made.seat(player)
    people = _mapping(_people(line.entries, line.span), line.span)
    made.declined.setdefault(player, []).append(people)


def _piece(made: _Document, line: FieldLine) -> None:
    made.pieces[_whose(line)] = _spots(line.entries, line.span)


def _relic(made: _Document, line: FieldLine) -> None:
    for entry in line.entries:
        if len(entry.values) > 1:
            made.relics[str(entry.values[0])] = _scalar(entry.values[1], entry.span)


def _option(made: _Document, line: FieldLine) -> None:
    for entry in line.entries:
        word, *rest = entry.values
        made.options[str(word)] = _scalar(is_taken(rest), entry.span)


def _row(made: _Document, line: FieldLine) -> None:
    made.put_located("row", _sequence((_combination(e) for e in line.entries), line.span))


def _combination(entry: FieldEntry) -> Located:
    """Read ``RACE POWER`` and the coins that lie there."""
    parts = dict(zip(("race", "power", "coins"), entry.values, strict=False))
    return _mapping({key: _scalar(value, entry.span) for key, value in parts.items()}, entry.span)


def _named(made: _Document, line: FieldLine) -> None:
    words = (_scalar(entry.values[0], entry.span) for entry in line.entries)
    made.put_located(line.key, _sequence(words, line.span))


def _spots(entries: Iterable[FieldEntry], span: Span) -> Located:
    """Read ``a 3, b`` or ``none`` as regions with counts; a list where one stands twice."""
    told = [entry for entry in entries if entry.values and entry.values != (NONE,)]
    if not told:
        return _sequence((), span)
    names = [str(entry.values[0]) for entry in told]
    if len(set(names)) < len(names):
        return _sequence((_scalar(entry.values[0], entry.span) for entry in told), span)
    return _mapping(
        {
            name: _scalar(_second(entry), entry.span)
            for name, entry in zip(names, told, strict=True)
        },
        span,
    )


def _second(entry: FieldEntry) -> Value:
    return entry.values[1] if len(entry.values) > 1 else 1


# ---- steps ------------------------------------------------------------------------------------


def _step(made: _Document, name: str, value: Located, span: Span) -> None:
    made.steps.append(_mapping({name: value}, span))


def _cost(made: _Document, line: FieldLine) -> None:
    """Read ``b 3, c 2 with RACE using ITEM``."""
    plain = _spots(line.entries, line.span)
    named = [entry for entry in line.entries if entry.values[2:3] in (("with",), ("using",))]
    costs = {
        str(entry.values[0]): _mapping(
            {"cost": _scalar(entry.values[1], entry.span)} | _pairs(entry.values[2:], entry.span),
            entry.span,
        )
        for entry in named
    }
    if costs and plain.is_mapping:
        parts = {str(entry.key.value): entry.value for entry in plain.entries}
        plain = _mapping(parts | costs, line.span)
    _step(made, "cost", plain, line.span)


def _income(made: _Document, line: FieldLine) -> None:
    _step(made, "income", _scalar(line.entries[0].values[0], line.span), line.span)


def _play(made: _Document, line: FieldLine) -> None:
    first, *others = line.entries
    words = list(first.values)
    refused = words[0] == "refused" and len(words) > 1
    if refused:
        del words[0]
    verb, *rest = words
    entries = [FieldEntry(tuple(rest), first.span), *others]
    reader = _DEEDS.get(str(verb))
    value = reader(entries, line.span) if reader else _sequence((), line.span)
    if refused:
        _step(made, "refused", _mapping({str(verb): value}, line.span), line.span)
    else:
        _step(made, str(verb), value, line.span)


def _nothing(_entries: list[FieldEntry], span: Span) -> Located:
    return _scalar(None, span)


def _first_word(entries: list[FieldEntry], span: Span) -> Located:
    return _scalar(entries[0].values[0] if entries[0].values else None, span)


def _all_words(entries: list[FieldEntry], span: Span) -> Located:
    """Read ``b``, or ``b c``: several are a list."""
    words = entries[0].values
    if len(words) < 2:  # noqa: PLR2004  # one word is the thing itself
        return _first_word(entries, span)
    return _sequence([_scalar(word, span) for word in words], span)


def _conquest(entries: list[FieldEntry], span: Span) -> Located:
    region, *rest = entries[0].values or (None,)
    if not rest:
        return _scalar(region, span)
    return _mapping({"region": _scalar(region, span)} | _pairs(rest, span), span)


def _pairs(words: Sequence[Value], span: Span) -> dict[str, Located]:
    """Read ``using ITEM using ITEM die N``: several helps are a list."""
    pairs = list(zip(words[::2], words[1::2], strict=False))
    told = {str(key): _scalar(value, span) for key, value in pairs}
    helps = [_scalar(value, span) for key, value in pairs if key == "using"]
    return told | ({"using": _sequence(helps, span)} if len(helps) > 1 else {})


def _distribution(entries: list[FieldEntry], span: Span) -> Located:
    spots = _spots(entries, span)
    return spots if spots.is_mapping else _mapping({}, span)


def _owned(read: Callable[[list[FieldEntry], Span], Located]) -> Deed:
    """Read a deed whose first word says whose or what the rest is."""

    def reader(entries: list[FieldEntry], span: Span) -> Located:
        first, *others = entries
        if not first.values:
            return _scalar(None, span)
        name, *rest = first.values
        inner = read([FieldEntry(tuple(rest), first.span), *others], span)
        return _mapping({str(name): inner}, span)

    return reader


def _choice(entries: list[FieldEntry], span: Span) -> Located:
    words = entries[0].values
    keys, words = (("slot",), words[1:]) if words[:1] == ("slot",) else (("race", "power"), words)
    names = dict(zip(keys, words, strict=False))
    return _mapping({key: _scalar(value, span) for key, value in names.items()}, span)


Deed = Callable[[list[FieldEntry], Span], Located]

_DEEDS: Mapping[str, Deed] = {
    "abandon": _first_word,
    "choose": _choice,
    "conquer": _conquest,
    "decline": _nothing,
    "end": _first_word,
    "place": _owned(_spots),
    "redeploy": _distribution,
    "retreat": _owned(_distribution),
    "roll": _first_word,
    "skip": _first_word,
    "use": _owned(_all_words),
}


def _expect(made: _Document, line: FieldLine) -> None:
    topic = _whose(line)
    reader = _TOPICS.get(topic, _player_expected)
    value = _mapping({topic: reader(line.entries, line.span)}, line.span)
    _step(made, "expect", value, line.span)


def _player_expected(entries: Iterable[FieldEntry], span: Span) -> Located:
    parts: dict[str, Located] = {}
    holds: dict[str, Located] = {}
    exact = False
    for entry in entries:
        word, *rest = entry.values
        if word in ("coins", "hand", "side", "tray"):
            parts[str(word)] = _scalar(rest[0] if rest else None, entry.span)
            continue
        exact = True
        if word != NONE:
            holds[str(word)] = _scalar(rest[0] if rest else 1, entry.span)
    if exact:
        parts["holds"] = _mapping(holds, span)
    return _mapping(parts, span)


def _by_kind(entries: Iterable[FieldEntry], span: Span) -> Located:
    kinds: dict[str, list[FieldEntry]] = {}
    for entry in entries:
        kind, *rest = entry.values
        kinds.setdefault(str(kind), []).append(FieldEntry(tuple(rest), entry.span))
    return _mapping({kind: _spots(spots, span) for kind, spots in kinds.items()}, span)


def _by_region(entries: Iterable[FieldEntry], span: Span) -> Located:
    pairs = {str(e.values[0]): _scalar(_second(e), e.span) for e in entries}
    return _mapping(pairs, span)


def _regions(entries: Iterable[FieldEntry], span: Span) -> Located:
    return _sequence(_listed(entries), span)


def _listed(entries: Iterable[FieldEntry]) -> Iterator[Located]:
    for entry in entries:
        if entry.values != (NONE,):
            yield _scalar(entry.values[0], entry.span)


def _yes(entries: Iterable[FieldEntry], span: Span) -> Located:
    return _scalar(is_yes(next(iter(entries)).values), span)


def _combinations(entries: Iterable[FieldEntry], span: Span) -> Located:
    return _sequence((_combination(entry) for entry in entries), span)


_TOPICS: Mapping[str, Callable[[Iterable[FieldEntry], Span], Located]] = {
    "discarded": _regions,
    "immune": _regions,
    "next": _regions,
    "over": _yes,
    "owner": _by_region,
    "pieces": _by_kind,
    "relics": _by_kind,
    "row": _combinations,
    "winner": _regions,
}

_READERS: Mapping[str, Callable[[_Document, FieldLine], None]] = {
    "borders": _borders,
    "cost": _cost,
    "declined": _declined,
    "discarded": _named,
    "drawn": _named,
    "expect": _expect,
    "given": _given,
    "income": _income,
    "map": _map,
    "next": _named,
    "option": _option,
    "phase": _plain,
    "piece": _piece,
    "play": _play,
    "region": _region,
    "relic": _relic,
    "round": _plain,
    "row": _row,
    "turn": _plain,
}
