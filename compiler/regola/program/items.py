"""Resolve declarations: a syntax tree in, an `Item` with names, fields and rules out."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from regola.findings import Sink, label, nearest
from regola.program.aliases import said_as
from regola.program.context import Context, Hole
from regola.program.fields import field_lines
from regola.program.identifiers import check_identifier
from regola.program.meaning import Limit, Moment, Rule, Scope
from regola.program.model import Item, Name
from regola.program.moments import moment
from regola.program.names import names
from regola.program.sentences import permission, reaction, statement
from regola.program.unknown import report_unknown, report_withheld
from regola.program.words import Lexicon
from regola.sources import Source, Span
from regola.syntax import tree
from regola.syntax.explanation import Fault, report_fault
from regola.vocabulary.model import KindWord, Vocabulary

__all__ = ["Resolver", "resolved_rule"]


class Resolver:
    """Resolves the declarations of a program whose symbols are known."""

    def __init__(
        self,
        lexicon: Lexicon,
        others: dict[str, Vocabulary],
        sink: Sink,
        games: Mapping[str, str] | None = None,
    ) -> None:
        """
        Keep the words; ``others`` are the vocabularies of other games, for better messages.

        ``games`` maps packs to the packs of their games, whose words are nearer than any other's.
        """
        self._everything = self._lexicon = lexicon
        self._words = lexicon.vocabulary
        self._others = others
        self._sink = sink
        self._games = games or {}
        self._is_whole = True

    def item(
        self, declaration: tree.Declaration, pack: str, source: Source, sink: Sink | None = None
    ) -> Item | None:
        """Resolve a top-level declaration; what is found is reported to another sink, if given."""
        self._sink = self._sink if sink is None else sink
        self._lexicon = self.near(pack)
        self._is_whole = declaration.is_whole
        kind = self._kind(declaration, source, None)
        return self._item(declaration, kind, pack, source, None) if kind else None

    @property
    def given(self) -> object:
        """What items hang on beside their texts and the words of their program."""
        return self._words.languages, self._games

    def near(self, pack: str) -> Lexicon:
        """Return the words as the items of a pack mean them."""
        return self._everything.near((pack, self._games.get(pack, pack)))

    def report_fault(self, fault: Fault, pack: str, source: Source) -> None:
        """Report a line that could not be parsed, by the words that are now known."""
        lexicon = self.near(pack)

        def report_word(word: tree.Word, before: str) -> None:
            report_unknown(word, before, source.path, lexicon, self._others, self._sink)

        samples = lexicon.vocabulary.samples
        report_fault(fault, source, lexicon.known, samples, report_word, self._sink)

    def finish(self, sink: Sink) -> None:
        """Report what was left open until all items were resolved."""
        report_withheld(self._everything, sink)

    def _kind(
        self, declaration: tree.Declaration, source: Source, outer: KindWord | None
    ) -> KindWord | None:
        word = declaration.kind
        span = source.span(word.start, word.end)
        kind = self._words.kinds.get(word.text)
        if kind is None:
            legal = tuple(sorted(self._words.kinds))
            similar = said_as(word.text, legal) or nearest(word.text, legal)
            hint = "similar" if similar else "legal"
            self._sink.report(
                "unknown-kind", span, hint=hint, kind=word.text, similar=similar, legal=legal
            )
            return None
        around = tuple(sorted(k.id for k in self._words.kinds.values() if kind.id in k.nested))
        if outer is None and around:
            self._sink.report("kind-not-alone", span, kind=kind.id, legal=around)
            return None
        if outer is not None and kind.id not in outer.nested:
            legal = outer.nested
            self._sink.report("kind-not-here", span, kind=kind.id, outer=outer.id, legal=legal)
            return None
        return kind

    def _item(
        self,
        declaration: tree.Declaration,
        kind: KindWord,
        pack: str,
        source: Source,
        outer: tuple[KindWord, str, KindWord] | None,
    ) -> Item:
        reference = self._reference(declaration, kind, pack, source, outer)
        fields = field_lines(
            declaration, kind, source, self._words, self._sink, is_whole=self._is_whole
        )
        inner = (kind, reference, kind)
        nested = tuple(
            self._item(line, nested_kind, pack, source, inner)
            for line in declaration.lines
            if isinstance(line, tree.Declaration)
            and (nested_kind := self._kind(line, source, kind)) is not None
        )
        end = declaration.id or declaration.title or declaration.kind
        return Item(
            reference,
            kind.id,
            declaration.id.text if declaration.id else "",
            declaration.title.text if declaration.title else "",
            outer[1] if outer else "",
            self._names(declaration, source),
            fields,
            self._rules(declaration, kind, source),
            nested,
            source.span(declaration.kind.start, end.end),
            source.span(declaration.start, declaration.end),
        )

    def _reference(
        self,
        declaration: tree.Declaration,
        kind: KindWord,
        pack: str,
        source: Source,
        outer: tuple[KindWord, str, KindWord] | None,
    ) -> str:
        if declaration.id is not None:
            self._check_id(declaration.id, source)
            return f"{pack}/{kind.id}/{declaration.id.text}"
        if not kind.titled:
            span = source.span(declaration.kind.start, declaration.kind.end)
            self._sink.report("missing-identifier", span, kind=kind.id)
        title = declaration.title.text if declaration.title else ""
        return f"{outer[1] if outer else pack}#{title}"

    def _check_id(self, word: tree.Word, source: Source) -> None:
        span = source.span(word.start, word.end)
        if check_identifier(word.text, span, self._sink) and self._words.is_reserved(word.text):
            self._sink.report("reserved-word", span, word=word.text)

    def _names(self, declaration: tree.Declaration, source: Source) -> tuple[Name, ...]:
        for line in declaration.lines:
            if isinstance(line, tree.Field) and line.key.text == "name":
                return names(line, source.path, self._words.languages, self._sink)
        return ()

    def _rules(
        self, declaration: tree.Declaration, kind: KindWord, source: Source
    ) -> tuple[Rule, ...]:
        rules: list[Rule] = []
        number = 0
        # What belongs to an item and bears no rules itself, a ruling or an example, holds none.
        if not kind.bearer and not kind.item:
            self._report_rules(declaration, kind, source)
            return ()
        for line in declaration.lines:
            if isinstance(line, tree.RuleLine):
                number += 1
                context = Context(
                    source, self._lexicon, self._sink, kind, kind.bearer, kind.item, self._others
                )
                with suppress(Hole):
                    rules.append(resolved_rule(line, number, kind, context))
                context.settle(line)
        return tuple(rules)

    def _report_rules(self, declaration: tree.Declaration, kind: KindWord, source: Source) -> None:
        """Report the rules of an item that nobody bears; there is no *you* to hold them."""
        for line in declaration.lines:
            if isinstance(line, tree.RuleLine):
                span = source.span(line.start, line.end)
                legal = tuple(sorted(kind.fields))
                self._sink.report("rule-not-here", span, hint="legal", kind=kind.id, legal=legal)


def resolved_rule(line: tree.RuleLine, number: int, kind: KindWord, context: Context) -> Rule:
    """Resolve one rule line of an item of the kind; `Hole` leaves a rule that has no meaning."""
    _refuse_told_twice(line, context)
    scope: Scope = "always" if kind.scope == "always" else "active"
    limit: Limit | None = None
    when: Moment | None = None
    for prefix in line.prefixes:
        if isinstance(prefix, tree.Scope):
            scope = "always" if prefix.word.text == "always" else "declined"
        elif isinstance(prefix, tree.Limit):
            limit = _limit(prefix, context)
        else:
            when = moment(prefix, context)
    span = context.span(line.start, line.end)
    sentence = line.sentence
    if isinstance(sentence, tree.Reaction):
        when = moment(sentence.moment, context)
        return Rule(number, scope, limit, when, reaction(sentence, context), span)
    if isinstance(sentence, tree.Statement) and sentence.until is not None:
        until = sentence.until
        place = context.span(until.start, until.end)
        raise context.fail("until-of-no-step", place, until=context.source.slice(place))
    body = (
        permission(sentence, context)
        if isinstance(sentence, tree.Permission)
        else statement(sentence, context)
    )
    return Rule(number, scope, limit, when, body, span)


def _refuse_told_twice(line: tree.RuleLine, context: Context) -> None:
    """Refuse a second scope, limit or moment: a rule has one of each, and none may be dropped."""
    first: dict[str, Span] = {}
    for part in (*line.prefixes, getattr(line.sentence, "moment", None)):
        if part is None:
            continue
        sort = type(part).__name__.lower() if isinstance(part, _SINGLE) else "moment"
        place = context.span(part.start, part.end)
        if sort in first:
            related = [label(first[sort], "first")]
            raise context.fail("told-twice", place, hint=sort, related=related)
        first[sort] = place


_SINGLE = (tree.Scope, tree.Limit)
_TIMES = {"once": 1, "twice": 2, "first": 1}


def _limit(prefix: tree.Limit, context: Context) -> Limit:
    text = prefix.word.text
    per = tuple(_counted(word, context) for word in prefix.per)
    first = text.startswith("first")
    times = _TIMES.get(text) or int(text.removeprefix("first ") or 1)
    return Limit(times, first, per)


def _counted(word: tree.Word, context: Context) -> str:
    """Return the word after *per*; report one that names nothing a limit can count for."""
    senses = context.lexicon.senses(word.text)
    if not senses:
        raise context.unknown_word(word)
    counted = context.vocabulary.counted
    if not any(context.vocabulary.fits(sense.type, counted) for sense in senses):
        span = context.span(word.start, word.end)
        found = senses[0].type
        raise context.fail(
            "wrong-type", span, word=word.text, found=found, expected=counted, wants="per"
        )
    one = context.vocabulary.spellings.plurals.get(word.text)
    if one is None:
        return word.text
    span = context.span(word.start, word.end)
    context.warn("wrong-grammatical-number", span, word=word.text, similar=(one,))
    return one
