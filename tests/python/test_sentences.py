"""Any rule made of the words of the vocabulary becomes a module that runs and plays."""

from __future__ import annotations

from hypothesis import HealthCheck, assume, given, settings

from regola.compilation.language import language
from regola.findings import Sink
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.items import RULES
from tests.python.playing import NAMES, compiled, game_with, library, played, ran
from tests.python.sentences import Words, sentences

WORDS = Words.of(language("conquest").vocabulary, library().all_items())
ITEM = """race probe {{
    {names}
    tokens: 8 of 14
    {rule}
    option open_question {{ question: it "Sì?", es "¿Sí?", en "Yes?"; default: taken }}
}}
"""
MOVES = 25


@settings(
    max_examples=400,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
@given(sentences(WORDS))
def test_a_well_typed_rule_plays_or_is_reported_at_its_place(rule: str) -> None:
    """Its module compiles, binds and plays or has no end, or a finding stands where it does."""
    text = ITEM.format(names=NAMES, rule=rule)
    program, found = compiled(text)
    assume(not found)
    sink = Sink()
    loaded = ran(program, text, sink)
    if sink.sorted():
        assert {finding.slug for finding in sink.sorted()} == {"word-not-implemented"}
        whole = program.items[0].rules[0].span
        [part] = [finding.span for finding in sink.sorted()]
        assert whole.start <= part.start < part.end <= whole.end
        assert loaded.items == ()
        return
    [race] = loaded.items
    assert {record.line for record in race.rules} == {1}
    try:
        played(game_with(loaded), 1, MOVES)
    except RuleError as error:
        assert (error.slug, RULES[error.rule][1]) == ("endless", race.reference)  # noqa: PT017  # an endless rule is told


def test_sentences_reach_all_sorts_of_words() -> None:
    """The words drawn from hold nouns, adjectives, relations, verbs and content."""
    assert "tritons" in WORDS.nouns("race")
    assert "coastal" in WORDS.adjectives("region")
    assert ("beside", "region") in WORDS.links("region")
    assert WORDS.plurals["mountain"] == "mountains"
