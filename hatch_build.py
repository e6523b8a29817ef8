"""Put into a built distribution what starting fast needs: language and content, compiled."""

from __future__ import annotations

import os  # noqa: TID251 - not the core
import subprocess  # noqa: TID251 - not the core
import sys
from pathlib import Path  # noqa: TID251 - not the core
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_PREPARED = "prepared.data"


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
        # What is there already leads pip's isolated environment to the libraries it holds.
        places = (str(Path(self.root) / "compiler"), os.environ.get("PYTHONPATH"))
        found = os.pathsep.join(filter(None, places))
        environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": found}
        command = [sys.executable, "-m", "regola.files.preparing", str(out)]
        subprocess.run(command, check=True, env=environment)  # noqa: S603 - the compiler itself
        build_data["force_include"][str(out)] = f"regola/data/{_PREPARED}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing beside the distribution."""
        del version, build_data, artifact_path
        (Path(self.directory) / _PREPARED).unlink(missing_ok=True)
