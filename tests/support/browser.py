"""Find the browser that the system has."""

from __future__ import annotations

import shutil


def browser_path() -> str:
    """The path of Chromium, or of a browser made from it."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(path for name in names if (path := shutil.which(name)))
