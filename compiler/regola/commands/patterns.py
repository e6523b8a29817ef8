"""`regola patterns FOLDER`: check the patterns and words of a human language."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, add_format, show
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the folder, and how findings are shown."""
    parser.argument("folder", type=Path)
    add_format(parser)


def run(arguments: Namespace, console: Console) -> int:
    """Read the language and tell what is wrong in its files, and which words it lacks."""
    from regola.compilation.language import families, language
    from regola.files.language_folders import read_language
    from regola.text.folder import LEXICON, SYNONYMS, report_wordless
    from regola.text.reading.checked import report_synonyms

    sink = Sink()
    found = read_language(arguments.folder, sink)
    if found is None:
        raise UsageError("patterns-nothing", path=arguments.folder.as_posix())
    vocabularies = {name: language(name).vocabulary for name in families()}
    if LEXICON in found.sources:
        report_wordless(found.language, vocabularies, found.sources[LEXICON], sink)
    if SYNONYMS in found.sources:
        known = vocabularies.values()
        report_synonyms(found.language, known, found.sources[SYNONYMS], sink)
    texts = {source.path: source for source in found.sources.values()}
    root = arguments.folder.parent.as_posix()
    prefix = "" if root == "." else f"{root}/"
    show(Shown(findings=sink.sorted(), texts=texts, root=prefix), console, arguments.format)
    code = found.language.code
    console.note("patterns-read", count=len(found.sources), language=code)
    return Exit.FOUND if sink.has_errors else Exit.CLEAN
