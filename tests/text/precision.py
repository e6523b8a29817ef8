"""How often the names of the official games are proposed as they are printed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from regola.compilation.language import families, language
from regola.files.library import official
from regola.program.model import Name
from regola.text.given_names import GivenName, completed

__all__ = ["Precision", "precisions"]


@dataclass(slots=True)
class Precision:
    """
    What of the names of a kind in a language was proposed rightly: so many of so many.

    ``what`` is *plural*, *gender*, or *agreeing* for all forms of names that agree.
    """

    language: str
    kind: str
    what: str
    right: int = 0
    total: int = 0
    wrong: list[str] = field(default_factory=list)


def precisions() -> list[Precision]:
    """Return the precision by language, kind and what was proposed, in their order."""
    found: dict[tuple[str, str, str], Precision] = {}
    for kind, agrees, name in _names():
        for what, right in _judged(name, agrees=agrees):
            key = (name.language, kind, what)
            one = found.setdefault(key, Precision(*key))
            one.total += 1
            one.right += right
            if not right:
                one.wrong.append(name.singular)
    return [found[key] for key in sorted(found)]


def _names() -> Iterator[tuple[str, bool, Name]]:
    """Give each name of the games once, with the kind of its item and whether it agrees."""
    seen: dict[tuple[str, str], set[str]] = defaultdict(set)
    for family in families():
        program = official(family)
        kinds = language(family).vocabulary.kinds
        for item in program.all_items() if program is not None else ():
            for name in item.names:
                known = seen[item.kind, name.language]
                if name.singular not in known:
                    known.add(name.singular)
                    yield item.kind, kinds[item.kind].agrees, name


def _judged(name: Name, *, agrees: bool) -> Iterator[tuple[str, bool]]:
    """Give what is proposed of a name, and whether it is as printed."""
    made = completed(GivenName(name.language, name.singular, agrees=agrees))
    if agrees and name.gender:
        yield "agreeing", (made.plural, made.feminine) == (name.plural, name.feminine)
    elif name.plural:
        yield "plural", made.plural == name.plural
        if name.gender:
            yield "gender", made.gender == name.gender
