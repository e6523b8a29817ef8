"""What deeds with coins change: between bag, heap, hands and tiles, by a contract of each."""

from __future__ import annotations

from regola.program.meaning import Deed, Link, Phrase
from regola.reference.digger.game import Delve
from regola.reference.digger.things import seat_of
from regola.reference.family import Thing
from regola.reference.happening import Happened, Happening
from regola.reference.play import Answer, Asking, Doing, Question, slot
from regola.reference.reading import Unsaid

__all__ = [
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
    worth = sorted(set(facts.coins[other]))
    if not worth:
        return False
    answers = tuple(Answer(f"pick {value}", Thing("coin", value)) for value in worth)
    answer = yield Question(seat, answers)
    if answer is None or answer.thing is None:
        raise Unsaid("no answer")
    facts.coins[other].remove(answer.thing.key)
    facts.coins[seat].append(answer.thing.key)
    return True


def give(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Coins of the hand or the bag by chance, or all that lie in tiles, go to somebody's hand."""
    facts, seat = play.dug, seat_of(doing.scene.you)
    other = _player(play, doing, deed, "to")
    yield from ()
    inside = _tiles_of(deed.object)
    if inside is not None:
        stored = [int(one.key) for one in play.reading.things(inside, doing.scene)]
        given = [coin for space in stored for coin in facts.grounds[space].coins]
        for space in stored:
            play.change(space, coins=())
        facts.coins[other].extend(given)
        return bool(given)
    source = facts.bag if spot_of(deed, "from") == "bag" else facts.coins[seat]
    return _moved(play, play.count(doing, deed), source, facts.coins[other])


def _tiles_of(coins: Phrase | None) -> Phrase | None:
    """Return the tiles of *all coins in …*."""
    links = () if coins is None else (m for m in coins.modifiers if isinstance(m, Link))
    return next((m.target for m in links if m.relation == "in"), None)


def put(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """A coin of the hand, by chance, goes to a tile that is chosen."""
    seat, where = seat_of(doing.scene.you), slot(deed, "in")
    tiles = () if where is None else play.reading.things(where, doing.scene)
    hand = play.dug.coins[seat]
    if not tiles or not hand:
        return False
    tile = yield from play.choose(doing, "pick", tiles)
    coins = play.dug.grounds[int(tile.key)].coins
    play.change(int(tile.key), coins=(*coins, play.by_chance(hand)))
    return True


def move(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """So many coins go from a pile, the hand if none is named, to another, by chance."""
    seat = seat_of(doing.scene.you)
    if deed.object is not None:
        for one in deed.object.modifiers:
            if isinstance(one, Link) and one.relation == "of":
                seat = seat_of(next(iter(play.reading.things(one.target, doing.scene)), None))
    source = _pile(play, seat, spot_of(deed, "from") or "hand")
    goal = _pile(play, seat, spot_of(deed, "to"))
    yield from ()
    return _moved(play, play.count(doing, deed), source, goal)


# ---- whether it can be done -------------------------------------------------------------------


def can(play: Delve, doing: Doing, deed: Deed) -> bool:
    """Tell whether a deed with coins can be done: whether there are any where they come from."""
    facts, seat = play.dug, seat_of(doing.scene.you)
    hand = facts.coins[seat]
    if deed.verb in ("draw", "exchange"):
        return bool(facts.bag)
    if deed.verb == "put":
        where = slot(deed, "in")
        return bool(where and play.reading.things(where, doing.scene) and hand)
    return spot_of(deed, "from") != "hand" or bool(hand)
