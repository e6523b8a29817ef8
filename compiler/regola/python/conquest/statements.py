"""Write what rules say: numbers, classes, relations, what peoples are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Change,
    Condition,
    Grant,
    Kind,
    Link,
    Number,
    Phrase,
    Quantity,
    Statement,
)
from regola.python.amounts import ONE as ONCE
from regola.python.amounts import amount, per
from regola.python.conditions import condition_mask, truth
from regola.python.conquest.counting import is_yours, piece_grant, token_grant
from regola.python.conquest.times import for_a_time, in_phase, so_often
from regola.python.functions import IN_PLAY, Fields, define, flag, record, texts
from regola.python.patterns import choices
from regola.python.phrases import bounded, set_of, spelled
from regola.python.refusals import adjectives_of
from regola.python.statements import OPERATIONS
from regola.python.tree import (
    EVERYTHING,
    Bit,
    Call,
    Constant,
    Expression,
    Name,
    Single,
    joined,
    path,
    truth_of,
)
from regola.python.writer import ITS_REGION, NONE, NotStaticError, Scene, Unwritable, within

__all__ = ["statement_records", "within_board"]

STATIC = (("ground", "Ground"),)
_OF_REGION = (*IN_PLAY, ("region", "int"))
_OF_SLOT = (*IN_PLAY, ("slot", "int"))

_Given = dict[str, Expression | None]


def within_board(mask: Expression, scene: Scene) -> Expression:
    """Return a set of regions without what is no region."""
    return bounded(mask, "region", scene)


def statement_records(statement: Statement, scene: Scene, name: str = "") -> list[Call]:
    """Return the records of a statement; ``name`` tells its functions from others of the rule."""
    with within(statement.span):
        effect = statement.effect
        if isinstance(effect, Change):
            return [_changed(statement, effect, scene, name)]
        if not isinstance(statement.subject, Phrase):
            raise Unwritable("number")
        return _grant(statement.subject, effect, statement, scene, name)


def _changed(statement: Statement, change: Change, scene: Scene, name: str) -> Call:
    if not isinstance(statement.subject, Quantity):
        raise Unwritable("number")
    if statement.purpose is not None:
        raise Unwritable("for", statement.purpose.span, kind="purpose")
    return _value(statement.subject, change, statement.condition, scene, name)


# ---- sets -------------------------------------------------------------------------------------


def _extent(subject: Phrase | None, condition: Condition | None, scene: Scene, name: str) -> _Given:
    """Write the regions that a statement holds in: of the board where possible, else in play."""
    try:
        return _extent_in(subject, condition, scene, name, static=True)
    except NotStaticError:
        return _extent_in(subject, condition, scene, name, static=False)


def _extent_in(
    subject: Phrase | None, condition: Condition | None, scene: Scene, name: str, *, static: bool
) -> _Given:
    inner = scene.inner(static=static, things=scene.things, until=scene.until)
    inner.free = subject.mention if subject is not None else NONE
    parts = [] if subject is None or subject.refers else [set_of(subject, inner)]
    parts.append(condition_mask(condition, inner))
    parts += in_phase(scene.moment, inner)
    parts += for_a_time(subject, inner)
    mask = joined("&", parts)
    if mask == EVERYTHING:
        return {}
    mask = within_board(mask, inner)
    function = define(scene, name, STATIC if static else IN_PLAY, "int", mask)
    return {"ground" if static else "regions": function}


# ---- numbers ----------------------------------------------------------------------------------


def _value(
    quantity: Quantity, change: Change, condition: Condition | None, scene: Scene, name: str
) -> Call:
    subject = quantity.of
    given: _Given = {
        "word": scene.module.constant("number_word", quantity.word),
        "operation": scene.module.name(OPERATIONS[change.operation]),
    }
    if subject is not None and scene.is_a(subject, "combination"):
        if condition is not None or scene.moment is not None or name:
            raise Unwritable(quantity.word, kind="if")
        if subject.modifiers or subject.owner or subject.alternatives:
            raise Unwritable(quantity.word, subject.span, kind="more")
        given["amount"] = _slot_amount(subject, change, scene, name)
        return record(scene, "SlotValue", given)
    given |= _amount(subject, change, scene, name)
    adds = change.operation in ("more", "less")
    if adds and given.get("amount") is None and _is_piece_constant(subject, condition, scene, name):
        piece = scene.module.constant("piece_word", scene.holder)
        return record(scene, "Value", given | {"abroad": flag(holds=True), "piece": piece})
    if adds and subject is not None and subject.owner == "it":
        given |= _once_for_each(given, scene, name)
    if adds:
        often = so_often(subject, given.get("amount"), scene)
        given |= {} if often is None else _counted(often, scene, f"{name}_times")
    given |= _extent(subject, condition, scene, name)
    abroad = subject is not None and _speaks_to_all(quantity, subject, scene)
    return record(scene, "Value", given | {"abroad": flag(abroad)})


def _amount(subject: Phrase | None, change: Change, scene: Scene, name: str) -> _Given:
    """Return the constant and the function of an amount; either may be missing."""
    if change.operation == "doubled":
        return {}
    if isinstance(change.amount, Number) and change.per is None:
        return {"constant": None if change.amount.value == 1 else Constant(change.amount.value)}
    inner = scene.inner()
    if subject is not None:
        inner.things[subject.mention] = Name("region")
        if subject.owner == "it":
            inner.things[ITS_REGION] = Name("region")
    found = amount(change.amount, inner)
    if change.per is None:
        return {"constant": found} if found == Name("ALL") else _counted(found, scene, name)
    number = per(change.per, inner)
    if isinstance(change.amount, Number):
        return {"constant": None if found == ONCE else found, **_counted(number, scene, name)}
    return _counted(joined("*", [found, number]), scene, name)


def _once_for_each(given: _Given, scene: Scene, name: str) -> _Given:
    """Return an amount that each piece which carries the line adds anew in its region."""
    if not scene.module.is_piece(scene.holder):
        return {}
    piece = scene.module.constant("piece_word", scene.holder)
    lying = scene.inner().call("count_pieces", piece, Single(Name("region")))
    told = given.get("amount")
    if told is None:
        return _counted(lying, scene, name)
    asked = Call(told, (Name("position"), Name("you"), Name("region")))
    return _counted(joined("*", [asked, lying]), scene, f"{name}_each".strip("_"))


def _counted(found: Expression, scene: Scene, name: str) -> _Given:
    return {"amount": define(scene, f"{name}_amount".strip("_"), _OF_REGION, "int", found)}


def _slot_amount(subject: Phrase, change: Change, scene: Scene, name: str) -> Name:
    inner = scene.inner(things={subject.mention: Name("slot")})
    inner.watches = []
    found = amount(change.amount, inner)
    if change.per is not None:
        found = joined("*", [found, per(change.per, inner)])
    return define(scene, f"{name}_amount".strip("_"), _OF_SLOT, "int", found)


def _is_piece_constant(
    subject: Phrase | None, condition: Condition | None, scene: Scene, name: str
) -> bool:
    always = condition is None and scene.moment is None and not name
    return subject is not None and _is_plainly_its(subject, scene) and always


def _is_plainly_its(subject: Phrase, scene: Scene) -> bool:
    """Tell whether a phrase is *its region*, of a piece."""
    plain = subject.noun == "region" and subject.owner == "it"
    more = subject.modifiers or subject.alternatives
    return plain and not more and scene.module.is_lasting_piece(scene.holder)


def _speaks_to_all(quantity: Quantity, subject: Phrase, scene: Scene) -> bool:
    """Tell whether a rule binds whoever asks for the number, not the bearer alone."""
    if subject.owner == "it":
        return True
    asked_by = scene.module.vocabulary.quantities[quantity.word].asked_by
    if is_yours(subject):
        return asked_by == "mover"
    others = [m for m in subject.modifiers if isinstance(m, Link) and m.relation == "of"]
    return asked_by == "holder" and bool(others)


# ---- classes and relations --------------------------------------------------------------------


def _grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, name: str
) -> list[Call]:
    for type_name, writer in _GRANTS.items():
        if scene.is_a(subject, type_name) or (subject.noun == "it" and type_name == "piece"):
            return writer(subject, grant, statement, scene, name)
    raise Unwritable(subject.type)


def _region_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, name: str
) -> list[Call]:
    predicate = grant.predicate
    if statement.purpose is not None and not grant.seeming:
        raise Unwritable("for", statement.purpose.span, kind="purpose")
    if isinstance(predicate, Link):
        return [_linked(subject, predicate, grant, statement, scene, name)]
    if isinstance(predicate, Kind) and predicate.phrase.alternatives:
        return [
            made
            for kind in choices(predicate.phrase)
            for made in _region_grant(
                subject,
                replace(grant, predicate=Kind(kind, negated=False)),
                statement,
                scene,
                _last(kind),
            )
        ]
    return [_class(subject, grant, statement, scene, name)]


def _linked(
    subject: Phrase, link: Link, grant: Grant, statement: Statement, scene: Scene, name: str
) -> Call:
    if scene.is_a(link.target, "symbol"):
        return _marked(subject, link, grant, statement, scene, name)
    if link.relation != "beside" or link.negated or grant.negated:
        raise Unwritable(link.relation, link.span, kind="tie")
    return _tie(subject, link, statement, scene, name)


def _class(subject: Phrase, grant: Grant, statement: Statement, scene: Scene, name: str) -> Call:
    predicate = grant.predicate
    word, lasting = _class_word(predicate, grant, statement, scene)
    negated = grant.negated != bool(getattr(predicate, "negated", False))
    given: _Given = {"word": word, "negated": flag(negated)}
    if lasting:
        found = _lasting_extent(subject, statement.condition, scene, name)
        return record(scene, "Fact", given | dict(found))
    always = statement.condition is None and scene.moment is None and not name
    if _is_plainly_its(subject, scene) and always and not negated:
        piece = scene.module.constant("piece_word", scene.holder)
        return record(scene, "Class", given | {"piece": piece, "abroad": flag(holds=True)})
    given |= _extent(subject, statement.condition, scene, name)
    owned = bool(subject.owner) or is_yours(subject)
    abroad = _told_to_all(predicate, scene) and (owned or _in_nobodys_eyes(predicate, scene))
    # What a piece says of its region is so for all who look at it.
    return record(scene, "Class", given | {"abroad": flag(abroad or subject.owner == "it")})


def _last(kind: Phrase) -> str:
    """Return the id of a kind of regions, to tell a function by."""
    return kind.noun.rpartition("/")[2]


def _marked(
    subject: Phrase, link: Link, grant: Grant, statement: Statement, scene: Scene, name: str
) -> Call:
    """Write that regions are as if they had a symbol."""
    word = scene.module.constant("ground_word", link.target.noun)
    given: _Given = {"word": word, "negated": flag(grant.negated != link.negated)}
    found = _lasting_extent(subject, statement.condition, scene, name)
    return record(scene, "Fact", given | dict(found))


def _lasting_extent(
    subject: Phrase, condition: Condition | None, scene: Scene, name: str
) -> Fields:
    """Write the regions of a lasting fact; one that changes in play cannot be written."""
    try:
        found = _extent_in(subject, condition, scene, name, static=True)
    except NotStaticError:
        raise Unwritable(subject.noun) from None
    return found or {"ground": define(scene, name, STATIC, "int", path("ground", "everywhere"))}


def _class_word(
    predicate: object, grant: Grant, statement: Statement, scene: Scene
) -> tuple[Name, bool]:
    """Return the constant of the class, and whether it is one of the board."""
    module = scene.module
    if isinstance(predicate, Kind):
        noun = predicate.phrase.noun
        lasting = "/" in noun
        return module.constant("ground_word" if lasting else "class_word", noun), lasting
    if not isinstance(predicate, Adjective):
        raise Unwritable("is")
    word = module.vocabulary.adjectives.get(predicate.word)
    if word is not None and word.static:
        return module.constant("ground_word", word.id), True
    _refuse_target(predicate)
    name = spelled(predicate, scene)
    if grant.seeming:
        purpose = statement.purpose.noun if statement.purpose is not None else ""
        name = f"as if {name} for {purpose}"
    return module.constant("class_word", name), False


def _refuse_target(modifier: Adjective) -> None:
    """Refuse a word with a complement that nobody asks for: *closed to an opponent*."""
    if modifier.target is not None and modifier.target.noun != "ability":
        raise Unwritable(modifier.word, modifier.span, kind="closed to")


def _told_to_all(predicate: object, scene: Scene) -> bool:
    """Tell whether a class is a fact for everybody and not in somebody's eyes."""
    if isinstance(predicate, Adjective):
        word = scene.module.vocabulary.adjectives.get(predicate.word)
        return word is not None and word.seen_by != "holder"
    return False


def _in_nobodys_eyes(predicate: object, scene: Scene) -> bool:
    """Tell whether a word of the vocabulary is so for everybody, whoever says it: *immune*."""
    if not isinstance(predicate, Adjective):
        return False
    word = scene.module.vocabulary.adjectives.get(predicate.word)
    return word is not None and not word.seen_by


def _tie(subject: Phrase, link: Link, statement: Statement, scene: Scene, name: str) -> Call:
    one = _extent(subject, statement.condition, scene, name)
    other = one
    if link.target.noun != "one another":
        other = _extent(link.target, None, scene, f"{name}_other".strip("_"))
    given = dict(one)
    for key, value in other.items():
        given["others" if key == "ground" else "other_regions"] = value
    return record(scene, "Tie", given)


# ---- peoples ----------------------------------------------------------------------------------


def _people_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, name: str
) -> list[Call]:
    predicate = grant.predicate
    if not isinstance(predicate, Adjective):
        raise Unwritable("people")
    if statement.purpose is not None:
        return [_acts(subject, predicate, grant, statement, scene)]
    if predicate.word != "fleeting" or _asks(statement, predicate.word):
        raise Unwritable(predicate.word, predicate.span, kind="lasting")
    given: _Given = {
        "word": Constant(predicate.word),
        "negated": flag(grant.negated != predicate.negated),
    }
    if subject.noun != "you" and "/base/" not in scene.module.reference:
        mask = set_of(subject, Scene(scene.module, scene.line, scene.holder))
        given["peoples"] = define(scene, f"{name}_others".strip("_"), IN_PLAY, "int", mask)
        subject = replace(subject, noun="you")
    given["holds"] = _holds(subject, statement, scene, name)
    return [record(scene, "PeopleFact", given)]


def _acts(
    subject: Phrase, predicate: Adjective, grant: Grant, statement: Statement, scene: Scene
) -> Call:
    plain = subject.noun == "you" and not (grant.negated or predicate.negated)
    always = statement.condition is None and scene.moment is None
    if not (plain and always) or predicate.word not in ("active", "first"):
        raise Unwritable(predicate.word, predicate.span, kind="purpose")
    purpose = statement.purpose
    phases = [phase.noun for phase in choices(purpose)] if purpose is not None else []
    given: _Given = {"phases": texts(*phases), "first": flag(predicate.word == "first")}
    return record(scene, "Acts", given)


def _asks(statement: Statement, word: str) -> bool:
    """Tell whether what a rule says is so hangs on whether it is so."""
    return any(word in adjectives_of(one) for one in (statement.subject, statement.condition))


def _power_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, _name: str
) -> list[Call]:
    """Write that the power of a relic or place is the bearer's."""
    predicate = grant.predicate
    lends = isinstance(predicate, Kind) and predicate.phrase.owner == "you" and not scene.moment
    if not lends or subject.owner != "it" or grant.negated or statement.condition is not None:
        raise Unwritable("power")
    return [record(scene, "Lends", {})]


def _holds(subject: Phrase, statement: Statement, scene: Scene, name: str) -> Name | None:
    inner = Scene(scene.module, scene.line, scene.holder)
    parts: list[Expression] = []
    if subject.noun != "you":
        mask = set_of(replace(subject, determiner="a"), inner)
        if mask != EVERYTHING:
            parts.append(truth_of(Bit(mask, Name("you"))))
    if statement.condition is not None:
        parts.append(truth_of(truth(statement.condition, inner)))
    parts += [truth_of(one) for one in in_phase(scene.moment, inner) if one != EVERYTHING]
    return define(scene, name, IN_PLAY, "bool", joined("and", parts)) if parts else None


_Writer = Callable[[Phrase, Grant, Statement, Scene, str], list[Call]]
_GRANTS: dict[str, _Writer] = {
    "region": _region_grant,
    "token": token_grant,
    "piece": piece_grant,
    "people": _people_grant,
    "power": _power_grant,
}
