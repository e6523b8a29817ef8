"""What cannot or must not be read is a finding."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from regola.files.reading import read_file, read_stream
from regola.findings import Sink
from tests.support.system_packages import as_nobody, let_all_pass


def _read(path: Path, maximum: int = 100) -> tuple[bytes | None, list[str]]:
    sink = Sink()
    data = read_file(path, "name", sink, maximum=maximum)
    return data, [finding.slug for finding in sink]


def test_a_file_is_read_as_it_is(tmp_path: Path) -> None:
    """The bytes come back unchanged, whatever they are."""
    (tmp_path / "x").write_bytes(b"a\r\n\0\xff")

    assert _read(tmp_path / "x") == (b"a\r\n\0\xff", [])


@pytest.mark.parametrize(("size", "slugs"), [(99, []), (100, []), (101, ["file-too-large"])])
def test_the_limit_itself_is_allowed(tmp_path: Path, size: int, slugs: list[str]) -> None:
    """A file of exactly the largest size is read, one byte more is too much."""
    (tmp_path / "x").write_bytes(bytes(size))

    assert _read(tmp_path / "x")[1] == slugs


def test_a_file_that_is_not_there_is_told_from_one_that_cannot_be_read(tmp_path: Path) -> None:
    """A missing file is not found; a link to nothing is there and cannot be read."""
    (tmp_path / "link").symlink_to("nothing")

    assert _read(tmp_path / "missing") == (None, ["file-not-found"])
    assert _read(tmp_path / "link") == (None, ["unreadable-file"])


def test_a_link_that_leads_to_itself_cannot_be_read(tmp_path: Path) -> None:
    """A loop of links ends at once."""
    (tmp_path / "loop").symlink_to("loop")

    assert _read(tmp_path / "loop") == (None, ["unreadable-file"])


def test_nothing_waits_for_a_pipe(tmp_path: Path) -> None:
    """A named pipe, on which a reader would wait for ever, is not opened; nor is a folder."""
    os.mkfifo(tmp_path / "pipe")

    assert _read(tmp_path / "pipe") == (None, ["unreadable-file"])
    assert _read(tmp_path) == (None, ["unreadable-file"])


@pytest.mark.needs("nobody")
def test_a_file_without_permission_cannot_be_read(tmp_path: Path) -> None:
    """A file that the user may not read is a finding."""
    path = tmp_path / "x"
    path.write_bytes(b"secret")
    path.chmod(0)
    let_all_pass(tmp_path)
    script = (
        "import sys; from pathlib import Path; from regola.files.reading import read_file\n"
        "from regola.findings import Sink; sink = Sink()\n"
        "print(read_file(Path(sys.argv[1]), 'x', sink), *[each.slug for each in sink])"
    )
    done = subprocess.run(
        [*as_nobody(), sys.executable, "-c", script, path],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout.split() == ["None", "unreadable-file"]


@pytest.mark.parametrize(("size", "slugs"), [(100, []), (101, ["file-too-large"])])
def test_a_stream_has_the_same_limit(size: int, slugs: list[str]) -> None:
    """Standard input is read to the largest size of a file and no further."""
    sink = Sink()

    data = read_stream(io.BytesIO(bytes(size)), "-", sink, maximum=100)

    assert [finding.slug for finding in sink] == slugs
    assert data == (None if slugs else bytes(size))


def _hint(path: Path) -> str | None:
    sink = Sink()
    assert read_file(path, "name", sink) is None
    [finding] = sink
    return finding.hint


def test_the_reason_is_told(tmp_path: Path) -> None:
    """A folder, a pipe, a link to nothing, a ring of links and a long name have their own hint."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("nothing")
    (tmp_path / "ring").symlink_to("ring")

    assert _hint(tmp_path) == "folder"
    assert _hint(tmp_path / "pipe") == "kind"
    assert _hint(tmp_path / "link") == "link"
    assert _hint(tmp_path / "ring") == "link"
    assert _hint(tmp_path / ("x" * 300)) == "name"


def test_a_device_is_not_opened(tmp_path: Path) -> None:
    """A device without end is told as a thing that is no file, by its own name and by a link."""
    (tmp_path / "link").symlink_to("/dev/zero")

    assert _hint(Path("/dev/zero")) == "kind"
    assert _hint(tmp_path / "link") == "kind"


def test_what_would_have_one_wait_is_no_file() -> None:
    """A stream that gives nothing now, and may later, is not waited for."""
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    sink = Sink()
    with os.fdopen(reading, "rb", buffering=0) as stream:
        data = read_stream(stream, "x", sink)
    os.close(writing)

    assert (data, [finding.hint for finding in sink]) == (None, ["kind"])


def test_a_link_out_of_the_folder_is_not_read(tmp_path: Path) -> None:
    """With a folder that the file must lie in, links inside it are followed, and no others."""
    (tmp_path / "secret").write_bytes(b"secret")
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "x").write_bytes(b"own")
    (pack / "own").symlink_to("x")
    (pack / "out").symlink_to("../secret")
    sink = Sink()

    assert read_file(pack / "own", "own", sink, within=pack) == b"own"
    assert read_file(pack / "out", "out", sink, within=pack) is None
    assert [(finding.slug, finding.span.path) for finding in sink] == [("link-outside", "out")]
