"""
Tell who wrote a line that nothing mends what it seems to be about, and what rules say of that.

A word that is near by its letters only is no help in a line with more than one thing wrong: what a
message is not sure of it does not propose.
"""

from __future__ import annotations

import re
from dataclasses import replace

from regola.compilation.mending.line import WrittenLine
from regola.compilation.mending.topics import Topic, topics_of
from regola.compilation.mending.trial import Trial
from regola.findings import Finding
from regola.program.aliases import said_phrases
from regola.python.forms import by_likeness, forms, forms_like
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
    kind = vocabulary.kinds.get(line.headers[-1].split(" ")[0]) if line.headers else None
    if kind is None or not kind.bearer or line.is_header:
        return False
    return line.text.partition(":")[0].strip().lower() not in kind.fields


def _about(finding: Finding, line: WrittenLine, found: tuple[Topic, ...], trial: Trial) -> Finding:
    """Show what is most like a line of what it is about first, and of all that it is about."""
    words, spellings = _in_rules(line, trial), trial.lexicon.vocabulary.spellings
    first = by_likeness(words, found[0].rules, spellings)
    others = () if found[0].is_unsaid else tuple(rule for one in found for rule in one.rules)
    all_like = by_likeness(words, tuple(dict.fromkeys(others)), spellings)
    lines = tuple(dict.fromkeys((*first[:1], *all_like[:2], *found[0].rules)))[:_MOST_RULES]
    shown = (one for one in found if any(rule in one.rules for rule in lines))
    facts = {**dict(finding.arguments), "lines": lines}
    facts["topic"] = tuple(Phrase(f"topic-{one.name.replace('_', '-')}") for one in shown)[
        :_MOST_RULES
    ]
    hint = "unsaid" if found[0].is_unsaid else "about"
    return replace(finding, hint=hint, arguments=tuple(sorted(facts.items())))


def _near(finding: Finding, line: WrittenLine, trial: Trial) -> Finding:
    """Show rules that share most with a line; none where they share little."""
    own = trial.lexicon.vocabulary
    lines = forms_like(_in_rules(line, trial), forms(own.family), own.spellings)
    if not lines:
        return finding
    return _hinted(finding, "near", {**dict(finding.arguments), "lines": lines})


def _hinted(finding: Finding, hint: str, facts: dict[str, Argument]) -> Finding:
    # What words of another language are in the rules is told with it.
    told = f"words-{hint}" if finding.hint == "words" else hint
    return replace(finding, hint=told, arguments=tuple(sorted(facts.items())))


def _in_rules(line: WrittenLine, trial: Trial) -> str:
    """Return a line with the words of the rules for those of everyday speech."""
    signed = _SIGNED.sub(lambda one: f"{one[2]} {_SIGNS[one[1]]}", line.text)
    bare = (word.strip(":,").lower() for word in signed.split())
    known = trial.lexicon.known
    return " ".join(w if w in known else next(iter(said_phrases(w)), w) for w in bare)


_MOST_RULES = 3
_SIGNED = re.compile(r"([-+−])\s?(\d+)")
_SIGNS = {"+": "more", "-": "less", "−": "less"}
