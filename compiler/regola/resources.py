"""
Know where the data lies that belongs to this compiler: the language and the official content.

It lies beside the code in a checkout and inside the package when installed. This is the one place
of the core that touches the disk, and it reads nothing but what was shipped with the code.
"""

from __future__ import annotations

import os  # noqa: TID251 - as below
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.util import cache_from_source, find_spec
from pathlib import Path  # noqa: TID251 - reads package data alone

__all__ = [
    "PREPARED",
    "builder_fingerprint",
    "content_folder",
    "dsl_folder",
    "dsl_text",
    "fingerprint",
    "guide_page",
    "guide_pages",
    "languages",
    "naming_languages",
    "page_files",
    "player_fingerprint",
    "prepared_files",
    "prepared_folders",
    "reader_fingerprint",
    "template_names",
    "template_text",
]

PREPARED = "prepared.data"
"""The name of the file that language and content were compiled into beforehand."""

_MODEL = "en"
"""The language whose folder shows which files a whole language has."""

_GUIDE = "guide"
_LEXICON = "lexicon.yaml"
_TEMPLATES = "templates"
_TEMPLATE = ".template"
"""What templates end in: none is taken for the file that it is to become."""

_PACKAGE = Path(__file__).resolve().parent


@cache
def _folder(name: str) -> Path:
    installed = _PACKAGE / "data" / name
    return installed if installed.is_dir() else _PACKAGE.parent.parent / name


def dsl_folder() -> Path:
    """The folder of the language: grammar, vocabulary, schemas, words."""
    return _folder("dsl")


def content_folder() -> Path:
    """The folder of the official content, one folder inside it for each pack."""
    return _folder("content")


def dsl_text(*parts: str) -> str:
    """Return the text of a file of the language, named by its path below `dsl`."""
    return dsl_folder().joinpath(*parts).read_text(encoding="utf-8")


def template_names(language: str, family: str) -> frozenset[str]:
    """The names of the files of a family that can be begun with commented lines in a language."""
    folder = dsl_folder() / "text" / language / _TEMPLATES / family
    return frozenset(path.name.removesuffix(_TEMPLATE) for path in folder.glob(f"*{_TEMPLATE}"))


def template_text(language: str, name: str, family: str = "", game: str = "") -> str:
    """
    Return what a file begins with, of any pack or of one of a family, with places to fill.

    A game that has other lands than the first of its family has some beginnings of its own.
    """
    folder, file = ("text", language, _TEMPLATES, family), f"{name}{_TEMPLATE}"
    is_own = bool(game) and dsl_folder().joinpath(*folder, game, file).is_file()
    return dsl_text(*folder, game if is_own else "", file)


def page_files() -> Iterator[tuple[str, bytes]]:
    """Give the files of the page of the workbench, as they were bundled."""
    installed = _PACKAGE / "data" / "workbench"
    source = _PACKAGE.parent.parent / "editors" / "workbench" / "dist"
    folder = installed if installed.is_dir() else source
    for path in sorted(folder.iterdir()):
        yield path.name, path.read_bytes()


def guide_pages() -> tuple[str, ...]:
    """The pages of the documentation for designers, in the order in which they are read."""
    return ("first-evening", "language", "limits")


def guide_page(language: str, page: str) -> str:
    """Return a page of the documentation for designers, as Markdown."""
    return dsl_text("text", language, _GUIDE, f"{page}.md")


@cache
def languages() -> tuple[str, ...]:
    """
    The codes of the human languages that all is told in, sorted: one whole folder each.

    A folder that lacks files which another language has is no such language yet.
    """
    text = dsl_folder() / "text"
    whole = _files(text / _MODEL)
    return tuple(code for code in naming_languages() if whole <= _files(text / code))


@cache
def naming_languages() -> tuple[str, ...]:
    """The codes of the human languages that names may be given in, sorted: one lexicon each."""
    folders = (dsl_folder() / "text").iterdir()
    return tuple(sorted(folder.name for folder in folders if (folder / _LEXICON).is_file()))


def _files(folder: Path) -> frozenset[str]:
    return frozenset(path.name for path in folder.iterdir() if path.is_file())


# ---- what is prepared beforehand ----------------------------------------------------------------

# What the prepared file is made from: the words and the content, and the code that reads them.
_READ = (
    ("dsl", ("grammar.lark", ".ftl", ".yaml")),
    ("content", (".po", ".regola", ".yaml")),
)
_CODE = (
    "compilation",
    "localisation.py",
    "prepared.py",
    "program",
    "sources",
    "syntax",
    "vocabulary",
    "yaml_files.py",
)


@cache
def fingerprint() -> str:
    """Return a hash of all that language and official content are compiled from, and of how."""
    digest = sha256()
    for path, name in _fingerprinted():
        data = path.read_bytes()
        digest.update(f"{name} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


@cache
def player_fingerprint() -> str:
    """Return a hash of all code that decides how games of bots go, but for the rules themselves."""
    return _of_code("playing", "playtesting")


@cache
def reader_fingerprint() -> str:
    """Return a hash of all code that finds out in built positions whether a rule acts."""
    return _of_code("checks", "mixing", "playing", "proving", "python", "reference", "scenarios")


@cache
def builder_fingerprint() -> str:
    """Return a hash of all that decides what a build writes, but for the packs that are built."""
    digest = sha256()
    spec = find_spec("regola_engine")
    engine = (spec and spec.submodule_search_locations) or ()
    for top in (_PACKAGE, *map(Path, engine), dsl_folder(), content_folder()):
        for name in _everything_in(top):
            data = Path(top, name).read_bytes()
            digest.update(f"{name} {len(data)}\n".encode())
            digest.update(data)
    libraries = find_spec("lark")
    if libraries is not None and libraries.origin:
        # The names of these folders tell the versions of all libraries.
        installed = os.listdir(Path(libraries.origin).parent.parent)  # noqa: PTH208 - names alone
        told = sorted(name for name in installed if name.endswith(".dist-info"))
        digest.update("\n".join(told).encode())
    return digest.hexdigest()


def _of_code(*names: str) -> str:
    """Return a hash of the code of the engine and of some parts of the compiler."""
    digest = sha256()
    spec = find_spec("regola_engine")
    engine = (spec and spec.submodule_search_locations) or ()
    folders = [(Path(engine[0]), "engine")] if engine else []
    folders += [(_PACKAGE / name, name) for name in names]
    for folder, top in folders:
        for path, name in _below(folder, top, (".py", ".c", ".h")):
            data = path.read_bytes()
            digest.update(f"{name} {len(data)}\n".encode())
            digest.update(data)
    return digest.hexdigest()


def _fingerprinted() -> Iterator[tuple[Path, str]]:
    for name, endings in _READ:
        top, _, below = name.partition("/")
        yield from _below(_folder(top) / below, name, endings)
    for name in _CODE:
        yield from _below(_PACKAGE / name, name, (".py",))
    # These change with the libraries; asking the metadata of packages takes longer than the rest.
    for library, name in (("lark", "__init__.py"), ("fluent.syntax", "ast.py")):
        found = find_spec(library)
        if found is not None and found.origin:
            yield Path(found.origin).with_name(name), library


def _below(path: Path, name: str, endings: tuple[str, ...]) -> Iterator[tuple[Path, str]]:
    """Give the files that end so at and below a path, with their names, in a fixed order."""
    if name.endswith(endings):
        yield path, name
    elif path.is_dir():
        for entry in sorted(os.listdir(path)):  # noqa: PTH208 - twice as fast as objects
            yield from _below(path / entry, f"{name}/{entry}", endings)


def _everything_in(top: Path) -> Iterator[str]:
    """Give the names of all files below a folder in a fixed order, without compiled modules."""
    for folder, inner, names in os.walk(top):
        inner[:] = sorted(name for name in inner if name != "__pycache__")
        yield from (os.path.relpath(Path(folder, name), top) for name in sorted(names))


def prepared_folders() -> tuple[Path, Path]:
    """
    Return where a prepared file may lie: in the package, and among the compiled modules.

    Whoever can write there can change the code itself.
    """
    return _PACKAGE / "data", Path(cache_from_source(str(_PACKAGE / "resources.py"))).parent


def prepared_files() -> Iterator[bytes]:
    """Give the contents of the prepared files there are."""
    for folder in prepared_folders():
        try:
            yield (folder / PREPARED).read_bytes()
        except OSError:
            continue
