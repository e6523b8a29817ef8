"""What an editor says that it can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lsprotocol import types

from regola.drawings.pictures import SUFFIXES
from regola.files.pictures import PICTURES
from regola.language_server.read_only import SCHEME

__all__ = ["Client"]

_PICTURES = ",".join(suffix.removeprefix(".") for suffix in SUFFIXES)
_WATCHED = ("**/*.regola", "**/pack.yaml", "**/*.po", f"**/{PICTURES}/*.{{{_PICTURES}}}")


@dataclass(frozen=True, slots=True)
class Client:
    """An editor, by the capabilities that it has told."""

    able: types.ClientCapabilities

    def registrations(self) -> Iterator[types.Registration]:
        """Give what an editor has to be asked for, of those things that it can be asked for."""
        space = self.able.workspace
        files = space.did_change_watched_files if space else None
        if files and files.dynamic_registration:
            watchers = [types.FileSystemWatcher(pattern) for pattern in _WATCHED]
            options = types.DidChangeWatchedFilesRegistrationOptions(watchers)
            method = types.WORKSPACE_DID_CHANGE_WATCHED_FILES
            yield types.Registration("regola-files", method, options)
        contents = space.text_document_content if space else None
        if contents and contents.dynamic_registration:
            schemes = types.TextDocumentContentRegistrationOptions([SCHEME])
            method = types.WORKSPACE_TEXT_DOCUMENT_CONTENT
            yield types.Registration("regola-contents", method, schemes)

    @property
    def watches(self) -> bool:
        """Tell whether it tells what changes on the disk."""
        return bool(self.able.workspace and self.able.workspace.did_change_watched_files)

    @property
    def asks_for_contents(self) -> bool:
        """Tell whether it asks for texts that lie nowhere."""
        return bool(self.able.workspace and self.able.workspace.text_document_content)

    @property
    def renews_lenses(self) -> bool:
        """Tell whether it asks for lenses again when it is told to."""
        lenses = self.able.workspace.code_lens if self.able.workspace else None
        return bool(lenses and lenses.refresh_support)

    @property
    def links_codes(self) -> bool:
        """Tell whether it opens an address behind a code."""
        document = self.able.text_document
        published = document.publish_diagnostics if document else None
        return bool(published and published.code_description_support)

    @property
    def fills_in(self) -> bool:
        """Tell whether it can fill in the places of a form."""
        document = self.able.text_document
        item = document.completion.completion_item if document and document.completion else None
        return bool(item and item.snippet_support)
