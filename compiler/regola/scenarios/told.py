"""How a position is given what a document tells of it, and how that is read again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from regola.scenarios.documents import conventions
from regola_engine.kernel import bits, mask_of

if TYPE_CHECKING:
    from regola.scenarios.numbered import Numbered

__all__ = ["Common", "Field", "Lay", "Mask", "Told", "fields", "lay_out"]


Lay: TypeAlias = Callable[[Any, Any, int, Any], None]
"""Gives a position, of which there are names, what is told of a player or of all."""


class Told(Protocol):
    """Something that is told by a key: how a position is given it, and what it is then called."""

    def lay(self, state: Any, names: Any, seat: int, told: Any) -> None:
        """Give a player, or all, what is told."""

    def found(self, state: Any, names: Any, seat: int) -> object:
        """Return what is there, as scenarios tell it."""


def lay_out(
    known: Mapping[str, Lay], state: Any, names: Numbered, seat: int, told: Mapping[str, Any]
) -> None:
    """Give a player, or all, what is told; a key builds on those that stand before it."""
    for key, lay in known.items():
        if key in told:
            lay(state, names, seat, told[key])


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a position by seat: values as they are told, or things of a sort by number."""

    name: str
    sort: str = ""

    def lay(self, state: Any, names: Any, seat: int, told: Any) -> None:
        """Give a player what is told."""
        self.put(state, seat, self.meant(names, told))

    def found(self, state: Any, names: Any, seat: int) -> object:
        """Return what a player has, as scenarios tell it."""
        return self.called(names, self.get(state, seat))

    def put(self, state: Any, seat: int, value: Any) -> None:
        """Set the field of a player."""
        getattr(state, self.name)[seat] = value

    def get(self, state: Any, seat: int) -> Any:
        """Return the field of a player."""
        return getattr(state, self.name)[seat]

    def meant(self, names: Numbered, told: Any) -> Any:
        """Return what stands in the field for what is told."""
        if isinstance(told, list):
            return [self.meant(names, one) for one in told]
        return names.number(self.sort, told) if self.sort else told

    def called(self, names: Numbered, value: Any) -> object:
        """Return what scenarios tell for what stands in the field."""
        if isinstance(value, list):
            return [self.called(names, one) for one in value]
        return names.called(self.sort, value) if self.sort else value


class Common(Field):
    """A field of a position that is of no player."""

    def put(self, state: Any, _seat: int, value: Any) -> None:
        """Set the field."""
        setattr(state, self.name, value)

    def get(self, state: Any, _seat: int) -> Any:
        """Return the field."""
        return getattr(state, self.name)


class Mask(Field):
    """Some things of a sort, as a mask."""

    def meant(self, names: Numbered, told: Iterable[str]) -> int:
        """Return the mask of some things."""
        return mask_of(names.numbers(self.sort, told))

    def called(self, names: Numbered, value: int) -> list[str]:
        """Return how the things of a mask are called."""
        return names.all_called(self.sort, bits(value))


def fields(family: str, whose: str) -> dict[str, Field]:
    """Return the fields that are told by a key, as ``held`` in ``dsl/scenarios.yaml`` has them."""
    plain = Common if whose == "all" else Field
    told: Mapping[str, Sequence[str]] = conventions(family)["held"][whose]
    return {key: Mask(*one[:2]) if one[2:] else plain(*one) for key, one in told.items()}
