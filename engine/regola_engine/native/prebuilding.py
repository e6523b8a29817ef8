"""
Compile the rules of packs for another machine, before they are handed out.

``python -m regola_engine.native.prebuilding PLATFORM FOLDER PACKS…`` leaves in FOLDER a library for
each of PACKS: names of rule modules that are played together, joined by ``+``. It needs the
compiler for all machines (``pip install regola[native]``).
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from regola_engine.native.building import cross_compiler, library_made
from regola_engine.native.platforms import PLATFORMS, Platform
from regola_engine.native.saying import said_in_c

__all__ = ["prebuild"]


def prebuild(platform: Platform, folder: Path, packs: Sequence[str]) -> list[Path]:
    """
    Compile the rules of packs for a platform and return the libraries.

    Raises:
        Unbuilt: The compiler is not there, or failed.
        Unsayable: C does not say a rule.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as work:
        made = [_made(names.split("+"), platform, Path(work)) for names in packs]
        return [one.rename(folder / one.name) for one in made]


def _made(names: Sequence[str], platform: Platform, work: Path) -> Path:
    items = [item for name in names for item in import_module(name).ITEMS]
    return library_made(said_in_c(items), cross_compiler(platform), work)


if __name__ == "__main__":
    prebuild(PLATFORMS[sys.argv[1]], Path(sys.argv[2]), sys.argv[3:])
