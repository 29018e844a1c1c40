"""The client of the Beichen service: natal charts of Zi Wei Dou Shu and the Four Pillars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Unpack

from .api_generated import BirthsRequest, FoundBirth
from .operations_generated import Operations
from .problem import BeichenError, BeichenProblem, BeichenUnreachable

__all__ = ["BeichenError", "BeichenProblem", "BeichenUnreachable", "Client"]


class Client(Operations):
    """A client of the service at an address: `Client("http://localhost:3000").chart(date="1990-07-23", hour=8, gender="male", city_id="beijing-1816670")`."""

    def each_birth(self, **request: Unpack[BirthsRequest]) -> Iterator[FoundBirth]:
        """All births that fit, from every page; each page costs a call."""
        while True:
            page = self.births(**request)
            yield from page["births"]
            if "next" not in page:
                return
            request["after"] = page["next"]
