"""Packs: what the file ``pack.yaml`` says, and the items of a pack."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from regola.findings import Edit, Fix, Sink, label, nearest
from regola.program.aliases import said_as
from regola.program.identifiers import as_identifier, check_identifier
from regola.program.versions import is_range
from regola.resources import dsl_text, languages
from regola.sources import Source, Span
from regola.yaml_files import Entry, Located, documents, trusted

__all__ = ["Manifest", "below_of", "manifest", "nameless", "terms_of", "with_needs"]

_VERSION = re.compile(r"\d+(\.\d+)*\Z", re.ASCII)
_DAY = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", re.ASCII)
_KEYS = (
    "id",
    "names",
    "version",
    "date",
    "licence",
    "game",
    "terms",
    "vocabulary",
    "needs",
    "authors",
    "about",
    "sizes",
)
_REQUIRED = ("id", "names", "version")
_TELLING = frozenset({"id", "game", "vocabulary", "needs"})
"""Without one of these nobody knows what the items of the pack are read with."""

_COMMON = {"name": "names", "title": "names", "description": "about", "requires": "needs"}
"""What other kinds of packages call a key, far from its spelling here."""

_OF_SITES = frozenset({"site", "logo", "accent", "footer", "address", "languages", "offline"})
"""What the keeper of a site decides, in a file of its own."""

_SAMPLES = {
    "id": "id: my_pack",
    "names": 'names: {it: "Il mio pacchetto", es: "Mi paquete", en: "My pack"}',
    "version": 'version: "1.0"',
    "date": 'date: "2026-01-31"',
    "game": "game: small_world",
    "terms": "terms: small_world",
    "needs": "needs: [my_other_pack]",
    "authors": "authors: [Ada Rossi]",
    "sizes": "sizes: {banner: [92, 46], token: [22, 22]}",
}
"""A line that would do, where the shape of a value is not plain from its name."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """
    What a pack says of itself.

    ``game`` is the id of the game that it belongs to, its own id where it *is* a game, and empty
    for what games of a family share; ``terms`` is the game whose terms tell a game, where these are
    not its own; ``family`` names the vocabulary of a game or of what is shared; ``needs`` are the
    ids of packs whose content it builds on, ``ranges`` the versions of these that will do, where it
    tells some (`>=1.2,<2`). ``sizes`` tell how large what is printed for a table is, by its form:
    across and down, in millimetres; ``day`` is that of the version, as year-month-day. ``places``
    are where values stand that name what others declare, and each pack that is needed.
    """

    id: str
    names: Mapping[str, str]
    version: str
    licence: str
    game: str
    family: str
    needs: tuple[str, ...]
    span: Span
    ranges: Mapping[str, str] = field(default_factory=dict)
    sizes: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    day: str = ""
    terms: str = ""
    places: Mapping[str, Span] = field(default_factory=dict)

    def place(self, key: str) -> Span:
        """Return where the value of a key stands, or a pack that is needed; else the whole."""
        return self.places.get(key, self.span)

    @property
    def is_game(self) -> bool:
        """Whether the pack is a game of its own."""
        return self.game == self.id


def with_needs(known: Mapping[str, Manifest], wanted: Iterable[str]) -> frozenset[str]:
    """Return the ids of packs with those of all that they need; unknown ones are left out."""
    waiting, found = list(wanted), set[str]()
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found.add(name)
            waiting.extend(known[name].needs)
    return frozenset(found)


def below_of(known: Mapping[str, Manifest], pack: str) -> tuple[str, ...]:
    """Return the ids of the packs that one builds on: its game, what both need; not its own."""
    found = with_needs(known, [pack, known[pack].game])
    return tuple(sorted(found - {pack}))


def terms_of(packs: Iterable[Manifest]) -> dict[str, str]:
    """Return by the id of a pack the game whose terms tell its items: those of its own game."""
    known = tuple(packs)
    terms = {pack.id: pack.terms for pack in known if pack.is_game and pack.terms}
    return {pack.id: terms.get(pack.game, pack.game) for pack in known}


def nameless(folder: str, path: str) -> Manifest:
    """Return the manifest of a folder that has none: a pack of homebrew for Small World."""
    identifier = as_identifier(folder) or as_identifier(f"pack_{folder}")
    return Manifest(identifier, {}, "0", "", "small_world", "", (), Span.whole(path))


def manifest(source: Source, sink: Sink) -> Manifest | None:
    """Read ``pack.yaml``; report what is wrong; nothing where its id or game is unknown."""
    faults = Sink()
    found = _read(source, faults)
    sink.extend(faults)
    return found


def _read(source: Source, sink: Sink) -> Manifest | None:
    document = next(documents(source, sink), None)
    if document is None or not document.is_mapping:
        if not sink.has_errors:
            sink.report("missing-key", source.whole(), key="id")
        return None
    wrong = {*_report_keys(document, sink), *_report_values(document, sink)}
    if "needs" not in wrong:
        _report_doubles(document.get("needs"), sink)
    return None if wrong & _TELLING else _manifest(document, sink)


def _report_keys(document: Located, sink: Sink) -> Iterator[str]:
    """Report keys that are unknown or missing; give those that are missing."""
    free = [key for key in _KEYS if document.get(key) is None]
    meant = {
        similar
        for entry in document.entries
        if str(entry.key.value) not in _KEYS
        for similar in _report_unknown(entry, free, sink)
    }
    shared = document.get("vocabulary") is not None
    for key in (*_REQUIRED, *(() if shared else ("game",))):
        if key in free:
            yield key
            # A key that is there under another name has its finding.
            if key not in meant:
                sink.report("missing-key", document.span, hint="line", key=key, line=_SAMPLES[key])


def _report_unknown(entry: Entry, free: Collection[str], sink: Sink) -> tuple[str, ...]:
    """Report a key that is unknown; return what it may be meant for."""
    key = str(entry.key.value)
    common = _COMMON.get(key.casefold())
    if common in free and common is not None:
        similar: tuple[str, ...] = (common,)
    else:
        similar = said_as(key, free)[:1] or nearest(key, free)
    hint, fix, line = ("similar" if similar else "legal"), None, ""
    if len(similar) == 1 and _SHAPES[similar[0]][0](entry.value):
        fix = Fix("line", (("line", f"{similar[0]}:"),), (Edit(entry.key.span, similar[0]),))
    elif len(similar) == 1 and similar[0] in _SAMPLES:
        hint, line = "line", _SAMPLES[similar[0]]
    elif not similar and key.casefold() in _OF_SITES:
        hint = "site"
    sink.report(
        "unknown-key",
        entry.key.span,
        hint=hint,
        fix=fix,
        key=key,
        similar=similar,
        legal=_KEYS,
        line=line,
    )
    return similar


def _report_values(document: Located, sink: Sink) -> Iterator[str]:
    """Report values that are not of the shape that their key has; give the keys."""
    for entry in document.entries:
        key = str(entry.key.value)
        if key not in _SHAPES:
            continue
        fits, expected = _SHAPES[key]
        is_left_open = entry.value.value is None and key not in _REQUIRED
        if not is_left_open and not fits(entry.value):
            if key == _SIZES_KEY and entry.value.is_mapping:
                _report_sizes(entry.value, sink)
                yield key
                continue
            line = _SAMPLES.get(key, "")
            hint = "line" if line else None
            sink.report(
                "wrong-value",
                entry.value.span,
                hint=hint,
                key=key,
                expected=expected,
                legal=(),
                line=line,
            )
            yield key


def _report_doubles(needs: Located | None, sink: Sink) -> None:
    """Report packs that are needed twice."""
    seen: dict[str, Span] = {}
    for item in needs.items if needs is not None else ():
        name = _need(item)[0]
        if name in seen:
            related = [label(seen[name], "first")]
            sink.report("doubled-value", item.span, word=name, key="needs", related=related)
        seen.setdefault(name, item.span)


def _is_text(found: Located) -> bool:
    return isinstance(found.value, str)


def _is_version(found: Located) -> bool:
    return isinstance(found.value, str) or type(found.value) is int


def _is_day(found: Located) -> bool:
    return _DAY.fullmatch(str(found.value)) is not None


def _is_game(found: Located) -> bool:
    return isinstance(found.value, str) or found.value is True


def _are_texts(found: Located) -> bool:
    return (
        isinstance(found.value, tuple) and not found.is_mapping and all(map(_is_text, found.items))
    )


def _are_names(found: Located) -> bool:
    return bool(found.entries) and all(_says(entry.value) for entry in found.entries)


def _says(found: Located) -> bool:
    return isinstance(found.value, str) and bool(found.value.strip())


_SIZES_KEY = "sizes"
_SIZES = (4, 2000)
"""The least and the most millimetres of what is printed."""


def _are_sizes(found: Located) -> bool:
    return found.is_mapping and all(
        entry.key.value in _forms() and _is_size(entry.value) for entry in found.entries
    )


def _is_size(found: Located) -> bool:
    numbers = _lengths(found)
    return bool(numbers) and all(_SIZES[0] <= number <= _SIZES[1] for number in numbers)


def _lengths(found: Located) -> list[float]:
    """Return what is given across and down, or nothing where it is not two numbers."""
    items = found.items if isinstance(found.value, tuple) and not found.is_mapping else ()
    numbers = [float(str(one.value)) for one in items if _LENGTH.fullmatch(str(one.value))]
    are_two = len(items) == len(numbers) == 2  # noqa: PLR2004 - across and down
    return numbers if are_two else []


_LENGTH = re.compile(r"-?\d{1,9}(\.\d{1,9})?")
"""A number of millimetres; one that is no whole number is a text in YAML as it is read here."""


def _report_sizes(found: Located, sink: Sink) -> None:
    """Report of sizes the forms that are none, what is no size, and lengths out of bounds."""
    legal = tuple(sorted(_forms()))
    for entry in found.entries:
        form = str(entry.key.value)
        if form not in legal:
            similar = nearest(form, legal)
            hint = "similar" if similar else "legal"
            sink.report(
                "unknown-key", entry.key.span, hint=hint, key=form, similar=similar, legal=legal
            )
        elif not _lengths(entry.value):
            line, expected = f"{form}: [92, 46]", ("two-lengths",)
            sink.report(
                "wrong-value",
                entry.value.span,
                hint="line",
                key=form,
                expected=expected,
                legal=(),
                line=line,
            )
        elif not _is_size(entry.value):
            _report_length(form, entry.value, sink)


def _report_length(form: str, found: Located, sink: Sink) -> None:
    """Report the first length of a size that is out of bounds."""
    least, most = _SIZES
    numbers = zip(found.items, _lengths(found), strict=True)
    wrong, value = next((one, n) for one, n in numbers if not least <= n <= most)
    sink.report(
        "value-out-of-bounds", wrong.span, key=form, value=f"{value:g}", minimum=least, maximum=most
    )


@cache
def _forms() -> frozenset[str]:
    """Return what may be printed for a table."""
    return frozenset(trusted(dsl_text("book", "sheets.yaml"))["forms"])


def _sizes(found: Located | None) -> dict[str, tuple[float, float]]:
    if found is None or not _are_sizes(found):
        return {}
    return {
        str(entry.key.value): (float(entry.value.items[0].value), float(entry.value.items[1].value))
        for entry in found.entries
    }


_SHAPES: Mapping[str, tuple[Callable[[Located], bool], tuple[str, ...]]] = {
    "id": (_is_text, ("text",)),
    "names": (_are_names, ("mapping",)),
    "version": (_is_version, ("text",)),
    "date": (_is_day, ("text",)),
    "licence": (_is_text, ("text",)),
    "game": (_is_game, ("text",)),
    "terms": (_is_text, ("text",)),
    "vocabulary": (_is_text, ("text",)),
    "needs": (_are_texts, ("list",)),
    "authors": (_are_texts, ("list",)),
    "about": (_is_text, ("text",)),
    "sizes": (_are_sizes, ("mapping",)),
}
"""Whether a value fits, and what it is told that it should be."""


def _manifest(document: Located, sink: Sink) -> Manifest | None:
    identifier = str(_value(document, "id", ""))
    if not _legal_id(identifier, document, sink):
        return None
    _report_version(document, sink)
    _report_missing_names(document, sink)
    _report_line_ends(document, sink)
    names, needs = document.get("names"), document.get("needs")
    game = _value(document, "game", "")
    return Manifest(
        identifier,
        {str(e.key.value): _line(e.value.value) for e in names.entries if _is_text(e.value)}
        if names
        else {},
        _line(_value(document, "version", "0")),
        _line(_value(document, "licence", "")),
        identifier if game is True else str(game),
        str(_value(document, "vocabulary", "")),
        tuple(_need(item)[0] for item in needs.items) if needs is not None else (),
        document.span,
        _ranges(needs, sink),
        _sizes(document.get("sizes")),
        str(told.value) if (told := document.get("date")) is not None and _is_day(told) else "",
        str(_value(document, "terms", "")),
        dict(_places(document)),
    )


def _places(document: Located) -> Iterator[tuple[str, Span]]:
    """Give where values stand that name what others declare."""
    for key in ("game", "terms", "vocabulary"):
        found = document.get(key)
        if found is not None:
            yield key, found.span
    needs = document.get("needs")
    for item in needs.items if needs is not None else ():
        yield _need(item)[0], item.span


_IN_A_LINE = ("names", "version", "licence", "needs", "authors")
"""What is printed within a line: a second one would be taken for a line of the command's own."""


def _line(text: object) -> str:
    """Return a text on one line: names stand in lists that programs read line by line."""
    return " ".join(str(text).split())


def _report_line_ends(document: Located, sink: Sink) -> None:
    """Report what has more lines than the one that it is printed in."""
    for key in _IN_A_LINE:
        found = document.get(key)
        told = () if found is None else (found, *found.items, *(e.value for e in found.entries))
        for one in told:
            if isinstance(one.value, str) and _ENDS.search(one.value.strip()):
                sink.report("wrong-value", one.span, key=key, expected=("one-line",), legal=())


_ENDS = re.compile(r"[\n\t]")
"""The control characters that a text may have; all others are reported wherever they stand."""


_NEED = re.compile(r"([A-Za-z0-9_]+)\s*(.*)", re.DOTALL)


def _need(item: Located) -> tuple[str, str]:
    """Return the id of a pack that is needed, and the versions told behind it."""
    text = str(item.value)
    match = _NEED.fullmatch(text)
    return (match[1], match[2].strip()) if match is not None else (text, "")


def _ranges(needs: Located | None, sink: Sink) -> dict[str, str]:
    """Return the versions that will do, by pack; report those that are none."""
    found: dict[str, str] = {}
    for item in needs.items if needs is not None else ():
        name, told = _need(item)
        if told and is_range(told):
            found[name] = told
        elif told:
            sink.report("bad-version-range", item.span, pack=name, range=told)
    return found


def _value(document: Located, key: str, default: str) -> object:
    found = document.get(key)
    return default if found is None or found.value is None else found.value


def _report_version(document: Located, sink: Sink) -> None:
    found = document.get("version")
    if found is not None and _is_version(found) and not _VERSION.match(str(found.value)):
        sink.report("bad-version", found.span, version=str(found.value))


def _report_missing_names(document: Located, sink: Sink) -> None:
    """Report the languages that the pack has no name in; that is tolerated."""
    found = document.get("names")
    if found is None or not _are_names(found):
        return
    missing = tuple(language for language in languages() if found.get(language) is None)
    if missing:
        sink.report("missing-language", found.span, language=missing, id="pack")


def _legal_id(identifier: str, document: Located, sink: Sink) -> bool:
    found = document.get("id")
    return check_identifier(identifier, found.span if found else document.span, sink)
