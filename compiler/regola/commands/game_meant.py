"""Which game somebody means who begins an item in a folder that is no pack yet."""

from __future__ import annotations

from regola.commands.console import Console
from regola.commands.usage import UsageError

__all__ = ["DEFAULT_GAME", "game_meant", "kinds_begun"]

DEFAULT_GAME = "small_world"


def game_meant(kind: str, language: str, console: Console) -> str:
    """
    Return the game that an item of a kind is for, where nothing says it, and say so.

    That is the usual one, if it has any of the kind, else the one game that has; of several
    somebody at a terminal is asked for one.

    Raises:
        UsageError: Several games have the kind, and nobody is there to be asked.
    """
    games = _games_with(kind, language)
    if not games or DEFAULT_GAME in games:
        return DEFAULT_GAME
    named = ", ".join(games)
    if len(games) > 1 and not console.interactive:
        raise UsageError("new-several-games", kind=kind, games=named, game=games[0])
    game = games[0] if len(games) == 1 else console.ask("new-ask-game", kind=kind, games=named)
    if game not in games:
        raise UsageError("new-unknown-game", game=game, games=named)
    console.note("new-game-meant", kind=kind, game=game, usual=DEFAULT_GAME)
    return game


def _games_with(kind: str, language: str) -> list[str]:
    """Return the games that have items of a kind which can be begun."""
    from regola.files.library import official, official_packs

    found = []
    for head in sorted(official_packs(), key=lambda each: each.id):
        if head.is_game and kind in kinds_begun(language, head.family):
            program = official(head.family)
            items = program.items if program else ()
            if any(i.kind == kind for top in items if top.pack == head.id for i in top.walk()):
                found.append(head.id)
    return found


def kinds_begun(language: str, family: str) -> list[str]:
    """Return the kinds of a family that there are starting files for."""
    from regola.files.packs import RULES_SUFFIX
    from regola.resources import template_names

    return sorted(name.removesuffix(RULES_SUFFIX) for name in template_names(language, family))
