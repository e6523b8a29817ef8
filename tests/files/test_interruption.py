"""A build that is cut short at any moment is undone or finished by the next."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from regola.files.journal import JOURNAL_NAME
from regola.files.replacing import Change, replace_files
from regola.files.writing import write_build
from regola.findings import Sink
from regola.sources import Span

_OLD = {"a": b"old a", "rules/b": b"old b", "rules/gone/c": b"old c"}
_NEW = {"a": b"new a", "rules/b": b"old b", "more/d": b"new d"}
_FOREIGN = {"rules/notes": b"mine"}

# All the ways in which a build acts on the disk: the door for writing uses these alone.
_CHANGES = (
    "fsync",
    "link",
    "listdir",
    "mkdir",
    "open",
    "replace",
    "rmdir",
    "unlink",
    "write",
)
# More than a build of these few files makes.
_STEPS = 70


class _PowerCutError(BaseException):
    """The machine stops: nothing after it is carried out, no clearing up either."""


@contextmanager
def _allowing(
    steps: int, refusal: Callable[[], BaseException | None], *, once: bool
) -> Iterator[None]:
    """Let a number of changes to the disk happen, then refuse the next, or all that follow."""
    done = 0

    def counting(change: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any, **options: Any) -> Any:
            nonlocal done
            done += 1
            if done == steps + 1 or (done > steps and not once):
                error = refusal()
                if error is not None:
                    raise error
            return change(*arguments, **options)

        return counted

    with pytest.MonkeyPatch.context() as patch:
        for name in _CHANGES:
            patch.setattr(os, name, counting(getattr(os, name)))
        yield


def _contents(out: Path) -> dict[str, bytes]:
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file() and path.name != "manifest.json"
    }


@pytest.fixture(name="out")
def _out(tmp_path: Path) -> Path:
    """A folder with a build and a file of somebody else's in it."""
    write_build(tmp_path, _OLD.items(), Sink())
    (tmp_path / "rules" / "notes").write_bytes(_FOREIGN["rules/notes"])
    return tmp_path


@pytest.mark.parametrize("steps", range(_STEPS))
@pytest.mark.parametrize("following", [_OLD, _NEW])
def test_after_a_power_cut_the_next_build_is_whole(
    out: Path, steps: int, following: dict[str, bytes]
) -> None:
    """Whenever the machine stopped, the next build leaves its own files and those of others."""
    try:
        with _allowing(steps, _PowerCutError, once=False):
            write_build(out, _NEW.items(), Sink())
    except _PowerCutError:
        pass

    sink = Sink()
    written = write_build(out, following.items(), sink)

    assert written is not None
    assert {finding.slug for finding in sink} <= {"unfinished-build"}
    assert _contents(out) == {**following, **_FOREIGN}
    assert not (out / JOURNAL_NAME).exists()


@pytest.mark.parametrize("steps", range(_STEPS))
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EINTR])
def test_a_refusal_of_the_disk_leaves_one_build_or_the_other(
    out: Path, steps: int, number: int
) -> None:
    """Whichever change the disk refuses, the folder holds the old build or the new one, whole."""

    def refusal() -> OSError:
        return OSError(number, os.strerror(number))

    sink = Sink()
    with _allowing(steps, refusal, once=True):
        written = write_build(out, _NEW.items(), sink)

    left = {name: data for name, data in _contents(out).items() if JOURNAL_NAME not in name}
    if written is None:
        told = {errno.ENOSPC: "output-full", errno.EINTR: "output-not-writable"}
        assert [finding.slug for finding in sink] == [told[number]]
        assert left == {**_OLD, **_FOREIGN}
    else:
        assert left == {**_NEW, **_FOREIGN}


@pytest.mark.parametrize("steps", range(_STEPS))
@pytest.mark.parametrize("later", [1, 4, 7])
def test_a_power_cut_while_old_files_come_back_mixes_nothing(
    out: Path, steps: int, later: int
) -> None:
    """The disk refuses a change, and the machine stops in what is done about it."""

    def refusals() -> Iterator[BaseException | None]:
        yield from [None] * steps
        yield OSError(28, "No space left on device")
        yield from [None] * later
        while True:
            yield _PowerCutError()

    coming = refusals()
    try:
        with _allowing(0, lambda: next(coming), once=False):
            write_build(out, _NEW.items(), Sink())
    except _PowerCutError:
        pass
    sink = Sink()

    # A build that fails before it lays anything ready only puts right what it found.
    write_build(out, _failing(sink), sink)

    assert _contents(out) in ({**_OLD, **_FOREIGN}, {**_NEW, **_FOREIGN})
    assert not (out / JOURNAL_NAME).exists()


def _failing(sink: Sink) -> Iterator[tuple[str, bytes]]:
    sink.report("file-not-found", Span.whole("x"), path="x")
    yield "y", b"1"


@pytest.mark.parametrize("steps", range(_STEPS))
def test_an_interruption_leaves_one_build_or_the_other(out: Path, steps: int) -> None:
    """Ctrl-C leaves the old build or the new one, whole, and nothing to clear up."""
    try:
        with _allowing(steps, KeyboardInterrupt, once=True):
            write_build(out, _NEW.items(), Sink())
    except KeyboardInterrupt:
        pass

    assert _contents(out) in ({**_OLD, **_FOREIGN}, {**_NEW, **_FOREIGN})


def test_so_many_steps_see_a_build_to_its_end(out: Path) -> None:
    """The number of steps that the tests above cut at covers a whole build."""
    with _allowing(_STEPS - 1, _PowerCutError, once=False):
        written = write_build(out, _NEW.items(), Sink())

    assert written is not None


# ---- files of authors ---------------------------------------------------------------------------

# More than two files take.
_FEW_STEPS = 40


def _replace_two(folder: Path, sink: Sink) -> bool:
    changes = [Change(folder / name, b"new", folder) for name in ("x", "y")]
    return replace_files(changes, sink)


@pytest.fixture(name="two")
def _two(tmp_path: Path) -> Path:
    """A folder with two files of an author's."""
    for name in ("x", "y"):
        (tmp_path / name).write_bytes(b"old")
    return tmp_path


def _visible(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.iterdir()) if path.name[0] != "."]


@pytest.mark.parametrize("steps", range(_FEW_STEPS))
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EINTR])
def test_a_refusal_of_the_disk_replaces_both_files_or_none(
    two: Path, steps: int, number: int
) -> None:
    """Whichever change is refused, it is told, and no file is new beside one that is old."""
    sink = Sink()

    with _allowing(steps, lambda: OSError(number, os.strerror(number)), once=True):
        done = _replace_two(two, sink)

    assert _visible(two) == [b"new" if done else b"old"] * 2
    assert done == (len(sink) == 0)


@pytest.mark.parametrize("steps", range(_FEW_STEPS))
@pytest.mark.parametrize("error", [_PowerCutError, KeyboardInterrupt])
def test_a_file_is_whole_whenever_its_writing_is_cut_short(
    two: Path, steps: int, error: type[BaseException]
) -> None:
    """Each file is the old one or the new one to its last byte; after Ctrl-C both are alike."""
    cut = error is _PowerCutError
    with suppress(error), _allowing(steps, error, once=not cut):
        _replace_two(two, Sink())

    assert set(_visible(two)) <= {b"old", b"new"}
    assert len(_visible(two)) == 2
    assert cut or len(set(_visible(two))) == 1
