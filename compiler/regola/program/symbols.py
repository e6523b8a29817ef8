"""What content declares: the nouns and adjectives that its items add to the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from regola.sources import Span
from regola.syntax import tree
from regola.vocabulary.model import Vocabulary

__all__ = ["Symbol", "Symbols", "declared"]


@dataclass(frozen=True, slots=True)
class Symbol:
    """
    A declared thing: its reference, the type its noun has (or ``adjective``) and its spellings.

    ``holder`` is the reference of the item around it. ``plurals`` are those spellings that are
    plural alone. ``is_named`` is false where the English name that its kind wants is not there.
    ``within`` covers the top-level item that it is, or is a part of.
    """

    reference: str
    kind: str
    type: str
    holder: str
    spellings: tuple[str, ...]
    plurals: tuple[str, ...]
    span: Span
    within: Span
    is_named: bool = True

    @property
    def id(self) -> str:
        """The last part of the reference."""
        return self.reference.rpartition("/")[2]

    @property
    def meaning(self) -> tuple[object, ...]:
        """What it is and how it may be called, wherever it stands."""
        spelled = (self.spellings, self.plurals, self.is_named)
        return (self.reference, self.kind, self.type, self.holder, *spelled)


@dataclass
class Symbols:
    """
    The symbols of a program, by reference, id and spelling.

    ``nameless`` are those whose English name could not be read, by reference.
    """

    by_reference: dict[str, Symbol] = field(default_factory=dict)
    by_id: dict[str, list[Symbol]] = field(default_factory=dict)
    by_spelling: dict[str, list[Symbol]] = field(default_factory=dict)
    nameless: dict[str, Symbol] = field(default_factory=dict)

    def add(self, symbol: Symbol) -> Symbol | None:
        """Add a symbol; return the one that has the same reference already, if any."""
        before = self.by_reference.get(symbol.reference)
        if before is not None:
            return before
        self.by_reference[symbol.reference] = symbol
        if not symbol.is_named:
            self.nameless[symbol.reference] = symbol
        self.by_id.setdefault(symbol.id, []).append(symbol)
        for spelling in symbol.spellings:
            found = self.by_spelling.setdefault(spelling, [])
            if symbol not in found:
                found.append(symbol)
        return None

    def exchange(self, before: Symbol, after: Symbol) -> None:
        """Put a symbol in the place of one of the same meaning that stood elsewhere."""
        self.by_reference[before.reference] = after
        if not after.is_named:
            self.nameless[after.reference] = after
        named = [self.by_spelling[spelling] for spelling in before.spellings]
        for listed in (self.by_id[before.id], *named):
            listed[:] = [after if one is before else one for one in listed]

    def remove(self, symbol: Symbol) -> None:
        """Take a symbol away that is here."""
        del self.by_reference[symbol.reference]
        self.nameless.pop(symbol.reference, None)
        places = [(self.by_id, symbol.id)]
        places += [(self.by_spelling, one) for one in dict.fromkeys(symbol.spellings)]
        for listed, name in places:
            left = [one for one in listed[name] if one is not symbol]
            if left:
                listed[name] = left
            else:
                del listed[name]

    def settle(self, symbol: Symbol, order: Callable[[Symbol], tuple[int, ...]]) -> None:
        """Bring those that share a name with a symbol into the order in which they stand."""
        named = [self.by_spelling[spelling] for spelling in symbol.spellings]
        for listed in (self.by_id[symbol.id], *named):
            if len(listed) > 1:
                listed.sort(key=order)

    def update(self, others: Iterable[Symbol]) -> None:
        """Add many symbols that are known to differ."""
        for symbol in others:
            self.add(symbol)

    @property
    def spelled(self) -> Mapping[str, list[Symbol]]:
        """The symbols by spelling, lower case, words divided by one space."""
        return self.by_spelling


def declared(
    declaration: tree.Declaration, pack: str, path: str, vocabulary: Vocabulary
) -> Iterator[Symbol]:
    """Give the symbols of a declaration and of those inside it."""
    within = Span(path, declaration.start, declaration.end)
    yield from _declared(declaration, pack, within, vocabulary, "")


def _declared(
    declaration: tree.Declaration, pack: str, within: Span, vocabulary: Vocabulary, holder: str
) -> Iterator[Symbol]:
    kind = vocabulary.kinds.get(declaration.kind.text)
    reference = holder
    if kind is not None and declaration.id is not None:
        reference = f"{pack}/{kind.id}/{declaration.id.text}"
        span = Span(within.path, declaration.kind.start, declaration.id.end)
        singular, plurals = _spellings(declaration, kind.id)
        both = tuple(dict.fromkeys((*singular, *plurals)))
        only = tuple(one for one in plurals if one not in singular)
        declares = kind.declares or (kind.id if kind.id in vocabulary.types else "")
        is_named = "name" not in kind.required or bool(_english(declaration))
        yield Symbol(reference, kind.id, declares, holder, both, only, span, within, is_named)
    elif declaration.id is not None:
        yield _of_unknown_kind(declaration, declaration.id, pack, within, holder)
    for line in declaration.lines:
        if isinstance(line, tree.Declaration):
            yield from _declared(line, pack, within, vocabulary, reference)


def _of_unknown_kind(
    declaration: tree.Declaration, name: tree.Word, pack: str, within: Span, holder: str
) -> Symbol:
    """Return what an item would be called if its kind were known: it has no type, and no name."""
    reference = f"{pack}/{declaration.kind.text}/{name.text}"
    both = tuple(word for forms in _spellings(declaration, "") for word in forms)
    span = Span(within.path, declaration.kind.start, name.end)
    kind = declaration.kind.text
    return Symbol(reference, kind, "", holder, both, (), span, within, is_named=False)


def _spellings(declaration: tree.Declaration, kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return how the thing may be called in a rule: in the singular, and in the plural."""
    name = declaration.id.text if declaration.id else ""
    spaced = name.replace("_", " ")
    if kind == "option":
        return (f"option {name}", f"option {spaced}"), ()
    own = tuple(dict.fromkeys((name, spaced)))
    english = tuple(word.lower() for word in _english(declaration))
    return (*own, *english[:1]), (*english[1:], *_plural_of_id(spaced, english))


def _plural_of_id(spaced: str, english: tuple[str, ...]) -> tuple[str, ...]:
    """The plural of an id that is the end of the name: *crystals* of *mystic crystals*."""
    singular, plural = english[:1], english[1:2]
    if not plural or not singular[0].endswith(f" {spaced}"):
        return ()
    before = singular[0].removesuffix(spaced)
    return (plural[0].removeprefix(before),) if plural[0].startswith(before) else ()


def _english(declaration: tree.Declaration) -> tuple[str, ...]:
    for line in declaration.lines:
        if isinstance(line, tree.Field) and line.key.text == "name":
            for entry in line.entries:
                if entry.words[0].text == "en":
                    return tuple(word.text for word in entry.words if word.terminal == "STRING")
    return ()
