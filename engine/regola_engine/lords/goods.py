"""
The deeds of rules that are about goods: gold, food, imps, evil, red tokens, traps.

Each tells how it ended: done, not possible, or waiting for an answer; ``frame`` is the rule.
"""

from __future__ import annotations

from regola_engine.kernel.agenda import push
from regola_engine.kernel.asking import pick
from regola_engine.kernel.frames import ASKED, DONE, FAILED, Frame
from regola_engine.kernel.happening import announce
from regola_engine.kernel.masks import bits
from regola_engine.lords.position import GONE, NOBODY, Event, Position, banned, note, tell
from regola_engine.lords.sets import most_evil, ready_imps, traps_of

__all__ = [
    "can_pay", "can_use", "discard_traps", "gain", "gain_evil", "gain_traps", "lose",
    "lose_evil", "lure_paladin", "may_move_marker", "move_marker", "owe_gold", "pay", "use_imps",
]  # fmt: skip


def gain(position: Position, frame: Frame, count: int, good: str) -> int:
    """Give so many goods of a sort: a field of the position by seat."""
    held: list[int] = getattr(position, good)
    held[frame.you] += count
    note(position, f"gain-{good}", frame.you, count)
    return DONE


def lose(position: Position, frame: Frame, count: int, good: str) -> int:
    """Take so many goods of a sort, as many as there are at most."""
    held: list[int] = getattr(position, good)
    lost = min(count, held[frame.you])
    held[frame.you] -= lost
    if lost:
        note(position, f"lose-{good}", frame.you, lost)
    return DONE if lost else FAILED


def can_pay(position: Position, you: int, count: int, good: str) -> bool:
    """Tell whether a player has so many goods of a sort."""
    held: list[int] = getattr(position, good)
    return held[you] >= count


def pay(position: Position, frame: Frame, count: int, good: str) -> int:
    """Pay so many goods of a sort, or none."""
    if not can_pay(position, frame.you, count, good):
        return FAILED
    if count:
        lose(position, frame, count, good)
    return DONE


def can_use(position: Position, you: int, count: int) -> bool:
    """Tell whether a player has so many idle imps."""
    return ready_imps(position, you) >= count


def use_imps(position: Position, frame: Frame, count: int) -> int:
    """Put idle imps to work."""
    you = frame.you
    if not can_use(position, you, count):
        return FAILED
    position.busy[you] += count
    return DONE


def owe_gold(position: Position, frame: Frame, count: int) -> int:
    """Tell of each gold that a player owes, one after the other."""
    done = len(frame.left)
    if done >= count:
        return DONE if done else FAILED
    frame.left = (*frame.left, 1)
    tell(position, "owe gold", frame.you)
    return ASKED


# ---- evil -------------------------------------------------------------------------------------


def gain_evil(position: Position, frame: Frame, count: int) -> int:
    """Move the marker of a player up, point by point; it stays at the top."""
    return _move_marker(position, frame, count, 1)


def lose_evil(position: Position, frame: Frame, count: int) -> int:
    """Move the marker of a player down, point by point; it stays at the bottom."""
    return _move_marker(position, frame, count, -1)


def may_move_marker(position: Position, you: int, deed: str) -> bool:
    """Tell whether a player may ``gain evil``, or ``lose evil``."""
    return not banned(position, deed, you)


def _move_marker(position: Position, frame: Frame, count: int, step: int) -> int:
    if not may_move_marker(position, frame.you, "gain evil" if step > 0 else "lose evil"):
        return FAILED
    move_marker(position, frame.you, count, step)
    return DONE


def move_marker(position: Position, seat: int, count: int, step: int) -> None:
    """Move the marker of evil of a player; what each point sets off comes next."""
    told: list[Frame] = []
    for _ in range(count):
        level = position.evil[seat] + step
        if 1 <= level <= position.game.base.highest_evil:
            position.evil[seat] = level
            note(position, "evil", seat, step)
            deed = "gain evil" if step > 0 else "lose evil"
            told += announce(position, deed, Event(deed, seat))
    push(position, told)


def lure_paladin(position: Position, _frame: Frame) -> int:
    """
    Let the paladin go where he belongs: to the most evil player at his level or above it.

    From one player to another he goes only where it is more evil; he keeps his wounds.
    """
    paladin, host = position.paladin, position.host
    if paladin < 0:
        return FAILED
    level = position.game.base.paladin_level
    if host >= 0:
        level = max(level, position.evil[host] + 1)
    goal = most_evil(position, level)
    if goal < 0:
        return FAILED
    if host >= 0:
        position.parties[host].remove(paladin)
    position.host = goal
    position.parties[goal].insert(0, paladin)
    note(position, "paladin", goal, paladin)
    return DONE


# ---- traps ------------------------------------------------------------------------------------


def gain_traps(position: Position, frame: Frame, count: int) -> int:
    """Draw traps; those thrown away are shuffled when the stack is empty."""
    drawn = 0
    for _ in range(count):
        if not position.trap_deck:
            _shuffle_traps(position)
        if position.trap_deck:
            position.trap_keeper[position.trap_deck.pop()] = frame.you
            drawn += 1
    if drawn:
        note(position, "gain-traps", frame.you, drawn)
    return DONE if drawn else FAILED


def _shuffle_traps(position: Position) -> None:
    waste = [copy for copy, keeper in enumerate(position.trap_keeper) if keeper == GONE]
    for copy in waste:
        position.trap_keeper[copy] = NOBODY
    position.rng.shuffle(waste)
    position.trap_deck = waste


def discard_traps(position: Position, frame: Frame, count: int) -> int:
    """Throw traps away that their owner chooses, as many as he has at most."""
    if len(frame.left) < count:
        held = list(bits(traps_of(position, frame.you)))
        if held:
            trap = pick(position, frame, "discard", held)
            if trap is None:
                return ASKED
            position.trap_keeper[trap] = GONE
            frame.left = (*frame.left, trap)
            return discard_traps(position, frame, count)
    if frame.left:
        note(position, "lose-traps", frame.you, len(frame.left))
    return DONE if frame.left else FAILED
