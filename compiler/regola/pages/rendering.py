"""Render templates to bytes; all that is not marked as HTML is escaped."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup, escape

from regola.pages.lean import with_used_definitions

__all__ = ["asset", "render"]


@cache
def _environment() -> Environment:
    environment = Environment(
        autoescape=True,
        loader=FunctionLoader(lambda name: _read("templates", name).decode()),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
        cache_size=-1,
    )
    environment.filters["drawing"] = _drawing
    environment.filters["code"] = _code
    environment.filters["kind"] = lambda block: type(block).__name__
    return environment


def _read(folder: str, name: str) -> bytes:
    return files("regola.pages").joinpath(folder, name).read_bytes()


def _drawing(text: str) -> Markup:
    """Take a drawing as HTML: drawings escape what they are given themselves."""
    return Markup(text)  # noqa: S704 - made by Regola, which escapes what is told in it


def _code(text: str) -> Markup:
    """Show what stands between backticks as code, and each paragraph as one."""
    paragraphs = [str(escape(part)) for part in text.strip().split("\n\n")]
    shown = "".join(f"<p>{_spans(part)}</p>" for part in paragraphs)
    return Markup(shown)  # noqa: S704 - escaped above


def _spans(text: str) -> str:
    pieces = text.split("`")
    if len(pieces) % 2 == 0:
        return text
    return "".join(f"<code>{p}</code>" if n % 2 else p for n, p in enumerate(pieces))


def render(template: str, **values: Any) -> bytes:
    """Render a template of the package; of what drawings may refer to, what they do is kept."""
    page = _environment().get_template(template).render(**values)
    return with_used_definitions(page).encode()


def asset(name: str) -> bytes:
    """Return a file that pages use as it is."""
    return _read("assets", name)
