"""
Steps that hang on an option: left out of the rule as it is by default, told behind it.

A reader who plays as the book proposes must not read past *if “Deadly Balrog” is in play* in the
midst of a rule. So a step with an option for its one condition stands in a line of its own, which
names the variant and says what the step adds, or that it is not done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from regola.program.meaning import (
    Change,
    Deed,
    Number,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
    Step,
)
from regola.program.walking import phrases_in
from regola.text.planner.amounts import amount_words
from regola.text.planner.deeds import deed_clause
from regola.text.planner.steps import is_setting, own_condition, step_text, unconditioned, widened
from regola.text.planner.telling import Telling
from regola.text.planner.variants import option_alone, option_beside
from regola.text.values import Words

__all__ = ["StepVariation", "step_line", "steps_apart"]

How: TypeAlias = Literal[
    "setting", "override", "first", "last", "then", "not", "instead", "in-place"
]
"""What a variant does with a step: it is a further setting, or one that takes the place of another,
the first or the last deed, done if another deed was, not done, or done in place of the one before
it or of the last one."""


_PAIR = 2


@dataclass(frozen=True, slots=True)
class StepVariation:
    """
    What a variant does with one step.

    ``option`` is the option, ``without`` whether the variant is to play without it; ``step`` the
    step that is told, ``after`` the deed upon which it is done, or instead of which, ``over`` how
    much more the setting adds whose place it takes.
    """

    option: Phrase
    without: bool
    how: How
    step: Step
    after: Deed | None = None
    over: Number | None = None


def steps_apart(rule: Rule, taken: Callable[[str], bool]) -> tuple[Rule, tuple[StepVariation, ...]]:
    """Return a rule as its steps are by default, and what variants do with them."""
    body = rule.body
    if not isinstance(body, Permission | Reaction):
        return rule, ()
    steps: list[Step] = []
    found: list[StepVariation] = []
    own, last = _in_place_of_last(rule, body.steps, taken) or (body.steps, None)
    for place, step in enumerate(own):
        one = _variation(rule, own, place, taken)
        found += [one] if one else []
        if one is None or one.how in ("not", "instead"):
            steps.append(unconditioned(step) if one else step)
    found += [last] if last else []
    if not found or (isinstance(body, Reaction) and not _can_be_told(body, steps)):
        return rule, ()
    return replace(rule, body=replace(body, steps=tuple(steps))), tuple(found)


def _can_be_told(body: Reaction, left: list[Step]) -> bool:
    """
    Tell whether something is done by default, on no condition that would seem that of all steps.

    *If you are new, redeploy*, and behind it what a variant adds: as if that hung on it too.
    """
    fewer = len(left) < len(body.steps)
    return not all(map(is_setting, left)) and not (fewer and own_condition(left[0]))


def _variation(
    rule: Rule, steps: tuple[Step, ...], place: int, taken: Callable[[str], bool]
) -> StepVariation | None:
    """Return what a variant does with a step, if it can be told apart from the rule."""
    step = steps[place]
    asked = option_alone(own_condition(step))
    if asked is None or _is_named_by_others(rule, step):
        return None
    option, with_it = asked
    usual = taken(option.noun) is with_it
    told, later = unconditioned(step), steps[place + 1 :]
    if usual:
        return _left_out(StepVariation(option, with_it, "not", told), later)
    how = _added(steps, place)
    after = _done_before(steps[:place]) if how == "then" else None
    if not how or (how == "then" and after is None):
        return None
    over = _more(_overridden(steps, place)) if how == "override" else None
    return StepVariation(option, not with_it, how, told, after, over)


def _in_place_of_last(
    rule: Rule, steps: tuple[Step, ...], taken: Callable[[str], bool]
) -> tuple[tuple[Step, ...], StepVariation] | None:
    """
    Return the steps as they are by default, and the one that a variant does in place of the last.

    It is one of the last two, which hang on an option and on something else as well: the one on
    playing with it, the other without.
    """
    asked = [option_beside(own_condition(step)) for step in steps[-_PAIR:]]
    found = [
        (replace(step, condition=of[2]), of[0], of[1])
        for step, of in zip(steps[-_PAIR:], asked, strict=True)
        if of and step.join == "and" and isinstance(step.action, Deed)
        if not _is_named_by_others(rule, step)
    ]
    if len(found) != _PAIR or found[0][1].noun != found[1][1].noun or found[0][2] is found[1][2]:
        return None
    option = found[0][1]
    instead, usual = sorted(found, key=lambda one: one[2] is taken(option.noun))
    told = StepVariation(option, not instead[2], "in-place", instead[0])
    return (*steps[:-_PAIR], usual[0]), told


def _left_out(one: StepVariation, later: tuple[Step, ...]) -> StepVariation | None:
    """Return what a variant does that leaves a step out; nothing where others hang on that."""
    joined = [step for step in later[:1] if step.join != "and"]
    if one.step.join == "and" and joined and joined[0].join == "otherwise":
        alone = joined[0].condition is None and all(step.join == "and" for step in later[1:])
        tried = one.step.action if isinstance(one.step.action, Deed) else None
        return replace(one, how="instead", step=joined[0], after=tried) if alone else None
    own = isinstance(one.step.action, Deed)
    return one if own and not joined else None


def _added(steps: tuple[Step, ...], place: int) -> How | Literal[""]:
    """Return how a variant adds a step; empty where its place among the others is not clear."""
    step, later = steps[place], steps[place + 1 :]
    hangs = bool(later) and later[0].join != "and"
    if step.join == "then":
        return "" if hangs and later[0].join == "then" else "then"
    if hangs or step.join != "and":
        return ""
    if is_setting(step):
        return _setting(steps, place)
    if not isinstance(step.action, Deed):
        return ""
    if later and all(map(is_setting, steps[:place])):
        return "first"
    return "" if later else "last"


def _setting(steps: tuple[Step, ...], place: int) -> How | Literal[""]:
    """Return how a variant adds a setting: beside those before it, or in place of one."""
    before, later = steps[:place], steps[place + 1 :]
    if not all(map(is_setting, before)) or (later and is_setting(later[0])):
        return ""
    return "override" if _overridden(steps, place) else "setting"


def _overridden(steps: tuple[Step, ...], place: int) -> Step | None:
    """Return the setting before it whose place a step takes."""
    return next((one for one in steps[:place] if _sets_over(steps[place], one)), None)


def _more(step: Step | None) -> Number | None:
    """Return how much more a setting adds, if it does nothing else."""
    effect = step.action.effect if step and isinstance(step.action, Statement) else None
    if not isinstance(effect, Change) or effect.operation != "more" or effect.per is not None:
        return None
    return effect.amount if isinstance(effect.amount, Number) else None


def _sets_over(step: Step, before: Step) -> bool:
    """Tell whether a setting says what a number is, of which another said how it changes."""
    now, then = step.action, before.action
    if not (isinstance(now, Statement) and isinstance(then, Statement)):
        return False
    words = [one.subject.word for one in (now, then) if isinstance(one.subject, Quantity)]
    sets = isinstance(now.effect, Change) and now.effect.operation == "is"
    return sets and len(words) == _PAIR and len(set(words)) == 1


def _done_before(steps: tuple[Step, ...]) -> Deed | None:
    """Return the deed upon which a step that says *then* is done."""
    before = next((step for step in reversed(steps) if step.join != "then"), None)
    return before.action if before and isinstance(before.action, Deed) else None


def _is_named_by_others(rule: Rule, step: Step) -> bool:
    """Tell whether a step names a thing first of which the rule speaks elsewhere."""
    named = {one.mention for one in phrases_in(step) if not one.refers and one.mention >= 0}
    spoken = [one.mention for one in phrases_in(rule) if one.mention in named]
    return len(spoken) > sum(one.mention in named for one in phrases_in(step))


# ---- telling -------------------------------------------------------------------------------------


def step_line(telling: Telling, rule: Rule, one: StepVariation) -> str:
    """Return the line that tells what a variant does with a step of a rule."""
    body = rule.body
    actor = body.actor if isinstance(body, Permission) else None
    values: dict[str, Words | str] = dict(_parts(telling, one, actor))
    option = telling.noun(one.option.noun).words(plural=False)
    suffix = ".without" if one.without else ""
    if one.over is not None and telling.speech.has("variant-step-override.more"):
        # *Instead* would seem to take the place of what was said last.
        values["amount"] = amount_words(telling, one.over)
        suffix = ".more-without" if one.without else ".more"
    return telling.say(f"variant-step-{one.how}{suffix}", option=option, **values)


def _parts(telling: Telling, one: StepVariation, actor: Phrase | None) -> Iterator[tuple[str, str]]:
    deed = one.step.action
    if one.how == "not":
        assert isinstance(deed, Deed)  # noqa: S101 - what is left out is a deed
        yield "deed", deed_clause(telling, deed, "you")
        return
    if one.after is not None:
        tried = replace(one.step, action=one.after, join="and")
        telling.whichever = widened(one.step, tried)
    yield "step", step_text(telling, replace(one.step, join="and"), actor)
    telling.whichever = None
    if one.how == "then" and one.after is not None:
        yield "deed", deed_clause(telling, one.after, "you")
