"""
Sites that go by the name of the mark on them: *a Regione Magica* is a region with magic.

Whether a name is one of that sort, the content says for each language. Where it stands for the
mark alone, it is quoted beside the noun of marks.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Kind, Link, Modifier, Phrase
from regola.text.lexicon import Noun
from regola.text.planner.telling import Telling

__all__ = ["site_called", "site_of", "site_with"]


def site_called(telling: Telling, modifier: Modifier) -> Noun | None:
    """Return the name of sites of which a relation is so, if it is that of their mark."""
    if not isinstance(modifier, Link) or modifier.relation != "with" or modifier.negated:
        return None
    thing = modifier.target
    more = thing.modifiers or thing.alternatives or thing.amount or thing.owner or thing.refers
    if (
        not telling.context.vocabulary.is_mark(thing.type)
        or more
        or thing.determiner not in ("", "a")
    ):
        return None
    name = telling.context.names.noun(thing.noun, telling.speech.code)
    return name if name is not None and name.marked else None


def site_of(telling: Telling, phrase: Phrase) -> tuple[Noun, Phrase] | None:
    """Return the name of sites that go by that of their mark, and what more is said of them."""
    if not telling.context.vocabulary.is_site(phrase.noun):
        return None
    for modifier in phrase.modifiers:
        name = site_called(telling, modifier)
        if name is not None:
            others = tuple(one for one in phrase.modifiers if one is not modifier)
            return name, replace(phrase, modifiers=others)
    return None


def site_with(telling: Telling, link: Link) -> Kind | None:
    """Return *is a region with magic* for *is with magic*, where such a site has a name."""
    plain = replace(link, negated=False)
    if site_called(telling, plain) is None:
        return None
    marked = telling.context.vocabulary.types[link.target.type].marks
    site = replace(link.target, noun=marked, type=marked, modifiers=(plain,))
    return Kind(site, negated=link.negated)
