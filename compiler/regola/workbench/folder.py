"""Lay the workbench together: the page, Python for browsers, Regola, and the words of people."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256

from regola.localisation import Words
from regola.resources import dsl_text, languages, page_files

__all__ = ["outputs"]

_MESSAGE = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)
_PLACE = re.compile(r"\{ \$(\w+) \}")


def outputs(whole: bytes, python: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Give all files of the folder; the last tells their sizes, and a hash of them all."""
    files = {name: data for name, data in page_files() if not name.endswith(".py")}
    files |= {f"pyodide/{name}": data for name, data in python.items()}
    files |= {f"words-{code}.json": _words(code) for code in languages()}
    files["regola.zip"] = whole
    yield from files.items()
    yield "files.json", _listed(files)


def _words(code: str) -> bytes:
    """Return the words of the page in a language, places for values in braces."""
    text = dsl_text("text", code, "workbench.ftl")
    words = Words(code, {"workbench.ftl": text})
    places = {name: f"{{{name}}}" for name in _PLACE.findall(text)}
    said = {name: words.say(name, **places) for name in _MESSAGE.findall(text)}
    return json.dumps(said, ensure_ascii=False, indent=1).encode()


def _listed(files: Mapping[str, bytes]) -> bytes:
    digest = sha256()
    for name, data in sorted(files.items()):
        digest.update(f"{name} {len(data)}\n".encode() + data)
    listed = [{"name": name, "size": len(data)} for name, data in sorted(files.items())]
    return json.dumps({"digest": digest.hexdigest()[:16], "files": listed}).encode()
