"""Where a command writes what `--out` names, and what is made on the way there."""

from __future__ import annotations

from pathlib import Path

from regola.commands.console import Console
from regola.commands.usage import UsageError
from regola.findings import Sink
from regola.sources import Span

__all__ = [
    "Place",
    "demand_name",
    "folder_for",
    "format_meant",
    "may_not_be_written",
    "place_for",
]

_ENDINGS = {".htm": "html"}
_FORMATS = ("pdf", "html", "png", "svg", "zip")
"""What files are called after; how else they may end."""


class Place:
    """What is to be written, and the folders that are not there yet on its way."""

    def __init__(self, path: Path, sink: Sink) -> None:
        """Look at what is there before anything is written; report what may not be written."""
        from regola.files.names import is_there

        self.path = path
        may_not_be_written(path, sink)
        missing = [folder for folder in path.parents if not is_there(folder)]
        self._made = missing[-1] if missing else None

    def tell(self, console: Console) -> None:
        """Tell that the file was written, and which folder was made for it."""
        self.tell_folder(console)
        console.say("book-written", path=self.path.as_posix())

    def tell_folder(self, console: Console) -> None:
        """Tell which folder was made, the uppermost of several; nothing where none was."""
        if self._made is not None:
            console.say("folder-made", path=f"{self._made.as_posix()}/")


def format_meant(out: str | None, told: str | None, known: tuple[str, ...]) -> str:
    """Return the format that is told, else that of the file named, else the first one known."""
    demand_name(out)
    return told or next((one for one in known if one == _format(Path(out or ""))), known[0])


def demand_name(out: str | None) -> None:
    """
    Demand that what `--out` names, if anything, is the name of something.

    Raises:
        UsageError: It is empty, as of a variable that is not set, or stands for standard output.
    """
    if out is not None and out.strip() in ("", "-"):
        raise UsageError("out-no-name", out=out)


def folder_for(out: str | None, name: str, sink: Sink) -> Place:
    """Return the place of a folder: ``out``, or one of this name; report one not to be written."""
    demand_name(out)
    return Place(Path(out or name), sink)


def place_for(out: str | None, name: str, sink: Sink) -> Place:
    """
    Return the place of a file: ``out``, or one of this name in it or at hand.

    One that may not be written is reported. A file that is named without an ending gets that of the
    name; one with the ending of another format is refused.
    """
    from regola.files.names import file_called, is_there

    demand_name(out)
    path, wanted = file_called(out, name), Path(name).suffix
    found = _format(path)
    # What is there under another ending is somebody's: rules, a manifest, notes.
    if found != wanted[1:] and (found in _FORMATS or is_there(path)):
        raise UsageError("out-other-format", path=path.as_posix(), format=wanted[1:].upper())
    is_whole = found == wanted[1:]
    return Place(path if is_whole else path.with_name(f"{path.name}{wanted}"), sink)


def may_not_be_written(out: Path, sink: Sink) -> bool:
    """
    Tell whether nothing may be written to a place; report that.

    It lies below the folder at hand, and by a link outside it, or among the pictures of a pack.
    """
    from regola.files.names import is_inside, is_within
    from regola.files.packs import pack_folder
    from regola.files.pictures import PICTURES

    pack = pack_folder(Path())
    if pack.declared and is_within(out, pack.root / PICTURES):
        shown = out.as_posix()
        sink.report("output-not-writable", Span.whole(shown), hint="pictures", path=shown)
        return True
    if not is_inside(out, Path()) or is_within(out, Path()):
        return False
    sink.report("link-outside", Span.whole(out.as_posix()), path=out.as_posix())
    return True


def _format(path: Path) -> str:
    ending = path.suffix.lower()
    return _ENDINGS.get(ending, ending[1:])
