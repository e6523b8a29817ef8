// Run pytest in Pyodide: node browser_python.mjs PLACES ARGUMENTS, both as JSON.
import { pathToFileURL } from "node:url";

const [places, given] = process.argv.slice(2).map((text) => JSON.parse(text));
const { loadPyodide } = await import(pathToFileURL(places["/pyodide"] + "/pyodide.mjs"));
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", COLUMNS: "100" } });
for (const [inside, root] of Object.entries(places)) {
  python.FS.mkdirTree(inside);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, inside);
}
python.globals.set("given", given);
process.exit(
  python.runPython(`
import os, sys

sys.path[:0] = [f"/project/{one}" for one in ("compiler", "engine", "generated", "")] + ["/instead"]
sys.path.append("/libraries")
os.chdir("/project")
print("Python", sys.version)
import pytest

class Apart:
    """Tell what cannot run in a browser apart from what fails."""

    wants = {"does not support processes": 0, "Unable to use threads": 0, "can't start new thread": 0, "ImportError": 0}

    def pytest_collectreport(self, report):
        self.look(report)

    def pytest_runtest_logreport(self, report):
        self.look(report)

    def look(self, report):
        text = str(report.longrepr) if report.failed else ""
        for words in self.wants:
            if words in text:
                self.wants[words] += 1
                break

    def pytest_terminal_summary(self, terminalreporter):
        for words, count in self.wants.items():
            terminalreporter.write_line(f"{count} of the failures and errors: {words}")

options = ["-p", "no:cacheprovider", "-p", "no:xdist", "-q", "--tb=short", "--continue-on-collection-errors"]
int(pytest.main([*options, *given.to_py()], plugins=[Apart()]))
`),
);
