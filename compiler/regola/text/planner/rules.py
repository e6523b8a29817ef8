"""A whole rule: what it says by default, and apart from it what a variant changes."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Condition, Is, Rule
from regola.text.planner.conditions import condition_clause
from regola.text.planner.dividing import rule_text
from regola.text.planner.steps_apart import StepVariation, step_line, steps_apart
from regola.text.planner.telling import Telling
from regola.text.planner.variants import Variation, conditions_of, varied
from regola.text.values import Words

__all__ = ["by_default", "option_words", "rule_parts", "variation_of"]


def rule_parts(telling: Telling, rule: Rule) -> list[list[str]]:
    """
    Return the sentences of a rule by default, and then those of each variant.

    Marks are not written out; there are neither capitals nor full stops. Where the rule holds in a
    variant alone, that comes first.
    """
    plain, steps = by_default(telling, rule)
    variation = variation_of(telling, plain)
    if variation is None:
        return _with_lines(telling, rule, plain, steps)
    if variation.rule is not None:
        default = rule_text(telling, rule, variation.default) if variation.default else []
        lead = _named(telling, variation, "on")
        telling.lead = lead
        [first, *others], *lines = _with_lines(telling, rule, variation.rule, steps)
        telling.lead = ""
        return [*([default] if default else []), [f"{lead} {first}", *others], *lines]
    told = _with_lines(telling, rule, variation.default or plain, steps)
    return [*told, [_changed(telling, variation)]]


def _with_lines(
    telling: Telling, whole: Rule, told: Rule, steps: tuple[StepVariation, ...]
) -> list[list[str]]:
    """Return the sentences that tell a rule, and a line for each step that hangs on an option."""

    def behind() -> list[str]:
        return [step_line(telling, told, one) for one in steps]

    texts = rule_text(telling, whole, told, behind)
    first = len(texts) - len(steps)
    return [texts[:first], *([line] for line in texts[first:])]


def by_default(telling: Telling, rule: Rule) -> tuple[Rule, tuple[StepVariation, ...]]:
    """Return a rule as its steps are by default, and what variants do with them."""
    if not telling.speech.has("variant-step-first"):
        return rule, ()
    return steps_apart(rule, telling.context.taken.__contains__)


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
        return _even_if(telling, variation) or _named(telling, variation, variation.change)
    # *Holds only if …* and *does not hold if …*, for *if …* and *unless …*.
    name = "unless" if condition.negated else "only"
    clause = condition_clause(telling, replace(condition, negated=False))
    return _named(telling, variation, name, condition=clause)


def _even_if(telling: Telling, variation: Variation) -> str:
    """
    Return *this rule applies even if the Kitchen is not working*, for one that holds whatever else.

    *Even if that is not so* would leave the reader to turn round what he read.
    """
    default = variation.default if variation.change == "always" else None
    told = [one for one in conditions_of(default) if one] if default else []
    if len(told) != 1 or not telling.speech.has("variant-always-if"):
        return ""
    opposite = _opposite(told[0])
    if opposite is None:
        return ""
    return _named(telling, variation, "always-if", condition=condition_clause(telling, opposite))


def _opposite(condition: Condition) -> Condition | None:
    """Return that the one test of a condition is not so; nothing where it has more."""
    if condition.negated:
        return replace(condition, negated=False)
    tests = [test for tests in condition.alternatives for test in tests]
    if len(tests) != 1 or not isinstance(tests[0], Is):
        return None
    denied = replace(tests[0], negated=not tests[0].negated)
    return replace(condition, alternatives=((denied,),))


def _named(telling: Telling, variation: Variation, name: str, **values: str) -> str:
    option = option_words(telling, variation)
    suffix = ".without" if variation.without else ""
    return telling.say(f"variant-{name}{suffix}", option=option, **values)
