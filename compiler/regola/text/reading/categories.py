"""
The categories that are no message's alone: words, lists, and what one category takes of another.

The method `_find_group_one` finds the values of the category `group one`, and so on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from regola.text.reading.alternatives import joined
from regola.text.reading.catalogue import Catalogue
from regola.text.reading.chart import Chart, Found
from regola.text.reading.words import Forms, Table

__all__ = ["BESIDE_MESSAGES", "Categories", "Finder"]

Finder: TypeAlias = Callable[[Chart, int], Iterable[Found]]

BESIDE_MESSAGES = frozenset(
    {"alternatives", "amount", "clause", "eaches", "member", "object", "options", "predicate"}
    | {"quantity", "statement", "test", "tests"}
)
"""Categories that come of messages and otherwise too; those of messages are `said` before them."""


_AT_LENGTH = re.compile(r"one of your |.* of you(?: |$)")

_LONGEST_VERB = 3
"""How many words there may be before what a deed is done to: *give that opponent*."""

_LONGEST_SUBJECT = 4
"""How many words the subject of a test may have that is left out of the next: *la tua razza*."""


class Categories:
    """The categories that are no message: words, lists, and what one category takes of another."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Take the words."""
        self._words = catalogue
        self._loose = (
            catalogue.phrasing.loose_articles if catalogue.phrasing.tolerant else frozenset()
        )

    def by_name(self) -> dict[str, Finder]:
        """Return by category what finds its values."""
        return {
            name.removeprefix("_find_").replace("_", " "): getattr(self, name)
            for name in dir(self)
            if name.startswith("_find_")
        }

    # ---- words

    def _find_number(self, chart: Chart, start: int) -> list[Found]:
        word = chart.words[start] if start < len(chart.words) else ""
        number = word if word.isdigit() else self._words.phrasing.numbers.get(word)
        return [(start + 1, number)] if number else []

    def _find_option(self, chart: Chart, start: int) -> list[Found]:
        return self._words.options.at(chart.words, start)

    def _find_options(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("option", start)
        yield from chart.find("said options", start)

    def _find_named(self, chart: Chart, start: int) -> Iterator[Found]:
        for end, forms in self._words.nouns["one"].at(chart.words, start):
            yield end, f"a {forms.one}"

    def _find_phase(self, chart: Chart, start: int) -> list[Found]:
        found = self._words.phases.at(chart.words, start)
        for end, one in self._words.beside.at(chart.words, start):
            found += [(after, f"the {one.word} {noun}") for after, noun in chart.find("phase", end)]
        return found

    def _find_quantity_noun(self, chart: Chart, start: int) -> list[Found]:
        return self._words.quantities.at(chart.words, start)

    def _find_verb(self, chart: Chart, start: int) -> list[Found]:
        return self._words.verbs["verb"].at(chart.words, start)

    def _find_past(self, chart: Chart, start: int) -> list[Found]:
        return self._words.verbs["past"].at(chart.words, start)

    def _find_done(self, chart: Chart, start: int) -> list[Found]:
        return self._words.verbs["done"].at(chart.words, start)

    def finder(self, category: str) -> Finder | None:
        """Return what finds a category that names one word: *quantity noun income*."""
        if category.startswith("verb "):
            return self.verb_finder(category)
        if not category.startswith("quantity noun "):
            return None
        word = category.removeprefix("quantity noun ")
        return lambda chart, start: [
            one for one in chart.find("quantity noun", start) if one[1] == word
        ]

    def verb_finder(self, category: str) -> Finder:
        """Return what finds the verbs that a deed's message is for: *verb return-to-hand*."""
        name = category.removeprefix("verb ").replace("-", " ")

        def find(chart: Chart, start: int) -> list[Found]:
            found = chart.find("verb", start)
            return [one for one in found if name == one[1] or name.startswith(f"{one[1]} ")]

        return find

    def _find_predicate_word(self, chart: Chart, start: int) -> list[Found]:
        return [(end, one.word) for end, one in self._words.said.at(chart.words, start)]

    # ---- things

    def _find_np(self, chart: Chart, start: int) -> Iterator[Found]:
        before = chart.words[start - 1] if start else ""
        for end, value in chart.find("member", start):
            yield end, value
            yield from self._others(chart, end, before, (value,))
        if start < len(chart.words) and chart.words[start] in self._loose:
            yield from chart.find("np", start + 1)

    def _find_subjects(self, chart: Chart, start: int) -> Iterator[Found]:
        """Find what a statement is about: one thing, alternatives, or several that *and* joins."""
        yield from chart.find("np", start)
        for end, value in chart.find("member", start):
            yield from self._all_of(chart, end, (value,))

    def _all_of(self, chart: Chart, at: int, said: tuple[str, ...]) -> Iterator[Found]:
        last = chart.words[at : at + 1] == self._words.and_words
        if not last and chart.words[at : at + 1] != [","]:
            return
        for end, value in chart.find("member", at + 1):
            if last:
                yield end, joined((*said, value))
            else:
                yield from self._all_of(chart, end, (*said, value))

    def _others(self, chart: Chart, at: int, before: str, said: tuple[str, ...]) -> Iterator[Found]:
        """Find more alternatives; the word before the first may stand before each of them."""
        last = chart.words[at : at + 1] in self._words.or_words(none=said[0].startswith("no "))
        if not last and chart.words[at : at + 1] != [","]:
            return
        starts = [at + 1] if chart.words[at + 1 : at + 2] != [before] else [at + 2, at + 1]
        for start in starts:
            for end, value in chart.find("member", start):
                if last:
                    yield end, joined((*said, value))
                else:
                    yield from self._others(chart, end, before, (*said, value))

    def _find_eaches(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("each", start)
        yield from chart.find("said eaches", start)

    def _find_member(self, chart: Chart, start: int) -> Iterator[Found]:
        article = chart.words[start] if start < len(chart.words) else ""
        if chart.own and article in self._words.phrasing.loose_articles:
            for end, value in chart.find("self", start + 1):
                yield end, value
                tails = self._tails(chart, end, Forms(value, value))
                yield from ((after, forms.one) for after, forms in tails)
        # *Your region* is a likelier way to write *one of your regions*, or a *region of you*.
        found = chart.find("said member", start)
        yield from sorted(found, key=lambda one: _AT_LENGTH.match(one[1]) is not None)
        yield from chart.find("lacking", start)
        yield from self._pronoun(chart, start)

    def _pronoun(self, chart: Chart, start: int) -> Iterator[Found]:
        """Find a word for the item that has the rule: no other thing may be named before it."""
        word = chart.words[start] if start < len(chart.words) else ""
        named = (self._is_thing(chart, at) for at in range(start))
        if word in self._words.phrasing.pronouns and not any(named):
            yield start + 1, "it"

    def _is_thing(self, chart: Chart, at: int) -> bool:
        """Tell whether a thing is named at a place; a time and a person are none."""
        vocabulary = self._words.vocabulary
        people = (word for word, one in vocabulary.nouns.items() if one.type == "player")
        found = (one for table in self._words.nouns.values() for one in table.at(chart.words, at))
        return not {forms.one for _, forms in found} <= {*vocabulary.phases, *people}

    def _find_object(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("np", start)
        yield from chart.find("said object", start)

    def _find_self(self, chart: Chart, start: int) -> Iterator[Found]:
        for end, forms in self._words.nouns["one"].at(chart.words, start):
            if chart.own in (forms.one, forms.one.replace(" ", "_")):
                yield end, "it"

    def _find_self_many(self, chart: Chart, start: int) -> Iterator[Found]:
        for end, forms in self._words.nouns["many"].at(chart.words, start):
            if chart.own in (forms.one, forms.one.replace(" ", "_")):
                yield end, "it"

    def _find_group_one(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from self._group(chart, start, self._words.nouns["one"], ())

    def _find_group_many(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from self._group(chart, start, self._words.nouns["many"], ())

    def _find_groups(self, chart: Chart, start: int) -> Iterator[Found]:
        """Find things of several sorts that are all yours: *your Portals or working Kitchens*."""
        for end, forms in chart.find("group many", start):
            yield from self._more_of_yours(chart, end, forms.many)

    def _more_of_yours(self, chart: Chart, at: int, said: str) -> Iterator[Found]:
        last = chart.words[at : at + 1] == self._words.or_word
        if not last and chart.words[at : at + 1] != [","]:
            return
        for end, forms in chart.find("group many", at + 1):
            longer = f"{said} or your {forms.many}"
            if last:
                yield end, longer
            else:
                yield from self._more_of_yours(chart, end, longer)

    def _find_kind(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("np", start)
        yield from ((end, f"a {forms.one}") for end, forms in chart.find("group one", start))
        for end, forms in chart.find("group many", start):
            yield end, f"a {forms.one}"
            if chart.words[end : end + 1] == self._words.or_word:
                others = chart.find("kind", end + 1)
                yield from ((after, f"a {forms.one} or {other}") for after, other in others)

    def _group(
        self, chart: Chart, start: int, nouns: Table, before: tuple[str, ...], owner: str = ""
    ) -> Iterator[Found]:
        for end, one in self._words.beside.at(chart.words, start):
            if one.before:
                yield from self._group(chart, end, nouns, (*before, one.word), owner)
        if not owner and not self._words.phrasing.tolerant:
            for end, whose in chart.find("owner before", start):
                yield from self._group(chart, end, nouns, before, whose)
        for end, forms in nouns.at(chart.words, start):
            yield from self._after(chart, end, forms, before, (), owner)

    def _after(
        self,
        chart: Chart,
        at: int,
        forms: Forms,
        before: tuple[str, ...],
        after: tuple[str, ...],
        owner: str,
    ) -> Iterator[Found]:
        named = forms.with_words(" ".join((*before, *after)), owner)
        yield at, named.named(forms.one)
        for end, longer in self._tails(chart, at, named):
            yield end, longer.named(forms.one)
        for end, one in self._words.beside.at(chart.words, at):
            if not one.before:
                yield from self._after(chart, end, forms, before, (one.word, *after), owner)

    def _tails(self, chart: Chart, at: int, forms: Forms, last: str = "") -> Iterator[Found]:
        """Find what more is said of a noun; `last` is the relation said last, if it was one."""
        joined = len(self._words.and_that)
        starts = [at]
        if chart.words[at : at + joined] == self._words.and_that:
            starts.append(at + joined)
        if last and chart.words[at : at + 1] == [","]:
            starts.append(at + 1)
        for start in starts:
            for category in ("relation", "clause that"):
                for end, tail in chart.find(category, start):
                    for longer in self._longer(forms, last, tail, joined=start > at):
                        yield end, longer
                        said = tail if category == "relation" else ""
                        yield from self._tails(chart, end, longer, said)

    def _longer(self, forms: Forms, last: str, tail: str, *, joined: bool) -> Iterator[Forms]:
        """Give a noun with a tail; *and* a relation is one of the noun, not of what is nearer."""
        yield forms.with_words("", f"{'and ' if joined and tail.startswith('that') else ''}{tail}")
        if joined and last:
            closed = self._closed(last)
            before = (one.removesuffix(last) + closed for one in (forms.one, forms.many))
            yield Forms(*before).with_words("", tail)

    def _closed(self, tail: str) -> str:
        """Return a relation with its target in parentheses: nothing more is said of that."""
        denied = "that is not " if tail.startswith("that is not ") else ""
        said = tail.removeprefix(denied)
        names = (*self._words.vocabulary.relations, "without")
        relation = max((one for one in names if said.startswith(f"{one} ")), key=len, default="")
        return f"{denied}{relation} ({said.removeprefix(relation).strip()})"

    def _find_denied(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("predicate", start)
        yield from chart.find("np", start)

    def _find_predicate(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("predicate word", start)
        yield from chart.find("said predicate", start)
        yield from chart.find("relation", start)

    # ---- numbers

    def _find_term(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("factor", start)
        yield from chart.find("product", start)

    def _find_factor(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("number", start)
        yield from chart.find("quantity", start)
        yield from chart.find("np", start)

    def _find_amount(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("term", start)
        yield from chart.find("said amount", start)

    def _find_quantity(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("said quantity", start)
        yield from self._named(chart, start)

    def _named(self, chart: Chart, start: int) -> Iterator[Found]:
        """Find a number word alone, with its article where the language has one."""
        yield from chart.find("quantity noun", start)
        if (
            chart.words[start : start + 1]
            and chart.words[start] in self._words.phrasing.loose_articles
        ):
            yield from chart.find("quantity noun", start + 1)

    def _find_purpose_thing(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from self._named(chart, start)
        yield from chart.find("subjects", start)

    # ---- conditions

    def _find_test(self, chart: Chart, start: int) -> Iterator[Found]:
        for category in ("said test", "said statement"):
            for end, text in chart.find(category, start):
                yield from self._on_purpose(chart, end, text)

    def _find_tests(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("test", start)
        yield from chart.find("said tests", start)
        for end, text in chart.find("test", start):
            if chart.words[end : end + 1] in ([","], self._words.and_words):
                yield from self._of_the_same(chart, start, end, text)

    def _of_the_same(self, chart: Chart, start: int, end: int, said: str) -> Iterator[Found]:
        """Find a test without its subject, which is that of the test before it."""
        rest = chart.words[end + 1 :]
        for size in range(1, min(_LONGEST_SUBJECT, end - start - 1) + 1):
            subject = chart.words[start : start + size]
            for after, text in chart.anew([*subject, *rest]).find("tests", 0):
                if after > size:
                    yield end + 1 + after - size, f"{said} and {text}"

    def _find_alternatives(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("tests", start)
        yield from chart.find("said alternatives", start)

    # ---- clauses

    def _find_statement(self, chart: Chart, start: int) -> Iterator[Found]:
        for end, text in chart.find("said statement", start):
            yield from self._on_purpose(chart, end, text)
        yield from self._after_pronoun(chart, start, "statement")

    def _on_purpose(self, chart: Chart, end: int, text: str) -> Iterator[Found]:
        """Give what is said of a thing as it stands, and with what it is so for."""
        yield end, text
        for after, purpose in chart.find("purpose", end):
            yield after, f"{text} {purpose}"

    def _find_action(self, chart: Chart, start: int) -> Iterator[Found]:
        for category in ("permission", "statement", "lasting", "deed"):
            yield from chart.find(category, start)

    def _find_clause(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("action", start)
        yield from chart.find("said clause", start)
        yield from self._after_pronoun(chart, start, "clause")
        yield from chart.find("duty", start)

    def _find_duty(self, chart: Chart, start: int) -> Iterator[Found]:
        """Find what others must do: *when …, that opponent must pay 1 coin*."""
        for end, text in chart.find("permission", start):
            actor, _, deed = str(text).partition(" must ")
            if deed and actor != "you":
                yield end, text

    def _after_pronoun(self, chart: Chart, start: int, category: str) -> Iterator[Found]:
        """Find what the person spoken to is told by name: *you gain* is *gain*."""
        if self._words.phrasing.tolerant:
            for end, _ in chart.find("pronoun you", start):
                yield from chart.find(category, end)

    def _find_clauses(self, chart: Chart, start: int) -> Iterator[Found]:
        yield from chart.find("paid clauses", start)
        for end, clause in chart.find("clause", start):
            yield end, (clause,)
            word = chart.words[end] if end < len(chart.words) else ""
            if word == "," or word in self._words.and_words:
                # *And, in year 2, …*
                beyond = end + 1 + (word != "," and chart.words[end + 1 : end + 2] == [","])
                for after, more in chart.find("clauses", beyond):
                    yield after, (clause, *more)
                yield from self._of_one_verb(chart, start, end, clause)

    def _of_one_verb(self, chart: Chart, start: int, end: int, clause: str) -> Iterator[Found]:
        """Find a clause without its verb, which is that of the clause before it."""
        rest = chart.words[end + 1 :]
        if not rest or not (rest[0].isdigit() or rest[0] in self._words.phrasing.loose_articles):
            return
        for begin in range(start, end):
            deeds = chart.find("deed", begin)
            longest = _LONGEST_VERB if any(last == end for last, _ in deeds) else 0
            for size in range(1, min(longest, end - begin - 1) + 1):
                verb = chart.words[begin : begin + size]
                for after, more in chart.anew([*verb, *rest]).find("clauses", 0):
                    if after > size:
                        yield end + 1 + after - size, (clause, *more)

    def _find_main(self, chart: Chart, start: int) -> Iterator[Found]:
        for end, text in chart.find("permission", start):
            yield end, ("may", text)
        for end, text in chart.find("statement", start):
            yield end, ("is", text)
        for end, text in chart.find("clause", start):
            yield end, ("do", text)

    def _find_main_on_condition(self, chart: Chart, start: int) -> Iterator[Found]:
        """Find what a rule says with its condition, empty where that does not stand behind it."""
        yield from ((end, (main, "")) for end, main in chart.find("main", start))
        yield from chart.find("condition-after", start)

    def _find_limit(self, chart: Chart, start: int) -> Iterator[Found]:
        waiting = list(chart.find("limit word", start))
        while waiting:
            end, text = waiting.pop(0)
            yield end, text
            waiting += [(after, f"{text} {per}") for after, per in chart.find("limit per", end)]

    def _find_part(self, chart: Chart, start: int) -> Iterator[Found]:
        for category in ("scope", "limit", "moment", "condition"):
            for end, text in chart.find(category, start):
                yield end, (category, text)
        for end, (limit, event) in chart.find("first-when", start):
            yield end, ("moment", f"{limit}, when {event}")
        yield from ((end, ("for you", text)) for end, text in chart.find("for you", start))
