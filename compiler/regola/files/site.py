"""Read what the keeper of a site decides: `site.yaml` in the folder at hand, and its logo."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import Any, Final, Literal

from regola.drawings.pictures import MAXIMUM_PICTURE_BYTES, SUFFIXES, Picture, fault_of
from regola.files.names import is_file
from regola.files.reading import read_file
from regola.findings import Sink, nearest
from regola.pages.settings import Logo, Settings
from regola.printing.typesetting import can_typeset, fault_seen
from regola.resources import languages
from regola.scenarios.schema import fits
from regola.sources import MAXIMUM_FILE_BYTES, Source, Span, decode
from regola.yaml_files import Located, documents, plain

__all__ = ["SETTINGS", "site_settings"]

SETTINGS = "site.yaml"
"""The file with the settings of a site."""


def site_settings(
    known: Collection[str],
    games: Collection[str],
    texts: dict[str, Source],
    sink: Sink,
    folder: Path | None = None,
) -> Settings:
    """
    Return the settings in a folder, by default that at hand; report what is wrong with them.

    ``known`` are the ids of the packs that may have pages, ``games`` those of the games that may
    lie elsewhere; the text read is added to ``texts``.
    """
    place = folder or Path()
    path = place / SETTINGS
    if not is_file(path):
        return Settings()
    data = read_file(path, SETTINGS, sink, maximum=MAXIMUM_FILE_BYTES, within=place)
    source = None if data is None else decode(SETTINGS, data, sink)
    document = None if source is None else next(documents(source, sink), None)
    if source is None or document is None:
        return Settings()
    texts[SETTINGS] = source
    if not fits(document, sink, "site"):
        return Settings()
    packs, elsewhere = document.get("packs"), document.get("elsewhere")
    led_to = [entry.key for entry in elsewhere.entries] if elsewhere else []
    if not _are_known("pack", packs.items if packs else (), known, sink):
        return Settings()
    if not _are_known("game", led_to, games, sink):
        return Settings()
    return _settings(document, place, sink)


_UNKNOWN: Final[Mapping[str, Literal["unknown-pack", "unknown-game"]]] = {
    "pack": "unknown-pack",
    "game": "unknown-game",
}


def _are_known(what: str, named: Iterable[Located], known: Collection[str], sink: Sink) -> bool:
    """Tell whether all packs or games that are named are known ones; report those that are not."""
    legal = tuple(sorted(known))
    wrong = [one for one in named if str(one.value) not in known]
    for one in wrong:
        name = str(one.value)
        similar = nearest(name, legal)
        told: dict[str, Any] = {what: name, "similar": similar, "legal": legal}
        sink.report(_UNKNOWN[what], one.span, hint="similar" if similar else "legal", **told)
    return not wrong


def _settings(document: Located, folder: Path, sink: Sink) -> Settings:
    told = plain(document)
    logo = document.get("logo")
    return Settings(
        titles=_by_language(told.get("title", {})),
        footers=_by_language(told.get("footer", {})),
        logo=_logo(str(logo.value), folder, logo.span, sink) if logo is not None else None,
        accent=told.get("accent", "").lower(),
        address=_folder(told.get("address", "")),
        languages=tuple(one for one in languages() if one in told.get("languages", languages())),
        packs=tuple(told.get("packs", ())),
        elsewhere={game: _folder(address) for game, address in told.get("elsewhere", {}).items()},
        is_offline=told.get("offline", False),
    )


def _by_language(told: str | Mapping[str, str]) -> dict[str, str]:
    """Return a text by language; where one has none, another stands in."""
    if isinstance(told, str):
        return dict.fromkeys(languages(), told)
    first = next(iter(told.values()), None)
    return {one: told.get(one, first) for one in languages()} if first is not None else {}


def _folder(address: str) -> str:
    return f"{address.rstrip('/')}/" if address else ""


def _logo(name: str, folder: Path, span: Span, sink: Sink) -> Logo | None:
    """Read the picture of a logo; report one that is none, or does more than show itself."""
    path = folder / name
    own = Sink()
    data = read_file(path, name, own, maximum=MAXIMUM_PICTURE_BYTES, within=folder)
    # Whatever keeps it from being read is mended where it is named.
    sink.extend(replace(one, span=span) for one in own.drain())
    if data is None:
        return None
    form = SUFFIXES[PurePosixPath(name.lower()).suffix]
    file = f"logo.{form}"
    fault = fault_of(data, form)
    if not fault and can_typeset():
        fault = fault_seen(Picture(file, form, data))
    if fault:
        sink.report("bad-picture", span, hint=fault)
        return None
    return Logo(file, data)
