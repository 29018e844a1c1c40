"""Calls of the service over urllib: address, language, time limit, and a retry if the service rejects a call and names a delay."""

from __future__ import annotations

import json
import re
import time
from datetime import date, datetime
from datetime import time as clock_time
from http.client import HTTPException
from typing import Any, Mapping, cast
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

from .api_generated import VERSION
from .problem import BeichenUnreachable, problem_of


class Transport:
    """Sends requests."""

    def __init__(
        self,
        base_url: str,
        *,
        language: str | None = None,
        retries: int = 2,
        max_wait_seconds: float = 60,
        timeout_seconds: float = 30,
        user_agent: str | None = None,
    ) -> None:
        """
        base_url: address of the service, such as `https://charts.example.org`
        language: language of names and texts, sent as `lang` unless a request has its own
        retries: maximum number of retries after 429 or 503 with a Retry-After header
        max_wait_seconds: longest delay before a retry; if the service names a longer one, the problem is raised at once
        timeout_seconds: time limit of one attempt
        user_agent: name of your program, sent before the client's name
        """
        if not isinstance(base_url, str) or not re.match(r"https?://[^/]", base_url, re.IGNORECASE):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ValueError(f"base_url must be the address of the service, with its scheme, such as https://charts.example.org; {base_url!r} was given.")
        own = f"beichen-python/{VERSION}"
        self._base_url = base_url.rstrip("/")
        self._language = language
        self._retries = retries
        self._max_wait_seconds = max_wait_seconds
        self._timeout_seconds = timeout_seconds
        self._user_agent = own if user_agent is None else f"{user_agent} {own}"

    def _call(self, method: str, path: str, accept: str, request: Mapping[str, Any], has_language: bool) -> Any:
        sent = _named(request)
        if has_language and self._language is not None:
            sent.setdefault("lang", self._language)
        tries = 0
        while True:
            try:
                with urlopen(self._request(method, path, accept, sent), timeout=self._timeout_seconds) as response:
                    body = response.read().decode("utf-8")
                return json.loads(body) if accept == "application/json" else body
            except HTTPError as refusal:
                with refusal:
                    problem = problem_of(refusal, sent)
            except (OSError, HTTPException, json.JSONDecodeError) as error:
                reason = getattr(error, "reason", error)
                raise BeichenUnreachable(f"There is no answer from {urlsplit(self._base_url).netloc}: {reason}") from error
            wait = problem.retry_after_seconds
            if tries >= self._retries or wait is None or wait > self._max_wait_seconds:
                raise problem
            tries += 1
            time.sleep(wait)

    def _request(self, method: str, path: str, accept: str, sent: Mapping[str, Any]) -> Request:
        headers = {"Accept": f"{accept}, application/problem+json", "User-Agent": self._user_agent}
        if method == "POST":
            headers["Content-Type"] = "application/json"
            body = json.dumps(sent).encode("utf-8")
            return Request(self._base_url + path, body, headers, method=method)
        query = urlencode({name: _text(value) for name, value in sent.items()})
        return Request(f"{self._base_url}{path}{'?' if query else ''}{query}", None, headers, method=method)


def _named(request: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters with the service's names: `city_id` is sent as `cityId`, `from_` as `from`; None is omitted."""
    names = {name: re.sub(r"_([a-z])", lambda found: found[1].upper(), name.rstrip("_")) for name in request}
    return {names[name]: _sent(names[name], value) for name, value in request.items() if value is not None}


def _sent(name: str, value: Any) -> Any:
    """A value as the service expects it: lists joined by commas, dates and times as text."""
    if isinstance(value, Mapping):
        return _named(cast("Mapping[str, Any]", value))
    if isinstance(value, (list, tuple)):
        return ",".join(str(each) for each in cast("list[Any]", value))
    if isinstance(value, datetime):
        is_day = name != "at" and value.time() == clock_time() and value.tzinfo is None
        return value.date().isoformat() if is_day else value.isoformat(timespec="minutes")
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, clock_time):
        return value.isoformat(timespec="minutes")
    return value


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
