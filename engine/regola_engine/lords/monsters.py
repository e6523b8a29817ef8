"""The deeds of rules that are about monsters: hiring, paying, posting, waking and losing them."""

from __future__ import annotations

from regola_engine.kernel.asking import keep_one, on_one, pick
from regola_engine.kernel.frames import ASKED, DONE, FAILED, Frame
from regola_engine.kernel.masks import bits, first
from regola_engine.kernel.standing import is_so, number
from regola_engine.lords.goods import lose, move_marker
from regola_engine.lords.position import (
    GONE,
    NOBODY,
    Position,
    banned,
    heard_of,
    note,
    tell,
    tell_heard,
)
from regola_engine.lords.sets import monsters_of, offered, traps_of

__all__ = [
    "can_hire", "can_lose", "can_pay_monster", "can_post", "dismiss", "hire", "lose_monster",
    "muster", "muster_one", "pay_monster", "post_monster", "turn_down", "wake",
]  # fmt: skip


PRICES = ("gold price", "food price", "evil price")
"""What a monster costs, beside what is given away for it."""

# ---- prices -----------------------------------------------------------------------------------


def can_pay_monster(position: Position, you: int, copy: int) -> bool:
    """Tell whether a player can pay the price of a monster."""
    data = position.game.monster_data[position.game.monsters[copy]]
    others = monsters_of(position, 1 << you) & ~(1 << copy)
    return (
        number(position, "gold price", you, copy) <= position.gold[you]
        and number(position, "food price", you, copy) <= position.food[you]
        and data.traps <= traps_of(position, you).bit_count()
        and data.monsters <= others.bit_count()
        and _may_grow_evil(position, you, number(position, "evil price", you, copy))
    )


def _may_grow_evil(position: Position, you: int, count: int) -> bool:
    return not count or not banned(position, "gain evil", you)


def pay_monster(position: Position, frame: Frame, copy: int) -> int:
    """Pay the price of a monster, all of it or nothing; the player chooses what he gives away."""
    if not can_pay_monster(position, frame.you, copy):
        return FAILED
    given = _given_away(position, frame, copy, len(frame.left))
    if given is None:
        return ASKED
    _settle(position, frame, copy, given)
    return DONE


def _given_away(position: Position, frame: Frame, copy: int, kept: int) -> tuple[int, ...] | None:
    """Return the traps, then the monsters, that a player gives for one; none while he is asked."""
    data = position.game.monster_data[position.game.monsters[copy]]
    while len(given := frame.left[kept:]) < data.traps + data.monsters:
        wants_trap = len(given) < data.traps
        others = monsters_of(position, 1 << frame.you) & ~(1 << copy)
        held = traps_of(position, frame.you) if wants_trap else others
        mine = given if wants_trap else given[data.traps :]
        things = [one for one in bits(held) if one not in mine]
        chosen = pick(position, frame, "give-trap" if wants_trap else "give-monster", things)
        if chosen is None:
            return None
        frame.left = (*frame.left, chosen)
    return frame.left[kept:]


def _settle(position: Position, frame: Frame, copy: int, given: tuple[int, ...]) -> None:
    you = frame.you
    data = position.game.monster_data[position.game.monsters[copy]]
    lose(position, frame, number(position, "gold price", you, copy), "gold")
    lose(position, frame, number(position, "food price", you, copy), "food")
    for trap in given[: data.traps]:
        position.trap_keeper[trap] = GONE
        note(position, "lose-traps", you, 1)
    for monster in given[data.traps :]:
        _let_go(position, you, monster)
    note(position, "wage", you, copy)
    move_marker(position, you, number(position, "evil price", you, copy), 1)


# ---- hiring and losing ------------------------------------------------------------------------


def _hireable(position: Position, you: int, monsters: int) -> list[int]:
    shown = bits(monsters & offered(position))
    return [copy for copy in shown if can_pay_monster(position, you, copy)]


def can_hire(position: Position, you: int, monsters: int) -> bool:
    """Tell whether a player can pay for one of some monsters."""
    return bool(_hireable(position, you, monsters))


def hire(position: Position, frame: Frame, monsters: int) -> int:
    """Take one of some monsters and pay its price."""
    you = frame.you
    outcome = keep_one(position, frame, "hire", lambda: _hireable(position, you, monsters))
    if outcome != DONE:
        return outcome
    copy = frame.left[0]
    given = _given_away(position, frame, copy, 1)
    if given is None:
        return ASKED
    position.keeper[copy] = you
    note(position, "hire", you, copy, of=PRICES)
    tell(position, "hire monster", you, monster=copy)
    _settle(position, frame, copy, given)
    return DONE


def muster(position: Position, frame: Frame, monsters: int) -> int:
    """Tell of all of some monsters one after the other, as many as are still there."""
    own = monsters & monsters_of(position, 1 << frame.you)
    left = [copy for copy in bits(own) if copy not in frame.left]
    if not left:
        return DONE if frame.left else FAILED
    frame.left = (*frame.left, left[0])
    tell(position, "muster monster", frame.you, monster=left[0])
    return ASKED


def muster_one(position: Position, frame: Frame, monsters: int) -> int:
    """Tell of one of some monsters of a player, which he chooses."""
    own, you = list(bits(monsters & monsters_of(position, 1 << frame.you))), frame.you
    return on_one(
        position,
        frame,
        "muster",
        own,
        lambda copy: tell(position, "muster monster", you, monster=copy),
    )


def dismiss(position: Position, frame: Frame, copy: int) -> int:
    """Let a monster go."""
    if position.keeper[copy] != frame.you:
        return FAILED
    heard = heard_of(position, "dismiss monster", frame.you, monster=copy)
    _let_go(position, frame.you, copy)
    tell_heard(position, heard)
    return DONE


def _let_go(position: Position, seat: int, copy: int) -> None:
    """Take a monster from its player: a loyal one is shuffled into the stack, others are gone."""
    is_loyal = is_so(position, "loyal", seat, copy)
    position.keeper[copy] = NOBODY if is_loyal else GONE
    note(position, "dismiss", seat, copy)
    if is_loyal:
        position.dormant &= ~(1 << copy)
        position.monster_deck.append(copy)
        position.rng.shuffle(position.monster_deck)
        note(position, "restack", seat, copy)


def can_lose(position: Position, you: int, monsters: int) -> bool:
    """Tell whether a player has one of some monsters."""
    return bool(monsters & monsters_of(position, 1 << you))


def lose_monster(position: Position, frame: Frame, monsters: int) -> int:
    """Lose one of some monsters, which its player chooses."""
    found = list(bits(monsters & monsters_of(position, 1 << frame.you)))
    return on_one(position, frame, "lose", found, lambda copy: _let_go(position, frame.you, copy))


# ---- in a fight -------------------------------------------------------------------------------


def _postable(position: Position, you: int, monsters: int, tile: int) -> list[int]:
    own = bits(monsters & monsters_of(position, 1 << you))
    free = (copy for copy in own if copy not in position.posted[you])
    return [
        one for one in free if not banned(position, "put monster in", you, monster=one, tile=tile)
    ]


def can_post(position: Position, you: int, monsters: int, tiles: int) -> bool:
    """Tell whether one of some monsters of a player may be put in a tile."""
    return bool(tiles and _postable(position, you, monsters, first(tiles)))


def post_monster(position: Position, frame: Frame, monsters: int, tiles: int) -> int:
    """Put one of some monsters in a tile; it attacks after those that are there."""
    you, tile = frame.you, first(tiles)
    found = _postable(position, you, monsters, tile) if tiles else []
    return on_one(position, frame, "post", found, lambda copy: _post(position, you, copy, tile))


def _post(position: Position, seat: int, copy: int, tile: int) -> None:
    position.posted[seat].append(copy)
    note(position, "post", seat, copy, tile)


def turn_down(position: Position, frame: Frame, monsters: int) -> int:
    """Turn one of some monsters face down: it is dormant until the end of the year."""
    awake = list(bits(monsters & monsters_of(position, 1 << frame.you) & ~position.dormant))
    return on_one(
        position, frame, "turn-down", awake, lambda copy: _sleep(position, frame.you, copy)
    )


def _sleep(position: Position, seat: int, copy: int) -> None:
    position.dormant |= 1 << copy
    note(position, "dormant", seat, copy)


def wake(position: Position, frame: Frame, copy: int) -> int:
    """Take a monster back: it is not dormant."""
    if not position.dormant >> copy & 1:
        return FAILED
    position.dormant &= ~(1 << copy)
    note(position, "awake", frame.you, copy)
    return DONE
