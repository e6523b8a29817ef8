"""What each verb of the conquest games changes, and by how much; nothing else changes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping

from regola.program.meaning import Deed, Offer, Phrase
from regola.reference.conquest.acting import (
    event,
    facts_in,
    kind_of,
    object_of,
    passing_costs,
    people_acting,
    seat_of,
)
from regola.reference.conquest.conquering import abandon, by_piece, conquer, roll
from regola.reference.conquest.game import Game
from regola.reference.conquest.markers import gain_markers, give_markers, is_marker
from regola.reference.conquest.moments import reactions_of_all
from regola.reference.conquest.moving import move_tokens
from regola.reference.conquest.peoples import (
    choose,
    decline,
    discard_people,
    draw,
    reactivate,
    refill,
    reveal,
    swap,
    use,
)
from regola.reference.conquest.pieces import lay, return_pieces, take_up_pieces
from regola.reference.conquest.things import player_of
from regola.reference.conquest.tokens import (
    discard,
    put_tokens,
    redeploy,
    replace_tokens,
)
from regola.reference.family import Thing
from regola.reference.play import Answer, Asking, Doing, Question, at_once, is_all, slot
from regola.reference.reading import Unsaid

__all__ = ["OTHERS", "VERBS"]


@at_once
def _pass(play: Game, doing: Doing, deed: Deed) -> bool:
    """Coins come to lie on each combination passed over; all that can be paid, or nothing."""
    facts, seat = facts_in(play), seat_of(play, doing)
    costs = passing_costs(play, doing, deed)
    if facts.coins[seat] < sum(costs.values()):
        return False
    people, set_off = people_acting(play, doing), []
    for one, cost in costs.items():
        facts.coins[seat] -= cost
        facts.row[int(one.key)].coins += cost
        if people in facts.folks:
            set_off += play.announce(event(play, "pass", people, one))
    play.begin(set_off)
    return True


@at_once
def _gain(play: Game, doing: Doing, deed: Deed) -> bool:
    """Coins from the bank, tokens from the tray and pieces from the box, as many as there are."""
    facts, thing, count = facts_in(play), object_of(deed), play.count(doing, deed)
    if thing.type == "coin":
        facts.coins[seat_of(play, doing)] += count
    elif thing.type == "token":
        folk = facts.folks.get(people_acting(play, doing))
        if folk is None:
            return False
        taken = min(count, folk.tray)
        folk.tray, folk.hand = folk.tray - taken, folk.hand + taken
    elif is_marker(play.reading, kind_of(doing, thing)):
        return gain_markers(play, doing, deed)
    else:
        kind = kind_of(doing, thing)
        taken = min(count, facts.boxed.get(kind, 0))
        facts.boxed[kind] = facts.boxed.get(kind, 0) - taken
        facts.carried[kind] = facts.carried.get(kind, 0) + taken
    return True


def _partners(
    play: Game, doing: Doing, phrase: Phrase
) -> Generator[Question | None, Answer | None, tuple[Thing, ...]]:
    """Return whom coins go to or come from; *you* bear the rule, whoever takes its step."""
    if phrase.noun != "you":
        return (yield from play.meant(doing, phrase))
    return (Thing("player", player_of(play.reading, doing.said.scene.you)),)


def _pay(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Coins to the bank, or so many to each of those paid; not without enough of them."""
    facts, to = facts_in(play), slot(deed, "to")
    payees = () if to is None else (yield from _partners(play, doing, to))
    count, seat = play.count(doing, deed), seat_of(play, doing)
    price = count * (1 if to is None else len(payees))
    if facts.coins[seat] < price:
        return False
    facts.coins[seat] -= price
    for payee in payees:
        if payee.type == "player":
            facts.coins[int(payee.key)] += count
        else:
            facts.row[int(payee.key)].coins += count
    return True


def _take_coins(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Coins from each of those named, as many as they have."""
    facts, source, seat = facts_in(play), slot(deed, "from"), seat_of(play, doing)
    if source is None:
        raise Unsaid(deed.verb)
    count, you = play.count(doing, deed), doing.scene.you
    for one in (yield from _partners(play, doing, source)):
        if one.type == "combination":
            taken = min(count, facts.row[int(one.key)].coins)
            facts.row[int(one.key)].coins -= taken
        elif you is None or play.is_banned("take", you, one):
            continue
        else:
            taken = min(count, facts.coins[int(one.key)])
            facts.coins[int(one.key)] -= taken
        facts.coins[seat] += taken
    return True


def _give(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Lay markers before each of the players, or pay him coins."""
    if object_of(deed).type == "coin":
        return (yield from _pay(play, doing, deed))
    return (yield from give_markers(play, doing, deed))


def _put(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Tokens or pieces come to regions; pieces put in hand come back."""
    where = slot(deed, "in")
    if where is None:
        raise Unsaid(deed.verb)
    if object_of(deed).type == "token":
        return (yield from put_tokens(play, doing, deed, where))
    if where.type == "spot":
        return (yield from return_pieces(play, doing, deed))
    return (yield from lay(play, doing, deed, where))


def _move(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Tokens go to the hand or to the side; pieces from where they lie to where they are told."""
    facts, to, source = facts_in(play), slot(deed, "to"), slot(deed, "from")
    if to is None:
        raise Unsaid(deed.verb)
    if object_of(deed).type != "token":
        if to.type == "spot":
            return (yield from return_pieces(play, doing, deed))
        if not is_all(object_of(deed)):
            take_up_pieces(facts, kind_of(doing, object_of(deed)), lambda _region: True)
        return (yield from lay(play, doing, deed, to))
    return (yield from move_tokens(play, doing, deed, to, source))


def _return(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Pieces come back in hand; a combination leaves once all else of its people is done."""
    if object_of(deed).type == "piece" or object_of(deed).noun == "it":
        return (yield from return_pieces(play, doing, deed))
    you = doing.scene.you
    if you is None or int(you.key) not in facts_in(play).folks:
        return False
    others = [one for one in play.agenda if one.scene.you == you and one is not doing]
    if others:
        # All else that the people has set off comes first.
        play.agenda.remove(doing)
        play.agenda.insert(play.agenda.index(others[0]), doing)
        yield None
    if int(you.key) not in facts_in(play).folks:
        return False
    discard_people(play, int(you.key))
    return True


def _end(play: Game, doing: Doing, deed: Deed) -> Asking:
    """The game ends, once all that happens at its end is done; or what is offered ends."""
    if object_of(deed).noun == "game":
        play.begin(reactions_of_all(play, "end of game"))
        yield None
        facts_in(play).over = True
        # Nothing that was still to come happens any more.
        play.agenda.clear()
    elif doing.scene.you is not None:
        play.stopped.add(doing.scene.you)
    return True


VERBS: Mapping[str, Callable[[Game, Doing, Deed], Asking]] = {
    "gain": _gain,
    "pay": _pay,
    "take": _take_coins,
    "give": _give,
    "put": _put,
    "move": _move,
    "return": _return,
    "remove": return_pieces,
    "discard": discard,
    "replace": replace_tokens,
    "redeploy": redeploy,
    "roll": roll,
    "conquer": conquer,
    "abandon": abandon,
    "choose": choose,
    "refill": refill,
    "pass": _pass,
    "decline": decline,
    "reactivate": reactivate,
    "swap": swap,
    "use": use,
    "reveal": reveal,
    "draw": draw,
    "end": _end,
}


OTHERS: Mapping[str, Callable[[Game, Doing, Offer], Asking]] = {"piece": by_piece}
