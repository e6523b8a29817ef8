"""
What rule modules of the conquest family are made of.

``__all__`` is the contract between generated modules and the engine: they import from here alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.classes import around, class_mask, near, unshielded
from regola_engine.conquest.conquering import banned, conquerable, force
from regola_engine.conquest.deeds import *  # noqa: F403  # the verbs, as listed there
from regola_engine.conquest.deeds import __all__ as _deeds
from regola_engine.conquest.dice import highest_rolled, is_rolled, lowest_rolled, rolled
from regola_engine.conquest.events import watched, watched_before
from regola_engine.conquest.finds import *  # noqa: F403  # the verbs and sets, as listed there
from regola_engine.conquest.finds import __all__ as _finds
from regola_engine.conquest.frames import ASKED, DONE, FAILED, PENDING, Frame
from regola_engine.conquest.ground import Ground, bits
from regola_engine.conquest.items import Base, BoardItem, Item, PieceKind, Place
from regola_engine.conquest.lasting import *  # noqa: F403  # what is so for a time, as listed there
from regola_engine.conquest.lasting import __all__ as _lasting
from regola_engine.conquest.markers import *  # noqa: F403  # the verbs, as listed there
from regola_engine.conquest.markers import __all__ as _markers
from regola_engine.conquest.others import *  # noqa: F403  # the verbs, as listed there
from regola_engine.conquest.others import __all__ as _others
from regola_engine.conquest.peoples import is_active_for, people_is
from regola_engine.conquest.piece_deeds import *  # noqa: F403  # the verbs, as listed there
from regola_engine.conquest.piece_deeds import __all__ as _piece_deeds
from regola_engine.conquest.piles import *  # noqa: F403  # the verbs, as listed there
from regola_engine.conquest.piles import __all__ as _piles
from regola_engine.conquest.position import NOBODY, Position
from regola_engine.conquest.rules import *  # noqa: F403  # the records, as listed there
from regola_engine.conquest.rules import __all__ as _rules
from regola_engine.conquest.sets import *  # noqa: F403  # the sets, as listed there
from regola_engine.conquest.sets import __all__ as _sets
from regola_engine.conquest.standings import *  # noqa: F403  # the sets, as listed there
from regola_engine.conquest.standings import __all__ as _standings
from regola_engine.conquest.token_deeds import *  # noqa: F403  # the verbs, as listed there
from regola_engine.conquest.token_deeds import __all__ as _token_deeds
from regola_engine.conquest.values import held_total, in_holders_eyes, number, total
from regola_engine.conquest.words import *  # noqa: F403  # the registers, as listed there
from regola_engine.conquest.words import __all__ as _words
from regola_engine.kernel.items import Source
from regola_engine.kernel.masks import of_each, of_some
from regola_engine.kernel.versions import absent, require

__all__ = [  # noqa: PLE0604  # lists of names joined
    "ASKED",
    "DONE",
    "FAILED",
    "NOBODY",
    "PENDING",
    "Base",
    "BoardItem",
    "Frame",
    "Ground",
    "Item",
    "PieceKind",
    "Place",
    "Position",
    "Source",
    "around",
    "banned",
    "bits",
    "class_mask",
    "conquerable",
    "force",
    "held_total",
    "highest_rolled",
    "in_holders_eyes",
    "is_active_for",
    "is_rolled",
    "lowest_rolled",
    "near",
    "number",
    "of_each",
    "of_some",
    "people_is",
    "require",
    "rolled",
    "total",
    "unshielded",
    "watched",
    "watched_before",
    *_deeds,
    *_finds,
    *_lasting,
    *_others,
    *_markers,
    *_piece_deeds,
    *_piles,
    *_rules,
    *_sets,
    *_standings,
    *_token_deeds,
    *_words,
]

if not TYPE_CHECKING:
    __getattr__ = absent(__name__)
