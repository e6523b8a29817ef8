"""What the keeper of a site decides: its name, looks, address, languages, packs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Logo", "Settings"]


@dataclass(frozen=True, slots=True)
class Logo:
    """A picture of the keeper's own: the name of its file on the site, and its bytes."""

    file: str
    data: bytes

    @property
    def is_raster(self) -> bool:
        """Whether it is made of dots, as those who show links want it."""
        return not self.file.endswith(".svg")


@dataclass(frozen=True, slots=True)
class Settings:
    """
    The settings of a site; what is empty is as Regola has it.

    ``titles`` and ``footers`` are by language; ``address`` is where the site will lie, ending with
    a stroke; ``packs`` are the ids of those with pages; ``elsewhere`` has the addresses of the
    sites of games that are not on this one.
    """

    titles: Mapping[str, str] = field(default_factory=dict)
    footers: Mapping[str, str] = field(default_factory=dict)
    logo: Logo | None = None
    accent: str = ""
    address: str = ""
    languages: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    is_offline: bool = False
