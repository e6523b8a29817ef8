"""Make scenarios of documents that have the right form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regola.scenarios.conquest.model import People, Region, Scenario, Seat
from regola.scenarios.documents import Word, spots, steps_of, word
from regola.yaml_files import Entry, Located

__all__ = ["scenario"]

_ROUND = 3
_COINS = 5


def scenario(document: Located, item: str = "") -> Scenario:
    """Read a document that has the right form."""
    return _Reader(document, item).read()


class _Reader:
    def __init__(self, document: Located, item: str) -> None:
        self._document = document
        self._item = item

    def read(self) -> Scenario:
        get = self._document.get
        board = get("board") or self._document
        players = [word(player) for player in self._list("players")]
        return Scenario(
            id=str(self._value("scenario")),
            item=self._item,
            game=word(get("game") or self._document),
            packs=tuple(word(pack) for pack in self._list("packs")),
            mix=tuple(word(game) for game in self._list("mix")),
            board=word(found) if (found := board.get("map")) else None,
            regions=tuple(_regions(board.get("regions"))),
            borders=tuple(_borders(board.get("borders"))),
            seats=tuple(self._seats(players)),
            round=int(self._value("round", _ROUND)),
            turn=word(turn) if (turn := get("turn")) else players[0],
            phase=str(self._value("phase", "conquest")),
            pieces=tuple(_lying(get("pieces"))),
            relics=tuple(_lying(get("relics"))),
            options=tuple((word(e.key), bool(e.value.value)) for e in _entries(get("options"))),
            row=tuple(_combination(one) for one in self._list("row")),
            drawn=tuple(word(one) for one in self._list("drawn")),
            next=tuple(word(one) for one in self._list("next")),
            discarded=tuple(word(one) for one in self._list("discarded")),
            steps=tuple(steps_of(self._document)),
            span=(get("scenario") or self._document).span,
        )

    def _value(self, key: str, default: Any = None) -> Any:
        found = self._document.get(key)
        return default if found is None else found.value

    def _list(self, key: str) -> tuple[Located, ...]:
        found = self._document.get(key)
        return () if found is None else found.items

    def _seats(self, players: list[Word]) -> Iterator[Seat]:
        state = self._document.get("state")
        for player in players:
            told = state.get(player.text) if state else None
            yield _seat(player, told)


def _entries(located: Located | None) -> tuple[Entry, ...]:
    return () if located is None else located.entries


def _regions(regions: Located | None) -> Iterator[Region]:
    for entry in _entries(regions):
        yield Region(word(entry.key), tuple(_words(entry.value)))


def _words(region: Located) -> Iterator[Word]:
    """Give the words of a region; keys that are no terrain mark it as often as they say."""
    yield from (word(one) for one in region.items)
    for entry in region.entries:
        if entry.key.value == "terrain":
            yield word(entry.value)
        elif entry.key.value == "symbols":
            yield from (word(one) for one in entry.value.items)
        else:
            yield from [word(entry.key)] * int(entry.value.value)


def _borders(borders: Located | None) -> Iterator[tuple[Word, Word]]:
    for one in () if borders is None else borders.items:
        left, _, right = str(one.value).partition("-")
        yield Word(left, one.span), Word(right, one.span)


def _seat(player: Word, told: Located | None) -> Seat:
    if told is None:
        return Seat(player, _COINS, ())
    coins = told.get("coins")
    declined = told.get("declined")
    peoples = [_people(one, declined=True) for one in (declined.items if declined else ())]
    if told.get("race") is not None:
        peoples.append(_people(told, declined=False))
    used = told.get("used")
    return Seat(
        player,
        int(coins.value) if coins else _COINS,
        tuple(peoples),
        tuple(spots(used)) if used else (),
    )


def _people(told: Located, *, declined: bool) -> People:
    power, holds = told.get("power"), told.get("holds")
    race = told.get("race") or told
    return People(
        word(race),
        word(power) if power else None,
        _count(told, "hand"),
        tuple(spots(holds)) if holds else (),
        declined,
        race.span,
        _count(told, "side"),
        _count(told, "survivors"),
    )


def _count(told: Located, key: str) -> int:
    found = told.get(key)
    return int(found.value) if found else 0


def _lying(pieces: Located | None) -> Iterator[tuple[Word, Word, int]]:
    for entry in _entries(pieces):
        for where, count in spots(entry.value):
            yield word(entry.key), where, count


def _combination(told: Located) -> tuple[Word, Word, int]:
    return word(told.get("race") or told), word(told.get("power") or told), _count(told, "coins")
