"""Fill the templates of primitives with the parts of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from regola.program.meaning import Deed, Phrase
from regola.python.patterns import said_of
from regola.python.tree import Call, Constant, Expression, Index, Sequence, call, joined, path
from regola.python.writer import Scene, Unwritable
from regola_engine.kernel.primitives import Both, Held, Lasting, Part, Template, Use

__all__ = ["Said", "Shape", "filled"]


@dataclass(frozen=True, slots=True)
class Said:
    """
    What a template is filled with.

    ``phrases`` are those of its places, ``word`` what the primitive was found by, ``deed`` the deed
    under way. ``narrowed`` is what narrows things down, by name. Sets are cut down to things that
    there are where they are ``bounded``.
    """

    scene: Scene
    phrases: Mapping[str, Phrase | None]
    word: str = ""
    deed: Deed | None = None
    narrowed: Mapping[str, Expression] = field(default_factory=dict)
    bounded: bool = False

    def phrase(self, place: str) -> Phrase | None:
        """Return the phrase of a place: ``of.in`` is what stands in a relation to another."""
        name, _, relation = place.partition(".")
        found = self.phrases.get(name)
        if found is None or not relation:
            return found
        link = said_of(found, relation)
        return link.target if link is not None else None

    def known(self, place: str) -> Phrase:
        """Return the phrase of a place where one must stand."""
        found = self.phrase(place)
        if found is None:
            raise Unwritable(self.word or (self.deed.verb if self.deed else place))
        return found


Shape: TypeAlias = Callable[[Part, Said], Expression | None]
"""Makes a part of a template, nothing where it is left out."""


def filled(template: Template, said: Said) -> Expression:
    """Return a template, filled."""
    found = _filled(template, said)
    if found is None:
        raise Unwritable(said.word)
    return found


def _filled(template: Template, said: Said) -> Expression | None:
    if isinstance(template, Part):
        return said.scene.family.shapes[template.shape](template, said)
    if isinstance(template, Use):
        return _call(template, said)
    if isinstance(template, Held):
        return _held(template, said)
    if isinstance(template, Both):
        return joined("&", [filled(one, said) for one in template.parts])
    if isinstance(template, tuple):
        return Sequence(tuple(Constant(one) for one in template))
    return Constant(template)


def _call(use: Use, said: Said) -> Call:
    scene = said.scene
    position = scene.position()
    takes = [found for one in use.takes if (found := _filled(one, said)) is not None]
    named = {key: _filled(one, said) for key, one in use.named.items()}
    kept = {key: found for key, found in named.items() if found is not None}
    return call(scene.module.use(use.function.__name__), position, *takes, **kept)


def _held(held: Held, said: Said) -> Expression:
    names = held.path.split(".")
    if isinstance(held, Lasting):
        found = path("ground", *names)
    else:
        found = path(said.scene.position().id, *names)
    for one in held.at:
        found = Index(found, filled(one, said))
    return found
