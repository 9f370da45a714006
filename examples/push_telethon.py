"""Pushes every new Telegram message to nightjar. Needs URL, KEY, API_ID and API_HASH, and the packages telethon and requests."""
import asyncio
import os

import requests
from requests.adapters import HTTPAdapter
from telethon import TelegramClient, events
from urllib3.util import Retry

RETRIED = [408, 409, 429, 503, 507]
retry = Retry(300, backoff_factor=1, backoff_max=10, status_forcelist=RETRIED, allowed_methods=None)
session = requests.Session()
session.headers["x-api-key"] = os.environ["KEY"]
session.mount(os.environ["URL"], HTTPAdapter(max_retries=retry))
client = TelegramClient("collector", int(os.environ["API_ID"]), os.environ["API_HASH"])


@client.on(events.NewMessage)
async def push(event):
    url, data = os.environ["URL"] + "/api/v2/ingest/telethon", event.message.to_json().encode()
    response = await asyncio.to_thread(session.post, url, data=data, timeout=30)
    response.raise_for_status()


client.start()
client.run_until_disconnected()
