"""Watching tells what changed, once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from regola.files.watching import changes


def _watched(folder: Path, *steps: Callable[[], object]) -> list[tuple[str, ...]]:
    """What is told when, at each pause in turn, a step is made; the last pause ends it."""
    waiting: Iterator[Callable[[], object]] = iter(steps)

    def wait(_pause: float) -> None:
        step = next(waiting, None)
        if step is None:
            raise KeyboardInterrupt
        step()

    told: list[tuple[str, ...]] = []
    try:
        for changed in changes(lambda: folder.glob("*.regola"), wait=wait):
            told.append(tuple(path.name for path in changed))  # noqa: PERF401 - it ends by an exception
    except KeyboardInterrupt:
        pass
    return told


def test_new_changed_and_vanished_files_are_told(tmp_path: Path) -> None:
    """Each change is told after the pause in which it came, together with the others of it."""
    one, two = tmp_path / "one.regola", tmp_path / "two.regola"
    one.write_text("1", encoding="utf-8")

    told = _watched(
        tmp_path,
        lambda: two.write_text("2", encoding="utf-8"),
        lambda: None,
        lambda: (one.write_text("longer", encoding="utf-8"), two.unlink()),
    )

    assert told == [("two.regola",), ("one.regola", "two.regola")]


def test_other_files_are_not_told(tmp_path: Path) -> None:
    """Only the files that are asked for count."""
    assert _watched(tmp_path, (tmp_path / "x.txt").touch) == []
