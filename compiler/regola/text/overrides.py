"""
Hand-written texts of rules, kept in gettext catalogues that translators' tools read and write.

An entry's context is the rule and a short print of its meaning, its source the English text that is
generated, its translation the sentence written by hand. When the meaning of the rule changes, so
does the context, and the entry is stale; when only a pattern changes, it stays. A hand-written text
must have the numbers of the rule and name the things that the rule names.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, TypeAlias

import polib

from regola.program.canonical import canonical
from regola.program.meaning import Phrase, Rule
from regola.text.planner.mentions import phrases_in
from regola.text.values import MARKS

__all__ = [
    "CatalogueError",
    "Entry",
    "Fault",
    "FaultKind",
    "Overrides",
    "Told",
    "faults",
    "overrides_from_po",
    "rule_context",
    "updated",
]

_PRINT = 8
_NUMBER = re.compile(r"\d+")
_ODD = re.compile(rf"[{{}}\x00-\x08\x0b-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069{MARKS}]")
_LINE = re.compile(r"line (\d+)")

FaultKind: TypeAlias = Literal["stale", "unknown rule", "numbers", "terms", "characters", "doubled"]
"""The meaning changed; there is no such rule; other numbers; other things; marks; told twice."""


class CatalogueError(Exception):
    """A catalogue that cannot be read: the file, the line, what is wrong."""

    def __init__(self, path: str, line: int, what: str) -> None:
        """Keep the place beside the words."""
        super().__init__(f"{path}:{line}: {what}")
        self.path = path
        self.line = line


@dataclass(frozen=True, slots=True)
class Told:
    """
    A rule and how it is told without help: in English and in the language of a catalogue.

    `forms` are by reference the words that may name a thing of the rule.
    """

    reference: str
    rule: Rule
    english: str
    generated: str
    forms: Mapping[str, Collection[str]]
    place: tuple[str, int] = ("", 0)

    @property
    def context(self) -> str:
        """The context of the rule's entry."""
        return rule_context(self.reference, self.rule)


@dataclass(frozen=True, slots=True)
class Entry:
    """One hand-written text; `settled` unless a translator's tool marked it to be looked at."""

    context: str
    text: str
    line: int
    settled: bool


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with an entry, at its line; `words` are the numbers or things that differ."""

    kind: FaultKind
    context: str
    line: int
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Overrides:
    """The hand-written texts of one catalogue by context."""

    path: str
    entries: tuple[Entry, ...]

    def text(self, told: Told) -> str:
        """Return the hand-written text of a rule if it still fits, else the generated one."""
        own = next((one for one in self.entries if one.context == told.context), None)
        if own is None or not own.settled or any(_entry_faults(own, told)):
            return told.generated
        return own.text


def rule_context(reference: str, rule: Rule) -> str:
    """Return `pack/kind/id#number:print`; the print is that of the rule's meaning."""
    print_of_meaning = sha256(repr(canonical(rule)).encode()).hexdigest()[:_PRINT]
    return f"{reference}#{rule.number}:{print_of_meaning}"


def overrides_from_po(path: str, text: str) -> Overrides:
    """Read a catalogue; raises `CatalogueError` where it is no gettext."""
    try:
        found = polib.pofile(f"{text}\n")
    except (OSError, UnicodeError, ValueError) as error:
        match = _LINE.search(str(error))
        raise CatalogueError(path, int(match[1]) if match else 1, str(error)) from None
    return Overrides(
        path,
        tuple(
            Entry(one.msgctxt or "", one.msgstr, one.linenum or 1, "fuzzy" not in one.flags)
            for one in found
            if one.msgstr and not one.obsolete
        ),
    )


def updated(text: str, told: Iterable[Told], language: str) -> str:
    """
    Return a catalogue with an entry for each rule, hand-written texts kept where they fit.

    A text whose rule changed its meaning is marked for the translator, beside the new source; one
    of a rule that is no more is dropped. The same input gives the same bytes.
    """
    before = {one.msgctxt: one for one in polib.pofile(f"{text}\n")} if text.strip() else {}
    by_rule = {_rule_of(context or ""): one for context, one in before.items()}
    catalogue = polib.POFile(wrapwidth=0)
    catalogue.metadata = {
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    for one in told:
        kept = before.get(one.context) or by_rule.get(_rule_of(one.context))
        stale = kept is not None and kept.msgctxt != one.context and bool(kept.msgstr)
        fuzzy = stale or (kept is not None and "fuzzy" in kept.flags)
        catalogue.append(
            polib.POEntry(
                msgctxt=one.context,
                msgid=one.english,
                msgstr=kept.msgstr if kept else "",
                comment=f"generated: {one.generated}",
                occurrences=[(one.place[0], str(one.place[1]))] if one.place[0] else [],
                flags=["fuzzy"] if fuzzy else [],
            )
        )
    return str(catalogue)


def faults(overrides: Overrides, told: Iterable[Told]) -> Iterator[Fault]:
    """Give what is wrong with the entries of a catalogue, in their order."""
    by_context = {one.context: one for one in told}
    rules = {_rule_of(context) for context in by_context}
    seen: set[str] = set()
    for entry in overrides.entries:
        rule = _rule_of(entry.context)
        if rule in seen:
            yield Fault("doubled", entry.context, entry.line)
        seen.add(rule)
        if entry.context in by_context:
            yield from _entry_faults(entry, by_context[entry.context])
        else:
            kind: FaultKind = "stale" if rule in rules else "unknown rule"
            yield Fault(kind, entry.context, entry.line)


def _rule_of(context: str) -> str:
    return context.rpartition(":")[0]


def _entry_faults(entry: Entry, told: Told) -> Iterator[Fault]:
    odd = _ODD.findall(entry.text)
    if odd:
        codes = tuple(f"U+{ord(one):04X}" for one in odd)
        yield Fault("characters", entry.context, entry.line, codes)
    own, wanted = (Counter(_NUMBER.findall(text)) for text in (entry.text, told.generated))
    if own != wanted:
        differing = sorted(((own - wanted) + (wanted - own)).elements())
        yield Fault("numbers", entry.context, entry.line, tuple(differing))
    lacking = tuple(sorted(_lacking(entry.text, told)))
    if lacking:
        yield Fault("terms", entry.context, entry.line, lacking)


def _lacking(text: str, told: Told) -> set[str]:
    """Return the first forms of those things that the rule names and the text does not."""
    plain = text.casefold()
    named = {phrase.noun for phrase in phrases_in(told.rule) if _is_named(phrase)}
    found = (told.forms[noun] for noun in named if noun in told.forms)
    return {
        next(iter(forms)) for forms in found if not any(form.casefold() in plain for form in forms)
    }


def _is_named(phrase: Phrase) -> bool:
    return "/" in phrase.noun
