"""What was worked out is kept by what it was made from, and never stands for something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.files.recalling import Recollection


def _times(kept: Recollection, name: str, made_from: str) -> tuple[tuple[str, ...], int]:
    """What is given for a name, and how often it had to be made."""
    made: list[str] = []

    def make() -> tuple[str, ...]:
        made.append(made_from)
        return (name, made_from)

    return kept.of(name, made_from, make), len(made)


def test_the_same_is_made_once(tmp_path: Path) -> None:
    """Another run recalls it; what was made from something else is made, and takes its place."""
    first, again = Recollection.at(tmp_path), Recollection.at(tmp_path)

    assert _times(first, "reeds", "one") == (("reeds", "one"), 1)
    assert _times(again, "reeds", "one") == (("reeds", "one"), 0)
    assert _times(again, "reeds", "two") == (("reeds", "two"), 1)
    assert _times(again, "ponds", "two") == (("ponds", "two"), 1)
    assert len(list((tmp_path / "reports").iterdir())) == 2


@pytest.mark.parametrize("keep", [0, 10, -1], ids=["empty", "cut short", "last byte lost"])
def test_a_broken_file_is_made_anew(keep: int, tmp_path: Path) -> None:
    """What was cut off while it was written is not read for what it was."""
    kept = Recollection.at(tmp_path)
    _times(kept, "reeds", "one")
    (file,) = (tmp_path / "reports").iterdir()
    file.write_bytes(file.read_bytes()[:keep])

    assert _times(kept, "reeds", "one") == (("reeds", "one"), 1)
    assert _times(kept, "reeds", "one") == (("reeds", "one"), 0)


def test_nothing_is_kept_where_python_keeps_nothing(tmp_path: Path) -> None:
    """It is made each time, and no file is written."""
    kept = Recollection.at(tmp_path, lasts=False)

    assert [_times(kept, "reeds", "one")[1] for _ in range(2)] == [1, 1]
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_it_is_made_each_time(tmp_path: Path) -> None:
    """A file stands where the folder would be: time is lost, no more."""
    (tmp_path / "reports").write_text("mine", encoding="utf-8")
    kept = Recollection.at(tmp_path)

    assert [_times(kept, "reeds", "one")[1] for _ in range(2)] == [1, 1]
    assert (tmp_path / "reports").read_text("utf-8") == "mine"
