"""Bring a catalogue up to date with the rules; what a translator wrote is never lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.program.meaning import Rule
from regola.program.written import (
    CONTENT_TYPE,
    MEANING,
    fits_header,
    meaning_of,
    parsed,
    print_of,
    rule_context,
)

if TYPE_CHECKING:
    import polib

__all__ = ["Told", "updated"]

_HEADER = {
    "MIME-Version": "1.0",
    "Content-Type": CONTENT_TYPE,
    "Content-Transfer-Encoding": "8bit",
}


@dataclass(frozen=True, slots=True)
class Told:
    """
    A rule as it is told without help: in English and in the language of a catalogue.

    `place` is where it stands, a file's name in its pack and a line.
    """

    reference: str
    rule: Rule
    english: str
    generated: str
    place: tuple[str, int]


def updated(text: str, told: Sequence[Told], language: str, *, written_only: bool = False) -> str:
    """
    Return a catalogue with an entry for each rule, hand-written texts kept.

    A text whose rule changed its meaning is marked fuzzy beside the new source; one of a rule that
    is no more stays at the end, as obsolete. With `written_only` rules without a text are left out.
    The same input gives the same bytes. Raises `BrokenCatalogueError` for a text that is none.
    """
    import polib

    before = parsed(text)
    catalogue = polib.POFile(wrapwidth=0)
    catalogue.header = before.header
    catalogue.metadata = _header(language, before.metadata)
    catalogue.metadata_is_fuzzy = before.metadata_is_fuzzy
    pairs = _paired(told, before)
    for one, kept in pairs:
        if kept is not None or not written_only:
            catalogue.append(_entry(one, kept))
    taken = {id(kept) for _, kept in pairs if kept is not None}
    for left in before:
        if id(left) not in taken and _is_worth_keeping(left):
            left.obsolete = True
            catalogue.append(left)
    return str(catalogue)


def _header(language: str, before: Mapping[str, str]) -> dict[str, str]:
    """Return the header of a catalogue: what the translator has there, but for what is wrong."""
    wanted = {"Language": language, **_HEADER}
    right = ("Language", "Content-Type")
    wrong = [name for name in right if not fits_header(name, before.get(name, ""), wanted[name])]
    return {**wanted, **before, **{name: wanted[name] for name in wrong}}


def _is_worth_keeping(entry: polib.POEntry) -> bool:
    return bool(entry.msgstr or entry.msgstr_plural or entry.tcomment)


def _paired(
    told: Sequence[Told], before: Iterable[polib.POEntry]
) -> list[tuple[Told, polib.POEntry | None]]:
    """Give to each rule the entry that fits it best; each entry goes to one rule."""
    kept = (entry for entry in before if _is_worth_keeping(entry))
    waiting = [entry for entry in kept if not entry.msgid_plural]
    found: dict[int, polib.POEntry] = {}
    for fits in (_is_same, _has_moved, _is_stale):
        for number, one in enumerate(told):
            if number in found:
                continue
            entry = next((entry for entry in waiting if fits(one, entry)), None)
            if entry is not None:
                found[number] = entry
                waiting.remove(entry)
    return [(one, found.get(number)) for number, one in enumerate(told)]


def _is_same(one: Told, entry: polib.POEntry) -> bool:
    here = entry.msgctxt == rule_context(one.reference, one.rule)
    return here and not entry.obsolete and _says_the_same(one, entry)


def _has_moved(one: Told, entry: polib.POEntry) -> bool:
    """Tell whether the entry was written for this rule in another place of the item, or once."""
    item = (entry.msgctxt or "").rpartition("#")[0]
    return item == one.reference and _says_the_same(one, entry)


def _is_stale(one: Told, entry: polib.POEntry) -> bool:
    return entry.msgctxt == rule_context(one.reference, one.rule) and not entry.obsolete


def _says_the_same(one: Told, entry: polib.POEntry) -> bool:
    return meaning_of(entry.comment) == print_of(one.rule) or entry.msgid == one.english


def _entry(one: Told, kept: polib.POEntry | None) -> polib.POEntry:
    import polib

    entry = polib.POEntry(
        msgctxt=rule_context(one.reference, one.rule),
        msgid=one.english,
        comment=f"{MEANING}{print_of(one.rule)}\ngenerated: {one.generated}",
        occurrences=[(one.place[0], str(one.place[1]))],
    )
    if kept is not None:
        stale = bool(kept.msgstr) and not _says_the_same(one, kept)
        entry.msgstr = kept.msgstr
        entry.tcomment = kept.tcomment
        entry.flags = list(_flags(kept, stale=stale))
        # Once settled, a text has no source of before: so do gettext's tools.
        earlier = kept.previous_msgid if "fuzzy" in kept.flags else None
        entry.previous_msgid = kept.msgid if stale else earlier
    return entry


def _flags(kept: polib.POEntry, *, stale: bool) -> Iterator[str]:
    if stale or "fuzzy" in kept.flags:
        yield "fuzzy"
    yield from (flag for flag in kept.flags if flag != "fuzzy")
