"""Rules text in the human languages, composed from the meaning of rules."""

from regola.text.context import ItemContext, Names
from regola.text.functions import PatternError
from regola.text.items import ItemNames, Texts, ToldRule, least_values
from regola.text.language import Language, MissingMessageError, load_language
from regola.text.loading import shipped_language, shipped_linter
from regola.text.realise import CARD_CHARACTERS, Style, cards, realise

__all__ = [
    "CARD_CHARACTERS",
    "ItemContext",
    "ItemNames",
    "Language",
    "MissingMessageError",
    "Names",
    "PatternError",
    "Style",
    "Texts",
    "ToldRule",
    "cards",
    "least_values",
    "load_language",
    "realise",
    "shipped_language",
    "shipped_linter",
]
