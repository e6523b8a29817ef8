"""Facts become words: quoted, said, listed, and never too long."""

import pytest

from regola.findings import Finding, Phrase
from regola.findings.catalogue import finding_words
from regola.findings.wording import told
from regola.localisation import LocalisationError
from regola.sources import Argument, Span
from tests.findings.conftest import Diagnose


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("coin", "«coin»"),
        (("coin",), "«coin»"),
        (("coin", "token"), "«coin» o «token»"),
        (("coin", "token", "piece"), "«coin», «token» o «piece»"),
        ((), "niente"),
        ("", "niente"),
        (Phrase("number"), "un numero"),
        ((Phrase("number"), "coin"), "un numero o «coin»"),
        (3, 3),
    ],
)
def test_a_fact_is_quoted_said_or_listed(value: Argument, words: str | int) -> None:
    """A text is quoted, a phrase is said, several are joined as the language joins them."""
    assert told(finding_words("it"), value) == words


def test_of_many_words_the_first_dozen_is_listed() -> None:
    """The rest is counted."""
    many = tuple(f"w{number}" for number in range(20))
    said = told(finding_words("en"), many)
    assert str(said).endswith("“w11” and 8 more")


def test_a_long_word_loses_its_middle() -> None:
    """A token of a whole page does not hide the sentence around it."""
    said = str(told(finding_words("en"), "a" * 500 + "b" * 500))
    assert len(said) < 130
    assert said.startswith("“aaa")
    assert said.endswith("bbb”")
    assert "…" in said


def test_a_value_with_words_of_its_own_is_said_where_the_registry_says_so(
    diagnose: Diagnose,
) -> None:
    """A class of words and a language are named in the reader's language, other values quoted."""
    misplaced = Finding(
        "misplaced-word",
        Span("a", 0, 1),
        (("expected", ("verb", "banana")), ("found", "noun"), ("word", "noun")),
    )
    plural = Finding("missing-plural", Span("a", 0, 1), (("language", "it"),))
    said = [each.message for each in diagnose([misplaced, plural], language="es")]
    assert said == [
        "«noun» es una cosa; aquí necesito una acción o «banana»",
        "Al nombre le falta el plural en italiano",
    ]


@pytest.mark.parametrize(
    ("slug", "key", "language", "hint"),
    [
        ("unknown-space", "space", "en", "Name a space of the rows."),
        ("unknown-game", "game", "en", "There is nothing of that kind."),
        ("unknown-game", "game", "it", "Di questo tipo non c'è nulla."),
        ("unknown-game", "game", "es", "No hay nada de ese tipo."),
    ],
)
def test_where_there_is_nothing_to_list_the_hint_is_another(
    slug: str, key: str, language: str, hint: str, diagnose: Diagnose
) -> None:
    """Of a list of what there is nothing is left; the plain hint is said, or that there is none."""
    facts = ((key, "z9"), ("similar", ()), ("legal", ()))
    (said,) = diagnose([Finding(slug, Span("a", 0, 1), facts, "legal")], language=language)
    assert said.hint == hint


def test_a_hint_that_does_not_exist_is_a_fault_of_the_compiler(diagnose: Diagnose) -> None:
    """A key without words is noticed at once."""
    with pytest.raises(LocalisationError):
        diagnose([Finding("lone-quote", Span("a", 0, 1), hint="no-such-key")])


def test_a_fact_that_is_not_given_is_a_fault_of_the_compiler(diagnose: Diagnose) -> None:
    """No message is shown with a hole in it."""
    with pytest.raises(LocalisationError):
        diagnose([Finding("unknown-word", Span("a", 0, 1))])
