"""
What every family of games runs on; the names listed here are what programs use of it.

A family imports the kernel's modules; the kernel imports no family and names no thing of a game.
"""

from __future__ import annotations

from regola_engine.kernel.bots import Luck, random_move
from regola_engine.kernel.course import MOST_WORK, MOST_WORK_OF_GAME, Stage, advance, proceed
from regola_engine.kernel.faults import CorruptSave, Refusal, RuleError
from regola_engine.kernel.items import RULES, source_of
from regola_engine.kernel.log import Entry, Log, Part
from regola_engine.kernel.masks import bits, mask_of
from regola_engine.kernel.moves import NO, NOBODY, PASS, YES, Move, Question
from regola_engine.kernel.patience import Patience
from regola_engine.kernel.position import FIELDS
from regola_engine.kernel.rules import AT_LEAST, AT_MOST, IS, LESS, MORE
from regola_engine.kernel.standing import number
from regola_engine.kernel.words import moment_name

__all__ = [
    "AT_LEAST",
    "AT_MOST",
    "FIELDS",
    "IS",
    "LESS",
    "MORE",
    "MOST_WORK",
    "MOST_WORK_OF_GAME",
    "NO",
    "NOBODY",
    "PASS",
    "RULES",
    "YES",
    "CorruptSave",
    "Entry",
    "Log",
    "Luck",
    "Move",
    "Part",
    "Patience",
    "Question",
    "Refusal",
    "RuleError",
    "Stage",
    "advance",
    "bits",
    "mask_of",
    "moment_name",
    "number",
    "proceed",
    "random_move",
    "source_of",
]
