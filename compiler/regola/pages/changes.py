"""What changed in packs from version to version, from the logs that they keep: pages, a feed."""

from __future__ import annotations

import calendar
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from email.utils import formatdate
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markupsafe import Markup

from regola.pages.rendering import render

__all__ = ["FEED", "Log", "changes_page", "feed"]


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


FEED = "changes.xml"
"""The name of the feed of changes of a language."""

_DAY = re.compile(r"(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Log:
    """What changed in a pack: its name, the page of its log, the log in Markdown."""

    pack: str
    page: str
    text: str


def feed(title: str, address: str, language: str, logs: Sequence[Log]) -> bytes:
    """
    Return the changes of packs as RSS 2.0: an entry for each version that a log tells of.

    ``address`` is that of the folder of the language. An entry has the day that its heading tells;
    no clock is asked.
    """
    root = ET.Element("rss", version="2.0")
    channel = ET.SubElement(root, "channel")
    told = {"title": title, "link": f"{address}index.html", "description": title}
    for name, text in {**told, "language": language}.items():
        ET.SubElement(channel, name).text = text
    for log in logs:
        for number, (heading, shown) in enumerate(reversed(list(_entries(log.text))), 1):
            _item(channel, log, f"{address}{log.page}", (number, heading, shown))
    return f"{ET.tostring(root, encoding='unicode')}\n".encode()


def _item(channel: ET.Element, log: Log, address: str, entry: tuple[int, str, str]) -> None:
    number, heading, shown = entry
    item = ET.Element("item")
    # The newest entry comes first; counted from the oldest, an entry keeps its name.
    channel.insert(_FACTS, item)
    ET.SubElement(item, "title").text = f"{log.pack}: {heading}"
    ET.SubElement(item, "link").text = address
    ET.SubElement(item, "guid", isPermaLink="false").text = f"{address}#{number}"
    ET.SubElement(item, "description").text = shown
    day = _DAY.search(heading)
    if day:
        midnight = calendar.timegm((*map(int, day.groups()), 0, 0, 0))
        ET.SubElement(item, "pubDate").text = formatdate(midnight)


_FACTS = 4
"""How many facts of its own a channel begins with."""


def _entries(log: str) -> Iterator[tuple[str, str]]:
    """Give the versions of a log, the newest first: its heading, and what is below it as HTML."""
    reader = _reader()
    tokens = reader.parse(log)
    levels = [token.tag for token in tokens if token.type == "heading_open"]
    # A single heading at the top is the title of the log.
    level = next((tag for tag in ("h1", "h2") if levels.count(tag) > (tag == "h1")), "")
    starts = [
        number
        for number, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag == level
    ]
    for start, end in pairwise([*starts, len(tokens)]):
        text = reader.renderer.render(tokens[start + 3 : end], reader.options, {})
        yield tokens[start + 1].content, text
