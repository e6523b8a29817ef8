"""Keep each library behind the one package that is its door."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.support.project import PACKAGES, ROOT, imported_modules, python_files

# Where each library may be met; a name that ends with `.py` is a file, the others are folders.
_DOORS = {
    "babel": ("text",),
    "fluent": ("localisation.py", "text"),
    "jinja2": ("pages", "python"),
    "jsonschema": ("scenarios", "vocabulary", "yaml_files"),
    "jsonschema_rs": ("ir", "scenarios/schema.py"),
    "lark": ("syntax",),
    "markupsafe": ("pages",),
    "networkx": ("drawings", "checks", "mixing"),
    "polib": ("text", "program/written.py"),
    "ruamel": ("yaml_files", "findings/registry.py"),
}


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


def test_the_engine_needs_python_alone() -> None:
    """The engine imports itself and the standard library."""
    known = {"regola_engine", *sys.stdlib_module_names}

    assert {module for _, module in _imports("regola_engine")} - known == set()


def test_generated_modules_need_the_engine_alone() -> None:
    """Generated modules import one another, the engine and the standard library."""
    known = {"regola_games", "regola_engine", *sys.stdlib_module_names}

    assert {module for _, module in _imports("regola_games")} - known == set()


def test_every_library_with_a_door_is_declared() -> None:
    """The libraries behind doors are the dependencies of the distribution, no more and no less."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {entry.split(">")[0].split(".")[0] for entry in project["dependencies"]}

    assert {name.replace("-", "_") for name in names} == set(_DOORS)
