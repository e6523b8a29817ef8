"""Say a rule in a human language, in full, for a card, or as a chip."""

from __future__ import annotations

from typing import Literal, TypeAlias

from regola.program.meaning import Rule
from regola.text.context import ItemContext
from regola.text.language import Language
from regola.text.planner.chips import chip_text
from regola.text.planner.sentences import rule_text
from regola.text.planner.telling import Telling
from regola.text.readability import sentences

__all__ = ["CARD_CHARACTERS", "Style", "cards", "realise"]

Style: TypeAlias = Literal["reference", "card", "chip"]
"""In full; for a card of at most `CARD_CHARACTERS`; in at most six words."""

CARD_CHARACTERS = 220


def realise(
    rule: Rule, context: ItemContext, language: Language, style: Style = "reference"
) -> str:
    """
    Return the text of one rule.

    A card's text is the full text: what is too long for one card is divided among several by
    `cards`.
    """
    telling = Telling(language.of_game(context.game), context)
    if style == "chip":
        return telling.speech.write(chip_text(telling, rule))
    return " ".join(sentence(telling, text) for text in rule_text(telling, rule))


def sentence(telling: Telling, text: str) -> str:
    """Write a sentence out, with its capital and its full stop."""
    written = telling.speech.write(text)
    for place, character in enumerate(written):
        if character.isalnum():
            return f"{written[:place]}{character.upper()}{written[place + 1 :]}."
    return written


_ROOM = CARD_CHARACTERS - len("10/10 ")
"""So many characters a numbered card has for its text."""


def cards(texts: list[str]) -> list[str]:
    """
    Divide the texts of an item's rules among cards, each a whole number of sentences.

    Where one does not hold them all, each begins with its number and how many there are: *1/2*. A
    rule is divided only if no card holds it, and then begins on a card of its own.
    """
    whole = " ".join(texts)
    if len(whole) <= CARD_CHARACTERS:
        return [whole] if whole else []
    found: list[str] = []
    for text in texts:
        divided = len(text) > _ROOM
        for place, piece in enumerate(_pieces(text) if divided else [text]):
            if found and not (divided and place == 0) and _fits(found[-1], piece):
                found[-1] = f"{found[-1]} {piece}"
            else:
                found.append(piece)
    return [f"{place}/{len(found)} {text}" for place, text in enumerate(found, start=1)]


def _fits(card: str, piece: str) -> bool:
    return len(card) + 1 + len(piece) <= _ROOM


def _pieces(text: str) -> list[str]:
    """Return the sentences of a text; a reminder stays with what it explains, if it has room."""
    found: list[str] = []
    for piece in sentences(text):
        inside = bool(found) and found[-1].count("(") > found[-1].count(")")
        if found and (inside or piece.startswith("(")) and _fits(found[-1], piece):
            found[-1] = f"{found[-1]} {piece}"
        else:
            found.append(piece)
    return found
