"""The positions that are drawn, of any family of games."""

from __future__ import annotations

from typing import TypeAlias

from regola.drawings.conquest.positions import Played
from regola.drawings.digger.positions import Laid
from regola.drawings.lords.positions import Dungeons

__all__ = ["Pictured"]

Pictured: TypeAlias = Played | Laid | Dungeons
"""What is drawn of an example that has been played, by the family of its game."""
