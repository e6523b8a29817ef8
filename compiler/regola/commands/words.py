"""`regola words [WORD]`: list the words that rules are written with, or tell of one."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink, nearest

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.compilation.vocabularies import ListedWord, WordList
    from regola.files.library import Loaded
    from regola.sources import Source

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the word, and the game whose words are meant."""
    parser.argument("word", nargs="*")
    parser.argument("--game")


def run(arguments: Namespace, console: Console) -> int:
    """Print all words of the games at hand by their sorts, or those that a word is or means."""
    lists = list(_lists(arguments, console))
    if not arguments.word:
        for one in lists:
            _print_all(one, console)
        return Exit.CLEAN
    text = " ".join(arguments.word)
    found = list(dict.fromkeys(word for one in lists for word in _found(one, text)))
    if not found:
        raise _unknown(text, lists)
    for word in found:
        _print(word, console)
    return Exit.CLEAN


def _lists(arguments: Namespace, console: Console) -> Iterator[WordList]:
    """Give the words of each game that is meant: one named, those at hand, or all."""
    from regola.commands.loading import loaded
    from regola.commands.programs import programs_at_hand
    from regola.compilation.vocabularies import WordList
    from regola.text import shipped_language

    arguments.paths = []
    found = loaded(arguments, console, Sink())
    programs = programs_at_hand(found)
    games = [(game, program) for program in programs for game in _games(program)]
    if arguments.game:
        meant = [pair for pair in games if pair[0] == arguments.game]
        if not meant:
            names = ", ".join(dict.fromkeys(game for game, _ in games))
            raise UsageError("words-no-game", game=arguments.game, games=names)
    else:
        # One list for each family: games of a family share their words.
        meant = list(
            {program.family: (game, program) for game, program in reversed(games)}.values()
        )
        own = [pair for pair in meant if pair[1] in found.programs]
        meant = own or meant[::-1]
    for game, program in meant:
        sources = _sources(program, game, found, named=bool(arguments.game))
        yield WordList(program, sources, shipped_language(arguments.lang), game)


def _games(program: Program) -> list[str]:
    return list(dict.fromkeys(pack.game for pack in program.packs if pack.game))


def _sources(program: Program, game: str, found: Loaded, *, named: bool) -> dict[str, Source]:
    """Return the texts that lines are shown of: those of the packs of a game, or of all."""
    from regola.files.library import official_sources

    packs = {pack.id for pack in program.packs if not named or pack.game in ("", game)}
    items = (item for item in program.all_items() if item.pack in packs)
    paths = {item.whole.path for item in items}
    texts = {**official_sources(paths), **found.texts}
    return {path: source for path, source in texts.items() if path in paths}


def _found(words: WordList, text: str) -> Iterable[ListedWord]:
    from regola.program.aliases import said_phrases

    found = words.found(text)
    if found:
        return found
    said = [one for said in said_phrases(text.casefold()) for one in words.found(said)]
    return (*said, *words.synonymous(text)) or words.mentioned(text)


def _print_all(words: WordList, console: Console) -> None:
    sort = ""
    for word in words.words():
        if word.sort != sort:
            sort = word.sort
            console.write_line("")
            console.say(f"words-{sort}")
        if sort == "items":
            console.write_line(f"  {word.forms[0]} — {word.gloss}")
        else:
            _print(word, console)


def _print(word: ListedWord, console: Console) -> None:
    """Print a word with its forms and meaning, what it goes with, and a line that has it."""
    console.write_line(f"  {', '.join(word.forms)} — {word.gloss}")
    for line in filter(None, (word.goes_with, word.example)):
        console.write_line(f"      {line}")


def _unknown(text: str, lists: Iterable[WordList]) -> UsageError:
    forms = {form for one in lists for word in one.words() for form in (*word.forms, word.gloss)}
    near = nearest(text, forms)
    if near:
        return UsageError("words-unknown-near", word=text, near=near[0])
    return UsageError("words-unknown", word=text)
