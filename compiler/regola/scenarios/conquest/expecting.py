"""What a scenario of peoples may expect of the position and of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import HAND, Mention, Sort
from regola.scenarios.documents import spots, word
from regola.scenarios.family import Compared, amounts, compare
from regola.yaml_files import Located
from regola_engine.conquest import (
    NOBODY,
    bits,
    class_mask,
    count_markers,
    regions_of_players,
)
from regola_engine.conquest.play import IMMUNE, peoples_of, regions_with

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["OF_PLAYERS", "TOPICS", "mentions"]

_NOBODY = "nobody"

_NAMES: Mapping[str, Sort] = {
    "discarded": "banner",
    "immune": "region",
    "next": "banner",
    "winner": "player",
}
"""What stands for what in lists of names."""


def mentions(value: Located, players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the players, regions and pieces."""
    for entry in value.entries:
        topic = word(entry.key)
        if topic.text in TOPICS:
            yield from _mentioned(topic.text, entry.value, players)
        else:
            yield Mention("player", topic)
            holds = entry.value.get("holds")
            for name, _count in spots(holds) if holds else ():
                yield Mention("region", name)


def _mentioned(topic: str, value: Located, players: tuple[str, ...]) -> Iterator[Mention]:
    if topic == "owner":
        yield from _of_owners(value)
    elif topic in _NAMES:
        for name, _count in spots(value):
            yield Mention(_NAMES[topic], name)
    elif topic == "row":
        for one in value.items:
            yield from _of_combination(one)
    elif topic in ("pieces", "relics"):
        for entry in value.entries:
            yield Mention("piece" if topic == "pieces" else "relic", word(entry.key))
            for name, _count in spots(entry.value):
                if name.text not in (*players, HAND):
                    yield Mention("region", name)


def _of_owners(value: Located) -> Iterator[Mention]:
    for entry in value.entries:
        yield Mention("region", word(entry.key))
        yield Mention("player", word(entry.value))


def _of_combination(one: Located) -> Iterator[Mention]:
    yield Mention("race", word(one.get("race") or one))
    yield Mention("power", word(one.get("power") or one))


def _holds(table: Table, player: str, value: Located) -> None:
    expected = {region.text: count for region, count in spots(value) if count}
    compare(f"{player} holds", _listed(expected), _listed(_held(table, table.seat(player))))


def _listed(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items())) or "-"


def _held(table: Table, seat: int) -> dict[str, int]:
    state = table.state
    found: dict[str, int] = {}
    for people in peoples_of(state, seat):
        for region in bits(state.held[people]):
            found[state.game.board.places[region].id] = state.tokens[region]
    return found


def _people(table: Table, seat: int) -> int:
    """The active people of a player, else the one that declined last."""
    state = table.state
    active = state.active[seat]
    return active if active != NOBODY else max(peoples_of(state, seat), default=NOBODY)


def _coins(table: Table, seat: int) -> int:
    return table.state.coins[seat]


def _hand(table: Table, seat: int) -> int:
    people = _people(table, seat)
    return table.hand(people) if people != NOBODY else 0


def _side(table: Table, seat: int) -> int:
    people = _people(table, seat)
    return table.state.aside[people] if people != NOBODY else 0


def _tray(table: Table, seat: int) -> int:
    people = _people(table, seat)
    state = table.state
    return state.tray[people] + state.aside[people] if people != NOBODY else 0


OF_PLAYERS: Mapping[str, Compared] = {
    "holds": _holds,
    **amounts({"coins": _coins, "hand": _hand, "side": _side, "tray": _tray}),
}
"""What may be expected of a player."""


def _lying(table: Table, topic: str, value: Located) -> None:
    names = [place.id for place in table.state.game.board.places]
    players = list(table.players)
    for entry in value.entries:
        name = word(entry.key)
        kind = table.kind(name)
        counted = regions_with(table.state, kind)
        lying = Counter({names[region]: count for region, count in counted.items()})
        for seat in bits(table.state.given[kind]):
            lying[players[seat]] += count_markers(table.state, kind, 1 << seat)
        told = entry.value
        if isinstance(told.value, int):
            compare(f"{topic} {name.text}", told.value, lying.total())
            continue
        expected: Counter[str] = Counter()
        for where, count in spots(told):
            expected[where.text] += count
        if HAND in expected and HAND not in names:
            lying[HAND] += table.state.carried[kind]
            expected, lying = +expected, +lying
        compare(f"{topic} {name.text}", _listed(expected), _listed(lying))


def _immune(table: Table, topic: str, value: Located) -> None:
    """The regions that are immune to peoples of others than the player who holds them."""
    state = table.state
    mask = 0
    for people, owner in enumerate(state.owner):
        if owner != NOBODY:
            own = regions_of_players(state, 1 << owner)
            mask |= class_mask(state, IMMUNE, people) & ~own
    names = sorted(state.game.board.places[region].id for region in bits(mask))
    expected = sorted(name.text for name, _count in spots(value))
    compare(topic, ", ".join(expected) or "-", ", ".join(names) or "-")


def _owner(table: Table, topic: str, value: Located) -> None:
    players = list(table.players)
    for entry in value.entries:
        region = word(entry.key)
        holder = table.state.holder[table.region(region)]
        found = _NOBODY if holder == NOBODY else players[table.state.owner[holder]]
        compare(f"{topic} {region.text}", entry.value.value, found)


def _over(table: Table, topic: str, value: Located) -> None:
    found = table.clone()
    found.finish_turn()
    compare(topic, bool(value.value), found.state.over)


def _winner(table: Table, topic: str, value: Located) -> None:
    """Who wins if the game ends with this turn: one player, or several that share the victory."""
    found = table.clone()
    found.finish_turn()
    names = list(table.players)
    winners = [names[seat] for seat in found.state.winners()] if found.state.over else []
    expected = [name.text for name, _count in spots(value)]
    compare(topic, ", ".join(sorted(expected)) or "-", ", ".join(sorted(winners)) or "-")


def _row(table: Table, topic: str, value: Located) -> None:
    """The combinations of the row from the top, as many as are told, and the coins on them."""
    state = table.state
    for slot, one in enumerate(value.items):
        if slot >= len(state.row_races):
            compare(f"{topic} {slot}", _told_banner(table, one), "-")
        items = state.game.items_of(state.row_races[slot], state.row_powers[slot])
        found = " ".join(item.reference for item in items)
        compare(f"{topic} {slot}", _told_banner(table, one), found)
        coins = one.get("coins")
        if coins is not None:
            compare(f"{topic} {slot} coins", coins.value, state.row_coins[slot])


def _told_banner(table: Table, one: Located) -> str:
    return " ".join(table.reference(word(one.get(key) or one)) for key in ("race", "power"))


def _stacks(table: Table, topic: str, value: Located) -> None:
    """The banners and badges that come next from their stacks, or that come last."""
    state = table.state
    told = [table.reference(name) for name, _count in spots(value)]
    for items, stack in (
        (state.game.races, state.race_stack),
        (state.game.powers, state.power_stack),
    ):
        references = [item.reference for item in items]
        expected = [one for one in told if one in references]
        count = len(expected)
        lying = [references[number] for number in stack]
        found = lying[:count] if topic == "next" else lying[len(lying) - count :]
        compare(topic, ", ".join(expected) or "-", ", ".join(found) or "-")


TOPICS: Mapping[str, Compared] = {
    "discarded": _stacks,
    "next": _stacks,
    "row": _row,
    "winner": _winner,
    "immune": _immune,
    "over": _over,
    "owner": _owner,
    "pieces": _lying,
    "relics": _lying,
}
"""What may be expected of the position."""
