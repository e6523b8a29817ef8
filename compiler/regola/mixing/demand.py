"""How many tokens and pieces rules take at most, by what they say and by the regions of boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Literal, TypeAlias

from regola.checks import Survey
from regola.checks.boards import borders, regions
from regola.checks.extents import Spot
from regola.checks.parts import deeds_of, steps
from regola.program.meaning import (
    Amount,
    AtPhase,
    Condition,
    Count,
    Deed,
    Did,
    Everything,
    Has,
    Link,
    Number,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Rule,
    Test,
)
from regola.program.model import Item
from regola.program.options import is_in_force

__all__ = ["Demand", "Lasting", "Table", "demand", "takings"]

Lasting: TypeAlias = Literal["turn", "life"]
"""Whether so many are taken in one turn, or as long as a people lasts."""

_TAKING = ("put", "gain", "give", "use")


@dataclass(frozen=True, slots=True)
class Demand:
    """
    The most of a thing that rules take; ``most`` is nothing where no number bounds it.

    ``board`` is the board that asks for the most, where boards differ.
    """

    most: int | None
    board: str
    lasting: Lasting


@dataclass(frozen=True, slots=True)
class Table:
    """The boards that are played on, and how many regions a people may hold at most."""

    survey: Survey
    held: int


def demand(rules: Iterable[Rule], thing: str, box: int, table: Table) -> Demand | None:
    """
    Return what rules take of a thing, ``token`` from the tray or a piece from its box.

    What says ``all`` takes what there is; what says ``the`` moves one thing about, however often.
    Options are as they are by default. Who must lack a thing to be given it has one of all rules.
    """
    taking = [pair for pair in takings(rules, thing) if is_in_force(pair[0], table.survey.taken)]
    if not taking:
        return None
    boards = [item for item in table.survey.all_items if item.kind == "board"]
    # Of boards that ask for as much the largest is named.
    boards.sort(key=lambda one: one.number("players") or 0, reverse=True)
    named: dict[int, tuple[Spot, ...]] = {}
    counts = {one.reference: _sum(taking, _Setting(one, box, table, named)) for one in boards}
    known = [count for count in counts.values() if count is not None]
    most = max(known) if known and len(known) == len(counts) else None
    differs = len(set(known)) > 1
    board = next((name for name in counts if counts[name] == most), "") if differs else ""
    lives = all(_lasting(rule) == "life" for rule, _ in taking)
    return Demand(most, board, "life" if lives else "turn")


def takings(rules: Iterable[Rule], thing: str) -> Iterator[tuple[Rule, Deed]]:
    """Give the deeds of rules that take a thing: a token from the tray, a piece from its box."""
    for rule in rules:
        yield from ((rule, deed) for deed in _deeds(rule) if _takes(deed, thing))


def _deeds(rule: Rule) -> Iterator[Deed]:
    if isinstance(rule.body, Permission) and not rule.body.negated:
        yield rule.body.deed
    yield from deeds_of(rule)


def _takes(deed: Deed, thing: str) -> bool:
    named, source = deed.object, dict(deed.slots).get("from")
    if deed.verb not in _TAKING or named is None or named.noun != thing:
        return False
    if deed.verb == "gain" or thing != "token":
        return source is None or source.noun != "hand"
    return source is not None and source.noun == "tray" and not source.alternatives


def _lasting(rule: Rule) -> Lasting:
    moment, limit = rule.moment, rule.limit
    if limit is not None and "turn" not in limit.per:
        return "life"
    once = isinstance(moment, OnEvent) and moment.verb in ("choose", "decline")
    return "life" if once else "turn"


# ---- on one board -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Setting:
    """
    A board with what is in the box of the thing that is counted.

    ``named`` keeps the regions of all boards that a phrase names, by the identity of the phrase.
    """

    board: Item
    box: int
    table: Table
    named: dict[int, tuple[Spot, ...]]

    @property
    def players(self) -> int:
        """For how many players the board is."""
        return self.board.number("players") or 0

    def regions(self, phrase: Phrase | None) -> int | None:
        """Return of how many regions that a phrase names a people may take one after the other."""
        there = self._there(phrase)
        return min(there, self.table.held) if there is not None else None

    def among(self, phrase: Phrase) -> int | None:
        """Return how many things a phrase may name at once; nothing where no number bounds them."""
        if phrase.noun in ("player", "opponent"):
            return self.players - (phrase.noun == "opponent")
        there = self._there(phrase)
        if there is not None and _is_beside_one(phrase):
            return max(self._neighbours())
        if not all(_is_own(one) for one in (phrase, *phrase.alternatives)):
            return there
        if there is None:
            # A race holds as many regions as it has tokens at most.
            return self.table.held if phrase.noun == "token" else None
        return min(there, self.table.held)

    def _neighbours(self) -> Iterator[int]:
        """Give beside how many others each region of the board lies."""
        ends = [end for border in borders(self.board) for end in (border.left, border.right)]
        yield from (ends.count(one.id) for one in regions(self.board))

    def _there(self, phrase: Phrase | None) -> int | None:
        """Return how many regions of the board a phrase may name; nothing where it names none."""
        words = self.table.survey.vocabulary
        if phrase is None or not words.is_a(phrase.type, "region"):
            return None
        if id(phrase) not in self.named:
            without = replace(phrase, amount=None)
            self.named[id(phrase)] = self.table.survey.extents.named(without)
        return sum(spot.board == self.board.reference for spot in self.named[id(phrase)])


def _is_own(phrase: Phrase) -> bool:
    """Tell whether a phrase names what a people has or takes, or what lies there, alone."""
    if phrase.owner == "you":
        return True
    for one in phrase.modifiers:
        if isinstance(one, Did) and not one.negated and one.actor.noun == "you":
            return True
        if not isinstance(one, Link) or one.negated or one.relation not in ("of", "in"):
            continue
        if one.target.noun == "you" or _is_own(one.target):
            return True
    return False


def _is_beside_one(phrase: Phrase) -> bool:
    """Tell whether a phrase names what lies beside one region that was spoken of before."""
    links = (one for one in phrase.modifiers if isinstance(one, Link) and not one.negated)
    beside = any(one.relation == "beside" and one.target.refers for one in links)
    return beside and not phrase.alternatives


def _sum(taking: list[tuple[Rule, Deed]], setting: _Setting) -> int | None:
    """Return what new things come to; those moved about are among them, or all that there are."""
    moved = [_moved(deed, setting) for _, deed in taking]
    anew = [pair for pair, kept in zip(taking, moved, strict=True) if kept is None]
    once = [_taken(rule, deed, setting) for rule, deed in anew if _gives_once(rule)]
    each = [_taken(rule, deed, setting) for rule, deed in anew if not _gives_once(rule)]
    known = [count for count in each if count is not None]
    ones = [count for count in once if count is not None]
    if len(known) + len(ones) < len(anew):
        return None
    return max(sum(known) + max(ones, default=0), *(kept for kept in moved if kept is not None), 0)


def _moved(deed: Deed, setting: _Setting) -> int | None:
    """Return of how many things a deed takes none anew; nothing where it does."""
    thing = deed.object
    if (
        thing is not None
        and thing.amount is not None
        and isinstance(thing.amount.amount, Everything)
    ):
        return setting.box
    return 1 if thing is not None and thing.determiner == "the" else None


def _taken(rule: Rule, deed: Deed, setting: _Setting) -> int | None:
    """Return how many things a deed takes at most: its number, for each thing, each time anew."""
    bound = deed.object.amount if deed.object is not None else None
    amount = bound.amount if bound is not None else Number(1)
    times = _times(rule, deed, setting)
    spread = [where for _, where in deed.slots if _is_each(where)]
    growing = next((where for where in spread if _grows(rule, where)), None)
    counts = [
        _counted(deed.amount if deed.amount is not None else amount, setting),
        _per(deed.per, setting),
        _actors(rule, deed, setting),
        *(setting.among(where) for where in spread if where is not growing),
        times if growing is None else _one_by_one(times, setting.among(growing)),
    ]
    known = [count for count in counts if count is not None]
    return prod(known) if len(known) == len(counts) else None


def _grows(rule: Rule, where: Phrase) -> bool:
    """Tell whether there is one more of the regions in question each time a rule is followed."""
    moment = rule.moment
    if not isinstance(moment, OnEvent) or moment.actor is None or moment.verb != "conquer":
        return False
    own = (where, *where.alternatives)
    return moment.actor.noun == "you" and not moment.before and all(_is_own(one) for one in own)


def _one_by_one(times: int | None, most: int | None) -> int | None:
    """Add up one, two, three and so on, so many times, and no more than there may be at once."""
    if times is None or most is None:
        return None
    return sum(min(count, most) for count in range(1, times + 1))


def _counted(amount: Amount, setting: _Setting) -> int | None:
    if isinstance(amount, Count):
        return setting.among(amount.of)
    return amount.value if isinstance(amount, Number) else None


def _per(per: Phrase | None, setting: _Setting) -> int | None:
    if per is None:
        return 1
    step = per.amount.amount if per.amount is not None else Number(1)
    things = setting.among(per)
    return things // step.value if things is not None and isinstance(step, Number) else None


def _is_each(where: Phrase) -> bool:
    """Tell whether a deed is done anew with each of the things of a slot."""
    if where.amount is not None:
        return isinstance(where.amount.amount, Everything)
    return where.determiner == "each"


def _actors(rule: Rule, deed: Deed, setting: _Setting) -> int:
    """Return how many players do a deed: it may be offered to each of several."""
    offers = [one.action for one in steps(rule) if isinstance(one.action, Offer)]
    actor = next((one.actor.noun for one in offers if one.deed is deed), "you")
    return setting.players - (actor == "opponent") if actor in ("player", "opponent") else 1


def _times(rule: Rule, deed: Deed, setting: _Setting) -> int | None:
    """Return how often a rule is followed at most: by its limit, and by what calls it."""
    if _stops_itself(rule, deed):
        return 1
    bounds = [_limit(rule, setting), _calls(rule, setting)]
    known = [bound for bound in bounds if bound is not None]
    return min(known) if known else None


def _stops_itself(rule: Rule, deed: Deed) -> bool:
    """
    Tell whether what a rule lays keeps it from laying more, for as long as it lies there.

    It asks that you have no region with the thing, and lays it in a region that you conquer.
    """
    moment, thing = rule.moment, deed.object
    if not isinstance(moment, OnEvent) or moment.actor is None or moment.actor.noun != "you":
        return False
    where = dict(deed.slots).get("in")
    if deed.verb != "put" or thing is None or where is None or not where.refers:
        return False
    return any(_is_region_with(thing.noun, test) for test in _denied(moment.condition))


def _denied(condition: Condition | None) -> Iterator[Test]:
    """Give what must not hold, whatever else is asked."""
    if condition is None or not condition.negated:
        return
    for tests in condition.alternatives:
        if len(tests) == 1:
            yield from tests


def _is_region_with(thing: str, test: Test) -> bool:
    if not isinstance(test, Has) or test.subject.noun != "you" or test.thing.amount is not None:
        return False
    links = [one for one in test.thing.modifiers if isinstance(one, Link)]
    return len(links) == len(test.thing.modifiers) == 1 and _is_with(links[0], thing)


def _is_with(link: Link, thing: str) -> bool:
    there = link.target
    plain = there.amount is None and not there.modifiers and not there.owner
    return link.relation == "with" and not link.negated and there.noun == thing and plain


def _limit(rule: Rule, setting: _Setting) -> int | None:
    if rule.limit is None:
        return None
    opponents = setting.players - 1 if "opponent" in rule.limit.per else 1
    return rule.limit.times * opponents


def _calls(rule: Rule, setting: _Setting) -> int | None:
    moment = rule.moment
    if isinstance(rule.body, Permission):
        return setting.regions(rule.body.deed.object)
    if isinstance(moment, AtPhase):
        return setting.among(moment.whose) if moment.whose is not None else 1
    if not isinstance(moment, OnEvent):
        return 1
    opponents = moment.actor is not None and moment.actor.noun == "opponent"
    actors = setting.players - 1 if opponents else 1
    if opponents and _gives_once(rule):
        return actors
    if moment.object is None or moment.verb == "choose":
        return actors
    return setting.regions(moment.object)


def _gives_once(rule: Rule) -> bool:
    """Tell whether a rule gives to those alone to whom neither it nor another has given yet."""
    moment = rule.moment
    actor = moment.actor if isinstance(moment, OnEvent) else None
    return actor is not None and _lacks_something(actor)


def _lacks_something(phrase: Phrase) -> bool:
    """Tell whether a phrase names those alone to whom the thing was not given yet."""
    links = [one for one in phrase.modifiers if isinstance(one, Link)]
    return any(one.relation == "with" and one.negated for one in links)
