"""Calls the public client as a JSON list on standard input says, and prints what it returns as JSON."""

import inspect
import json
import sys
from datetime import datetime

from vysion.client import Client
from vysion.dto import Error, Language, Network

ARGUMENTS = {"datetime": datetime.fromisoformat, "network": Network, "language": lambda name: Language[name]}


def argument(value):
    if not isinstance(value, dict):
        return value
    [(kind, text)] = value.items()
    return ARGUMENTS[kind](text)


def exact(value):
    """JavaScript cannot read all integers exactly, so they are printed as strings."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        return {name: exact(each) for name, each in value.items()}
    if isinstance(value, list):
        return [exact(each) for each in value]
    return value


def described(result):
    if isinstance(result, Error):
        return {"error": {"code": int(result.code), "message": result.message}}
    if isinstance(result, str):
        return {"text": result}
    cursors = {name: getattr(result, name) for name in ("next_cursor", "prev_cursor") if hasattr(result, name)}
    hits = [
        hit if isinstance(hit, dict) else hit.model_dump(mode="json", exclude_unset=True, warnings=False)
        for hit in result.hits
    ]
    models = sorted({type(hit).__name__ for hit in result.hits})
    return {"total": result.total, "hits": exact(hits), "models": models, **cursors}


def answer(call):
    client = Client(api_key=call["key"])
    arguments = {name: argument(value) for name, value in call["arguments"].items()}
    return described(getattr(client, call["method"])(**arguments))


methods = [name for name, _ in inspect.getmembers(Client, inspect.isfunction) if not name.startswith("_")]
print(json.dumps({"methods": methods, "answers": [answer(call) for call in json.load(sys.stdin)]}))
