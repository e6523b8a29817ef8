"""Read catalogues of hand-written texts, and find the text of a rule in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from regola.program.canonical import canonical
from regola.program.meaning import Rule
from regola.sources import Source, Span, odd_kinds, without_odd

if TYPE_CHECKING:
    import polib

__all__ = [
    "CONTENT_TYPE",
    "MEANING",
    "PROOFREAD",
    "BrokenCatalogueError",
    "Catalogue",
    "CatalogueFault",
    "Entry",
    "WrittenTexts",
    "catalogue_from_source",
    "fits_header",
    "meaning_of",
    "parsed",
    "print_of",
    "rule_context",
]

MEANING = "meaning: "
"""How the line of an entry's comment begins that holds the print of the rule's meaning."""

PROOFREAD = "proofread: "
"""How the line of a translator's comment begins that has words which are right as they stand."""

CONTENT_TYPE = "text/plain; charset=UTF-8"
"""What the header of a catalogue says of its text."""

_PRINT = 12
_TEXT = "msgstr"
_KEYWORD = r"(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)"
_STRING = r'"(?:[^"\\]|\\.)*"'
_LINE = re.compile(rf"\s*(?:#~\s*)?(?:#.*|(?:{_KEYWORD}\s*)?{_STRING}\s*)?")
_NUMBER = re.compile(r"line (\d+)")


class BrokenCatalogueError(Exception):
    """A text that is no catalogue: the line at which that shows."""

    def __init__(self, line: int) -> None:
        """Take the line, counted from 1."""
        super().__init__(f"line {line}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Entry:
    """
    One hand-written text.

    `context` names the rule, `meaning` is the print of what it meant, `source` the English text it
    had. `settled` unless a translator's tool marked the entry to be looked at; `proofread` are
    words that somebody has found right, though they look as if they did not go together.
    """

    context: str
    meaning: str
    source: str
    text: str
    settled: bool
    span: Span
    proofread: frozenset[str] = frozenset()

    @property
    def item(self) -> str:
        """The reference of the item that holds the rule."""
        return self.context.rpartition("#")[0]


@dataclass(frozen=True, slots=True)
class CatalogueFault:
    """What is wrong with a catalogue that can be read all the same: a finding, its place, facts."""

    slug: str
    span: Span
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The hand-written texts of a pack in one language."""

    pack: str
    language: str
    path: str
    entries: tuple[Entry, ...]
    faults: tuple[CatalogueFault, ...] = ()


def print_of(rule: Rule, copied: tuple[str, str] | None = None) -> str:
    """
    Return a print of a rule's meaning: the same for rules that say the same.

    ``copied`` are the ids of a pack that is a copy and of its original: what the one names is then
    what the other does.
    """
    meaning = repr(canonical(rule))
    if copied is not None:
        meaning = meaning.replace(f"'{copied[0]}/", f"'{copied[1]}/")
    return sha256(meaning.encode()).hexdigest()[:_PRINT]


def rule_context(reference: str, rule: Rule) -> str:
    """Return the context of a rule's entry: `pack/kind/id#number`."""
    return f"{reference}#{rule.number}"


# ---- reading ------------------------------------------------------------------------------------


def parsed(text: str) -> polib.POFile:
    """
    Parse the text of a catalogue, losing nothing.

    Raises `BrokenCatalogueError` where a line is none of gettext, which polib would pass over.
    """
    import polib

    for number, line in enumerate(text.split("\n"), start=1):
        if not _LINE.fullmatch(line):
            raise BrokenCatalogueError(number)
    try:
        # With a line feed at its end it is never taken for the name of a file.
        return polib.pofile(f"{text}\n", wrapwidth=0)
    except (OSError, ValueError, LookupError) as error:
        match = _NUMBER.search(str(error))
        raise BrokenCatalogueError(int(match[1]) if match else 1) from None


def meaning_of(comment: str) -> str:
    """Return the print of a meaning that an extracted comment holds, or nothing."""
    lines = (line.removeprefix(MEANING) for line in comment.split("\n") if MEANING in line)
    return next(lines, "").strip()


def _proofread(comment: str) -> Iterator[str]:
    """Give the words that a translator's comment tells to be right."""
    for line in comment.split("\n"):
        if line.startswith(PROOFREAD):
            yield from (word.strip() for word in line.removeprefix(PROOFREAD).split(","))


def catalogue_from_source(source: Source, pack: str, language: str) -> Catalogue:
    """Read a catalogue; raises `BrokenCatalogueError` where it is none."""
    found = parsed(source.text)
    entries = tuple(
        Entry(
            one.msgctxt or "",
            meaning_of(one.comment),
            _plain(one.msgid),
            _plain(one.msgstr),
            "fuzzy" not in one.flags,
            _place(source, one.linenum or 1),
            frozenset(_proofread(one.tcomment)),
        )
        for one in found
        if one.msgstr and not one.obsolete
    )
    faults = (*_faults_of_header(source, found, language), *_faults_of_entries(source, found))
    return Catalogue(pack, language, source.path, entries, faults)


def _faults_of_header(
    source: Source, found: polib.POFile, language: str
) -> Iterator[CatalogueFault]:
    """Give the fields of the header that would lead a translator's tool astray."""
    wanted = {"Language": language, "Content-Type": CONTENT_TYPE}
    for name, value in wanted.items():
        said = found.metadata.get(name, "")
        # A tool may have left the header out; a file without anything was to say something.
        if not fits_header(name, said, value) and (said or not source.text.strip()):
            facts = {"field": name, "wanted": value}
            yield CatalogueFault("catalogue-header", _place_of_field(source, name), facts)


def fits_header(name: str, said: str, wanted: str) -> bool:
    """Tell whether a field of a header says what it should: `it_IT` is Italian, too."""
    if name == "Language":
        return re.split("[_@.-]", said)[0].casefold() == wanted
    return "charset=utf-8" in said.casefold().replace(" ", "")


def _place_of_field(source: Source, name: str) -> Span:
    numbers = range(1, source.line_count + 1)
    lines = (number for number in numbers if f'"{name}:' in source.line_text(number))
    return source.line_span(next(lines, 1))


def _faults_of_entries(source: Source, found: polib.POFile) -> Iterator[CatalogueFault]:
    """
    Give the entries whose text brings in what no text may hold, and those that have one for each
    number of things: a rule has one text.
    """
    for one in found:
        for slug, character in odd_kinds(one.msgstr):
            place = _place(source, one.linenum or 1)
            yield CatalogueFault(slug, place, {"character": character})
        if any(one.msgstr_plural.values()) and not one.obsolete:
            place = _place(source, one.linenum or 1)
            yield CatalogueFault("plural-text", place, {"rule": one.msgctxt or one.msgid})


def _place(source: Source, number: int) -> Span:
    """Return the span of the text of an entry that begins at a line or after it."""
    numbers = range(number, source.line_count + 1)
    texts = (line for line in numbers if source.line_text(line).startswith(_TEXT))
    return source.line_span(next(texts, number))


def _plain(text: str) -> str:
    """
    Return a text with its letters composed, without what no text may hold.

    Its lines stay: a rule is one, and each of its variants.
    """
    lines = unicodedata.normalize("NFC", without_odd(text)).split("\n")
    return "\n".join(filter(None, (" ".join(line.split()) for line in lines)))


# ---- finding ------------------------------------------------------------------------------------


class WrittenTexts:
    """The hand-written texts of some catalogues, by language and item."""

    def __init__(self, catalogues: Iterable[Catalogue] = ()) -> None:
        """Take the catalogues."""
        self._entries: dict[tuple[str, str], list[Entry]] = {}
        for catalogue in catalogues:
            for entry in catalogue.entries:
                key = (catalogue.language, entry.item)
                self._entries.setdefault(key, []).append(entry)

    def entry(
        self, language: str, reference: str, rule: Rule, english: Callable[[], str]
    ) -> Entry | None:
        """
        Return the settled entry that was written for what a rule means, or nothing.

        A rule that moved within its item keeps its text. Where no print fits, the entry of the
        rule's own context does that was written for the English text it has still.
        """
        found = self._entries.get((language, reference))
        if not found:
            return None
        own = [entry for entry in found if entry.settled]
        context, meaning = rule_context(reference, rule), print_of(rule)
        fitting = [entry for entry in own if entry.meaning == meaning]
        fitting.sort(key=lambda entry: entry.context != context)
        if fitting:
            return fitting[0]
        near = [entry for entry in own if entry.context == context]
        return next((entry for entry in near if entry.source == english()), None)
