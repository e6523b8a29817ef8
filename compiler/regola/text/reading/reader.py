"""
Read sentences of rules text: the lines of rules that may say the same.

Each sentence is parsed alone; the first has the rule's moment, limit and condition, the others are
further steps. What is returned is not yet known to mean anything: whoever asked compiles it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from regola.findings import nearest
from regola.text.reading.catalogue import Catalogue
from regola.text.reading.chart import Chart
from regola.text.reading.grammar import grammar_of
from regola.text.reading.named_steps import with_names, with_the_same, without_names
from regola.text.reading.spelling import pieces
from regola.text.reading.steps_apart import ToldStep, with_steps
from regola.text.reading.variants import Told, with_option
from regola.text.reading.writing import written

__all__ = ["Reader", "without_reminders"]

_MOST_CONDITIONS = 2
_LITTLE = 4

_REMINDERS = re.compile(r"\s*\([^().]*: (?:[^()]|\([^()]*\))*\.\)")


@dataclass(frozen=True, slots=True)
class _Rule:
    """The parts of a rule as read: prefixes, how it is said, the sentence, settings and steps."""

    parts: tuple[tuple[str, str], ...]
    form: str
    text: str
    settings: tuple[str, ...] = field(default=())
    steps: tuple[str, ...] = field(default=())

    def told(self, kind: str) -> list[str]:
        """Return the texts of the parts of a kind."""
        return [text for one, text in self.parts if one == kind]


class Reader:
    """Reads the sentences of one language as spoken of one game."""

    def __init__(self, words: Catalogue) -> None:
        """Make the grammar of the words."""
        self._words = words
        self._grammar = grammar_of(words)

    def unknown(self, text: str) -> list[str]:
        """Return the words of a text that stand in no sentence of ours."""
        spelling, known = self._words.phrasing.spelling, self._words.known
        left = set(self._words.ours(spelling.words(text))) - known
        found = (piece for piece in pieces(text) if piece[0].isalpha())
        return list(dict.fromkeys(one for one in found if not left.isdisjoint(spelling.apart(one))))

    def near(self, word: str) -> tuple[str, ...]:
        """
        Return the words of our sentences that are spelled most like one that is in none.

        They are spellings it may be a slip of: it begins alike, and no little word is offered.
        """
        alike = (one for one in self._words.known if one[:1] == word[:1] and len(one) >= _LITTLE)
        return nearest(word, alike)

    def plain(self, text: str) -> list[str]:
        """Return the words of a text without those that make no difference."""
        words = self._words.ours(self._words.phrasing.spelling.words(text))
        empty = self._words.phrasing.dispensable | self._words.phrasing.pointing | {"."}
        left = (word for word in words if word not in empty)
        return [self._words.phrasing.numbers.get(word, word) for word in left]

    def named_anew(self, text: str) -> int:
        """Count the things that a text names for the first time: *a region*, not *the region*."""
        return sum(
            word in self._words.phrasing.new_articles
            for word in self._words.phrasing.spelling.words(text)
        )

    def lines(self, text: str, own: str = "", *, ours: bool = False) -> Iterator[str]:
        """
        Give the lines that may say what a text says, the likeliest first.

        `own` is what rules call the item that holds the rule, if the text is known to be of one;
        `ours`: what others say is taken for what we say.
        """
        for words in self._words.words(text):
            sentences = _divided_at_stops(self._words.ours(words) if ours else words)
            if sentences:
                yield from self._of_sentences(sentences, own)

    def _of_sentences(self, sentences: list[list[str]], own: str) -> Iterator[str]:
        charts = [Chart(self._grammar, one, own) for one in sentences]
        for told in _ending(charts[-1], "variant tail", 0):
            yield from self._lines(charts[:-1], told)
        for end, told in charts[0].find("variant head", 0):
            first = Chart(self._grammar, sentences[0][end:], own)
            yield from self._lines([first, *charts[1:]], told)
        yield from self._lines(charts, None)

    def _lines(
        self,
        charts: list[Chart],
        variant: Told | None,
        steps_told: tuple[ToldStep, ...] = (),
        place: str = "",
    ) -> Iterator[str]:
        """Give the lines that sentences may say, and what they may with what a variant changes."""
        if not charts:
            return
        for told in _ending(charts[-1], "variant step", 0):
            yield from self._lines(charts[:-1], variant, (told, *steps_told))
        for said in _ending(charts[-1], "place apart", 0):
            yield from self._lines(charts[:-1], variant, steps_told, f" {said}")
        for rule in self._checked(charts):
            yield from self._written(rule, [], variant, steps_told)
        apart, others = _divided(charts[1:])
        later = [list(_later(chart)) for chart in others]
        for steps in _chained(later):
            for rule in _first(charts[0], steps, loose=self._words.phrasing.tolerant):
                whole = replace(rule, text=f"{rule.text}{place}")
                yield from self._written(whole, apart, variant, steps_told)

    def _written(
        self,
        rule: _Rule,
        apart: list[tuple[str, str]],
        variant: Told | None,
        steps_told: tuple[ToldStep, ...],
    ) -> Iterator[str]:
        """Give the lines that a rule may be written as."""
        for one in _with_told_steps(rule, steps_told):
            for whole in _whole(one, apart, variant):
                for line in filter(None, map(without_names, _lines(whole))):
                    for named in with_names(with_the_same(line), self._words.lemmas):
                        yield written(named, self._words.plurals)

    def _checked(self, charts: list[Chart]) -> Iterator[_Rule]:
        """Give what is done after a check, which the first sentence asks for: *if so, …*."""
        if len(charts) == 1:
            return
        first, second, *others = charts
        found = list(_chained([list(_later(chart)) for chart in others]))
        for before, parts in _parts(first, 0, loose=self._words.phrasing.tolerant):
            for end, condition in _asked(first, second, before):
                deeds = Chart(self._grammar, second.words[end:], second.own)
                for rule in self._done(deeds, found):
                    yield replace(rule, parts=(*parts, *rule.parts, ("condition", condition)))

    def _done(self, deeds: Chart, found: list[tuple[str, ...]]) -> Iterator[_Rule]:
        """Give what is done in a sentence and the steps after it."""
        for steps in found:
            for rule in _first(deeds, steps, loose=self._words.phrasing.tolerant):
                if rule.form == "do":
                    yield rule


def _asked(first: Chart, second: Chart, before: int) -> Iterator[tuple[int, str]]:
    """Give where the deed begins that hangs on what a sentence asks, and the condition."""
    for tests in _ending(first, "check", before):
        yield from ((end, f"{word} {tests}") for end, word in second.find("checked", 0))
    for left, right in _ending(first, "compared", before):
        for end, how in second.find("how compared", 0):
            yield end, f"if {left} is {how} {right}"


def _divided_at_stops(words: list[str]) -> list[list[str]]:
    sentences: list[list[str]] = [[]]
    for word in words:
        if word == ".":
            sentences.append([])
        else:
            sentences[-1].append(word)
    return [sentence for sentence in sentences if sentence]


def without_reminders(text: str) -> str:
    """Leave out what explains a word and states no rule: *(Immune: it may not be attacked.)*."""
    return _REMINDERS.sub("", text)


def _divided(charts: list[Chart]) -> tuple[list[tuple[str, str]], list[Chart]]:
    """Take the sentence that tells a part of the rule, the second or last, from the others."""
    for place in range(len(charts)):
        apart = _apart(charts[place]) if place in (0, len(charts) - 1) else []
        if apart:
            return apart, [*charts[:place], *charts[place + 1 :]]
    return [], charts


def _apart(chart: Chart) -> list[tuple[str, str]]:
    """Return the parts of a rule that a sentence of its own may tell: *this holds only if …*."""
    found = [(name, one) for name in _ONLY for one in _ending(chart, name, 0)]
    prefixes = (
        (kind, one) for kind in ("limit", "scope") for one in _ending(chart, f"{kind} apart", 0)
    )
    return [*found, *prefixes]


_ONLY = {"only": "condition", "only may": "condition", "only ban": "condition"}
"""The categories of sentences that tell a condition, with the part of a rule that they tell."""


def _fits(rule: _Rule, kind: str) -> bool:
    """Tell whether what is told apart of a ban is of one, and the same of what is allowed."""
    return kind not in ("only may", "only ban") or (kind == "only ban") == (
        " may not " in rule.text
    )


def _whole(rule: _Rule, parts: list[tuple[str, str]], variant: Told | None) -> Iterator[_Rule]:
    """Give a rule with what sentences of their own tell, one way to read them each."""
    told = ((_ONLY.get(kind, kind), text) for kind, text in parts if _fits(rule, kind))
    found = [replace(rule, parts=(*rule.parts, one)) for one in told] if parts else [rule]
    if variant is None:
        yield from found
        return
    for one in found:
        others = tuple(part for part in one.parts if part[0] != "condition")
        for conditions in with_option(variant, one.told("condition")):
            asked = tuple(("condition", condition) for condition in conditions)
            yield replace(one, parts=(*others, *asked))


def _with_told_steps(rule: _Rule, told: tuple[ToldStep, ...]) -> Iterator[_Rule]:
    """Give a rule with what variants do with its steps, its settings among them."""
    if not told:
        yield rule
        return
    own = (rule.text,) if rule.form == "do" else ()
    for clauses in with_steps((*rule.settings, *own, *rule.steps), told):
        if own:
            yield replace(rule, text=clauses[0], settings=(), steps=clauses[1:])
        else:
            yield replace(rule, settings=(), steps=clauses)


def _chained(later: list[list[tuple[str, ...]]]) -> Iterator[tuple[str, ...]]:
    """Give the steps of all later sentences, one way to read each."""
    if not later:
        yield ()
        return
    for first in later[0]:
        for others in _chained(later[1:]):
            yield (*first, *others)


def _later(chart: Chart) -> Iterator[tuple[str, ...]]:
    for start in (0, *(end for end, _ in chart.find("then", 0))):
        for end, clauses in chart.find("clauses", start):
            if end == len(chart.words):
                yield clauses
                if clauses[0].startswith(_THEN) and clauses[1:]:
                    yield _all_then(clauses)


_THEN = "then "
_YOU = "you "
_AT = "at "
_IF = " if "
_IS = " is "
"""What every setting says."""


def _all_then(clauses: tuple[str, ...]) -> tuple[str, ...]:
    """Return clauses that are all done if what came before is, on the condition told last."""
    first, *others = clauses
    _, on, condition = first.partition(_IF)
    said = [first]
    for one in others:
        if _IF in one:
            _, on, condition = one.partition(_IF)
            said.append(f"{_THEN}{one}")
        else:
            said.append(f"{_THEN}{one}{on}{condition}")
    return tuple(said)


def _parts(
    chart: Chart, start: int, *, loose: bool
) -> Iterator[tuple[int, tuple[tuple[str, str], ...]]]:
    """Give the ways to read what stands before the main clause; `loose`: commas may lack."""
    yield start, ()
    for end, part in chart.find("part", start):
        comma = chart.words[end : end + 1] == [","]
        if comma or loose:
            for after, more in _parts(chart, end + comma, loose=loose):
                # *A region of an opponent in decline*: it is he who is, where no comma parts them.
                if comma or more[:1] == () or more[0][0] != "scope":
                    yield after, (part, *more)


def _first(chart: Chart, steps: tuple[str, ...], *, loose: bool) -> Iterator[_Rule]:
    """Give the ways to read a first sentence, with the steps of the later ones."""
    for start, parts in _parts(chart, 0, loose=loose):
        # What others must do once something happens is a step: it has no rule of its own.
        yield from (_Rule(parts, "do", one, (), steps) for one in _ending(chart, "duty", start))
        for form, text in _ending(chart, "main", start):
            if form != "do":
                yield from (
                    _Rule(parts, form, text, (), one) for one in _allowed(form, text, steps, parts)
                )
        yield from _bought(chart, start, parts, steps)
        for (form, text), condition in _ending(chart, "condition-after", start):
            if form == "do":
                yield _Rule(parts, form, f"{text} {condition}", (), steps)
            else:
                behind = (*parts, ("condition", condition))
                yield from (
                    _Rule(behind, form, text, (), one) for one in _allowed(form, text, steps, parts)
                )
        for ((form, text), condition), settings in _ending(chart, "with-settings", start):
            behind = (("condition", condition),) if condition else ()
            yield from (
                _Rule((*parts, *behind), form, text, settings, one)
                for one in _allowed(form, text, steps, parts)
            )
        for clauses in _ending(chart, "clauses", start):
            yield _Rule(parts, "do", clauses[0], (), (*clauses[1:], *steps))
        if loose:
            for clauses, moment in _with_moment(chart, start):
                yield _Rule((*parts, moment), "do", clauses[0], (), (*clauses[1:], *steps))


def _allowed(
    form: str, text: str, steps: tuple[str, ...], parts: tuple[tuple[str, str], ...] = ()
) -> Iterator[tuple[str, ...]]:
    """
    Give the steps of what you may do: *if you do* begins the first that is no setting.

    Where something happens, what you then may do is a step, and *if you do* another.
    """
    first = next((place for place, one in enumerate(steps) if one.startswith(_THEN)), None)
    happens = any(kind == "moment" and not said.startswith(_AT) for kind, said in parts)
    yours = form == "may" and text.startswith(_YOU) and not happens
    if yours and first is not None and all(_IS in one for one in steps[:first]):
        yield (*steps[:first], steps[first].removeprefix(_THEN), *steps[first + 1 :])
    yield steps


def _bought(
    chart: Chart, start: int, parts: tuple[tuple[str, str], ...], steps: tuple[str, ...]
) -> Iterator[_Rule]:
    """Give what may be done for a price, which is its first step."""
    for text, cost in _ending(chart, "permission paid", start):
        for told in _allowed("may", text, steps):
            yield _Rule(parts, "may", text, (), (cost, *told))


def _with_moment(chart: Chart, start: int) -> Iterator[tuple[tuple[str, ...], tuple[str, str]]]:
    """Give steps with a moment after them: *gain 1 coin at the end of your turn*."""
    for end, clauses in chart.find("clauses", start):
        for moment in _ending(chart, "moment", end + (chart.words[end : end + 1] == [","])):
            yield clauses, ("moment", moment)


def _ending(chart: Chart, category: str, start: int) -> Iterator[Any]:
    """Give the values of a category that take all that is left of a sentence."""
    return (value for end, value in chart.find(category, start) if end == len(chart.words))


def _lines(rule: _Rule) -> Iterator[str]:
    for moment, conditions in _conditioned(rule.told("moment"), rule.told("condition")):
        if len(conditions) <= _MOST_CONDITIONS and len(moment) <= 1:
            yield from _placed_in_line(rule, moment, conditions)


def _conditioned(moment: list[str], conditions: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """Give a moment and conditions, one of them joined to what the moment itself asks for."""
    if moment and " if " in moment[0] and conditions and conditions[0].startswith("if "):
        asked = conditions[0].removeprefix("if ")
        yield [f"{moment[0]} and {asked}", *moment[1:]], conditions[1:]
    yield moment, conditions


def _placed_in_line(rule: _Rule, moment: list[str], conditions: list[str]) -> Iterator[str]:
    prefix = [*rule.told("scope"), *rule.told("limit")]
    if rule.form == "do":
        yield from _reaction(rule, prefix, moment, conditions)
        return
    clauses = [*rule.settings, *rule.steps]
    if rule.form == "is" and clauses:
        return
    # What begins with *then* is rather an offer, and what comes of it.
    hangs = bool(clauses) and clauses[0].startswith(_THEN)
    if clauses and moment and hangs:
        yield from _offers(rule, prefix, moment, conditions)
        if not moment[0].startswith(_AT):
            return
    if not moment and len(conditions) > 1 and all(one.startswith("if ") for one in conditions):
        # *In year 1, you may not … if …*
        conditions = [" and ".join([conditions[0], *(one[3:] for one in conditions[1:])])]
    for early in _placed(moment, conditions):
        when = [" ".join([*moment, *conditions[:early]])] if moment else []
        said = " ".join([rule.text, *conditions[early:]])
        yield ", ".join([*prefix, *when, f"{said}: {', '.join(clauses)}" if clauses else said])
    if clauses and moment and not hangs:
        yield from _offers(rule, prefix, moment, conditions)


def _offers(
    rule: _Rule, prefix: list[str], moment: list[str], conditions: list[str]
) -> Iterator[str]:
    """
    Give the lines of an offer that is made after settings at its moment.

    They say what the rule with the settings behind it says, but *the hill* may mean another.
    """
    for early in _placed(moment, conditions):
        when = " ".join([*moment, *conditions[:early]])
        said = " ".join([rule.text, *conditions[early:]])
        hangs = rule.steps[:1] and rule.steps[0].startswith(_THEN)
        for more in range(not (rule.settings or hangs), len(rule.steps) + 1):
            steps = [*rule.settings, *rule.steps[:more], said, *rule.steps[more:]]
            yield ", ".join([*prefix, f"{when}: {', '.join(steps)}"])


def _placed(moment: list[str], conditions: list[str]) -> Iterator[int]:
    """Give how many of the conditions may be those of the moment; the sentence's own is one."""
    rest = max(0, len(conditions) - 1)
    yield rest
    if moment and len(conditions) == 1:
        yield 1


def _reaction(
    rule: _Rule, prefix: list[str], moment: list[str], conditions: list[str]
) -> Iterator[str]:
    """A condition before the steps is one of the moment, or of the first step alone."""
    if not moment:
        return
    clauses = [*rule.settings, rule.text, *rule.steps]
    if len(conditions) > 1:
        # One of both is what a variant asks of the moment.
        clauses[0] = f"{clauses[0]} {conditions[1]}"
        yield ", ".join([*prefix, f"{' '.join([*moment, conditions[0]])}: {', '.join(clauses)}"])
        return
    yield ", ".join([*prefix, f"{' '.join([*moment, *conditions])}: {', '.join(clauses)}"])
    if conditions:
        clauses[0] = f"{clauses[0]} {conditions[0]}"
        yield ", ".join([*prefix, f"{moment[0]}: {', '.join(clauses)}"])
