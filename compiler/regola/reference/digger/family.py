"""The family of the games of tiles, as one record."""

from __future__ import annotations

from collections.abc import Iterable

from regola.program.model import Item
from regola.reference.digger.bearers import binds, in_force
from regola.reference.digger.deeds import VERBS
from regola.reference.digger.offering import is_possible
from regola.reference.digger.things import (
    RELATIONS,
    THINGS,
    seat_of,
)
from regola.reference.digger.tiles import eyes_of, holder_of, is_near
from regola.reference.digger.words import (
    ADJECTIVES,
    COUNTS,
    HELD,
    NOUNS,
    NUMBERS,
    OWNED,
    is_content,
)
from regola.reference.family import Family
from regola.vocabulary.model import Vocabulary

__all__ = ["digger"]


def digger(items: Iterable[Item], vocabulary: Vocabulary) -> Family:
    """Return the words of the games of tiles for a table with these items in play."""
    top = {item.reference: item for item in items if item.kind not in ("board", "edge")}
    return Family(
        vocabulary=vocabulary,
        things=THINGS,
        nouns=NOUNS,
        content=is_content,
        owned=OWNED,
        held=HELD,
        relations=RELATIONS,
        mutual=frozenset({"compatible with", "joined to", "continued by"}),
        adjectives=ADJECTIVES,
        numbers=NUMBERS,
        counts=COUNTS,
        said=in_force(top),
        binds=binds,
        is_time=lambda _reading, _said: True,
        verbs=VERBS,
        possible=is_possible,
        seat=lambda _reading, you: seat_of(you),
        holder=holder_of,
        eyes=eyes_of,
        is_near=is_near,
        items=top,
    )
