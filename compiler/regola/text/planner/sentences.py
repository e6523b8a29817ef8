"""
Whole rules: prefixes, main clause, steps; split into sentences that can be read aloud.

The order is the same in all languages: how often and when, on what condition, what; then the
settings of a deed, then what follows. A sentence is closed before it grows past its budget.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import takewhile

from regola.program.meaning import (
    AtPhase,
    Can,
    Condition,
    Deed,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Reaction,
    Rule,
    Statement,
    Step,
)
from regola.text.planner.conditions import condition_clause, condition_tests
from regola.text.planner.deeds import deed_clause, verb_of
from regola.text.planner.mentions import names_itself, phrases_in
from regola.text.planner.moments import limit_clause, limited_moment
from regola.text.planner.mood import is_told_throughout
from regola.text.planner.permissions import condition_apart, is_repeated, only_if, paid
from regola.text.planner.phrases import Role, group, noun_phrase
from regola.text.planner.references import unmarked, unmistakable
from regola.text.planner.statements import holds_for_you, statement_clause
from regola.text.planner.telling import Telling
from regola.text.values import PLURAL, YOU

__all__ = ["SENTENCE_WORDS", "rule_text"]

SENTENCE_WORDS = 18
"""After so many words a sentence takes no further clause."""


MOST_WORDS = 25
"""Nothing is drawn into a sentence that would have more words than this."""

LONGEST_SENTENCE = 30
"""No sentence has more words than this, where it can be divided."""


@dataclass(slots=True)
class _Sentences:
    """Sentences in the making: clauses are added to the last one while there is room."""

    telling: Telling
    done: list[str] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)
    head: str = ""

    def room(self, clause: str) -> bool:
        """Tell whether the sentence at hand may take a clause."""
        text = f"{self.head} {' '.join(self.clauses)} {clause}"
        return len(text.split()) <= SENTENCE_WORDS

    def open(self, head: str) -> None:
        """Begin a sentence whose first words lead to its clauses."""
        self.close()
        self.head = head

    def add(self, clause: str) -> None:
        """Add a clause to the sentence at hand, or to a new one that goes on from it."""
        if self.clauses and not self.room(clause):
            self.open(self.telling.say("going-on"))
        self.clauses.append(clause)

    def close(self) -> None:
        """End the sentence at hand."""
        if self.head or self.clauses:
            self.done.append(f"{self.head} {_listed(self.telling, self.clauses)}".strip())
        self.head, self.clauses = "", []


def _listed(telling: Telling, clauses: list[str]) -> str:
    *head, last = clauses or [""]
    return telling.say("list-and", left=", ".join(head), right=last) if head else last


def rule_text(telling: Telling, rule: Rule) -> list[str]:
    """Return the sentences of a rule, marks not written out, neither capitals nor full stops."""
    telling.referred = frozenset(one.mention for one in phrases_in(rule) if one.refers)
    return unmistakable(telling, rule, _divided)


def _divided(telling: Telling, rule: Rule) -> list[str]:
    """
    Return the sentences of a rule, none too long.

    A condition that would make the first sentence too long stands in a sentence of its own; so
    does, where there is none, how often something may be done.
    """
    texts = _rule_text(telling, rule)
    condition = _main_condition(rule)
    dear = condition is not None and _costs_late(telling, rule, texts[0])
    if _is_short(telling, texts[0]) and not dear:
        return texts
    if condition is not None:
        if _has_otherwise(rule):
            clause = condition_clause(telling, replace(condition, negated=False))
            name = "all-only-unless" if condition.negated else "all-only-if"
            said = telling.say(name, condition=clause)
            return [*_rule_text(telling, _unconditional(rule)), said]
        return _apart(telling, _unconditional(rule), condition_apart(telling, rule, condition))
    limit = rule.limit
    if limit is None or limit.first or not _is_allowed(rule):
        return texts
    said = telling.say("limit-apart", limit=limit_clause(telling, limit))
    return _apart(telling, replace(rule, limit=None), said)


def _costs_late(telling: Telling, rule: Rule, first: str) -> bool:
    """Tell whether a deed's price would stand before it if its condition stood apart."""
    price = paid(telling, rule.body) if isinstance(rule.body, Permission) else ""
    return bool(price) and price not in first and len(price.split()) <= MOST_WORDS


def _apart(telling: Telling, rule: Rule, said: str) -> list[str]:
    """Return the sentences of a rule, what was taken out of the first one behind it."""
    first, *others = _rule_text(telling, rule)
    return [first, said, *others]


def _has_otherwise(rule: Rule) -> bool:
    """Tell whether a step says *otherwise*, which would seem to answer what stands before it."""
    return isinstance(rule.body, Reaction) and any(
        step.join == "otherwise" for step in rule.body.steps
    )


def _is_allowed(rule: Rule) -> bool:
    """Tell whether the rule says what somebody may do, as against must or may not."""
    body = rule.body
    return isinstance(body, Permission) and not body.obliged and not body.negated


def _is_short(telling: Telling, sentence: str) -> bool:
    room = LONGEST_SENTENCE - len(telling.lead.split())
    # Writing out marks makes words fewer, never more.
    if len(sentence.split()) <= room:
        return True
    return len(telling.speech.write(unmarked(sentence)).split()) <= room


def _main_condition(rule: Rule) -> Condition | None:
    """Return the condition of the whole rule, if there is but one."""
    own = None if isinstance(rule.body, Reaction) else rule.body.condition
    when = rule.moment.condition if rule.moment else None
    return None if own and when else own or when


def _unconditional(rule: Rule) -> Rule:
    moment = replace(rule.moment, condition=None) if rule.moment else None
    if isinstance(rule.body, Reaction):
        return replace(rule, moment=moment)
    return replace(rule, moment=moment, body=replace(rule.body, condition=None))


def _rule_text(telling: Telling, rule: Rule) -> list[str]:
    telling.own, telling.again = "np-a", False
    telling.event = rule.moment if isinstance(rule.moment, OnEvent) else None
    telling.indicative = is_told_throughout(telling, rule)
    sentences = _Sentences(telling)
    prefixes = _prefixes(telling, rule)
    body = rule.body
    if isinstance(body, Reaction):
        telling.own = "np-the" if names_itself(rule.moment) else "np-each-own"
        sentences.open(_prefix(telling, prefixes))
        _reaction(sentences, rule, body.steps)
    elif isinstance(body, Permission):
        _permission(sentences, prefixes, rule, body)
    else:
        _statement(sentences, prefixes, body)
    sentences.close()
    return sentences.done


def _reaction(sentences: _Sentences, rule: Rule, steps: tuple[Step, ...]) -> None:
    """Say the steps; settings that come before the first deed follow it, as *deed: settings*."""
    settings = tuple(takewhile(_setting, steps))
    rest = steps[len(settings) :]
    # What a permission offers as long as its phase lasts, a step offers one time.
    offered = bool(rest) and isinstance(rest[0].action, Offer)
    # Where a limit is told, *once* would seem another.
    ending = ".once" if rule.limit is None else ".once-limited"
    sentences.telling.once = ending if offered and isinstance(rule.moment, AtPhase) else ""
    if not settings or not rest or _alone(rest[0]):
        _first_steps(sentences, steps, limited=rule.limit is not None)
        return
    telling = sentences.telling
    # Apart from an offer a setting could seem one of what a permission of that limit offers.
    apart = rule.limit is None and not (rest[1:] and _anyway(rest[0], rest[1]))
    together = isinstance(rest[0].action, Deed) or bool(sentences.telling.once) or not apart
    _with_settings(sentences, _step_text(telling, rest[0], None), settings, together=together)
    _next_steps(sentences, rest)


def _first_steps(sentences: _Sentences, steps: tuple[Step, ...], *, limited: bool) -> None:
    """
    Say all steps; a condition of the first alone stands behind it, lest it seem that of all.

    Nor may it seem that of the moments that a limit counts.
    """
    condition = _own_condition(steps[0])
    if condition is None or steps[0].join != "and" or not (steps[1:] or limited):
        _steps(sentences, steps, None)
        return
    telling = sentences.telling
    text = _step_text(telling, _unconditioned(steps[0]), None)
    clause = condition_clause(telling, condition)
    sentences.add(telling.say("condition-after", main=text, condition=clause))
    _next_steps(sentences, steps)


def _next_steps(sentences: _Sentences, steps: tuple[Step, ...]) -> None:
    """Say the steps after the first in sentences of their own."""
    if steps[1:]:
        begins = _alone(steps[1]) or _anyway(steps[0], steps[1])
        sentences.open("" if begins else sentences.telling.say("then"))
        _steps(sentences, steps[1:], None, steps[0])


def _own_condition(step: Step) -> Condition | None:
    if isinstance(step.action, Statement):
        return step.action.condition
    return step.condition


def _unconditioned(step: Step) -> Step:
    if isinstance(step.action, Statement):
        return replace(step, action=replace(step.action, condition=None))
    return replace(step, condition=None)


def _statement(sentences: _Sentences, prefixes: list[str], body: Statement) -> None:
    telling = sentences.telling
    condition = condition_clause(telling, body.condition)
    # What is so *unless …* is told first, and then the exception.
    exception = body.condition is not None and body.condition.negated
    after = exception or _speaks_of(body.condition, (body.subject, body.effect))
    before = [*prefixes] if after else [*prefixes, condition]
    if holds_for_you(telling, body):
        before.append(telling.say("for-you"))
    sentences.open(_prefix(telling, before))
    main = statement_clause(telling, body)
    if condition and after:
        main = telling.say("condition-after", main=main, condition=condition)
    sentences.add(main)


def _prefix(telling: Telling, parts: list[str]) -> str:
    said = [part for part in parts if part]
    return telling.say("prefix", parts=", ".join(said)) if said else ""


def _prefixes(telling: Telling, rule: Rule) -> list[str]:
    scope = "" if rule.scope == telling.context.scope else telling.say(f"scope-{rule.scope}")
    moment = rule.moment
    parts = [scope, *limited_moment(telling, rule.limit, moment)]
    return [*parts, condition_clause(telling, moment.condition)] if moment else parts


# ---- what somebody may do --------------------------------------------------------------------


def _permission(sentences: _Sentences, prefixes: list[str], rule: Rule, body: Permission) -> None:
    telling = sentences.telling
    main = only_if(telling, body)
    condition = "" if main else condition_clause(telling, body.condition)
    after = bool(main) or body.negated or _speaks_of(body.condition, body.deed)
    sentences.open(_prefix(telling, prefixes if after else [*prefixes, condition]))
    behind = condition if after else ""
    bought = paid(telling, body)
    steps = body.steps
    if bought and len(f"{sentences.head} {bought} {behind}".split()) <= MOST_WORDS:
        main, steps = bought, steps[1:]
    modality = _modality(telling, rule, body)
    main = main or _modal(telling, modality, body.actor, body.deed, body.negated)
    if behind:
        main = telling.say("condition-after", main=main, condition=behind)
    settings = tuple(takewhile(_setting, steps))
    _with_settings(sentences, main, settings)
    deeds = steps[len(settings) :]
    telling.own = "np-the"
    if deeds:
        then = telling.speech.find("then-each", "then") if is_repeated(rule) else "then"
        sentences.open("" if _alone(deeds[0]) else telling.say(then))
        _steps(sentences, deeds, body.actor)


def _modality(telling: Telling, rule: Rule, body: Permission) -> str:
    """Return how a deed is allowed: *must*, *may*, *may as often as you like*."""
    if body.obliged:
        return "must"
    if not is_repeated(rule) or not telling.speech.has("may-you.often"):
        return "may"
    thing = body.deed.object
    plain = thing is not None and not (thing.modifiers or thing.alternatives or body.deed.slots)
    if not plain:
        return "may.often-apart"
    many = body.actor.noun == "you" and thing is not None and not thing.owner
    return "may.often-many" if many and telling.speech.has("may-you.often-many") else "may.often"


def _with_settings(
    sentences: _Sentences, main: str, steps: tuple[Step, ...], *, together: bool = False
) -> None:
    """
    Add what is done with as many settings as have room; `together`: the first at least.

    A setting under a condition stands apart, lest the condition seem that of all.
    """
    telling = sentences.telling
    settings = [_step_text(telling, step, None) for step in steps]
    plain = len(tuple(takewhile(lambda step: _own_condition(step) is None, steps)))
    text = " ".join([sentences.head, main, *settings[:1]])
    room = together or _is_short(telling, text)
    taken = min(1, len(settings)) if room else 0
    while taken < plain and sentences.room(" ".join([main, *settings[: taken + 1]])):
        taken += 1
    if taken:
        listed = _listed(telling, settings[:taken])
        main = telling.say("with-settings", main=main, settings=listed)
    sentences.add(main)
    for place in range(taken, len(settings)):
        if place in (taken, plain) or place > plain:
            sentences.open("")
        sentences.add(settings[place])


def _setting(step: Step) -> bool:
    return isinstance(step.action, Statement) and step.join == "and"


def _alone(step: Step) -> bool:
    """Tell whether a step begins a sentence of its own."""
    return step.join != "and" or step.condition is not None


def _speaks_of(condition: Condition | None, said: object) -> bool:
    """Tell whether a condition speaks of a thing that the main clause mentions first."""
    if condition is None:
        return False
    introduced = {phrase.mention for phrase in phrases_in(said) if not phrase.refers}
    return any(phrase.refers and phrase.mention in introduced for phrase in phrases_in(condition))


def _modal(telling: Telling, name: str, actor: Phrase, deed: Deed, negated: bool) -> str:  # noqa: FBT001
    role: Role = "negative" if negated else "object"
    who = noun_phrase(telling, actor, "subject")
    name, _, often = name.partition(".")
    suffix = ".not" if negated else telling.once or (f".{often}" if often else "")
    telling.once = ""
    person = f"{name}-{'you' if who.feature == YOU else 'other'}"
    thing = deed.object
    return telling.fill(
        (f"{person}{suffix}", f"{person}{suffix.removesuffix('-limited')}"),
        {
            "actor": lambda: who,
            "deed": lambda: deed_clause(telling, deed, "infinitive", None, role),
            "many": lambda: group(telling, thing, plural=True) if thing else "",
            "verb": lambda: verb_of(telling, deed).infinitive,
        },
    )


# ---- steps -----------------------------------------------------------------------------------


def _steps(
    sentences: _Sentences,
    steps: tuple[Step, ...],
    actor: Phrase | None,
    before: Step | None = None,
) -> None:
    after_alone, failed = False, before
    for number, step in enumerate(steps):
        text = _step_text(sentences.telling, step, actor)
        anyway = _anyway(before, step)
        if step.join != "and":
            text = _joined(sentences.telling, step, text, actor, before)
            if step.join == "otherwise" and failed is not before:
                text = _named_failure(sentences.telling, failed, step, actor) or text
        elif anyway:
            text = sentences.telling.say("step-anyway", step=text)
        alone = anyway or _alone(step)
        if number and (alone or after_alone):
            sentences.open("" if alone else sentences.telling.say("then"))
        sentences.add(text)
        after_alone, before = alone, step
        failed = failed if step.join == "then" else step


def _named_failure(telling: Telling, failed: Step | None, step: Step, actor: Phrase | None) -> str:
    """Return *if you do not conquer that region, …*, where more was told of what comes of it."""
    action = failed.action if failed else None
    deed = action.deed if isinstance(action, Offer) else action
    own = isinstance(deed, Deed) and (actor is None or actor.noun == "you")
    if not (own and isinstance(deed, Deed) and telling.speech.has("step-otherwise-named")):
        return ""
    left = deed_clause(telling, deed, "you")
    return telling.say("step-otherwise-named", deed=left, step=_step_text(telling, step, actor))


def _anyway(before: Step | None, step: Step) -> bool:
    """Tell whether a step follows an offer, and is done whether or not that is taken."""
    offer = before.action if before else None
    return isinstance(offer, Offer) and not offer.obliged and step.join == "and"


def _joined(
    telling: Telling, step: Step, text: str, actor: Phrase | None, before: Step | None
) -> str:
    """Return a step with what joins it to the one before: *if you do*, *if you cannot*."""
    other = "-other" if actor and actor.noun != "you" else ""
    name = f"step-{step.join}{other}"
    if step.join == "otherwise" and _may_be_left(before):
        name = telling.speech.find(f"{name}.left", name)
    condition = step.condition
    if condition is None or condition.negated or not telling.speech.has(f"{name}.if"):
        return telling.say(name, step=text)
    # *If you do and …*, not *if you do, if …*.
    plain = _step_text(telling, replace(step, condition=None), actor)
    tests = condition_tests(telling, condition)
    return telling.say(f"{name}.if", step=plain, condition=tests)


def _may_be_left(step: Step | None) -> bool:
    """Tell whether a step may be left undone though it could be done."""
    if step is None:
        return False
    offered = isinstance(step.action, Offer) and not step.action.obliged
    condition = None if step.condition is None else step.condition.alternatives
    tests = [] if condition is None else [test for tests in condition for test in tests]
    return offered or not all(isinstance(test, Can) for test in tests)


def _step_text(telling: Telling, step: Step, actor: Phrase | None) -> str:
    return _with_condition(telling, step.condition, _action(telling, step.action, actor))


def _with_condition(telling: Telling, condition: Condition | None, text: str) -> str:
    if condition is None:
        return text
    return telling.say("on-condition", condition=condition_clause(telling, condition), text=text)


def _action(telling: Telling, action: Deed | Offer | Statement, actor: Phrase | None) -> str:
    if isinstance(action, Deed):
        return _deed(telling, action, actor)
    if isinstance(action, Offer):
        name = "must" if action.obliged else "may"
        return _modal(telling, name, action.actor, action.deed, False)
    text = statement_clause(telling, action)
    return _with_condition(telling, action.condition, text)


def _deed(telling: Telling, deed: Deed, actor: Phrase | None) -> str:
    """Return a deed as a command, or as what another player then does: pieces do nothing more."""
    if (
        actor is None
        or actor.noun == "you"
        or actor.type not in telling.context.vocabulary.recalled
    ):
        return deed_clause(telling, deed, "you" if telling.indicative else "command")
    who = noun_phrase(telling, actor)
    everybody = who.with_feature(who.feature | PLURAL)
    return telling.say(
        "deed-of-other",
        deed=deed_clause(telling, deed, "third", who),
        deeds=deed_clause(telling, deed, "third", everybody),
    )
