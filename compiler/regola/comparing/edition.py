"""An edition: packs as they were at one time, in the form that builds keep."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from regola.ir.from_program import Data
from regola.program.pack import Manifest
from regola.text.comparing import RuleText

__all__ = ["Edition", "items_of"]


@dataclass(frozen=True, slots=True)
class Edition:
    """
    Packs as they were.

    ``items`` are the representations of all top-level items by reference, ``texts`` the texts of
    their rules, ``heads`` what each pack says of itself, where that is known.
    """

    items: Mapping[str, Data]
    texts: tuple[RuleText, ...] = ()
    heads: Mapping[str, Manifest] = field(default_factory=dict)

    @property
    def packs(self) -> frozenset[str]:
        """The ids of the packs."""
        return frozenset(pack_of(reference) for reference in self.items)

    def only(self, packs: Iterable[str]) -> Edition:
        """Return what the edition has of some packs."""
        wanted = frozenset(packs)
        items = {ref: item for ref, item in self.items.items() if pack_of(ref) in wanted}
        texts = tuple(text for text in self.texts if text.pack in wanted)
        heads = {pack: head for pack, head in self.heads.items() if pack in wanted}
        return Edition(items, texts, heads)


def pack_of(reference: str) -> str:
    """Return the id of the pack that a reference begins with."""
    return reference.partition("/")[0]


def items_of(documents: Iterable[Mapping[str, Any]]) -> dict[str, Data]:
    """Return the items of documents of the representation, by reference."""
    return {document["item"]["reference"]: document["item"] for document in documents}


def walk(item: Data) -> Iterator[Data]:
    """Give an item and all that are in it."""
    yield item
    for inner in item.get("nested", ()):
        yield from walk(inner)
