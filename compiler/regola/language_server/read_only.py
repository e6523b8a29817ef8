"""Texts that an editor shows and nobody writes: what ships with Regola, and pages of findings."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from pygls.uris import from_fs_path, to_fs_path

from regola.files.changing import Folder, temporary_folder
from regola.files.library import official_sources
from regola.findings.pages import page

__all__ = ["SCHEME", "ReadOnly"]

SCHEME = "regola"
"""The scheme of addresses whose texts a client asks the server for."""

_PAGES = "findings"
_MODE = 0o444


@dataclass
class ReadOnly:
    """
    Addresses of texts that are only read.

    A client that asks for contents gets addresses of a scheme of ours, of which nothing can be
    written. For others a copy that nobody may write lies in a folder that ends with the server.
    """

    spoken: str
    is_asked: bool = False
    _ends: ExitStack = field(default_factory=ExitStack)
    _folder: Folder | None = None
    _laid: dict[str, str] = field(default_factory=dict)

    def page(self, code: str) -> str | None:
        """Return the address of the page of a finding."""
        return self.address(f"{_PAGES}/{code}.md")

    def address(self, name: str) -> str | None:
        """Return the address of a text by its name: a path of what ships, or a page."""
        if name not in self._laid:
            text = self._text(name)
            found = self._address(name, text) if text is not None else None
            if found is None:
                return None
            self._laid[name] = found
        return self._laid[name]

    def text(self, address: str) -> str:
        """Return the text of an address; where none stands it is empty."""
        return self._text(self.name(address) or "") or ""

    def name(self, address: str) -> str | None:
        """Return the name of the text that an address is of, if it is one that is only read."""
        if address.startswith(f"{SCHEME}:"):
            return address.removeprefix(f"{SCHEME}:").lstrip("/")
        path = Path(to_fs_path(address) or "")
        if self._folder is None or not path.is_relative_to(self._folder.top):
            return None
        return path.relative_to(self._folder.top).as_posix()

    def end(self) -> None:
        """Take away what was laid out."""
        self._ends.close()
        self._folder = None
        self._laid.clear()

    def _text(self, name: str) -> str | None:
        top, _, rest = name.partition("/")
        if top == _PAGES:
            return page(rest.removesuffix(".md"), self.spoken)
        source = official_sources({name}).get(name)
        return source.text if source is not None else None

    def _address(self, name: str, text: str) -> str | None:
        return f"{SCHEME}:/{name}" if self.is_asked else self._copied(name, text)

    def _copied(self, name: str, text: str) -> str | None:
        """Lay a copy out, and return its address; nothing where there is no room for it."""
        try:
            if self._folder is None:
                self._folder = self._ends.enter_context(temporary_folder())
            path = self._folder.top / name
            place = Folder.at(path.parent)
            place.make()
            place.put(path.name, text.encode(), _MODE)
        except OSError:
            return None
        address: str | None = from_fs_path(str(path))
        return address
