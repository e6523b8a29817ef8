"""The language says every ability of the hard list: each probe resolves without a finding."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.compilation.language import Language, language
from regola.compilation.program import PackSources, compile_packs
from regola.findings import Sink
from regola.program.pack import nameless
from regola.resources import dsl_text, naming_languages
from regola.sources import Source
from regola.vocabulary.from_yaml import from_yaml, spellings_from_yaml
from regola.yaml_files import trusted

HERE = Path(__file__).parent

PROBES = {"underground": "conquest", "lords": "lords"}


def language_of(family: str) -> Language:
    """Return the language of a family, from the tests where the project has none."""
    own = HERE / "vocabulary" / f"{family}.yaml"
    if not own.exists():
        return language(family)
    data = [trusted(dsl_text("vocabulary", "common.yaml")), trusted(own.read_text("utf-8"))]
    spelled = [
        trusted(dsl_text("keywords", "en", "common.yaml")),
        trusted(own.with_suffix(".en.yaml").read_text("utf-8")),
    ]
    keywords = trusted(dsl_text("keywords", "en", "keywords.yaml"))
    lexicon = trusted(dsl_text("text", "en", "lexicon.yaml"))
    spellings = spellings_from_yaml(keywords, list(zip(data, spelled, strict=True)), lexicon)
    return Language(from_yaml(data, spellings)).also_in(naming_languages())


@pytest.mark.parametrize("probe", sorted(PROBES))
def test_the_probe_resolves(probe: str) -> None:
    """Every line of the probe is a rule with a meaning, and every name is known."""
    text = (HERE / "probes" / f"{probe}.regola").read_text("utf-8")
    sink = Sink()
    sources = PackSources(nameless("probe", "."), (Source(f"{probe}.regola", text),))

    program = compile_packs([sources], language_of(PROBES[probe]), None, sink)

    assert [(f.slug, text[f.span.start : f.span.end]) for f in sink.sorted()] == []
    assert sum(len(item.rules) for top in program.items for item in top.walk()) > 15
