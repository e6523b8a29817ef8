"""The rules of the draft as records, written by hand until modules are written of it."""

from __future__ import annotations

from regola_engine.kernel.records import Ban, Reaction, Rule, Value
from regola_engine.kernel.rules import IS, LESS, MORE, OTHERWISE, THEN
from regola_engine.kernel.standing import number
from regola_engine.lords import building as b
from regola_engine.lords import fighting as f
from regola_engine.lords import goods as g
from regola_engine.lords import happening as h
from regola_engine.lords import monsters as m
from regola_engine.lords import sets as s
from tests.lords import words as w
from tests.lords.base_rules import BASE

RULES: dict[str, tuple[Rule, ...]] = {
    "dungeon_lords": BASE,
    "gather_food": w.order(
        (w.pay("gold", 1), w.gain("food", 2)),
        (w.may(w.always, w.evil(1)), w.gain("food", 3)),
        (w.may(w.always, w.evil(2)), w.gain("food", 3), w.gain("gold", 1)),
    ),
    "improve_reputation": w.order(
        (w.may(w.always, w.evil(-1)), h.spy),
        (w.may(w.always, w.evil(-2)),),
        (w.pay("gold", 1), w.evil(-2), h.spy),
    ),
    "dig_tunnels": w.order(
        (w.may(lambda p, f: b.can_dig(p, f.you, by_imps=True), w.dig(2)),),
        (w.may(lambda p, f: b.can_dig(p, f.you, by_imps=True), w.dig(3)),),
        (w.foreman, w.dig(4)),
    ),
    "mine_gold": w.order(
        (w.may(lambda p, f: b.can_mine(p, f.you, w.own_tunnels(p, f.you)), w.mine(2)),),
        (w.may(lambda p, f: b.can_mine(p, f.you, w.own_tunnels(p, f.you)), w.mine(3)),),
        (w.foreman, w.mine(4)),
    ),
    "recruit_imps": w.order(
        (w.pay("food", 1), w.gain("imps", 1)),
        (w.pay("food", 2), w.gain("imps", 2)),
        (w.pay("food", 1), lambda p, frame: g.pay(p, frame, 1, "gold"), w.gain("imps", 2)),
    ),
    "set_traps": w.order(
        (w.pay("gold", 1), w.traps(1), w.one_more_trap, w.one_trap_less),
        (w.may(w.always, w.traps(1)), w.one_more_trap, w.one_trap_less),
        (w.pay("gold", 2), w.traps(2), w.one_more_trap, w.one_trap_less),
    ),
    "hire_monsters": (
        Ban(
            line=1,
            each=True,
            deed="send minion to",
            holds=lambda p, frame: (
                frame.event.order == frame.it
                and s.order_leads(p, frame.you, frame.it)
                and p.gold[frame.you] == 0
            ),
        ),
        Reaction(
            line=2,
            each=True,
            event="send minion to",
            matches=lambda p, frame: (
                frame.event.order == frame.it and s.order_leads(p, frame.you, frame.it)
            ),
            act=lambda p, frame: g.pay(p, frame, 1, "gold"),
        ),
        Value(
            line=3,
            each=True,
            word="food price",
            operation=MORE,
            holds=lambda p, frame: s.slot_of(p, frame.it) == 3,
        ),
        *(
            w.in_box(
                slot,
                3 + slot,
                w.may(
                    lambda p, frame: m.can_hire(p, frame.you, s.offered(p)),
                    lambda p, frame: m.hire(p, frame, s.offered(p)),
                ),
            )
            for slot in (1, 2, 3)
        ),
    ),
    "build_rooms": (
        Value(
            line=1,
            each=True,
            word="fee",
            operation=IS,
            holds=lambda p, frame: s.slot_of(p, frame.it) >= 2,
        ),
        *(
            w.in_box(
                slot,
                1 + slot,
                w.may(
                    lambda p, frame: b.can_build(p, frame.you, w.own_tunnels(p, frame.you)),
                    lambda p, frame: b.build_room(p, frame, w.own_tunnels(p, frame.you)),
                ),
            )
            for slot in (1, 2, 3)
        ),
    ),
    "hatchery": w.room(w.gain("food", 1)),
    "deep_hatchery": w.room(w.gain("food", 1)),
    "gold_seam": w.room(w.gain("gold", 1)),
    "deep_gold_seam": w.room(w.gain("gold", 1)),
    "workshop": w.room(w.traps(1)),
    "tool_shed": w.room(lambda p, frame: b.dig(p, frame, 1)),
    "printing_press": w.room(w.evil(-1)),
    "magic_room": (
        Ban(
            line=1,
            each=True,
            deed="run tile",
            holds=lambda p, frame: frame.event.tile == frame.it and p.food[frame.you] == 0,
        ),
        *w.room(lambda p, frame: g.pay(p, frame, 1, "food"), w.gain("imps", 1)),
    ),
    "labyrinth": (
        Value(line=1, each=True, its=True, word="trap places", operation=MORE),
        Value(line=2, each=True, its=True, word="trap fee", operation=IS, constant=0),
        Value(line=3, each=True, its=True, word="lairs", operation=LESS),
    ),
    "antimagic_room": (w.is_it("silent"),),
    "hall_of_fame": (w.score(1, MORE, lambda p, frame: number(p, "fame", frame.you, frame.you)),),
    "goblin": (
        w.attacks(
            w.blow,
            lambda p, frame: (
                f.deal_to_one(p, frame, 1, w.front(p, frame.you))
                if p.thinned >> frame.you & 1
                else 0
            ),
        ),
    ),
    "slime": (
        w.attacks(
            w.may(w.somebody(w.party), lambda p, fr: f.deal_to_all(p, fr, 1, w.party(p, fr.you))),
            w.guard,
            joins=(OTHERWISE,),
        ),
    ),
    "ghost": (
        w.is_it("ethereal"),
        w.attacks(lambda p, fr: f.deal_to_one(p, fr, w.damage(p, fr), w.behind(p, fr.you))),
    ),
    "troll": (
        w.is_it("helpful"),
        w.attacks(
            w.pay("food", 1), lambda p, frame: w.blow(p, frame, 1), w.blow, joins=(THEN, OTHERWISE)
        ),
    ),
    "witch": (
        w.attacks(
            w.may(w.somebody(w.party), w.wound_one(1, w.party)),
            w.wound_one(1, w.party),
            w.blow,
            joins=(THEN, OTHERWISE),
        ),
    ),
    "vampire": (
        w.attacks(
            w.may(w.somebody(w.no_priests), w.wound_one(2, w.no_priests)),
            w.wakes,
            lambda p, fr: f.deal_to_one(p, fr, w.damage(p, fr), w.no_priests(p, fr.you)),
            joins=(THEN, OTHERWISE),
        ),
    ),
    "golem": (w.is_it("tireless"), w.attacks(w.blow)),
    "dragon": (
        w.attacks(
            lambda p, fr: f.deal_to_all(p, fr, w.damage(p, fr), w.party(p, fr.you)),
            lambda p, fr: f.mark_party(p, fr, "cursed"),
        ),
    ),
    "demon": (
        w.attacks(lambda p, fr: f.deal_to_one(p, fr, w.damage(p, fr), w.party(p, fr.you)), w.guard),
    ),
    "warrior": (w.is_it("bold"),),
    "thief": (w.symbol("protection"),),
    "priest": (w.symbol("piety"),),
    "wizard": (w.symbol("magic"),),
    "silver_paladin": (w.symbol("protection"), w.symbol("piety"), w.symbol("magic")),
    "golden_paladin": (w.symbol("protection"), w.symbol("piety"), w.symbol("magic")),
    "regeneration": w.spell(lambda p, fr: f.heal(p, fr, 2)),
    "poisoned_dart": w.springs(
        w.wound_one(1, w.front), lambda p, fr: f.poison(p, fr, s.front(p, fr.you))
    ),
    "pendulum": w.springs(lambda p, fr: f.deal_to_all(p, fr, 1, w.party(p, fr.you))),
    "boulder": w.springs(lambda p, fr: f.deal_to_party(p, fr, 3)),
    "net": w.springs(w.guard),
    "foul_idol": w.springs(w.wound_one(1, w.front), lambda p, fr: f.mark_party(p, fr, "cursed")),
    "payday": (
        w.resolves(lambda p, fr: m.muster(p, fr, s.monsters_of(p, 1 << fr.you))),
        w.whenever(
            "muster monster",
            w.may(
                lambda p, fr: m.can_pay_monster(p, fr.you, fr.event.monster),
                lambda p, fr: m.pay_monster(p, fr, fr.event.monster),
            ),
            lambda p, fr: m.dismiss(p, fr, fr.event.monster),
            joins=(OTHERWISE,),
        ),
        w.whenever("dismiss monster", w.evil(1)),
    ),
    "taxes": (
        w.resolves(lambda p, fr: g.owe_gold(p, fr, number(p, "tax", fr.you, fr.you))),
        w.whenever("owe gold", w.pay("gold", 1), w.gain("marks", 1), joins=(OTHERWISE,)),
    ),
    "surprise": (w.resolves(h.resolve_special),),
    "rats": (w.resolves(lambda p, fr: g.lose(p, fr, 2, "food")),),
    "harvest": (w.resolves(w.gain("food", 2)),),
    "bad_press": (w.resolves(w.pay("gold", 1), w.evil(2), joins=(OTHERWISE,)),),
    "lord_of_dark_deeds": w.title(lambda p, seat: p.evil[seat]),
    "lord_of_imps": w.title(lambda p, seat: p.imps[seat]),
    "lord_of_halls": w.title(lambda p, seat: (p.built & p.own(seat)).bit_count()),
    "tunnel_lord": w.title(lambda p, seat: (s.tunnels(p) & p.own(seat)).bit_count()),
    "monster_lord": w.title(lambda p, seat: s.monsters_of(p, 1 << seat).bit_count()),
    "lord_of_riches": w.title(s.wealth),
    "battlelord": w.title(lambda p, seat: (p.tiles & p.own(seat) & ~p.conquered).bit_count()),
}
