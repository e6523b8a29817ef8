"""What programs use that play games of conquest, show them or look into them."""

from __future__ import annotations

from regola_engine.conquest import frames, vocabulary
from regola_engine.conquest.conquering import allowed, modes_joined, reach_of, settings_of
from regola_engine.conquest.frames import Question
from regola_engine.conquest.game import FINDS, Game
from regola_engine.conquest.gear import settle_bearers
from regola_engine.conquest.greed import greedy_move
from regola_engine.conquest.moves import OFFER, PICK, PUT, modes_of, offer_move
from regola_engine.conquest.openings import Opening, is_choosing
from regola_engine.conquest.peoples import peoples_of
from regola_engine.conquest.reasons import ban_on, why_not
from regola_engine.conquest.rounds import round_is_over
from regola_engine.conquest.rules import COUNT
from regola_engine.conquest.ruleset import Ruleset
from regola_engine.conquest.saves import Record, code, load, meant, replay, save
from regola_engine.conquest.setup import (
    IN_HAND,
    Peopled,
    Seated,
    lay_before,
    lay_discarded,
    lay_drawn,
    lay_first,
    lay_row,
    lay_stacks,
    lay_table,
    regions_with,
    set_up,
)
from regola_engine.conquest.state import State, start
from regola_engine.conquest.steady import steady_move
from regola_engine.conquest.tokens import add_piece
from regola_engine.conquest.turn import moments_of_turn
from regola_engine.conquest.values import evaluate, parts_told
from regola_engine.conquest.vocabulary import (
    ABANDON,
    ATTACK,
    CHOOSE_COMBINATION,
    CONQUEST_COST,
    DECLINE,
    ENTRANCE,
    GARRISON,
    IMMUNE,
    INCOME,
    REACHABLE,
    REDEPLOY,
)
from regola_engine.conquest.world import refresh_world

__all__ = [
    "ABANDON",
    "ATTACK",
    "CHOOSE_COMBINATION",
    "CONQUEST_COST",
    "COUNT",
    "DECLINE",
    "ENTRANCE",
    "FINDS",
    "GARRISON",
    "IMMUNE",
    "INCOME",
    "IN_HAND",
    "OFFER",
    "PICK",
    "PUT",
    "REACHABLE",
    "REDEPLOY",
    "Game",
    "Opening",
    "Peopled",
    "Question",
    "Record",
    "Ruleset",
    "Seated",
    "State",
    "add_piece",
    "allowed",
    "ban_on",
    "code",
    "evaluate",
    "frames",
    "greedy_move",
    "is_choosing",
    "lay_before",
    "lay_discarded",
    "lay_drawn",
    "lay_first",
    "lay_row",
    "lay_stacks",
    "lay_table",
    "load",
    "meant",
    "modes_joined",
    "modes_of",
    "moments_of_turn",
    "offer_move",
    "parts_told",
    "peoples_of",
    "reach_of",
    "refresh_world",
    "regions_with",
    "replay",
    "round_is_over",
    "save",
    "set_up",
    "settings_of",
    "settle_bearers",
    "start",
    "steady_move",
    "vocabulary",
    "why_not",
]
