"""Words, fields and kinds that were written otherwise: a table for tests, in the official form."""

from __future__ import annotations

import pytest

from regola.compilation import language
from regola.files import preparing
from regola.resources import dsl_text as text_of

TABLE = """
conquest:
    words:
        doubloons: {now: coins, since: "0.1", until: "9.0"}
        final reckoning: {now: scoring, since: "0.1", until: "9.0"}
        seize: {now: conquer, since: "0.0", until: "0.1"}
    fields:
        troops: {now: tokens, since: "0.1", until: "9.0"}
    kinds:
        folk: {now: race, since: "0.1", until: "9.0"}
"""


def take_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the language read with the table of this module in the place of the official one."""

    def dsl_text(*parts: str) -> str:
        return TABLE if parts == ("deprecated.yaml",) else text_of(*parts)

    monkeypatch.setattr(language, "dsl_text", dsl_text)
    monkeypatch.setattr(language, "prepared", lambda: None)
    # What is prepared is for the official table.
    monkeypatch.setattr(preparing, "prepare", lambda: None)
    forget()


def forget() -> None:
    """Have the language read anew."""
    language.language.cache_clear()
    language._data.cache_clear()
