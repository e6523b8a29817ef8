"""Say a rule in a human language, in full, for a card, or as a chip."""

from __future__ import annotations

from typing import Literal, TypeAlias

from regola.program.meaning import Rule
from regola.text.context import ItemContext
from regola.text.language import Language
from regola.text.planner.chips import chip_lines
from regola.text.planner.rules import rule_parts
from regola.text.planner.telling import Telling

__all__ = ["CARD_CHARACTERS", "Style", "cards", "realise"]

Style: TypeAlias = Literal["reference", "card", "chip"]
"""In full; for a card of at most `CARD_CHARACTERS`; in short, as sign and number say it."""

CARD_CHARACTERS = 220

LINE = "\n"
"""What parts a rule as it is by default from what a variant changes, and the lines of a chip."""


def realise(
    rule: Rule, context: ItemContext, language: Language, style: Style = "reference"
) -> str:
    """
    Return the text of one rule.

    What a variant changes stands on a line of its own, and so does what a chip has no room for in
    one. A card's text is the full text: what is too
    long for one card is divided among several by `cards`.
    """
    telling = Telling(language.of_game(context.game), context)
    if style == "chip":
        return LINE.join(chip_lines(telling, rule))
    parts = (
        " ".join(sentence(telling, text) for text in texts) for texts in rule_parts(telling, rule)
    )
    return LINE.join(parts)


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
    Divide the texts of an item's rules among cards, each a whole number of rules.

    Where one does not hold them all, each begins with its number and how many there are: *1/2*. No
    rule is divided, so that each card can be read alone: one that is too long for a card has one of
    its own, which is larger.
    """
    whole = _joined(texts)
    if len(whole) <= CARD_CHARACTERS:
        return [whole] if whole else []
    found: list[list[str]] = []
    for text in texts:
        if found and len(_joined([*found[-1], text])) <= _ROOM:
            found[-1].append(text)
        else:
            found.append([text])
    if len(found) == 1:
        return [whole]
    return [f"{place}/{len(found)} {_joined(card)}" for place, card in enumerate(found, start=1)]


def _joined(texts: list[str]) -> str:
    """Return rules one behind the other; after a line of a variant, on a line of its own."""
    text = ""
    for one in texts:
        text = f"{text}{(LINE if LINE in text else ' ') if text else ''}{one}"
    return text
