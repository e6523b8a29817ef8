"""What the manifest of a new pack says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from string import Template

from regola.resources import template_text

__all__ = ["first_manifest"]


def first_manifest(pack: str, game: str, names: Mapping[str, str], spoken: str) -> str:
    """Return the text for a pack of an id, for a game; `names` are by language."""
    told = (f"{code}: {json.dumps(name, ensure_ascii=False)}" for code, name in names.items())
    template = Template(template_text(spoken, "pack.yaml"))
    return template.substitute(id=pack, names=", ".join(told), game=game)
