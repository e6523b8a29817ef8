"""A short form to begin an item with: its name as texts say it, a number, a rule in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Template
from typing import Any

from regola.compilation.language import language
from regola.editor import Analysis, Workspace
from regola.editor.corrections import formatted
from regola.files.library import official, official_packs
from regola.files.packs import RULES_SUFFIX
from regola.findings import Edit, Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.program.model import Item
from regola.program.pack import Manifest
from regola.resources import languages, template_names, template_text
from regola.text.given_names import (
    GivenName,
    NoIdentifierError,
    completed,
    framed,
    identifier,
    is_legal_name,
    lent,
    spelled,
)
from regola.vocabulary.model import KindWord

__all__ = ["kinds", "named", "written"]

_COUNTED = "tokens"
"""The field whose number the form asks for, where an item has it."""


def kinds(spoken: str) -> Iterator[dict[str, Any]]:
    """Give the kinds of items that can be begun, by game; what each is called, the most of it."""
    for game in _games():
        known = language(game.family).vocabulary.kinds
        for kind in _kinds_of(game, spoken):
            yield {
                "game": game.id,
                "kind": kind,
                "of": game.names.get(spoken, game.id),
                "said": _called(kind, spoken),
                "most": _most(known[kind], game.family),
            }


def _most(kind: KindWord, family: str) -> int:
    """Return the most that the number of a kind may be; none where it has no such number."""
    program = official(family)
    if _COUNTED not in kind.fields or program is None:
        return 0
    limit = kind.within.get(_COUNTED, "")
    # Of several games the most, as the check has it.
    told = [one.number(limit) for one in program.items]
    return max((one for one in told if one), default=kind.bounds[_COUNTED][1])


def named(asked: Mapping[str, Any], spoken: str) -> dict[str, Any]:
    """Return how texts will say a name, in each language, and the id that is made of it."""
    kind = _kind(asked)
    names = _names(asked, spoken, kind)
    if not names:
        return {"said": {}, "id": "", "plural": ""}
    said = {code: framed(one, kind.id if kind.declares else "") for code, one in names.items()}
    return {"said": said, "id": _id(names), "plural": names[spoken].plural}


def written(asked: Mapping[str, Any], spoken: str) -> dict[str, str]:
    """
    Return a file with a new item, with the notes that help to go on, and the game it is made for.

    Raises:
        ValueError: It has no name.
    """
    game, kind = _game(asked), _kind(asked)
    names = _names(asked, spoken, kind)
    if not names:
        raise ValueError(asked["singular"])
    name = f"{asked['id']}{RULES_SUFFIX}"
    template = template_text(spoken, f"{kind.id}{RULES_SUFFIX}", game.family, game.id)
    told = ", ".join(spelled(one) for one in names.values())
    text = Template(template).substitute(id=asked["id"], names=told, confirm="")
    return {"name": name, "text": _filled(text, game, asked), "game": game.id}


def _filled(text: str, game: Manifest, asked: Mapping[str, Any]) -> str:
    """Put the number and the rule that were chosen into a file, in its one layout."""
    analysis = _alone(text, game)
    item = next(analysis.items(_PATH))
    changed = text
    # From the last to the first, so that places before stay what they are.
    for edit in sorted(_choices(item, asked), key=lambda one: one.span.start, reverse=True):
        changed = changed[: edit.span.start] + edit.replacement + changed[edit.span.end :]
    return formatted(_alone(changed, game), _PATH) or changed


_PATH = "pack/new.regola"


def _alone(text: str, game: Manifest) -> Analysis:
    """Return what a file means by itself, in a pack for a game."""
    workspace = Workspace()
    head = f'id: pack\nnames: {{en: "Pack"}}\nversion: "1"\ngame: {game.id}\n'
    for name, told in {"pack.yaml": head, "new.regola": text}.items():
        workspace.put("pack", name, told)
    return workspace.analysis


def _choices(item: Item, asked: Mapping[str, Any]) -> Iterator[Edit]:
    counted = item.field(_COUNTED)
    if counted is not None and asked.get("count"):
        number, entry = int(asked["count"]), counted.entries[0]
        told = [one for one in entry.values if isinstance(one, int)]
        yield Edit(entry.span, " of ".join(str(number + one - told[0]) for one in told))
    if item.rules and asked.get("rule"):
        yield Edit(item.rules[0].span, asked["rule"])


def _games() -> Iterator[Manifest]:
    return (pack for pack in official_packs() if pack.is_game)


def _game(asked: Mapping[str, Any]) -> Manifest:
    return next(one for one in _games() if one.id == asked["game"])


def _kinds_of(game: Manifest, spoken: str) -> list[str]:
    """Return the kinds of a game that there are beginnings for, and that hold rules."""
    there = template_names(spoken, game.family)
    known = language(game.family).vocabulary.kinds
    return [
        name for name, kind in known.items() if f"{name}{RULES_SUFFIX}" in there and kind.bearer
    ]


def _kind(asked: Mapping[str, Any]) -> KindWord:
    return language(_game(asked).family).vocabulary.kinds[asked["kind"]]


def _called(kind: str, spoken: str) -> str:
    return Book(Shelf(()), spoken, Sink()).kind(kind)


def _names(asked: Mapping[str, Any], spoken: str, kind: KindWord) -> dict[str, GivenName]:
    """Return the name in each language, what was not given proposed; nothing where it is none."""
    singular, plural = (str(asked.get(key, "")).strip() for key in ("singular", "plural"))
    if not is_legal_name(singular) or not (is_legal_name(plural) or not plural):
        return {}
    gender = str(asked.get("gender", ""))
    own = GivenName(spoken, singular, plural, gender, agrees=kind.agrees, fixed=not kind.declares)
    names = {spoken: completed(own)}
    return names | {code: completed(lent(own, code)) for code in languages() if code != spoken}


def _id(names: Mapping[str, GivenName]) -> str:
    """Return an id; of a name without plain letters none is made."""
    first = names.get("en") or next(iter(names.values()))
    try:
        return identifier(first.singular)
    except NoIdentifierError:
        return ""
