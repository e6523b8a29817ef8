"""Order words as an index does: without regard to accents and capitals."""

from __future__ import annotations

import unicodedata

__all__ = ["alphabetical"]


def alphabetical(text: str) -> tuple[str, str]:
    """Return a key to sort by; texts that differ in accents alone stand side by side."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)), text
