"""
What an editor asks of Regola while somebody writes: a workspace in memory, and questions to it.

A `Workspace` holds the texts of packs as they stand on the screen. Each module beside it answers
one sort of question about its `Analysis`, with places as spans of these texts; what turns them
into the terms of a protocol is another's matter (`regola.language_server`).
"""

from regola.editor.analysis import Analysis, MemoryPack
from regola.editor.completion import Completion, completions
from regola.editor.corrections import Correction, corrections, formatted
from regola.editor.hovering import Hover, hover
from regola.editor.insertions import inserted
from regola.editor.lenses import (
    Coverable,
    Playable,
    Shown,
    Told,
    coverables,
    playables,
    played,
    shown_lines,
    told_rules,
)
from regola.editor.occurrences import Occurrence, occurrence_at, occurrences
from regola.editor.outline import Outlined, foldings, found_symbols, outline
from regola.editor.problems import problems, told_findings
from regola.editor.renaming import Refusal, renamed
from regola.editor.signatures import Signature, signature
from regola.editor.snippets import snippets
from regola.editor.textmate import textmate_grammar
from regola.editor.tokens import TOKEN_SORTS, SortedToken, sorted_tokens
from regola.editor.workspace import Workspace

__all__ = [
    "TOKEN_SORTS",
    "Analysis",
    "Completion",
    "Correction",
    "Coverable",
    "Hover",
    "MemoryPack",
    "Occurrence",
    "Outlined",
    "Playable",
    "Refusal",
    "Shown",
    "Signature",
    "SortedToken",
    "Told",
    "Workspace",
    "completions",
    "corrections",
    "coverables",
    "foldings",
    "formatted",
    "found_symbols",
    "hover",
    "inserted",
    "occurrence_at",
    "occurrences",
    "outline",
    "playables",
    "played",
    "problems",
    "renamed",
    "shown_lines",
    "signature",
    "snippets",
    "sorted_tokens",
    "textmate_grammar",
    "told_findings",
    "told_rules",
]
