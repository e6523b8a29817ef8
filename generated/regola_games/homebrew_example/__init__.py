"""All items of homebrew_example."""

from __future__ import annotations

from .powers import patient as power_patient
from .races import beavers as race_beavers

ITEMS = (
    race_beavers.ITEM,
    power_patient.ITEM,
)

BOARDS = ()
