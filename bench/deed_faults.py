"""
Faults that are seeded into the deeds, limits and moments of games of tiles.

They were written without regard to the rules by which faults are looked for.
"""

from __future__ import annotations

__all__ = ["FAULTS"]

FAULTS = (
    (
        "deeds",
        "position.points[frame.you] -= min(count, position.points[frame.you])",
        "position.points[frame.you] -= count",
    ),
    (
        "deeds",
        "if frame.you != position.seat:\n        return FAILED\n    position.steps",
        "position.steps",
    ),
    ("deeds", "position.gold[frame.you] -= count", "position.gold[frame.you] -= min(count, 1)"),
    ("deeds", "position.reserve[seat] -= 1\n        position.markers", "position.markers"),
    ("deeds", "if not tiles or not position.reserve[frame.you]:", "if not tiles:"),
    ("deeds", "position.collapses[kind] -= 1", "pass"),
    ("deeds", "told.tile, told.using = tile, mover\n    return", "told.tile = tile\n    return"),
    (
        "deeds",
        'push(position, before + announce(position, "conquer", told))',
        'push(position, announce(position, "conquer", told))',
    ),
    ("deeds", "while len(projects) < count and bag:", "while len(projects) <= count and bag:"),
    ("deeds", "bag.extend(position.aside)", "pass"),
    ("deeds", "postpone(position, announce", "push(position, announce"),
    ("deeds", "position.skipped[frame.you] += 1", "position.skipped[frame.you] = 2"),
    ("coins", "one.using = frame.event.using", "pass"),
    (
        "coins",
        "given = min(count, len(position.coins[giver]))",
        "given = min(1, len(position.coins[giver]))",
    ),
    ("coins", '"hand": position.coins[seat]', '"hand": position.coins[0]'),
    ("killing", "told.count = frame.event.count if frame.event.mover < 0 else 0", "told.count = 0"),
    ("killing", "        position.reserve[seat] += count\n", "        pass\n"),
    ("killing", "        if leader == seat:\n            _leaves(position, mover)", "        pass"),
    ("moving", "last = len(hop.path) <= (1 if before else 0)", "last = len(hop.path) <= 0"),
    (
        "moving",
        'position.game.movers[mover].kind, "party")',
        "position.game.movers[mover].kind,) * 2",
    ),
    ("placing", "if mine and corridor not in before and", "if mine and"),
    ("turn", "position.spent_turn.clear()", "pass"),
    ("kernel.happening", "if you == seat and may_use(", "if you == seat or may_use("),
    ("kernel.happening", "note_use(position, rule, seen.you, whose)", "pass"),
    (
        "kernel.standing",
        "continue\n            if rule.extent is not None",
        "pass\n            if rule.extent is not None",
    ),
    ("kernel.standing", "whose = holder if rule.yours else eyes", "whose = eyes"),
)
"""The module (of the family, or of the kernel), what stands there, and what stands there then."""
