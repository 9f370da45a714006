"""Pushes every new Telegram message to nightjar. Needs URL, KEY, API_ID and API_HASH, and the packages telethon and requests."""
import os

import requests
from telethon import TelegramClient, events

client = TelegramClient("collector", int(os.environ["API_ID"]), os.environ["API_HASH"])


@client.on(events.NewMessage)
async def push(event):
    requests.post(os.environ["URL"] + "/api/v2/ingest/telethon", data=event.message.to_json().encode(),
                  headers={"x-api-key": os.environ["KEY"]}, timeout=30).raise_for_status()


client.start()
client.run_until_disconnected()
