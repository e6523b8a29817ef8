"""What is prepared beforehand is what would be made now, and never stale."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from ruamel.yaml import YAML

from regola import resources
from regola.compilation.language import TABLES, VOCABULARY, language
from regola.files.library import MANIFESTS, PROGRAM, official, official_manifests
from regola.files.preparing import prepared_bytes
from regola.findings import Sink
from regola.localisation import entries_of, syntax_tree
from regola.prepared import DATA, ENTRIES, Prepared, digest, key, pack, unpack
from regola.resources import dsl_text, languages
from regola.sources import Source
from regola.syntax.parser import Parser
from regola.syntax.tables import restored, saved
from regola.text.loading import PATTERN_FILES
from regola.text.patterns import Message as PatternMessage
from regola.text.patterns import PreparedMessages, messages_from_fluent


@pytest.fixture(name="parts", scope="module")
def _parts() -> Prepared:
    """The parts of a file that is made now."""
    found = unpack(key(), prepared_bytes())
    assert found is not None
    return found


def test_a_part_comes_back_as_it_was(parts: Prepared) -> None:
    """Vocabulary, manifests and official games are equal to those made from their texts."""
    assert parts.get(f"{VOCABULARY}conquest") == language("conquest").vocabulary
    assert parts.get(MANIFESTS) == official_manifests()
    assert parts.get(f"{PROGRAM}conquest") == official("conquest")


@pytest.mark.parametrize("name", ["findings.yaml", "book/looks.yaml", "text/it/lexicon.yaml"])
def test_data_comes_back_as_it_is_read(parts: Prepared, name: str) -> None:
    """What a YAML text of the language comes to is found by the text itself."""
    text = dsl_text(*name.split("/"))

    assert parts.get(DATA)[digest(text)] == YAML(typ="safe", pure=True).load(text)
    assert digest(f"{text}#") not in parts.get(DATA)


def test_patterns_come_back_as_they_are_parsed(parts: Prepared) -> None:
    """The messages of a Fluent text are found by the text, each with its texts and attributes."""
    text = dsl_text("text", "it", "rules.ftl")
    found = parts.get(f"{ENTRIES}{digest(text)}")
    parsed = FluentParser(with_spans=True).parse(text).body

    whole = {one.id.name: one for one in parsed if isinstance(one, Message)}
    assert list(found) == list(whole)
    for name, entry in found.items():
        assert entry.has_text == (whole[name].value is not None)
        assert not entry.has_text or entry.pattern().equals(whole[name].value)
        for attribute in whole[name].attributes:
            assert entry.pattern(attribute.id.name).equals(attribute.value)
        assert len(entry.attributes) == len(whole[name].attributes)


@pytest.mark.parametrize("code", languages())
def test_prepared_messages_are_those_of_the_texts(code: str) -> None:
    """Made one by one or all at once: the same ids, arguments, lines, and what is said."""
    texts = {name: dsl_text("text", code, name) for name in PATTERN_FILES}
    entries = {
        name: (text, entries_of(syntax_tree(text, places=True))) for name, text in texts.items()
    }
    prepared = PreparedMessages(entries)
    whole: Mapping[str, PatternMessage] = {}
    for name, text in texts.items():
        whole = messages_from_fluent(name, text, whole)

    assert list(prepared) == list(whole)
    for name, message in whole.items():
        assert prepared[name].order == message.order
        assert prepared[name].line == message.line


def test_the_tables_parse_as_new_ones_do(parts: Prepared) -> None:
    """The parser that was kept gives the tree that a new one gives."""
    tables = parts.get(TABLES)
    vocabulary = language("conquest").vocabulary
    source = Source("x", "race a { tokens: 6; when you decline if you can: gain 2 coins }")
    kept = Parser("", vocabulary, restored(tables)).parse(source, Sink())
    new = Parser(dsl_text("grammar.lark"), vocabulary).parse(source, Sink())

    assert kept == new
    assert kept.declarations


def test_another_key_is_not_used() -> None:
    """What was made from something else, cut short or no such file at all, is passed over."""
    data = pack("one", {"part": (1, 2)})

    found = unpack("one", data)
    assert found is not None
    assert (found.get("part"), found.get("other")) == ((1, 2), None)
    assert unpack("two", data) is None
    assert unpack("one", b"") is None
    assert unpack("one", data[:10]) is None


def test_a_part_is_the_same_bytes_whatever_the_seed() -> None:
    """The tables do not tell in which order lark happened to number its states."""
    script = (
        "import hashlib\nfrom regola.syntax.tables import saved\n"
        "from regola.resources import dsl_text\n"
        "print(hashlib.sha256(saved(dsl_text('grammar.lark'))).hexdigest())"
    )
    hashes = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert len(hashes) == 1


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("dsl/grammar.lark", True),
        ("dsl/vocabulary/common.yaml", True),
        ("dsl/keywords/en/keywords.yaml", True),
        ("dsl/text/en/lexicon.yaml", True),
        ("dsl/findings.yaml", True),
        ("content/pond/pack.yaml", True),
        ("content/pond/races/otters.regola", True),
        ("package/program/model.py", True),
        ("package/yaml_files.py", True),
        ("dsl/text/en/commands.ftl", True),
        ("dsl/text/en/commands.txt", False),
        ("package/commands/main.py", False),
        ("content/pond/.otters.regola.swp", False),
    ],
)
def test_the_key_tells_of_every_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, counts: bool
) -> None:
    """A change of what the file is made from gives another key, any other change the same."""
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "package")
    monkeypatch.setattr(resources, "_folder", lambda top: tmp_path / top)
    for folder in ("dsl/vocabulary", "dsl/keywords", "content"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "package").mkdir()
    for module in ("localisation.py", "prepared.py", "yaml_files.py"):
        (tmp_path / "package" / module).touch()
    before = resources.fingerprint.__wrapped__()
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x", encoding="utf-8")

    assert (resources.fingerprint.__wrapped__() != before) == counts


def test_saving_tables_twice_gives_the_same() -> None:
    """Nothing of a first run shows in a second."""
    grammar = dsl_text("grammar.lark")

    assert saved(grammar) == saved(grammar)
