"""
What rule modules of the family of Dungeon Lords are made of.

``__all__`` is the contract between generated modules and the engine: they import from here alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.kernel.asking import wants
from regola_engine.kernel.frames import ASKED, DONE, FAILED
from regola_engine.kernel.items import Source
from regola_engine.kernel.masks import of_each, of_some
from regola_engine.kernel.records import Ban, Class, Offer, Reaction, Value
from regola_engine.kernel.rules import *  # noqa: F403  # the operations, as listed there
from regola_engine.kernel.rules import __all__ as _operations
from regola_engine.kernel.standing import is_so, number
from regola_engine.kernel.versions import absent, require
from regola_engine.lords.building import *  # noqa: F403  # the verbs, as listed there
from regola_engine.lords.building import __all__ as _building
from regola_engine.lords.fighting import *  # noqa: F403  # the verbs, as listed there
from regola_engine.lords.fighting import __all__ as _fighting
from regola_engine.lords.goods import *  # noqa: F403  # the verbs, as listed there
from regola_engine.lords.goods import __all__ as _goods
from regola_engine.lords.items import *  # noqa: F403  # the records, as listed there
from regola_engine.lords.items import __all__ as _items
from regola_engine.lords.monsters import *  # noqa: F403  # the verbs, as listed there
from regola_engine.lords.monsters import __all__ as _monsters
from regola_engine.lords.orders import *  # noqa: F403  # the verbs, as listed there
from regola_engine.lords.orders import __all__ as _orders
from regola_engine.lords.position import Frame, Position
from regola_engine.lords.sets import *  # noqa: F403  # the sets, as listed there
from regola_engine.lords.sets import __all__ as _sets

__all__ = [  # noqa: PLE0604  # lists of names joined
    "ASKED",
    "DONE",
    "FAILED",
    "Ban",
    "Class",
    "Frame",
    "Offer",
    "Position",
    "Reaction",
    "Source",
    "Value",
    "is_so",
    "number",
    "of_each",
    "of_some",
    "require",
    "wants",
    *_building,
    *_fighting,
    *_goods,
    *_items,
    *_monsters,
    *_orders,
    *_sets,
    *_operations,
]

if not TYPE_CHECKING:
    __getattr__ = absent(__name__)
