"""Rules at random by which something is done in a game of dungeons: form by form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tests.support import filling

__all__ = ["lines"]

_PARTS: Mapping[str, tuple[str, ...]] = {
    "few": ("1", "2", "3"),
    "evil points": ("1 evil point", "2 evil points"),
    "wounds": ("1 wound", "2 wounds", "3 wounds"),
    "traps": ("1 trap", "2 traps"),
    "tunnels": ("1 tunnel", "2 tunnels"),
    "good": ("{few} gold", "{few} food", "1 imp", "{evil points}", "1 trap", "1 red token"),
    "one": ("a gold", "a food", "an imp", "an evil point", "a trap", "a red token"),
    "less": ("a gold", "a food", "an evil point", "a trap", "a monster", "a tile", "a room"),
    "tile": ("tile", "tunnel", "room", "conquered tile", "unconquered tunnel", "workshop"),
    "room": ("room", "workshop", "tool shed"),
    "monster": ("monster", "goblin", "ghost", "helpful monster", "ethereal monster"),
    "hero": ("adventurer", "thief", "warrior", "paladin"),
    "order": ("an order", "a gather food", "a leading order", "a set traps"),
    "number": (
        *("evil", "tax", "wealth", "tunnel pairs", "number of the year"),
        *("number of your {tile}s", "number of {tile}s of an opponent", "number of your monsters"),
        *("number of your gold", "number of your idle imps", "number of your traps"),
        *("number of adventurers in the party", "protection of the party", "magic of the party"),
    ),
    "event": (
        *("when you gain {one}", "when you lose {less}", "when you owe a gold"),
        *("when an opponent gains {one}", "when an opponent loses {less}"),
        *("when you choose {order}", "when you send a minion to {order}"),
        *("when you perform {order}", "when an opponent performs {order}"),
        *("when you dig a tunnel", "when an opponent digs a tunnel"),
        *("when you mine a gold", "when you hire a {monster}", "when an opponent hires a monster"),
        *("when you build a {room} in a tunnel", "when you build a {room}"),
        *("when you run a {room}", "when an opponent runs a {room}"),
        *("when you resolve an event", "when you muster a {monster}"),
        *("when you dismiss a {monster}", "when you put a {monster} in a {tile}"),
        *("when you put a trap in a {tile}", "when you put a {hero} in the party"),
        *("when you spring a trap", "before you spring a trap", "when you invoke a card"),
        *("when you attack a party using a {monster}", "before you attack a party using a monster"),
        *("when you beat a {hero}", "when an opponent beats a {hero}", "when you free a {hero}"),
    ),
    "moment": (
        *("at revealing", "at ordering", "at production", "at recall", "at happening"),
        *("at arrival", "at planning", "at springing", "at quick magic", "at strike"),
        *("at slow magic", "at healing", "at fatigue", "at capture", "at the end of capture"),
        *("at the end of the round", "at the end of the year", "at the start of the game"),
    ),
    "condition": (
        *("", "", "", ""),
        " if you have a {tile}",
        " unless you have a {monster}",
        " if the {number} is at least {few}",
        " if the {number} is more than the {number}",
        " if the {number} is less than the number of tiles of each opponent",
        " if there is a {hero} in the party",
        " if there is a {hero} in the prison",
        " if the battlefield is silent",
        " if the party is attacked",
        " if the number of the year is 2",
        " if you have no trap",
    ),
    "ban": (
        *("gain {one}", "lose {less}", "perform {order}", "send a minion to {order}"),
        *("dig a tunnel", "dig a tunnel in a crowded space", "mine a gold", "hire a {monster}"),
        *("build a {room}", "build a {room} in a {tile}", "run a {room}", "return {order}"),
        *("put a {monster} in a {tile}", "put a trap in a {tile}", "put a {hero} in the party"),
        *("invoke a card", "lose a {tile}", "free a {hero}", "beat a {hero}", "resolve an event"),
        *("spring a trap", "attack a party using a {monster}", "choose {order}"),
    ),
    "limit": ("", "", "", "once, ", "twice, ", "once per turn, ", "the first 2 times, "),
    "whose": ("one of your {monster}s", "a {monster} of yours", "a monster in the battlefield"),
    "victim": ("the front adventurer", "an adventurer in the party", "a {hero} in the party"),
    "deed": (
        "gain {good}",
        "gain {few} gold per {tile} of yours",
        "gain as much food as the {number}",
        "lose {few} gold",
        "lose {few} food",
        "lose all gold",
        "lose {evil points}",
        "lose 1 trap",
        "lose {whose}",
        "lose one of your {tile}s",
        "pay {few} gold",
        "pay 1 food",
        "pay 1 trap",
        "owe {few} gold",
        "use 1 imp",
        "spy",
        "dig {tunnels}",
        "dig up to 2 tunnels using your idle imps",
        "mine up to 2 gold from your unconquered tunnels using your idle imps",
        "hire a monster from the offer",
        "build a room from the offer in one of your {tile}s",
        "run a {room}",
        "run one of your {room}s",
        "resolve the special event",
        "muster all your {monster}s",
        "dismiss {whose}",
        "put {whose} in the battlefield",
        "put a trap in the battlefield",
        "put the next adventurer in the party",
        "spring a trap in the battlefield",
        "spring all traps in the battlefield",
        "attack the party using {whose}",
        "attack the party using all monsters in the battlefield",
        "deal {wounds} to {victim}",
        "deal {wounds} to each {hero} in the party",
        "deal {wounds} to the party",
        "prevent {wounds}",
        "heal {wounds}",
        "heal as many wounds as the {number}",
        "poison {victim}",
        "free an adventurer in the prison",
        "guard the battlefield",
        "curse the party",
        "hush the party",
        "lure a paladin",
        "turn down {whose}",
        "return {whose}",
        "discard {traps}",
        "discard all traps",
        "choose a nearest tile",
        "return 1 order",
        "invoke the fight card",
    ),
    "step": ("{deed}{condition}", "{deed}", "you may {deed}", "you must {deed}"),
    "steps": (
        *("{step}", "{step}", "{step}, {step}", "{step}, then {step}"),
        *("{step}, otherwise {step}", "{step}, then {step}, otherwise {step}"),
    ),
    "price": ("", ": pay {few} gold", ": pay 1 food, {step}", ": {steps}"),
    "line": (
        "{limit}{event}{condition}: {steps}",
        "{limit}{event}{condition}: {steps}",
        "{limit}{moment}{condition}: {steps}",
        "{limit}{moment}, you may {deed}{condition}{price}",
        "{limit}{moment}, you must {deed}{condition}",
        "you may not {ban}{condition}",
    ),
}
"""What may stand in each place of a form, by its name."""


def lines(seed: int) -> Iterator[str]:
    """Give rules without end, the same for the same seed; not all of them mean something."""
    return (_with_articles(line) for line in filling.lines(_PARTS, seed))


def _with_articles(line: str) -> str:
    return re.sub(r"\ba (?=[aeiou])", "an ", line)
