"""
Compiled rules: they came with the engine, or are made once and kept in the user's own folder.

Both are named by all that they were made from, so that none is ever stale, and nothing of a pack is
ever loaded: packs hold no compiled code. Where there are none and there is no compiler either,
games are played in Python.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from ctypes import PyDLL
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from regola_engine.native.headers import FILES, core_text
from regola_engine.native.platforms import Platform
from regola_engine.native.printing import Printed, Word

__all__ = [
    "CAME_WITH_IT",
    "Toolchain",
    "Unbuilt",
    "built",
    "compiler",
    "cross_compiler",
    "library_made",
    "machine_compiler",
    "part_text",
    "table_text",
    "words_of",
]

CAME_WITH_IT = Path(__file__).parent / "built"
"""Where a wheel of a platform has the compiled rules of what ships; other wheels have no folder."""

_FLAGS = ("-std=c11", "-O2", "-ffp-contract=off", "-fvisibility=hidden", "-w")
"""Fractions come out as in Python: no multiplication is joined with an addition."""

_HEADERS = ("core.h", "functions.h")
_PRIVATE = stat.S_IWGRP | stat.S_IWOTH


class Unbuilt(Exception):  # noqa: N818  # what it is
    """Rules that could not be compiled: no compiler, no folder of the user's own, or a fault."""


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A compiler for C, with what it is told each time and what it is told when it links."""

    command: tuple[str, ...]
    flags: tuple[str, ...] = (*_FLAGS, "-fPIC")
    linking: tuple[str, ...] = ("-shared",)


@cache
def machine_compiler() -> Toolchain:
    """
    Return what compiles for this machine.

    Raises:
        Unbuilt: There is no compiler.
    """
    return Toolchain(compiler())


def cross_compiler(platform: Platform) -> Toolchain:
    """Return what compiles for another machine: the package that brings a compiler for all."""
    command = (sys.executable, "-m", "ziglang", "cc", "-target", platform.target)
    position = () if "windows" in platform.target else ("-fPIC",)
    return Toolchain(command, (*_FLAGS, *position), ("-shared", "-s"))


@cache
def compiler() -> tuple[str, ...]:
    """Return the command of a C compiler, that of the environment, the machine's or a package's."""
    told = os.environ.get("CC", "").split()
    if told:
        return tuple(told)
    for name in ("cc", "gcc", "clang"):
        found = shutil.which(name)
        if found:
            return (found,)
    if find_spec("ziglang") is not None:
        return (sys.executable, "-m", "ziglang", "cc")
    raise Unbuilt("no-compiler")


def part_text(found: Printed) -> str:
    """Return the C file of the printed functions of some modules."""
    words = (f"extern int {word};" for word in found.words)
    return "\n".join(['#include "core.h"', "", *words, "", *found.lines])


def table_text(parts: Sequence[Printed]) -> str:
    """Return the C file of the words of rules and of the table of their functions."""
    words = words_of(parts)
    names = [name for part in parts for _, _, name in part.functions]
    return "\n".join(
        [
            '#include "core.h"',
            "",
            *(f"int {word};" for word in words),
            f"int *const WORDS[] = {{{', '.join(f'&{word}' for word in words) or 'NULL'}}};",
            "",
            *(f"void {name}(void);" for name in names),
            "typedef void (*Function)(void);",
            "FACE const Function RULE_FUNCTIONS_TABLE[] = {",
            *(f"    {name}," for name in names),
            "    NULL,",
            "};",
            "",
        ]
    )


def words_of(parts: Sequence[Printed]) -> dict[str, Word]:
    """Return the words that rules speak of, by their variables, in the order of their table."""
    return {name: word for part in parts for name, word in part.words.items()}


def built(parts: Sequence[Printed]) -> PyDLL:
    """
    Return the library of printed rules: that which came with the engine, or one made here.

    Raises:
        Unbuilt: There is no compiler, or what it makes cannot be kept or loaded here.
    """
    texts = _texts(parts)
    library = CAME_WITH_IT / _name(texts)
    try:
        if not library.exists():
            library = _kept(texts, machine_compiler())
        # A call holds Python's lock: what the core keeps between calls is for one at a time.
        return PyDLL(str(library))
    except OSError as error:  # a full disk, a folder that is read alone, nothing runs from there
        raise Unbuilt(str(error)) from error


def library_made(parts: Sequence[Printed], toolchain: Toolchain, folder: Path) -> Path:
    """Make the library of printed rules in a folder, under the name that it is looked for by."""
    texts = _texts(parts)
    made = folder / _name(texts)
    if not made.exists():
        _make(texts, toolchain, folder, made)
    return made


def _texts(parts: Sequence[Printed]) -> list[str]:
    return [*(part_text(part) for part in parts), table_text(parts)]


def _name(texts: Iterable[str]) -> str:
    return f"rules-{_digest([*_core(), *texts])}.so"


def _kept(texts: Sequence[str], toolchain: Toolchain) -> Path:
    """Return a library in the user's own folder, made if it is not there yet."""
    folder = _folder()
    library = folder / f"rules-{_digest([*_told(toolchain), *_core(), *texts])}.so"
    if not library.exists():
        _make(texts, toolchain, folder, library)
    if not _is_own(library):
        raise Unbuilt("not-your-own")
    return library


def _make(texts: Iterable[str], toolchain: Toolchain, folder: Path, library: Path) -> None:
    core = folder / f"core-{_digest([*_told(toolchain), *_core()])}"
    if not core.exists():
        _make_core(core, toolchain, folder)
    parts = [_object(text, core, toolchain, folder) for text in texts]
    _link(library, core, parts, toolchain, folder)


def _core() -> list[str]:
    return [core_text(name) for name in (*_HEADERS, *FILES)]


def _told(toolchain: Toolchain) -> tuple[str, ...]:
    return (*toolchain.command, *toolchain.flags)


def _digest(parts: Iterable[str]) -> str:
    return blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()


def _folder() -> Path:
    """Return the folder where compiled rules are kept, which nobody else can write to."""
    told = os.environ.get("XDG_CACHE_HOME")
    above = Path(told) if told else Path.home() / ".cache"
    above.mkdir(mode=0o700, parents=True, exist_ok=True)
    for folder in (above / "regola", above / "regola" / "native"):
        folder.mkdir(mode=0o700, exist_ok=True)
        if not _is_own(folder):
            raise Unbuilt("not-your-own")
    return folder


def _is_own(path: Path) -> bool:
    told = path.lstat()
    owner = not hasattr(os, "getuid") or told.st_uid == os.getuid()
    return owner and not stat.S_ISLNK(told.st_mode) and not told.st_mode & _PRIVATE


def _make_core(core: Path, toolchain: Toolchain, folder: Path) -> None:
    with tempfile.TemporaryDirectory(dir=folder) as made:
        here = Path(made) / "core"
        here.mkdir(mode=0o700)
        for name in (*_HEADERS, *FILES):
            (here / name).write_text(core_text(name), "utf-8")
        for name in FILES:  # not every compiler takes several files at once
            _run([*_told(toolchain), "-c", name, "-o", _compiled(name)], here)
        try:
            here.rename(core)
        except OSError:
            if not core.exists():  # another process was faster
                raise


def _compiled(name: str) -> str:
    return str(Path(name).with_suffix(".o"))


def _object(text: str, core: Path, toolchain: Toolchain, folder: Path) -> Path:
    """Return one file of rules compiled, made if it is not there yet."""
    found = folder / f"part-{_digest([*_told(toolchain), *_core(), text])}.o"
    if not found.exists():
        with tempfile.TemporaryDirectory(dir=folder) as made:
            here = Path(made)
            (here / "part.c").write_text(text, "utf-8")
            _run([*_told(toolchain), "-I", str(core), "-c", "part.c", "-o", "part.o"], here)
            (here / "part.o").replace(found)
    return found


def _link(
    library: Path, core: Path, parts: Sequence[Path], toolchain: Toolchain, folder: Path
) -> None:
    with tempfile.TemporaryDirectory(dir=folder) as made:
        here = Path(made)
        files = [*parts, *(core / _compiled(name) for name in FILES)]
        linking = [*toolchain.command, *toolchain.linking, "-o", "rules.so"]
        _run([*linking, *map(str, files)], here)
        (here / "rules.so").replace(library)


def _run(command: list[str], here: Path) -> None:
    done = subprocess.run(command, cwd=here, capture_output=True, check=False, text=True)  # noqa: S603
    if done.returncode:
        raise Unbuilt(done.stderr[-2000:])
