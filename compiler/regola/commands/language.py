"""Choose the human language that the command line speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from regola.localisation import Words
from regola.resources import dsl_text, languages

__all__ = ["OPTION", "chosen_language", "command_words"]

OPTION = "--lang"
_FALLBACK = "en"
# The order in which POSIX looks for the language of messages; the first that is set decides.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(given: Sequence[str], environment: Mapping[str, str]) -> str:
    """
    Return the language that the command line names, else the locale's, else English.

    A language there are no words for is passed over: the parser complains about it, in the
    language that is chosen without it.
    """
    named = [language for language in _named(given) if language in languages()]
    return named[-1] if named else _of_locale(environment)


def command_words(language: str) -> Words:
    """Return what the command line says in a language."""
    return Words(language, {"commands.ftl": dsl_text("text", language, "commands.ftl")})


def _named(given: Sequence[str]) -> list[str]:
    options = given[: given.index("--")] if "--" in given else given
    named = [value for option, value in pairwise(options) if option == OPTION]
    joined = f"{OPTION}="
    return named + [word.removeprefix(joined) for word in options if word.startswith(joined)]


def _of_locale(environment: Mapping[str, str]) -> str:
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    language = locale.split(".")[0].split("@")[0].split("_")[0].lower()
    return language if language in languages() else _FALLBACK
