"""A game of conquest handed over to the core: boards, items and rules as lists of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from ctypes import CDLL, c_char_p, c_int, c_int64, c_uint64, c_void_p
from dataclasses import fields
from typing import Any

from regola_engine.conquest import play
from regola_engine.conquest import rules as r
from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.game import Game
from regola_engine.conquest.items import Item
from regola_engine.conquest.words import CLASSES, GROUNDS, NUMBERS, WATCHES, piece_word
from regola_engine.kernel.moves import Move
from regola_engine.kernel.words import Register
from regola_engine.native.building import built, words_of
from regola_engine.native.headers import columns
from regola_engine.native.printing import Printed, Unsayable, Word
from regola_engine.native.saying import all_rules, said_in_c

__all__ = ["Handed", "hand_over"]

_FIXED = (
    h.ATTACK, h.CONQUER, h.ASSAULT, h.OCCUPY, h.LOSE, h.LOSING, h.ABANDON, h.DECLINE, h.REDEPLOY,
    h.TAKE, h.CHOOSE_COMBINATION, h.REVEAL, h.USE, h.REACTIVATE, h.PASS, h.START_OF_GAME,
    h.END_OF_GAME, h.END_OF_ROUND, h.START_OF_TURN, h.END_OF_TURN, "turn", "",
)  # fmt: skip
"""The names that the core itself speaks of, in its order."""

_TYPES: tuple[type, ...] = (
    r.Value, r.SlotValue, r.Class, r.Fact, r.Tie, r.Counts, r.PeopleFact, r.Lends, r.Acts, r.Ban,
    r.Watch, r.Offer, r.Reaction,
)  # fmt: skip

_NAMED = ("deed", "moment", "event", "verb", "until")
"""The fields of rules that hold names."""

_MOST = 62
"""More regions, kinds or peoples do not go into a set of the core."""


class Handed:
    """A game in the core: its library, its address, and how its numbers are told here."""

    def __init__(self, game: Game, library: CDLL, parts: Sequence[Printed]) -> None:
        self.game = game
        self.library = library
        self.names = Register()
        for name in _FIXED:
            self.names.number(name)
        words = list(words_of(parts).values())
        used = {piece_word(word.name) for word in words if word.register == "piece"}
        known = {kind for kind, owner in enumerate(game.owners) if owner is not None}
        self.kinds = sorted(used | known)
        self.kind_of = {kind: place for place, kind in enumerate(self.kinds)}
        self.numbers = len(NUMBERS)
        self.known: dict[tuple[bytes, int], tuple[Move, ...]] = {}
        told = library.portrait_fields().decode().split("|")
        self.fields: tuple[list[str], ...] = tuple(part.split() for part in told)
        self.sizes = columns()
        self.lasting = {
            rule.watch
            for rule in all_rules(game.items)
            if isinstance(rule, r.Watch) and not rule.event
        }
        functions = [pair[:2] for part in parts for pair in part.functions]
        self.places = {pair: place for place, pair in enumerate(functions)}
        self.address: int = library.game_new()
        self.rules: list[r.Rule] = []
        self._places: dict[int, int] = {}
        _hand_rules(self, words)

    def __del__(self) -> None:
        address, self.address = getattr(self, "address", 0), 0
        if address:
            self.library.game_free(address)

    def take(self, name: str, numbers: Iterable[int]) -> None:
        """Hand a number or a list over, by its name."""
        told = [int(one) for one in numbers]
        row = (c_int64 * max(1, len(told)))(*told)
        if not self.library.game_take(self.address, name.encode(), row, len(told)):
            raise Unsayable(f"the core knows no {name}")

    def place_of(self, rule: r.Rule) -> int:
        """Return the number of a rule record in the core."""
        found = self._places.get(id(rule))
        if found is None:
            found = self._places[id(rule)] = len(self.rules)
            self.rules.append(rule)
        return found

    def function(self, told: Callable[..., object] | None) -> int:
        """Return the number of a function of a rule in the core, -1 for none."""
        if told is None:
            return -1
        place = self.places.get((told.__module__, told.__name__))
        if place is None:
            raise Unsayable(f"{told.__module__}.{told.__name__}")
        return place


_LIBRARIES: dict[tuple[int, ...], tuple[Any, tuple[Printed, ...]]] = {}
"""What was compiled in this process, by the packs that are played together."""


def hand_over(game: Game, said: Iterable[Item]) -> Handed:
    """
    Return a game in the core, with the rules of some items compiled, which have all of its own.

    Raises:
        Unsayable: C does not say a rule, or the game is too large.
        Unbuilt: There is no compiler, or it failed.
    """
    if len(game.board.places) > _MOST or len(game.races) + game.seats > _MOST:
        raise Unsayable("too large")
    parts = said_in_c(said)
    key = tuple(map(id, parts))
    if key not in _LIBRARIES:
        _LIBRARIES[key] = _declared(built(parts)), parts
    handed = Handed(game, *_LIBRARIES[key])
    if len(handed.kinds) > _MOST:
        raise Unsayable("too many kinds of pieces")
    return handed


_ADDRESSES = (
    "game_new", "position_new", "position_copy", "position_moves", "position_coins",
    "position_chance",
)  # fmt: skip
_OF_ONE = (
    "game_ready", "game_free", "position_new", "position_free", "position_copy", "position_start",
    "position_moves", "position_move_count", "position_mover", "position_is_over", "position_round",
    "position_coins", "position_asked", "position_chance", "position_under_way", "position_size",
    "draw_hidden", "position_winners",
)  # fmt: skip


def _declared(library: Any) -> Any:
    for name in _ADDRESSES:
        getattr(library, name).restype = c_void_p
    library.rule_fields.restype = c_char_p
    library.portrait_fields.restype = c_char_p
    library.game_take.argtypes = [c_void_p, c_char_p, c_void_p, c_int]
    library.game_rules.argtypes = [c_void_p, c_void_p, c_int, c_void_p]
    library.position_portrait.argtypes = [c_void_p, c_void_p, c_int]
    library.position_take.argtypes = [c_void_p, c_void_p, c_int]
    library.position_seed.argtypes = [c_void_p, c_uint64]
    library.position_apply.argtypes = [c_void_p, c_int]
    library.position_own_chance.argtypes = [c_void_p, c_void_p]
    library.step_games.argtypes = [c_void_p, c_int, c_void_p, c_void_p]
    library.tell_games.argtypes = [c_void_p, c_int, *[c_void_p] * 5]
    played = [c_void_p, c_int, c_void_p, c_int, *[c_void_p] * 3]
    library.play_games.argtypes = [c_void_p, *played]
    library.play_out.argtypes = [c_void_p, c_int, *played]
    library.play_opened.argtypes = [c_void_p, c_void_p, c_uint64, c_uint64, c_void_p, c_void_p]
    library.position_round.restype = library.position_winners.restype = c_int64
    for name in _OF_ONE:
        getattr(library, name).argtypes = [c_void_p]
    return library


# ---- rules ------------------------------------------------------------------------------------


def _hand_rules(handed: Handed, words: Sequence[Word]) -> None:
    game, library = handed.game, handed.library
    for rule in all_rules(game.items):
        handed.place_of(rule)
    for rule in handed.rules:
        for told in (getattr(rule, name, "") for name in ("deed", "event", "verb")):
            if told:
                handed.names.number(told)
    handed.take("verbs", [len(handed.names)])
    pool: list[int] = []
    numbers, functions = (part.split() for part in library.rule_fields().decode().split("|"))
    row_of: list[int] = []
    for rule in handed.rules:
        values = _numbers(handed, rule, pool)
        row_of += [values[name] for name in numbers]
        row_of += [handed.function(_function(rule, name)) for name in functions]
    _hand_numbers(handed)
    _hand_board(handed)
    _hand_items(handed)
    _hand_pieces(handed)
    _hand_course(handed)
    handed.take("rule_pool", pool)
    handed.take("words", [_number_of(handed, word) for word in words])
    _hand_names(handed)
    row = (c_int64 * len(row_of))(*row_of)
    table = (c_void_p * 0).in_dll(library, "RULE_FUNCTIONS_TABLE")
    library.game_rules(handed.address, row, len(handed.rules), table)
    fault = library.game_ready(handed.address)
    if fault:
        raise Unsayable(f"fault {fault} of the core")


def _function(rule: r.Rule, name: str) -> Any:
    if name == "so":
        return rule.holds if isinstance(rule, r.PeopleFact) else None
    if name == "holds" and isinstance(rule, r.PeopleFact):
        return None
    return getattr(rule, name, None)


def _numbers(handed: Handed, rule: r.Rule, pool: list[int]) -> dict[str, int]:
    game = handed.game
    values = dict(_DEFAULTS)
    for one in fields(rule):
        told = getattr(rule, one.name)
        if isinstance(told, int) and one.name in values:
            values[one.name] = int(told)
        elif one.name in _NAMED and isinstance(told, str):
            values[one.name] = handed.names.number(told) if told else -1
    values["type"] = _TYPES.index(type(rule))
    values["taken"] = rule.is_taken(game)
    values["base"] = rule.index in game.base_rules
    if isinstance(rule, r.PeopleFact):
        values["word"] = handed.names.number(rule.word)
    if values["piece"] >= 0:
        values["piece"] = handed.kind_of[values["piece"]]
    for name, row in (
        ("joins", getattr(rule, "joins", ())),
        ("settings", [handed.place_of(one) for one in getattr(rule, "settings", ())]),
        ("phases", [handed.names.number(one) for one in getattr(rule, "phases", ())]),
    ):
        values[name], values[f"{name}_count"] = len(pool), len(row)
        pool += row
    return values


_NOTHING = (
    "type", "index", "scope", "taken", "base", "word", "operation", "constant", "negated", "abroad",
    "role", "worth", "first", "before", "things", "watch", "doer", "own", "times", "turn",
    "opponent", "obliged", "seat", "heeded", "joins", "joins_count", "settings", "settings_count",
    "phases", "phases_count",
)  # fmt: skip
_NOBODY = ("piece", "deed", "moment", "event", "verb", "until")
_DEFAULTS = dict.fromkeys(_NOTHING, 0) | dict.fromkeys(_NOBODY, -1)
"""The numbers of a rule that does not tell them."""


# ---- all else ---------------------------------------------------------------------------------


def _number_of(handed: Handed, word: Word) -> int:
    if word.register == "piece":
        return handed.kind_of[piece_word(word.name)]
    if word.register == "name":
        return handed.names.number(word.name)
    registers = {"ground": GROUNDS, "class": CLASSES, "number": NUMBERS, "watch": WATCHES}
    return registers[word.register].number(word.name)


def _hand_numbers(handed: Handed) -> None:
    game, base = handed.game, handed.game.base
    for name, value in {
        "seats": game.seats,
        "regions": game.ground.size,
        "kinds": len(handed.kinds),
        "numbers": len(NUMBERS),
        "classes": len(CLASSES),
        "grounds": len(GROUNDS),
        "rounds": game.rounds,
        "turning_point": game.turning_point,
        "row": base.row,
        "starting_coins": base.starting_coins,
        "tie_break": base.tie_break == "tokens",
        "token_weight": game.token_weight,
        # A round is counted when all that its end sets off is done, where the engine has it so.
        "late_rounds": hasattr(play, "round_is_over"),
        "shields": game.shields,
        "heeded": game.heeded,
        "highest_rule": max(rule.index for rule in handed.rules),
    }.items():
        handed.take(name, [value])


def _hand_board(handed: Handed) -> None:
    game, ground = handed.game, handed.game.ground
    missing = [0] * (len(GROUNDS) - len(ground.masks))
    handed.take("beside", ground.beside)
    handed.take("printed", [*ground.printed, *missing])
    handed.take("masks", [*ground.masks, *missing])
    lying = [
        number
        for region, place in enumerate(game.board.places)
        for kind in place.pieces
        for number in (region, handed.kind_of[kind])
    ]
    handed.take("lying_first", lying)
    handed.take("terrains", game.terrains)


def _ranges(rows: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    flat = [one for row in rows for one in row]
    begins = [0]
    for row in rows:
        begins.append(begins[-1] + len(row))
    return flat, begins


def _hand_items(handed: Handed) -> None:
    game = handed.game
    places = {id(item): place for place, item in enumerate(game.items)}
    owned = [[*item.rules, *(one for p in item.pieces for one in p.rules)] for item in game.items]
    rules = _ranges([[handed.place_of(rule) for rule in row] for row in owned])
    pieces = _ranges([[handed.kind_of[p.word] for p in item.pieces] for item in game.items])
    owners = [game.owners[kind] if kind < len(game.owners) else None for kind in handed.kinds]
    for name, row in {
        "races": [places[id(item)] for item in game.races],
        "powers": [places[id(item)] for item in game.powers],
        "owners": [-1 if one is None else places[id(one)] for one in owners],
        "banner": [item.banner for item in game.items],
        "box": [item.box for item in game.items],
        "item_rules": rules[0],
        "item_rules_from": rules[1],
        "item_pieces": pieces[0],
        "item_pieces_from": pieces[1],
        "race_names": [handed.names.number(item.reference) for item in game.races],
        "power_names": [handed.names.number(item.reference) for item in game.powers],
        "base_rules": [
            handed.place_of(rule)
            for item in game.bases
            for rule in item.rules
            if not getattr(rule, "seat", False)
        ],
        "seat_rules": [handed.place_of(rule) for rule in _of_seats(game) if rule.is_taken(game)],
    }.items():
        handed.take(name, row)


def _of_seats(game: Game) -> Iterator[r.Rule]:
    """Give the rules that players bear, and those of the pieces of base rules."""
    for item in game.bases:
        yield from (rule for rule in item.rules if getattr(rule, "seat", True))
        yield from (rule for piece in item.pieces for rule in piece.rules)


def _classes_of_pieces(game: Game) -> Iterator[r.Class]:
    """Give the rules that say of the regions where pieces lie that they are of a class."""
    for kind in filter(None, game.kinds):
        classes = (rule for rule in kind.rules if isinstance(rule, r.Class) and not rule.negated)
        yield from (rule for rule in classes if rule.piece >= 0 and rule.is_taken(game))


def _hand_pieces(handed: Handed) -> None:
    game = handed.game
    kinds = [game.kinds[kind] if kind < len(game.kinds) else None for kind in handed.kinds]
    known = [kind if kind < len(game.kinds) else -1 for kind in handed.kinds]
    weights = [game.piece_weight[kind] if kind >= 0 else 0 for kind in known]
    changes = [game.piece_values[k] if k >= 0 else [] for k in known]
    classes = [(rule.word, handed.kind_of[rule.piece]) for rule in _classes_of_pieces(game)]
    sorts = {"relic": 1, "place": 2}
    owners = [game.owners[kind] if kind >= 0 else None for kind in known]
    for name, row in {
        "piece_classes": [number for pair in classes for number in pair],
        "piece_values": [number for one in changes for pair in one for number in pair],
        "piece_values_from": [sum(map(len, changes[:place])) for place in range(len(known) + 1)],
        "piece_weight": weights,
        "piece_limit": [0 if kind is None else kind.limit for kind in kinds],
        "piece_box": [0 if kind is None else kind.box for kind in kinds],
        "soldiers": [handed.kind_of[kind] for kind in game.soldiers],
        "soldier_worth": list(game.soldiers.values()),
        "finds": [handed.kind_of[kind] for kind in game.finds],
        "find_sort": [
            sorts.get(owner.kind, 0) if owner is not None and kind in game.finds else 0
            for kind, owner in zip(known, owners, strict=True)
        ],
    }.items():
        handed.take(name, row)


def _hand_course(handed: Handed) -> None:
    game, base, names = handed.game, handed.game.base, handed.names
    for name, row in {
        "turn_program": [names.number(moment) for moment in game.turn_program],
        "declining_program": [names.number(moment) for moment in game.declining_program],
        "acting_phases": [names.number(one) for one in (*base.declining_turn, "turn", "round")],
        "die": base.die,
        "last_attempts": sorted(game.last_attempts),
        "lasting": list(game.lasting),
        "lasting_own": [rule.own for rule in game.lasting.values()],
        **{
            f"lasting_{key}": [
                names.number(moment) if (moment := getattr(rule, key)) else -1
                for rule in game.lasting.values()
            ]
            for key in ("until", "then", "since")
        },
        "seeming": [
            game.seeming[word] if word < len(game.seeming) else -1 for word in range(len(NUMBERS))
        ],
        "serving": [name.startswith(h.SEEMING) for name in CLASSES.names],
    }.items():
        handed.take(name, row)


def _hand_names(handed: Handed) -> None:
    """Hand over what the names mean, when all of them are known."""
    names = handed.names
    edges, phases, place = [], [], 0
    while place < len(names):
        edge, _, phase = names.names[place].rpartition(" of ")
        edges.append(names.number(edge if edge in ("start", "end") else ""))
        phases.append(names.number(phase))
        place += 1
    handed.take("name_edge", edges)
    handed.take("name_phase", phases)
    handed.take("options", [handed.game.takes(name) for name in names.names])
    handed.take("names", [len(names)])
