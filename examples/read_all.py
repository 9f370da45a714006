#!/usr/bin/env python3
"""Prints every hit of a list as one JSON object per line.

    URL=http://127.0.0.1:7080 KEY=nj_… python3 read_all.py im/search q=wallet platform=telegram

KEY_FILE may name a file with the key instead. Exit codes: 0 done, 3 not found (404), 1 anything else.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

ATTEMPTS = 10


def key():
    """The API key, from the environment or from a file."""
    if "KEY" in os.environ:
        return os.environ["KEY"]
    with open(os.environ["KEY_FILE"], encoding="utf-8") as file:
        return file.read().strip()


def get(path):
    """The data of a response. Waits and tries again when the server asks for it."""
    base = os.environ.get("URL", "http://127.0.0.1:7080")
    request = urllib.request.Request(f"{base}/api/v2/{path}", headers={"x-api-key": key()})
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["data"]
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503) or attempt == ATTEMPTS:
                raise
            time.sleep(float(error.headers.get("retry-after", attempt)))
    return None


def read_all(path, **parameters):
    """Yields every hit of a list, page by page."""
    cursor = "*"
    while cursor is not None:
        query = {**parameters, "id_format": "string", "page_size": 1000, "cursor": cursor}
        data = get(f"{path}?{urllib.parse.urlencode(query)}")
        yield from data["hits"]
        cursor = data["next_cursor"]


def main():
    path, *parameters = sys.argv[1:]
    try:
        for hit in read_all(path, **dict(parameter.split("=", 1) for parameter in parameters)):
            print(json.dumps(hit, ensure_ascii=False))
    except urllib.error.HTTPError as error:
        print(f"{error.code}: {json.load(error)['message']}", file=sys.stderr)
        return 3 if error.code == 404 else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
