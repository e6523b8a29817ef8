"""
Faults that are seeded into the engine of dungeons.

The kernel's stand in `bench/tile_faults.py`, those of the back end in `bench/conquest_faults.py`:
both serve all families. They were written without regard to the rules by which faults are looked
for. Three that stood here changed nothing: no room lies twice, so that the first of those that lie
is all of them; what was reached before holds nothing of what is wanted, or the search had ended;
and nothing is guarded but the battlefield.
"""

from __future__ import annotations

__all__ = ["FAULTS"]

_GOODS = (
    ("held[frame.you] += count", "held[frame.you] += 1"),
    ("held[frame.you] += count", "held[position.first] += count"),
    ("lost = min(count, held[frame.you])", "lost = count"),
    ("return held[you] >= count", "return held[you] > count"),
    ("if not can_pay(position, frame.you, count, good):\n        return FAILED", "pass"),
    ("return ready_imps(position, you) >= count", "return ready_imps(position, you) > count"),
    ("position.busy[you] += count", "position.busy[you] += 1"),
    ("if done >= count:", "if done > count:"),
    ('"gain evil" if step > 0 else "lose evil")', '"lose evil" if step > 0 else "gain evil")'),
    ("if 1 <= level <=", "if 0 <= level <="),
    ("told += announce(position, deed, Event(deed, seat))", "pass"),
    (
        "    for _ in range(count):\n        level",
        "    for _ in range(min(count, 1)):\n        level",
    ),
    ("level = max(level, position.evil[host] + 1)", "level = max(level, position.evil[host])"),
    (
        "position.trap_keeper[position.trap_deck.pop()] = frame.you",
        "position.trap_keeper[position.trap_deck.pop()] = position.first",
    ),
    ("            _shuffle_traps(position)", "            pass"),
    (
        "            position.trap_keeper[trap] = GONE",
        "            position.trap_keeper[trap] = NOBODY",
    ),
    ("if len(frame.left) < count:", "if len(frame.left) <= count:"),
)
_BUILDING = (
    ("if dug < count and can_dig", "if dug <= count and can_dig"),
    ("    position.busy[frame.you] += by_imps", "    pass"),
    ('    tell(position, "dig tile", frame.you, tile=place)', "    pass"),
    ("position.gold[you] += mined", "position.gold[you] += 1"),
    ("position.busy[you] += mined", "position.busy[you] += 1"),
    (
        "most = min(count, tiles.bit_count(), ready_imps(position, you))",
        "most = min(count, ready_imps(position, you))",
    ),
    (' if not banned(position, "build tile in", you, room=room, tile=one)]', "]"),
    (
        "if _fee(position, you) > position.gold[you]:",
        "if _fee(position, you) >= position.gold[you]:",
    ),
    ('    lose(position, frame, _fee(position, you), "gold")', "    pass"),
    (
        'tell(position, "build tile in", you, room=room, tile=tile)',
        'tell(position, "build tile in", you, room=room)',
    ),
    ("return helpful - position.helping[you]", "return helpful"),
    ("if 0 < crew <= hands and not", "if 0 < crew < hands and not"),
    (' and not banned(position, "run tile", you, tile=tile)', ""),
    ("    position.ran[tile] += 1", "    pass"),
    ("    position.busy[you] += crew - helpers", "    position.busy[you] += crew"),
    (" & ~position.conquered))", "))"),
    ("tiles & position.tiles & position.own(you) &", "tiles & position.tiles &"),
)
_FIGHTING = (
    ("place = int(bool(party) and party[0] == position.paladin)", "place = 0"),
    ("            place += sum(takewhile(bool, bold))", "            place += sum(bold)"),
    ("position.pending += [hero] * count", "position.pending += [hero]"),
    ('"attack party" and not spread:', '"attack party":'),
    ('        count -= number(position, "shield", frame.you, frame.you)', "        pass"),
    (
        'if position.wounds[hero] >= number(position, "health", seat, hero):',
        'if position.wounds[hero] > number(position, "health", seat, hero):',
    ),
    ("    position.thinned |= 1 << seat", "    pass"),
    ("    position.pending.sort(key=party.index)", "    pass"),
    ("_wound(position, seat, hero, pending.count(hero))", "_wound(position, seat, hero, 1)"),
    ("        left -= healed", "        pass"),
    ("_wound(position, seat, hero, POISON)", "_wound(position, seat, hero, 1)"),
    ("        position.poisoned &= ~(1 << hero)\n        _wound", "        _wound"),
    ("        count -= dealt", "        pass"),
    ("return bool(heroes & party_of(position, you))", "return True"),
    ("    position.trap_keeper[trap] = GONE", "    position.trap_keeper[trap] = NOBODY"),
    (
        'heard_of(position, "spring trap", you, before=True, trap=trap)',
        'heard_of(position, "spring trap", you, trap=trap)',
    ),
    ("[copy for copy in posted if not position.dormant >> copy & 1]", "list(posted)"),
    ("sorted(position.prisons[frame.you]) if heroes", "sorted(position.prisons[0]) if heroes"),
    ("left = _ready(position, you, monsters)", "left = _ready(position, you, monsters)[:1]"),
    ("left = _laid(position, you, traps)", "left = _laid(position, you, traps)[:1]"),
    ("    position.thinned &= ~(1 << you)", "    pass"),
    (
        '    if banned(position, "invoke card", frame.you, card=card):\n        return FAILED',
        "    pass",
    ),
    ("getattr(position, mark) | 1 << frame.you)", "getattr(position, mark) | 1 << position.first)"),
    (" & ~position.laid)", ")"),
    ("    position.prisons[seat].remove(hero)", "    pass"),
)
_MONSTERS = (
    (
        'number(position, "gold price", you, copy) <= position.gold[you]',
        'number(position, "gold price", you, copy) < position.gold[you]',
    ),
    ("and data.monsters <= others.bit_count()", ""),
    ('return not count or not banned(position, "gain evil", you)', "return True"),
    (
        'move_marker(position, you, number(position, "evil price", you, copy), 1)',
        "move_marker(position, you, data.evil, 1)",
    ),
    (
        'lose(position, frame, number(position, "food price", you, copy), "food")',
        'lose(position, frame, data.food, "food")',
    ),
    ("    position.keeper[copy] = you\n", "    position.keeper[copy] = position.first\n"),
    (
        "own = monsters & monsters_of(position, 1 << frame.you)\n    left",
        "own = monsters\n    left",
    ),
    ("position.keeper[copy] = NOBODY if is_loyal else GONE", "position.keeper[copy] = GONE"),
    (" if copy not in position.posted[you])", ")"),
    (" & ~position.dormant))", "))"),
    ("    tell_heard(position, heard)", "    pass"),
)
_ORDERS = (
    ("_all(position) & ~position.barred[frame.you])", "_all(position))"),
    (
        "range(order * boxes + slot, (order + 1) * boxes)",
        "range(order * boxes, (order + 1) * boxes)",
    ),
    ('barred = banned(position, "send minion to", seat, order=order)', "barred = False"),
    ("reversed(places) if data.reverse else places", "places"),
    ("position.slot = slot + 1", "position.slot = slot"),
    ("bits(_all(position) & ~position.blocked[seat])", "bits(_all(position))"),
    (' if not banned(position, "return order", you, order=one)]', "]"),
    ("position.known[seat] |= 1 << place", "position.known[seat] |= 1"),
    ('    tell(position, "resolve event", frame.you, happening=happening)', "    pass"),
)
_SETS = (
    ("if position.evil[seat] >= max(", "if position.evil[seat] > max("),
    (
        "return heroes_in(position, seats) | imprisoned(position, seats)",
        "return heroes_in(position, seats)",
    ),
    ("return mask_of(position.chosen[you][:1])", "return mask_of(position.chosen[you][-1:])"),
    ("if position.paladin >= 0 and position.host < 0 else 0", "if position.paladin >= 0 else 0"),
    ("return position.gold[seat] + position.food[seat]", "return position.gold[seat]"),
    ("return position.tiles & ~position.built", "return position.tiles"),
    (
        "return ((1 << position.game.seats) - 1) & ~(1 << you)",
        "return (1 << position.game.seats) - 1",
    ),
    ("free = own & ~(position.conquered >> shift)", "free = own"),
    ("return position.laid & joined(", "return joined("),
    ("return bool(zone >> tile % position.game.grid.size & 1)", "return bool(zone >> tile & 1)"),
)
_STAGES = (
    ("min(position.dummy_evil + 1,", "min(position.dummy_evil + 2,"),
    (
        "    position.busy, position.helping = [0] * seats, [0] * seats",
        "    position.busy = [0] * seats",
    ),
    ("    position.spent_turn.clear()", "    pass"),
    ("(RULES[frame.rule][1] == own) << event.order", "1 << event.order"),
    ("position.attacked = position.thinned = 0", "position.attacked = 0"),
    (
        "if not position.performed[seat] >> order & 1:\n                position.on_card",
        "if True:\n                position.on_card",
    ),
)
_POSITION = (
    ("return max(self.keeper[thing], NOBODY)", "return NOBODY"),
    (
        "copies = [c for c, item in enumerate(position.game.monsters) if item == entry.number]",
        "copies = [c for c, item in enumerate(position.game.monsters) if item == entry.number][:1]",
    ),
    (
        "found = [(position.host_of(c), c) for c in copies]",
        "found = [(position.keeper_of(c), c) for c in copies]",
    ),
    (
        "return _of_all(position, entry, actor) if entry.number == position.card else []",
        "return _of_all(position, entry, actor)",
    ),
)
_GRID = (("if left & (left - 1) == 0:", "if left:"),)
FAULTS = (
    *(("goods", old, new) for old, new in _GOODS),
    *(("building", old, new) for old, new in _BUILDING),
    *(("fighting", old, new) for old, new in _FIGHTING),
    *(("monsters", old, new) for old, new in _MONSTERS),
    *(("orders", old, new) for old, new in _ORDERS),
    *(("sets", old, new) for old, new in _SETS),
    *(("stages", old, new) for old, new in _STAGES),
    *(("position", old, new) for old, new in _POSITION),
    *(("grid", old, new) for old, new in _GRID),
)
"""The module of the family, what stands there, and what stands there then."""
