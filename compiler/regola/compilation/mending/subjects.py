"""
Tell who wrote a line that nothing mends what it seems to be about, and what rules say of that.

A word that is near by its letters only is no help in a line with more than one thing wrong: what a
message is not sure of it does not propose.
"""

from __future__ import annotations

import re
from dataclasses import replace

from regola.compilation.mending.line import WrittenLine
from regola.compilation.mending.topics import Topic, rules_nearby, topics_of
from regola.compilation.mending.trial import Trial
from regola.findings import Finding
from regola.program.aliases import said_phrases
from regola.python.forms import forms, pool
from regola.sources import Argument, Phrase
from regola.vocabulary.model import Vocabulary

__all__ = ["told_of", "unsaid"]

# A hint with a word that is right where it stands, all else being right: it needs no other.
_SURE = frozenset(
    {"fitting", "said", "undeclared", "ban-in-steps", "if-after-comma"} | {"colon", "form", "sign"}
)
# What is wrong with a word of another sort is told at that word; what no rule says is told before.
_OF_ONE_WORD = frozenset(
    {"wrong-grammatical-number", "number-does-not-fit", "missing-object", "missing-slot"}
    | {"number-expected", "doubled-determiner", "until-of-no-step"}
    | {"statement-of-a-choice", "not-an-event", "unclosed-bracket", "unknown-kind"}
)


def told_of(finding: Finding, line: WrittenLine, trial: Trial) -> Finding:
    """Put into a finding what its line is about, if it is a rule that nothing mended."""
    if not _is_rule(line, trial.lexicon.vocabulary):
        return finding
    found = topics_of(line.text, trial.lexicon.vocabulary.family)
    if found and found[0].is_unsaid:
        return _about(finding, line, found[:1], trial)
    if finding.hint in _SURE or finding.slug in _OF_ONE_WORD:
        return finding
    return _about(finding, line, found, trial) if found else _near(finding, line, trial)


def unsaid(finding: Finding, lines: tuple[WrittenLine, ...], trial: Trial) -> Finding:
    """Put into a finding of what does not play that no rule speaks of it, where it is so."""
    line = next((one for one in lines if one.holds(finding.span)), None)
    family = trial.lexicon.vocabulary.family
    found = topics_of(line.text, family)[:1] if line is not None else ()
    is_unsaid = line is not None and any(one.is_unsaid for one in found)
    return _about(finding, line, found, trial) if line and is_unsaid else finding


def _is_rule(line: WrittenLine, vocabulary: Vocabulary) -> bool:
    """Tell whether a line stands where rules do, and does not begin as a field."""
    kind = vocabulary.kinds.get(line.kind)
    if kind is None or not kind.bearer or line.is_header:
        return False
    return line.text.partition(":")[0].strip().lower() not in kind.fields


def _about(finding: Finding, line: WrittenLine, found: tuple[Topic, ...], trial: Trial) -> Finding:
    """Show what is most like a line of what it is about first, and of all rules."""
    words, own = _in_rules(line, trial), trial.lexicon.vocabulary
    nearby = pool(rules_nearby(own.family, line.kind), own.spellings)
    first = nearby.likest(words, found[0].rules)
    others = () if found[0].is_unsaid else nearby.likest(words, nearby.lines)
    near = tuple(dict.fromkeys((*first[:1], *others[:2], *found[0].rules)))[:_MOST_RULES]
    lines = nearby.likest(words, near)
    shown = (one for one in found if any(rule in one.rules for rule in lines))
    facts: dict[str, Argument] = {**dict(finding.arguments), "lines": lines}
    names = (one.name.replace("_", "-") for one in shown)
    facts["topic"] = tuple(Phrase(f"topic-{name}") for name in names)[:_MOST_TOPICS]
    return _hinted(finding, "unsaid" if found[0].is_unsaid else "about", facts)


def _near(finding: Finding, line: WrittenLine, trial: Trial) -> Finding:
    """Show rules that share most with a line; none where they share little."""
    words, own = _in_rules(line, trial), trial.lexicon.vocabulary
    known = (rule for lines in forms(own.family).values() for rule in lines)
    nearby = pool((*rules_nearby(own.family, line.kind), *known), own.spellings)
    near = nearby.likest(words, nearby.lines)[:_MOST_TOPICS]
    lines = tuple(one for one in near if nearby.is_like(words, one))
    return (
        _hinted(finding, "near", {**dict(finding.arguments), "lines": lines}) if lines else finding
    )


def _hinted(finding: Finding, hint: str, facts: dict[str, Argument]) -> Finding:
    # What words of another language are in the rules is told with it.
    told = f"words-{hint}" if finding.hint == "words" else hint
    return replace(finding, hint=told, arguments=tuple(sorted(facts.items())))


def _in_rules(line: WrittenLine, trial: Trial) -> str:
    """Return a line in the words of rules, any terrain as the one that rules nearby name."""
    signed = _SIGNED.sub(lambda one: f"{one[2]} {_SIGNS[one[1]]}", line.text)
    bare = (word.strip(":,").lower() for word in signed.split())
    known = trial.lexicon.known
    said = (one if one in known else next(iter(said_phrases(one)), one) for one in bare)
    return " ".join(_TERRAIN if _is_terrain(one, trial) else one for one in said)


def _is_terrain(word: str, trial: Trial) -> bool:
    is_site = trial.lexicon.vocabulary.is_site
    return any("/" in one.noun and is_site(one.type) for one in trial.lexicon.senses(word))


# Rules that are shown name this one.
_TERRAIN = "hill"
_MOST_RULES = 3
_MOST_TOPICS = 2
_SIGNED = re.compile(r"([-+−])\s?(\d+)")
_SIGNS = {"+": "more", "-": "less", "−": "less"}
