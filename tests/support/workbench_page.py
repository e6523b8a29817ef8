"""What somebody does on the page of the workbench, as tests do it."""

from __future__ import annotations

from typing import Any

__all__ = ["READY", "WAIT", "begin", "begin_example", "checked", "tab_to", "text", "write"]

READY = "body.ready"
WAIT = 180_000
_MOST_TABS = 120
_SAID = """() => {
    const one = document.activeElement;
    // A panel that scrolls has the focus, too, and all that is in it as its text.
    const own = one.matches("button, a, summary") ? one.textContent : "";
    return one.getAttribute("aria-label") || one.labels?.[0]?.textContent || own;
}"""


def begin(page: Any, item: str = "small_world/race/elves") -> None:
    """Copy an item as `my_elves`."""
    page.click("text=Nuovo …")
    page.wait_for_selector(f'dialog option[value="{item}"]', state="attached")
    page.fill("dialog input[pattern]", "my_elves")
    page.select_option("dialog select >> nth=0", item)
    page.click("dialog button.main >> nth=0")
    page.wait_for_selector("#panel-findings li")


def write(page: Any, name: str, said: str) -> None:
    """Begin a race by the short form; its name must be said so."""
    page.click("text=Nuovo …")
    page.fill("dialog .singular", name)
    page.wait_for_selector(f"dialog dd >> text={said}")
    page.wait_for_selector("dialog select option:has-text('Quando')", state="attached")
    page.click("dialog button.main >> nth=1")
    checked(page)


def begin_example(page: Any, title: str) -> None:
    """Begin an example on a small board of its own, which is shown then."""
    page.click("#tab-examples")
    page.click(".new-example")
    page.fill(".example-title", title)
    page.click("dialog button.main")
    page.wait_for_selector(".figure [data-space=d]", state="attached")


def checked(page: Any) -> None:
    """Wait until the text as it stands has been checked."""
    page.wait_for_selector('#count[aria-busy="false"]')


def text(page: Any) -> str:
    """Return the text on the screen."""
    return str(page.inner_text("#text .cm-content"))


def tab_to(page: Any, said: str) -> None:
    """Press Tab until what is called so has the focus."""
    for _ in range(_MOST_TABS):
        page.keyboard.press("Tab")
        if said in str(page.evaluate(_SAID)):
            return
    raise AssertionError(said)
