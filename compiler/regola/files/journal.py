"""
Replace many files as if at once.

New files are first laid beside the old ones, in a folder of their own, together with a second name
for each old one. Only when all are there does an intent say so, and the files change places. A run
that is cut short before the intent leaves the old files, and is undone by the next; one that is cut
short after it is finished by the next; one that fails after it takes the old files back.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from regola.files.durability import settle
from regola.files.names import is_safe_name

__all__ = ["JOURNAL_NAME", "Intent", "Journal"]

JOURNAL_NAME = ".regola-build"
"""The name of the folder of the unfinished build inside the output folder."""


@dataclass(frozen=True, slots=True)
class Intent:
    """The names that change: files to put in place, and files to remove."""

    placed: tuple[str, ...]
    removed: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """All names; the place of a name among them is what its files in the journal are called."""
        return self.placed + self.removed


class Journal:
    """The unfinished build of one output folder. All methods may raise `OSError`."""

    def __init__(self, out: Path) -> None:
        """Take the output folder; nothing happens yet."""
        self._out = out
        self._folder = out / JOURNAL_NAME
        self._new = self._folder / "new"
        self._old = self._folder / "old"
        self._intent = self._folder / "intent.json"
        self._placed: list[str] = []

    @property
    def exists(self) -> bool:
        """Whether a build was begun and neither finished nor undone."""
        return self._folder.is_dir()

    def begin(self) -> None:
        """Make room for the new files."""
        for folder in (self._folder, self._new, self._old):
            folder.mkdir()

    def stage(self, name: str, data: bytes) -> None:
        """Lay a new file ready, and keep the old one."""
        index = str(len(self._placed))
        self._placed.append(name)
        (self._new / index).write_bytes(data)
        self._keep(name, index)

    def commit(self, removed: Sequence[str]) -> Intent:
        """Declare the build complete; from here on it is finished, not undone."""
        for index, name in enumerate(removed, len(self._placed)):
            self._keep(name, str(index))
        intent = Intent(tuple(self._placed), tuple(removed))
        settle([self._new / str(index) for index in range(len(self._placed))])
        draft = self._folder / "intent.draft"
        content = {"placed": intent.placed, "removed": intent.removed}
        draft.write_text(json.dumps(content), encoding="utf-8")
        settle([draft])
        draft.replace(self._intent)
        return intent

    def intent(self) -> Intent | None:
        """
        Return what a build that was cut short was about to do, or nothing if it did not come to it.

        Raises:
            ValueError: What stands there was not written by a build.
        """
        try:
            content = json.loads(self._intent.read_bytes())
        except FileNotFoundError:
            return None
        intent = Intent(tuple(content["placed"]), tuple(content["removed"]))
        if not all(is_safe_name(name) for name in intent.names):
            raise ValueError("an intent leaves its folder")
        return intent

    def finish(self, intent: Intent) -> None:
        """Put the files in their places; what a run before has done already is passed over."""
        for name in intent.removed:
            (self._out / name).unlink(missing_ok=True)
        self._prune(intent.removed)
        for index, name in enumerate(intent.placed):
            staged = self._new / str(index)
            if staged.exists():
                target = self._out / name
                target.parent.mkdir(parents=True, exist_ok=True)
                staged.replace(target)
        settle(sorted({(self._out / name).parent for name in intent.placed}))
        self._drop()

    def take_back(self, intent: Intent) -> None:
        """Put the old files back where they were."""
        for index, name in reversed(list(enumerate(intent.names))):
            target, kept = self._out / name, self._old / str(index)
            if kept.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                kept.replace(target)
            elif index < len(intent.placed) and not (self._new / str(index)).exists():
                target.unlink(missing_ok=True)
        self._prune(intent.placed)
        self._drop()

    def undo(self) -> None:
        """Forget a build that did not come to its intent."""
        if self.exists:
            self._drop()

    def _keep(self, name: str, index: str) -> None:
        old, kept = self._out / name, self._old / index
        if not os.path.lexists(old):
            return
        try:
            os.link(old, kept, follow_symlinks=False)
        except OSError:
            # Some file systems know no second names.
            shutil.copy2(old, kept, follow_symlinks=False)

    def _prune(self, names: Iterable[str]) -> None:
        """Remove the folders that held nothing but these files."""
        for name in names:
            folder = (self._out / name).parent
            while folder != self._out and _removed_empty(folder):
                folder = folder.parent

    def _drop(self) -> None:
        # The intent goes first: without it, what is left of the journal is merely removed.
        self._intent.unlink(missing_ok=True)
        shutil.rmtree(self._folder)


def _removed_empty(folder: Path) -> bool:
    try:
        folder.rmdir()
    except OSError:
        return False
    return True
