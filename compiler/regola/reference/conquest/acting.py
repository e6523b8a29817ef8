"""Who acts in a game of conquest, on what, and what all deeds share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from regola.program.meaning import Deed, Did, Link, Phrase, Recalled
from regola.reference.conquest.facts import NOBODY, Facts
from regola.reference.conquest.game import Game
from regola.reference.conquest.things import facts_of, player_of
from regola.reference.family import Said, Scene, Thing, all_choices
from regola.reference.levels import number
from regola.reference.play import Doing, Event, settings_of, slot
from regola.reference.reading import Reading, Unsaid

__all__ = [
    "actors",
    "banned_thing",
    "event",
    "eyes",
    "facts_in",
    "holder",
    "in_order",
    "in_sight",
    "is_out_of_use",
    "is_single",
    "is_tallied",
    "kind_of",
    "leave",
    "lose_tokens",
    "name",
    "object_of",
    "offer_settings",
    "own_tokens",
    "passing_costs",
    "people_acting",
    "place",
    "recalled",
    "seat_of",
    "spots",
]


def facts_in(play: Game) -> Facts:
    """Return the facts of a game."""
    return facts_of(play.reading)


def seat_of(play: Game, doing: Doing) -> int:
    """Return the seat of whoever does a deed."""
    return player_of(play.reading, doing.scene.you)


def people_acting(play: Game, doing: Doing) -> int:
    """Return the people that acts: the bearer, or the active one of the player that acts."""
    you = doing.scene.you
    if you is not None and you.type == "people":
        return int(you.key)
    seat = seat_of(play, doing)
    folks = facts_in(play).folks.items()
    return next((p for p, folk in folks if folk.seat == seat and not folk.declined), NOBODY)


def actors(reading: Reading, actor: Thing) -> tuple[Thing, ...]:
    """Return all that somebody who acts is: the people, its player, the combination just taken."""
    seat = player_of(reading, actor)
    taken = facts_of(reading).taken
    found = (actor,) if actor.type == "player" else (actor, Thing("player", seat))
    return (*found, Thing("combination", taken)) if taken >= 0 else found


def in_order(reading: Reading, called: Iterable[Thing]) -> list[Thing]:
    """Return players or peoples clockwise from the player on turn."""
    facts = facts_of(reading)
    count = len(facts.coins)
    return sorted(
        called, key=lambda one: ((player_of(reading, one) - facts.seat) % count, int(one.key))
    )


def own_tokens(play: Game, doing: Doing, phrase: Phrase) -> Callable[[Thing], bool]:
    """
    Return which regions are meant where tokens are discarded.

    Where nothing tells whose the tokens are or where they stand, they are those of who acts.
    """
    told = any(
        isinstance(one, Link | Recalled) for named in all_choices(phrase) for one in named.modifiers
    )
    if phrase.owner or phrase.refers or phrase.noun == "it" or told:
        return lambda _region: True
    facts, you = facts_in(play), doing.scene.you

    def own(region: Thing) -> bool:
        holder = facts.lands[int(region.key)].holder
        if holder == NOBODY or you is None:
            return False
        mine = holder if you.type == "people" else facts.folks[holder].seat
        return mine == int(you.key)

    return own


def place(_reading: Reading, thing: Thing) -> Thing | None:
    """Return the region of a token that is chosen by where it stands; any other thing itself."""
    if thing.type not in ("token", "piece"):
        return thing
    sort, where = thing.place
    return Thing("region", where) if sort == "region" else None


def name(reading: Reading, thing: Thing) -> str:
    """Return how moves call a thing: a region by its id, a piece by its kind, others by number."""
    return facts_of(reading).lands[int(thing.key)].id if thing.type == "region" else str(thing.key)


def holder(reading: Reading, thing: Thing) -> Thing | None:
    """Return the people that holds a region: what is done to the one is done to the other."""
    if thing.type == "token" and thing.place[0] == "region":
        thing = Thing("region", thing.place[1])
    if thing.type != "region":
        return None
    people = facts_of(reading).lands[int(thing.key)].holder
    return None if people == NOBODY else Thing("people", people)


def eyes(reading: Reading, word: str, thing: Thing, you: Thing | None) -> Thing | None:
    """Return in whose eyes a number is asked in a rule: its holder's, where it is the holder's."""
    held = holder(reading, thing)
    by_holder = reading.family.vocabulary.quantities[word].asked_by == "holder"
    return held if by_holder and held is not None else you


def in_sight(thing: Thing) -> bool:
    """Tokens stand in regions, pieces lie there or with players, unless said to be elsewhere."""
    if thing.type == "token":
        return thing.place[0] == "region"
    return thing.type != "piece" or thing.place[0] in ("region", "player")


def is_tallied(phrase: Phrase) -> bool:
    """Tell whether a phrase is of tokens that a deed was done to: they are all alike since."""
    return phrase.type == "token" and any(isinstance(one, Did) for one in phrase.modifiers)


def lose_tokens(play: Game, region: int, count: int) -> list[Doing]:
    """Tell of each token that goes from a region to its tray, and return what that sets off."""
    land = facts_in(play).lands[region]
    tokens = (Thing("token", "", ("region", region), number) for number in range(count))
    told = [event(play, "lose", land.holder, one) for one in tokens]
    return [doing for one in told for doing in play.announce(one)]


def is_single(phrase: Phrase) -> bool:
    """Tell whether a phrase names the only one there is: *your player*."""
    return phrase.owner == "you" and phrase.type == "player"


def banned_thing(deed: Deed) -> Phrase | None:
    """Return what a ban of a deed is on: its object; of coins and gifts, whose they are or get."""
    if deed.verb == "give":
        return slot(deed, "to")
    if deed.object is not None and deed.object.type == "coin":
        return slot(deed, "from")
    return deed.object


def event(play: Game, verb: str, people: int, *things: Thing) -> Event:
    """Return a deed of a people, or of nobody, on things."""
    who = () if people == NOBODY else actors(play.reading, Thing("people", people))
    return Event(verb, who, things)


def spots(phrase: Phrase) -> tuple[str, ...]:
    """Return the words of a phrase such as *the tray or the hand*."""
    return tuple(one.noun for one in (phrase, *phrase.alternatives))


def kind_of(doing: Doing, phrase: Phrase) -> str:
    """Return the kind of pieces that a phrase names, *it* included."""
    it = doing.scene.it
    return str(it.key) if phrase.noun == "it" and it is not None else phrase.noun


def is_out_of_use(facts: Facts, you: Thing | None) -> bool:
    """Tell whether a people is in decline while its player has no active one."""
    folk = None if you is None or you.type != "people" else facts.folks.get(int(you.key))
    if folk is None or not folk.declined:
        return False
    return all(one.declined for one in facts.folks.values() if one.seat == folk.seat)


def passing_costs(play: Game, doing: Doing, deed: Deed) -> dict[Thing, int]:
    """What it costs to pass over each of the combinations that a deed names."""
    passed = play.reading.things(object_of(deed), doing.scene)
    return {one: number(play.reading, "passing cost", one, doing.scene.you) for one in passed}


def object_of(deed: Deed) -> Phrase:
    """Return what a deed is done to."""
    if deed.object is None:
        raise Unsaid(deed.verb)
    return deed.object


def offer_settings(said: Said, scene: Scene) -> tuple[Said, ...]:
    """Return what holds during the deed of an offer."""
    return settings_of(said, scene, said.rule.body.steps)  # type: ignore[union-attr]


def leave(play: Game, region: int) -> None:
    """Give a region up: its holder takes what stands there in hand; it has lost the region."""
    facts = facts_in(play)
    land = facts.lands[region]
    there = Thing("region", region)
    set_off = play.announce(event(play, "lose", land.holder, there))
    facts.folks[land.holder].hand += land.tokens
    land.tokens, land.holder = 0, NOBODY
    play.begin(set_off)


def recalled(reading: Reading, time: str, scene: Scene) -> Iterator[tuple[Event, Reading]]:
    """Give the deeds of this turn, or of those before it as far back as a span goes."""
    facts, you = facts_of(reading), scene.you
    if not time:
        yield from facts.history
        return
    span, turns = reading.family.vocabulary.spans[time], facts.turns()
    if span.own:
        seat, from_start = player_of(reading, you), span.until == "start of turn"
        over = len(turns) - (not (from_start or facts.between))
        own = [number for number, turn in enumerate(turns[:over]) if turn.seat == seat]
        if span.since:
            turns = [turns[own[-1]]] if own else []
        else:
            turns = turns[own[-1] + (not from_start) :] if own else turns
    else:
        turns = [turn for turn in turns if turn.round == facts.round]
    # Nobody remembers what was done before he came.
    yield from ((e, then) for t in turns for e, then in t.deeds if _is_there(you, facts_of(then)))


def _is_there(you: Thing | None, facts: Facts) -> bool:
    return you is None or you.type != "people" or int(you.key) in facts.folks
