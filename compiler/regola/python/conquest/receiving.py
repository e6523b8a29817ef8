"""What others have to pay *you*: the player of whoever bears the rule, while they act."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Deed, Offer, Phrase, Rule
from regola.program.walking import nodes_in, phrases_in
from regola.python.conquest.actors import is_bearer
from regola.python.writer import Scene, Unwritable

__all__ = ["beside_you", "refuse_to_yourself"]


def refuse_to_yourself(rule: Rule, scene: Scene) -> None:
    """Refuse *to you* but for coins that somebody else pays in the middle of steps."""
    offers = [one for one in nodes_in(rule.body) if isinstance(one, Offer)]
    by_others = [one.deed for one in offers if not is_bearer(one.actor, scene)]
    heard = {id(you) for deed in by_others if _is_of_coins(deed) for you in _receivers(deed)}
    for one in phrases_in(rule):
        if _is_your_player(one) and id(one) not in heard:
            raise Unwritable("you", one.span, kind="to you")


def beside_you(deed: Deed) -> Deed:
    """Return a deed without *to you*, which is nothing that whoever acts owns."""
    return replace(deed, slots=tuple(s for s in deed.slots if not _is_your_player(s[1])))


def _is_of_coins(deed: Deed) -> bool:
    return deed.object is not None and deed.object.type == "coin"


def _receivers(deed: Deed) -> list[Phrase]:
    return [phrase for _, phrase in deed.slots if _is_your_player(phrase)]


def _is_your_player(phrase: Phrase) -> bool:
    return phrase.noun == "you" and phrase.type == "player"
