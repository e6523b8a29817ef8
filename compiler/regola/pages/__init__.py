"""The rulebook as a site: pages of HTML in every language, for a browser without a network."""

from regola.pages.content import Content
from regola.pages.site import site

__all__ = ["Content", "site"]
