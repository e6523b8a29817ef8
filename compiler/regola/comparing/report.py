"""The report of a comparison: what changed, by game and item, and for whom it matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from regola.comparing.consequences import Consequences, KeptGame, OldNumber, next_version
from regola.comparing.differences import Difference
from regola.comparing.edition import Edition, pack_of, walk
from regola.ir.from_program import Data

__all__ = [
    "Changed",
    "Comparison",
    "Group",
    "Line",
    "Matter",
    "grouped",
    "matters",
    "printed_name",
]

Say = Callable[..., str]
"""Says a message of the command line in the reader's language."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two editions, what differs between them, and for whom it matters."""

    old: Edition
    new: Edition
    found: tuple[Difference, ...]
    follows: Consequences

    def versions(self) -> Iterator[tuple[str, str, str]]:
        """Give each pack that changed with its version and the one that should come next."""
        for pack in sorted({pack_of(one.item) for one in self.found}):
            head = self.old.heads.get(pack)
            before = head.version if head is not None else ""
            own = [one for one in self.found if pack_of(one.item) == pack]
            if before and pack in self.new.packs:
                yield pack, before, next_version(before, own)


@dataclass(frozen=True, slots=True)
class Line:
    """One difference: what it is about, before and after; the language of what has one."""

    label: str
    before: str
    after: str
    language: str = ""


@dataclass(frozen=True, slots=True)
class Changed:
    """An item by its printed name, and what of it is other than before."""

    reference: str
    name: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """The changed items of a pack, which has a printed name."""

    pack: str
    name: str
    items: tuple[Changed, ...]


@dataclass(frozen=True, slots=True)
class Matter:
    """Somebody for whom it matters, and what they should know, line by line."""

    title: str
    lines: tuple[str, ...]


def grouped(
    comparison: Comparison, names: Mapping[str, Mapping[str, str]], language: str, say: Say
) -> Iterator[Group]:
    """
    Give the differences by pack and item, under printed names in a language.

    ``names`` are the names of packs by language. A rule that means something else is told in the
    one language; what differs in one language alone is told for that.
    """
    items: dict[str, list[Difference]] = {}
    for one in _told_once(comparison.found, language):
        items.setdefault(one.item, []).append(one)
    packs: dict[str, list[Changed]] = {}
    for reference, own in items.items():
        name = printed_name(reference, comparison, language, say)
        lines = tuple(_line(one, comparison, language, say) for one in own)
        packs.setdefault(pack_of(reference), []).append(Changed(reference, name, lines))
    for pack, changed in packs.items():
        yield Group(pack, names.get(pack, {}).get(language, pack), tuple(changed))


def _told_once(found: Iterable[Difference], language: str) -> Iterator[Difference]:
    """Of a rule that means something else, leave the texts in one language."""
    told = [one for one in found if not one.follows]
    spoken = {(one.part, one.key, one.change) for one in told if one.language == language}
    for one in told:
        key = (one.part, one.key, one.change)
        if one.subject != "rule" or one.language == language or key not in spoken:
            if one.subject == "rule":
                spoken.add(key)
            yield one


def _line(one: Difference, comparison: Comparison, language: str, say: Say) -> Line:
    label = say(f"compare-about-{one.subject}", key=one.key, kind=one.kind)
    if one.part != one.item:
        label = f"{_part(one.part, comparison, language)}: {label}"
    if one.subject == "item":
        return Line(f"{label}: {say(f'compare-{one.change}')}", "", "")
    only_here = one.subject not in ("rule", "number", "field", "default")
    shown = one.language if one.language and (only_here or one.language != language) else ""
    return Line(label, one.before, one.after, shown)


def printed_name(reference: str, comparison: Comparison, language: str, say: Say) -> str:
    """Return the name of an item, or of a pack, as it is printed in a language."""
    head = comparison.new.heads.get(reference)
    if head is not None:
        return head.names.get(language) or reference
    item = comparison.new.items.get(reference) or comparison.old.items.get(reference, {})
    kind = str(item.get("kind", ""))
    return _printed(item, language) or say("compare-nameless", kind=kind, reference=reference)


def _part(reference: str, comparison: Comparison, language: str) -> str:
    for edition in (comparison.new, comparison.old):
        for item in edition.items.values():
            for inner in walk(item):
                if inner["reference"] == reference:
                    return _printed(inner, language) or str(inner.get("title") or reference)
    return reference


def _printed(item: Data, language: str) -> str:
    names = {name["language"]: name for name in item.get("names", ())}
    name = names.get(language) or next(iter(names.values()), None)
    return str(name.get("plural") or name["singular"]) if name else ""


# ---- for whom it matters ------------------------------------------------------------------------


def _kept(one: KeptGame, say: Say) -> str:
    coins = {name: ", ".join(map(str, getattr(one, name))) for name in ("before", "after")}
    return say(f"compare-save-{one.standing}", path=one.path, move=one.move, **coins)


def matters(comparison: Comparison, language: str, say: Say) -> Iterator[Matter]:
    """Give those for whom the differences matter; nobody where nothing changed."""
    follows = comparison.follows

    def name(reference: str) -> str:
        return printed_name(reference, comparison, language, say)

    if not comparison.found:
        return
    played = tuple(map(name, follows.games))
    calm = (say("compare-games-go-on"),)
    yield Matter(
        say("compare-for-games-changed" if played else "compare-for-games"), played or calm
    )
    if follows.kept_games:
        lines = (_kept(one, say) for one in follows.kept_games)
        yield Matter(say("compare-for-saves"), tuple(lines))
    if follows.sheets:
        lines = (
            f"{name(item)}: regola print {item} --only {' '.join(forms)}"
            for item, forms in follows.sheets
        )
        yield Matter(say("compare-for-sheets"), tuple(lines))
    if follows.users:
        lines = (
            say("compare-user", pack=pack, items=", ".join(map(name, items)))
            for pack, items in follows.users
        )
        yield Matter(say("compare-for-packs"), tuple(lines))
    if follows.old_numbers:
        lines = (_left_behind(one, name(one.item), say) for one in follows.old_numbers)
        yield Matter(say("compare-for-texts"), tuple(lines))
    versions = tuple(_versions(comparison, say))
    if versions:
        yield Matter(say("compare-for-versions"), versions)


def _left_behind(one: OldNumber, item: str, say: Say) -> str:
    told = {"language": one.language, "number": one.number, "text": one.text}
    return say("compare-old-number", part=one.part, item=item, **told)


def _versions(comparison: Comparison, say: Say) -> Iterator[str]:
    for pack, before, after in comparison.versions():
        if before != after:
            yield say("compare-version", pack=pack, before=before, after=after)
