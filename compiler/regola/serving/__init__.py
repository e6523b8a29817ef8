"""Show, on this machine alone, the rulebook of a folder and the workbench on its files."""

from regola.serving.application import application
from regola.serving.shelf import Shelf

__all__ = ["Shelf", "application"]
