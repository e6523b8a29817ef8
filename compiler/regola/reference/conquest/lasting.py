"""What is so for a time: from a step of a rule on, until a moment comes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from regola.program.meaning import Lasting, Phrase, Quantity
from regola.reference.conquest.facts import Kept
from regola.reference.conquest.game import Game
from regola.reference.conquest.things import facts_of
from regola.reference.family import Said
from regola.reference.play import Doing
from regola.reference.reading import Reading, Unsaid

__all__ = ["begin_lasting", "with_what_lasts"]


def begin_lasting(game: Game, doing: Doing, lasting: Lasting) -> None:
    """Have a statement be so from now on; *the region* is the one that the step knows."""
    you, subject = doing.scene.you, _subject(lasting)
    if you is None or you.type != "people":
        raise Unsaid("until")
    named = {}
    if subject is not None and subject.refers:
        named = {subject.mention: doing.scene.named[subject.mention]}
    span = game.reading.family.vocabulary.spans[lasting.until]
    rule = (doing.said.item, doing.said.rule.number)
    kept = Kept(int(you.key), rule, lasting, named, span.until, span.own, span.then)
    facts_of(game.reading).lasting.append(kept)


def _subject(lasting: Lasting) -> Phrase | None:
    subject = lasting.statement.subject
    return subject.of if isinstance(subject, Quantity) else subject


def with_what_lasts(reading: Reading, rules: Iterable[Said]) -> Iterator[Said]:
    """Give rules in force, each with what it has had be so until a moment that has not come."""
    for said in rules:
        yield said
        yield from _so_for_a_time(reading, said)


def _so_for_a_time(reading: Reading, said: Said) -> Iterator[Said]:
    """Give what a rule has had be so for a time, once for each time: what is more adds up."""
    you = said.scene.you
    for kept in facts_of(reading).lasting:
        own = you is not None and you.type == "people" and int(you.key) == kept.people
        if own and kept.rule == (said.item, said.rule.number):
            rule = replace(said.rule, body=kept.lasting.statement, moment=None, limit=None)
            yield replace(said, rule=rule, scene=replace(said.scene, named=kept.named))
