"""The print of a rule: what people wrote of it is bound to it, also when the language grows."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields, is_dataclass
from typing import Any

import pytest

from regola.program import meaning
from regola.program.canonical import canonical
from regola.program.meaning import AtPhase, Rule
from regola.sources import Span

_HERE = Span("home.regola", 0, 1)


@dataclass(frozen=True, slots=True)
class _Grown:
    """A class of nodes that has learned a field."""

    word: str
    condition: None = None
    learned: str = ""


@dataclass(frozen=True, slots=True)
class _Before:
    """The same before it did."""

    word: str
    condition: None = None


_Before.__name__ = _Grown.__name__


def _form(moment: Any) -> Any:
    """The form of a rule at a moment, whatever it does."""
    body: Any = AtPhase("scoring", "", None, _HERE)
    return canonical(Rule(1, "active", None, moment, body, _HERE))


def test_a_field_at_its_default_changes_no_print() -> None:
    """A rule that does not use what was learned has the form that it had before."""
    assert _form(_Grown("hill")) == _form(_Before("hill"))
    assert _form(_Grown("hill", "late")) != _form(_Grown("hill"))


def test_a_moment_of_nobody_else_is_told_as_ever() -> None:
    """The start of scoring has its phase, its edge and its condition, and no word of whose."""
    assert ("AtPhase", "scoring", "start", None) in _form(AtPhase("scoring", "start", None, _HERE))


@pytest.mark.parametrize("name", sorted(dir(meaning)))
def test_fields_of_old_have_no_default(name: str) -> None:
    """What was told of a node from its first day on has no default: it is in prints that exist."""
    sort = getattr(meaning, name)
    if isinstance(sort, type) and is_dataclass(sort):
        defaults = {one.name for one in fields(sort) if one.default is not MISSING}
        assert defaults <= {"AtPhase": {"whose"}, "Did": {"time"}}.get(name, set())
