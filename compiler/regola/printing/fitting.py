"""Find the components whose words have room on each of their faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from regola.printing.components import Component
from regola.printing.faces import Faces
from regola.printing.images import Gallery, overfull_in
from regola.printing.typesetting import Overfull

__all__ = ["Fitted", "fitted"]


@dataclass(frozen=True, slots=True)
class Fitted:
    """Components that can be made, those that words do not fit on, and these words."""

    components: tuple[Component, ...]
    left_out: tuple[Component, ...]
    overfull: tuple[Overfull, ...]


def fitted(components: Sequence[Component], faces: Faces) -> Fitted:
    """Part components by whether all that they say has room; look at faces that are alike once."""
    gallery = Gallery()
    sides = [(one, gallery.front(one), gallery.back(one)) for one in components]
    names = list(gallery.canvases)
    told = overfull_in(list(gallery.canvases.values()), faces)
    full = {names[one.place] for one in told if not one.short}
    left = [one for one, *shown in sides if not full.isdisjoint(shown)]
    kept = [one for one, *shown in sides if full.isdisjoint(shown)]
    # A word that is too long is so on each face that bears it; of what is not made no more is told.
    once = dict.fromkeys(
        replace(one, place=0) for one in told if not one.short or names[one.place] not in full
    )
    return Fitted(tuple(kept), tuple(left), tuple(once))
