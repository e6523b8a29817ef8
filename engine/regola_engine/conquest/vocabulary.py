"""The words of the vocabulary that the engine itself asks, forbids or tells of."""

from __future__ import annotations

from regola_engine.conquest.words import class_word, number_word
from regola_engine.kernel.words import moment_name

__all__ = [
    "ABANDON", "ASSAULT", "ATTACK", "CHOOSE_COMBINATION", "CLOSED", "CONQUER", "CONQUEST_COST",
    "DECLINE", "END_OF_GAME", "END_OF_ROUND", "END_OF_TURN", "ENTRANCE",
    "GARRISON", "IMMUNE", "INCOME", "LOSE", "LOSING", "OCCUPY",
    "PASS", "PASSING_COST", "REACHABLE", "REACTIVATE", "REDEPLOY", "REVEAL", "SEEMING", "SHIELDED",
    "START_OF_GAME", "START_OF_TURN", "TAKE", "TOKENS_KEPT", "TOKENS_LOST", "TRANSIENT", "USE",
]  # fmt: skip

CONQUEST_COST = number_word("conquest cost")
TOKENS_LOST = number_word("tokens lost")
TOKENS_KEPT = number_word("tokens kept")
GARRISON = number_word("garrison")
INCOME = number_word("income")
PASSING_COST = number_word("passing cost")

REACHABLE = class_word("reachable")
ENTRANCE = class_word("entrance")
CLOSED = class_word("closed")
IMMUNE = class_word("immune")
SHIELDED = class_word("immune to abilities")
TRANSIENT = class_word("transient")

ATTACK, CONQUER, ASSAULT, OCCUPY, LOSE = "attack", "conquer", "assault", "occupy", "lose"
LOSING = "lose token"
ABANDON, DECLINE, REDEPLOY, TAKE = "abandon", "decline", "redeploy", "take"
CHOOSE_COMBINATION, PASS, REACTIVATE = "choose", "pass", "reactivate"
REVEAL, USE = "reveal", "use"
"""The deeds that the engine itself asks about, forbids or tells of."""

START_OF_GAME, END_OF_GAME = moment_name("game", "start"), moment_name("game", "end")
END_OF_ROUND = moment_name("round", "end")
"""The moments of no turn."""

START_OF_TURN, END_OF_TURN = moment_name("turn", "start"), moment_name("turn", "end")

SEEMING = "as if empty for "
"""What the name of a class begins with whose regions seem empty when a number is worked out."""
