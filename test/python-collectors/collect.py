"""Pushes one message with AIL's client and one with Telethon's to_json(), as collectors do."""

import datetime
import json
import os
import sys

import requests
from pyail import PyAIL
from telethon.tl.types import Message, PeerChannel, PeerUser

url, key = os.environ["NIGHTJAR_URL"], os.environ["NIGHTJAR_KEY"]

ail = PyAIL(url, key)
meta = {
    "chat": {"id": 1990000101, "name": "Heronry", "username": "heronry", "type": "channel"},
    "sender": {"id": 7001, "username": "tilda", "phone": "491700000000"},
    "id": 77,
    "type": "message",
    "date": {"datestamp": "2026-11-14 09:00:00", "timestamp": 1794646800, "timezone": "UTC"},
}
item = ail.feed_json_item("fed by pyail, write to oda@mail.example", meta, "telegram", "a5c0a1f6-0000-4000-8000-000000000001")

message = Message(
    id=78,
    peer_id=PeerChannel(1990000101),
    from_id=PeerUser(7001),
    date=datetime.datetime(2026, 11, 14, 10, tzinfo=datetime.timezone.utc),
    message="handled by telethon \N{OWL} one",
)
shapes = [message.to_json(), message.to_json(indent=2), message.to_json() + "\n"]
pushed = [
    requests.post(f"{url}/api/v2/ingest/telethon", data=shape.encode(), headers={"x-api-key": key}, timeout=30).json()
    for shape in shapes
]
wrong = PyAIL(url, "wrong").feed_json_item("refused", meta, "telegram", "a5c0a1f6-0000-4000-8000-000000000001")
json.dump({"ping": ail.ping(), "item": item, "pushed": pushed, "wrong": wrong}, sys.stdout)
