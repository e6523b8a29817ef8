"""Leave out, or in continuous integration fail, the tests whose system packages are missing."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from ruamel.yaml import YAML

from tests.support.browser import browser_path
from tests.support.project import ROOT
from tests.support.system_packages import NEEDS, packages_for

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_KNOWN_FAILURES = Path(__file__).with_name("known_failures.yaml")
_PROPERTY = "missing system package"


# The same examples each time and in every process, however slow the machine is; what they are drawn
# from does not hang on the clock. `bench/searching.py` looks further, with the other profile.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, database=None, suppress_health_check=_SLOW
)
settings.register_profile(
    "searching",
    deadline=None,
    max_examples=2000,
    print_blob=True,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True, scope="session")
def _compiled_rules_are_kept_here() -> Iterator[None]:
    """Compiled rules of tests are kept beside what else tests keep, not in the user's folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(ROOT / ".pytest_cache"))
        yield


def pytest_report_header(config: pytest.Config) -> str:
    """Tell what the random parts of the tests are drawn with."""
    profile = config.getoption("--hypothesis-profile") or "repeatable"
    seed = config.getoption("--hypothesis-seed")
    drawn = f"seed {seed}" if seed is not None else "the seeds written in the tests"
    return f"random cases: profile {profile}, {drawn}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Expect the known failures to fail, and those that pass to leave the list."""
    listed = YAML(typ="safe", pure=True).load(_KNOWN_FAILURES.read_text(encoding="utf-8")) or {}
    for item in items:
        if item.nodeid in listed:
            item.add_marker(pytest.mark.xfail(reason=listed[item.nodeid], strict=True))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Look for what a test needs of the system."""
    for marker in item.iter_markers("needs"):
        for name in marker.args:
            if not NEEDS[name].is_there():
                item.user_properties.append((_PROPERTY, name))
                _leave_out(name)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser without a network, one for all folders: a process can start no second one."""
    from playwright.sync_api import sync_playwright

    flags = (
        "--disable-gpu --disable-quic --no-first-run --disable-background-networking "
        "--disable-component-update --disable-sync --no-sandbox"
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=flags.split())
        yield browser
        browser.close()


def _leave_out(name: str) -> None:
    command = f"apt-get install {' '.join(packages_for([name]))}"
    if os.environ.get("CI") == "true":
        pytest.fail(f"{name} is missing; bring it with: {command}", pytrace=False)
    pytest.skip(f"{name} is missing; bring it with: {command}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell which tests were not run, and the one command that lets them."""
    missing: dict[str, str] = {}
    for report in terminalreporter.stats.get("skipped", []):
        missing.update(
            (report.nodeid, value) for key, value in report.user_properties if key == _PROPERTY
        )
    if missing:
        terminalreporter.section("not run")
        for test, name in sorted(missing.items()):
            terminalreporter.write_line(f"not run: {test} (needs {name})")
        packages = " ".join(packages_for(missing.values()))
        terminalreporter.write_line(f"bring what they need with: apt-get install {packages}")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", disk], check=True)
    yield disk
    subprocess.run(["umount", disk], check=True)
