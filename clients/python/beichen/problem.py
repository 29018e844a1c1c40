"""What the service says of a request that it refuses: a problem document (RFC 9457)."""

from __future__ import annotations

import json
from typing import cast
from urllib.error import HTTPError

from .api_generated import Problem, ProblemItem


class BeichenProblem(Exception):
    """A request that was refused."""

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

    def __init__(self, status: int, problem: Problem | None, retry_after_seconds: int | None) -> None:
        super().__init__(problem["detail"] if problem else f"The service answered {status}.")
        self.status = status
        self.code = problem["code"] if problem else ""
        self.errors = problem.get("errors", []) if problem else []
        self.retry_after_seconds = retry_after_seconds
        self.problem = problem


def problem_of(refusal: HTTPError) -> BeichenProblem:
    """The problem of an answer that is not a success."""
    is_problem = refusal.headers.get_content_type() == "application/problem+json"
    problem = cast("Problem", json.loads(refusal.read())) if is_problem else None
    wait = refusal.headers.get("Retry-After", "")
    return BeichenProblem(refusal.code, problem, int(wait) if wait.isdecimal() else None)
