"""What deeds with coins change: between bag, heap, hands and tiles, by a contract of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable

from regola.program.meaning import Adjective, Deed, Link, Phrase
from regola.reference.digger.game import Delve
from regola.reference.digger.things import seat_of
from regola.reference.family import Thing
from regola.reference.happening import Happened, Happening
from regola.reference.play import Answer, Asking, Doing, Question, slot
from regola.reference.reading import Unsaid

__all__ = [
    "VERBS",
    "can",
    "draw",
    "exchange",
    "give",
    "move",
    "put",
    "reveal",
    "spot_of",
    "take",
    "using_of",
]

VERBS = ("draw", "exchange", "give", "move", "put", "return", "reveal", "take")
"""What may be done with coins."""


def spot_of(deed: Deed, preposition: str) -> str:
    """Return the pile that stands after a preposition; nothing where none does."""
    phrase = slot(deed, preposition)
    return phrase.noun if phrase is not None and phrase.type == "spot" else ""


def _pile(play: Delve, seat: int, spot: str) -> list[int]:
    piles = {"hand": play.dug.coins[seat], "bag": play.dug.bag, "heap": play.dug.heap}
    if spot not in piles:
        raise Unsaid(spot)
    return piles[spot]


def _player(play: Delve, doing: Doing, deed: Deed, preposition: str) -> int:
    phrase = slot(deed, preposition)
    found = () if phrase is None else play.reading.things(phrase, doing.scene)
    return int(found[0].key) if found else -1


def _from_hand(
    play: Delve, doing: Doing, deed: Deed, goal: list[int]
) -> Generator[Question | None, Answer | None, bool]:
    """So many coins of the hand, those *random* by chance, the others one after another chosen."""
    seat, count = seat_of(doing.scene.you), play.count(doing, deed)
    own = play.dug.coins[seat]
    if _is_random(deed.object):
        return _moved(play, count, own, goal)
    chosen = list(own) if count >= len(own) else []
    while len(chosen) < min(count, len(own)):
        left = Counter(own) - Counter(chosen)
        chosen.append((yield from _picked(seat, left)))
    for coin in chosen:
        own.remove(coin)
    goal.extend(chosen)
    return bool(chosen)


def _is_random(coins: Phrase | None) -> bool:
    said = () if coins is None else coins.modifiers
    return any(isinstance(one, Adjective) and one.word == "random" for one in said)


def _picked(seat: int, coins: Iterable[int]) -> Generator[Question | None, Answer | None, int]:
    """Have a player choose a coin by its value."""
    answers = tuple(Answer(f"pick {value}", Thing("coin", value)) for value in sorted(set(coins)))
    answer = yield Question(seat, answers)
    if answer is None or answer.thing is None:
        raise Unsaid("no answer")
    return int(answer.thing.key)


def _moved(play: Delve, count: int, source: list[int], goal: list[int]) -> bool:
    """Move so many coins by chance, as many as there are at most."""
    moved = [play.by_chance(source) for _ in range(min(count, len(source)))]
    goal.extend(moved)
    return bool(moved)


def draw(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """So many coins go from the bag to the hand, by chance; each is told of."""
    seat, told = seat_of(doing.scene.you), list[Doing]()
    drawn = min(play.count(doing, deed), len(play.dug.bag))
    for _ in range(drawn):
        coin = play.by_chance(play.dug.bag)
        play.dug.coins[seat].append(coin)
        play.reading.changed()
        hand = play.dug.coins[seat]
        thing = Thing("coin", coin, ("player", seat), len(hand) - 1)
        things = {"object": thing}
        using = using_of(doing)
        things |= {} if using is None else {"using": using}
        told += play.tell(Happened("draw", Thing("player", seat), things))
    play.begin(told)
    yield from ()
    return bool(drawn)


def using_of(doing: Doing) -> Thing | None:
    """Return the creature by which what set a rule off was done."""
    event = doing.event if isinstance(doing, Happening) else None
    return None if event is None else event.told.get("using")


def exchange(play: Delve, doing: Doing, _deed: Deed) -> Asking:
    """The coin drawn last goes back to the bag, and another comes by chance."""
    own, bag = play.dug.coins[seat_of(doing.scene.you)], play.dug.bag
    yield from ()
    if not own or not bag:
        return False
    coin = own.pop()
    own.append(play.by_chance(bag))
    bag.append(coin)
    return True


def reveal(play: Delve, _doing: Doing, _deed: Deed) -> Asking:
    """A coin of the bag is looked at, and stays there."""
    bag = play.dug.bag
    yield from ()
    play.dug.revealed = bag[int(play.chance.random() * len(bag))] if bag else 0
    return bool(bag)


def take(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Coins of somebody, by chance or looked for, or all of the heap, go to the hand."""
    facts, seat, thing = play.dug, seat_of(doing.scene.you), deed.object
    if spot_of(deed, "from") == "heap":
        facts.coins[seat].extend(facts.heap)
        done = bool(facts.heap)
        facts.heap.clear()
        return done
    other = _player(play, doing, deed, "from")
    if thing is None or thing.determiner != "any":
        return _moved(play, play.count(doing, deed), facts.coins[other], facts.coins[seat])
    if not facts.coins[other]:
        return False
    coin = yield from _picked(seat, facts.coins[other])
    facts.coins[other].remove(coin)
    facts.coins[seat].append(coin)
    return True


def give(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Coins of the hand, of the bag by chance, or all that lie in tiles, go to somebody's hand."""
    facts, other = play.dug, _player(play, doing, deed, "to")
    inside = _tiles_of(deed.object)
    if inside is not None:
        stored = [int(one.key) for one in play.reading.things(inside, doing.scene)]
        given = [coin for space in stored for coin in facts.grounds[space].coins]
        for space in stored:
            play.change(space, coins=())
        facts.coins[other].extend(given)
        return bool(given)
    if spot_of(deed, "from") == "bag":
        return _moved(play, play.count(doing, deed), facts.bag, facts.coins[other])
    return (yield from _from_hand(play, doing, deed, facts.coins[other]))


def _tiles_of(coins: Phrase | None) -> Phrase | None:
    """Return the tiles of *all coins in …*."""
    links = () if coins is None else (m for m in coins.modifiers if isinstance(m, Link))
    return next((m.target for m in links if m.relation == "in"), None)


def put(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """A coin of the hand goes to a tile; tile and coin are chosen, a *random* coin by chance."""
    seat, where = seat_of(doing.scene.you), slot(deed, "in")
    tiles = () if where is None else play.reading.things(where, doing.scene)
    hand = play.dug.coins[seat]
    if not tiles or not hand:
        return False
    tile = yield from play.choose(doing, "pick", tiles)
    put: list[int] = []
    yield from _from_hand(play, doing, deed, put)
    coins = play.dug.grounds[int(tile.key)].coins
    play.change(int(tile.key), coins=(*coins, *put))
    return True


def move(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """
    So many coins go from a pile, the hand if none is named, to another.

    Whoever moves coins of his own hand chooses them; all others are unseen and go by chance.
    """
    you, seat = seat_of(doing.scene.you), _whose(play, doing, deed)
    pile, goal = spot_of(deed, "from") or "hand", _pile(play, seat, spot_of(deed, "to"))
    if pile == "hand" and seat == you:
        return (yield from _from_hand(play, doing, deed, goal))
    return _moved(play, play.count(doing, deed), _pile(play, seat, pile), goal)


def _whose(play: Delve, doing: Doing, deed: Deed) -> int:
    """Return the seat of the player whose coins a deed speaks of: who does it, if of nobody's."""
    links = () if deed.object is None else deed.object.modifiers
    for one in links:
        if isinstance(one, Link) and one.relation == "of":
            return seat_of(next(iter(play.reading.things(one.target, doing.scene)), None))
    return seat_of(doing.scene.you)


# ---- whether it can be done -------------------------------------------------------------------


def can(play: Delve, doing: Doing, deed: Deed) -> bool:
    """Tell whether a deed with coins can be done: whether there are any where they come from."""
    if deed.verb in ("draw", "exchange", "reveal"):
        return bool(play.dug.bag)
    if deed.verb == "give" and _tiles_of(deed.object) is not None:
        return True
    where = slot(deed, "in")
    if where is not None and not play.reading.things(where, doing.scene):
        return False
    of_another = deed.verb == "take" and spot_of(deed, "from") != "heap"
    seat = _player(play, doing, deed, "from") if of_another else _whose(play, doing, deed)
    return bool(_pile(play, seat, spot_of(deed, "from") or "hand"))
