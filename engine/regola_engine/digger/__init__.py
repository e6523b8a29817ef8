"""
What rule modules of the digger family are made of.

``__all__`` is the contract between generated modules and the engine: they import from here alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.coins import *  # noqa: F403  # the verbs, as listed there
from regola_engine.digger.coins import __all__ as _coins
from regola_engine.digger.corridors import *  # noqa: F403  # the sets, as listed there
from regola_engine.digger.corridors import __all__ as _corridors
from regola_engine.digger.deeds import *  # noqa: F403  # the verbs, as listed there
from regola_engine.digger.deeds import __all__ as _deeds
from regola_engine.digger.events import ANNOUNCED
from regola_engine.digger.frames import ASKED, DONE, FAILED, Frame
from regola_engine.digger.items import Base, BoardItem, Item, Mover, Scenario, Tile
from regola_engine.digger.killing import *  # noqa: F403  # the verbs, as listed there
from regola_engine.digger.killing import __all__ as _killing
from regola_engine.digger.position import Position
from regola_engine.digger.rules import *  # noqa: F403  # the records, as listed there
from regola_engine.digger.rules import __all__ as _rules
from regola_engine.digger.scenario_deeds import *  # noqa: F403  # the verbs, as listed there
from regola_engine.digger.scenario_deeds import __all__ as _leading
from regola_engine.digger.sets import *  # noqa: F403  # the sets, as listed there
from regola_engine.digger.sets import __all__ as _sets
from regola_engine.digger.values import BANNED, class_tiles, is_immune
from regola_engine.kernel.asking import wants
from regola_engine.kernel.items import Source
from regola_engine.kernel.masks import of_each, of_some
from regola_engine.kernel.rules import *  # noqa: F403  # the operations, as listed there
from regola_engine.kernel.rules import __all__ as _operations
from regola_engine.kernel.standing import is_so, number
from regola_engine.kernel.versions import absent, require

__all__ = [  # noqa: PLE0604  # lists of names joined
    "ANNOUNCED",
    "ASKED",
    "BANNED",
    "DONE",
    "FAILED",
    "Base",
    "BoardItem",
    "Frame",
    "Item",
    "Mover",
    "Position",
    "Scenario",
    "Source",
    "Tile",
    "class_tiles",
    "is_immune",
    "number",
    "of_each",
    "of_some",
    "require",
    "is_so",
    "wants",
    *_coins,
    *_corridors,
    *_deeds,
    *_killing,
    *_leading,
    *_operations,
    *_rules,
    *_sets,
]

if not TYPE_CHECKING:
    __getattr__ = absent(__name__)
