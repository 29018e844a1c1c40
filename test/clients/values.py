"""Calls the service at the given address with dates, times and lists, and with invalid values."""

from __future__ import annotations

import json
import sys
from datetime import date, datetime, time
from typing import Any, Callable

from beichen import BeichenProblem, BeichenUnreachable, Client

client = Client(sys.argv[1])
born: dict[str, Any] = {"gender": "male", "city_id": "beijing-1816670"}


def text_of(error: type[Exception], call: Callable[[], object]) -> str:
    try:
        call()
    except error as refusal:
        return str(refusal)
    return "no error"


def moment_at(at: str | datetime) -> object:
    return client.transits(date="1990-07-23", hour=8, at=at, at_time_zone="Asia/Shanghai", fields="moment", **born)


charts = [
    client.chart(date=date(1990, 7, 23), time=time(8, 30), fields=["fourPillars.hanzi"], **born),
    client.chart(date=datetime(1990, 7, 23), hour=8, minute=30, fields=("fourPillars.hanzi",), **born),
    client.chart(date="1990-07-23", time="08:30", fields="fourPillars.hanzi", **born),
]
one: Any = {"date": date(1990, 7, 23), "hour": 25, **born}
down = Client("http://127.0.0.1:9")
addresses: list[Any] = [None, "", "127.0.0.1:3000", "localhost"]
print(
    json.dumps(
        {
            "pillars": [chart["fourPillars"]["hanzi"] for chart in charts],
            "moments": moment_at(datetime(2027, 2, 10, 8, 30)) == moment_at("2027-02-10T08:30"),
            "refused": text_of(BeichenProblem, lambda: client.pair(one=one, other={"date": "1990-02-30"})),
            "down": text_of(BeichenUnreachable, lambda: down.chart(date="1990-07-23", hour=8, **born)),
            "addresses": [text_of(ValueError, lambda: Client(address)) for address in addresses],
        }
    )
)
