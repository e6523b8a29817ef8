"""
Regions that go by the name of the symbol in them: *a Regione Magica* is a region with magic.

Whether a name is one of that sort, the content says for each language. Where it stands for the
symbol alone, it is quoted beside the noun of symbols.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Kind, Link, Modifier, Phrase
from regola.text.lexicon import Noun
from regola.text.planner.telling import Telling

__all__ = ["region_called", "region_of", "region_with"]

_REGION = "region"


def region_called(telling: Telling, modifier: Modifier) -> Noun | None:
    """Return the name of regions of which a relation is so, if it is that of their symbol."""
    if not isinstance(modifier, Link) or modifier.relation != "with" or modifier.negated:
        return None
    thing = modifier.target
    more = thing.modifiers or thing.alternatives or thing.amount or thing.owner or thing.refers
    if thing.type != "symbol" or more or thing.determiner not in ("", "a"):
        return None
    name = telling.context.names.noun(thing.noun, telling.speech.code)
    return name if name is not None and name.region else None


def region_of(telling: Telling, phrase: Phrase) -> tuple[Noun, Phrase] | None:
    """Return the name of regions that go by that of their symbol, and what more is said of them."""
    if phrase.noun != _REGION:
        return None
    for modifier in phrase.modifiers:
        name = region_called(telling, modifier)
        if name is not None:
            others = tuple(one for one in phrase.modifiers if one is not modifier)
            return name, replace(phrase, modifiers=others)
    return None


def region_with(telling: Telling, link: Link) -> Kind | None:
    """Return *is a region with magic* for *is with magic*, where such a region has a name."""
    plain = replace(link, negated=False)
    if region_called(telling, plain) is None:
        return None
    region = replace(link.target, noun=_REGION, type=_REGION, modifiers=(plain,))
    return Kind(region, negated=link.negated)
