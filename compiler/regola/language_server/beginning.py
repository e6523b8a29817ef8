"""Begin a file: what can be begun, and what it begins with, as an editor asks for it."""

from __future__ import annotations

from typing import Any

from regola.editor import beginnings
from regola.files.packs import MANIFEST
from regola.program.first_manifest import first_manifest
from regola.program.identifiers import as_identifier
from regola.resources import languages

__all__ = ["begun", "kinds"]


def kinds(game: str, spoken: str) -> list[dict[str, Any]]:
    """Return what can be begun: in a pack for a game what that game has, else all there is."""
    found = list(beginnings.kinds(spoken))
    return [one for one in found if one["game"] == game] or found


def begun(game: str, kind: str, name: str, folder: str, spoken: str) -> dict[str, Any] | None:
    """
    Return a new file for an item of a kind, and what makes its folder a pack where it is none.

    Nothing is returned where the name is none that texts could say.
    """
    asked = {"game": game, "kind": kind, "singular": name}
    own = beginnings.named(asked, spoken)["id"]
    if not own:
        return None
    made = beginnings.written({**asked, "id": own}, spoken)
    names = dict.fromkeys(sorted(languages(), key=lambda code: code != spoken), folder)
    head = first_manifest(as_identifier(folder) or "pack", game, names, spoken)
    return {"name": made["name"], "text": made["text"], "beside": {MANIFEST: head}}
