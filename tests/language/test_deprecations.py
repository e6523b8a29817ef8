"""The table of what was written otherwise holds what can be read, and no word of today."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from packaging.version import Version

from regola.compilation.language import families, language
from regola.resources import dsl_text
from regola.vocabulary.deprecation import SORTS, Deprecation, deprecations_from_yaml
from regola.vocabulary.model import Vocabulary
from regola.yaml_files import trusted
from tests.support.deprecated import TABLE


def _faults(table: Mapping[str, Any]) -> set[str]:
    return {fault for family in table for fault in _faults_of(family, table)}


def _faults_of(family: str, table: Mapping[str, Any]) -> Iterator[str]:
    if family not in families():
        yield f"{family}: no family"
        return
    yield from (f"{section}: no section" for section in table[family].keys() - SORTS.keys())
    words = language(family).vocabulary
    for form in deprecations_from_yaml(table, [family]):
        today = _of_today(form, words)
        if form.old in today:
            yield f"{form.old}: of today"
        if form.sort != "word" and form.now not in today:
            yield f"{form.now}: not of today"
        since, until = Version(form.since), Version(form.until)
        if (until.major, until.minor) <= (since.major, since.minor):
            yield f"{form.old}: ends at once"


def _of_today(form: Deprecation, words: Vocabulary) -> frozenset[str]:
    return {
        "word": words.words | words.verbs.keys(),
        "field": words.field_names,
        "kind": frozenset(words.kinds),
    }[form.sort]


def test_the_official_table_is_sound() -> None:
    """Every family, section and version in it is one, and no old form is written today."""
    assert _faults(trusted(dsl_text("deprecated.yaml"))) == set()


def test_the_table_of_the_tests_is_sound() -> None:
    """What tests try is what could stand in the official table."""
    assert _faults(trusted(TABLE)) == set()


def test_faults_of_a_table_are_seen() -> None:
    """A family, a section, a word of today, a field that is none, a time that is none."""
    table = """
chess: {}
conquest:
    verbs: {}
    words: {coins: {now: doubloons, since: "0.1", until: "0.2"}}
    fields: {troops: {now: soldiers, since: "0.2", until: "0.2.5"}}
"""
    assert _faults(trusted(table)) == {
        "chess: no family",
        "verbs: no section",
        "coins: of today",
        "soldiers: not of today",
        "troops: ends at once",
    }


def test_an_old_form_is_over_from_its_version_on() -> None:
    """The version before still reads it, whatever its patches."""
    form = Deprecation("word", "doubloons", "coins", "0.2", "0.3")
    assert [form.is_over(version) for version in ("0.2.0", "0.2.9", "0.3.0", "1.0")] == [
        False,
        False,
        True,
        True,
    ]
