"""A new folder is written whole, or is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.files.changing import Folder
from regola.files.new_folders import create_files
from regola.findings import Sink

_FILES = {"pack.yaml": b"a", ".github/workflows/x.yml": b"b", "races/one.regola": b"c"}


def test_all_files_are_there(tmp_path: Path) -> None:
    """With the folders on their way."""
    assert create_files(tmp_path / "new", _FILES, Sink())
    for name, data in _FILES.items():
        assert (tmp_path / "new" / name).read_bytes() == data


@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt])
def test_what_is_cut_short_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    """The last file fails to be written: neither it nor those before, nor any folder, stays."""
    write = Folder.write

    def failing(folder: Folder, name: str, data: bytes) -> None:
        if data == b"c":
            raise error
        write(folder, name, data)

    monkeypatch.setattr(Folder, "write", failing)
    sink = Sink()
    if error is KeyboardInterrupt:
        with pytest.raises(KeyboardInterrupt):
            create_files(tmp_path / "new", _FILES, sink)
    else:
        assert not create_files(tmp_path / "new", _FILES, sink)
        assert len(sink) == 1
    assert list(tmp_path.iterdir()) == []
