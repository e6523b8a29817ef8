"""
Replace many files as if at once.

New files are first laid beside the old ones, in a folder of their own, together with a second name
for each old one. Only when all are there does an intent say so, and the files change places. A run
that is cut short before the intent leaves the old files, and is undone by the next; one that is cut
short after it is finished by the next; one that fails after it takes the old files back, and says
so first, so that the next goes on with that if it is cut short in turn.

The intent carries the mark that the system gave a file when the build began. A folder that was
brought along from elsewhere, with an intent that somebody made up, has another one and is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from regola.files.changing import Folder, Kind
from regola.files.names import is_safe_name

__all__ = ["JOURNAL_NAME", "ForeignJournalError", "Intent", "Journal"]

JOURNAL_NAME = ".regola-build"
"""The name of the folder of the unfinished build inside the output folder."""

_NEW = f"{JOURNAL_NAME}/new"
_OLD = f"{JOURNAL_NAME}/old"
_BEGUN = f"{JOURNAL_NAME}/begun"
_DRAFT = f"{JOURNAL_NAME}/intent.draft"
_INTENT = f"{JOURNAL_NAME}/intent.json"
_RETREAT = f"{JOURNAL_NAME}/retreat.json"
_FILES = (_BEGUN, _DRAFT, _INTENT, _RETREAT)

# Names of a hundred thousand files; whatever is longer is no list of a build's.
_MAXIMUM = 20_000_000


class ForeignJournalError(Exception):
    """Raised when an unfinished build stands there that none of this machine's builds left."""


@dataclass(frozen=True, slots=True)
class Intent:
    """
    The names that change: files to put in place, and files to remove.

    ``fresh`` are those among the former where nothing stood before; with ``retreats`` the old
    files are to come back.
    """

    placed: tuple[str, ...]
    removed: tuple[str, ...]
    fresh: frozenset[str]
    retreats: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """All names; the place of a name among them is what its files in the journal are called."""
        return self.placed + self.removed


class Journal:
    """The unfinished build of one output folder. All methods may raise `OSError`."""

    def __init__(self, folder: Folder) -> None:
        """Take the output folder; nothing happens yet."""
        self._folder = folder
        self._placed: list[str] = []
        self._fresh: set[str] = set()

    @property
    def exists(self) -> bool:
        """Whether a build was begun and neither finished nor undone."""
        return self._folder.kind(JOURNAL_NAME) is not Kind.NOTHING

    def begin(self) -> None:
        """Make room for the new files."""
        for name in (JOURNAL_NAME, _NEW, _OLD):
            self._folder.make_folder(name)
        self._folder.write(_BEGUN, b"")

    def stage(self, name: str, data: bytes) -> None:
        """Lay a new file ready, and keep the old one."""
        index = len(self._placed)
        self._placed.append(name)
        self._folder.write(f"{_NEW}/{index}", data)
        if not self._keep(name, index):
            self._fresh.add(name)

    def commit(self, removed: Sequence[str]) -> Intent:
        """Declare the build complete; from here on it is finished, not undone."""
        for index, name in enumerate(removed, len(self._placed)):
            self._keep(name, index)
        intent = Intent(tuple(self._placed), tuple(removed), frozenset(self._fresh))
        self._folder.settle([f"{_NEW}/{index}" for index in range(len(self._placed))])
        content = {
            "begun": self._folder.mark(_BEGUN),
            "placed": intent.placed,
            "removed": intent.removed,
            "fresh": sorted(intent.fresh),
        }
        self._folder.write(_DRAFT, json.dumps(content).encode())
        self._folder.settle([_DRAFT])
        self._folder.move(_DRAFT, _INTENT)
        return intent

    def intent(self) -> Intent | None:
        """
        Return what a build that was cut short was about to do, or nothing if it did not come to it.

        Raises:
            ForeignJournalError: What stands there was not left by a build here.
        """
        if not all(self._is_own(name) for name in self._entries()):
            raise ForeignJournalError
        for name in (_RETREAT, _INTENT):
            if self._folder.kind(name) is not Kind.NOTHING:
                return self._read(name)
        return None

    def finish(self, intent: Intent) -> None:
        """Put the files in their places; what a run before has done already is passed over."""
        for name in intent.removed:
            self._folder.remove(name)
        self._prune(intent.removed)
        for index, name in enumerate(intent.placed):
            staged = f"{_NEW}/{index}"
            if self._folder.kind(staged) is Kind.FILE:
                self._folder.move(staged, name)
        self._folder.settle(sorted({name.rpartition("/")[0] for name in intent.placed}))
        # All is in place: what the disk keeps of the journal is for the next build to clear.
        with suppress(OSError):
            self._drop()

    def take_back(self, intent: Intent) -> None:
        """Put the old files back where they were; what a run before has done is passed over."""
        if not intent.retreats:
            self._folder.move(_INTENT, _RETREAT)
        for index, name in reversed(list(enumerate(intent.names))):
            kept = f"{_OLD}/{index}"
            if self._folder.kind(kept) is not Kind.NOTHING:
                self._folder.move(kept, name)
            elif name in intent.fresh and self._is_placed(index):
                self._folder.remove(name)
        self._prune(intent.placed)
        with suppress(OSError):
            self._drop()

    def undo(self) -> None:
        """Forget a build that did not come to its intent."""
        if self.exists:
            self._drop()

    def _is_placed(self, index: int) -> bool:
        return self._folder.kind(f"{_NEW}/{index}") is Kind.NOTHING

    def _read(self, name: str) -> Intent:
        try:
            return self._trusted(json.loads(self._folder.read(name, _MAXIMUM)), name)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise ForeignJournalError from error

    def _trusted(self, content: Any, name: str) -> Intent:
        """Return an intent whose mark is that of the build which began in this folder."""
        lists = (tuple(content["placed"]), tuple(content["removed"]), frozenset(content["fresh"]))
        intent = Intent(*lists, retreats=name == _RETREAT)
        is_ours = content["begun"] == self._folder.mark(_BEGUN)
        if not is_ours or not all(map(_is_name, intent.names)):
            raise ForeignJournalError
        return intent

    def _entries(self) -> Iterator[str]:
        """The names of all that lies in the journal, each folder before what it holds."""
        yield JOURNAL_NAME
        for name in self._folder.names(JOURNAL_NAME):
            path = f"{JOURNAL_NAME}/{name}"
            yield path
            if self._folder.kind(path) is Kind.FOLDER:
                yield from (f"{path}/{inner}" for inner in self._folder.names(path))

    def _is_own(self, name: str) -> bool:
        """Tell whether a build lays such a thing into its journal."""
        if name in (JOURNAL_NAME, _NEW, _OLD):
            return self._folder.kind(name) is Kind.FOLDER
        folder, _, last = name.rpartition("/")
        is_known = name in _FILES or (folder in (_NEW, _OLD) and last.isdigit())
        return is_known and self._folder.kind(name) is Kind.FILE

    def _keep(self, name: str, index: int) -> bool:
        """Keep what stands at a name, if anything does; tell whether it did."""
        is_there = self._folder.kind(name) is not Kind.NOTHING
        if is_there:
            self._folder.keep(name, f"{_OLD}/{index}")
        return is_there

    def _prune(self, names: Iterable[str]) -> None:
        """Remove the folders that held nothing but these files."""
        for name in names:
            folder = name.rpartition("/")[0]
            while folder and self._folder.remove_folder(folder):
                folder = folder.rpartition("/")[0]

    def _drop(self) -> None:
        # The intent goes first: without it, what is left of the journal is merely removed.
        self._folder.remove(_INTENT)
        self._folder.remove(_RETREAT)
        for name in reversed(list(self._entries())):
            if self._folder.kind(name) is Kind.FOLDER:
                self._folder.remove_folder(name)
            else:
                self._folder.remove(name)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and is_safe_name(name)
