"""What a playtest calls items and rule lines, in the language of the user."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regola.commands.mixed_packs import AtHand
    from regola.playtesting.games import Line

__all__ = ["Names"]


class Names:
    """Calls things by their names, and rule lines by the sentences that rulebooks say."""

    def __init__(self, found: AtHand, language: str) -> None:
        """Take what is at hand, and the language to speak."""
        self._found = found
        self._language = language
        self._teller = found.teller(language)
        self._known = {item.reference: item for item in found.program.all_items()}
        self.name = cache(self._teller.name)
        self._sentences = cache(self._said)

    def rule(self, line: Line) -> str:
        """Return the sentence of a rule line; its holder and number where there are no words."""
        holder, number = line
        said = self._sentences(holder)
        return said[number - 1] if number <= len(said) else f"{self.name(holder)} {number}"

    def _said(self, holder: str) -> tuple[str, ...]:
        from regola.compilation.texts import texts_of
        from regola.text import MissingMessageError, PatternError, shipped_language

        try:
            spoken = shipped_language(self._language)
            return texts_of(self._found.program).item_text(self._known[holder], spoken)
        except (MissingMessageError, PatternError):
            return ()
