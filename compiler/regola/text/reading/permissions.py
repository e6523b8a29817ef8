"""What is said of what may be done: *only if …*, *only in …*, for a price, to what was named."""

from __future__ import annotations

from regola.text.reading.source import Maker, Source, Values, form
from regola.vocabulary.model import Vocabulary

__all__ = ["permission_so"]


def permission_so(suffix: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a message says of what may be done in some way; nothing for the plain ones."""
    if suffix in ("only-in", "only-it"):
        return Source("permission", _only_in(vocabulary) if suffix == "only-in" else _only_it, {})
    return _SO.get(suffix)


def _only(values: Values) -> str | None:
    """Return *may not unless* for *may only if*."""
    condition = str(values["condition"])
    if not condition.startswith("if "):
        return None
    actor = values.get("actor", "you")
    return f"{actor} may not {values['deed']} unless {condition.removeprefix('if ')}"


def _only_in(vocabulary: Vocabulary) -> Maker:
    """Return *may not in a space that is not beside* for *may only in a space beside*."""
    names = sorted(vocabulary.relations, key=len, reverse=True)

    def make(values: Values) -> str | None:
        place = str(values.get("in", ""))
        relation = next((one for one in names if f" {one} " in place), "")
        thing, _, other = place.partition(f" {relation} ")
        if not relation:
            return None
        return f"you may not {values['deed']} {thing} that is not {relation} {other}"

    return make


def _only_it(values: Values) -> str:
    """Return *may not a hill that is not cursed* for *may a hill only if it is cursed*."""
    deed = values.get("deed") or f"{values['verb']} {values['object']}"
    return f"you may not {deed} that is not {values['predicate']}"


def _both_paid(values: Values) -> tuple[str, str] | None:
    """Return what may be paid, and the step that pays the rest."""
    deed = str(values["deed"])
    if "object" not in values:
        return None
    return f"you may {deed}", f"then {deed.partition(' ')[0]} {values['object']}"


def _paid(values: Values) -> tuple[str, str]:
    """Return what may be done, and the step that pays for it."""
    return f"you may {values['deed']}", str(values["cost"])


_SO = {
    "both": Source("paid clauses", _both_paid, {"object": "np"}),
    "given": Source("permission", form("you may {deed}"), {"deed": "deed given"}),
    "its": Source("permission", form("you may {deed}"), {"deed": "deed left"}),
    "only": Source("permission", _only, {"condition": "condition"}),
    "paid": Source("permission paid", _paid, {"cost": "deed"}),
}
