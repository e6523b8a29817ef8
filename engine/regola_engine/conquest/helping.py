"""Which way a number helps whoever asks for it, and the words that the engine itself asks."""

from __future__ import annotations

from regola_engine.conquest.rules import AT_LEAST, AT_MOST, LESS, MORE, Class, Value
from regola_engine.conquest.words import CLASSES, class_word, event_word, number_word, verb_word

__all__ = [
    "ABANDON", "ABANDONED", "ASSAULT", "ASSAULTED", "ATTACK", "ATTACKED",
    "CHOOSE_COMBINATION", "CHOSEN",
    "CLOSED", "CONQUER", "CONQUERED", "CONQUEST_COST", "DECLINE", "DECLINED_EVENT",
    "ENTRANCE", "GARRISON", "IMMUNE", "INCOME", "LOST", "OCCUPIED", "REACHABLE", "REDEPLOY",
    "REDEPLOYED", "REVEALED", "SEEMING", "SHIELDED", "TAKE", "TOKENS_KEPT", "TOKENS_LOST",
    "TRANSIENT", "USED", "helps", "hinders", "serves",
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

ATTACK = verb_word("attack")
CONQUER = verb_word("conquer")
ASSAULT = verb_word("assault")
ABANDON = verb_word("abandon")
DECLINE = verb_word("decline")
CHOOSE_COMBINATION = verb_word("choose")
TAKE = verb_word("take")
REDEPLOY = verb_word("redeploy")

SEEMING = "as if empty for "
"""What the name of a class begins with whose regions seem empty when a number is worked out."""

ASSAULTED = event_word("assault")
ATTACKED = event_word("attack")
CONQUERED = event_word("conquer")
OCCUPIED = event_word("occupy")
LOST = event_word("lose")
ABANDONED = event_word("abandon")
CHOSEN = event_word("choose")
DECLINED_EVENT = event_word("decline")
REDEPLOYED = event_word("redeploy")
REVEALED = event_word("reveal")
USED = event_word("use")

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
