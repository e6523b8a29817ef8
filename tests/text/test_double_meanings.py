"""No sentence that can be read in two ways, by kind; faults of each kind are found."""

from __future__ import annotations

from functools import cache

import pytest

from regola.compilation.language import families, language
from regola.files.library import official
from regola.program.meaning import Deed, OnEvent, Permission, Reaction, Rule, Step
from regola.text import ItemContext, Texts, realise, shipped_language
from regola.text.lexicon import Verb
from tests.text.double_meanings import KINDS
from tests.text.official import checker

LANGUAGES = ("en", "es", "it")
LEAST = 0.9


@cache
def _rules() -> tuple[tuple[Rule, ItemContext], ...]:
    found: list[tuple[Rule, ItemContext]] = []
    for family in families():
        program = official(family)
        if program is not None:
            texts = Texts(program.all_items(), language(family).vocabulary, program.packs)
            found += (
                (rule, texts.context(item)) for item in program.all_items() for rule in item.rules
            )
    return tuple(found)


@cache
def _told(code: str) -> tuple[tuple[Rule, ItemContext, str], ...]:
    spoken = shipped_language(code)
    return tuple((rule, context, realise(rule, context, spoken)) for rule, context in _rules())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_no_text_leaves_it_open(kind: str, code: str) -> None:
    """Wherever two meanings lurk, the text of the rule tells which is meant."""
    told = _told(code)
    left_open = [text for rule, on, text in told if KINDS[kind].is_open(rule, on, text, code)]
    assert left_open == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_seeded_faults_are_found(kind: str, code: str) -> None:
    """A text with the words that leave it open is found, in nine of ten cases."""
    one = KINDS[kind]
    lurking = [(rule, on, text) for rule, on, text in _told(code) if one.lurks(rule, on)]
    seeded = [(rule, on, bad) for rule, on, text in lurking for bad in one.seeded(text, code)]
    missed = [bad for rule, on, bad in seeded if not one.is_open(rule, on, bad, code)]
    assert len(seeded) >= len(lurking) > 0
    assert len(missed) <= (1 - LEAST) * len(seeded), missed


def _steps(rule: Rule) -> tuple[Step, ...]:
    return rule.body.steps if isinstance(rule.body, Permission | Reaction) else ()


def _verbs(rule: Rule, code: str, game: str) -> list[Verb]:
    known = shipped_language(code).of_game(game).lexicon.verbs
    deeds = [one.action for one in _steps(rule) if isinstance(one.action, Deed)]
    return [known[one.verb] for one in deeds if one.verb in known]


def _ordered(text: str, verb: Verb, code: str) -> str:
    """Return a text with an order in place of what you do; nothing where you acted before it."""
    before, found, after = text.partition(f" {verb.you} ")
    verbs = shipped_language(code).of_game("").lexicon.verbs.values()
    own = {one.you for one in verbs} | {"puedes", "puoi"}
    doubtful = found and verb.command == verb.one and own.isdisjoint(before.split())
    return f"{before} {verb.command} {after}" if doubtful else ""


@pytest.mark.parametrize("code", ["es", "it"])
def test_orders_after_what_others_do_are_found(code: str) -> None:
    """*When an opponent conquers it, salta il turno*: whoever skips it, the checker asks."""
    checking = checker(code)
    seeded = []
    for rule, context, text in _told(code):
        moment = rule.moment
        other = isinstance(moment, OnEvent) and (moment.actor is None or moment.actor.noun != "you")
        verbs = _verbs(rule, code, context.game) if other else []
        seeded += [bad for verb in verbs[:1] if (bad := _ordered(text, verb, code))]
    found = {text: {one.kind for one in checking.slips(text)} for text in seeded}
    missed = [text for text, kinds in found.items() if "doer" not in kinds]
    assert len(seeded) >= 5
    assert len(missed) <= (1 - LEAST) * len(seeded), missed
