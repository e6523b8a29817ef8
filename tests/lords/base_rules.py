"""The base rules of the draft as records, written by hand until modules are written of it."""

from __future__ import annotations

from regola_engine.kernel.records import Offer, Reaction, Rule, Value
from regola_engine.kernel.rules import IS, LESS, MORE
from regola_engine.kernel.standing import is_so, number
from regola_engine.lords import building as b
from regola_engine.lords import fighting as f
from regola_engine.lords import goods as g
from regola_engine.lords import happening as h
from regola_engine.lords import monsters as m
from regola_engine.lords import orders as o
from regola_engine.lords import sets as s
from tests.lords import words as w

BASE: tuple[Rule, ...] = (
    w.at("start of game", lambda p, frame: o.withhold_orders(p, frame, 2)),
    w.at("revealing", o.block_order, lambda p, _frame: p.game.seats == 2),
    w.at("ordering", lambda p, frame: o.choose_orders(p, frame, 3)),
    w.at("recall", o.return_order),
    w.ban(
        "return order",
        lambda p, frame: (
            bool(p.performed[frame.you] >> frame.event.order & 1)
            and not s.order_leads(p, frame.you, frame.event.order)
        ),
    ),
    w.ban(
        "dig tile in",
        lambda p, frame: not s.beside(p, p.tiles & p.own(frame.you)) & w.tile_of(frame),
    ),
    w.ban("dig tile in", lambda p, frame: bool(s.crowded(p) & w.tile_of(frame))),
    w.ban("build tile in", lambda p, frame: bool(p.conquered & w.tile_of(frame))),
    w.ban("build tile in", lambda p, frame: bool(s.beside(p, p.built) & w.tile_of(frame))),
    w.ban(
        "build tile in",
        lambda p, frame: p.year == 1 and not s.suited_to(p, frame.event.tile, frame.event.room),
    ),
    Offer(
        line=1,
        verb="run",
        moment="production",
        possible=lambda p, frame: b.can_run(p, frame.you, p.own(frame.you)),
        act=lambda p, frame: b.run_room(p, frame, p.own(frame.you)),
    ),
    Value(line=1, word="runs", operation=IS, holds=w.is_room),
    Value(line=2, word="runs", operation=MORE, holds=lambda p, _frame: p.year == 2),
    w.ban(
        "run tile",
        lambda p, frame: p.ran[frame.event.tile] >= number(p, "runs", frame.you, frame.event.tile),
    ),
    w.ban("run tile", lambda p, frame: bool(p.conquered & w.tile_of(frame))),
    w.at("happening", lambda p, frame: h.resolve(p, frame, p.happening)),
    Value(line=1, word="tax", operation=IS, amount=lambda p, frame: s.tunnel_pairs(p, frame.you)),
    w.at("arrival", f.put_next),
    w.whenever("gain evil", g.lure_paladin),
    w.whenever("lose evil", g.lure_paladin),
    w.at(
        "planning",
        lambda p, frame: f.free_hero(p, frame, s.imprisoned(p, 1 << frame.you)),
        lambda p, frame: not p.tiles & p.own(frame.you) & ~p.conquered,
    ),
    w.at("planning", lambda p, frame: b.choose_tile(p, frame, s.near_entrance(p, frame.you))),
    Offer(
        line=2,
        verb="put",
        moment="planning",
        possible=lambda p, frame: f.can_lay(
            p, frame.you, s.traps_of(p, frame.you), w.battlefield(p, frame.you)
        ),
        act=lambda p, frame: f.lay_trap(
            p, frame, s.traps_of(p, frame.you), w.battlefield(p, frame.you)
        ),
    ),
    Offer(
        line=3,
        verb="put",
        moment="planning",
        possible=lambda p, frame: m.can_post(
            p, frame.you, s.monsters_of(p, 1 << frame.you), w.battlefield(p, frame.you)
        ),
        act=lambda p, frame: m.post_monster(
            p, frame, s.monsters_of(p, 1 << frame.you), w.battlefield(p, frame.you)
        ),
    ),
    Value(line=1, word="lairs", operation=IS),
    Value(line=2, word="lairs", operation=MORE, holds=w.is_room),
    Value(line=1, word="trap places", operation=IS),
    Value(line=1, word="trap fee", operation=IS, holds=w.is_room),
    w.ban("put monster in", lambda p, frame: bool(p.dormant >> frame.event.monster & 1)),
    w.ban("put monster in", w.lairs_taken),
    w.ban("put trap in", w.trap_places_taken),
    w.ban(
        "put trap in",
        lambda p, frame: number(p, "trap fee", frame.you, frame.event.tile) > p.gold[frame.you],
    ),
    w.whenever(
        "spring trap",
        lambda p, frame: g.pay(
            p, frame, number(p, "trap fee", frame.you, w.battlefield(p, frame.you)), "gold"
        ),
        before=True,
    ),
    w.at(
        "springing",
        lambda p, frame: f.spring(p, frame, s.traps_in(p, 1 << w.battlefield(p, frame.you))),
        None,
        lambda p, frame: f.prevent(p, frame, number(p, "protection", frame.you, frame.you)),
    ),
    w.at("quick magic", lambda p, frame: f.invoke(p, frame, p.card), w.magic_suffices("quick")),
    w.at(
        "strike",
        lambda p, frame: f.attack(p, frame, s.monsters_in(p, 1 << w.battlefield(p, frame.you))),
    ),
    Reaction(
        line=1,
        event="attack party",
        before=True,
        matches=lambda p, frame: not is_so(p, "tireless", frame.you, frame.event.monster),
        act=lambda p, frame: m.turn_down(p, frame, 1 << frame.event.monster),
    ),
    w.at("slow magic", lambda p, frame: f.invoke(p, frame, p.card), w.magic_suffices("slow")),
    w.ban(
        "invoke card",
        lambda p, frame: is_so(p, "silent", frame.you, w.battlefield(p, frame.you)),
    ),
    w.ban("invoke card", lambda p, frame: bool(p.hushed >> frame.you & 1)),
    w.at(
        "healing",
        lambda p, frame: f.heal(p, frame, number(p, "piety", frame.you, frame.you)),
        lambda p, frame: bool((p.attacked & ~p.cursed) >> frame.you & 1),
    ),
    w.at(
        "fatigue",
        lambda p, frame: f.deal_to_party(p, frame, number(p, "weariness", frame.you, p.card)),
        lambda p, frame: not p.safe >> frame.you & 1,
    ),
    w.at(
        "capture",
        lambda p, frame: b.lose_tile(p, frame, w.battlefield(p, frame.you)),
        lambda p, frame: bool(p.parties[frame.you]) and not p.safe >> frame.you & 1,
    ),
    w.whenever("lose tile", w.evil(-1)),
    w.score(1, IS, w.count(lambda p, frame: s.monsters_of(p, 1 << frame.you))),
    w.score(2, MORE, lambda p, frame: 2 * (p.built & p.own(frame.you)).bit_count()),
    w.score(3, LESS, lambda p, frame: 2 * (p.conquered & p.own(frame.you)).bit_count()),
    w.score(4, MORE, lambda p, frame: 2 * s.imprisoned(p, 1 << frame.you).bit_count()),
    w.score(5, LESS, lambda p, frame: 3 * p.marks[frame.you]),
    w.score(
        6,
        MORE,
        lambda p, frame: 3 * (s.imprisoned(p, 1 << frame.you) & s.paladins(p)).bit_count(),
    ),
)
