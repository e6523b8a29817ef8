"""
Propose how to mend what was found: only what, put in its place, is right.

A proposal is never guessed from a message. Each one is tried: the line is read anew with the change
made, and counts only if nothing is wrong with it then. So what is proposed cannot be wrong next.
"""

from regola.compilation.mending.examples import with_proposals_in
from regola.compilation.mending.mentioned import called_in, mentions
from regola.compilation.mending.playing import Playing
from regola.compilation.mending.revision import with_proposals
from regola.compilation.mending.spoken import Asked, Readers, Spoken
from regola.compilation.mending.trial import Outcome, Trial, Tried

__all__ = [
    "Asked",
    "Outcome",
    "Playing",
    "Readers",
    "Spoken",
    "Trial",
    "Tried",
    "called_in",
    "mentions",
    "with_proposals",
    "with_proposals_in",
]
