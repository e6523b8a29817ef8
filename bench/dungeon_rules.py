"""Rules by which faults in dungeons are looked for: what each does is plain, and comes about."""

from __future__ import annotations

__all__ = ["DEEDS", "STATEMENTS"]

_WORK = (
    *("gain 2 gold", "gain 3 food", "gain 2 imps", "gain 2 evil points", "gain 2 traps"),
    *("gain 5 traps, discard 3 traps", "gain 1 red token", "lose 9 gold", "lose 9 food"),
    *("lose 2 evil points", "lose 9 evil points", "lose one of your tiles"),
    *("pay 9 gold, then gain 1 food, otherwise gain 1 trap", "owe 2 gold", "use 1 imp"),
    *("pay 1 gold, then gain 3 food, otherwise gain 1 imp", "use 2 imps, then gain 1 gold"),
    *("spy", "dig 1 tunnel", "dig up to 2 tunnels using your idle imps"),
    "mine up to 3 gold from your unconquered tunnels using your idle imps",
    *("hire a monster from the offer", "build a room from the offer in one of your tunnels"),
    *(
        "discard all traps",
        "dismiss one of your monsters",
        "muster all your monsters",
        "muster one of your monsters",
    ),
    *("lose one of your monsters", "resolve the special event", "lure a paladin"),
    *("gain as much gold as the wealth", "gain 1 gold per monster of yours"),
    *("gain 1 gold per adventurer of yours", "gain 1 food per opponent with more than 1 gold"),
    ", ".join(["use 1 imp"] * 7) + ", then gain 1 gold",
    *("gain 14 evil points, lure a paladin", "gain 5 food"),
    *("gain 1 gold per tunnel of yours", "free an adventurer in the prison"),
)
_ATTACK = "attack the party using all monsters in the battlefield"
_TWICE = "deal 1 wound to an adventurer in the party, deal 1 wound to the front adventurer"
_FIGHT = (
    *("deal 2 wounds to the front adventurer", "deal 9 wounds to the party"),
    *(
        "deal 1 wound to each adventurer in the party",
        "deal 3 wounds to an adventurer in the party",
    ),
    *("heal 2 wounds", "deal 1 wound to each adventurer in the party, heal 2 wounds"),
    *(
        "poison the front adventurer",
        "poison an adventurer in the party",
        "curse the party",
        "hush the party",
        "guard the battlefield",
    ),
    *("turn down a monster in the battlefield", "gain 1 trap, put a trap in the battlefield"),
    *("put one of your monsters in the battlefield", "spring all traps in the battlefield"),
    *(f"put one of your monsters in the battlefield, {_ATTACK}",),
    *("gain 1 gold if the party is attacked", "gain 1 gold if the party is thinned"),
    *("attack the party using a monster in the battlefield", "spring a trap in the battlefield"),
    *("gain 1 gold per trap in the battlefield", "put the next adventurer in the party"),
    *("lose a tile if the battlefield is safe", "lose the battlefield"),
)
_TOLD = (
    *("when you dig a tunnel: gain 1 gold", "when an opponent digs a tunnel: gain 1 gold"),
    *("when you mine a gold: gain 1 food", "when you build a room: gain 1 gold"),
    *("when you build a room in a tunnel: gain 1 gold", "when you run a room: gain 1 food"),
    *("when you gain an evil point: gain 1 food", "when you lose an evil point: gain 1 food"),
    *("when you gain an evil point: lose 1 evil point", "when you owe a gold: gain 1 gold"),
    *("when you perform an order: gain 1 gold", "when you send a minion to an order: gain 1 food"),
    *("when you perform a leading order: gain 1 gold", "when you hire a monster: gain 1 food"),
    *("when you resolve an event: gain 1 gold", "when you dismiss a monster: gain 1 gold"),
    *("when you muster a monster: gain 1 gold", "when you lose a tile: gain 3 gold"),
    *("when you spring a trap: prevent 2 wounds", "before you spring a trap: gain 1 gold"),
    *("when you spring a trap: deal 2 wounds to each adventurer in the party",),
    *(
        "when you spring a trap: poison the front adventurer",
        "when you invoke a card: heal 2 wounds",
    ),
    *("when you attack a party using a monster: deal 2 wounds to the front adventurer",),
    *("when you attack a party using a monster: deal 5 wounds to the party",),
    *("before you attack a party using a monster: gain 1 gold",),
    *("when you beat an adventurer: gain 1 gold", "when you free an adventurer: gain 2 gold"),
    *("when an opponent beats an adventurer: gain 1 gold", "when you beat a paladin: gain 1 gold"),
    *("when you put an adventurer in the party: deal 1 wound to the front adventurer",),
    *("once per turn, when you gain an evil point: gain 1 gold", "twice, at strike: gain 1 gold"),
    *("once per turn, at production, you may pay 1 gold, then gain 2 food",),
)
_TOGETHER = (
    "when you attack a party using a monster: deal 5 wounds to the party",
    "when you attack a party using a monster: deal 2 wounds to the front adventurer",
    "shield of the party is 1 more",
    f"at strike: put one of your monsters in the battlefield, {_ATTACK}",
    f"when you spring a trap: {_TWICE}, prevent 1 wound",
    "at springing: gain 1 trap, put a trap in the battlefield",
    *("evil price of a monster is 2 more", "when you hire a monster: gain 1 food"),
    *("at production: hire a monster from the offer", "you may not gain an evil point"),
    *("your monsters are loyal", "at production: lose one of your monsters"),
    "once per turn, when you gain a gold: gain 1 food",
)
"""Rules that act on one another: so many at a time are in force at a table."""

_PAID = ("demon", "dragon", "vampire")
"""Monsters for which others are given away, or much is paid."""

_HIRE = "hire a monster from the offer"
_AFTER_ONE_ANOTHER = (
    (
        "when you build a room in a tile beside a tunnel: gain 1 gold",
        "at production, you may build a room in one of your tunnels",
    ),
    (
        "at production: deal 1 wound to the front adventurer",
        "an adventurer without a wound is bold",
        "an adventurer is patient",
    ),
    (
        "at arrival: deal 1 wound to the front adventurer, put the next adventurer in the party",
        "an adventurer without a wound is bold",
        "an adventurer is patient",
    ),
    (
        f"at production: gain 2 gold, {_HIRE}",
        "evil price of a monster is 1 more",
        "you may not gain an evil point",
    ),
    (f"at production: gain 9 gold, gain 9 food, {_HIRE}", "evil price of a monster is 2 more"),
    *(
        (
            f"at arrival: {one}",
            "an adventurer without a wound is bold",
            "an adventurer is patient",
        )
        for one in (
            "gain 1 gold per adventurer with a wound",
            "gain 1 food per adventurer with a wound",
            "gain 1 imp per adventurer with a wound",
            "put the next adventurer in the party, put the next adventurer in the party",
        )
    ),
    (
        "when you attack a party using a monster: deal 2 wounds to the party",
        "shield of the party is 1 more",
    ),
    *((f"at production: gain 9 gold, gain 9 food, hire a {one} from the offer",) for one in _PAID),
    *((f"at revealing: use {number} imps, then gain 1 gold",) for number in (2, 3, 4)),
    ("at planning: lose a nearest tile",),
    ("at capture: turn down a monster in the battlefield, muster all dormant monsters",),
    ("at capture: lose one of your monsters", "a monster is loyal"),
    ("at ordering: gain 1 gold", "you may not send a minion to a leading order"),
    ("at production: gain 9 evil points, lure a paladin, gain 1 gold per paladin in the tent",),
    (
        "at revealing: gain 1 food",
        "once per turn, when you perform an order: gain 1 gold",
        "once per turn, when an opponent gains an evil point: gain 1 gold",
    ),
)

_BANS = (
    *("gain an evil point", "lose an evil point", "run a room", "perform an order"),
    *("send a minion to an order", "return an order", "return a performed order"),
    *("invoke a card", "put a trap in a tile", "put a monster in a tile", "spring a trap"),
    *("build a room in a tunnel beside a room", "build a room", "dig a tunnel", "hire a monster"),
    *("dig a tunnel in a space beside a room", "lose a tile", "mine a gold"),
)
DEEDS = (
    *("\n    ".join(lines) for lines in _AFTER_ONE_ANOTHER),
    *_TOGETHER,
    *(f"at production: {one}" for one in _WORK),
    *(f"at strike: {one}" for one in _FIGHT),
    *_TOLD,
    *(f"you may not {one}" for one in _BANS),
    "at capture: lose a tile if the battlefield is conquered",
    "when you lose a tile: lose one of your tiles",
)
"""Rules of a title, each of which is in force for all; of several, the first is looked for."""

_BOTH = (
    ("tax is at least 2", "tax is at least 3"),
    ("damage of a monster is at most 2", "damage of a monster is at most 1"),
    ("gold price of a monster is 1 more", "gold price of a monster is doubled"),
    ("a monster is loyal", "a monster is not loyal"),
)
STATEMENTS = (
    *("gold price of a monster is 1 more", "gold price of a monster is 2 less"),
    *("food price of a monster is doubled", "evil price of a monster is 1 more"),
    *("evil price of a monster is at least 1", "gold price of a monster is at most 1"),
    *("fee of an order is 1 more", "fee of an order is the number of your rooms"),
    *("damage of your monsters is 1 more", "damage of a monster is 1 more per room of yours"),
    *("health of an adventurer is 1 less", "health of an adventurer with a wound is 2 more"),
    *("health of an adventurer is at most 3", "skill of an adventurer is 1 more"),
    *("shield of the party is 1 more", "protection of the party is doubled", "tax is 1 more"),
    *("runs of a room is 1 more", "runs of your rooms is 2", "crew of a room is 1 less"),
    *("crew of a room is at least 2", "lairs of a tile is 1 more", "trap places of a tile is 2"),
    *("trap fee of a tile is 1 more", "trap fee of a room is 0 if the room is conquered"),
    *("a monster is helpful", "your monsters are loyal", "a monster is not ethereal"),
    *("an adventurer is bold", "a bold adventurer is patient", "a tile is silent"),
    *("a room is not silent", "score is 2 more per adventurer of yours", "fame is 1 more"),
    *("score is 1 more per tunnel beside your rooms", "threshold is 3 if you have no room"),
    *("score is 1 less per monster of an opponent", "passes is 0", "a monster is not loyal"),
    *("\n    ".join(lines) for lines in _BOTH),
)
"""Statements of a title, asked of positions; twice of one where both must be heard."""
