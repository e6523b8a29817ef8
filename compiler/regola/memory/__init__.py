"""
Keep what was made of things, for whoever makes it again of things that are mostly the same.

An editor compiles at every keystroke, and a keystroke changes one item. So each step of compiling
that looks at things one by one may have a memory: a thing that it knows again is not looked at.
What a step then asks of all things together is kept in blocks and in tables, so that a change of
one thing costs what that thing costs, however many there are.
"""

from regola.memory.rows import Row, shared_ends
from regola.memory.steps import Forgetful, Hangs, Memory
from regola.memory.tables import Asked, Changes, Counts, Ground, Table

__all__ = [
    "Asked",
    "Changes",
    "Counts",
    "Forgetful",
    "Ground",
    "Hangs",
    "Memory",
    "Row",
    "Table",
    "shared_ends",
]
