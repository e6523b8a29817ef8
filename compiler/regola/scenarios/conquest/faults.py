"""What goes wrong in the steps of a game of regions and tokens."""

from __future__ import annotations

from regola.scenarios.outcome import Part, Refused, Told, Untold, rule_of

__all__ = ["Miscounted", "Misdealt", "Needless", "Undecided", "Unrolled"]


class Undecided(Refused):
    """A conquest that needs the die, and no roll is told."""

    def __init__(self, region: str) -> None:
        super().__init__("too-costly")
        self.region = region

    def told(self, early: str) -> Told:
        """Tell the region."""
        del early
        return Told("die-missing", facts={"region": self.region})


class Needless(Refused):
    """A last attempt where the tokens suffice without the die."""

    def __init__(self, region: str) -> None:
        super().__init__("needless")
        self.region = region

    def told(self, early: str) -> Told:
        """Tell the region."""
        del early
        return Told("die-not-wanted", facts={"region": self.region})


class Unrolled(Untold):
    """A die that a rule rolls in a step that does not tell what it shows."""

    finding = "roll-not-told"


class Miscounted(Refused):
    """A distribution of more tokens, or of fewer, than there are."""

    def __init__(self, expected: int, found: int) -> None:
        super().__init__("wrong-distribution")
        self.expected = expected
        self.found = found

    def told(self, early: str) -> Told:
        """Tell both numbers."""
        del early
        return Told(self.slug, facts={"expected": self.expected, "found": self.found})


class Misdealt(Refused):
    """
    Tokens or pieces that do not come to lie as told, though their number is right.

    ``what`` is a region or a piece; ``expected`` and ``found`` say what lies there.
    """

    def __init__(self, what: str, expected: str, found: str, parts: tuple[Part, ...] = ()) -> None:
        super().__init__("wrong-distribution", parts)
        self.what = what
        self.expected = expected
        self.found = found

    def told(self, early: str) -> Told:
        """Tell both sides, with the rule that had the last word."""
        del early
        facts = {"what": self.what, "expected": self.expected, "found": self.found}
        # Of what makes up a number, bounds come last, and have the last word.
        rule = rule_of(next(reversed(self.parts), Part("", 0)))
        return Told("not-so-placed", "rule" if self.parts else None, {**facts, **rule})
