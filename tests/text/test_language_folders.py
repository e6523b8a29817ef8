"""A language's folder from anywhere: each fault is a finding at its line, the rest serves."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola import resources
from regola.compilation.language import families, language
from regola.files.language_folders import LanguageFolder, read_language
from regola.findings import Entry, Sink, registry
from regola.resources import dsl_folder
from regola.sources import Source
from regola.text import MissingMessageError, realise
from regola.text.folder import language_from_sources, report_wordless
from tests.text.abilities import abilities
from tests.text.french import FOLDER

ABILITIES = {name: (rule, item) for name, rule, item in abilities()}
FAMILIES = {name: language(name).vocabulary for name in families()}


def found(texts: dict[str, str]) -> list[tuple[str, str, int]]:
    """Return slug, file and line of each finding in the files of a language."""
    sink = Sink()
    sources = {name: Source(f"xx/{name}", text) for name, text in texts.items()}
    language_from_sources("xx", sources, sink)
    return [
        (one.slug, one.span.path, sources[one.span.path[3:]].position(one.span.start)[0])
        for one in sink.sorted()
    ]


def lexicon(line: str) -> str:
    """Return a lexicon of one noun."""
    return f"language: xx\nnouns:\n  {line.strip()}\nadjectives: {{}}\nverbs: {{}}\n"


EXAMPLES = [entry for entry in registry() if entry.details.notation in ("fluent", "lexicon")]


def files_of(entry: Entry, text: str) -> dict[str, str]:
    """Return the file that an example stands in."""
    if entry.details.notation == "lexicon":
        return {"lexicon.yaml": lexicon(text)}
    return {"rules.ftl": text}


@pytest.mark.parametrize("entry", EXAMPLES, ids=lambda entry: entry.slug)
def test_the_examples_of_a_page_are_true(entry: Entry) -> None:
    """The wrong text gets the finding of its page, the right one none at all."""
    wrong = found(files_of(entry, entry.details.wrong))
    assert entry.slug in [slug for slug, _, _ in wrong]
    assert found(files_of(entry, entry.details.right)) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("or = or\n\nor-if = { $left", [("broken-message", "xx/rules.ftl", 3)]),
        ("or = or\nor = else", [("doubled-message", "xx/rules.ftl", 2)]),
        ("or = { $x }", [("unknown-argument", "xx/rules.ftl", 1)]),
        ("or = { FOO($x) }", [("unknown-function", "xx/rules.ftl", 1)]),
        ("or = { NP($x, shape: 1) }", [("broken-message", "xx/rules.ftl", 1)]),
        ("or = { DET($x) }", [("broken-message", "xx/rules.ftl", 1)]),
        ("or = { other }", [("broken-message", "xx/rules.ftl", 1)]),
        ("nobody-says-this = x", [("stale-message", "xx/rules.ftl", 1)]),
        ("# only a comment\n", []),
        ("", []),
    ],
)
def test_each_fault_of_patterns_has_its_line(
    text: str, expected: list[tuple[str, str, int]]
) -> None:
    """Junk, doubles, unknown arguments, functions, options, and stray messages are told."""
    assert found({"rules.ftl": text}) == expected


@pytest.mark.parametrize(
    ("line", "slug"),
    [
        ("region: {one: region}", "missing-form"),
        ('region: {one: region, many: ""}', "missing-form"),
        ("region: {one: region, many: [a, b, c, d]}", "missing-form"),
        ("region: just a text", "missing-form"),
        ("region: {one: re{gion}, many: regions}", "yaml-syntax"),
        ('region: {one: "re{gion}", many: regions}', "odd-character-in-text"),
        ('region: {one: "re\\u0007gion", many: regions}', "control-character"),
        ('region: {one: "re\\u202Egion", many: regions}', "hidden-character"),
        ('region: {one: region, many: regions, games: {x: {one: "y"}}}', "missing-form"),
    ],
)
def test_each_fault_of_a_lexicon_has_its_line(line: str, slug: str) -> None:
    """A form that is missing, is none, or has what cannot be printed is told at its word."""
    assert found({"lexicon.yaml": lexicon(line)})[0] == (slug, "xx/lexicon.yaml", 3)


def copied(folder: Path) -> Path:
    """Copy the French of the tests."""
    return Path(shutil.copytree(FOLDER, folder / "fr"))


def spoil(path: Path, old: str, new: str) -> None:
    """Change one place of a file."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def read(folder: Path) -> tuple[LanguageFolder, list[str]]:
    """Read a folder; return it with the slugs of what was found."""
    sink = Sink()
    language_folder = read_language(folder, sink)
    assert language_folder is not None
    return language_folder, [one.slug for one in sink.sorted()]


def test_the_other_texts_stay_whole(tmp_path: Path) -> None:
    """With a pattern and a word broken, the rules that need neither are told as before."""
    folder = copied(tmp_path)
    spoil(folder / "rules.ftl", "may-you = tu peux { $deed }", "may-you = tu peux { $deed")
    spoil(folder / "lexicon.yaml", "coin:     {one: pièce, many: pièces,", "coin: {one: pièce,")
    spoiled, slugs = read(folder)
    assert slugs == ["missing-form", "broken-message"]
    rule, item = ABILITIES["tritons"]
    assert realise(rule, item, spoiled.language) == (
        "Pour conquérir une région côtière il te faut 1 pion de moins (minimum 1)."
    )
    rule, item = ABILITIES["wealthy"]
    with pytest.raises(MissingMessageError):
        realise(rule, item, spoiled.language)


def test_a_folder_without_a_language_is_none(tmp_path: Path) -> None:
    """A folder with none of the files gives nothing; one with some of them serves as far."""
    assert read_language(tmp_path, Sink()) is None
    (tmp_path / "rules.ftl").write_text("or = ou\n", encoding="utf-8")
    _, slugs = read(tmp_path)
    assert slugs == []


def test_bytes_that_are_no_text_are_a_finding(tmp_path: Path) -> None:
    """A file in another encoding is told and left out, not raised."""
    folder = copied(tmp_path)
    (folder / "rules.ftl").write_bytes("or = où".encode("latin-1"))
    _, slugs = read(folder)
    assert "not-utf-8" in slugs


def test_the_words_that_a_language_lacks_are_told() -> None:
    """The shipped languages lack no word of conquest; the French of the tests lacks many."""
    folder, _ = read(FOLDER)
    sink = Sink()
    report_wordless(folder.language, FAMILIES, folder.sources["lexicon.yaml"], sink)
    words = {str(dict(one.arguments)["word"]) for one in sink}
    assert "relic" in words
    assert "region" not in words


@given(
    st.dictionaries(
        st.sampled_from(["rules.ftl", "words.ftl", "lexicon.yaml", "sandhi.yaml"]),
        st.text("npor=-{}$\"' \n:,[]x1nouns", max_size=80),
    )
)
def test_no_text_of_a_file_raises(texts: dict[str, str]) -> None:
    """Whatever the files hold, a language comes of it, and findings."""
    assert isinstance(found(texts), list)


def test_phase_two_from_data() -> None:
    """Articles, contractions and elisions follow the file; a language without one has none."""
    folder, _ = read(FOLDER)
    rule, item = ABILITIES["dragon.1"]
    assert realise(rule, item, folder.language) == "La région avec le dragon est immunisée."


def _tree_of_language(root: Path) -> Path:
    """Copy the folders of all languages, and add the French of the tests."""
    shutil.copytree(dsl_folder() / "text", root / "text")
    return Path(shutil.copytree(FOLDER, root / "text" / "fr"))


@pytest.fixture
def dropped_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the folder of French where it was dropped among the others."""
    folder = _tree_of_language(tmp_path)
    monkeypatch.setattr(resources, "dsl_folder", lambda: tmp_path)
    for known in (resources.languages, resources.naming_languages):
        known.cache_clear()
    yield folder
    for known in (resources.languages, resources.naming_languages):
        known.cache_clear()


def test_the_languages_are_the_folders(dropped_in: Path) -> None:
    """Names may be in each language with a lexicon; all is told in those with every file."""
    assert resources.naming_languages() == ("en", "es", "fr", "it")
    assert resources.languages() == ("en", "es", "it")
    shutil.copytree(dropped_in.with_name("en"), dropped_in, dirs_exist_ok=True)
    resources.languages.cache_clear()
    assert resources.languages() == ("en", "es", "fr", "it")


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("lexicon.yaml", "[1, 2]", 1),
        ("lexicon.yaml", "", 1),
        ("lexicon.yaml", "language: xx\nnouns: {}\nadjectives: {}\nverbs: {}\n", 1),
        ("lexicon.yaml", "nouns:\n  a: {one: a, many: b}\nnoun: {}\n", 3),
        ("lexicon.yaml", "nouns:\n  a: {one: a, many: b}\nverbs: [c]\n", 3),
        ("sandhi.yaml", "", 1),
        ("sandhi.yaml", "- a\n", 1),
        ("sandhi.yaml", "vowels: ae\nvowel: io\n", 2),
        ("sandhi.yaml", "articles: 3\n", 1),
        ("sandhi.yaml", "articles:\n  le: {consonant: [a, b, c, d]}\n", 2),
        ("sandhi.yaml", "articles:\n  def: {consonant: [a, b]}\n", 2),
        ("sandhi.yaml", "articles:\n  def: {vowel: [a, b, c, d]}\n", 2),
        ("sandhi.yaml", "contractions:\n  de le: [du]\n", 2),
    ],
)
def test_a_file_of_another_shape_is_told(name: str, text: str, line: int) -> None:
    """A list, nothing, no words, unknown keys and forms that are none are told at their line."""
    assert found({name: text}) == [("odd-language-file", f"xx/{name}", line)]
