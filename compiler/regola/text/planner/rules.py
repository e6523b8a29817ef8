"""A whole rule: what it says by default, and apart from it what a variant changes."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Rule
from regola.text.planner.conditions import condition_clause
from regola.text.planner.dividing import rule_text
from regola.text.planner.telling import Telling
from regola.text.planner.variants import Variation, varied
from regola.text.values import Words

__all__ = ["option_words", "rule_parts", "variation_of"]


def rule_parts(telling: Telling, rule: Rule) -> tuple[list[str], list[str]]:
    """
    Return the sentences of a rule by default, and those of a variant.

    Marks are not written out; there are neither capitals nor full stops. Where no variant stands
    apart the second are none, where the rule holds in a variant alone the first.
    """
    variation = variation_of(telling, rule)
    if variation is None:
        return rule_text(telling, rule), []
    default = rule_text(telling, variation.default) if variation.default else []
    if variation.rule is not None:
        lead = _named(telling, variation, "on")
        telling.lead = lead
        first, *others = rule_text(telling, variation.rule)
        telling.lead = ""
        return default, [f"{lead} {first}", *others]
    return default, [_changed(telling, variation)]


def variation_of(telling: Telling, rule: Rule) -> Variation | None:
    """Return how a rule varies, if the language tells variants apart."""
    if not telling.speech.has("variant-off"):
        return None
    return varied(rule, telling.context.taken.__contains__)


def option_words(telling: Telling, variation: Variation) -> Words | str:
    """Return the name of the option that a variant is played with, or of both."""
    option = telling.noun(variation.option.noun).words(plural=False)
    if variation.beside is None:
        return option
    other = telling.noun(variation.beside.option.noun).words(plural=False)
    return telling.say(f"option-{variation.beside.how}", left=option, right=other)


def _changed(telling: Telling, variation: Variation) -> str:
    """Return what a variant does to the rule that was told."""
    condition = variation.condition
    if condition is None:
        return _named(telling, variation, variation.change)
    # *Holds only if …* and *does not hold if …*, for *if …* and *unless …*.
    name = "unless" if condition.negated else "only"
    clause = condition_clause(telling, replace(condition, negated=False))
    return _named(telling, variation, name, condition=clause)


def _named(telling: Telling, variation: Variation, name: str, **values: str) -> str:
    option = option_words(telling, variation)
    suffix = ".without" if variation.without else ""
    return telling.say(f"variant-{name}{suffix}", option=option, **values)
