"""A card as a page by itself, for an editor to show beside the text: nothing in it runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any
from urllib.parse import quote

__all__ = ["card_page"]

_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
_STYLE = (
    "body{font-family:sans-serif;max-width:34rem}img{max-width:100%;max-height:9rem;"
    "background:#fff}.chip{border:1px solid;border-radius:1rem;padding:0 .6rem;margin:.1rem}"
)


def card_page(card: Mapping[str, Any], spoken: str) -> str:
    """Return the page of a card; names are texts, drawings are pictures in which nothing runs."""
    head = f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    title = f"<title>{escape(card['title'])}</title><style>{_STYLE}</style>"
    return f'<!doctype html><html lang="{spoken}">{head}{title}{"".join(_body(card))}</html>'


def _body(card: Mapping[str, Any]) -> Iterator[str]:
    yield f"<h1>{escape(card['title'])}</h1><p>{escape(card['kind'])}</p>"
    for drawing in card["pictures"]:
        yield f'<img alt="{escape(card["title"])}" src="data:image/svg+xml,{quote(drawing)}">'
    yield "".join(f'<span class="chip">{escape(one)}</span>' for one in card["chips"])
    yield from _rules(card["rules"])
    for inner in card["inner"]:
        yield f"<h2>{escape(inner['title'])}</h2>"
        yield from _rules(inner["rules"])


def _rules(rules: list[str]) -> Iterator[str]:
    return (f"<p>{escape(one)}</p>" for one in rules)
