"""Check that the names of a scenario stand for something, and its numbers fit the box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regola.checks.boards import regions
from regola.findings import Sink, label, nearest
from regola.program.model import Item
from regola.scenarios.conquest.model import HAND, Mention, People, Scenario, Seat
from regola.scenarios.conquest.scope import KINDS, Scope
from regola.scenarios.conquest.steps import mentions
from regola.scenarios.documents import Word, conventions
from regola.scenarios.shelf import Shelf

__all__ = ["scope_of"]

_FREE = ("nobody",)


def scope_of(scenario: Scenario, shelf: Shelf, sink: Sink) -> Scope | None:
    """Return the scope of a scenario if all its names are right; report those that are not."""
    packs = _packs(scenario, shelf, sink)
    if packs is None:
        return None
    known = _regions(scenario, shelf, packs, sink)
    if known is None:
        return None
    scope = Scope(shelf, scenario, packs, known)
    checker = _Checker(scope, sink)
    checker.check()
    return None if checker.wrong else scope


def _packs(scenario: Scenario, shelf: Shelf, sink: Sink) -> tuple[str, ...] | None:
    wrong = False
    if scenario.game.text not in shelf.games:
        _unknown_game(scenario.game, shelf.games, sink)
        return None
    legal = tuple(sorted(shelf.packs))
    others = (*scenario.mix, *(Word(w.text.rpartition("/")[2], w.span) for w in scenario.packs))
    for other in others:
        if other.text not in shelf.packs:
            _unknown_pack(other, legal, sink)
            wrong = True
    return None if wrong else shelf.packs_of(scenario.game.text, (w.text for w in others))


def _regions(
    scenario: Scenario, shelf: Shelf, packs: tuple[str, ...], sink: Sink
) -> tuple[str, ...] | None:
    if scenario.board is None:
        return tuple(region.id.text for region in scenario.regions)
    board = shelf.named(scenario.board.text, ("board",), packs)
    if board is not None:
        return tuple(region.id for region in regions(board))
    _no_item("board", scenario.board, shelf.ids(("board",), packs), sink)
    return None


def _unknown_game(word: Word, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(word.text, legal)
    hint = "similar" if similar else "legal"
    sink.report("unknown-game", word.span, hint=hint, game=word.text, similar=similar, legal=legal)


def _unknown_pack(word: Word, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(word.text, legal)
    hint = "similar" if similar else "legal"
    sink.report("unknown-pack", word.span, hint=hint, pack=word.text, similar=similar, legal=legal)


def _unknown_region(word: Word, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(word.text, legal)
    hint = "similar" if similar else "legal"
    sink.report(
        "unknown-region", word.span, hint=hint, region=word.text, similar=similar, legal=legal
    )


def _unknown_player(word: Word, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(word.text, legal)
    hint = "similar" if similar else "legal"
    sink.report(
        "unknown-player", word.span, hint=hint, player=word.text, similar=similar, legal=legal
    )


def _unknown_option(word: Word, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(word.text, legal)
    hint = "similar" if similar else "legal"
    sink.report(
        "unknown-option", word.span, hint=hint, option=word.text, similar=similar, legal=legal
    )


def _no_item(kind: str, word: Word, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(word.text, legal)
    hint = "similar" if similar else "legal"
    sink.report(
        "unknown-id",
        word.span,
        hint=hint,
        id=word.text,
        kind=kind,
        similar=similar,
        legal=legal,
    )


class _Checker:
    """Goes through the names of a scenario."""

    def __init__(self, scope: Scope, sink: Sink) -> None:
        self._scope = scope
        self._scenario = scope.scenario
        self._sink = sink
        self.wrong = False

    def check(self) -> None:
        scenario = self._scenario
        for mention in self._mentions():
            self._check(mention)
        for region in scenario.regions:
            for word in region.words:
                self._check_ground(word)
        self._check_turn()
        self._check_options()
        if not self.wrong:
            self._check_holders()
            self._check_peoples()
            self._check_pieces()
            for seat in scenario.seats:
                for people in seat.peoples:
                    self._check_box(people)

    def _mentions(self) -> Iterator[Mention]:
        scenario = self._scenario
        for seat in scenario.seats:
            yield from _of_seat(seat)
        for left, right in scenario.borders:
            yield Mention("region", left)
            yield Mention("region", right)
        for piece, where, _count in scenario.pieces:
            yield Mention("piece", piece)
            if where.text not in (*scenario.players, HAND):
                yield Mention("region", where)
        for relic, where, _count in scenario.relics:
            yield Mention("relic", relic)
            yield Mention("region", where)
        for race, power, _coins in scenario.row:
            yield Mention("race", race)
            yield Mention("power", power)
        for banner in (*scenario.next, *scenario.discarded):
            yield Mention("banner", banner)
        for step in scenario.steps:
            yield from mentions(step, scenario.players)

    def _check(self, mention: Mention) -> None:
        word, sort = mention.word, mention.sort
        if sort == "region":
            self._check_region(word)
        elif sort == "player":
            self._check_player(word)
        elif sort == "target":
            self._check_target(word)
        elif self._scope.item(sort, word) is None:
            self.wrong = True
            legal = self._scope.shelf.ids(KINDS[sort], self._scope.packs)
            kind = KINDS[sort][0] if sort in ("item", "banner", "placed") else sort
            _no_item(kind, word, legal, self._sink)

    def _check_region(self, word: Word) -> None:
        if word.text not in self._scope.regions:
            self.wrong = True
            _unknown_region(word, self._scope.regions, self._sink)

    def _check_player(self, word: Word) -> None:
        players = self._scenario.players
        if word.text not in (*players, *_FREE):
            self.wrong = True
            _unknown_player(word, players, self._sink)

    def _check_target(self, word: Word) -> None:
        """Report what is no region, no player and no item; most of all it is to be a region."""
        if word.text not in self._scenario.players and self._scope.item("item", word) is None:
            self._check_region(word)

    def _check_ground(self, word: Word) -> None:
        marks = conventions(self._scope.shelf.family)["marks"]
        if self._scope.ground(word.text) is None and word.text not in marks:
            self.wrong = True
            legal = self._scope.shelf.ids(("terrain",), self._scope.packs)
            _no_item("terrain", word, legal, self._sink)

    def _check_turn(self) -> None:
        self._check_player(self._scenario.turn)

    def _check_options(self) -> None:
        legal = self._scope.shelf.ids(("option",), self._scope.packs)
        for option, _taken in self._scenario.options:
            if option.text not in legal:
                self.wrong = True
                _unknown_option(option, legal, self._sink)

    def _check_holders(self) -> None:
        held: dict[str, tuple[str, Word]] = {}
        for seat in self._scenario.seats:
            for people in seat.peoples:
                for region, _count in people.holds:
                    first = held.setdefault(region.text, (seat.player.text, region))
                    if first[1] is not region:
                        self._held_twice(region, first, seat.player.text)

    def _held_twice(self, region: Word, first: tuple[str, Word], second: str) -> None:
        self.wrong = True
        related = [label(first[1].span, "first")]
        self._sink.report(
            "region-held-twice",
            region.span,
            related=related,
            region=region.text,
            first=first[0],
            second=second,
        )

    def _check_peoples(self) -> None:
        """Report a race or power of two peoples: there is one banner and one badge of each."""
        for sort in ("race", "power"):
            seen: dict[str, Word] = {}
            for seat in self._scenario.seats:
                for people in seat.peoples:
                    word = people.race if sort == "race" else people.power
                    first = seen.setdefault(word.text, word) if word is not None else word
                    if word is not None and first is not None and first is not word:
                        self.wrong = True
                        related = [label(first.span, "first")]
                        self._sink.report(
                            "doubled-value", word.span, related=related, word=word.text, key=sort
                        )

    def _check_pieces(self) -> None:
        """Report more pieces of a kind than their box holds; those printed on regions count too."""
        lying: dict[str, int] = {}
        for piece, _where, count in self._scenario.pieces:
            item = self._scope.item("piece", piece)
            box = item.number("box") if item is not None else None
            if item is None or not box or item.field("marker") is not None:
                continue
            total = lying[item.id] = lying.get(item.id, self._printed(item)) + count
            if total > box:
                self.wrong = True
                self._sink.report(
                    "too-many-pieces", piece.span, piece=piece.text, count=total, box=box
                )

    def _printed(self, piece: Item) -> int:
        words = (word for region in self._scenario.regions for word in region.words)
        return sum(self._scope.ground(word.text) == piece for word in words)

    def _check_box(self, people: People) -> None:
        race = self._scope.item("race", people.race)
        box = race.number("tokens", 1) if race is not None else None
        count = people.hand + people.side + people.survivors
        count += sum(tokens for _region, tokens in people.holds)
        if box is not None and count > box:
            self.wrong = True
            self._sink.report(
                "too-many-tokens", people.span, race=people.race.text, count=count, box=box
            )


def _of_seat(seat: Seat) -> Iterator[Mention]:
    for people in seat.peoples:
        yield from _of_people(people)
    for item, _count in seat.used:
        yield Mention("item", item)


def _of_people(people: People) -> Iterable[Mention]:
    yield Mention("race", people.race)
    if people.power is not None:
        yield Mention("power", people.power)
    for region, _count in people.holds:
        yield Mention("region", region)
