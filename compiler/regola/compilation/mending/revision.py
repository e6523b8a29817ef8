"""Put proposals into findings: a fix where one change alone is right, words that fit where more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice

from regola.compilation.mending.candidates import (
    SORTS,
    continued,
    exchanged,
    fitting_words,
    in_front,
)
from regola.compilation.mending.fields import FIELDS, in_language, nameless
from regola.compilation.mending.kept import keeps_content, keeps_what_was_named
from regola.compilation.mending.line import WrittenLine, written_lines
from regola.compilation.mending.phrasings import (
    PHRASINGS,
    is_ban_in_steps,
    is_condition_behind_comma,
)
from regola.compilation.mending.rephrasing import otherwise, turned
from regola.compilation.mending.spot import Candidate, Sort, Spot
from regola.compilation.mending.subjects import told_of, unsaid
from regola.compilation.mending.trial import Trial
from regola.findings import Edit, Finding, Fix
from regola.program.aliases import said_as, said_phrases
from regola.sources import Phrase, Source, Span

__all__ = ["with_proposals"]

# What is wrong with a line as it is written; other findings are not mended by other words.
_MENDED = frozenset(
    {
        "unknown-word",
        "word-of-another-game",
        "misplaced-word",
        "wrong-grammatical-number",
        "not-mentioned",
        "wrong-type",
        "adjective-does-not-fit",
        "relation-does-not-fit",
        "doubled-determiner",
        "missing-object",
        "missing-slot",
        "number-expected",
        "number-does-not-fit",
        "phase-expected",
        "not-an-event",
        "until-of-no-step",
        "statement-of-a-choice",
        "unexpected-token",
        "unexpected-end",
        "unclosed-bracket",
        "unknown-field",
        "unknown-kind",
        "unknown-language",
        "unknown-gender",
        "wrong-field-value",
        "wrong-value-count",
        "words-lost",
        "name-before-colon",
        "bad-identifier",
    }
)
# What the words mean has no form in play: other words may be what no rule says.
_UNPLAYED = "word-not-implemented"
_SPEECH = frozenset({"unknown-word", "unexpected-token", "unknown-field"})
# What stands before the colon of a field and is no part of it.
_BEFORE_COLON = "words-lost"
_WORDS = frozenset(
    {"unknown-word", "word-of-another-game", "misplaced-word", "wrong-type", "phase-expected"}
)
_MOST_WORDS = 5
_MOST_LINES = 3
_MOST_WAYS = 8
# A longer line is no sentence, and trying it would take long.
_MOST_TOKENS = 100
# A line shown in a message is not longer than this.
_LONGEST = 104
# A first step hangs on none before it.
_FIRST_THEN = ": then "
# So many words that nobody knows are a sentence in another language, not slips.
_MANY_UNKNOWN = 3
_SHORTEST = 3
_TRIED_WORDS = 250
# To say the same in another order may be more than a slip; to exchange two words is one, and to
# say at the end when it happens.
_PLAIN_SLIPS = (exchanged, in_front)


def with_proposals(
    findings: Iterable[Finding], sources: Mapping[str, Source], trial: Trial
) -> Iterator[Finding]:
    """Give the findings, those of lines that can be mended with what is right in their place."""
    lines: dict[str, tuple[WrittenLine, ...]] = {}
    for finding in findings:
        path = finding.span.path
        is_unplayed = finding.slug == _UNPLAYED
        if not (is_unplayed or finding.slug in _MENDED) or finding.fix or path not in sources:
            yield finding
            continue
        if path not in lines:
            lines[path] = tuple(written_lines(sources[path]))
        revise = unsaid if is_unplayed else _revised
        yield revise(finding, lines[path], trial)


@dataclass(frozen=True, slots=True)
class _Proposed:
    """A change that is right, the line that it makes, and the finding that it tells of, if any."""

    candidate: Candidate
    line: str


def _revised(finding: Finding, lines: tuple[WrittenLine, ...], trial: Trial) -> Finding:
    index = next((n for n, one in enumerate(lines) if one.holds(finding.span)), None)
    if index is None or len(lines[index].tokens) > _MOST_TOKENS:
        return finding
    line = lines[index]
    unknown = line.unknown(trial.lexicon.known)
    spot = Spot(line, *line.at(finding.span), trial.lexicon, ())
    right = _right(spot, trial, FIELDS)
    if len(right) == 1 or (right and finding.slug == _BEFORE_COLON):
        return _proposed(finding, right, line)
    if finding.slug in _SPEECH and _is_speech(line, unknown):
        return _hinted_otherwise(line, trial, told_of(_of_speech(line, unknown), line, trial))
    begun = line.begun_with_if(trial.lexicon.vocabulary)
    anew = (_otherwise(begun, trial) or _stated(begun, trial)) if begun is not None else ()
    return _hinted(finding, "try", lines=anew) if anew else _mended(finding, lines, index, trial)


def _mended(finding: Finding, lines: tuple[WrittenLine, ...], index: int, trial: Trial) -> Finding:
    """Return a finding with what is right of its line once it is changed, or words that fit."""
    line = lines[index]
    first, after = line.at(finding.span)
    spot = Spot(line, first, after, trial.lexicon, _legal(finding))
    if finding.slug == "unexpected-token" and is_ban_in_steps(spot):
        return replace(finding, hint="ban-in-steps")
    right = _right(spot, trial, (nameless, *PHRASINGS, *SORTS, in_language))
    if right:
        return _proposed(finding, right, line)
    whole, right = _right_across(lines, index, trial, is_first=first == 0)
    if right:
        return _proposed(finding, right, whole)
    told = _hinted_otherwise(line, trial, told_of(_with_words(finding, spot, trial), line, trial))
    is_behind = finding.slug == "unexpected-token" and is_condition_behind_comma(spot)
    shown = trial.lexicon.vocabulary.samples.get("if-after-comma")
    if shown is None or not is_behind or told.hint == "try":
        return told
    return _hinted(told, "if-after-comma", lines=shown)


def _hinted_otherwise(line: WrittenLine, trial: Trial, finding: Finding) -> Finding:
    """Put into a finding how its line is said in the words and the order of the rules."""
    said = _otherwise(line, trial) or _stated(line, trial)
    return _hinted(finding, "try", lines=said) if said else finding


def _otherwise(line: WrittenLine, trial: Trial) -> tuple[str, ...]:
    """Return a line in the words and the order of the rules, where that alone was wrong with it."""
    if line.is_header:
        return ()
    said = (one for one in otherwise(line.text, trial.lexicon.known) if _FIRST_THEN not in one)
    same = (one for one in said if keeps_what_was_named(line.text, one, trial.lexicon))
    ways = tuple(filter(None, map(line.put, same)))
    found = {trial.meaning(way, _nothing(way)): way for way in reversed(ways)}
    found.pop(None, None)
    right = {what: way.text for what, way in found.items() if trial.plays(way, _nothing(way))}
    # What may be turned once more is said better so: *attacks you*, *attacks your region*.
    lines = tuple(reversed(right.values()))
    last = tuple(one for one in lines if not set(lines).intersection(turned(one)))
    if last:
        return last[:_MOST_LINES]
    return next(filter(None, (_with_one_slip(way, trial) for way in ways[:_MOST_WAYS])), ())


def _stated(line: WrittenLine, trial: Trial) -> tuple[str, ...]:
    """Return the rules that a line states as a sentence of everyday speech."""
    if line.is_header:
        return ()
    found: dict[object, str] = {}
    for way in trial.stated(line):
        is_same = keeps_what_was_named(line.text, way.text, trial.lexicon)
        meaning = trial.meaning(way, _nothing(way)) if is_same else None
        if meaning is not None and meaning not in found and trial.plays(way, _nothing(way)):
            found[meaning] = way.text
    return tuple(found.values())[:_MOST_LINES]


def _nothing(line: WrittenLine) -> Edit:
    return Edit(Span(line.source.path, line.start, line.start), "")


def _with_one_slip(line: WrittenLine, trial: Trial) -> tuple[str, ...]:
    """Return what is right of a line once one thing more is mended."""
    fault = trial.fault(line)
    if fault is None or fault.slug not in _MENDED:
        return ()
    spot = Spot(line, *line.at(fault.span), trial.lexicon, _legal(fault))
    right = _right(spot, trial, (*PHRASINGS, *SORTS))
    same = (one for one in right if keeps_content(line.text, one.line, trial.lexicon))
    played = (one for one in islice(same, _MOST_LINES) if trial.plays(line, one.candidate.edit))
    return tuple(_shown(one, line) for one in played)


def _right_across(
    lines: tuple[WrittenLine, ...], index: int, trial: Trial, *, is_first: bool
) -> tuple[WrittenLine, tuple[_Proposed, ...]]:
    """Return a line with the one before or after it, and how the two are rightly one."""
    for number in range(max(index - is_first, 0), min(index + 1, len(lines) - 1)):
        line, other = lines[number : number + 2]
        count = len(line.tokens)
        spot = Spot(line.joined(other), count, count + 1, trial.lexicon, ())
        right = _right(spot, trial, (continued,))
        if right:
            return spot.line, right
    return lines[index], ()


def _with_words(finding: Finding, spot: Spot, trial: Trial) -> Finding:
    """Put words that fit into a finding, and what the rules say for a word of everyday speech."""
    words = _fitting(spot, trial) if finding.slug in _WORDS else ()
    similar = said_as(spot.text(spot.first, spot.after), trial.lexicon.known)
    if similar and finding.slug == "unknown-word":
        here = tuple(one for one in similar if _leads_on(one, spot, trial))
        if here:
            return _hinted(finding, "similar", similar=here)
        return _hinted(finding, "said" if words else "saying", similar=similar, words=words)
    kind = _declared_by(spot) if finding.slug == "unknown-word" else ""
    if words and kind:
        return _hinted(finding, "undeclared", words=words, kind=kind)
    if words:
        return _hinted(finding, "fitting", words=words)
    return _without_similar(finding, spot.line.unknown(trial.lexicon.known))


def _leads_on(word: str, spot: Spot, trial: Trial) -> bool:
    """Tell whether a line is right up to behind a word that is put in the place of a wrong one."""
    made = spot.line.put(spot.line.mended(spot.edit(spot.first, spot.after, word)))
    fault = trial.fault(made) if made is not None else None
    if made is None or fault is None:
        return made is not None
    before = spot.line.tokens[spot.first].start - spot.line.start + len(word)
    return fault.span.start - made.start > before


def _declared_by(spot: Spot) -> str:
    """Return by which kind an item declares things of its own, where one is named: *the axe*."""
    line, own = spot.line, spot.lexicon.vocabulary
    before = spot.first - 1
    named = spot.first > 0 and (
        spot.is_a(before, "DETERMINER") or line.tokens[before].sort == "number"
    )
    named = named and not (before and spot.is_a(before - 1, "AT"))
    carrier = own.kinds.get(line.kind) if named else None
    nested = carrier.nested if carrier else ()
    return next((kind for kind in nested if own.kinds[kind].declares in own.types), "")


def _is_speech(line: WrittenLine, unknown: tuple[str, ...]) -> bool:
    """Tell whether a line is a sentence of another language rather than one with slips."""
    if any(token.text == ":" for token in line.tokens[:2]):
        return False
    # Languages, genders and the letters of regions are no words of a sentence.
    long = [word for word in unknown if len(word) >= _SHORTEST]
    return len(long) >= _MANY_UNKNOWN and 2 * len(unknown) > line.count_of_words


def _of_speech(line: WrittenLine, unknown: tuple[str, ...]) -> Finding:
    """Tell that a line is in no words of the rules, and what some of its words are there."""
    words = tuple(f"{word} = {said}" for word in unknown for said in said_phrases(word)[:1])
    facts = (("line", line.text), ("words", words))
    span = line.source.span(line.start, line.end)
    return Finding("sentence-of-speech", span, facts, "words" if words else None)


def _without_similar(finding: Finding, unknown: tuple[str, ...]) -> Finding:
    """Leave out words that are near and would be wrong next; with two mistakes none is proven."""
    if finding.slug == "unknown-word" and len(unknown) == 1:
        return replace(finding, hint=None)
    return finding


def _legal(finding: Finding) -> tuple[str, ...]:
    """Return the words that a finding itself says may stand at its place."""
    found: list[str] = []
    for name, value in finding.arguments:
        if name in ("similar", "legal") and isinstance(value, tuple):
            found += [one for one in value if not isinstance(one, Phrase)]
    return tuple(found)


def _right(spot: Spot, trial: Trial, sorts: tuple[Sort, ...]) -> tuple[_Proposed, ...]:
    """Return the changes of the likeliest sort of which any is right, one for each meaning."""
    for sort in sorts:
        lines: dict[str, Candidate] = {}
        for candidate in sort(spot):
            if not (spot.keeps_numbers(candidate.edit) and spot.keeps_owners(candidate.edit)):
                continue
            is_safe = candidate.is_safe and spot.says_as_much(candidate.edit)
            is_safe = is_safe and spot.keeps_time(candidate.edit)
            lines.setdefault(spot.line.mended(candidate.edit), replace(candidate, is_safe=is_safe))
        found: dict[object, _Proposed] = {}
        for text in sorted(lines, key=lambda text: lines[text].rank):
            meaning = trial.meaning(spot.line, lines[text].edit)
            if meaning is not None:
                found.setdefault(meaning, _Proposed(lines[text], text))
        if found:
            best = min(one.candidate.rank for one in found.values())
            near = tuple(one for one in found.values() if one.candidate.rank == best)
            near = tuple(map(partial(_made_safe, spot), near)) if len(near) == 1 else near
            near = tuple(one for one in near if _may_be_shown(one, spot, trial))
            if near:
                return near
    return ()


def _may_be_shown(proposed: _Proposed, spot: Spot, trial: Trial) -> bool:
    """Tell whether a proposal is a mended slip, or else says all that was named and is played."""
    made = proposed.candidate
    if (made.is_safe and made.is_slip) or spot.line.is_header:
        return True
    is_whole = keeps_content(spot.line.text, proposed.line, trial.lexicon)
    return is_whole and trial.plays(spot.line, made.edit)


def _made_safe(spot: Spot, proposed: _Proposed) -> _Proposed:
    """Return a proposal as a safe one where a slip of the plainest sort makes the same line."""
    if proposed.candidate.is_safe:
        return proposed
    made = (one for sort in _PLAIN_SLIPS for one in sort(spot))
    is_slip = any(spot.line.mended(one.edit) == proposed.line for one in made)
    return replace(proposed, candidate=replace(proposed.candidate, is_safe=is_slip))


def _fitting(spot: Spot, trial: Trial) -> tuple[str, ...]:
    """Return words that are right in the place of the wrong one, the nearest first."""
    found: dict[object, str] = {}
    for word, edit in islice(fitting_words(spot, trial.packs), _TRIED_WORDS):
        meaning = trial.meaning(spot.line, edit)
        if meaning is not None and meaning not in found and trial.plays(spot.line, edit):
            found[meaning] = word
        if len(found) == _MOST_WORDS:
            break
    return tuple(found.values())


def _proposed(finding: Finding, right: tuple[_Proposed, ...], line: WrittenLine) -> Finding:
    """Put into a finding what is right, as words where each stands for the wrong one."""
    first = right[0].candidate
    lines = tuple(_shown(one, line) for one in right[:_MOST_LINES])
    fix = None
    if len(right) == 1:
        if first.cause:
            return _of_another_cause(first, lines[0], line)
        made = Fix("line", (("line", lines[0]),), (first.edit,))
        fix = made if first.is_safe else None
    edits = [one.candidate.edit for one in right]
    if all(edit.span == finding.span and edit.replacement.isalnum() for edit in edits):
        similar = tuple(edit.replacement for edit in edits[:_MOST_WORDS])
        return replace(_hinted(finding, "similar", similar=similar), fix=fix)
    return replace(_hinted(finding, "try", lines=lines), fix=fix)


def _of_another_cause(made: Candidate, shown: str, line: WrittenLine) -> Finding:
    """Tell what was wrong where the change that mends it tells so best."""
    word = next(one for one in reversed(line.tokens) if one.end <= made.edit.span.start)
    facts = (("line", shown), ("word", word.text))
    fix = Fix("line", facts[:1], (made.edit,))
    return Finding(made.cause, line.source.span(word.start, word.end), facts, None, (), fix)


def _shown(proposed: _Proposed, line: WrittenLine) -> str:
    """Return a mended line, or of a long one what is around the change."""
    text = " ".join(proposed.line.split())
    if len(text) <= _LONGEST:
        return text
    place = proposed.candidate.edit.span.start - line.start
    before = (
        text[:place][-_LONGEST // 2 :].partition(" ")[2] if place > _LONGEST // 2 else text[:place]
    )
    after = text[place:][: _LONGEST - len(before)]
    if len(after) < len(text[place:]):
        after = after.rpartition(" ")[0]
    start = "… " if len(before) < place else ""
    end = " …" if len(after) < len(text[place:]) else ""
    return f"{start}{before}{after}{end}"


def _hinted(finding: Finding, hint: str, **facts: str | tuple[str, ...]) -> Finding:
    arguments = {**dict(finding.arguments), **facts}
    return replace(finding, hint=hint, arguments=tuple(sorted(arguments.items())))
