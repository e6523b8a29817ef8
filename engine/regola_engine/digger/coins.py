"""
The deeds of rules that are about coins.

Each tells how it ended: done, not possible, or waiting for an answer; ``frame`` is the rule.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from regola_engine.digger.frames import ASKED, DONE, FAILED, Event, Frame
from regola_engine.digger.log import note
from regola_engine.kernel.agenda import push
from regola_engine.kernel.asking import keep, keep_one, pick
from regola_engine.kernel.happening import announce
from regola_engine.kernel.masks import bits

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = [
    "draw_coins",
    "exchange_coin",
    "give_coins",
    "give_from_bag",
    "give_stored",
    "has_coins",
    "move_coins",
    "put_coin",
    "reveal_coin",
    "send_coins",
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
    return _drawn(position, position.coins[seat], position.coins[frame.you], count)


def give_from_bag(position: Position, _frame: Frame, seat: int, count: int) -> int:
    """Give another player coins from the bag, by chance."""
    return _drawn(position, position.bag, position.coins[seat], count)


def give_coins(
    position: Position, frame: Frame, seat: int, count: int, *, by_chance: bool = False
) -> int:
    """Give another player coins from the hand, by chance or those that the giver chooses."""
    return _from_hand(position, frame, position.coins[seat], count, by_chance=by_chance)


def give_stored(position: Position, _frame: Frame, seat: int, tiles: int) -> int:
    """Give another player all coins that lie in some tiles."""
    given = False
    for tile in bits(tiles):
        position.coins[seat].extend(position.stored[tile])
        given = given or bool(position.stored[tile])
        position.stored[tile] = ()
    return DONE if given else FAILED


def put_coin(position: Position, frame: Frame, tiles: int, *, by_chance: bool = False) -> int:
    """Lay a coin of the hand, by chance or one that is chosen, in one of some tiles."""
    own = position.coins[frame.you]
    if not tiles or not own:
        return FAILED
    if keep_one(position, frame, "store", lambda: list(bits(tiles))) == ASKED:
        return ASKED
    coin = (
        _by_chance(position, own) if by_chance else pick(position, frame, "coin", sorted(set(own)))
    )
    if coin is None:
        return ASKED
    if not by_chance:
        own.remove(coin)
    tile = frame.left[0]
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


def send_coins(
    position: Position, frame: Frame, seat: int, goal: str, count: int, *, by_chance: bool = False
) -> int:
    """Have coins of a hand go to a pile: by chance those of another, of one's own those chosen."""
    pile = _pile(position, seat, goal)
    if seat != frame.you:
        return _drawn(position, position.coins[seat], pile, count)
    return _from_hand(position, frame, pile, count, by_chance=by_chance)


def move_coins(position: Position, frame: Frame, source: str, goal: str, count: int) -> int:
    """Move coins by chance from the bag or the heap, as many as there are at most."""
    you = frame.you
    return _drawn(position, _pile(position, you, source), _pile(position, you, goal), count)


def has_coins(position: Position, you: int, pile: str) -> bool:
    """Tell whether there are coins in a player's hand, in the bag or in the heap."""
    return bool(_pile(position, you, pile))


def _pile(position: Position, seat: int, name: str) -> list[int]:
    return {"hand": position.coins[seat], "bag": position.bag, "heap": position.heap}[name]


def _drawn(position: Position, source: list[int], goal: list[int], count: int) -> int:
    """Have coins that nobody looks at go from one pile to another."""
    drawn = min(count, len(source))
    goal.extend([_by_chance(position, source) for _ in range(drawn)])
    return DONE if drawn else FAILED


def _from_hand(
    position: Position, frame: Frame, goal: list[int], count: int, *, by_chance: bool
) -> int:
    """Have coins of the hand go to a pile."""
    own = position.coins[frame.you]
    if by_chance:
        return _drawn(position, own, goal, count)
    chosen = _chosen(position, frame, own, count) if count < len(own) else tuple(own)
    if chosen is None:
        return ASKED
    for coin in chosen:
        own.remove(coin)
    goal.extend(chosen)
    return DONE if chosen else FAILED


def _chosen(position: Position, frame: Frame, own: list[int], count: int) -> tuple[int, ...] | None:
    """Return so many coins, chosen one after the other; none while a choice is open."""
    while len(frame.left) < count:
        coin = pick(position, frame, "coin", sorted(Counter(own) - Counter(frame.left)))
        if coin is None:
            return None
        keep(frame, coin)
    return frame.left


def _by_chance(position: Position, coins: list[int]) -> int:
    return coins.pop(int(position.rng.random() * len(coins)))
