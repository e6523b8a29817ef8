"""`regola play GAME`: let bots play full games on the compiled rules."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.keeping import Asked, outset
from regola.commands.loading import loaded
from regola.commands.mixed_packs import called, known_name, one_family, there
from regola.commands.parser import Parser
from regola.commands.typed import number, positive
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.library import Loaded
    from regola.findings import Finding
    from regola.playing.matches import Match
    from regola.playing.table import Board, Packs, Seating, Table
    from regola.program.pack import Manifest
    from regola.sources import Source
    from regola_engine.kernel import RuleError

__all__ = ["add_arguments", "run"]

BOTS = ("random", "greedy", "steady", "search")
_FORMATS = ("table", "json")
_PLAYERS = 2
"""So many play where nothing else is said."""


def add_arguments(parser: Parser) -> None:
    """Declare the game, who plays, how often, and what is told of it."""
    parser.argument("game", nargs="?")
    parser.argument("--mix", nargs="+", action="extend", default=[])
    parser.argument("--players", type=positive)
    parser.argument("--board")
    parser.argument("--scenario", nargs="+", action="extend", default=[])
    parser.argument("--take", nargs="+", action="extend", default=[])
    parser.argument("--leave", nargs="+", action="extend", default=[])
    parser.argument("--lords", action="store_true")
    parser.argument("--seed", type=number, default=1)
    parser.argument("--games", type=positive, default=1)
    parser.argument("--bot", nargs="+", choices=BOTS, default=["random"])
    parser.argument("--log", action="store_true")
    parser.argument("--why", action="store_true")
    parser.argument("--save", type=Path)
    parser.argument("--replay", type=Path)
    parser.argument("--format", choices=_FORMATS, default="table")


def run(arguments: Namespace, console: Console) -> int:
    """Play the games, or one that was kept once more, and tell how they ended."""
    from regola.compilation.boards import check_boards
    from regola.files.packs import at_hand

    sink = Sink()
    asked = outset(arguments, BOTS)
    if asked.sink.has_errors:
        return _refused(asked.findings, asked.texts, "", console)
    arguments.paths = [*there(arguments.mix), *at_hand(sink)]
    found = loaded(arguments, console, sink)
    check_boards(found.programs, sink)
    here = _here(arguments, asked, found, sink)
    sounder, here = _without_faulty(found, here, console)
    is_whole, found = sounder is found, sounder
    made: Table | Sink = here.sink
    if not here.sink.has_errors:
        # What makes no sense of the command line is told of sound packs alone.
        made = asked.sink
        asked.report_missing(_heads(found))
        if not asked.sink.has_errors:
            made = _made(arguments, asked, found, here, console)
    if isinstance(made, Sink):
        packs = (pack for pack, _ in found.sources)
        texts = {**found.texts, **asked.texts}
        return _refused(made.sorted(), texts, root_of(packs), console)
    ended = _told(arguments, asked, made, console)
    return ended if is_whole else max(ended, Exit.FOUND)


def _without_faulty(found: Loaded, here: _Here, console: Console) -> tuple[Loaded, _Here]:
    """
    Leave out the items in which an error lies; tell the errors, and which items these are.

    Where an error lies in no item, nobody can say what it spoils, and of a pack whose items are all
    at fault nothing would join: these errors are left, to be refused.
    """
    from regola.compilation.soundness import sound

    told = [sound(program, here.sink) for program in found.programs]
    left_out = [item for each in told for item in each.left_out]
    kept = {item.pack for each in told for item in each.program.items}
    spoilt = {id(one) for each in told[:1] for one in each.elsewhere}
    for each in told[1:]:
        spoilt &= {id(one) for one in each.elsewhere}
    if not left_out or spoilt or any(item.pack not in kept for item in left_out):
        return found, here
    root = root_of(pack for pack, _ in found.sources)
    note(Shown(findings=here.sink.sorted(), texts=found.texts, root=root), console)
    console.note("left-out", items=", ".join(item.reference for item in left_out))
    rest = replace(found, programs=tuple(each.program for each in told))
    return rest, replace(here, sink=Sink())


def _made(
    arguments: Namespace, asked: Asked, found: Loaded, here: _Here, console: Console
) -> Table | Sink:
    """Return the game to be played, and say what joins it; or what is wrong with it."""
    made: Table | Sink = asked.sink
    with asked.told_by_its_file():
        one_family((arguments.game, *arguments.mix), found)
        program = _program(found, here, arguments.game)
        packs = _packs(arguments, program, found, here.joined)
        made = _table(arguments, program, packs, here)
        if not isinstance(made, Sink):
            _check_bots(arguments, made)
            asked.report_opening(made.game)
            made = asked.sink if asked.sink.has_errors else made
        if arguments.mix and not isinstance(made, Sink):
            console.note("play-joined", packs=", ".join(arguments.mix))
    return made


def _check_bots(arguments: Namespace, made: Table) -> None:
    """
    Look whether all bots named play games of this family.

    Raises:
        UsageError: One does not.
    """
    from regola.playing.engines import engine_of

    known = engine_of(made.game).bots
    for bot in arguments.bot:
        if bot not in known:
            raise UsageError("play-no-bot", bot=bot, game=arguments.game, legal=", ".join(known))


def _refused(
    findings: list[Finding], texts: Mapping[str, Source], root: str, console: Console
) -> int:
    note(Shown(findings=findings, texts=texts, root=root), console)
    return Exit.FOUND


def _told(arguments: Namespace, asked: Asked, made: Table, console: Console) -> int:
    """Play and tell; what was played before an interruption is told as well."""
    from regola.playing.matches import IllegalMoveError
    from regola_engine.kernel import RuleError

    matches: list[Match] = []
    try:
        _play(arguments, asked, made, console, matches)
    except RuleError as error:
        _tell_fault(error, arguments, made, console)
        return Exit.FOUND
    except IllegalMoveError as error:
        asked.report_move(error.number)
        _tell_bar(error.rule, arguments, made, console)
    finally:
        if matches:
            _FORMATTERS[arguments.format](arguments, made, matches, console)
    if asked.findings:
        _refused(asked.findings, asked.texts, "", console)
    return Exit.FOUND if asked.sink.has_errors else Exit.CLEAN


# ---- what is played ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Here:
    """The packs at hand that join: their ids, the texts looked at, by path, and what is wrong."""

    joined: frozenset[str]
    texts: Mapping[str, Source]
    sink: Sink


def _heads(found: Loaded) -> dict[str, Manifest]:
    """Return what all packs say of themselves, those that ship and those at hand, by id."""
    from regola.files.library import official_packs

    return {head.id: head for head in (*official_packs(), *found.packs)}


def _here(arguments: Namespace, asked: Asked, found: Loaded, sink: Sink) -> _Here:
    """
    Return what joins the game: the packs made for it and those mixed in, with what they need.

    A game that was kept is joined by the packs that its file names alone. What is wrong with the
    pack that the folder belongs to is told in any case; a folder that is no pack by its manifest
    may hold all sorts of files: they join the game only if nothing is wrong with them.
    """
    from regola.files.names import real_path
    from regola.files.packs import pack_folder

    here = pack_folder(Path())
    own = real_path(here.root)
    joined = _joined(arguments, asked, found)
    named = {real_path(pack_folder(path).root) for path in there(arguments.mix)}
    roots = {root for root, name in found.folders.items() if name in joined} | named
    if here.declared:
        roots.add(own)
    elif own in roots - named and _wrong(_texts(found, {own}), sink).has_errors:
        roots.remove(own)
        joined -= {found.folders[own]}
    texts = _texts(found, roots)
    return _Here(joined, texts, _wrong(texts, sink))


def _joined(arguments: Namespace, asked: Asked, found: Loaded) -> frozenset[str]:
    """Return the ids of the packs at hand that are to join the game."""
    from regola.program.pack import with_needs

    heads = _heads(found)
    game = heads[arguments.game].game if arguments.game in heads else ""
    made_for = {head.id for head in found.packs if asked.saved is None and head.game == game}
    named = {called(name, heads, found.folders) for name in arguments.mix}
    wanted = with_needs(heads, made_for | named | {arguments.game})
    return wanted & {head.id for head in found.packs}


def _texts(found: Loaded, roots: Collection[Path]) -> dict[str, Source]:
    """Return the texts of the packs in some folders, which are real paths, by their path."""
    from regola.files.names import real_path

    return {one.path: one for pack, one in found.sources if real_path(pack.root) in roots}


def _wrong(texts: Mapping[str, Source], sink: Sink) -> Sink:
    """Return what is wrong with some of the texts that were read."""
    wrong = Sink()
    for finding in sink.sorted():
        if finding.span.path in texts:
            wrong.add(finding)
    return wrong


def _program(found: Loaded, here: _Here, game: str) -> Program:
    """Return the program of the pack at hand if its family has an engine, or the game's own."""
    from regola.compilation.games import has_engine
    from regola.compilation.language import families
    from regola.files.library import official

    engines = [family for family in families() if has_engine(family)]
    own = [one for one in found.programs if one.family in engines and _own(one, here)]
    known = [program for family in engines if (program := official(family)) is not None]
    games = {pack.id: program for program in (*known, *own) for pack in program.packs if pack.game}
    known_name(game, sorted(games), "play-unknown-game")
    asked = (one for one in (*own, *known) if any(pack.id == game for pack in one.packs))
    return next(asked, games[game])


def _own(program: Program, here: _Here) -> set[str]:
    """Return the ids of the packs at hand."""
    return {item.pack for item in program.items if item.whole.path in here.texts}


def _packs(arguments: Namespace, program: Program, found: Loaded, joined: Collection[str]) -> Packs:
    """Return the packs of the game asked for and those that join it, which are its mix then."""
    from regola.playing.table import packs_of

    manifests = {pack.id: pack for pack in program.packs}
    mixed = {called(name, manifests, found.folders) for name in arguments.mix}
    for name in sorted(mixed):
        known_name(name, sorted(manifests), "play-unknown-pack")
    game = manifests[arguments.game].game
    at_hand = joined & manifests.keys()
    arguments.mix = sorted((mixed | at_hand | {arguments.game}) - {game})
    return packs_of(program.packs, game, arguments.mix)


def _table(arguments: Namespace, program: Program, packs: Packs, here: _Here) -> Table | Sink:
    """Return the game with its board, without what cannot be played; or what is wrong with it."""
    from regola.playing.table import table

    board = _board(arguments, program, packs)
    seating = _seating(arguments, program, packs, board)
    return table(program, here.texts, packs, seating, here.sink) or here.sink


def _board(arguments: Namespace, program: Program, packs: Packs) -> Board:
    """Return the board that is named, or the one for so many players; settle how many play."""
    from regola.playing.table import boards_for, boards_of

    boards = boards_of(program, packs)
    known = {board.id: board for board in boards}
    if arguments.board is not None:
        known_name(arguments.board, sorted(known), "play-unknown-board")
        board = known[arguments.board]
        if arguments.players not in (None, board.players):
            legal = str(board.players)
            raise UsageError("play-other-board", board=arguments.board, legal=legal)
        arguments.players = board.players
        return board
    arguments.players = arguments.players or _PLAYERS
    found = boards_for(boards, arguments.players)
    if not found:
        legal = ", ".join(map(str, sorted({board.players for board in boards})))
        raise UsageError("play-no-board", players=str(arguments.players), legal=legal)
    if len(found) > 1:
        legal = ", ".join(board.id for board in found)
        raise UsageError("play-which-board", players=str(arguments.players), legal=legal)
    return found[0]


def _seating(arguments: Namespace, program: Program, packs: Packs, board: Board) -> Seating:
    """Return who plays and with what, refused where the game has nothing of the kind."""
    from regola.playing.table import Seating, lords_of, scenarios_of

    known = scenarios_of(program, packs)
    if arguments.scenario and not known:
        raise UsageError("play-no-scenarios", game=arguments.game)
    for name in arguments.scenario:
        known_name(name, sorted(known), "play-unknown-scenario")
    if arguments.lords and len(lords_of(program, packs)) < arguments.players:
        raise UsageError("play-no-lords", game=arguments.game)
    names = dict.fromkeys(known[name] for name in arguments.scenario)
    named = board.seating(arguments.board)
    options = _options(arguments, program, packs)
    return Seating(arguments.players, tuple(names), arguments.lords, named, options)


def _options(arguments: Namespace, program: Program, packs: Packs) -> tuple[tuple[str, bool], ...]:
    """Return the options that are taken or left, by reference; both at once cannot be."""
    from regola.playing.table import options_of

    known = options_of(program, packs) if arguments.take or arguments.leave else {}
    found: dict[str, bool] = {}
    for names, taken in ((arguments.take, True), (arguments.leave, False)):
        for name in names:
            if not known:
                raise UsageError("play-no-options", game=arguments.game)
            if name not in known:
                brief = {reference: called for called, reference in reversed(known.items())}
                known_name(name, sorted(brief.values()), "play-unknown-option")
            if found.setdefault(known[name], taken) is not taken:
                raise UsageError("play-option-twice", option=name)
    return tuple(sorted(found.items()))


# ---- playing ----------------------------------------------------------------------------------


def _play(
    arguments: Namespace, asked: Asked, made: Table, console: Console, matches: list[Match]
) -> None:
    """Play the games, or one again; the bots change seats from one to the next."""
    from regola.playing.matches import play_match, replay_match

    tells, seed = arguments.log or arguments.why, arguments.seed
    if asked.saved is not None:
        moves, opening = asked.saved.moves, asked.saved.opening
        matches.append(
            replay_match(made.game, arguments.bot, seed, moves, log=tells, opening=opening)
        )
        return
    with console.progress("progress-played", arguments.games) as progress:
        for number in range(arguments.games):
            bots = _seated(arguments.bot, arguments.players, number)
            with asked.keeping(bots) as kept:
                matches.append(play_match(made.game, bots, seed + number, log=tells, kept=kept))
            progress.advance()


def _tell_fault(error: RuleError, arguments: Namespace, made: Table, console: Console) -> None:
    """Tell which rule failed, or never came to an end, and where it stands."""
    told = _rule_told(error.rule, arguments, made, console)
    console.note(f"play-{error.slug}" if error.rule >= 0 else "play-fault-of-game", **told)


def _tell_bar(rule: int, arguments: Namespace, made: Table, console: Console) -> None:
    """Tell which rule stands in the way of a move, if one does, and where it stands."""
    if rule >= 0:
        console.note("play-barred", **_rule_told(rule, arguments, made, console))


def _rule_told(rule: int, arguments: Namespace, made: Table, console: Console) -> dict[str, str]:
    """Return the item, the place and the sentence of a rule, or of the game for none."""
    from regola.playing.tales import tale_of

    if rule < 0:
        return {"item": arguments.game, "place": "", "rule": ""}
    tale = tale_of(made, arguments.lang, console.words.say, why=False)
    source = tale.source(rule)
    place = f"{source.file}:{source.line}:{source.column}" if source is not None else ""
    return {
        "item": tale.title(tale.reference(rule)),
        "place": place,
        "rule": tale.sentence(rule),
    }


def _seated(bots: Sequence[str], players: int, turned: int) -> list[str]:
    """Return who sits where: the bots in turn, each game one seat further."""
    table = [bots[seat % len(bots)] for seat in range(players)]
    return [table[(seat + turned) % players] for seat in range(players)]


# ---- results ----------------------------------------------------------------------------------


def _write_json(
    arguments: Namespace, made: Table, matches: Sequence[Match], console: Console
) -> None:
    """Write one object a line for each game; the log goes beside the result."""
    for match in matches:
        for line in _tale(arguments, made, match, console):
            console.write_beside(f"{line}\n")
        result = {
            "seed": match.seed,
            "players": len(match.coins),
            "rounds": match.rounds,
            "coins": match.coins,
            "winners": match.winners,
            "moves": match.moves,
            "bots": match.bots,
        }
        console.write_line(json.dumps(result, ensure_ascii=False))


def _write_table(
    arguments: Namespace, made: Table, matches: Sequence[Match], console: Console
) -> None:
    """Write the logs asked for, then a table: of the players of one game, of the bots of many."""
    for match in matches:
        for line in _tale(arguments, made, match, console):
            console.write_line(line)
    from regola.playing.tales import SCORES

    score = SCORES[made.program.family]
    rows = _one(matches[0], score, console) if len(matches) == 1 else _many(matches, score, console)
    for row in _aligned(rows):
        console.write_line(row)


def _one(match: Match, score: str, console: Console) -> list[tuple[str, ...]]:
    say = console.words.say
    heads = ("play-player", "play-bot-head", f"play-{score}", "play-winner")
    rows = [tuple(say(head) for head in heads)]
    for seat, coins in enumerate(match.coins):
        crown = say("play-won") if seat in match.winners else ""
        rows.append((str(seat + 1), say(f"play-{match.bots[seat]}"), str(coins), crown))
    return rows


def _many(matches: Sequence[Match], score: str, console: Console) -> list[tuple[str, ...]]:
    from regola.playing.matches import standings

    say = console.words.say
    counted = ("play-games-played", "play-victories", f"play-mean-{score}", "play-least-most")
    heads = ("play-bot-head", *counted)
    rows = [tuple(say(head) for head in heads)]
    for found in standings(matches):
        share = say("play-share", percent=round(100 * found.won / found.games))
        name = say("play-name", bot=say(f"play-{found.bot}"), seat=found.seat)
        extent = f"{found.least}-{found.most}"
        rows.append((name, str(found.games), share, str(round(found.coins)), extent))
    moves = round(sum(match.moves for match in matches) / len(matches))
    console.note("play-moves", moves=moves)
    return rows


def _aligned(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Give the rows with their columns under one another, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.rjust(width) if rows[1][column][:1].isdigit() else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _tale(arguments: Namespace, made: Table, match: Match, console: Console) -> Iterator[str]:
    """Give the log of a game, if it was asked for."""
    from regola.playing.tales import tale_of

    if not match.log:
        return
    say = console.words.say
    yield say("play-log-game", seed=str(match.seed))
    tale = tale_of(made, arguments.lang, say, why=arguments.why)
    yield from tale.board()
    yield from tale.lines(match.log)


_FORMATTERS = {"table": _write_table, "json": _write_json}
