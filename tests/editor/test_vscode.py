"""The extension for VS Code: its colours are made from the words there are, its parts are there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regola.editor import snippets, textmate_grammar
from regola.resources import languages
from tests.support.vscode import EXTENSION


def test_the_grammar_is_that_of_the_words() -> None:
    """Committed as made: `textmate_grammar()` writes it anew when words change."""
    path = EXTENSION / "syntaxes" / "regola.tmLanguage.json"
    assert path.read_text(encoding="utf-8") == textmate_grammar()


def test_the_forms_are_those_of_the_kinds() -> None:
    """Committed as made, and each kind of items that can be declared has one."""
    path = EXTENSION / "snippets" / "regola.json"
    assert path.read_text(encoding="utf-8") == snippets()
    prefixes = {one["prefix"] for one in json.loads(snippets()).values()}
    assert {"race", "tile", "monster", "example"} <= prefixes


def test_each_command_is_there_and_called_in_each_language() -> None:
    """What the package names is registered; a language has the same words as the others."""
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    program = (EXTENSION / "src" / "shared.ts").read_text(encoding="utf-8")
    said = {
        code: json.loads((EXTENSION / name).read_text(encoding="utf-8")).keys()
        for code in languages()
        for name in ["package.nls.json" if code == "en" else f"package.nls.{code}.json"]
    }
    for one in package["contributes"]["commands"]:
        assert f'registerCommand("{one["command"]}"' in program
        assert all(one["title"].strip("%") in words for words in said.values())
    assert len({frozenset(words) for words in said.values()}) == 1


@pytest.mark.parametrize(
    ("line", "coloured"),
    [
        ("race beavers {", {"race": "entity.name.type"}),
        ("    tokens: 5 of 10", {"tokens": "variable.parameter", "5": "constant.numeric"}),
        ("    when you conquer a region: put a dam", {"when you": "keyword", "conquer": "support"}),
        ('    says: en "a conquer" # comment', {'"a conquer"': "string", "# comment": "comment"}),
    ],
)
def test_words_have_their_colours(line: str, coloured: dict[str, str]) -> None:
    """At each place the first pattern that matches colours, as editors do it."""
    patterns = json.loads(textmate_grammar())["patterns"]
    found: dict[str, str] = {}
    at = 0
    while at < len(line):
        matches = ((one, re.compile(one["match"]).search(line, at)) for one in patterns)
        there = [(match.start(), n, one, match) for n, (one, match) in enumerate(matches) if match]
        if not there:
            break
        _, _, rule, match = min(there, key=lambda each: each[:2])
        name = rule.get("name") or rule["captures"]["1"]["name"]
        found[match[1] if match.lastindex else match[0]] = name
        at = max(match.end(), at + 1)
    for text, sort in coloured.items():
        assert found[text].startswith(sort), found


def test_what_it_names_is_there() -> None:
    """Grammar, brackets and program of the package lie where it says."""
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    contributed = package["contributes"]
    grammars = [one["path"] for one in contributed["grammars"]]
    for name in (*grammars, contributed["languages"][0]["configuration"]):
        assert (EXTENSION / name).is_file()
    bundled = (EXTENSION / "build.mjs").read_text(encoding="utf-8")
    for entry in ("main", "browser"):
        assert f"src/{Path(package[entry]).stem}.ts" in bundled


@pytest.mark.parametrize(
    ("fence", "is_rules"), [("```regola", True), ("```lines", True), ("```yaml", False)]
)
def test_rules_in_a_page_of_markdown_have_their_colours(fence: str, *, is_rules: bool) -> None:
    """In a preview of the guide or an editor: blocks of rules have the colours of rules."""
    grammar = json.loads(
        (EXTENSION / "syntaxes" / "markdown.tmLanguage.json").read_text(encoding="utf-8")
    )
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    (own,) = [one for one in package["contributes"]["grammars"] if one.get("injectTo")]
    assert own["scopeName"] == grammar["scopeName"]
    block = grammar["patterns"][0]
    begin = re.compile(block["begin"].replace("(^|\\G)", "(^)").replace("(?i:", "(?:"))
    assert bool(begin.match(fence)) == is_rules
    assert block["patterns"][0]["patterns"] == [{"include": "source.regola"}]
