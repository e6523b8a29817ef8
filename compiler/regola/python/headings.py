"""What heads a module of any family: its title, its origin, its imports in order."""

from __future__ import annotations

from regola.program.model import Item

__all__ = ["import_order", "origin", "title"]


def import_order(name: str) -> tuple[int, str]:
    """Constants, then classes, then functions, as checkers sort them."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def title(item: Item) -> str:
    """Name the item of a module."""
    name = item.name("en")
    return f"{name.singular if name else item.id} ({item.reference})."


def origin(path: str) -> str:
    """Say which file a module was written from, so that nobody changes the module."""
    return f"Written by Regola from {path}: change the rules there, not here."
