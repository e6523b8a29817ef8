"""Which way a number helps whoever asks for it, and the words that the engine itself asks."""

from __future__ import annotations

from regola_engine.conquest.rules import AT_LEAST, AT_MOST, LESS, MORE, Class, Value
from regola_engine.conquest.words import CLASSES, class_word, number_word
from regola_engine.kernel.words import moment_name

__all__ = [
    "ABANDON", "ASSAULT", "ATTACK", "CHOOSE_COMBINATION", "CLOSED", "CONQUER", "CONQUEST_COST",
    "DECLINE", "END_OF_GAME", "END_OF_ROUND", "ENTRANCE", "GARRISON", "IMMUNE", "INCOME", "LOSE",
    "OCCUPY", "REACHABLE", "REDEPLOY", "REVEAL", "SEEMING", "SHIELDED", "START_OF_GAME", "TAKE",
    "TOKENS_KEPT", "TOKENS_LOST", "TRANSIENT", "USE", "helps", "hinders", "serves",
]  # fmt: skip

CONQUEST_COST = number_word("conquest cost")
TOKENS_LOST = number_word("tokens lost")
TOKENS_KEPT = number_word("tokens kept")
GARRISON = number_word("garrison")
INCOME = number_word("income")

REACHABLE = class_word("reachable")
ENTRANCE = class_word("entrance")
CLOSED = class_word("closed")
IMMUNE = class_word("immune")
SHIELDED = class_word("immune to abilities")
TRANSIENT = class_word("transient")

ATTACK, CONQUER, ASSAULT, OCCUPY, LOSE = "attack", "conquer", "assault", "occupy", "lose"
ABANDON, DECLINE, REDEPLOY, TAKE = "abandon", "decline", "redeploy", "take"
CHOOSE_COMBINATION, REVEAL, USE = "choose", "reveal", "use"
"""The deeds that the engine itself asks about, forbids or tells of."""

START_OF_GAME, END_OF_GAME = moment_name("game", "start"), moment_name("game", "end")
END_OF_ROUND = moment_name("round", "end")
"""The moments of no turn."""

SEEMING = "as if empty for "
"""What the name of a class begins with whose regions seem empty when a number is worked out."""

_BETTER: dict[int, int] = {
    CONQUEST_COST: LESS,
    TOKENS_LOST: LESS,
    GARRISON: LESS,
    TOKENS_KEPT: MORE,
    INCOME: MORE,
}


def helps(word: int, operation: int) -> bool:
    """Tell whether the operation on the number helps the one who asks for it."""
    way = {AT_LEAST: MORE, AT_MOST: LESS}.get(operation, operation)
    return _BETTER.get(word, way) == way


def hinders(rule: Value | Class) -> bool:
    """Tell whether a setting of a conquest makes it harder for whoever conquers."""
    if isinstance(rule, Value):
        return rule.word == CONQUEST_COST and rule.operation in (MORE, AT_LEAST)
    return not serves(rule.word, negated=rule.negated)


def serves(word: int, *, negated: bool) -> bool:
    """Tell whether it helps an attacker that regions are, or are not, of a class in its eyes."""
    if negated:
        return word in (CLOSED, IMMUNE)
    return word in (REACHABLE, ENTRANCE) or CLASSES.names[word].startswith(SEEMING)
