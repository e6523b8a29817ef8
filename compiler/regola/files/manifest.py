"""List what a build has written, so that the next one knows which files are its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from regola.files.names import is_safe_name

__all__ = ["MANIFEST_NAME", "BrokenManifestError", "digest", "manifest_bytes", "read_manifest"]

MANIFEST_NAME = "manifest.json"
"""The name of the list inside the output folder."""

_FORMAT = 1


class BrokenManifestError(Exception):
    """Raised when the list is there and cannot be trusted: nobody knows which files are ours."""


def digest(data: bytes) -> str:
    """Return the hash that stands for the bytes of a file."""
    return f"sha256:{sha256(data).hexdigest()}"


def manifest_bytes(digests: Mapping[str, str]) -> bytes:
    """Return the list of files, name to hash, as it is written."""
    content = {"format": _FORMAT, "files": digests}
    return (json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False) + "\n").encode()


def read_manifest(folder: Path) -> dict[str, str]:
    """
    Return the files of the last build, name to hash; nothing where there was none.

    Raises:
        BrokenManifestError: It is no manifest, or names a file outside the folder.
        OSError: It cannot be read.
    """
    try:
        text = (folder / MANIFEST_NAME).read_bytes()
    except FileNotFoundError:
        return {}
    try:
        files = json.loads(text)["files"]
        if all(is_safe_name(name) and isinstance(hashed, str) for name, hashed in files.items()):
            return dict(files)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BrokenManifestError from error
    raise BrokenManifestError
