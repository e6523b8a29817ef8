"""Look at the pictures that packs have of their items: which are sound, and of what they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import pi
from pathlib import PurePosixPath
from typing import cast

from regola.compilation.program import Program
from regola.drawings.emblems import may_have_picture
from regola.drawings.pictures import Picture, fault_of, letters_in, part_shown, plain
from regola.findings import Finding, Sink, nearest
from regola.printing.forms import stock
from regola.printing.letters import missing
from regola.printing.typesetting import can_typeset, fault_seen, made_small
from regola.program.model import Item
from regola.sources import Phrase, Span

__all__ = ["check_pictures", "pictures_of"]

_NAME = "pictures"


@dataclass(frozen=True, slots=True)
class _Looked:
    """The sound pictures by the references of items, and what is wrong with the others."""

    sound: Mapping[str, Picture]
    findings: tuple[Finding, ...]


def check_pictures(program: Program, sink: Sink) -> None:
    """Report pictures that are none, that do more than show themselves, or that are of nothing."""
    sink.extend(_looked_at(program).findings)


def pictures_of(program: Program) -> Mapping[str, Picture]:
    """Return the sound pictures of a program by the references of items, small ones with them."""
    sound = _looked_at(program).sound
    if not sound or not can_typeset():
        return sound
    small = made_small(list(sound.values()))
    return {
        reference: replace(picture, small=made)
        for (reference, picture), made in zip(sound.items(), small, strict=True)
    }


def _looked_at(program: Program) -> _Looked:
    if _NAME not in program.kept:
        program.kept[_NAME] = _look(program)
    return cast("_Looked", program.kept[_NAME])


def _look(program: Program) -> _Looked:
    sink = Sink()
    sound: dict[str, Picture] = {}
    known: dict[str, dict[str, Item]] = {}
    for item in (inner for top in program.items for inner in top.walk()):
        if item.id:
            known.setdefault(item.pack, {})[item.id] = item
    for pack, picture in _given(program):
        shown = _item_of(picture, known.get(pack, {}), sink)
        if shown is None:
            continue
        if shown.reference in sound:
            _report_second(picture, sound[shown.reference], sink)
        elif _is_sound(picture, sink):
            sound[shown.reference] = picture
            _report_letters(picture, sink)
            _report_cut(picture, shown, program.family, sink)
    return _Looked(sound, tuple(sink))


def _given(program: Program) -> Iterator[tuple[str, Picture]]:
    for pack in program.sources:
        for picture in pack.pictures:
            yield pack.manifest.id, plain(picture)


def _item_of(picture: Picture, known: Mapping[str, Item], sink: Sink) -> Item | None:
    """Return the item that a picture is called after; report one that shows none."""
    called = PurePosixPath(picture.name).stem
    item = known.get(called)
    if item is not None and may_have_picture(item.kind):
        return item
    shown = [name for name, one in known.items() if may_have_picture(one.kind)]
    similar = nearest(called, shown) if item is None else ()
    hint = "kind" if item is not None else "similar" if similar else None
    span = Span.whole(picture.name)
    sink.report("picture-of-nothing", span, hint=hint, id=called, similar=similar)
    return None


def _report_second(picture: Picture, shown: Picture, sink: Sink) -> None:
    """Report a picture of an item that has one: the first by name is shown."""
    first = PurePosixPath(shown.name)
    sink.report(
        "picture-of-nothing",
        Span.whole(picture.name),
        hint="second",
        id=first.stem,
        path=first.name,
    )


def _report_letters(picture: Picture, sink: Sink) -> None:
    letters = missing(letters_in(picture))
    if letters:
        span = Span.whole(picture.name)
        sink.report("letters-in-no-font", span, hint="picture", letters=letters)


_LEAST_SEEN = 2 / 3
"""How much of a picture is seen at least where nothing is told of that."""

_ROUND = pi / 4
"""How much of a square is left of it in a round frame."""


def _report_cut(picture: Picture, item: Item, family: str, sink: Sink) -> None:
    """Report a picture of which much is cut away on what is printed of its item."""
    shapes = stock()
    forms = [shapes.forms[one.form] for one in shapes.printed(family, item)]
    # What is not cut out of paper is seen on boards, in a square as well.
    frames = {form.face: form.frame for form in forms} or {"board": "square"}
    shown = part_shown(picture)
    faces = tuple(
        Phrase(face)
        for face, frame in frames.items()
        if shown * (_ROUND if frame == "round" else 1) < _LEAST_SEEN
    )
    if faces:
        sink.report("picture-cut", Span.whole(picture.name), faces=faces)


def _is_sound(picture: Picture, sink: Sink) -> bool:
    """Tell whether a picture is one, as far as this machine can tell; else report it."""
    fault = fault_of(picture.data, picture.format)
    if not fault and can_typeset():
        fault = fault_seen(picture)
    if fault:
        sink.report("bad-picture", Span.whole(picture.name), hint=fault)
    return not fault
