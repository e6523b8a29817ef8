"""
Answer a browser on this machine, and nobody else.

Whoever opens the address that the command prints gets a cookie for its secret; without it nothing
is answered. The cookie goes along with requests of our own pages only, and what other sites send is
refused by what browsers say of it, so that no site that somebody visits meanwhile reads or writes.
"""

from __future__ import annotations

import mimetypes
from base64 import b64encode
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import sha256
from hmac import compare_digest
from html import escape
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from regola.files.desk import Desk
from regola.json_files import json_data
from regola.localisation import Words
from regola.serving.shelf import Shelf

__all__ = ["LARGEST", "application"]

LARGEST = 4_000_000
"""So many bytes a request to write may have."""

_HOSTS = ["127.0.0.1", "localhost"]
_OWN = frozenset({"same-origin", "none"})
_COOKIE = "regola"
_ROOMS = ("workbench", "rulebook")
_INDEX = "index.html"
_BODY = b"<body>"
_SERVED = b'<body data-served="../packs">'
_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def application(
    desks: Sequence[Desk], shelf: Shelf, workbench: Mapping[str, bytes], secret: str, words: Words
) -> Starlette:
    """Return what answers: the packs' files, the rulebook, the workbench on these files."""
    pages = _Pages(desks, shelf, workbench, words)
    return Starlette(
        routes=[
            Route("/", pages.front),
            Route("/packs", pages.packs),
            Route("/packs/{number:int}", pages.files),
            Route("/packs/{number:int}/{name:path}", pages.write, methods=["PUT"]),
            Route("/rulebook/{name:path}", pages.rulebook),
            Route("/workbench/{name:path}", pages.workbench),
        ],
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=_HOSTS),
            Middleware(BaseHTTPMiddleware, dispatch=_guard(secret, words)),
        ],
    )


_Next = Callable[[Request], Awaitable[Response]]


def _guard(secret: str, words: Words) -> Callable[[Request, _Next], Awaitable[Response]]:
    async def dispatch(request: Request, follow: _Next) -> Response:
        # Cookies are of a host, whatever the port: several folders may be served at once.
        cookie = f"{_COOKIE}-{request.url.port}"
        known = _are_equal(request.cookies.get(cookie, ""), secret)
        told = _are_equal(request.query_params.get("token", ""), secret)
        is_own = request.headers.get("Sec-Fetch-Site", "none") in _OWN
        if is_own and told and request.method == "GET":
            response = Response(status_code=303, headers={"Location": "/"})
            response.set_cookie(cookie, secret, httponly=True, samesite="strict")
        elif is_own and known:
            response = await follow(request)
        else:
            response = PlainTextResponse(words.say("serve-stranger"), 403)
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return dispatch


def _are_equal(given: str, secret: str) -> bool:
    # Texts are compared in equal time only if all letters are plain; bytes whatever they are.
    return compare_digest(given.encode(), secret.encode())


class _Pages:
    """The answers, one method a route."""

    def __init__(
        self,
        desks: Sequence[Desk],
        shelf: Shelf,
        workbench: Mapping[str, bytes],
        words: Words,
    ) -> None:
        self._desks = desks
        self._shelf = shelf
        self._workbench = dict(workbench)
        self._workbench[_INDEX] = self._workbench[_INDEX].replace(_BODY, _SERVED, 1)
        self._words = words

    async def front(self, _: Request) -> Response:
        links = (f'<li><a href="{room}/">{self._said(room)}</a></li>' for room in _ROOMS)
        told = f"<pre>{escape(self._shelf.told)}</pre>" if self._shelf.told else ""
        return self._page(f"<ul>{''.join(links)}</ul>{told}")

    def _said(self, name: str) -> str:
        return escape(self._words.say(f"serve-{name}"))

    async def packs(self, _: Request) -> Response:
        return JSONResponse([desk.root.name for desk in self._desks])

    async def files(self, request: Request) -> Response:
        desk = self._desk(request)
        texts = await run_in_threadpool(desk.texts)
        pictures = await run_in_threadpool(desk.pictures)
        digests = {name: one.digest for name, one in texts.items()}
        digests |= {name: sha256(data).hexdigest() for name, data in pictures.items()}
        known = "".join(f"{name} {digest}\n" for name, digest in sorted(digests.items()))
        tag = f'"{sha256(known.encode()).hexdigest()}"'
        if request.headers.get("If-None-Match") == tag:
            return Response(status_code=304, headers={"ETag": tag})
        files = {name: {"text": one.text, "digest": one.digest} for name, one in texts.items()}
        shown = {name: b64encode(data).decode() for name, data in pictures.items()}
        return JSONResponse({"files": files, "pictures": shown}, headers={"ETag": tag})

    async def write(self, request: Request) -> Response:
        asked = await self._asked(request)
        name, text, before = request.path_params["name"], asked["text"], asked.get("before")
        done = await run_in_threadpool(self._desk(request).write, name, text, before)
        now = {"text": done.now.text, "digest": done.now.digest} if done.now else None
        return JSONResponse(now, 200 if done.is_done else 409)

    async def _asked(self, request: Request) -> dict[str, Any]:
        data = b""
        async for part in request.stream():
            data += part
            if len(data) > LARGEST:
                raise HTTPException(413)
        asked = _json(data)
        if not isinstance(asked.get("text"), str):
            raise HTTPException(400)
        return asked

    def _desk(self, request: Request) -> Desk:
        number: int = request.path_params["number"]
        if number >= len(self._desks):
            raise HTTPException(404)
        return self._desks[number]

    async def workbench(self, request: Request) -> Response:
        return _file(request, self._workbench.get)

    async def rulebook(self, request: Request) -> Response:
        if self._shelf.is_empty:
            waits = not self._shelf.told
            told = self._shelf.told or self._words.say("serve-building")
            return self._page(f"<pre>{escape(told)}</pre>", {"Refresh": "2"} if waits else {})
        return _file(request, self._shelf.page)

    def _page(self, inner: str, headers: Mapping[str, str] | None = None) -> Response:
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        head += '<link rel="icon" href="data:,">'
        lead = f"<title>Regola</title><h1>Regola</h1><p>{self._said('lead')}</p>"
        text = f'<!doctype html><html lang="{self._words.language}">{head}{lead}{inner}</html>'
        return HTMLResponse(text, headers=headers)


def _json(data: bytes) -> dict[str, Any]:
    try:
        found = json_data(data)
    except ValueError as error:
        raise HTTPException(400) from error
    return found if isinstance(found, dict) else {}


def _file(request: Request, found: Callable[[str], bytes | None]) -> Response:
    name = request.path_params["name"]
    name = f"{name}{_INDEX}" if not name or name.endswith("/") else name
    data = found(name)
    if data is None:
        raise HTTPException(404)
    # What a machine says of scripts may be anything, and browsers then do not run them.
    is_script = name.endswith((".js", ".mjs"))
    kind = "text/javascript" if is_script else mimetypes.guess_type(name)[0]
    return Response(data, media_type=kind or "application/octet-stream")
