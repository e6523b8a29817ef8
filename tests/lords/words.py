"""Words that rules of the draft are written with by hand, until modules are written of it."""
# ruff: noqa: D103  # each is the phrase that it is called by

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from regola_engine.kernel.asking import wants
from regola_engine.kernel.frames import DONE
from regola_engine.kernel.records import Ban, Class, Reaction, Rule, Value
from regola_engine.kernel.rules import AND, MORE, THEN
from regola_engine.kernel.standing import is_so, number
from regola_engine.lords import building as b
from regola_engine.lords import fighting as f
from regola_engine.lords import goods as g
from regola_engine.lords import monsters as m
from regola_engine.lords import sets as s

Step = Callable[[Any, Any], int]
Test = Callable[[Any, Any], bool]


def always(_position: Any, _frame: Any) -> bool:
    return True


def steps(*done: Step) -> Step:
    """Return what does the step of a frame that is next."""
    return lambda p, frame: done[frame.step](p, frame)


def may(possible: Test, step: Step) -> Step:
    """Return a step that a player may take."""

    def asked(p: Any, frame: Any) -> int:
        answer = wants(p, frame, possible(p, frame))
        return answer if answer != DONE else step(p, frame)

    return asked


def gain(good: str, count: int) -> Step:
    return lambda p, frame: g.gain(p, frame, count, good)


def pay(good: str, count: int) -> Step:
    return may(
        lambda p, frame: g.can_pay(p, frame.you, count, good),
        lambda p, frame: g.pay(p, frame, count, good),
    )


def evil(count: int) -> Step:
    return lambda p, frame: (g.gain_evil if count > 0 else g.lose_evil)(p, frame, abs(count))


def traps(count: int) -> Step:
    return lambda p, frame: g.gain_traps(p, frame, count)


def foreman(p: Any, frame: Any) -> int:
    return may(lambda p, f: s.ready_imps(p, f.you) >= 2, lambda p, f: g.use_imps(p, f, 1))(p, frame)


def dig(count: int) -> Step:
    return lambda p, frame: b.dig(p, frame, count, up_to=True, by_imps=True)


def mine(count: int) -> Step:
    return lambda p, frame: b.mine(p, frame, count, own_tunnels(p, frame.you), up_to=True)


def own_tunnels(p: Any, you: int) -> int:
    return s.tunnels(p) & p.own(you) & ~p.conquered


def one_more_trap(p: Any, frame: Any) -> int:
    return g.gain_traps(p, frame, 1) if p.year == 2 else DONE


def one_trap_less(p: Any, frame: Any) -> int:
    return g.discard_traps(p, frame, 1) if p.year == 2 else DONE


def in_box(slot: int, line: int, *done: Step) -> Reaction:
    """Return what an order does by the minion on a box."""
    return Reaction(
        line=line,
        each=True,
        event="perform order",
        matches=lambda p, frame: frame.event.order == frame.it and s.slot_of(p, frame.it) == slot,
        act=steps(*done),
        joins=(AND, *(THEN,) * (len(done) - 1)),
    )


def order(*boxes: tuple[Step, ...]) -> tuple[Rule, ...]:
    return tuple(in_box(slot, slot, *done) for slot, done in enumerate(boxes, 1))


def at(moment: str, act: Step, holds: Test | None = None, *more: Step) -> Reaction:
    return Reaction(
        line=1, moment=moment, act=steps(act, *more), holds=holds, joins=(AND,) * (1 + len(more))
    )


def on(event: str, field: str, *done: Step, joins: Iterable[int] = ()) -> Reaction:
    """Return what an item does when it is the one that an event tells of."""
    return Reaction(
        line=1,
        each=True,
        event=event,
        matches=lambda _p, frame: getattr(frame.event, field) == frame.it,
        act=steps(*done),
        joins=(AND, *(joins or (AND,) * (len(done) - 1))),
    )


def whenever(event: str, *done: Step, before: bool = False, joins: Iterable[int] = ()) -> Reaction:
    return Reaction(
        line=1,
        event=event,
        before=before,
        act=steps(*done),
        joins=(AND, *(joins or (AND,) * (len(done) - 1))),
    )


def room(*done: Step) -> tuple[Rule, ...]:
    return (on("run tile", "tile", *done, joins=(THEN,) * (len(done) - 1)),)


def battlefield(p: Any, you: int) -> int:
    return p.battlefield[you]


def damage(p: Any, frame: Any, more: int = 0) -> int:
    return number(p, "damage", frame.you, frame.it) + more


def blow(p: Any, frame: Any, more: int = 0) -> int:
    return f.deal_to_one(p, frame, damage(p, frame, more), front(p, frame.you))


def front(p: Any, you: int) -> int:
    hero = s.front(p, you)
    return 0 if hero < 0 else 1 << hero


def party(p: Any, you: int) -> int:
    return s.party_of(p, you)


def wound_one(count: int, among: Callable[[Any, int], int]) -> Step:
    return lambda p, frame: f.deal_to_one(p, frame, count, among(p, frame.you))


def no_priests(p: Any, you: int) -> int:
    return party(p, you) & ~s.kind_heroes(p, "dungeon_lords/adventurer/priest")


def behind(p: Any, you: int) -> int:
    return party(p, you) & ~front(p, you)


def guard(p: Any, frame: Any) -> int:
    return f.mark_tile(p, frame, battlefield(p, frame.you))


def attacks(*done: Step, joins: Iterable[int] = ()) -> Reaction:
    return on("attack party", "monster", *done, joins=joins)


def somebody(among: Callable[[Any, int], int]) -> Test:
    return lambda p, frame: bool(among(p, frame.you))


def wakes(p: Any, frame: Any) -> int:
    return m.wake(p, frame, frame.it)


def score(line: int, operation: int, amount: Step) -> Value:
    return Value(line=line, word="score", operation=operation, amount=amount)


def spell(*done: Step) -> tuple[Rule, ...]:
    return (on("invoke card", "card", *done),)


def springs(*done: Step) -> tuple[Rule, ...]:
    return (on("spring trap", "trap", *done),)


def resolves(*done: Step, joins: Iterable[int] = ()) -> Reaction:
    return on("resolve event", "happening", *done, joins=joins)


def magic_suffices(speed: str) -> Test:
    def enough(p: Any, frame: Any) -> bool:
        you, card = frame.you, p.card
        need, power = number(p, "need", you, card), number(p, "magic", you, you)
        return p.game.cards[card].speed == speed and power >= need

    return enough


def of_each(measure: Callable[[Any, int], int], more: int) -> Test:
    return lambda p, frame: all(
        measure(p, frame.you) >= measure(p, other) + more
        for other in range(p.game.seats)
        if other != frame.you
    )


def title(measure: Callable[[Any, int], int]) -> tuple[Rule, ...]:
    return (
        Value(line=1, word="score", operation=MORE, constant=2, holds=of_each(measure, 0)),
        Value(line=2, word="score", operation=MORE, constant=1, holds=of_each(measure, 1)),
        Value(line=3, word="fame", operation=MORE, constant=1, holds=of_each(measure, 0)),
        Value(line=4, word="fame", operation=MORE, constant=1, holds=of_each(measure, 1)),
    )


def symbol(word: str) -> Value:
    return Value(
        line=1,
        each=True,
        word=word,
        operation=MORE,
        amount=lambda p, frame: number(p, "skill", frame.you, frame.it),
    )


def is_it(word: str) -> Class:
    return Class(line=9, each=True, its=True, word=word)


def ban(deed: str, holds: Test) -> Ban:
    return Ban(line=1, deed=deed, holds=holds)


def tile_of(frame: Any) -> int:
    return 1 << frame.event.tile


def lairs_taken(p: Any, frame: Any) -> bool:
    you, tile = frame.you, frame.event.tile
    if is_so(p, "ethereal", you, frame.event.monster):
        return False
    bodies = sum(not is_so(p, "ethereal", you, copy) for copy in p.posted[you])
    return bodies >= number(p, "lairs", you, tile)


def is_room(p: Any, frame: Any) -> bool:
    return bool(p.built >> frame.event.thing & 1)


def trap_places_taken(p: Any, frame: Any) -> bool:
    tile = frame.event.tile
    return s.traps_in(p, 1 << tile).bit_count() >= number(p, "trap places", frame.you, tile)


def count(find: Callable[[Any, Any], int]) -> Step:
    return lambda p, frame: find(p, frame).bit_count()
