"""Fetch the language data that findings need: the registry and the catalogues of messages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

__all__ = ["catalogue_text", "registry_text"]


@cache
def _language_data() -> Traversable:
    installed = files("regola") / "data" / "dsl"
    return installed if installed.is_dir() else files("regola") / ".." / ".." / "dsl"


def registry_text() -> str:
    """Return the text of `dsl/findings.yaml`."""
    return (_language_data() / "findings.yaml").read_text("utf-8")


def catalogue_text(language: str) -> str:
    """Return the text of `dsl/text/LANGUAGE/findings.ftl`."""
    return (_language_data() / "text" / language / "findings.ftl").read_text("utf-8")
