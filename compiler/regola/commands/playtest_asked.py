"""What a playtest was asked for: items by name, the games that they are played in, rivals."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, note
from regola.commands.mixed_packs import AtHand, at_hand, called, known_name, there
from regola.commands.playtest_names import Names
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.comparing.edition import Edition
    from regola.compilation.program import Program
    from regola.files.bands import Bands
    from regola.playtesting.designs import Comparison
    from regola.playtesting.studies import Study
    from regola.program.model import Item
    from regola.sources import Source

__all__ = ["Asked", "studies_asked"]

FAMILY = "conquest"
"""The games that bots of the laboratory play."""

_BAND = 3.0
"""Within so many coins an item is as the others, where neither user nor pack says otherwise."""


@dataclass(frozen=True, slots=True)
class Asked:
    """
    The studies asked for, one an item and number of players, all names, and what is at hand.

    ``changed`` are the items that do not play by the rules of the older edition, if there is one.
    """

    studies: list[Study]
    names: Names
    found: AtHand
    changed: frozenset[str] = frozenset()


def studies_asked(arguments: Namespace, console: Console) -> Asked | None:
    """Return what is to be studied; tell what is wrong with the packs and return nothing."""
    sink = Sink()
    found = at_hand(there(arguments.items), console, sink)
    if found is None:
        return None
    items = list(_items(arguments, found))
    arguments.older = _is_edition(arguments, found)
    old, changed = found.program, frozenset[str]()
    if arguments.older:
        read = _older(arguments, console)
        if read is None:
            return None
        old, changed = read[0], _changed(found, items, read[1])
    arguments.games = {}
    told = _bands(arguments, found, console)
    if told is None:
        return None
    made = [
        _study(arguments, found, old, item, players, told)
        for item in items
        for players in arguments.players
    ]
    return Asked(made, Names(found, arguments.lang), found, changed)


def _bands(arguments: Namespace, found: AtHand, console: Console) -> dict[str, Bands] | None:
    """Return the bands that packs at hand keep, by pack; tell what is wrong and return nothing."""
    from regola.files.bands import bands
    from regola.playtesting.designs import KINDS

    if arguments.band is not None:
        return {}
    sink = Sink()
    texts: dict[str, Source] = {}
    told = {}
    for folder, pack in found.folders.items():
        own = {one.id for one in found.items if one.pack == pack and one.kind in KINDS}
        told[pack] = bands(folder, own, sink, texts)
    if not sink.has_errors:
        return told
    note(Shown(findings=sink.sorted(), texts=texts), console)
    return None


def _items(arguments: Namespace, found: AtHand) -> Iterator[Item]:
    """Give the items named, by reference or id, and those of packs named."""
    from regola.playtesting.designs import KINDS

    known = {item.reference: item for item in found.items if item.kind in KINDS}
    others = _of_other_families()
    for name in arguments.items:
        if found.program.family != FAMILY or name in others:
            raise UsageError("playtest-no-bots", name=name)
        pack = called(name, found.ids, found.folders)
        if pack in found.ids:
            own = [item for item in known.values() if item.pack == pack]
            if not own:
                raise UsageError("playtest-nothing", pack=pack)
            yield from own
        else:
            yield known[_reference(name, found)]


def _of_other_families() -> frozenset[str]:
    """Return the packs that ship for games which no bot of the laboratory plays."""
    from regola.files.library import family_of, official_packs

    return frozenset(
        head.id for head in official_packs() if family_of(head, Sink()) not in ("", FAMILY)
    )


def _reference(name: str, found: AtHand) -> str:
    """Return the reference of an item that can be tested; of two with one id a full one is due."""
    from regola.playtesting.designs import KINDS

    meant = [item for item in found.items if name in (item.reference, item.id)]
    fitting = [item for item in meant if item.kind in KINDS]
    if len(fitting) > 1:
        legal = ", ".join(item.reference for item in fitting)
        raise UsageError("playtest-which", name=name, legal=legal)
    if fitting:
        return fitting[0].reference
    if meant:
        raise UsageError("playtest-kind", name=name, kind=meant[0].kind)
    known = [item.id for item in found.items if item.kind in KINDS]
    return known_name(name, known, "playtest-unknown-item")


def _is_edition(arguments: Namespace, found: AtHand) -> bool:
    """Tell whether something is set beside an older edition: a folder, an archive, a revision."""
    told: str = arguments.against
    from regola.files.revisions import PREFIX

    return told.startswith(PREFIX) or (told not in ("average", *found.ids) and bool(there([told])))


def _changed(found: AtHand, items: Sequence[Item], old: Edition) -> frozenset[str]:
    """Return which items play by other rules than in an older edition."""
    from regola.comparing.consequences import plays_differently
    from regola.comparing.differences import differences
    from regola.comparing.edition import Edition, items_of
    from regola.files.library import official_sources
    from regola.ir.from_program import document

    paths = {item.whole.path for item in items}
    texts = {**official_sources(paths - found.texts.keys()), **found.texts}
    now = items_of(document(one, texts[one.whole.path], one.whole.path) for one in items)
    was = {reference: old.items[reference] for reference in now if reference in old.items}
    told = differences(Edition(was), Edition(now))
    return frozenset(one.item for one in told if plays_differently(one))


def _older(arguments: Namespace, console: Console) -> tuple[Program, Edition] | None:
    """Return the program of the older edition, and the edition; tell why it cannot be read."""
    from regola.files.editions import edition_at

    sink = Sink()
    texts: dict[str, object] = {}
    read = edition_at(arguments.against, Path(), sink, texts)  # type: ignore[arg-type]
    if sink.has_errors or read is None or read.loaded is None:
        note(Shown(findings=sink.sorted(), texts={}), console)
        if not sink.has_errors:
            raise UsageError("playtest-built", path=arguments.against)
        return None
    for program in read.loaded.programs:
        if program.family == FAMILY:
            return program, read.edition
    raise UsageError("playtest-no-bots", name=arguments.against)


def _study(
    arguments: Namespace,
    found: AtHand,
    old: Program,
    item: Item,
    players: int,
    told: dict[str, Bands],
) -> Study:
    from regola.playtesting.subjects import study

    comparison = _comparison(arguments, found, old, item, players)
    if comparison is None:
        raise _no_board(found.program, item, players)
    band = _band(arguments, told.get(item.pack), item)
    return study(item, comparison, found.program, arguments.seed, band)


def _band(arguments: Namespace, told: Bands | None, item: Item) -> float:
    """Return the band of an item; none where it is set beside an older one of itself."""
    if arguments.band is not None:
        return float(arguments.band)
    if arguments.older:
        return 0.0
    own = told.of(item.id) if told is not None else None
    return _BAND if own is None else own


def _comparison(
    arguments: Namespace, found: AtHand, old: Program, item: Item, players: int
) -> Comparison | None:
    from regola.files.library import official_packs
    from regola.playtesting.subjects import against_average, against_rival, game_played

    game = game_played(found.program, item)
    arguments.games[item.reference] = game, tuple(sorted({item.pack} - {game}))
    if arguments.older:
        return _with_older(arguments, found.program, old, item, players)
    if arguments.against == "average":
        is_shipped = game in {head.id for head in official_packs()}
        return against_average(found.program, item, players, is_official=is_shipped)
    rival = _reference(arguments.against, found)
    if rival.split("/")[1] != item.kind:
        raise UsageError("playtest-other-kind", name=rival, kind=item.kind)
    packs = {item.pack, rival.partition("/")[0]} - {game}
    arguments.games[item.reference] = game, tuple(sorted(packs))
    return against_rival(found.program, item, rival, players)


def _with_older(
    arguments: Namespace, program: Program, old: Program, item: Item, players: int
) -> Comparison | None:
    """Return the comparison of an item with what it was in an older edition."""
    from regola.playtesting.subjects import compared, game_played, side

    if all(item.reference != one.reference for one in old.all_items()):
        raise UsageError("playtest-not-there", name=item.reference, path=arguments.against)
    game = game_played(program, item)
    ours, theirs = (
        side(one, game, {item.pack} - {game}, players, Sink()) for one in (program, old)
    )
    if ours is None or theirs is None:
        return None
    return compared(item.reference, ours, theirs, [item.reference])


def _no_board(program: Program, item: Item, players: int) -> UsageError:
    from regola.playtesting.subjects import game_played, players_of

    legal = ", ".join(map(str, players_of(program, game_played(program, item))))
    return UsageError("play-no-board", players=str(players), legal=legal)
