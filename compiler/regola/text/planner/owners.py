"""
Alternatives of which some are the reader's: *your Goblins or Trolls* would bind both.

In the language of rules *your* and *of you* bind the thing beside them alone. Where a language
would seem to bind all, the others are told as anybody's: *your Goblins or every Troll*.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Adjective, Link, Modifier, Phrase
from regola.text.planner.noun_shapes import Role
from regola.text.planner.telling import Telling

__all__ = [
    "SOLE",
    "are_of_mixed_owners",
    "counted_names",
    "is_any_player",
    "is_counted_owner",
    "is_of_anybody",
    "is_of_player",
    "is_of_you",
    "is_sole",
    "others_of_yours",
    "owner_before",
    "owner_is_told_once",
    "told_as_yours",
    "with_owner_before",
]

_STATES = ("active", "declined")
SOLE = "active"
"""The state that only one people of a player can have."""
_OF = "relation-of-"
_UNCOUNTED = ("", "a", "any")
"""How a thing is named where any one will do."""


def are_of_mixed_owners(phrase: Phrase) -> bool:
    """Tell whether of several alternatives some are the reader's, and others not."""
    yours = [_is_yours(one) for one in (phrase, *phrase.alternatives)]
    return any(yours) and not all(yours)


def owner_is_told_once(phrase: Phrase) -> bool:
    """
    Tell whether one is meant of several sorts of things that are all the reader's.

    What is said before the first of them would seem so of all, and what is said behind the last:
    *one of your working Portals or Kitchens*.
    """
    others = phrase.alternatives
    mine = phrase.determiner == "one" and not phrase.amount and not phrase.refers
    if not others or not mine or phrase.owner != "you":
        return False
    members = (phrase, *others)
    told = [bool(one.modifiers) for one in members]
    plain = (isinstance(said, Adjective) and said.target is None
             for one in members for said in one.modifiers)  # fmt: skip
    return told == sorted(told) and all(plain) and all(map(_is_bare, others))


def _is_bare(phrase: Phrase) -> bool:
    more = phrase.determiner or phrase.amount or phrase.refers or phrase.alternatives
    return phrase.owner == "you" and not more


def told_as_yours(phrase: Phrase) -> Phrase:
    """Return *your token* for *token of you*, which says the same with the owner before it."""
    if phrase.owner or not _is_yours(phrase) or phrase.type == "spot":
        return phrase
    others = tuple(one for one in phrase.modifiers if not _is_of_you(one))
    determiner = "" if phrase.determiner == "a" else phrase.determiner
    return replace(phrase, owner="you", modifiers=others, determiner=determiner)


def with_owner_before(telling: Telling, phrase: Phrase, role: Role) -> Phrase:
    """
    Return *each of your Goblins* for *each Goblin of yours* in a language that says so.

    A language that says *your* beside an article, as Italian does, has `relation-of-you.before`.
    *For each opponent's room* would be one room an opponent: it stays *each room of an opponent*.
    """
    others = others_of_yours(phrase)
    if others is not None and role != "subject" and telling.speech.has("np-others-yours"):
        return replace(others, determiner="another", owner="you")
    before = telling.speech.has(f"{_OF}you.before")
    if phrase.determiner not in ("", "a") or (before and phrase.amount):
        return phrase
    if phrase.amount:
        return told_as_yours(phrase) if role == "each" else phrase
    if role == "each":
        each = replace(phrase, determiner="each")
        return each if before else told_as_yours(each)
    single = (
        role in ("object", "some", "target")
        and phrase.determiner == "a"
        and not phrase.alternatives
    )
    return phrase if before or not single or phrase.owner else _one_of_yours(phrase)


def _one_of_yours(phrase: Phrase) -> Phrase:
    """Return *one of your markers* for *a marker of yours*."""
    yours = told_as_yours(phrase)
    return replace(yours, determiner="one") if yours is not phrase else phrase


def owner_before(telling: Telling, modifier: Modifier) -> str:
    """
    Return the message for an owner who is named before a thing, if a language has one for him.

    *Your* stands beside any article; *an opponent's room* is for *a room of an opponent* alone.
    """
    owner = _owner(modifier)
    if owner is None or owner.owner or owner.modifiers or owner.alternatives or owner.amount:
        return ""
    name = f"{_OF}{owner.noun}.before"
    if is_counted_owner(telling, owner) and telling.speech.has(f"{_OF}{owner.noun}.counted"):
        # *Once per opponent, … of that opponent*: no other's at that time.
        return ""
    named = owner.noun == "you" or (_is_uncounted(telling) and owner.determiner in _UNCOUNTED)
    return name if named and telling.speech.has(name) else ""


def is_counted_owner(telling: Telling, owner: Phrase) -> bool:
    """
    Tell whether an owner is whoever a limit counts by: *once per opponent, … of that opponent*.

    *Of an opponent* would seem to be any of them at any of those times.
    """
    more = owner.modifiers or owner.alternatives or owner.amount or owner.owner
    return owner.noun in telling.counted_by and owner.determiner in _UNCOUNTED and not more


def is_any_player(telling: Telling, link: Link) -> bool:
    """Tell whether so many things may be those of any player: *1 token of any player*."""
    owner, head = link.target, telling.head
    more = owner.modifiers or owner.alternatives or owner.amount or owner.owner or owner.refers
    plain = owner.noun == "player" and owner.determiner == "a" and not more
    again = owner.mention in telling.referred
    return plain and not again and head is not None and head.amount is not None


def is_of_anybody(telling: Telling, link: Link) -> bool:
    """
    Tell whether things are those of all who may have them: *the goons of the opponents*.

    What more is told of them behind it would seem to tell of several owners.
    """
    owner, head = _owner(link), telling.head
    if owner is None or owner.determiner not in _UNCOUNTED or owner.mention in telling.referred:
        return False
    more = owner.modifiers or owner.alternatives or owner.amount or owner.owner
    others = [one for one in head.modifiers if one is not link] if head else []
    plain = all(isinstance(one, Adjective) and one.target is None for one in others)
    return not more and plain and _is_uncounted(telling)


def _is_uncounted(telling: Telling) -> bool:
    """Tell whether of the thing at hand any one will do, or all of them."""
    head = telling.head
    return head is not None and head.determiner in _UNCOUNTED and not head.amount


def _is_yours(phrase: Phrase) -> bool:
    return phrase.owner == "you" or phrase.noun == "you" or any(map(_is_of_you, phrase.modifiers))


def _is_of_you(modifier: Modifier) -> bool:
    owner = _owner(modifier)
    return owner is not None and owner.noun == "you"


def _owner(modifier: Modifier) -> Phrase | None:
    """Return of whom a thing is, where a modifier says that."""
    if isinstance(modifier, Link) and modifier.relation == "of" and not modifier.negated:
        return modifier.target
    return None


def counted_names(telling: Telling, name: str, phrase: Phrase) -> tuple[str, ...]:
    """
    Return the messages for a number of things, first the one for those that a player has.

    *Your regions* are those of one people, *regions of an opponent* those of all his peoples: a
    language says so where they are counted, lest the two seem alike.
    """
    own = f"{name}-{phrase.type}-of-player"
    return (own, name) if is_of_player(phrase) and telling.speech.has(own) else (name,)


def others_of_yours(phrase: Phrase) -> Phrase | None:
    """Return *another people of your player*, of which all are meant, without its owner."""
    if phrase.determiner != "another" or phrase.amount or phrase.alternatives:
        return None
    owners = [one for one in phrase.modifiers if _is_of_your_player(one)]
    if len(owners) != 1:
        return None
    others = tuple(one for one in phrase.modifiers if one is not owners[0])
    return replace(phrase, modifiers=others, determiner="")


def is_of_you(link: Link) -> bool:
    """Tell whether things are those of the reader's player: *that you control*."""
    return _is_of_your_player(link)


def _is_of_your_player(modifier: Modifier) -> bool:
    owner = _owner(modifier)
    return owner is not None and owner.noun == "player" and owner.owner == "you"


def is_of_player(phrase: Phrase) -> bool:
    """Tell whether things are all that a player has, whichever of his peoples has them."""
    if phrase.owner or any(map(_tells_state, phrase.modifiers)):
        return False
    return any(map(_is_of_a_player, phrase.modifiers))


def is_sole(telling: Telling, phrase: Phrase) -> bool:
    """
    Tell whether a thing is the only one of its sort that its owner has: an active people.

    One of any opponent is one of several. An owner who is named before it has the article: *an
    opponent's active people*.
    """
    if not telling.speech.has("np-sole"):
        return False
    owners = [one for one in map(_owner, phrase.modifiers) if one is not None]
    active = any(isinstance(one, Adjective) and one.word == SOLE for one in phrase.modifiers)
    known = [one for one in owners if one.type == "player" and one.modifiers]
    single = [one for one in known if one.determiner == "a"]
    behind = not any(telling.speech.has(f"{_OF}{one.noun}.before") for one in owners)
    return active and behind and len(owners) == len(single) == 1 and phrase.determiner == "a"


def _is_of_a_player(modifier: Modifier) -> bool:
    owner = _owner(modifier)
    return owner is not None and owner.type == "player"


def _tells_state(modifier: Modifier) -> bool:
    """Tell whether a modifier says by itself which peoples are meant: *with an active token*."""
    if isinstance(modifier, Adjective):
        return modifier.word in _STATES
    return isinstance(modifier, Link) and any(map(_tells_state, modifier.target.modifiers))
