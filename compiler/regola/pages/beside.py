"""Pages that stand alone, as a command writes them, and with the frame of the site around them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup

__all__ = ["Page", "told_in"]

_TOLD = re.compile(r"<header>\n(.*?)</header>\n<main>\n(.*)</main>\n", re.DOTALL)
"""What such a page tells, as its template has it: a head, and the rest."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page that stands alone: its language, its name in the folder of that, title and bytes."""

    language: str
    name: str
    title: str
    data: bytes


def told_in(page: Page) -> Markup:
    """Return what a page tells, without what makes it stand alone."""
    found = _TOLD.search(page.data.decode())
    told = "".join(found.groups()) if found else ""
    return Markup(told)  # noqa: S704  # rendered by a template of ours, which has escaped all
