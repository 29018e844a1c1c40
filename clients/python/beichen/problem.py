"""Errors of calls: the service rejects the request with a problem document (RFC 9457), or cannot be reached."""

from __future__ import annotations

import json
from typing import Any, Mapping, cast
from urllib.error import HTTPError

from .api_generated import Problem, ProblemItem


class BeichenError(Exception):
    """Base class of the errors of a call: `BeichenProblem` and `BeichenUnreachable`."""


class BeichenUnreachable(BeichenError):
    """The service cannot be reached, or does not respond within the time limit; `__cause__` is the error of the connection."""


class BeichenProblem(BeichenError):
    """The service rejected the request. The text lists every error: the parameter, the given value, the allowed values."""

    status: int
    """The HTTP status."""
    code: str
    """The kind of problem, such as `invalid_parameters`; empty if the response is not from the service, such as from a proxy."""
    errors: list[ProblemItem]
    """All errors of the request, each with its parameter."""
    retry_after_seconds: int | None
    """Seconds to wait before a retry."""
    problem: Problem | None
    """The problem as it was sent."""

    def __init__(
        self,
        status: int,
        problem: Problem | None,
        retry_after_seconds: int | None,
        sent: Mapping[str, Any] | None = None,
    ) -> None:
        """sent: the request, with the service's names of parameters"""
        super().__init__(_message(status, problem, sent or {}))
        self.status = status
        self.code = problem["code"] if problem else ""
        self.errors = problem.get("errors", []) if problem else []
        self.retry_after_seconds = retry_after_seconds
        self.problem = problem


def _message(status: int, problem: Problem | None, sent: Mapping[str, Any]) -> str:
    if problem is None:
        return f"The service answered {status}."
    return " ".join(_fault(error, sent) for error in problem.get("errors", [])) or problem["detail"]


def _fault(error: ProblemItem, sent: Mapping[str, Any]) -> str:
    """`hour: hour must be from 0 to 23. (given: 25, allowed: 0-23)`"""
    given: Any = sent
    for name in error["parameter"].split("."):
        given = cast("Mapping[str, Any]", given).get(name) if isinstance(given, Mapping) else None
    facts: list[str] = []
    if given is not None:
        facts.append(f"given: {json.dumps(given, ensure_ascii=False)[:_MAX_GIVEN]}")
    if "allowed" in error:
        facts.append(f"allowed: {error['allowed']}")
    return f"{error['parameter']}: {error['detail']}{' (' + ', '.join(facts) + ')' if facts else ''}"


_MAX_GIVEN = 80


def problem_of(refusal: HTTPError, sent: Mapping[str, Any]) -> BeichenProblem:
    """The problem of an unsuccessful response."""
    is_problem = refusal.headers.get_content_type() == "application/problem+json"
    problem = cast("Problem", json.loads(refusal.read())) if is_problem else None
    wait = refusal.headers.get("Retry-After", "")
    return BeichenProblem(refusal.code, problem, int(wait) if wait.isdecimal() else None, sent)
