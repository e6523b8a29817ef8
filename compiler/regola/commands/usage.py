"""Tell that a command line makes no sense."""

from __future__ import annotations

from regola.findings.visible import visible

__all__ = ["UsageError"]


class UsageError(Exception):
    """
    Raised by a command when what it was asked for makes no sense; the run ends with `Exit.USAGE`.

    `identifier` is a message of `commands.ftl`, `arguments` what it names.
    """

    def __init__(self, identifier: str, /, **arguments: str | int) -> None:
        """Take the message and what it names."""
        super().__init__(identifier)
        self.identifier = identifier
        # What was typed may hold what moves a terminal or turns its text.
        self.arguments = {
            name: visible(value) if isinstance(value, str) else value
            for name, value in arguments.items()
        }
