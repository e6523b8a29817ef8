"""
Rules of peoples in play that bind others, and the rules of pieces.

A world is made anew when a people comes, declines or goes; positions share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.ruleset import BASE
from regola_engine.conquest.words import CLASSES, NUMBERS

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.ruleset import Ruleset

__all__ = ["World", "refresh_world"]


class World:
    """
    What is said to everybody.

    ``yes`` and ``no`` hold, by changing class, rules with their bearer; ``pieces`` the kinds whose
    regions are of a class; ``values`` rules on numbers; ``bans`` by verb; ``facts``
    rules on peoples. ``events`` are the rules that react to a deed, before or after it, and
    ``watches`` those that keep it in mind, each with who bears it.
    """

    __slots__ = ("bans", "events", "facts", "no", "pieces", "values", "watches", "yes")

    def __init__(self) -> None:
        self.yes: list[tuple[tuple[int, r.Class], ...]] = [()] * len(CLASSES)
        self.no: list[tuple[tuple[int, r.Class], ...]] = [()] * len(CLASSES)
        self.pieces: list[tuple[int, ...]] = [()] * len(CLASSES)
        self.values: list[tuple[tuple[int, r.Value], ...]] = [()] * len(NUMBERS)
        self.bans: dict[str, tuple[tuple[int, r.Ban], ...]] = {}
        self.facts: tuple[tuple[int, r.PeopleFact], ...] = ()
        self.events: dict[tuple[str, bool], list[tuple[int, r.Reaction]]] = {}
        self.watches: dict[str, list[tuple[int, r.Watch]]] = {}

    def hear(self, you: int, rule: r.Rule) -> None:
        """Take in a rule that a people bears."""
        if isinstance(rule, r.Class):
            self._hear_class(you, rule)
        elif isinstance(rule, r.Value):
            if rule.piece < 0:
                self.values[rule.word] += ((you, rule),)
        elif isinstance(rule, r.Ban):
            self.bans[rule.deed] = (*self.bans.get(rule.deed, ()), (you, rule))
        elif isinstance(rule, r.PeopleFact):
            self.facts += ((you, rule),)

    def listen(self, you: int, ruleset: Ruleset) -> None:
        """Take in what a people reacts to, and what it keeps in mind."""
        for rules in ruleset.events.values():
            for rule in rules:
                self.events.setdefault((rule.event, rule.before), []).append((you, rule))
        for verb, watches in ruleset.watches.items():
            self.watches.setdefault(verb, []).extend((you, watch) for watch in watches)

    def _hear_class(self, you: int, rule: r.Class) -> None:
        if rule.piece >= 0 and not rule.negated:
            return
        if rule.negated:
            self.no[rule.word] += ((you, rule),)
        else:
            self.yes[rule.word] += ((you, rule),)


def refresh_world(position: Position) -> None:
    """Make the world of the peoples now in play."""
    world = World()
    position.roster = ()
    for class_rule in position.game.piece_classes:
        world.pieces[class_rule.word] += (class_rule.piece,)
    for rule, _level in position.game.seat_ruleset.abroad:
        world.hear(-1, rule)
    world.listen(0, position.game.seat_ruleset)
    for people in range(position.game.seats, len(position.owner)):
        if position.owner[people] < 0:
            continue
        ruleset = position.rulesets[people]
        for rule, level in ruleset.abroad:
            if level != BASE:
                world.hear(people, rule)
        world.listen(people, ruleset)
    position.world = world
