"""The page of what changed in a pack from version to version, from the log that the pack keeps."""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from regola.pages.rendering import render

__all__ = ["changes_page"]


def changes_page(language: str, title: str, log: str) -> bytes:
    """
    Return the page of a log in Markdown, as CommonMark has it; what is HTML there is shown as text.

    The library that renders it writes no address that would run anything, and escapes all else.
    """
    reader = _reader()
    tokens = reader.parse(log)
    for token in tokens:
        # The page has one title, which is its own.
        if token.type.startswith("heading") and token.tag == "h1":
            token.tag = "h2"
    shown = reader.renderer.render(tokens, reader.options, {})
    text = Markup(shown)  # noqa: S704  # escaped by the renderer
    return render("changes.html", language=language, title=title, lead="", summary="", text=text)


@cache
def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).disable("image")
