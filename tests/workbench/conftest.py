"""The workbench shown in a real browser, once for all tests of this folder."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from typing import Any

import pytest

from tests.support.running import regola
from tests.support.web_server import Quiet
from tests.support.workbench_page import READY, WAIT


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Show the workbench on this machine."""
    folder = tmp_path_factory.mktemp("workbench")
    ran = regola("workbench", "--out", folder)
    assert ran.code == 0, ran.errors
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(browser: Any, address: str) -> Iterator[Any]:
    """Open the workbench as for the first time, in Italian; nothing may go wrong in the page."""
    context = browser.new_context(locale="it-IT", viewport={"width": 1300, "height": 900})
    opened = context.new_page()
    opened.set_default_timeout(WAIT)
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    elsewhere: list[str] = []
    own = (address, "data:", "blob:")
    opened.on("request", lambda one: one.url.startswith(own) or elsewhere.append(one.url))
    opened.goto(address)
    opened.wait_for_selector(READY)
    yield opened
    assert (wrong, elsewhere) == ([], [])
    context.close()
