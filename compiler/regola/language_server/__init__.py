"""
The Language Server Protocol over what `regola.editor` answers.

The protocol itself, its types and its wire are pygls and lsprotocol (the extra `regola[lsp]`).
"""

from regola.language_server.server import language_server

__all__ = ["language_server"]
