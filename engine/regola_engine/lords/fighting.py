"""The deeds of rules that are about parties and fights: joining, traps, attacks, wounds, spells."""

from __future__ import annotations

from itertools import takewhile

from regola_engine.kernel.asking import keep, on_one
from regola_engine.kernel.frames import ASKED, DONE, FAILED, Frame
from regola_engine.kernel.masks import bits, first
from regola_engine.kernel.moves import NOBODY
from regola_engine.kernel.standing import is_so, number
from regola_engine.lords.position import GONE, Position, banned, heard_of, note, tell, tell_heard
from regola_engine.lords.sets import party_of, traps_of

__all__ = [
    "attack", "attack_with_one", "can_deal", "can_lay", "deal_to_all", "deal_to_one",
    "deal_to_party", "end_wounds", "free_hero", "heal", "invoke", "lay_trap", "mark_party",
    "mark_tile", "poison", "prevent", "put_next", "settle_wounds", "spring", "spring_one",
]  # fmt: skip


# ---- parties ----------------------------------------------------------------------------------


def put_next(position: Position, frame: Frame) -> int:
    """
    Let the next adventurer join: at the end, a bold one before all but a paladin.

    A bold one who is patient goes behind those who are bold as well.
    """
    if not position.waiting:
        return FAILED
    hero, seat = position.waiting.pop(0), frame.you
    party = position.parties[seat]
    place = len(party)
    if is_so(position, "bold", seat, hero):
        place = int(bool(party) and party[0] == position.paladin)
        if is_so(position, "patient", seat, hero):
            bold = (is_so(position, "bold", seat, other) for other in party[place:])
            place += sum(takewhile(bool, bold))
    party.insert(place, hero)
    note(position, "join", seat, hero)
    tell(position, "join party", seat, hero=hero)
    return DONE


def free_hero(position: Position, frame: Frame, heroes: int) -> int:
    """Free one of some heroes of his prison, whom the player chooses: he goes home."""
    held = [hero for hero in sorted(position.prisons[frame.you]) if heroes >> hero & 1]
    return on_one(position, frame, "free", held, lambda hero: _free(position, frame.you, hero))


def _free(position: Position, seat: int, hero: int) -> None:
    heard = heard_of(position, "free adventurer", seat, hero=hero)
    position.prisons[seat].remove(hero)
    note(position, "free", seat, hero)
    tell_heard(position, heard)


# ---- wounds -----------------------------------------------------------------------------------


def can_deal(position: Position, you: int, heroes: int) -> bool:
    """Tell whether one of some heroes is in a player's dungeon."""
    return bool(heroes & party_of(position, you))


def deal_to_one(position: Position, frame: Frame, count: int, heroes: int) -> int:
    """Deal wounds to one of some heroes of the party, whom its host chooses."""
    found = [hero for hero in position.parties[frame.you] if heroes >> hero & 1]
    return on_one(position, frame, "wound", found, lambda hero: _deal(position, frame, hero, count))


def deal_to_all(position: Position, frame: Frame, count: int, heroes: int) -> int:
    """Deal wounds to each of some heroes of the party."""
    found = [hero for hero in position.parties[frame.you] if heroes >> hero & 1]
    for hero in found:
        _deal(position, frame, hero, count)
    return DONE if found else FAILED


def deal_to_party(position: Position, frame: Frame, count: int) -> int:
    """Deal wounds to a party: to the front, and what is left over to the next."""
    if not position.parties[frame.you] or count <= 0:
        return FAILED
    for hero in list(position.parties[frame.you]):
        left = _left(position, frame.you, hero)
        dealt = min(count, left)
        _deal(position, frame, hero, dealt, spread=True)
        count -= dealt
    return DONE


def _left(position: Position, seat: int, hero: int) -> int:
    """Return how many wounds more a hero can bear."""
    borne = position.wounds[hero] + position.pending.count(hero)
    return max(number(position, "health", seat, hero) - borne, 0)


def _deal(position: Position, frame: Frame, hero: int, count: int, *, spread: bool = False) -> None:
    """Wound a hero; by a trap at the end of its step alone, less by the shield if by a monster."""
    if frame.event.verb == "spring trap":
        position.pending += [hero] * count
        return
    if frame.event.verb == "attack party" and not spread:
        count -= number(position, "shield", frame.you, frame.you)
    if count > 0:
        _wound(position, frame.you, hero, count)


def _wound(position: Position, seat: int, hero: int, count: int) -> None:
    position.wounds[hero] += count
    note(position, "wound", seat, hero, count)
    if position.wounds[hero] >= number(position, "health", seat, hero):
        _beat(position, seat, hero)


def _beat(position: Position, seat: int, hero: int) -> None:
    """Put a hero who can bear no more in prison."""
    heard = heard_of(position, "beat adventurer", seat, hero=hero)
    position.parties[seat].remove(hero)
    position.prisons[seat].append(hero)
    position.thinned |= 1 << seat
    position.poisoned &= ~(1 << hero)
    if hero == position.paladin:
        position.paladin = position.host = NOBODY
    note(position, "beaten", seat, hero)
    tell_heard(position, heard)


def prevent(position: Position, frame: Frame, count: int) -> int:
    """Take away the first wounds that traps dealt, beginning with those of the front."""
    party = position.parties[frame.you]
    position.pending.sort(key=party.index)
    prevented = min(count, len(position.pending))
    del position.pending[:prevented]
    if prevented:
        note(position, "prevent", frame.you, prevented)
    return DONE if prevented else FAILED


def settle_wounds(position: Position, seat: int) -> None:
    """Deal the wounds of traps that nobody prevented."""
    pending, position.pending = position.pending, []
    for hero in [one for one in position.parties[seat] if one in pending]:
        _wound(position, seat, hero, pending.count(hero))


def heal(position: Position, frame: Frame, count: int) -> int:
    """Heal wounds of a party, those of the front first."""
    left = count
    for hero in position.parties[frame.you]:
        healed = min(left, position.wounds[hero])
        position.wounds[hero] -= healed
        left -= healed
    if left < count:
        note(position, "heal", frame.you, count - left)
    return DONE if left < count else FAILED


def poison(position: Position, frame: Frame, heroes: int) -> int:
    """Poison one of some heroes of the party: wounds when the round ends, if he is still there."""
    found = [hero for hero in position.parties[frame.you] if heroes >> hero & 1]
    return on_one(position, frame, "poison", found, lambda hero: _poison(position, hero))


def _poison(position: Position, hero: int) -> None:
    position.poisoned |= 1 << hero


POISON = 2
"""The wounds that poison deals."""


def end_wounds(position: Position, seat: int) -> None:
    """Deal what poison deals at the end of a round."""
    for hero in [one for one in position.parties[seat] if position.poisoned >> one & 1]:
        position.poisoned &= ~(1 << hero)
        _wound(position, seat, hero, POISON)


# ---- traps ------------------------------------------------------------------------------------


def _layable(position: Position, you: int, traps: int, tile: int) -> list[int]:
    laid = bits(traps & traps_of(position, you) & ~position.laid)
    return [one for one in laid if not banned(position, "put trap in", you, trap=one, tile=tile)]


def can_lay(position: Position, you: int, traps: int, tiles: int) -> bool:
    """Tell whether one of some traps of a player may be laid in a tile."""
    return bool(tiles and _layable(position, you, traps, first(tiles)))


def lay_trap(position: Position, frame: Frame, traps: int, tiles: int) -> int:
    """Lay one of some traps in a tile."""
    tile = first(tiles)
    found = _layable(position, frame.you, traps, tile) if tiles else []
    return on_one(
        position, frame, "trap", found, lambda trap: _lay(position, frame.you, trap, tile)
    )


def _lay(position: Position, seat: int, trap: int, tile: int) -> None:
    position.laid |= 1 << trap
    note(position, "lay", seat, trap, tile)


def spring(position: Position, frame: Frame, traps: int) -> int:
    """Spring all of some traps one after the other; each is thrown away."""
    left = _laid(position, frame.you, traps)
    if not left or not position.parties[frame.you]:
        return DONE if frame.left else FAILED
    keep(frame, left[0])
    _spring(position, frame.you, left[0])
    return ASKED


def spring_one(position: Position, frame: Frame, traps: int) -> int:
    """Spring one of some traps, which the player chooses; it is thrown away."""
    you = frame.you
    left = _laid(position, you, traps) if position.parties[you] else []
    return on_one(position, frame, "spring", left, lambda trap: _spring(position, you, trap))


def _laid(position: Position, you: int, traps: int) -> list[int]:
    return list(bits(traps & position.laid & traps_of(position, you)))


def _spring(position: Position, you: int, trap: int) -> None:
    heard = heard_of(position, "spring trap", you, before=True, trap=trap)
    position.laid &= ~(1 << trap)
    note(position, "spring", you, trap)
    tell_heard(position, heard)
    position.trap_keeper[trap] = GONE


# ---- attacks and spells -----------------------------------------------------------------------


def attack(position: Position, frame: Frame, monsters: int) -> int:
    """Attack the party with all of some monsters posted, in their order, while anybody is left."""
    left = [copy for copy in _ready(position, frame.you, monsters) if copy not in frame.left]
    if not left or not position.parties[frame.you]:
        return DONE if frame.left else FAILED
    keep(frame, left[0])
    _attack(position, frame.you, left[0])
    return ASKED


def attack_with_one(position: Position, frame: Frame, monsters: int) -> int:
    """Attack the party with one of some monsters that are posted, which the player chooses."""
    you = frame.you
    left = _ready(position, you, monsters) if position.parties[you] else []
    return on_one(position, frame, "attack", left, lambda copy: _attack(position, you, copy))


def _ready(position: Position, you: int, monsters: int) -> list[int]:
    """Return those of some monsters that are posted and awake, in their order."""
    posted = (copy for copy in position.posted[you] if monsters >> copy & 1)
    return [copy for copy in posted if not position.dormant >> copy & 1]


def _attack(position: Position, you: int, copy: int) -> None:
    position.attacked |= 1 << you
    position.thinned &= ~(1 << you)
    damage = number(position, "damage", you, copy)
    note(position, "attack", you, copy, damage, of=("damage",))
    tell(position, "attack party", you, before=True, monster=copy)


def invoke(position: Position, frame: Frame) -> int:
    """Let the spell of the card turned up work, where no rule forbids."""
    card = position.card
    if card < 0:
        return FAILED
    if banned(position, "invoke card", frame.you, card=card):
        return FAILED
    note(position, "spell", frame.you, card)
    tell(position, "invoke card", frame.you, card=card)
    return DONE


def mark_party(position: Position, frame: Frame, mark: str) -> int:
    """Mark the party of a player for this round: ``cursed`` or ``hushed``."""
    setattr(position, mark, getattr(position, mark) | 1 << frame.you)
    note(position, mark, frame.you)
    return DONE


def mark_tile(position: Position, frame: Frame, tiles: int) -> int:
    """Keep the battlefield safe in this round."""
    tile = first(tiles)
    if tile < 0:
        return FAILED
    position.safe |= 1 << frame.you
    note(position, "safe", frame.you, tile)
    return DONE
