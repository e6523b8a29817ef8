"""The scenarios of each family of games: one line each."""

from __future__ import annotations

from collections.abc import Mapping

from regola.scenarios.conquest.family import CONQUEST
from regola.scenarios.digger.family import DIGGER
from regola.scenarios.family import Family
from regola.scenarios.lords.family import LORDS

__all__ = ["FAMILIES"]

FAMILIES: Mapping[str, Family] = {"conquest": CONQUEST, "digger": DIGGER, "lords": LORDS}
"""What each family of games brings to scenarios, by its name."""
