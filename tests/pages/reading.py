"""What tests ask of pages: how they look in a browser, where their links lead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

__all__ = ["anchors_in", "barriers", "links_in", "opened"]


@contextmanager
def opened(browser: Browser, folder: Path, name: str, **options: Any) -> Iterator[Page]:
    """A page of a folder; a message on the console or a request beyond the folder is a failure."""
    complaints: list[str] = []
    context = browser.new_context(**options)
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "request",
        lambda request: None if request.url.startswith("file:") else complaints.append(request.url),
    )
    page.goto((folder / name).as_uri() if "?" not in name else _with_query(folder, name))
    yield page
    context.close()
    assert complaints == []


def _with_query(folder: Path, name: str) -> str:
    path, _, query = name.partition("?")
    return f"{(folder / path).as_uri()}?{query}"


# Without this the checker asks for the style sheet again, which a page from a file may not.
_CHECK = {"preload": False}


def barriers(page: Page, left_out: str) -> list[str]:
    """What an accessibility checker complains of, on light paper and, of colours, on dark."""
    from axe_playwright_python.sync_playwright import Axe

    context = {"exclude": [[left_out]]}
    light = Axe().run(page, context=context, options=_CHECK)
    page.emulate_media(color_scheme="dark")
    # Colours are all that differs.
    dark = Axe().run(page, context=context, options={**_CHECK, "runOnly": ["color-contrast"]})
    violations = (*light.response["violations"], *dark.response["violations"])
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in violations]


def links_in(text: str) -> Iterator[str]:
    """Give where the links, pictures and forms of a page lead."""
    for attribute in re.findall(r'\s(?:href|src|action)="([^"]*)"', text):
        yield attribute.replace("&amp;", "&")


def anchors_in(text: str) -> list[str]:
    """Return the anchors of a page in order."""
    return re.findall(r'\sid="([^"]*)"', text)
