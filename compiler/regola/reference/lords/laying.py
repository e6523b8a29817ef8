"""What is laid out when a stage begins, and cleared away when it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from regola.reference.levels import granted
from regola.reference.lords.facts import GONE, NOBODY, OFFERED
from regola.reference.lords.game import Siege, player
from regola.reference.lords.orders import take_box

__all__ = ["ENTERED", "LEFT"]


# ---- entering ---------------------------------------------------------------------------------


def _new_year(play: Siege, year: int, _number: int) -> None:
    """Stacks are shuffled, combat cards drawn, and the paladin of the year comes to the tent."""
    facts, chance = play.lair, play.chance
    box = facts.box
    heroes = list(enumerate(box.heroes))
    facts.year = year
    decks = {
        "monster_deck": [n for n, one in enumerate(facts.monsters) if one.year == year],
        "room_deck": [n for n, one in enumerate(box.rooms) if one.year == year],
        "hero_deck": [n for n, one in heroes if one.year == year and one.kind == "adventurer"],
        "event_deck": [n for n, (_, deck) in enumerate(box.events) if deck == "tile"],
    }
    for deck in decks.values():
        chance.shuffle(deck)
    cards = [n for n, one in enumerate(box.cards) if one.year == year]
    decks["card_deck"] = chance.sample(cards, min(box.base["fights"], len(cards)))
    facts.decks.update(decks)
    facts.known = [set() for _ in range(facts.seats)]
    paladins = (n for n, one in heroes if one.year == year and one.kind == "paladin")
    facts.paladin, facts.host = next(paladins, NOBODY), NOBODY


def _revealing(play: Siege, _year: int, number: int) -> None:
    """What was announced is here, new monsters and rooms lie open, the next round is announced."""
    facts = play.lair
    base, decks = facts.box.base, facts.decks
    facts.round = number
    facts.waiting, facts.announced = facts.announced, []
    facts.happening, facts.announced_event = facts.announced_event, NOBODY
    for copy, one in enumerate(facts.monsters):
        if one.keeper == OFFERED:
            play.change_monster(copy, keeper=GONE)
    for copy in _drawn(decks["monster_deck"], base["monsters_shown"]):
        play.change_monster(copy, keeper=OFFERED)
    facts.offered_rooms = _drawn(decks["room_deck"], base["rooms_shown"])
    if number < base["rounds"]:
        _announce(play)
        facts.announced_event = next(iter(_drawn(decks["event_deck"], 1)), NOBODY)
    _block(play)


def _drawn(deck: list[int], count: int) -> list[int]:
    """Take so many off a stack, as many as there are."""
    return [deck.pop() for _ in range(min(count, len(deck)))]


def _announce(play: Siege) -> None:
    """
    Adventurers stand from the weakest to the strongest; if all are equal the last is another.

    Of equals, whoever was drawn first stands first, but for those who are hasty in the eyes of the
    first player: they go before all who are as strong as they.
    """
    facts = play.lair
    deck = facts.decks["hero_deck"]
    shown = _drawn(deck, facts.box.shown)
    levels = {facts.heroes[hero].level for hero in shown}
    if deck and len(shown) > 1 and len(levels) == 1:
        put_back = shown.pop()
        shown.append(deck.pop())
        deck.insert(0, put_back)
    for hero in shown:
        level = facts.heroes[hero].level
        is_hasty = granted(play.reading, "hasty", play.hero(hero), player(facts.first))
        behind = [facts.heroes[one].level < level + (not is_hasty) for one in facts.announced]
        facts.announced.insert(sum(behind), hero)


def _block(play: Siege) -> None:
    """Minions of nobody's take second boxes by chance, not of the orders of the last round."""
    facts = play.lair
    for dummy, before in enumerate(facts.blocked):
        free = [order for order in range(len(facts.box.orders)) if order not in before]
        orders = play.chance.sample(free, facts.box.blocked)
        facts.blocked[dummy] = set(orders)
        for order in orders:
            take_box(facts, order, facts.seats + dummy, skipped=1)


def _arrival(play: Siege, _year: int, _number: int) -> None:
    """Whoever plays by himself in a game of two grows more evil."""
    facts = play.lair
    if facts.seats == 2:  # noqa: PLR2004  # a game of two has one who plays by himself
        facts.dummy_evil = min(facts.dummy_evil + 1, facts.box.base["highest_evil"])


def _planning(play: Siege, _year: int, _number: int) -> None:
    facts = play.lair
    facts.marks = {word: set() for word in facts.marks}
    facts.battlefields = [NOBODY] * facts.seats
    facts.posted = [[] for _ in range(facts.seats)]


def _fight_card(play: Siege, _year: int, number: int) -> None:
    """The next card is turned up; all know it."""
    facts = play.lair
    cards = facts.decks["card_deck"]
    facts.turned = cards[number - 1] if number <= len(cards) else NOBODY
    for known in facts.known:
        known.add(number - 1)


ENTERED: Mapping[str, Callable[[Siege, int, int], None]] = {
    "new year": _new_year,
    "revealing": _revealing,
    "arrival": _arrival,
    "planning": _planning,
    "fight card": _fight_card,
}
"""What is laid out, by the name of a stage; its year and its round are told."""

# ---- leaving ----------------------------------------------------------------------------------


def _withheld(play: Siege) -> None:
    facts = play.lair
    facts.barred = [set(sealed) for sealed in facts.sealed]
    facts.sealed = [[] for _ in range(facts.seats)]


def _ordered(play: Siege) -> None:
    facts = play.lair
    facts.chosen, facts.sealed = facts.sealed, [[] for _ in range(facts.seats)]


def _performed(play: Siege) -> None:
    """Minions that carried nothing out stand on their cards."""
    facts = play.lair
    facts.order, facts.slot = NOBODY, 0
    for seat, chosen in enumerate(facts.chosen):
        facts.on_card[seat] |= set(chosen) - facts.performed[seat]


def _round_over(play: Siege) -> None:
    """Imps and minions come home; the first player passes on, but not after the last round."""
    facts = play.lair
    facts.busy, facts.helping = [0] * facts.seats, [0] * facts.seats
    facts.performed = [set() for _ in range(facts.seats)]
    facts.on_card = [set() for _ in range(facts.seats)]
    facts.chosen = [[] for _ in range(facts.seats)]
    facts.boxes = [NOBODY] * len(facts.boxes)
    facts.plots = {place: replace(plot, ran=0) for place, plot in facts.plots.items()}
    play.used_now.clear()
    if facts.round < facts.box.base["rounds"]:
        facts.first = (facts.first + 1) % facts.seats


def _battle_over(play: Siege) -> None:
    play.lair.posted = [[] for _ in range(play.lair.seats)]


def _year_over(play: Siege) -> None:
    """Monsters wake, parties go home, traps are taken up, and somebody else is first."""
    facts = play.lair
    for copy in range(len(facts.monsters)):
        play.change_monster(copy, dormant=False)
    facts.poisoned, facts.turned = set(), NOBODY
    facts.wounds = [0] * len(facts.wounds)
    facts.parties = [[] for _ in range(facts.seats)]
    facts.paladin = facts.host = NOBODY
    play.reading.changed()
    facts.first = (facts.first + play.number("passes", facts.first)) % facts.seats
    facts.dummy_evil = max(facts.dummy_evil - 2, 1)
    facts.laid = set()


LEFT: Mapping[str, Callable[[Siege], None]] = {
    "start of game": _withheld,
    "ordering": _ordered,
    "performing": _performed,
    "end of round": _round_over,
    "battle": _battle_over,
    "end of year": _year_over,
}
"""What is cleared away, by the name of a stage."""
