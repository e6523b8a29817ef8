"""What the commands about games played together share: the packs at hand, and their names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, note, root_of, show
from regola.commands.usage import UsageError
from regola.findings import Sink, nearest

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.library import Loaded
    from regola.mixing.findings import Reporter, Told
    from regola.mixing.wording import Teller
    from regola.program.model import Item
    from regola.sources import Source
    from regola.vocabulary.model import Vocabulary

__all__ = [
    "AtHand",
    "at_hand",
    "called",
    "count_of",
    "known_name",
    "known_pack",
    "one_family",
    "there",
]

_FAMILY = "conquest"


@dataclass(frozen=True)
class AtHand:
    """
    The program of the packs at hand with the official games; ``folders`` has their ids.

    ``root`` leads from the folder at hand to where the paths of the texts start; ``contents`` has
    a hash of the texts of each pack that was read, by its id.
    """

    program: Program
    folders: Mapping[Path, str]
    texts: dict[str, Source]
    root: str = ""
    contents: Mapping[str, str] = field(default_factory=dict)

    @property
    def items(self) -> tuple[Item, ...]:
        """The top-level items of all packs."""
        return (*self.program.library, *self.program.items)

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the family of the games."""
        from regola.compilation.language import language

        return language(self.program.family).vocabulary

    @property
    def ids(self) -> list[str]:
        """The ids of all packs."""
        return [head.id for head in self.program.packs]

    def teller(self, spoken: str) -> Teller:
        """Return what says reports in a language."""
        from regola.mixing.wording import Teller

        return Teller(self.program.all_items(), self.vocabulary, self.program.packs, spoken)

    def reporter(self, teller: Teller) -> Reporter:
        """Return what makes findings of reports."""
        from regola.mixing.findings import Reporter

        return Reporter(teller, {item.reference: item for item in self.items}, self.texts)

    def show(self, told: Iterable[Told], form: str, console: Console) -> None:
        """Write what reports found in one of the formats of findings."""
        from regola.findings import registry, sorted_findings

        more = {one.finding: one.lines for one in told}
        findings = sorted_findings(more, registry())
        show(Shown(findings=findings, texts=self.texts, root=self.root, more=more), console, form)


def at_hand(
    paths: Sequence[Path], console: Console, sink: Sink, names: Sequence[str] = ()
) -> AtHand | None:
    """
    Read the packs in the folders named, and the one that this folder is; tell what is wrong.

    The program is of the family of the packs that ``names`` name, else of what lies here.

    Raises:
        UsageError: The names are of packs of several families, which do not mix.
    """
    from regola.files.library import Reading, load, official
    from regola.files.packs import pack_folder
    from regola.files.preparing import prepare

    prepare()
    folder = pack_folder(Path())
    named = there(paths) or [folder.root] * folder.declared
    with console.progress("progress-read") as progress:
        found = load(named, sink, Reading(advance=progress.advance))
    family = one_family(names, found)
    here = (one for one in found.programs if _is_played(one) and family in ("", one.family))
    program = next(here, None)
    if program is None:
        program = official(family or _FAMILY)
    elif not sink.has_errors:
        _report_unplayable(program, sink)
    root = root_of(pack for pack, _ in found.sources)
    if sink.has_errors or program is None:
        note(Shown(findings=sink.sorted(), texts=found.texts, root=root), console)
        return None
    return AtHand(program, found.folders, found.texts, root, _contents(found))


def _report_unplayable(program: Program, sink: Sink) -> None:
    """Report rules that cannot be played: nothing that is said of their items would be true."""
    from regola.compilation.games import report_unwritable

    if any(inner.rules for item in program.items for inner in item.walk()):
        report_unwritable(program, sink)


def _contents(found: Loaded) -> dict[str, str]:
    """Return a hash of what each pack says of itself, and of its texts, by its id."""
    from regola.files.names import real_path

    told = {head.id: [repr(head)] for head in found.packs}
    for folder, source in found.sources:
        name = found.folders.get(real_path(folder.root))
        if name is not None:
            told.setdefault(name, []).extend((source.path, source.text))
    return {name: _hash(texts) for name, texts in told.items()}


def _hash(texts: Iterable[str]) -> str:
    text = "".join(f"{len(one)} {one}\n" for one in texts)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def one_family(names: Iterable[str], found: Loaded) -> str:
    """
    Return the family of games that packs belong to, named by id or folder; none if none is known.

    Raises:
        UsageError: They belong to several: words and pieces of one family mean nothing in another.
    """
    from regola.files.library import family_of, official_packs

    families = {head.id: family_of(head, Sink()) for head in official_packs()}
    families |= {head.id: one.family for one in found.programs for head in one.packs}
    packs = (called(name, families, found.folders) for name in names)
    known = {pack: family for pack in packs if (family := families.get(pack))}
    first = next(iter(known), "")
    for name, family in known.items():
        if family != known[first]:
            raise UsageError("families-apart", one=first, other=name)
    return known.get(first, "")


def _is_played(program: Program) -> bool:
    return any(item.kind == "base" for item in (*program.library, *program.items))


def there(names: Iterable[str | Path]) -> list[Path]:
    """
    Return the paths among the names of packs; the others are ids.

    A word that is empty, as of a variable that is not set, is not the folder at hand.
    """
    from regola.files.names import is_there

    return [path for name in names if name != "" and is_there(path := Path(name))]


def known_pack(name: str, found: AtHand) -> str:
    """
    Return the id of the pack that is named by id or by its folder.

    Raises:
        UsageError: There is no such pack, or nothing is in it yet.
    """
    if name not in found.ids and _is_pack_folder(name):
        folder = called(name, found.ids, found.folders)
        if folder not in found.ids:
            raise UsageError("compat-nothing", pack=name)
    return known_name(called(name, found.ids, found.folders), found.ids, "compat-unknown-pack")


def _is_pack_folder(name: str) -> bool:
    from regola.files.packs import pack_folder

    return bool(there([name])) and pack_folder(Path(name)).declared


def called(name: str, ids: Collection[str], folders: Mapping[Path, str]) -> str:
    """Return the id of the pack at hand where a name is that of a folder, else the name."""
    from regola.files.names import real_path
    from regola.files.packs import pack_folder

    if name in ids or not there([name]):
        return name
    return folders.get(real_path(pack_folder(Path(name)).root), name)


def known_name(name: str, legal: Sequence[str], identifier: str) -> str:
    """Return a name that is known; say which there are, or the nearest, where it is not."""
    if name in legal:
        return name
    near = nearest(name, legal, most=1)
    if near:
        raise UsageError(f"{identifier}-near", name=name, near=near[0])
    raise UsageError(identifier, name=name, legal=", ".join(sorted(set(legal))))


def count_of(text: str) -> int:
    """Read how many games to play, or positions to look at."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:  # noqa: PLR2004
        raise ValueError(text)
    return int(text)
