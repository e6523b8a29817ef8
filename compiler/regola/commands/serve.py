"""`regola serve`: the rulebook and the workbench of the folder at hand, for a browser here."""

from __future__ import annotations

import socket
from argparse import Namespace
from contextlib import suppress
from importlib.util import find_spec
from io import BytesIO, StringIO
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from regola.commands.build import outputs_at_hand, watched
from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.loading import add_maximum
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.commands.workbench import workbench_files

if TYPE_CHECKING:
    from regola.files.desk import Desk
    from regola.localisation import Words
    from regola.serving.shelf import Made

__all__ = ["add_arguments", "run"]

_LOOPBACK = "127.0.0.1"
_PORT = 8765
_PAGES = "pages/"


def add_arguments(parser: Parser) -> None:
    """Declare the port, and where Python for browsers is taken from."""
    parser.argument("--port", type=int, default=_PORT)
    parser.argument("--pyodide", type=Path)
    add_maximum(parser)


def run(arguments: Namespace, console: Console) -> int:
    """Serve until the user ends it."""
    if find_spec("starlette") is None or find_spec("uvicorn") is None:
        raise UsageError("serve-missing")
    import uvicorn

    from regola.files.watching import changes
    from regola.serving import Shelf, application

    desks = _desks()
    if not desks:
        raise UsageError("serve-no-pack")
    workbench = dict(workbench_files(arguments.pyodide))
    shelf = Shelf(lambda: _rulebook(arguments, console.words))
    secret = token_urlsafe()
    app = application(desks, shelf, workbench, secret, console.words)
    config = uvicorn.Config(app, log_level="critical", access_log=False, lifespan="off")
    with _bound(arguments.port) as listening:
        shelf.follow(changes(watched))
        port = listening.getsockname()[1]
        console.say("serve-ready", address=f"http://{_LOOPBACK}:{port}/?token={secret}")
        console.flush()
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config).run([listening])
    console.say("serve-ended")
    return Exit.CLEAN


def _bound(port: int) -> socket.socket:
    try:
        return socket.create_server((_LOOPBACK, port))
    except (OSError, OverflowError) as error:
        raise UsageError("serve-busy", port=port) from error


def _desks() -> list[Desk]:
    from regola.files.desk import Desk
    from regola.files.packs import MANIFEST, at_hand, files_of
    from regola.findings import Sink

    sink = Sink()
    found = files_of(at_hand(sink), sink, suffixes=(MANIFEST,))
    return [Desk(file.pack.root) for file in found if file.pack.declared]


def _rulebook(arguments: Namespace, words: Words) -> Made:
    """Make the pages of the packs at hand and of their games, in memory."""
    told = StringIO()
    asked = Namespace(**{**vars(arguments), "with_game": True})
    aside = Console(
        words=words,
        standard_input=BytesIO(),
        output=StringIO(),
        errors=told,
        environment={"NO_COLOR": "1"},
    )
    made = outputs_at_hand(asked, aside)
    pages = ((name, data) for name, data in made or () if name.startswith(_PAGES))
    found = {name.removeprefix(_PAGES): data for name, data in pages}
    return (found if made is not None else None), told.getvalue()
