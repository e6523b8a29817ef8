"""The server where there is no wire: a page hands over messages, each a text."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from pygls.exceptions import JsonRpcException

from regola.language_server.server import language_server
from regola.localisation import Words
from regola.resources import dsl_text

__all__ = ["listener"]

_SAID = "commands.ftl"


@dataclass(frozen=True, slots=True)
class _Post:
    """What the server writes its messages to."""

    post: Callable[[str], None]

    def write(self, data: bytes) -> None:
        """Hand a message over."""
        self.post(data.decode())

    def close(self) -> None:
        """Nothing is held."""


def listener(spoken: str, post: Callable[[str], None]) -> Callable[[str], None]:
    """
    Return what takes a message of a client, as JSON, from a server that speaks a language.

    What the server has to say is given to `post`, message by message. It needs a running loop of
    asyncio, as browsers have it.
    """
    server = language_server(spoken, Words(spoken, {_SAID: dsl_text("text", spoken, _SAID)}))
    protocol = server.protocol
    protocol.set_writer(_Post(post), include_headers=False)

    def hear(text: str) -> None:
        try:
            protocol.handle_message(json.loads(text, object_hook=protocol.structure_message))
        except Exception as error:  # noqa: BLE001 - a message that is wrong ends nothing
            server.report_server_error(error, JsonRpcException)

    return hear
