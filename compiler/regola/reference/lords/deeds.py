"""The contract of each verb of the games of dungeons, and what must be there for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from regola.program.meaning import Deed
from regola.reference.lords import building, fights, goods, monsters, orders
from regola.reference.lords.game import Siege, type_of
from regola.reference.play import Asking, Doing
from regola.reference.reading import Unsaid

__all__ = ["VERBS", "is_possible"]

_Contract: TypeAlias = Callable[[Siege, Doing, Deed], Asking]
_Can: TypeAlias = Callable[[Siege, Doing, Deed], bool]

_CONTRACTS: Mapping[tuple[str, str], _Contract] = {
    **{("gain", one): goods.gain for one in ("gold", "food", "imp", "mark", "evil", "trap")},
    **{("lose", one): goods.lose_goods for one in ("gold", "food", "imp", "mark", "evil")},
    ("lose", "trap"): goods.discard,
    ("lose", "monster"): monsters.lose_monster,
    ("lose", "tile"): building.lose_tile,
    ("discard", "trap"): goods.discard,
    ("owe", "gold"): goods.owe,
    **{("pay", one): goods.pay_goods for one in ("gold", "food")},
    ("pay", "monster"): monsters.pay_monster,
    ("use", "imp"): goods.use,
    ("lure", "paladin"): goods.lure,
    ("choose", "order"): orders.choose,
    ("choose", "tile"): building.choose_tile,
    ("withhold", "order"): orders.withhold,
    ("block", "order"): orders.block,
    ("return", "order"): orders.return_order,
    ("rouse", "monster"): monsters.wake,
    ("spy", ""): orders.spy,
    ("resolve", "event"): orders.resolve,
    ("dig", "tile"): building.dig,
    ("mine", "gold"): building.mine,
    ("build", "tile"): building.build,
    ("run", "tile"): building.run,
    ("hire", "monster"): monsters.hire,
    ("muster", "monster"): monsters.muster,
    ("dismiss", "monster"): monsters.dismiss,
    ("turn down", "monster"): monsters.turn_down,
    ("put", "monster"): monsters.post,
    ("put", "trap"): fights.lay,
    ("put", "adventurer"): fights.join,
    ("spring", "trap"): fights.spring,
    ("attack", "party"): fights.attack,
    ("invoke", "card"): fights.invoke,
    ("deal", "wound"): fights.deal,
    ("prevent", "wound"): fights.prevent,
    ("heal", "wound"): fights.heal,
    ("poison", "adventurer"): fights.poison,
    ("free", "adventurer"): fights.free,
    ("guard", "tile"): fights.guard,
    ("curse", "party"): fights.mark,
    ("hush", "party"): fights.mark,
}
"""What each deed changes, by its verb and the type of what it is done to."""

_POSSIBLE: Mapping[tuple[str, str], _Can] = {
    **{(verb, "evil"): goods.can_move_marker for verb in ("gain", "lose")},
    **{("pay", one): goods.can_pay for one in ("gold", "food")},
    ("pay", "monster"): monsters.can_pay,
    ("use", "imp"): goods.can_use,
    ("spy", ""): orders.can_spy,
    ("dig", "tile"): building.can_dig,
    ("mine", "gold"): building.can_mine,
    ("build", "tile"): building.can_build,
    ("run", "tile"): building.can_run,
    ("hire", "monster"): monsters.can_hire,
    ("lose", "monster"): monsters.can_lose,
    ("put", "monster"): monsters.can_post,
    ("put", "trap"): fights.can_lay,
    ("deal", "wound"): fights.can_deal,
}
"""What must be there for a deed that somebody may do; nothing for all others."""


_Found = TypeVar("_Found")


def _of(table: Mapping[tuple[str, str], _Found], play: Siege, deed: Deed) -> _Found | None:
    """Return what a table has for a deed, by its verb and what its object is."""
    is_a, what = play.reading.family.vocabulary.is_a, type_of(deed)
    own = table.get((deed.verb, what))
    wider = (one for (verb, of), one in table.items() if verb == deed.verb and is_a(what, of))
    return next(wider, None) if own is None else own


def _contract(play: Siege, doing: Doing, deed: Deed) -> Asking:
    found = _of(_CONTRACTS, play, deed)
    if found is None:
        raise Unsaid(f"{deed.verb} {type_of(deed)}")
    return (yield from found(play, doing, deed))


VERBS: Mapping[str, _Contract] = dict.fromkeys((verb for verb, _ in _CONTRACTS), _contract)
"""The contract of each verb."""


def is_possible(play: Siege, doing: Doing, deed: Deed) -> bool:
    """Tell whether a deed that somebody may do can be done at all."""
    can = _of(_POSSIBLE, play, deed)
    return can is None or can(play, doing, deed)
