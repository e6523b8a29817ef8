"""A line that nothing mends is answered with what it is about, and never with another rule."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from regola.compilation.mending.patterns import pattern
from regola.compilation.mending.topics import topics, topics_of
from regola.findings.wording import finding_words
from regola.resources import dsl_folder, dsl_text, guide_page, languages
from regola.yaml_files import trusted
from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

_BODY = "once, at scoring: gain 17 coins"
_BLOCK = re.compile(r"^```unsaid\n(.*?)\n```", flags=re.MULTILINE | re.DOTALL)
UNSAID = list(
    dict.fromkeys(
        line for code in languages() for line in _BLOCK.findall(guide_page(code, "limits"))
    )
)


def _checked(folder: Path, line: str) -> list[dict[str, Any]]:
    pond(folder, OTTERS.replace(_BODY, line))
    ran = regola("check", "--format", "json", "--lang", "en", folder=folder)
    found: list[dict[str, Any]] = json.loads(ran.output)
    return [one for one in found if one["severity"] == "error"]


@pytest.mark.parametrize("line", UNSAID)
def test_what_the_page_of_limits_tells_is_told_by_messages(line: str) -> None:
    """Each line that cannot be said there is known as one of which no rule speaks."""
    found = topics_of(line, "conquest")

    assert found
    assert found[0].is_unsaid


@pytest.mark.parametrize("code", languages())
def test_a_language_speaks_of_each_topic(code: str) -> None:
    """A language has words for all topics, and calls each something."""
    told = trusted(dsl_text("text", code, "topics.yaml"))
    families = [path.name.removesuffix(".yaml") for path in (dsl_folder() / "topics").iterdir()]
    names = [topic.name for family in families for topic in topics(family)]

    assert sorted(told) == sorted(set(names))
    assert all(f"phrase-topic-{name.replace('_', '-')}" in finding_words(code) for name in names)


@pytest.mark.parametrize(
    ("line", "topic", "rule"),
    [
        (
            "once per turn you may swap two regions with an opponent",
            "two things that change places, which no rule speaks of",
            "at the end of your turn: abandon one of your regions",
        ),
        (
            "when an opponent declines, you may take his power",
            "the power of somebody else, which no rule speaks of",
            "you may swap your power for the power of a visible combination",
        ),
        (
            "your forests cannot be conquered from the hills",
            "where an attack comes from, which no rule speaks of",
            "an opponent may not conquer your hills",
        ),
        (
            "at the end of your turn: if your tokens are more than 10: discard the others",
            "a least or a most",
            "at the end of your turn if you have more than 10 tokens: discard 1 token",
        ),
        (
            "la prima regione che conquisti in ogni turno costa di meno",
            "the first time in a turn",
            "once per turn, you may conquer a region: conquest cost is 1 less",
        ),
        (
            "una vez por turno, tus fichas perdidas vuelven a la mano",
            "tokens that are lost or kept",
            "when you lose a token: gain 1 token",
        ),
    ],
)
def test_a_line_is_answered_with_what_it_is_about(
    tmp_path: Path, line: str, topic: str, rule: str
) -> None:
    """The hint names the topic and shows a rule of it; nothing else is proposed."""
    found = _checked(tmp_path, line)

    assert topic in found[0]["hint"]
    assert rule in found[0]["hint"]
    assert found[0]["fix"] is None


def test_what_is_proposed_plays(tmp_path: Path) -> None:
    """A line in other words is shown only if it plays: *gain 1 coin of the opponent* does not."""
    found = _checked(tmp_path, "if an opponent has a region beside yours: gain 1 coin of him")

    assert "at scoring: take 1 coin from an opponent with a region beside yours" in found[0]["hint"]
    assert "of the opponent" not in found[0]["hint"]


@pytest.mark.parametrize(
    ("written", "text", "turned"),
    [
        ("^X (cost/costs) N [T] less", "your hills cost 2 tokens less", "<your hills|2>"),
        ("^X (cost/costs) N [T] less", "your hills costs 2 less", "<your hills|2>"),
        ("[that] <owned> N", "that you hold 3", "<3>"),
        ("[that] <owned> N", "you have 3", "<3>"),
        ("mov* … to N", "moving tokens back to 3", "<3>"),
        ("mov* … to N", "move to 3", "<3>"),
        ("mov* … to N", "remove 1 to 3", "remove 1 to 3"),
    ],
)
def test_a_pattern_knows_its_ways(written: str, text: str, turned: str) -> None:
    """Of what stands in round brackets one is said, of what stands in square ones one or none."""
    found = pattern(written, {"owned": "you hold/you have"})
    said = "<X|N>" if written.startswith("^X") else "<N>"

    assert found.turned(text, said) == turned
