"""Build the syntax tree while the parser reduces; one method for each rule of the grammar."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from lark import Token, Transformer

from regola.syntax import tree
from regola.syntax.tree import Word

__all__ = ["Builder"]

Children = list[Any]
_Place = tuple[int, int]


def _word(token: Token) -> Word:
    return Word(token.type, str(token), token.start_pos or 0, token.end_pos or 0)


def _time(token: Token | None) -> str:
    """Return when a deed was done; *this turn* says no more than the rule does."""
    return "" if token is None or str(token) == "turn" else str(token)


def _optional(token: Token | None) -> Word | None:
    return None if token is None else _word(token)


def _start(child: Any) -> int:
    return (child.start_pos or 0) if isinstance(child, Token) else child.start


def _end(child: Any) -> int:
    return (child.end_pos or 0) if isinstance(child, Token) else child.end


def _place(children: Children) -> tuple[int, int]:
    present = [child for child in children if child is not None]
    return _start(present[0]), _end(present[-1])


def _denied(actor: tree.Atom, thing: tree.Atom) -> tuple[tree.Atom, tree.Atom]:
    """Deny of a thing that it is there, where it is denied of all who might have done it."""
    said = [word.text for word in thing.determiners]
    if [word.text for word in actor.determiners] != ["no"] or said not in ([], ["a"]):
        return actor, thing
    no = actor.determiners[0]
    denied = replace(no, start=thing.start, end=thing.start)
    return (
        replace(actor, determiners=(replace(no, text="a"),)),
        replace(thing, determiners=(denied,)),
    )


def _spread(did: tree.RelativeDid, tails: Children) -> Iterator[tree.Tail]:
    """Give what follows a noun with what was done to it, said once of nouns that share it."""
    joins = [None, *tails]
    for tail, after in zip_longest(joins, tails):
        if tail is not None:
            yield tail
        named = tail is None or isinstance(tail, tree.Union)
        shared = isinstance(after, tree.Union) and not after.atom.determiners
        if named and not shared:
            yield did


class Builder(Transformer[Token, tree.Declaration]):
    """Turns the children of each reduced rule into a node; the places come from the children."""

    def start(self, children: Children) -> tree.Declaration:
        """Return the one declaration."""
        result: tree.Declaration = children[0]
        return result

    # ---- declarations and fields ----------------------------------------------------------------

    def header(self, children: Children) -> tuple[Word, Word | None, Word | None]:
        """Take kind, id and title."""
        return _word(children[0]), _optional(children[1]), _optional(children[2])

    def declaration(self, children: Children) -> tree.Declaration:
        """Take the header, then the lines; the braces give the place."""
        (kind, name, title), opening, *lines, closing = children
        del opening
        present = tuple(line for line in lines if line is not None)
        return tree.Declaration(kind, name, title, present, kind.start, _end(closing))

    def entry(self, children: Children) -> tree.Entry:
        """Take the words of one value."""
        return tree.Entry(tuple(_word(child) for child in children), *_place(children))

    def field(self, children: Children) -> tree.Field:
        """Take the key, the words before the colon and the values."""
        key, *rest = children
        arguments = tuple(_word(child) for child in rest if isinstance(child, Token))
        entries = tuple(child for child in rest if isinstance(child, tree.Entry))
        return tree.Field(_word(key), arguments, entries, *_place(children))

    # ---- rules ----------------------------------------------------------------------------------

    def rule(self, children: Children) -> tree.RuleLine:
        """Take the prefixes and the sentence."""
        return tree.RuleLine(tuple(children[:-1]), children[-1], *_place(children))

    def prefix(self, children: Children) -> tree.Prefix:
        """Pass a limit or a moment on."""
        result: tree.Prefix = children[0]
        return result

    def scope(self, children: Children) -> tree.Scope:
        """Take the scope's keyword."""
        return tree.Scope(_word(children[0]), *_place(children))

    def limit(self, children: Children) -> tree.Limit:
        """Take the limit's keyword and what it counts for."""
        return tree.Limit(_word(children[0]), tuple(children[1:]), *_place(children))

    def per_each(self, children: Children) -> Word:
        """Take the word after *per*."""
        return _word(children[1])

    def statement(self, children: Children) -> tree.Statement:
        """Take subject, negation, predicate, until when it is so, and condition."""
        subject, _, negation, predicate, until, condition = children
        place = _place(children)
        said = (subject, negation is not None, predicate, condition)
        return tree.Statement(*said, *place, until and _word(until))

    setting = statement

    def permission(self, children: Children) -> tree.Permission:
        """Take actor, keyword, negation, deed, condition and clauses."""
        actor, may, negation, deed, condition, *clauses = children
        present = tuple(clause for clause in clauses if clause is not None)
        place = _place(children)
        negated = negation is not None
        return tree.Permission(actor, _word(may), negated, deed, condition, present, *place)

    def reaction(self, children: Children) -> tree.Reaction:
        """Take the moment and the clauses."""
        return tree.Reaction(children[0], tuple(children[1:]), *_place(children))

    def phase_moment(self, children: Children) -> tree.PhaseMoment:
        """Take the phase and the condition."""
        return tree.PhaseMoment(children[1], children[2], *_place(children))

    def event_moment(self, children: Children) -> tree.Event:
        """Take the keyword, the event and the condition."""
        keyword, (subject, verb, thing, tails, passive), condition = children
        word = _word(keyword)
        event = (word, subject, verb, thing, passive, tails, condition)
        end = condition or _last(subject, verb, thing, tails)
        return tree.Event(*event, word.start, end.end)

    def active_event(self, children: Children) -> tuple[Any, ...]:
        """Take actor, verb and object."""
        subject, verb, thing = children
        return subject, _word(verb), thing, (), False

    def passive_event(self, children: Children) -> tuple[Any, ...]:
        """Take what the deed is done to, the verb and the tails."""
        subject, _, verb, tails = children
        return subject, _word(verb), None, tails or (), True

    def clause(self, children: Children) -> tree.Clause:
        """Take the joining word and the body."""
        return tree.Clause(_optional(children[0]), children[1], *_place(children))

    def act(self, children: Children) -> tree.Act:
        """Take a deed that is done."""
        return tree.Act(None, None, children[0], children[1], *_place(children))

    def offer(self, children: Children) -> tree.Act:
        """Take a deed that may be done."""
        actor, may, deed, condition = children
        return tree.Act(actor, _word(may), deed, condition, *_place(children))

    def deed(self, children: Children) -> tree.Deed:
        """Take verb, object and *per*."""
        verb, thing, per = children
        return tree.Deed(_word(verb), thing, None, per, *_place(children))

    def deed_as_many(self, children: Children) -> tree.Deed:
        """Take verb, object and the amount after *as many … as*."""
        verb, _, thing, _, amount = children
        return tree.Deed(_word(verb), thing, amount, None, _start(verb), amount[-1].factors[-1].end)

    def per(self, children: Children) -> tree.NounPhrase:
        """Take the phrase after *per*."""
        result: tree.NounPhrase = children[1]
        return result

    # ---- predicates and conditions --------------------------------------------------------------

    def value_predicate(self, children: Children) -> tree.Amounts:
        """Take a sum, its change and its *per*."""
        terms, change, per = children
        last = per or change or terms[-1].factors[-1]
        start = terms[0].factors[0].start
        return tree.Amounts(terms, _optional(change), per, start, _end(last))

    def doubled_predicate(self, children: Children) -> tree.Doubled:
        """Take the keyword's place."""
        return tree.Doubled(*_place(children))

    def link_predicate(self, children: Children) -> tree.LinkPredicate:
        """Take a preposition and its phrase."""
        return tree.LinkPredicate(_word(children[0]), children[1], *_place(children))

    def as_if_predicate(self, children: Children) -> tree.AsIf:
        """Take the phrase after *as if*."""
        return tree.AsIf(children[1], *_place(children))

    def condition(self, children: Children) -> tree.Condition:
        """Take the keyword and the alternatives."""
        alternatives = children[1]
        word = _word(children[0])
        return tree.Condition(word, alternatives, word.start, alternatives[-1][-1].end)

    def alternatives(self, children: Children) -> tuple[Any, ...]:
        """Take what *or if* divides."""
        return tuple(child for child in children if not isinstance(child, Token))

    def conjunction(self, children: Children) -> tuple[Any, ...]:
        """Take what *and* joins."""
        return tuple(child for child in children if not isinstance(child, Token))

    def is_test(self, children: Children) -> tree.IsTest:
        """Take subject, negation and predicate."""
        subject, _, negation, predicate = children
        return tree.IsTest(subject, negation is not None, predicate, *_place(children))

    def has_test(self, children: Children) -> tree.HasTest:
        """Take subject and thing."""
        return tree.HasTest(children[0], children[2], *_place(children))

    def did_test(self, children: Children) -> tree.ExistsTest:
        """
        Take *you conquered no region this turn* for *there is no region that you …*.

        *No opponent conquered a hill* tells that there is no hill that an opponent conquered.
        """
        actor, verb, thing, *tails, time = children
        if thing.pronoun is not None:
            # *An opponent attacked you* tells that there is one who did.
            clause = self._doer(verb, None, thing, tails, time, _place([verb, time]))
            phrase = tree.NounPhrase(actor, (clause,), actor.start, _end(time))
            return tree.ExistsTest(phrase, *_place(children))
        actor, thing = _denied(actor, thing)
        did = tree.RelativeDid(actor, _word(verb), False, *_place(children), _time(time))
        phrase = tree.NounPhrase(thing, tuple(_spread(did, tails)), thing.start, _end(time))
        return tree.ExistsTest(phrase, *_place(children))

    def exists_test(self, children: Children) -> tree.ExistsTest:
        """Take the thing."""
        return tree.ExistsTest(children[2], *_place(children))

    def can_test(self, children: Children) -> tree.CanTest:
        """Take the actor."""
        return tree.CanTest(children[0], *_place(children))

    # ---- numbers and noun phrases ---------------------------------------------------------------

    def expression(self, children: Children) -> tuple[tree.Term, ...]:
        """Take the terms and their signs."""
        terms: list[tree.Term] = []
        sign = 1
        for child in children:
            if isinstance(child, Token):
                sign = -1 if child == "-" else 1
            else:
                sort, *factors = child if isinstance(child, tuple) else ("times", child)
                terms.append(tree.Term(sign, tuple(factors), sort))
        return tuple(terms)

    def product(self, children: Children) -> tuple[str, tree.NounPhrase, tree.NounPhrase]:
        """Take the two factors."""
        return "times", children[0], children[2]

    def extreme(self, children: Children) -> tuple[str, tree.NounPhrase, tree.NounPhrase]:
        """Take which of two is meant, and both."""
        which, left, _, right = children
        return _word(which).text, left, right

    def half(self, children: Children) -> tuple[str, tree.NounPhrase]:
        """Take what is halved, and how it is rounded."""
        return _word(children[2]).text, children[1]

    def noun_phrase(self, children: Children) -> tree.NounPhrase:
        """Take the atom and its tails."""
        atom, tails = children
        tails = tails or ()
        return tree.NounPhrase(atom, tails, atom.start, tails[-1].end if tails else atom.end)

    def tails(self, children: Children) -> tuple[tree.Tail, ...]:
        """Take the tails in order."""
        return tuple(children)

    def tail(self, children: Children) -> tree.Tail:
        """Pass a relative clause on."""
        result: tree.Tail = children[0]
        return result

    def link(self, children: Children) -> tree.LinkTail:
        """Take a preposition and its atom."""
        return tree.LinkTail(_word(children[0]), children[1], False, *_place(children))

    def unlink(self, children: Children) -> tree.LinkTail:
        """Take a denied preposition and its atom."""
        return tree.LinkTail(_word(children[1]), children[2], True, *_place(children))

    def union(self, children: Children) -> tree.Union:
        """Take the atom after *or*."""
        return tree.Union(children[1], *_place(children))

    def relative_is(self, children: Children) -> tree.RelativeIs:
        """Take negation and atom."""
        return tree.RelativeIs(children[3], children[2] is not None, *_place(children))

    def relative_link(self, children: Children) -> tree.RelativeLink:
        """Take negation, preposition and atom."""
        _, _, negation, preposition, atom = children
        place = _place(children)
        return tree.RelativeLink(_word(preposition), atom, negation is not None, *place)

    def relative_has(self, children: Children) -> tree.RelativeHas:
        """Take the atom."""
        return tree.RelativeHas(children[2], *_place(children))

    def relative_did(self, children: Children) -> tree.RelativeDid:
        """Take actor, negation, verb and time."""
        _, actor, negation, verb, time = children
        place = _place(children)
        return tree.RelativeDid(actor, _word(verb), negation is not None, *place, _time(time))

    def relative_doer(self, children: Children) -> tree.RelativeDoer:
        """Take negation, verb, what it was done to, and time."""
        _, negation, verb, thing, *tails, time = children
        return self._doer(verb, negation, thing, tails, time, _place(children))

    @staticmethod
    def _doer(
        verb: Token,
        negation: Token | None,
        thing: tree.Atom,
        tails: Children,
        time: Token,
        place: _Place,
    ) -> tree.RelativeDoer:
        end = tails[-1].end if tails else thing.end
        phrase = tree.NounPhrase(thing, tuple(tails), thing.start, end)
        return tree.RelativeDoer(_word(verb), phrase, negation is not None, *place, _time(time))

    def atom(self, children: Children) -> tree.Atom:
        """Take determiners, then words or a pronoun."""
        determiners = tuple(child for child in children if isinstance(child, Word))
        words = next((child for child in children if isinstance(child, tuple)), ())
        pronoun = next((_word(child) for child in children if isinstance(child, Token)), None)
        ends = [*determiners, *words, *([pronoun] if pronoun else [])]
        return tree.Atom(determiners, words, pronoun, None, ends[0].start, ends[-1].end)

    def group(self, children: Children) -> tree.Atom:
        """Take a phrase in brackets."""
        opening, phrase, closing = children
        return tree.Atom((), (), None, phrase, _start(opening), _end(closing))

    def determiner(self, children: Children) -> Word:
        """Take one determiner."""
        return _word(children[0])

    def words(self, children: Children) -> tuple[Word, ...]:
        """Take the words of a head."""
        return tuple(_word(child) for child in children)


def _last(subject: Any, verb: Any, thing: Any, tails: Any) -> Any:
    return (tails[-1] if tails else None) or thing or verb or subject
