"""A game put together: board, items and players; what positions share and nobody changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias
from weakref import WeakValueDictionary

from regola_engine.conquest import rules as r
from regola_engine.conquest.ground import Ground
from regola_engine.conquest.items import Base, BoardItem, Item, PieceKind
from regola_engine.conquest.ruleset import Ruleset, settle_facts
from regola_engine.conquest.terms import ASKER
from regola_engine.conquest.vocabulary import ASSAULT, END_OF_TURN, SEEMING, SHIELDED
from regola_engine.conquest.words import (
    CLASSES,
    GROUNDS,
    NUMBERS,
    PIECES,
    number_word,
    piece_word,
)
from regola_engine.conquest.world import World
from regola_engine.kernel.course import Stage
from regola_engine.kernel.levels import BASE
from regola_engine.kernel.standing import Entry
from regola_engine.kernel.words import moment_name

__all__ = ["FINDS", "Game"]

FINDS = ("relic", "place")
"""The kinds of items that lie in regions and work for whoever holds these."""

_Gear: TypeAlias = tuple[tuple[int, int], ...]
_Bearer: TypeAlias = tuple[int, int, bool, _Gear]

_MOST_RULESETS = 512
"""So many are kept beside those that positions have: what is asked for again in the same games."""


class Game:
    """
    What is settled before the first move.

    ``races`` and ``powers`` are lists of items; peoples name them by place. ``turn_program`` and
    ``declining_program`` list the moments of a turn, in order; ``programme`` has all of both.
    ``lying`` are the kinds of pieces whose regions are of a class. ``standing`` is what is heard
    before anybody plays.
    """

    def __init__(
        self,
        items: Iterable[Item],
        board: BoardItem,
        seats: int,
        options: Mapping[str, bool] | None = None,
    ) -> None:
        self.items = tuple(items)
        self.board = board
        self.seats = seats
        declared = [pair for item in self.items for pair in item.options]
        self.options = dict(declared) | dict(options or {})
        self.bases = [item for item in self.items if item.base is not None]
        self.races = [item for item in self.items if item.kind == "race"]
        self.powers = [item for item in self.items if item.kind == "power"]
        self.base = merged([item.base for item in self.bases if item.base is not None])
        self.rounds = board.rounds
        singles = {item.reference: _single(item) for item in self.items if item.kind in FINDS}
        self.finds = tuple(piece.word for piece in singles.values())
        self.number_words = len(NUMBERS)
        self.piece_words = len(PIECES)
        self.soldiers: dict[int, int] = {}
        self.lying: list[tuple[int, ...]] = [()] * len(CLASSES)
        self._prepare_pieces(singles)
        self.ground = self._ground()
        self._prepare_programs()
        self.standing = World(self.ground)
        self.last_attempts = {
            rule.index
            for item in self.bases
            for rule in item.rules
            if isinstance(rule, r.Offer) and rule.verb == ASSAULT
        }
        self.base_rules = {rule.index for item in self.bases for rule in item.rules}
        self.terrains = [word for word, name in enumerate(GROUNDS.names) if "/terrain/" in name]
        self.heeded = any(getattr(rule, "heeded", False) for rule in self._all_rules())
        self.lasting = self._lasting()
        self._rulesets = WeakValueDictionary[_Bearer, Ruleset]()
        self._recent: dict[_Bearer, Ruleset] = {}
        self.seat_ruleset = self._made(self._seat_entries())
        self.token_weight = self._weight(-1)
        classes = {rule.word for rule in _said(self._all_rules()) if isinstance(rule, r.Class)}
        self.shields = SHIELDED in classes
        self.seeming = [-1] * self.number_words
        for word in classes:
            purpose = CLASSES.names[word].partition(SEEMING)[2]
            if purpose:
                self.seeming[number_word(purpose)] = word

    def items_of(self, race: int, power: int) -> list[Item]:
        """Return the race and the power of a people; a power of -1 is none."""
        return [self.races[race], *([self.powers[power]] if power >= 0 else [])]

    def ruleset(self, race: int, power: int, *, declined: bool, gear: _Gear = ()) -> Ruleset:
        """
        Return the rules in force for a race with a power and the relics and places it bears.

        Each of these is told by its kind, with the power that lies with it (-1 none).
        """
        key = (race, power, declined, gear)
        found = self._rulesets.get(key)
        if found is None:
            items = [*self.items_of(race, power), *self._borne(gear, declined=declined)]
            found = self._rulesets[key] = self._made(self._entries(items, declined=declined))
            found.key = key
        # The first is the one that was asked for longest ago.
        self._recent.pop(key, None)
        self._recent[key] = found
        if len(self._recent) > _MOST_RULESETS:
            del self._recent[next(iter(self._recent))]
        return found

    def _borne(self, gear: _Gear, *, declined: bool) -> list[Item]:
        """The relics and places that a people bears, with the powers that they lend."""
        items: list[Item] = []
        for kind, power in gear:
            item = self.owners[kind]
            if item is None:
                continue
            items.append(item)
            if power >= 0 and any(
                isinstance(rule, r.Lends)
                and _speaks(rule, declined=declined)
                and rule.is_taken(self)
                for rule in item.rules
            ):
                items.append(self.powers[power])
        return items

    def kinds_of(self, sort: str) -> list[int]:
        """Return the kinds of pieces that are items of a sort: relics, places."""
        return [k for k in self.finds if (item := self.owners[k]) is not None and item.kind == sort]

    def _made(self, entries: list[Entry]) -> Ruleset:
        ruleset = Ruleset(self.ground, entries)
        moved = {word for values in self.piece_values for word, _ in values}
        ruleset.settle((self.turn_program, self.declining_program), moved)
        return ruleset

    def takes(self, option: str) -> bool:
        """Tell whether the table takes an option, by its reference."""
        return self.options.get(option, False)

    def _lasting(self) -> dict[int, r.Watch]:
        """Return the rules that keep something beyond the turn, by the numbers of their watches."""
        watches = (rule for rule in self._all_rules() if isinstance(rule, r.Watch))
        return {one.watch: one for one in watches if one.own or one.until != END_OF_TURN}

    def _all_rules(self) -> Iterable[r.Rule]:
        for item in self.items:
            yield from item.rules
            for piece in item.pieces:
                yield from piece.rules

    def _prepare_pieces(self, singles: Mapping[str, PieceKind]) -> None:
        self.kinds: list[PieceKind | None] = [None] * self.piece_words
        self.owners: list[Item | None] = [None] * self.piece_words
        self.piece_values: list[list[tuple[int, int]]] = [[] for _ in range(self.piece_words)]
        self.piece_weight = [0] * self.piece_words
        for item in self.items:
            single = singles.get(item.reference)
            for piece in item.pieces if single is None else (single, *item.pieces):
                self.kinds[piece.word] = piece
                self.owners[piece.word] = item
                self._prepare_piece(piece)

    def _prepare_piece(self, piece: PieceKind) -> None:
        for rule in piece.rules:
            if not rule.is_taken(self):
                continue
            if isinstance(rule, r.Class) and rule.piece >= 0 and not rule.negated:
                self.lying[rule.word] += (rule.piece,)
            elif isinstance(rule, r.Value) and rule.piece >= 0:
                sign = -1 if rule.operation == r.LESS else 1
                self.piece_values[rule.piece].append((rule.word, sign * rule.constant))
            elif isinstance(rule, r.Counts) and rule.role == r.SOLDIER:
                self.soldiers[rule.piece] = rule.worth
            elif isinstance(rule, r.Counts) and rule.role == r.DEFENDER:
                self.piece_weight[rule.piece] += rule.worth

    def _weight(self, piece: int) -> int:
        return sum(
            rule.worth
            for rule in self._all_rules()
            if isinstance(rule, r.Counts) and rule.piece == piece and rule.role == r.DEFENDER
        )

    def _ground(self) -> Ground:
        size = len(self.board.places)
        masks, beside = [0] * len(GROUNDS), [0] * size
        for number, place in enumerate(self.board.places):
            for word in place.classes:
                masks[word] |= 1 << number
        for one, other in self.board.borders:
            beside[one] |= 1 << other
            beside[other] |= 1 << one
        ground = Ground(size, masks, beside)
        rules = (rule for item in self.bases for rule in item.rules)
        facts = [(rule, BASE) for rule in rules if isinstance(rule, r.Fact)]
        settle_facts(ground, facts)
        return ground

    def _prepare_programs(self) -> None:
        self.turn_program = program(self.base.turn)
        self.declining_program = program(self.base.declining_turn)
        moments = (*self.turn_program, *self.declining_program)
        self.programme = tuple(Stage(moment, (moment,)) for moment in moments)
        shared = [m for m in self.turn_program[1:] if m in self.declining_program]
        self.turning_point = self.turn_program.index(shared[0]) if shared else 0

    def _entries(self, items: list[Item], *, declined: bool) -> list[Entry]:
        own = [rule for item in items for rule in _in_force(item, declined=declined)]
        base = [
            rule
            for item in self.bases
            for rule in item.rules
            if _speaks(rule, declined=declined) and not getattr(rule, "seat", False)
        ]
        if declined:
            base = _acting(base, own, {*self.base.declining_turn, "turn", "round"})
        return [*self._borne_by_asker(own, base=False), *self._borne_by_asker(base, base=True)]

    def _seat_entries(self) -> list[Entry]:
        rules: list[r.Rule] = []
        for item in self.bases:
            rules += (rule for rule in item.rules if getattr(rule, "seat", True))
            for piece in item.pieces:
                rules += piece.rules
        return self._borne_by_asker(rules, base=True)

    def _borne_by_asker(self, rules: list[r.Rule], *, base: bool) -> list[Entry]:
        return [Entry(rule, "people", ASKER, base) for rule in rules if rule.is_taken(self)]


def _single(item: Item) -> PieceKind:
    """The kind of pieces of which a relic or place is the only one."""
    return PieceKind(item.reference, piece_word(item.reference), 1, rules=item.rules)


def _said(rules: Iterable[r.Rule]) -> Iterator[r.Rule]:
    """All rules, with the settings of offers and reactions."""
    for rule in rules:
        yield rule
        yield from getattr(rule, "settings", ())


def program(phases: tuple[str, ...]) -> list[str]:
    """Return the moments of a turn of these phases."""
    edges = ("start", "", "end")
    inner = [moment_name(phase, edge) for phase in phases for edge in edges]
    return [moment_name("turn", "start"), *inner, moment_name("turn", "end")]


def merged(bases: list[Base]) -> Base:
    """Join what several base items say outside of sentences, the later having the last word."""
    result = Base()
    for base in bases:
        result = Base(
            base.turn or result.turn,
            base.declining_turn or result.declining_turn,
            base.starting_coins or result.starting_coins,
            base.row or result.row,
            base.die or result.die,
            base.rounds or result.rounds,
            base.tie_break or result.tie_break,
            base.blank_banner or result.blank_banner,
            base.blank_badge or result.blank_badge,
        )
    return result


def _speaks(rule: r.Rule, *, declined: bool) -> bool:
    return rule.scope in (r.ALWAYS, r.DECLINED if declined else r.ACTIVE)


def _in_force(item: Item, *, declined: bool) -> list[r.Rule]:
    rules = [rule for rule in item.rules if _speaks(rule, declined=declined)]
    for piece in item.pieces:
        rules.extend(rule for rule in piece.rules if _speaks(rule, declined=declined))
    return rules


def _acting(base: list[r.Rule], own: list[r.Rule], phases: set[str]) -> list[r.Rule]:
    """
    Leave out base deeds of phases that a declined people does not act in.

    It acts in the phases of the declining turn, and where a rule says that it is active.
    """
    for rule in [*base, *own]:
        if isinstance(rule, r.Acts) and not rule.first:
            phases.update(rule.phases)
    return [rule for rule in base if not _idle(rule, phases)]


def _idle(rule: r.Rule, phases: set[str]) -> bool:
    if not isinstance(rule, (r.Offer, r.Reaction)) or not rule.moment:
        return False
    return rule.moment.rpartition(" of ")[2] not in phases
