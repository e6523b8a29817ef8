"""The rules by which faults in conquest are looked for: each alone, or with what makes it act."""

from __future__ import annotations

from dataclasses import dataclass

from tests.support.conquest_probes import Probe, probe_of

__all__ = ["FORMS", "FORMS_OF_PIECES", "FORMS_TOGETHER", "Form"]


@dataclass(frozen=True)
class Form:
    """
    A rule of a power, or (``it``) of its piece, with further rules of the power and the piece.

    At most ``limit`` of the pieces lie in a region, any number for 0.
    """

    line: str
    also: tuple[str, ...] = ()
    it: bool = False
    its: tuple[str, ...] = ()
    limit: int = 0

    def probe(self) -> Probe:
        """Write the rules, as they are written and filed now."""
        return probe_of(self.line, *self.also, it=self.it, its=self.its, limit=self.limit)


FORMS = tuple(
    map(
        Form,
        (
            "conquest cost of a hill is 1 less",
            "conquest cost of a mountain is at least 4",
            "conquest cost of a farmland is at most 1",
            "conquest cost of a region with at least 2 tokens is 1 less",
            "conquest cost of an empty region is 1 less",
            "conquest cost of a region of a declined people is 1 less unless you have a hill",
            "conquest cost of a region is the number of your coins - 2 less",
            "conquest cost of a hill is the number of groups of your regions",
            "conquest cost of a hill is 3 * the number of your coins",
            "conquest cost of a region of a people with a mountain is 1 less",
            "income of your regions is 1 more",
            "income of your hills is doubled",
            "income of your regions with a lone token is 1 more",
            "income of your regions that are not beside a region of an opponent is 1 more",
            "always, tokens kept in your hills is all",
            "tokens lost in your regions is 0",
            "garrison of your hills is 2",
            "your regions are beside one another",
            "a region beside your mountains is immune",
            "a region is reachable unless the region is a hill",
            "your regions are not closed",
            "a token of yours is 2 tokens for conquest",
            "you may not attack a hill",
            "an opponent may not attack your hills",
            "at the end of conquest, you must pay 2 coins: gain 1 token",
            "once per turn, you may conquer a region: conquest cost is 1 less",
            "once per turn, you may conquer a region: conquest cost is 3 more",
            (
                "at conquest, you may roll the die: conquest cost is the roll less, "
                "conquer a region if you can, otherwise end conquest"
            ),
            "at conquest, you may pay 1 coin: gain 2 tokens",
            "at readying, you may decline",
            "at the end of your turn, you may decline",
            "when you conquer a region: put a raft in the region, gain 1 coin",
            "when you conquer a region: put a raft in the region, remove all rafts in the region",
            "when you conquer a region: put a raft in the region, return all rafts to the hand",
            "when you conquer a region: gain 20 rafts",
            "twice, when you conquer a region: gain 2 coins",
            "once per turn, when you conquer a region: gain 2 tokens",
            "when you lose a region: gain 3 coins",
            "before an opponent conquers your region: gain 1 coin",
            "when an opponent loses a region: take 2 coins from the opponent",
            "when you occupy a region: gain 1 coin",
            "when you redeploy: gain 1 coin",
            "when you abandon a region: gain 1 coin",
            "when you decline: gain 1 coin per region of yours",
            "when an opponent conquers your region: gain 1 coin",
            "at scoring if you have a hill: gain 2 coins",
            "at scoring: gain 1 coin per 2 of your regions",
            "at scoring: gain 1 coin per hill that you conquered this turn",
            "at scoring: gain as many coins as the number of groups of your regions",
            "at scoring: gain 2 coins if the roll is not 1",
            "at scoring: take 2 coins from each opponent",
            "when you conquer a region: take 9 coins from each opponent",
            "at scoring: discard 1 token",
            "at scoring: discard 2 tokens in your regions",
            "at scoring: you may pay 3 coins, then gain 5 coins, otherwise gain 1 coin",
            "at the end of the last round: gain 3 coins",
            "at the end of redeployment: move 3 tokens to the side",
            "at readying: move all tokens from the side to the hand",
            "at readying: gain 30 tokens",
        ),
    )
)
FORMS_OF_PIECES = tuple(
    Form(one, it=True)
    for one in (
        "conquest cost of its region is 1 more",
        "conquest cost of its region is 1 more if you are active",
        "its region is immune",
        "it is a defender",
        "it is a token for conquest",
        "when you lose its region: return it to the hand",
        "when you decline: remove it",
        "when its region is conquered: remove it",
    )
)
"""Rules of common forms, of powers and of pieces: what official games are made of."""


_MAY_DECLINE = "at the end of conquest, you may decline"
_GATHERED = "at readying: put all rafts in one of your regions"
_ONE_MORE = "when you conquer a region: put a raft in the region"
_ATTACKS = "it is a token for conquest"
_COSTS_MORE = "conquest cost of its region is 1 more"
_RICH_HILLS = "income of your hills is 3 more"
_DISCARDS = "at the end of your turn: discard 2 tokens in your regions"
_CHEAP = "conquest cost of a region is at most 1"
FORMS_TOGETHER = (
    Form("when you conquer a region: gain all rafts", its=(_ATTACKS,)),
    Form("when you conquer a region: gain all rafts", its=(_ATTACKS, _COSTS_MORE)),
    Form(_GATHERED, (_ONE_MORE,), its=(_COSTS_MORE,)),
    Form("it is a defender", (_GATHERED, _ONE_MORE), it=True),
    Form("conquest cost of your regions is 1 more", it=True),
    Form("when you conquer a region: put 2 rafts in the region", limit=1),
    Form("when you conquer a region: put all rafts in your regions", limit=2),
    Form("tokens kept in your regions is all", (_MAY_DECLINE,)),
    Form("tokens kept in your regions is at most 0", (_MAY_DECLINE,)),
    Form("before you conquer a region: gain 1 coin"),
    Form("before you decline: gain 1 coin per region of yours"),
    Form("before an opponent conquers a region: gain 1 coin"),
    Form("an opponent may not attack a region"),
    Form("an opponent may not conquer your regions"),
    Form("at scoring unless you have a hill: gain 2 coins"),
    Form("when you conquer a region unless you have a mountain: gain 1 coin"),
    Form("conquest cost of a region is 1 more if the region is not a hill"),
    Form("income of your regions is 1 more if the region is not a farmland"),
    Form("your regions are immune if you are not active"),
    Form("conquest cost of a hill is 2 per hill of yours"),
    Form("conquest cost of a region is 3 less per raft in your regions", (_ONE_MORE,)),
    Form("conquest cost of a region is the income of the region more", (_RICH_HILLS,)),
    Form("conquest cost of a hill beside a hill is 1 less", ("a hill is beside a hill",)),
    Form("income of a region with a lone token of yours is 2 more"),
    Form("at scoring: take 90 coins from each opponent"),
    Form(
        "at scoring: take 2 coins from each opponent", ("you may not take coins from an opponent",)
    ),
    Form(_DISCARDS, ("when you lose a token: gain 1 coin",)),
    Form("before you conquer a region: gain 1 coin per region of yours"),
    Form("when you conquer a region: you may discard 1 token"),
    Form("once per opponent, when an opponent redeploys: gain 1 coin"),
    Form("once per opponent, when you conquer a region of an opponent: gain 1 coin", (_CHEAP,)),
)
"""Rules that tell little alone, with what brings them to act; bans, what comes before, denials."""
