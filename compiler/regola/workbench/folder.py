"""Lay the workbench together: the page, Python for browsers, Regola, and the words of people."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256

from regola.files.archives import packed
from regola.localisation import Words
from regola.resources import PREPARED, dsl_text, languages, page_files

__all__ = ["outputs"]

_MESSAGE = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)
_PLACE = re.compile(r"\{ \$(\w+) \}")
_STUB = '''"""What jsonschema asks of rpds, which has no build for browsers, in plain Python."""


class HashTrieMap(dict):
    """A mapping that changes into another."""

    def insert(self, key, value):
        return HashTrieMap({**self, key: value})

    def remove(self, key):
        return HashTrieMap({one: value for one, value in self.items() if one != key})

    def update(self, *others, **more):
        found = HashTrieMap(self)
        dict.update(found, *others, **more)
        return found

    @classmethod
    def convert(cls, value):
        return value if isinstance(value, cls) else cls(value)

    def __hash__(self):
        return hash(frozenset(self.items()))


class HashTrieSet(frozenset):
    """A set that changes into another."""

    def insert(self, value):
        return HashTrieSet(self | {value})

    def remove(self, value):
        return HashTrieSet(self - {value})

    def update(self, *others):
        return HashTrieSet(self.union(*others))


class List(tuple):
    """A list that grows at its front."""

    def __new__(cls, *values):
        one = len(values) == 1 and not isinstance(values[0], str)
        return tuple.__new__(cls, values[0] if one else values)

    def push_front(self, value):
        return List((value, *self))

    @property
    def first(self):
        return self[0]

    @property
    def rest(self):
        return List(self[1:])
'''


def outputs(
    own: Iterable[tuple[str, bytes]],
    libraries: Iterable[tuple[str, bytes]],
    prepared: bytes,
    python: Mapping[str, bytes],
) -> Iterator[tuple[str, bytes]]:
    """Give all files of the folder; the last tells their sizes, and a hash of them all."""
    files = dict(page_files())
    files |= {f"pyodide/{name}": data for name, data in python.items()}
    files |= {f"words-{code}.json": _words(code) for code in languages()}
    beside = {f"regola/data/{PREPARED}": prepared, "rpds.py": _STUB.encode()}
    files["regola.zip"] = packed({**dict(own), **dict(libraries), **beside}, smaller=True)
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
