"""What deeds say whose patterns do not name what they are done to, or to whom: *lo devuelves*."""

from __future__ import annotations

from regola.text.reading.chart import Ways
from regola.text.reading.named_steps import named_again
from regola.text.reading.source import THE_SAME, Maker, Source, Values, form
from regola.vocabulary.model import Vocabulary

__all__ = ["deed_apart"]


def deed_apart(name: str, how: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a deed says whose pattern does not name what it is done to, or to whom."""
    verb = {"verb": f"verb {name}"}
    if how == "happens":
        return _by_itself(name)
    if how in ("it", "them"):
        one = name.partition("-")
        return Source("deed", form(f"{one[0]} 1 {one[2]}"), {})
    if how == "its" and name:
        return Source("deed", lambda _values: f"{name} {THE_SAME}", verb)
    if how == "told" or (how == "left" and name):
        category = "deed" if how == "told" else "deed given"
        return Source(category, _given(vocabulary), verb)
    if how in ("its", "left"):
        return _of_the_thing(how, vocabulary)
    return _done_there(name, vocabulary) if name.endswith("-there") else None


def _by_itself(name: str) -> Source:
    """Return what happens by itself, to what its message names or to what it is told of."""
    done, _, noun = name.partition("-")
    if noun:
        return Source("deed", form(f"{done} the {noun}"), {})

    def make(values: Values) -> str | None:
        return f"{done} {values['object']}" if "object" in values else None

    return Source("deed", make, {})


def _of_the_thing(how: str, vocabulary: Vocabulary) -> Source:
    """Return what is done to a thing that its pronoun tells, of whatever type it is."""

    def make(values: Values) -> Ways | None:
        verb = str(values["verb"])
        known = vocabulary.verbs.get(verb)
        if known is None:
            return None
        told = [str(values[name]) for name in ("from", "to", "in") if name in values]
        things = ("it", *(f"the {named_again(one)}" for one in known.object))
        return Ways(tuple(" ".join([verb, one, *told]) for one in things))

    return Source("deed left" if how == "left" else "deed", make, {})


def _done_there(name: str, vocabulary: Vocabulary) -> Source:
    """Return what is done to things in a place named before, whichever it is."""
    spots = ("it", *(f"the {one}" for one in vocabulary.sites))

    def make(values: Values) -> Ways:
        return Ways(tuple(f"{values['verb']} {values['those']} in {one}" for one in spots))

    return Source("deed", make, {"verb": f"verb {name}", "those": "np"})


def _given(vocabulary: Vocabulary) -> Maker:
    """Return what is given to somebody named before, whatever he is called: *le das 1 moneda*."""
    people = [one for one in vocabulary.nouns.values() if one.type in vocabulary.recalled]
    # *The player* may be the opponent who was named.
    people.sort(key=lambda one: one.id == one.type)

    def make(values: Values) -> Ways:
        whence = f" {values['from']}" if "from" in values else ""
        thing = f"{values['verb']} {values['object']}" if "object" in values else ""
        said = (f"{thing} to the {one.id}{whence}" for one in people)
        return Ways(tuple(said) if thing else ())

    return make
