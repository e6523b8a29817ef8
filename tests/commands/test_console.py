"""Results go to standard output, all else to standard error, both the same on every machine."""

from __future__ import annotations

import io

import pytest

from regola.commands.console import Console
from regola.commands.language import command_words
from regola.commands.progress import Progress


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def _console(output: io.StringIO, environment: dict[str, str]) -> Console:
    return Console(
        words=command_words("en"),
        standard_input=io.BytesIO(b"an answer\nnot read\n"),
        output=output,
        errors=io.StringIO(),
        environment=environment,
    )


@pytest.mark.parametrize(
    ("output", "environment", "colour"),
    [
        (_Terminal(), {}, True),
        (_Terminal(), {"NO_COLOR": "1"}, False),
        (_Terminal(), {"NO_COLOR": ""}, True),
        (_Terminal(), {"TERM": "dumb"}, False),
        (io.StringIO(), {}, False),
    ],
)
def test_colour_is_for_terminals_that_want_it(
    output: io.StringIO, environment: dict[str, str], colour: bool
) -> None:
    """NO_COLOR, when it is not empty, and a stream that is no terminal forbid colour."""
    assert _console(output, environment).colour is colour


def test_results_and_notes_do_not_mix() -> None:
    """A result is on the output alone, a note on standard error alone."""
    output = io.StringIO()
    console = _console(output, {})

    console.write_line("result")
    console.note("output-lost")

    assert output.getvalue() == "result\n"
    assert isinstance(console.errors, io.StringIO)
    assert console.errors.getvalue().count("\n") == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("::warning file=x::w", r"\u003a:warning file=x::w"),
        ("Otters\n  \u00a0::stop-commands::x\n", "Otters\n  \u00a0\\u003a:stop-commands::x\n"),
        ("a name ##[error]x", r"a name \u0023#[error]x"),
        ("1:: 2 # [x]", "1:: 2 # [x]"),
    ],
)
def test_a_runner_takes_no_line_for_a_command(text: str, told: str) -> None:
    """Names of a stranger's pack give no orders to the runner whose log they are told in."""
    for environment, expected in (({"GITHUB_ACTIONS": "true"}, told), ({}, text)):
        output = io.StringIO()
        console = _console(output, environment)
        console.write(text)
        console.write_beside(text)
        assert isinstance(console.errors, io.StringIO)
        assert (output.getvalue(), console.errors.getvalue()) == (expected, expected)


def test_an_answer_is_one_line() -> None:
    """A question is answered by the next line of standard input."""
    assert _console(io.StringIO(), {}).ask("output-lost") == "an answer"


def test_nobody_is_asked_through_a_pipe() -> None:
    """Without a terminal at both ends a command must not ask."""
    assert not _console(_Terminal(), {}).interactive


def test_short_work_shows_no_progress() -> None:
    """Work that is over at once writes nothing."""
    stream = _Terminal()

    with Progress(stream, command_words("en"), "progress-checked", 2) as progress:
        progress.advance()
        progress.advance()

    assert stream.getvalue() == ""


def test_long_work_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal is redrawn with what is done, and wiped in the end; a log keeps its lines."""
    terminal, log = _Terminal(), io.StringIO()
    for stream in (terminal, log):
        now = iter(range(0, 1000, 10))
        monkeypatch.setattr("regola.commands.progress.monotonic", lambda now=now: next(now))
        with Progress(stream, command_words("en"), "progress-checked", 2) as progress:
            progress.advance()
            progress.advance()

    assert log.getvalue() == "1 of 2 files checked\n2 of 2 files checked\n"
    assert terminal.getvalue().split("\r") == [
        "",
        "1 of 2 files checked",
        "2 of 2 files checked",
        " " * len("2 of 2 files checked"),
        "",
    ]
