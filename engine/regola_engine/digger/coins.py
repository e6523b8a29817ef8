"""
The deeds of rules that are about coins.

Each tells how it ended: done, not possible, or waiting for an answer; ``frame`` is the rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.frames import ASKED, DONE, FAILED, Event, Frame
from regola_engine.digger.log import note
from regola_engine.kernel.agenda import push
from regola_engine.kernel.asking import pick
from regola_engine.kernel.happening import announce
from regola_engine.kernel.masks import bits

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = [
    "draw_coins",
    "exchange_coin",
    "give_coins",
    "give_stored",
    "move_coins",
    "put_coin",
    "reveal_coin",
    "take_any_coin",
    "take_coins",
    "take_heap",
]


def draw_coins(position: Position, frame: Frame, count: int) -> int:
    """Draw coins from the bag by chance, as many as there are at most; tell of each."""
    drawn = min(count, len(position.bag))
    told: list[Frame] = []
    for _ in range(drawn):
        position.coins[frame.you].append(_by_chance(position, position.bag))
        one = Event(frame.you)
        one.using = frame.event.using
        told += announce(position, "draw coin", one)
    push(position, told)
    return DONE if drawn else FAILED


def exchange_coin(position: Position, frame: Frame) -> int:
    """Put the coin drawn last back into the bag and draw another."""
    own = position.coins[frame.you]
    if not own or not position.bag:
        return FAILED
    coin = own.pop()
    own.append(_by_chance(position, position.bag))
    position.bag.append(coin)
    return DONE


def reveal_coin(position: Position, frame: Frame) -> int:
    """Look at a coin from the bag and put it back."""
    position.revealed = 0
    if not position.bag:
        return FAILED
    position.revealed = position.bag[int(position.rng.random() * len(position.bag))]
    note(position, "shown", frame.you, position.revealed)
    return DONE


def take_coins(position: Position, frame: Frame, seat: int, count: int) -> int:
    """Take coins of another player by chance, as many as he has at most."""
    return _hand_over(position, seat, frame.you, count)


def give_coins(position: Position, frame: Frame, seat: int, count: int, *, from_bag: bool) -> int:
    """Give another player coins from the hand or from the bag, by chance."""
    if not from_bag:
        return _hand_over(position, frame.you, seat, count)
    given = min(count, len(position.bag))
    for _ in range(given):
        position.coins[seat].append(_by_chance(position, position.bag))
    return DONE if given else FAILED


def give_stored(position: Position, _frame: Frame, seat: int, tiles: int) -> int:
    """Give another player all coins that lie in some tiles."""
    given = False
    for tile in bits(tiles):
        position.coins[seat].extend(position.stored[tile])
        given = given or bool(position.stored[tile])
        position.stored[tile] = ()
    return DONE if given else FAILED


def put_coin(position: Position, frame: Frame, tiles: int) -> int:
    """Lay a coin of the hand in one of some tiles."""
    if not tiles or not position.coins[frame.you]:
        return FAILED
    tile = pick(position, frame, "store", list(bits(tiles)))
    if tile is None:
        return ASKED
    coin = _by_chance(position, position.coins[frame.you])
    position.stored[tile] = (*position.stored[tile], coin)
    return DONE


def take_any_coin(position: Position, frame: Frame, seat: int) -> int:
    """Take a coin of another player, which is looked for among all that he has."""
    worth = sorted(set(position.coins[seat]))
    if not worth:
        return FAILED
    coin = pick(position, frame, "coin", worth)
    if coin is None:
        return ASKED
    position.coins[seat].remove(coin)
    position.coins[frame.you].append(coin)
    return DONE


def take_heap(position: Position, frame: Frame) -> int:
    """Take all coins of the heap."""
    taken = bool(position.heap)
    position.coins[frame.you].extend(position.heap)
    position.heap.clear()
    return DONE if taken else FAILED


def move_coins(position: Position, seat: int, source: str, goal: str, count: int) -> int:
    """Move coins by chance between a player's hand, the bag and the heap, as many as there are."""
    piles = {"hand": position.coins[seat], "bag": position.bag, "heap": position.heap}
    moved = min(count, len(piles[source]))
    for _ in range(moved):
        piles[goal].append(_by_chance(position, piles[source]))
    return DONE if moved else FAILED


def _hand_over(position: Position, giver: int, taker: int, count: int) -> int:
    given = min(count, len(position.coins[giver]))
    for _ in range(given):
        position.coins[taker].append(_by_chance(position, position.coins[giver]))
    return DONE if given else FAILED


def _by_chance(position: Position, coins: list[int]) -> int:
    return coins.pop(int(position.rng.random() * len(coins)))
