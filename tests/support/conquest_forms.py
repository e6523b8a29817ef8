"""The deeds, moments and actors of conquest that rules are drawn from, with room for things."""

from __future__ import annotations

__all__ = ["ACTORS", "BANNED", "COUNTED", "DEEDS", "DUTIES", "EVENTS", "OFFERED"]

COUNTED = ("region", "token", "piece", "coin", "people", "player", "combination")

_COINS = (
    *("gain {digit} coins{per}", "gain as many coins as {number}", "pay {digit} coins"),
    *("pay 1 coin to each opponent", "pay 1 coin to an opponent", "pay as many coins as {number}"),
    *("take 1 coin from each opponent", "take {digit} coins from {player one}"),
    "take all coins from an opponent",
)
_TOKENS = (
    *("gain {digit} tokens{per}", "gain as many tokens as {number}", "gain all tokens"),
    *("put 1 token from the tray in {region one}", "put 2 tokens from the tray in {region one}"),
    *("put 1 token from the hand in one of your regions",),
    *("put all tokens from the hand in {region one}", "put 1 token from the tray in {region all}"),
    *("move {digit} tokens to the side", "move all tokens from the side to the hand"),
    *("move all tokens from {region all} to the hand", "move all tokens from the side to the tray"),
    *("discard {digit} tokens", "discard {token one}", "discard {token all}"),
    *("discard all tokens in {region one}", "discard 2 tokens in {region all}"),
    "replace all tokens in {region one} by 1 of your tokens from the tray",
    "replace {token one} by one of your tokens from the hand or the tray",
)
_PIECES = (
    *("gain a raft", "gain 2 rafts", "gain all rafts", "put a raft in {region one}"),
    *("put 2 rafts in {region one}", "put a raft in {region all}", "put all rafts in {region one}"),
    *("put as many rafts as {number} in {region one}", "move all rafts to {region one}"),
    *("put a raft from the hand in {region one}", "put 2 rafts in your regions"),
    *("return all rafts to the hand", "return all rafts from {region all} to the hand"),
    *("remove all rafts", "remove all rafts in {region all}", "give a peace treaty to an opponent"),
    "remove a raft",
)
_OTHERS = (
    *(
        "roll the die",
        "roll 2 dice",
        "abandon {region one}",
        "abandon {region all}",
        "redeploy",
        "decline",
    ),
    *("end conquest", "refill the row", "return your combination to the row"),
    *("conquer {region one} if you can", "roll the die, gain as many coins as the roll"),
    "roll 2 dice, gain as many coins as the highest roll",
    "roll 3 dice, gain as many coins as the total roll - the lowest roll",
    "roll the die, gain 2 coins if the roll is at least 1, otherwise pay 1 coin",
)
DEEDS = (*_COINS, *_TOKENS, *_PIECES, *_OTHERS)

OFFERED = (
    *DEEDS,
    "assault {region one}",
    "conquer {region one}",
    "swap your power for the power of {combination one}",
)

DUTIES = (
    *(
        "pay {digit} coins",
        "gain {digit} coins",
        "discard {digit} tokens",
        "redeploy",
        "abandon {region one}",
    ),
    *("gain {digit} tokens", "decline", "take 1 coin from an opponent", "roll the die"),
    "pay {digit} coins to you",
)

BANNED = (
    *("attack {region said}", "conquer {region said}", "attack {people said}", "decline"),
    *(
        "redeploy",
        "abandon {region said}",
        "assault {region said}",
        "take coins from {player said}",
    ),
    *("choose {combination said}",),
)

EVENTS = (
    *(
        "{who} {conquer} {region heard}",
        "{who} {attack} {region heard}",
        "{who} {lose} {region heard}",
    ),
    *("{who} {occupy} {region heard}", "{who} {abandon} {region heard}", "{who} {redeploy}"),
    *("{who} {decline}", "{who} {assault} {region heard}", "{who} {choose} {combination heard}"),
    *("{region heard} is {conquer done}", "{region heard} is {lose done}", "you are {choose done}"),
    *("{who} {attack} {people heard}", "{who} {conquer} {region heard} of an opponent"),
    *("{who} {choose} you", "{region heard} is {abandon done}"),
)
ACTORS = (
    *("you", "you", "an opponent", "another people of your player", "a player", "a people"),
    *("an opponent with at least 2 coins", "a people of an opponent"),
)
