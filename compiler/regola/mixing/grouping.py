"""
Remarks on pairs, each told once: what holds for an item with every partner is told at the item.

What play said of a remark may differ from pair to pair; of all the pairs of a group it is summed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from regola.mixing.combinations import Cell, Combinations, in_play, sentence, twin
from regola.mixing.played import TRIED, Couple, Outcome, Said, outcome
from regola.mixing.remarks import Remark
from regola.mixing.wording import Teller
from regola.program.model import Item

__all__ = ["Group", "groups", "lines", "parted"]


@dataclass(frozen=True)
class Group:
    """
    A remark, said, with the pairs that it is of.

    ``item`` is set where these are all the pairs of a race, or of a power. ``outcomes`` are what
    play said, each once, of all these pairs; none where play was not asked.
    """

    text: str
    remark: Remark
    cells: tuple[Cell, ...]
    outcomes: tuple[Outcome | None, ...] = ()
    item: Item | None = None

    @property
    def is_cleared(self) -> bool:
        """Whether play saw of each of the pairs that what is remarked does not hold."""
        return bool(self.outcomes) and all(one is not None and one.clears for one in self.outcomes)


@dataclass(frozen=True)
class _Found:
    """
    A remark with one of the pairs that it is of, and what is said of it but for play.

    ``matter`` is what is said whatever its numbers are, which may differ from partner to partner.
    """

    cell: Cell
    remark: Remark
    sentence: str
    matter: str


def groups(found: Combinations, teller: Teller) -> Iterator[Group]:
    """Give the remarks of a report: first those of whole items, then those of some pairs."""
    told = [_found(cell, one, found.game, teller) for cell in found.cells for one in cell.remarks]
    for of, partners in ((_race, found.powers), (_power, found.races)):
        whole = [some for some in _alike(told, of) if _is_whole(some, len(partners))]
        yield from (_whole(some, found.game, teller, of(some[0].cell)) for some in whole)
        known = {id(one) for some in whole for one in some}
        told = [one for one in told if id(one) not in known]
    for some in _alike(told):
        for same in _as_play_says(some, teller):
            # Where every pair stands alike, no pair needs a number of its own.
            one = outcome(same[0].remark, same[0].cell.trial)
            yield _group(same, same[0].sentence, [one], teller)


def _found(cell: Cell, remark: Remark, game: str, teller: Teller) -> _Found:
    matter = sentence(replace(remark, wanted=0, at_hand=0), game, teller)
    return _Found(cell, remark, sentence(remark, game, teller), matter)


def _race(cell: Cell) -> Item:
    return cell.race


def _power(cell: Cell) -> Item:
    return cell.power


def _is_whole(some: Sequence[_Found], partners: int) -> bool:
    """Tell whether a remark is of all pairs of an item; of a single pair it is told as such."""
    return len({one.cell.couple for one in some}) == partners > 1


def _alike(
    found: Iterable[_Found], of: Callable[[Cell], Item] | None = None
) -> Iterator[list[_Found]]:
    """
    Give remarks together of which the same is said but for play.

    Those ``of`` one item are alike whatever their numbers are.
    """
    alike: dict[tuple[str, str], list[_Found]] = {}
    for one in found:
        key = ("", one.sentence) if of is None else (of(one.cell).reference, one.matter)
        alike.setdefault(key, []).append(one)
    yield from alike.values()


def _as_play_says(some: Iterable[_Found], teller: Teller) -> Iterator[list[_Found]]:
    """Give remarks together of which play says the same too."""
    by_words: dict[str, list[_Found]] = {}
    for one in some:
        words = in_play(one.remark, outcome(one.remark, one.cell.trial), teller)
        by_words.setdefault(words, []).append(one)
    yield from by_words.values()


def _whole(some: Sequence[_Found], game: str, teller: Teller, item: Item) -> Group:
    remarks = [one.remark for one in some]
    text = sentence(remarks[0], game, teller, remarks)
    outcomes = _summed(outcome(one.remark, one.cell.trial) for one in some)
    return replace(_group(some, text, outcomes, teller), item=item)


def _group(
    some: Sequence[_Found], text: str, outcomes: Sequence[Outcome | None], teller: Teller
) -> Group:
    remark, cells = some[0].remark, tuple(one.cell for one in some)
    if remark.id not in TRIED:
        return Group(text, remark, cells)
    words = "; ".join(in_play(remark, one, teller) for one in outcomes)
    return Group(f"{text} ({words})", remark, cells, tuple(outcomes))


def _summed(outcomes: Iterable[Outcome | None]) -> list[Outcome | None]:
    """Add up the games of all outcomes that say the same; those of no trial come last."""
    games: dict[Said, list[int]] = {}
    untried = False
    for one in outcomes:
        if one is None:
            untried = True
        else:
            sums = games.setdefault(one.said, [0, 0])
            sums[0] += one.games
            sums[1] += one.of
    decided = [Outcome(said, *sums) for said, sums in games.items()]
    return [*decided, None] if untried else [*decided]


# ---- as text ------------------------------------------------------------------------------------


def lines(found: Combinations, teller: Teller) -> Iterator[str]:
    """Give a report for people: each remark with its pairs, then items that are alike."""
    for one in groups(found, teller):
        yield f"{one.text}:"
        yield f"    {', '.join(_pairs(one, teller))}"
    yield from (twin(one, teller) for one in found.twins)
    yield teller.say("combos-summary", **found.counts())


def _pairs(group: Group, teller: Teller) -> Iterator[str]:
    if group.item is None:
        yield from (f"{cell.race.id}+{cell.power.id}" for cell in group.cells)
    elif group.item.kind == "race":
        yield f"{teller.name(group.item.reference)} + *"
    else:
        yield f"* + {teller.name(group.item.reference)}"


def parted(told: Iterable[Group]) -> tuple[dict[str, list[Group]], dict[Couple, list[Group]]]:
    """Part what is told of items with every partner, by item, from what is told of pairs."""
    whole: dict[str, list[Group]] = {}
    pairs: dict[Couple, list[Group]] = {}
    for one in told:
        if one.item is not None:
            whole.setdefault(one.item.reference, []).append(one)
        else:
            for cell in one.cells:
                pairs.setdefault(cell.couple, []).append(one)
    return whole, pairs
