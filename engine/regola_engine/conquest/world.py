"""
What all peoples hear: rules of peoples in play that bind others, and what waits for deeds.

A world is the `Standing` of a position. It is made anew when a people comes, declines or goes, of
the shares of all who are in play; each bears the rules of its share.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.terms import term_of
from regola_engine.kernel.moves import NOBODY
from regola_engine.kernel.standing import Entry, Standing, gather

if TYPE_CHECKING:
    from regola_engine.conquest.ground import Ground
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.ruleset import Ruleset
    from regola_engine.conquest.terms import Term

__all__ = ["World", "refresh_world"]


class World(Standing):
    """
    What is said to everybody, each rule with who bears it.

    ``terms`` are what is said of numbers, ``facts`` the rules on peoples, ``watches`` those that
    keep a deed in mind. ``events`` hold each rule with its bearer and no *it*, ready to be told.
    The ``ground`` is the board as the bearer sees it. One that ``only_waits`` says nothing but what
    happens at deeds, which is what most peoples say to others.
    """

    __slots__ = ("facts", "ground", "only_waits", "terms", "watches")

    def __init__(self, ground: Ground, entries: Iterable[Entry] = ()) -> None:
        self.ground = ground
        self.terms: dict[int, list[Term]] = {}
        self.facts: list[Entry] = []
        self.watches: dict[str, list[Entry]] = {}
        super().__init__(entries)
        spoken = self.classes, self.bans, self.terms, self.facts
        self.only_waits = not any(spoken)

    def file(self, entry: Entry) -> None:
        """Take a rule in, after those of the same subject."""
        rule = entry.rule
        if isinstance(rule, r.Reaction):
            borne = self.events.setdefault((rule.event, rule.before), [])
            borne.append((rule, entry.number, NOBODY))
        elif isinstance(rule, r.Value):
            # What binds everybody is no help of its bearer's own: a shield does not stop it.
            term = term_of(rule, self.ground, entry.number, helping=False)
            self.terms.setdefault(rule.word, []).append(term)
        elif isinstance(rule, r.Class):
            self.classes.setdefault(rule.word, []).append(entry)
        elif isinstance(rule, r.PeopleFact):
            self.facts.append(entry)
        elif isinstance(rule, r.Watch):
            self.watches.setdefault(rule.event, []).append(entry)
        else:
            super().file(entry)

    def join(self, other: Standing) -> None:
        """Take in what another holds, after what is there."""
        if isinstance(other, World) and other.only_waits:
            gather(self.events, other.events)
            gather(self.watches, other.watches)
            return
        super().join(other)
        if isinstance(other, World):
            gather(self.terms, other.terms)
            gather(self.watches, other.watches)
            self.facts += other.facts


def refresh_world(position: Position) -> None:
    """Make the world of the peoples now in play."""
    position.roster = None
    game = position.game
    world = World(game.ground)
    world.join(_share(game.seat_ruleset, NOBODY))
    for people in range(game.seats, len(position.owner)):
        if position.owner[people] >= 0:
            world.join(_share(position.rulesets[people], people))
    position.standing = world


def _share(ruleset: Ruleset, people: int) -> World:
    """Return what all hear from a people, or from the game itself (NOBODY)."""
    found = ruleset.shares.get(people)
    if found is None:
        found = ruleset.shares[people] = World(ruleset.ground, _heard(ruleset, people))
    return found


def _heard(ruleset: Ruleset, people: int) -> Iterator[Entry]:
    """Give the rules that others hear from a people, with who bears them."""
    for rule, kind, _, base in ruleset.abroad:
        # Base rules are heard from the game alone; pieces speak for themselves where they lie.
        if (people == NOBODY or not base) and not _is_of_pieces(rule):
            yield Entry(rule, kind, people, base)
    # What the game itself waits for is borne by the first player.
    bearer = max(people, 0)
    for entries in (*ruleset.events.values(), ruleset.watches):
        for rule, kind, _, base in entries:
            yield Entry(rule, kind, bearer, base)


def _is_of_pieces(rule: r.Rule) -> bool:
    if isinstance(rule, r.Class):
        return rule.piece >= 0 and not rule.negated
    return isinstance(rule, r.Value) and rule.piece >= 0
