"""
Rules of peoples in play that bind others, and the rules of pieces.

A world is made anew when a people comes, declines or goes; positions share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.kit import BASE
from regola_engine.conquest.words import CLASSES, NUMBERS, VERBS

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["World", "refresh_world"]


class World:
    """
    What is said to everybody.

    ``yes`` and ``no`` hold, by changing class, rules with their bearer; ``pieces`` the kinds whose
    regions are of a class; ``values`` rules on numbers; ``bans`` by verb. ``listens`` tells the
    events that somebody in play reacts to, ``listeners`` the peoples that react to any.
    """

    __slots__ = ("bans", "listeners", "listens", "no", "pieces", "values", "yes")

    def __init__(self) -> None:
        self.yes: list[list[tuple[int, r.Class]]] = [[] for _ in range(len(CLASSES))]
        self.no: list[list[tuple[int, r.Class]]] = [[] for _ in range(len(CLASSES))]
        self.pieces: list[list[int]] = [[] for _ in range(len(CLASSES))]
        self.values: list[list[tuple[int, r.Value]]] = [[] for _ in range(len(NUMBERS))]
        self.bans: list[list[tuple[int, r.Ban]]] = [[] for _ in range(len(VERBS))]
        self.listens = 0
        self.listeners: list[int] = []

    def hear(self, you: int, rule: r.Rule) -> None:
        """Take in a rule that a people bears."""
        if isinstance(rule, r.Class):
            self._hear_class(you, rule)
        elif isinstance(rule, r.Value):
            if rule.piece < 0:
                self.values[rule.word].append((you, rule))
        elif isinstance(rule, r.Ban):
            self.bans[rule.verb].append((you, rule))

    def _hear_class(self, you: int, rule: r.Class) -> None:
        if rule.piece >= 0 and not rule.negated:
            self.pieces[rule.word].append(rule.piece)
        elif rule.negated:
            self.no[rule.word].append((you, rule))
        else:
            self.yes[rule.word].append((you, rule))


def refresh_world(position: Position) -> None:
    """Make the world of the peoples now in play."""
    world = World()
    for rule, _level in position.game.seat_kit.abroad:
        world.hear(-1, rule)
    if position.game.seat_kit.listens:
        world.listens = position.game.seat_kit.listens
        world.listeners.append(0)
    for people, owner in enumerate(position.owner):
        if owner < 0 or people < position.game.seats:
            continue
        kit = position.kits[people]
        for rule, level in kit.abroad:
            if level != BASE:
                world.hear(people, rule)
        if kit.listens:
            world.listens |= kit.listens
            world.listeners.append(people)
    position.world = world
