"""Know the files of the project, and read its Python as syntax trees."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {
    "regola": ROOT / "compiler" / "regola",
    "regola_engine": ROOT / "engine" / "regola_engine",
    "regola_games": ROOT / "generated" / "regola_games",
}

_LEFT_OUT = {"__pycache__", "dist", "node_modules"}


@cache
def project_files() -> tuple[Path, ...]:
    """All files that belong to the project: those git knows or would, else all that are visible."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode == 0:
        found = (ROOT / name for name in listed.stdout.split("\0") if name)
        return tuple(sorted(path for path in found if path.is_file()))
    return tuple(sorted(_visible(ROOT)))


def python_files(*folders: Path) -> list[Path]:
    """The Python files of the project below some folders."""
    return [
        path
        for path in project_files()
        if path.suffix == ".py" and any(path.is_relative_to(folder) for folder in folders)
    ]


@cache
def syntax_tree(path: Path) -> ast.Module:
    """Parse a Python file, once."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imported_modules(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, wherever in it."""
    for node in ast.walk(syntax_tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def _visible(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name.startswith(".") or path.name in _LEFT_OUT:
            continue
        if path.is_dir():
            yield from _visible(path)
        else:
            yield path
