"""Each view of the workbench bars nobody: no violation, nothing wider than a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from regola.resources import languages
from tests.support.workbench_page import READY, begin, begin_example, checked

pytestmark = [pytest.mark.needs("browser", "npm"), pytest.mark.long]

_PHONE = {"width": 360, "height": 740}


def views(page: Any) -> Iterator[str]:
    """Go through all views, each called by its name."""
    for panel in ("findings", "texts", "card", "examples", "game"):
        page.click(f"#tab-{panel}")
        page.wait_for_function(f"() => document.querySelector('#panel-{panel}').textContent")
        yield panel
    for opener in ("#acts button >> nth=0", "#acts button >> nth=3", "#acts button >> nth=6"):
        page.click(opener)
        page.wait_for_selector("dialog h2")
        yield opener
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.click("#tab-findings")
    page.click("#panel-findings button.code >> nth=0")
    page.wait_for_selector("dialog pre")
    yield "page of a finding"
    page.keyboard.press("Escape")


def prepared(page: Any) -> None:
    """Lay out a race with an example on its board, and a finding."""
    begin(page)
    begin_example(page, "prova")
    checked(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_view_has_a_violation(page: Any, scheme: str) -> None:
    """As axe has it."""
    prepared(page)
    page.emulate_media(color_scheme=scheme)
    for name in views(page):
        found = Axe().run(page)
        assert found.violations_count == 0, (name, found.generate_report())


@pytest.mark.parametrize("spoken", languages())
def test_nothing_runs_out_of_a_phone(page: Any, spoken: str) -> None:
    """At 360 pixels no view is wider, in no language."""
    prepared(page)
    page.set_viewport_size(_PHONE)
    page.select_option("#acts select", spoken)
    page.wait_for_selector(READY)
    checked(page)
    width: Callable[[], int] = lambda: page.evaluate("() => document.documentElement.scrollWidth")  # noqa: E731
    for name in views(page):
        assert width() <= _PHONE["width"], name
