"""Runs the handler of examples/push_telethon.py with one message, without connecting to Telegram."""

import asyncio
import datetime
import sys
import types

from telethon.tl.types import Message, PeerChannel, PeerUser

with open(sys.argv[1]) as file:
    handler, connecting = file.read().split("client.start()")
assert "run_until_disconnected" in connecting

message = Message(
    id=79,
    peer_id=PeerChannel(1990000101),
    from_id=PeerUser(7001),
    date=datetime.datetime(2026, 11, 14, 11, tzinfo=datetime.timezone.utc),
    message="pushed by the example",
)


async def main():
    example = {}
    exec(handler, example)
    await example["push"](types.SimpleNamespace(message=message))


asyncio.run(main())
