"""Every finding has words, a page and examples in every language; every report has its words."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from ruamel.yaml import YAML

from regola.findings import Entry, registry
from regola.findings.catalogue import finding_words
from regola.findings.pages import headline, page
from regola.findings.wording import told
from regola.resources import dsl_text, languages
from tests.findings.reports import Report, reports, texts_in_code

LANGUAGES = languages()
ENTRIES = list(registry())
FRAME = ("list-", "severity-", "confidence-", "report-", "page-", "phrase-", "hint-", "fix-")


def variables(language: str) -> dict[str, frozenset[str]]:
    """Return, for each message and attribute, the names of the arguments that it uses."""
    resource = FluentParser().parse(dsl_text("text", language, "findings.ftl"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            found[entry.id.name] = frozenset(_names(entry.value))
            for attribute in entry.attributes:
                key = f"{entry.id.name}.{attribute.id.name}"
                found[key] = frozenset(_names(attribute.value))
    return found


def _names(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _names(child)


USED = {language: variables(language) for language in LANGUAGES}
ENGLISH = USED["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_can_be_read_whole(language: str) -> None:
    """No message is broken, none stands twice, and what is read in pieces is what is read whole."""
    assert set(finding_words(language)) == set(USED[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    """What one language has all have: message, hint, label, fix, and the facts they name."""
    assert USED[language] == ENGLISH


def test_every_message_belongs_to_a_registered_finding() -> None:
    """A message without an entry would never be said."""
    messages = {name.partition(".")[0] for name in ENGLISH if not name.startswith(FRAME)}
    assert messages == {entry.slug for entry in ENTRIES}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.slug)
def test_a_finding_has_a_page_with_two_examples(entry: Entry) -> None:
    """In every language the page says why it matters and shows a wrong and a right text."""
    details = entry.details
    assert details.wrong.strip() != details.right.strip()
    for language in LANGUAGES:
        text = page(entry.code, language)
        assert text is not None
        assert finding_words(language).say(f"{entry.slug}.page") in text
        assert f"\n{details.wrong.rstrip()}\n" in text
        assert f"\n{details.right.rstrip()}\n" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_of_a_finding_can_be_said(language: str) -> None:
    """The sample arguments of the registry fill every message and attribute."""
    words = finding_words(language)
    for entry in ENTRIES:
        samples = {name: told(words, value) for name, value in entry.details.arguments.items()}
        for name in USED[language]:
            if name.partition(".")[0] == entry.slug:
                assert words.say(name, **samples).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_quoted_has_no_quotes_of_its_own(language: str) -> None:
    """A text is put in quotes when it is told: a line to write, with it inside, is told whole."""
    words = finding_words(language)
    for entry in ENTRIES:
        samples = {name: told(words, value) for name, value in entry.details.arguments.items()}
        for name in USED[language]:
            if name.partition(".")[0] == entry.slug:
                quoted = re.findall(r"`[^`]*`|“[^”]*”|«[^»]*»", words.say(name, **samples))
                # One finding is about a quotation mark, which stands alone.
                nested = [one for one in quoted if len(one) > 3 and set("“«") & set(one[1:])]
                assert not nested, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_has_at_most_twelve_words(language: str) -> None:
    """It names the fault; label and hint say the rest."""
    words = finding_words(language)
    long = [entry.slug for entry in ENTRIES if len(headline(entry, words).split()) > 12]
    assert long == []


def test_a_page_is_found_by_code_and_by_slug_in_any_case() -> None:
    """What is no finding has no page."""
    assert page("r0301", "it") == page("unknown-word", "it") == page("Unknown-Word", "it")
    assert page("R9999", "it") is None


def test_a_code_stands_in_the_order_of_the_file_and_is_well_formed() -> None:
    """Families go by hundreds from R00 to R10; entries are appended to their family."""
    codes = re.findall(r"(?m)^(R\d{4}):$", dsl_text("findings.yaml"))
    assert codes == sorted(codes) == [entry.code for entry in ENTRIES]
    assert {code[:3] for code in codes} == {f"R{family:02}" for family in range(11)}


def test_the_quick_reading_of_the_registry_is_that_of_a_yaml_reader() -> None:
    """The four fields picked out line by line are those that YAML sees."""
    data = YAML(typ="safe", pure=True).load(dsl_text("findings.yaml"))
    assert set(data) == {entry.code for entry in ENTRIES}
    for entry in ENTRIES:
        fields = data[entry.code]
        assert fields["slug"] == entry.slug
        assert fields["severity"] == entry.severity.value
        assert fields["confidence"] == entry.confidence.value
        assert fields["since"] == entry.since


@pytest.mark.parametrize("report", reports(), ids=lambda report: f"{report.place} {report.slug}")
def test_a_report_has_its_entry_and_its_words(report: Report) -> None:
    """Slug, hint, second place and fix exist, and every fact that they name is given."""
    assert report.slug in registry()
    chosen = [f"hint-{key}" for key in report.hints]
    second = [f"related-{key}" for key in report.second]
    fixes = [f"fix-{key}" for key in report.fixes]
    missing = [key for key in chosen + second + fixes if f"{report.slug}.{key}" not in ENGLISH]
    assert missing == []
    if report.arguments is not None:
        said = [report.slug, f"{report.slug}.label"]
        said += [f"{report.slug}.{key}" for key in chosen or ["hint"]]
        needed = {name for key in said for name in ENGLISH.get(key, ())}
        assert needed <= report.arguments


def test_every_finding_is_reported() -> None:
    """No finding stands in the catalogue that the code never reports."""
    assert {entry.slug for entry in ENTRIES} - texts_in_code() == set()
