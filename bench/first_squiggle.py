"""
Measure how long somebody waits for the first squiggle of the workbench, by visits.

``python -m bench.first_squiggle [FOLDER]``: a page with a mistake in its kept text is opened in
Chromium, as for the first time and again, from a web server on this machine, so that the network
takes no time. FOLDER is a workbench that was laid out before. It gates nothing.
"""

from __future__ import annotations

import functools
import json
import sys
import tempfile
import threading
from http.server import ThreadingHTTPServer
from time import monotonic
from typing import Any

from playwright.sync_api import sync_playwright

from tests.support.browser import browser_path
from tests.support.running import regola
from tests.workbench.conftest import Quiet

VISITS = 3
WAIT = 300_000
KEPT = {
    "files": {
        "pack.yaml": 'id: pond\nnames: {en: "Pond"}\nversion: "0.1"\ngame: small_world\n',
        "otters.regola": 'race otters {\n    name: en "Otter" / "Otters"\n    tokens: 5 of 10\n'
        "    at scoring: gain 1 conis\n}\n",
    },
    "active": "otters.regola",
    "states": {},
}


def main() -> None:
    """Lay the workbench out, visit it and print what each visit took."""
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playing:
        folder = sys.argv[1] if len(sys.argv) > 1 else made
        if folder == made:
            regola("workbench", "--out", made)
        handler = functools.partial(Quiet, directory=folder)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playing.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        context = browser.new_context(locale="en-GB")
        context.add_init_script(
            f"localStorage['regola-workbench'] ??= {json.dumps(json.dumps(KEPT))}"
        )
        for number in range(1, VISITS + 1):
            page = context.new_page()
            _visit(page, f"http://127.0.0.1:{server.server_address[1]}/", number)
            page.close()
        browser.close()
        server.shutdown()


def _visit(page: Any, address: str, number: int) -> None:
    begun = monotonic()
    page.goto(address)
    page.wait_for_selector("body.ready", timeout=WAIT)
    ready = monotonic() - begun
    page.wait_for_selector(".cm-lintRange-error", timeout=WAIT)
    squiggle = monotonic() - begun
    # What a visit keeps for the next is kept when nothing is waited for any more.
    page.wait_for_timeout(15_000)
    print(f"visit {number}: ready after {ready:.1f} s, squiggle after {squiggle:.1f} s")


if __name__ == "__main__":
    main()
