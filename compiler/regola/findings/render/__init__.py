"""Show findings: to people, and in the formats that machines read."""

from regola.findings.render.github import render_github
from regola.findings.render.human import render_human, render_summary
from regola.findings.render.json import as_object, render_json
from regola.findings.render.sarif import Mark, render_sarif

__all__ = [
    "Mark",
    "as_object",
    "render_github",
    "render_human",
    "render_json",
    "render_sarif",
    "render_summary",
]
