"""How goons, creatures and players leave the game."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from regola.program.meaning import Deed, Link, Phrase
from regola.reference.digger.facts import NOBODY
from regola.reference.digger.game import Delve
from regola.reference.digger.things import body_of, seat_of
from regola.reference.digger.walking import fewer, under_way
from regola.reference.family import Thing, bare
from regola.reference.happening import Happened, Happening
from regola.reference.play import Answer, Asking, Doing, Question, is_all, is_chosen
from regola.reference.reading import Unsaid

__all__ = ["defeat", "kill", "killable", "pick_of_players", "return_goons", "take_off"]


def take_off(play: Delve, seat: int, tile: int, count: int) -> None:
    """Have goons go back to the reserve; a squad under way that they were of has fewer."""
    play.add_goons(seat, tile, -count)
    play.dug.reserve[seat] += count
    fewer(play, seat, tile)


def pick_of_players(
    doing: Doing, things: Iterable[Thing]
) -> Generator[Question | None, Answer | None, Thing]:
    """Have one of some goons or markers be chosen: whose it is, and on which tile."""
    codes = {1000 * one.key + one.place[1]: one for one in things}
    answers = tuple(Answer(f"pick {code}", one) for code, one in sorted(codes.items()))
    answer = yield Question(seat_of(doing.scene.you), answers)
    if answer is None or answer.thing is None:
        raise Unsaid("no answer")
    return answer.thing


# ---- goons ------------------------------------------------------------------------------------


def return_goons(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Goons go to the reserve: all that are named, or so many, which who acts chooses."""
    done = False
    for _ in range(play.count(doing, deed)):
        found = () if deed.object is None else play.reading.things(bare(deed.object), doing.scene)
        if not found:
            break
        goon = found[0]
        if deed.object is not None and not is_all(deed.object):
            goon = yield from pick_of_players(doing, found)
        take_off(play, goon.key, goon.place[1], 1)
        done = True
    return done


def kill(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Goons go to the reserve, creatures and adventurers off the board."""
    thing = deed.object
    if thing is None:
        raise Unsaid("kill")
    if thing.type != "goon":
        return (yield from _kill_movers(play, doing, thing))
    if _is_of_squad(thing):
        return (yield from _kill_of_squad(play, doing, play.count(doing, deed)))
    return (yield from _kill_one_by_one(play, doing, thing))


def _is_of_squad(goons: Phrase) -> bool:
    links = (one for one in goons.modifiers if isinstance(one, Link))
    return any(m.relation in ("in", "of") and m.target.type == "squad" for m in links)


def _kill_of_squad(play: Delve, doing: Doing, count: int) -> Asking:
    """The squad that moves has fewer goons."""
    event = doing.event if isinstance(doing, Happening) else None
    seat = NOBODY if event is None else seat_of(event.actor)
    squad = next((one for one in under_way(play, seat) if one.count > 0), None)
    if squad is None:
        return False
    goon = Thing("goon", seat, ("tile", squad.tile))
    if _is_protected(play, doing, goon):
        return False
    for _ in range(min(count, squad.count)):
        stood = squad.count
        yield from _before_end(play, doing, goon)
        if goon.place != ("tile", squad.tile) or not 0 < stood <= squad.count:
            continue
        told = _end_of(doing, goon)
        heard = play.hear(told)
        squad.count -= 1
        play.add_goons(seat, squad.tile, -1)
        play.dug.reserve[seat] += 1
        play.begin(play.set_off(heard, told))
        yield None
    return True


def _kill_one_by_one(play: Delve, doing: Doing, thing: Phrase) -> Asking:
    """
    Before and when each goon dies rules have their say; one that has gone away meanwhile lives.

    Of fewer than all that are named, whoever acts chooses which.
    """
    found = killable(play, doing, thing)
    if found and not is_all(thing):
        found = [(yield from pick_of_players(doing, found))]
    for one in found:
        goon = Thing("goon", one.key, one.place)
        stood = play.goons_at(one.key, one.place[1])
        if not stood:
            continue
        yield from _before_end(play, doing, goon)
        if play.goons_at(one.key, one.place[1]) >= stood:
            told = _end_of(doing, goon)
            heard = play.hear(told)
            take_off(play, one.key, one.place[1], 1)
            play.begin(play.set_off(heard, told))
            yield None
    return bool(found)


def killable(play: Delve, doing: Doing, thing: Phrase) -> list[Thing]:
    """Return the goons of a phrase that no rule protects."""
    found = play.reading.things(bare(thing), doing.scene)
    return [one for one in found if not _is_protected(play, doing, one)]


def _is_protected(play: Delve, doing: Doing, goon: Thing) -> bool:
    end = _end_of(doing, goon)
    using = {name: one for name, one in end.told.items() if name != "object"}
    return play.tiles.is_forbidden("kill", end.actor, goon, using)


def _before_end(play: Delve, doing: Doing, goon: Thing) -> Asking:
    """Rules do what they do before a goon dies."""
    play.begin(play.tell(_end_of(doing, goon), before=True))
    yield None
    return True


def _end_of(doing: Doing, goon: Thing) -> Happened:
    """Return the end of a goon, as rules are told of it: by whom, and by what."""
    you = doing.scene.you
    if you is None:
        raise Unsaid("kill")
    return Happened("kill", you, {"object": goon, **_party_of(doing)})


# ---- creatures and adventurers ----------------------------------------------------------------


def _kill_movers(play: Delve, doing: Doing, thing: Phrase) -> Asking:
    """Those that no rule protects leave the board; each is told of."""
    movers = play.reading.things(bare(thing), doing.scene)
    if not movers:
        return False
    if is_chosen(thing):
        movers = ((yield from play.choose(doing, "pick", sorted(movers, key=lambda one: one.key))),)
    you, using = doing.scene.you, _party_of(doing)
    if you is None:
        raise Unsaid("kill")
    set_off: list[Doing] = []
    for mover in movers:
        if play.tiles.is_forbidden("kill", you, mover, using):
            continue
        told = Happened("kill", you, {"object": mover, **using})
        heard = play.hear(told)
        _leaves(play, mover)
        set_off += play.set_off(heard, told)
    play.begin(set_off)
    return True


def _party_of(doing: Doing) -> dict[str, Thing]:
    """Return by what somebody is killed: one's party or the token whose way set the rule off."""
    event = doing.event if isinstance(doing, Happening) else None
    if event is None or event.verb != "move":
        return {}
    thing = event.told["object"]
    is_means = thing.type == "figure" or event.actor == doing.scene.you
    return {"using": thing} if is_means else {}


def _leaves(play: Delve, mover: Thing) -> None:
    """It is off the board and nobody's; the goons that went with it go to the reserves."""
    for seat, count in body_of(play.reading, mover).led.items():
        play.dug.reserve[seat] += count
    play.move_body(mover, NOBODY, leader=NOBODY, led={})


# ---- players ----------------------------------------------------------------------------------


def defeat(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """A player has no turns, no goons and no creatures any more."""
    facts, thing = play.dug, deed.object
    players = () if thing is None else play.reading.things(bare(thing), doing.scene)
    yield from ()
    where = dict(deed.slots).get("in")
    tiles = () if where is None else play.reading.things(bare(where), doing.scene)
    if not players or not tiles or not facts.playing[int(players[0].key)]:
        return False
    player = players[0]
    told = Happened("defeat", player, {"object": player, "in": tiles[0]})
    heard = [(said, scene) for said, scene in play.hear(told) if said.scene.you != player]
    facts.playing[player.key] = False
    play.reading.changed()
    for space in list(facts.grounds):
        take_off(play, player.key, space, play.goons_at(player.key, space))
    for number, body in enumerate(facts.bodies):
        if body.leader == player.key:
            _leaves(play, Thing(body.kind, number))
    play.begin(play.set_off(heard, told))
    return True
