"""Deeds that move creatures, adventurers, goons and the tokens of scenarios."""

from __future__ import annotations

from collections.abc import Generator

from regola.program.meaning import Deed, Phrase
from regola.reference.digger import coins
from regola.reference.digger.choosing import (
    acting_seat,
    actor,
    event_thing,
    pick,
    things_of,
    type_of,
)
from regola.reference.digger.facts import NOBODY
from regola.reference.digger.game import Delve
from regola.reference.digger.things import body_of
from regola.reference.digger.walking import fewer, is_stopped, march, next_spaces, step_aside
from regola.reference.family import Thing
from regola.reference.happening import Happened
from regola.reference.play import Answer, Asking, Doing, Question, slot

__all__ = ["enterable", "march_one", "marchers", "move", "put_figure", "put_off"]


def _over(play: Delve, doing: Doing, deed: Deed) -> set[int]:
    where = slot(deed, "over")
    if where is None:
        return set(play.dug.grounds)
    return {int(one.key) for one in things_of(play, doing, where)}


def marchers(play: Delve, doing: Doing, deed: Deed) -> list[Thing]:
    """Return the creatures and adventurers of a deed that can go anywhere."""
    over = _over(play, doing, deed)
    movers = things_of(play, doing, deed.object)
    return [one for one in movers if next_spaces(play, acting_seat(doing), one, over)]


def march_one(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """One that can go anywhere marches as far as its speed."""
    able = marchers(play, doing, deed)
    if not able:
        return False
    mover = yield from pick(play, doing, able)
    march(play, acting_seat(doing), mover, _over(play, doing, deed))
    return True


def move(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Coins change piles, goons tiles; a token comes to a space, a creature takes one step."""
    if type_of(deed) == "coin":
        return (yield from coins.move(play, doing, deed))
    if type_of(deed) == "goon":
        return (yield from _move_goons(play, doing, deed))
    where = things_of(play, doing, slot(deed, "to"))
    if type_of(deed) == "figure":
        figure = yield from put_figure(play, doing, deed, where)
        if figure is not None:
            to = Thing("tile", play.dug.figures[figure.key])
            play.begin(play.tell(Happened("move", actor(doing), {"object": figure, "to": to})))
        return figure is not None
    movers, seat = things_of(play, doing, deed.object), acting_seat(doing)
    spaces = {int(one.key) for one in where}
    able = next_spaces(play, seat, movers[0], spaces) if movers else []
    if not able:
        return False
    goal = yield from pick(play, doing, [Thing("tile", space) for space in able])
    step_aside(play, seat, movers[0], goal.key)
    return True


def enterable(play: Delve, doing: Doing, deed: Deed) -> list[Thing]:
    """Return the tiles on which the goon that the event spoke of may step."""
    goon = event_thing(doing)
    if goon is None:
        return []
    origin = goon.place[1]
    return [
        one
        for one in things_of(play, doing, slot(deed, "to"))
        if one.key in play.dug.grounds and not is_stopped(play, goon.key, origin, one.key, 1)
    ]


def _move_goons(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Goons go along with a creature; or the goon that the event spoke of gets away."""
    to = slot(deed, "to")
    if to is not None and to.type in ("creature", "adventurer", "mover"):
        return _captured(play, doing, deed, to)
    goon, tiles = event_thing(doing), enterable(play, doing, deed)
    if goon is None or not tiles:
        return False
    tile = yield from pick(play, doing, tiles)
    seat, origin = goon.key, goon.place[1]
    play.add_goons(seat, origin, -1)
    play.add_goons(seat, tile.key, 1)
    fewer(play, seat, origin)
    return True


def _captured(play: Delve, doing: Doing, deed: Deed, to: Phrase) -> bool:
    goons, mover = things_of(play, doing, deed.object), things_of(play, doing, to)[0]
    led = dict(body_of(play.reading, mover).led)
    for goon in goons:
        led[goon.key] = led.get(goon.key, 0) + 1
        play.add_goons(goon.key, goon.place[1], -1)
        fewer(play, goon.key, goon.place[1])
    play.move_body(mover, body_of(play.reading, mover).place, led=led)
    return bool(goons)


# ---- tokens of scenarios ----


def put_off(play: Delve, figures: tuple[Thing, ...]) -> bool:
    """Tokens that lie on the board are off it."""
    lying = [one for one in figures if play.dug.figures[one.key] != NOBODY]
    for one in lying:
        play.dug.figures[one.key] = NOBODY
    return bool(lying)


def _figure(play: Delve, doing: Doing, deed: Deed) -> str:
    """Return the token of a deed, wherever it is."""
    thing = deed.object
    if thing is not None and thing.noun == "it":
        return "" if doing.scene.it is None else str(doing.scene.it.key)
    if thing is not None and thing.noun in play.dug.figures:
        return thing.noun
    return next((str(one.key) for one in things_of(play, doing, thing)), "")


def put_figure(
    play: Delve, doing: Doing, deed: Deed, spaces: tuple[Thing, ...]
) -> Generator[Question | None, Answer | None, Thing | None]:
    """The token lies in a space that is chosen, wherever it was; return it."""
    figure = _figure(play, doing, deed)
    if not figure or not spaces:
        return None
    apart = {one.key: one for one in spaces}
    space = yield from pick(play, doing, apart.values())
    play.dug.figures[figure] = space.key
    play.reading.changed()
    return Thing("figure", figure)
