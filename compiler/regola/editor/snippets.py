"""Forms of items to fill in, for editors that know nothing of Regola but its words."""

from __future__ import annotations

import json

from regola.compilation.language import families, language
from regola.editor.completion import form_of

__all__ = ["snippets"]


def snippets() -> str:
    """Return the forms of all kinds of items as VS Code reads them; what families share once."""
    made: dict[str, dict[str, object]] = {}
    known: set[str] = set()
    for family in families():
        for kind in language(family).vocabulary.kinds.values():
            form = form_of(kind)
            if form not in known:
                known.add(form)
                made[f"{kind.id} ({family})"] = {"prefix": kind.id, "body": form.split("\n")}
    return f"{json.dumps(made, indent=2)}\n"
