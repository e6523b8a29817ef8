"""
Put into a built distribution what starting fast needs: language and content, compiled.

Where ``REGOLA_PLATFORM`` names a machine (`regola_engine.native.platforms`) the wheel is for that
machine, and has the rules of what ships compiled for it, too.
"""

from __future__ import annotations

import os  # noqa: TID251 - not the core
import shutil  # noqa: TID251 - not the core
import subprocess  # noqa: TID251 - not the core
import sys
from pathlib import Path  # noqa: TID251 - not the core
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_PREPARED = "prepared.data"
_NATIVE = "native"
_PLATFORM = "REGOLA_PLATFORM"
_TOGETHER = ("small_world", "underground", "small_world+underground")
"""Which packs of conquest are played together."""


class PreparedDataHook(BuildHookInterface[Any]):
    """Runs the compiler on its own language and content while a wheel is built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """All that the compiler itself runs on: it runs while the wheel is built."""
        return list(self.metadata.core.dependencies)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, with a fixed seed so that every build gives the same bytes."""
        if version == "editable":
            return
        out = Path(self.directory) / _PREPARED
        out.parent.mkdir(parents=True, exist_ok=True)
        self._run("regola.files.preparing", str(out))
        build_data["force_include"][str(out)] = f"regola/data/{_PREPARED}"
        platform = os.environ.get(_PLATFORM, "")
        if platform and self.target_name == "wheel":
            self._compile_rules(platform, build_data)

    def _compile_rules(self, platform: str, build_data: dict[str, Any]) -> None:
        """Have the rules of what ships compiled for a machine; the wheel is for it alone."""
        sys.path.insert(0, str(Path(self.root) / "engine"))
        from regola_engine.native.platforms import PLATFORMS

        out = Path(self.directory) / _NATIVE
        names = (
            "+".join(f"regola_games.{one}" for one in ("conquest", *packs.split("+")))
            for packs in _TOGETHER
        )
        self._run("regola_engine.native.prebuilding", platform, str(out), *names)
        build_data["force_include"][str(out)] = "regola_engine/native/built"
        build_data["tag"] = f"py3-none-{PLATFORMS[platform].tag}"
        build_data["pure_python"] = False

    def _run(self, module: str, *arguments: str) -> None:
        """Run a module of the project, with what is there already and with its own packages."""
        # What is there already leads pip's isolated environment to the libraries it holds.
        own = (str(Path(self.root) / name) for name in ("compiler", "engine", "generated"))
        found = os.pathsep.join(filter(None, (*own, os.environ.get("PYTHONPATH"))))
        environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": found}
        command = [sys.executable, "-m", module, *arguments]
        subprocess.run(command, check=True, env=environment)  # noqa: S603 - the project itself

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing beside the distribution."""
        del version, build_data, artifact_path
        (Path(self.directory) / _PREPARED).unlink(missing_ok=True)
        shutil.rmtree(Path(self.directory) / _NATIVE, ignore_errors=True)
