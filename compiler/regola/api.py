"""
The public face of Regola for programs: check, build, text, compat, compare, play, playtest.

What stands in ``__all__`` keeps its names, parameters and fields within a first number of the
version; fields and parameters with a default may be added. What is marked *provisional* may change
with a second number, and the change log tells it. Everything else of the package is its own
matter.

Paths are files of rules or folders. Faults are data and are returned, what cannot be read or
written as well; `ValueError` is raised for a name that is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from regola.findings import Sink
from regola.resources import languages

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.library import Loaded
    from regola.playing.table import Packs
    from regola.playtesting.studies import Study
    from regola.program.model import Item
    from regola.sources import Source

__all__ = [
    "Built",
    "Difference",
    "Game",
    "Place",
    "Playtest",
    "Problem",
    "Standing",
    "build",
    "check",
    "compare",
    "compat",
    "play",
    "playtest",
    "text",
]

Language: TypeAlias = Literal["it", "es", "en"]
AnyPath: TypeAlias = str | PathLike[str]


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: lines and columns from 1, in code points, the end exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Problem:
    """
    A finding, in the words of a language.

    ``code`` and ``slug`` name its kind for good; ``severity`` is error, warning or info,
    ``confidence`` certain, likely or possible. ``message`` and ``hint`` are for people.
    """

    code: str
    slug: str
    severity: str
    confidence: str
    message: str
    hint: str | None
    place: Place


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did: names of files in its folder; none where problems are errors."""

    changed: tuple[str, ...]
    removed: tuple[str, ...]
    problems: tuple[Problem, ...]

    @property
    def is_done(self) -> bool:
        """Whether files were written, or were so already."""
        return not any(one.severity == "error" for one in self.problems)


@dataclass(frozen=True, slots=True)
class Standing:
    """
    How an item fares in another game. Provisional.

    ``standing`` is ``as_it_is``, ``translated``, ``in_part``, ``needs_option``, ``needs_partner``,
    ``does_nothing`` or ``cannot_be_dealt``, as ``regola compat --format json`` has it; ``needs``
    are what it lacks, in words.
    """

    item: str
    name: str
    standing: str
    needs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """
    Something that means something else than before.

    ``item`` is the reference of the top-level item, ``part`` of the item in it, ``subject`` what is
    another (rule, number, name …), ``key`` which of these; ``before`` or ``after`` is empty where
    there was nothing, or is nothing any more.
    """

    item: str
    part: str
    subject: str
    key: str
    change: Literal["new", "gone", "changed"]
    before: str
    after: str
    language: str


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played: sums and bots by seat, ``winners`` are seats from 0."""

    seed: int
    rounds: int
    coins: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int


@dataclass(frozen=True, slots=True)
class Playtest:
    """
    What bots found of an item at a table of ``players``, after so many pairs of games. Provisional.

    ``verdict`` is ``strong``, ``weak``, ``same``, ``original`` (no game differed in anything),
    ``undecided``, ``untested`` (a rule was hardly ever in force) or ``disagree`` (two bots are of
    two minds). ``coins`` is the mean difference in coins, surely from ``least`` to ``most`` where
    it is looked at alone (infinite after too few pairs); ``victories`` is that in victories, from
    -1 to 1. ``digest`` is the same whenever the same was played.
    """

    item: str
    players: int
    pairs: int
    verdict: str
    coins: float
    least: float
    most: float
    victories: float
    digest: str


# ---- checking and building ----------------------------------------------------------------------


def check(*paths: AnyPath, language: Language = "en") -> list[Problem]:
    """Return all findings in the rules files and packs named, in the order of their places."""
    found, sink = _loaded(paths)
    return _problems(sink, found.texts, language)


def build(*paths: AnyPath, out: AnyPath, language: Language = "en") -> Built:
    """
    Write rule modules and rules pages of packs into a folder: all of it or, with errors, nothing.

    ``language`` is that of the problems; pages come in every language.
    """
    from regola.compilation.artefacts.build import Build
    from regola.compilation.artefacts.registry import outputs
    from regola.files.change_logs import change_logs
    from regola.files.writing import write_build

    found, sink = _loaded(paths)
    done = None
    if not sink.has_errors:
        logs = change_logs(found.folders, sink)
        making = Build(found.programs, found.texts, found.names, languages(), sink, logs=logs)
        done = write_build(Path(out), outputs(making), sink)
    problems = tuple(_problems(sink, found.texts, language))
    if done is None:
        return Built((), (), problems)
    return Built(done.changed, done.removed, problems)


def _loaded(paths: Sequence[AnyPath]) -> tuple[Loaded, Sink]:
    from regola.compilation.checking import check_programs
    from regola.files.library import load

    sink = Sink()
    found = load(list(map(Path, paths)), sink)
    check_programs(found.programs, sink)
    return found, sink


def _problems(sink: Sink, texts: dict[str, Source], language: str) -> list[Problem]:
    from regola.files.library import official_sources
    from regola.findings import registry
    from regola.findings.wording import diagnose_all, finding_words

    findings = sink.sorted()
    places = {label.span.path for one in findings for label in one.related}
    known = {**official_sources(places - texts.keys()), **texts}
    told = diagnose_all(findings, known, finding_words(language), registry())
    return [
        Problem(
            one.entry.code,
            one.entry.slug,
            one.severity.value,
            one.entry.confidence.value,
            one.message,
            one.hint,
            Place(
                one.place.path,
                one.place.line,
                one.place.column,
                one.place.end_line,
                one.place.end_column,
            ),
        )
        for one in told
    ]


# ---- texts --------------------------------------------------------------------------------------


def text(
    item: str,
    *paths: AnyPath,
    language: Language = "en",
    style: Literal["chip", "card", "reference"] = "card",
) -> list[str]:
    """
    Return the rules text of an item, of the packs named or of a game that ships, a line each.

    Raises:
        ValueError: No item has this id or reference.
    """
    from regola.compilation.texts import texts_of
    from regola.text import shipped_language

    program, found = _item(item, _loaded(paths)[0] if paths else None)
    texts, spoken = texts_of(program), shipped_language(language)
    return [line for inner in found.walk() for line in texts.item_text(inner, spoken, style)]


def _item(name: str, found: Loaded | None) -> tuple[Program, Item]:
    for program in _programs(found):
        for item in program.all_items():
            if name in (item.id, item.reference):
                return program, item
    raise ValueError(name)


def _programs(found: Loaded | None) -> list[Program]:
    """Return the programs loaded, and the games that ship for families that have none."""
    from regola.compilation.language import families
    from regola.files.library import official

    own = list(found.programs) if found is not None else []
    known = {program.family for program in own}
    others = (official(family) for family in families() if family not in known)
    return [*own, *(program for program in others if program is not None)]


# ---- games together -----------------------------------------------------------------------------


def compat(pack: str, game: str, *paths: AnyPath, language: Language = "en") -> list[Standing]:
    """
    Return how each item of a pack fares on the boards of a game. Provisional.

    Raises:
        ValueError: There is no such pack or game.
    """
    from regola.compilation.language import language as language_of
    from regola.mixing.compatibility import compatibility, document, home_of
    from regola.mixing.ground import ground
    from regola.mixing.in_play import mixture
    from regola.mixing.verdicts import played_items
    from regola.mixing.wording import Teller

    program = _playing(game, _loaded(paths)[0] if paths else None)
    if pack not in {head.id for head in program.packs}:
        raise ValueError(pack)
    items = (*program.library, *program.items)
    vocabulary = language_of(program.family).vocabulary
    mixed = mixture(program.packs, game, [pack])
    on = ground(items, mixed, vocabulary)
    home = home_of(pack, on, program.packs)
    report = compatibility(pack, played_items(items, [pack]), on, items, home)
    teller = Teller(program.all_items(), vocabulary, program.packs, language)
    return [_standing(one) for one in document(report, teller)["items"]]


def _standing(told: dict[str, Any]) -> Standing:
    needs = tuple(str(one["message"]) for one in told["needs"])
    return Standing(str(told["reference"]), str(told["name"]), str(told["standing"]), needs)


def _playing(game: str, found: Loaded | None) -> Program:
    """Return the first program that has a game."""
    for program in _programs(found):
        if any(head.id == game and head.is_game for head in program.packs):
            return program
    raise ValueError(game)


def compare(old: AnyPath, new: AnyPath) -> list[Difference]:
    """
    Return what means something else in an edition than in another, each difference once.

    An edition is a folder of packs, an archive, ``git:REVISION`` of the folder at hand, or an
    earlier build.

    Raises:
        ValueError: One of the two cannot be read, or holds no packs.
    """
    from regola.comparing.differences import differences
    from regola.files.editions import edition_at

    editions = []
    for where in map(str, (old, new)):
        read = edition_at(where, Path(), Sink(), {})
        if read is None or not read.edition.items:
            raise ValueError(where)
        editions.append(read.edition)
    return [
        Difference(
            one.item,
            one.part,
            one.subject,
            one.key,
            one.change,
            one.before,
            one.after,
            one.language,
        )
        for one in differences(*editions)
        if not one.follows
    ]


def play(
    game: str,
    *paths: AnyPath,
    players: int = 2,
    seed: int = 1,
    options: Mapping[str, bool] | None = None,
    bots: Iterable[Literal["random", "greedy", "steady", "search"]] = ("random",),
) -> Game:
    """
    Let bots play a game, with the packs named joined in; the same seed gives the same game.

    ``options``, by id or reference, are taken or not, others as they are by default. ``steady``
    and ``search`` play games of conquest alone.

    Raises:
        ValueError: There is no such game or option, no board for so many, no such bot for the game,
            or something is wrong with a pack.
    """
    from regola.playing.engines import engine_of
    from regola.playing.matches import play_match
    from regola.playing.table import Seating, boards_for, boards_of, packs_of, table

    found, sink = _loaded(paths)
    program = _playing(game, found)
    packs = packs_of(program.packs, game, [head.id for head in found.packs if head.id != game])
    if sink.has_errors or not boards_for(boards_of(program, packs), players):
        raise ValueError(players if not sink.has_errors else [one.slug for one in sink.sorted()])
    seating = Seating(players, options=_options(options or {}, program, packs))
    made = table(program, found.texts, packs, seating, sink)
    if made is None:
        raise ValueError(game)
    seats = list(bots)
    if not engine_of(made.game).bots.keys() >= set(seats):
        raise ValueError(seats)
    match = play_match(made.game, [seats[seat % len(seats)] for seat in range(players)], seed)
    return Game(match.seed, match.rounds, match.coins, match.winners, match.moves)


def _options(
    told: Mapping[str, bool], program: Program, packs: Packs
) -> tuple[tuple[str, bool], ...]:
    from regola.playing.table import options_of

    known = options_of(program, packs)
    if not known.keys() >= told.keys():
        raise ValueError(sorted(told.keys() - known.keys()))
    return tuple((known[name], taken) for name, taken in told.items())


def playtest(
    item: str,
    *paths: AnyPath,
    against: str | None = None,
    players: int = 2,
    pairs: int = 200,
    band: float = 3.0,
    seed: int = 1,
) -> Playtest:
    """
    Tell whether an item is too strong, from pairs of games of bots. Provisional.

    It is a race, a power, a relic or a place.

    In one game of a pair a seat has the item, in the other one ``against``, or, where nothing is
    named, another of the game by chance. Within ``band`` coins of these an item is as they are.
    At least as many pairs as asked for are played: they come in blocks of 20.

    Raises:
        ValueError: No such item has this id or reference, no board is for so many, or
            something is wrong with a pack.
    """
    from regola.files.library import official_packs
    from regola.playtesting.blocks import SIZE, play_block
    from regola.playtesting.subjects import against_average, against_rival, game_played, study

    found, sink = _loaded(paths)
    if sink.has_errors:
        raise ValueError([one.slug for one in sink.sorted()])
    program, own = _tested(item, found)
    is_shipped = game_played(program, own) in {head.id for head in official_packs()}
    comparison = (
        against_average(program, own, players, is_official=is_shipped)
        if against is None
        else against_rival(program, own, _rival(against, own, program), players)
    )
    if comparison is None:
        raise ValueError(players)
    seen = study(own, comparison, program, seed, band)
    for number in range(-(-pairs // SIZE)):
        seen.count_in(number, map(play_block, seen.blocks_of(number)))
    return _played(own.reference, players, seen)


def _tested(name: str, found: Loaded) -> tuple[Program, Item]:
    from regola.playtesting.designs import KINDS

    program, own = _item(name, found)
    if own.kind not in KINDS:
        raise ValueError(name)
    return program, own


def _rival(name: str, own: Item, program: Program) -> str:
    for item in program.all_items():
        if item.kind == own.kind and name in (item.id, item.reference):
            return item.reference
    raise ValueError(name)


def _played(item: str, players: int, seen: Study) -> Playtest:
    from regola.playtesting.sequences import LEVEL, interval
    from regola.playtesting.verdicts import judged

    [verdict] = judged([seen.evidence()])
    sure = interval(seen.coins, LEVEL)
    return Playtest(
        item,
        players,
        seen.pairs,
        verdict.word,
        seen.coins.mean,
        sure.low,
        sure.high,
        seen.shares.mean,
        seen.digest,
    )
