"""List what a build has written, so that the next one knows which files are its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256

from regola.files.changing import Folder, Kind
from regola.files.names import is_safe_name
from regola.files.reading import TooLargeError

__all__ = ["MANIFEST_NAME", "BrokenManifestError", "digest", "manifest_bytes", "read_manifest"]

MANIFEST_NAME = "manifest.json"
"""The name of the list inside the output folder."""

_FORMAT = 1

# As many as a hundred thousand files; whatever is longer is no list of a build's.
_MAXIMUM = 20_000_000

_NOT_ONE = (ValueError, TypeError, KeyError, AttributeError)


class BrokenManifestError(Exception):
    """Raised when the list is there and cannot be trusted: nobody knows which files are ours."""


def digest(data: bytes) -> str:
    """Return the hash that stands for the bytes of a file."""
    return f"sha256:{sha256(data).hexdigest()}"


def manifest_bytes(digests: Mapping[str, str]) -> bytes:
    """Return the list of files, name to hash, as it is written."""
    content = {"format": _FORMAT, "files": digests}
    return (json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False) + "\n").encode()


def read_manifest(folder: Folder) -> dict[str, str]:
    """
    Return the files of the last build, name to hash; nothing where there was none.

    Raises:
        BrokenManifestError: It is no manifest, too long for one, or names a file outside the
            folder.
        OSError: It cannot be read.
    """
    kind = folder.kind(MANIFEST_NAME)
    if kind is Kind.NOTHING:
        return {}
    if kind is not Kind.FILE:
        raise BrokenManifestError
    try:
        files = json.loads(folder.read(MANIFEST_NAME, _MAXIMUM))["files"]
        if all(is_safe_name(name) and isinstance(hashed, str) for name, hashed in files.items()):
            return dict(files)
    except (*_NOT_ONE, RecursionError, TooLargeError) as error:
        raise BrokenManifestError from error
    raise BrokenManifestError
