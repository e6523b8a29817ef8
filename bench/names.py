"""
Print how many names of the official games are proposed as they are printed.

By language, kind, and what is proposed: plural, gender, or all forms of a name that agrees.
Run: ``python bench/names.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.text.precision import precisions


def main() -> None:
    """Print a line for each language, kind and form, with the names that come out otherwise."""
    for one in precisions():
        told = ", ".join(one.wrong)
        print(f"{one.language} {one.kind:10} {one.what:8} {one.right:3} of {one.total:3}  {told}")


if __name__ == "__main__":
    main()
