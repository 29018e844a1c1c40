"""Parses recorded responses (a file of JSON lines) as the types of the Python client; every member must have its type."""

from __future__ import annotations

import json
import sys
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from beichen import api_generated


def check(value: Any, hint: Any, path: str) -> None:
    origin, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        assert set(value) <= set(hints), f"{path}: no type has {set(value) - set(hints)}"
        assert hint.__required_keys__ <= set(value), f"{path}: without {hint.__required_keys__ - set(value)}"
        for name, member in value.items():
            check(member, hints[name], f"{path}.{name}")
    elif origin is list:
        for n, item in enumerate(value):
            check(item, arguments[0], f"{path}[{n}]")
    elif origin is dict:
        for name, member in value.items():
            check(member, arguments[1], f"{path}.{name}")
    elif origin is Literal:
        assert value in arguments, f"{path}: {value} is none of {arguments}"
    elif hint is not Any:
        allowed = (int, float) if hint is float else hint
        assert isinstance(value, allowed) and (hint is bool or not isinstance(value, bool)), f"{path}: {value} is no {hint}"


count = 0
with open(sys.argv[1], encoding="utf-8") as lines:
    for line in lines:
        recorded = json.loads(line)
        check(recorded["answer"], getattr(api_generated, recorded["type"]), recorded["type"])
        count += 1
print(count)
