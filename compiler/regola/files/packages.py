"""Put together what a program in the browser needs: Regola, its data, and its libraries."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

from regola.files.archives import packed
from regola.files.preparing import prepared_bytes
from regola.files.reading import bytes_of
from regola.resources import PREPARED, content_folder, dsl_folder, page_files

__all__ = ["SERVER", "libraries", "own_packages", "whole"]

_LARGEST = 20_000_000
_OWN = ("regola", "regola_engine", "regola_games")
_LIBRARIES = (
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "jinja2",
    "jsonschema",
    "jsonschema-specifications",
    "lark",
    "markdown-it-py",
    "markupsafe",
    "mdurl",
    "networkx",
    "packaging",
    "polib",
    "pytz",
    "referencing",
    "ruamel.yaml",
    "typing_extensions",
)
"""What Regola runs on, but for what has no build for browsers."""

SERVER = ("cattrs", "lsprotocol", "pygls")
"""What a language server runs on besides."""

_FOR_RPDS = "rpds.py"
"""What stands in, beside the page, for a library that has no build for browsers."""

_LEFT_OUT = frozenset({"tests", "__pycache__", "testing"})
_COMPILED = (".so", ".pyd", ".pyi", ".pyx", ".pxd", ".c", ".h", ".pyc")
_LOCALES = ("root", "en", "es", "it")


def whole(more: tuple[str, ...] = ()) -> bytes:
    """Return Regola with its data and libraries as one archive; `more` are further libraries."""
    beside = {
        f"regola/data/{PREPARED}": prepared_bytes(),
        _FOR_RPDS: dict(page_files())[_FOR_RPDS],
    }
    return packed({**dict(own_packages()), **dict(libraries(more)), **beside}, smaller=True)


def own_packages() -> Iterator[tuple[str, bytes]]:
    """Give the files of Regola, the engine and the games, and the data beside them."""
    for name in _OWN:
        spec = find_spec(name)
        for place in (spec.submodule_search_locations or ()) if spec is not None else ():
            yield from _below(Path(place), name, without=("data",))
    for name, folder in (("dsl", dsl_folder()), ("content", content_folder())):
        yield from _below(folder, f"regola/data/{name}")


def libraries(more: tuple[str, ...] = ()) -> Iterator[tuple[str, bytes]]:
    """Give the files of the libraries, in the pure form in which a browser can run them."""
    for name in (*_LIBRARIES, *more):
        for file in distribution(name).files or ():
            path = file.as_posix()
            if _is_wanted(path) and ".." not in file.parts:
                yield path, bytes_of(Path(str(file.locate())), _LARGEST)


def _is_wanted(path: str) -> bool:
    parts = path.split("/")
    if parts[:2] == ["babel", "locale-data"]:
        return parts[-1].removesuffix(".dat") in _LOCALES
    is_pure = not path.endswith(_COMPILED) and "zoneinfo" not in parts
    return is_pure and _LEFT_OUT.isdisjoint(parts) and ".dist-info" not in parts[0]


def _below(
    folder: Path, name: str, *, without: tuple[str, ...] = ()
) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.iterdir()):
        if path.name in _LEFT_OUT or path.name in without:
            continue
        if path.is_dir():
            yield from _below(path, f"{name}/{path.name}")
        elif not path.name.endswith(_COMPILED):
            yield f"{name}/{path.name}", bytes_of(path, _LARGEST)
