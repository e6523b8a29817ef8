"""
Whole rules: prefixes, main clause, steps; split into sentences that can be read aloud.

The order is the same in all languages: how often and when, on what condition, what; then the
settings of a deed, then what follows. A sentence is closed before it grows past its budget.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Literal, TypeAlias

from regola.program.meaning import (
    AtPhase,
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
from regola.program.walking import phrases_in
from regola.text.planner.asked import asked_of, counted_of, doer_of, phase_added_to
from regola.text.planner.comparisons import compared_first
from regola.text.planner.conditions import condition_clause, condition_tests
from regola.text.planner.joined import condition_beside, time_first
from regola.text.planner.mentions import names_itself
from regola.text.planner.moments import limited_moment
from regola.text.planner.mood import is_about_reader, is_told_throughout, tells_always
from regola.text.planner.payments import both_paid, either_amount, paid_for
from regola.text.planner.permissions import (
    duty_of_phase,
    is_repeated,
    modality,
    only_if,
    only_such,
    paid,
    place_apart,
    price,
)
from regola.text.planner.references import unmarked
from regola.text.planner.shared_verbs import are_for_each, without_verb
from regola.text.planner.statements import holds_for_you, statement_clause
from regola.text.planner.steps import (
    chained,
    changes_hands,
    is_done_anyway,
    is_setting,
    modal,
    own_condition,
    step_text,
    unconditioned,
)
from regola.text.planner.telling import Telling
from regola.text.planner.turned import all_its, only_so
from regola.text.readability import words

__all__ = [
    "MOST_WORDS",
    "SENTENCE_WORDS",
    "Apart",
    "is_short",
    "rule_sentences",
]

SENTENCE_WORDS = 18
"""After so many words a sentence takes no further clause."""


MOST_WORDS = 25
"""No sentence has more words than this, where it can be divided; nor is anything drawn into one."""


def is_short(telling: Telling, sentence: str, most: int = MOST_WORDS) -> bool:
    """Tell whether a sentence has no more words than it may, `most` if not the usual number."""
    return len(words(telling.speech.write(unmarked(sentence)))) <= most


Apart: TypeAlias = Literal["", "limit", "scope", "ban", "condition"]
"""What of a rule is told in a sentence of its own: how often, in decline too, or when something is
forbidden."""


@dataclass(slots=True)
class _Sentences:
    """Sentences in the making: clauses are added to the last one while there is room."""

    telling: Telling
    done: list[str] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)
    head: str = ""
    following: list[tuple[int, str]] = field(default_factory=list)

    def room(self, clause: str) -> bool:
        """Tell whether the sentence at hand may take a clause."""
        text = f"{self.head} {' '.join(self.clauses)} {clause}"
        return len(text.split()) <= SENTENCE_WORDS

    def takes(self, clause: str) -> bool:
        """Tell whether the sentence at hand is not too long with a clause more."""
        text = " ".join([self.head, *self.clauses, clause])
        return is_short(self.telling, text)

    def open(self, head: str) -> None:
        """Begin a sentence whose first words lead to its clauses."""
        self.close()
        self.head = head

    def follow(self, name: str = "then") -> None:
        """Begin a sentence of what is done next."""
        lead = self.telling.say(name)
        self.open(lead)
        self.following.append((len(self.done), lead))

    def go_on(self, text: str, condition: str) -> None:
        """Add a clause to the last one, on a condition if there is one: *and, in year 2, …*."""
        if condition:
            last = self.clauses.pop()
            text = self.telling.say("clause-and-if", left=last, condition=condition, right=text)
        self.clauses.append(text)

    def told(self) -> list[str]:
        """Return the sentences; of several that tell what is next none begins as another does."""
        last = len(self.done) - 1
        for place, lead in self.following[1:] if self.telling.speech.has("then-last") else ():
            said = self.telling.say("then-last" if place == last else "then-later")
            self.done[place] = said + self.done[place].removeprefix(lead)
        return self.done

    def add(self, clause: str) -> None:
        """Add a clause to the sentence at hand, or to a new one that goes on from it."""
        if self.clauses and not self.room(clause):
            self.follow("going-on")
        self.clauses.append(clause)

    def close(self) -> None:
        """End the sentence at hand."""
        if self.head or self.clauses:
            self.done.append(f"{self.head} {_listed(self.telling, self.clauses)}".strip())
        self.head, self.clauses = "", []


def _listed(telling: Telling, clauses: list[str]) -> str:
    *head, last = clauses or [""]
    return telling.say("list-and", left=", ".join(head), right=last) if head else last


def rule_sentences(
    telling: Telling, rule: Rule, *, apart: Apart = "", checked: Condition | None = None
) -> list[str]:
    """
    Return the sentences of a rule as long as they come.

    What a reaction hangs on is `checked` first, in a sentence of its own: *check whether …*. What
    is `apart` is told elsewhere: how often something may be done, or when it may not.
    """
    telling.own, telling.parted = "np-a", False
    # The card of an order has its name, and what it says is of *this Order*.
    telling.again = telling.speech.has(f"np-again-{telling.context.kind}.first")
    telling.topic = telling.numbered = None
    telling.event = rule.moment if isinstance(rule.moment, OnEvent) else None
    telling.doer = doer_of(rule)
    telling.declined = rule.scope not in ("active", telling.context.scope)
    telling.counted_by = rule.limit.per if rule.limit else ()
    telling.one_of_many, telling.asked_apart = False, apart == "condition"
    telling.phase = phase_added_to(telling, rule)
    telling.indicative = tells_always(telling.speech) or is_told_throughout(telling, rule)
    sentences = _Sentences(telling)
    prefixes = _prefixes(telling, _without(telling, rule, apart))
    body = rule.body
    if isinstance(body, Reaction):
        telling.own = "np-the" if names_itself(rule.moment) else "np-each-own"
        sentences.open(_prefix(telling, prefixes))
        if checked is not None:
            _check(sentences, checked)
        _reaction(sentences, rule, body.steps)
    elif duty := duty_of_phase(telling, rule):
        sentences.open(_prefix(telling, prefixes[:1]))
        sentences.add(duty)
    elif isinstance(body, Permission):
        _permission(sentences, prefixes, rule, body, "always" if apart == "ban" else "")
    else:
        _statement(sentences, prefixes, body)
    sentences.close()
    return sentences.told()


def _without(telling: Telling, rule: Rule, apart: Apart) -> Rule:
    """Return a rule without what of its prefixes is told apart."""
    if apart == "limit":
        return replace(rule, limit=None)
    return replace(rule, scope=telling.context.scope) if apart == "scope" else rule


def _check(sentences: _Sentences, condition: Condition) -> None:
    """Say what is to be checked, and begin the sentence of what is then done: *if so, …*."""
    telling = sentences.telling
    telling.topic = asked_of(condition)
    compared = compared_first(telling, condition)
    if compared:
        sentences.add(compared[0])
        sentences.open(compared[1])
        return
    # *Whether a or b*, as after *unless*, not *whether a or if b*.
    tests = condition_tests(telling, replace(condition, negated=True))
    name = telling.speech.find("check.told" if telling.indicative else "check", "check")
    sentences.add(telling.say(name, condition=tests))
    sentences.open(telling.say("check-not" if condition.negated else "check-so"))


def _reaction(sentences: _Sentences, rule: Rule, steps: tuple[Step, ...]) -> None:
    """Say the steps; settings that come before the first deed follow it, as *deed: settings*."""
    settings = tuple(takewhile(is_setting, steps))
    rest = steps[len(settings) :]
    # What a permission offers as long as its phase lasts, a step offers one time.
    offer = rest[0].action if rest and isinstance(rest[0].action, Offer) else None
    sentences.telling.once = ""
    if offer is not None and isinstance(rule.moment, AtPhase):
        # Where a limit is told, *once* would seem another; of others it would seem one for all.
        apart = rule.limit is not None or offer.actor.noun != "you"
        # *If you do not, …* is said of one time already; *if you cannot* may follow any.
        answered = any(step.join == "otherwise" for step in rest[1:])
        refusable = answered and not offer.obliged
        sentences.telling.once = ".once-limited" if apart else "" if refusable else ".once"
    if not settings or not rest or _alone(rest[0]):
        _first_steps(sentences, rule, steps)
        return
    telling = sentences.telling
    # Apart from an offer a setting could seem one of what a permission of that limit offers.
    apart = rule.limit is None and not (rest[1:] and is_done_anyway(telling, rest[0], rest[1]))
    together = isinstance(rest[0].action, Deed) or bool(sentences.telling.once) or not apart
    _with_settings(sentences, step_text(telling, rest[0], None), settings, together=together)
    _next_steps(sentences, rest)


def _first_steps(sentences: _Sentences, rule: Rule, steps: tuple[Step, ...]) -> None:
    """
    Say all steps; a condition of the first alone stands behind it, lest it seem that of all.

    Nor may it seem that of the moments that a limit counts.
    """
    either = either_amount(sentences.telling, steps)
    if either:
        sentences.add(either)
        return
    both = both_paid(sentences.telling, rule)
    if both or paid_for(sentences.telling, steps):
        sentences.add(both or paid_for(sentences.telling, steps))
        if both:
            _next_steps(sentences, (steps[0], *steps[2:]))
        return
    condition, limited = own_condition(steps[0]), rule.limit is not None
    if condition is None or steps[0].join != "and" or not (steps[1:] or limited):
        _steps(sentences, steps, None)
        return
    telling = sentences.telling
    text = step_text(telling, unconditioned(steps[0]), None)
    sentences.add(_with_condition_behind(telling, text, condition))
    _next_steps(sentences, steps)


def _next_steps(sentences: _Sentences, steps: tuple[Step, ...]) -> None:
    """Say the steps after the first in sentences of their own."""
    if steps[1:]:
        begins = _alone(steps[1]) or is_done_anyway(sentences.telling, steps[0], steps[1])
        _go_on(sentences, alone=begins)
        _steps(sentences, steps[1:], None, steps[0])


def _statement(sentences: _Sentences, prefixes: list[str], body: Statement) -> None:
    telling = sentences.telling
    # What is so *unless …* is told first, and then the exception.
    exception = body.condition is not None and body.condition.negated
    after = exception or _speaks_of(body.condition, (body.subject, body.effect))
    before = [*prefixes, "" if after else condition_clause(telling, body.condition)]
    if holds_for_you(telling, body):
        before.append(telling.say("for-you"))
    sentences.open(_prefix(telling, before))
    only, every = only_so(telling, body), all_its(telling, body)
    main = only or statement_clause(telling, body)
    if every:
        name = telling.speech.find("condition-after.if", "condition-after")
        main = telling.say(name, main=main, condition=every)
    elif body.condition is not None and after and not only:
        main = _with_condition_behind(telling, main, body.condition)
    sentences.add(main)


def _with_condition_behind(telling: Telling, main: str, condition: Condition) -> str:
    """Return a clause with a condition behind it; some languages have no comma before *if*."""
    clause = condition_clause(telling, condition)
    own = "condition-after" if condition.negated else "condition-after.if"
    name = telling.speech.find(own, "condition-after")
    return telling.say(name, main=main, condition=clause)


def _prefix(telling: Telling, parts: list[str]) -> str:
    said = [part for part in parts if part]
    return telling.say("prefix", parts=", ".join(said)) if said else ""


def _prefixes(telling: Telling, rule: Rule) -> list[str]:
    scope = "" if rule.scope == telling.context.scope else _scope(telling, rule)
    moment = rule.moment
    parts = [scope, *limited_moment(telling, rule.limit, moment, sure=_is_sure(rule))]
    if moment is None:
        return parts
    condition = condition_beside(telling, moment)
    said = condition_clause(telling, condition)
    telling.topic, telling.numbered = asked_of(condition), counted_of(condition)
    return [*parts, said]


def _is_sure(rule: Rule) -> bool:
    """Tell whether something is done at the moment of a rule, whatever is so and is chosen."""
    if not isinstance(rule.body, Reaction) or rule.moment is None or rule.moment.condition:
        return False
    first = rule.body.steps[0]
    return isinstance(first.action, Deed) and first.condition is None


def _scope(telling: Telling, rule: Rule) -> str:
    """Return *in decline*; before another subject it would seem to tell of that one."""
    name = f"scope-{rule.scope}"
    own = name if rule.moment is not None or is_about_reader(rule) else f"{name}-other"
    return telling.say(telling.speech.find(own, name))


# ---- what somebody may do --------------------------------------------------------------------


def _permission(
    sentences: _Sentences, prefixes: list[str], rule: Rule, body: Permission, ending: str
) -> None:
    """Say what may be done; `ending` is that of the message, if it is not the usual one."""
    telling = sentences.telling
    time, condition = time_first(telling, body.condition)
    if time:
        prefixes, body = [*prefixes, time], replace(body, condition=condition)
    conditioned = only_if(telling, body)
    exception = body.negated and body.condition is not None and body.condition.negated
    after = bool(conditioned) or exception or _speaks_of(body.condition, body.deed)
    # What is said first is put into words first, since it names the item.
    before = "" if after else condition_clause(telling, body.condition)
    sentences.open(_prefix(telling, [*prefixes, before]))
    bought = paid(telling, body)
    how = f"may.{ending}" if ending else modality(telling, rule, body)
    telling.one_of_many = "often-many" in how
    denied = body.negated and not ending
    such = "" if ending else only_such(telling, body)
    main = conditioned or such or bought or modal(telling, how, body.actor, body.deed, denied)
    late = after and not conditioned
    behind = condition_clause(telling, body.condition) if late else ""
    steps, place = body.steps, ""
    if bought and is_short(telling, f"{sentences.head} {bought} {behind}"):
        steps = steps[1:]
    elif bought and place_apart(telling, body):
        main, place, steps = *place_apart(telling, body), steps[1:]
    elif bought:
        main = modal(telling, how, body.actor, body.deed, denied)
    if body.condition is not None and late:
        main = _with_condition_behind(telling, main, body.condition)
    settings = tuple(takewhile(is_setting, steps))
    _with_settings(sentences, main, settings)
    if place:
        sentences.open("")
        sentences.add(place)
    deeds = steps[len(settings) :]
    telling.own = "np-the"
    if deeds:
        lead = _lead(sentences.telling, rule, body, deeds[0])
        # What is paid for was bought once: *each time* would tell of times that nobody named.
        bought_once = lead == "then-each" and steps is not body.steps
        lead = "then-done" if bought_once else lead
        then = telling.speech.find(lead, "then")
        _go_on(sentences, then, alone=_alone(deeds[0]))
        _steps(sentences, deeds, body.actor)


def _lead(telling: Telling, rule: Rule, body: Permission, step: Step) -> str:
    """Return what leads to what is done after a deed that is allowed: *if you do*."""
    if is_repeated(rule):
        return "then-each"
    if price(telling, step):
        return "then-price"
    # At an event a step offers as much; what speaks of the deed hangs on it anyhow.
    plain = body.actor.noun == "you" and not (body.obliged or body.negated)
    told = plain and not (isinstance(rule.moment, OnEvent) or price(telling, body.steps[0]))
    return "then-done" if told and not _speaks_of_any(step, body.deed) else "then"


def _with_settings(
    sentences: _Sentences, main: str, steps: tuple[Step, ...], *, together: bool = False
) -> None:
    """
    Add what is done with as many settings as have room; `together`: the first at least.

    A setting under a condition stands apart, lest the condition seem that of all.
    """
    telling = sentences.telling
    settings = [step_text(telling, step, None) for step in steps]
    plain = len(tuple(takewhile(lambda step: own_condition(step) is None, steps)))
    text = " ".join([sentences.head, main, *settings[:1]])
    room = together or is_short(telling, text)
    taken = min(1, len(settings)) if room else 0
    while taken < plain and sentences.room(" ".join([main, *settings[: taken + 1]])):
        taken += 1
    if taken:
        listed = _listed(telling, settings[:taken])
        main = telling.say("with-settings", main=main, settings=listed)
    sentences.add(main)
    telling.parted = taken < len(settings)
    for place in range(taken, len(settings)):
        if place in (taken, plain) or place > plain:
            sentences.open("")
        sentences.add(settings[place])


def _go_on(sentences: _Sentences, then: str = "then", *, alone: bool) -> None:
    """Begin the sentence of a step, by itself or by what leads to it."""
    if alone:
        sentences.open("")
    elif then == "then":
        sentences.follow()
    else:
        sentences.open(sentences.telling.say(then))


def _alone(step: Step) -> bool:
    """Tell whether a step begins a sentence of its own."""
    return step.join != "and" or step.condition is not None


def _speaks_of(condition: Condition | None, said: object) -> bool:
    """Tell whether a condition speaks of a thing that the main clause mentions first."""
    if condition is None:
        return False
    return _speaks_of_any(condition, said)


def _speaks_of_any(later: object, said: object) -> bool:
    """Tell whether something speaks again of a thing that was named before."""
    introduced = {phrase.mention for phrase in phrases_in(said) if not phrase.refers}
    return any(phrase.refers and phrase.mention in introduced for phrase in phrases_in(later))


# ---- steps -----------------------------------------------------------------------------------


def _steps(
    sentences: _Sentences,
    steps: tuple[Step, ...],
    actor: Phrase | None,
    before: Step | None = None,
) -> None:
    telling, after_alone = sentences.telling, False
    told = chained(telling, steps, actor, before, lambda step: step_text(telling, step, actor))
    for number, (step, text, anyway) in enumerate(told):
        if step.join != steps[number].join:
            # It is done on what the one before is done on: in the same breath.
            hangs = condition_clause(telling, step.condition)
            once = text if hangs else without_verb(sentences.clauses, steps[number - 1], step, text)
            sentences.go_on(once, hangs)
            before = step
            continue
        alone = anyway or _alone(step)
        answered = steps[number + 1 : number + 2]
        if sentences.clauses and not alone and answered and answered[0].join == "otherwise":
            # *If you cannot* answers the one deed of the sentence before it.
            sentences.follow()
        after_alone = after_alone or changes_hands(before, step)
        if number and (alone or after_alone):
            _go_on(sentences, alone=alone)
        # With more than one step of a verb one tells it once: *gain 3 rations and 1 nugget*.
        once = without_verb(sentences.clauses, before, step, text)
        if once != text and are_for_each(before, step) and sentences.takes(once):
            sentences.clauses.append(once)
        else:
            listed = bool(sentences.clauses) and sentences.room(text)
            sentences.add(once if listed else text)
        after_alone, before = alone, step
