"""Keep each library, and the disk, behind the one place that is its door."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.project import PACKAGES, ROOT, imported_modules, python_files, syntax_tree

# Where each library may be met; a name that ends with `.py` is a file, the others are folders.
_DOORS = {
    "babel": ("text",),
    "distributed": ("commands/clusters.py",),
    "fluent": ("localisation.py", "text"),
    "gymnasium": ("training/pettingzoo_environment.py",),
    "jinja2": ("pages", "python"),
    "jsonschema": ("scenarios", "vocabulary", "yaml_files"),
    "jsonschema_rs": ("ir", "scenarios/schema.py"),
    "lark": ("syntax",),
    "lsprotocol": ("language_server",),
    "markdown_it": ("pages",),
    "markupsafe": ("pages",),
    "networkx": ("drawings", "checks", "mixing"),
    "numpy": ("training",),
    "packaging": ("program/versions.py",),
    "pettingzoo": ("training/pettingzoo_environment.py",),
    "polib": ("text", "program/written.py"),
    "pygls": ("language_server",),
    "pyspiel": ("training/open_spiel_game.py",),
    "resolvelib": ("files/resolving.py",),
    "ruamel": ("yaml_files", "findings/registry.py"),
    "starlette": ("serving",),
    "typst": ("printing",),
    "uvicorn": ("commands/serve.py",),
}

# What a distribution is imported as, where that is another name than its own.
_IMPORTED_AS = {"open_spiel": "pyspiel"}


def _imports(package: str) -> Iterator[tuple[str, str]]:
    """The file, relative to its package, and the top of each module that it imports."""
    folder = PACKAGES[package]
    for path in python_files(folder):
        for module in imported_modules(path):
            yield path.relative_to(folder).as_posix(), module.partition(".")[0]


def _is_inside(file: str, door: str) -> bool:
    return file == door or file.startswith(f"{door}/") or file == f"{door}.py"


@pytest.mark.parametrize("library", sorted(_DOORS))
def test_a_library_is_met_at_its_door_only(library: str) -> None:
    """No file of the compiler outside the door imports the library."""
    doors = _DOORS[library]
    outside = {
        file
        for file, module in _imports("regola")
        if module == library and not any(_is_inside(file, door) for door in doors)
    }

    assert outside == set()


def test_the_compiler_imports_no_library_without_a_door() -> None:
    """Every library that the compiler imports has a door."""
    known = {*_DOORS, *PACKAGES, *sys.stdlib_module_names, "_typeshed"}

    assert {module for _, module in _imports("regola")} - known == set()


def test_the_compiler_enters_the_engine_by_its_faces() -> None:
    """It imports what a family's modules are made of, its registry, and what programs use of it."""
    faces = {f"regola_engine.{one}" for one in ("kernel", "kernel.primitives", "native.play")}
    for family in ("conquest", "digger", "lords"):
        package = f"regola_engine.{family}"
        faces |= {package, f"{package}.play", f"{package}.primitives"}
    deep = {
        f"{path.relative_to(ROOT)}: {node.module}"
        for path in python_files(PACKAGES["regola"])
        for node in ast.walk(syntax_tree(path))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("regola_engine.")
        if node.module not in faces
    }

    assert deep == set(), "name it in `__all__` of a `play`, or of the kernel"


def test_the_engine_needs_python_alone() -> None:
    """The engine imports itself and the standard library."""
    known = {"regola_engine", *sys.stdlib_module_names}

    assert {module for _, module in _imports("regola_engine")} - known == set()


def test_generated_modules_need_the_engine_alone() -> None:
    """Generated modules import one another, the engine and the standard library."""
    known = {"regola_games", "regola_engine", *sys.stdlib_module_names}

    assert {module for _, module in _imports("regola_games")} - known == set()


def test_every_library_with_a_door_is_declared() -> None:
    """The libraries behind doors are what the distribution needs, or may need, and no more."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    # What develops it, and what brings a compiler, is run and never imported.
    run = ("dev", "native")
    extras = (one for name, one in project["optional-dependencies"].items() if name not in run)
    declared = [*project["dependencies"], *(entry for one in extras for entry in one)]
    # A distribution may say in its name that it is for Python; its package does not.
    names = {entry.split(">")[0].split(".")[0].removesuffix("-py") for entry in declared}

    imported = {name.replace("-", "_") for name in names}
    assert {_IMPORTED_AS.get(name, name) for name in imported} == set(_DOORS)


# ---- the disk -----------------------------------------------------------------------------------

_READING, _WRITING = "files/reading.py", "files/changing.py"
# These read what was shipped with the code, and nothing else.
_SHIPPED = ("resources.py", "pages/rendering.py", "printing/typesetting.py")

# What opens, makes, changes or removes something on the disk, by the name it is called by.
_OPENS = {"fdopen", "open", "open_code", "read_bytes", "read_text"}
_CHANGES = {
    *("chmod", "chown", "hardlink_to", "lchmod", "link", "makedirs", "mkdir", "mkfifo", "mknod"),
    *("mkdtemp", "mkstemp", "remove", "removedirs", "rename", "renames", "rmdir", "symlink"),
    *("symlink_to", "touch", "truncate", "unlink", "utime", "write_bytes", "write_text"),
}
# Archives are read from bytes in memory: nothing of them touches the disk.
_IN_MEMORY = "files/archives.py"

_MODULES = {"shutil", "tempfile", "fcntl", "mmap", "fileinput", "glob", "zipfile", "tarfile"}


def _calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """The last name of each call in a file."""
    for node in ast.walk(syntax_tree(path)):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute):
                yield called.attr, node
            elif isinstance(called, ast.Name):
                yield called.id, node


def _is_of_disk(name: str, call: ast.Call) -> bool:
    """Tell whether a call may be of the disk, by a name that lists and texts have too."""
    owner = call.func.value if isinstance(call.func, ast.Attribute) else None
    called_of = owner.id if isinstance(owner, ast.Name) else ""
    if name in ("link", "remove"):
        return called_of == "os"
    if name == "replace":
        # A text takes two texts, `dataclasses.replace` stands alone; a path takes one.
        return owner is not None and len(call.args) == 1 and not call.keywords
    return called_of not in ("self", "sentences") or name != "open"


def _using(names: set[str], *doors: str) -> set[str]:
    """The places in the compiler that call one of some names and lie behind no door."""
    folder = PACKAGES["regola"]
    return {
        f"{name}:{call.lineno} {called}"
        for path in python_files(folder)
        if (name := path.relative_to(folder).as_posix()) not in doors
        for called, call in _calls(path)
        if called in names and _is_of_disk(called, call)
    }


def test_files_are_opened_at_the_door_for_reading_only() -> None:
    """Only there are pipes, devices, sizes and links out of a pack looked at."""
    console = {place for place in _using({"open"}) if place.startswith("commands/")}

    # The streams that were closed before the start, and a place for output that nobody reads.
    assert {place.split(":")[0] for place in console} == {
        "commands/console.py",
        "commands/guard.py",
    }
    assert _using(_OPENS, _READING, _WRITING, _IN_MEMORY, *_SHIPPED) == console


def test_the_disk_is_changed_at_the_door_for_writing_only() -> None:
    """Only there is it seen to that nothing outside a folder is made, changed or removed."""
    assert _using({*_CHANGES, "replace"}, _WRITING) == set()


def test_modules_that_change_the_disk_are_met_at_the_door_only() -> None:
    """Whole families of ways to the disk come with some modules of the standard library."""
    met = {(file, module) for file, module in _imports("regola") if module in _MODULES}

    assert met == {
        ("files/changing.py", "tempfile"),
        ("files/locking.py", "fcntl"),
        (_IN_MEMORY, "tarfile"),
        (_IN_MEMORY, "zipfile"),
    }
