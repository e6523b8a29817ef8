"""`regola new KIND NAME`: write a commented file to start from."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from regola.commands.asking import NO_NAME, asked_pack_names, confirmed, is_asked
from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.game_meant import DEFAULT_GAME, game_meant, kinds_begun
from regola.commands.naming import given_name, identifier
from regola.commands.parser import Parser
from regola.commands.taken_names import demand_free, names_taken
from regola.commands.usage import UsageError
from regola.findings import Sink
from regola.resources import languages
from regola.text.given_names import (
    GivenName,
    beside_kind,
    completed,
    framed,
    lent,
    spaced,
    spelled,
    typed,
    with_plural,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from regola.program.pack import Manifest

__all__ = ["add_arguments", "run"]

_PACK = "pack"


def add_arguments(parser: Parser) -> None:
    """Declare the kind, the name, and the name in each language."""
    parser.argument("kind", nargs="?", default="")
    parser.argument("name", nargs="?", default="")
    for language in languages():
        parser.argument(f"--{language}")
    parser.argument("--yes", action="store_true")
    parser.argument("--game")
    parser.argument("--ci", action="store_true")


def run(arguments: Namespace, console: Console) -> int:
    """Write the file, and make the folder a pack if it is in none."""
    from regola.files.library import family_of

    sink = Sink()
    pack = _pack(arguments, sink)
    family = family_of(pack[0], sink) if pack else ""
    if pack is None or not family:
        return _refused(sink, console)
    head, declared = pack
    _ask_what(arguments, family, console)
    if arguments.kind == _PACK:
        return _founded(arguments, head, family, console, inside=declared)
    if arguments.ci:
        raise UsageError("new-ci-pack")
    if not declared and not arguments.game:
        head = replace(head, game=game_meant(arguments.kind, arguments.lang, console))
    return _begun(arguments, head, console, declared=declared)


def _begun(arguments: Namespace, head: Manifest, console: Console, *, declared: bool) -> int:
    """Write the file of an item of a pack, and the pack where it is not ``declared`` yet."""
    from regola.compilation.language import language
    from regola.files.library import family_of

    sink = Sink()
    family = family_of(head, sink)
    template = _template(arguments.kind, arguments.lang, family, head.game)
    kind = language(family).vocabulary.kinds[arguments.kind]
    # Of what no rule can speak, such as a board, nobody says the plural.
    spoken = arguments.kind if kind.declares else ""
    names = _names(arguments, console, spoken, agrees=kind.agrees)
    name = _identifier(names, arguments.lang, family)
    demand_free(name, names_taken(family, declared=declared), arguments.name)
    path = _free_path(arguments.kind, name)
    text = _filled(template, name, list(names.values()), family, console)
    if not _created(path, text, sink, console, "new-written"):
        return _refused(sink, console)
    if not declared and not _pack_written(head, arguments, sink, console):
        return _refused(sink, console)
    if not console.interactive or arguments.yes:
        _show(names, spoken, path, console)
    for one in names.values() if spoken else ():
        _tell_one_form(one, arguments, console)
    return Exit.CLEAN


def _identifier(names: dict[str, GivenName], spoken: str, family: str) -> str:
    """Return the id of an item: its English name, else that in the language spoken, else any."""
    from regola.compilation.language import language

    chosen = names.get("en") or names.get(spoken) or next(iter(names.values()))
    name = identifier(chosen.singular)
    if language(family).vocabulary.is_reserved(name):
        raise UsageError("new-no-id", name=chosen.singular)
    return name


def _founded(
    arguments: Namespace, head: Manifest, family: str, console: Console, *, inside: bool
) -> int:
    from regola.commands.founding import found_pack

    if inside:
        raise UsageError("new-pack-inside", pack=head.id)
    return found_pack(arguments, head.game, family, console)


def _refused(sink: Sink, console: Console) -> int:
    note(Shown(findings=sink.sorted(), texts={}), console)
    return Exit.FOUND


def _ask_what(arguments: Namespace, family: str, console: Console) -> None:
    """
    Ask somebody at a terminal for what the command line leaves out.

    Raises:
        UsageError: Something is left out, and nobody is there to be asked.
    """
    for key in ("kind", "name"):
        if not getattr(arguments, key) and console.interactive:
            kinds = ", ".join(kinds_begun(arguments.lang, family))
            setattr(arguments, key, console.ask(f"new-ask-{key}", kinds=kinds))
        if not getattr(arguments, key):
            raise UsageError(
                "new-missing", key=key, kinds=", ".join(kinds_begun(arguments.lang, family))
            )


# ---- the pack -----------------------------------------------------------------------------------


def _pack(arguments: Namespace, sink: Sink) -> tuple[Manifest, bool] | None:
    """Return the pack at hand, or the one that this folder will be, and whether it is there."""
    from regola.files.library import official_packs
    from regola.files.packs import MANIFEST, pack_folder
    from regola.files.reading import read_file
    from regola.program.pack import manifest, nameless
    from regola.sources import decode

    folder = pack_folder(Path())
    games = sorted(pack.id for pack in official_packs() if pack.is_game)
    game = arguments.game or DEFAULT_GAME
    if game not in games:
        raise UsageError("new-unknown-game", game=game, games=", ".join(games))
    if not folder.declared:
        return replace(nameless(folder.root.name, "."), game=game), False
    data = read_file(folder.root / MANIFEST, MANIFEST, sink, within=folder.root)
    source = None if data is None else decode(MANIFEST, data, sink)
    head = None if source is None else manifest(source, sink)
    return None if head is None else (head, True)


def _pack_written(head: Manifest, arguments: Namespace, sink: Sink, console: Console) -> bool:
    from regola.files.packs import MANIFEST
    from regola.program.first_manifest import first_manifest

    proposed = spaced(Path.cwd().name or head.id)
    names = dict.fromkeys(_order(arguments.lang), proposed)
    if is_asked(arguments, console):
        names = asked_pack_names(proposed, _order(arguments.lang), console)
    text = first_manifest(head.id, head.game, names, arguments.lang)
    if not _created(Path(MANIFEST), text, sink, console, "new-pack-written"):
        return False
    if not is_asked(arguments, console):
        console.say("new-pack-named", name=proposed)
    return True


# ---- the names ----------------------------------------------------------------------------------


def _order(own: str) -> list[str]:
    """Return the languages, the author's own first."""
    return sorted(languages(), key=lambda language: language != own)


def _names(
    arguments: Namespace, console: Console, spoken: str, *, agrees: bool
) -> dict[str, GivenName]:
    """Return the names by language: as given, else proposed, and confirmed on a terminal."""
    named = given_name(arguments.name, arguments.lang)
    own = replace(named, agrees=agrees, fixed=named.fixed or not spoken)
    names: dict[str, GivenName] = {}
    for language in _order(arguments.lang):
        given = _given(arguments, language, own, spoken)
        if given is not None and is_asked(arguments, console):
            given = confirmed(given, spoken, console)
        if given is not None:
            # What is told of her own name is lent to the languages that follow.
            own = given if language == arguments.lang else own
            names[language] = completed(given)
    if not names:
        raise UsageError("new-nameless")
    return names


def _given(arguments: Namespace, language: str, own: GivenName, spoken: str) -> GivenName | None:
    """Return the name in a language as it was given; nothing where it shall have none."""
    text = getattr(arguments, language)
    if text == NO_NAME:
        return None
    if text is not None:
        found = given_name(text, language)
        return replace(found, agrees=own.agrees, fixed=found.fixed or not spoken)
    if language == arguments.lang:
        return own
    return lent(own, language)


def _show(names: dict[str, GivenName], kind: str, path: Path, console: Console) -> None:
    """Show each name in use, for who was not asked, and tell what of them was guessed."""
    title = next(iter(names.values())).singular
    for language in languages() if kind else ():
        known = names.get(language)
        frames = framed(known, kind) if known else beside_kind(title, kind, language)
        console.say("new-frames", language=language, frames=frames)
    guessed = _guessed(names.values())
    if guessed:
        console.say("new-to-confirm", names=guessed, path=path.as_posix())


def _guessed(names: Iterable[GivenName]) -> str:
    """Return the languages whose name was proposed and not confirmed."""
    return ", ".join(name.language for name in names if name.guessed)


def _tell_one_form(name: GivenName, arguments: Namespace, console: Console) -> None:
    """Tell of a name given as one that never changes, in whose language it would."""
    own = arguments.name if name.language == arguments.lang else ""
    told = getattr(arguments, name.language) or own
    changed = with_plural(name) if NO_NAME in told.split("/") else None
    if changed is not None:
        console.note(
            "new-one-form", name=name.singular, language=name.language, given=typed(changed)
        )


# ---- the file -----------------------------------------------------------------------------------


def _template(kind: str, language: str, family: str, game: str) -> Template:
    """Return the starting file of a kind in a language, as it does for a game."""
    from regola.files.packs import RULES_SUFFIX
    from regola.resources import template_text

    legal = kinds_begun(language, family)
    if kind not in legal:
        elsewhere = _game_of(kind, language)
        identifier = "new-kind-of-game" if elsewhere else "new-unknown-kind"
        if _is_inside(kind, family):
            identifier = "new-kind-inside"
        raise UsageError(identifier, kind=kind, kinds=", ".join(legal), game=elsewhere)
    return Template(template_text(language, f"{kind}{RULES_SUFFIX}", family, game))


def _is_inside(kind: str, family: str) -> bool:
    """Tell whether a kind is declared inside the items of a family: pieces, traits, examples."""
    from regola.compilation.language import language

    return any(kind in one.nested for one in language(family).vocabulary.kinds.values())


def _game_of(kind: str, language: str) -> str:
    """Return a game that has items of a kind which can be begun."""
    from regola.files.library import official_packs

    games = sorted((pack.id, pack.family) for pack in official_packs() if pack.is_game)
    return next((name for name, family in games if kind in kinds_begun(language, family)), "")


def _free_path(kind: str, name: str) -> Path:
    """Return where the file goes: into the folder of its kind, if there is one."""
    from regola.files.names import is_folder, is_there
    from regola.files.packs import RULES_SUFFIX

    folder = Path(f"{kind}s")
    path = (folder if is_folder(folder) else Path()) / f"{name}{RULES_SUFFIX}"
    if is_there(path):
        raise UsageError("new-taken", path=path.as_posix())
    return path


def _filled(
    template: Template, name: str, names: list[GivenName], family: str, console: Console
) -> str:
    """Fill the template in, and lay it out as `regola fmt` would."""
    from regola.compilation.language import language
    from regola.sources import Source
    from regola.syntax.layout import laid_out

    guessed = _guessed(names)
    text = template.substitute(
        id=name,
        names=", ".join(spelled(one) for one in names),
        confirm=console.words.say("new-guessed", names=guessed) if guessed else "",
    )
    return laid_out(language(family).parser.parse(Source("", text), Sink()))


def _created(path: Path, text: str, sink: Sink, console: Console, told: str) -> bool:
    from regola.files.replacing import create_file

    if not create_file(path, text.encode(), sink, within=Path()):
        return False
    console.say(told, path=path.as_posix())
    return True
