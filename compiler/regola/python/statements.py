"""Write what rules say: numbers, classes, relations, what counts as what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    AtPhase,
    Change,
    Condition,
    Grant,
    Kind,
    Link,
    Moment,
    Number,
    Phrase,
    Quantity,
    Statement,
)
from regola.python.amounts import amount, per
from regola.python.code import EVERYWHERE, OPERATIONS, Expression, Function, NotStatic, joined
from regola.python.conditions import condition_mask, truth
from regola.python.counted import ONE
from regola.python.heard import adjectives_of, refuse_or
from regola.python.naming import literal
from regola.python.phrases import choices, is_a, refuse_target, things_mask, within_board
from regola.python.writer import ITS_REGION, NONE, Scene, Unwritable, within

__all__ = ["in_phase", "record", "statement_records"]

_STATIC = "ground: Ground"
_IN_PLAY = "position: Position, you: int"
_OF_REGION = "position: Position, you: int, region: int"


def record(scene: Scene, name: str, **fields: object) -> str:
    """Return the making of a record: its class and the fields that are given."""
    scene.module.use(name)
    given = {"line": scene.line, "scope": "SCOPE"} | {k: v for k, v in fields.items() if v != ""}
    texts = [f"{key}={value}" for key, value in given.items()]
    return f"{name}({', '.join(texts)})"


def in_phase(moment: Moment | None, scene: Scene) -> list[Expression]:
    """
    Return the set of all things while the phase of a moment is under way, else of none.

    Nothing where a rule has no moment: it always holds.
    """
    if moment is None:
        return []
    if not isinstance(moment, AtPhase):
        raise Unwritable("when", moment.span, kind="moment of so")
    phase = moment.phase
    if phase in ("last round", "last turn") and not moment.edge:
        test = scene.primitive("is_last_round")
    elif phase in scene.module.vocabulary.phases or phase == "turn":
        edge = [literal(moment.edge)] if moment.edge else []
        test = scene.primitive("in_phase", scene.you, literal(phase), *edge)
    else:
        raise Unwritable(phase, moment.span, kind="moment")
    return [
        Expression(f"(-1 if {test} else 0)", bounded=False),
        condition_mask(moment.condition, scene),
    ]


def statement_records(statement: Statement, scene: Scene, name: str = "") -> list[str]:
    """Return the records of a statement; ``name`` tells its functions from others of the rule."""
    with within(statement.span):
        return _statement_records(statement, scene, name)


def _statement_records(statement: Statement, scene: Scene, name: str) -> list[str]:
    effect = statement.effect
    if isinstance(effect, Change):
        if not isinstance(statement.subject, Quantity):
            raise Unwritable("number")
        if statement.purpose is not None:
            raise Unwritable("for", statement.purpose.span, kind="purpose")
        return [_value(statement.subject, effect, statement.condition, scene, name)]
    if not isinstance(statement.subject, Phrase):
        raise Unwritable("number")
    return _grant(statement.subject, effect, statement, scene, name)


# ---- sets -------------------------------------------------------------------------------------


def _extent(
    subject: Phrase | None, condition: Condition | None, scene: Scene, name: str
) -> dict[str, str]:
    """Write the regions that a statement holds in: of the board where possible, else in play."""
    try:
        return _extent_in(subject, condition, scene, name, static=True)
    except NotStatic:
        return _extent_in(subject, condition, scene, name, static=False)


def _extent_in(
    subject: Phrase | None, condition: Condition | None, scene: Scene, name: str, *, static: bool
) -> dict[str, str]:
    inner = Scene(scene.module, scene.line, scene.holder, static=static, things=scene.things)
    inner.watches, inner.parts = scene.watches, scene.parts
    inner.free = subject.mention if subject is not None else NONE
    parts = [] if subject is None or subject.refers else [things_mask(subject, inner)]
    parts.append(condition_mask(condition, inner))
    parts += in_phase(scene.moment, inner)
    mask = joined("&", parts)
    scene.parts = inner.parts
    if mask == EVERYWHERE:
        return {}
    mask = within_board(mask, inner)
    parameters = _STATIC if static else _IN_PLAY
    function = Function(scene.fresh(name), parameters, "int", "", [f"return {mask}"])
    return {"ground" if static else "regions": scene.module.function(function)}


# ---- numbers ----------------------------------------------------------------------------------


def _value(
    quantity: Quantity, change: Change, condition: Condition | None, scene: Scene, name: str
) -> str:
    word = scene.module.constant("number_word", quantity.word)
    operation = scene.module.use(OPERATIONS[change.operation])
    subject = quantity.of
    fields: dict[str, object] = {"word": word, "operation": operation}
    if subject is not None and is_a(scene, subject, "combination"):
        if condition is not None or scene.moment is not None or name:
            raise Unwritable(quantity.word, kind="if")
        if subject.modifiers or subject.owner or subject.alternatives:
            raise Unwritable(quantity.word, subject.span, kind="more")
        return record(
            scene, "SlotValue", **fields, amount=_slot_amount(subject, change, scene, name)
        )
    constant, function = _amount(subject, change, scene, name)
    fields |= {"constant": constant, "amount": function}
    if change.operation in ("more", "less") and _is_piece_constant(
        subject, condition, function, scene, name
    ):
        piece = scene.module.constant("piece_word", scene.holder)
        return record(scene, "Value", **fields, abroad="True", piece=piece)
    fields |= _extent(subject, condition, scene, name)
    if subject is not None and _speaks_to_all(quantity, subject, scene):
        fields["abroad"] = "True"
    return record(scene, "Value", **fields)


def _amount(
    subject: Phrase | None, change: Change, scene: Scene, name: str
) -> tuple[object, object]:
    """Return the constant and the function of an amount; either may be empty."""
    if change.operation == "doubled":
        return "", ""
    if isinstance(change.amount, Number) and change.per is None:
        return ("" if change.amount.value == 1 else change.amount.value), ""
    inner = Scene(scene.module, scene.line, scene.holder)
    inner.watches = scene.watches
    if subject is not None:
        inner.things[subject.mention] = "region"
        if subject.owner == "it":
            inner.things[ITS_REGION] = "region"
    if change.per is None:
        if (found := amount(change.amount, inner)).text == "ALL":
            return "ALL", ""
        constant: object = ""
    else:
        factor = amount(change.amount, inner)
        found = per(change.per, inner)
        constant = factor.text if isinstance(change.amount, Number) and factor.text != "1" else ""
        if not isinstance(change.amount, Number):
            found = joined("*", [factor, found])
    function = Function(
        scene.fresh(f"{name}_amount".strip("_")),
        _OF_REGION,
        "int",
        "",
        [f"return {found}"],
    )
    return constant, scene.module.function(function)


def _slot_amount(subject: Phrase, change: Change, scene: Scene, name: str) -> str:
    inner = Scene(scene.module, scene.line, scene.holder, things={subject.mention: "slot"})
    found = amount(change.amount, inner)
    if change.per is not None:
        found = joined("*", [found, per(change.per, inner)])
    parameters = "position: Position, you: int, slot: int"
    lines = [f"return {found}"]
    return scene.module.function(
        Function(scene.fresh(f"{name}_amount".strip("_")), parameters, "int", "", lines)
    )


def _is_piece_constant(
    subject: Phrase | None, condition: Condition | None, function: object, scene: Scene, name: str
) -> bool:
    always = condition is None and scene.moment is None and not name
    plain = subject is not None and _is_plainly_its(subject, scene)
    return plain and always and function == ""


def _is_plainly_its(subject: Phrase, scene: Scene) -> bool:
    """Tell whether a phrase is *its region*, of a piece."""
    plain = subject.noun == "region" and subject.owner == "it"
    more = subject.modifiers or subject.alternatives
    return plain and not more and scene.module.is_lasting_piece(scene.holder)


def _is_yours(subject: Phrase) -> bool:
    """Tell whether things are the bearer's: *your regions*, *regions of you*."""
    return subject.owner == "you" or any(
        isinstance(one, Link) and one.relation == "of" and one.target.noun == "you"
        for one in subject.modifiers
    )


def _speaks_to_all(quantity: Quantity, subject: Phrase, scene: Scene) -> bool:
    """Tell whether a rule binds whoever asks for the number, not the bearer alone."""
    if subject.owner == "it":
        return True
    asked_by = scene.module.vocabulary.quantities[quantity.word].asked_by
    if _is_yours(subject):
        return asked_by == "mover"
    others = [m for m in subject.modifiers if isinstance(m, Link) and m.relation == "of"]
    return asked_by == "holder" and bool(others)


# ---- classes and relations --------------------------------------------------------------------


def _grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, name: str
) -> list[str]:
    for type_name, writer in _GRANTS.items():
        if is_a(scene, subject, type_name) or (subject.noun == "it" and type_name == "piece"):
            return writer(subject, grant, statement, scene, name)
    raise Unwritable(subject.type)


def _region_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, name: str
) -> list[str]:
    predicate = grant.predicate
    if statement.purpose is not None and not grant.seeming:
        raise Unwritable("for", statement.purpose.span, kind="purpose")
    if isinstance(predicate, Link):
        if is_a(scene, predicate.target, "symbol"):
            return [_marked(subject, predicate, grant, statement, scene, name)]
        if predicate.relation != "beside" or predicate.negated or grant.negated:
            raise Unwritable(predicate.relation, predicate.span, kind="tie")
        return [_tie(subject, predicate, statement, scene, name)]
    if isinstance(predicate, Kind) and predicate.phrase.alternatives:
        return [
            made
            for kind in choices(predicate.phrase)
            for made in _region_grant(
                subject, replace(grant, predicate=Kind(kind)), statement, scene, _last(kind)
            )
        ]
    word, lasting = _class_word(predicate, grant, statement, scene)
    negated = grant.negated != bool(getattr(predicate, "negated", False))
    fields: dict[str, object] = {"word": word, "negated": "True" if negated else ""}
    if lasting:
        found = _lasting_extent(subject, statement.condition, scene, name)
        return [record(scene, "Fact", **fields, **(found or _all_ground(scene, name)))]
    always = statement.condition is None and scene.moment is None and not name
    if _is_plainly_its(subject, scene) and always and not negated:
        piece = scene.module.constant("piece_word", scene.holder)
        return [record(scene, "Class", **fields, piece=piece, abroad="True")]
    fields |= _extent(subject, statement.condition, scene, name)
    owned = bool(subject.owner) or _is_yours(subject)
    if _told_to_all(predicate, scene) and (owned or _in_nobodys_eyes(predicate, scene)):
        fields["abroad"] = "True"
    return [record(scene, "Class", **fields)]


def _last(kind: Phrase) -> str:
    """Return the id of a kind of regions, to tell a function by."""
    return kind.noun.rpartition("/")[2]


def _marked(
    subject: Phrase, link: Link, grant: Grant, statement: Statement, scene: Scene, name: str
) -> str:
    """Write that regions are as if they had a symbol."""
    word = scene.module.constant("ground_word", link.target.noun)
    negated = "True" if grant.negated != link.negated else ""
    found = _lasting_extent(subject, statement.condition, scene, name)
    extent = found or _all_ground(scene, name)
    return record(scene, "Fact", word=word, negated=negated, **extent)


def _lasting_extent(
    subject: Phrase, condition: Condition | None, scene: Scene, name: str
) -> dict[str, str]:
    """Write the regions of a lasting fact; one that changes in play cannot be written."""
    try:
        return _extent_in(subject, condition, scene, name, static=True)
    except NotStatic:
        raise Unwritable(subject.noun) from None


def _all_ground(scene: Scene, name: str) -> dict[str, str]:
    function = Function(scene.fresh(name), _STATIC, "int", "", ["return ground.everywhere"])
    return {"ground": scene.module.function(function)}


def _class_word(
    predicate: object, grant: Grant, statement: Statement, scene: Scene
) -> tuple[str, bool]:
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
    name = predicate.word
    refuse_target(predicate)
    if predicate.target is not None and word is not None:
        target = {"ability": "abilities"}.get(predicate.target.noun, predicate.target.noun)
        name = f"{word.id} {word.complement} {target}"
    if grant.seeming:
        purpose = statement.purpose.noun if statement.purpose is not None else ""
        name = f"as if {name} for {purpose}"
    return module.constant("class_word", name), False


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


def _tie(subject: Phrase, link: Link, statement: Statement, scene: Scene, name: str) -> str:
    one = _extent(subject, statement.condition, scene, name)
    other = one
    if link.target.noun != "one another":
        other = _extent(link.target, None, scene, f"{name}_other".strip("_"))
    fields: dict[str, object] = dict(one)
    for key, value in other.items():
        fields["others" if key == "ground" else "other_regions"] = value
    return record(scene, "Tie", **fields)


def _token_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, _name: str
) -> list[str]:
    role = _role(grant, statement, scene)
    if _is_yours(subject) is not (role == "SOLDIER") or subject.noun != "token":
        raise Unwritable(subject.noun, subject.span, kind="counts")
    if role == "DEFENDER" and "/base/" not in scene.module.reference:
        raise Unwritable("defender", subject.span, kind="counts")
    _refuse_qualities(subject)
    return [record(scene, "Counts", role=role, worth=_worth(grant))]


def _piece_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, _name: str
) -> list[str]:
    reference = scene.holder if subject.noun == "it" else subject.noun
    if "/" not in reference:
        raise Unwritable(subject.noun, subject.span, kind="counts")
    _refuse_qualities(subject)
    piece = scene.module.constant("piece_word", reference)
    role = _role(grant, statement, scene)
    return [record(scene, "Counts", role=role, piece=piece, worth=_worth(grant))]


def _refuse_qualities(subject: Phrase) -> None:
    """Refuse that only some of the tokens or pieces of a sort count as something."""
    for one in subject.modifiers:
        if not (isinstance(one, Link) and one.relation == "of" and one.target.noun == "you"):
            raise Unwritable(subject.noun, getattr(one, "span", subject.span), kind="counts")
    refuse_or(subject)


def _worth(grant: Grant) -> object:
    """As how many a thing counts, where it is not one."""
    phrase = grant.predicate.phrase if isinstance(grant.predicate, Kind) else None
    bound = phrase.amount if phrase is not None else None
    if bound is None or bound == ONE:
        return ""
    if bound.comparison != "exactly" or not isinstance(bound.amount, Number):
        raise Unwritable("number", kind="counts")
    return bound.amount.value


def _role(grant: Grant, statement: Statement, scene: Scene) -> str:
    predicate = grant.predicate
    if grant.negated or statement.condition is not None or scene.moment is not None:
        raise Unwritable("if", kind="counts")
    if isinstance(predicate, Kind) and (predicate.negated or predicate.phrase.modifiers):
        raise Unwritable(predicate.phrase.noun, predicate.phrase.span, kind="counts")
    if isinstance(predicate, Kind) and predicate.phrase.noun == "defender":
        return scene.module.use("DEFENDER")
    purpose = statement.purpose.noun if statement.purpose is not None else ""
    if isinstance(predicate, Kind) and predicate.phrase.noun == "token" and purpose == "conquest":
        return scene.module.use("SOLDIER")
    raise Unwritable("token")


def _people_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, name: str
) -> list[str]:
    predicate = grant.predicate
    if not isinstance(predicate, Adjective):
        raise Unwritable("people")
    if statement.purpose is not None:
        plain = subject.noun == "you" and not (grant.negated or predicate.negated)
        always = statement.condition is None and scene.moment is None
        if not (plain and always) or predicate.word not in ("active", "first"):
            raise Unwritable(predicate.word, predicate.span, kind="purpose")
        phases = tuple(phase.noun for phase in choices(statement.purpose))
        first = "True" if predicate.word == "first" else ""
        return [record(scene, "Acts", phases=repr(phases), first=first)]
    if predicate.word != "fleeting" or _asks(statement, predicate.word):
        raise Unwritable(predicate.word, predicate.span, kind="lasting")
    negated = "True" if grant.negated != predicate.negated else ""
    fields = {"word": literal(predicate.word), "negated": negated}
    if subject.noun != "you" and "/base/" not in scene.module.reference:
        mask = things_mask(subject, Scene(scene.module, scene.line, scene.holder))
        function = Function(scene.fresh(f"{name}_others".strip("_")), _IN_PLAY, "int", "", [])
        function.lines.append(f"return {mask}")
        fields["peoples"] = scene.module.function(function)
        subject = replace(subject, noun="you")
    fields["holds"] = _holds(subject, statement, scene, name)
    return [record(scene, "PeopleFact", **fields)]


def _asks(statement: Statement, word: str) -> bool:
    """Tell whether what a rule says is so hangs on whether it is so."""
    return any(word in adjectives_of(one) for one in (statement.subject, statement.condition))


def _power_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, _name: str
) -> list[str]:
    """Write that the power of a relic or place is the bearer's."""
    predicate = grant.predicate
    lends = isinstance(predicate, Kind) and predicate.phrase.owner == "you" and not scene.moment
    if not lends or subject.owner != "it" or grant.negated or statement.condition is not None:
        raise Unwritable("power")
    return [record(scene, "Lends")]


def _holds(subject: Phrase, statement: Statement, scene: Scene, name: str) -> str:
    inner = Scene(scene.module, scene.line, scene.holder)
    parts: list[Expression] = []
    if subject.noun != "you":
        mask = things_mask(replace(subject, determiner="a"), inner)
        if mask != EVERYWHERE:
            parts.append(Expression(f"bool({mask.inside('>>')} >> you & 1)"))
    if statement.condition is not None:
        parts.append(Expression(f"bool({truth(statement.condition, inner)})"))
    parts += [
        Expression(f"bool({one})") for one in in_phase(scene.moment, inner) if one != EVERYWHERE
    ]
    if not parts:
        return ""
    function = Function(scene.fresh(name), _IN_PLAY, "bool", "", [f"return {joined('and', parts)}"])
    return scene.module.function(function)


_Writer = Callable[[Phrase, Grant, Statement, Scene, str], list[str]]
_GRANTS: dict[str, _Writer] = {
    "region": _region_grant,
    "token": _token_grant,
    "piece": _piece_grant,
    "people": _people_grant,
    "power": _power_grant,
}
