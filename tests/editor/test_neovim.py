"""Neovim, without a screen, shows what `check` says and mends it: the recipe of the guide works."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from regola import api
from regola.resources import languages
from tests.support.packs import MISSPELT, pond

pytestmark = pytest.mark.needs("neovim")

_START = "import sys; from regola.commands.main import main; sys.exit(main())"

# Functions that are there from Neovim 0.7 on, which is what Debian has.
_SCRIPT = """
local given = vim.fn.json_decode(vim.fn.readfile("given.json"))
local said = {}
vim.cmd("edit " .. given.file)
local client = vim.lsp.start_client({ name = "regola", cmd = given.command, root_dir = given.root })
vim.lsp.buf_attach_client(0, client)
local patience = 120000
vim.wait(patience, function() return #vim.diagnostic.get(0) > 0 end, 20)
local found = vim.diagnostic.get(0)
said.found = {}
for _, one in ipairs(found) do
  local place = { line = one.lnum, column = one.col }
  table.insert(said.found, { code = one.code, message = one.message, place = place })
end
local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, patience)
  return answers[client].result
end
vim.api.nvim_win_set_cursor(0, { found[1].lnum + 1, found[1].col })
local parameters = vim.lsp.util.make_range_params()
parameters.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics() }
local action = ask("textDocument/codeAction", parameters)[1]
vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
vim.wait(patience, function() return #vim.diagnostic.get(0) == 0 end, 20)
said.left = #vim.diagnostic.get(0)
said.text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\\n")
said.hover = ask("textDocument/hover", vim.lsp.util.make_position_params()).contents.value
vim.fn.writefile({ vim.fn.json_encode(said) }, "said.json")
vim.cmd("qall!")
"""


def said_by_neovim(folder: Path, spoken: str) -> Any:
    """Open a pack's file in Neovim, mend what is wrong, and return what it showed."""
    path = pond(folder, MISSPELT)
    command = [sys.executable, "-c", _START, "--lang", spoken, "lsp", "--stdio"]
    given = {"file": str(path), "command": command, "root": str(folder)}
    (folder / "given.json").write_text(json.dumps(given), encoding="utf-8")
    script = folder / "script.lua"
    script.write_text(_SCRIPT, encoding="utf-8")
    plain = ["nvim", "--headless", "-n", "-u", "NONE", "-i", "NONE"]
    subprocess.run([*plain, "-c", f"luafile {script}"], cwd=folder, check=True, timeout=300)
    return json.loads((folder / "said.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("spoken", languages())
def test_neovim_shows_what_check_says_and_mends_it(tmp_path: Path, spoken: str) -> None:
    """The same findings at the same places, in each language; the fix leaves none."""
    told = api.check(pond(tmp_path, MISSPELT).parent, language=spoken)  # type: ignore[arg-type]
    said = said_by_neovim(tmp_path, spoken)
    assert [(one["code"], one["message"].split("\n")[0]) for one in said["found"]] == [
        (one.code, one.message) for one in told
    ]
    assert [(one["place"]["line"] + 1, one["place"]["column"] + 1) for one in said["found"]] == [
        (one.place.line, one.place.column) for one in told if one.place
    ]
    assert said["left"] == 0
    assert said["text"] == MISSPELT.replace("conis", "coins").rstrip("\n")
    pond(tmp_path)
    (sentence,) = api.text("otters", tmp_path, language=spoken)  # type: ignore[arg-type]
    assert sentence in said["hover"]
