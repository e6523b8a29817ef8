"""What happens that rules are told of."""

from __future__ import annotations

__all__ = ["ANNOUNCED"]

_PARTIES = ("party", "squad", "adventurer", "creature")
_AFTER = (
    "build",
    "complete",
    "conquer",
    "defeat player",
    "draw coin",
    "give order",
    "kill adventurer",
    "kill creature",
    "kill goon",
    "move figure to",
    *(f"move {party} {way}" for party in _PARTIES for way in ("over", "to")),
    "reveal tile",
    "summon creature",
    "summon goon",
    "take bonus",
)
_BEFORE = (
    "build",
    "conquer",
    "kill goon",
    "move squad from",
    "move squad to",
    *(f"move {party} over" for party in _PARTIES),
)
ANNOUNCED = frozenset({*((event, False) for event in _AFTER), *((one, True) for one in _BEFORE)})
"""What rules are told of, and whether before it happens: they wait for anything else in vain."""
