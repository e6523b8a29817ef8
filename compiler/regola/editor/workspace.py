"""Hold packs as they are being written, and compile them anew when they have changed."""

from __future__ import annotations

from regola.editor.analysis import Analysis, MemoryPack, analysed
from regola.memory import Memory

__all__ = ["Workspace"]


class Workspace:
    """
    The texts of packs in memory: what is on the screen stands in for what is on the disk.

    A pack is called by a name of the caller's, such as that of its folder; its files by their
    names in it. What is asked is answered of all packs together, since they may need one another.
    """

    def __init__(self) -> None:
        """Begin without packs."""
        self._packs: dict[str, dict[str, str]] = {}
        self._pictures: dict[str, dict[str, bytes]] = {}
        self._analysis: Analysis | None = None
        self._memory = Memory()

    def put(self, pack: str, name: str, text: str) -> None:
        """Take the text of a file: a new one, or one that is another now."""
        files = self._packs.setdefault(pack, {})
        if files.get(name) != text:
            files[name] = text
            self._analysis = None

    def put_picture(self, pack: str, name: str, data: bytes) -> None:
        """Take a picture that a pack has of one of its items, a new one or another now."""
        pictures = self._pictures.setdefault(pack, {})
        if pictures.get(name) != data:
            pictures[name] = data
            self._analysis = None

    def drop(self, pack: str, name: str) -> None:
        """Forget a file or a picture; a pack without files is none."""
        for kept in (self._packs, self._pictures):
            if kept.get(pack, {}).pop(name, None) is not None:
                self._analysis = None
        if not self._packs.get(pack, True):
            del self._packs[pack]

    def text(self, pack: str, name: str) -> str | None:
        """Return the text of a file, if it is here."""
        return self._packs.get(pack, {}).get(name)

    @property
    def analysis(self) -> Analysis:
        """What the packs mean and what is wrong with them, as they stand now."""
        if self._analysis is None:
            self._analysis = analysed(self._contents(), self._memory)
        return self._analysis

    def with_texts(self, texts: dict[str, str]) -> Analysis:
        """Return what the packs would be if files, by their paths, had other texts."""
        packs = (
            MemoryPack(
                pack.name,
                {name: texts.get(f"{pack.name}/{name}", text) for name, text in pack.files.items()},
                pack.pictures,
            )
            for pack in self._contents()
        )
        return analysed(tuple(packs))

    def _contents(self) -> tuple[MemoryPack, ...]:
        return tuple(
            MemoryPack(name, dict(files), dict(self._pictures.get(name, {})))
            for name, files in self._packs.items()
        )
