"""
Faults that are seeded into numbers, classes, bans and sets of games of tiles.

The back end is the same for all families: what is seeded into it stands in
`bench/conquest_faults.py`.
"""

from __future__ import annotations

__all__ = ["FAULTS"]

_ORDER = (
    ("added += amount", "added += 2 * amount"),
    ("added -= amount", "added += amount"),
    ("(value + added) * doubled", "value * doubled + added"),
    ("doubled *= 2", "doubled *= 3"),
    ("least = max(least, amount)", "least += amount"),
    ("most = min(most, amount)", "most = most"),
    ("            override = amount", "            override = None"),
)
_NUMBERS = (
    ("eyes = holder if holder >= 0 and word in position.standing.held else you", "eyes = you"),
    (
        "bearing = position.bearers_of(entry, whose, thing)",
        "bearing = position.bearers(entry, whose)",
    ),
    (
        "if rule.holds is None or rule.holds(position, frame):\n                amount",
        "if True:\n                amount",
    ),
)
_CLASSES = (
    ("bool(base if standing is None else standing)", "bool(standing if base is None else base)"),
    (
        "standing = False if rule.negated else standing is not False",
        "standing = not rule.negated or bool(standing)",
    ),
    ("if rule.its and frame.it != thing:", "if rule.its and frame.it == thing:"),
)
_LEVELS = (
    ("| items) & ~items_not", "| items) & ~(items_not & ~items)"),
    ("((base & ~base_not) | items)", "(base | items)"),
)
_BANS = (
    (
        "continue\n            if rule.extent is None",
        "pass\n            if rule.extent is None",
    ),
    (
        "entries: list[Entry] = position.bans_on(deeds, actor)",
        "entries: list[Entry] = position.bans_on(deeds, actor)[:1]",
    ),
)
FAULTS = (
    *(("kernel.numbers", old, new) for old, new in _ORDER),
    *(("kernel.levels", old, new) for old, new in _LEVELS),
    *(("kernel.standing", old, new) for old, new in (*_NUMBERS, *_CLASSES, *_BANS)),
    (
        "values",
        "return [(bearer, it) for bearer, it in found if bearer == you]",
        "return found",
    ),
    (
        "values",
        "[(s, NOBODY) for s, lord in enumerate(position.lords) if lord == entry.number]",
        "[(0, NOBODY) for lord in position.lords if lord == entry.number]",
    ),
    ("values", "owner[t] if owner[t] >= 0 else actor, t)", "owner[t] if owner[t] >= 0 else 0, t)"),
    ("sets", "- 1) & ~(1 << you) & ~position.defeated", "- 1) & ~position.defeated"),
    (
        "sets",
        "if other >= 0 and is_joined_contact(position, tile, direction, other):",
        "if other >= 0 and position.edges[other]:",
    ),
    ("sets", "and held >= number(", "and held + 1 >= number("),
    (
        "sets",
        "return sum(count for _, _, count in found)",
        "return sum(1 for _, _, count in found)",
    ),
    (
        "sets",
        "for seat in seated\n        if seats >> seat & 1",
        "for seat in seated\n        if seats",
    ),
    ("sets", "if seats >> seat & 1:\n                found |= 1 << tile", "found |= 1 << tile"),
    ("sets", "around = position.game.within(steps)", "around = position.game.within(steps + 1)"),
    ("sets", "return sum(position.coins[you]) + sum(stored)", "return sum(position.coins[you])"),
    ("sets", "return sum(position.captives[mover])", "return 0"),
)
"""The module (of the family, or of the kernel), what stands there, and what stands there then."""
