"""The family of the conquest games, as one record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from regola.checks.parts import parts
from regola.program.model import Item
from regola.reference.conquest.acting import (
    actors,
    banned_thing,
    eyes,
    holder,
    in_order,
    in_sight,
    is_single,
    is_tallied,
    name,
    place,
    recalled,
)
from regola.reference.conquest.bearers import (
    binds,
    each_piece,
    helps,
    in_force,
    is_shielded,
    is_time,
    listeners,
    seeming,
)
from regola.reference.conquest.deeds import OTHERS, VERBS
from regola.reference.conquest.lasting import begin_lasting, with_what_lasts
from regola.reference.conquest.offering import is_possible
from regola.reference.conquest.relations import RELATIONS, is_near
from regola.reference.conquest.things import THINGS, facts_of, player_of
from regola.reference.conquest.words import (
    ADJECTIVES,
    HELD,
    NOUNS,
    NUMBERS,
    OWNED,
    ROLLED,
    groups,
    is_content,
    is_rolled,
    terrains,
)
from regola.reference.family import Family, Scene, Thing
from regola.reference.reading import Reading
from regola.vocabulary.model import Vocabulary

__all__ = ["conquest"]

Numbers = Mapping[str, Callable[[Reading, Thing, Scene], int]]


def conquest(items: Iterable[Item], vocabulary: Vocabulary) -> Family:
    """Return the words of the conquest games for a table with these items, boards left out."""
    known = {one.reference: one for item in items for one in item.walk()}
    return Family(
        vocabulary=vocabulary,
        things=THINGS,
        nouns=NOUNS,
        content=is_content,
        owned=OWNED,
        held=HELD,
        relations=RELATIONS,
        mutual=frozenset({"beside"}),
        adjectives=ADJECTIVES,
        numbers={**NUMBERS, **_printed(known)},
        known=dict.fromkeys(ROLLED, is_rolled),
        counts={"group": groups, "terrain": terrains},
        said=lambda reading: with_what_lasts(reading, in_force(known, reading)),
        lasts=begin_lasting,
        binds=binds,
        is_time=is_time,
        each=each_piece,
        shielded=is_shielded,
        helps=helps,
        seeming=seeming,
        verbs=VERBS,
        others=OTHERS,
        possible=is_possible,
        listeners=listeners,
        actors=actors,
        in_order=in_order,
        tallied=is_tallied,
        recalled=recalled,
        seat=player_of,
        name=name,
        place=place,
        holder=holder,
        eyes=eyes,
        is_near=is_near,
        is_single=is_single,
        in_sight=in_sight,
        banned_thing=banned_thing,
        items=known,
        asks_number=True,
        is_lasting=lambda topic: is_of_the_board(vocabulary, topic),
        symbols=frozenset(_symbols(known.values())),
    )


def _printed(known: Mapping[str, Item]) -> Numbers:
    """Return what is printed on the banner and on the badge of a combination."""

    def banner(reading: Reading, slot: Thing, _scene: Scene) -> int:
        return known[facts_of(reading).row[slot.key].race].number("tokens") or 0

    def badge(reading: Reading, slot: Thing, _scene: Scene) -> int:
        return known[facts_of(reading).row[slot.key].power].number("tokens") or 0

    return {"banner": banner, "badge": badge}


def is_of_the_board(vocabulary: Vocabulary, topic: str) -> bool:
    """Tell whether regions are of a class by their board: a terrain, *water*, *with* a symbol."""
    word = vocabulary.adjectives.get(topic)
    return "/" in topic or topic == "with" or (word is not None and word.static)


def _symbols(items: Iterable[Item]) -> Iterator[str]:
    named = (noun for item in items for rule in item.rules for noun in parts(rule).nouns)
    return (noun for noun in named if "/symbol/" in noun)
