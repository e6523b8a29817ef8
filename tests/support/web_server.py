"""Any web server will do for the pages of tests: this one says nothing."""

from __future__ import annotations

from http.server import SimpleHTTPRequestHandler

__all__ = ["Quiet"]


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder, with the types that browsers ask of modules."""

    extensions_map = {  # noqa: RUF012 - as the class above has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: object) -> None:
        """Say nothing."""
