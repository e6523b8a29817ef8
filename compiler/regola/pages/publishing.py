"""What a site has for those who find it: a map of its pages, and a copy to read without network."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from regola.pages.rendering import asset
from regola.pages.settings import Settings

__all__ = ["published"]

_SPACES = (
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
)


def published(
    pages: Mapping[str, bytes], languages: Sequence[str], settings: Settings
) -> Iterator[tuple[str, bytes]]:
    """Give what the settings ask for beside the ``pages``, which are by their names."""
    if settings.address:
        yield "sitemap.xml", _map_of(pages, languages, settings.address)
    if settings.is_offline:
        yield "offline.js", _worker(pages)


def _map_of(pages: Mapping[str, bytes], languages: Sequence[str], address: str) -> bytes:
    """Return the sitemap: each page with the same one in the other languages."""
    lines = []
    for name in sorted(page for page in pages if page.endswith(".html")):
        language, _, rest = name.partition("/")
        others = languages if language in languages else ()
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{other}" href='
            f"{quoteattr(f'{address}{other}/{rest}')}/>"
            for other in others
            if f"{other}/{rest}" in pages
        )
        lines.append(f"<url><loc>{escape(address + name)}</loc>{links}</url>\n")
    return f"<urlset {_SPACES}>\n{''.join(lines)}</urlset>\n".encode()


def _worker(pages: Mapping[str, bytes]) -> bytes:
    """Return what browsers run to keep all pages; it changes as soon as one of them does."""
    digest = hashlib.sha256()
    for name, data in sorted(pages.items()):
        digest.update(name.encode() + b"\0" + data)
    script = asset("offline.js").decode()
    script = script.replace("/*version*/", digest.hexdigest()[:16])
    return script.replace("/*files*/", json.dumps(sorted(pages))).encode()
