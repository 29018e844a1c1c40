"""Calls a scripted service at the given address, and prints the results of the client."""

from __future__ import annotations

import json
import sys
from typing import Callable

from beichen import BeichenProblem, Client

client = Client(sys.argv[1], language="vi", retries=1, max_wait_seconds=5, user_agent="trial/1")


def cast() -> object:
    return client.chart(date="1990-07-23", hour=0, gender="male", city_id="beijing-1816670")


def refusal_of(call: Callable[[], object]) -> list[object]:
    try:
        call()
    except BeichenProblem as problem:
        return [problem.status, problem.code, problem.errors[0]["parameter"] if problem.errors else None, problem.retry_after_seconds]
    return ["no refusal"]


chart = client.chart(date="1990-07-23", hour=0, gender="male", city_id="beijing-1816670")
print(
    json.dumps(
        {
            "later": [chart["language"], chart["mainStar"]["id"]],
            "refusals": [refusal_of(cast) for _ in range(4)],
            "births": [found["date"] for found in client.each_birth(pillars="庚午")],
            "text": client.calendar_text(date="1990-07-23", gender="male", city_id="beijing-1816670", from_="2026-12-01", with_="clash"),
            "cities": client.cities(q="北京 & 上海", limit=2)["count"],
        }
    )
)
