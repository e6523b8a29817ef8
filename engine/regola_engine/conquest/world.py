"""
Rules of peoples in play that bind others, and the rules of pieces.

A world is made anew when a people comes, declines or goes; positions share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.terms import term_of
from regola_engine.conquest.words import CLASSES, NUMBERS
from regola_engine.kernel.levels import BASE
from regola_engine.kernel.moves import NOBODY

if TYPE_CHECKING:
    from regola_engine.conquest.ground import Ground
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.ruleset import Ruleset
    from regola_engine.conquest.terms import Term

__all__ = ["World", "refresh_world"]


class World:
    """
    What is said to everybody.

    ``classes`` hold, by changing class, rules with their bearer; ``pieces`` the kinds whose regions
    are of a class; ``values`` what is said of numbers; ``bans`` by verb; ``facts`` rules on
    peoples. ``events`` are the rules that react to a deed, before or after it, with who bears them
    and no *it*; ``watches`` those that keep it in mind.
    """

    __slots__ = ("bans", "classes", "events", "facts", "pieces", "values", "watches")

    def __init__(self) -> None:
        self.classes: list[tuple[tuple[int, r.Class], ...]] = [()] * len(CLASSES)
        self.pieces: list[tuple[int, ...]] = [()] * len(CLASSES)
        self.values: list[tuple[Term, ...]] = [()] * len(NUMBERS)
        self.bans: dict[str, tuple[tuple[int, r.Ban], ...]] = {}
        self.facts: tuple[tuple[int, r.PeopleFact], ...] = ()
        self.events: dict[tuple[str, bool], list[tuple[r.Reaction, int, int]]] = {}
        self.watches: dict[str, list[tuple[int, r.Watch]]] = {}

    def hear(self, you: int, rule: r.Rule, ground: Ground) -> None:
        """Take in a rule that a people bears, whose board is as it sees it."""
        if isinstance(rule, r.Class):
            if rule.piece < 0 or rule.negated:
                self.classes[rule.word] += ((you, rule),)
        elif isinstance(rule, r.Value):
            if rule.piece < 0:
                # What binds everybody is no help of its bearer's own: a shield does not stop it.
                self.values[rule.word] += (term_of(rule, ground, you, helping=False),)
        elif isinstance(rule, r.Ban):
            self.bans[rule.deed] = (*self.bans.get(rule.deed, ()), (you, rule))
        elif isinstance(rule, r.PeopleFact):
            self.facts += ((you, rule),)

    def listen(self, you: int, ruleset: Ruleset) -> None:
        """Take in what a people reacts to, and what it keeps in mind."""
        for rules in ruleset.events.values():
            for rule in rules:
                borne = self.events.setdefault((rule.event, rule.before), [])
                borne.append((rule, you, NOBODY))
        for verb, watches in ruleset.watches.items():
            self.watches.setdefault(verb, []).extend((you, watch) for watch in watches)


def refresh_world(position: Position) -> None:
    """Make the world of the peoples now in play."""
    world = World()
    position.roster = None
    for class_rule in position.game.piece_classes:
        world.pieces[class_rule.word] += (class_rule.piece,)
    game = position.game
    for rule, _level in game.seat_ruleset.abroad:
        world.hear(NOBODY, rule, game.seat_ruleset.ground)
    world.listen(0, position.game.seat_ruleset)
    for people in range(position.game.seats, len(position.owner)):
        if position.owner[people] < 0:
            continue
        ruleset = position.rulesets[people]
        for rule, level in ruleset.abroad:
            if level != BASE:
                world.hear(people, rule, ruleset.ground)
        world.listen(people, ruleset)
    position.world = world
