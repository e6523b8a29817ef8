"""
Give the core of native play what no game would: positions of other numbers, moves that are none.

    python -m bench.native_fuzz COUNT [FIRST]

Each input is made of its number alone. A position in the midst of a game is taken over with some of
its numbers changed, cut short or made longer; then moves are done in it, legal ones and others, on
copies too, and bots play on. Refusals and faults are right answers; a process that ends or hangs is
not. Inputs run by hundreds in processes of their own: of one that ends the numbers are told, and it
goes on behind them.

With a library that looks after itself: ``CC="gcc -fsanitize=address,undefined
-fno-sanitize-recover=all" LD_PRELOAD=$(gcc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0
XDG_CACHE_HOME=$(mktemp -d) python -m bench.native_fuzz COUNT``.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from contextlib import suppress
from ctypes import CDLL, c_int64
from random import Random

from bench.native import TABLES
from regola_engine.conquest.game import Game
from regola_engine.kernel.faults import Refusal, RuleError
from regola_engine.kernel.moves import Move
from regola_engine.native.play import BOTS, Played, load
from regola_engine.native.state import FAULTS, NativeState

PIECE = 200
"""So many inputs a process; a process that takes longer than the time below hangs."""
SECONDS = 600
MOVES = 25
EDGES = (
    -(1 << 63),
    -1 << 31,
    -1000,
    -3,
    -2,
    -1,
    0,
    1,
    2,
    7,
    62,
    63,
    64,
    255,
    1 << 20,
    (1 << 63) - 1,
)
STRANGE, COPIED, CUT = 0.2, 0.1, 0.1
SORTS = ("offer", "pick", "put", "yes", "no", "pass", "nothing")


def main() -> int:
    """Run inputs in processes; tell those that end otherwise than they should."""
    if sys.argv[1] == "in":
        return _run(int(sys.argv[2]), int(sys.argv[3]))
    count = int(sys.argv[1])
    at = int(sys.argv[2]) if len(sys.argv) > 2 else 0  # noqa: PLR2004
    end, ended = at + count, 0
    told: Counter[str] = Counter()
    while at < end:
        last, lines, code = _piece(at, min(end, at + PIECE))
        told.update(lines)
        if code:
            ended += 1
            print(f"input {last}: the process ended with {code}", flush=True)
        at = last + 1
    print(f"{count} inputs, {ended} processes ended; {dict(told.most_common())}")
    return int(ended > 0)


def _piece(first: int, end: int) -> tuple[int, list[str], str]:
    """Run some inputs in a process; the last one begun, what came of each, how it ended."""
    command = [sys.executable, "-m", "bench.native_fuzz", "in", str(first), str(end)]
    try:
        ran = subprocess.run(  # noqa: S603
            command, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        code = f"{ran.returncode} {ran.stderr[-400:]}" if ran.returncode else ""
        output = ran.stdout
    except subprocess.TimeoutExpired as late:
        output, code = (late.stdout or b"").decode(), "a hang"
    lines = output.split("\n")
    numbers = [int(line.split()[1]) for line in lines if line.startswith("input ")]
    results = [line.removeprefix("result ") for line in lines if line.startswith("result ")]
    return (numbers[-1] if numbers else first), results, code


def _run(first: int, end: int) -> int:
    tables: dict[int, Played] = {}
    for number in range(first, end):
        print(f"input {number}", flush=True)
        chance = Random(number)  # noqa: S311  # chance of a bench
        which = chance.randrange(len(TABLES))
        if which not in tables:
            _name, items, board = TABLES[which]
            tables[which] = load(Game(items, board, board.players), native=True)
        print(f"result {_tried(tables[which], chance)}", flush=True)
    return 0


def _tried(table: Played, chance: Random) -> str:
    """Take over a position that is changed, and go on in it; what came of that."""
    state = table.start(chance.randrange(1 << 30))
    if not isinstance(state, NativeState) or table.handed is None:
        raise TypeError(table.why)
    _go_on(state, chance, chance.randrange(400))
    numbers = _changed(state.portrait(), chance)
    row = (c_int64 * max(1, len(numbers)))(*numbers)
    fault = table.handed.library.position_take(state.address, row, len(numbers))
    if fault:
        return f"refused {FAULTS[fault]}"
    told = _go_on(state, chance, MOVES, table.handed.library)
    if not told.startswith("fault"):
        bots = [chance.choice(BOTS) for _ in range(table.game.seats)]
        moves = table.play_out(state, [chance.getrandbits(64)], bots).moves[0]
        told += ", played out" if moves >= 0 else f", fault {FAULTS[-moves]} of a bot"
    return told


def _changed(numbers: list[int], chance: Random) -> list[int]:
    """Return the numbers of a position with some changed, or with fewer or more of them."""
    found = list(numbers)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 8, 40))):
        at = chance.randrange(len(found))
        found[at] = chance.choice(
            (
                chance.choice(EDGES),
                found[at] + chance.choice((-1, 1)),
                chance.getrandbits(8),
                found[chance.randrange(len(found))],
            )
        )
    if chance.random() < CUT:
        return found[: chance.randrange(len(found))]
    if chance.random() < CUT:
        found += [chance.choice(EDGES) for _ in range(chance.randrange(50))]
    return found


def _go_on(state: NativeState, chance: Random, moves: int, library: CDLL | None = None) -> str:
    """Do moves; with the library others too, that are none, and copies go on."""
    for _ in range(moves):
        if state.is_over:
            return "over"
        try:
            legal = state.legal_moves()
            if library is not None and chance.random() < STRANGE:
                _strange(state, chance, library)
            if not legal:
                return "nothing to do"
            if library is not None and chance.random() < COPIED:
                state = state.clone(chance.choice((None, chance.getrandbits(80))))
            state.apply(legal[chance.randrange(len(legal))])
        except RuleError as error:
            return f"fault {error.slug}"
    return "went on"


def _strange(state: NativeState, chance: Random, library: CDLL) -> None:
    """Ask for what is no move: refused, and nothing has changed."""
    before = state.portrait()
    number = chance.choice((*EDGES, 10_000))
    if not -(1 << 31) <= number < 1 << 31:
        number = -5
    if not 0 <= number < len(state.legal_moves()):
        twin = state.clone()
        library.position_apply(twin.address, number)
    things = tuple(chance.choice(EDGES) for _ in range(chance.randrange(4)))
    move = Move(chance.choice(SORTS), things)
    if move in state.legal_moves():
        return
    with suppress(Refusal):
        state.apply(move)
    if state.portrait() != before:
        raise AssertionError("a move that is none has changed the position")


if __name__ == "__main__":
    sys.exit(main())
