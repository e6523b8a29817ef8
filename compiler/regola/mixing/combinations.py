"""Every race with every power on the boards of a game, and what is remarked of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from regola.checks import dominated_item, same_item
from regola.findings import Sink
from regola.mixing.ground import Ground
from regola.mixing.liveness import life
from regola.mixing.played import TRIED, Couple, Outcome, Played, Trial, outcome
from regola.mixing.remarks import FINDERS, Pair, Remark
from regola.mixing.wording import Teller
from regola.program.model import Item

__all__ = [
    "Cell",
    "Combinations",
    "Rating",
    "Twin",
    "combinations",
    "confirmed",
    "in_play",
    "sentence",
    "twin",
]

Rating: TypeAlias = Literal["plain", "remark", "problem"]
"""How a pair stands: nothing to say, something to know, something that cannot work."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A race with a power and its remarks; ``trial`` tells what play said to them."""

    race: Item
    power: Item
    remarks: tuple[Remark, ...]
    trial: Trial | None = None

    @property
    def rating(self) -> Rating:
        """How the pair stands by its heaviest remark, those that play cleared left out."""
        weights = {one.weight for one in self.remarks if not self.is_cleared(one)}
        if "problem" in weights:
            return "problem"
        return "remark" if self.remarks else "plain"

    def is_cleared(self, remark: Remark) -> bool:
        """Tell whether play saw that what is remarked does not hold."""
        found = outcome(remark, self.trial)
        return found is not None and found.clears

    @property
    def couple(self) -> Couple:
        """The references of the two."""
        return self.race.reference, self.power.reference


@dataclass(frozen=True, slots=True)
class Twin:
    """An item that does the same as another of its kind, or is never better."""

    id: Literal["same-item", "dominated-item"]
    item: str
    other: str


@dataclass(frozen=True, slots=True)
class Combinations:
    """All pairs on the boards of a game, races by rows; ``packs`` are those that races are from."""

    game: str
    packs: tuple[str, ...]
    races: tuple[Item, ...]
    powers: tuple[Item, ...]
    cells: tuple[Cell, ...]
    twins: tuple[Twin, ...]

    def rows(self) -> Iterator[tuple[Item, tuple[Cell, ...]]]:
        """Give each race with its pairs, by the order of powers."""
        width = len(self.powers)
        for number, race in enumerate(self.races):
            yield race, self.cells[number * width : (number + 1) * width]

    def counts(self) -> Mapping[str, int]:
        """Return how many pairs stand how."""
        ratings: list[str] = [cell.rating for cell in self.cells]
        return {
            "pairs": len(ratings),
            "plain": ratings.count("plain"),
            "remarked": ratings.count("remark"),
            "problems": ratings.count("problem"),
        }


def combinations(
    items: Iterable[Item],
    packs: Iterable[str],
    ground: Ground,
    advance: Callable[[], None] = lambda: None,
) -> Combinations:
    """Look at every race of some packs with every power of them."""
    inside = tuple(packs)
    known = [ground.translation.item(item) for item in items if item.pack in inside]
    races, powers = (_of_kind(known, kind) for kind in ("race", "power"))
    alone = {item.reference: life(ground, (item,)) for item in (*races, *powers)}
    cells = []
    for race in races:
        for power in powers:
            pair = Pair.of(race, power, ground, alone)
            remarks = tuple(remark for find in FINDERS for remark in find(pair))
            cells.append(Cell(race, power, remarks))
            advance()
    twins = tuple(_twins((*races, *powers), ground))
    return Combinations(ground.mixed.game, inside, races, powers, tuple(cells), twins)


def _of_kind(items: Iterable[Item], kind: str) -> tuple[Item, ...]:
    return tuple(sorted((i for i in items if i.kind == kind), key=lambda item: item.id))


def _twins(items: tuple[Item, ...], ground: Ground) -> Iterator[Twin]:
    """Give items that the checks find the same or dominated, in the words of the boards."""
    survey, sink = ground.survey(items), Sink()
    same_item.check(survey, sink)
    dominated_item.check(survey, sink)
    places = {(item.span.path, item.span.start): item.reference for item in items}
    for finding in sink.sorted():
        mine = places.get((finding.span.path, finding.span.start))
        others = (places.get((one.span.path, one.span.start)) for one in finding.related)
        other = next((one for one in others if one is not None), None)
        if mine is not None and other is not None:
            yield Twin(
                "same-item" if finding.slug == "same-item" else "dominated-item", mine, other
            )


def confirmed(
    found: Combinations, played: Played, games: int, advance: Callable[[], None] = lambda: None
) -> Combinations:
    """Try in play every pair of which something is said that play can confirm or clear."""
    asked = [c.couple for c in found.cells if any(one.id in TRIED for one in c.remarks)]
    trials = played.try_out(asked, games, advance)
    cells = tuple(replace(cell, trial=trials.get(cell.couple)) for cell in found.cells)
    return replace(found, cells=cells)


# ---- as words -----------------------------------------------------------------------------------


def sentence(remark: Remark, game: str, teller: Teller, alike: Sequence[Remark] = ()) -> str:
    """Say a remark by itself, or with those that are like it but for their numbers."""
    some = alike or (remark,)
    values: dict[str, str | int] = {
        "wanted": _span([one.wanted for one in some]),
        "atHand": _span([one.at_hand for one in some]),
    }
    for key, number, line in zip(
        ("item", "other"), ("number", "otherNumber"), remark.lines, strict=False
    ):
        values[key] = teller.name(line.reference, game)
        values[number] = line.number
    names = [teller.name(name, game) for name in remark.names]
    if names:
        spot = "other" if remark.lines else "item"
        values |= {"name": names[0], spot: names[0]}
        values |= {"other": names[1]} if len(names) > 1 else {}
    if remark.id in ("senseless-item", "idle-item"):
        values["item"] = names[0]
    if remark.reason is not None:
        values["why"] = teller.reason(remark.reason, game)
    return teller.say(remark.id, **values)


def _span(numbers: Sequence[int]) -> str | int:
    """Return a number, or from which to which several go."""
    least, most = min(numbers), max(numbers)
    return least if least == most else f"{least}–{most}"


def in_play(remark: Remark, found: Outcome | None, teller: Teller) -> str:
    """Say what play said of a remark."""
    if found is None:
        return teller.say("untried")
    words = _OWN_WORDS.get(remark.id)
    decided = found.said in ("confirmed", "cleared")
    identifier = f"{words}-{found.said}" if words is not None and decided else found.said
    return teller.say(identifier, fired=found.games, games=found.of)


_OWN_WORDS = {
    "senseless-item": "senseless-item",
    "too-few-tokens": "too-few-tokens",
    "shared-piece": "shared-piece",
    "tray-empty": "shared-piece",
    "decline-open": "in-decline",
    "acts-in-decline": "in-decline",
}
"""In what words play answers remarks that say something else than that rules do nothing."""


def twin(one: Twin, teller: Teller) -> str:
    """Say that an item is the same as another, or never better."""
    return teller.say(one.id, item=teller.name(one.item), other=teller.name(one.other))
