"""
Answer the page of the workbench: requests and answers are JSON, places count as browsers do.

In a browser each module is compiled on the way, and somebody waits for the first findings: what
only other questions need is imported when they are asked.
"""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from regola.compilation.colours import page_parts
from regola.compilation.texts import texts_of
from regola.editor import (
    Refusal,
    Workspace,
    completions,
    formatted,
    hover,
    inserted,
    occurrence_at,
    played,
    problems,
    renamed,
    shown_lines,
    sorted_tokens,
    told_findings,
    told_rules,
)
from regola.editor.hovering import sentences
from regola.findings import Edit
from regola.findings.fixes import all_but_choices, apply_fixes
from regola.findings.pages import page as page_of
from regola.program.model import Item
from regola.resources import dsl_text, languages
from regola.sources import Source, Span

if TYPE_CHECKING:
    from regola.workbench.boards import Boards
    from regola.workbench.games import Played

__all__ = ["PACK", "Session"]

PACK = "pack"
"""What the workspace calls the one pack of the page."""

_COMMAND = re.compile(r"\bregola (read|fmt)\b")
"""The commands that the page has something for."""

Request: TypeAlias = Mapping[str, Any]


class Session:
    """One page: the texts of its pack, a game that is being played."""

    def __init__(self) -> None:
        """Begin without files."""
        self.workspace = Workspace()
        self._names: set[str] = set()
        self._pictures: set[str] = set()
        self._game: Played | None = None
        self._boards: Boards | None = None

    def answer(self, text: str) -> str:
        """Answer a request; what cannot be answered for a fault of ours is told as such."""
        request = json.loads(text)
        try:
            found = _ANSWERS[request["ask"]](self, request)
        except Exception as fault:  # noqa: BLE001 - the page goes on, whatever one request met
            found = {"fault": f"{type(fault).__name__}: {fault}"}
        return json.dumps(found)

    # ---- texts --------------------------------------------------------------------------------

    def put(self, request: Request) -> dict[str, Any]:
        """
        Take the files of the pack, all of them, and tell what is wrong and what they say.

        Pictures, in base 64, come along where they are others than before.
        """
        files: dict[str, str] = request["files"]
        for name in self._names - files.keys():
            self.workspace.drop(PACK, name)
        for name, text in files.items():
            self.workspace.put(PACK, name, text)
        self._names = set(files)
        if "pictures" in request:
            self._put_pictures(request["pictures"])
        return {
            "problems": [
                self._problem(*one, request["language"])
                for one in self._problems(request["language"])
            ],
            "items": [one for path in self._paths() for one in self._items(path)],
        }

    def _put_pictures(self, pictures: Mapping[str, str]) -> None:
        for name in self._pictures - pictures.keys():
            self.workspace.drop(PACK, name)
        for name, data in pictures.items():
            self.workspace.put_picture(PACK, name, b64decode(data))
        self._pictures = set(pictures)

    def _paths(self) -> list[str]:
        return [f"{PACK}/{name}" for name in sorted(self._names)]

    def _problems(self, spoken: str) -> Iterator[tuple[Any, Any]]:
        pictures = (f"{PACK}/{name}" for name in sorted(self._pictures))
        for path in (*self._paths(), *pictures, PACK):
            yield from problems(self.workspace.analysis, path, spoken)

    def _problem(self, finding: Any, told: Any, spoken: str) -> dict[str, Any]:
        fix = None
        if finding.fix is not None and finding.fix.edits:
            fix = {"title": told.fix or told.message, "edits": list(self._edits(finding.fix.edits))}
        return {
            **self._place(finding.span),
            "code": told.entry.code,
            "severity": told.severity.value,
            "message": told.message,
            "hint": _here(told.hint, spoken),
            "fix": fix,
        }

    def _items(self, path: str) -> Iterator[dict[str, Any]]:
        """Give the items of a file with the sentences of their rules in each language."""
        for item in self.workspace.analysis.items(path):
            if (item.id and not item.holder) or item.kind == "example":
                yield {
                    **self._place(item.span),
                    "kind": item.kind,
                    "id": item.id,
                    "title": item.title or item.id,
                    "reference": item.reference,
                    "rules": list(self._rules(item)),
                }

    def _rules(self, item: Item) -> Iterator[dict[str, Any]]:
        program = self.workspace.analysis.program_of(item)
        if program is None:
            return
        texts = texts_of(program)
        for one in item.walk():
            said = {code: sentences(texts, one, code) for code in languages()}
            for place, rule in enumerate(one.rules):
                told = {code: text[place] for code, text in said.items() if place < len(text)}
                yield {**self._place(rule.span), "said": told}

    # ---- while writing ------------------------------------------------------------------------

    def complete(self, request: Request) -> list[dict[str, Any]]:
        """Return what may stand at a place."""
        path, offset = self._asked(request)
        found = completions(self.workspace.analysis, path, offset, request["language"])
        return [
            {"label": o.label, "text": o.text, "sort": o.sort, "gloss": o.gloss, "form": o.is_form}
            | self._place(o.span)
            for o in found
        ]

    def hover(self, request: Request) -> dict[str, Any] | None:
        """Return what is told of a place."""
        path, offset = self._asked(request)
        found = hover(self.workspace.analysis, path, offset, request["language"])
        return {**self._place(found.span), "text": found.markdown} if found is not None else None

    def tokens(self, request: Request) -> list[dict[str, Any]]:
        """Return the sorts of the words of a file."""
        found = sorted_tokens(self.workspace.analysis, f"{PACK}/{request['file']}")
        return [{**self._place(one.span), "sort": one.sort} for one in found]

    def format(self, request: Request) -> str | None:
        """Return a file in its layout."""
        return formatted(self.workspace.analysis, f"{PACK}/{request['file']}")

    def insert(self, request: Request) -> list[dict[str, Any]]:
        """Return what puts a rule in where she writes; nothing where no item may bear one."""
        path = f"{PACK}/{request['file']}"
        source = self.workspace.analysis.sources.get(path)
        offset = _code_points(source, int(request["offset"])) if source is not None else 0
        found = inserted(self.workspace.analysis, path, offset, request["line"])
        return list(self._edits((found,) if found is not None else ()))

    def rename(self, request: Request) -> dict[str, Any]:
        """Return the changes that give what is named at a place another id."""
        named = occurrence_at(self.workspace.analysis, *self._asked(request))
        if named is None:
            return {"refused": "not-here"}
        found = renamed(self.workspace, named, request["name"])
        if isinstance(found, Refusal):
            return {"refused": found.reason}
        return {"edits": list(self._edits(found))}

    def explain(self, request: Request) -> list[dict[str, Any]]:
        """Return the page of a finding, headed by what was told of the text at hand, in parts."""
        page = page_of(request["code"], request["language"]) or ""
        told = request.get("message", "")
        if told:
            page = f"# {request['code']} · {told}\n{page.partition(chr(10))[2]}"
        return [
            {"text": part.text, "pieces": [[one.text, one.sort] for one in part.pieces]}
            for part in page_parts(page)
        ]

    def mend(self, request: Request) -> dict[str, str]:
        """Return the files with all that can be mended mended."""
        del request
        analysis = self.workspace.analysis
        done = apply_fixes(all_but_choices(analysis.findings), analysis.sources)
        return {path.removeprefix(f"{PACK}/"): text for path, text in done.texts.items()}

    # ---- what comes of it ---------------------------------------------------------------------

    def card(self, request: Request) -> dict[str, Any] | None:
        """Return the card of an item, its pictures as drawings that stand alone."""
        from regola.editor.cards import card

        item = self.workspace.analysis.item(request["reference"])
        program = self.workspace.analysis.program_of(item) if item is not None else None
        if item is None or program is None:
            return None
        return card(program, item, request["language"])

    def example(self, request: Request) -> dict[str, Any]:
        """Play an example; tell how it ended, line by line and drawn."""
        from regola.workbench import pictures

        analysis, path = self.workspace.analysis, f"{PACK}/{request['file']}"
        found = played(analysis, path, request["title"])
        if found is None:
            return {"played": False}
        holds, findings = found
        told = told_findings(analysis, findings, request["language"])
        faults = [
            self._place(o.span) | {"message": t.message}
            for o, t in zip(findings, told, strict=True)
        ]
        shown = pictures.example(analysis, path, request["title"], request["language"])
        return {"played": True, "holds": holds, "faults": faults, **shown}

    def coverage(self, request: Request) -> list[dict[str, Any]] | None:
        """Return the rules of an item, and which of them some example shows."""
        analysis, path = self.workspace.analysis, f"{PACK}/{request['file']}"
        found = shown_lines(analysis, path, request["reference"])
        if found is None:
            return None
        said = {one.span: one.text for one in told_rules(analysis, path, request["language"])}
        return [
            self._place(one.span) | {"said": said.get(one.span, ""), "shown": one.is_shown}
            for one in found
        ]

    def board(self, request: Request) -> dict[str, Any]:
        """Return an example after some of its steps, on its board."""
        boards = self._boards_of(request["file"])
        return boards.shown(request["title"], int(request["steps"]), request["language"])

    def boards(self, request: Request) -> list[dict[str, str]]:
        """Return the boards that an example may take."""
        return self._boards_of(request["file"]).kinds(request["language"])

    def change(self, request: Request) -> list[dict[str, Any]]:
        """Return what a click on a board changes in the text."""
        boards = self._boards_of(request["file"])
        found = boards.changed(request["title"], request["how"], request.get("told", {}))
        return list(self._edits(tuple(found)))

    def begin_example(self, request: Request) -> list[dict[str, Any]]:
        """Return what puts an example at the end of an item."""
        boards = self._boards_of(request["file"])
        found = boards.begin(request["reference"], request, request["language"])
        return list(self._edits(tuple(found)))

    def _boards_of(self, file: str) -> Boards:
        """Return the examples of a file; what was worked out for them is kept while they stand."""
        from regola.workbench.boards import Boards

        analysis, path = self.workspace.analysis, f"{PACK}/{file}"
        kept = self._boards
        if kept is None or kept.analysis is not analysis or kept.path != path:
            kept = self._boards = Boards(analysis, path, kept)
        return kept

    def play(self, request: Request) -> dict[str, Any]:
        """Begin a game with bots in which the pack takes part."""
        from regola.workbench import games

        self._game = games.begun(self.workspace.analysis, request)
        return self._game.document() if self._game is not None else {"fault": "no-game"}

    def more(self, request: Request) -> dict[str, Any]:
        """Play on for some moves."""
        if self._game is None:
            return {"fault": "no-game"}
        self._game.go_on(int(request["moves"]))
        return self._game.document()

    def read(self, request: Request) -> dict[str, Any]:
        """Read a sentence of her language and return the rule that says it."""
        from regola.workbench import games

        return games.sentence(self.workspace.analysis, request["sentence"], request["language"])

    # ---- to begin with ------------------------------------------------------------------------

    def gallery(self, request: Request) -> list[dict[str, str]]:
        """Return the official items to begin from."""
        from regola.workbench.gallery import gallery

        return list(gallery(request["language"]))

    def forms(self, request: Request) -> list[dict[str, str]]:
        """Return rules to pick from, in plain words."""
        from regola.workbench.gallery import forms

        return list(forms(request["language"], request["kind"], request.get("game", "")))

    def kinds(self, request: Request) -> list[dict[str, str]]:
        """Return the kinds of items that the short form begins."""
        from regola.editor import beginnings

        return list(beginnings.kinds(request["language"]))

    def named(self, request: Request) -> dict[str, Any]:
        """Return how texts will say a name."""
        from regola.editor import beginnings

        return beginnings.named(request, request["language"])

    def write(self, request: Request) -> dict[str, str]:
        """Return a new file: what the short form says."""
        from regola.editor import beginnings

        return beginnings.written(request, request["language"])

    def begin(self, request: Request) -> dict[str, str]:
        """Return a new file: an official item with an id of its own."""
        from regola.workbench.gallery import begun

        return begun(request["reference"], request["id"])

    # ---- places -------------------------------------------------------------------------------

    def _asked(self, request: Request) -> tuple[str, int]:
        path = f"{PACK}/{request['file']}"
        return path, _code_points(self.workspace.analysis.sources[path], int(request["offset"]))

    def _place(self, span: Span) -> dict[str, Any]:
        source = self.workspace.analysis.text_of(span.path)
        first, last = (_units(source, at) if source else 0 for at in (span.start, span.end))
        return {"file": span.path.removeprefix(f"{PACK}/"), "from": first, "to": last}

    def _edits(self, edits: tuple[Edit, ...]) -> Iterator[dict[str, Any]]:
        return ({**self._place(edit.span), "insert": edit.replacement} for edit in edits)


def _here(hint: str | None, spoken: str) -> str | None:
    """Return a hint that speaks of what the page has, where it spoke of a command."""
    if hint is None or _COMMAND.search(hint) is None:
        return hint
    from regola.localisation import Words

    words = Words(spoken, {"workbench.ftl": dsl_text("text", spoken, "workbench.ftl")})
    return _COMMAND.sub(lambda found: words.say(f"does-{found[1]}"), hint)


def _units(source: Source, offset: int) -> int:
    """Return an offset in units of UTF-16, as JavaScript counts."""
    before = source.text[:offset]
    return offset if before.isascii() else len(before.encode("utf-16-le")) // 2


def _code_points(source: Source, units: int) -> int:
    """Return an offset in code points."""
    if source.text.isascii():
        return units
    return len(source.text.encode("utf-16-le")[: 2 * units].decode("utf-16-le", "ignore"))


_ANSWERS: Mapping[str, Callable[[Session, Request], Any]] = {
    "put": Session.put,
    "complete": Session.complete,
    "hover": Session.hover,
    "tokens": Session.tokens,
    "format": Session.format,
    "insert": Session.insert,
    "rename": Session.rename,
    "mend": Session.mend,
    "card": Session.card,
    "example": Session.example,
    "coverage": Session.coverage,
    "board": Session.board,
    "boards": Session.boards,
    "change": Session.change,
    "begin-example": Session.begin_example,
    "explain": Session.explain,
    "play": Session.play,
    "more": Session.more,
    "read": Session.read,
    "gallery": Session.gallery,
    "forms": Session.forms,
    "kinds": Session.kinds,
    "named": Session.named,
    "write": Session.write,
    "begin": Session.begin,
}
