"""Compiled rules of the tests are kept beside what else tests keep, not in the user's folder."""

from __future__ import annotations

import pytest

from tests.support.project import ROOT


@pytest.fixture(autouse=True)
def _kept_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(ROOT / ".pytest_cache"))
