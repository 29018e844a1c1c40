"""Why a call has no answer: the service refuses the request, with a problem document (RFC 9457), or cannot be reached."""

from __future__ import annotations

import json
from typing import Any, Mapping, cast
from urllib.error import HTTPError

from .api_generated import Problem, ProblemItem


class BeichenError(Exception):
    """A call without an answer: a `BeichenProblem` or a `BeichenUnreachable`."""


class BeichenUnreachable(BeichenError):
    """A service that cannot be reached, or not within the time limit; `__cause__` is the error of the connection."""


class BeichenProblem(BeichenError):
    """A request that was refused. Its text has every fault: the parameter, what was given, what is allowed."""

    status: int
    """The HTTP status."""
    code: str
    """The kind of problem, such as `invalid_parameters`; empty where something other than the service answered."""
    errors: list[ProblemItem]
    """All faults of the request, each with its parameter."""
    retry_after_seconds: int | None
    """How long to wait before another try."""
    problem: Problem | None
    """The problem as it was sent."""

    def __init__(
        self,
        status: int,
        problem: Problem | None,
        retry_after_seconds: int | None,
        sent: Mapping[str, Any] | None = None,
    ) -> None:
        """sent: the request by the names of the service"""
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
    """The problem of an answer that is not a success."""
    is_problem = refusal.headers.get_content_type() == "application/problem+json"
    problem = cast("Problem", json.loads(refusal.read())) if is_problem else None
    wait = refusal.headers.get("Retry-After", "")
    return BeichenProblem(refusal.code, problem, int(wait) if wait.isdecimal() else None, sent)
