"""`regola test`: play the examples of the content, and scenario files."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.coverage import FORMATS, covered, show_coverage
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, blocks
from regola.commands.loading import add_maximum, add_paths, report_none
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.compilation.shelves import Sentences
    from regola.compilation.soundness import Sound
    from regola.files.library import Loaded
    from regola.files.scenario_files import ScenarioFile
    from regola.findings import Finding
    from regola.scenarios.outcome import Outcome
    from regola.scenarios.shelf import Shelf
    from regola.sources import Source
    from regola.yaml_files import Located

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the rules and scenarios to try."""
    add_paths(parser)
    parser.argument("--coverage", action="store_true")
    parser.argument("--examples-only", action="store_true")
    parser.argument("--format", choices=tuple(FORMATS), default="human")
    add_maximum(parser)


def run(arguments: Namespace, console: Console) -> int:
    """Try the files named, or all below the folder at hand."""
    from regola.files.scenario_files import at_hand, divided, read_scenarios
    from regola.sources import MAXIMUM_FILE_BYTES

    if arguments.format != "human" and not arguments.coverage:
        raise UsageError("test-format-alone")
    sink = Sink()
    maximum = getattr(arguments, "max_file", None) or MAXIMUM_FILE_BYTES
    paths = list(map(Path, arguments.paths))
    rules, scenarios = divided(paths) if paths else at_hand(sink)
    files = read_scenarios(scenarios, sink, maximum=maximum)
    of_rules = Sink()
    found = _loaded(rules, files, maximum, console, of_rules)
    sink.extend(of_rules)
    told = {file.source.path: file.source for file in files}
    named = _named(found, rules) | {file.name for file in scenarios}
    documents = [document for file in files for document in file.documents]
    trial = _Trial(console, {**found.texts, **told}, named, documents, sink)
    trial.show_findings()
    programs = list(_programs(found, files, of_rules))
    if arguments.coverage:
        known = [each.program for each in programs]
        shown = covered(known, named, console)
        show_coverage(shown, trial.texts, console, arguments.format)
        return Exit.FOUND if trial.wrong or any(one.failing for one in shown) else Exit.CLEAN
    for number, each in enumerate(programs, 1):
        trial.play(each, last=number == len(programs))
    if not arguments.examples_only:
        trial.remark(each.program for each in programs)
    trial.close(arguments.paths)
    return Exit.CLEAN if trial.is_clean else Exit.FOUND


def _loaded(
    rules: list[Path], files: list[ScenarioFile], maximum: int, console: Console, sink: Sink
) -> Loaded:
    from regola.compilation.checking import check_programs
    from regola.files.library import Reading, load
    from regola.files.preparing import prepare

    prepare()
    packs = [pack for file in files for pack in file.packs]
    with console.progress("progress-read") as progress:
        how = Reading(maximum=maximum, advance=progress.advance)
        found = load([*rules, *packs], sink, how)
    checked = Sink()
    check_programs(found.programs, checked)
    sink.extend(finding for finding in checked if checked.is_error(finding))
    return found


def _named(found: Loaded, rules: list[Path]) -> set[str]:
    """The texts that the user named, not those that were read along with them."""
    from regola.files.names import is_inside, is_within

    return {
        name
        for name, path in found.files.items()
        if any(is_inside(path, root) or is_within(path, root) for root in rules)
    }


def _programs(found: Loaded, files: list[ScenarioFile], wrong: Sink) -> Iterator[Sound]:
    """Give the programs to play; scenario files alone are played on the official games."""
    from regola.compilation.games import has_engine
    from regola.compilation.language import families
    from regola.compilation.soundness import sound
    from regola.files.library import official

    # What is wrong cannot be played; it has been told, and the rest goes on without it.
    yield from (sound(program, wrong) for program in found.programs)
    known = {program.family for program in found.programs}
    for family in families() if files else ():
        program = official(family) if family not in known and has_engine(family) else None
        if program is not None:
            yield sound(program, Sink())


@dataclass
class _Trial:
    """Plays scenarios, counts how they end and shows those that fail."""

    console: Console
    texts: dict[str, Source]
    named: set[str]
    waiting: list[Located]
    sink: Sink
    passed: int = 0
    failed: int = 0
    untried: int = 0
    wrong: bool = False
    left_out: list[str] = field(default_factory=list)
    _shown: int = 0

    @property
    def is_clean(self) -> bool:
        """Whether something was tried, all of it passed, and nothing was found or left out."""
        is_whole = not (self.failed or self.untried or self.wrong or self.left_out)
        return is_whole and self.passed > 0

    def close(self, paths: list[str]) -> None:
        """Tell what was left out, whether there was nothing to try, and how it ended."""
        if self.left_out:
            self.console.say("left-out", items=", ".join(self.left_out))
        tried = {"passed": self.passed, "failed": self.failed}
        if not (self.passed or self.failed or self.untried or self.wrong):
            self.named.add(next(iter(paths), "."))
            report_none(paths, "nothing-to-try", self.sink)
            self.show_findings()
        if self.untried:
            self.console.say("test-done-in-part", untried=self.untried, **tried)
        else:
            self.console.say("test-done", **tried)

    def play(self, each: Sound, *, last: bool) -> None:
        """Play the examples of a program, and the scenarios of its games; at last, all others."""
        from regola.compilation.shelves import Sentences, shelf_of

        program = each.program
        self._leave_out(each)
        shelf = shelf_of(program, self.texts, self.sink)
        self.show_findings()
        if shelf is None:
            return
        sentences = Sentences(program, self.console.words.language)
        told = [*self._examples(program), *self._scenarios(shelf, last=last)]
        told = [pair for pair in told if not self._names_left_out(pair[0], each)]
        with self.console.progress("progress-tested", len(told)) as progress:
            for document, item in told:
                self._try(document, item, shelf, sentences)
                progress.advance()

    def _leave_out(self, each: Sound) -> None:
        """Count the examples at fault as failed, and those of items at fault as not tried."""
        for item in each.left_out:
            if item.kind == "example":
                self.failed += item.span.path in self.named
            elif item.id:
                self.left_out.append(item.reference)
            examples = [one for one in item.walk() if one.kind == "example" and one is not item]
            self.untried += sum(one.span.path in self.named for one in examples)

    def _names_left_out(self, document: Located, each: Sound) -> bool:
        """Tell whether a document cannot be tried, as it names an item that is left out."""
        from regola.yaml_files import words_of

        missing = {item.id for item in each.left_out if item.id}
        named = bool(missing) and not missing.isdisjoint(words_of(document))
        self.untried += named
        return named

    def _examples(self, program: Program) -> Iterator[tuple[Located, str]]:
        from regola.scenarios.trials import example_document

        for item in program.items:
            if item.span.path in self.named:
                for inner in item.walk():
                    if inner.kind == "example":
                        yield example_document(inner, program.family), inner.holder

    def _scenarios(self, shelf: Shelf, *, last: bool) -> list[tuple[Located, str]]:
        told = [one for one in self.waiting if last or _game_of(one) in shelf.games]
        self.waiting = [one for one in self.waiting if one not in told]
        return [(document, "") for document in told]

    def _try(self, document: Located, item: str, shelf: Shelf, sentences: Sentences) -> None:
        from regola.scenarios.failures import tell
        from regola.scenarios.trials import trial

        outcome = trial(document, item, shelf, self.sink)
        if outcome is not None and outcome.passed:
            self.passed += 1
            return
        self.failed += 1
        if outcome is not None:
            tell(outcome, shelf, self.texts, self.sink)
        self.show_findings()
        if outcome is not None:
            self._show_parts(outcome, shelf, sentences)

    def _show_parts(self, outcome: Outcome, shelf: Shelf, sentences: Sentences) -> None:
        """Show the rules that took part, each with its place, its change and its sentence."""
        from regola.scenarios.failures import parts_of

        parts = parts_of(outcome)
        for part in parts:
            item = shelf.items[part.reference]
            sentence = sentences.of(item, part.line)
            place = f"{part.reference} {part.line}"
            self.console.write_line(f"  {place}  {part.change}  {sentence}".rstrip())
        if parts:
            self.console.write_line("")

    def remark(self, programs: Iterable[Program]) -> None:
        """Show the rules that nothing was seen of; that is no fault."""
        from regola.commands.acting import remark_idle_rules

        found = remark_idle_rules(programs, self.named, self.sink, self.console)
        self._show(found.sorted())

    def show_findings(self) -> None:
        """Show what was found since the last time, in the files named."""
        new = list(self.sink)[self._shown :]
        self._shown = len(self.sink)
        findings = [finding for finding in new if finding.span.path in self.named]
        self.wrong = self.wrong or bool(findings)
        self._show(findings)

    def _show(self, findings: list[Finding]) -> None:
        for block in blocks(Shown(findings=findings, texts=self.texts), self.console):
            self.console.write(block)


def _game_of(document: Located) -> object:
    game = document.get("game")
    return game.value if game is not None else None
