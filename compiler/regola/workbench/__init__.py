"""
The workbench: Regola in a browser, with nothing to install.

`session` answers the page from inside the browser, where it runs on Pyodide; `folder` lays the
page together with all that it needs, for any web server to show. The page itself is written in
TypeScript (`editors/workbench`).
"""
